# cython: language_level=3, infer_types=True
"""Prices before they are paid, for the board, the table and whoever asks from Python."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.fields import TOKENS
from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import lieutenants_of, score_track, square_program
    from rathaus.games.messina_1347.scoring import final_points
    from rathaus.games.messina_1347.ways import slot_at, walk_price

PRICES = cython.declare(cython.int, 5)


def priced(coins: int, wood: int) -> dict[str, int]:
    """A price in coins and wood."""
    return {name: n for name, n in (("coins", coins), ("wood", wood)) if n or (name == "coins" and not wood)}


def fuel_price(s: Messina, fuel: int) -> dict[str, int]:
    """R4.3.1, R4.3.2: fire for one plague cube in this round."""
    each: cython.int = s.rules.fire_each[s.round[0]]
    if fuel == FUEL_FIRE:
        return {"fire": each}
    if fuel == FUEL_MIXED:
        return {"fire": 1, "major_fire": each - 1}
    return {"major_fire": each}


def repopulation_price(s: Messina, hex: int) -> dict[str, int]:
    """R4.5.2, R4.5.3: everything that the hex costs."""
    number: cython.int = hex
    cost: dict[str, int] = s.rules.hex_cost(number)
    return {**cost, "wagon": 1}


def price_of(s: Messina, action: int) -> dict[str, int] | None:
    """What an action of the pending decision costs the seat to act; None where it has no price of its own.

    It may be asked for actions that are not legal because they cost too much.
    """
    verb: cython.int = s.rules.verb_of[action]
    arg: cython.int = action - s.rules.base_of[verb]
    seat: cython.int = s.seat
    if verb == VERB_GO:  # R4.1.3
        if s.box != AT_GO or s.place_of[arg] == 0:
            return None
        return {"coins": walk_price(s, seat, s.a, arg)}
    if verb == VERB_FIGHT:
        return fuel_price(s, arg)
    if verb == VERB_PAY:  # R6.3
        return {"coins": lieutenants_of(s, seat)}
    if verb == VERB_REPOPULATE:
        return repopulation_price(s, s.a) if s.box == AT_ACT and s.a < HEXES else None
    if verb == VERB_ACTIVATE:  # R5.7
        coins: cython.int = s.rules.price[square_program(s, seat, arg)]
        return {"coins": coins} if coins else None
    return building_price(s, verb, arg)


def building_price(s: Messina, verb: int, arg: int) -> dict[str, int] | None:
    """R5.8.1, R5.8.2: what buildings and cycling cost."""
    tile: cython.int = arg
    if verb == VERB_IMPROVE:
        return priced(s.rules.improvement_coins[tile], s.rules.improvement_wood[tile])
    if verb == VERB_WORKSHOP:
        return priced(s.rules.workshop_coins[tile], s.rules.workshop_wood[tile])
    if verb == VERB_WAGON:
        return priced(s.rules.wagon_coins[tile], s.rules.wagon_wood[tile])
    if verb == VERB_CYCLE:
        token: cython.int = tile % PRICES
        return {"points": 1} if token == 0 else {TOKENS[token - 1]: 1}
    return None


def walks(s: Messina, seat: int) -> dict[int, dict[int, int]]:
    """R4.1.3: for each place of an unused lieutenant (0 the estate, else 1 + site) coins to every site of Messina."""
    site: cython.int
    place: cython.int
    found: dict[int, dict[int, int]] = {}
    n: cython.int = seat
    for place in range(SITES + 1):
        slot: cython.int = slot_at(s, n, place)
        if slot >= 0:
            found[place] = {}
            for site in range(SITES):
                if s.place_of[site] > 0:
                    found[place][site] = walk_price(s, n, slot, site)
    return found


def advance_price(s: Messina, seat: int) -> int:
    """R6.3: coins for a space on city or church."""
    n: cython.int = seat
    return lieutenants_of(s, n)


def final_so_far(s: Messina, seat: int) -> int:
    """R10: points of a seat if the game ended now."""
    n: cython.int = seat
    return score_track(s, n) + final_points(s, n)
