# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.6.6, R5.6.7, R5.6.9: new cities and districts."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import district_refusal, land_refusal, token_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.holdings import find_terrains
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.skills import ask_skills, can_reach, district_slots, usable_tokens, way_to


@cython.cclass
class Land(CityOfIronBox):
    """R5.6.6: the land to settle. Frame: a = card that is played for it."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        land: cython.int
        for land in range(LANDS):
            if (s.display[0] >> land) & 1 and can_reach(s, land, s.hand[s.seat]):
                s.offer(DO_LAND + land)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        s.push(AT_EFFECT, s.seat, s.a, arg + 1)
        ask_skills(s, s.seat, s.a, 0, way_to(s, arg))

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return land_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_LAND + land for land in range(LANDS) if s.display[0] >> land & 1]


@cython.cfunc
def begin_settling(s: CityOfIron, seat: cython.int, land: cython.int) -> cython.void:
    """R5.6.6: which token becomes the city is asked where there are several."""
    tokens: cython.int = usable_tokens(s, seat, False)
    if tokens & (tokens - 1):
        s.push(AT_TOKEN, seat, land, 0)
    else:
        settle(s, seat, land, lowest(tokens))


@cython.cfunc
def settle(s: CityOfIron, seat: cython.int, land: cython.int, token: cython.int) -> cython.void:
    """R5.6.6, R1.11: the land is taken and an unused token lies on it, city side up."""
    s.display[0] &= ~(1 << land)
    s.tokens[seat] &= ~(1 << token)
    s.holder[land] = seat + 1
    s.city_token[land] = token + 1
    s.slots[land] = s.rules.city_slots[token]
    s.citizen_draws[seat] += s.rules.city_citizen[token]
    s.military_draws[seat] += s.rules.city_military[token]
    find_terrains(s, seat)
    s.tell(ALL_SEATS, TOLD_SETTLED, seat, land, token)


@cython.cfunc
def begin_district(s: CityOfIron, seat: cython.int) -> cython.void:
    """R5.6.7, R9.1: which city gets the district; towns take none, so the first cities are always possible."""
    land: cython.int
    only: cython.int = 0
    n: cython.int = 0
    for land in range(LANDS):
        if s.holder[land] == seat + 1:
            only = land
            n += 1
    if n > 1:
        s.push(AT_DISTRICT_CITY, seat)
    else:
        district_in(s, seat, only)


@cython.cfunc
def district_in(s: CityOfIron, seat: cython.int, city: cython.int) -> cython.void:
    """R5.6.7: which token becomes the district is asked where there are several."""
    tokens: cython.int = usable_tokens(s, seat, True)
    if tokens & (tokens - 1):
        s.push(AT_TOKEN, seat, city, 1)
    else:
        add_district(s, seat, city, lowest(tokens))


@cython.cfunc
def add_district(s: CityOfIron, seat: cython.int, city: cython.int, token: cython.int) -> cython.void:
    """R5.6.7, R8.1.1: an unused token lies on a city, district side up; a city may have any number of them."""
    more: cython.int = district_slots(s, seat, token)
    s.tokens[seat] &= ~(1 << token)
    s.districts[city] |= 1 << token
    s.slots[city] += more
    s.citizen_draws[seat] += s.rules.district_citizen[token]
    s.military_draws[seat] += s.rules.district_military[token]
    s.tell(ALL_SEATS, TOLD_DISTRICT, seat, city, token, more)


@cython.cclass
class DistrictCity(CityOfIronBox):
    """R5.6.7: the city that gets a district."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        land: cython.int
        for land in range(LANDS):
            if s.holder[land] == s.seat + 1:
                s.offer(DO_CITY + land)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        district_in(s, s.seat, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return district_refusal(s, verb, arg)


@cython.cclass
class Token(CityOfIronBox):
    """R5.6.6, R5.6.7, R5.6.9: the token of a new city or district. Frame: a = land, b = 1 for a district."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        tokens: cython.int = usable_tokens(s, s.seat, s.b == 1)
        while tokens:
            s.offer(DO_TOKEN + lowest(tokens))
            tokens &= tokens - 1

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if s.b == 1:
            add_district(s, s.seat, s.a, arg)
        else:
            settle(s, s.seat, s.a, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return token_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_TOKEN + token for token in range(TOKENS) if s.tokens[s.seat] >> token & 1]
