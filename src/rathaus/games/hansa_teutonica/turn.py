# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1-R4.7, R5.A1: a turn: actions in any order, bonus markers between them, and its end."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.refusals import turn_refusal, turn_shown
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.hansa_teutonica.britannia import open_posts
    from rathaus.games.hansa_teutonica.displace import blocks, displace, may_displace, place
    from rathaus.games.hansa_teutonica.favour import buy, may_buy
    from rathaus.games.hansa_teutonica.markers import reveal, usable, use_marker
    from rathaus.games.hansa_teutonica.move import move
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pawn import offer_pawn, open_routes, ride, walk
    from rathaus.games.hansa_teutonica.pieces import accepts, offer_posts, supply_size
    from rathaus.games.hansa_teutonica.promos import echo_income
    from rathaus.games.hansa_teutonica.skills import skill
    from rathaus.games.hansa_teutonica.trade import establish

ONE = cython.declare(cython.ulonglong, 1)
ROOMY = cython.declare(cython.int, 4)  # more free posts than any route has


@cython.cclass
class BeginTurn(HansaBox):
    """R4.2: a turn starts with as many actions as Actiones says; R19.3: one more with the tile."""

    @cython.cfunc
    def run(self, s: Hansa) -> cython.void:
        s.actions[0] = skill(s, s.seat, SKILL_ACTIONES)
        if s.tile[TILE_EXTRA_ACTION] == 2 + s.seat:
            s.actions[0] += 1
        s.did[0] = 0
        s.turns[0] += 1
        s.tell(ALL_SEATS, TOLD_TURN, s.seat, s.actions[0])
        s.push(AT_TURN, s.seat)


