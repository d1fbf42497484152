# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What things are worth to a seat, in hundredths of a point: estimates for the rule of thumb (policy.py)."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.city_of_iron.cards import copies
    from rathaus.games.city_of_iron.costs import fits_city, free_slot
    from rathaus.games.city_of_iron.decks import owns
    from rathaus.games.city_of_iron.holdings import quantity
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.skills import usable_tokens

POINT = cython.declare(cython.int, 100)
FINAL_SHOWN = cython.declare(cython.int, 4)
A_ROUND = cython.declare(cython.int, 13)  # tenths of a card that a player takes from the row in a round
SLOT = cython.declare(cython.int, 130)  # a building slot while there is time to fill it
TERRAIN = cython.declare(cython.int, 110)  # a terrain that opens new buildings
CLOG = cython.declare(cython.int, 60)  # what one more card costs by making the others come later
CARD = cython.declare(cython.int, 45)  # a card drawn each round


@cython.cfunc
@cython.exceptval(check=False)
def rounds_left(s: CityOfIron) -> cython.int:
    """R7.1, R9.3: a guess of the rounds after this one: the buildings left against those that leave in a round."""
    kind: cython.int
    left: cython.int = 0
    if s.ending[0]:
        return 0
    if s.rules.clock_fixed:
        while left + s.round[0] < 15 and s.rules.fixed[left + s.round[0]] < 3:
            left += 1
        return left
    if s.shown[0] & FINAL_SHOWN:
        return 0
    for kind in range(BUILDINGS):
        left += s.left[kind]
    return s.rules.delay + left * 10 // (s.rules.row_discards * 10 + s.seats * A_ROUND)


@cython.cfunc
@cython.exceptval(check=False)
def scorings_left(s: CityOfIron) -> cython.int:
    """R6.2: scorings to come, one of them for the cards that have turned up and are not scored."""
    number: cython.int
    n: cython.int = 0
    if s.rules.clock_fixed:
        for number in range(s.round[0], 16):
            if s.rules.fixed[number] > 0:
                n += 1
        return n
    return 3 - count(s.shown[0]) + (1 if s.due[0] or s.new_cards[0] else 0)


@cython.cfunc
@cython.exceptval(check=False)
def money_worth(rounds: cython.int) -> cython.int:
    """A coin buys more the earlier it comes."""
    return 14 + 9 * min(rounds, 5)


@cython.cfunc
@cython.exceptval(check=False)
def purse_worth(s: CityOfIron, seat: cython.int, rounds: cython.int) -> cython.int:
    """A coin is worth less to a seat that has many, and little in the last turns of the game."""
    if rounds == 0 and s.actions[seat] + 1 >= s.rules.actions_each:
        return 3
    return money_worth(rounds) * 12 // (12 + max(0, s.money[seat] - 6))


@cython.cfunc
@cython.exceptval(check=False)
def science_worth(s: CityOfIron, seat: cython.int, rounds: cython.int) -> cython.int:
    """One more science: most buildings of B and C need one or two."""
    have: cython.int = s.science[seat]
    if rounds == 0 and s.actions[seat] + 1 >= s.rules.actions_each:
        return 0
    each: cython.int = money_worth(rounds)
    if have == 0:
        return each * 11 // 2
    if have == 1:
        return each * 5
    return each * 3 if have == 2 else each


@cython.cfunc
@cython.exceptval(check=False)
def income_worth(rounds: cython.int) -> cython.int:
    """R6.3: one more income for the rounds to come; none in the last."""
    i: cython.int
    worth: cython.int = 0
    for i in range(rounds):
        worth += money_worth(i)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def standing(
    s: CityOfIron,
    seat: cython.int,
    good: cython.int,
    have: cython.int,
    rounds: cython.int,
    scorings: cython.int,
) -> cython.int:
    """R6.2, R6.3, R7.4: what a quantity of a good is worth against those of the others."""
    other: cython.int
    most: cython.int = 0
    between: cython.int = 0
    if have == 0:
        return 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, quantity(s, other, good))
    for other in range(s.seats):
        if other != seat and have < quantity(s, other, good) < most:
            between = 1
    weight: cython.int = 30 + 65 * scorings if scorings > 0 else 0
    worth: cython.int = have * 4 * scorings
    if have >= s.rules.threshold[good]:
        worth += s.rules.threshold_vp[good] * weight
    if have >= most:
        worth += s.rules.first_vp[good] * weight
        worth += s.rules.leader_money[good] * income_worth(rounds) * 7 // 10
        if have > most:
            worth += s.rules.good_vp * (100 if rounds == 0 else 55)
    elif between == 0:
        worth += s.rules.second_vp[good] * weight
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def good_worth(s: CityOfIron, seat: cython.int, good: cython.int, n: cython.int) -> cython.int:
    """R5.1.7: the worth of n more of a good."""
    rounds: cython.int = rounds_left(s)
    scorings: cython.int = scorings_left(s)
    have: cython.int = quantity(s, seat, good)
    return standing(s, seat, good, have + n, rounds, scorings) - standing(
        s, seat, good, have, rounds, scorings
    )


