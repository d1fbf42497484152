# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What effects, overseers, upgrades and buildings are worth to a seat, in hundredths of a point (policy.py)."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.paths import area_set, stops
    from rathaus.games.messina_1347.people import citizens_of
    from rathaus.games.messina_1347.pieces import class_squares, square_program
    from rathaus.games.messina_1347.scoring import improvements_of
    from rathaus.games.messina_1347.worth import (
        best_scroll,
        item_worth,
        reward_worth,
        rounds_left,
        step_worth,
        token_worth,
    )

ALL_SQUARES = cython.declare(cython.ulonglong, 0x3FFFF)
POINT = cython.declare(cython.int, 100)
NEVER = cython.declare(cython.int, -100000)


@cython.cfunc
@cython.exceptval(check=False)
def upgrade_worth(s: Messina, seat: cython.int) -> cython.int:
    """R5.4: the best citizen to turn to gold."""
    best: cython.int = 0
    left: cython.ulonglong = s.workshops[seat] & s.workers[0] & ~s.masters[0]
    while left:
        best = max(best, master_worth(s, seat, lowest(left)))
        left &= left - 1
    if s.squares[seat] & ~s.golden[seat]:
        best = max(best, 91 if rounds_left(s) > 0 else 25)
    return best


@cython.cfunc
@cython.exceptval(check=False)
def master_worth(s: Messina, seat: cython.int, workshop: cython.int) -> cython.int:
    """R5.8.6, R7.1: gold for the citizen in a workshop: a point in every production, and what it triggers."""
    times: cython.int = rounds_left(s) + 1
    worth: cython.int = times * s.rules.worker_points * POINT
    only: cython.bint = (s.rules.masters_only >> workshop) & 1 != 0
    if (s.rules.late >> workshop) & 1:
        if only and not (s.spent[0] >> workshop) & 1:
            worth += program_worth(s, seat, WORKSHOP_PROGRAMS + workshop)
        return worth
    worth += times * program_worth(s, seat, EXTRA_PROGRAMS + workshop)
    return worth + (times * program_worth(s, seat, WORKSHOP_PROGRAMS + workshop) if only else 0)


@cython.cfunc
@cython.exceptval(check=False)
def job_worth(s: Messina, seat: cython.int, workshop: cython.int, golden: cython.bint) -> cython.int:
    """R5.8.4-R5.8.7: a citizen in a workshop from now on."""
    worth: cython.int = 0
    times: cython.int = rounds_left(s) + 1
    only: cython.bint = (s.rules.masters_only >> workshop) & 1 != 0
    if golden:
        worth = master_worth(s, seat, workshop)
    if only:
        return worth if golden else times * 15
    each: cython.int = program_worth(s, seat, WORKSHOP_PROGRAMS + workshop)
    if (s.rules.late >> workshop) & 1:
        return worth + (0 if (s.spent[0] >> workshop) & 1 else each)
    return worth + times * each


@cython.cfunc
@cython.exceptval(check=False)
def program_worth(s: Messina, seat: cython.int, program: cython.int) -> cython.int:
    """R5.1: tokens, points and effects of a program; the best of them where one is chosen."""
    i: cython.int
    worth: cython.int = s.rules.gain_points[program] * POINT
    best: cython.int = 0
    for i in range(4):
        n: cython.int = s.rules.gain[program * 4 + i]
        if n > 0:
            worth += n * token_worth(s, seat, i)
        effect: cython.int = s.rules.chain[program * 4 + i]
        if effect > 0:
            value: cython.int = effect_worth(s, seat, effect)
            best = max(best, value)
            if not s.rules.choose[program]:
                worth += value
    if s.rules.choose[program]:
        worth += best
    return worth - s.rules.price[program] * token_worth(s, seat, 0)


