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


def copy_seen(state: State, where: Any, into: Any) -> None:
    """Copy the runs of cells ``[start, stop)`` of a state's block; the other cells are left as they are."""
    runs: cython.int[:, ::1] = where
    cells: cython.short[::1] = into
    i: cython.int
    k: cython.int
    for i in range(runs.shape[0]):
        for k in range(runs[i, 0], runs[i, 1]):
            cells[k] = state.cells[k]


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
    source: Any,
    into: Any,
) -> cython.void:
    """The top ``count`` frames of the decision stack, the top first: box, seat and four arguments."""
    cells: cython.short[::1] = source
    out: cython.float[::1] = into
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


def write(
    pieces: Any,
    shares: Any,
    shape: tuple[int, int, int],
    seat: cython.int,
    source: Any,
    source_words: Any,
    into: Any,
) -> None:
    """Fill a vector of zeros with the pieces of a program.

    Args:
        pieces: a program, a row a piece.
        shares: for shares, one over the greatest value.
        shape: seats, boxes and frames shown.
        seat: who looks, -1 for a spectator, who sees the table as seat 0 does.
        source, source_words: a sight, and the same memory as 64-bit words.
        into: the numbers, all 0 before.
    """
    program: cython.int[:, ::1] = pieces
    scales: cython.float[::1] = shares
    cells: cython.short[::1] = source
    words: cython.ulonglong[::1] = source_words
    out: cython.float[::1] = into
    seats: cython.int = shape[0]
    me: cython.int = seat if seat >= 0 else 0
    i: cython.int
    r: cython.int
    j: cython.int
    k: cython.int
    at: cython.int
    to: cython.int
    value: cython.int
    width: cython.int
    rows: cython.int
    what: cython.int
    word: cython.ulonglong
    for i in range(program.shape[0]):
        what = program[i, 0]
        rows = program[i, 3]
        width = program[i, 6]
        to = program[i, 7]
        if what == DO_ME:
            if seat >= 0:
                out[to + seat] = 1
            continue
        if what == DO_FRAMES:
            write_frames(me, seats, shape[1], shape[2], to, cells, out)
            continue
        for r in range(rows):
            at = program[i, 1] + program[i, 2] * me
            if rows > 1:
                at += program[i, 4] * ((me + r) % seats)
            for j in range(program[i, 5]):
                if what == DO_WORDS:
                    word = words[at + j]
                    for k in range(width):
                        out[to + k] = (word >> k) & 1
                    to += width
                    continue
                value = cells[at + j]
                if what == DO_SHARE:
                    out[to] = value * scales[i]
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
