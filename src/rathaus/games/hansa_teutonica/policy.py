# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The rule of thumb of Hansa Teutonica: rush Actiones, then skills, offices that hang together, and markers.

It picks the route with the best worth for its cost, fills it, blocks routes that others are about to finish,
and values every other choice by the routes it helps.
"""

from __future__ import annotations

import cython

from rathaus.core.policy import Policy
from rathaus.core.state import State
from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.hansa_teutonica.markers import owner_at
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pawn import open_routes
    from rathaus.games.hansa_teutonica.pieces import hand_piece, supply_size
    from rathaus.games.hansa_teutonica.worth import (
        best_route,
        city_worth,
        office_worth,
        progress,
        route_cost,
        route_rate,
        route_worth,
        skill_worth,
        wants_merchant,
    )

ONE = cython.declare(cython.ulonglong, 1)
END_WORTH = cython.declare(cython.int, 50)


@cython.cclass
class Greedy(Policy):
    """Takes the offered action with the highest value; the first of equal ones."""

    @cython.cfunc
    def choose(self, s: State) -> cython.int:
        i: cython.int
        best: cython.int = s.offers[0]
        most: cython.int = -1000000
        h: Hansa = s  # type: ignore[assignment]
        if s.n_offers == 1:
            return best
        self.target = best_route(h, h.seat, open_routes(h))
        for i in range(s.n_offers):
            action: cython.int = s.offers[i]
            verb: cython.int = h.rules.verb_of[action]
            worth: cython.int = self.value(h, verb, action - h.rules.base_of[verb])
            if worth > most:
                most = worth
                best = action
        return best

    @cython.cfunc
    def value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """The value of an action of any box."""
        if verb <= VERB_END:
            return self.turn_value(h, verb, arg)
        if verb == VERB_RESETTLE or verb == VERB_EXTEND:
            return self.settle_value(h, verb, arg)
        if verb == VERB_LIFT or verb == VERB_PUT or verb == VERB_REMOVE:
            return self.move_value(h, verb, arg)
        if verb <= VERB_FETCH:
            return 1 - arg if verb == VERB_PAY else 0
        if verb <= VERB_NOTHING:
            return self.trade_value(h, verb, arg)
        return self.other_value(h, verb, arg)

    # --- a turn ----------------------------------------------------------------------------------------------

    @cython.cfunc
    def turn_value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """Actions A to E, markers, tiles and the pawn."""
        if verb == VERB_ROUTE:
            worth: cython.int = route_worth(h, h.seat, h.rules.route_at[arg])
            return 300 + worth if worth > 10 or supply_size(h, h.seat) == 0 else 20 + worth
        if verb == VERB_PLACE:
            return self.place_value(h, arg // MOST_POSTS, arg % MOST_POSTS)
        if verb == VERB_DISPLACE:
            return self.displace_value(h, arg // MOST_POSTS, arg % MOST_POSTS)
        if verb == VERB_INCOME:
            pieces: cython.int = 2 * (arg // N_MERCHANTS) + 3 * (arg % N_MERCHANTS)
            return pieces + (242 if supply_size(h, h.seat) < self.needed(h) else 52)
        if verb == VERB_MOVE:
            return self.start_move(h, arg)
        if verb == VERB_USE:
            return self.marker_value(h, arg)
        if verb == VERB_BUY:
            return self.tile_value(h, arg)
        if verb == VERB_WALK or verb == VERB_RIDE:
            return self.pawn_value(h, verb, arg)
        return END_WORTH

    @cython.cfunc
    def needed(self, h: Hansa) -> cython.int:
        """Pieces that the next step of the plan takes: one for a free post, else what a displacement costs."""
        w: cython.int = h.rules.route_word[self.target]
        mask: cython.ulonglong = h.rules.route_mask[self.target]
        if mask & h.free[w]:
            return min(count(mask & h.free[w]), h.actions[0])
        theirs: cython.ulonglong = mask & ~h.free[w] & ~h.own[2 * h.seat + w]
        if theirs == 0:
            return 0
        return 3 if theirs & ~h.discs[w] == 0 else 2

    @cython.cfunc
    def threat(self, h: Hansa, route: cython.int) -> cython.int:
        """What an opponent gains who lacks one post at most of a route."""
        other: cython.int
        most: cython.int = 0
        w: cython.int = h.rules.route_word[route]
        for other in range(h.seats):
            if other != h.seat:
                if count(h.own[2 * other + w] & h.rules.route_mask[route]) >= h.rules.route_size[route] - 1:
                    most = max(most, route_worth(h, other, route))
        return most

    @cython.cfunc
    def place_value(self, h: Hansa, kind: cython.int, post: cython.int) -> cython.int:
        """The planned route first, then a block, then whatever route is next best."""
        route: cython.int = h.rules.post_route[post]
        spare: cython.int = 0 if kind == TRADER else -6
        if wants_merchant(h, h.seat, route):
            spare = -spare - 6
        if route == self.target:
            return 250 + spare
        threat: cython.int = self.threat(h, route)
        if threat > 40:
            return 100 + threat + spare
        return 45 + min(60, route_rate(h, h.seat, route) // 8) + spare

    @cython.cfunc
    def displace_value(self, h: Hansa, kind: cython.int, post: cython.int) -> cython.int:
        """The last posts of the planned route; a route that an opponent is about to finish for much."""
        route: cython.int = h.rules.post_route[post]
        spare: cython.int = 0 if kind == TRADER else -6
        if (h.piece[post] - 1) & 1 == MERCHANT:
            spare -= 20
        if route == self.target:
            w: cython.int = h.rules.route_word[route]
            if h.rules.route_mask[route] & h.free[w]:
                return 200 + spare
            return 235 + spare
        threat: cython.int = self.threat(h, route)
        return 60 + threat + spare if threat > 80 else 0

    @cython.cfunc
    def start_move(self, h: Hansa, post: cython.int) -> cython.int:
        """R5.D1: pieces that are of no use where they stand, when supply and stock are empty."""
        route: cython.int = h.rules.post_route[post]
        w: cython.int = h.rules.route_word[self.target]
        if route == self.target or h.rules.route_mask[self.target] & h.free[w] == 0:
            return 0
        if supply_size(h, h.seat) > 0:
            return 40 - route_rate(h, h.seat, route) // 16
        return 130 - max(0, min(70, route_rate(h, h.seat, route) // 8))

    @cython.cfunc
    def marker_value(self, h: Hansa, kind: cython.int) -> cython.int:
        """Skills at once, actions after the last one, the others when they clear the planned route."""
        if kind == MARKER_DEVELOP_SKILL:
            return 400
        if kind == MARKER_PLUS_3_ACTIONS or kind == MARKER_PLUS_4_ACTIONS:
            return 380 if h.actions[0] == 0 and supply_size(h, h.seat) > 1 else 0
        if kind == MARKER_MOVE_3 or kind == MARKER_REMOVE_3:
            w: cython.int = h.rules.route_word[self.target]
            mask: cython.ulonglong = h.rules.route_mask[self.target]
            theirs: cython.ulonglong = mask & ~h.free[w] & ~h.own[2 * h.seat + w]
            return 260 if count(theirs) >= 2 else 0
        if kind == MARKER_SWAP_OFFICES:
            return 55 if progress(h) >= 12 else 0
        return 60

    @cython.cfunc
    def tile_value(self, h: Hansa, tile: cython.int) -> cython.int:
        """R19: one more action early, the scoring tiles late."""
        late: cython.bint = progress(h) >= 10
        if tile == TILE_EXTRA_ACTION:
            return 0 if late else 350
        if tile == TILE_CITIES_FOUR or tile == TILE_SKILLS_SEVEN:
            return 320 if late else 0
        return 0

    @cython.cfunc
    def pawn_value(self, h: Hansa, verb: cython.int, province: cython.int) -> cython.int:
        """R15: where the best route is; the paid move only for much more than what is at hand."""
        here: cython.int = route_rate(h, h.seat, self.target)
        target: cython.int = best_route(h, h.seat, h.rules.province_routes[province])
        there: cython.int = route_rate(h, h.seat, target)
        if verb == VERB_WALK:
            if h.actions[0] > 0 and h.did[0] & DID_ACT:
                return 0
            return 40 + there // 8 if there > here + here // 8 else 0
        return there // 8 if there > 2 * here and h.actions[0] > 1 else 0

    # --- pieces on the move -------------------------------------------------------------------------------------

    @cython.cfunc
    def settle_value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """R5.C6: new places where they help most; extra pieces are always welcome."""
        kind: cython.int = arg // MOST_POSTS if verb == VERB_EXTEND else (h.hand[0] - 1) & 1
        route: cython.int = h.rules.post_route[arg % MOST_POSTS]
        worth: cython.int = 100 + route_rate(h, h.seat, route) - route_cost(h, h.seat, route)
        if kind == MERCHANT:
            worth += 40 if wants_merchant(h, h.seat, route) else -5
        return worth

    @cython.cfunc
    def move_value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """R5.D1, R8.3, R14.2: own pieces to the planned route, others' away from it to where they help least."""
        route: cython.int = h.rules.post_route[arg]
        if verb == VERB_PUT:
            owner: cython.int = (h.hand[hand_piece(h)] - 1) >> 1
            if owner == h.seat:
                return 500 if route == self.target else route_rate(h, owner, route) // 8
            return -500 if route == self.target else -route_rate(h, owner, route) // 8
        owner = (h.piece[arg] - 1) >> 1
        if owner == h.seat:
            if verb == VERB_REMOVE:
                return -10
            w: cython.int = h.rules.route_word[self.target]
            gaps: cython.int = count(h.rules.route_mask[self.target] & h.free[w])
            if route == self.target or gaps < 2 or h.hand[gaps - 1 if gaps < HAND else HAND - 1] != 0:
                return -1000
            return 600 - route_rate(h, owner, route) // 8
        if route == self.target:
            return 700
        return 2 if self.threat(h, route) > 40 else -1000

    # --- trade routes and markers -------------------------------------------------------------------------------

    @cython.cfunc
    def trade_value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """R6.3: the best of office, skill and prestige space."""
        if verb == VERB_OFFICE:
            return office_worth(h, h.seat, h.rules.city_at[arg])
        if verb == VERB_EXTRA:
            return city_worth(h, h.seat, h.rules.city_at[arg % N_CITIES]) - 10 - 5 * (arg // N_CITIES)
        if verb == VERB_DEVELOP:
            return skill_worth(h, h.seat, arg)
        if verb == VERB_SPACE:
            return 10 * h.rules.prestige_points[arg]
        return 0 if verb == VERB_NOTHING else -1  # done

    @cython.cfunc
    def other_value(self, h: Hansa, verb: cython.int, arg: cython.int) -> cython.int:
        """R8, R16.3, R19, R20: whatever else is asked."""
        if verb == VERB_ASSIGN:
            route: cython.int = h.rules.route_at[arg % N_ROUTES]
            return route_rate(h, h.seat, route)
        if verb == VERB_SWAP:
            return self.swap_value(h, h.rules.city_at[arg // PAIRS], arg % PAIRS)
        if verb == VERB_GREEN:
            return city_worth(h, h.seat, h.rules.city_at[arg % N_CITIES]) - 5 * (arg // N_CITIES)
        if verb == VERB_GIVE_UP:
            return 1 if arg == MARKER_SWAP_OFFICES or arg == MARKER_MOVE_3 or arg == MARKER_REMOVE_3 else 0
        if verb == VERB_EXCHANGE:
            return 2 if arg % N_MARKERS == MARKER_DEVELOP_SKILL else 1
        if verb == VERB_LAY:
            return 1 if h.rules.route_at[arg] == self.target else 0
        if verb == VERB_PERMANENT or verb == VERB_TAKE:
            return 1
        return 0

    @cython.cfunc
    def swap_value(self, h: Hansa, city: cython.int, place: cython.int) -> cython.int:
        """R8.2: the higher of the two offices for oneself, above all where it decides control."""
        if owner_at(h, city, place) != h.seat + 1:
            return -20 if owner_at(h, city, place + 1) == h.seat + 1 else 0
        return 10 if h.holder[city] == h.seat + 1 else 40