@cython.cclass
class Turn(HansaBox):
    """R4.2, R4.3, R4.5: an action, a marker, or the end of the turn."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        kind: cython.int
        if s.actions[0] > 0:
            self.offer_income(s)
            self.offer_pieces(s)
            offer_posts(s, DO_MOVE, 0, s.own[2 * s.seat])
            offer_posts(s, DO_MOVE, 1, s.own[2 * s.seat + 1])
            routes: cython.ulonglong = s.full[s.seat] & open_routes(s)
            while routes:  # R6.0
                s.offer(DO_ROUTE + s.rules.route_label[lowest(routes)])
                routes &= routes - 1
        for kind in range(N_MARKERS):
            if s.unused[N_MARKERS * s.seat + kind] > 0 and usable(s, s.seat, kind):
                s.offer(DO_USE + kind)
        if s.rules.favours:
            for kind in range(N_TILES):
                if may_buy(s, s.seat, kind):
                    s.offer(DO_BUY + kind)
        if s.rules.pawn_rules:
            offer_pawn(s)
        s.offer(DO_END)

    @cython.cfunc
    def offer_income(self, s: Hansa) -> cython.void:
        """R5.A1, R5.A2: up to as many pieces as Bursa says, of any shapes; or exactly as many, if so agreed."""
        traders: cython.int = s.stock[2 * s.seat]
        merchants: cython.int = s.stock[2 * s.seat + 1]
        most: cython.int = min(skill(s, s.seat, SKILL_BURSA), traders + merchants)
        t: cython.int
        m: cython.int
        for t in range(min(most, traders) + 1):
            for m in range(min(most - t, merchants) + 1):
                if t + m == most or (t + m > 0 and not s.rules.income_exact):
                    if t + m > 0:
                        s.offer(DO_INCOME + N_MERCHANTS * t + m)

    @cython.cfunc
    def offer_pieces(self, s: Hansa) -> cython.void:
        """R5.B1, R5.C1: placing and displacing, where pawn (R15.6) and permissions (R17.3) allow it."""
        seat: cython.int = s.seat
        total: cython.int = supply_size(s, seat)
        if total == 0:
            return
        kind: cython.int
        low: cython.ulonglong = open_posts(s, seat, 0)
        high: cython.ulonglong = open_posts(s, seat, 1)
        for kind in range(2):
            if s.supply[2 * seat + kind] > 0:
                self.offer_places(s, kind, 0, low & accepts(s, 0, kind), total)
                self.offer_places(s, kind, 1, high & accepts(s, 1, kind), total)
        if total < 2:
            return
        low &= ~s.free[0] & ~s.own[2 * seat]
        high &= ~s.free[1] & ~s.own[2 * seat + 1]
        if total == 2:
            low &= ~s.discs[0]
            high &= ~s.discs[1]
        for kind in range(2):
            if s.supply[2 * seat + kind] > 0:
                self.offer_displacements(s, kind, 0, low if kind == MERCHANT else low & ~s.rules.ship[0])
                self.offer_displacements(s, kind, 1, high if kind == MERCHANT else high & ~s.rules.ship[1])

    @cython.cfunc
    def offer_places(
        self, s: Hansa, kind: cython.int, w: cython.int, posts: cython.ulonglong, total: cython.int
    ) -> cython.void:
        """R5.B1, R20.1: a block beside the route costs another piece each."""
        base: cython.int = DO_PLACE + MOST_POSTS * kind
        if s.laid_route[2] | s.laid_route[3]:
            i: cython.int
            for i in range(2, 4):
                route: cython.int = s.laid_route[i] - 1
                if route >= 0 and s.rules.route_word[route] == w and blocks(s, route) >= total:
                    posts &= ~s.rules.route_mask[route]
        offer_posts(s, base, w, posts)

    @cython.cfunc
    def offer_displacements(
        self, s: Hansa, kind: cython.int, w: cython.int, posts: cython.ulonglong
    ) -> cython.void:
        """R5.C1, R5.C2, R5.C9, R13.12, R21.3: opponents' pieces, if there is room anywhere for what is displaced."""
        base: cython.int = DO_DISPLACE + MOST_POSTS * kind
        if count(s.free[0] & s.rules.region_posts[0] & ~s.rules.ship[0]) > ROOMY:
            offer_posts(s, base, w, posts)
            return
        while posts:
            post: cython.int = 64 * w + lowest(posts)
            posts &= posts - 1
            if may_displace(s, post):
                s.offer(base + post)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        if verb == VERB_END:
            s.push(AT_END_TURN, seat)
            return
        if verb == VERB_ROUTE:
            self.spend(s)
            establish(s, seat, s.rules.route_at[arg])
            return
        s.push(AT_TURN, seat)
        if verb == VERB_USE:
            use_marker(s, seat, arg)
        elif verb == VERB_BUY:
            buy(s, seat, arg)
        elif verb == VERB_WALK:
            walk(s, seat, arg)
        else:
            self.spend(s)
            self.act(s, verb, arg)

    @cython.cfunc
    def act(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        """Actions A to D, and the paid move of the pawn."""
        seat: cython.int = s.seat
        if verb == VERB_INCOME:
            income(s, seat, arg // N_MERCHANTS, arg % N_MERCHANTS)
        elif verb == VERB_PLACE:
            place(s, seat, arg // MOST_POSTS, arg % MOST_POSTS)
        elif verb == VERB_DISPLACE:
            displace(s, seat, arg // MOST_POSTS, arg % MOST_POSTS)
        elif verb == VERB_MOVE:
            move(s, seat, arg, skill(s, seat, SKILL_LIBER_SOPHIAE))
        else:
            ride(s, seat, arg)

    @cython.cfunc
    def spend(self, s: Hansa) -> cython.void:
        """R4.2: an action."""
        s.actions[0] -= 1
        s.did[0] |= DID_ACT

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return turn_refusal(s, verb, arg)

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return turn_shown(s)


@cython.cfunc
def income(s: Hansa, seat: cython.int, traders: cython.int, merchants: cython.int) -> cython.void:
    """R5.A1: pieces go from stock to supply; R19.3: another seat's tile may answer."""
    s.stock[2 * seat] -= traders
    s.stock[2 * seat + 1] -= merchants
    s.supply[2 * seat] += traders
    s.supply[2 * seat + 1] += merchants
    s.tell(ALL_SEATS, TOLD_INCOME, seat, traders, merchants)
    echo_income(s, seat)


@cython.cclass
class EndTurn(HansaBox):
    """R4.1, R4.6: new markers are placed, then the next player's turn begins.

    Nothing in the rules bounds a game in which nobody wants to finish; it ends after an agreed number of rounds.
    """

    @cython.cfunc
    def run(self, s: Hansa) -> cython.void:
        if s.turns[0] >= s.rules.turn_limit:
            s.ending[0] = 1 << END_LIMIT
            s.tell(ALL_SEATS, TOLD_OVER, END_LIMIT)
            return
        s.push(AT_BEGIN_TURN, (s.seat + 1) % s.seats)
        if s.plate[0] > 0:
            reveal(s, s.seat)
