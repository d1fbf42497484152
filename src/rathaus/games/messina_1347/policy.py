# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The rule of thumb of Messina 1347: every offered action is scored and the best one played (the bot `greedy`).

Values are hundredths of a point (worth.py). Everything is open (R3.3), so everything may be read.
"""

from __future__ import annotations

import cython

from rathaus.core.policy import Policy
from rathaus.core.state import State
from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import citizens_of, taken
    from rathaus.games.messina_1347.pieces import class_squares, lieutenants_of, square_program
    from rathaus.games.messina_1347.prospects import (
        best_building,
        effect_worth,
        improvement_worth,
        job_worth,
        master_worth,
        overseer_worth,
        plain_worth,
        program_worth,
        space_worth,
        square_worth,
        wagon_worth,
        workshop_worth,
    )
    from rathaus.games.messina_1347.ways import slot_at, targets, unused_count, walk_price
    from rathaus.games.messina_1347.worth import (
        citizen_worth,
        item_worth,
        rat_worth,
        reward_worth,
        rounds_left,
        scroll_worth,
        step_worth,
        token_worth,
    )

POINT = cython.declare(cython.int, 100)
NEVER = cython.declare(cython.int, -1000000)
PRICES = cython.declare(cython.int, 5)
THREE = cython.declare(cython.ulonglong, 7)


@cython.cclass
class MessinaPolicy(Policy):
    """Scores the offers of the pending decision; of equal ones the first is played."""

    @cython.cfunc
    def choose(self, state: State) -> cython.int:
        s: Messina = state  # type: ignore[assignment]
        i: cython.int
        best: cython.int = s.offers[0]
        most: cython.int = NEVER - 1
        if s.n_offers == 1:
            return best
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
    def score(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.int:
        """The value of one offer; doing nothing is worth 0."""
        seat: cython.int = s.seat
        if verb == VERB_DONE or verb == VERB_DISCARD or verb == VERB_PASS:
            return 0
        if verb == VERB_USE:
            return self.lieutenant(s, seat, slot_at(s, seat, arg))
        if verb == VERB_GO:
            return self.way(s, seat, s.a, arg)
        if verb == VERB_RECALL:
            return token_worth(s, seat, 0) + 30
        if verb == VERB_ACT:
            return self.act(s, seat, arg + 1)
        if verb == VERB_REPOPULATE:
            return self.repopulation(s, seat, s.a)
        if verb == VERB_PAY:
            return step_worth(s, seat, arg + 1) - lieutenants_of(s, seat) * token_worth(s, seat, 0)
        if verb == VERB_REWARD:
            return self.reward(s, seat, arg + 1)
        if verb == VERB_EMPLOY:
            return self.employment(s, seat, arg)
        if verb == VERB_ADVANCE:
            return space_worth(s, seat, arg // SPACES, arg % SPACES)
        if verb == VERB_ACTIVATE:
            return square_worth(s, seat, arg) - 1
        return self.citizen(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def citizen(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.int:
        """Offers about citizens."""
        seat: cython.int = s.seat
        if verb == VERB_SETTLE:
            return 1000 + self.square(s, seat, arg)
        if verb == VERB_QUARANTINE:
            return 1000 + self.cabin(s, seat, arg % CABINS) + citizen_worth(s, seat, arg // CABINS)
        if verb == VERB_RELEASE:
            return 1000 + self.square(s, seat, arg % SQUARES)
        if verb == VERB_APPRENTICE:
            golden: cython.bint = s.patient[seat * CABINS + arg // WORKSHOPS] & 1 == 0
            return 900 + job_worth(s, seat, arg % WORKSHOPS, golden)
        if verb == VERB_RESCUE:
            return citizen_worth(s, seat, arg)
        if verb == VERB_GIVE:
            return -self.keep(s, seat, arg)
        if verb == VERB_GIVE_WORKER:
            return -self.keep_worker(s, seat, arg)
        if verb == VERB_UPGRADE:
            need: cython.int = 75 if rounds_left(s) > 0 else 25
            return need - count(s.golden[seat] & class_squares(arg // 6)) * 10
        if verb == VERB_UPGRADE_PATIENT:
            return 70 * rounds_left(s) // 3
        if verb == VERB_UPGRADE_WORKER:
            return master_worth(s, seat, arg)
        return self.fire(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def fire(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.int:
        """Offers about plague and ships."""
        seat: cython.int = s.seat
        each: cython.int = s.rules.fire_each[s.round[0]]
        if verb == VERB_FIGHT:
            cost: cython.int = each * token_worth(s, seat, 2)
            if arg == FUEL_MIXED:
                cost += 20
            elif arg == FUEL_MAJOR_FIRE:
                cost += 20 * each - (self.beside(s, seat) if s.box == AT_FIGHT else 0)
            return self.cube(s, seat) + rat_worth(s, seat) - cost
        if verb == VERB_SPREAD:
            return self.cube(s, seat) + (rat_worth(s, seat) if (s.repopulated[seat] >> arg) & 1 else 0)
        if verb == VERB_RAT:
            return 0
        if verb == VERB_SHIP:
            return s.rules.ship_coins[arg] * token_worth(s, seat, 0) + s.rules.ship_points[arg] * POINT
        return self.building(s, verb, arg)

    @cython.cfunc
    @cython.exceptval(check=False)
    def building(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.int:
        """Offers of the build action, and the effects that come up less often."""
        seat: cython.int = s.seat
        if verb == VERB_IMPROVE:
            return improvement_worth(s, seat, arg)
        if verb == VERB_WORKSHOP:
            return workshop_worth(s, seat, arg)
        if verb == VERB_WAGON:
            return wagon_worth(s, seat, arg)
        if verb == VERB_FIT:
            return 1 if s.patient[seat * CABINS + arg] > 0 else 0
        if verb == VERB_CYCLE:
            return self.cycling(s, seat, arg % PRICES)
        if verb == VERB_CLIMB:
            return step_worth(s, seat, arg + 1)
        if verb == VERB_SCROLL:
            return scroll_worth(s, seat, arg)
        if verb == VERB_PROMOTE:
            return self.promotion(s, seat, arg)
        if verb == VERB_PERFORM:
            return program_worth(s, seat, arg)
        return 0

    # --- where to go ----------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def lieutenant(self, s: Messina, seat: cython.int, slot: cython.int) -> cython.int:
        """R4.1: the best that a lieutenant can do."""
        best: cython.int = NEVER
        sites: cython.ulonglong = targets(s, seat, slot)
        while sites:
            best = max(best, self.way(s, seat, slot, lowest(sites)))
            sites &= sites - 1
        if s.lieutenant[seat * LIEUTENANTS + slot] >= ON_SITE:
            best = max(best, token_worth(s, seat, 0) + 40)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def way(self, s: Messina, seat: cython.int, slot: cython.int, site: cython.int) -> cython.int:
        """R4.1.3: a site, less the coins on the way to it."""
        return self.site(s, seat, site) - walk_price(s, seat, slot, site) * token_worth(s, seat, 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def site(self, s: Messina, seat: cython.int, site: cython.int) -> cython.int:
        """R4.2-R4.5, R4.7: citizens, plague, action or repopulation, or a ship."""
        if site >= FIRST_DOCK:
            return self.dock(s, seat, site - FIRST_DOCK)
        worth: cython.int = program_worth(s, seat, site)
        if site >= HEXES:
            return worth
        if self.could_repopulate(s, seat, site):
            worth = max(worth, self.repopulation(s, seat, site))
        elif (s.repopulated[seat] >> site) & 1:
            worth += s.rules.visit_points * POINT
        return worth + self.rescues(s, seat, site) + self.fight(s, seat, site)

    @cython.cfunc
    @cython.exceptval(check=False)
    def could_repopulate(self, s: Messina, seat: cython.int, hex: cython.int) -> cython.bint:
        """R4.5: whether the hex can be repopulated with the citizens that are rescued there first."""
        cls: cython.int
        if (taken(s) >> hex) & 1 or count(s.repopulated[seat]) >= s.rules.tiles:
            return False
        if (s.wagons[seat] & ~s.tired[seat]) == 0 or s.rules.hex_wood[hex] > s.wood[seat]:
            return False
        if s.rules.hex_coins[hex] > s.coins[seat] or s.rules.hex_lieutenant[hex] >= unused_count(s, seat):
            return False
        for cls in range(3):
            golden: cython.int = s.rules.need_golden[hex * 3 + cls]
            more: cython.int = s.citizens[hex * 3 + cls] if s.plague[hex] == 0 else 0
            if citizens_of(s, seat, cls, True) < golden:
                return False
            if citizens_of(s, seat, cls, False) + more < golden + s.rules.need[hex * 3 + cls]:
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def rescues(self, s: Messina, seat: cython.int, hex: cython.int) -> cython.int:
        """R4.2: the citizens of a hex for whom there is a place."""
        cls: cython.int
        cabin: cython.int
        worth: cython.int = 0
        beds: cython.int = 0
        if s.plague[hex] > 0:
            for cabin in range(CABINS):
                if s.patient[seat * CABINS + cabin] == 0:
                    beds += 1
        for cls in range(3):
            n: cython.int = s.citizens[hex * 3 + cls]
            each: cython.int = citizen_worth(s, seat, cls)
            if s.plague[hex] > 0:
                n = min(n, beds)
                beds -= n
                worth += n * (each * 127 // 100 + 25 * min(2, rounds_left(s)))
            else:
                worth += min(n, 6 - count(s.squares[seat] & class_squares(cls))) * each
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def cube(self, s: Messina, seat: cython.int) -> cython.int:
        """R4.3.1, R4.3.4: a plague cube that is removed."""
        return step_worth(s, seat, REGISTER_POPULARITY) + s.rules.points_each[s.round[0]] * POINT

    @cython.cfunc
    @cython.exceptval(check=False)
    def fight(self, s: Messina, seat: cython.int, hex: cython.int) -> cython.int:
        """R4.3: cubes that can be burnt, rats of the others."""
        each: cython.int = s.rules.fire_each[s.round[0]]
        cubes: cython.int = s.plague[hex]
        burnt: cython.int = min(cubes, (s.fire[seat] + s.major_fire[seat]) // each)
        gain: cython.int = self.cube(s, seat) - each * token_worth(s, seat, 2)
        return burnt * max(gain, -rat_worth(s, seat)) - (cubes - burnt) * rat_worth(s, seat)

    @cython.cfunc
    @cython.exceptval(check=False)
    def beside(self, s: Messina, seat: cython.int) -> cython.int:
        """R4.3.2: what major fire may do next door."""
        hex: cython.int
        for hex in range(HEXES):
            if s.plague[hex] > 0 and hex != s.a:
                return self.cube(s, seat) // 2
        return 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def dock(self, s: Messina, seat: cython.int, corner: cython.int) -> cython.int:
        """R4.7: the best ship at a dock."""
        best: cython.int = 0
        each: cython.int = s.rules.fire_each[s.round[0]]
        ships: cython.int = s.docked[corner]
        while ships:
            ship: cython.int = lowest(ships)
            ships &= ships - 1
            worth: cython.int = s.rules.ship_coins[ship] * token_worth(s, seat, 0)
            worth += s.rules.ship_points[ship] * POINT + item_worth(s, seat, SCROLL_SHIPS) + 60
            if (s.infested[0] >> ship) & 1:
                burn: cython.int = -rat_worth(s, seat)
                if s.fire[seat] + s.major_fire[seat] >= each:
                    burn = max(burn, self.cube(s, seat) - each * token_worth(s, seat, 2))
                worth += burn
            best = max(best, worth)
        if (count(s.ships[seat]) + 1) % s.rules.ships_every == 0:
            best += overseer_worth(s, seat, 7, 0)
        return best

    @cython.cfunc
    @cython.exceptval(check=False)
    def repopulation(self, s: Messina, seat: cython.int, hex: cython.int) -> cython.int:
        """R4.5: points of the hex, later visits and the scroll, less everything that it costs."""
        cls: cython.int
        left: cython.int = rounds_left(s)
        worth: cython.int = (
            s.rules.hex_points[hex] * POINT + 87 * left + item_worth(s, seat, SCROLL_REPOPULATION)
        )
        worth -= s.rules.hex_coins[hex] * token_worth(s, seat, 0)
        worth -= s.rules.hex_wood[hex] * token_worth(s, seat, 1)
        worth -= s.rules.hex_lieutenant[hex] * (158 + 390 * left)
        for cls in range(3):
            worth -= s.rules.need[hex * 3 + cls] * (20 + 28 * left)
            worth -= s.rules.need_golden[hex * 3 + cls] * (43 + 30 * left)
        if s.plague[hex] > 0:
            worth -= rat_worth(s, seat)
        return worth

    # --- step 4 -----------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def act(self, s: Messina, seat: cython.int, effect: cython.int) -> cython.int:
        """R5.1: an effect of the site, before anything that costs nothing now and might cost later."""
        if effect <= EFFECT_MAJOR_FIRE or effect == EFFECT_POINTS:
            return program_worth(s, seat, s.a)
        return effect_worth(s, seat, effect) + 5

    @cython.cfunc
    @cython.exceptval(check=False)
    def reward(self, s: Messina, seat: cython.int, effect: cython.int) -> cython.int:
        """R6.4: a reward is lost if it is not used; a lieutenant comes after the advances that it makes dearer."""
        if effect == EFFECT_LIEUTENANT:
            return 1
        if effect == EFFECT_BUILD and best_building(s, seat) <= 0:
            return -1
        return 20 + min(effect_worth(s, seat, effect), reward_worth(s, seat, effect))

    @cython.cfunc
    @cython.exceptval(check=False)
    def employment(self, s: Messina, seat: cython.int, arg: cython.int) -> cython.int:
        """R4.6.1: a citizen goes to work, less its square; citizens wait until the end of the round if they can act."""
        square: cython.int = arg // WORKSHOPS
        workshop: cython.int = arg % WORKSHOPS
        golden: cython.bint = (s.golden[seat] >> square) & 1 != 0
        worth: cython.int = job_worth(s, seat, workshop, golden) - square_worth(s, seat, square) // 3
        if (s.rules.masters_only >> workshop) & 1 and not golden:
            worth -= 20 * rounds_left(s)
        if s.box != AT_EMPLOY and not (s.rules.late >> workshop) & 1:
            worth = min(worth, 0) - 1
        return worth

    @cython.cfunc
    @cython.exceptval(check=False)
    def promotion(self, s: Messina, seat: cython.int, cls: cython.int) -> cython.int:
        """R5.9.5: the overseer with the longest way to go and most citizens of its class; then it may advance."""
        new: cython.int = 0 if (s.promoted[seat] >> cls) & 1 else 40 * (6 - s.moves[seat * 3 + cls])
        here: cython.int = count(s.squares[seat] & class_squares(cls)) * 15
        return 1 + new + here + (overseer_worth(s, seat, 1 << cls, 0) if s.a else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def cycling(self, s: Messina, seat: cython.int, token: cython.int) -> cython.int:
        """R5.8.2: only if nothing that lies there is worth much."""
        price: cython.int = POINT if token == 0 else token_worth(s, seat, token - 1)
        return 110 - price - best_building(s, seat) if rounds_left(s) > 0 else NEVER

    # --- citizens ---------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.exceptval(check=False)
    def square(self, s: Messina, seat: cython.int, square: cython.int) -> cython.int:
        """R4.2.2, R5.9: what the square does, with company in its area and an overseer on its route."""
        cls: cython.int = square // 6
        area: cython.int = square // 3
        program: cython.int = square_program(s, seat, square)
        worth: cython.int = program_worth(s, seat, program)
        if s.rules.once[program]:
            worth = 0 if (s.struck[seat] >> cls) & 1 else worth
        else:
            worth = min(worth, 155) + 40
        route: cython.int = s.route[seat * 3 + cls]
        if route > 0 and area == cls * 2 + route - 1:
            worth += 60 if s.moves[seat * 3 + cls] < 5 else 0
        if s.moves[seat * 3 + cls] == 0 and (s.rules.inner >> square) & 1:
            worth += 50
        return worth + 17 * count(s.squares[seat] & (THREE << (3 * area)))

    @cython.cfunc
    @cython.exceptval(check=False)
    def cabin(self, s: Messina, seat: cython.int, cabin: cython.int) -> cython.int:
        """R4.2.3, R7.1: a cabin with the better improvement."""
        tile: cython.int = s.improvement[seat * CABINS + cabin]
        return 2 * plain_worth(s, seat, CABIN_PROGRAMS + tile - 1) if tile > 0 else 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep(self, s: Messina, seat: cython.int, square: cython.int) -> cython.int:
        """R4.5.2: what a citizen on a square would still be good for."""
        worth: cython.int = square_worth(s, seat, square) * rounds_left(s) // 4
        return worth + (40 + 20 * rounds_left(s) if (s.golden[seat] >> square) & 1 else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def keep_worker(self, s: Messina, seat: cython.int, workshop: cython.int) -> cython.int:
        """R4.5.2, R7.1: what a citizen in a workshop would still be good for."""
        golden: cython.bint = (s.masters[0] >> workshop) & 1 != 0
        return job_worth(s, seat, workshop, golden)
