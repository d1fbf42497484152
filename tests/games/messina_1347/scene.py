"""Positions of Messina 1347 in a few words, played by text.

    table = Scene(2).plague(h05=2).citizens(h05="nc").tokens(0, fire=1).lieutenants(0, "h07", "estate")
    table.turn(0)
    table.do("use h07", "go h05", "quarantine nun 1", "quarantine craftsman 2", "fight fire", "done")

Seats play in the order 0, 1, 2, 3 and seat 0 is to act. Messina has no plague, no citizens and no ships at first;
nobody has tokens. Actions are written without the names of their arguments.
"""

from __future__ import annotations

import builtins
from typing import Any

from rathaus.games.messina_1347 import fields, layouts
from rathaus.games.messina_1347.game import GAME

BOX = {box.name: index for index, box in enumerate(fields.BOXES)}
SITES, SQUARES, CLASSES = fields.SITE_NAMES, fields.SQUARE_NAMES, fields.CLASSES
WORKSHOPS, IMPROVEMENTS = fields.WORKSHOPS, fields.IMPROVEMENTS
LETTERS = {"c": 0, "a": 1, "n": 2}
EFFECT = {name: index for index, name in enumerate(fields.EFFECTS)}


def action(text: str) -> int:
    """The number of a short text."""
    verb, *arguments = text.split()
    return GAME.verbs.action(verb, *arguments)


def short(number: int) -> str:
    """The short text of an action number."""
    return " ".join([GAME.verbs.verb_at(number).name, *GAME.verbs.arguments(number).values()])


