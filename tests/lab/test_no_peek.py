"""The bots that the lab asks about the state itself decide as they would about the view of their seat."""

from __future__ import annotations

import random

import pytest

from rathaus.bots import make
from rathaus.core.game import Game
from rathaus.core.registry import games
from rathaus.lab.driver import DIRECT, decider

pytestmark = pytest.mark.engine
GAMES, MOST_GAMES = 4, 100  # more than the first where games are short
SAMPLED = 0.25  # share of the decisions that are compared


@pytest.mark.parametrize("word", sorted(DIRECT))
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_direct_decisions_are_those_on_the_view(game: Game, word: str) -> None:
    if word == "greedy" and game.policy() is None:
        pytest.skip(f"{game.title} has no rule of thumb")
    chance = random.Random(1)
    compared = 0
    for seed in range(MOST_GAMES):
        if seed >= GAMES and compared > 50:
            break
        state = game.new(chance.choice(seats_of(game)), seed)
        direct, on_view, imagined = decider(game, word, 5), make(word, 5), decider(game, word, 5)
        while (seat := state.seat_to_act()) >= 0:
            legal = state.legal_actions()
            action = chance.choice(legal)
            if chance.random() < SAMPLED:
                view = state.view(seat)
                before = state.digest()
                action = direct(state)
                assert state.digest() == before, "deciding changed the state"
                assert action == on_view.choose(view)
                assert action == imagined(view.determinize(chance.getrandbits(60)))
                compared += len(legal) > 1
            state.apply(action)
    assert compared > 50


def seats_of(game: Game) -> list[int]:
    """The numbers of players of the usual edition."""
    found = []
    for seats in game.seats:
        try:
            game.ruleset(seats)
        except Exception:  # another edition's
            continue
        found.append(seats)
    return found
