# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6.2-R6.5, R6.7, R7: scoring, income, science and draws at the end of a round, and the end of the game."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import good_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.games.city_of_iron.decks import draw_card
    from rathaus.games.city_of_iron.holdings import quantity
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.scoring import largest, markers, runner_up, tell_finals

FINAL = cython.declare(cython.int, 4)
REGULAR = cython.declare(cython.int, 3)


@cython.cclass
class Snyle(CityOfIronBox):
    """R9.1: the owner of Snyle names a good he has; it counts more for him in this round's scoring and income."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        good: cython.int
        for good in range(GOODS):
            if s.goods[s.seat * GOODS + good] > 0:
                s.offer(DO_GOOD + good)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        s.named[0] = arg + 1
        s.tell(ALL_SEATS, TOLD_NAMED, s.seat, arg, quantity(s, s.seat, arg))

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return good_refusal(s, verb, arg)


@cython.cfunc
def score(
    s: CityOfIron, seat: cython.int, n: cython.int, source: cython.int, good: cython.int
) -> cython.void:
    """Points on the score track."""
    if n != 0:
        s.points[seat * TALLIES + source] += n
        s.tell(ALL_SEATS, TOLD_POINTS, seat, n, source, good)


@cython.cfunc
def score_good(s: CityOfIron, good: cython.int) -> cython.void:
    """R6.2.1-R6.2.5: first and second place, all tied in full; the bonus point; the «+3» markers of the placed."""
    seat: cython.int
    most: cython.int = largest(s, good)
    second: cython.int = runner_up(s, good)
    for seat in range(s.seats):
        have: cython.int = quantity(s, seat, good)
        if have == 0:  # R6.2.2
            continue
        if have == most:
            score(s, seat, s.rules.first_vp[good], FROM_FIRST_PLACES, good)
        elif have == second:
            score(s, seat, s.rules.second_vp[good], FROM_SECOND_PLACES, good)
        if have >= s.rules.threshold[good]:
            score(s, seat, s.rules.threshold_vp[good], FROM_BONUS_POINTS, good)
        if have == most or have == second:
            score(s, seat, s.rules.marker_vp * markers(s, seat, good), FROM_MARKERS, good)


@cython.cclass
class Scoring(CityOfIronBox):
    """R6.2: every good, in track order, because a scoring card turned up."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        good: cython.int
        s.tell(ALL_SEATS, TOLD_SCORING, 1 if s.due[0] & FINAL else 0, s.round[0])
        for good in range(GOODS):
            score_good(s, good)


@cython.cclass
class Income(CityOfIronBox):
    """R6.3: money by income, and of each good for everybody with the largest quantity."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        seat: cython.int
        good: cython.int
        for seat in range(s.seats):
            s.money[seat] += s.income[seat]
            s.tell(ALL_SEATS, TOLD_INCOME, seat, s.income[seat])
        for good in range(GOODS):
            most: cython.int = largest(s, good)
            for seat in range(s.seats):
                if most > 0 and quantity(s, seat, good) == most and s.rules.leader_money[good] > 0:
                    s.money[seat] += s.rules.leader_money[good]
                    s.tell(ALL_SEATS, TOLD_LEADER_MONEY, seat, s.rules.leader_money[good], good)


@cython.cclass
class Science(CityOfIronBox):
    """R6.4: 1 for each science icon, and for everybody what a regular scoring card of this round gives."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        seat: cython.int
        card: cython.int
        more: cython.int = 0
        for card in range(2):
            if (s.due[0] >> card) & 1:
                more += s.rules.card_science[card]
        for seat in range(s.seats):
            s.science[seat] += s.round_science[seat] + more
            if s.round_science[seat] > 0:
                s.tell(ALL_SEATS, TOLD_ROUND_SCIENCE, seat, s.round_science[seat])
            if more > 0:
                s.tell(ALL_SEATS, TOLD_SCORING_SCIENCE, seat, more)


@cython.cclass
class Icons(CityOfIronBox):
    """R6.5, R9.2: citizen cards, then military cards, in turn order; two separate piles, so the order is no choice."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        place: cython.int
        for place in range(s.seats - 1, -1, -1):
            seat: cython.int = s.line[place]
            for _ in range(s.citizen_draws[seat]):
                draw_card(s, seat, CITIZEN)
            for _ in range(s.military_draws[seat]):
                draw_card(s, seat, MILITARY)


@cython.cclass
class NextRound(CityOfIronBox):
    """R6.7, R4.1.4, R7.1, R11.1: action tokens and cubes go back; the cubes keep their order."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        seat: cython.int
        for seat in range(s.seats):
            s.actions[seat] = 0
            s.space[seat] = 0
        s.named[0] = 0
        s.due[0] = s.new_cards[0] if s.rules.delay else 0
        s.new_cards[0] = 0
        s.push(AT_BEGIN_ROUND, s.line[0], s.round[0] + 1)


@cython.cclass
class Final(CityOfIronBox):
    """R7.4, R7.5: the game is over; scoring.py computes the final bonuses from the table as it stands."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        if s.events is not None:
            tell_finals(s)
        s.tell(ALL_SEATS, TOLD_OVER, s.round[0])
