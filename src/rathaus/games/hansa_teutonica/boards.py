"""R2: the printed boards, read from the component files and brought into the numbers the engine counts with.

Cities and routes have the same ids on all boards, and are numbered on each in the order of the list of all. Posts
are numbered on each board from 0 on, so that no route straddles the border between the two 64-bit words of a set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from rathaus.core.components import components

BOARDS = ("base_4_5", "base_2_3", "east", "britannia_4_5", "britannia_2_3")
WORD = 64
REGIONS = ("england", "wales", "scotland")


@dataclass(frozen=True)
class Office:
    """A printed office: shape (0 square for a trader, 1 round for a merchant), Privilegium level, coin."""

    shape: int
    level: int
    coin: int


@dataclass(frozen=True)
class City:
    """A city of a board. ``regions`` and ``permits`` are sets of regions as bits (Britannia)."""

    id: str
    offices: tuple[Office, ...]
    skills: tuple[str, ...]
    green: bool
    regions: int
    permits: int


@dataclass(frozen=True)
class Route:
    """A route: its end cities as numbers of this board, first post, number of posts and which are ships."""

    id: str
    ends: tuple[int, int]
    first: int
    ships: tuple[bool, ...]
    taberna: bool
    permanent: str
    region: int

    @property
    def posts(self) -> range:
        """The numbers of its posts."""
        return range(self.first, self.first + len(self.ships))


@dataclass(frozen=True)
class Board:
    """One printed side, numbered: cities, routes, posts, and everything that follows from them."""

    id: str
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    east_west: tuple[int, int]
    prestige_route: int
    prestige_levels: tuple[int, ...]
    prestige_points: tuple[int, ...]
    completed_limit: int

    @property
    def posts(self) -> int:
        """How many posts there are."""
        return sum(len(route.ships) for route in self.routes)

    def city(self, id: str) -> int:
        """The number of a city."""
        return [city.id for city in self.cities].index(id)

    def route(self, id: str) -> int:
        """The number of a route."""
        return [route.id for route in self.routes].index(id)

    def route_of(self, post: int) -> int:
        """The route of a post."""
        return next(i for i, route in enumerate(self.routes) if post in route.posts)

    def distances(self, origin: int) -> list[int]:
        """R2.4: how many cities must be passed from a route to each other; -1 where there is no way."""
        far = [-1] * len(self.routes)
        far[origin] = 0
        queue = [origin]
        for at in queue:
            for other, route in enumerate(self.routes):
                if far[other] < 0 and set(route.ends) & set(self.routes[at].ends):
                    far[other] = far[at] + 1
                    queue.append(other)
        return far


def file_of(board: str) -> dict[str, Any]:
    """The component file of a board."""
    data: dict[str, Any] = components("hansa_teutonica")[f"map_{board}"]
    return data


@cache
def route_ids() -> tuple[str, ...]:
    """All routes of all boards."""
    return tuple(dict.fromkeys(r["id"] for board in BOARDS for r in file_of(board)["route"]))


@cache
def city_ids() -> tuple[str, ...]:
    """All cities of all boards."""
    return tuple(dict.fromkeys(c["id"] for board in BOARDS for c in file_of(board)["city"]))


def numbered(routes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The routes in the order in which their posts are numbered: the file's, changed only where a route would
    straddle the border between two words."""
    for order in filled([r["posts"] for r in routes], WORD, 0):
        first = [routes[i] for i in order]
        return first + [r for i, r in enumerate(routes) if i not in order]
    return routes


def filled(sizes: list[int], room: int, start: int) -> Iterator[tuple[int, ...]]:
    """Ways to fill the room exactly with sizes from ``start`` on, the earliest first."""
    if room == 0:
        yield ()
    for i in range(start, len(sizes)):
        if sizes[i] <= room:
            for rest in filled(sizes, room - sizes[i], i + 1):
                yield (i, *rest)


def region_bits(names: list[str]) -> int:
    """A set of regions as bits."""
    return sum(1 << REGIONS.index(name) for name in names)


def read_city(data: dict[str, Any]) -> City:
    """A city from its record."""
    offices = [Office(int(o["shape"] == "merchant"), o["level"], o["vp"]) for o in data["offices"]]
    regions = region_bits(data.get("regions", ["england"]))
    permits = region_bits(data.get("permission_for", []))
    return City(data["id"], tuple(offices), tuple(data["skills"]), data.get("green", False), regions, permits)


@cache
def board(id: str) -> Board:
    """A board by the name of its file."""
    data = file_of(id)
    order = {id: i for i, id in enumerate(city_ids())}
    cities = tuple(sorted((read_city(record) for record in data["city"]), key=lambda city: order[city.id]))
    number = {city.id: i for i, city in enumerate(cities)}
    routes: list[Route] = []
    at = 0
    for record in numbered(data["route"]):
        ships = tuple(kind == "merchant" for kind in record["post_kinds"])
        one, other = sorted((number[record["a"]], number[record["b"]]))
        region = REGIONS.index(record.get("region", "england"))
        permanent = record.get("permanent_marker", "")
        routes.append(Route(record["id"], (one, other), at, ships, record["taberna"], permanent, region))
        at += len(ships)
    order = {id: i for i, id in enumerate(route_ids())}
    routes.sort(key=lambda route: order[route.id])
    prestige = data["prestige"]
    return Board(
        id=id,
        cities=cities,
        routes=tuple(routes),
        east_west=(number[data["east_west"]["a"]], number[data["east_west"]["b"]]),
        prestige_route=[route.id for route in routes].index(prestige["route"]),
        prestige_levels=tuple(space["level"] for space in prestige["spaces"]),
        prestige_points=tuple(space["vp"] for space in prestige["spaces"]),
        completed_limit=data["meta"]["completed_city_limit"],
    )


def board_of(map: str, seats: int) -> str:
    """R2.1, R2.9, R16.1, R17.1: which printed side a map has for a number of players."""
    for record in components("hansa_teutonica")["setup"]["board"]:
        if record["map"] == map and record["players"] == seats:
            return str(record["file"].removeprefix("map_").removesuffix(".toml"))
    raise KeyError(f"the map {map} has no side for {seats} players")
