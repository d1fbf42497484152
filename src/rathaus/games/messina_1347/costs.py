# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What a seat can do and what it costs, before it is done: movement, effects, buildings, repopulation, free actions."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import (
        at_end,
        class_squares,
        lieutenants_of,
        score_track,
        square_program,
    )

WIDE_ONE = cython.declare(cython.ulonglong, 1)
THREE = cython.declare(cython.ulonglong, 7)
ALL_SQUARES = cython.declare(cython.ulonglong, 0x3FFFF)
LAST_MOVE = cython.declare(cython.int, 6)
TOP_ROW = cython.declare(cython.int, 4)
EITHER_INNER = cython.declare(cython.int, 0)
ONE_AREA = cython.declare(cython.int, 1)
BOTH_AREAS = cython.declare(cython.int, 2)


@cython.cfunc
@cython.exceptval(check=False)
def within(s: Messina, place: cython.int, steps: cython.int) -> cython.ulonglong:
    """R4.1.3: the places of Messina within so many steps of a place."""
    return s.rules.near[(s.grown[0] * PLACES + place) * 8 + min(steps, 7)]


@cython.ccall
def distance(s: Messina, one: cython.int, other: cython.int) -> cython.int:
    """R4.1.3: steps between two sites of Messina."""
    steps: cython.int = 0
    while not (within(s, s.place_of[one] - 1, steps) >> (s.place_of[other] - 1)) & 1:
        steps += 1
    return steps


@cython.cfunc
@cython.exceptval(check=False)
def open_site(s: Messina, site: cython.int) -> cython.bint:
    """R4.1.1, R4.7.1, R4.7.5: a hex without a standing lieutenant; a dock with a ship (option `empty_dock_allowed`)."""
    if s.place_of[site] == 0:
        return False
    if site >= FIRST_DOCK:
        return s.docked[site - FIRST_DOCK] != 0 or s.rules.empty_docks
    return not (s.standing[0] >> site) & 1


@cython.cfunc
@cython.exceptval(check=False)
def targets(s: Messina, seat: cython.int, slot: cython.int) -> cython.ulonglong:
    """R4.1.1, R4.1.3, R4.1.4: the sites a lieutenant may go to with the coins of its owner."""
    site: cython.int
    found: cython.ulonglong = 0
    at: cython.int = s.lieutenant[seat * LIEUTENANTS + slot]
    last: cython.int = SITES if at >= ON_SITE or s.rules.estate_to_dock else FIRST_DOCK
    near: cython.ulonglong = 0xFFFFFFF
    if at >= ON_SITE:
        near = within(s, s.place_of[at - ON_SITE] - 1, s.coins[seat] + 1)
    for site in range(last):
        if s.place_of[site] > 0 and (near >> (s.place_of[site] - 1)) & 1 and open_site(s, site):
            found |= WIDE_ONE << site
    return found


@cython.cfunc
@cython.exceptval(check=False)
def walk_price(s: Messina, seat: cython.int, slot: cython.int, site: cython.int) -> cython.int:
    """R4.1.3, R4.1.4: coins for a lieutenant's way: its length less one; nothing from the estate."""
    at: cython.int = s.lieutenant[seat * LIEUTENANTS + slot]
    if at < ON_SITE:
        return 0
    return max(0, distance(s, at - ON_SITE, site) - 1)


@cython.cfunc
@cython.exceptval(check=False)
def unused(s: Messina, seat: cython.int) -> cython.ulonglong:
    """R3.2, R4.1.2: where a seat has lieutenants not used this round: bit 0 the estate, then the sites."""
    i: cython.int
    found: cython.ulonglong = 0
    for i in range(LIEUTENANTS):
        at: cython.int = s.lieutenant[seat * LIEUTENANTS + i]
        if not (s.up[seat] >> i) & 1:
            if at == ON_ESTATE:
                found |= 1
            elif at >= ON_SITE:
                found |= WIDE_ONE << (at - ON_SITE + 1)
    return found


