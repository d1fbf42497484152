"""The bot greedy: honest, deterministic, always legal, and a good deal better than chance."""

from __future__ import annotations

import pytest

from rathaus.bots import BotError, make
from rathaus.core.policy import pick
from rathaus.games.citadels.policy import CitadelsPolicy
from tests.bots.positions import TABLES, citadels, game, rules, sample
from tests.conformance.play import scaled

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("table", TABLES)
def test_it_does_not_look_at_hidden_cards(table: str) -> None:
    policy = citadels().policy()
    assert policy is not None
    for seed in range(scaled(6, 1)):
        for state in game(table, seed)[:: scaled(3, 23)]:
            view = state.view(state.seat_to_act())
            chosen = pick(policy, state.clone())
            for number in range(3):
                assert pick(policy, view.determinize(number)) == chosen


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_legal_and_end(table: str) -> None:
    bot = make("greedy", 1)
    state = citadels().start(rules(table), 5)
    n = 0
    while not state.is_over():
        state.apply(bot.choose(state.view(state.seat_to_act())))
        n += 1
        assert n < 2000
    assert max(state.scores()) >= 15


def test_same_view_same_action_whatever_the_seed() -> None:
    for state in sample("4p-dark", 20):
        view = state.view(state.seat_to_act())
        assert len({make("greedy", seed).choose(view) for seed in range(4)}) == 1


def test_choosing_does_not_change_the_state() -> None:
    policy = citadels().policy()
    assert policy is not None
    for state in sample("5p-dark", 20):
        before = state.to_bytes()
        pick(policy, state)
        assert state.to_bytes() == before


def test_two_greedy_seats_beat_two_random_ones() -> None:
    """More than 95 % of the games, as a rush city should against chance (1000 games: 99.9 %)."""
    wins, games = 0, scaled(40, 4)
    for number in range(games):
        state = citadels().new(4, number)
        bots = [make("greedy" if (seat + number) % 2 else "random", seat) for seat in range(4)]
        while not state.is_over():
            seat = state.seat_to_act()
            state.apply(bots[seat].choose(state.view(seat)))
        winners = [seat for seat in range(4) if state.ranking()[seat] == 1]
        wins += all((seat + number) % 2 for seat in winners)
    assert wins >= 0.95 * games


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_scores_are_those_of_a_quick_city(seats: int) -> None:
    """Six equal rush players of a published simulation score 20.9 on average (gaps.md, section 3)."""
    policy = citadels().policy()
    assert policy is not None
    total = games = 0
    for seed in range(scaled(60, 3)):
        state = citadels().new(seats, seed)
        while not state.is_over():
            state.apply(pick(policy, state))
        total += sum(state.scores())
        games += seats
    assert 19 <= total / games <= 30


def test_weights_have_names() -> None:
    assert CitadelsPolicy(crown=7).crown == 7
    with pytest.raises(ValueError, match="crwn"):
        CitadelsPolicy(crwn=7)


def test_it_has_no_settings() -> None:
    with pytest.raises(BotError, match="no setting 'depth'"):
        make("greedy:depth=3")
