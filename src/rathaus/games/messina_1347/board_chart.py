"""Where the hexes, harbors and docks of Messina lie in its panel. Geometry only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rathaus.core.ink import num
from rathaus.games.messina_1347 import layouts
from rathaus.games.messina_1347.board_parts import FIRST_DOCK
from rathaus.games.messina_1347.board_read import Point
from rathaus.games.messina_1347.fields import HARBORS, HEXES

UNIT = (98.0, 47.0)  # the hex that contents are laid out for: width and half its height
DOCK = (84.0, 82.0)
EDGE = 12.0


@dataclass(frozen=True)
class Chart:
    """The city for a number of players.

    Attributes:
        seats: how many players.
        wide: width of a hex.
        half: half its height.
        room: width of the panel.
    """

    seats: int
    wide: float
    half: float
    room: float

    @property
    def scale(self) -> float:
        """How much larger than the unit hex contents are."""
        return min(self.wide / UNIT[0], self.half / UNIT[1])

    @cached_property
    def cells(self) -> dict[int, tuple[int, int]]:
        """Axial coordinates of every place but the docks."""
        return layouts.axial(self.seats)

    @cached_property
    def rows(self) -> tuple[int, int]:
        """The first and the last row."""
        rows = [r for _, r in self.cells.values()]
        return min(rows), max(rows)

    @property
    def height(self) -> float:
        """How high the city is."""
        first, last = self.rows
        return (last - first) * 1.5 * self.half + 2 * self.half + 2 * EDGE

    def middle(self, place: int) -> Point:
        """The middle of a place."""
        if place >= FIRST_DOCK:
            return self.dock(place - FIRST_DOCK)
        q, r = self.cells[place]
        across = [q + r / 2 for q, r in self.cells.values()]
        centre = (min(across) + max(across)) / 2
        x = self.room / 2 + (q + r / 2 - centre) * self.wide
        return x, EDGE + self.half + (r - self.rows[0]) * 1.5 * self.half

    def dock(self, corner: int) -> Point:
        """The middle of a dock: above the upper harbors and below the lower ones, on the outer side."""
        x, y = self.middle(HEXES + corner)
        left, up = corner in (0, 3), corner < 2
        return x + (-0.53 if left else 0.53) * self.wide, y + (-1.6 if up else 1.6) * self.half

    @property
    def start(self) -> range:
        """The places of the start city."""
        return range(layouts.start_size(self.seats))

    @property
    def expansions(self) -> range:
        """The places for new hexes."""
        first = layouts.start_size(self.seats)
        return range(first, first + layouts.EXPANSIONS)

    @property
    def harbors(self) -> range:
        """The places of the harbor hexes."""
        return range(HEXES, HEXES + HARBORS)


def outline(wide: float, half: float, x: float = 0, y: float = 0) -> str:
    """The path of a hex around a point."""
    a, b = wide / 2, half / 2
    corners = ((0, -half), (a, -b), (a, b), (0, half), (-a, b), (-a, -b))
    return "M" + "L".join(f"{num(x + dx)} {num(y + dy)}" for dx, dy in corners) + "Z"