@cython.cfunc
@cython.exceptval(check=False)
def effect_worth(s: Messina, seat: cython.int, effect: cython.int) -> cython.int:
    """R5.1-R5.9: one effect, used as well as it can be now."""
    if effect <= EFFECT_MAJOR_FIRE:
        return token_worth(s, seat, effect - 1)
    if effect == EFFECT_SCROLL:
        return best_scroll(s, seat)
    if effect == EFFECT_BUILD:
        return best_building(s, seat)
    if effect == EFFECT_UPGRADE_CITIZEN:
        return upgrade_worth(s, seat)
    if effect == EFFECT_ADVANCE_CITY:
        return step_worth(s, seat, REGISTER_CITY)
    if effect == EFFECT_ADVANCE_CHURCH:
        return step_worth(s, seat, REGISTER_CHURCH)
    if effect == EFFECT_ADVANCE_CITY_OR_CHURCH:
        return max(step_worth(s, seat, REGISTER_CITY), step_worth(s, seat, REGISTER_CHURCH))
    if effect == EFFECT_ADVANCE_ANY_OVERSEER:
        return overseer_worth(s, seat, 7, 0)
    if effect == EFFECT_ADVANCE_ANY_OVERSEER_ARROW:
        return overseer_worth(s, seat, 7, 1)
    if EFFECT_ADVANCE_CRAFTSMAN_OVERSEER <= effect <= EFFECT_ADVANCE_NUN_OVERSEER:
        return overseer_worth(s, seat, 1 << (effect - EFFECT_ADVANCE_CRAFTSMAN_OVERSEER), 0)
    return reward_worth(s, seat, effect)


@cython.cfunc
@cython.exceptval(check=False)
def overseer_worth(s: Messina, seat: cython.int, who: cython.int, arrow: cython.int) -> cython.int:
    """R5.9: the best advance of one of some overseers (bits)."""
    cls: cython.int
    best: cython.int = 0
    for cls in range(3):
        if (who >> cls) & 1:
            spaces: cython.ulonglong = stops(s, seat, cls, arrow)
            while spaces:
                best = max(best, space_worth(s, seat, cls, lowest(spaces)))
                spaces &= spaces - 1
    return best


@cython.cfunc
@cython.exceptval(check=False)
def squares_of(s: Messina, space: cython.int, i: cython.int) -> cython.ulonglong:
    """R5.9.3: the squares of the first or second area of a space."""
    return area_set(s.rules.space_area[space * 2 + i])


@cython.cfunc
@cython.exceptval(check=False)
def space_worth(s: Messina, seat: cython.int, cls: cython.int, space: cython.int) -> cython.int:
    """R5.9.3, R5.9.4: the citizens that an overseer can let act on a space, and that it has come on."""
    more: cython.int = (s.promoted[seat] >> cls) & 1
    kind: cython.int = s.rules.space_kind[space]
    if kind == 0:
        inner: cython.ulonglong = class_squares(cls) & s.rules.inner
        return 25 + best_squares(s, seat, inner, 1 + more)
    if kind == 1:
        return 60 + best_squares(s, seat, squares_of(s, space, 0), 1 + more)
    if kind == 2:
        own: cython.int = 0 if s.rules.space_area[space * 2] >> 1 == cls else 1
        worth: cython.int = best_squares(s, seat, squares_of(s, space, own), 1 + more)
        return 133 + worth + best_squares(s, seat, squares_of(s, space, 1 - own), 1)
    return best_squares(s, seat, ALL_SQUARES, 3)


@cython.cfunc
@cython.exceptval(check=False)
def best_squares(s: Messina, seat: cython.int, squares: cython.ulonglong, n: cython.int) -> cython.int:
    """R5.9.2: the best actions of up to so many citizens on some squares."""
    first: cython.int = 0
    second: cython.int = 0
    third: cython.int = 0
    left: cython.ulonglong = squares & s.squares[seat]
    while left:
        worth: cython.int = square_worth(s, seat, lowest(left))
        left &= left - 1
        if worth > first:
            third = second
            second = first
            first = worth
        elif worth > second:
            third = second
            second = worth
        elif worth > third:
            third = worth
    if n == 1:
        return first
    return first + second if n == 2 else first + second + third


@cython.cfunc
@cython.exceptval(check=False)
def square_worth(s: Messina, seat: cython.int, square: cython.int) -> cython.int:
    """R5.9.2, R15.3: the action of a square; none on a lightning square."""
    program: cython.int = square_program(s, seat, square)
    if s.rules.once[program] or s.rules.price[program] > s.coins[seat]:
        return 0
    return max(0, program_worth(s, seat, program))


@cython.cfunc
@cython.exceptval(check=False)
def cost_worth(s: Messina, seat: cython.int, coins: cython.int, wood: cython.int) -> cython.int:
    """What a price is worth; more than can be counted if it cannot be paid."""
    if coins > s.coins[seat] or wood > s.wood[seat]:
        return -NEVER
    return coins * token_worth(s, seat, 0) + wood * token_worth(s, seat, 1)


