# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5: which effects and programs can do something for a seat, before they are done."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.paths import movable, reached, used_set
    from rathaus.games.messina_1347.pieces import at_end, lieutenants_of, square_program
    from rathaus.games.messina_1347.stacks import can_build, cycle_prices, piles

WIDE_ONE = cython.declare(cython.ulonglong, 1)
TOP_ROW = cython.declare(cython.int, 4)


@cython.cfunc
@cython.exceptval(check=False)
def activatable(
    s: Messina, seat: cython.int, space: cython.int, who: cython.int, used: cython.int
) -> cython.ulonglong:
    """R5.9.2, R15.3: squares whose citizen may be activated now and can do something."""
    found: cython.ulonglong = 0
    done: cython.ulonglong = used_set(used)
    left: cython.ulonglong = reached(s, space, who, done) & s.squares[seat] & ~done
    while left:
        square: cython.int = lowest(left)
        left &= left - 1
        program: cython.int = square_program(s, seat, square)
        if not s.rules.once[program] and can_program(s, seat, program):
            found |= WIDE_ONE << square
    return found


@cython.cfunc
@cython.exceptval(check=False)
def can_upgrade(s: Messina, seat: cython.int) -> cython.bint:
    """R5.4: whether a seat has a basic citizen anywhere."""
    cabin: cython.int
    if s.squares[seat] & ~s.golden[seat]:
        return True
    if s.workshops[seat] & s.workers[0] & ~s.masters[0]:
        return True
    for cabin in range(CABINS):
        if s.patient[seat * CABINS + cabin] & 1:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_scroll(s: Messina, seat: cython.int) -> cython.bint:
    """R5.3: whether a scroll cube is below the top row."""
    i: cython.int
    for i in range(3):
        if s.scroll[seat * 3 + i] < TOP_ROW:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def any_activatable(s: Messina, seat: cython.int) -> cython.bint:
    """R6.5: whether a citizen on an estate square can do something; itself no reward that would ask again."""
    return activatable(s, seat, ANYWHERE, 0, 0) != 0


@cython.cfunc
@cython.exceptval(check=False)
def can_effect(s: Messina, seat: cython.int, effect: cython.int) -> cython.bint:
    """R5.1: whether an effect would do anything for a seat."""
    if effect <= EFFECT_MAJOR_FIRE or effect == EFFECT_POINTS or effect == EFFECT_PERFORM_ANY_HEX_ACTION:
        return True
    if effect == EFFECT_SCROLL:
        return can_scroll(s, seat)
    if effect == EFFECT_BUILD:
        return can_build(s, seat, 0) or (piles(s) != 0 and cycle_prices(s, seat) != 0)
    if effect == EFFECT_UPGRADE_CITIZEN:
        return can_upgrade(s, seat)
    if effect == EFFECT_UPGRADE_OVERSEER:
        return s.promoted[seat] != 7
    if effect == EFFECT_UPGRADE_AND_ADVANCE_OVERSEER:
        return s.promoted[seat] != 7 or movable(s, seat) != 0
    if effect == EFFECT_LIEUTENANT:
        return lieutenants_of(s, seat) < s.rules.lieutenants_most
    if effect == EFFECT_ADVANCE_CITY:
        return not at_end(s, seat, REGISTER_CITY)
    if effect == EFFECT_ADVANCE_CHURCH:
        return not at_end(s, seat, REGISTER_CHURCH)
    if effect == EFFECT_ADVANCE_CITY_OR_CHURCH:
        return not (at_end(s, seat, REGISTER_CITY) and at_end(s, seat, REGISTER_CHURCH))
    if effect == EFFECT_ACTIVATE_ANY_CITIZEN:
        return any_activatable(s, seat)
    return (movable(s, seat) & overseers_of(effect)) != 0


@cython.cfunc
@cython.exceptval(check=False)
def overseers_of(effect: cython.int) -> cython.int:
    """R5.6: the overseers (bits) that an effect may advance."""
    if EFFECT_ADVANCE_CRAFTSMAN_OVERSEER <= effect <= EFFECT_ADVANCE_NUN_OVERSEER:
        return 1 << (effect - EFFECT_ADVANCE_CRAFTSMAN_OVERSEER)
    return 7


@cython.cfunc
@cython.exceptval(check=False)
def can_chain(s: Messina, seat: cython.int, program: cython.int) -> cython.int:
    """R5.1: the effects of a program's chain (bits of their places) that would do anything."""
    i: cython.int
    found: cython.int = 0
    for i in range(4):
        effect: cython.int = s.rules.chain[program * 4 + i]
        if effect > 0 and can_effect(s, seat, effect):
            found |= 1 << i
    return found


@cython.cfunc
@cython.exceptval(check=False)
def gives_tokens(s: Messina, program: cython.int) -> cython.bint:
    """R5.1: whether a program gives plain tokens or points."""
    i: cython.int
    for i in range(4):
        if s.rules.gain[program * 4 + i] > 0:
            return True
    return s.rules.gain_points[program] > 0


@cython.cfunc
@cython.exceptval(check=False)
def can_program(s: Messina, seat: cython.int, program: cython.int) -> cython.bint:
    """R5.1, R5.7: whether a program can be paid and would do anything."""
    if s.rules.price[program] > s.coins[seat]:
        return False
    return gives_tokens(s, program) or can_chain(s, seat, program) != 0
