# cython: language_level=3, infer_types=True
"""What actions cost and what is missing of a payment, for the board, the table and whoever asks from Python."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.games.city_of_iron.costs import bid_price, kind_from, money_need, money_price, science_price
    from rathaus.games.city_of_iron.holdings import cranes, quantity, stored_of
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.scoring import farthest, score_track, total, towns_of
    from rathaus.games.city_of_iron.sieges import can_take, defence
    from rathaus.games.city_of_iron.skills import any_land, covers, hammers

STORE = cython.declare(cython.int, 32)
SHIP = cython.declare(cython.int, 64)
AIRSHIP = cython.declare(cython.int, 128)
DISTANCE = cython.declare(cython.int, 63)


def price_of(s: CityOfIron, action: int) -> dict[str, int] | None:
    """Money and science that an action of the pending decision costs; None where it has no price of its own.

    It may be asked for actions that are not legal because they cost too much.
    """
    verb: cython.int = s.rules.verb_of[action]
    arg: cython.int = action - s.rules.base_of[verb]
    seat: cython.int = s.seat
    if verb == VERB_BID:  # R4.1.3
        return {"money": bid_price(s, seat, arg)}
    if verb == VERB_BUILD or verb == VERB_BUILD_STORED:  # R5.1.4
        return build_price(s, arg if verb == VERB_BUILD else STORE + arg)
    if verb == VERB_SCIENCE:  # R5.5.1
        return {"money": s.rules.science_price}
    if verb == VERB_MOVE:  # R8.1.2
        return {"money": s.rules.move_price}
    if verb == VERB_BUY:  # R6.6
        return both(s.rules.cost_money[arg], s.rules.cost_science[arg])
    if verb == VERB_PLAY:  # R5.6.2
        return play_price(s, arg)
    if verb == VERB_ATTACK:  # R5.7.2
        return {"attack": defence(s, arg), "distance": s.rules.town_distance[arg]}
    if verb == VERB_LAND:  # R5.6.6
        return land_price(s, arg)
    return None


def both(money: int, science: int) -> dict[str, int]:
    """Money, and science where there is any."""
    return {"money": money, "science": science} if science else {"money": money}


def build_price(s: CityOfIron, origin: int) -> dict[str, int] | None:
    """R5.1.4-R5.1.6, R5.6.8: what a building of the row or store costs the seat to act; None: there is none."""
    place: cython.int = origin
    seat: cython.int = s.seat
    card: cython.bint = s.box == AT_BUILD_WITH
    kind: cython.int = kind_from(s, place)
    if kind < 0:
        return None
    money: cython.int = money_price(s, seat, kind, s.a if card else 0, cranes(s, seat))
    return both(money, science_price(s, seat, kind, s.b if card else 0))


def play_price(s: CityOfIron, card: int) -> dict[str, int] | None:
    """R5.6.2: the activation cost of a card; the distance of a land is asked later."""
    kind: cython.int = card
    cost = {
        "money": money_need(s, s.seat, kind),
        "hammers": s.rules.need_hammer[kind],
        "cards": s.rules.need_cards[kind],
    }
    return {name: n for name, n in cost.items() if n} or None


def land_price(s: CityOfIron, land: int) -> dict[str, int]:
    """R5.6.6: what the skills must add up to."""
    cost = {"distance": s.rules.land_distance[land]}
    if s.rules.land_ship[land]:
        cost["ship"] = 1
    if s.rules.land_airship[land]:
        cost["airship"] = 1
    return cost


def missing(s: CityOfIron) -> dict[str, int]:
    """R5.6.2, R5.6.10, R5.7.2: what is still missing of the payment that is asked for; empty if none is."""
    if s.box == AT_PAY:
        left = {"hammers": s.b, "distance": s.c & DISTANCE}
        left["ship"] = 1 if s.c & SHIP else 0
        left["airship"] = 1 if s.c & AIRSHIP else 0
        return {name: n for name, n in left.items() if n}
    if s.box == AT_GIVE:
        return {"cards": s.b}
    if s.box == AT_SIEGE:
        return {name: n for name, n in {"attack": s.b, "distance": s.c}.items() if n}
    return {}


def can_finish(s: CityOfIron) -> bool:
    """R5.6.2, R5.7.3: whether the hand of the seat to act can complete the payment that is pending."""
    cards: cython.ulonglong = s.hand[s.seat]
    if s.box == AT_SIEGE:
        return can_take(s, cards, s.b, s.c)
    if s.box == AT_PAY:
        return hammers(s, cards) >= s.b and covers(s, s.c, cards)
    if s.box == AT_LAND:
        return any_land(s, s.seat, cards)
    return True


def standings(s: CityOfIron) -> dict[str, list[int]]:
    """R6.2, R7.4: by seat: points on the track and if the game ended now, towns, farthest land, store."""
    seat: cython.int
    table: dict[str, list[int]] = {"track": [], "total": [], "towns": [], "farthest": [], "stored": []}
    for seat in range(s.seats):
        table["track"].append(score_track(s, seat))
        table["total"].append(total(s, seat))
        table["towns"].append(towns_of(s, seat))
        table["farthest"].append(farthest(s, seat))
        table["stored"].append(stored_of(s, seat))
    return table


def quantities(s: CityOfIron, seat: int) -> list[int]:
    """R6.2.1, R9.1: what counts of each good for a seat."""
    good: cython.int
    n: cython.int = seat
    found: list[int] = []
    for good in range(GOODS):
        found.append(quantity(s, n, good))
    return found
