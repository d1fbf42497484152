# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3, R5.3.1: draw piles and discard piles. A deck is a queue: drawn at the front, discarded at the back."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import discard_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.cards import copies, kinds, one, size
    from rathaus.games.city_of_iron.names import *

DECKS = cython.declare(cython.int, 2)


@cython.cfunc
@cython.exceptval(check=False)
def first_cell(seat: cython.int, deck: cython.int) -> cython.int:
    """Where a deck begins in the field `queue`."""
    return seat * QUEUE + deck * CITIZENS


@cython.cfunc
def append(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """A card comes to the back of its deck."""
    deck: cython.int = s.rules.deck_of[card]
    at: cython.int = seat * 2 + deck
    s.queue[first_cell(seat, deck) + s.queue_size[at]] = card
    s.queue_size[at] += 1


@cython.cfunc
def turn_over(s: CityOfIron, seat: cython.int, deck: cython.int) -> cython.void:
    """R3.4, R3.5: the discard pile becomes the draw pile without shuffling: the card discarded first is drawn first."""
    at: cython.int = seat * 2 + deck
    mask: cython.ulonglong = s.rules.deck_cards[deck]
    s.pile_size[at] = s.queue_size[at]
    s.turned[seat] = (s.turned[seat] & ~mask) | (s.discards[seat] & mask)
    s.discards[seat] &= ~mask
    s.tell(ALL_SEATS, TOLD_TURNED_OVER, seat, deck, s.pile_size[at])


@cython.cfunc
def draw_card(s: CityOfIron, seat: cython.int, deck: cython.int) -> cython.void:
    """R3.4, R3.5, R5.3.1: the top card of a draw pile comes to the hand; nothing, if there is none."""
    i: cython.int
    at: cython.int = seat * 2 + deck
    first: cython.int = first_cell(seat, deck)
    if s.queue_size[at] == 0:
        return
    if s.pile_size[at] == 0:
        turn_over(s, seat, deck)
    card: cython.int = s.queue[first]
    for i in range(first, first + s.queue_size[at] - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue_size[at] -= 1
    s.queue[first + s.queue_size[at]] = 0
    s.pile_size[at] -= 1
    take_in_hand(s, seat, card)
    s.tell(1 << seat, TOLD_DREW, seat, card)
    s.tell(ALL_SEATS & ~(1 << seat), TOLD_DREW_UNSEEN, seat, deck)


@cython.cfunc
def take_in_hand(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """R3.1: a hand has no limit."""
    s.hand[seat] += one(card)
    s.hand_size[seat * 2 + s.rules.deck_of[card]] += 1


@cython.cfunc
def play_from_hand(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """R5.6.3: a card lies open on the table until it is discarded."""
    s.hand[seat] -= one(card)
    s.hand_size[seat * 2 + s.rules.deck_of[card]] -= 1
    s.used[0] += one(card)


@cython.cfunc
def lay(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """R3.3: a played card goes to the back of its deck."""
    s.unlaid[seat] -= one(card)
    append(s, seat, card)
    s.tell(1 << seat, TOLD_LAID, seat, card)


@cython.cfunc
def lay_rest(s: CityOfIron, seat: cython.int, deck: cython.int) -> cython.void:
    """The cards of a deck that are left and all of one kind."""
    left: cython.ulonglong = s.unlaid[seat] & s.rules.deck_cards[deck]
    while left:
        card: cython.int = lowest(left) >> 1
        left -= one(card)
        lay(s, seat, card)


@cython.cclass
class Clear(CityOfIronBox):
    """R3.2, R3.3: the played cards go to the discard piles, face up; of several the owner decides the order.

    Frame: a = 1 once the order is settled. Others see which cards are discarded, not in which order.
    """

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        deck: cython.int
        if s.a == 1:
            s.used[0] = 0
            return
        if s.used[0] == 0:
            return
        s.discards[s.seat] += s.used[0]
        s.unlaid[s.seat] = s.used[0]
        s.push(AT_CLEAR, s.seat, 1)
        for deck in range(DECKS - 1, -1, -1):
            cards: cython.ulonglong = s.used[0] & s.rules.deck_cards[deck]
            if cards == 0:
                continue
            s.tell(ALL_SEATS, TOLD_DISCARDED, s.seat, deck, size(cards))
            if kinds(cards) & (kinds(cards) - 1):
                s.push(AT_DISCARD, s.seat, deck, 0)
            else:
                lay_rest(s, s.seat, deck)


@cython.cclass
class Discard(CityOfIronBox):
    """R3.3: the card that is discarded next. Frame: a = deck, b = cards of this deck discarded before."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = kinds(s.unlaid[s.seat] & s.rules.deck_cards[s.a])
        while left:
            s.offer(DO_DISCARD + (lowest(left) >> 1))
            left &= left - 1

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        lay(s, s.seat, arg)
        if size(s.used[0] & s.rules.deck_cards[s.a]) - s.b > 2:
            s.push(AT_DISCARD, s.seat, s.a, s.b + 1)
        else:
            lay_rest(s, s.seat, s.a)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return discard_refusal(s, verb, arg)


@cython.cfunc
@cython.exceptval(check=False)
def owns(s: CityOfIron, seat: cython.int) -> cython.int:
    """R7.4: expert cards of a seat in hand, draw and discard piles of both kinds; the supply does not count."""
    deck: cython.int
    cards: cython.int = 0
    for deck in range(DECKS):
        cards += s.hand_size[seat * 2 + deck] + s.queue_size[seat * 2 + deck]
    return cards


@cython.cfunc
@cython.exceptval(check=False)
def in_hand(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.bint:
    """Whether a seat holds a card."""
    return copies(s.hand[seat], card) > 0
