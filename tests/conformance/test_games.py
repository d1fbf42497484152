"""Whole games: determinism, independence of copies, conservation, scores and ranking."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from rathaus.core.playout import perft, random_games, random_playout
from tests.conformance.configuration import Case
from tests.conformance.play import listening, random_game, replayed, sample, scaled, whole
from tests.conformance.splitmix import SplitMix

pytestmark = pytest.mark.engine


def test_same_seed_and_actions_give_the_same_game(case: Case) -> None:
    blocks: list[bytes] = []
    actions = random_game(case, 0, lambda state: blocks.append(state.cell_bytes()))
    again = case.new()
    for action, block in zip(actions, blocks):
        assert again.cell_bytes() == block
        again.apply(action)
    assert again.cell_bytes() == blocks[-1]
    assert again.is_over()
    assert again.digest() == whole(case).end.digest()


def test_another_seed_gives_another_game(case: Case) -> None:
    assert case.new(0).digest() == case.new(0).digest()
    assert len({case.new(shift).digest() for shift in range(5)}) == 5


def test_copies_are_independent(case: Case) -> None:
    for state in sample(case, 6, 2):
        before = state.to_bytes()
        copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        assert all(other == state and other.digest() == state.digest() for other in copies)
        assert all(hash(other) == hash(state) for other in copies)
        if state.is_over():
            continue
        action = Random(str(case)).choice(state.legal_actions())
        for other in copies:
            other.apply(action)
            assert other != state
            assert state.to_bytes() == before
        assert len({other.digest() for other in copies}) == 1
        twin = state.clone()
        state.apply(action)
        assert state == copies[0]
        assert twin.to_bytes() == before


def test_listening_changes_nothing(case: Case) -> None:
    loud = case.game.start(case.ruleset, case.configuration.seed, listen=True)
    silent = case.new()
    assert loud == silent
    for action in whole(case).actions:
        loud.apply(action)
        silent.apply(action)
        assert loud.cell_bytes() == silent.cell_bytes()
    assert loud.digest() == silent.digest()
    assert loud.events and loud.draws
    assert silent.events is None and silent.draws is None
    assert listening(loud).clone().events is None


def test_components_are_conserved(case: Case) -> None:
    owned = case.game.owned(case.new())
    assert owned, f"{case.game_name} counts no components"
    assert all(count >= 0 for count in owned.values())
    every = scaled(2 if case.configuration.golden else 20, 60)
    state = case.new()
    for number, action in enumerate(whole(case).actions):
        state.apply(action)
        if number % every == 0 or state.is_over():
            assert case.game.owned(state) == owned, f"after action {number}: {case.game.verbs.text(action)}"


def test_score_sheets_sum_to_scores(case: Case) -> None:
    for state in sample(case, 12, 4):
        sheets = state.score_sheets()
        assert len(sheets) == case.seats
        assert all(tuple(sheet) == case.game.sources for sheet in sheets)
        assert all(type(points) is int for sheet in sheets for points in sheet.values())
        assert state.scores() == [sum(sheet.values()) for sheet in sheets]


def test_ranking_is_consistent(case: Case) -> None:
    for shift in range(scaled(4, 1)):
        end = whole(case).end if shift == 0 else case.new(shift)
        random_playout(end, case.configuration.seed + shift, case.game.longest)
        assert end.is_over()
        ranking, keys = end.ranking(), case.game.rank_keys(end)
        assert len(ranking) == len(keys) == case.seats
        assert min(ranking) == 1
        for one in range(case.seats):
            assert ranking[one] == 1 + sum(key > keys[one] for key in keys)
            for other in range(case.seats):
                assert (ranking[one] == ranking[other]) == (keys[one] == keys[other])


def test_random_games_reach_their_end(case: Case) -> None:
    games = scaled(60, 1)
    decisions, ended = random_games(case.game, case.ruleset, games, 77)
    assert ended == games
    assert decisions > games


def test_playout_equals_the_protocol(case: Case) -> None:
    """The loop inside the engine plays without checks; choosing the same way through the protocol ends alike."""
    fast, slow = case.new(), case.new()
    steps = scaled(400, 60)
    count = random_playout(fast, 5, steps)
    assert count == steps or fast.is_over()
    choice = SplitMix(5)
    for _ in range(count):
        legal = slow.legal_actions()
        slow.apply(legal[choice.below(len(legal))])
    assert slow == fast


def test_a_game_replays_from_its_actions(case: Case) -> None:
    assert replayed(case, whole(case).actions) == whole(case).end


def test_perft_counts_legal_actions(case: Case) -> None:
    for state in sample(case, 3, 1):
        before = state.to_bytes()
        legal = state.legal_actions()
        assert perft(state, 0) == 1
        assert perft(state, 1) == max(1, len(legal))
        total = 0
        for action in legal:
            child = state.clone()
            child.apply(action)
            total += max(1, len(child.legal_actions()))
        assert perft(state, 2) == max(1, total)
        assert state.to_bytes() == before
