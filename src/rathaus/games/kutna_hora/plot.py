# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.3: a plot marker claims a square of the town."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import plot_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.games.kutna_hora.costs import free_squares, offer_cells, plot_price, plots
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        DO_DECLINE,
        DO_PLOT,
        GRID,
        MODE_PAID,
        TOLD_CLAIMED,
        TOLD_DECLINED,
        VERB_DECLINE,
    )
    from rathaus.games.kutna_hora.tracks import pay

WIDE_ONE = cython.declare(cython.ulonglong, 1)


@cython.cclass
class Plot(KutnaHoraBox):
    """R5.3: the choice of a square. Frame: a = paid or free."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_PLOT, plots(s, s.seat, s.a))
        if s.a != MODE_PAID:  # R5.6.4
            s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
            return
        if s.a == MODE_PAID:
            pay(s, s.seat, plot_price(s, s.seat, arg))
        s.claimed[s.seat] |= WIDE_ONE << arg
        s.tell(ALL_SEATS, TOLD_CLAIMED, s.seat, arg)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return plot_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_PLOT + square for square in range(GRID) if free_squares(s) >> square & 1]
