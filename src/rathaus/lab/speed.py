"""How fast an engine is: random games inside it and from Python, copies, lists of legal actions.

Times are seconds of processor time of this process, so that other programs on the machine do not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

from rathaus.core.game import Game
from rathaus.core.playout import random_games
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State

POSITIONS = 200  # positions over which copies and legal actions are measured


@dataclass(frozen=True)
class Measured:
    """How much was done in how many seconds."""

    done: float
    seconds: float

    @property
    def rate(self) -> float:
        """How much a second."""
        return self.done / self.seconds

    @property
    def nanoseconds(self) -> float:
        """Nanoseconds for one."""
        return 1e9 * self.seconds / self.done


@dataclass(frozen=True)
class Speed:
    """The speed of a game's engine on one core; decisions include forced ones.

    Attributes:
        playouts: random games a second inside the engine, set-up included.
        own_loop: random decisions a second inside the engine, set-up included.
        stepped: random decisions a second, each chosen and applied from Python.
        clone_ns: nanoseconds a copy, called from Python.
        legal_ns: nanoseconds a list of legal actions, called from Python.
    """

    playouts: float
    own_loop: float
    stepped: float
    clone_ns: float
    legal_ns: float


def own_loop(game: Game, ruleset: Ruleset, seed: int, seconds: float) -> tuple[Measured, Measured]:
    """Random games inside the engine: decisions and games."""
    decisions = games = 0
    batch = 1
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds or games == 0:
        decisions += random_games(game, ruleset, batch, seed + games)[0]
        games += batch
        batch = min(1000, 2 * batch) if elapsed < seconds / 4 else batch
    elapsed = process_time() - begin
    return Measured(decisions, elapsed), Measured(games, elapsed)


def stepped(game: Game, ruleset: Ruleset, seed: int, seconds: float) -> Measured:
    """Random games step by step: list the legal actions, draw one, apply it. Decisions."""
    draw = random.Random(seed).random
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state = game.start(ruleset, seed)
        seed += 1
        while not state.is_over():
            legal = state.legal_actions()
            state.apply(legal[int(draw() * len(legal))])
            decisions += 1
    return Measured(decisions, process_time() - begin)


def positions(game: Game, ruleset: Ruleset, seed: int, count: int = POSITIONS) -> list[State]:
    """Positions of random games, each at a random moment."""
    chance = random.Random(seed)
    found: list[State] = []
    while len(found) < count:
        state = game.start(ruleset, seed + len(found))
        line = []
        while not state.is_over():
            line.append(state.clone())
            state.apply(chance.choice(state.legal_actions()))
        found += chance.sample(line, min(20, len(line), count - len(found)))
    return found


def calls(do: Callable[[State], object], states: list[State], seconds: float) -> Measured:
    """Call a function on each of the states, again and again. Calls."""
    done = 0
    begin = process_time()
    while process_time() - begin < seconds:
        for state in states:
            do(state)
        done += len(states)
    return Measured(done, process_time() - begin)


def clones(states: list[State], seconds: float) -> Measured:
    """Copies."""
    return calls(State.clone, states, seconds)


def legal_lists(states: list[State], seconds: float) -> Measured:
    """Lists of legal actions."""
    return calls(State.legal_actions, states, seconds)


def measure(game: Game, ruleset: Ruleset, seed: int = 1, seconds: float = 1.0, repeats: int = 3) -> Speed:
    """Measure everything in turn, ``repeats`` times, ``seconds`` each; the medians."""
    states = positions(game, ruleset, seed)
    rows = []
    for i in range(repeats):
        start = seed + 1_000_000 * i
        loop, games = own_loop(game, ruleset, start, seconds)
        rows.append(
            (
                games.rate,
                loop.rate,
                stepped(game, ruleset, start, seconds).rate,
                clones(states, seconds).nanoseconds,
                legal_lists(states, seconds).nanoseconds,
            )
        )
    return Speed(*(median(column) for column in zip(*rows, strict=True)))
