"""Positions of Kutná Hora in a few words, played by text.

    table = Scene(3).coins(0, 20).stored(0, "gro1").plots(0, "11")
    table.ask("play", 0)
    table.do("play 3 building", "build gro1", "site 11")

Seat 0 begins and every guild has a place. Cells are row and column from 1, as in the texts of actions. What is laid
out by hand is as the rules would leave it, derived numbers included.
"""

from __future__ import annotations

from typing import Any

from tests import scene

from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.fields import BUILDINGS, COLOURS, GUILDS, RESOURCES
from rathaus.games.kutna_hora.game import GAME

BOX = {box.name: index for index, box in enumerate(fields.BOXES)}
MODE = {name: index for index, name in enumerate(fields.MODES)}
DATA = GAME.components
SPECS = {r["id"].lower(): r for t in ("guild_building", "public_building") for r in DATA["buildings"][t]}
TILES = [r for t in ("mine_tile", "mining_technology_tile") for r in DATA["mine_tiles"][t]]
SETS = {
    0: ("miners", "builders", "scribes"),
    1: ("metallurgists", "builders", "innkeepers"),
    2: ("metallurgists", "scribes", "grocers"),
    3: ("miners", "innkeepers", "grocers"),
}
DECLINE = "decline"


def action(text: str) -> int:
    """The number of a short text; tiles may be written without a leading 0."""
    verb, *arguments = text.split()
    if verb == "keep":
        arguments = [argument.zfill(2) for argument in arguments]
    return GAME.verbs.action(verb, *arguments)


def short(number: int) -> str:
    """The short text of an action number."""
    return scene.short(GAME, number)


def cell(name: str) -> int:
    """The number of a cell from row and column."""
    return (int(name[0]) - 1) * 8 + int(name[1]) - 1


def beside(number: int) -> dict[str, int]:
    """The cells beside one, by direction."""
    row, column = divmod(number, 8)
    near = {
        "up": (row - 1, column),
        "down": (row + 1, column),
        "left": (row, column - 1),
        "right": (row, column + 1),
    }
    return {way: r * 8 + c for way, (r, c) in near.items() if 0 <= r < 8 and 0 <= c < 8}


