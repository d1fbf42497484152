from __future__ import annotations

import pytest

from rathaus.core.errors import IllegalAction, RathausError, UnknownGame
from rathaus.core.game import Game
from rathaus.core.records import Record
from rathaus.core.registry import games, get, ruleset_of
from tests.conformance.configuration import configurations, game_names


def test_games_are_found_by_their_name() -> None:
    assert games()
    for name, game in games().items():
        assert game.name == name
        assert isinstance(game, Game)
        assert get(name) is game
        assert game.title and game.seats


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame) as caught:
        get("chess")
    assert all(name in str(caught.value) for name in games())


@pytest.mark.parametrize("name", game_names())
def test_rulesets_are_shared(name: str) -> None:
    configuration = configurations(name)[0]
    one = ruleset_of(name, configuration.seats, dict(configuration.options))
    assert one is get(name).ruleset(configuration.seats, **configuration.options)
    assert one.key == get(name).new(configuration.seats, 1, **configuration.options).ruleset.key


@pytest.mark.parametrize("name", game_names())
def test_record_of_a_game_not_begun(name: str) -> None:
    configuration = configurations(name)[0]
    record = Record.begin(get(name).ruleset(configuration.seats, **configuration.options), 8)
    again = Record.from_text(record.to_text())
    assert again == record
    assert again.replay() == get(name).new(configuration.seats, 8, **configuration.options)
    assert again.replay(0) == again.replay()


def test_errors_are_sentences() -> None:
    error = IllegalAction("R4.4", "action_first", "build district:tavern")
    assert isinstance(error, RathausError)
    assert str(error) == "build district:tavern is not allowed now: action first (R4.4)"
    assert (error.rule, error.reason, error.action) == ("R4.4", "action_first", "build district:tavern")
