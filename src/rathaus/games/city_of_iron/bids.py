# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1.1-R4.1.4, R8.4.2: bidding for the turn order."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import bid_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.games.city_of_iron.costs import bid_price, space_free
    from rathaus.games.city_of_iron.names import *


@cython.cfunc
@cython.exceptval(check=False)
def offer_spaces(s: CityOfIron) -> cython.void:
    """R4.1.1: the free spaces that the seat to act can pay."""
    space: cython.int
    for space in range(s.rules.spaces):
        if space_free(s, space) and bid_price(s, s.seat, space) <= s.money[s.seat]:
            s.offer(DO_BID + space)


@cython.cclass
class BeginRound(CityOfIronBox):
    """R4, R6.7: a round begins. Frame: a = its number."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        s.round[0] = s.a
        s.tell(ALL_SEATS, TOLD_ROUND, s.a)
        s.push(AT_ORDER, s.line[0], 0)
        s.push(AT_BID, s.line[0], 0)


@cython.cclass
class Bid(CityOfIronBox):
    """R4.1.1: each player once, in the order of the pool from the left. Frame: a = players done."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        offer_spaces(s)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        price: cython.int = bid_price(s, s.seat, arg)
        s.money[s.seat] -= price
        s.space[s.seat] = arg + 1
        s.tell(ALL_SEATS, TOLD_BID, s.seat, arg, price)
        if s.a + 1 < s.seats:
            s.push(AT_BID, s.line[s.a + 1], s.a + 1)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return bid_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_BID + space for space in range(s.rules.spaces)]


@cython.cclass
class SecondBid(CityOfIronBox):
    """R8.4.2: the Toads stay, or move to another free space and pay the difference."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        offer_spaces(s)
        s.offer(DO_STAY)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_STAY:
            s.tell(ALL_SEATS, TOLD_STAYED, s.seat)
            return
        price: cython.int = bid_price(s, s.seat, arg)
        s.money[s.seat] -= price
        s.space[s.seat] = arg + 1
        s.tell(ALL_SEATS, TOLD_BID_AGAIN, s.seat, arg, price)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return bid_refusal(s, verb, arg)

    def shown(self, s: CityOfIron) -> list[int]:  # type: ignore[override]
        return [DO_BID + space for space in range(s.rules.spaces)]


@cython.cclass
class Order(CityOfIronBox):
    """R4.1.2, R4.1.4, R8.4.2: after a second bid the cubes stand in order; the rightmost acts first.

    Frame: a = 1 once the Toads have had their second bid.
    """

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        i: cython.int
        k: cython.int
        if s.a == 0:
            s.push(AT_ORDER, s.seat, 1)
            for i in range(s.seats):
                if (s.rules.bids_twice >> (s.nation[i] - 1)) & 1:
                    s.push(AT_SECOND_BID, i)
            return
        for i in range(1, s.seats):
            seat: cython.int = s.line[i]
            k = i
            while k > 0 and s.space[s.line[k - 1]] > s.space[seat]:
                s.line[k] = s.line[k - 1]
                k -= 1
            s.line[k] = seat
        for i in range(s.seats):
            s.tell(ALL_SEATS, TOLD_ACTS, s.line[s.seats - 1 - i], i + 1)
        s.push(AT_CYCLE, s.line[s.seats - 1], 0, 0)
