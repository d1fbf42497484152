# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R8.4-R8.8: ships arrive, Messina grows, the wheel brings plague and citizens."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.core.rng import below
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import nth, take_rats

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ALL_DOCKS = cython.declare(cython.int, 15)
EXPANSIONS = cython.declare(cython.int, 6)
CLASS_B = cython.declare(cython.int, 1)
PILES = cython.declare(cython.int, 3)


@cython.cfunc
def draw_dock(s: Messina) -> cython.int:
    """R2.8, R8.4: a docking tile; after the last all four are shuffled again."""
    if s.dock_pile[0] == 0:
        s.dock_pile[0] = ALL_DOCKS
    corner: cython.int = nth(s.dock_pile[0], below(s, count(s.dock_pile[0])))
    s.dock_pile[0] &= ~(1 << corner)
    return corner


@cython.cfunc
def draw_ship(s: Messina) -> cython.int:
    """R2.4: the next ship: any of the lowest number that is left; -1 if none is."""
    ship: cython.int
    number: cython.int
    for number in range(1, PILES + 1):
        found: cython.int = 0
        for ship in range(SHIPS):
            if (s.ship_pile[0] >> ship) & 1 and s.rules.ship_pile[ship] == number:
                found |= 1 << ship
        if found:
            return nth(found, below(s, count(found)))
    return -1


@cython.cfunc
def dock_ships(s: Messina, corner: cython.int) -> cython.void:
    """R8.4, R8.7: the ships of the round, each with a cube if there is one; a full dock passes them on clockwise."""
    _i: cython.int
    _k: cython.int
    for _i in range(s.rules.ships_in[s.round[0]]):
        ship: cython.int = draw_ship(s)
        if ship < 0:
            return
        dock: cython.int = corner
        for _k in range(HARBORS):
            if count(s.docked[dock]) < s.rules.ship_spaces:
                break
            dock = (dock + 1) % HARBORS
        s.ship_pile[0] &= ~(1 << ship)
        s.docked[dock] |= 1 << ship
        s.tell(ALL_SEATS, TOLD_SHIP_DOCKED, ship, dock)
        if s.plague_supply[0] > 0:
            s.plague_supply[0] -= 1
            s.infested[0] |= 1 << ship


@cython.cfunc
def add_hex(s: Messina, corner: cython.int) -> cython.void:
    """R2.2, R8.5: the top hex, B before C, on the first free expansion space clockwise from the harbor."""
    hex: cython.int
    i: cython.int
    first: cython.ulonglong = 0
    for hex in range(HEXES):
        if (s.pile[0] >> hex) & 1 and s.rules.hex_class[hex] == CLASS_B:
            first |= WIDE_ONE << hex
    pool: cython.ulonglong = first if first else s.pile[0]
    if pool == 0:
        return
    hex = nth(pool, below(s, count(pool)))
    for i in range(EXPANSIONS):
        space: cython.int = (s.rules.first_expansion[corner] + i) % EXPANSIONS
        if not (s.grown[0] >> space) & 1:
            s.pile[0] &= ~(WIDE_ONE << hex)
            s.grown[0] |= 1 << space
            s.place_of[hex] = s.rules.start_places + space + 1
            s.tell(ALL_SEATS, TOLD_HEX_ADDED, hex)
            return


@cython.cfunc
@cython.exceptval(check=False)
def in_city(s: Messina, hexes: cython.ulonglong) -> cython.ulonglong:
    """R11.2, R11.7: of some city hexes those that lie in Messina, new ones included."""
    hex: cython.int
    found: cython.ulonglong = 0
    for hex in range(HEXES):
        if s.place_of[hex] > 0 and (hexes >> hex) & 1:
            found |= WIDE_ONE << hex
    return found


@cython.cfunc
def turn_wheel(s: Messina) -> cython.void:
    """R8.6: one space clockwise; plague on every hex with the rat pose shown."""
    s.wheel[0] = (s.wheel[0] + 1) % s.rules.positions
    s.tell(ALL_SEATS, TOLD_WHEEL, s.wheel[0])
    hexes: cython.ulonglong = in_city(s, s.rules.pose_hexes[s.rules.wheel_pose[s.wheel[0]]])
    if count(hexes) > s.plague_supply[0] and not s.rules.until_empty:
        s.tell(ALL_SEATS, TOLD_PLAGUE_SHORT, count(hexes), s.plague_supply[0])
        return
    while hexes and s.plague_supply[0] > 0:
        infect(s, lowest(hexes))
        hexes &= hexes - 1


@cython.cfunc
def infect(s: Messina, hex: cython.int) -> cython.void:
    """R4.5.6, R8.6, R8.8: a plague cube on a hex; a rat for whoever has repopulated it."""
    owner: cython.int
    s.plague_supply[0] -= 1
    s.plague[hex] += 1
    s.tell(ALL_SEATS, TOLD_PLAGUE, hex, s.plague[hex])
    for owner in range(s.seats):
        if (s.repopulated[owner] >> hex) & 1:
            take_rats(s, owner, 1)


@cython.cfunc
def bring_citizens(s: Messina) -> cython.void:
    """R8.6, R11.1: for each class a citizen on every hex with its colour; the fourth colour gets none."""
    cls: cython.int
    for cls in range(3):
        colour: cython.int = s.rules.wheel_colour[s.wheel[0] * 3 + cls]
        hexes: cython.ulonglong = in_city(s, s.rules.colour_hexes[colour])
        while hexes:
            s.citizens[lowest(hexes) * 3 + cls] += 1
            s.tell(ALL_SEATS, TOLD_CITIZEN, lowest(hexes), cls)
            hexes &= hexes - 1


@cython.cfunc
def spread_plague(s: Messina) -> cython.void:
    """R8.6: as many turns of the wheel as the round asks for, then citizens by its last position."""
    _i: cython.int
    for _i in range(s.rules.wheel_turns[s.round[0]]):
        turn_wheel(s)
    if s.rules.citizens_come[s.round[0]]:
        bring_citizens(s)
