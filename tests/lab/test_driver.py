"""One game between bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rathaus.bots import Bot, BotError
from rathaus.core.game import Game
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.lab import driver
from rathaus.lab.driver import Decide, LabError, by_view, play_game

pytestmark = pytest.mark.engine
RANDOM = ("random",) * 4


def test_same_seed_same_game(game: Game, ruleset: Ruleset) -> None:
    one, two = (replace(play_game(game, ruleset, RANDOM, 7), seconds=0.0) for _ in range(2))
    assert one == two
    assert replace(play_game(game, ruleset, RANDOM, 8), seconds=0.0) != one


def test_a_result_says_everything(game: Game, ruleset: Ruleset) -> None:
    result = play_game(game, ruleset, RANDOM, 1)
    assert result.seed == 1
    assert result.bots == RANDOM
    assert [sum(sheet.values()) for sheet in result.sheets] == list(result.scores)
    assert all(tuple(sheet) == game.sources for sheet in result.sheets)
    assert min(result.ranking) == 1
    assert result.decisions > 50
    assert result.rounds is not None and result.rounds > 3
    assert result.seconds > 0


def test_one_bot_a_seat(game: Game, ruleset: Ruleset) -> None:
    with pytest.raises(BotError, match="4 seats need as many bots, not 2"):
        play_game(game, ruleset, ("random", "random"), 1)


def test_unknown_bot_and_setting(game: Game, ruleset: Ruleset) -> None:
    with pytest.raises(BotError, match="no bot 'oracle'"):
        play_game(game, ruleset, ("oracle",) * 4, 1)
    with pytest.raises(BotError, match="no setting 'depth'"):
        play_game(game, ruleset, ("random:depth=3",) * 4, 1)


def test_an_illegal_choice_is_named(game: Game, ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    def confused(game: Game, bot: Bot) -> Decide:
        def decide(state: State) -> int:
            legal = set(state.legal_actions())
            return next(action for action in range(game.n_actions) if action not in legal)

        return decide

    monkeypatch.setitem(driver.DIRECT, "random", confused)
    with pytest.raises(LabError, match=r"game of seed 3, decision 0, bot random: .* not allowed now"):
        play_game(game, ruleset, RANDOM, 3)


def test_a_game_without_end_is_stopped(game: Game, ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "longest", 20)
    with pytest.raises(LabError, match="seed 3 did not end within 20 decisions"):
        play_game(game, ruleset, RANDOM, 3)


def test_other_bots_get_the_view_of_their_seat(game: Game, ruleset: Ruleset) -> None:
    asked = []

    class Watcher:
        def choose(self, view: object) -> int:
            asked.append(view)
            return view.legal[-1]  # type: ignore[attr-defined]

    state = game.start(ruleset, 1)
    decide = by_view(Watcher())
    for _ in range(30):
        legal, before = state.legal_actions(), len(asked)
        action = decide(state)
        assert action == legal[-1]
        assert len(asked) - before == (len(legal) > 1)
        if len(legal) > 1:
            assert asked[-1] == state.view(state.seat_to_act())
        state.apply(action)
