# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R19: Emperor's Favour: a tile for two unused markers and all actions of a turn."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        AT_GIVE_UP,
        DID_ACT,
        DID_CLOSED,
        DID_MARKER,
        DO_GIVE_UP,
        N_MARKERS,
        TOLD_GAVE_UP,
        TOLD_TILE_BOUGHT,
        VERB_GIVE_UP,
    )

PRICE = cython.declare(cython.int, 2)
ON_DISPLAY = cython.declare(cython.int, 1)


@cython.cfunc
@cython.exceptval(check=False)
def unused_markers(s: Hansa, seat: cython.int) -> cython.int:
    """How many unused markers a seat has."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(N_MARKERS):
        n += s.unused[N_MARKERS * seat + kind]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def may_buy(s: Hansa, seat: cython.int, tile: cython.int) -> cython.bint:
    """R19.2: a tile on display, at the start of a turn, for two unused markers."""
    if s.tile[tile] != ON_DISPLAY or s.did[0] & (DID_ACT | DID_MARKER | DID_CLOSED):
        return False
    return unused_markers(s, seat) >= PRICE


@cython.cfunc
def buy(s: Hansa, seat: cython.int, tile: cython.int) -> cython.void:
    """R19.2: all actions of this turn are given up, also those of markers."""
    s.tile[tile] = 2 + seat
    s.actions[0] = 0
    s.did[0] |= DID_CLOSED
    s.tell(ALL_SEATS, TOLD_TILE_BOUGHT, seat, tile)
    s.push(AT_GIVE_UP, seat, PRICE)


@cython.cclass
class GiveUp(HansaBox):
    """R19.2: which unused markers are turned over; they still score. Frame: a = markers left to turn."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        kind: cython.int
        for kind in range(N_MARKERS):
            if s.unused[N_MARKERS * s.seat + kind] > 0:
                s.offer(DO_GIVE_UP + kind)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        s.unused[N_MARKERS * s.seat + arg] -= 1
        s.used[N_MARKERS * s.seat + arg] += 1
        s.tell(ALL_SEATS, TOLD_GAVE_UP, s.seat, arg)
        if s.a > 1:
            s.push(AT_GIVE_UP, s.seat, s.a - 1)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R19.2", "no_such_marker") if verb == VERB_GIVE_UP else None
