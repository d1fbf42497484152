# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.8: what can be built from the tops of the stacks, and what can be cycled."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import score_track

WIDE_ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.exceptval(check=False)
def bare_cabins(s: Messina, seat: cython.int) -> cython.int:
    """R5.8.3: cabins (bits) without an improvement, occupied or not."""
    cabin: cython.int
    found: cython.int = 0
    for cabin in range(CABINS):
        if s.improvement[seat * CABINS + cabin] == 0:
            found |= 1 << cabin
    return found


@cython.cfunc
@cython.exceptval(check=False)
def buyable_improvements(s: Messina, seat: cython.int) -> cython.int:
    """R5.8.1, R5.8.3: visible improvements (bits) that a seat can pay and has a cabin for."""
    stack: cython.int
    found: cython.int = 0
    if bare_cabins(s, seat) == 0:
        return 0
    for stack in range(3, STACKS):
        tile: cython.int = s.top[stack] - 1
        if tile >= 0 and s.rules.improvement_coins[tile] <= s.coins[seat]:
            if s.rules.improvement_wood[tile] <= s.wood[seat]:
                found |= 1 << tile
    return found


@cython.cfunc
@cython.exceptval(check=False)
def buyable_workshops(s: Messina, seat: cython.int) -> cython.ulonglong:
    """R5.8.1, R5.8.4: visible workshops that a seat can pay; there is no limit to their number."""
    stack: cython.int
    found: cython.ulonglong = 0
    for stack in range(3):
        tile: cython.int = s.top[stack] - 1
        if tile >= 0 and s.rules.workshop_coins[tile] <= s.coins[seat]:
            if s.rules.workshop_wood[tile] <= s.wood[seat]:
                found |= WIDE_ONE << tile
    return found


@cython.cfunc
@cython.exceptval(check=False)
def top_wagon(s: Messina, stack: cython.int) -> cython.int:
    """R2.7: the wagon on top of a stack, -1 if it is empty."""
    i: cython.int
    for i in range(5):
        if s.wagon_stack[stack * 5 + i] > 0:
            return s.wagon_stack[stack * 5 + i] - 1
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def buyable_wagons(s: Messina, seat: cython.int) -> cython.int:
    """R5.8.1, R5.8.5: the wagons (bits) on top of their stacks that a seat can pay."""
    stack: cython.int
    found: cython.int = 0
    for stack in range(2):
        wagon: cython.int = top_wagon(s, stack)
        if wagon >= 0 and s.rules.wagon_coins[wagon] <= s.coins[seat]:
            if s.rules.wagon_wood[wagon] <= s.wood[seat]:
                found |= 1 << wagon
    return found


@cython.cfunc
@cython.exceptval(check=False)
def can_build(s: Messina, seat: cython.int, a: cython.int) -> cython.bint:
    """R5.8.1, R5.8.2: whether any building can be paid; a = 2 or 3 asks for workshops or improvements only."""
    if a != 3 and buyable_workshops(s, seat) != 0:
        return True
    if a != 2 and buyable_improvements(s, seat) != 0:
        return True
    return a < 2 and buyable_wagons(s, seat) != 0


@cython.cfunc
@cython.exceptval(check=False)
def cyclable(s: Messina, stack: cython.int) -> cython.bint:
    """R5.8.2: whether a stack has a tile below its top."""
    return s.below[stack] > 0 or s.bottom[stack * STACK_DEPTH] > 0


@cython.cfunc
@cython.exceptval(check=False)
def piles(s: Messina) -> cython.int:
    """R5.8.2: the piles (bits, as numbered by the verb `cycle`) that may be cycled."""
    stack: cython.int
    found: cython.int = 0
    for stack in range(STACKS):
        if cyclable(s, stack):
            if s.rules.one_stack:
                found |= 1 << (2 + stack)
            else:
                found |= 1 if stack < 3 else 2
    return found


@cython.cfunc
@cython.exceptval(check=False)
def cycle_prices(s: Messina, seat: cython.int) -> cython.int:
    """R5.8.2: what a seat can give up for cycling (bits): a point, a coin, wood, fire, major fire."""
    found: cython.int = 1 if score_track(s, seat) >= 1 else 0
    if s.coins[seat] > 0:
        found |= 2
    if s.wood[seat] > 0:
        found |= 4
    if s.fire[seat] > 0:
        found |= 8
    if s.major_fire[seat] > 0:
        found |= 16
    return found
