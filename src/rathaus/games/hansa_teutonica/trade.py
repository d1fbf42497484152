# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6: action E, establishing a trade route, step by step; R9.2: the end of the game after it."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.refusals import trade_refusal, trade_shown
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.hansa_teutonica.cities import ending, found_extra, found_office, gain
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import lift_piece, merchants_on, piece_of
    from rathaus.games.hansa_teutonica.promos import pay_tributes
    from rathaus.games.hansa_teutonica.sea import permanent
    from rathaus.games.hansa_teutonica.skills import develop, is_full, skill

ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
def establish(s: Hansa, seat: cython.int, route: cython.int) -> cython.void:
    """R6.0-R6.2: control points of both ends, then the marker of the route; what follows is chosen.

    R13.2, R13.3: legal even if nothing else comes of it, and between completed cities. R13.4: whatever the
    track shows now, the rest of the action follows.
    """
    s.tell(ALL_SEATS, TOLD_ESTABLISHED, seat, s.rules.route_label[route])
    control_point(s, s.rules.route_a[route])
    control_point(s, s.rules.route_b[route])
    taken: cython.int = s.on_route[route]
    if taken > 0:
        take_marker(s, seat, route, taken - 1)
    s.push(AT_AFTER_ROUTE, seat, route)
    if has_choice(s, seat, route, taken):
        s.push(AT_TRADE, seat, route, taken)
    else:
        finish(s, seat, route, -1)


@cython.cfunc
def control_point(s: Hansa, city: cython.int) -> cython.void:
    """R6.1: whoever controls an end city scores a point."""
    owner: cython.int = s.holder[city] - 1
    if owner >= 0:
        gain(s, owner, GAIN_CONTROL, 1)
        s.tell(ALL_SEATS, TOLD_CONTROL_POINT, owner, s.rules.city_label[city])


@cython.cfunc
def take_marker(s: Hansa, seat: cython.int, route: cython.int, kind: cython.int) -> cython.void:
    """R6.2, R8.8, R9.1 (b), R9.3: take the marker and lay another from the supply face down on the plate.

    Which one is drawn when it is revealed: nobody sees it earlier, and nothing depends on it.
    """
    s.on_route[route] = 0
    s.unused[N_MARKERS * seat + kind] += 1
    s.tell(ALL_SEATS, TOLD_TOOK_MARKER, seat, kind, s.rules.route_label[route])
    if s.pile[0] > 0:
        s.pile[0] -= 1
        s.plate[0] += 1
        s.tell(ALL_SEATS, TOLD_DREW_MARKER, seat, s.pile[0])
    else:
        s.unreplaced[0] = 1
        s.tell(ALL_SEATS, TOLD_NO_MARKER_LEFT, seat)


@cython.cfunc
@cython.exceptval(check=False)
def may_found(
    s: Hansa, seat: cython.int, city: cython.int, traders: cython.int, merchants: cython.int
) -> cython.bint:
    """R6.3a, R1.5: the leftmost empty office needs a piece of its very shape from the route, and the Privilegium."""
    if s.founded[city] >= s.rules.office_count[city]:
        return False
    at: cython.int = s.rules.office_first[city] + s.founded[city]
    if skill(s, seat, SKILL_PRIVILEGIUM) < s.rules.office_level[at]:
        return False
    return (merchants if s.rules.office_shape[at] == MERCHANT else traders) > 0


@cython.cfunc
@cython.exceptval(check=False)
def may_extend(s: Hansa, seat: cython.int, city: cython.int, taken: cython.int) -> cython.bint:
    """R6.3a, R16.5: an additional office needs an unused marker, not the one just taken, and an office there.

    R13.9, R14.4: the next printed office does not matter. R21.2: nor may a marker be used when it is taken.
    R16.5: a green city may be empty.
    """
    n: cython.int = s.unused[N_MARKERS * seat + MARKER_ADDITIONAL_OFFICE]
    if taken == MARKER_ADDITIONAL_OFFICE + 1:
        n -= 1
    if n <= 0 or s.extras[0] >= EXTRAS:
        return False
    return s.founded[city] > 0 or s.rules.green[city] != 0


@cython.cfunc
@cython.exceptval(check=False)
def may_settle(s: Hansa, seat: cython.int, i: cython.int) -> cython.bint:
    """R6.3c, R2.6, R21.6: a prestige space must be empty and its level reached; lower ones may be skipped."""
    return s.space[i] == 0 and skill(s, seat, SKILL_PRIVILEGIUM) >= s.rules.prestige_level[i]


@cython.cfunc
def has_choice(s: Hansa, seat: cython.int, route: cython.int, taken: cython.int) -> cython.bint:
    """Whether R6.3 offers anything but nothing."""
    before: cython.int = s.n_offers
    offer_trade(s, seat, route, taken)
    found: cython.bint = s.n_offers > before
    s.n_offers = before
    return found


