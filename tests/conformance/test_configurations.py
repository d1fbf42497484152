"""Every game says how it is to be tested, and its configurations reach every player count and option value."""

from __future__ import annotations

import pytest

from rathaus.core.game import Game
from rathaus.core.options import Option, Value
from tests.conformance.configuration import cases, configurations, impossible


def test_has_configurations(game: Game) -> None:
    assert configurations(game.name), f"tests/games/{game.name}/configurations.py has no CONFIGURATIONS"
    assert impossible(game.name), f"tests/games/{game.name}/configurations.py has no IMPOSSIBLE"


def test_names_are_unique(game: Game) -> None:
    names = [str(configuration) for configuration in configurations(game.name)]
    assert sorted(names) == sorted(set(names))


def test_every_number_of_players(game: Game) -> None:
    assert {configuration.seats for configuration in configurations(game.name)} == set(game.seats)


def wanted(option: Option) -> set[Value]:
    """The values that must occur; for numbers only that they vary."""
    if option.kind == "flag":
        return {True, False}
    return set(option.values)


def test_every_option_value(game: Game) -> None:
    missing = []
    resolved = [case.ruleset.options for case in cases() if case.game_name == game.name]
    for option in game.options:
        found = {options[option.name] for options in resolved}
        if option.kind == "set":
            found = {word for value in found for word in str(value).split("+")}
        if option.kind == "number" and option.low < option.high and len(found) < 2:
            missing.append(f"{option.name}: another number than {found}")
        missing += [f"{option.name}={value}" for value in wanted(option) - found]
    assert not missing


def test_golden_configurations_reach_every_number_of_players(game: Game) -> None:
    golden = {configuration.seats for configuration in configurations(game.name) if configuration.golden}
    assert golden == set(game.seats)


if not cases():  # pragma: no cover
    pytest.fail("no game is registered")
