# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5: Assassin, Thief, Magician and the income of King, Bishop, Merchant and Warlord."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.games.citadels.building import colour_count
    from rathaus.games.citadels.cards import (
        batch_add,
        batch_under,
        draw_cards,
        has,
        lose_card,
        offer_kinds,
    )
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_REDRAW,
        COLOUR_NONE,
        DO_DISCARD,
        DO_DONE,
        KINDS,
        SCHOOL_OF_MAGIC,
        SEATS,
        TOLD_REDRAW,
        TOLD_SWAP,
        TOLD_SWAPPED_IN,
        VERB_DISCARD,
        VERB_DONE,
    )


@cython.cfunc
@cython.exceptval(check=False)
def may_murder(s: Citadels, rank: cython.int) -> cython.bint:
    """R5.1, R11.1.1: any other character of the game, also one that lies face up."""
    return rank != 1 and s.rules.character_at[rank] >= 0


@cython.cfunc
@cython.exceptval(check=False)
def may_rob(s: Citadels, rank: cython.int) -> cython.bint:
    """R5.2, R8.1, R11.1.7, R20.10: not rank 1, not himself, not the murdered or the bewitched character."""
    return rank > 2 and s.rules.character_at[rank] >= 0 and rank != s.murdered[0] and rank != s.bewitched[0]


@cython.cfunc
@cython.exceptval(check=False)
def income(s: Citadels, seat: cython.int, rank: cython.int) -> cython.int:
    """R4.4 (3), R5.4-R5.8, R8.13: 1 gold a district of the character's colour, R6.8: the School of Magic counts."""
    colour: cython.int = s.rules.income_colour[s.rules.character_at[rank]]
    if colour == COLOUR_NONE:
        return 0
    return colour_count(s, seat, colour) + (1 if has(s, seat, SCHOOL_OF_MAGIC) else 0)


@cython.cfunc
def swap_hands(s: Citadels, seat: cython.int, other: cython.int) -> cython.void:
    """R5.3 (a): the Magician swaps his whole hand for another; both know what they gave away (R17)."""
    i: cython.int
    kept: cython.int
    for i in range(KINDS):
        kept = s.hand[seat * KINDS + i]
        s.hand[seat * KINDS + i] = s.hand[other * KINDS + i]
        s.hand[other * KINDS + i] = kept
    kept = s.hand_size[seat]
    s.hand_size[seat] = s.hand_size[other]
    s.hand_size[other] = kept
    kinds: cython.ulonglong = s.held[seat]
    s.held[seat] = s.held[other]
    s.held[other] = kinds
    for i in range(SEATS):
        kinds = s.known[i * SEATS + seat]
        s.known[i * SEATS + seat] = s.known[i * SEATS + other]
        s.known[i * SEATS + other] = kinds
    s.known[seat * SEATS + other] = s.held[other]
    s.known[other * SEATS + seat] = s.held[seat]
    s.tell(ALL_SEATS, TOLD_SWAP, seat, other)
    if s.events is not None:
        tell_hand(s, seat)
        tell_hand(s, other)


@cython.cfunc
def tell_hand(s: Citadels, seat: cython.int) -> cython.void:
    """Tell a seat the cards of its new hand."""
    i: cython.int
    for i in range(KINDS):
        for _ in range(s.hand[seat * KINDS + i]):
            s.tell(1 << seat, TOLD_SWAPPED_IN, seat, i)


@cython.cclass
class Redraw(CitadelsBox):
    """R5.3 (b): the Magician puts cards aside one by one, then all go under the deck and he draws as many.

    R8.7: the cards go under before he draws, so there are always enough. Frame: a, b = rank and mode.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        offer_kinds(s, DO_DISCARD, s.held[s.seat])
        if s.batch_size[0] > 0:
            s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        if verb == VERB_DISCARD:
            lose_card(s, seat, arg, False)
            batch_add(s, arg)
            s.push(AT_REDRAW, seat, s.a, s.b)
            return
        n: cython.int = s.batch_size[0]
        s.tell(ALL_SEATS, TOLD_REDRAW, seat, n)
        batch_under(s, seat)
        draw_cards(s, seat, n)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        if verb == VERB_DONE:
            return ("R5.3", "put_aside_first")
        return ("R5.3", "not_in_hand") if verb == VERB_DISCARD else None
