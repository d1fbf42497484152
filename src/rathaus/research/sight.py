# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The inner loops of observations: what a seat may see of a block, and numbers made of it.

A **sight** is a copy of the block of a state in which every cell that a seat may not see is 0; the allowed runs of
cells come from the declaration of the fields, as for a view. A **program** is a table of ints, a row for each
piece of an observation: (operation, first cell, share of a seat, rows, cells a row, values a row, numbers a value,
first number). Rows of pieces that have a part for each seat begin with the seat that looks.
"""

from __future__ import annotations

from typing import Any

import cython

from rathaus.core.state import State

COLUMNS = 8
ME, FRAMES, SHARE, SQUASHED, BITS, WORDS, SEAT, SEAT_PLUS, SEATS = range(9)

DEPTH_AT = cython.declare(cython.int, 4)
STACK_AT = cython.declare(cython.int, 8)
FRAME_SIZE = cython.declare(cython.int, 6)
SOFT = cython.declare(cython.double, 8.0)  # a number without a bound is x / (|x| + SOFT)

DO_ME = cython.declare(cython.int, 0)
DO_FRAMES = cython.declare(cython.int, 1)
DO_SHARE = cython.declare(cython.int, 2)
DO_SQUASHED = cython.declare(cython.int, 3)
DO_BITS = cython.declare(cython.int, 4)
DO_WORDS = cython.declare(cython.int, 5)
DO_SEAT = cython.declare(cython.int, 6)
DO_SEAT_PLUS = cython.declare(cython.int, 7)
DO_SEATS = cython.declare(cython.int, 8)


def mark_legal(state: State, into: Any) -> None:
    """Set the numbers of the legal actions to 1; the others are left as they are."""
    mask: cython.schar[::1] = into
    i: cython.int
    if not state.filled:
        state.fill()
    for i in range(state.n_offers):
        mask[state.offers[i]] = 1


@cython.cfunc
@cython.exceptval(check=False)
def squash(value: cython.double) -> cython.double:
    """A number without a bound, between -1 and 1."""
    return value / (value + SOFT) if value >= 0 else value / (SOFT - value)


@cython.cfunc
def write_frames(
    me: cython.int,
    seats: cython.int,
    boxes: cython.int,
    count: cython.int,
    first: cython.int,
    cells: cython.short[::1],
    out: cython.float[::1],
) -> cython.void:
    """The top ``count`` frames of the decision stack, the top first: box, seat and four arguments."""
    f: cython.int
    k: cython.int
    at: cython.int
    to: cython.int = first
    for f in range(count):
        at = STACK_AT + FRAME_SIZE * (cells[DEPTH_AT] - 1 - f)
        if at < STACK_AT:
            return
        out[to + cells[at]] = 1
        out[to + boxes + (cells[at + 1] - me + seats) % seats] = 1
        for k in range(4):
            out[to + boxes + seats + k] = squash(cells[at + 2 + k])
        to += boxes + seats + 4


@cython.cfunc
@cython.exceptval(check=False)
def write_words(
    at: cython.int,
    count: cython.int,
    width: cython.int,
    words: cython.ulonglong[::1],
    out: cython.float[::1],
    to: cython.int,
) -> cython.int:
    """The bits of some 64-bit words; returns where the next numbers begin."""
    j: cython.int
    k: cython.int
    word: cython.ulonglong
    for j in range(count):
        word = words[at + j]
        for k in range(width):
            out[to + k] = (word >> k) & 1
        to += width
    return to


@cython.cclass
class Plan:
    """How an observation is written: the program, and the runs of cells that each seat may see.

    Args:
        pieces: a program, a row a piece.
        shares: for shares, one over the greatest value.
        seen: seat + 1 to the runs of cells ``[start, stop)`` that a seat (-1: a spectator) may see.
        shape: seats, boxes and frames shown.
    """

    if not cython.compiled:
        program: Any
        scales: Any
        runs: Any

    def __init__(self, pieces: Any, shares: Any, seen: Any, shape: tuple[int, int, int]) -> None:
        self.program = pieces
        self.scales = shares
        self.runs = seen
        self.seats, self.boxes, self.shown = shape

    def see(self, state: State, seat: cython.int, into: Any) -> None:
        """Copy what a seat may see of a state's block into cells that are all 0."""
        cells: cython.short[::1] = into
        i: cython.int
        k: cython.int
        for i in range(self.runs.shape[1]):
            for k in range(self.runs[seat + 1, i, 0], self.runs[seat + 1, i, 1]):
                cells[k] = state.cells[k]

    def write(self, seat: cython.int, source: Any, source_words: Any, into: Any) -> None:
        """Fill a vector of zeros.

        Args:
            seat: who looks, -1 for a spectator, who sees the table as seat 0 does.
            source, source_words: a sight, and the same memory as 64-bit words.
            into: the numbers, all 0 before.
        """
        cells: cython.short[::1] = source
        words: cython.ulonglong[::1] = source_words
        out: cython.float[::1] = into
        me: cython.int = seat if seat >= 0 else 0
        i: cython.int
        r: cython.int
        at: cython.int
        to: cython.int
        what: cython.int
        for i in range(self.program.shape[0]):
            what = self.program[i, 0]
            to = self.program[i, 7]
            if what == DO_ME:
                if seat >= 0:
                    out[to + seat] = 1
                continue
            if what == DO_FRAMES:
                write_frames(me, self.seats, self.boxes, self.shown, to, cells, out)
                continue
            for r in range(self.program[i, 3]):
                at = self.program[i, 1] + self.program[i, 2] * me
                if self.program[i, 3] > 1:
                    at += self.program[i, 4] * ((me + r) % self.seats)
                if what == DO_WORDS:
                    to = write_words(at, self.program[i, 5], self.program[i, 6], words, out, to)
                else:
                    to = self.write_row(i, what, at, me, cells, out, to)

    @cython.cfunc
    def write_row(
        self,
        i: cython.int,
        what: cython.int,
        at: cython.int,
        me: cython.int,
        cells: cython.short[::1],
        out: cython.float[::1],
        to: cython.int,
    ) -> cython.int:
        """One row of a piece of 16-bit cells; returns where the next one begins."""
        j: cython.int
        k: cython.int
        value: cython.int
        width: cython.int = self.program[i, 6]
        seats: cython.int = self.seats
        for j in range(self.program[i, 5]):
            value = cells[at + j]
            if what == DO_SHARE:
                out[to] = value * self.scales[i]
            elif what == DO_SQUASHED:
                out[to] = squash(value)
            elif what == DO_BITS:
                for k in range(width):
                    out[to + k] = (value >> k) & 1
            elif what == DO_SEATS:
                for k in range(seats):
                    out[to + k] = (value >> ((me + k) % seats)) & 1
            else:
                value -= what - DO_SEAT
                if 0 <= value < seats:
                    out[to + (value - me + seats) % seats] = 1
            to += width
        return to
