# cython: language_level=3, infer_types=True
"""Why an action is not possible now: the forbidding rule and the key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.messina_1347.costs import can_effect
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.paths import movable, stops
    from rathaus.games.messina_1347.people import has_citizens, taken
    from rathaus.games.messina_1347.pieces import at_end, lieutenants_of, square_program, waiting_rewards
    from rathaus.games.messina_1347.stacks import bare_cabins, cycle_prices, piles, top_wagon
    from rathaus.games.messina_1347.ways import unused, unused_count

Reason = tuple[str, str]
STEP_FOUR = cython.declare(cython.int, 4)
PRICES = cython.declare(cython.int, 5)


def has(members: int, member: int) -> bool:
    """Whether a set has a member."""
    return bool(members >> member & 1)


def free_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.4.2, R4.6.1, R6.3, R6.4: why a free action is not possible."""
    n: cython.int = arg
    seat: cython.int = s.seat
    if verb == VERB_EMPLOY:
        return employ_refusal(s, arg)
    if verb != VERB_PAY and verb != VERB_REWARD:
        return None
    if s.phase[0] != STEP_FOUR:
        return ("R4.4.2", "only_in_step_four")
    if verb == VERB_PAY:
        if at_end(s, seat, REGISTER_CITY + n):
            return ("R6.1", "register_at_end")
        if s.coins[seat] < lieutenants_of(s, seat):
            return ("R6.3", "not_enough_coins")
        return None
    if waiting_rewards(s, seat, n + 1) == 0:
        return ("R6.4", "no_such_reward")
    return None if can_effect(s, seat, n + 1) else ("R5.1", "no_effect")


def employ_refusal(s: Messina, arg: int) -> Reason | None:
    """R4.6.1, R5.8.4: why a citizen cannot go to a workshop."""
    square: cython.int = arg // WORKSHOPS
    workshop: cython.int = arg % WORKSHOPS
    if not has(s.squares[s.seat], square):
        return ("R4.6.1", "no_citizen_there")
    if not has(s.workshops[s.seat], workshop):
        return ("R5.8.4", "not_your_workshop")
    if s.rules.workshop_class[workshop] != square // 6:
        return ("R5.8.4", "wrong_class")
    return ("R5.8.4", "workshop_occupied") if has(s.workers[0], workshop) else None


