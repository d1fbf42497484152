"""R2.1, R4.1.3, R8.5: the shape of Messina and how far its places are from each other.

Places are numbered: the hexes of the start city, the six expansion spaces, from 20 the harbors and from 24 the docks.
Which expansion spaces are filled changes distances, so they are kept for each of the 64 sets of them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from rathaus.core.components import components
from rathaus.games.messina_1347.fields import CORNERS, HARBORS, HEXES, PLACES

STEPS = ((1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1))
EXPANSIONS = 6
FARTHEST = 8  # no two places of a city are farther apart than this


def layout_of(seats: int) -> dict[str, Any]:
    """R2.1: the layout for a number of players."""
    for record in components("messina_1347")["city_layouts"]["layout"]:
        if seats in record["players"]:
            found: dict[str, Any] = record
            return found
    raise ValueError(f"no city layout for {seats} players")


def axial(seats: int) -> dict[int, tuple[int, int]]:
    """Axial coordinates (q, r) of every place but the docks."""
    record = layout_of(seats)
    cells = [tuple(cell) for cell in record["hexes"]] + [tuple(cell[1:]) for cell in record["expansion"]]
    places = {place: (cell[0], cell[1]) for place, cell in enumerate(cells)}
    for number, corner in enumerate(CORNERS):
        q, r = record["harbors"][corner.upper()]
        places[HEXES + number] = (q, r)
    return places


def start_size(seats: int) -> int:
    """R2.1: hexes of the start city."""
    return len(layout_of(seats)["hexes"])


def first_expansions(seats: int) -> list[int]:
    """R8.5: for each corner the first expansion space clockwise from its harbor."""
    corners = [CORNERS.index(cell[0].lower()) for cell in layout_of(seats)["expansion"]]
    firsts = []
    for corner in range(HARBORS):
        around = [(own - corner) % HARBORS for own in corners]
        firsts.append(around.index(min(around)))
    return firsts


def neighbours(seats: int) -> list[int]:
    """R4.1.3, R4.7.1: the places beside each place, as sets; a dock lies beside its harbor only."""
    places = axial(seats)
    at = {cell: place for place, cell in places.items()}
    beside = [0] * PLACES
    for place, (q, r) in places.items():
        for dq, dr in STEPS:
            if (q + dq, r + dr) in at:
                beside[place] |= 1 << at[q + dq, r + dr]
    for corner in range(HARBORS):
        harbor, dock = HEXES + corner, HEXES + HARBORS + corner
        beside[harbor] |= 1 << dock
        beside[dock] |= 1 << harbor
    return beside


@cache
def reach(seats: int, digest: str) -> tuple[int, ...]:
    """The places within 0 to 7 steps, by ((expansions * places) + place) * 8 + steps; only present places count."""
    beside, start = neighbours(seats), start_size(seats)
    fixed = (1 << start) - 1 | ((1 << PLACES) - (1 << HEXES))
    table = [0] * (64 * PLACES * FARTHEST)
    for grown in range(64):
        present = fixed | grown << start
        for place in range(PLACES):
            if not present >> place & 1:
                continue
            near = 1 << place
            for steps in range(FARTHEST):
                table[(grown * PLACES + place) * FARTHEST + steps] = near
                wider = near
                for other in range(PLACES):
                    if near >> other & 1:
                        wider |= beside[other]
                near = wider & present
    return tuple(table)
