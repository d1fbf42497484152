# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6.6: what the cards that a seat has chosen in secret cost together, and what it could add."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.cards import copies, kinds
    from rathaus.games.city_of_iron.names import *


@cython.cfunc
@cython.exceptval(check=False)
def basket_money(s: CityOfIron, seat: cython.int) -> cython.int:
    """R6.6: the money of all chosen cards."""
    total: cython.int = 0
    left: cython.ulonglong = kinds(s.basket[seat])
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        total += s.rules.cost_money[kind] * copies(s.basket[seat], kind)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def basket_science(s: CityOfIron, seat: cython.int) -> cython.int:
    """R6.6: the science of all chosen cards."""
    total: cython.int = 0
    left: cython.ulonglong = kinds(s.basket[seat])
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        total += s.rules.cost_science[kind] * copies(s.basket[seat], kind)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def offered_cards(s: CityOfIron, seat: cython.int) -> cython.ulonglong:
    """R6.6: the kinds of the supply that a seat can pay together with those it has chosen."""
    money: cython.int = s.money[seat] - basket_money(s, seat)
    science: cython.int = s.science[seat] - basket_science(s, seat)
    found: cython.ulonglong = 0
    left: cython.ulonglong = kinds(s.supply[seat] - s.basket[seat])
    while left:
        bit: cython.ulonglong = left & (~left + 1)
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        if s.rules.cost_money[kind] <= money and s.rules.cost_science[kind] <= science:
            found |= bit
    return found
