# cython: language_level=3, infer_types=True, boundscheck=False
"""Loops inside the engine: random games and counts of positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from rathaus.core.state import State

if not cython.compiled:
    from rathaus.core.rng import mix

if TYPE_CHECKING:
    from rathaus.core.game import Game
    from rathaus.core.ruleset import Ruleset

GAMMA = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.ccall
def random_playout(s: State, word: cython.ulonglong, most: cython.int) -> cython.ulonglong:
    """Play uniformly random actions to the end, ``most`` decisions at the most.

    Returns the number of decisions in the low 32 bits. The choices come from ``word``, not from the state.
    """
    n: cython.ulonglong = 0
    limit: cython.ulonglong = most
    while n < limit:
        s.fill()
        if s.n_offers == 0:
            break
        word = (word + GAMMA) & MASK
        k: cython.int = ((mix(word) >> 32) * cython.cast(cython.ulonglong, s.n_offers)) >> 32
        s.step(s.offers[k])
        n += 1
    return n


def random_games(game: Game, ruleset: Ruleset, count: int, seed: int) -> tuple[int, int]:
    """Play ``count`` random games from consecutive seeds; returns decisions and games that reached their end."""
    decisions, ended = 0, 0
    for i in range(count):
        state = game.start(ruleset, seed + i)
        decisions += random_playout(state, seed + i, game.longest)
        ended += state.is_over()
    return decisions, ended


def perft(s: State, depth: int) -> int:
    """Number of action sequences of length ``depth`` (shorter where the game ends); chance as the state's word says.

    The counterpart of the move-path count of chess programs: it changes when any rule changes.
    """
    return count(s, depth)


@cython.cfunc
def count(s: State, depth: cython.int) -> cython.longlong:
    """The number of action sequences from here."""
    i: cython.int
    s.fill()
    n: cython.int = s.n_offers
    if depth == 0 or n == 0:
        return 1
    if depth == 1:
        return n
    actions: list[int] = [s.offers[i] for i in range(n)]
    total: cython.longlong = 0
    for action in actions:
        child: State = s.clone()
        child.step(action)
        total += count(child, depth - 1)
    return total
