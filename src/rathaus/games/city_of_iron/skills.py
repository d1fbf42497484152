# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.6.2, R5.6.3, R5.6.5-R5.6.7: what a hand can pay with its skills, and which cards can be played."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.city_of_iron.cards import copies, kinds, one, size
    from rathaus.games.city_of_iron.costs import any_build, can_draw, money_need
    from rathaus.games.city_of_iron.names import *

SHIP = cython.declare(cython.int, 64)  # what is still missing of a land: its distance, and these two
AIRSHIP = cython.declare(cython.int, 128)
DISTANCE = cython.declare(cython.int, 63)


@cython.cfunc
@cython.exceptval(check=False)
def hammers(s: CityOfIron, cards: cython.ulonglong) -> cython.int:
    """R5.6.2: all hammers of a set of cards."""
    total: cython.int = 0
    left: cython.ulonglong = kinds(cards)
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        total += s.rules.hammer[kind] * copies(cards, kind)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def helps(s: CityOfIron, card: cython.int, paid: cython.int) -> cython.bint:
    """R5.6.2, R5.6.3: whether a card has a skill that the cost of another one asks for."""
    if s.rules.need_hammer[paid]:
        return s.rules.hammer[card] > 0
    return s.rules.distance[card] > 0 or s.rules.ship[card] > 0 or s.rules.airship[card] > 0


@cython.cfunc
@cython.exceptval(check=False)
def helpers(s: CityOfIron, seat: cython.int, paid: cython.int) -> cython.ulonglong:
    """The kinds in hand that have a skill asked for."""
    found: cython.ulonglong = 0
    left: cython.ulonglong = kinds(s.hand[seat])
    while left:
        bit: cython.ulonglong = left & (~left + 1)
        if helps(s, lowest(left) >> 1, paid):
            found |= bit
        left &= left - 1
    return found


@cython.cfunc
@cython.exceptval(check=False)
def way_left(s: CityOfIron, way: cython.int, card: cython.int) -> cython.int:
    """R5.6.3, R5.6.6: what is missing of a land's distance, ship and airship after a card is played for its skills."""
    left: cython.int = max(0, (way & DISTANCE) - s.rules.distance[card])
    if way & SHIP and not s.rules.ship[card]:
        left |= SHIP
    if way & AIRSHIP and not s.rules.airship[card]:
        left |= AIRSHIP
    return left


@cython.cfunc
def ask_skills(
    s: CityOfIron, seat: cython.int, card: cython.int, hammer: cython.int, way: cython.int
) -> cython.void:
    """R5.6.2: asked until the cost is paid and nothing more can be added (R11.6)."""
    if hammer > 0 or way > 0 or helpers(s, seat, card) != 0:
        s.push(AT_PAY, seat, card, hammer, way)


@cython.cfunc
@cython.exceptval(check=False)
def way_to(s: CityOfIron, land: cython.int) -> cython.int:
    """R5.6.6: what a land asks for: its distance, with SHIP or AIRSHIP."""
    way: cython.int = s.rules.land_distance[land]
    if s.rules.land_ship[land]:
        way |= SHIP
    if s.rules.land_airship[land]:
        way |= AIRSHIP
    return way


@cython.cfunc
@cython.exceptval(check=False)
def covers(s: CityOfIron, way: cython.int, cards: cython.ulonglong) -> cython.bint:
    """R5.6.6: whether these cards give a distance together, and a ship or airship among them if it is asked for."""
    distance: cython.int = way & DISTANCE
    left: cython.ulonglong = kinds(cards)
    while left:
        kind: cython.int = lowest(left) >> 1
        left &= left - 1
        distance -= s.rules.distance[kind] * copies(cards, kind)
        if s.rules.ship[kind]:
            way &= ~SHIP
        if s.rules.airship[kind]:
            way &= ~AIRSHIP
    return distance <= 0 and way & (SHIP | AIRSHIP) == 0


@cython.cfunc
@cython.exceptval(check=False)
def can_reach(s: CityOfIron, land: cython.int, cards: cython.ulonglong) -> cython.bint:
    """R5.6.6: whether the skills of these cards reach a land."""
    return covers(s, way_to(s, land), cards)


@cython.cfunc
@cython.exceptval(check=False)
def any_land(s: CityOfIron, seat: cython.int, cards: cython.ulonglong) -> cython.bint:
    """R5.6.5: whether there is a land to settle within reach, and a token for it."""
    land: cython.int
    if usable_tokens(s, seat, False) == 0:
        return False
    for land in range(LANDS):
        if (s.display[0] >> land) & 1 and can_reach(s, land, cards):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def district_slots(s: CityOfIron, seat: cython.int, token: cython.int) -> cython.int:
    """R1.11, R8.1.1: slots that a token adds as a district."""
    if (s.rules.arc_districts >> (s.nation[seat] - 1)) & 1:
        return s.rules.arc_slots[token]
    return s.rules.district_slots[token]


@cython.cfunc
@cython.exceptval(check=False)
def usable_tokens(s: CityOfIron, seat: cython.int, district: cython.bint) -> cython.int:
    """R1.11, R5.6.9: unused tokens (bits) that can be a city, or a district; each serves once."""
    token: cython.int
    found: cython.int = 0
    for token in range(TOKENS):
        size: cython.int = district_slots(s, seat, token) if district else s.rules.city_slots[token]
        if (s.tokens[seat] >> token) & 1 and size > 0:
            found |= 1 << token
    return found


@cython.cfunc
@cython.exceptval(check=False)
def can_play(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.bint:
    """R5.6.1, R5.6.2, R5.6.5: the activation cost can be paid with other cards and the effect is possible in full."""
    effect: cython.int = s.rules.effect[card]
    money: cython.int = s.money[seat] - money_need(s, seat, card)
    if effect == EFFECT_NONE or money < 0:
        return False
    rest: cython.ulonglong = s.hand[seat] - one(card)
    if s.rules.need_hammer[card] and hammers(s, rest) < s.rules.need_hammer[card]:
        return False
    if s.rules.need_cards[card] and size(rest) < s.rules.need_cards[card]:
        return False
    if effect == EFFECT_DRAW_CARDS:
        return can_draw(s, seat, s.rules.only_deck[card])
    if effect == EFFECT_SETTLE_CITY:
        return any_land(s, seat, rest)
    if effect == EFFECT_ADD_DISTRICT:
        return usable_tokens(s, seat, True) != 0
    if effect == EFFECT_BUILD_DISCOUNT_ONCE:
        return any_build(s, seat, money, s.rules.less_money[card], s.rules.less_science[card])
    return True
