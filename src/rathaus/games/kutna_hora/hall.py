# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4: the town hall: three rows of stacks of which only the top tile is known."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.core.rng import below
    from rathaus.games.kutna_hora.grid import nth
    from rathaus.games.kutna_hora.names import ALL_SEATS, HALL, TOLD_TOP, TOLD_TOWN_REMOVED

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROWS = cython.declare(cython.int, 3)


@cython.cfunc
def turn_up(s: KutnaHora, stack: cython.int) -> cython.void:
    """R2.4, R2.5: the next tile of a stack becomes its top; the marked one of a guild comes last.

    The order of a stack is drawn when its tiles are turned up: nothing depends on it before (R2.16).
    """
    left: cython.ulonglong = s.unseen[0] & s.rules.of_stack[stack]
    plain: cython.ulonglong = left & ~s.rules.marked
    if plain:
        left = plain
    n: cython.int = count(left)
    building: cython.int = nth(left, below(s, n) if n > 1 else 0)
    s.unseen[0] &= ~(WIDE_ONE << building)
    s.top[stack] = building + 1
    s.tell(ALL_SEATS, TOLD_TOP, building)


@cython.cfunc
@cython.exceptval(check=False)
def place_of(s: KutnaHora, stack: cython.int) -> cython.int:
    """The place of a stack (row x 5 + column), -1 if it is used up or has not entered."""
    row: cython.int
    place: cython.int
    for row in range(ROWS):
        for place in range(row * HALL, row * HALL + s.hall_length[row]):
            if s.hall[place] == stack + 1:
                return place
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def append_stack(s: KutnaHora, row: cython.int, stack: cython.int) -> cython.void:
    """R4.2, R4.4: a stack goes to the end of a row, next to the last one."""
    s.hall[row * HALL + s.hall_length[row]] = stack + 1
    s.hall_length[row] += 1


@cython.cfunc
def take_top(s: KutnaHora, place: cython.int) -> cython.void:
    """R4.2, R4.3: the top tile leaves; the rest of its stack goes behind the last of the row, which closes up."""
    row: cython.int = place // HALL
    stack: cython.int = s.hall[place] - 1
    last: cython.int = row * HALL + s.hall_length[row] - 1
    while place < last:
        s.hall[place] = s.hall[place + 1]
        place += 1
    s.hall[last] = 0
    s.hall_length[row] -= 1
    s.stack_size[stack] -= 1
    s.top[stack] = 0
    if s.stack_size[stack] > 0:
        append_stack(s, row, stack)
        turn_up(s, stack)


@cython.cfunc
def town_removes(s: KutnaHora, stack: cython.int) -> cython.bint:
    """R6.6: the town takes the top tile of a stack out of the game; False if the stack is gone."""
    place: cython.int = place_of(s, stack)
    if place < 0:
        return False
    building: cython.int = s.top[stack] - 1
    s.gone[0] |= WIDE_ONE << building
    s.tell(ALL_SEATS, TOLD_TOWN_REMOVED, building)
    take_top(s, place)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def tops(s: KutnaHora, stacks: cython.int) -> cython.ulonglong:
    """The buildings on top of those stacks (bits) that stand in the town hall."""
    stack: cython.int
    found: cython.ulonglong = 0
    for stack in range(12):
        if s.top[stack] > 0 and (stacks >> stack) & 1:
            found |= WIDE_ONE << (s.top[stack] - 1)
    return found
