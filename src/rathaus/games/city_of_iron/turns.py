# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.2.1-R4.2.3, R5.3.1, R5.4.1, R5.5.1, R5.8.1: turns: free actions, then one of the seven actions."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import turn_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.arc import offer_moves
    from rathaus.games.city_of_iron.building import begin_build, store
    from rathaus.games.city_of_iron.cards import kinds
    from rathaus.games.city_of_iron.costs import can_draw, offer_builds
    from rathaus.games.city_of_iron.decks import draw_card
    from rathaus.games.city_of_iron.holdings import pay
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.playing import play
    from rathaus.games.city_of_iron.sieges import offer_attacks
    from rathaus.games.city_of_iron.skills import can_play
    from rathaus.games.city_of_iron.towns import attack

STORE = cython.declare(cython.int, 32)


@cython.cclass
class Cycle(CityOfIronBox):
    """R4.2.1: a turn of each player, from the rightmost cube to the left, three times; then the end of the round.

    Frame: a = turns of everybody that are over, b = players that have had the next one.
    """

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        if s.b == s.seats:
            s.push(AT_CYCLE, s.line[s.seats - 1], s.a + 1, 0)
        elif s.a == s.rules.actions_each:
            s.push(AT_ROW, s.line[0])
        else:
            s.push(AT_CYCLE, s.line[0], s.a, s.b + 1)
            s.push(AT_TURN, s.line[s.seats - 1 - s.b])


@cython.cfunc
@cython.exceptval(check=False)
def offer_cards(s: CityOfIron) -> cython.void:
    """R5.6.1-R5.6.10, R5.8.1: the cards that the seat to act can play for their actions."""
    left: cython.ulonglong = kinds(s.hand[s.seat])
    while left:
        card: cython.int = lowest(left) >> 1
        left &= left - 1
        if can_play(s, s.seat, card):
            s.offer(DO_PLAY + card)


@cython.cclass
class Turn(CityOfIronBox):
    """R4.2.2, R4.2.3, R5.8.1: any number of free actions, then exactly one action. Tax is always possible."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        i: cython.int
        offer_builds(s, s.seat, 0, 0)
        for i in range(SLOTS):  # R5.2.1
            if s.row[i] > 0:
                s.offer(DO_STORE + i)
        for i in range(2):  # R5.3.1
            if can_draw(s, s.seat, i):
                s.offer(DO_DRAW + i)
        s.offer(DO_TAX)
        if s.money[s.seat] >= s.rules.science_price:  # R5.5.1
            s.offer(DO_SCIENCE)
        offer_cards(s)
        offer_attacks(s)
        offer_moves(s)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_MOVE or (verb == VERB_PLAY and s.rules.free[arg]):
            s.push(AT_TURN, s.seat)  # R4.2.2, R5.6.4: the action is still to come
        else:
            s.actions[s.seat] += 1
        if verb == VERB_BUILD:
            begin_build(s, s.seat, arg, 0, 0)
        elif verb == VERB_BUILD_STORED:
            begin_build(s, s.seat, STORE + arg, 0, 0)
        elif verb == VERB_PLAY:
            play(s, s.seat, arg)
        elif verb == VERB_ATTACK:
            attack(s, s.seat, arg)
        elif verb == VERB_MOVE:
            s.push(AT_LIFT, s.seat, arg)
        else:
            simple_action(s, verb, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return turn_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        left: cython.ulonglong = kinds(s.hand[s.seat])
        actions: list[int] = [DO_BUILD + place for place in range(SLOTS) if s.row[place]]
        actions += [
            DO_BUILD_STORED + kind for kind in range(BUILDINGS) if s.stored[s.seat * BUILDINGS + kind]
        ]
        actions += [DO_DRAW + CITIZEN, DO_DRAW + MILITARY, DO_SCIENCE]
        while left:
            actions.append(DO_PLAY + (lowest(left) >> 1))
            left &= left - 1
        actions += [DO_ATTACK + s.top[place] - 1 for place in range(STACKS) if s.top[place]]
        actions += [DO_ATTACK + s.open_town[place] - 1 for place in range(OPEN) if s.open_town[place]]
        return actions


@cython.cfunc
def simple_action(s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
    """R5.2.1, R5.3.1, R5.4.1, R5.5.1: store, draw, tax, buy science."""
    if verb == VERB_STORE:
        store(s, s.seat, arg)
    elif verb == VERB_DRAW:
        draw_card(s, s.seat, arg)
    elif verb == VERB_TAX:
        s.money[s.seat] += s.rules.tax
        s.tell(ALL_SEATS, TOLD_TAX, s.seat, s.rules.tax)
    else:
        pay(s, s.seat, s.rules.science_price, 0)
        s.science[s.seat] += 1
        s.tell(ALL_SEATS, TOLD_BOUGHT_SCIENCE, s.seat, s.rules.science_price)
