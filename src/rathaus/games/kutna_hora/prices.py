# cython: language_level=3, infer_types=True
"""Prices before they are paid, for the board, the table and whoever asks from Python."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.games.kutna_hora.costs import (
        building_price,
        cell_timber,
        column_price,
        hire_price,
        income,
        plot_price,
        tax_due,
    )
    from rathaus.games.kutna_hora.hall import place_of
    from rathaus.games.kutna_hora.market import cell_of, price
    from rathaus.games.kutna_hora.names import (
        HALL,
        MODE_PAID,
        RESOURCE_PERMITS,
        RESOURCE_TIMBER,
        VERB_BUILD,
        VERB_COUNCIL,
        VERB_HIRE,
        VERB_MINE,
        VERB_PAY,
        VERB_PLOT,
        VERB_RIGHTS,
        VERB_SITE,
    )
    from rathaus.games.kutna_hora.scoring import final_points, score_track

RESOURCES = cython.declare(cython.int, 6)


def market_prices(s: KutnaHora) -> list[int]:
    """R6.2: coins for one food, timber, beer, silver, permit and ore."""
    resource: cython.int
    prices = []
    for resource in range(RESOURCES):
        prices.append(price(s, resource))
    return prices


def market_marks(s: KutnaHora) -> list[int]:
    """R6.5, R6.6: what each market shows: 0 nothing, 1 the red X, 2 high demand."""
    resource: cython.int
    marks = []
    for resource in range(RESOURCES):
        marks.append(s.rules.mark[cell_of(s, resource)])
    return marks


def incomes(s: KutnaHora) -> list[int]:
    """R5.5.1: coins that an Income action would bring each seat."""
    seat: cython.int
    coins = []
    for seat in range(s.seats):
        coins.append(income(s, seat))
    return coins


def taxes_due(s: KutnaHora) -> list[int]:
    """R8.2: coins that each seat would have to pay now."""
    seat: cython.int
    due = []
    for seat in range(s.seats):
        due.append(tax_due(s, seat))
    return due


def column_prices(s: KutnaHora) -> list[int]:
    """R4.1: coins for a tile in each column of the town hall."""
    column: cython.int
    prices = []
    for column in range(4):
        prices.append(column_price(s, column, price(s, RESOURCE_PERMITS)))
    return prices


def final_so_far(s: KutnaHora, seat: int) -> int:
    """R10: points of a seat if the game ended now."""
    n: cython.int = seat
    return score_track(s, n) + final_points(s, n)


def price_of(s: KutnaHora, action: int) -> int | None:
    """Coins that an action of the pending decision costs the seat to act; None where it has no price of its own.

    It may be asked for actions that are not legal because they cost too much.
    """
    verb: cython.int = s.rules.verb_of[action]
    arg: cython.int = action - s.rules.base_of[verb]
    seat: cython.int = s.seat
    if verb == VERB_HIRE:  # R5.1.1
        return hire_price(s, arg + 1)
    if verb == VERB_PAY:  # R8.2
        return s.a
    if verb == VERB_COUNCIL:  # R5.5.2
        return s.rules.council_price if s.a == MODE_PAID else 0
    if verb == VERB_MINE:  # R5.1.3
        return cell_timber(s, arg) * price(s, RESOURCE_TIMBER) if s.a == MODE_PAID else 0
    if verb == VERB_PLOT:  # R5.3
        return plot_price(s, seat, arg) if s.a == MODE_PAID else 0
    if verb == VERB_BUILD:  # R5.4.2
        return building_price(s, arg, s.a)
    if verb == VERB_SITE:
        return building_price(s, s.b, s.a)
    if verb == VERB_RIGHTS:  # R4.1
        return rights_price(s, arg) if s.a == MODE_PAID else 0
    return None


def rights_price(s: KutnaHora, building: int) -> int | None:
    """R4.1: coins for a building in the town hall; None if it is not on top of a stack."""
    stack: cython.int
    for stack in range(12):
        if s.top[stack] == building + 1:
            return column_price(s, place_of(s, stack) % HALL, price(s, RESOURCE_PERMITS))
    return None
