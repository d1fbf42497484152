"""The component files of Messina 1347, asked by number as the drawn board needs them."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.fields import CLASSES, CORNERS, HARBORS, HEXES

Record = dict[str, Any]
FIRST_DOCK = HEXES + HARBORS


class Code:
    """What a printed effect says: what it costs in coins, whether it works only once, and its effects.

    Effects are the words of ``fields.EFFECTS``; points are ``("points", n)``, all others ``(word, 1)``.
    """

    def __init__(self, codes: list[str]) -> None:
        self.once = any(code.startswith("once:") for code in codes)
        self.coins = 0
        self.effects: list[tuple[str, int]] = []
        for code in codes:
            word = code.removeprefix("once:")
            if word.startswith("pay"):
                coins, word = word.removeprefix("pay").split("coin>")
                self.coins = int(coins)
            points = word.removeprefix("vp")
            self.effects.append(("points", int(points)) if points.isdecimal() else (word, 1))

    def grouped(self) -> list[tuple[str, int]]:
        """The effects with how often each is printed."""
        found: dict[str, int] = {}
        for word, n in self.effects:
            found[word] = found.get(word, 0) + n
        return list(found.items())


class Parts:
    """Records and derived facts for a number of players."""

    def __init__(self, files: dict[str, Record], seats: int) -> None:
        self.files = files
        self.seats = seats

    # --- the city ---------------------------------------------------------------------------------------------

    @cached_property
    def layout(self) -> Record:
        """The shape of the city."""
        return next(r for r in self.files["city_layouts"]["layout"] if self.seats in r["players"])

    @cached_property
    def faces(self) -> dict[int, Record]:
        """The faces of the city hexes in use, by hex."""
        records = [r for r in self.files["city_hexes"]["face"] if self.seats in r["players"]]
        return {self.hex_number(r["hex"]): r for r in records}

    def hex_number(self, id: str) -> int:
        """The number of a hex as the component files call it."""
        return [r["id"] for r in self.files["city_hexes"]["hex"]].index(id)

    def harbor(self, site: int) -> Record:
        """The record of a harbor hex."""
        corner = CORNERS[site - HEXES].upper()
        return next(r for r in self.files["harbors"]["harbor"] if r["corner"] == corner)

    def action(self, site: int) -> tuple[Code, bool]:
        """What a hex or harbor hex does, and whether one of its effects is chosen; nothing for a dock."""
        if site >= FIRST_DOCK or (site < HEXES and site not in self.faces):
            return Code([]), False
        record = self.faces[site] if site < HEXES else self.harbor(site)
        return Code(record["action"]), bool(record["choose"])

    def cost(self, site: int) -> dict[str, int]:
        """What repopulating a hex costs, as printed; upgraded citizens are named ``nun_upgraded``."""
        return {name: n for name, n in self.faces[site]["cost"].items() if n}

    # --- rounds and wheel -------------------------------------------------------------------------------------

    def round(self, number: int) -> Record:
        """A round."""
        return next(r for r in self.files["rounds"]["round"] if r["n"] == number)

    @cached_property
    def rounds(self) -> int:
        """How many rounds there are."""
        return len(self.files["rounds"]["round"])

    def criterion(self, number: int, priority: bool) -> str:
        """By what turn order is set in a round."""
        data = self.files["rounds"]
        return str(data["priority"]["order_by"][number - 1] if priority else self.round(number)["order_by"])

    def wheel(self, position: int) -> Record:
        """A position of the population wheel."""
        positions = self.files["wheel"]["position"]
        return dict(positions[position % len(positions)])

    def after(self, position: int, number: int) -> tuple[list[Record], Record | None]:
        """What the wheel shows for a round: the positions that bring plague, and the one that brings citizens."""
        if number > self.rounds:
            return [], None
        record = self.round(number)
        shown = [self.wheel(position + 1 + i) for i in range(record["plague_turns"])]
        return shown, shown[-1] if shown and record["citizens"] else None

    # --- registers ----------------------------------------------------------------------------------------------

    def spaces(self, register: int) -> list[Record]:
        """The spaces of a register in their order."""
        name = fields.REGISTERS[register]
        found = [r for r in self.files["registers"]["space"] if r["register"] == name]
        return sorted(found, key=lambda record: int(record["n"]))

    def bars(self, register: int) -> dict[int, int]:
        """Space to the number of lines before it."""
        record = next(r for r in self.files["registers"]["bar"] if r["id"] == fields.REGISTERS[register])
        return {int(record["single"]): 1, int(record["double"]): 2}

    # --- estate -------------------------------------------------------------------------------------------------

    def square(self, square: int, board: int) -> Code:
        """What an estate square does, on side a (0) or an advanced board."""
        record = self.files["estate"]["square"][square]
        if board:
            return Code(self.files["advanced"]["board"][board - 1]["squares"][record["id"]])
        return Code(record["action"])

    def inner(self, square: int) -> bool:
        """Whether a square is joined to the first space of its path."""
        return bool(self.files["estate"]["square"][square]["inner"])

    def space(self, space: int) -> Record:
        """A space of the overseers' paths."""
        return dict(self.files["estate"]["space"][space])

    def space_at(self, cls: int, route: int, move: int) -> int:
        """The space after so many moves on a route (1 or 2; before the fork 0); -1 on the start space."""
        if not move:
            return -1
        routes = [r for r in self.files["estate"]["route"] if r["overseer"] == CLASSES[cls]]
        name = routes[max(0, route - 1)]["spaces"][move - 1]
        return fields.SPACE_NAMES.index(name.lower())

    def columns(self, board: int) -> list[Record]:
        """The three tracks of a scroll board, each with its ``kind``."""
        if not board:
            return [{**r, "kind": r["id"]} for r in self.files["scrolls"]["column"]]
        name = fields.SCROLL_BOARDS[board - 1]
        return [r for r in self.files["advanced"]["column"] if r["board"] == name]

    # --- buildings and ships --------------------------------------------------------------------------------------

    def workshop(self, number: int) -> Record:
        """A workshop."""
        return dict(self.files["workshops"]["workshop"][number])

    def improvement(self, number: int) -> Record:
        """A quarantine improvement."""
        return dict(self.files["quarantine"]["improvement"][number])

    def wagon(self, number: int) -> Record:
        """A wagon."""
        return dict(self.files["wagons"]["wagon"][number])

    def ship(self, number: int) -> Record:
        """A ship."""
        return dict(self.files["ships"]["ship"][number])

    @cached_property
    def ship_spaces(self) -> int:
        """Ships that fit at a dock."""
        return int(self.files["harbors"]["ship_slots"])

    @cached_property
    def ships_here(self) -> int:
        """Ships in use (bits)."""
        return sum(1 << n for n, r in enumerate(self.files["ships"]["ship"]) if self.seats in r["players"])
