# cython: language_level=3, infer_types=True
"""Why an action of a turn, of a trade route or with a marker is not possible now: rule and key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.reasons import post_refusal
from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.games.hansa_teutonica.britannia import permission
    from rathaus.games.hansa_teutonica.cities import has_room
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import merchants_on, stock_size, supply_size
    from rathaus.games.hansa_teutonica.skills import skill

Reason = tuple[str, str]


def turn_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """The reason against an action of the box `turn`; None where «not now» says it all."""
    if verb == VERB_USE:
        return use_refusal(s, arg)
    if verb == VERB_BUY:
        return buy_refusal(s, arg)
    if verb in (VERB_WALK, VERB_RIDE) and not s.rules.pawn_rules:
        return ("R15", "two_players_only")
    if verb == VERB_WALK:
        if s.did[0] & (DID_WALK | DID_CLOSED):
            return ("R15.4", "pawn_has_moved")
        return ("R15.4", "pawn_is_there" if arg == s.pawn[0] else "too_far")
    if verb not in (VERB_INCOME, VERB_PLACE, VERB_DISPLACE, VERB_MOVE, VERB_ROUTE, VERB_RIDE):
        return None
    if s.actions[0] == 0:
        if s.did[0] & DID_CLOSED:
            return ("R15.4" if s.rules.pawn_rules else "R19.2", "turn_closed")
        return ("R4.2", "no_actions_left")
    if verb == VERB_INCOME:
        return income_refusal(s, arg // N_MERCHANTS, arg % N_MERCHANTS)
    if verb == VERB_PLACE:
        return place_refusal(s, arg // MOST_POSTS, arg % MOST_POSTS)
    if verb == VERB_DISPLACE:
        return displace_refusal(s, arg // MOST_POSTS, arg % MOST_POSTS)
    if verb == VERB_ROUTE:
        return route_refusal(s, s.rules.route_at[arg])
    return ("R5.D1", "not_your_piece") if verb == VERB_MOVE else ("R15.5", "pawn_is_there")


def income_refusal(s: Hansa, traders: int, merchants: int) -> Reason:
    """R5.A1, R5.A2: why these pieces cannot be taken as income."""
    if stock_size(s, s.seat) == 0:
        return ("R5.A2", "stock_is_empty")
    if traders > s.stock[2 * s.seat] or merchants > s.stock[2 * s.seat + 1]:
        return ("R5.A1", "none_in_stock")
    if traders + merchants > skill(s, s.seat, SKILL_BURSA):
        return ("R5.A1", "more_than_bursa")
    return ("R5.A2", "take_one_at_least" if traders + merchants == 0 else "take_the_full_value")


def area_refusal(s: Hansa, post: int) -> Reason | None:
    """R15.6, R17.3: why the pawn or a lacking permission keeps a seat off a post."""
    route: int = s.rules.post_route[post]
    if s.rules.pawn_rules and not s.rules.province_routes[s.pawn[0]] >> route & 1:
        return ("R15.6", "pawn_is_elsewhere")
    region: int = s.rules.route_region[route]
    if region != ENGLAND and permission(s, s.seat, region) == 0:
        return ("R17.3", "no_permission")
    return None


def place_refusal(s: Hansa, kind: int, post: int) -> Reason:
    """R5.B1: why a piece cannot be placed."""
    found = post_refusal(s, post, kind)
    if found:
        return found
    if s.supply[2 * s.seat + kind] == 0:
        return ("R5.B1", "none_in_supply")
    return area_refusal(s, post) or ("R20.1", "cannot_pay_block")


def displace_refusal(s: Hansa, kind: int, post: int) -> Reason:
    """R5.C1, R5.C2, R5.C9: why a piece cannot be displaced."""
    if post >= s.rules.n_posts:
        return ("R2.3", "not_on_this_board")
    piece: int = s.piece[post] - 1
    if piece < 0:
        return ("R5.C1", "no_piece_there")
    if piece >> 1 == s.seat:
        return ("R5.C1", "own_piece")
    if supply_size(s, s.seat) < (3 if piece & 1 == MERCHANT else 2):
        return ("R5.C2", "supply_too_small")
    if s.supply[2 * s.seat + kind] == 0:
        return ("R5.C2", "none_in_supply")
    if kind == TRADER and s.rules.ship[post >> 6] >> (post & 63) & 1:
        return ("R16.2", "ships_take_merchants")
    return area_refusal(s, post) or ("R5.C9", "no_room_to_resettle")


def route_refusal(s: Hansa, route: int) -> Reason:
    """R6.0, R15.6: why a route cannot be established."""
    if route < 0:
        return ("R2.3", "not_on_this_board")
    if not s.full[s.seat] >> route & 1:
        return ("R6.0", "posts_not_all_yours")
    return ("R15.6", "pawn_is_elsewhere")


def use_refusal(s: Hansa, kind: int) -> Reason:
    """R4.5, R8: why a marker cannot be used now."""
    if s.unused[N_MARKERS * s.seat + kind] == 0:
        return ("R8.1", "no_such_marker")
    return {
        MARKER_ADDITIONAL_OFFICE: ("R6.3a", "used_within_a_route"),
        MARKER_SWAP_OFFICES: ("R8.2", "nothing_to_swap"),
        MARKER_MOVE_3: ("R8.3", "no_piece_there"),
        MARKER_REMOVE_3: ("R14.2", "no_piece_there"),
        MARKER_DEVELOP_SKILL: ("R8.4", "skill_is_full"),
        MARKER_PLUS_3_ACTIONS: ("R15.4" if s.rules.pawn_rules else "R19.2", "turn_closed"),
        MARKER_PLUS_4_ACTIONS: ("R15.4" if s.rules.pawn_rules else "R19.2", "turn_closed"),
        MARKER_EXCHANGE_MARKER: ("R20.1", "no_such_marker"),
        MARKER_TRIBUTE: ("R20.1", "none_in_supply"),
        MARKER_BLOCK_ROUTE: ("R20.1", "none_in_supply"),
    }[kind]


def buy_refusal(s: Hansa, tile: int) -> Reason:
    """R19.1, R19.2: why a tile cannot be bought."""
    if s.tile[tile] == 0:
        return ("R19.1", "not_in_this_game")
    if s.tile[tile] > 1:
        return ("R19.1", "tile_is_taken")
    if s.did[0] & (DID_ACT | DID_MARKER | DID_CLOSED):
        return ("R19.2", "start_of_turn_only")
    return ("R19.2", "too_few_markers")


def turn_shown(s: Hansa) -> list[int]:
    """What a player looks for in a turn: every post, the routes begun, own markers, tiles on display, income."""
    seat: int = s.seat
    supply = [kind for kind in (TRADER, MERCHANT) if s.supply[2 * seat + kind] > 0] or [TRADER]
    shown = [DO_INCOME + N_MERCHANTS]
    for post in range(s.rules.n_posts):
        if s.piece[post] == 0:
            shown += [DO_PLACE + MOST_POSTS * kind + post for kind in supply]
        elif (s.piece[post] - 1) >> 1 == seat:
            shown.append(DO_ROUTE + s.rules.route_label[s.rules.post_route[post]])
        else:
            shown += [DO_DISPLACE + MOST_POSTS * kind + post for kind in supply]
    shown += [DO_USE + kind for kind in range(N_MARKERS) if s.unused[N_MARKERS * seat + kind] > 0]
    shown += [DO_BUY + tile for tile in range(N_TILES) if s.tile[tile] == 1]
    if s.rules.pawn_rules:
        shown += [DO_WALK + province for province in range(N_PROVINCES) if province != s.pawn[0]]
    return shown


# --- a trade route --------------------------------------------------------------------------------------------


def trade_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """R6.3: why an office, skill or prestige space is not to be had by this route."""
    if verb == VERB_OFFICE:
        return office_refusal(s, s.rules.city_at[arg])
    if verb == VERB_EXTRA:
        return extra_refusal(s, arg // N_CITIES, s.rules.city_at[arg % N_CITIES])
    if verb == VERB_DEVELOP:
        a, b = s.rules.route_a[s.a], s.rules.route_b[s.a]
        if not (s.rules.skills_of[a] | s.rules.skills_of[b]) >> arg & 1:
            return ("R6.3b", "no_such_skill_here")
        return ("R3.2", "skill_is_full")
    if verb == VERB_SPACE:
        if s.a != s.rules.prestige_route:
            return ("R6.3c", "other_route")
        if s.space[arg] != 0:
            return ("R6.3c", "space_taken")
        if merchants_on(s, s.seat, s.a) == 0:
            return ("R6.3c", "merchant_needed")
        return ("R6.3c", "privilegium_too_low")
    return ("R6.0", "finish_the_route") if verb < VERB_PAY else None


def is_end(s: Hansa, city: int) -> bool:
    """Whether a city is an end of the route that is being established."""
    return bool(city >= 0 and city in (s.rules.route_a[s.a], s.rules.route_b[s.a]))


def office_refusal(s: Hansa, city: int) -> Reason:
    """R6.3a: why the next printed office of a city cannot be filled."""
    if not is_end(s, city):
        return ("R6.3a", "not_an_end_city")
    if s.rules.green[city]:
        return ("R16.5", "no_printed_offices")
    if s.founded[city] >= s.rules.office_count[city]:
        return ("R6.3a", "city_completed")
    at: int = s.rules.office_first[city] + s.founded[city]
    if skill(s, s.seat, SKILL_PRIVILEGIUM) < s.rules.office_level[at]:
        return ("R6.3a", "privilegium_too_low")
    return ("R6.3a", "wrong_shape")


def extra_refusal(s: Hansa, kind: int, city: int) -> Reason:
    """R6.3a, R6.2: why no additional office can be founded."""
    if not is_end(s, city):
        return ("R6.3a", "not_an_end_city")
    n: int = s.unused[N_MARKERS * s.seat + MARKER_ADDITIONAL_OFFICE]
    if n == 0:
        return ("R8.1", "no_such_marker")
    if n == 1 and s.b == MARKER_ADDITIONAL_OFFICE + 1:
        return ("R6.2", "marker_just_taken")
    if s.founded[city] == 0 and not s.rules.green[city]:
        return ("R6.3a", "no_office_there_yet")
    return ("R6.5", "not_on_the_route")


def trade_shown(s: Hansa) -> list[int]:
    """What a player looks for: offices and skills of both ends, prestige spaces, additional offices."""
    shown: list[int] = []
    marker = s.unused[N_MARKERS * s.seat + MARKER_ADDITIONAL_OFFICE] > 0
    for city in (s.rules.route_a[s.a], s.rules.route_b[s.a]):
        shown.append(DO_OFFICE + s.rules.city_label[city])
        if marker:
            shown.append(DO_EXTRA + s.rules.city_label[city])
        shown += [DO_DEVELOP + i for i in range(N_SKILLS) if s.rules.skills_of[city] >> i & 1]
    if s.a == s.rules.prestige_route:
        shown += [DO_SPACE + i for i in range(SPACES)]
    return shown


# --- markers --------------------------------------------------------------------------------------------------


def swap_refusal(s: Hansa, label: int, place: int) -> Reason:
    """R8.2, R13.13, R16.6: why two offices cannot be exchanged."""
    city: int = s.rules.city_at[label]
    if city < 0:
        return ("R2.3", "not_on_this_board")
    if s.rules.green[city]:
        return ("R16.6", "cannot_swap_these")
    if place + 1 >= s.founded[city]:
        return ("R8.2", "both_must_be_filled")
    at: int = s.rules.office_first[city] + place
    if (s.office[at] - 1) >> 1 == (s.office[at + 1] - 1) >> 1:
        return ("R13.13", "same_owner")
    return ("R8.2", "one_must_be_yours")


def assign_refusal(s: Hansa, kind: int, label: int) -> Reason:
    """R8.6, R16.3, R17.9: why a marker cannot be placed on a route."""
    route: int = s.rules.route_at[label]
    if route < 0:
        return ("R2.3", "not_on_this_board")
    if s.shown[kind] == 0:
        return ("R8.6", "no_such_marker")
    if s.on_route[route] != 0:
        return ("R8.6", "has_a_marker")
    if s.rules.permanent[route] != PERMANENT_NONE:
        return ("R16.3", "has_a_permanent_marker")
    if s.rules.route_region[route] != ENGLAND:
        return ("R17.9", "england_only")
    mask: int = s.rules.route_mask[route]
    if s.free[s.rules.route_word[route]] & mask != mask:
        return ("R8.6", "has_pieces")
    assert not has_room(s, s.rules.route_a[route]) and not has_room(s, s.rules.route_b[route])
    return ("R8.6", "no_empty_office")
