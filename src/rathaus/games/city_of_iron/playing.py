# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.6.1-R5.6.10: expert cards are played for their actions and paid with the skills of others, card by card."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import draw_refusal, give_refusal, pay_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.cards import kinds
    from rathaus.games.city_of_iron.costs import can_draw, money_need
    from rathaus.games.city_of_iron.decks import draw_card, play_from_hand
    from rathaus.games.city_of_iron.holdings import pay
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.settling import begin_district, begin_settling
    from rathaus.games.city_of_iron.skills import ask_skills, helpers, way_left


@cython.cfunc
def play(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """R5.6.1, R5.6.3: money first, then other cards, then the effect; at last all cards used are discarded."""
    s.tell(ALL_SEATS, TOLD_FREE_ACTION if s.rules.free[card] else TOLD_PLAYED, seat, card)
    play_from_hand(s, seat, card)
    pay(s, seat, money_need(s, seat, card), 0)
    s.push(AT_CLEAR, seat, 0)
    if s.rules.need_land[card]:
        s.push(AT_LAND, seat, card)
        return
    s.push(AT_EFFECT, seat, card, 0)
    if s.rules.need_cards[card]:
        s.push(AT_GIVE, seat, card, s.rules.need_cards[card])
    if s.rules.need_hammer[card]:
        ask_skills(s, seat, card, s.rules.need_hammer[card], 0)


@cython.cclass
class Pay(CityOfIronBox):
    """R5.6.2, R5.6.3, R11.6: cards played for their skills, one by one; more than needed is allowed and lost.

    Frame: a = card paid for, b = hammers missing, c = distance missing, with SHIP and AIRSHIP.
    """

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = helpers(s, s.seat, s.a)
        while left:
            s.offer(DO_SKILLS + (lowest(left) >> 1))
            left &= left - 1
        if s.b == 0 and s.c == 0:
            s.offer(DO_ENOUGH)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_ENOUGH:
            return
        play_from_hand(s, s.seat, arg)
        s.tell(ALL_SEATS, TOLD_USED_SKILLS, s.seat, arg)
        hammer: cython.int = max(0, s.b - s.rules.hammer[arg])
        ask_skills(s, s.seat, s.a, hammer, way_left(s, s.c, arg))

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return pay_refusal(s, verb, arg)


@cython.cclass
class Give(CityOfIronBox):
    """R5.6.10: a card is discarded from the hand as part of a cost. Frame: a = card paid for, b = cards missing."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = kinds(s.hand[s.seat])
        while left:
            s.offer(DO_GIVE + (lowest(left) >> 1))
            left &= left - 1

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        play_from_hand(s, s.seat, arg)
        s.tell(ALL_SEATS, TOLD_GAVE, s.seat, arg)
        if s.b > 1:
            s.push(AT_GIVE, s.seat, s.a, s.b - 1)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return give_refusal(s, verb, arg)


@cython.cclass
class Effect(CityOfIronBox):
    """R5.6.1, R5.6.6-R5.6.8: what the card does. Frame: a = card, b = land that is settled + 1."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        effect: cython.int = s.rules.effect[s.a]
        n: cython.int = s.rules.amount[s.a]
        if effect == EFFECT_DRAW_CARDS:
            ask_draw(s, s.seat, n, s.rules.only_deck[s.a])
        elif effect == EFFECT_GAIN_MONEY:
            s.money[s.seat] += n
            s.tell(ALL_SEATS, TOLD_GAINED_MONEY, s.seat, n)
        elif effect == EFFECT_GAIN_SCIENCE:
            s.science[s.seat] += n
            s.tell(ALL_SEATS, TOLD_GAINED_SCIENCE, s.seat, n)
        elif effect == EFFECT_SETTLE_CITY:
            begin_settling(s, s.seat, s.b - 1)
        elif effect == EFFECT_ADD_DISTRICT:
            begin_district(s, s.seat)
        elif effect == EFFECT_BUILD_DISCOUNT_ONCE:
            s.push(AT_BUILD_WITH, s.seat, s.rules.less_money[s.a], s.rules.less_science[s.a])


@cython.cfunc
def ask_draw(s: CityOfIron, seat: cython.int, n: cython.int, deck: cython.int) -> cython.void:
    """R5.6.5, R5.6.8: draw so many cards as far as possible; the pile is chosen where both have a card."""
    while n > 0 and can_draw(s, seat, deck):
        if deck < 0 and can_draw(s, seat, CITIZEN) and can_draw(s, seat, MILITARY):
            s.push(AT_DRAW_CARD, seat, n)
            return
        if deck >= 0:
            draw_card(s, seat, deck)
        else:
            draw_card(s, seat, CITIZEN if can_draw(s, seat, CITIZEN) else MILITARY)
        n -= 1


@cython.cclass
class DrawCard(CityOfIronBox):
    """R5.6.8: the pile for the next card. Frame: a = cards to draw."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        s.offer(DO_DRAW + CITIZEN)
        s.offer(DO_DRAW + MILITARY)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        draw_card(s, s.seat, arg)
        ask_draw(s, s.seat, s.a - 1, -1)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return draw_refusal(s, verb, arg)