class Scene(scene.BaseScene):
    """A game in a position that a test describes."""

    def __init__(
        self,
        seats: int = 3,
        *,
        seed: int = 1,
        guilds: dict[int, tuple[str, ...]] | None = None,
        **options: Any,
    ):
        options.setdefault("first_player", "seat0")
        super().__init__(GAME, seats, seed, **options)
        while GAME.boxes[self.state.box].name in ("choose_guilds", "place_guilds"):
            self.state.apply(self.state.legal_actions()[0])
        for seat in range(seats):
            self.guilds(seat, *(guilds or SETS)[seat])
        self.set("rocks", 0).set("row_stars", 0, 0, 0, 0, 0, 0, 0, 0).set("rock_at", 0, 0, 0, 0)
        self.heard = len(self.state.events or [])

    # --- the table ----------------------------------------------------------------------------------------

    def guilds(self, seat: int, *names: str) -> Scene:
        """Rows A, B and C of a seat."""
        numbers = [GUILDS.index(name) for name in names]
        self.set("guild_set", sum(1 << n for n in numbers), at=seat)
        self.set("guild_at", *(n + 1 for n in numbers), at=seat * 3)
        rows = [numbers.index(n) + 1 if n in numbers else 0 for n in range(6)]
        return self.set("row_of", *rows, at=seat * 6)

    def coins(self, seat: int, n: int) -> Scene:
        return self.set("coins", n, at=seat)

    def reputation(self, seat: int, n: int) -> Scene:
        return self.set("reputation", n, at=seat)

    def market(self, population: int = 0, ore: int = 0, **columns: int) -> Scene:
        """Cards on top of the decks and columns of the indicators."""
        self.set("population", population).set("ore", ore)
        for resource, column in columns.items():
            self.set("slider", column, at=RESOURCES.index(resource))
        return self

    def price(self, resource: str) -> int:
        """The price of a resource, read from the component data."""
        record = next(r for r in DATA["markets"]["market"] if r["resource"] == resource)
        card = self.get("ore" if record["deck"] == "ore" else "population")
        column: int = record["price"][card][self.get("slider", RESOURCES.index(record["slider"]))]
        return column

    def hall(self, *rows: str) -> Scene:
        """The three rows: «min1*2 gro1 pub_green1» are tops with the sizes of their stacks (1, if not said)."""
        cells, lengths, tops, sizes, unseen = [0] * 15, [0] * 3, [0] * 12, [0] * 12, 0
        for row, text in enumerate(rows):
            for column, word in enumerate(text.split()):
                name, _, size = word.partition("*")
                number = BUILDINGS.index(name)
                stack = GUILDS.index(SPECS[name]["guild"]) if "guild" in SPECS[name] else 6
                if "patrician" in SPECS[name]:
                    colour = COLOURS.index(SPECS[name]["patrician"])
                    stack = 6 + colour if colour < 3 else 9 + row
                cells[row * 5 + column], lengths[row] = stack + 1, column + 1
                tops[stack], sizes[stack] = number + 1, int(size or 1)
                kin = [n for n, b in enumerate(BUILDINGS) if same_stack(b, name) and n != number]
                for other in kin[len(kin) + 1 - int(size or 1) :]:
                    unseen |= 1 << other
        self.set("hall", *cells).set("hall_length", *lengths).set("top", *tops).set("stack_size", *sizes)
        return self.set("unseen", unseen)

    def stored(self, seat: int, *names: str) -> Scene:
        return self.set("stored", sum(1 << BUILDINGS.index(name) for name in names), at=seat)

    def plots(self, seat: int, *names: str) -> Scene:
        return self.set("claimed", sum(1 << cell(name) for name in names), at=seat)

    def town(self, seat: int | None, **squares: str) -> Scene:
        """Buildings that stand: ``s23="gro1"`` is grocers' tile 1 on square 23; nobody owns public buildings."""
        for square, name in squares.items():
            number = cell(square[1:])
            for field, at in [("built", 0), ("own_sites", seat) if seat is not None else ("public_sites", 0)]:
                self.set(field, self.get(field, at) | 1 << number, at=at)
            self.set("site", BUILDINGS.index(name) + 1, at=number)
            for near in beside(number).values():
                self.set("around", max(self.get("around", near), SPECS[name]["plot_cost"]), at=near)
        return self

    def mines(self, seat: int, **cells: int) -> Scene:
        """Mines that are open: ``c12=5`` is tile 5 on cell 12."""
        for name, tile in cells.items():
            number = cell(name[1:])
            for field, at in (("mines", 0), ("own_mines", seat)):
                self.set(field, self.get(field, at) | 1 << number, at=at)
            self.set("dug", tile, at=number)
            self.set("stack", self.get("stack") & ~(1 << tile - 1))
            for field, at in (("row_stars", number // 8), ("own_stars", seat * 8 + number // 8)):
                self.set(field, self.get(field, at) + TILES[tile - 1]["suns"], at=at)
            for way, near in beside(number).items():
                if way != "up":
                    self.set(
                        "dig_cost",
                        max(self.get("dig_cost", near), TILES[tile - 1]["next_cost_timber"]),
                        at=near,
                    )
        return self

    def rocks(self, *names: str) -> Scene:
        return self.set("rocks", sum(1 << cell(name) for name in names))

    def stack(self, *tiles: int, mixed: bool = True) -> Scene:
        """The mine tiles left in the stack."""
        return self.set("stack", sum(1 << tile - 1 for tile in tiles)).set("mixed", int(mixed))

    # --- playing --------------------------------------------------------------------------------------------

    def ask(self, box: str, seat: int = 0, *numbers: int) -> Scene:
        """Put a box on top of the stack: the end of the last turn lies below, for boxes of a round's end the game's."""
        below = (BOX["cycle"], 0, 3, self.seats, 0, 0)
        if box in ("event", "tax", "patricians", "slider"):
            below = (BOX["final"], 0, 0, 0, 0, 0)
        frame = (BOX[box], seat, *numbers, *[0] * (4 - len(numbers)))
        self.state.set_frames([below, frame])
        self.heard = len(self.state.events or [])
        self.state.run()
        return self

    def turn(self, seat: int = 0) -> Scene:
        """The last card of the round for everybody from this seat on, which is to act."""
        self.state.set_frames([(BOX["cycle"], 0, 3, seat, 0, 0)])
        self.heard = len(self.state.events or [])
        self.state.run()
        return self

    def action(self, text: str) -> int:
        return action(text)

    def legal(self, verb: str = "") -> set[str]:
        """Short texts of the legal actions, of one verb without its name."""
        found = set(self.offered())
        if not verb:
            return found
        return {text.removeprefix(verb).strip() for text in found if text.split()[0] == verb}

    def track(self, seat: int) -> dict[str, int]:
        """What stands on the score track, by source, without zeros."""
        values = self.state.field("points")[seat * len(fields.TALLIES) : (seat + 1) * len(fields.TALLIES)]
        return {name: value for name, value in zip(fields.TALLIES, values) if value}


def same_stack(one: str, other: str) -> bool:
    """Whether two buildings come from one stack."""
    return all(SPECS[one].get(key) == SPECS[other].get(key) for key in ("guild", "patrician"))
