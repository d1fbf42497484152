# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6: two decks of price cards, the indicators on them, saturation and high demand."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.games.kutna_hora.hall import town_removes
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        MARKET_COLUMNS,
        MARKET_ROWS,
        TOLD_INDICATOR,
        TOLD_ORE_DECK,
        TOLD_POPULATION,
        TOLD_TOWN_ACTS,
        TOLD_TURNED_DECK,
    )

SATURATED = cython.declare(cython.int, 1)
DEMANDED = cython.declare(cython.int, 2)
INDICATORS = cython.declare(cython.int, 5)


@cython.cfunc
@cython.exceptval(check=False)
def cell_of(s: KutnaHora, resource: cython.int) -> cython.int:
    """R6.1: where the market of a resource is read: its deck's card and the column of its indicator.

    The ore price has no indicator of its own; it stands on the same stand as silver and is read in its column.
    """
    card: cython.int = s.ore[0] if s.rules.on_ore[resource] else s.population[0]
    return (resource * MARKET_ROWS + card) * MARKET_COLUMNS + s.slider[s.rules.slider_of[resource]]


@cython.cfunc
@cython.exceptval(check=False)
def price(s: KutnaHora, resource: cython.int) -> cython.int:
    """R6.2, R11.5: coins for one of a resource, now."""
    return s.rules.price[cell_of(s, resource)]


@cython.cfunc
@cython.exceptval(check=False)
def saturated(s: KutnaHora, resource: cython.int) -> cython.bint:
    """R6.5: the market shows a red X: no guild building of the resource may be built."""
    return s.rules.mark[cell_of(s, resource)] == SATURATED


@cython.cfunc
@cython.exceptval(check=False)
def demanded(s: KutnaHora, resource: cython.int) -> cython.bint:
    """R6.6: the market shows high demand, and the indicator can still move."""
    return s.rules.mark[cell_of(s, resource)] == DEMANDED and s.slider[resource] < s.rules.columns - 1


@cython.cfunc
def advance_population(s: KutnaHora, n: cython.int) -> cython.void:
    """R6.1, R6.3, R11.12: the population deck goes n cards on, not beyond its last."""
    if n == 0:
        return
    before: cython.int = s.population[0]
    s.population[0] = min(s.rules.population_last, before + n)
    s.tell(ALL_SEATS, TOLD_POPULATION, s.population[0])
    if before <= s.rules.population_flip < s.population[0]:
        s.tell(ALL_SEATS, TOLD_TURNED_DECK, 0)


@cython.cfunc
def advance_ore(s: KutnaHora, n: cython.int) -> cython.void:
    """R6.1, R6.3, R11.12: the ore deck goes n cards on, not beyond its last."""
    if n == 0:
        return
    before: cython.int = s.ore[0]
    s.ore[0] = min(s.rules.ore_last, before + n)
    s.tell(ALL_SEATS, TOLD_ORE_DECK, s.ore[0])
    if before <= s.rules.ore_flip < s.ore[0]:
        s.tell(ALL_SEATS, TOLD_TURNED_DECK, 1)


@cython.cfunc
def move_indicator(s: KutnaHora, resource: cython.int, n: cython.int) -> cython.void:
    """R6.4: an indicator moves n columns to the right (left, if negative), not beyond the ends."""
    column: cython.int = max(0, min(s.rules.columns - 1, s.slider[resource] + n))
    if column != s.slider[resource]:
        s.slider[resource] = column
        s.tell(ALL_SEATS, TOLD_INDICATOR, resource, column)


@cython.cfunc
def town_acts(s: KutnaHora) -> cython.void:
    """R6.6: while a resource is in high demand its indicator moves right and the town removes the top tile of its
    guild's stack, if there is one; food first, then timber, beer, silver, permits, until none is left."""
    resource: cython.int
    acted: cython.bint = True
    while acted:
        acted = False
        for resource in range(INDICATORS):
            if demanded(s, resource):
                acted = True
                s.tell(ALL_SEATS, TOLD_TOWN_ACTS, resource)
                move_indicator(s, resource, 1)
                town_removes(s, resource)
