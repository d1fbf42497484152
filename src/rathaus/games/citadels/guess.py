# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""A uniformly random assignment of hidden character cards to the places that may hold them."""

from __future__ import annotations

import cython

from rathaus.core.state import State

if not cython.compiled:
    from rathaus.core.rng import below


class Bin:
    """A hidden place for one character card.

    Attributes:
        kind: ``pick`` or ``aside`` of a seat, ``table`` for the random face-down card, ``rest`` for what is being
            passed on or left over.
        step: step of the selection at which it was filled, -1 before the first.
        seat: whose it is, -1 nobody's.
        allowed: ranks (bits) that it may hold.
        rank: the rank assigned.
    """

    def __init__(self, kind: str, step: int, seat: int) -> None:
        self.kind = kind
        self.step = step
        self.seat = seat
        self.allowed = 0
        self.rank = 0


def assign(s: State, bins: list[Bin], ranks: list[int]) -> None:
    """Give each bin one of the ranks that it may hold; every possible assignment is equally likely.

    Counts the assignments of each set of ranks to the first bins, then draws backwards from the full set.
    """
    n: cython.int = len(bins)
    i: cython.int
    j: cython.int
    full: cython.int = (1 << n) - 1
    ways: list[int] = [0] * (full + 1)
    allowed: list[int] = [b.allowed for b in bins]
    ways[0] = 1
    for i in range(1, full + 1):
        limit: cython.int = allowed[bits(i) - 1]
        total: cython.int = 0
        for j in range(n):
            if i >> j & 1 and limit >> cython.cast(cython.int, ranks[j]) & 1:
                total += cython.cast(cython.int, ways[i ^ (1 << j)])
        ways[i] = total
    if ways[full] == 0:
        raise AssertionError("no assignment of characters agrees with the view")
    for i in range(n - 1, -1, -1):
        k: cython.int = below(s, ways[full])
        for j in range(n):
            if full >> j & 1 and allowed[i] >> ranks[j] & 1:
                k -= cython.cast(cython.int, ways[full ^ (1 << j)])
                if k < 0:
                    bins[i].rank = ranks[j]
                    full ^= 1 << j
                    break


@cython.cfunc
@cython.exceptval(check=False)
def bits(mask: cython.int) -> cython.int:
    """How many bits are set."""
    n: cython.int = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
