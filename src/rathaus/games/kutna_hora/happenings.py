# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R8.1: the event card of a round happens. What the ten cards say is reconstructed."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import slider_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.kutna_hora.hall import town_removes
    from rathaus.games.kutna_hora.market import (
        advance_ore,
        advance_population,
        move_indicator,
        price,
        town_acts,
    )
    from rathaus.games.kutna_hora.names import (
        ALL_SEATS,
        AT_SLIDER,
        DO_SLIDE,
        FROM_EVENTS,
        HALL,
        PITCH,
        RESOURCE_SILVER,
        TEXT_COINS_BY_SILVER,
        TEXT_PAY_PER_MINE_ROW,
        TEXT_PELICAN_TO_FEWEST,
        TEXT_POINTS_IF_REPUTATION,
        TEXT_POINTS_MOST_HOUSES,
        TEXT_SLIDER_BACK,
        TEXT_TOWN_BUILDS_PUBLIC,
        TOLD_EVENT,
    )
    from rathaus.games.kutna_hora.tracks import gain_coins, gain_pelicans, pay, score

INDICATORS = cython.declare(cython.int, 5)
HALL_ROWS = cython.declare(cython.int, 3)
FIRST_PUBLIC = cython.declare(cython.int, 6)
MANY = cython.declare(cython.int, 32767)


@cython.cclass
class Event(KutnaHoraBox):
    """R8.1, R6.6, R13.5: the decks advance, then the text of the card, then the town looks at the market."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        card: cython.int = s.event[0] - 1
        s.tell(ALL_SEATS, TOLD_EVENT, card)
        advance_population(s, s.rules.event_people[card])
        advance_ore(s, s.rules.event_ore[card])
        if text_of(s, card):
            town_acts(s)


@cython.cfunc
def text_of(s: KutnaHora, card: cython.int) -> cython.bint:
    """R8.1: the text of a card. False while a decision of the starting player is open."""
    seat: cython.int
    text: cython.int = s.rules.event_text[card]
    amount: cython.int = s.rules.event_amount[card]
    if text == TEXT_POINTS_IF_REPUTATION:
        reward_reputation(s, s.rules.event_threshold[card], amount)
    elif text == TEXT_PAY_PER_MINE_ROW:
        pay_for_rows(s, amount)
    elif text == TEXT_SLIDER_BACK:
        return indicator_back(s, card)
    elif text == TEXT_POINTS_MOST_HOUSES:
        most_houses(s, amount)
    elif text == TEXT_PELICAN_TO_FEWEST:
        fewest_pelicans(s, amount)
    elif text == TEXT_TOWN_BUILDS_PUBLIC:
        town_builds(s)
    elif text == TEXT_COINS_BY_SILVER:
        for seat in range(s.seats):
            gain_coins(s, seat, price(s, RESOURCE_SILVER))
    return True


@cython.cfunc
def reward_reputation(s: KutnaHora, least: cython.int, points: cython.int) -> cython.void:
    """R8.1: points for everybody of at least that reputation."""
    seat: cython.int
    for seat in range(s.seats):
        if s.reputation[seat] >= least:
            score(s, seat, points, FROM_EVENTS)


@cython.cfunc
def pay_for_rows(s: KutnaHora, each: cython.int) -> cython.void:
    """R8.1, R1.6: everybody pays for each mine row with an own mine, or what is there."""
    seat: cython.int
    row: cython.int
    for seat in range(s.seats):
        rows: cython.int = 0
        for row in range(PITCH):
            if (s.own_mines[seat] >> (row * PITCH)) & 255:
                rows += 1
        pay(s, seat, min(s.coins[seat], rows * each))


@cython.cfunc
@cython.exceptval(check=False)
def furthest(s: KutnaHora) -> cython.int:
    """The indicators (bits) that stand furthest right; none if all stand at the left end."""
    resource: cython.int
    column: cython.int = 0
    found: cython.int = 0
    for resource in range(INDICATORS):
        if s.slider[resource] > column:
            column = s.slider[resource]
            found = 0
        if column > 0 and s.slider[resource] == column:
            found |= 1 << resource
    return found


@cython.cfunc
def indicator_back(s: KutnaHora, card: cython.int) -> cython.bint:
    """R8.1: the indicator furthest right moves left; among several the starting player chooses."""
    resource: cython.int
    candidates: cython.int = furthest(s)
    if count(candidates) > 1:
        s.push(AT_SLIDER, s.first[0], s.rules.event_amount[card])
        return False
    for resource in range(INDICATORS):
        if (candidates >> resource) & 1:
            move_indicator(s, resource, -s.rules.event_amount[card])
    return True


@cython.cclass
class Slider(KutnaHoraBox):
    """R8.1: which indicator moves left. Frame: a = columns."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        resource: cython.int
        candidates: cython.int = furthest(s)
        for resource in range(INDICATORS):
            if (candidates >> resource) & 1:
                s.offer(DO_SLIDE + resource)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        move_indicator(s, arg, -s.a)
        town_acts(s)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return slider_refusal(s, verb, arg)


@cython.cfunc
def most_houses(s: KutnaHora, points: cython.int) -> cython.void:
    """R8.1: points for whoever has most houses in town; for all who tie."""
    seat: cython.int
    most: cython.int = 0
    for seat in range(s.seats):
        most = max(most, count(s.own_sites[seat]))
    for seat in range(s.seats):
        if most > 0 and count(s.own_sites[seat]) == most:
            score(s, seat, points, FROM_EVENTS)


@cython.cfunc
def fewest_pelicans(s: KutnaHora, n: cython.int) -> cython.void:
    """R8.1: pelicans for whoever has fewest, used ones counted; for all who tie."""
    seat: cython.int
    fewest: cython.int = MANY
    for seat in range(s.seats):
        fewest = min(fewest, s.pelicans[seat] + s.used_pelicans[seat])
    for seat in range(s.seats):
        if s.pelicans[seat] + s.used_pelicans[seat] == fewest:
            gain_pelicans(s, seat, n)


@cython.cfunc
def town_builds(s: KutnaHora) -> cython.void:
    """R8.1: the town removes the top of the public stack furthest left, the upper row first."""
    column: cython.int
    row: cython.int
    for column in range(HALL):
        for row in range(HALL_ROWS):
            if column < s.hall_length[row] and s.hall[row * HALL + column] > FIRST_PUBLIC:
                town_removes(s, s.hall[row * HALL + column] - 1)
                return