class Scene:
    """A game in a position that a test describes."""

    def __init__(self, seats: int = 2, *, seed: int = 1, **options: Any) -> None:
        self.seats = seats
        options.setdefault("turn_order", "seats")
        self.ruleset = GAME.ruleset(seats, **options)
        self.state = GAME.start(self.ruleset, seed, listen=True)
        cubes = self.get("plague_supply") + sum(self.field("plague")) + self.get("infested").bit_count()
        self.set("plague", *[0] * 20).set("citizens", *[0] * 60).set("plague_supply", cubes)
        docked = sum(self.field("docked"))
        self.set("ship_pile", self.get("ship_pile") | docked).set("docked", 0, 0, 0, 0).set("infested", 0)
        for seat in range(seats):
            self.tokens(seat, coins=0)
        self.set("points", *[0] * len(self.field("points")))
        self.turn(0)

    # --- the table ----------------------------------------------------------------------------------------

    def field(self, name: str) -> tuple[int, ...]:
        """All cells of a field."""
        return self.state.field(name)

    def get(self, name: str, at: int = 0) -> int:
        """One cell of a field."""
        return self.state.field(name)[at]

    def set(self, name: str, *values: int, at: int = 0) -> Scene:
        """Cells of a field."""
        self.state.set_field(name, values, at)
        return self

    def round(self, number: int) -> Scene:
        """The number of the round; from V on the late workshops lie on the board (their tops are `tops`)."""
        return self.set("round", number)

    def lay(self, **places: tuple[int, int]) -> Scene:
        """Hexes at axial coordinates, ``h05=(1, -2)``; what lay there goes where the hex came from, or to the pile."""
        at = {cell: place for place, cell in layouts.axial(self.seats).items()}
        for name, cell in places.items():
            hex, place = SITES.index(name), at[cell]
            old = self.get("place_of", hex)
            others = [
                other for other in range(20) if self.get("place_of", other) == place + 1 and other != hex
            ]
            for other in others:
                self.set("place_of", old, at=other)
                if old == 0:
                    self.set("pile", self.get("pile") | 1 << other)
            self.set("place_of", place + 1, at=hex).set("pile", self.get("pile") & ~(1 << hex))
            start = layouts.start_size(self.seats)
            if place >= start:
                self.set("grown", self.get("grown") | 1 << place - start)
        return self

    def plague(self, **cubes: int) -> Scene:
        """Plague cubes on hexes, from the supply."""
        for name, n in cubes.items():
            hex = SITES.index(name)
            self.set("plague_supply", self.get("plague_supply") + self.get("plague", hex) - n)
            self.set("plague", n, at=hex)
        return self

    def citizens(self, **letters: str) -> Scene:
        """Citizens on hexes: ``h05="nnc"`` is two nuns and a craftsman."""
        for name, text in letters.items():
            counts = [text.count(letter) for letter in "can"]
            self.set("citizens", *counts, at=SITES.index(name) * 3)
        return self

    def ships(self, **docks: str) -> Scene:
        """Ships at docks: ``ul="t05 t01*"``, with a star for a plague cube (from the supply)."""
        for corner, text in docks.items():
            for word in text.split():
                ship = fields.SHIPS.index(word.rstrip("*"))
                dock = fields.CORNERS.index(corner)
                self.set("docked", self.get("docked", dock) | 1 << ship, at=dock)
                self.set("ship_pile", self.get("ship_pile") & ~(1 << ship))
                if word.endswith("*"):
                    self.set("infested", self.get("infested") | 1 << ship)
                    self.set("plague_supply", self.get("plague_supply") - 1)
        return self

    def tops(self, *names: str) -> Scene:
        """Tiles on top: workshops by class and improvements on the left, middle and right stack."""
        improvement = 3
        for name in names:
            tile = WORKSHOPS.index(name) if name in WORKSHOPS else IMPROVEMENTS.index(name)
            if name in WORKSHOPS:
                stack, unseen = CLASSES.index(self.workshop_record(name)["cls"]), "unseen_workshops"
            else:
                stack, unseen, improvement = improvement, "unseen_improvements", improvement + 1
            old, hidden = self.get("top", stack) - 1, self.get(unseen)
            hidden = (hidden | (1 << old if old >= 0 else 0)) & ~(1 << tile)
            for other in range(6):  # the tile may have lain on top of another stack
                if other != stack and (other < 3) == (stack < 3) and self.get("top", other) == tile + 1:
                    self.set("top", old + 1, at=other)
                    hidden &= ~(1 << old)
            self.set(unseen, hidden).set("top", tile + 1, at=stack)
        return self

    @staticmethod
    def workshop_record(name: str) -> dict[str, Any]:
        """The component record of a workshop."""
        record: dict[str, Any] = GAME.components["workshops"]["workshop"][WORKSHOPS.index(name)]
        return record

    # --- a player -----------------------------------------------------------------------------------------

    def tokens(self, seat: int, **amounts: int) -> Scene:
        """``coins``, ``wood``, ``fire``, ``major_fire``, ``rats``."""
        for name, n in amounts.items():
            self.set(name, n, at=seat)
        return self

    def lieutenants(self, seat: int, *places: str) -> Scene:
        """Where each lieutenant is: ``estate``, a site, ``given_up`` or ``supply``; «!» behind it: used this round."""
        up = 0
        words = [*places, *["supply"] * (5 - len(places))]
        for slot, word in enumerate(words):
            name = word.rstrip("!")
            fixed = {"supply": 0, "estate": 1, "given_up": 2}
            at = fixed.get(name, 0) if name in fixed else 3 + SITES.index(name)
            self.set("lieutenant", at, at=seat * 5 + slot)
            if word.endswith("!"):
                up |= 1 << slot
                if at >= 3 and at - 3 < 24:
                    self.set("standing", self.get("standing") | 1 << (at - 3))
        return self.set("up", up, at=seat)

    def estate(self, seat: int, **squares: str) -> Scene:
        """Citizens on squares: ``nu1="basic"``, ``cl2="gold"``."""
        for name, side in squares.items():
            bit = 1 << SQUARES.index(name)
            self.set("squares", self.get("squares", seat) | bit, at=seat)
            if side == "gold":
                self.set("golden", self.get("golden", seat) | bit, at=seat)
        return self

    def cabin(
        self,
        seat: int,
        number: int,
        who: str = "",
        *,
        gold: bool = False,
        stage: int = 1,
        improvement: str = "",
    ) -> Scene:
        """A cabin from 1 on: the class of its citizen, its space, its improvement."""
        at = seat * 4 + number - 1
        if who:
            self.set("patient", 1 + 2 * CLASSES.index(who) + gold, at=at).set("stage", stage, at=at)
        if improvement:
            tile = IMPROVEMENTS.index(improvement)
            self.take_improvement(tile)
            self.set("improvement", tile + 1, at=at)
        return self

    def take_improvement(self, tile: int) -> None:
        """Out of the stacks; one on top is replaced by the first unseen one."""
        for stack in range(3, 6):
            if self.get("top", stack) == tile + 1:
                unseen = self.get("unseen_improvements")
                other = (unseen & -unseen).bit_length() - 1
                self.set("top", other + 1, at=stack).set("unseen_improvements", unseen & ~(1 << other))
                self.set("below", self.get("below", stack) - 1, at=stack)
                return
        self.set("unseen_improvements", self.get("unseen_improvements") & ~(1 << tile))
        stack = max(range(3, 6), key=lambda each: self.get("below", each))
        self.set("below", self.get("below", stack) - 1, at=stack)

    def workshop(self, seat: int, name: str, worker: str = "", *, spent: bool = False) -> Scene:
        """A workshop of a seat with a ``basic`` or ``gold`` citizen, or none."""
        tile = WORKSHOPS.index(name)
        stack = CLASSES.index(self.workshop_record(name)["cls"])
        unseen = self.get("unseen_workshops")
        if self.get("top", stack) == tile + 1:
            early = [n for n, r in enumerate(GAME.components["workshops"]["workshop"]) if r["era"] == "I"]
            kin = [
                n
                for n in early
                if unseen >> n & 1 and self.workshop_record(WORKSHOPS[n])["cls"] == CLASSES[stack]
            ]
            self.set("top", kin[0] + 1, at=stack)
            unseen &= ~(1 << kin[0])
        self.set("unseen_workshops", unseen & ~(1 << tile))
        if self.workshop_record(name)["era"] == "I":
            self.set("below", self.get("below", stack) - 1, at=stack)
        self.set("workshops", self.get("workshops", seat) | 1 << tile, at=seat)
        if worker:
            self.set("workers", self.get("workers") | 1 << tile)
        if worker == "gold":
            self.set("masters", self.get("masters") | 1 << tile)
        return self.set("spent", self.get("spent") | 1 << tile) if spent else self

    def wagons(self, seat: int, *names: str, tired: bool = False) -> Scene:
        """Wagons of a seat, ready unless ``tired``."""
        for name in names:
            wagon = fields.WAGONS.index(name)
            for place in range(10):
                if self.get("wagon_stack", place) == wagon + 1:
                    self.set("wagon_stack", 0, at=place)
            self.set("lost_wagons", self.get("lost_wagons") & ~(1 << wagon))
            self.set("wagons", self.get("wagons", seat) | 1 << wagon, at=seat)
            if tired:
                self.set("tired", self.get("tired", seat) | 1 << wagon, at=seat)
        return self

    def fleet(self, seat: int, *names: str) -> Scene:
        """Ships that a seat has taken."""
        for name in names:
            ship = 1 << fields.SHIPS.index(name)
            self.set("ships", self.get("ships", seat) | ship, at=seat)
            self.set("ship_pile", self.get("ship_pile") & ~ship)
        return self

    def registers(self, seat: int, **spaces: int) -> Scene:
        """``popularity``, ``city``, ``church``: the space of the disc."""
        for name, space in spaces.items():
            self.set("register", space, at=seat * 3 + fields.REGISTERS.index(name))
        return self

    def overseer(self, seat: int, cls: str, moves: int, route: int = 0, upgraded: bool = False) -> Scene:
        """An overseer after so many moves, on its first or second route (1, 2)."""
        number = CLASSES.index(cls)
        self.set("moves", moves, at=seat * 3 + number).set("route", route, at=seat * 3 + number)
        promoted = self.get("promoted", seat) & ~(1 << number)
        return self.set("promoted", promoted | (upgraded << number), at=seat)

    def scrolls(self, seat: int, *rows: int) -> Scene:
        """The rows of the three scroll cubes."""
        return self.set("scroll", *rows, at=seat * 3)

    def repopulated(self, seat: int, *names: str) -> Scene:
        """Hexes with a tile of a seat."""
        return self.set("repopulated", sum(1 << SITES.index(name) for name in names), at=seat)

    def reward(self, seat: int, *effects: str) -> Scene:
        """Rewards of registers that wait for step 4."""
        return self.set("rewards", sum(1 << 4 * (EFFECT[effect] - 1) for effect in effects), at=seat)

    def boards(self, seat: int, estate: str = "", scroll: str = "") -> Scene:
        """Advanced boards of a seat (option ``boards=house``)."""
        if estate:
            self.set("estate_board", fields.ESTATE_BOARDS.index(estate) + 1, at=seat)
        if scroll:
            self.set("scroll_board", fields.SCROLL_BOARDS.index(scroll) + 1, at=seat)
        return self

    # --- playing --------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Scene:
        """It is the turn of a seat; the others follow."""
        self.set("phase", 1)
        after = (seat + 1) % max(2, self.seats)
        return self.stack(("turns", 0, after), ("end_turn", seat), ("use", seat))

    def at(self, site: str, seat: int = 0) -> Scene:
        """Step 4 of a turn on a site, whose action is not begun."""
        self.set("phase", 4)
        frame = ("step_four", seat, SITES.index(site), 15, 0)
        return self.stack(("turns", 0, (seat + 1) % max(2, self.seats)), ("end_turn", seat), frame)

    def effect(self, name: str, seat: int = 0) -> Scene:
        """An effect comes to a seat in step 4 of a turn at a dock where nothing else is left to do."""
        self.set("phase", 4)
        dock = SITES.index("dock_ul")
        frames = [
            ("turns", 0, (seat + 1) % max(2, self.seats)),
            ("end_turn", seat),
            ("step_four", seat, dock, 0, 2),
        ]
        return self.stack(*frames, ("effect", seat, EFFECT[name]))

    def production(self) -> Scene:
        """The production at the end of the round."""
        self.set("phase", 0)
        return self.stack(("production", 0, 0))

    def leaving(self) -> Scene:
        """After production: who leaves quarantine; then the next round is prepared."""
        self.set("phase", 0)
        return self.stack(("leave", 0, 0))

    def prepare(self) -> Scene:
        """The preparation of the next round."""
        self.set("phase", 0)
        return self.stack(("prepare", 0, 0))

    def over(self) -> Scene:
        """The game is over."""
        return self.stack(("final", 0))

    def stack(self, *frames: tuple[Any, ...]) -> Scene:
        """Boxes from the bottom of the stack up: name, seat, numbers; they run up to the next question."""
        full = [(BOX[name], seat, *numbers, *[0] * (4 - len(numbers))) for name, seat, *numbers in frames]
        self.state.set_frames(full)
        self.heard = len(self.state.events or [])
        self.state.run()
        return self

    def do(self, *texts: str) -> Scene:
        """Play actions."""
        for text in texts:
            self.state.apply(action(text))
        return self

    def legal(self, verb: str = "") -> builtins.set[str]:
        """Short texts of the legal actions, of one verb without its name."""
        found = {short(number) for number in self.state.legal_actions()}
        if not verb:
            return found
        return {text.removeprefix(verb).strip() for text in found if text.split()[0] == verb}

    def why(self, text: str) -> tuple[str, str] | None:
        """The rule and the reason against an action."""
        return self.state.why_not(action(text))

    @property
    def asking(self) -> str:
        """The box that asks."""
        return str(GAME.boxes[self.state.box].name) if not self.state.is_over() else ""

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.state.seat_to_act()

    def told(self, name: str) -> list[dict[str, str | int]]:
        """The arguments of every event of a name since the question was put."""
        events = (self.state.events or [])[self.heard :]
        read = [GAME.events.read(event) for event in events]
        return [event.arguments for event in read if event.name == name]

    def sheet(self, seat: int = 0) -> dict[str, int]:
        """Points by source, without zeros."""
        return {name: n for name, n in self.state.score_sheets()[seat].items() if n}

    def track(self, seat: int = 0) -> dict[str, int]:
        """What stands on the score track, by source, without zeros."""
        size = len(fields.TALLIES)
        values = self.field("points")[seat * size : (seat + 1) * size]
        return {name: value for name, value in zip(fields.TALLIES, values, strict=True) if value}

    def purse(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Coins, wood, fire, major fire."""
        coins, wood, fire, major = (self.get(name, seat) for name in fields.TOKENS)
        return coins, wood, fire, major
