"""Statistics of results."""

from __future__ import annotations

from collections import Counter

import pytest

from rathaus.lab.driver import GameResult
from rathaus.lab.results import Z95, Summary, spread, wilson


def result(bots: str, scores: tuple[int, ...], decisions: int = 10, rounds: int | None = 3) -> GameResult:
    ranking = tuple(1 + sum(other > score for other in scores) for score in scores)
    sheets = tuple({"land": score - 1, "sea": 1} for score in scores)
    return GameResult(1, tuple(bots), scores, ranking, sheets, decisions, rounds, 0.5)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.490162, 0.943318),  # worked by hand from the formula
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-6)


@pytest.mark.parametrize(("successes", "trials"), [(1, 3), (8, 10), (500, 1000), (2.5, 40)])
def test_the_bounds_of_wilson_are_rates_from_which_the_result_is_just_as_likely(
    successes: float, trials: int
) -> None:
    for bound in wilson(successes, trials):
        deviation = (bound * (1 - bound) / trials) ** 0.5
        assert abs(successes / trials - bound) == pytest.approx(Z95 * deviation)


def test_a_summary_by_bot_and_by_seat() -> None:
    summary = Summary("ab", ("land", "sea"))
    summary.add(result("ab", (5, 3)))
    summary.add(result("ba", (4, 6)))
    summary.add(result("ab", (7, 9)))
    a, b = summary.by_bot
    assert (a.name, a.played, a.win_rate, a.mean_score, a.mean_rank) == (
        "a",
        3,
        pytest.approx(2 / 3),
        6,
        4 / 3,
    )
    assert (b.name, b.win_rate, b.mean_score) == ("b", pytest.approx(1 / 3), pytest.approx(16 / 3))
    assert (a.low, a.high) == wilson(2, 3)
    assert a.score_error == pytest.approx(1.959964 * 1 / 3**0.5)  # 5, 6, 7: standard deviation 1
    assert a.points == {"land": 5, "sea": 1}
    first, second = summary.by_seat
    assert (first.mean_score, second.mean_score) == (pytest.approx(16 / 3), 6)
    assert summary.to_dict()["games"] == 3
    assert summary.seconds == 1.5


def test_seats_with_the_same_bot_are_counted_together() -> None:
    summary = Summary("aab", ("land", "sea"))
    summary.add(result("aab", (5, 3, 1)))
    a, b = summary.by_bot
    assert (a.played, a.win_rate, a.mean_rank) == (2, 0.5, 1.5)
    assert (b.played, b.win_rate) == (1, 0)


def test_a_shared_victory_is_divided() -> None:
    summary = Summary("abc", ("land", "sea"))
    summary.add(result("abc", (5, 5, 1)))
    assert [standing.win_rate for standing in summary.by_bot] == [0.5, 0.5, 0]


def test_one_game_has_no_spread_of_scores() -> None:
    summary = Summary("ab", ("land", "sea"))
    summary.add(result("ab", (5, 3)))
    assert summary.by_bot[0].score_error == 0


def test_lengths() -> None:
    summary = Summary("ab", ("land", "sea"))
    for decisions in (30, 10, 20, 40):
        summary.add(result("ab", (5, 3), decisions, None))
    assert summary.decisions is not None
    assert (summary.decisions.mean, summary.decisions.least, summary.decisions.greatest) == (25, 10, 40)
    assert summary.decisions.median == 25
    assert summary.rounds is None


def test_the_middle_of_odd_and_repeated_numbers() -> None:
    found = spread(Counter({1: 3, 9: 2}))
    assert found is not None and found.median == 1
