"""Bots: they play to the end, and decide from the view alone."""

from __future__ import annotations

import importlib.util

import pytest

from rathaus.bots import BotError, bot_names, make
from rathaus.core.state import State
from tests.conformance.configuration import Case, cases
from tests.conformance.play import sample, scaled

pytestmark = pytest.mark.engine
SETTINGS = {"mcts": f":iterations={scaled(8, 3)}"}


def written() -> list[str]:
    return [name for name in bot_names() if importlib.util.find_spec(f"rathaus.bots.{name}")]


def pairs() -> list[tuple[Case, str]]:
    """Every configuration with every bot that can play its game; those that think, in fewer of them."""
    found = []
    thinking = [case for case in cases() if case.configuration.golden][:: scaled(1, 9)]
    for name in written():
        playing = thinking if name in SETTINGS else cases()
        word = name + SETTINGS.get(name, "")
        found += [(case, word) for case in playing if name != "greedy" or case.game.policy() is not None]
    return found


def choice(word: str, state: State, seat: int, seed: int) -> int:
    return make(word, seed).choose(state.view(seat))


@pytest.mark.parametrize(("played", "word"), pairs(), ids=str)
def test_bots_decide_from_the_view_alone(played: Case, word: str) -> None:
    for state in sample(played, 5, 1)[:-1]:
        seat = state.seat_to_act()
        before = state.to_bytes()
        for seed in range(scaled(2, 1)):
            chosen = choice(word, state, seat, seed)
            assert chosen in state.legal_actions()
            assert chosen == choice(word, state, seat, seed)
            for number in range(2):
                assert chosen == choice(word, state.determinize(seat, number), seat, seed)
        assert state.to_bytes() == before


@pytest.mark.parametrize("name", bot_names())
def test_every_bot_is_written(name: str) -> None:
    if name not in written():
        pytest.skip(f"the bot {name} is not written yet")
    assert make(name, 1) is not None


@pytest.mark.parametrize(
    "wrong", ["", "no_such_bot", "random:x=1", "random:x", "greedy:=3", "mcts:iterations=none"]
)
def test_bots_that_do_not_exist(wrong: str) -> None:
    if wrong.startswith("mcts"):
        pytest.importorskip("rathaus.bots.mcts")
    with pytest.raises(BotError):
        make(wrong)