@cython.cfunc
@cython.exceptval(check=False)
def draws_worth(rounds: cython.int, citizens: cython.int, military: cython.int) -> cython.int:
    """R6.5: icons that draw cards each round."""
    return rounds * (citizens * CARD + military * CARD * 3 // 4)


@cython.cfunc
@cython.exceptval(check=False)
def building_worth(s: CityOfIron, seat: cython.int, kind: cython.int) -> cython.int:
    """R1.7: what a building gives a seat from now on, its price left out."""
    good: cython.int
    rounds: cython.int = rounds_left(s)
    scorings: cython.int = scorings_left(s)
    worth: cython.int = s.rules.income[kind] * income_worth(rounds)
    for good in range(GOODS):
        if s.rules.goods[kind * GOODS + good]:
            worth += good_worth(s, seat, good, s.rules.goods[kind * GOODS + good])
    if s.rules.marker[kind] >= 0:
        good = s.rules.marker[kind]
        strong: cython.int = quantity(s, seat, good) + s.rules.goods[kind * GOODS + good]
        chance: cython.int = 75 if strong >= 2 else 40
        worth += s.rules.marker_vp * chance * scorings
    worth += draws_worth(rounds, s.rules.citizen[kind], 0 if s.rules.family else s.rules.military[kind])
    worth += s.rules.round_science[kind] * rounds * money_worth(rounds) * 3
    worth += s.rules.discount[kind] * rounds * money_worth(rounds)
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def room_cost(s: CityOfIron, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.1.3: what the slot for a building costs: little while there is room, else the weakest building there."""
    city: cython.int
    best: cython.int = 100000
    rounds: cython.int = rounds_left(s)
    for city in range(CITIES):
        if fits_city(s, seat, kind, city):
            if free_slot(s, city) >= 0:
                return 12 * rounds
            best = min(best, weakest(s, seat, city))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def loss(s: CityOfIron, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.9.1: what a seat would lose with a building."""
    good: cython.int
    rounds: cython.int = rounds_left(s)
    worth: cython.int = s.rules.income[kind] * income_worth(rounds)
    for good in range(GOODS):
        if s.rules.goods[kind * GOODS + good]:
            worth -= good_worth(s, seat, good, -s.rules.goods[kind * GOODS + good])
    if s.rules.marker[kind] >= 0:
        worth += s.rules.marker_vp * 70 * scorings_left(s)
    worth += draws_worth(rounds, s.rules.citizen[kind], 0 if s.rules.family else s.rules.military[kind])
    worth += s.rules.round_science[kind] * rounds * money_worth(rounds) * 3
    return worth + s.rules.discount[kind] * rounds * money_worth(rounds)


@cython.cfunc
@cython.exceptval(check=False)
def weakest(s: CityOfIron, seat: cython.int, city: cython.int) -> cython.int:
    """The smallest loss among the buildings of a city."""
    i: cython.int
    least: cython.int = 100000
    for i in range(s.slots[city]):
        if s.lot[city * LOTS + i] > 0:
            least = min(least, loss(s, seat, s.lot[city * LOTS + i] - 1))
    return least


@cython.cfunc
@cython.exceptval(check=False)
def town_worth(s: CityOfIron, seat: cython.int, town: cython.int) -> cython.int:
    """R5.7.4, R7.4, R9.1: what a town gives a seat, and what its owner loses."""
    good: cython.int
    other: cython.int
    rounds: cython.int = rounds_left(s)
    worth: cython.int = s.rules.town_income[town] * income_worth(rounds)
    for good in range(GOODS):
        if s.rules.town_goods[town * GOODS + good]:
            worth += good_worth(s, seat, good, s.rules.town_goods[town * GOODS + good])
    worth += draws_worth(rounds, s.rules.town_citizen[town], s.rules.town_military[town])
    worth += s.rules.town_science[town] * rounds * money_worth(rounds) * 3
    worth += s.rules.counts_as[town] * 70
    if s.rules.virtual[town]:
        worth += 180 * scorings_left(s)
    if s.rules.city_of[town] >= 0:
        worth += s.rules.land_slots[s.rules.city_of[town]] * SLOT * min(rounds, 3) // 3
    for other in range(s.seats):
        if other != seat and (s.towns[other] >> town) & 1:
            worth += worth // 3
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def free_slots(s: CityOfIron, seat: cython.int) -> cython.int:
    """Empty building slots of a seat."""
    city: cython.int
    i: cython.int
    n: cython.int = 0
    for city in range(CITIES):
        if s.holder[city] == seat + 1:
            for i in range(s.slots[city]):
                if s.lot[city * LOTS + i] == 0:
                    n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def slot_worth(s: CityOfIron, seat: cython.int) -> cython.int:
    """One more slot: as much as can be built on it, and less while there is room."""
    rounds: cython.int = rounds_left(s)
    if rounds == 0:
        return 20
    return SLOT * min(rounds, 3) // (1 + free_slots(s, seat))


@cython.cfunc
@cython.exceptval(check=False)
def land_worth(s: CityOfIron, seat: cython.int, land: cython.int) -> cython.int:
    """R5.6.6: a new land: terrains that the seat does not have, slots, and a share of the farthest land."""
    terrain: cython.int
    rounds: cython.int = rounds_left(s)
    news: cython.int = s.rules.land_terrains[land] & ~s.terrains[seat]
    worth: cython.int = s.rules.land_distance[land] * 12
    for terrain in range(TERRAINS):
        if (news >> terrain) & 1:
            worth += (TERRAIN + opened(s, seat, 1 << terrain)) * min(rounds, 3) // 2
    return worth + 2 * slot_worth(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def opened(s: CityOfIron, seat: cython.int, terrain: cython.int) -> cython.int:
    """What stands in the row and in the store for a terrain."""
    place: cython.int
    kind: cython.int
    n: cython.int = 0
    for place in range(SLOTS):
        if s.row[place] > 0 and s.rules.terrain[s.row[place] - 1] == terrain:
            n += 1
    for kind in range(BUILDINGS):
        if s.rules.terrain[kind] == terrain:
            n += 2 * s.stored[seat * BUILDINGS + kind]
    return min(n, 4) * 25


@cython.cfunc
@cython.exceptval(check=False)
def token_worth(s: CityOfIron, seat: cython.int, token: cython.int, district: cython.bint) -> cython.int:
    """R1.11: slots and icons of one side of a token."""
    rounds: cython.int = rounds_left(s)
    if district:
        size: cython.int = s.rules.district_slots[token]
        if (s.rules.arc_districts >> (s.nation[seat] - 1)) & 1:
            size = s.rules.arc_slots[token]
        return size * slot_worth(s, seat) + draws_worth(
            rounds, s.rules.district_citizen[token], s.rules.district_military[token]
        )
    return s.rules.city_slots[token] * 60 + draws_worth(
        rounds, s.rules.city_citizen[token], s.rules.city_military[token]
    )


@cython.cfunc
@cython.exceptval(check=False)
def card_worth(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.int:
    """R1.8: what an expert card in hand is good for, roughly: its action once, and its skills."""
    rounds: cython.int = rounds_left(s)
    each: cython.int = money_worth(rounds)
    effect: cython.int = s.rules.effect[card]
    worth: cython.int = s.rules.hammer[card] * 6 + s.rules.distance[card] * 14
    worth += (s.rules.ship[card] + s.rules.airship[card]) * 25 + s.rules.attack[card] * 32
    if effect == EFFECT_DRAW_CARDS:
        worth += s.rules.amount[card] * (30 if s.rules.free[card] else 22)
    elif effect == EFFECT_GAIN_MONEY:
        worth += (s.rules.amount[card] - 1) * each // 2
    elif effect == EFFECT_GAIN_SCIENCE:
        worth += (
            s.rules.amount[card] * each * 2
            - s.rules.need_money[(s.nation[seat] - 1) * EXPERTS + card] * each // 2
        )
    elif effect == EFFECT_SETTLE_CITY and usable_tokens(s, seat, False):
        worth += 60 * min(rounds, 4)
    elif effect == EFFECT_ADD_DISTRICT and usable_tokens(s, seat, True):
        worth += slot_worth(s, seat) // 2 + 10
    elif effect == EFFECT_BUILD_DISCOUNT_ONCE:
        worth += (s.rules.less_money[card] + 3 * s.rules.less_science[card]) * each // 2
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def owned_copies(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.int:
    """Cards of a kind that a seat has bought or chosen: all of its nation that are not in the supply."""
    whole: cython.int = copies(s.rules.all_cards[s.nation[seat] - 1], card)
    return whole - copies(s.supply[seat], card) + copies(s.basket[seat], card)


@cython.cfunc
@cython.exceptval(check=False)
def purchase_worth(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.int:
    """R6.6, R7.4: a card for the rounds to come, less its price; in the last purchase only its number counts."""
    other: cython.int
    rounds: cython.int = rounds_left(s)
    if rounds == 0:
        ahead: cython.int = 0
        for other in range(s.seats):
            if other != seat and owns(s, other) > owns(s, seat) + 6:
                ahead = 1
        return 10 - 2 * s.rules.cost_money[card] if ahead == 0 else -1
    worth: cython.int = card_worth(s, seat, card) * (rounds + 3) // 4
    if owned_copies(s, seat, card) > 0:
        worth //= 3
    if s.rules.effect[card] == EFFECT_SETTLE_CITY and owned_copies(s, seat, card) == 0:
        worth += 120
    price: cython.int = s.rules.cost_money[card] * money_worth(rounds - 1) * 3 // 4
    price += s.rules.cost_science[card] * money_worth(rounds - 1) * 3
    return worth - price - CLOG - 8 * (owns(s, seat) // 3)
