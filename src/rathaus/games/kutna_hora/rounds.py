# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3.1-R3.3, R8, R9: rounds of three turns; at their end taxes, patricians and new buildings."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.core.rng import below
    from rathaus.games.kutna_hora.costs import tax_due
    from rathaus.games.kutna_hora.grid import nth
    from rathaus.games.kutna_hora.hall import append_stack
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.neighbours import beside_public
    from rathaus.games.kutna_hora.scoring import house_columns, mines_everywhere
    from rathaus.games.kutna_hora.tracks import gain_reputation, pay, raise_tax, score

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ALL_CARDS = cython.declare(cython.int, 0b111111)
TURNS = cython.declare(cython.int, 3)
COLOURS = cython.declare(cython.int, 4)
HALL_ROWS = cython.declare(cython.int, 3)


@cython.cfunc
def begin_round(s: KutnaHora) -> cython.void:
    """R2.11, R3.2, R8.6: the round's event card is turned up; then the first turn of everybody."""
    s.tell(ALL_SEATS, TOLD_ROUND, s.round[0], s.first[0])
    reveal_event(s)
    s.push(AT_CYCLE, s.first[0], 1, 0)


@cython.cfunc
def reveal_event(s: KutnaHora) -> cython.void:
    """R2.11, R8.6: a card of the round's deck; its tax is added at once."""
    card: cython.int
    deck: cython.int = s.rules.event_deck[s.round[0]]
    s.event[0] = 0
    if deck == 0:
        return
    left: cython.ulonglong = 0
    for card in range(EVENT_CARDS):
        if s.rules.deck_of_event[card] == deck and not (s.events_seen[0] >> card) & 1:
            left |= WIDE_ONE << card
    if left == 0:
        return
    card = nth(left, below(s, count(left)))
    s.event[0] = card + 1
    s.events_seen[0] |= 1 << card
    s.tell(ALL_SEATS, TOLD_REVEALED, card)
    raise_tax(s, s.rules.event_tax[card])


@cython.cclass
class Cycle(KutnaHoraBox):
    """R3.3: a turn of each player, clockwise from the first: two cards, two cards, one card.

    Frame: a = turn of the round, b = players that have had it.
    """

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        s.turn[0] = s.a
        if s.b < s.seats:
            s.push(AT_CYCLE, s.first[0], s.a, s.b + 1)
            s.push(AT_PLAY, (s.first[0] + s.b) % s.seats, 1 if s.a < TURNS else 0)
        elif s.a < TURNS:
            s.push(AT_CYCLE, s.first[0], s.a + 1, 0)
        else:
            end_round(s)


@cython.cfunc
def end_round(s: KutnaHora) -> cython.void:
    """R8: event, taxes (or the other way round, option `event_order`), patricians, then the next round."""
    s.push(AT_NEXT_ROUND, s.first[0])
    if s.rules.patricians_score[s.round[0]]:
        s.push(AT_PATRICIANS, s.first[0])
    if s.event[0] > 0 and s.rules.event_after_tax:
        s.push(AT_EVENT, s.first[0])
    s.push(AT_TAX, s.first[0], 0)
    if s.event[0] > 0 and not s.rules.event_after_tax:
        s.push(AT_EVENT, s.first[0])


@cython.cfunc
def refuse_tax(s: KutnaHora, seat: cython.int) -> cython.void:
    """R8.2: no coins at all, but the reputation printed for the round."""
    s.tell(ALL_SEATS, TOLD_TAX_REFUSED, seat, tax_due(s, seat))
    gain_reputation(s, seat, -s.rules.refusal[s.round[0]])


@cython.cclass
class Tax(KutnaHoraBox):
    """R8.2, R3.9: each player in turn order; who cannot pay must refuse. Frame: a = players done."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        if s.a == s.seats:
            return
        seat: cython.int = (s.first[0] + s.a) % s.seats
        s.push(AT_TAX, s.first[0], s.a + 1)
        due: cython.int = tax_due(s, seat)
        if due > s.coins[seat]:
            refuse_tax(s, seat)
        elif due > 0:
            s.push(AT_PAY_TAX, seat, due)


@cython.cclass
class PayTax(KutnaHoraBox):
    """R8.2: pay in full or lose reputation. Frame: a = coins due."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        s.offer(DO_PAY)
        s.offer(DO_REFUSE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_PAY:
            s.tell(ALL_SEATS, TOLD_TAX_PAID, s.seat, s.a)
            pay(s, s.seat, s.a)
        else:
            refuse_tax(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def patrician_points(s: KutnaHora, seat: cython.int, colour: cython.int) -> cython.int:
    """R9.3: what one token of a colour is worth to a seat."""
    each: cython.int = s.rules.patrician_points[colour]
    if colour == COLOUR_GREEN:
        return beside_public(s, seat) * each
    if colour == COLOUR_SILVER:
        return s.used_pelicans[seat] // 2 * each
    if colour == COLOUR_YELLOW:
        everywhere: cython.int = mines_everywhere(s, seat)
        if everywhere >= 2:
            return s.rules.yellow_twice
        return each if everywhere == 1 else 0
    return house_columns(s, seat) * each


@cython.cclass
class Patricians(KutnaHoraBox):
    """R8.3, R9.1, R9.2, R13.6: everybody scores for every token in the town council; the tokens stay."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        seat: cython.int
        colour: cython.int
        for colour in range(COLOURS):
            if s.council[colour] > 0:
                for seat in range(s.seats):
                    points: cython.int = patrician_points(s, seat, colour) * s.council[colour]
                    score(s, seat, points, FROM_GREEN_PATRICIANS + colour)


@cython.cfunc
def red_enters(s: KutnaHora) -> cython.void:
    """R2.3, R4.4, R8.4: one red building, in random order, at the end of each row."""
    row: cython.int
    for row in range(HALL_ROWS):
        left: cython.ulonglong = s.unseen[0] & s.rules.of_stack[RED_STACK]
        if left == 0:
            return
        building: cython.int = nth(left, below(s, count(left)))
        s.unseen[0] &= ~(WIDE_ONE << building)
        s.top[RED_STACK + row] = building + 1
        s.stack_size[RED_STACK + row] = 1
        append_stack(s, row, RED_STACK + row)
        s.tell(ALL_SEATS, TOLD_RED_ENTERS, building)


@cython.cclass
class NextRound(KutnaHoraBox):
    """R8.4-R8.6, R3.1: red buildings, the starting player marker, cards back in hand; after the last round the end."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        seat: cython.int
        if s.round[0] == s.rules.rounds:
            s.event[0] = 0
            s.push(AT_FINAL, s.first[0])
            return
        if s.round[0] == s.rules.red_after:
            red_enters(s)
        s.first[0] = (s.first[0] + 1) % s.seats
        for seat in range(s.seats):
            s.hand[seat] = ALL_CARDS
        s.round[0] += 1
        begin_round(s)


@cython.cclass
class Final(KutnaHoraBox):
    """R10: the game is over; scoring.py computes the final points from the table as it stands."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        s.tell(ALL_SEATS, TOLD_OVER, s.round[0])
