# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1.1-R4.1.4, R5.1.1-R5.1.8, R8.1.2: what a seat may do and what it costs, before it is done."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.games.city_of_iron.holdings import cranes
    from rathaus.games.city_of_iron.names import *

ONE = cython.declare(cython.ulonglong, 1)
STORE = cython.declare(
    cython.int, 32
)  # origins from here on are stored buildings, below it places of the row
NONE = cython.declare(cython.int, -1)


@cython.cfunc
@cython.exceptval(check=False)
def space_free(s: CityOfIron, space: cython.int) -> cython.bint:
    """Whether no cube stands on a space."""
    seat: cython.int
    for seat in range(s.seats):
        if s.space[seat] == space + 1:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def bid_price(s: CityOfIron, seat: cython.int, space: cython.int) -> cython.int:
    """R4.1.3, R8.4.2: what a space costs a seat: its price, or only the difference, and nothing back."""
    paid: cython.int = s.rules.bid_cost[s.space[seat] - 1] if s.space[seat] > 0 else 0
    return max(0, s.rules.bid_cost[space] - paid)


@cython.cfunc
@cython.exceptval(check=False)
def money_price(
    s: CityOfIron, seat: cython.int, kind: cython.int, off: cython.int, crane: cython.int
) -> cython.int:
    """R5.1.4, R5.1.6, R5.6.8: printed cost less the discount of a card and of Steam Cranes, not below 0."""
    return max(0, s.rules.money[kind] - off - crane)


@cython.cfunc
@cython.exceptval(check=False)
def science_price(s: CityOfIron, seat: cython.int, kind: cython.int, off: cython.int) -> cython.int:
    """R5.1.4, R5.1.5, R5.6.8: printed cost less the discount of a card; nothing for a building that the seat has."""
    if s.built[seat * BUILDINGS + kind] > 0:
        return 0
    return max(0, s.rules.science[kind] - off)


@cython.cfunc
@cython.exceptval(check=False)
def can_build(
    s: CityOfIron,
    seat: cython.int,
    kind: cython.int,
    money_off: cython.int,
    science_off: cython.int,
    crane: cython.int,
    money: cython.int,
) -> cython.bint:
    """R5.1.2-R5.1.4: a city of the terrain, and enough money and science. A full city can make room."""
    if s.rules.terrain[kind] & s.terrains[seat] == 0:
        return False
    if money_price(s, seat, kind, money_off, crane) > money:
        return False
    return science_price(s, seat, kind, science_off) <= s.science[seat]


@cython.cfunc
@cython.exceptval(check=False)
def any_build(
    s: CityOfIron, seat: cython.int, money: cython.int, money_off: cython.int, science_off: cython.int
) -> cython.bint:
    """R5.6.5: whether anything in row or store could be built with so much money."""
    place: cython.int
    kind: cython.int
    crane: cython.int = cranes(s, seat)
    for place in range(SLOTS):
        kind = s.row[place] - 1
        if kind >= 0 and can_build(s, seat, kind, money_off, science_off, crane, money):
            return True
    for kind in range(BUILDINGS):
        if s.stored[seat * BUILDINGS + kind] and can_build(
            s, seat, kind, money_off, science_off, crane, money
        ):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def offer_builds(
    s: CityOfIron, seat: cython.int, money_off: cython.int, science_off: cython.int
) -> cython.void:
    """R5.1.1: buildings of the row and of the own store that can be built now."""
    place: cython.int
    kind: cython.int
    crane: cython.int = cranes(s, seat)
    for place in range(SLOTS):
        kind = s.row[place] - 1
        if kind >= 0 and can_build(s, seat, kind, money_off, science_off, crane, s.money[seat]):
            s.offer(DO_BUILD + place)
    for kind in range(BUILDINGS):
        if s.stored[seat * BUILDINGS + kind] and can_build(
            s, seat, kind, money_off, science_off, crane, s.money[seat]
        ):
            s.offer(DO_BUILD_STORED + kind)


@cython.cfunc
@cython.exceptval(check=False)
def kind_from(s: CityOfIron, origin: cython.int) -> cython.int:
    """The building at a place of the row, or in the store."""
    return origin - STORE if origin >= STORE else s.row[origin] - 1


@cython.cfunc
@cython.exceptval(check=False)
def fits_city(s: CityOfIron, seat: cython.int, kind: cython.int, city: cython.int) -> cython.bint:
    """R5.1.2: an own city whose land shows the terrain."""
    return s.holder[city] == seat + 1 and (s.rules.land_terrains[city] & s.rules.terrain[kind]) != 0


@cython.cfunc
@cython.exceptval(check=False)
def free_slot(s: CityOfIron, city: cython.int) -> cython.int:
    """R5.1.3: the first free slot of a city, -1 if it is full."""
    i: cython.int
    for i in range(s.slots[city]):
        if s.lot[city * LOTS + i] == 0:
            return i
    return NONE


@cython.cfunc
@cython.exceptval(check=False)
def money_need(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.int:
    """R5.6.2, R8.2.2: the money of a card's activation cost."""
    return s.rules.need_money[(s.nation[seat] - 1) * EXPERTS + card]


@cython.cfunc
@cython.exceptval(check=False)
def can_draw(s: CityOfIron, seat: cython.int, deck: cython.int) -> cython.bint:
    """R5.3.1, R5.6.5: whether there is a card in draw or discard pile of a deck, of any deck if it is -1."""
    if deck >= 0:
        return s.queue_size[seat * 2 + deck] > 0
    return s.queue_size[seat * 2] + s.queue_size[seat * 2 + 1] > 0


@cython.cfunc
@cython.exceptval(check=False)
def may_move(s: CityOfIron, seat: cython.int) -> cython.bint:
    """R8.1.2: whether a seat has the power and its price."""
    if not (s.rules.arc_moves >> (s.nation[seat] - 1)) & 1:
        return False
    return s.money[seat] >= s.rules.move_price


@cython.cfunc
@cython.exceptval(check=False)
def can_move_to(
    s: CityOfIron, seat: cython.int, origin: cython.int, kind: cython.int, city: cython.int
) -> cython.bint:
    """R8.1.2: another own city with a fitting terrain and a free slot."""
    return city != origin and fits_city(s, seat, kind, city) and free_slot(s, city) >= 0


@cython.cfunc
@cython.exceptval(check=False)
def movable(s: CityOfIron, seat: cython.int, origin: cython.int) -> cython.ulonglong:
    """R8.1.2: the buildings (bits) of a city that can be moved to another one."""
    i: cython.int
    city: cython.int
    found: cython.ulonglong = 0
    if s.holder[origin] != seat + 1:
        return 0
    for i in range(origin * LOTS, origin * LOTS + LOTS):
        kind: cython.int = s.lot[i] - 1
        if kind < 0 or (found >> kind) & 1:
            continue
        for city in range(CITIES):
            if can_move_to(s, seat, origin, kind, city):
                found |= ONE << kind
                break
    return found
