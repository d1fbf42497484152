# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R15: the pawn of the 2-player game and its provinces."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        DID_ACT,
        DID_CLOSED,
        DID_WALK,
        DO_RIDE,
        DO_SET_PAWN,
        DO_WALK,
        N_PROVINCES,
        TOLD_PAWN,
    )

EVERY_ROUTE = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
@cython.exceptval(check=False)
def open_routes(s: Hansa) -> cython.ulonglong:
    """R15.6: the routes that may be established: those that border the pawn's province. R17.6: else all."""
    return s.rules.province_routes[s.pawn[0]] if s.rules.pawn_rules else EVERY_ROUTE


@cython.cfunc
@cython.exceptval(check=False)
def may_walk(s: Hansa, province: cython.int) -> cython.bint:
    """R15.4: once a turn, one or two borders far, before the first action or after the last."""
    return s.did[0] & (DID_WALK | DID_CLOSED) == 0 and s.rules.walk_to[s.pawn[0]] >> province & 1 != 0


@cython.cfunc
def offer_pawn(s: Hansa) -> cython.void:
    """R15.4, R15.5: the free move, and the one that costs an action and leads to any province."""
    province: cython.int
    for province in range(N_PROVINCES):
        if may_walk(s, province):
            s.offer(DO_WALK + province)
    if s.actions[0] > 0:
        for province in range(N_PROVINCES):
            if province != s.pawn[0]:
                s.offer(DO_RIDE + province)


@cython.cfunc
def walk(s: Hansa, seat: cython.int, province: cython.int) -> cython.void:
    """R15.4: after an action the free move is the last thing of the turn: no further actions."""
    s.did[0] |= DID_WALK
    if s.did[0] & DID_ACT:
        s.did[0] |= DID_CLOSED
        s.actions[0] = 0
    ride(s, seat, province)


@cython.cfunc
def ride(s: Hansa, seat: cython.int, province: cython.int) -> cython.void:
    """R15.5: the pawn stands in another province."""
    s.pawn[0] = province
    s.tell(ALL_SEATS, TOLD_PAWN, seat, province)


@cython.cclass
class SetPawn(HansaBox):
    """R15.3: the second player puts the pawn into a province before the game."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        province: cython.int
        for province in range(N_PROVINCES):
            s.offer(DO_SET_PAWN + province)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        ride(s, s.seat, arg)
