# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R8: using bonus markers, and placing new ones at the end of a turn."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.refusals import assign_refusal, swap_refusal
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.rng import below
    from rathaus.games.hansa_teutonica.cities import has_room, update_control
    from rathaus.games.hansa_teutonica.move import begin_lift, liftable
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.promos import can_exchange
    from rathaus.games.hansa_teutonica.skills import can_develop

ONE = cython.declare(cython.ulonglong, 1)
THREE = cython.declare(cython.int, 3)  # R8.3, R14.2


@cython.cfunc
@cython.exceptval(check=False)
def usable(s: Hansa, seat: cython.int, kind: cython.int) -> cython.bint:
    """R4.5, R8: whether using a marker now would do anything."""
    if kind == MARKER_PLUS_3_ACTIONS or kind == MARKER_PLUS_4_ACTIONS:
        return s.did[0] & DID_CLOSED == 0
    if kind == MARKER_SWAP_OFFICES:
        return can_swap(s, seat)
    if kind == MARKER_MOVE_3:
        return (liftable(s, seat, LIFT_MARKER, 0) | liftable(s, seat, LIFT_MARKER, 1)) != 0
    if kind == MARKER_REMOVE_3:
        return (liftable(s, seat, LIFT_ANY, 0) | liftable(s, seat, LIFT_ANY, 1)) != 0
    if kind == MARKER_DEVELOP_SKILL:
        return can_develop(s, seat)
    if kind == MARKER_EXCHANGE_MARKER:
        return can_exchange(s, seat)
    if kind == MARKER_TRIBUTE or kind == MARKER_BLOCK_ROUTE:
        return s.supply[2 * seat] > 0
    return False  # R6.3a: an additional office is founded within an action


@cython.cfunc
def use_marker(s: Hansa, seat: cython.int, kind: cython.int) -> cython.void:
    """R8.1: a marker is used once; used and unused ones score alike. The turn is on the stack again already."""
    s.unused[N_MARKERS * seat + kind] -= 1
    s.used[N_MARKERS * seat + kind] += 1
    s.did[0] |= DID_MARKER
    s.tell(ALL_SEATS, TOLD_USED_MARKER, seat, kind)
    if kind == MARKER_PLUS_3_ACTIONS or kind == MARKER_PLUS_4_ACTIONS:  # R8.5
        more: cython.int = 3 if kind == MARKER_PLUS_3_ACTIONS else 4
        s.actions[0] += more
        s.tell(ALL_SEATS, TOLD_MORE_ACTIONS, seat, more)
    elif kind == MARKER_SWAP_OFFICES:
        s.push(AT_SWAP, seat)
    elif kind == MARKER_MOVE_3:
        begin_lift(s, seat, LIFT_MARKER, THREE)
    elif kind == MARKER_REMOVE_3:
        s.push(AT_REMOVE, seat, THREE)
    elif kind == MARKER_DEVELOP_SKILL:
        s.push(AT_SKILL, seat)
    elif kind == MARKER_EXCHANGE_MARKER:
        s.push(AT_EXCHANGE, seat)
    else:  # R20.1: it lies beside a route from now on
        s.used[N_MARKERS * seat + kind] -= 1
        s.push(AT_LAY, seat, kind)


# --- swapping offices -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def extra_at(s: Hansa, city: cython.int, place: cython.int) -> cython.int:
    """R16.5: the place in the list of additional offices of the one at a place of a green city from the left.

    Those by marker stand left, the newest outermost; the others right of them. -1: there is none.
    """
    i: cython.int
    for i in range(s.extras[0] - 1, -1, -1):
        if s.extra_city[i] == city + 1 and s.extra_piece[i] >= BY_MARKER:
            if place == 0:
                return i
            place -= 1
    for i in range(s.extras[0]):
        if s.extra_city[i] == city + 1 and s.extra_piece[i] < BY_MARKER:
            if place == 0:
                return i
            place -= 1
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def owner_at(s: Hansa, city: cython.int, place: cython.int) -> cython.int:
    """The seat + 1 of the office at a place from the left that a swap may touch, 0 if there is none.

    R8.2: printed offices only. R16.6: in a green city those that came from no marker.
    """
    if s.rules.green[city]:
        i: cython.int = extra_at(s, city, place)
        if i < 0 or (s.extra_piece[i] >= BY_MARKER and not s.rules.green_swaps_all):
            return 0
        return 1 + (((s.extra_piece[i] % BY_MARKER) - 1) >> 1)
    if place >= s.founded[city]:
        return 0
    return 1 + ((s.office[s.rules.office_first[city] + place] - 1) >> 1)


@cython.cfunc
@cython.exceptval(check=False)
def may_swap(s: Hansa, seat: cython.int, city: cython.int, place: cython.int) -> cython.bint:
    """R8.2, R14.3: neighbours of two owners, one of them the user unless the ruleset says nothing of that.

    R13.13: two offices of one owner need no swap.
    """
    left: cython.int = owner_at(s, city, place)
    right: cython.int = owner_at(s, city, place + 1)
    if left == 0 or right == 0 or left == right:
        return False
    return not s.rules.swap_own_only or left == seat + 1 or right == seat + 1


