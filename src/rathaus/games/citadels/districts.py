# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6, R12: purple districts that are used in the own turn.

R6.0: whether a power works is read from the city at its moment, so it begins when the card is built and ends when
the card leaves, whatever character its owner has.

Elsewhere: Haunted City, Dragon Gate, University and the other cards of the final scoring in scoring.py; Keep, Great
Wall and Graveyard in warlord.py; Observatory and Library in gather.py; School of Magic in characters.py; Factory,
Quarry and Bell Tower in building.py; Hospital and Throne Room in calling.py; Poor House in turn.py. The Ball Room's
phrase is always said (R12.14).
"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.core.rng import below
    from rathaus.games.citadels.building import find_lot, is_complete, leave_city
    from rathaus.games.citadels.cards import draw_cards, gain_card, lose_card, put_under
    from rathaus.games.citadels.gold import gain
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        ARMORY,
        CARDS,
        DO_DECLINE,
        DO_PARK,
        DO_SEARCH,
        KINDS,
        KNOWN_BY,
        TOLD_ARMORY,
        TOLD_DREW_CARD,
        TOLD_LABORATORY,
        TOLD_MUSEUM,
        TOLD_PARK,
        TOLD_SEARCHED,
        TOLD_SMITHY,
        VERB_PARK,
        VERB_SEARCH,
    )

PARK_CARDS = cython.declare(cython.int, 2)  # R12.11
ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
def laboratory(s: Citadels, seat: cython.int, kind: cython.int) -> cython.void:
    """R6.3: a hand card goes under the deck for gold."""
    lose_card(s, seat, kind, False)
    put_under(s, kind, 1 << seat)
    s.tell(ALL_SEATS, TOLD_LABORATORY, seat, gain(s, seat, s.rules.laboratory_gold))


@cython.cfunc
def smithy(s: Citadels, seat: cython.int) -> cython.void:
    """R6.4: pay gold, draw cards and keep them all."""
    s.gold[seat] -= s.rules.smithy_pay
    s.tell(ALL_SEATS, TOLD_SMITHY, seat, draw_cards(s, seat, s.rules.smithy_draw))


@cython.cfunc
def museum(s: Citadels, seat: cython.int, kind: cython.int) -> cython.void:
    """R12.3: a hand card goes face down under the Museum."""
    lose_card(s, seat, kind, False)
    s.museum[kind] += 1
    s.museum_size[0] += 1
    s.tell(ALL_SEATS, TOLD_MUSEUM, seat)


@cython.cfunc
@cython.exceptval(check=False)
def armory_may_hit(s: Citadels, seat: cython.int, victim: cython.int) -> cython.bint:
    """R12.2: any district of another player's city, also a Keep and a Bishop's; completed ones as agreed."""
    return victim != seat and (s.rules.armory_hits_completed or not is_complete(s, victim))


@cython.cfunc
def armory(s: Citadels, seat: cython.int, victim: cython.int, kind: cython.int) -> cython.void:
    """R12.2, R6.6.1: the Armory and the district it hits both go under the deck; the Graveyard does not react."""
    leave_city(s, seat, find_lot(s, seat, ARMORY))
    leave_city(s, victim, find_lot(s, victim, kind))
    put_under(s, ARMORY, ALL_SEATS)
    put_under(s, kind, ALL_SEATS)
    s.tell(ALL_SEATS, TOLD_ARMORY, seat, victim, kind)


@cython.cclass
class Lighthouse(CitadelsBox):
    """R12.1: when built, its owner may look through the deck, take a card and shuffle the deck."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        i: cython.int
        kinds: cython.ulonglong = 0
        for i in range(s.deck_size[0]):
            kinds |= ONE << (s.deck[(s.deck_head[0] + i) % CARDS] % KNOWN_BY)
        for i in range(KINDS):
            if kinds >> i & 1:
                s.offer(DO_SEARCH + i)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_SEARCH:
            return
        i: cython.int = 0
        while s.deck[(s.deck_head[0] + i) % CARDS] % KNOWN_BY != arg:
            i += 1
        last: cython.int = (s.deck_head[0] + s.deck_size[0] - 1) % CARDS
        s.deck[(s.deck_head[0] + i) % CARDS] = s.deck[last]
        s.deck[last] = 0
        s.deck_size[0] -= 1
        gain_card(s, s.seat, arg)
        s.tell(ALL_SEATS, TOLD_SEARCHED, s.seat)
        s.tell(1 << s.seat, TOLD_DREW_CARD, s.seat, arg)
        shuffle_deck(s)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R12.1", "not_in_deck") if verb == VERB_SEARCH else None


@cython.cfunc
def shuffle_deck(s: Citadels) -> cython.void:
    """Shuffle the deck; nobody knows a place in it any more."""
    i: cython.int
    head: cython.int = s.deck_head[0]
    for i in range(s.deck_size[0]):
        s.deck[(head + i) % CARDS] = s.deck[(head + i) % CARDS] % KNOWN_BY
    for i in range(s.deck_size[0] - 1, 0, -1):
        j: cython.int = (head + below(s, i + 1)) % CARDS
        k: cython.int = (head + i) % CARDS
        swap: cython.int = s.deck[j]
        s.deck[j] = s.deck[k]
        s.deck[k] = swap


@cython.cclass
class Park(CitadelsBox):
    """R12.11: with no card in hand at the end of the turn its owner may draw two."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        s.offer(DO_PARK)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_PARK:
            s.tell(ALL_SEATS, TOLD_PARK, s.seat, draw_cards(s, s.seat, PARK_CARDS))
