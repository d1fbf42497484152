# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The rule of thumb of City of Iron: every offered action is scored and the best one played (the bot `greedy`).

Values are hundredths of a point (worth.py). It reads what lies open, its own hand and the order of its own decks.
Strategy: places in many goods early, income, a few experts for new lands and towns, science for the dearer decks.
"""

from __future__ import annotations

import cython

from rathaus.core.policy import Policy
from rathaus.core.state import State
from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.games.city_of_iron.cards import one
    from rathaus.games.city_of_iron.costs import (
        bid_price,
        can_build,
        fits_city,
        free_slot,
        kind_from,
        money_need,
        money_price,
        science_price,
    )
    from rathaus.games.city_of_iron.decks import first_cell
    from rathaus.games.city_of_iron.holdings import cranes
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.skills import can_reach, usable_tokens
    from rathaus.games.city_of_iron.worth import (
        building_worth,
        card_worth,
        good_worth,
        land_worth,
        loss,
        purchase_worth,
        purse_worth,
        room_cost,
        rounds_left,
        science_worth,
        token_worth,
        town_worth,
        weakest,
    )

NEVER = cython.declare(cython.int, -1000000)
STORE = cython.declare(cython.int, 32)
DISTANCE = cython.declare(cython.int, 63)
A_PLACE = cython.declare(cython.int, 22)  # acting before one more player


@cython.cclass
class CityOfIronPolicy(Policy):
    """Scores the offers of the pending decision; of equal ones the first is played."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.rounds = self.coin = 0

    @cython.cfunc
    def choose(self, state: State) -> cython.int:
        s: CityOfIron = state  # type: ignore[assignment]
        i: cython.int
        best: cython.int = s.offers[0]
        most: cython.int = NEVER - 1
        if s.n_offers == 1:
            return best
        self.rounds = rounds_left(s)
        self.coin = purse_worth(s, s.seat, self.rounds)
        for i in range(s.n_offers):
            action: cython.int = s.offers[i]
            verb: cython.int = s.rules.verb_of[action]
            worth: cython.int = self.score(s, verb, action - s.rules.base_of[verb])
            if worth > most:
                most = worth
                best = action
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def score(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.int:
        """The value of one offer."""
        if verb == VERB_BUILD:
            return self.build(s, arg)
        if verb == VERB_BUILD_STORED:
            return self.build(s, STORE + arg) + 20
        if verb == VERB_STORE:
            return self.store(s, s.row[arg] - 1)
        if verb == VERB_PLAY:
            return self.play(s, arg)
        if verb == VERB_ATTACK:
            return town_worth(s, s.seat, arg) - 20
        if verb == VERB_DRAW:
            return self.top_card(s, arg) * 2 // 3
        if verb == VERB_TAX:
            return self.coin * s.rules.tax
        if verb == VERB_SCIENCE:
            return self.science(s)
        if verb == VERB_MOVE:
            return self.move(s, arg)
        if verb == VERB_SKILLS or verb == VERB_FIGHT:
            return self.pay(s, verb, arg)
        if verb == VERB_BUY:
            return purchase_worth(s, s.seat, arg)
        if verb == VERB_BID:
            return self.bid(s, arg)
        return self.other(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def other(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.int:
        """The offers that come up less often."""
        if verb == VERB_CITY:
            return self.city(s, arg)
        if verb == VERB_LAND:
            return land_worth(s, s.seat, arg) - 3 * s.rules.land_distance[arg]
        if verb == VERB_TOKEN:
            return token_worth(s, s.seat, arg, s.b == 1) - (token_worth(s, s.seat, arg, s.b == 0) // 2)
        if verb == VERB_DEMOLISH:
            return -loss(s, s.seat, arg)
        if verb == VERB_LIFT:
            return -(s.rules.terrain[arg] & (s.rules.terrain[arg] - 1))
        if verb == VERB_GIVE:
            return -card_worth(s, s.seat, arg)
        if verb == VERB_DISCARD or verb == VERB_STACK:  # the better card comes back first
            return card_worth(s, s.seat, arg)
        if verb == VERB_GOOD:
            return good_worth(s, s.seat, arg, 2)
        if verb == VERB_STAY:
            return self.place(s, s.space[s.seat] - 1)
        if verb == VERB_ENOUGH:
            return 1
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def build(self, s: CityOfIron, origin: cython.int) -> cython.int:
        """R5.1.4: what the building gives, less money, science and room."""
        kind: cython.int = kind_from(s, origin)
        card: cython.bint = s.box == AT_BUILD_WITH
        money: cython.int = money_price(s, s.seat, kind, s.a if card else 0, cranes(s, s.seat))
        science: cython.int = science_price(s, s.seat, kind, s.b if card else 0)
        return self.net(s, kind, money, science)

    @cython.cfunc
    @cython.exceptval(check=False)
    def net(self, s: CityOfIron, kind: cython.int, money: cython.int, science: cython.int) -> cython.int:
        """The worth of a building for a price."""
        worth: cython.int = building_worth(s, s.seat, kind) - room_cost(s, s.seat, kind)
        return worth - money * self.coin - science * self.coin * 3

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_build(
        self, s: CityOfIron, money: cython.int, money_off: cython.int, science_off: cython.int
    ) -> cython.int:
        """The best building for so much money."""
        place: cython.int
        kind: cython.int
        best: cython.int = NEVER
        crane: cython.int = cranes(s, s.seat)
        for place in range(SLOTS + BUILDINGS):
            if place < SLOTS:
                kind = s.row[place] - 1
                if kind < 0:
                    continue
            else:
                kind = place - SLOTS
                if s.stored[s.seat * BUILDINGS + kind] == 0:
                    continue
            if can_build(s, s.seat, kind, money_off, science_off, crane, money):
                best = max(
                    best,
                    self.net(
                        s,
                        kind,
                        money_price(s, s.seat, kind, money_off, crane),
                        science_price(s, s.seat, kind, science_off),
                    ),
                )
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def store(self, s: CityOfIron, kind: cython.int) -> cython.int:
        """R5.2.1: a building that the seat wants, has the terrain for and cannot pay yet."""
        if self.rounds == 0 or s.rules.terrain[kind] & s.terrains[s.seat] == 0:
            return NEVER
        science: cython.int = science_price(s, s.seat, kind, 0)
        money: cython.int = money_price(s, s.seat, kind, 0, cranes(s, s.seat))
        if science <= s.science[s.seat] and money <= s.money[s.seat]:
            return NEVER
        if science > s.science[s.seat] + 1 or money > s.money[s.seat] + s.income[s.seat]:
            return NEVER
        return self.net(s, kind, money, science) // 3 - 50

    @cython.cfunc
    @cython.exceptval(check=False)
    def science(self, s: CityOfIron) -> cython.int:
        """R5.5.1: science against the money it costs; not while the money buys a good building at once."""
        rest: cython.int = s.money[s.seat] - s.rules.science_price
        worth: cython.int = science_worth(s, s.seat, self.rounds) - s.rules.science_price * self.coin
        if rest < 2 and self.rounds > 1 and s.actions[s.seat] + 1 < s.rules.actions_each:
            worth -= self.coin
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def top_card(self, s: CityOfIron, deck: cython.int) -> cython.int:
        """R3.4: the owner knows the next card: the top of the draw pile or the oldest discard."""
        if s.queue_size[s.seat * 2 + deck] == 0:
            return 0
        last: cython.bint = self.rounds == 0 and s.actions[s.seat] + 1 >= s.rules.actions_each
        return 0 if last else card_worth(s, s.seat, s.queue[first_cell(s.seat, deck)])

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, s: CityOfIron, card: cython.int) -> cython.int:
        """R5.6.1: the effect of a card, less what it costs; free actions come first."""
        effect: cython.int = s.rules.effect[card]
        n: cython.int = s.rules.amount[card]
        need: cython.int = money_need(s, s.seat, card)
        worth: cython.int = -need * self.coin - 30 * s.rules.need_cards[card] - 8 * s.rules.need_hammer[card]
        if s.rules.free[card]:
            return 100000
        if effect == EFFECT_GAIN_MONEY:
            return worth + n * self.coin
        if effect == EFFECT_GAIN_SCIENCE:
            return worth + science_worth(s, s.seat, self.rounds) + (n - 1) * self.coin * 3
        if effect == EFFECT_DRAW_CARDS:
            return worth + n * max(self.top_card(s, CITIZEN), self.top_card(s, MILITARY)) * 3 // 5
        if effect == EFFECT_SETTLE_CITY:
            return worth + self.best_land(s, card)
        if effect == EFFECT_ADD_DISTRICT:
            return worth + self.best_token(s, True)
        return worth + self.best_build(
            s, s.money[s.seat] - need, s.rules.less_money[card], s.rules.less_science[card]
        )

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_land(self, s: CityOfIron, card: cython.int) -> cython.int:
        """R5.6.6: the best land within reach."""
        land: cython.int
        best: cython.int = NEVER
        for land in range(LANDS):
            if (s.display[0] >> land) & 1 and can_reach(s, land, s.hand[s.seat] - one(card)):
                best = max(best, land_worth(s, s.seat, land))
        return best + self.best_token(s, False)

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_token(self, s: CityOfIron, district: cython.bint) -> cython.int:
        """R5.6.9: the best of the unused tokens."""
        token: cython.int
        best: cython.int = 0
        tokens: cython.int = usable_tokens(s, s.seat, district)
        for token in range(TOKENS):
            if (tokens >> token) & 1:
                best = max(best, token_worth(s, s.seat, token, district))
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def pay(self, s: CityOfIron, verb: cython.int, card: cython.int) -> cython.int:
        """R5.6.2, R5.7.2: cards that pay much and are worth little otherwise; nothing more than needed."""
        missing: cython.int
        gives: cython.int
        if s.box == AT_SIEGE:
            missing = s.b if verb == VERB_FIGHT else s.c
            gives = s.rules.attack[card] if verb == VERB_FIGHT else s.rules.distance[card]
            if missing <= 0:
                return -card_worth(s, s.seat, card)
            other: cython.int = s.rules.distance[card] if verb == VERB_FIGHT else s.rules.attack[card]
            return 1000 + 40 * min(gives, missing) - 10 * gives - 15 * other
        missing = s.b if s.rules.need_hammer[s.a] else s.c & DISTANCE
        gives = s.rules.hammer[card] if s.rules.need_hammer[s.a] else s.rules.distance[card]
        if s.b == 0 and s.c == 0:
            return -card_worth(s, s.seat, card)
        return 1000 + 60 * min(gives, missing) - card_worth(s, s.seat, card)

    @cython.cfunc
    @cython.exceptval(check=False)
    def city(self, s: CityOfIron, city: cython.int) -> cython.int:
        """R5.1.2, R5.6.7, R8.1.2: a city with room, and few terrains besides the one that is needed."""
        if s.box == AT_DISTRICT_CITY:
            return 0 if free_slot(s, city) < 0 else -s.slots[city]
        spread: cython.int = s.rules.land_terrains[city]
        worth: cython.int = 0
        while spread:
            worth -= 5
            spread &= spread - 1
        if free_slot(s, city) < 0:
            worth -= 10 + weakest(s, s.seat, city)
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def move(self, s: CityOfIron, city: cython.int) -> cython.int:
        """R8.1.2: room for a building that could otherwise only replace another one."""
        place: cython.int
        crane: cython.int = cranes(s, s.seat)
        best: cython.int = NEVER
        if free_slot(s, city) >= 0:
            return NEVER
        for place in range(SLOTS):
            kind: cython.int = s.row[place] - 1
            if kind < 0 or not fits_city(s, s.seat, kind, city):
                continue
            if room_cost(s, s.seat, kind) < 100:  # there is room elsewhere
                continue
            left: cython.int = s.money[s.seat] - s.rules.move_price
            if can_build(s, s.seat, kind, 0, 0, crane, left):
                worth: cython.int = building_worth(s, s.seat, kind)
                worth -= money_price(s, s.seat, kind, 0, crane) * self.coin
                best = max(best, worth - science_price(s, s.seat, kind, 0) * self.coin * 3)
        return best + 50 if best > 100 else NEVER

    @cython.cfunc
    @cython.exceptval(check=False)
    def bid(self, s: CityOfIron, space: cython.int) -> cython.int:
        """R4.1.1: a place for its price."""
        return self.place(s, space) - bid_price(s, s.seat, space) * self.coin

    @cython.cfunc
    @cython.exceptval(check=False)
    def place(self, s: CityOfIron, space: cython.int) -> cython.int:
        """R4.1.2: acting before others, those still to come counted by half."""
        other: cython.int
        worth: cython.int = space
        for other in range(s.seats):
            if other != s.seat:
                if s.space[other] == 0:
                    worth += A_PLACE * space // s.rules.spaces
                elif s.space[other] - 1 < space:
                    worth += A_PLACE
        return worth
