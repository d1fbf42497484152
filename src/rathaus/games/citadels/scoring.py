# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R7.3-R7.7, R20.7: points by source, and who wins."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.citadels.building import is_complete
    from rathaus.games.citadels.cards import has
    from rathaus.games.citadels.names import (
        CITY,
        COLOUR_PURPLE,
        GILT,
        HAUNTED_CITY,
        IMPERIAL_TREASURY,
        MAP_ROOM,
        MUSEUM,
        WISHING_WELL,
    )

SOURCES = (
    "districts",
    "artist",
    "colours",
    "first",
    "complete",
    "imperial_treasury",
    "map_room",
    "museum",
    "wishing_well",
)
COLOURS = cython.declare(cython.int, 5)
ALL_COLOURS = cython.declare(cython.int, 0b111110)  # bits 1 to 5 of the numbers of colours
PURPLE_BIT = cython.declare(cython.int, 1 << 5)


@cython.cfunc
def district_points(s: Citadels, seat: cython.int) -> cython.int:
    """R7.3 (a), R6.7: the printed points of the districts of a city."""
    i: cython.int
    points: cython.int = 0
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        points += s.rules.points[s.lot[i] % GILT]
    return points


@cython.cfunc
def artist_points(s: Citadels, seat: cython.int) -> cython.int:
    """R11.9: a point for each of the Artist's gold."""
    i: cython.int
    points: cython.int = 0
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        points += 1 if s.lot[i] >= GILT else 0
    return points


@cython.cfunc
def haunted_is_wild(s: Citadels) -> cython.bint:
    """R6.1: the Haunted City counts as any colour, unless it was built in the final round where that is banned."""
    return not s.rules.haunted_ban or s.haunted_round[0] != s.round[0]


@cython.cfunc
def colours_and_well(s: Citadels, seat: cython.int) -> tuple[int, int]:
    """R7.3 (b) and R12.6: points for five colours and of the Wishing Well.

    R7.3.1, R7.3.2: the Haunted City is one colour only, the one that gives the most; the Well counts each other
    purple district, the Haunted City among them while it stays purple.
    """
    i: cython.int
    colours: cython.int = 0
    purples: cython.int = 0
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        kind: cython.int = s.lot[i] % GILT
        if kind != HAUNTED_CITY:
            colours |= 1 << s.rules.colour[kind]
            purples += 1 if s.rules.colour[kind] == COLOUR_PURPLE else 0
    well: cython.bint = has(s, seat, WISHING_WELL)
    bonus: cython.int = s.rules.colours_bonus
    if not has(s, seat, HAUNTED_CITY):
        return (bonus if colours == ALL_COLOURS else 0, purples - 1 if well else 0)
    as_purple: cython.int = bonus if colours | PURPLE_BIT == ALL_COLOURS else 0
    as_other: cython.int = 0
    if haunted_is_wild(s) and colours & PURPLE_BIT and count(colours) == COLOURS - 1:
        as_other = bonus
    if not well:
        return (max(as_purple, as_other), 0)
    if as_other > as_purple + 1:
        return (as_other, purples - 1)
    return (as_purple, purples)


@cython.cfunc
def first_points(s: Citadels, seat: cython.int) -> cython.int:
    """R7.3 (c), R7.4, R7.5: for the city that was complete first."""
    if s.first[0] != seat + 1:
        return 0
    return s.rules.first_bonus if is_complete(s, seat) or s.rules.keep_first_bonus else 0


@cython.cfunc
def other_points(s: Citadels, seat: cython.int) -> cython.int:
    """R7.3 (d): for every other city that is complete at the end."""
    return s.rules.other_bonus if is_complete(s, seat) and s.first[0] != seat + 1 else 0


def score_sheet(s: Citadels, seat: int) -> dict[str, int]:
    """R7.3: the points of a seat by source, as things stand. R12.3, R12.4, R12.5: for cards under the Museum, for
    gold, for cards in hand."""
    colours, well = colours_and_well(s, seat)
    return {
        "districts": district_points(s, seat),
        "artist": artist_points(s, seat),
        "colours": colours,
        "first": first_points(s, seat),
        "complete": other_points(s, seat),
        "imperial_treasury": s.gold[seat] if has(s, seat, IMPERIAL_TREASURY) else 0,
        "map_room": s.hand_size[seat] if has(s, seat, MAP_ROOM) else 0,
        "museum": s.museum_size[0] if has(s, seat, MUSEUM) else 0,
        "wishing_well": well,
    }


def rank_keys(s: Citadels) -> list[tuple[int, ...]]:
    """R7.7: the total, then the tie-break of the edition; equal keys win together."""
    tiebreak = s.ruleset.options["tiebreak"]
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        sheet = score_sheet(s, seat)
        total = sum(sheet.values())
        if tiebreak == "district_points_gold":
            keys.append((total, sheet["districts"] + sheet["artist"], s.gold[seat]))
        elif tiebreak == "highest_rank":
            keys.append((total, s.shown_rank[seat]))
        else:
            keys.append((total,))
    return keys
