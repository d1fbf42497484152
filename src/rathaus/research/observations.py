"""Observations: what a seat may see, as named pieces of one vector of numbers.

An encoder is made from the declaration of a game alone: every field that a view shows is a piece, and so are the
pending decisions and the facts that a game has declared. It reads a **sight** (see
:mod:`rathaus.research.sight`): made from a view, or straight from a state by the same whitelist, which is quicker;
``tests/research`` holds the two against each other, and against states in which everything hidden is replaced.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rathaus.core.game import Game
from rathaus.core.layout import FIRST, Fact, Field
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.core.view import View
from rathaus.research import sight

Floats: TypeAlias = npt.NDArray[np.float32]
Mask: TypeAlias = npt.NDArray[np.int8]
STACK_FRAMES = 3  # pending decisions that are shown
OPEN = (sight.COLUMNS // 2, FIRST)  # depth and frames of the decision stack
HOLDS = {"number": sight.SQUASHED, "bits": sight.BITS, "seat": sight.SEAT, "seat+1": sight.SEAT_PLUS}
HOLDS["seats"] = sight.SEATS


@dataclass(frozen=True)
class Piece:
    """A run of numbers of the vector.

    Attributes:
        name: the field's, ``view.seat``, ``view.frames``, or ``facts.`` and the name of a fact.
        start: its first number in the vector.
        shape: as the piece is read; the product is its length.
        low, high: no number lies outside.
        doc: what it holds.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float
    doc: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return int(np.prod(self.shape))

    @property
    def place(self) -> slice:
        """Where it stands in the vector."""
        return slice(self.start, self.start + self.size)


