# cython: language_level=3, infer_types=True
"""Chance: SplitMix64, a counter-based generator whose word is part of the state.

Source: Steele, Lea, Flood, «Fast splittable pseudorandom number generators» (2014). Numbers below n are taken
from the high 32 bits by multiplication; the bias is below n / 2**32.
"""

from __future__ import annotations

import cython

from rathaus.core.state import State

GAMMA = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
FIRST_FACTOR = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
SECOND_FACTOR = cython.declare(cython.ulonglong, 0x94D049BB133111EB)
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
@cython.exceptval(check=False)
def mix(z: cython.ulonglong) -> cython.ulonglong:
    """SplitMix64's output function."""
    z = ((z ^ (z >> 30)) * FIRST_FACTOR) & MASK
    z = ((z ^ (z >> 27)) * SECOND_FACTOR) & MASK
    return z ^ (z >> 31)


@cython.ccall
def below(s: State, n: cython.int) -> cython.int:
    """A uniform number from 0 to n - 1 (n from 1 to 2**31 - 1), from the state's own generator."""
    word: cython.ulonglong = (s.words[0] + GAMMA) & MASK
    s.words[0] = word
    value: cython.int = ((mix(word) >> 32) * cython.cast(cython.ulonglong, n)) >> 32
    if s.draws is not None:
        s.draws.append((n, value))
    return value


@cython.cfunc
def shuffle(s: State, cells: cython.p_short, n: cython.int) -> cython.void:
    """Put the first n cells of a window into uniformly random order (Fisher and Yates)."""
    i: cython.int
    for i in range(n - 1, 0, -1):
        j: cython.int = below(s, i + 1)
        swap: cython.int = cells[i]
        cells[i] = cells[j]
        cells[j] = swap


def seed_of(*parts: int) -> int:
    """One 64-bit seed from several numbers, for independent streams (game, seat, iteration, …)."""
    z: cython.ulonglong = 0
    for part in parts:
        z = mix((z + GAMMA + (part & 0xFFFFFFFFFFFFFFFF)) & MASK)
    return z
