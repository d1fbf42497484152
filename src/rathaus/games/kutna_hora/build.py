# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.4, R7: a stored tile is built on a plot and resolved."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import build_refusal, remove_refusal, site_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.kutna_hora.costs import (
        any_house,
        buildable,
        building_price,
        has_house,
        offer_cells,
        row_for,
        takeable,
    )
    from rathaus.games.kutna_hora.grid import around
    from rathaus.games.kutna_hora.market import advance_ore, advance_population, move_indicator, town_acts
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.tracks import gain_pelicans, gain_reputation, pay, raise_tax, score

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROWS = cython.declare(cython.int, 3)
BY_EFFECT = cython.declare(cython.int, 0)  # why a house is removed: a public building says so (R7.2) ...
BY_BARBARA = cython.declare(
    cython.int, 1
)  # ... or the St. Barbara tile that turns it into production (R5.6.2)


@cython.cclass
class Build(KutnaHoraBox):
    """R5.4.1: the choice of a stored tile. Frame: a = paid or free."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_BUILD, buildable(s, s.seat, s.a))
        if s.a != MODE_PAID:  # R5.6.4
            s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
        else:
            s.push(AT_SITE, s.seat, s.a, arg)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return build_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_BUILD + building for building in range(BUILDINGS) if s.stored[s.seat] >> building & 1]


@cython.cclass
class Site(KutnaHoraBox):
    """R5.4.1-R5.4.4: the choice of an own plot. Frame: a = paid or free, b = building."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_SITE, s.claimed[s.seat])

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        pay(s, s.seat, building_price(s, s.b, s.a))
        s.claimed[s.seat] &= ~(WIDE_ONE << arg)
        s.stored[s.seat] &= ~(WIDE_ONE << s.b)
        put_up(s, s.seat, s.b, arg)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return site_refusal(s, verb, arg)


@cython.cfunc
def put_up(s: KutnaHora, seat: cython.int, building: cython.int, square: cython.int) -> cython.void:
    """R5.4.2, R5.4.3, R11.6: the tile stands in town; plots beside it cost at least what it says from now on."""
    bit: cython.ulonglong = WIDE_ONE << square
    s.built[0] |= bit
    s.site[square] = building + 1
    near: cython.ulonglong = around(bit) & s.rules.town
    while near:
        beside: cython.int = lowest(near)
        near &= near - 1
        s.around[beside] = max(s.around[beside], s.rules.plot_cost[building])
    s.tell(ALL_SEATS, TOLD_BUILT, seat, building, square)
    if building < GUILD_BUILDINGS:
        s.own_sites[seat] |= bit
        guild_building(s, seat, building)
    else:
        s.public_sites[0] |= bit
        public_building(s, seat, building)


@cython.cfunc
def guild_building(s: KutnaHora, seat: cython.int, building: cython.int) -> cython.void:
    """R7.1, R6.4, R5.5.1: production, indicator or ore deck, population, high demand, St. Barbara, tax, technology,
    then the house (R5.4.3)."""
    guild: cython.int = s.rules.guild[building]
    row: cython.int = row_for(s, seat, building)
    s.push(AT_HOUSE, seat, row)
    if s.rules.technology[building]:
        s.push(AT_TECHNOLOGY, seat)
    s.production[seat * 4 + row] += s.rules.made[building]
    s.tell(ALL_SEATS, TOLD_PRODUCTION, seat, guild, s.rules.made[building])
    if s.rules.steps[building]:
        move_indicator(s, guild, s.rules.steps[building])
    advance_ore(s, s.rules.ore_cards[building])
    advance_population(s, s.rules.people[building])
    town_acts(s)
    if s.rules.flips[building]:
        turn_barbara(s)
    raise_tax(s, s.rules.taxes[building])


@cython.cfunc
def public_building(s: KutnaHora, seat: cython.int, building: cython.int) -> cython.void:
    """R7.2: population, high demand, a patrician from the bank to the pool, then what the tile gives."""
    colour: cython.int = s.rules.stack_of[building] - 6
    advance_population(s, s.rules.people[building])
    town_acts(s)
    for _ in range(s.rules.tokens[building]):
        if s.bank[colour] > 0:
            s.bank[colour] -= 1
            s.patricians[colour] += 1
            s.tell(ALL_SEATS, TOLD_PATRICIAN_POOL, seat, colour)
        else:  # R1.5
            s.tell(ALL_SEATS, TOLD_NO_PATRICIAN, colour)
    gain_reputation(s, seat, s.rules.fame[building])
    gain_pelicans(s, seat, s.rules.birds[building])
    score(s, seat, s.rules.worth[building], FROM_PUBLIC_BUILDINGS)
    raise_tax(s, s.rules.taxes[building])
    if s.rules.removes[building] > 0 and any_house(s, seat):  # R1.5
        s.push(AT_REMOVE_HOUSE, seat, BY_EFFECT, s.rules.removes[building])


@cython.cfunc
def turn_barbara(s: KutnaHora) -> cython.void:
    """R7.3: the current St. Barbara tile is turned over for nobody; the tax printed on it is added."""
    tile: cython.int = s.barbara[0]
    if tile >= BARBARA:
        return
    s.barbara[0] += 1
    s.tell(ALL_SEATS, TOLD_BARBARA_TURNED, tile)
    raise_tax(s, s.rules.barbara_tax[tile])


@cython.cclass
class House(KutnaHoraBox):
    """R7.4, R13.2: the leftmost house of the row goes onto its building; what it uncovers happens. Frame: a = row."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        place: cython.int = s.a * 4 + s.houses_off[s.seat * 3 + s.a]
        if not has_house(s, s.seat, s.a):
            return
        s.houses_off[s.seat * 3 + s.a] += 1
        s.tell(ALL_SEATS, TOLD_HOUSE, s.seat, s.a)
        gain_pelicans(s, s.seat, s.rules.house_birds[place])
        gain_reputation(s, s.seat, s.rules.house_fame[place])
        score(s, s.seat, s.rules.house_points[place], FROM_HOUSES)
        if s.rules.house_public[place] and takeable(s, s.seat, MODE_PUBLIC):
            s.push(AT_RIGHTS, s.seat, MODE_PUBLIC)


@cython.cfunc
def remove_house(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.void:
    """R7.2, R7.5: the leftmost house of a row is removed and what it uncovers is ignored."""
    s.houses_off[seat * 3 + row] += 1
    s.tell(ALL_SEATS, TOLD_REMOVED_HOUSE, seat, row)


@cython.cclass
class RemoveHouse(KutnaHoraBox):
    """R7.2, R5.6.2: a house leaves the board. Frame: a = why, b = how many (effect) or production (St. Barbara)."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        row: cython.int
        for row in range(ROWS):
            if has_house(s, s.seat, row):
                s.offer(DO_REMOVE + row)
        if s.a == BY_BARBARA:  # R5.6.4
            s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
            return
        remove_house(s, s.seat, arg)
        if s.a == BY_BARBARA:
            s.production[s.seat * 4 + arg] += s.b
            s.tell(ALL_SEATS, TOLD_PRODUCTION, s.seat, s.guild_at[s.seat * 3 + arg] - 1, s.b)
        elif s.b > 1 and any_house(s, s.seat):
            s.push(AT_REMOVE_HOUSE, s.seat, s.a, s.b - 1)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return remove_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_REMOVE + row for row in range(3)]