class Encoder:
    """Turns what a seat may see into numbers. Made once for a ruleset, used for all of its states.

    Args:
        ruleset: game, seats and options.
        omniscient: write everything, also what is hidden from the seat, and only from states: for a critic that
            is trained centrally, never for a player.

    Attributes:
        pieces: the pieces by name, in the order of the vector.
        size: length of the vector.
        low, high: bounds of each number.
    """

    def __init__(self, ruleset: Ruleset, omniscient: bool = False) -> None:
        self.ruleset = ruleset
        self.game: Game = ruleset.game
        self.omniscient = omniscient
        self.pieces: dict[str, Piece] = {}
        self.size = 0
        self._rows: list[tuple[int, ...]] = []
        self._scales: list[float] = []
        self._head()
        for field in self.game.layout:
            if field.see != "hidden" or omniscient:
                self._field(field)
        self._facts: tuple[Fact, ...] = () if omniscient else self.game.declaration.facts
        for fact in self._facts:
            low = 0 if fact.top else -1
            self._add(f"facts.{fact.name}", (fact.length,), low, 1, f"the fact {fact.name} of the view")
        self._plan = sight.Plan(
            np.array(self._rows, dtype=np.int32),
            np.array(self._scales, dtype=np.float32),
            self._seen(),
            (ruleset.seats, len(self.game.boxes), STACK_FRAMES),
        )
        self.low, self.high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for piece in self.pieces.values():
            self.low[piece.place], self.high[piece.place] = piece.low, piece.high

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder_of, (self.ruleset, self.omniscient)

    # --- the plan of the vector -------------------------------------------------------------------------------

    def _add(self, name: str, shape: tuple[int, ...], low: float, high: float, doc: str) -> Piece:
        piece = self.pieces[name] = Piece(name, self.size, shape, low, high, doc)
        self.size += piece.size
        return piece

    def _row(self, what: int, at: int, *numbers: int, scale: float = 0) -> None:
        self._rows.append((what, at, *numbers, self.size))
        self._scales.append(scale)

    def _head(self) -> None:
        seats, boxes = self.ruleset.seats, len(self.game.boxes)
        self._row(sight.ME, 0, 0, 0, 0, 0, 0)
        self._add("view.seat", (seats,), 0, 1, "the seat that looks, counted from seat 0")
        self._row(sight.FRAMES, 0, 0, 0, 0, 0, 0)
        doc = "pending decisions, the first one first: box, seat (from the one that looks on), four arguments"
        self._add("view.frames", (STACK_FRAMES, boxes + seats + 4), -1, 1, doc)

    def _field(self, field: Field) -> None:
        """A piece for a field: rows of seats, if it has any, values, and numbers of each value."""
        layout, seats = self.game.layout, self.ruleset.seats
        own = field.see == "owner" and not self.omniscient
        length = layout.share(field) if own else field.length
        by_seat = field.by_seat or (field.see == "owner" and self.omniscient)
        rows, part = (seats, length // layout.seats) if by_seat else (1, length)
        what = sight.WORDS if field.wide else HOLDS[field.holds]
        width, low, high, scale = 1, 0.0, 1.0, 0.0
        if field.wide or what == sight.BITS:
            width = field.top or (64 if field.wide else 16)
        elif what != sight.SQUASHED:
            width = seats
        elif field.top:
            what, scale = sight.SHARE, 1 / field.top
        else:
            low = -1.0
        at = field.offset // 4 if field.wide else field.offset
        self._row(what, at, length if own else 0, rows, part, part, width, scale=scale)
        shape = tuple(n for n in (rows, part, width) if n > 1) or (1,)
        self._add(field.name, shape, low, high, field.doc)

    def _seen(self) -> npt.NDArray[np.int32]:
        """Seat + 1 to the runs of cells that a seat may see, as many for each: some may be empty."""
        runs = [self._seen_by(seat) for seat in range(-1, self.ruleset.seats)]
        most = max(len(one) for one in runs)
        return np.array([one + [(0, 0)] * (most - len(one)) for one in runs], dtype=np.int32)

    def _seen_by(self, seat: int) -> list[tuple[int, int]]:
        """The runs of cells that a seat may see; neighbours are one run."""
        if self.omniscient:
            return [(OPEN[0], self.game.layout.size)]
        runs = [OPEN]
        for field in self.game.layout:
            unit = 4 if field.wide else 1
            if field.see == "public":
                runs.append((field.offset, field.offset + unit * field.length))
            elif field.see == "owner" and seat >= 0:
                share = unit * self.game.layout.share(field)
                runs.append((field.offset + share * seat, field.offset + share * (seat + 1)))
        joined = [runs[0]]
        for start, stop in sorted(runs)[1:]:
            if start == joined[-1][1]:
                joined[-1] = (joined[-1][0], stop)
            else:
                joined.append((start, stop))
        return joined

    # --- writing ----------------------------------------------------------------------------------------------

    def encode(self, state: State, seat: int, out: Floats | None = None) -> Floats:
        """What a seat (-1: a spectator) sees of a state: ``size`` float32, written into ``out`` if given."""
        cells = np.zeros(self.game.layout.size, dtype=np.int16)
        self._plan.see(state, seat, cells)
        facts = self.game.facts(state, seat) if self._facts else {}
        return self._write(cells, seat, facts, out)

    def encode_view(self, view: View, out: Floats | None = None) -> Floats:
        """The same vector from the view alone.

        Raises:
            ValueError: the encoder is omniscient; a view does not say what that would write.
        """
        if self.omniscient:
            raise ValueError("an omniscient encoder needs states")
        return self._write(self._cells_of(view), view.seat, view.facts, out)

    def _cells_of(self, view: View) -> npt.NDArray[np.int16]:
        layout = self.game.layout
        cells = np.zeros(layout.size, dtype=np.int16)
        words = cells.view(np.uint64)
        cells[OPEN[0]] = len(view.frames)
        for i, frame in enumerate(view.frames):
            cells[8 + 6 * i : 14 + 6 * i] = frame
        for shown, seat in ((view.public, 0), (view.own, view.seat)):
            for name, values in shown.items():
                field = layout[name]
                if field.wide:
                    at = field.offset // 4 + seat * len(values)
                    words[at : at + len(values)] = values
                else:
                    at = field.offset + seat * len(values)
                    cells[at : at + len(values)] = values
        return cells

    def _write(
        self, cells: npt.NDArray[np.int16], seat: int, facts: dict[str, Any], out: Floats | None
    ) -> Floats:
        if out is None:
            out = np.zeros(self.size, dtype=np.float32)
        else:
            out.fill(0)
        self._plan.write(seat, cells, cells.view(np.uint64), out)
        for fact in self._facts:
            given = facts.get(fact.name)
            if given:
                write_fact(fact, given, out, self.pieces[f"facts.{fact.name}"].start)
        return out

    # --- reading ----------------------------------------------------------------------------------------------

    def split(self, vector: Floats) -> dict[str, Floats]:
        """The pieces of a vector by name, each in its shape; they share the vector's memory."""
        return {name: vector[piece.place].reshape(piece.shape) for name, piece in self.pieces.items()}

    def mask(self, state: State, out: Mask | None = None) -> Mask:
        """1 for every legal action of the seat to act, int8, one number an action."""
        if out is None:
            out = np.zeros(self.game.n_actions, dtype=np.int8)
        else:
            out.fill(0)
        sight.mark_legal(state, out)
        return out

    def mask_of(self, view: View) -> Mask:
        """The same from a view: all 0 for a seat that is not to act."""
        mask = np.zeros(self.game.n_actions, dtype=np.int8)
        mask[list(view.legal)] = 1
        return mask


def write_fact(fact: Fact, given: Any, out: Floats, at: int) -> None:
    """Write a fact of a view in its declared form into numbers that are all 0."""
    values = given.values() if isinstance(given, dict) else given
    found = Counter(values).items() if fact.form == "counts" else enumerate(values)
    for i, value in found:
        if value:
            out[at + i] = value / fact.top if fact.top else value / (abs(value) + 8)


@lru_cache(maxsize=64)
def _encoder(ruleset: Ruleset, omniscient: bool) -> Encoder:
    return Encoder(ruleset, omniscient)


def encoder_of(ruleset: Ruleset, omniscient: bool = False) -> Encoder:
    """The encoder of a ruleset, kept for the next one who asks."""
    return _encoder(ruleset, omniscient)
