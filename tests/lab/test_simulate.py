"""Many games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rathaus.core.errors import OptionError, RathausError, UnknownGame
from rathaus.lab.driver import GameResult, LabError, play_game
from rathaus.lab.simulate import Plan, simulate

pytestmark = pytest.mark.engine
PLAN = Plan("citadels", ("random",) * 3, games=7, seed=11)


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [replace(result, seconds=0.0) for result in results]


def test_processes_do_not_change_the_games() -> None:
    alone = timeless(list(simulate(PLAN)))
    assert len(alone) == 7
    assert timeless(list(simulate(PLAN, jobs=2))) == alone


def test_each_game_can_be_played_again() -> None:
    game, ruleset = PLAN.check()
    for i, result in enumerate(simulate(replace(PLAN, games=2))):
        again = play_game(game, ruleset, PLAN.bots_of_game(i), PLAN.seed_of_game(i))
        assert timeless([again]) == timeless([result])


def test_bots_rotate_unless_told_not_to() -> None:
    plan = Plan("citadels", ("a", "b", "c"), games=6)
    assert [plan.bots_of_game(i) for i in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert {replace(plan, rotate=False).bots_of_game(i) for i in range(6)} == {("a", "b", "c")}


def test_seeds_are_exact_in_json_and_differ() -> None:
    seeds = [PLAN.seed_of_game(i) for i in range(1000)]
    assert len(set(seeds)) == 1000
    assert max(seeds) < 2**53
    assert not set(seeds) & {replace(PLAN, seed=12).seed_of_game(i) for i in range(1000)}


@pytest.mark.parametrize(
    ("plan", "error", "match"),
    [
        (replace(PLAN, game="chess"), UnknownGame, "no game 'chess'"),
        (replace(PLAN, games=0), LabError, "at least one game"),
        (replace(PLAN, bots=("random",)), OptionError, "2 to 8 players, not 1"),
        (replace(PLAN, bots=("oracle",) * 3), RathausError, "no bot 'oracle'"),
        (replace(PLAN, options={"nope": 1}), OptionError, "no option 'nope'"),
    ],
)
def test_an_impossible_plan_is_refused_before_the_first_game(
    plan: Plan, error: type[Exception], match: str
) -> None:
    with pytest.raises(error, match=match):
        simulate(plan)


def test_processes_are_counted_from_none() -> None:
    with pytest.raises(LabError, match="at least 0"):
        simulate(PLAN, jobs=-1)
