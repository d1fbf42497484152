"""The rules of Hansa Teutonica said once more, slowly and from scratch: what the engine keeps up to date must agree.

Nothing here uses the tables or the rules of the engine; the boards are read from the component files directly.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from rathaus.games.hansa_teutonica import boards, fields


@cache
def data_of(board: str) -> dict[str, Any]:
    text = files("rathaus.games.hansa_teutonica").joinpath(f"components/map_{board}.toml").read_text("utf-8")
    return tomllib.loads(text)


class Position:
    """A state read into plain lists and dictionaries, with names instead of numbers."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.seats = state.ruleset.seats
        self.name = boards.board_of(str(state.ruleset.options["map"]), self.seats)
        self.board = boards.board(self.name)
        self.data = data_of(self.name)
        self.cities = {city["id"]: city for city in self.data["city"]}
        self.ends = {route["id"]: (route["a"], route["b"]) for route in self.data["route"]}
        self.rows = {city: self.read_row(city) for city in self.cities}

    def pieces(self) -> dict[int, tuple[int, int]]:
        """Post to owner and kind."""
        cells = self.state.field("piece")
        return {post: ((cell - 1) // 2, (cell - 1) % 2) for post, cell in enumerate(cells) if cell}

    def read_row(self, city: str) -> list[int]:
        """Owners of all offices of a city from left (low) to right (high)."""
        number = self.board.city(city)
        first = sum(len(other.offices) for other in self.board.cities[:number])
        count = self.state.field("founded")[number]
        printed = [(cell - 1) // 2 for cell in self.state.field("office")[first : first + count]]
        extras = [
            (piece >= 64, (piece % 64 - 1) // 2)
            for at, piece in zip(self.state.field("extra_city"), self.state.field("extra_piece"), strict=True)
            if at == number + 1
        ]
        left = [seat for marker, seat in extras if marker]
        right = [seat for marker, seat in extras if not marker]
        return left[::-1] + printed + right

    def controller(self, city: str) -> int | None:
        """R7.1, by the words of the rule."""
        row = self.rows[city]
        if not row:
            return None
        most = max(row.count(seat) for seat in row)
        tied = {seat for seat in row if row.count(seat) == most}
        return next(seat for seat in reversed(row) if seat in tied)

    def neighbours(self, city: str) -> set[str]:
        return {b if a == city else a for a, b in self.ends.values() if city in (a, b)}

    def component(self, seat: int, city: str) -> set[str]:
        reached = {city}
        todo = [city]
        while todo:
            for other in self.neighbours(todo.pop()) - reached:
                if seat in self.rows[other]:
                    reached.add(other)
                    todo.append(other)
        return reached

    def network(self, seat: int) -> int:
        """R7.5: the offices of the largest component."""
        sizes = [0]
        for city in self.cities:
            if seat in self.rows[city]:
                sizes.append(sum(self.rows[other].count(seat) for other in self.component(seat, city)))
        return max(sizes)

    def completed(self) -> int:
        """R7.2, R16.5."""
        done = 0
        for city, record in self.cities.items():
            if record.get("green"):
                done += bool(self.rows[city])
            else:
                done += self.state.field("founded")[self.board.city(city)] == len(record["offices"])
        return done

    def distance(self, one: str, other: str) -> int:
        """R2.4: cities to pass, by breadth-first search over the routes of the file."""
        seen, ring, steps = {one}, {one}, 0
        while other not in ring:
            steps += 1
            ring = {
                r
                for r in self.ends
                if r not in seen and any(set(self.ends[r]) & set(self.ends[q]) for q in ring)
            }
            seen |= ring
        return steps


def check(state: Any) -> None:
    """Everything that is kept up to date is what it would be if it were worked out anew."""
    at = Position(state)
    pieces = at.pieces()
    free = discs = 0
    for post in range(at.board.posts):
        if post not in pieces:
            free |= 1 << post
        elif pieces[post][1]:
            discs |= 1 << post
    assert wide(state, "free") == free
    assert wide(state, "discs") == discs
    for seat in range(at.seats):
        own = sum(1 << post for post, (owner, _) in pieces.items() if owner == seat)
        assert wide(state, "own", seat) == own
        routes = [r for r, route in enumerate(at.board.routes) if all(own >> p & 1 for p in route.posts)]
        assert state.field("full")[seat] == sum(1 << r for r in routes)
        for number, city in enumerate(at.board.cities):
            row = at.rows[city.id]
            assert state.field("offices")[fields.CITIES * seat + number] == row.count(seat)
            assert state.field("presence")[seat] >> number & 1 == (seat in row)
        assert state.field("network")[seat] == at.network(seat)
        assert state.field("track")[seat] == sum(state.field("gained")[3 * seat : 3 * seat + 3])
    for number, city in enumerate(at.board.cities):
        holder = at.controller(city.id)
        assert state.field("holder")[number] == (0 if holder is None else holder + 1)
    assert state.field("completed")[0] == at.completed()
    for route in at.board.routes:
        for post, ship in zip(route.posts, route.ships, strict=True):
            assert not ship or post not in pieces or pieces[post][1] == 1
    on_board = [marker for marker in state.field("on_route") if marker]
    assert (
        len(on_board) + state.field("plate")[0] + sum(state.field("shown")) + state.field("unreplaced")[0]
        == 3
    )
    assert sum(state.field("unseen")) == state.field("pile")[0] + state.field("plate")[0]


def wide(state: Any, name: str, seat: int = 0) -> int:
    """A set of posts from its two words."""
    low, high = state.field(name)[2 * seat : 2 * seat + 2]
    return int(low | high << 64)
