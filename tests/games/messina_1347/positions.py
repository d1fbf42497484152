"""Positions that the rule tests share: a known city, records by their numbers, ways measured by hand."""

from __future__ import annotations

from itertools import count
from typing import Any

from tests.games.messina_1347.scene import Scene

from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.game import GAME

DATA = GAME.components
CITY = {
    "h01": (1, -2),
    "h02": (0, -1),
    "h03": (1, -1),
    "h04": (-1, 0),
    "h05": (0, 0),
    "h06": (1, 0),
    "h07": (-1, 1),
    "h13": (0, 1),
    "h14": (-1, 2),
}
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def city(**options: Any) -> Scene:
    """Two players in a Messina whose middle is h05, with all other hexes of the start around or near it.

    Next to harbor ul lie h02 and h04, to ur h03 and h06, to lr h06 and h13, to ll h04 and h07.
    """
    return Scene(2, **options).lay(**CITY)


def faces(players: int) -> dict[str, dict[str, Any]]:
    """The face of each city hex for a number of players, by its name in actions."""
    return {
        fields.label(record["hex"]): record
        for record in DATA["city_hexes"]["face"]
        if players in record["players"]
    }


def records(file: str, table: str) -> dict[str, dict[str, Any]]:
    """The records of a component file by their names in actions."""
    return {fields.label(record["id"]): record for record in DATA[file][table]}


SHIPS = records("ships", "ship")
WORKSHOPS = records("workshops", "workshop")
IMPROVEMENTS = records("quarantine", "improvement")
WAGONS = {record["id"].lower(): record for record in DATA["wagons"]["wagon"]}
ROUNDS = {record["n"]: record for record in DATA["rounds"]["round"]}
WHEEL = DATA["wheel"]["position"]


def space(register: str, n: int) -> dict[str, Any]:
    """A space of a register."""
    found: dict[str, Any] = next(
        record for record in DATA["registers"]["space"] if (record["register"], record["n"]) == (register, n)
    )
    return found


def places(table: Scene) -> dict[str, tuple[int, int] | str]:
    """Where each site of Messina is: coordinates, for a dock the harbor it belongs to."""
    record = next(each for each in DATA["city_layouts"]["layout"] if table.seats in each["players"])
    cells = [tuple(cell) for cell in record["hexes"]] + [tuple(cell[1:]) for cell in record["expansion"]]
    found: dict[str, tuple[int, int] | str] = {}
    for number, name in enumerate(fields.HEX_NAMES):
        at = table.get("place_of", number)
        if at:
            found[name] = cells[at - 1]
    for corner, cell in record["harbors"].items():
        found[f"harbor_{corner.lower()}"] = tuple(cell)
        found[f"dock_{corner.lower()}"] = f"harbor_{corner.lower()}"
    return found


def ways(table: Scene, start: str) -> dict[str, int]:
    """The distance of every site from one, counted step by step."""
    at = places(table)
    by_cell = {cell: name for name, cell in at.items()}

    def beside(name: str) -> set[str]:
        cell = at[name]
        if isinstance(cell, str):
            return {cell}
        found = {by_cell[near] for near in neighbours(cell) if near in by_cell}
        return found | {dock for dock, harbor in at.items() if harbor == name}

    found, edge = {start: 0}, {start}
    for steps in count(1):
        edge = {near for name in edge for near in beside(name)} - set(found)
        if not edge:
            return found
        found |= dict.fromkeys(edge, steps)
    raise AssertionError


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The six cells around a cell."""
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def names_told(table: Scene) -> list[str]:
    """The names of all events since the question was put, in their order."""
    return [GAME.events.read(event).name for event in (table.state.events or [])[table.heard :]]


def next_wheel(table: Scene, **shown: str) -> Scene:
    """Turn the wheel so that its next position shows something: ``pose="left"``, ``nun="pink"``."""
    for number, record in enumerate(WHEEL):
        if all(record[name] == value for name, value in shown.items()):
            return table.set("wheel", (number - 1) % len(WHEEL))
    raise ValueError(f"no position of the wheel shows {shown}")


def rats(table: Scene, seat: int = 0) -> int:
    """The rats of a seat."""
    return table.get("rats", seat)


def popularity(table: Scene, seat: int = 0) -> int:
    """The space of a seat on popularity."""
    return table.get("register", seat * 3)
