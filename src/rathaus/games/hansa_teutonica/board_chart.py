"""Where everything lies on a printed side: city plates, roads with their posts, places for markers, coast and scenery.

Positions come from ``board_<map>.toml``; what follows from them (the curve of a road, its posts) is worked out here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Any

from rathaus.core.ink import num
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.board_ink import PEN

OFFICE = 22.0  # from one office to the next
SKYLINE, NAME, ROW, PRESTIGE = 12.0, 18.0, 26.0, 28.0  # the parts of a plate from the top down
SKILL = 26.0
ASIDE = 28.0  # from the middle of a road to its bonus marker

Point = tuple[float, float]


@dataclass(frozen=True)
class Plate:
    """A city on the map: the middle and size of the space it takes, and how many offices it shows at least."""

    id: str
    x: float
    y: float
    w: float
    h: float
    offices: int
    skills: tuple[str, ...]
    prestige: bool

    @property
    def left(self) -> float:
        """Its left edge."""
        return self.x - self.w / 2

    @property
    def top(self) -> float:
        """Its upper edge, that of the skyline."""
        return self.y - self.h / 2

    @property
    def body(self) -> float:
        """The width that name and offices have; the rest belongs to skills."""
        return self.w - SKILL * len(self.skills)


@dataclass(frozen=True)
class Road:
    """A route on the map: its curve from city to city, its posts, the place beside it, and its middle."""

    id: str
    path: str
    posts: tuple[Point, ...]
    aside: Point
    middle: Point
    sea: bool


@dataclass(frozen=True)
class Chart:
    """A printed side in one layout."""

    size: Point
    plates: tuple[Plate, ...]
    roads: tuple[Road, ...]
    table: dict[str, Any]


def map_of(board: str) -> str:
    """The map that a printed side belongs to."""
    return board.split("_")[0]


@cache
def tables(map: str) -> dict[str, Any]:
    """The positions of a map, for both layouts."""
    return PEN.read(f"board_{map}.toml")


@cache
def chart(board: str, layout: str) -> Chart:
    """A printed side in a layout, ``wide`` or ``tall``."""
    table = tables(map_of(board))[layout]
    side = boards.board(board)
    names = {record["id"]: record["name"] for record in boards.file_of(board)["city"]}
    at_prestige = boards.file_of(board)["prestige"]["city"]
    most = most_offices(map_of(board))
    plates = tuple(
        plate(city, names[city.id], most[city.id], table, city.id == at_prestige) for city in side.cities
    )
    roads = tuple(road(route, plates, table) for route in side.routes)
    return Chart(tuple(table["size"]), plates, roads, table)


@cache
def most_offices(map: str) -> dict[str, int]:
    """How many offices each city of a map has at most on its printed sides; they share their positions."""
    most: dict[str, int] = {}
    for board in boards.BOARDS:
        if map_of(board) == map:
            for city in boards.board(board).cities:
                most[city.id] = max(most.get(city.id, 1), 2 if city.green else len(city.offices))
    return most


def plate(city: boards.City, name: str, offices: int, table: dict[str, Any], prestige: bool) -> Plate:
    """The space of a city."""
    body = max(64.0, offices * OFFICE + 10, len(name) * 7.9 + 14, 104.0 if prestige else 0.0)
    high = SKYLINE + NAME + ROW + (PRESTIGE if prestige else 0)
    x, y = table["city"][city.id]
    return Plate(city.id, x, y, body + SKILL * len(city.skills), high, offices, city.skills, prestige)


def road(route: boards.Route, plates: tuple[Plate, ...], table: dict[str, Any]) -> Road:
    """The curve of a route and what lies on it, evenly between the plates of its cities."""
    first_city = route.id.split("-")[
        0
    ]  # the side that a curve bends to must not depend on the order of the ends
    a, b = sorted((plates[end] for end in route.ends), key=lambda plate: plate.id != first_city)
    bend, side = table["route"][route.id]
    turn = bow((a.x, a.y), (b.x, b.y), bend)
    first = leaving(a, turn, b)
    last = 1 - leaving(b, turn, a)
    n = len(route.ships)
    posts = tuple(along(a, turn, b, first + (last - first) * (k + 0.5) / n) for k in range(n))
    middle = along(a, turn, b, (first + last) / 2)
    dx, dy = heading(a, turn, b, (first + last) / 2)
    aside = (middle[0] - dy * side * ASIDE, middle[1] + dx * side * ASIDE)
    path = f"M{num(a.x)} {num(a.y)}Q{num(turn[0])} {num(turn[1])} {num(b.x)} {num(b.y)}"
    return Road(route.id, path, posts, aside, middle, any(route.ships))


def bow(a: Point, b: Point, bend: float) -> Point:
    """The point that draws a curve aside."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = math.hypot(dx, dy) or 1.0
    return (a[0] + b[0]) / 2 - dy / far * 2 * bend, (a[1] + b[1]) / 2 + dx / far * 2 * bend


def along(a: Plate, turn: Point, b: Plate, t: float) -> Point:
    """A point of the curve between two cities."""
    u = 1 - t
    return (u * u * a.x + 2 * t * u * turn[0] + t * t * b.x, u * u * a.y + 2 * t * u * turn[1] + t * t * b.y)


def heading(a: Plate, turn: Point, b: Plate, t: float) -> Point:
    """The direction of the curve at a point, of length 1."""
    dx = (1 - t) * (turn[0] - a.x) + t * (b.x - turn[0])
    dy = (1 - t) * (turn[1] - a.y) + t * (b.y - turn[1])
    far = math.hypot(dx, dy) or 1.0
    return dx / far, dy / far


def leaving(a: Plate, turn: Point, b: Plate) -> float:
    """Where on the curve the plate of its first city ends."""
    low, high = 0.0, 1.0
    for _ in range(10):
        t = (low + high) / 2
        x, y = along(a, turn, b, t)
        if abs(x - a.x) < a.w / 2 + 3 and abs(y - a.y) < a.h / 2 + 3:
            low = t
        else:
            high = t
    return low