@cython.cfunc
@cython.exceptval(check=False)
def plain_worth(s: Messina, seat: cython.int, program: cython.int) -> cython.int:
    """R7.1: what a building gives each time, without a look at what could be built with it."""
    i: cython.int
    worth: cython.int = s.rules.gain_points[program] * POINT
    for i in range(4):
        worth += s.rules.gain[program * 4 + i] * token_worth(s, seat, i)
        if s.rules.chain[program * 4 + i] > 0:
            worth += 150
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def workshop_worth(s: Messina, seat: cython.int, tile: cython.int) -> cython.int:
    """R5.8.4: a workshop of a class of which there are citizens, with all its productions to come."""
    cls: cython.int = s.rules.workshop_class[tile]
    times: cython.int = rounds_left(s) + 1
    worth: cython.int = plain_worth(s, seat, WORKSHOP_PROGRAMS + tile)
    golden: cython.ulonglong = s.golden[seat] & class_squares(cls)
    free: cython.ulonglong = s.squares[seat] & class_squares(cls)
    if (s.rules.masters_only >> tile) & 1 and golden == 0:
        worth = worth * 2 // 5
    if not (s.rules.late >> tile) & 1:
        worth *= times
    if golden:
        worth += times * POINT // 2
    if free == 0:
        worth = worth // 2 if rounds_left(s) > 0 else 0
    cost: cython.int = cost_worth(s, seat, s.rules.workshop_coins[tile], s.rules.workshop_wood[tile])
    return worth * 93 // 100 + item_worth(s, seat, SCROLL_WORKSHOPS) - cost


@cython.cfunc
@cython.exceptval(check=False)
def improvement_worth(s: Messina, seat: cython.int, tile: cython.int) -> cython.int:
    """R5.8.3, R7.1: an improvement; it also makes a place for citizens of plagued hexes worth more."""
    cabin: cython.int
    patients: cython.int = 0
    if improvements_of(s, seat) == CABINS:
        return NEVER
    for cabin in range(CABINS):
        if s.patient[seat * CABINS + cabin] > 0 and s.improvement[seat * CABINS + cabin] == 0:
            patients = 1
    each: cython.int = plain_worth(s, seat, CABIN_PROGRAMS + tile)
    worth: cython.int = each * (rounds_left(s) + 2 * patients) * 120 // 100
    cost: cython.int = cost_worth(s, seat, s.rules.improvement_coins[tile], s.rules.improvement_wood[tile])
    return worth + item_worth(s, seat, SCROLL_IMPROVEMENTS) - cost


@cython.cfunc
@cython.exceptval(check=False)
def repopulations_hoped(s: Messina, seat: cython.int) -> cython.int:
    """R4.5: in tenths, for how many more hexes there are citizens, with those that may still come."""
    cls: cython.int
    cabin: cython.int
    people: cython.int = 0
    for cls in range(3):
        people += citizens_of(s, seat, cls, False)
    for cabin in range(CABINS):
        if s.patient[seat * CABINS + cabin] > 0 and rounds_left(s) > 0:
            people += 1
    hoped: cython.int = people * 10 // 3 + 15 * rounds_left(s)
    return min(10 * (s.rules.tiles - count(s.repopulated[seat])), hoped)


@cython.cfunc
@cython.exceptval(check=False)
def wagon_worth(s: Messina, seat: cython.int, wagon: cython.int) -> cython.int:
    """R4.5.2, R5.8.5: points at once, and repopulation that becomes possible."""
    left: cython.int = rounds_left(s)
    worth: cython.int = s.rules.wagon_points[wagon] * POINT
    rides: cython.int = count(s.wagons[seat]) * left + count(s.wagons[seat] & ~s.tired[seat])
    worth += max(0, min(10, repopulations_hoped(s, seat) - 10 * rides)) * 19
    if s.wagons[seat] == 0:
        worth += 80 * left
    cost: cython.int = cost_worth(s, seat, s.rules.wagon_coins[wagon], s.rules.wagon_wood[wagon])
    return worth - cost


@cython.cfunc
@cython.exceptval(check=False)
def best_building(s: Messina, seat: cython.int) -> cython.int:
    """R5.8.1: the best building that can be paid."""
    i: cython.int
    best: cython.int = 0
    for i in range(3):
        if s.top[i] > 0:
            best = max(best, workshop_worth(s, seat, s.top[i] - 1))
        if s.top[3 + i] > 0:
            best = max(best, improvement_worth(s, seat, s.top[3 + i] - 1))
    for i in range(2 * 5):
        if s.wagon_stack[i] > 0 and (i == 0 or i == 5 or s.wagon_stack[i - 1] == 0):
            best = max(best, wagon_worth(s, seat, s.wagon_stack[i] - 1))
    return best
