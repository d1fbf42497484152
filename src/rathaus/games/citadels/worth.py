# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What cards, cities and characters are worth to a seat, in hundredths of a gold: a rule of thumb, no rules.

Everything is judged by what the seat that asks may see (R17): all cities, gold and sizes of hands, its own cards,
the characters it received, and the calls so far.
"""

from __future__ import annotations

import cython

from rathaus.core.policy import Policy
from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.citadels.building import build_cost, colour_count, may_repeat
    from rathaus.games.citadels.cards import has
    from rathaus.games.citadels.names import *

WEIGHTS = {
    # a city
    "pace": 150,  # a district more, whatever its points: it brings the end nearer
    "gold_kept": 60,  # a gold that stays in hand
    "gold_spare": 90,  # the same while more than one district can still be built in the turn
    "card_held": 60,  # a card in the hand of somebody else
    "colour": 60,  # the first district of a colour
    "purple": 40,  # the lasting use of a purple district, times its grade
    "finish": 300,  # completing the city
    "repeat": 15,  # a card that cannot be built, because its name is in the city already
    "wait": 35,  # a gold that is still missing for a card
    "own_colour": 100,  # a district built before the income of its colour is collected
    # the action
    "action_gold": 100,  # a gold that pays for cards in hand
    "idle_gold": 35,  # a gold beyond what they cost
    "tempo": 150,  # being able to build at all this turn
    "no_cards": 420,  # drawing with nothing to build in hand
    "one_card": 160,  # drawing with a single district to build
    "two_cards": 70,
    "more_cards": 30,
    # characters
    "income": 180,  # a gold of income
    "crown": 0,  # choosing first in the next round: in games of this policy worth no more than that
    "kill": 130,
    "stop": 0,  # killing or raiding when somebody is about to finish; the threat is weighed elsewhere
    "loot": 64,  # a gold of the richest other player, to the Thief
    "swap": 70,  # a card more in the biggest other hand, to the Magician
    "protect": 30,
    "shield": 120,  # the Bishop's protection to a city that is nearly complete
    "two_more": 270,  # the Architect's cards
    "extra_build": 110,  # a second or third district of the Architect
    "raid": 156,
    "safe": 12,  # a gold that the Thief cannot take, to whoever is rich
    "floor": 60,  # least weight of a character in guessing what others hold
    # what a lost turn costs, and who deserves it
    "turn_lost": 300,
    "threat": 600,  # added to how far somebody is ahead
    "raid_gold": 75,  # a gold paid for destruction
    "raid_points": 45,  # a point taken away from the strongest rival
}


@cython.cclass
class Worth(Policy):
    """The weights, and what they make of a position. ``Worth(crown=150)`` changes a weight."""

    if not cython.compiled:
        pace: int
        gold_kept: int
        gold_spare: int
        card_held: int
        colour: int
        purple: int
        finish: int
        repeat: int
        wait: int
        own_colour: int
        action_gold: int
        idle_gold: int
        tempo: int
        no_cards: int
        one_card: int
        two_cards: int
        more_cards: int
        income: int
        crown: int
        kill: int
        stop: int
        loot: int
        swap: int
        protect: int
        shield: int
        two_more: int
        extra_build: int
        raid: int
        safe: int
        floor: int
        turn_lost: int
        threat: int
        raid_gold: int
        raid_points: int
        row: list[int]
        tally: list[int]

    def __init__(self, **changes: int) -> None:
        for name in changes:
            if name not in WEIGHTS:
                raise ValueError(f"there is no weight {name!r}; there are: {', '.join(WEIGHTS)}")
        for name, value in {**WEIGHTS, **changes}.items():
            setattr(self, name, value)
        if not cython.compiled:
            self.row = [0] * 16
            self.tally = [0] * 16

    # --- cities -------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def missing(self, s: Citadels, seat: cython.int) -> cython.int:
        """Districts that a city still needs to be complete (R7.1)."""
        return max(0, s.target[0] - s.city_size[seat])

    @cython.cfunc
    @cython.exceptval(check=False)
    def nearest(self, s: Citadels) -> cython.int:
        """Districts that the largest city still needs; 0 in the last round."""
        seat: cython.int
        least: cython.int = 99
        if s.ending[0]:
            return 0
        for seat in range(s.seats):
            least = min(least, self.missing(s, seat))
        return least

    @cython.cfunc
    @cython.exceptval(check=False)
    def standing(self, s: Citadels, seat: cython.int) -> cython.int:
        """How well a seat stands: points, pace, gold and cards."""
        i: cython.int
        total: cython.int = self.pace * s.city_size[seat]
        total += self.gold_kept * s.gold[seat] + self.card_held * s.hand_size[seat]
        for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
            total += 100 * s.rules.points[s.lot[i] % GILT]
            if s.lot[i] >= GILT:
                total += 100
        if s.first[0] == seat + 1:
            total += 400
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def rival(self, s: Citadels, me: cython.int) -> cython.int:
        """The strongest other seat."""
        seat: cython.int
        best: cython.int = -1
        most: cython.int = -1
        for seat in range(s.seats):
            if seat != me:
                value: cython.int = self.standing(s, seat)
                if value > most:
                    most = value
                    best = seat
        return best

    # --- cards --------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def fitting(self, s: Citadels, seat: cython.int) -> cython.ulonglong:
        """The kinds in the own hand that may stand in the city (R4.5)."""
        kinds: cython.ulonglong = s.held[seat]
        return kinds if may_repeat(s, seat, 0) else kinds & ~s.city[seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def grade(self, kind: cython.int) -> cython.int:
        """How useful the power of a purple district is during the game, 0 to 4."""
        if kind == SCHOOL_OF_MAGIC or kind == LIBRARY or kind == FACTORY:
            return 3
        if kind == LABORATORY or kind == OBSERVATORY or kind == KEEP or kind == GREAT_WALL:
            return 1
        if (
            kind == HAUNTED_CITY
            or kind == THRONE_ROOM
            or kind == LIGHTHOUSE
            or kind == MUSEUM
            or kind == QUARRY
        ):
            return 2
        if kind == IMPERIAL_TREASURY or kind == MAP_ROOM or kind == WISHING_WELL:
            return 4
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def card(self, s: Citadels, seat: cython.int, kind: cython.int) -> cython.int:
        """What a district would be worth in the own city."""
        if has(s, seat, kind) and not may_repeat(s, seat, 0):
            return self.repeat
        value: cython.int = 100 * s.rules.points[kind] + self.pace
        if s.city[seat] & s.rules.of_colour[s.rules.colour[kind]] == 0:
            value += self.colour
        if s.rules.colour[kind] == COLOUR_PURPLE and self.nearest(s) > 1:
            value += self.purple * self.grade(kind)
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def wanted(self, s: Citadels, seat: cython.int, kind: cython.int) -> cython.int:
        """What a card is worth in the own hand: less for each gold that is missing to build it."""
        if s.hand[seat * KINDS + kind] > 0 and not may_repeat(s, seat, 0):
            return self.repeat
        short: cython.int = build_cost(s, seat, kind) - s.gold[seat] - 2
        value: cython.int = self.card(s, seat, kind) - self.gold_kept * s.rules.cost[kind]
        if short > 0:
            value -= self.wait * short
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def building(self, s: Citadels, seat: cython.int, kind: cython.int, slots: cython.int) -> cython.int:
        """What building a card now is worth, its price paid."""
        price: cython.int = self.gold_spare if slots > 1 else self.gold_kept
        if s.ending[0]:
            price = 0
        value: cython.int = self.card(s, seat, kind) - price * build_cost(s, seat, kind)
        if self.missing(s, seat) == 1:
            value += self.finish
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_building(self, s: Citadels, seat: cython.int, gold: cython.int) -> cython.int:
        """What the best of the own cards that this much gold pays for is worth; 0 if there is none."""
        kinds: cython.ulonglong = self.fitting(s, seat)
        best: cython.int = 0
        while kinds:
            kind: cython.int = lowest(kinds)
            kinds &= kinds - 1
            if build_cost(s, seat, kind) <= gold:
                best = max(best, self.building(s, seat, kind, 1))
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def prices(self, s: Citadels, seat: cython.int) -> cython.int:
        """Gold that all own cards that fit cost together."""
        kinds: cython.ulonglong = self.fitting(s, seat)
        gold: cython.int = 0
        while kinds:
            gold += build_cost(s, seat, lowest(kinds))
            kinds &= kinds - 1
        return gold

    # --- characters ---------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def character(self, s: Citadels, me: cython.int, seat: cython.int, rank: cython.int) -> cython.int:
        """What the character of a rank is worth to a seat, as seat ``me`` sees it."""
        character: cython.int = s.rules.character_at[rank]
        colour: cython.int = s.rules.income_colour[character]
        value: cython.int = 0
        if colour != COLOUR_NONE:
            value = self.income * (
                colour_count(s, seat, colour) + (1 if has(s, seat, SCHOOL_OF_MAGIC) else 0)
            )
        if character >= 8:
            return value + self.dark(s, me, seat, character)
        if character == ASSASSIN_CHARACTER:
            value = self.kill + (self.stop if self.nearest(s) <= 2 and self.missing(s, seat) > 2 else 0)
        elif character == THIEF_CHARACTER:
            value = self.loot * self.most_gold(s, seat)
        elif character == MAGICIAN_CHARACTER:
            value = self.swap * max(0, self.most_cards(s, seat) - self.cards(s, me, seat))
        elif character == KING_CHARACTER:
            value += self.crown if s.crown[0] != seat else self.crown // 2
        elif character == BISHOP_CHARACTER:
            value += self.shield if self.missing(s, seat) <= 2 else self.protect
        elif character == MERCHANT_CHARACTER:
            value += 100
        elif character == ARCHITECT_CHARACTER:
            value = self.two_more + self.more_builds(s, me, seat)
        elif character == WARLORD_CHARACTER:
            value += self.raid + (self.stop if self.nearest(s) <= 2 and self.missing(s, seat) > 2 else 0)
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def dark(self, s: Citadels, me: cython.int, seat: cython.int, character: cython.int) -> cython.int:
        """What a character of The Dark City is worth beyond its income."""
        gold: cython.int = s.gold[seat]
        if character == WITCH_CHARACTER:
            return self.kill
        if character == TAX_COLLECTOR_CHARACTER:
            return 60 * (s.seats - 1)
        if character == WIZARD_CHARACTER:
            return 120 + 20 * self.most_cards(s, seat)
        if character == EMPEROR_CHARACTER:
            return self.crown + 50
        if character == ABBOT_CHARACTER:
            return 80 if self.most_gold(s, seat) > gold else 0
        if character == ALCHEMIST_CHARACTER:
            return 70 * min(gold + 2, 6) if self.cards(s, me, seat) > 0 else 0
        if character == NAVIGATOR_CHARACTER:
            return 350 - (250 if self.cards(s, me, seat) > 0 and gold > 0 else 100)
        if character == DIPLOMAT_CHARACTER:
            return self.raid
        if character == ARTIST_CHARACTER:
            return 50 * min(2, gold) + (50 if self.nearest(s) <= 1 else 0)
        return 90  # the Queen

    @cython.cfunc
    @cython.exceptval(check=False)
    def cards(self, s: Citadels, me: cython.int, seat: cython.int) -> cython.int:
        """Cards that a seat can use: of the own hand those that fit, of another all."""
        return count(self.fitting(s, seat)) if seat == me else s.hand_size[seat]

    @cython.cfunc
    @cython.exceptval(check=False)
    def more_builds(self, s: Citadels, me: cython.int, seat: cython.int) -> cython.int:
        """R5.7: the Architect's second and third district, if gold and cards suffice."""
        gold: cython.int = s.gold[seat] + 2
        cards: cython.int = self.cards(s, me, seat) + 1
        builds: cython.int = min(3, min(cards, gold // 2))
        value: cython.int = self.extra_build * max(0, builds - 1)
        if builds >= self.missing(s, seat) and self.missing(s, seat) > 1:
            value += self.finish
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def most_gold(self, s: Citadels, seat: cython.int) -> cython.int:
        """The gold of the richest other player."""
        other: cython.int
        most: cython.int = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.gold[other])
        return most

    @cython.cfunc
    @cython.exceptval(check=False)
    def most_cards(self, s: Citadels, seat: cython.int) -> cython.int:
        """The size of the biggest other hand."""
        other: cython.int
        most: cython.int = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.hand_size[other])
        return most

    # --- who holds what -----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def possible(self, s: Citadels, me: cython.int, seat: cython.int) -> cython.int:
        """R3.9: the ranks (bits) of characters not yet called that another seat may hold, as far as ``me`` knows."""
        ranks: cython.int = s.rules.ranks_mask & ~s.face_up[0] & ~s.aside[me]
        rank: cython.int
        for rank in range(1, RANKS):
            if rank <= s.called[0] or s.pick[me * PICKS] == rank or s.pick[me * PICKS + 1] == rank:
                ranks &= ~(1 << rank)
            elif s.revealed[rank] == seat + 1:
                return 0
        if s.rules.steps != s.seats:  # two characters each: anything may be anywhere
            return ranks
        before: cython.bint = (seat - s.chooser[0] + s.seats) % s.seats < (
            me - s.chooser[0] + s.seats
        ) % s.seats
        last: cython.bint = (seat + 1) % s.seats == s.chooser[0]
        if before:
            return ranks & ~s.passed[me * PICKS]
        if last and s.rules.last_takes_face_down:
            return ranks
        return ranks & s.passed[me * PICKS]

    @cython.cfunc
    @cython.exceptval(check=False)
    def guess(self, s: Citadels, me: cython.int, seat: cython.int) -> cython.int:
        """Weigh in ``row`` what a seat may hold by what it is worth to it. Returns the sum of the weights."""
        ranks: cython.int = self.possible(s, me, seat)
        rank: cython.int
        total: cython.int = 0
        for rank in range(1, RANKS):
            self.row[rank] = 0
            if ranks >> rank & 1:
                self.row[rank] = self.floor + max(0, self.character(s, me, seat, rank))
                total += self.row[rank]
        return total

    @cython.cfunc
    @cython.exceptval(check=False)
    def destruction(self, s: Citadels, me: cython.int, victim: cython.int, kind: cython.int) -> cython.int:
        """What a rival's loss of a district is worth, before any price."""
        value: cython.int = self.raid_points * s.rules.points[kind]
        if self.missing(s, victim) <= 1 and not s.ending[0]:
            value += self.finish
        elif self.missing(s, victim) == 2:
            value += self.pace
        return value
