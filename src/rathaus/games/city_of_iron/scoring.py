# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6.2, R7.4, R7.5: places in the goods, final bonuses, points by source, and the winner."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.fields import FINALS
from rathaus.games.city_of_iron.fields import TALLIES as TALLY_NAMES
from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.decks import owns
    from rathaus.games.city_of_iron.holdings import buildings_of, quantity, stored_of
    from rathaus.games.city_of_iron.names import *

SOURCES = TALLY_NAMES + FINALS
BY_MONEY = cython.declare(cython.int, 0)
BY_LAND = cython.declare(cython.int, 1)
BY_EXPERTS = cython.declare(cython.int, 3)
BY_TOWNS = cython.declare(cython.int, 4)


@cython.cfunc
@cython.exceptval(check=False)
def largest(s: CityOfIron, good: cython.int) -> cython.int:
    """R6.2.1, R6.3: the largest quantity of a good that anybody has."""
    seat: cython.int
    most: cython.int = 0
    for seat in range(s.seats):
        most = max(most, quantity(s, seat, good))
    return most


@cython.cfunc
@cython.exceptval(check=False)
def runner_up(s: CityOfIron, good: cython.int) -> cython.int:
    """R6.2.1-R6.2.3: the next largest quantity, 0 if nobody is second (`first_place_tie_blocks_second`)."""
    seat: cython.int
    leaders: cython.int = 0
    second: cython.int = 0
    most: cython.int = largest(s, good)
    for seat in range(s.seats):
        have: cython.int = quantity(s, seat, good)
        if have == most:
            leaders += 1
        else:
            second = max(second, have)
    return 0 if leaders > 1 and s.rules.tie_blocks else second


@cython.cfunc
@cython.exceptval(check=False)
def markers(s: CityOfIron, seat: cython.int, good: cython.int) -> cython.int:
    """R6.2.5: the «+3» markers of a good on the built buildings of a seat."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(BUILDINGS):
        if s.rules.marker[kind] == good:
            n += s.built[seat * BUILDINGS + kind]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def towns_of(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.4, R9.1: conquered towns; Dar Embe counts as three."""
    n: cython.int = 0
    left: cython.ulonglong = s.towns[seat]
    while left:
        n += s.rules.counts_as[lowest(left)]
        left &= left - 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def farthest(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.4, R9.1: the largest distance among the lands of a seat; towns have none."""
    land: cython.int
    most: cython.int = 0
    for land in range(LANDS):
        if s.holder[land] == seat + 1:
            most = max(most, s.rules.land_distance[land])
    return most


@cython.cfunc
@cython.exceptval(check=False)
def measure(s: CityOfIron, seat: cython.int, what: cython.int) -> cython.int:
    """R7.4: what a seat has of the things whose majority is rewarded at the end."""
    if what == BY_MONEY:
        return s.money[seat]
    if what == BY_LAND:
        return farthest(s, seat)
    if what == BY_EXPERTS:
        return owns(s, seat)
    return towns_of(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def has_most(s: CityOfIron, seat: cython.int, what: cython.int) -> cython.bint:
    """R7.4: whether a seat alone has the most of something; a tie gives the bonus to nobody."""
    other: cython.int
    mine: cython.int = measure(s, seat, what)
    for other in range(s.seats):
        if other != seat and measure(s, other, what) >= mine:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def leads_good(s: CityOfIron, seat: cython.int, good: cython.int) -> cython.bint:
    """R7.4: whether a seat alone has the most of a good, at least 1."""
    other: cython.int
    mine: cython.int = quantity(s, seat, good)
    if mine < 1:
        return False
    for other in range(s.seats):
        if other != seat and quantity(s, other, good) >= mine:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def goods_led(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.4: how many goods a seat leads alone."""
    good: cython.int
    n: cython.int = 0
    for good in range(GOODS):
        if leads_good(s, seat, good):
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def store_points(s: CityOfIron, seat: cython.int) -> cython.int:
    """R5.2.1, R7.4, R11.5: a point less for every two stored buildings; an odd one is ignored."""
    return stored_of(s, seat) // s.rules.stored_per * s.rules.stored_vp


@cython.cfunc
@cython.exceptval(check=False)
def final_points(s: CityOfIron, seat: cython.int, source: cython.int) -> cython.int:
    """R7.4: the points of one kind that the end of the game gives."""
    if source == BY_MONEY:
        return s.rules.money_vp if has_most(s, seat, BY_MONEY) else 0
    if source == BY_LAND:
        return s.rules.land_vp if has_most(s, seat, BY_LAND) else 0
    if source == 2:
        return goods_led(s, seat) * s.rules.good_vp
    if source == BY_EXPERTS:
        return s.rules.experts_vp if has_most(s, seat, BY_EXPERTS) else 0
    if source == BY_TOWNS:  # R9.2: nobody has a town in the family game, so nobody has the most
        return s.rules.towns_vp if has_most(s, seat, BY_TOWNS) else 0
    return store_points(s, seat)


@cython.ccall
def score_track(s: CityOfIron, seat: cython.int) -> cython.int:
    """R1.1: the place of a seat on the points track."""
    source: cython.int
    points: cython.int = 0
    for source in range(TALLIES):
        points += s.points[seat * TALLIES + source]
    return points


@cython.ccall
def total(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.4: the points of a seat if the game ended now."""
    source: cython.int
    points: cython.int = score_track(s, seat)
    for source in range(6):
        points += final_points(s, seat, source)
    return points


@cython.cfunc
def tell_finals(s: CityOfIron) -> cython.void:
    """R7.4: the final bonuses, one by one."""
    seat: cython.int
    source: cython.int
    good: cython.int
    for source in range(6):
        for seat in range(s.seats):
            n: cython.int = final_points(s, seat, source)
            if n != 0 and source != 2:
                s.tell(ALL_SEATS, TOLD_BONUS, seat, n, source)
            elif n != 0:
                for good in range(GOODS):
                    if leads_good(s, seat, good):
                        s.tell(ALL_SEATS, TOLD_BONUS_GOOD, seat, s.rules.good_vp, good)


def score_sheet(s: CityOfIron, seat: int) -> dict[str, int]:
    """R6.2, R7.4: the points of a seat by source, as if the game ended now."""
    source: cython.int
    n: cython.int = seat
    sheet = {}
    for source in range(TALLIES):
        sheet[TALLY_NAMES[source]] = s.points[n * TALLIES + source]
    for source in range(6):
        sheet[FINALS[source]] = final_points(s, n, source)
    return sheet


def rank_keys(s: CityOfIron) -> list[tuple[int, ...]]:
    """R7.5: most points, then most money, then most built buildings; equal keys share the victory."""
    seat: cython.int
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        keys.append((total(s, seat), s.money[seat], buildings_of(s, seat)))
    return keys