@cython.cfunc
@cython.exceptval(check=False)
def can_swap(s: Hansa, seat: cython.int) -> cython.bint:
    """R8.2: whether there is anything to swap."""
    city: cython.int
    place: cython.int
    for city in range(s.rules.n_cities):
        for place in range(PAIRS):
            if may_swap(s, seat, city, place):
                return True
    return False


@cython.cclass
class Swap(HansaBox):
    """R8.2, R13.1: exchange two neighbouring offices; shape, colour and coins do not matter."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        city: cython.int
        place: cython.int
        for city in range(s.rules.n_cities):
            for place in range(PAIRS):
                if may_swap(s, s.seat, city, place):
                    s.offer(DO_SWAP + PAIRS * s.rules.city_label[city] + place)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        city: cython.int = s.rules.city_at[arg // PAIRS]
        place: cython.int = arg % PAIRS
        i: cython.int
        k: cython.int
        piece: cython.int
        if s.rules.green[city]:
            i = extra_at(s, city, place)
            k = extra_at(s, city, place + 1)
            piece = s.extra_piece[i] % BY_MARKER  # the places keep their origin
            s.extra_piece[i] += s.extra_piece[k] % BY_MARKER - piece
            s.extra_piece[k] += piece - s.extra_piece[k] % BY_MARKER
        else:
            i = s.rules.office_first[city] + place
            piece = s.office[i]
            s.office[i] = s.office[i + 1]
            s.office[i + 1] = piece
        s.tell(ALL_SEATS, TOLD_SWAPPED, s.seat, arg // PAIRS)
        update_control(s, city)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return swap_refusal(s, arg // PAIRS, arg % PAIRS) if verb == VERB_SWAP else None


# --- new markers ----------------------------------------------------------------------------------------------


@cython.cfunc
def draw_marker(s: Hansa) -> cython.int:
    """One of the unseen markers, each with equal chance."""
    kind: cython.int
    n: cython.int = 0
    for kind in range(N_MARKERS):
        n += s.unseen[kind]
    n = below(s, n)
    kind = 0
    while n >= s.unseen[kind]:
        n -= s.unseen[kind]
        kind += 1
    s.unseen[kind] -= 1
    return kind


@cython.cfunc
def reveal(s: Hansa, seat: cython.int) -> cython.void:
    """R8.6, R12.2: turn the markers on the plate up; each is drawn now from those nobody has seen."""
    while s.plate[0] > 0:
        kind: cython.int = draw_marker(s)
        s.shown[kind] += 1
        s.plate[0] -= 1
        s.tell(ALL_SEATS, TOLD_REVEALED, seat, kind)
    s.push(AT_PLACE_MARKER, seat)


@cython.cfunc
@cython.exceptval(check=False)
def may_carry(s: Hansa, route: cython.int, level: cython.int) -> cython.bint:
    """R8.6, R21.1: no marker there; no piece (level 0 and 1); an empty printed office at one end (level 0).

    R16.3, R17.9: never on a route with a permanent marker, nor in Wales or Scotland.
    """
    if s.on_route[route] != 0 or s.rules.permanent[route] != PERMANENT_NONE:
        return False
    if s.rules.route_region[route] != ENGLAND:
        return False
    mask: cython.ulonglong = s.rules.route_mask[route]
    if level <= 1 and s.free[s.rules.route_word[route]] & mask != mask:
        return False
    return level > 0 or has_room(s, s.rules.route_a[route]) or has_room(s, s.rules.route_b[route])


@cython.cfunc
@cython.exceptval(check=False)
def carry_level(s: Hansa) -> cython.int:
    """R8.7: the first set of conditions that some route meets: all three, without the third, only the first.

    3: no route may carry a marker.
    """
    level: cython.int
    route: cython.int
    for level in range(3):
        for route in range(s.rules.n_routes):
            if may_carry(s, route, level):
                return level
    return 3


@cython.cclass
class PlaceMarker(HansaBox):
    """R8.6: place the revealed markers one by one, in an order of one's choice."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        kind: cython.int
        route: cython.int
        level: cython.int = carry_level(s)
        for kind in range(N_MARKERS):
            if s.shown[kind] == 0:
                continue
            for route in range(s.rules.n_routes):
                if may_carry(s, route, level):
                    s.offer(DO_ASSIGN + N_ROUTES * kind + s.rules.route_label[route])
        if level == 3:
            s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        kind: cython.int
        if verb == VERB_DONE:  # R8.7: back under the supply
            for kind in range(N_MARKERS):
                s.unseen[kind] += s.shown[kind]
                s.pile[0] += s.shown[kind]
                s.shown[kind] = 0
            return
        kind = arg // N_ROUTES
        s.shown[kind] -= 1
        s.on_route[s.rules.route_at[arg % N_ROUTES]] = kind + 1
        s.tell(ALL_SEATS, TOLD_MARKER_PLACED, s.seat, kind, arg % N_ROUTES)
        for kind in range(N_MARKERS):
            if s.shown[kind] > 0:
                s.push(AT_PLACE_MARKER, s.seat)
                return

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return assign_refusal(s, arg // N_ROUTES, arg % N_ROUTES) if verb == VERB_ASSIGN else None
