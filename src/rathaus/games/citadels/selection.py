# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3, R9, R10, R20.4: a round begins; character cards are laid out, chosen in turn and passed to the left.

Sets of characters are sets of ranks: bit r of a number stands for the character of rank r.
"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.core.rng import below
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_CALL,
        AT_END_ROUND,
        AT_SELECT,
        DO_ASIDE,
        DO_PICK,
        PICKS,
        RANKS,
        SEATS,
        TOLD_CHOSE,
        TOLD_FACE_UP,
        TOLD_PUT_ASIDE,
        TOLD_ROUND,
        VERB_PICK,
    )

STEP_KEEP = cython.declare(cython.int, 0)
STEP_ASIDE = cython.declare(cython.int, 1)
STEP_RANDOM = cython.declare(cython.int, 2)
BEFORE_FACE_UP = cython.declare(cython.int, 1)


@cython.cfunc
@cython.exceptval(check=False)
def holder_of(s: Citadels, rank: cython.int) -> cython.int:
    """The seat that chose the character of a rank this round, -1 if nobody did."""
    i: cython.int
    for i in range(s.seats * PICKS):
        if s.pick[i] == rank:
            return i // PICKS
    return -1


@cython.cfunc
def random_rank(s: Citadels, ranks: cython.int) -> cython.int:
    """One of a set of ranks, each with equal chance."""
    rank: cython.int
    n: cython.int = 0
    for rank in range(RANKS):
        n += ranks >> rank & 1
    n = below(s, n)
    for rank in range(RANKS):
        if ranks >> rank & 1:
            if n == 0:
                return rank
            n -= 1
    return 0


@cython.cclass
class Round(CitadelsBox):
    """R3.1: all characters are shuffled anew; some are laid aside, then the choice begins at the Crown."""

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        clear_round(s)
        s.round[0] += 1
        s.chooser[0] = s.crown[0]  # R3.6, R4.10, R20.4.2
        s.tell(ALL_SEATS, TOLD_ROUND, s.round[0], s.crown[0])
        lay_out(s)
        s.push(AT_END_ROUND, 0)
        s.push(AT_CALL, 0, 1)
        next_step(s, 0)


@cython.cfunc
def clear_round(s: Citadels) -> cython.void:
    """Forget everything that lasts for one round."""
    i: cython.int
    for i in range(SEATS * PICKS):
        s.pick[i] = 0
        s.passed[i] = 0
    for i in range(SEATS):
        s.aside[i] = 0
        s.shown_rank[i] = 0
    for i in range(RANKS):
        s.revealed[i] = 0
    s.leftover[0] = s.picks_made[0] = s.called[0] = 0
    s.murdered[0] = s.robbed[0] = s.thief[0] = s.bewitched[0] = s.witch[0] = 0
    s.bishop[0] = s.collector[0] = s.early[0] = 0


@cython.cfunc
def lay_out(s: Citadels) -> cython.void:
    """R3.2-R3.5, R11.4.4, R20.4.1: the face-up cards, never the rank 4, and one face-down card, which may be it.

    `before_faceup` draws the face-down card first, from all; both other procedures draw it from what is left
    when the face-up cards lie. They are sampled, not looped: laying everything out anew whenever the King
    turns up makes every set of face-up cards without him equally likely.
    """
    pool: cython.int = s.rules.ranks_mask
    down: cython.int = 0
    up: cython.int = 0
    if s.rules.face_down_drawn == BEFORE_FACE_UP:
        down = 1 << random_rank(s, pool)
        pool &= ~down
    for _ in range(s.rules.face_up):
        rank: cython.int = random_rank(s, pool & ~s.rules.king_bit)
        up |= 1 << rank
        pool &= ~(1 << rank)
        s.tell(ALL_SEATS, TOLD_FACE_UP, s.rules.character_at[rank])
    if down == 0:
        down = 1 << random_rank(s, pool)
        pool &= ~down
    s.face_up[0] = up
    s.face_down[0] = down
    s.pool[0] = pool


@cython.cfunc
def next_step(s: Citadels, step: cython.int) -> cython.void:
    """R3.6, R9.1, R9.2: bring the selection to its next choice, or end it with the last cards face down."""
    while step < s.rules.steps and s.rules.step_kind[step] == STEP_RANDOM:
        lost: cython.int = 1 << random_rank(s, s.pool[0])  # R13.6: unseen by anybody
        s.pool[0] &= ~lost
        s.face_down[0] |= lost
        step += 1
    s.picks_made[0] = step
    if step >= s.rules.steps:
        s.leftover[0] = s.pool[0]
        s.pool[0] = 0
        return
    seat: cython.int = (s.chooser[0] + s.rules.step_place[step]) % s.seats
    if s.rules.step_kind[step] == STEP_KEEP:
        if s.rules.last_takes_face_down and step == s.rules.steps - 1:  # R3.7
            s.pool[0] |= s.face_down[0]
            s.face_down[0] = 0
        s.passed[seat * PICKS + (1 if s.pick[seat * PICKS] != 0 else 0)] = s.pool[0]
    elif s.pool[0] & (s.pool[0] - 1) == 0:  # R9.1: the last card is put aside without a choice
        put_aside(s, seat, s.pool[0])
        next_step(s, step + 1)
        return
    s.push(AT_SELECT, seat, step)


@cython.cfunc
def put_aside(s: Citadels, seat: cython.int, bit: cython.int) -> cython.void:
    """R9.1: a seat lays a card face down."""
    s.pool[0] &= ~bit
    s.aside[seat] |= bit
    s.tell(ALL_SEATS, TOLD_PUT_ASIDE, seat)


@cython.cclass
class Select(CitadelsBox):
    """R3.6: keep one of the cards received, pass the rest on. R9.1: with two players also put one aside.

    Frame: a = step of the selection.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        base: cython.int = DO_PICK if s.rules.step_kind[s.a] == STEP_KEEP else DO_ASIDE
        rank: cython.int
        character: cython.int
        low: cython.int = 0
        # characters are numbered by rank within the base set and within the Dark City: ascending in two sweeps
        for low in range(2):
            for rank in range(1, RANKS):
                character = s.rules.character_at[rank]
                if s.pool[0] >> rank & 1 and (character >= 8) == (low == 1):
                    s.offer(base + character)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        rank: cython.int = s.rules.rank_of[arg]
        seat: cython.int = s.seat
        if verb == VERB_PICK:
            s.pool[0] &= ~(1 << rank)
            i: cython.int = seat * PICKS
            s.pick[i if s.pick[i] == 0 else i + 1] = rank
            s.tell(ALL_SEATS, TOLD_CHOSE, seat)
        else:
            put_aside(s, seat, 1 << rank)
        next_step(s, s.a + 1)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R3.6", "not_among_your_characters")
