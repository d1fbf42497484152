# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R8.1.2: the City-State of Arc moves its buildings from city to city."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import lift_refusal, move_to_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.building import take_down
    from rathaus.games.city_of_iron.costs import can_move_to, free_slot, may_move, movable
    from rathaus.games.city_of_iron.holdings import pay
    from rathaus.games.city_of_iron.names import *


@cython.cfunc
@cython.exceptval(check=False)
def offer_moves(s: CityOfIron) -> cython.void:
    """R8.1.2: the cities from which the seat to act can move a building."""
    city: cython.int
    if not may_move(s, s.seat):
        return
    for city in range(CITIES):
        if movable(s, s.seat, city) != 0:
            s.offer(DO_MOVE + city)


@cython.cclass
class Lift(CityOfIronBox):
    """R8.1.2: the building that moves. Frame: a = its city."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = movable(s, s.seat, s.a)
        while left:
            s.offer(DO_LIFT + lowest(left))
            left &= left - 1

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        s.push(AT_MOVE_TO, s.seat, s.a, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return lift_refusal(s, verb, arg)


@cython.cclass
class MoveTo(CityOfIronBox):
    """R8.1.2: where it goes, for 1 money. Frame: a = its city, b = building."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        city: cython.int
        for city in range(CITIES):
            if can_move_to(s, s.seat, s.a, s.b, city):
                s.offer(DO_CITY + city)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        pay(s, s.seat, s.rules.move_price, 0)
        take_down(s, s.seat, s.a, s.b)
        s.lot[arg * LOTS + free_slot(s, arg)] = s.b + 1
        s.tell(ALL_SEATS, TOLD_MOVED, s.seat, s.b, s.a, arg)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return move_to_refusal(s, verb, arg)
