# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R14: the opponent of the solo game, played by tiles."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.core.rng import below
    from rathaus.games.messina_1347.build import take_wagon, turn_up
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import nth
    from rathaus.games.messina_1347.stacks import top_wagon
    from rathaus.games.messina_1347.turn import visit
    from rathaus.games.messina_1347.ways import distance

WIDE_ONE = cython.declare(cython.ulonglong, 1)
FIRST_IMPROVEMENTS = cython.declare(cython.int, 3)
FAR = cython.declare(cython.int, 99)


@cython.cclass
class Rival(MessinaBox):
    """R14.4, R14.6: tiles are turned up until one names a hex that is free; if none does nothing happens."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.rival_left[0] -= 1
        while s.solo_pile[0]:
            tile: cython.int = nth(s.solo_pile[0], below(s, count(s.solo_pile[0])))
            s.solo_pile[0] &= ~(1 << tile)
            hex: cython.int = s.rules.solo_hex[tile]
            if s.place_of[hex] > 0 and not (s.standing[0] >> hex) & 1:
                come(s, hex, tile)
                rival_acts(s, hex, s.rules.solo_action[tile])
                return
        s.tell(ALL_SEATS, TOLD_RIVAL_IDLE)


@cython.cfunc
def come(s: Messina, hex: cython.int, tile: cython.int) -> cython.void:
    """R14.4, R14.9: a lieutenant stands on the hex, its citizens are gone, one plague cube goes for popularity."""
    cls: cython.int
    s.standing[0] |= WIDE_ONE << hex
    s.rival[0] |= WIDE_ONE << hex
    s.tell(ALL_SEATS, TOLD_RIVAL_MOVED, hex, tile)
    visit(s, hex)
    for cls in range(3):
        s.citizens[hex * 3 + cls] = 0
    if s.plague[hex] > 0:
        s.plague[hex] -= 1
        s.plague_supply[0] += 1
        if s.rival_popularity[0] < s.rules.last_space[REGISTER_POPULARITY]:
            s.rival_popularity[0] += 1
        s.tell(ALL_SEATS, TOLD_RIVAL_POPULARITY, s.rival_popularity[0])


@cython.cfunc
def rival_acts(s: Messina, hex: cython.int, action: cython.int) -> cython.void:
    """R14.5: what the opponent takes leaves the game, and the next tile is turned up."""
    stack: cython.int
    if action == RIVAL_WAGON:
        wagon: cython.int = top_wagon(s, 0)
        if wagon >= 0:
            take_wagon(s, wagon)
            s.lost_wagons[0] |= 1 << wagon
            s.tell(ALL_SEATS, TOLD_RIVAL_WAGON, wagon)
    elif action == RIVAL_QUARANTINE_ALL:
        for stack in range(FIRST_IMPROVEMENTS, STACKS):
            take_top(s, stack)
    elif action == RIVAL_SHIP:
        take_nearest_ship(s, hex)
    elif action >= RIVAL_WORKSHOP_CRAFTSMAN:
        take_top(s, action - RIVAL_WORKSHOP_CRAFTSMAN)


@cython.cfunc
def take_top(s: Messina, stack: cython.int) -> cython.void:
    """R14.5: the visible workshop or improvement of a stack leaves the game."""
    tile: cython.int = s.top[stack] - 1
    if tile < 0:
        return
    if stack < FIRST_IMPROVEMENTS:
        s.lost_workshops[0] |= WIDE_ONE << tile
        s.tell(ALL_SEATS, TOLD_RIVAL_WORKSHOP, tile)
    else:
        s.lost_improvements[0] |= 1 << tile
        s.tell(ALL_SEATS, TOLD_RIVAL_IMPROVEMENT, tile)
    turn_up(s, stack)


@cython.cfunc
def take_nearest_ship(s: Messina, hex: cython.int) -> cython.void:
    """R14.5: a ship from the closest dock that has one, of several one at random; its cube goes to the supply."""
    dock: cython.int
    least: cython.int = FAR
    docks: cython.int = 0
    for dock in range(HARBORS):
        if s.docked[dock] != 0:
            steps: cython.int = distance(s, hex, FIRST_DOCK + dock)
            if steps < least:
                least = steps
                docks = 0
            if steps == least:
                docks |= 1 << dock
    if docks == 0:
        return
    dock = nth(docks, below(s, count(docks)))
    ship: cython.int = nth(s.docked[dock], below(s, count(s.docked[dock])))
    s.docked[dock] &= ~(1 << ship)
    s.lost_ships[0] |= 1 << ship
    s.tell(ALL_SEATS, TOLD_RIVAL_SHIP, ship)
    if (s.infested[0] >> ship) & 1:
        s.infested[0] &= ~(1 << ship)
        s.plague_supply[0] += 1
