"""Options: wrong names, values and combinations are refused with a sentence; right ones resolve completely."""

from __future__ import annotations

from typing import Any

import pytest

from rathaus.core.errors import OptionError
from rathaus.core.game import Game
from tests.conformance.configuration import Case, impossible


def refused(game: Game, seats: Any, **options: Any) -> str:
    with pytest.raises(OptionError) as caught:
        game.ruleset(seats, **options)
    sentence = str(caught.value)
    assert len(sentence.split()) >= 4, sentence
    return sentence


def some_seats(game: Game) -> int:
    return game.seats[len(game.seats) // 2]


def test_unknown_option(game: Game) -> None:
    sentence = refused(game, some_seats(game), no_such_option=1)
    assert "no_such_option" in sentence
    assert all(option.name in sentence for option in game.options)


@pytest.mark.parametrize("seats", [0, -1, 99, True, "4", 3.0, None], ids=str)
def test_impossible_seats(game: Game, seats: Any) -> None:
    assert str(seats) in refused(game, seats)


WRONG: list[Any] = ["no such value", "", -1, 10**9, 2.5, [], {}, [3], ("a",), object()]


@pytest.mark.parametrize("value", WRONG, ids=[f"{type(value).__name__}{i}" for i, value in enumerate(WRONG)])
def test_wrong_values(game: Game, value: Any) -> None:
    for option in game.options:
        if option.kind == "set" and not isinstance(value, int | float) and not value:
            continue  # nothing chosen
        assert option.name in refused(game, some_seats(game), **{option.name: value})


def test_impossible_combinations(game: Game) -> None:
    for combination in impossible(game.name):
        sentence = refused(game, combination.seats, **combination.options)
        assert all(word in sentence for word in combination.words), sentence


def test_options_resolve_completely(case: Case) -> None:
    options = case.ruleset.options
    assert list(options) == sorted(option.name for option in case.game.options)
    assert case.game.ruleset(case.seats, **options) is case.ruleset
    as_text = {name: str(value) for name, value in options.items()}
    assert case.game.ruleset(case.seats, **as_text) is case.ruleset


def test_declarations(game: Game) -> None:
    for option in game.options:
        assert option.kind in ("choice", "flag", "number", "set")
        assert option.rule.startswith("R")
        assert (option.kind in ("choice", "set")) == bool(option.values)
        assert (option.kind == "number") == (option.low < option.high)
        if option.default is not None:
            assert option.read(option.default) == option.default
    assert game.options[next(iter(game.options)).name] is next(iter(game.options))
