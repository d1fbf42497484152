# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6.6: expert cards are chosen in secret, all at once, and bought together."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import buy_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.baskets import basket_money, basket_science, offered_cards
    from rathaus.games.city_of_iron.cards import kinds, one
    from rathaus.games.city_of_iron.decks import take_in_hand
    from rathaus.games.city_of_iron.holdings import pay
    from rathaus.games.city_of_iron.names import *


@cython.cclass
class Shop(CityOfIronBox):
    """R6.6: who can pay any card of his supply chooses; the others cannot buy. Frame: a = players done."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        if s.a == s.seats:
            s.push(AT_REVEAL, s.line[0])
            return
        seat: cython.int = s.line[s.seats - 1 - s.a]
        s.push(AT_SHOP, s.line[0], s.a + 1)
        if offered_cards(s, seat) != 0:
            s.push(AT_BUY, seat, s.a)


@cython.cclass
class Buy(CityOfIronBox):
    """R6.6, R4.3: a supply card that can be paid together with those chosen before, or no more. Frame: a = place."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = offered_cards(s, s.seat)
        while left:
            s.offer(DO_BUY + (lowest(left) >> 1))
            left &= left - 1
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DONE:
            s.tell(ALL_SEATS, TOLD_CHOSE_ALL, s.seat)
            return
        s.basket[s.seat] += one(arg)
        s.tell(1 << s.seat, TOLD_CHOSE, s.seat, arg)
        s.push(AT_BUY, s.seat, s.a)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return buy_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        left: cython.ulonglong = kinds(s.supply[s.seat] - s.basket[s.seat])
        actions: list[int] = []
        while left:
            actions.append(DO_BUY + (lowest(left) >> 1))
            left &= left - 1
        return actions


@cython.cclass
class Reveal(CityOfIronBox):
    """R6.6, R11.2: the chosen cards are shown, paid, and taken into the hand."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        place: cython.int
        for place in range(s.seats - 1, -1, -1):
            seat: cython.int = s.line[place]
            if s.basket[seat] == 0:
                s.tell(ALL_SEATS, TOLD_BOUGHT_NOTHING, seat)
                continue
            pay(s, seat, basket_money(s, seat), basket_science(s, seat))
            while s.basket[seat]:
                card: cython.int = lowest(kinds(s.basket[seat])) >> 1
                s.basket[seat] -= one(card)
                s.supply[seat] -= one(card)
                take_in_hand(s, seat, card)
                s.tell(ALL_SEATS, TOLD_BOUGHT, seat, card)
