# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.2: rights are taken from the town hall."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import rights_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.kutna_hora.costs import column_price, takeable
    from rathaus.games.kutna_hora.hall import place_of, take_top
    from rathaus.games.kutna_hora.market import price
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        DO_DECLINE,
        DO_RIGHTS,
        HALL,
        MODE_PAID,
        RED_STACK,
        RESOURCE_PERMITS,
        TOLD_DECLINED,
        TOLD_GOT_RIGHTS,
        VERB_DECLINE,
    )
    from rathaus.games.kutna_hora.tracks import pay

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROWS = cython.declare(cython.int, 3)
PUBLIC_STACKS = cython.declare(cython.int, 0b111111000000)


@cython.cclass
class Rights(KutnaHoraBox):
    """R5.2.2, R5.2.3: the choice of a stack. Frame: a = paid, free or public."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        buildings: cython.ulonglong = takeable(s, s.seat, s.a)
        while buildings:
            s.offer(DO_RIGHTS + lowest(buildings))
            buildings &= buildings - 1
        if s.a != MODE_PAID:  # R5.6.4, R7.4
            s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
            return
        stack: cython.int = s.rules.stack_of[arg]
        if stack == RED_STACK:
            while s.top[stack] != arg + 1:
                stack += 1
        place: cython.int = place_of(s, stack)
        if s.a == MODE_PAID:
            pay(s, s.seat, column_price(s, place % HALL, price(s, RESOURCE_PERMITS)))
        s.stored[s.seat] |= WIDE_ONE << arg
        s.tell(ALL_SEATS, TOLD_GOT_RIGHTS, s.seat, arg)
        take_top(s, place)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return rights_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_RIGHTS + s.top[stack] - 1 for stack in range(12) if s.top[stack] > 0]
