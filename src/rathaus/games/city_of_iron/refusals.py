# cython: language_level=3, infer_types=True
"""Why an action is not possible now: the forbidding rule and the key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.state import CityOfIron

if not cython.compiled:
    from rathaus.games.city_of_iron.baskets import basket_money, basket_science
    from rathaus.games.city_of_iron.cards import copies, one, size
    from rathaus.games.city_of_iron.costs import (
        bid_price,
        can_draw,
        fits_city,
        free_slot,
        kind_from,
        may_move,
        money_need,
        money_price,
        science_price,
        space_free,
    )
    from rathaus.games.city_of_iron.holdings import cranes
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.sieges import targets
    from rathaus.games.city_of_iron.skills import hammers, helps, usable_tokens

Reason = tuple[str, str]
STORE = cython.declare(cython.int, 32)


def nation_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R2.1: why a nation cannot be chosen."""
    if verb != VERB_NATION:
        return None
    return ("R2.1", "nation_taken" if s.rules.deals[arg] else "nation_not_dealt")


def stack_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R2.3: why a card cannot be laid on the starting deck."""
    return ("R2.3", "not_a_starting_card") if verb == VERB_STACK else None


def bid_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R4.1.1: why a cube cannot move to a space."""
    space: cython.int = arg
    if verb == VERB_STAY:
        return ("R8.4.2", "not_now")
    if verb != VERB_BID:
        return None
    if space >= s.rules.spaces:
        return ("R4.1.3", "no_such_space")
    if not space_free(s, space):
        return ("R4.1.1", "space_taken")
    return ("R4.1.1", "not_enough_money" if bid_price(s, s.seat, space) > s.money[s.seat] else "not_now")


def build_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.1.1-R5.1.8: why a building cannot be built by a card with its discount."""
    if verb != VERB_BUILD and verb != VERB_BUILD_STORED:
        return None
    return why_not_build(s, arg if verb == VERB_BUILD else STORE + arg, s.a, s.b)


def why_not_build(s: CityOfIron, origin: int, money_off: int, science_off: int) -> Reason:
    """R5.1.1-R5.1.5: what forbids a building of the row or the store."""
    seat: cython.int = s.seat
    place: cython.int = origin
    kind: cython.int = kind_from(s, place)
    if place < STORE and kind < 0:
        return ("R5.1.8", "empty_place")
    if place >= STORE and s.stored[seat * BUILDINGS + kind] == 0:
        return ("R5.1.1", "not_stored")
    if s.rules.terrain[kind] & s.terrains[seat] == 0:
        return ("R5.1.2", "no_terrain")
    if money_price(s, seat, kind, money_off, cranes(s, seat)) > s.money[seat]:
        return ("R5.1.4", "not_enough_money")
    if science_price(s, seat, kind, science_off) > s.science[seat]:
        return ("R5.1.4", "not_enough_science")
    return ("R5.1.1", "not_now")


def turn_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R4.2.3: why one of the actions of a turn is not possible."""
    if verb == VERB_BUILD:
        return why_not_build(s, arg, 0, 0)
    if verb == VERB_BUILD_STORED:
        return why_not_build(s, STORE + arg, 0, 0)
    if verb == VERB_STORE:
        return ("R5.1.8", "empty_place")
    if verb == VERB_DRAW:
        return ("R5.3.1", "no_cards_to_draw")
    if verb == VERB_SCIENCE:
        return ("R5.5.1", "not_enough_money")
    if verb == VERB_PLAY:
        return play_refusal(s, arg)
    if verb == VERB_ATTACK:
        return attack_refusal(s, arg)
    if verb == VERB_MOVE:
        return move_refusal(s, arg)
    return None


def play_refusal(s: CityOfIron, arg: int) -> Reason:
    """R5.6.1-R5.6.10: why a card cannot be played for its action."""
    card: cython.int = arg
    seat: cython.int = s.seat
    effect: cython.int = s.rules.effect[card]
    if copies(s.hand[seat], card) == 0:
        return ("R5.6.1", "not_in_hand")
    if effect == EFFECT_NONE:
        return ("R1.8", "no_action_on_card")
    if money_need(s, seat, card) > s.money[seat]:
        return ("R5.6.2", "not_enough_money")
    rest: cython.ulonglong = s.hand[seat] - one(card)
    if s.rules.need_hammer[card] > 0 and hammers(s, rest) < s.rules.need_hammer[card]:
        return ("R5.6.2", "not_enough_hammers")
    if s.rules.need_cards[card] > 0 and size(rest) < s.rules.need_cards[card]:
        return ("R5.6.10", "not_enough_cards")
    return effect_refusal(s, effect)


def effect_refusal(s: CityOfIron, effect: int) -> Reason:
    """R5.6.5: why a card could not have its full effect."""
    seat: cython.int = s.seat
    if effect == EFFECT_DRAW_CARDS:
        return ("R5.6.5", "no_cards_to_draw")
    if effect == EFFECT_SETTLE_CITY:
        if usable_tokens(s, seat, False) == 0:
            return ("R5.6.9", "no_token")
        return ("R5.6.6", "no_land_in_reach" if s.display[0] else "no_land_left")
    if effect == EFFECT_ADD_DISTRICT:
        return ("R5.6.9", "no_token")
    return ("R5.6.5", "no_building_possible")


