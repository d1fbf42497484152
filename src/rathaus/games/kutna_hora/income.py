# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.5: income, and a patrician moves into the town council."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import council_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.games.kutna_hora.costs import income, may_pay_council
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        AT_COUNCIL,
        DO_COUNCIL,
        DO_DECLINE,
        MODE_PAID,
        TOLD_DECLINED,
        TOLD_PATRICIAN_COUNCIL,
        VERB_DECLINE,
    )
    from rathaus.games.kutna_hora.tracks import gain_coins, pay

ROWS = cython.declare(cython.int, 3)
COLOURS = cython.declare(cython.int, 4)


@cython.cclass
class Income(KutnaHoraBox):
    """R5.5: the coins, then the choice of a patrician."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        gain_coins(s, s.seat, income(s, s.seat))
        if may_pay_council(s, s.seat):
            s.push(AT_COUNCIL, s.seat, MODE_PAID)


@cython.cclass
class Council(KutnaHoraBox):
    """R5.5.2, R5.6.2: a patrician moves into the council, from the pool for coins or (free) from the bank."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        colour: cython.int
        for colour in range(COLOURS):
            if (s.patricians[colour] if s.a == MODE_PAID else s.bank[colour]) > 0:
                s.offer(DO_COUNCIL + colour)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
            return
        if s.a == MODE_PAID:
            pay(s, s.seat, s.rules.council_price)
            s.patricians[arg] -= 1
        else:
            s.bank[arg] -= 1
        s.council[arg] += 1
        s.tell(ALL_SEATS, TOLD_PATRICIAN_COUNCIL, s.seat, arg)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return council_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_COUNCIL + colour for colour in range(4)]