@cython.cfunc
@cython.exceptval(check=False)
def slot_at(s: Messina, seat: cython.int, place: cython.int) -> cython.int:
    """The first unused lieutenant on the estate (0) or on a site (1 + site)."""
    i: cython.int
    wanted: cython.int = ON_ESTATE if place == 0 else ON_SITE + place - 1
    for i in range(LIEUTENANTS):
        if not (s.up[seat] >> i) & 1 and s.lieutenant[seat * LIEUTENANTS + i] == wanted:
            return i
    return -1


# --- buildings (R5.8) -------------------------------------------------------------------------------------


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


# --- overseers (R5.9) -------------------------------------------------------------------------------------


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


# --- effects (R5) -----------------------------------------------------------------------------------------


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
def movable(s: Messina, seat: cython.int) -> cython.int:
    """R5.9.1: overseers (bits) that have not reached the end of their path."""
    cls: cython.int
    found: cython.int = 0
    for cls in range(3):
        if s.moves[seat * 3 + cls] < LAST_MOVE:
            found |= 1 << cls
    return found


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


# --- repopulation (R4.5) and free actions (R4.4.2, R4.6.1) --------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def citizens_of(s: Messina, seat: cython.int, cls: cython.int, golden: cython.bint) -> cython.int:
    """R4.5.2, R11.3: citizens of a class that can repopulate: on squares and (option) in workshops, not in cabins."""
    here: cython.ulonglong = s.golden[seat] if golden else s.squares[seat]
    n: cython.int = count(here & class_squares(cls))
    if s.rules.workers_repopulate:
        busy: cython.ulonglong = s.masters[0] if golden else s.workers[0]
        n += count(busy & s.workshops[seat] & s.rules.of_class[cls])
    return n


@cython.cfunc
@cython.exceptval(check=False)
def has_citizens(s: Messina, seat: cython.int, hex: cython.int) -> cython.bint:
    """R4.5.2: the citizens printed on a hex; a basic requirement accepts an upgraded citizen, not the reverse."""
    cls: cython.int
    for cls in range(3):
        golden: cython.int = s.rules.need_golden[hex * 3 + cls]
        if citizens_of(s, seat, cls, True) < golden:
            return False
        if citizens_of(s, seat, cls, False) < golden + s.rules.need[hex * 3 + cls]:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def taken(s: Messina) -> cython.ulonglong:
    """R4.5.1: hexes with a repopulation tile."""
    return s.repopulated[0] | s.repopulated[1] | s.repopulated[2] | s.repopulated[3]


@cython.cfunc
@cython.exceptval(check=False)
def can_repopulate(s: Messina, seat: cython.int, site: cython.int) -> cython.bint:
    """R4.5.1-R4.5.3: a city hex, not repopulated yet, a tile left, and all that it costs."""
    if site >= HEXES or (taken(s) >> site) & 1 or count(s.repopulated[seat]) >= s.rules.tiles:
        return False
    if s.rules.hex_coins[site] > s.coins[seat] or s.rules.hex_wood[site] > s.wood[seat]:
        return False
    if (s.wagons[seat] & ~s.tired[seat]) == 0:
        return False
    if s.rules.hex_lieutenant[site] > unused_count(s, seat):
        return False
    return has_citizens(s, seat, site)


@cython.cfunc
@cython.exceptval(check=False)
def unused_count(s: Messina, seat: cython.int) -> cython.int:
    """R4.5.3: lieutenants not used this round, on the estate or lying in Messina."""
    i: cython.int
    n: cython.int = 0
    for i in range(LIEUTENANTS):
        at: cython.int = s.lieutenant[seat * LIEUTENANTS + i]
        if not (s.up[seat] >> i) & 1 and at != IN_SUPPLY and at != GIVEN_UP:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def jobs(s: Messina, seat: cython.int, cls: cython.int) -> cython.ulonglong:
    """R4.6.1: empty workshops of a class."""
    return s.workshops[seat] & ~s.workers[0] & s.rules.of_class[cls]


@cython.cfunc
@cython.exceptval(check=False)
def can_employ(s: Messina, seat: cython.int) -> cython.bint:
    """R4.6.1: whether a citizen on a square has an empty workshop of its class."""
    cls: cython.int
    if s.workshops[seat] & ~s.workers[0]:
        for cls in range(3):
            if s.squares[seat] & class_squares(cls) and jobs(s, seat, cls):
                return True
    return False
