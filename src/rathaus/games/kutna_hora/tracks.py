# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R1.5, R1.6, R7.6, R8.2: coins, points, reputation, pelicans and the tax counter move."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        FROM_REPUTATION_TRACK,
        TALLIES,
        TOLD_GAINED_COINS,
        TOLD_PAID,
        TOLD_PELICANS,
        TOLD_POINTS,
        TOLD_REPUTATION,
        TOLD_TAX,
    )


@cython.cfunc
def score(s: KutnaHora, seat: cython.int, n: cython.int, source: cython.int) -> cython.void:
    """R1.5, R7.6: points on the score track, kept by source. The score may go below 0."""
    if n != 0:
        s.points[seat * TALLIES + source] += n
        s.tell(ALL_SEATS, TOLD_POINTS, seat, n, source)


@cython.cfunc
def gain_reputation(s: KutnaHora, seat: cython.int, n: cython.int) -> cython.void:
    """R7.6, R11.7: reputation moves along its track; each step beyond an end is worth points at once instead."""
    if n == 0:
        return
    place: cython.int = s.reputation[seat] + n
    beyond: cython.int = 0
    if place > s.rules.fame_high:
        beyond = (place - s.rules.fame_high) * s.rules.overflow
        place = s.rules.fame_high
    elif place < s.rules.fame_low:
        beyond = (s.rules.fame_low - place) * s.rules.underflow
        place = s.rules.fame_low
    s.reputation[seat] = place
    s.tell(ALL_SEATS, TOLD_REPUTATION, seat, n)
    score(s, seat, beyond, FROM_REPUTATION_TRACK)


@cython.cfunc
def pay(s: KutnaHora, seat: cython.int, n: cython.int) -> cython.void:
    """R1.4, R1.6, R11.10: coins go to the bank; whoever asks has made sure that they are there, and no more."""
    if n != 0:
        s.coins[seat] -= n
        s.tell(ALL_SEATS, TOLD_PAID, seat, n)


@cython.cfunc
def gain_coins(s: KutnaHora, seat: cython.int, n: cython.int) -> cython.void:
    """R1.5: coins come from the bank, which is unlimited."""
    if n != 0:
        s.coins[seat] += n
        s.tell(ALL_SEATS, TOLD_GAINED_COINS, seat, n)


@cython.cfunc
def gain_pelicans(s: KutnaHora, seat: cython.int, n: cython.int) -> cython.void:
    """R1.5: unused pelican tokens, which are unlimited."""
    if n != 0:
        s.pelicans[seat] += n
        s.tell(ALL_SEATS, TOLD_PELICANS, seat, n)


@cython.cfunc
def raise_tax(s: KutnaHora, n: cython.int) -> cython.void:
    """R8.2: the tax counter moves, not beyond its last space."""
    if n != 0:
        s.tax[0] = min(s.rules.tax_limit, s.tax[0] + n)
        s.tell(ALL_SEATS, TOLD_TAX, s.tax[0])
