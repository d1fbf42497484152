# cython: language_level=3, infer_types=True
"""Why an action within an action is not possible now: the forbidding rule and the key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import board_source, hand_piece, source_count, stock_size

Reason = tuple[str, str]


def post_refusal(s: Hansa, post: int, kind: int) -> Reason | None:
    """R2.3, R16.2: why no piece of a kind can stand on a post; None if it can."""
    if post >= s.rules.n_posts:
        return ("R2.3", "not_on_this_board")
    if s.piece[post] != 0:
        return ("R2.3", "post_taken")
    if kind == TRADER and s.rules.ship[post >> 6] >> (post & 63) & 1:
        return ("R16.2", "ships_take_merchants")
    return None


def home_refusal(s: Hansa, origin: int, post: int, kind: int) -> Reason:
    """R5.C3, R5.C6, R17.4: why a piece displaced from a route cannot go to a post."""
    found = post_refusal(s, post, kind)
    if found:
        return found
    route: int = s.rules.post_route[post]
    if route == origin:
        return ("R5.C3", "not_the_same_route")
    region: int = s.rules.route_region[route]
    if region != ENGLAND and region != s.rules.route_region[origin]:
        return ("R17.4", "other_region")
    return ("R5.C6", "nearer_post_free")


def relocate_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """R5.C3-R5.C10: why a piece cannot be resettled or added like this."""
    if verb == VERB_DONE:
        return ("R5.C5", "displaced_piece_first")
    if s.hand[1] != 0:
        kind = (s.hand[1] - 1) & 1
        if verb != VERB_EXTEND or arg // MOST_POSTS != kind:
            return ("R5.C10", "place_the_fetched_piece")
        return home_refusal(s, s.a, arg % MOST_POSTS, kind)
    if verb == VERB_RESETTLE:
        if s.hand[0] == 0:
            return ("R5.C3", "already_resettled")
        return home_refusal(s, s.a, arg, (s.hand[0] - 1) & 1)
    if verb not in (VERB_EXTEND, VERB_FETCH):
        return ("R5.C8", "relocation_first")
    if s.b == 0:
        return ("R5.C3", "no_extra_left")
    if verb == VERB_FETCH:
        return fetch_refusal(s, arg)
    kind = arg // MOST_POSTS
    if source_count(s, s.seat, kind) == 0:
        if board_source(s, s.seat):
            return ("R5.C4", "take_from_the_board")
        return ("R5.C4", "none_in_stock" if stock_size(s, s.seat) > 0 else "none_in_supply")
    found = home_refusal(s, s.a, arg % MOST_POSTS, kind)
    return found


def fetch_refusal(s: Hansa, post: int) -> Reason:
    """R5.C4, R5.C10, R17.8: why a piece cannot be taken from the board."""
    if not board_source(s, s.seat):
        return ("R5.C4", "stock_and_supply_first")
    if post >= s.rules.n_posts or s.piece[post] == 0 or (s.piece[post] - 1) >> 1 != s.seat:
        return ("R5.C10", "not_your_piece")
    return ("R5.C10", "placed_just_now")


def relocate_shown(s: Hansa) -> list[int]:
    """What the owner of a displaced piece looks for: all free posts for it, and the end."""
    shown = [DO_DONE]
    if s.hand[0] != 0:
        shown += [DO_RESETTLE + post for post in range(s.rules.n_posts) if s.piece[post] == 0]
    return shown


def lift_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """R5.D1, R5.D2, R8.3, R16.3, R17.5, R17.7: why a piece cannot be lifted or put there."""
    i: int = hand_piece(s)
    rule = {LIFT_MOVE: "R5.D1", LIFT_MARKER: "R8.3", LIFT_ANY: "R16.3"}[s.a]
    if verb == VERB_DONE:
        return (rule, "put_down_first" if i >= 0 else "lift_one_first")
    if verb == VERB_LIFT:
        if s.b == 0 or (i >= 0 and s.rules.one_by_one and s.a == LIFT_MARKER):
            return (rule, "put_down_first")
        if arg >= s.rules.n_posts or s.piece[arg] == 0:
            return (rule, "no_piece_there")
        return (rule, "not_your_piece" if s.a == LIFT_MOVE else "own_piece")
    if verb == VERB_PUT:
        if i < 0:
            return (rule, "nothing_in_hand")
        found = post_refusal(s, arg, (s.hand[i] - 1) & 1)
        if found:
            return found
        region: int = s.rules.route_region[s.rules.post_route[s.hand_from[i] - 1]]
        there: int = s.rules.route_region[s.rules.post_route[arg]]
        if there != region and (there != ENGLAND or s.a != LIFT_MOVE):
            return ("R17.5" if s.a == LIFT_MOVE else "R17.7", "other_region")
        return (rule, "kept_for_another_piece")
    return (rule, "move_first")


def lift_shown(s: Hansa) -> list[int]:
    """What a player who moves looks for: all free posts while a piece is in hand."""
    if hand_piece(s) < 0:
        return []
    return [DO_PUT + post for post in range(s.rules.n_posts) if s.piece[post] == 0]


def remove_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """R14.2: why a piece cannot be taken off."""
    if verb == VERB_DONE:
        return ("R14.2", "remove_one_first")
    return ("R14.2", "no_piece_there") if verb == VERB_REMOVE else None


def permanent_shown(s: Hansa) -> list[int]:
    """The marker of the route, usable or not."""
    return [] if s.a == PERMANENT_ESTABLISH_IN_GREEN_CITY else [DO_PERMANENT]


def scatter_refusal(s: Hansa, verb: int, arg: int) -> Reason | None:
    """R16.3, R16.7, R17.8: why a piece cannot be placed by a permanent marker like this."""
    if verb == VERB_FETCH:
        return fetch_refusal(s, arg) if s.a == 0 else ("R16.3", "from_the_route_only")
    if verb == VERB_DONE:
        return ("R5.C10", "place_the_fetched_piece")
    if verb != VERB_EXTEND:
        return None
    kind, post = arg // MOST_POSTS, arg % MOST_POSTS
    found = post_refusal(s, post, kind)
    if found:
        return found
    if s.a > 0:
        if (s.d if kind == MERCHANT else s.c) == 0:
            return ("R16.3", "from_the_route_only")
        return ("R16.7", "not_the_same_route")
    if s.rules.route_region[s.rules.post_route[post]] == ENGLAND:
        return ("R17.8", "wales_or_scotland_only")
    if s.hand[1] != 0:
        return ("R5.C10", "place_the_fetched_piece")
    if board_source(s, s.seat):
        return ("R17.8", "take_from_the_board")
    return ("R17.8", "none_in_stock" if stock_size(s, s.seat) > 0 else "none_in_supply")


def exchange_refusal(s: Hansa, other: int, kind: int) -> Reason:
    """R20.1: why a marker cannot be taken in exchange."""
    if other == s.seat:
        return ("R20.1", "own_markers")
    return ("R20.1", "no_exchange_markers" if kind == MARKER_EXCHANGE_MARKER else "no_such_marker")
