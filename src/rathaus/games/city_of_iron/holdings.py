# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.1.7, R5.7.4, R5.9.1, R5.9.2: what buildings and towns give while a seat has them: goods, income, icons."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.games.city_of_iron.names import *

ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
def pay(s: CityOfIron, seat: cython.int, money: cython.int, science: cython.int) -> cython.void:
    """A seat pays money and science."""
    if money == 0 and science == 0:
        return
    s.money[seat] -= money
    s.science[seat] -= science
    s.tell(ALL_SEATS, TOLD_PAID, seat, money, science)


@cython.cfunc
def change_good(s: CityOfIron, seat: cython.int, good: cython.int, n: cython.int) -> cython.void:
    """R5.1.7, R5.9.1: the cube of a seat moves on a goods track."""
    if n != 0:
        s.goods[seat * GOODS + good] += n
        s.tell(ALL_SEATS, TOLD_GOODS, seat, good, n, s.goods[seat * GOODS + good])


@cython.cfunc
def change_income(s: CityOfIron, seat: cython.int, n: cython.int) -> cython.void:
    """R5.1.7, R5.9.2, R11.3: income goes beyond 15 with a second cube: the sum counts."""
    if n != 0:
        s.income[seat] += n
        s.tell(ALL_SEATS, TOLD_INCOME_STEP, seat, n, s.income[seat])


@cython.cfunc
def count_building(s: CityOfIron, seat: cython.int, kind: cython.int, sign: cython.int) -> cython.void:
    """R5.1.7, R5.9.1: a building starts (sign 1) or ceases (-1) to work for a seat."""
    good: cython.int
    s.built[seat * BUILDINGS + kind] += sign
    for good in range(GOODS):
        change_good(s, seat, good, sign * s.rules.goods[kind * GOODS + good])
    change_income(s, seat, sign * s.rules.income[kind])
    s.citizen_draws[seat] += sign * s.rules.citizen[kind]
    s.military_draws[seat] += sign * s.rules.military[kind]
    s.round_science[seat] += sign * s.rules.round_science[kind]


@cython.cfunc
def count_town(s: CityOfIron, seat: cython.int, town: cython.int, sign: cython.int) -> cython.void:
    """R5.7.4, R5.7.6, R9.1: a town starts or ceases to work for a seat, with the buildings on it if it is a city."""
    good: cython.int
    i: cython.int
    if sign > 0:
        s.towns[seat] |= ONE << town
    else:
        s.towns[seat] &= ~(ONE << town)
    for good in range(GOODS):
        change_good(s, seat, good, sign * s.rules.town_goods[town * GOODS + good])
    change_income(s, seat, sign * s.rules.town_income[town])
    s.citizen_draws[seat] += sign * s.rules.town_citizen[town]
    s.military_draws[seat] += sign * s.rules.town_military[town]
    s.round_science[seat] += sign * s.rules.town_science[town]
    city: cython.int = s.rules.city_of[town]
    if city < 0:
        return
    s.holder[city] = seat + 1 if sign > 0 else 0
    s.slots[city] = s.rules.land_slots[city]
    for i in range(city * LOTS, city * LOTS + LOTS):
        if s.lot[i] > 0:
            count_building(s, seat, s.lot[i] - 1, sign)
    find_terrains(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def find_terrains(s: CityOfIron, seat: cython.int) -> cython.void:
    """R5.1.2: the terrains of all cities of a seat."""
    city: cython.int
    found: cython.int = 0
    for city in range(CITIES):
        if s.holder[city] == seat + 1:
            found |= s.rules.land_terrains[city]
    s.terrains[seat] = found


@cython.cfunc
@cython.exceptval(check=False)
def cranes(s: CityOfIron, seat: cython.int) -> cython.int:
    """R5.1.6, R11.8: money off every building; several cranes add up, or only the best counts (`cranes_stack`)."""
    kind: cython.int
    off: cython.int = 0
    for kind in range(BUILDINGS):
        if s.rules.discount[kind] and s.built[seat * BUILDINGS + kind]:
            if s.rules.cranes_stack:
                off += s.rules.discount[kind] * s.built[seat * BUILDINGS + kind]
            else:
                off = max(off, s.rules.discount[kind])
    return off


@cython.cfunc
@cython.exceptval(check=False)
def buildings_of(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.5: how many buildings a seat has built; stored ones do not count."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(BUILDINGS):
        n += s.built[seat * BUILDINGS + kind]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def stored_of(s: CityOfIron, seat: cython.int) -> cython.int:
    """R5.2.1, R7.4: how many buildings a seat has in store."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(BUILDINGS):
        n += s.stored[seat * BUILDINGS + kind]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def quantity(s: CityOfIron, seat: cython.int, good: cython.int) -> cython.int:
    """R6.2.1, R9.1: what counts of a good: the cube, and 2 more of the good that the owner of Snyle has named."""
    town: cython.int
    n: cython.int = s.goods[seat * GOODS + good]
    if s.named[0] == good + 1:
        for town in range(TOWNS):
            if s.rules.virtual[town] and (s.towns[seat] >> town) & 1:
                n += s.rules.virtual[town]
    return n
