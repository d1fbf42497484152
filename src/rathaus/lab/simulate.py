"""Many games between the same bots, on one core or several, in an order that does not depend on how many."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from rathaus.bots.workers import begin_worker
from rathaus.core.game import Game
from rathaus.core.registry import get
from rathaus.core.rng import seed_of
from rathaus.core.ruleset import Ruleset
from rathaus.lab.driver import GameResult, LabError, decider, play_game

CHUNK = 100  # games a worker plays before it reports


@dataclass(frozen=True)
class Plan:
    """What is simulated.

    Attributes:
        game: name of the game.
        bots: a bot a seat, as words.
        games: how many games.
        seed: decides the seeds of all games.
        options: the options that were given; the others have their defaults.
        rotate: in game i, seat k is taken by bot (k + i) modulo the number of seats, so that no bot keeps
            a seat. The effect of the seats cancels out exactly when ``games`` is a multiple of the seats.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = True

    def check(self) -> tuple[Game, Ruleset]:
        """The game and the rules.

        Raises:
            RathausError: something in the plan is not possible; nothing has been played.
        """
        game = get(self.game)
        ruleset = game.ruleset(len(self.bots), **self.options)
        if self.games < 1:
            raise LabError(f"a simulation has at least one game, not {self.games}")
        for word in self.bots:
            decider(game, word, 0)
        return game, ruleset

    def seed_of_game(self, index: int) -> int:
        """The seed of a game: 53 bits, so that every reader of JSON keeps it exactly."""
        return seed_of(self.seed, index) >> 11

    def bots_of_game(self, index: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        shift = index % len(self.bots) if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]


def play_some(plan: Plan, first: int, last: int) -> list[GameResult]:
    """The games from number ``first`` up to, not including, ``last``."""
    game, ruleset = plan.check()
    return [play_game(game, ruleset, plan.bots_of_game(i), plan.seed_of_game(i)) for i in range(first, last)]


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(plan: Plan, jobs: int = 1) -> Iterator[GameResult]:
    """Play the games of a plan in ``jobs`` processes (0: one a core); yields them in their order.

    Raises:
        RathausError: the plan is not possible (before the first game), or a game went wrong.
    """
    if jobs < 0:
        raise LabError(f"the number of processes is at least 0, not {jobs}")
    plan.check()
    return _simulate(plan, min(jobs or cores(), plan.games))


def _simulate(plan: Plan, jobs: int) -> Iterator[GameResult]:
    size = max(1, min(CHUNK, plan.games // (jobs * 4)))
    starts = range(0, plan.games, size)
    ends = [min(start + size, plan.games) for start in starts]
    if jobs == 1:
        for start, end in zip(starts, ends, strict=True):
            yield from play_some(plan, start, end)
        return
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    pool = ProcessPoolExecutor(jobs, context, begin_worker)
    try:
        for results in pool.map(play_some, [plan] * len(ends), starts, ends):
            yield from results
    except BrokenProcessPool:
        raise LabError("a process of the simulation ended unexpectedly; was there enough memory?") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
