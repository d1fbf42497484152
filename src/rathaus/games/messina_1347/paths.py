# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.9: the spaces an overseer may advance to, and the squares it reaches from there."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import class_squares

WIDE_ONE = cython.declare(cython.ulonglong, 1)
THREE = cython.declare(cython.ulonglong, 7)
ALL_SQUARES = cython.declare(cython.ulonglong, 0x3FFFF)
LAST_MOVE = cython.declare(cython.int, 6)
EITHER_INNER = cython.declare(cython.int, 0)
ONE_AREA = cython.declare(cython.int, 1)
BOTH_AREAS = cython.declare(cython.int, 2)


@cython.cfunc
@cython.exceptval(check=False)
def stops(s: Messina, seat: cython.int, cls: cython.int, arrow: cython.int) -> cython.int:
    """R5.6, R5.9.1: the spaces (bits) an overseer may advance to; both routes at the fork."""
    move: cython.int
    found: cython.int = 0
    moved: cython.int = s.moves[seat * 3 + cls]
    route: cython.int = s.route[seat * 3 + cls]
    for move in range(moved + 1, min(moved + 1 + arrow, LAST_MOVE) + 1):
        if move == 1 or route != 2:
            found |= 1 << s.rules.route_space[cls * 16 + move]
        if move > 1 and route != 1:
            found |= 1 << s.rules.route_space[cls * 16 + 8 + move]
    return found


@cython.cfunc
@cython.exceptval(check=False)
def used_set(used: cython.int) -> cython.ulonglong:
    """R5.9.2: the squares activated already, from their packed numbers (five bits each, from 1)."""
    found: cython.ulonglong = 0
    while used > 0:
        found |= WIDE_ONE << ((used & 31) - 1)
        used >>= 5
    return found


@cython.cfunc
@cython.exceptval(check=False)
def area_set(area: cython.int) -> cython.ulonglong:
    """R5.9.3: the three squares of an area."""
    return THREE << (3 * area)


@cython.cfunc
@cython.exceptval(check=False)
def reached(s: Messina, space: cython.int, who: cython.int, used: cython.ulonglong) -> cython.ulonglong:
    """R5.9.3, R5.9.4: the squares that an overseer on a space may still activate, occupied or not.

    ``who`` is twice the class, plus one if upgraded; space ANYWHERE is one square of the estate (R6.5).
    """
    i: cython.int
    more: cython.int = who & 1
    done: cython.int = count(used)
    if space == ANYWHERE:
        return ALL_SQUARES if done == 0 else 0
    kind: cython.int = s.rules.space_kind[space]
    if kind == EITHER_INNER:
        inner: cython.ulonglong = class_squares(who >> 1) & s.rules.inner
        return inner if done < 1 + more else 0
    if kind == ONE_AREA:
        return area_set(s.rules.space_area[space * 2]) if done < 1 + more else 0
    if kind == BOTH_AREAS:
        found: cython.ulonglong = 0
        for i in range(2):
            area: cython.int = s.rules.space_area[space * 2 + i]
            most: cython.int = 1 + more if area >> 1 == who >> 1 else 1
            if count(used & area_set(area)) < most:
                found |= area_set(area)
        return found
    return ALL_SQUARES if done < 3 else 0


@cython.cfunc
@cython.exceptval(check=False)
def movable(s: Messina, seat: cython.int) -> cython.int:
    """R5.9.1: overseers (bits) that have not reached the end of their path."""
    cls: cython.int
    found: cython.int = 0
    for cls in range(3):
        if s.moves[seat * 3 + cls] < LAST_MOVE:
            found |= 1 << cls
    return found
