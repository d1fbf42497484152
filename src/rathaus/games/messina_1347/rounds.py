# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R8.1-R8.6, R9: the preparation of rounds II to VI, and the end."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.messina_1347.build import turn_up
    from rathaus.games.messina_1347.city import add_hex, dock_ships, draw_dock, spread_plague
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import score_track

WIDE_ONE = cython.declare(cython.ulonglong, 1)
WORKSHOP_STACKS = cython.declare(cython.int, 3)


@cython.cclass
class Prepare(MessinaBox):
    """R3.1, R8: the next round, step by step; then its turns."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.round[0] += 1
        s.tell(ALL_SEATS, TOLD_ROUND, s.round[0])
        lay_down(s)
        flee(s)
        if s.seats > 1:
            order_turns(s)
        corner: cython.int = draw_dock(s)
        dock_ships(s, corner)
        if s.rules.adds_hex[s.round[0]]:
            add_hex(s, corner)
        if s.rules.era[s.round[0]] and not s.rules.era[s.round[0] - 1]:
            change_era(s)
        spread_plague(s)
        s.push(AT_TURNS, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def lay_down(s: Messina) -> cython.void:
    """R8.1, R8.2: wagons are ready, lieutenants lie where they are.

    R14.1, R14.3: those of the opponent come home, its tiles are shuffled.
    """
    seat: cython.int
    for seat in range(s.seats):
        s.tired[seat] = 0
        s.up[seat] = 0
    s.standing[0] = 0
    s.rival[0] = 0
    if s.seats == 1:
        s.rival_left[0] = s.rules.rival_lieutenants[s.round[0]]
        s.solo_pile[0] = (1 << SOLO_TILES) - 1


@cython.cfunc
def flee(s: Messina) -> cython.void:
    """R8.2: citizens on hexes with plague return to the supply."""
    hex: cython.int
    cls: cython.int
    for hex in range(HEXES):
        n: cython.int = s.citizens[hex * 3] + s.citizens[hex * 3 + 1] + s.citizens[hex * 3 + 2]
        if s.plague[hex] > 0 and n > 0:
            for cls in range(3):
                s.citizens[hex * 3 + cls] = 0
            s.tell(ALL_SEATS, TOLD_CITIZENS_LOST, hex, n)


@cython.cfunc
@cython.exceptval(check=False)
def place_on(s: Messina, seat: cython.int, criterion: cython.int) -> cython.int:
    """R8.3: how far a seat is by the criterion of the round, its disc's height in the stack included."""
    if criterion == ORDER_SCORE:
        return score_track(s, seat) * SEATS + s.upper[seat * 4 + SCORE]
    register: cython.int = criterion - ORDER_POPULARITY
    return s.register[seat * 3 + register] * SEATS + s.upper[seat * 4 + register]


@cython.cfunc
def order_turns(s: Messina) -> cython.void:
    """R8.3: the farthest first; of several on one space the upper disc."""
    i: cython.int
    k: cython.int
    criterion: cython.int = s.rules.order_by[s.round[0]]
    for i in range(1, s.seats):
        seat: cython.int = s.order[i]
        k = i
        while k > 0 and place_on(s, s.order[k - 1], criterion) < place_on(s, seat, criterion):
            s.order[k] = s.order[k - 1]
            k -= 1
        s.order[k] = seat
    tell_order(s)


@cython.cfunc
def tell_order(s: Messina) -> cython.void:
    """R8.3: who plays in which place."""
    i: cython.int
    for i in range(s.seats):
        s.tell(ALL_SEATS, TOLD_ORDER, s.order[i], i + 1)


@cython.cfunc
def change_era(s: Messina) -> cython.void:
    """R8.5: the early workshops leave the game, the late ones come with their tops turned up."""
    stack: cython.int
    i: cython.int
    s.lost_workshops[0] |= s.unseen_workshops[0] & ~s.rules.late
    s.unseen_workshops[0] &= s.rules.late
    for stack in range(WORKSHOP_STACKS):
        if s.top[stack] > 0:
            s.lost_workshops[0] |= WIDE_ONE << (s.top[stack] - 1)
        for i in range(STACK_DEPTH):
            if s.bottom[stack * STACK_DEPTH + i] > 0:
                s.lost_workshops[0] |= WIDE_ONE << (s.bottom[stack * STACK_DEPTH + i] - 1)
                s.bottom[stack * STACK_DEPTH + i] = 0
        s.below[stack] = count(s.unseen_workshops[0] & s.rules.of_class[stack])
    s.tell(ALL_SEATS, TOLD_ERA, 2)
    for stack in range(WORKSHOP_STACKS):
        turn_up(s, stack)


@cython.cclass
class Final(MessinaBox):
    """R9.1: the game is over; scoring.py computes the final points from the table as it stands."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.tell(ALL_SEATS, TOLD_OVER, s.round[0])
