# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The rule of thumb of Kutná Hora: every offered action is scored and the best one played (the bot `greedy`).

Values are hundredths of a point (worth.py). Everything is open (R2.16), so everything may be read.
Strategy: the notes of gaps.md, section 4: points from mine rows and from crests, a large income each time, and no
public building as the first purchase.
"""

from __future__ import annotations

import cython

from rathaus.core.policy import Policy
from rathaus.core.state import State
from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.kutna_hora.costs import (
        buildable,
        building_price,
        can_mine,
        cell_timber,
        column_price,
        diggable,
        has_house,
        hire_price,
        income,
        plot_price,
        plots,
        row_for,
        takeable,
    )
    from rathaus.games.kutna_hora.grid import around
    from rathaus.games.kutna_hora.hall import place_of
    from rathaus.games.kutna_hora.market import price
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.neighbours import beside_public, crest_points
    from rathaus.games.kutna_hora.worth import (
        best_fit,
        building_worth,
        cards_left,
        coin_worth,
        council_worth,
        fit,
        house_worth,
        production_worth,
        reputation_worth,
        tile_worth,
    )

NEVER = cython.declare(cython.int, -1000000)
TURNS_TO_BUILD = cython.declare(cython.int, 3)
WIDE_ONE = cython.declare(cython.ulonglong, 1)
AN_ACTION = cython.declare(cython.int, 110)  # what a card is worth that does something else
BY_BARBARA = cython.declare(cython.int, 1)
POINT = cython.declare(cython.int, 100)
GUILDS = cython.declare(cython.int, 6)


@cython.cclass
class KutnaHoraPolicy(Policy):
    """Scores the offers of the pending decision; of equal ones the first is played."""

    if not cython.compiled:

        def __init__(self) -> None:
            self.value = [0] * 8

    @cython.cfunc
    def choose(self, state: State) -> cython.int:
        s: KutnaHora = state  # type: ignore[assignment]
        i: cython.int
        best: cython.int = s.offers[0]
        most: cython.int = NEVER - 1
        if s.n_offers == 1:
            return best
        if s.box == AT_PLAY or s.box == AT_JOKER:
            self.weigh(s)
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
    def score(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.int:
        """The value of one offer."""
        if verb == VERB_PLAY or verb == VERB_PASS:
            return self.play(s, verb, arg)
        if verb == VERB_ACT:
            return self.value[arg]
        if verb == VERB_MINE:
            return self.cell(s, s.b, arg)
        if verb == VERB_KEEP:
            return self.best_tile(s, arg)
        if verb == VERB_RIGHTS:
            return self.right(s, arg)
        if verb == VERB_PLOT:
            return self.square(s, arg)
        if verb == VERB_BUILD:
            return self.stored_build(s, arg)
        if verb == VERB_SITE:
            return fit(s, s.seat, s.b, arg)
        if verb == VERB_COUNCIL:
            return council_worth(s, s.seat, arg) - (
                s.rules.council_price * coin_worth(s, s.seat) if s.a == MODE_PAID else 0
            )
        if verb == VERB_PAY:
            return -s.a * coin_worth(s, s.seat)
        if verb == VERB_REFUSE:
            return reputation_worth(s, s.seat, -s.rules.refusal[s.round[0]])
        return self.other(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def other(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.int:
        """The offers that come up less often."""
        guild: cython.int
        worth: cython.int = 0
        if verb == VERB_HIRE:
            return arg + 1
        if verb == VERB_SCORE:
            return crest_points(s, arg)
        if verb == VERB_ACCEPT:
            return 1
        if verb == VERB_SLIDE:
            return (
                s.production[s.seat * 4 + s.row_of[s.seat * 6 + arg] - 1] if s.row_of[s.seat * 6 + arg] else 0
            )
        if verb == VERB_REMOVE:
            worth = -house_worth(s, s.seat, arg)
            if s.a == BY_BARBARA:
                worth += s.b * production_worth(s, s.seat, s.guild_at[s.seat * 3 + arg] - 1)
            return worth
        if verb == VERB_GUILDS:
            for guild in range(GUILDS):
                if (s.rules.guild_sets[s.guild_card[0] * 4 + arg] >> guild) & 1:
                    worth += price(s, guild)
            return worth
        if verb == VERB_PLACE:  # the dearest guild in the row with points
            return price(s, arg) if s.b == 1 else -price(s, arg)
        return self.give_up(s)

    @cython.cfunc
    @cython.exceptval(check=False)
    def give_up(self, s: KutnaHora) -> cython.int:
        """Declining: nothing, but a drawn tile should be worth its price, and miners are not hired in vain."""
        if s.box == AT_HIRE or s.box == AT_SCORE_BUILDING:
            return -1
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.int:
        """R3.4: the value of the action, less a share of what else the card could do."""
        action: cython.int
        card: cython.int = arg if verb == VERB_PASS else arg // ACTIONS_PLAYED
        most: cython.int = 0
        for action in range(ACTIONS_PLAYED):
            if (s.rules.card_actions[card] >> action) & 1 and (
                verb == VERB_PASS or action != arg % ACTIONS_PLAYED
            ):
                most = max(most, self.value[action])
        return (0 if verb == VERB_PASS else self.value[arg % ACTIONS_PLAYED]) - most // 6

    @cython.cfunc
    @cython.exceptval(check=False)
    def weigh(self, s: KutnaHora) -> cython.void:
        """The value of each action now."""
        action: cython.int
        best: cython.int = 0
        self.value[ACTION_MINE] = self.mine_value(s)
        self.value[ACTION_PLOT] = self.plot_value(s)
        self.value[ACTION_RIGHTS] = self.rights_value(s)
        self.value[ACTION_BUILDING] = self.build_value(s)
        self.value[ACTION_INCOME] = self.income_value(s)
        self.value[ACTION_ST_BARBARA] = self.barbara_value(s)
        for action in range(ACTION_JOKER):
            best = max(best, self.value[action])
        loss: cython.int = (
            reputation_worth(s, s.seat, -1) if s.reputation[s.seat] < s.rules.free_joker_from else 0
        )
        self.value[ACTION_JOKER] = best - AN_ACTION // 2 + loss

    @cython.cfunc
    @cython.exceptval(check=False)
    def mine_value(self, s: KutnaHora) -> cython.int:
        """R5.1: a guess before the draw: better with more tiles to choose from, worse with a dear cell."""
        seat: cython.int = s.seat
        if not can_mine(s, seat, MODE_PAID):
            return NEVER
        cells: cython.ulonglong = diggable(s, seat, MODE_PAID)
        hire: cython.int = 0 if s.pool[seat] > 0 else hire_price(s, 1) * coin_worth(s, seat)
        if cells == 0 or (s.pool[seat] == 0 and s.coins[seat] < hire_price(s, 1) + 10):
            return NEVER
        least: cython.int = 99
        while cells:
            least = min(least, cell_timber(s, lowest(cells)))
            cells &= cells - 1
        cost: cython.int = least * price(s, RESOURCE_TIMBER) * coin_worth(s, seat)
        gain: cython.int = 230 + 60 * s.technology[0] + production_worth(s, seat, RESOURCE_ORE)
        return gain - cost - hire

    @cython.cfunc
    @cython.exceptval(check=False)
    def best_tile(self, s: KutnaHora, tile: cython.int) -> cython.int:
        """R5.1.5: a drawn tile on its best cell."""
        best: cython.int = NEVER
        cells: cython.ulonglong = diggable(s, s.seat, s.a)
        while cells:
            best = max(best, self.cell(s, tile, lowest(cells)))
            cells &= cells - 1
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def cell(self, s: KutnaHora, tile: cython.int, cell: cython.int) -> cython.int:
        """R5.1.6: a tile on a cell, less its price; a miner is worth something too."""
        cost: cython.int = 0
        if s.a == MODE_PAID:
            cost = cell_timber(s, cell) * price(s, RESOURCE_TIMBER) * coin_worth(s, s.seat)
        new_row: cython.int = 40 if (s.own_mines[s.seat] >> (cell // PITCH * PITCH)) & 255 == 0 else 0
        return tile_worth(s, s.seat, tile, cell // PITCH) - cost + new_row + 20

    @cython.cfunc
    @cython.exceptval(check=False)
    def rights_value(self, s: KutnaHora) -> cython.int:
        """R5.2: the best tile to take, with a share of what it will do."""
        best: cython.int = NEVER
        buildings: cython.ulonglong = takeable(s, s.seat, MODE_PAID)
        while buildings:
            best = max(best, self.right(s, lowest(buildings)))
            buildings &= buildings - 1
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def right(self, s: KutnaHora, building: cython.int) -> cython.int:
        """R5.2.2: a point for the stored tile at least (R10.5); all of it only if there is time to build it."""
        seat: cython.int = s.seat
        waiting: cython.int = count(s.stored[seat])
        coins: cython.int = 0
        paid: cython.bint = s.box != AT_RIGHTS or s.a == MODE_PAID
        if paid:
            stack: cython.int = s.rules.stack_of[building]
            while s.top[stack] != building + 1:
                stack += 1
            coins = column_price(s, place_of(s, stack) % HALL, price(s, RESOURCE_PERMITS))
        left: cython.int = cards_left(s, seat) - TURNS_TO_BUILD * (waiting + 1) + 1
        if left < 0:
            return POINT - coins * coin_worth(s, seat)
        if building < GUILD_BUILDINGS and not has_house(s, seat, row_for(s, seat, building)):
            return 0
        timber: cython.int = building_price(s, building, MODE_PAID)
        worth: cython.int = building_worth(s, seat, building) - (timber + coins) * coin_worth(s, seat)
        if building >= GUILD_BUILDINGS and s.round[0] == 1:
            worth -= 300
        if timber + coins > s.coins[seat] + income(s, seat):
            worth //= 2
        return worth // (2 + waiting)

    @cython.cfunc
    @cython.exceptval(check=False)
    def plot_value(self, s: KutnaHora) -> cython.int:
        """R5.3: a plot for a tile that has none; the last ones for the point they leave (R10.5)."""
        best: cython.int = NEVER
        squares: cython.ulonglong = plots(s, s.seat, MODE_PAID)
        while squares:
            best = max(best, self.square(s, lowest(squares)))
            squares &= squares - 1
        if best == NEVER:
            return NEVER
        free: cython.int = count(s.stored[s.seat]) - count(s.claimed[s.seat])
        left: cython.int = cards_left(s, s.seat)
        if free > 0 and left > 1:
            return best + 260
        return best + (120 if left < 3 else 0) - 60

    @cython.cfunc
    @cython.exceptval(check=False)
    def square(self, s: KutnaHora, square: cython.int) -> cython.int:
        """R5.3: what the stored tiles would score on a square, and neighbours to come, less its price."""
        best: cython.int = 0
        seat: cython.int = s.seat
        left: cython.ulonglong = s.stored[seat]
        while left:
            best = max(best, fit(s, seat, lowest(left), square))
            left &= left - 1
        near: cython.ulonglong = around(WIDE_ONE << square)
        best += count(near & s.own_sites[seat]) * 25 + count(near & s.public_sites[0]) * 40
        best += count(near & s.rules.town) * 5
        paid: cython.bint = s.box != AT_PLOT or s.a == MODE_PAID
        return best - (plot_price(s, seat, square) * coin_worth(s, seat) if paid else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def build_value(self, s: KutnaHora) -> cython.int:
        """R5.4: the best stored tile."""
        best: cython.int = NEVER
        buildings: cython.ulonglong = buildable(s, s.seat, MODE_PAID)
        while buildings:
            best = max(best, self.stored_build(s, lowest(buildings)))
            buildings &= buildings - 1
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def stored_build(self, s: KutnaHora, building: cython.int) -> cython.int:
        """R5.4: a stored tile on the best plot, less timber and the two points of tile and marker (R10.5)."""
        seat: cython.int = s.seat
        mode: cython.int = s.a if s.box == AT_BUILD else MODE_PAID
        cost: cython.int = building_price(s, building, mode) * coin_worth(s, seat)
        lost: cython.int = 2 * POINT if cards_left(s, seat) < TURNS_TO_BUILD else 0
        return building_worth(s, seat, building) + best_fit(s, seat, building) - cost - lost + 50

    @cython.cfunc
    @cython.exceptval(check=False)
    def income_value(self, s: KutnaHora) -> cython.int:
        """R5.5: coins are worth more the fewer there are."""
        seat: cython.int = s.seat
        coins: cython.int = income(s, seat)
        have: cython.int = s.coins[seat]
        each: cython.int = coin_worth(s, seat)
        if have > 40:
            return coins * each // 4
        return coins * each // 2 if have > 20 else coins * each

    @cython.cfunc
    @cython.exceptval(check=False)
    def barbara_value(self, s: KutnaHora) -> cython.int:
        """R5.6: what the current tile gives, less the pelican's point, plus half a silver pair (R9.3)."""
        seat: cython.int = s.seat
        if s.pelicans[seat] == 0:
            return NEVER
        tile: cython.int = s.barbara[0]
        worth: cython.int = s.council[COLOUR_SILVER] * 150 - POINT
        if tile >= BARBARA:
            return worth + reputation_worth(s, seat, s.rules.barbara_repeat[BARBARA - 1])
        worth += reputation_worth(s, seat, s.rules.barbara_fame[tile]) + s.rules.barbara_points[tile] * POINT
        effect: cython.int = s.rules.barbara_effect[tile]
        if effect == EFFECT_INCOME_TWICE:
            worth += 2 * income(s, seat) * coin_worth(s, seat)
        elif effect == EFFECT_REPUTATION_PER_ADJACENT_PUBLIC:
            worth += reputation_worth(s, seat, beside_public(s, seat))
        elif effect == EFFECT_MINE_TWICE_FREE_TIMBER:
            worth += 500
        elif effect != EFFECT_NONE:
            worth += 200
        return worth
