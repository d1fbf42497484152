# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The rule of thumb of Citadels: every offered action is scored and the best one played (the bot ``greedy``).

A turn is played in a fixed order of stages; within a stage the action of the highest worth comes first, and what
is worth less than ending the turn is left undone. Nothing is read that the seat to act may not see.
Strategy: the notes of gaps.md, section 3 (income by own colours, Architect with gold and cards, Assassin and
Warlord against whoever is about to finish, a quick and cheap city).
"""

from __future__ import annotations

import cython

from rathaus.core.state import State
from rathaus.games.citadels.state import Citadels
from rathaus.games.citadels.worth import Worth

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.citadels.building import city_value, colour_count, find_lot, may_repeat
    from rathaus.games.citadels.cards import has
    from rathaus.games.citadels.characters import income
    from rathaus.games.citadels.dark_city import may_give
    from rathaus.games.citadels.names import *
    from rathaus.games.citadels.warlord import destroy_cost, wall_surcharge

# stages of a turn, the earliest highest: a stage outweighs everything within a later one
POWER = cython.declare(cython.int, 900000)
EARLY = cython.declare(cython.int, 800000)
ACTION = cython.declare(cython.int, 700000)
LOOK = cython.declare(cython.int, 600000)
SELL = cython.declare(cython.int, 500000)
COLOUR = cython.declare(cython.int, 400000)
INCOME = cython.declare(cython.int, 300000)
BUILD = cython.declare(cython.int, 200000)
LATE = cython.declare(cython.int, 100000)
NEVER = cython.declare(cython.int, -1)  # worse than ending the turn


@cython.cclass
class CitadelsPolicy(Worth):
    """Scores the offers of the pending decision; of equal ones the first is played."""

    @cython.cfunc
    def choose(self, state: State) -> cython.int:
        s: Citadels = state  # type: ignore[assignment]
        i: cython.int
        best: cython.int = s.offers[0]
        if s.n_offers == 1:
            return best
        most: cython.int = -2000000
        self.prepare(s)
        for i in range(s.n_offers):
            action: cython.int = s.offers[i]
            verb: cython.int = s.rules.verb_of[action]
            value: cython.int = self.score(s, verb, action - s.rules.base_of[verb])
            if value > most:
                most = value
                best = action
        return best

    def estimate(self, state: State) -> list[int]:
        """Expected final scores, in hundredths of a point: for searches that stop before the end of the game.

        Coefficients: least squares over positions of games of this rule of thumb (see docs/bots.md).
        """
        s: Citadels = state  # type: ignore[assignment]
        seat: cython.int
        result: list[int] = []
        points: list[int] = state.scores()
        for seat in range(s.seats):
            value: cython.int = 80 * cython.cast(cython.int, points[seat]) + 100 * s.city_size[seat]
            value += (
                55 * min(s.gold[seat], 4) + 20 * max(0, s.gold[seat] - 4) + 55 * min(s.hand_size[seat], 2)
            )
            result.append(value)
        return result

    @cython.cfunc
    def prepare(self, s: Citadels) -> cython.void:
        """Where a character will be named, weigh in ``tally`` what naming each rank would do to the others."""
        rank: cython.int
        if s.box != AT_TURN:
            return
        character: cython.int = s.rules.character_at[s.a]
        for rank in range(RANKS):
            self.tally[rank] = 0
        if character == THIEF_CHARACTER and s.did[0] & DID_POWER == 0:
            self.weigh_thefts(s)
        elif character == WITCH_CHARACTER or (character == ASSASSIN_CHARACTER and s.did[0] & DID_POWER == 0):
            self.weigh_murders(s, character == WITCH_CHARACTER)

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_thefts(self, s: Citadels) -> cython.void:
        """R5.2: the gold that each rank is likely to hold."""
        seat: cython.int
        rank: cython.int
        for seat in range(s.seats):
            if seat == s.seat or s.gold[seat] == 0:
                continue
            total: cython.int = self.guess(s, s.seat, seat)
            for rank in range(RANKS):
                if self.row[rank] > 0:
                    self.tally[rank] += 100 * s.gold[seat] * self.row[rank] // total

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh_murders(self, s: Citadels, witch: cython.bint) -> cython.void:
        """R5.1, R11.1: how likely somebody dangerous has each rank, and what the turn is worth to him (or to the
        Witch, who plays it herself)."""
        seat: cython.int
        rank: cython.int
        mine: cython.int = self.standing(s, s.seat)
        for seat in range(s.seats):
            if seat == s.seat:
                continue
            total: cython.int = self.guess(s, s.seat, seat)
            threat: cython.int = max(100, self.threat + self.standing(s, seat) - mine)
            for rank in range(RANKS):
                if self.row[rank] > 0:
                    harm: cython.int = (self.turn_lost + self.row[rank]) * threat // 1000
                    if witch:
                        harm += 2 * self.character(s, s.seat, s.seat, rank) + self.turn_lost
                    self.tally[rank] += harm * self.row[rank] // total

    @cython.cfunc
    def score(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.int:
        """The worth of one offered action."""
        box: cython.int = s.box
        if box == AT_TURN:
            return self.turn(s, verb, arg)
        if box == AT_SELECT:
            return self.selection(s, verb, s.rules.rank_of[arg])
        if box == AT_KEEP or box == AT_WIZARD or box == AT_LIGHTHOUSE:
            return self.wanted(s, s.seat, arg) if verb != VERB_DECLINE else NEVER
        if box == AT_UNDER:
            return -self.card(s, s.seat, arg)
        if box == AT_REDRAW:
            return self.redraw(s, verb, arg)
        if box == AT_TRIBUTE:
            return self.tribute(s, verb, arg)
        if box == AT_EMPEROR:
            return -self.standing(s, arg)
        if box == AT_WIZARD_BUILD:
            return self.building(s, s.seat, arg, 1) if verb == VERB_BUILD else 0
        if box == AT_NAVIGATOR:
            needy: cython.bint = count(self.fitting(s, s.seat)) <= 1 and not s.ending[0]
            return 1 if (verb == VERB_FOUR_CARDS) == needy else 0
        if box == AT_GIVE:
            taken: cython.int = find_lot(s, s.c, s.d)
            return -self.loss(s, arg) - self.raid_gold * self.price(s, s.c, taken, find_lot(s, s.seat, arg))
        if box == AT_GRAVEYARD:
            return self.card(s, s.seat, s.a) - 100 - self.gold_kept if verb == VERB_SALVAGE else self.repeat
        if box == AT_BELL_TOWER:
            ahead: cython.bint = self.standing(s, s.seat) >= self.standing(s, self.rival(s, s.seat))
            return 1 if (verb == VERB_ANNOUNCE) == ahead else 0
        return 1 if verb == VERB_PARK or verb == VERB_REVEAL else 0

    # --- choosing a character (R3.6) ------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def selection(self, s: Citadels, verb: cython.int, rank: cython.int) -> cython.int:
        """R3.6, R9.1: what a character is worth to keep, or to take away from the other player."""
        seat: cython.int = s.seat
        if verb == VERB_ASIDE:
            return self.character(s, seat, (seat + 1) % s.seats, rank)
        value: cython.int = self.character(s, seat, seat, rank)
        thief: cython.int = s.rules.character_at[2]
        if rank <= 2 and thief == THIEF_CHARACTER and s.face_up[0] & 4 == 0:
            value += self.safe * s.gold[seat]
        return value

    # --- a turn (R4.4) --------------------------------------------------------------------------------------

    @cython.cfunc
    def turn(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.int:
        """R4.4: an action of the box ``turn``, by its stage."""
        if verb == VERB_GOLD:
            return ACTION + self.more_gold(s)
        if verb == VERB_DRAW:
            return ACTION + self.more_cards_now(s)
        if verb == VERB_MURDER or verb == VERB_ROB or verb == VERB_BEWITCH:
            return POWER + self.tally[s.rules.rank_of[arg]]
        if verb == VERB_BONUS:
            return POWER
        if verb == VERB_INCOME:
            return INCOME if s.did[0] & DID_ACTION else NEVER
        if verb == VERB_BUILD:
            return self.build_now(s, arg)
        if verb == VERB_SWAP or verb == VERB_REDRAW:
            return self.magic(s, verb, arg)
        if verb == VERB_LOOK:
            return LOOK + s.hand_size[arg] if s.did[0] & DID_ACTION else NEVER
        if verb == VERB_DESTROY or verb == VERB_EXCHANGE:
            return self.attack(s, verb, arg // KINDS, arg % KINDS)
        if verb == VERB_END:
            return 0
        return self.city(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def purse(self, s: Citadels) -> cython.int:
        """Gold in hand with the income that is still to come this turn."""
        gold: cython.int = s.gold[s.seat]
        if s.did[0] & DID_INCOME == 0 and s.b != MODE_GATHER_ONLY:
            gold += income(s, s.seat, s.a)
        if s.rules.character_at[s.a] == MERCHANT_CHARACTER and s.did[0] & DID_BONUS == 0:
            gold += 1
        return gold

    @cython.cfunc
    @cython.exceptval(check=False)
    def more_gold(self, s: Citadels) -> cython.int:
        """Two gold: worth most while the cards in hand cost more than there is, and when they make a district
        possible."""
        gold: cython.int = self.purse(s)
        need: cython.int = max(0, self.prices(s, s.seat) - gold)
        paying: cython.int = min(2, need)
        value: cython.int = self.action_gold * paying + self.idle_gold * (2 - paying)
        if s.b != MODE_GATHER_ONLY and s.slots[0] > 0:
            if self.best_building(s, s.seat, gold) == 0 and self.best_building(s, s.seat, gold + 2) > 0:
                value += self.tempo
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def more_cards_now(self, s: Citadels) -> cython.int:
        """A card: the fewer districts in hand can be built, the more it is worth."""
        cards: cython.int = count(self.fitting(s, s.seat))
        if s.rules.character_at[s.a] == ARCHITECT_CHARACTER and s.did[0] & DID_BONUS == 0:
            cards += 1
        value: cython.int = self.more_cards
        if cards == 0:
            value = self.no_cards
        elif cards == 1:
            value = self.one_card
        elif cards == 2:
            value = self.two_cards
        if has(s, s.seat, LIBRARY):
            value += value // 2
        if has(s, s.seat, OBSERVATORY):
            value += value // 5
        return value

    @cython.cfunc
    @cython.exceptval(check=False)
    def build_now(self, s: Citadels, kind: cython.int) -> cython.int:
        """R4.4 (2), R8.17: a district of the income's colour comes before the income, others after it."""
        value: cython.int = self.building(s, s.seat, kind, s.slots[0])
        if value <= 0:
            return NEVER
        if s.did[0] & DID_INCOME == 0:
            colour: cython.int = s.rules.income_colour[s.rules.character_at[s.a]]
            if colour != COLOUR_NONE and (colour == s.rules.colour[kind] or kind == SCHOOL_OF_MAGIC):
                value += self.own_colour
                richer: cython.int = self.best_building(s, s.seat, self.purse(s))
                return COLOUR + value if value >= richer else BUILD + value
        return BUILD + value

    @cython.cfunc
    @cython.exceptval(check=False)
    def magic(self, s: Citadels, verb: cython.int, other: cython.int) -> cython.int:
        """R5.3: before the action with nothing to build in hand, otherwise when nothing is left to build."""
        cards: cython.int = count(self.fitting(s, s.seat))
        acted: cython.bint = s.did[0] & DID_ACTION != 0
        stage: cython.int = LATE
        if not acted:
            if cards > 0:
                return NEVER
            stage = EARLY
        if verb == VERB_REDRAW:
            spare: cython.int = s.hand_size[s.seat] - cards
            return stage + spare if spare > 0 else NEVER
        gain: cython.int = s.hand_size[other] - cards
        if gain <= 0 or (s.ending[0] and acted and s.slots[0] == 0):
            return NEVER
        return stage + 100 * gain + (50 if other == self.rival(s, s.seat) else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def attack(self, s: Citadels, verb: cython.int, victim: cython.int, kind: cython.int) -> cython.int:
        """R5.8, R11.8: the strongest rival's districts, the nearer to completion the better; never the own."""
        if victim == s.seat:
            return NEVER
        if verb == VERB_EXCHANGE:
            return self.exchange(s, victim, kind)
        value: cython.int = self.destruction(s, s.seat, victim, kind)
        mine: cython.int = self.standing(s, s.seat)
        ahead: cython.int = self.standing(s, victim) - mine
        value = value * max(200, min(1500, 1000 + ahead)) // 1000
        if victim == self.rival(s, s.seat):
            value += 30
        price: cython.int = 0 if s.ending[0] else self.raid_gold
        value -= price * destroy_cost(s, victim, find_lot(s, victim, kind))
        return value if value > 0 else NEVER

    @cython.cfunc
    @cython.exceptval(check=False)
    def exchange(self, s: Citadels, victim: cython.int, kind: cython.int) -> cython.int:
        """R11.8: points won for gold, and the rival loses them too."""
        i: cython.int
        lot: cython.int = find_lot(s, victim, kind)
        best: cython.int = NEVER
        price: cython.int = 0 if s.ending[0] else self.raid_gold
        for i in range(s.seat * CITY, s.seat * CITY + s.city_size[s.seat]):
            if may_give(s, s.seat, victim, lot, i):
                given: cython.int = self.loss(s, s.lot[i] % GILT)
                value: cython.int = self.card(s, s.seat, kind) - given - price * self.price(s, victim, lot, i)
                if victim == self.rival(s, s.seat):
                    value += self.raid_points * (s.rules.points[kind] - s.rules.points[s.lot[i] % GILT])
                best = max(best, value)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def price(self, s: Citadels, victim: cython.int, taken: cython.int, given: cython.int) -> cython.int:
        """R11.8: gold that the Diplomat pays."""
        wall: cython.int = wall_surcharge(s, victim, s.lot[taken] % GILT)
        return max(0, city_value(s, taken) + wall - city_value(s, given))

    @cython.cfunc
    @cython.exceptval(check=False)
    def loss(self, s: Citadels, kind: cython.int) -> cython.int:
        """What a district that leaves the own city in exchange was worth."""
        value: cython.int = 100 * s.rules.points[kind] + self.pace
        if s.lot[find_lot(s, s.seat, kind)] >= GILT:
            value += 100
        if colour_count(s, s.seat, s.rules.colour[kind]) == 1:
            value += self.colour
        if s.rules.colour[kind] == COLOUR_PURPLE:
            value += self.purple * self.grade(kind)
        return value

    # --- purple districts (R6, R12) and the Artist ------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def city(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.int:
        """R4.4 (5): what the own city allows; cards that cannot be built any more go first."""
        if verb == VERB_LABORATORY:
            return self.sell(s, arg)
        if verb == VERB_MUSEUM:
            return self.exhibit(s, arg)
        if verb == VERB_SMITHY:
            cards: cython.int = count(self.fitting(s, s.seat))
            if s.did[0] & DID_ACTION == 0 or s.ending[0] or self.nearest(s) <= 1:
                return NEVER
            if s.slots[0] > 0 and cards > 0 and self.best_building(s, s.seat, s.gold[s.seat]) > 0:
                return NEVER
            return LATE if cards <= 1 and s.gold[s.seat] >= s.rules.smithy_pay + 1 else NEVER
        if verb == VERB_GILD:
            keep: cython.int = 3 if self.nearest(s) > 1 else 0
            if s.slots[0] > 0 and self.best_building(s, s.seat, s.gold[s.seat]) > 0:
                return NEVER
            return LATE + s.rules.points[arg] if s.gold[s.seat] > keep and s.did[0] & DID_ACTION else NEVER
        if verb == VERB_ARMORY:
            return self.armory(s, arg // KINDS, arg % KINDS)
        return NEVER

    @cython.cfunc
    @cython.exceptval(check=False)
    def spare(self, s: Citadels, kind: cython.int) -> cython.bint:
        """Whether a hand card cannot be built: its name stands in the city, or another copy is in hand."""
        if may_repeat(s, s.seat, 0):
            return False
        return has(s, s.seat, kind) or s.hand[s.seat * KINDS + kind] > 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def sell(self, s: Citadels, kind: cython.int) -> cython.int:
        """R6.3: the Laboratory takes spare cards, in the last round the ones that will not be built either."""
        if self.spare(s, kind):
            return SELL + 99 - s.rules.cost[kind]
        if s.did[0] & DID_ACTION and s.slots[0] > 0:
            gold: cython.int = self.purse(s)
            rich: cython.int = self.best_building(s, s.seat, gold + s.rules.laboratory_gold)
            if count(s.held[s.seat]) >= 3 and self.best_building(s, s.seat, gold) == 0 and rich > 0:
                return SELL + s.rules.cost[kind] if s.rules.cost[kind] > gold + 1 else NEVER
        return NEVER

    @cython.cfunc
    @cython.exceptval(check=False)
    def exhibit(self, s: Citadels, kind: cython.int) -> cython.int:
        """R12.3: a card under the Museum is a point: spare ones, near the end and from full hands any."""
        if s.did[0] & DID_ACTION == 0:
            return NEVER
        if s.slots[0] > 0 and self.best_building(s, s.seat, s.gold[s.seat]) > 0:
            return NEVER
        if self.spare(s, kind) or self.nearest(s) <= 1 or count(self.fitting(s, s.seat)) >= 3:
            return LATE + 2000 - self.card(s, s.seat, kind)
        return NEVER

    @cython.cfunc
    @cython.exceptval(check=False)
    def armory(self, s: Citadels, victim: cython.int, kind: cython.int) -> cython.int:
        """R12.2: in the last round, against whoever is ahead, if it takes more than it costs."""
        if not s.ending[0] or s.did[0] & DID_ACTION == 0:
            return NEVER
        if s.slots[0] > 0 and self.best_building(s, s.seat, s.gold[s.seat]) > 0:
            return NEVER
        if victim != self.rival(s, s.seat) or self.standing(s, victim) < self.standing(s, s.seat) - 300:
            return NEVER
        points: cython.int = s.rules.points[kind]
        if s.city_size[victim] == s.target[0] and s.first[0] != victim + 1:
            points += s.rules.other_bonus
        cost: cython.int = s.rules.points[ARMORY]
        if s.city_size[s.seat] == s.target[0] and s.first[0] != s.seat + 1:
            cost += s.rules.other_bonus
        return LATE + points if points > cost else NEVER

    # --- other decisions --------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def redraw(self, s: Citadels, verb: cython.int, kind: cython.int) -> cython.int:
        """R5.3 (b): spare cards go, the others stay."""
        if verb == VERB_DONE:
            return 0
        return 1 if self.spare(s, kind) else -1 - self.card(s, s.seat, kind)

    @cython.cfunc
    @cython.exceptval(check=False)
    def tribute(self, s: Citadels, verb: cython.int, kind: cython.int) -> cython.int:
        """R11.4.2: a spare card before a gold, a gold before a card of use."""
        if verb == VERB_PAY_GOLD:
            return -100
        return -self.repeat if self.spare(s, kind) else -self.card(s, s.seat, kind)
