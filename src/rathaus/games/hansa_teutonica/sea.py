# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R16.3, R17.8: the permanent markers printed on sea routes, the last part of establishing such a route."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.reasons import permanent_shown, scatter_refusal
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.hansa_teutonica.cities import found_extra
    from rathaus.games.hansa_teutonica.displace import label_of, place_extra
    from rathaus.games.hansa_teutonica.move import begin_lift
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import (
        accepts,
        board_source,
        lift_piece,
        offer_posts,
        piece_of,
        set_piece,
        source_count,
    )
    from rathaus.games.hansa_teutonica.promos import pay_tributes
    from rathaus.games.hansa_teutonica.skills import develop, is_full

ONE = cython.declare(cython.ulonglong, 1)
TWO = cython.declare(cython.int, 2)  # pieces that a permanent marker moves or places


@cython.cfunc
def permanent(
    s: Hansa, seat: cython.int, route: cython.int, traders: cython.int, merchants: cython.int
) -> cython.void:
    """R16.3: the route's marker may be used at once, or not at all. Traders and merchants: what was on the route."""
    kind: cython.int = s.rules.permanent[route]
    if kind == PERMANENT_PLACE_2_FROM_ROUTE:
        s.push(AT_SCATTER, seat, route + 1, TWO, traders, merchants)
    elif kind == PERMANENT_PLACE_2_IN_WALES_SCOTLAND:
        s.push(AT_SCATTER, seat, 0, TWO)
    else:
        s.push(AT_PERMANENT, seat, kind)


@cython.cclass
class Permanent(HansaBox):
    """R16.3: use the permanent marker or decline. Frame: a = which marker."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        if s.a == PERMANENT_ESTABLISH_IN_GREEN_CITY:
            self.offer_green(s, TRADER)
            self.offer_green(s, MERCHANT)
        elif s.a == PERMANENT_DEVELOP_PRIVILEGIUM:
            if not is_full(s, s.seat, SKILL_PRIVILEGIUM):
                s.offer(DO_PERMANENT)
        elif (s.rules.all_posts[0] & ~s.free[0] | s.rules.all_posts[1] & ~s.free[1]) != 0:
            s.offer(DO_PERMANENT)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def offer_green(self, s: Hansa, kind: cython.int) -> cython.void:
        """R16.3: a piece from supply into any green city."""
        city: cython.int
        if s.supply[2 * s.seat + kind] == 0 or s.extras[0] >= EXTRAS:
            return
        for city in range(s.rules.n_cities):
            if s.rules.green[city]:
                s.offer(DO_GREEN + N_CITIES * kind + s.rules.city_label[city])

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            return
        if verb == VERB_GREEN:
            kind: cython.int = arg // N_CITIES
            city: cython.int = s.rules.city_at[arg % N_CITIES]
            s.supply[2 * s.seat + kind] -= 1
            found_extra(s, s.seat, city, piece_of(s.seat, kind), False)
            pay_tributes(s, city)
        elif s.a == PERMANENT_DEVELOP_PRIVILEGIUM:
            develop(s, s.seat, SKILL_PRIVILEGIUM)
        else:
            begin_lift(s, s.seat, LIFT_ANY, TWO)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        if verb == VERB_PERMANENT and s.a == PERMANENT_DEVELOP_PRIVILEGIUM:
            return ("R3.2", "skill_is_full")
        return ("R16.3", "supply_is_empty") if verb == VERB_GREEN else None

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return permanent_shown(s)


@cython.cclass
class Scatter(HansaBox):
    """R16.3 Malmö-Danzig: up to two pieces of the route go to free posts. R17.8: two pieces into Wales or Scotland.

    Frame: a = route + 1 with c traders and d merchants still to choose from, or a = 0 for Wales and Scotland
    with c = post + 1 taken before; b = pieces left.
    """

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        if s.hand[1] != 0:
            self.offer_kind(s, (s.hand[1] - 1) & 1)
            return
        if s.a > 0:
            if s.c > 0:
                self.offer_kind(s, TRADER)
            if s.d > 0:
                self.offer_kind(s, MERCHANT)
        elif board_source(s, s.seat):
            self.offer_fetch(s, 0)
            self.offer_fetch(s, 1)
        else:
            if source_count(s, s.seat, TRADER) > 0:
                self.offer_kind(s, TRADER)
            if source_count(s, s.seat, MERCHANT) > 0:
                self.offer_kind(s, MERCHANT)
        s.offer(DO_DONE)

    @cython.cfunc
    def open_to(self, s: Hansa, kind: cython.int, w: cython.int) -> cython.ulonglong:
        """Where a piece may go: anywhere free (R16.7), or free posts of Wales and Scotland (R17.8)."""
        posts: cython.ulonglong = accepts(s, w, kind)
        if s.a == 0:
            return posts & ~s.rules.region_posts[2 * ENGLAND + w]
        if not s.rules.reuse_same_route and s.rules.route_word[s.a - 1] == w:
            posts &= ~s.rules.route_mask[s.a - 1]
        return posts

    @cython.cfunc
    def offer_kind(self, s: Hansa, kind: cython.int) -> cython.void:
        offer_posts(s, DO_EXTEND + MOST_POSTS * kind, 0, self.open_to(s, kind, 0))
        offer_posts(s, DO_EXTEND + MOST_POSTS * kind, 1, self.open_to(s, kind, 1))

    @cython.cfunc
    def offer_fetch(self, s: Hansa, w: cython.int) -> cython.void:
        """R17.8: own pieces on posts, where neither stock nor supply has any."""
        own: cython.ulonglong = s.own[2 * s.seat + w]
        if s.c > 0 and (s.c - 1) >> 6 == w:
            own &= ~(ONE << ((s.c - 1) & 63))
        while own:
            post: cython.int = 64 * w + lowest(own)
            own &= own - 1
            kind: cython.int = (s.piece[post] - 1) & 1
            if self.open_to(s, kind, 0) | self.open_to(s, kind, 1):
                s.offer(DO_FETCH + post)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DONE:
            return
        if verb == VERB_FETCH:
            s.hand[1] = lift_piece(s, arg)
            s.hand_from[1] = arg + 1
            s.push(AT_SCATTER, s.seat, s.a, s.b, s.c, s.d)
            s.tell(ALL_SEATS, TOLD_LIFTED, s.seat, (s.hand[1] - 1) & 1, arg, label_of(s, arg))
            return
        kind: cython.int = arg // MOST_POSTS
        post: cython.int
        if s.a > 0:  # R6.4 put them into the stock
            post = arg % MOST_POSTS
            s.stock[2 * s.seat + kind] -= 1
            set_piece(s, post, piece_of(s.seat, kind))
            s.tell(ALL_SEATS, TOLD_EXTENDED, s.seat, kind, post, label_of(s, post))
        else:
            post = place_extra(s, s.seat, arg)
        if s.b == 1:
            return
        if s.a == 0:
            s.push(AT_SCATTER, s.seat, 0, 1, post + 1)
        else:
            s.push(AT_SCATTER, s.seat, s.a, 1, s.c - (kind == TRADER), s.d - (kind == MERCHANT))

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return scatter_refusal(s, verb, arg)
