# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.1.1-R5.1.8, R5.2.1, R5.9.1, R5.9.2: buildings are built, stored, and discarded to make room."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import build_refusal, city_refusal, demolish_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.games.city_of_iron.costs import (
        fits_city,
        free_slot,
        kind_from,
        money_price,
        offer_builds,
        science_price,
    )
    from rathaus.games.city_of_iron.holdings import count_building, cranes, pay
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.row import take_from_row

STORE = cython.declare(
    cython.int, 32
)  # origins from here on are stored buildings, below it places of the row
NONE = cython.declare(cython.int, -1)


@cython.cfunc
def begin_build(
    s: CityOfIron, seat: cython.int, origin: cython.int, money_off: cython.int, science_off: cython.int
) -> cython.void:
    """R5.1.1-R5.1.6: prices are those of the moment when the building is chosen. Then its city, where there are two."""
    city: cython.int
    kind: cython.int = kind_from(s, origin)
    money: cython.int = money_price(s, seat, kind, money_off, cranes(s, seat))
    science: cython.int = science_price(s, seat, kind, science_off)
    if s.rules.science[kind] > 0 and s.built[seat * BUILDINGS + kind] > 0:
        s.tell(ALL_SEATS, TOLD_SCIENCE_WAIVED, seat, kind)
    only: cython.int = NONE
    fitting: cython.int = 0
    for city in range(CITIES):
        if fits_city(s, seat, kind, city):
            only = city
            fitting += 1
    if fitting > 1:
        s.push(AT_BUILD_CITY, seat, origin, money, science)
    else:
        build_in(s, seat, origin, money, science, only)


@cython.cfunc
def build_in(
    s: CityOfIron,
    seat: cython.int,
    origin: cython.int,
    money: cython.int,
    science: cython.int,
    city: cython.int,
) -> cython.void:
    """R5.1.3: in a full city one building is discarded first; which one is asked where there are several kinds."""
    i: cython.int
    if free_slot(s, city) < 0:
        first: cython.int = s.lot[city * LOTS]
        for i in range(1, s.slots[city]):
            if s.lot[city * LOTS + i] != first:
                s.push(AT_DEMOLISH, seat, origin, money, science, city)
                return
        demolish(s, seat, city, first - 1)
    put_up(s, seat, origin, money, science, city)


@cython.cfunc
def put_up(
    s: CityOfIron,
    seat: cython.int,
    origin: cython.int,
    money: cython.int,
    science: cython.int,
    city: cython.int,
) -> cython.void:
    """R5.1.4, R5.1.7, R5.1.8: paid, taken from row or store, and put on a free slot."""
    kind: cython.int = kind_from(s, origin)
    pay(s, seat, money, science)
    s.lot[city * LOTS + free_slot(s, city)] = kind + 1
    s.tell(ALL_SEATS, TOLD_BUILT, seat, kind, city)
    count_building(s, seat, kind, 1)
    if origin >= STORE:
        s.stored[seat * BUILDINGS + kind] -= 1
    else:
        take_from_row(s, origin)


@cython.cfunc
def take_down(s: CityOfIron, seat: cython.int, city: cython.int, kind: cython.int) -> cython.void:
    """A building leaves its slot."""
    i: cython.int
    for i in range(s.slots[city]):
        if s.lot[city * LOTS + i] == kind + 1:
            s.lot[city * LOTS + i] = 0
            return


@cython.cfunc
def demolish(s: CityOfIron, seat: cython.int, city: cython.int, kind: cython.int) -> cython.void:
    """R5.1.3, R5.9.1: a building is discarded without refund; its goods and income go down."""
    take_down(s, seat, city, kind)
    s.discarded[kind] += 1
    s.tell(ALL_SEATS, TOLD_DEMOLISHED, seat, kind, city)
    count_building(s, seat, kind, -1)


@cython.cfunc
def store(s: CityOfIron, seat: cython.int, place: cython.int) -> cython.void:
    """R5.2.1: a building of the row goes into the own store, free; there is no limit."""
    kind: cython.int = s.row[place] - 1
    s.stored[seat * BUILDINGS + kind] += 1
    s.tell(ALL_SEATS, TOLD_STORED, seat, kind)
    take_from_row(s, place)


@cython.cclass
class BuildWith(CityOfIronBox):
    """R5.6.8: the building of a card that lets one build. Frame: a = money off, b = science off."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        offer_builds(s, s.seat, s.a, s.b)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        begin_build(s, s.seat, arg if verb == VERB_BUILD else STORE + arg, s.a, s.b)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return build_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_BUILD + place for place in range(SLOTS) if s.row[place]]


@cython.cclass
class BuildCity(CityOfIronBox):
    """R5.1.2: the city of a building. Frame: a = origin, b = money, c = science."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        city: cython.int
        for city in range(CITIES):
            if fits_city(s, s.seat, kind_from(s, s.a), city):
                s.offer(DO_CITY + city)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        build_in(s, s.seat, s.a, s.b, s.c, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return city_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_CITY + city for city in range(CITIES) if s.holder[city] == s.seat + 1]


@cython.cclass
class Demolish(CityOfIronBox):
    """R5.1.3: the building that makes room. Frame: a = origin, b = money, c = science, d = city."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        kind: cython.int
        i: cython.int
        there: cython.ulonglong = 0
        for i in range(s.slots[s.d]):
            if s.lot[s.d * LOTS + i] > 0:
                there |= cython.cast(cython.ulonglong, 1) << (s.lot[s.d * LOTS + i] - 1)
        for kind in range(BUILDINGS):
            if (there >> kind) & 1:
                s.offer(DO_DEMOLISH + kind)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        demolish(s, s.seat, s.d, arg)
        put_up(s, s.seat, s.a, s.b, s.c, s.d)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return demolish_refusal(s, verb, arg)
