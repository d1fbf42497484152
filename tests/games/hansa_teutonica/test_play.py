"""Whole games: everything kept up to date agrees with the reference, nothing is lost, the rule of thumb plays well."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.conformance.configuration import Configuration
from tests.games.hansa_teutonica.choosers import eager
from tests.games.hansa_teutonica.configurations import CONFIGURATIONS
from tests.games.hansa_teutonica.reference import check
from tests.games.hansa_teutonica.scenes import GAME
from tests.rules import rule

from rathaus import engine
from rathaus.core.policy import pick

pytestmark = pytest.mark.engine
COMPILED = engine.name() == "compiled"
EVERY = 10 if COMPILED else 60


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
@rule("R3.5", "R7.1", "R7.2", "R7.5", "R2.3")
def test_eager_games_agree_with_the_reference(configuration: Configuration) -> None:
    state = GAME.start(GAME.ruleset(configuration.seats, **configuration.options), configuration.seed)
    random, owned, n = Random(configuration.seed), GAME.owned(state), 0
    while not state.is_over():
        state.apply(eager(state, random))
        n += 1
        if n % EVERY == 0:
            check(state)
            assert GAME.owned(state) == owned
            for action in random.sample(range(GAME.n_actions), 30):
                reason = state.why_not(action)
                assert reason is None or (reason[0].startswith("R") and reason[1])
            assert all(state.why_not(action) for action in state.shown_actions())
    check(state)
    assert GAME.owned(state) == owned


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {"ruleset": "big_box"}), (5, {}), (4, {"map": "east"}), (3, {"map": "britannia"})],
)
@rule("R9.1", "R9.2")
def test_the_rule_of_thumb_finishes_by_the_rules(seats: int, options: dict[str, str]) -> None:
    policy = GAME.policy()
    assert policy is not None
    ends: Counter[int] = Counter()
    scores = []
    for seed in range(6 if COMPILED else 2):
        state = GAME.new(seats, seed, **options)
        while not state.is_over():
            state.apply(pick(policy, state))
        check(state)
        ends[state.field("ending")[0]] += 1
        scores += state.scores()
    assert ends[8] <= 1, "the limit of rounds is not how games end"
    assert sum(scores) / len(scores) > 15


@rule("R9.2")
def test_the_rule_of_thumb_beats_chance() -> None:
    policy = GAME.policy()
    assert policy is not None
    wins = 0
    for seed in range(8 if COMPILED else 3):
        state, random = GAME.new(3, seed), Random(seed)
        while not state.is_over():
            thinks = state.seat_to_act() == seed % 3
            state.apply(pick(policy, state) if thinks else random.choice(state.legal_actions()))
        wins += state.ranking()[seed % 3] == 1
    assert wins == (8 if COMPILED else 3)
