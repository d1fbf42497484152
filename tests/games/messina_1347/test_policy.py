"""The rule of thumb: far better than chance, at home in every part of the game, and never at a loss."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.conformance.play import scaled
from tests.games.messina_1347.configurations import CONFIGURATIONS

from rathaus.core.policy import pick
from rathaus.core.rng import seed_of
from rathaus.games.messina_1347.game import GAME, POLICY

pytestmark = pytest.mark.engine
SYSTEMS = ("visits", "plague", "ships", "wagons", "improvements", "workshops", "upgraded_workers")
FINAL = ("popularity", "city", "popularity_bonus", "repopulation", "scroll_buildings", "scroll_repopulation")


def play(seats: int, seed: int, greedy: set[int]) -> list[int]:
    """The scores of a game in which some seats follow the rule of thumb and the others chance."""
    state = GAME.new(seats, seed)
    step = 0
    while not state.is_over():
        if state.seat_to_act() in greedy:
            state.apply(pick(POLICY, state))
        else:
            legal = state.legal_actions()
            state.apply(legal[seed_of(seed, step) % len(legal)])
        step += 1
    return state.scores()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    games = scaled(100, 4)
    won = 0
    for seed in range(games):
        scores = play(seats, 100 + seed, {seed % seats})
        won += scores[seed % seats] == max(scores)
    assert won >= games * 98 // 100


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_uses_every_part_of_the_game(seats: int) -> None:
    games = scaled(60, 4)
    points: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    for seed in range(games):
        state = GAME.new(seats, 500 + seed)
        while not state.is_over():
            action = pick(POLICY, state)
            verbs[GAME.verbs.verb_at(action).name] += 1
            state.apply(action)
        for sheet in state.score_sheets():
            points.update(sheet)
    each = {name: points[name] / (games * seats) for name in GAME.sources}
    assert sum(each.values()) > 62
    if games > 10:
        assert [name for name in (*SYSTEMS, *FINAL) if points[name] <= 0] == []
        used = (
            "pay",
            "reward",
            "employ",
            "promote",
            "perform",
            "spread",
            "recall",
            "give_up",
            "cycle",
            "ship",
        )
        assert [name for name in used if not verbs[name]] == []


def test_it_ends_every_kind_of_game() -> None:
    for configuration in CONFIGURATIONS:
        ruleset = GAME.ruleset(configuration.seats, **configuration.options)
        for shift in range(scaled(5, 1)):
            state = GAME.start(ruleset, configuration.seed + shift)
            owned = GAME.owned(state)
            while not state.is_over():
                state.apply(pick(POLICY, state))
            assert GAME.owned(state) == owned
