# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1, R4.7.1: where lieutenants are, where they may go and what the way costs."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.names import *

WIDE_ONE = cython.declare(cython.ulonglong, 1)


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