def attack_refusal(s: CityOfIron, arg: int) -> Reason:
    """R5.7.1-R5.7.7: why a town cannot be attacked."""
    town: cython.int = arg
    if (s.towns[s.seat] >> town) & 1:
        return ("R5.7.6", "your_own_town")
    if s.rules.family:
        return ("R9.2", "no_towns_in_family_game")
    if not (s.rules.stack[s.rules.stars[town]] >> town) & 1:
        return ("R2.11", "town_not_in_game")
    if not (targets(s, s.seat) >> town) & 1:
        return ("R5.7.1", "not_open")
    return ("R5.7.3", "not_strong_enough")


def move_refusal(s: CityOfIron, arg: int) -> Reason:
    """R8.1.2: why no building of a city can be moved."""
    city: cython.int = arg
    if not (s.rules.arc_moves >> (s.nation[s.seat] - 1)) & 1:
        return ("R8.1.2", "no_such_power")
    if s.holder[city] != s.seat + 1:
        return ("R8.1.2", "not_your_city")
    if not may_move(s, s.seat):
        return ("R8.1.2", "not_enough_money")
    return ("R8.1.2", "nothing_to_move")


def lift_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R8.1.2: why a building cannot be moved."""
    return ("R8.1.2", "nothing_to_move") if verb == VERB_LIFT else None


def move_to_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R8.1.2: why a building cannot move to a city."""
    city: cython.int = arg
    if verb != VERB_CITY:
        return None
    if city == s.a:
        return ("R8.1.2", "same_city")
    if s.holder[city] != s.seat + 1:
        return ("R8.1.2", "not_your_city")
    if not fits_city(s, s.seat, s.b, city):
        return ("R5.1.2", "no_terrain")
    return ("R8.1.2", "no_free_slot" if free_slot(s, city) < 0 else "not_now")


def city_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.1.2: why a building cannot be built in a city."""
    city: cython.int = arg
    if verb != VERB_CITY:
        return None
    return ("R5.1.2", "not_your_city" if s.holder[city] != s.seat + 1 else "no_terrain")


def demolish_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.1.3: why a building cannot make room."""
    return ("R5.1.3", "not_in_this_city") if verb == VERB_DEMOLISH else None


def land_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.6.6: why a land cannot be settled."""
    if verb != VERB_LAND:
        return None
    return ("R5.6.6", "out_of_reach" if s.display[0] >> arg & 1 else "not_on_display")


def district_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.6.7, R9.1: why a city cannot get a district."""
    if verb != VERB_CITY:
        return None
    return ("R9.1", "no_districts_in_towns") if arg >= LANDS else ("R5.6.7", "not_your_city")


def token_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.6.9: why a token cannot be laid."""
    if verb != VERB_TOKEN:
        return None
    return ("R1.11", "wrong_side") if s.tokens[s.seat] >> arg & 1 else ("R5.6.9", "token_used")


def pay_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.6.2, R5.6.3: why a card cannot be played for its skills, or the payment not be closed."""
    card: cython.int = arg
    if verb == VERB_ENOUGH:
        return ("R5.6.2", "not_paid_yet")
    if verb != VERB_SKILLS:
        return None
    if copies(s.hand[s.seat], card) == 0:
        return ("R5.6.3", "already_used" if copies(s.used[0], card) > 0 else "not_in_hand")
    return ("R5.6.2", "not_now" if helps(s, card, s.a) else "no_such_skill")


def give_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.6.10: why a card cannot be discarded."""
    return ("R5.6.10", "not_in_hand") if verb == VERB_GIVE else None


def draw_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.3.1: why a pile gives no card."""
    return ("R5.3.1", "no_cards_to_draw") if verb == VERB_DRAW and not can_draw(s, s.seat, arg) else None


def siege_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R5.7.2, R5.7.3, R5.7.7: why a card cannot be played in an attack."""
    card: cython.int = arg
    if verb == VERB_ENOUGH:
        return ("R5.7.2", "not_strong_enough")
    if verb != VERB_SKILLS and verb != VERB_FIGHT:
        return None
    if copies(s.hand[s.seat], card) == 0:
        return ("R5.6.3", "already_used" if copies(s.used[0], card) > 0 else "not_in_hand")
    has: cython.int = s.rules.attack[card] if verb == VERB_FIGHT else s.rules.distance[card]
    return ("R5.7.3", "needed_otherwise") if has > 0 else ("R5.7.2", "no_such_skill")


def discard_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R3.3: why a card is not discarded next."""
    return ("R3.3", "not_among_the_played") if verb == VERB_DISCARD else None


def good_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R9.1: why a good cannot be named."""
    return ("R9.1", "none_of_this_good") if verb == VERB_GOOD else None


def buy_refusal(s: CityOfIron, verb: int, arg: int) -> Reason | None:
    """R6.6: why a card cannot be bought."""
    card: cython.int = arg
    if verb != VERB_BUY:
        return None
    if copies(s.supply[s.seat] - s.basket[s.seat], card) == 0:
        return ("R2.4", "not_in_supply")
    if s.rules.cost_money[card] > s.money[s.seat] - basket_money(s, s.seat):
        return ("R6.6", "not_enough_money")
    missing = s.rules.cost_science[card] > s.science[s.seat] - basket_science(s, s.seat)
    return ("R6.6", "not_enough_science" if missing else "not_now")