def go_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.1, R4.7.5, R4.8: why a lieutenant cannot be used or cannot go somewhere."""
    site: cython.int = arg
    if verb == VERB_USE:
        if not has(unused(s, s.seat), arg):
            return ("R3.2", "no_unused_lieutenant")
        return ("R4.1.2", "lieutenants_in_messina_first")
    if verb == VERB_RECALL:
        return ("R4.8.1", "not_in_messina") if s.box == AT_GO else None
    if verb == VERB_PASS:
        return ("R4.8.2", "a_turn_is_possible")
    if verb != VERB_GO or s.box != AT_GO:
        return free_refusal(s, verb, arg)
    if s.place_of[site] == 0:
        return ("R2.1", "not_in_the_city")
    if site >= FIRST_DOCK:
        if s.docked[site - FIRST_DOCK] == 0 and not s.rules.empty_docks:
            return ("R4.7.5", "no_ship")
        if s.lieutenant[s.seat * LIEUTENANTS + s.a] == ON_ESTATE:
            return ("R4.1.4", "no_dock_from_estate")
    elif has(s.standing[0], site):
        return ("R4.1.1", "occupied")
    return ("R4.1.3", "not_enough_coins")


def rescue_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.2: why a citizen cannot be put there."""
    n: cython.int = arg
    if verb == VERB_RESCUE:
        return ("R4.2.1", "no_citizen_there") if s.box == AT_WHICH_CITIZEN else None
    if s.box != AT_RESCUE:
        return free_refusal(s, verb, arg)
    if verb == VERB_SETTLE:
        if s.b:
            return ("R4.2.3", "plague_here")
        if not (s.a >> (4 * (n // 6))) & 15:
            return ("R4.2.2", "wrong_class")
        return ("R4.2.2", "square_occupied")
    if verb == VERB_QUARANTINE:
        if not s.b:
            return ("R4.2.2", "no_plague_here")
        if not (s.a >> (4 * (n // CABINS))) & 15:
            return ("R4.2.3", "wrong_class")
        return ("R4.2.3", "cabin_occupied")
    if verb == VERB_DISCARD:
        return ("R4.2.2", "there_is_room")
    return free_refusal(s, verb, arg)


def fight_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.3: why a cube cannot be removed."""
    if verb == VERB_FIGHT and s.box == AT_FIGHT:
        if arg == FUEL_MIXED and s.rules.fire_each[s.round[0]] == 1:
            return ("R4.3.1", "one_token_is_enough")
        return ("R4.3.1", "not_enough_fire")
    if verb == VERB_SPREAD and s.box == AT_SPREAD:
        n: cython.int = arg
        return ("R4.3.3", "not_adjacent") if s.plague[n] > 0 else ("R4.3.2", "no_plague_there")
    return free_refusal(s, verb, arg)


def ship_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.7.2: why a ship cannot be taken, or its cube not be burnt."""
    if verb == VERB_SHIP and s.box == AT_SHIP:
        return ("R4.7.2", "ship_not_here")
    if verb == VERB_FIGHT and s.box == AT_SHIP_PLAGUE:
        if arg == FUEL_MIXED and s.rules.fire_each[s.round[0]] == 1:
            return ("R4.3.1", "one_token_is_enough")
        return ("R4.7.2", "not_enough_fire")
    return free_refusal(s, verb, arg)


def act_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.4, R4.5: why the action or the repopulation is not possible."""
    if verb == VERB_ACT:
        return chain_refusal(s, arg, s.b)
    if verb == VERB_REPOPULATE:
        return hex_refusal(s)
    return free_refusal(s, verb, arg)


def chain_refusal(s: Messina, arg: int, places: int) -> Reason:
    """R5.1: why an effect of a hex is not possible."""
    i: cython.int
    n: cython.int = arg + 1
    for i in range(4):
        if s.rules.chain[s.a * 4 + i] == n:
            if not has(places, i):
                return ("R4.4.1", "effect_used")
            return ("R5.1", "no_effect") if not can_effect(s, s.seat, n) else ("R4.4.1", "action_closed")
    return ("R5.1", "not_on_hex")


def hex_refusal(s: Messina) -> Reason:
    """R4.5.1-R4.5.3: why the hex cannot be repopulated."""
    site: cython.int = s.a
    if site >= HEXES:
        return ("R4.5.1", "no_city_hex")
    if s.c != 0:
        return ("R4.4.1", "action_or_repopulation")
    if has(taken(s), site):
        return ("R4.5.1", "repopulated_already")
    if count(s.repopulated[s.seat]) >= s.rules.tiles:
        return ("R4.5.1", "no_tile_left")
    if s.rules.hex_coins[site] > s.coins[s.seat]:
        return ("R4.5.2", "not_enough_coins")
    if s.rules.hex_wood[site] > s.wood[s.seat]:
        return ("R4.5.2", "not_enough_wood")
    if (s.wagons[s.seat] & ~s.tired[s.seat]) == 0:
        return ("R4.5.2", "no_wagon_ready")
    if not has_citizens(s, s.seat, site):
        return ("R4.5.2", "citizens_missing")
    return ("R4.5.3", "no_lieutenant_to_give")


def repopulate_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R4.5.2, R4.5.3: why this citizen or lieutenant cannot be given."""
    n: cython.int = arg
    if verb == VERB_GIVE and s.box == AT_CITIZENS_BACK:
        here = has(s.squares[s.seat], n)
        return ("R4.5.2", "citizen_not_asked_for") if here else ("R4.5.2", "no_citizen_there")
    if verb == VERB_GIVE_WORKER and s.box == AT_CITIZENS_BACK:
        here = has(s.workshops[s.seat] & s.workers[0], n)
        return ("R4.5.2", "citizen_not_asked_for") if here else ("R4.5.2", "no_citizen_there")
    if verb == VERB_GIVE_UP and s.box == AT_GIVE_UP:
        return ("R4.5.3", "no_unused_lieutenant" if unused_count(s, s.seat) else "no_lieutenant_to_give")
    return None


def effect_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R5.2, R5.3, R5.9.5, R6.5: why an effect cannot be used this way."""
    n: cython.int = arg
    if verb == VERB_ACT and s.box == AT_HEX_ACTION:
        return chain_refusal(s, arg, s.b)
    if verb == VERB_PERFORM and s.box == AT_ANY_HEX:
        return ("R6.5", "no_effect") if s.place_of[n] > 0 else ("R2.1", "not_in_the_city")
    if verb == VERB_CLIMB and s.box == AT_CLIMB:
        return ("R6.1", "register_at_end")
    if verb == VERB_SCROLL and s.box == AT_SCROLL:
        return ("R5.3", "scroll_on_top")
    if verb == VERB_PROMOTE and s.box == AT_PROMOTE:
        return ("R5.9.5", "upgraded_already")
    return None


def upgrade_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R5.4: why a citizen cannot be upgraded."""
    n: cython.int = arg
    if verb == VERB_UPGRADE:
        return ("R5.4", "upgraded_already") if has(s.squares[s.seat], n) else ("R5.4", "no_citizen_there")
    if verb == VERB_UPGRADE_PATIENT:
        full = s.patient[s.seat * CABINS + n] > 0
        return ("R5.4", "upgraded_already") if full else ("R5.4", "no_citizen_there")
    if verb == VERB_UPGRADE_WORKER:
        full = has(s.workshops[s.seat] & s.workers[0], n)
        return ("R5.4", "upgraded_already") if full else ("R5.4", "no_citizen_there")
    return None


def build_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R5.8: why a building cannot be built or a pile not be cycled."""
    n: cython.int = arg
    if verb == VERB_FIT:
        return ("R5.8.3", "improved_already") if s.box == AT_FIT else None
    if s.box != AT_BUILD:
        return None
    if verb == VERB_CYCLE:
        return cycle_refusal(s, arg)
    if verb == VERB_DONE:
        return ("R5.8.2", "must_build")
    if verb == VERB_IMPROVE:
        return improve_refusal(s, arg)
    if verb == VERB_WORKSHOP:
        if not on_top(s, 0, arg):
            return ("R5.8.1", "not_on_top")
        return ("R5.8.2", "other_kind") if s.a == 3 else ("R5.8.1", "not_enough_tokens")
    if verb == VERB_WAGON:
        if top_wagon(s, 0) != n and top_wagon(s, 1) != n:
            return ("R5.8.1", "not_on_top")
        return ("R5.8.2", "other_kind") if s.a > 1 else ("R5.8.1", "not_enough_tokens")
    return free_refusal(s, verb, arg)


def on_top(s: Messina, first: int, tile: int) -> bool:
    """Whether a tile is on top of one of three stacks."""
    stack: cython.int
    for stack in range(first, first + 3):
        if s.top[stack] == tile + 1:
            return True
    return False


def improve_refusal(s: Messina, arg: int) -> Reason:
    """R5.8.3: why an improvement cannot be built."""
    if not on_top(s, 3, arg):
        return ("R5.8.1", "not_on_top")
    if bare_cabins(s, s.seat) == 0:
        return ("R5.8.3", "no_cabin_left")
    return ("R5.8.2", "other_kind") if s.a == 2 else ("R5.8.1", "not_enough_tokens")


def cycle_refusal(s: Messina, arg: int) -> Reason:
    """R5.8.2: why a pile cannot be cycled."""
    if s.a != 0:
        return ("R5.8.2", "cycled_already")
    if not has(piles(s), arg // PRICES):
        single = arg // PRICES > 1
        return ("R5.8.2", "nothing_below" if single == bool(s.rules.one_stack) else "other_way_of_cycling")
    return ("R5.8.2", "no_token" if not has(cycle_prices(s, s.seat), arg % PRICES) else "not_now")


def overseer_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R5.6, R5.9: why an overseer cannot advance there, or a citizen not be activated."""
    n: cython.int = arg
    if verb == VERB_ADVANCE and s.box == AT_OVERSEER:
        cls: cython.int = n // SPACES
        if not has(s.a, cls):
            return ("R5.6", "other_overseer")
        if not has(movable(s, s.seat), cls):
            return ("R5.9.1", "path_at_end")
        return ("R5.9.1", "not_next_on_path") if stops(s, s.seat, cls, s.b) else ("R5.9.1", "path_at_end")
    if verb == VERB_ACTIVATE and s.box == AT_ACTIVATE:
        if not has(s.squares[s.seat], n):
            return ("R5.9.2", "no_citizen_there")
        if s.rules.once[square_program(s, s.seat, n)]:
            return ("R15.3", "lightning_square")
        return ("R5.9.3", "out_of_reach_or_no_effect")
    return free_refusal(s, verb, arg) if s.box == AT_ACTIVATE else None


def release_refusal(s: Messina, verb: int, arg: int) -> Reason | None:
    """R7.2: why a citizen cannot leave quarantine for there."""
    n: cython.int = arg
    if verb == VERB_DONE and s.box == AT_RELEASE:
        return ("R7.2", "there_is_room")
    if (verb != VERB_RELEASE and verb != VERB_APPRENTICE) or s.box != AT_RELEASE:
        return free_refusal(s, verb, arg)
    wide: cython.int = SQUARES if verb == VERB_RELEASE else WORKSHOPS
    at: cython.int = s.seat * CABINS + n // wide
    if s.patient[at] == 0 or s.stage[at] != 2:
        return ("R7.2", "not_leaving")
    cls: cython.int = (s.patient[at] - 1) >> 1
    if verb == VERB_RELEASE:
        return ("R7.2", "wrong_class" if n % wide // 6 != cls else "square_occupied")
    if not has(s.workshops[s.seat], n % wide):
        return ("R5.8.4", "not_your_workshop")
    return ("R7.2", "wrong_class" if s.rules.workshop_class[n % wide] != cls else "workshop_occupied")
