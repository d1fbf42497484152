"""Positions for tests, built piece by piece with names; everything derived is worked out by the reference."""

from __future__ import annotations

from typing import Any

from tests.games.hansa_teutonica.reference import Position, check
from tests.scene import BaseScene

from rathaus.core.errors import IllegalAction
from rathaus.core.registry import get
from rathaus.games.hansa_teutonica import fields

GAME = get("hansa_teutonica")
KIND = {"trader": 0, "merchant": 1}


class Scene(BaseScene):
    """A state that can be changed by names. Seat 0 begins unless an option says otherwise."""

    def __init__(self, seats: int = 4, seed: int = 1, **options: Any) -> None:
        options.setdefault("first_player", "seat0")
        super().__init__(GAME, seats, seed, **options)
        self.board = self.ruleset.board
        self.rules = self.ruleset

    # --- reading ---------------------------------------------------------------------------------------------

    def posts(self, route: str) -> list[int]:
        return list(self.board.routes[self.board.route(route)].posts)

    def field(self, name: str, at: int = 0) -> int:
        return int(self.state.field(name)[at])

    def supply(self, seat: int) -> tuple[int, int]:
        return tuple(self.state.field("supply")[2 * seat : 2 * seat + 2])  # type: ignore[return-value]

    def stock(self, seat: int) -> tuple[int, int]:
        return tuple(self.state.field("stock")[2 * seat : 2 * seat + 2])  # type: ignore[return-value]

    def track(self, seat: int) -> int:
        return self.field("track", seat)

    def holder(self, city: str) -> int:
        """The seat that controls a city, -1 if none."""
        return self.field("holder", self.board.city(city)) - 1

    def on(self, route: str) -> list[tuple[int, int] | None]:
        """Owner and kind on each post of a route."""
        cells = self.state.field("piece")
        return [((cells[p] - 1) // 2, (cells[p] - 1) % 2) if cells[p] else None for p in self.posts(route)]

    def routes_of(self, verb: str) -> set[str]:
        """The routes whose posts a verb is offered for."""
        found = set()
        for action in self.state.legal_actions():
            table = GAME.verbs.verb_at(action)
            if table.name == verb:
                post = table.split(action - table.base)[-1]
                found.add(self.board.routes[self.board.route_of(post)].id)
        return found

    def legal(self, verb: str) -> list[str]:
        """The texts of the offered actions of a verb."""
        texts = [GAME.verbs.text(action) for action in self.state.legal_actions()]
        return [text for text in texts if text.split()[0] == verb]

    # --- acting ----------------------------------------------------------------------------------------------

    def act(self, *texts: str) -> Scene:
        """Play actions by their canonical texts."""
        for text in texts:
            self.state.apply(GAME.verbs.parse(text))
        return self

    def allowed(self, text: str) -> bool:
        return bool(self.state.is_legal(GAME.verbs.parse(text)))

    def refused(self, text: str) -> tuple[str, str]:
        """Rule and reason against an action; the state stays as it is."""
        before = self.state.to_bytes()
        try:
            self.state.apply(GAME.verbs.parse(text))
        except IllegalAction as error:
            assert self.state.to_bytes() == before
            return error.rule, error.reason
        raise AssertionError(f"{text} is allowed")

    def place(self, route: str, piece: str = "trader") -> Scene:
        """Place on the first free post of a route."""
        return self.act(f"place piece:{piece} post:{self.free_post(route)}")

    def free_post(self, route: str) -> int:
        return next(p for p in self.posts(route) if self.state.field("piece")[p] == 0)

    def pass_turns(self, n: int = 1) -> Scene:
        for _ in range(n):
            self.act("end")
        return self

    # --- arranging -------------------------------------------------------------------------------------------

    def set(self, name: str, value: int, at: int = 0) -> Scene:
        self.state.set_field(name, [value], at)
        return self

    def give(
        self, seat: int, supply: tuple[int, int] | None = None, stock: tuple[int, int] | None = None
    ) -> Scene:
        """Set supply and stock of a seat."""
        if supply is not None:
            self.state.set_field("supply", list(supply), 2 * seat)
        if stock is not None:
            self.state.set_field("stock", list(stock), 2 * seat)
        return self

    def skill(self, seat: int, name: str, steps: int) -> Scene:
        return self.set("steps", steps, len(fields.SKILLS) * seat + fields.SKILLS.index(name))

    def marker(self, seat: int, name: str, n: int = 1, used: bool = False) -> Scene:
        at = len(fields.MARKERS) * seat + fields.MARKERS.index(name)
        return self.set("used" if used else "unused", n, at)

    def lay(self, route: str, marker: str | None) -> Scene:
        """Put a bonus marker on a route, or take it away."""
        number = fields.MARKERS.index(marker) + 1 if marker else 0
        return self.set("on_route", number, self.board.route(route))

    def put(self, route: str, *pieces: str | None) -> Scene:
        """Fill the posts of a route from the first on: «0t» is a trader of seat 0, «1m» a merchant of seat 1."""
        for post, piece in zip(self.posts(route), pieces, strict=False):
            self.state.set_field("piece", [number_of(piece)], post)
        return self.derive()

    def fill(self, route: str, seat: int, merchants: int = 0) -> Scene:
        """All posts of a route for one seat, the last of them merchants."""
        n = len(self.posts(route))
        return self.put(route, *[f"{seat}{'m' if i >= n - merchants else 't'}" for i in range(n)])

    def office(self, city: str, *pieces: str) -> Scene:
        """Fill the printed offices of a city from the left."""
        number = self.board.city(city)
        first = sum(len(other.offices) for other in self.board.cities[:number])
        self.state.set_field("office", [number_of(piece) for piece in pieces], first)
        self.state.set_field("founded", [len(pieces)], number)
        return self.derive()

    def extra(self, city: str, piece: str, marker: bool = True) -> Scene:
        """Found an additional office."""
        at = self.field("extras")
        self.state.set_field("extra_city", [self.board.city(city) + 1], at)
        self.state.set_field("extra_piece", [number_of(piece) + (64 if marker else 0)], at)
        self.state.set_field("extras", [at + 1])
        return self.derive()

    def points(self, seat: int, n: int) -> Scene:
        """Points on the track, counted as points for control."""
        self.set("track", n, seat)
        return self.set("gained", n, 3 * seat)

    def derive(self) -> Scene:
        """Work out everything that the engine keeps up to date."""
        at, state = Position(self.state), self.state
        words = {"free": [0, 0], "discs": [0, 0], "own": [0] * 10}
        pieces = at.pieces()
        for post in range(at.board.posts):
            w, bit = post >> 6, 1 << (post & 63)
            if post not in pieces:
                words["free"][w] |= bit
                continue
            seat, kind = pieces[post]
            words["own"][2 * seat + w] |= bit
            words["discs"][w] |= bit if kind else 0
        for name, values in words.items():
            state.set_field(name, values)
        for seat in range(at.seats):
            full = [all(pieces.get(p, (-1,))[0] == seat for p in route.posts) for route in at.board.routes]
            state.set_field("full", [sum(1 << r for r, yes in enumerate(full) if yes)], seat)
            for number, city in enumerate(at.board.cities):
                state.set_field("offices", [at.rows[city.id].count(seat)], fields.CITIES * seat + number)
            here = [number for number, city in enumerate(at.board.cities) if seat in at.rows[city.id]]
            state.set_field("presence", [sum(1 << number for number in here)], seat)
            state.set_field("network", [at.network(seat)], seat)
        for number, city in enumerate(at.board.cities):
            holder = at.controller(city.id)
            state.set_field("holder", [0 if holder is None else holder + 1], number)
        state.set_field("completed", [at.completed()])
        return self

    def check(self) -> Scene:
        """The position is sound."""
        check(self.state)
        return self


def number_of(piece: str | None) -> int:
    """The number of «0t» or «1m», 0 for None."""
    return 0 if piece is None else 1 + 2 * int(piece[0]) + (piece[1] == "m")
