# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2.8, R2.9, R6.1, R9.3, R9.4: the building deck and the row.

The order of the deck is drawn when a card is turned up: which cards a deck still holds is known to all.
"""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.rng import below
    from rathaus.games.city_of_iron.names import *

REGULAR = cython.declare(cython.int, 3)  # scoring cards under A and B, as bits
FINAL = cython.declare(cython.int, 4)  # the one under C
SHUFFLED = cython.declare(cython.int, 3)  # the letter of the shuffled discards
NONE = cython.declare(cython.int, -1)


@cython.cfunc
@cython.exceptval(check=False)
def in_deck(s: CityOfIron, kind: cython.int) -> cython.int:
    """Cards of a kind in the deck that is drawn from."""
    if s.letter[0] == SHUFFLED or s.rules.letter_of[kind] == s.letter[0]:
        return s.left[kind]
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def deck_size(s: CityOfIron) -> cython.int:
    """Cards in the deck that is drawn from."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(BUILDINGS):
        n += in_deck(s, kind)
    return n


@cython.cfunc
def draw_building(s: CityOfIron) -> cython.int:
    """R2.8, R6.1, R7.1, R9.3: the next building; a scoring card that turns up before it is laid aside. -1: none."""
    kind: cython.int
    size: cython.int = deck_size(s)
    while size == 0:
        if s.letter[0] < SHUFFLED:
            turn_up_scoring(s)
            s.letter[0] += 1
        if s.letter[0] == SHUFFLED and deck_size(s) == 0 and not reshuffle(s):
            return NONE
        size = deck_size(s)
    skip: cython.int = below(s, size)
    for kind in range(BUILDINGS):
        skip -= in_deck(s, kind)
        if skip < 0:
            s.left[kind] -= 1
            return kind
    return NONE


@cython.cfunc
def turn_up_scoring(s: CityOfIron) -> cython.void:
    """R6.1: the scoring card under a letter turns up; with a fixed clock there is none (R9.3)."""
    if s.rules.clock_fixed:
        return
    s.shown[0] |= 1 << s.letter[0]
    s.new_cards[0] |= 1 << s.letter[0]
    s.tell(ALL_SEATS, TOLD_SCORING_CARD, 1 if (1 << s.letter[0]) == FINAL else 0)


@cython.cfunc
def reshuffle(s: CityOfIron) -> cython.bint:
    """R6.1: the building discards are shuffled into a new deck; false if there are none."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(BUILDINGS):
        n += s.discarded[kind]
        s.left[kind] = s.discarded[kind]
        s.discarded[kind] = 0
    if n > 0:
        s.tell(ALL_SEATS, TOLD_RESHUFFLED, n)
    return n > 0


@cython.cfunc
def slide_and_fill(s: CityOfIron) -> cython.void:
    """R6.1, R2.9: cards close up to the left, then the empty places are filled."""
    place: cython.int
    to: cython.int = 0
    for place in range(SLOTS):
        if s.row[place] > 0:
            s.row[to] = s.row[place]
            if to != place:
                s.row[place] = 0
            to += 1
    for place in range(to, s.rules.row_size):
        kind: cython.int = draw_building(s)
        if kind < 0:
            return
        s.row[place] = kind + 1
        s.tell(ALL_SEATS, TOLD_ROW_FILLED, place, kind)


@cython.cfunc
def take_from_row(s: CityOfIron, place: cython.int) -> cython.int:
    """R5.1.8, R11.10: the place stays empty until the end of the round, or is filled at once (R9.4)."""
    kind: cython.int = s.row[place] - 1
    s.row[place] = 0
    if s.rules.refills_at_once:
        slide_and_fill(s)
    return kind


@cython.cfunc
@cython.exceptval(check=False)
def leftmost(s: CityOfIron) -> cython.int:
    """The first place of the row with a building, -1 if it is empty."""
    place: cython.int
    for place in range(SLOTS):
        if s.row[place] > 0:
            return place
    return NONE


@cython.cfunc
def discard_leftmost(s: CityOfIron) -> cython.bint:
    """R5.7.5, R6.1: the leftmost building of the row is discarded; false if there is none."""
    place: cython.int = leftmost(s)
    if place < 0:
        return False
    kind: cython.int = s.row[place] - 1
    s.row[place] = 0
    s.discarded[kind] += 1
    s.tell(ALL_SEATS, TOLD_ROW_DISCARDED, kind)
    return True


@cython.cclass
class Row(CityOfIronBox):
    """R6.1, R7.1, R9.3: the row at the end of the round, and which scoring cards count now. Then the rest of R6."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        for _ in range(s.rules.row_discards):
            discard_leftmost(s)
        slide_and_fill(s)
        if s.rules.clock_fixed:
            s.due[0] = due_by_clock(s)
        elif s.rules.delay == 0:
            s.due[0] = s.new_cards[0]
        s.ending[0] = 1 if s.due[0] & FINAL else 0
        rest_of_round(s)


@cython.cfunc
@cython.exceptval(check=False)
def due_by_clock(s: CityOfIron) -> cython.int:
    """R9.3: the scoring of a round by its number, as the bit of the card that it stands for."""
    number: cython.int = s.rules.fixed[s.round[0]] if s.round[0] < 16 else 0
    return 1 << (number - 1) if number > 0 else 0


@cython.cfunc
def rest_of_round(s: CityOfIron) -> cython.void:
    """R6, R7.2, R7.3: scoring, income, science, draws, experts; no income and science in the last round."""
    last: cython.bint = s.ending[0] == 1
    s.push(AT_FINAL if last else AT_NEXT_ROUND, s.line[0])
    if not last or s.rules.buys_last:
        s.push(AT_SHOP, s.line[0], 0)
        s.push(AT_ICONS, s.line[0])
    if not last:  # R11.4
        s.push(AT_SCIENCE, s.line[0])
        s.push(AT_INCOME, s.line[0])
    if s.due[0]:
        s.push(AT_SCORING, s.line[0])
    ask_snyle(s)


@cython.cfunc
def ask_snyle(s: CityOfIron) -> cython.void:
    """R9.1: the owner of Snyle names a good he has, before scoring and income; who has none names none."""
    seat: cython.int
    town: cython.int
    good: cython.int
    for seat in range(s.seats):
        for town in range(TOWNS):
            if s.rules.virtual[town] and (s.towns[seat] >> town) & 1:
                for good in range(GOODS):
                    if s.goods[seat * GOODS + good] > 0:
                        s.push(AT_SNYLE, seat)
                        return
