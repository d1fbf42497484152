# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.7.1-R5.7.3, R5.7.7: which towns can be attacked, and with which cards."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.cards import copies, kinds, one
    from rathaus.games.city_of_iron.names import *

ONE = cython.declare(cython.ulonglong, 1)
THREE = cython.declare(cython.ulonglong, 3)
NONE = cython.declare(cython.int, -1)


@cython.cfunc
@cython.exceptval(check=False)
def owner_of(s: CityOfIron, town: cython.int) -> cython.int:
    """The seat that has a town, -1 nobody."""
    seat: cython.int
    for seat in range(s.seats):
        if (s.towns[seat] >> town) & 1:
            return seat
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def is_neutral(s: CityOfIron, town: cython.int) -> cython.bint:
    """R5.7.1, R9.1: whether a town is on top of a stack or an open one of 0 stars."""
    place: cython.int
    for place in range(STACKS):
        if s.top[place] == town + 1:
            return True
    for place in range(OPEN):
        if s.open_town[place] == town + 1:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def targets(s: CityOfIron, seat: cython.int) -> cython.ulonglong:
    """R5.7.1, R5.7.6: towns that a seat may attack: neutral ones that lie open, and those of the other players."""
    place: cython.int
    found: cython.ulonglong = 0
    for place in range(STACKS):
        if s.top[place] > 0:
            found |= ONE << (s.top[place] - 1)
    for place in range(OPEN):
        if s.open_town[place] > 0:
            found |= ONE << (s.open_town[place] - 1)
    for place in range(s.seats):
        if place != seat:
            found |= s.towns[place]
    return found


@cython.cfunc
@cython.exceptval(check=False)
def defence(s: CityOfIron, town: cython.int) -> cython.int:
    """R1.9, R5.7.2: the defence of the face that lies up; at least one card must be played for its attack."""
    return max(1, s.rules.conquered[town] if owner_of(s, town) >= 0 else s.rules.defence[town])


@cython.cfunc
@cython.exceptval(check=False)
def some_fight(s: CityOfIron, both: cython.ulonglong, attack: cython.int, spare: cython.int) -> cython.bint:
    """Whether some of these cards have so much attack and together no more than ``spare`` distance."""
    if attack <= 0:
        return True
    while both:
        kind: cython.int = lowest(both) >> 1
        both -= one(kind)
        if s.rules.distance[kind] <= spare and some_fight(
            s, both, attack - s.rules.attack[kind], spare - s.rules.distance[kind]
        ):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def can_take(s: CityOfIron, cards: cython.ulonglong, attack: cython.int, distance: cython.int) -> cython.bint:
    """R5.7.2, R5.7.3, R5.7.7: whether these cards, each used for attack or for distance, give both."""
    pure: cython.int = 0
    most: cython.int = 0
    spare: cython.int = -distance
    both: cython.ulonglong = 0
    left: cython.ulonglong = kinds(cards)
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        n: cython.int = copies(cards, kind)
        spare += n * s.rules.distance[kind]
        most += n * s.rules.attack[kind]
        if s.rules.attack[kind] > 0:
            if s.rules.distance[kind] == 0:
                pure += n * s.rules.attack[kind]
            else:
                both |= cards & (THREE << (2 * kind))
    if spare < 0 or most < attack:
        return False
    return some_fight(s, both, attack - pure, spare)


@cython.cfunc
@cython.exceptval(check=False)
def useful(s: CityOfIron, cards: cython.ulonglong) -> cython.bint:
    """R11.6: whether any card could be added to an attack."""
    left: cython.ulonglong = kinds(cards)
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        if s.rules.attack[kind] > 0 or s.rules.distance[kind] > 0:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_attacks(s: CityOfIron) -> cython.void:
    """R5.7.1-R5.7.3, R11.7: the towns that the seat to act can take with its hand."""
    left: cython.ulonglong = targets(s, s.seat)
    cards: cython.ulonglong = s.hand[s.seat]
    if s.hand_size[s.seat * 2 + MILITARY] == 0:
        return
    while left:
        town: cython.int = lowest(left)
        left &= left - 1
        if can_take(s, cards, defence(s, town), s.rules.town_distance[town]):
            s.offer(DO_ATTACK + town)
