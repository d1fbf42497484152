"""R7.3-R7.7: points by source, and who wins."""

from __future__ import annotations

from typing import Any

from rathaus.games.citadels import fields

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
NUMBER = {id: i for i, id in enumerate(fields.DISTRICTS)}
TRUE_COLOURS = frozenset(("yellow", "blue", "green", "red", "purple"))
PURPLE_POINTS = ("imperial_treasury", "map_room", "museum")  # R6.11, R12.3-R12.5


def city_of(s: Any, seat: int) -> list[tuple[str, bool]]:
    """The districts of a city in building order: id, and whether the Artist's gold lies on it."""
    start = seat * fields.CITY
    cells = s.field("lot")[start : start + s.field("city_size")[seat]]
    return [(fields.DISTRICTS[cell % 256], cell >= 256) for cell in cells]


def haunted_is_wild(s: Any) -> bool:
    """R6.1: the Haunted City counts as any colour, unless it was built in the final round where that is banned."""
    return not s.rules.haunted_ban or s.field("haunted_round")[0] != s.field("round")[0]


def colour_points(colours: list[str], bonus: int) -> int:
    """R7.3 (b): the bonus for all five colours."""
    return bonus if TRUE_COLOURS <= set(colours) else 0


def with_haunted(s: Any, city: list[str], colour: str) -> tuple[int, int]:
    """Points for five colours and of the Wishing Well if the Haunted City counts as ``colour``.

    R7.3.1: it is one colour only. R12.6: each other purple district; it counts while it stays purple.
    """
    colours = [colour if id == "haunted_city" else s.rules.colour_name(NUMBER[id]) for id in city]
    well = colours.count("purple") - 1 if "wishing_well" in city else 0
    return colour_points(colours, s.rules.colours_bonus), well


def colours_and_well(s: Any, city: list[str]) -> tuple[int, int]:
    """R7.3.2: the colour of the Haunted City that gives the highest total."""
    choices = ["purple"]
    if "haunted_city" in city and haunted_is_wild(s):
        choices += sorted(TRUE_COLOURS - {"purple"})
    return max((with_haunted(s, city, colour) for colour in choices), key=sum)


def completion_points(s: Any, seat: int) -> tuple[int, int]:
    """R7.3 (c), (d), R7.4, R7.5: for the first complete city, and for each other city complete at the end."""
    complete = s.field("city_size")[seat] >= s.field("target")[0]
    if s.field("first")[0] == seat + 1:
        return (s.rules.first_bonus if complete or s.rules.keep_first_bonus else 0), 0
    return 0, (s.rules.other_bonus if complete else 0)


def score_sheet(s: Any, seat: int) -> dict[str, int]:
    """R7.3: the points of a seat by source, as things stand."""
    city = city_of(s, seat)
    names = [id for id, _ in city]
    colours, well = colours_and_well(s, names)
    first, other = completion_points(s, seat)
    purple = {
        "imperial_treasury": s.field("gold")[seat],
        "map_room": s.field("hand_size")[seat],
        "museum": s.field("museum_size")[0],
    }
    return {
        "districts": sum(s.rules.points_of(NUMBER[id]) for id in names),
        "artist": sum(gilt for _, gilt in city),
        "colours": colours,
        "first": first,
        "complete": other,
        **{id: purple[id] if id in names else 0 for id in PURPLE_POINTS},
        "wishing_well": well,
    }


def rank_keys(s: Any) -> list[tuple[int, ...]]:
    """R7.7: the total, then the tie-break of the edition; equal keys win together."""
    sheets = [score_sheet(s, seat) for seat in range(s.seats)]
    totals = [sum(sheet.values()) for sheet in sheets]
    tiebreak = s.ruleset.options["tiebreak"]
    if tiebreak == "district_points_gold":
        values = [sheet["districts"] + sheet["artist"] for sheet in sheets]
        return list(zip(totals, values, s.field("gold"), strict=False))
    if tiebreak == "highest_rank":
        return list(zip(totals, s.field("shown_rank"), strict=False))
    return [(total,) for total in totals]
