# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R1.3: gold comes from the bank and goes back to it; the bank is unlimited unless its supply is enforced."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.games.citadels.names import CITY, GILT, SEATS


@cython.cfunc
@cython.exceptval(check=False)
def gain(s: Citadels, seat: cython.int, n: cython.int) -> cython.int:
    """A seat takes n gold from the bank, or what the bank has where its supply is enforced. Returns how much."""
    if s.rules.gold_supply > 0:
        left: cython.int = s.rules.gold_supply
        i: cython.int
        for i in range(s.seats):
            left -= s.gold[i]
        for i in range(SEATS * CITY):
            if s.lot[i] >= GILT:
                left -= 1
        n = max(0, min(n, left))
    s.gold[seat] += n
    return n


@cython.cfunc
@cython.exceptval(check=False)
def hand_over(s: Citadels, giver: cython.int, receiver: cython.int, n: cython.int) -> cython.int:
    """A seat gives another n gold, or all it has. Returns how much."""
    n = min(n, s.gold[giver])
    s.gold[giver] -= n
    s.gold[receiver] += n
    return n
