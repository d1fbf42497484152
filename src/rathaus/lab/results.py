"""What many games add up to: win rates with intervals, scores, lengths, points by source.

A :class:`Summary` takes one result at a time and keeps only sums, so that millions of games fit.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from rathaus.lab.driver import GameResult

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(successes: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval of a rate, each bound from 0 to 1; (0, 1) without trials.

    Source: E. B. Wilson, «Probable inference, the law of succession, and statistical inference» (1927).
    Shared victories make ``successes`` a broken number; the interval is then slightly too wide, as it is
    when several seats of one game have the same bot, because at most one of them wins.
    """
    if trials == 0:
        return 0.0, 1.0
    rate = successes / trials
    spread = z * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    centre = rate + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Tally:
    """What a bot, or a seat, has reached: ``played`` counts its seats in all games."""

    played: int = 0
    wins: float = 0.0
    score: int = 0
    square: int = 0
    rank: int = 0
    points: Counter[str] = field(default_factory=Counter)

    def add(self, result: GameResult, seat: int) -> None:
        """Count one seat of a game; a shared victory counts as its share."""
        self.played += 1
        if result.ranking[seat] == 1:
            self.wins += 1 / result.ranking.count(1)
        self.score += result.scores[seat]
        self.square += result.scores[seat] ** 2
        self.rank += result.ranking[seat]
        self.points.update(result.sheets[seat])

    def standing(self, name: str, sources: Sequence[str]) -> Standing:
        """The means."""
        n = self.played
        low, high = wilson(self.wins, n)
        mean = self.score / n
        variance = max(0.0, self.square - n * mean * mean) / (n - 1) if n > 1 else 0.0
        return Standing(
            name=name,
            played=n,
            win_rate=self.wins / n,
            low=low,
            high=high,
            mean_score=mean,
            score_error=Z95 * math.sqrt(variance / n),
            mean_rank=self.rank / n,
            points={source: self.points[source] / n for source in sources},
        )


@dataclass(frozen=True)
class Standing:
    """The means of a bot or a seat.

    Attributes:
        name: the bot's word, or the number of the seat from 0.
        played: seats it had in all games.
        win_rate: share of those that won, 0 to 1; shared victories are divided.
        low, high: bounds of the 95 % interval of the win rate (Wilson).
        mean_score: points.
        score_error: half the width of the 95 % interval of the mean score, in points.
        mean_rank: 1 is best.
        points: mean points by source.
    """

    name: str
    played: int
    win_rate: float
    low: float
    high: float
    mean_score: float
    score_error: float
    mean_rank: float
    points: dict[str, float]


@dataclass(frozen=True)
class Spread:
    """Mean, least, middle and greatest of a whole number."""

    mean: float
    least: int
    median: float
    greatest: int


def spread(counts: Counter[int]) -> Spread | None:
    """The spread of numbers given as value to frequency; None if there are none."""
    n = sum(counts.values())
    if n == 0:
        return None
    ordered = sorted(counts)
    mean = sum(value * count for value, count in counts.items()) / n
    middle = [_nth(counts, ordered, (n - 1) // 2), _nth(counts, ordered, n // 2)]
    return Spread(mean, ordered[0], sum(middle) / 2, ordered[-1])


def _nth(counts: Counter[int], ordered: list[int], n: int) -> int:
    for value in ordered:
        n -= counts[value]
        if n < 0:
            return value
    raise IndexError(n)


class Summary:
    """The statistics of a simulation, one :meth:`add` a game.

    Args:
        bots: the bots, in the order in which they are to be listed.
        sources: the kinds of points of the game, in the order of its score sheet.
    """

    def __init__(self, bots: Sequence[str], sources: Sequence[str]) -> None:
        self.sources = tuple(sources)
        self.games = 0
        self.seconds = 0.0
        self._bots: dict[str, Tally] = {word: Tally() for word in bots}
        self._seats = [Tally() for _ in bots]
        self._decisions: Counter[int] = Counter()
        self._rounds: Counter[int] = Counter()

    def add(self, result: GameResult) -> None:
        """Count a game."""
        self.games += 1
        self.seconds += result.seconds
        self._decisions[result.decisions] += 1
        if result.rounds is not None:
            self._rounds[result.rounds] += 1
        for seat, word in enumerate(result.bots):
            self._bots[word].add(result, seat)
            self._seats[seat].add(result, seat)

    @property
    def by_bot(self) -> list[Standing]:
        """A standing a bot."""
        return [t.standing(word, self.sources) for word, t in self._bots.items() if t.played]

    @property
    def by_seat(self) -> list[Standing]:
        """A standing a seat, whoever sat there."""
        return [t.standing(str(seat), self.sources) for seat, t in enumerate(self._seats) if t.played]

    @property
    def decisions(self) -> Spread | None:
        """Actions a game."""
        return spread(self._decisions)

    @property
    def rounds(self) -> Spread | None:
        """Rounds a game, None where they are not counted."""
        return spread(self._rounds)

    def to_dict(self) -> dict[str, Any]:
        """Everything as plain data; ``seconds`` is the sum over the games."""
        return {
            "games": self.games,
            "seconds": self.seconds,
            "by_bot": [asdict(standing) for standing in self.by_bot],
            "by_seat": [asdict(standing) for standing in self.by_seat],
            "decisions": asdict(self.decisions) if self.decisions else None,
            "rounds": asdict(self.rounds) if self.rounds else None,
        }
