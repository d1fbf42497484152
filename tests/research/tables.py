"""Every registered game at every number of players, and random steps through it."""

from __future__ import annotations

from random import Random

from rathaus.core.registry import games
from rathaus.core.state import State
from rathaus.research.setup import ruleset_for

EVERY = [(name, seats) for name, game in sorted(games().items()) for seats in game.seats]


def ids(pair: object) -> str:
    return "-".join(map(str, pair)) if isinstance(pair, tuple) else str(pair)


def positions(name: str, seats: int, count: int, spread: int = 400) -> list[State]:
    """Positions of a random game, evenly from its first ``spread`` decisions, the last one among them."""
    ruleset = ruleset_for(name, seats)
    state, random = ruleset.game.start(ruleset, 5), Random(f"{name} {seats}")
    found = []
    for i in range(spread):
        if i % (spread // count) == 0:
            found.append(state.clone())
        if state.is_over():
            break
        state.apply(random.choice(state.legal_actions()))
    return [*found, state]
