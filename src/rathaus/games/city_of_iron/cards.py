# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R1.8, R3: sets of expert cards, two bits for the copies of each kind."""

from __future__ import annotations

import cython

if not cython.compiled:
    from rathaus.core.bits import count

ONE = cython.declare(cython.ulonglong, 1)
LOW = cython.declare(cython.ulonglong, 0x5555555555555555)
BITS = cython.declare(cython.int, 2)  # bits a kind


@cython.cfunc
@cython.exceptval(check=False)
def one(kind: cython.int) -> cython.ulonglong:
    """The set of one card."""
    return ONE << (BITS * kind)


@cython.cfunc
@cython.exceptval(check=False)
def copies(cards: cython.ulonglong, kind: cython.int) -> cython.int:
    """How many cards of a kind a set has."""
    return (cards >> (BITS * kind)) & 3


@cython.cfunc
@cython.exceptval(check=False)
def kinds(cards: cython.ulonglong) -> cython.ulonglong:
    """The kinds of a set: bit 2k is set if there is any card of kind k."""
    return (cards | cards >> 1) & LOW


@cython.cfunc
@cython.exceptval(check=False)
def size(cards: cython.ulonglong) -> cython.int:
    """How many cards a set has."""
    return count(cards & LOW) + 2 * count(cards >> 1 & LOW)
