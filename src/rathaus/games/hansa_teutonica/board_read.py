"""What a board shows, read from a view: pieces, offices, desks and where a click can go. No geometry."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rathaus.core.board import Look
from rathaus.core.ink import group, safe
from rathaus.core.reading import BoardReading
from rathaus.core.view import View
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.board_chart import Chart, chart
from rathaus.games.hansa_teutonica.board_ink import PEN
from rathaus.games.hansa_teutonica.fields import (
    CITIES,
    CITY_IDS,
    MARKERS,
    PERMANENTS,
    ROUTE_IDS,
    SKILLS,
    SOURCES_IN_GAME,
)

BY_MARKER = 64
ALL = 100  # a value of Bursa beyond counting
REGIONS = boards.REGIONS


@dataclass(frozen=True)
class Piece:
    """A trader (kind 0) or merchant (kind 1) of a seat."""

    seat: int
    kind: int

    @property
    def symbol(self) -> str:
        """Its drawing."""
        return f"piece-{2 * self.seat + self.kind}"


def piece_of(cell: int) -> Piece:
    """The piece that a cell of the state holds."""
    cell = cell % BY_MARKER - 1
    return Piece(cell >> 1, cell & 1)


class Reading(BoardReading):
    """A view and a look, asked in the words of the game."""

    spoken = 6

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look, PEN)
        self.board: boards.Board = self.rules.board
        self.layout = "tall" if self.tall else "wide"
        self.chart: Chart = chart(self.board.id, self.layout)
        self.public = view.public

    # --- words ---------------------------------------------------------------------------------------------------

    def city(self, number: int) -> str:
        """A city's name."""
        return self.t(f"city.{self.board.cities[number].id}")

    def route(self, number: int) -> str:
        """A route's name."""
        return self.t(f"route.{self.board.routes[number].id}")

    def piece_word(self, kind: int) -> str:
        """The word for a piece."""
        return self.t("piece.merchant" if kind else "piece.trader")

    # --- plain facts -----------------------------------------------------------------------------------------------

    @cached_property
    def turn_of(self) -> int:
        """The seat whose turn it is, which need not be the one that decides; -1 when the game is over."""
        names = [self.rules.game.boxes[frame[0]].name for frame in self.view.frames]
        for name, frame in zip(names, self.view.frames, strict=True):
            if name in ("turn", "end_turn", "after_route", "place_marker"):
                return frame[1]
        for name, frame in zip(names, self.view.frames, strict=True):
            if name == "begin_turn":
                return (frame[1] - 1) % self.seats if "place_marker" in names else frame[1]
        return self.view.to_act

    def on_post(self, post: int) -> Piece | None:
        """The piece on a post."""
        cell = self.public["piece"][post]
        return piece_of(cell) if cell else None

    def hand(self) -> list[tuple[int, Piece, int]]:
        """Pieces lifted and not yet put down: place in hand, piece, and the post it came from."""
        cells = zip(self.public["hand"], self.public["hand_from"], strict=True)
        return [(i, piece_of(cell), post - 1) for i, (cell, post) in enumerate(cells) if cell]

    def supply(self, seat: int, kind: int) -> int:
        """Pieces ready for use."""
        return self.public["supply"][2 * seat + kind]

    def stock(self, seat: int, kind: int) -> int:
        """Pieces not ready for use."""
        return self.public["stock"][2 * seat + kind]

    def step(self, seat: int, skill: int) -> int:
        """Steps taken on a skill."""
        return self.public["steps"][len(SKILLS) * seat + skill]

    def steps_of(self, skill: int) -> list[int]:
        """The values of a skill, from the left."""
        return [self.rules.value_of(skill, i) for i in range(self.rules.covered(skill, 0) + 1)]

    def value_word(self, skill: int, value: int) -> str:
        """How a value of a skill is written."""
        return "C" if value >= ALL else str(value)

    def skill(self, seat: int, skill: int) -> int:
        """The value of a skill."""
        return int(self.rules.value_of(skill, self.step(seat, skill)))

    # --- offices ---------------------------------------------------------------------------------------------------

    @cached_property
    def first_office(self) -> list[int]:
        """The number of each city's first printed office."""
        found, at = [], 0
        for city in self.board.cities:
            found.append(at)
            at += len(city.offices)
        return found

    def founded(self, city: int) -> int:
        """Printed offices filled in a city."""
        return self.public["founded"][city]

    def office(self, city: int, place: int) -> Piece | None:
        """The piece in a printed office, from the left."""
        if place >= self.founded(city):
            return None
        return piece_of(self.public["office"][self.first_office[city] + place])

    @cached_property
    def extras(self) -> dict[int, tuple[list[Piece], list[Piece]]]:
        """The additional offices of cities, left of the printed ones and right of them, both from the left."""
        found: dict[int, tuple[list[Piece], list[Piece]]] = {}
        for i in range(self.one("extras")):
            city, cell = self.public["extra_city"][i] - 1, self.public["extra_piece"][i]
            left, right = found.setdefault(city, ([], []))
            if cell >= BY_MARKER:
                left.insert(0, piece_of(cell))
            else:
                right.append(piece_of(cell))
        return found

    def holder(self, city: int) -> int:
        """The seat that controls a city, -1 if none does."""
        return self.public["holder"][city] - 1

    def offices(self, seat: int, city: int) -> int:
        """Offices of a seat in a city."""
        return self.public["offices"][CITIES * seat + city]

    def complete(self, city: int) -> bool:
        """Whether a city is completed."""
        side = self.board.cities[city]
        if side.green:
            return any(self.offices(seat, city) for seat in range(self.seats))
        return self.founded(city) == len(side.offices)

    # --- markers ---------------------------------------------------------------------------------------------------

    def marker_on(self, route: int) -> str:
        """The bonus marker on a route, «» without."""
        cell = self.public["on_route"][route]
        return MARKERS[cell - 1] if cell else ""

    def permanent_on(self, route: int) -> str:
        """The permanent marker of a route, «» without."""
        return PERMANENTS[self.rules.permanent_at(route)] if self.board.routes[route].permanent else ""

    def laid_on(self, route: int) -> list[tuple[str, int]]:
        """Tributes and blocks beside a route, with the seats whose traders lie on them."""
        found = []
        for place, (at, by) in enumerate(zip(self.public["laid_route"], self.public["laid_by"], strict=True)):
            if at == route + 1:
                found.append(("tribute" if place < 2 else "block_route", by - 1))
        return found

    def markers(self, field: str, seat: int) -> list[tuple[str, int]]:
        """A seat's unused or used markers, each kind with its number."""
        cells = self.public[field][len(MARKERS) * seat : len(MARKERS) * (seat + 1)]
        return [(MARKERS[kind], n) for kind, n in enumerate(cells) if n]

    def collected(self, seat: int) -> int:
        """How many markers a seat has for the end."""
        laid = sum(by == seat + 1 for by in self.public["laid_by"])
        return laid + sum(n for field in ("unused", "used") for _, n in self.markers(field, seat))

    def gained(self, seat: int, source: str) -> int:
        """Points on the track by source."""
        return self.public["gained"][len(SOURCES_IN_GAME) * seat + SOURCES_IN_GAME.index(source)]

    # --- ids and clicks ----------------------------------------------------------------------------------------------

    def city_target(self, city: int) -> str:
        """The id of a city's plate."""
        return f"city-{self.board.cities[city].id}"

    def route_target(self, route: int) -> str:
        """The id of a route's road."""
        return f"route-{self.board.routes[route].id}"

    def known_ids(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """All cities and routes of all boards, as actions number them."""
        return CITY_IDS, ROUTE_IDS

    def spot(
        self,
        inner: str,
        id: str,
        at: tuple[float, float] | None,
        kind: str,
        hint: str = "",
        place: str = "",
        more: tuple[str, ...] = (),
    ) -> str:
        """A piece of the board with the id of an action's target; ``more``: ids whose actions it stands for too.

        ``place`` says in words where it lies, for whoever cannot see it.
        """
        actions = self.actions(id, *more)
        if hint:
            inner = f"<title>{safe(hint)}</title>{inner}"
        if not actions:
            return group(inner, at, f' class="{kind}"{self.fresh(id)}')
        return group(inner, at, f' class="{kind} target"{self.fresh(id)}{self.click(actions, place)}')