@cython.cfunc
def offer_trade(s: Hansa, seat: cython.int, route: cython.int, taken: cython.int) -> cython.void:
    """R6.3: an office, a skill or a prestige space; each excludes the others (R13.11).

    R16.4: where a city has two skills, or both ends have one, the player chooses.
    """
    merchants: cython.int = merchants_on(s, seat, route)
    traders: cython.int = s.rules.route_size[route] - merchants
    a: cython.int = s.rules.route_a[route]
    b: cython.int = s.rules.route_b[route]
    i: cython.int
    if may_found(s, seat, a, traders, merchants):
        s.offer(DO_OFFICE + s.rules.city_label[a])
    if may_found(s, seat, b, traders, merchants):
        s.offer(DO_OFFICE + s.rules.city_label[b])
    if s.unused[N_MARKERS * seat + MARKER_ADDITIONAL_OFFICE] > 0:
        for i in range(2):
            if (traders if i == TRADER else merchants) > 0:
                if may_extend(s, seat, a, taken):
                    s.offer(DO_EXTRA + N_CITIES * i + s.rules.city_label[a])
                if may_extend(s, seat, b, taken):
                    s.offer(DO_EXTRA + N_CITIES * i + s.rules.city_label[b])
    skills: cython.int = s.rules.skills_of[a] | s.rules.skills_of[b]
    if skills:
        for i in range(N_SKILLS):
            if skills >> i & 1 and not is_full(s, seat, i):
                s.offer(DO_DEVELOP + i)
    if route == s.rules.prestige_route and merchants > 0:
        for i in range(SPACES):
            if may_settle(s, seat, i):
                s.offer(DO_SPACE + i)


@cython.cfunc
def finish(s: Hansa, seat: cython.int, route: cython.int, kept: cython.int) -> cython.void:
    """R6.4, R13.10: the pieces of the route go to the stock, but for one of the kind ``kept`` (-1: none)."""
    first: cython.int = s.rules.route_first[route]
    post: cython.int
    traders: cython.int = 0
    merchants: cython.int = 0
    for post in range(first, first + s.rules.route_size[route]):
        if (lift_piece(s, post) - 1) & 1 == MERCHANT:
            merchants += 1
        else:
            traders += 1
    if kept == TRADER:
        traders -= 1
    elif kept == MERCHANT:
        merchants -= 1
    s.stock[2 * seat] += traders
    s.stock[2 * seat + 1] += merchants
    s.tell(ALL_SEATS, TOLD_TO_STOCK, seat, traders, merchants)
    if s.rules.permanent[route] != PERMANENT_NONE:
        permanent(s, seat, route, traders, merchants)


@cython.cclass
class Trade(HansaBox):
    """R6.3, R6.5: one office, one skill or one prestige space, or nothing.

    Frame: a = route, b = marker just taken + 1. The pieces still lie on the route.
    """

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        offer_trade(s, s.seat, s.a, s.b)
        s.offer(DO_NOTHING)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        route: cython.int = s.a
        city: cython.int
        kind: cython.int
        if verb == VERB_OFFICE:
            city = s.rules.city_at[arg]
            kind = s.rules.office_shape[s.rules.office_first[city] + s.founded[city]]
            finish(s, seat, route, kind)
            found_office(s, seat, city, piece_of(seat, kind))
            pay_tributes(s, city)
        elif verb == VERB_EXTRA:
            kind = arg // N_CITIES
            city = s.rules.city_at[arg % N_CITIES]
            s.unused[N_MARKERS * seat + MARKER_ADDITIONAL_OFFICE] -= 1
            s.used[N_MARKERS * seat + MARKER_ADDITIONAL_OFFICE] += 1
            s.tell(ALL_SEATS, TOLD_USED_MARKER, seat, MARKER_ADDITIONAL_OFFICE)
            finish(s, seat, route, kind)
            found_extra(s, seat, city, piece_of(seat, kind), True)
            pay_tributes(s, city)
        elif verb == VERB_SPACE:
            finish(s, seat, route, MERCHANT)
            s.space[arg] = seat + 1
            s.tell(ALL_SEATS, TOLD_SPACE, seat, arg)
        else:
            finish(s, seat, route, -1)
            if verb == VERB_DEVELOP:
                develop(s, seat, arg)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return trade_refusal(s, verb, arg)

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return trade_shown(s)


@cython.cclass
class AfterRoute(HansaBox):
    """R6.6, R9.2, R16.8: the whole action is finished; now the game ends, or the turn goes on."""

    @cython.cfunc
    def run(self, s: Hansa) -> cython.void:
        reasons: cython.int = ending(s)
        if reasons == 0:
            s.push(AT_TURN, s.seat)
            return
        s.ending[0] = reasons
        s.tell(ALL_SEATS, TOLD_OVER, lowest(reasons))
