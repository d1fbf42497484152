# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R19.3, R20: answers of seats that are not at turn, and the promo markers tribute, block and exchange."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.reasons import exchange_refusal
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import stock_size

TRIBUTE_PIECES = cython.declare(cython.int, 2)


@cython.cfunc
def take_from_stock(s: Hansa, seat: cython.int, kind: cython.int) -> cython.void:
    """A piece goes from stock to supply."""
    s.stock[2 * seat + kind] -= 1
    s.supply[2 * seat + kind] += 1
    s.tell(ALL_SEATS, TOLD_TOOK_PIECE, seat, kind)


@cython.cfunc
def offer_stock(s: Hansa, seat: cython.int) -> cython.void:
    """Offer to decline, and each kind of piece in a stock."""
    s.offer(DO_DECLINE)
    if s.stock[2 * seat] > 0:
        s.offer(DO_TAKE + TRADER)
    if s.stock[2 * seat + 1] > 0:
        s.offer(DO_TAKE + MERCHANT)


@cython.cfunc
def echo_income(s: Hansa, seat: cython.int) -> cython.void:
    """R19.3: another player's Income lets the owner of the tile move a piece from stock to supply."""
    owner: cython.int = s.tile[TILE_INCOME_ECHO] - 2
    if owner >= 0 and owner != seat and stock_size(s, owner) > 0:
        s.push(AT_ECHO, owner)


@cython.cclass
class Echo(HansaBox):
    """R19.3: take a piece from stock, or decline."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        offer_stock(s, s.seat)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_TAKE:
            take_from_stock(s, s.seat, arg)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R19.3", "none_in_stock") if verb == VERB_TAKE else None


@cython.cfunc
def pay_tributes(s: Hansa, city: cython.int) -> cython.void:
    """R20.1: an office at an end of a route with a tribute lets its owner move two pieces from stock to supply."""
    i: cython.int
    for i in range(2):
        route: cython.int = s.laid_route[i] - 1
        if route < 0 or (s.rules.route_a[route] != city and s.rules.route_b[route] != city):
            continue
        owner: cython.int = s.laid_by[i] - 1
        if stock_size(s, owner) > 0:
            s.push(AT_TRIBUTE, owner, TRIBUTE_PIECES)


@cython.cclass
class Tribute(HansaBox):
    """R20.1: take up to two pieces from stock. Frame: a = pieces left."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        offer_stock(s, s.seat)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_TAKE:
            take_from_stock(s, s.seat, arg)
            if s.a > 1 and stock_size(s, s.seat) > 0:
                s.push(AT_TRIBUTE, s.seat, s.a - 1)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R20.1", "none_in_stock") if verb == VERB_TAKE else None


@cython.cclass
class Lay(HansaBox):
    """R20.1: lay a tribute or a block beside a route, with a trader from supply on it. Frame: a = which marker."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        route: cython.int
        for route in range(s.rules.n_routes):
            s.offer(DO_LAY + s.rules.route_label[route])

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        i: cython.int = 0 if s.a == MARKER_TRIBUTE else 2
        if s.laid_route[i] != 0:
            i += 1
        s.laid_route[i] = s.rules.route_at[arg] + 1
        s.laid_by[i] = s.seat + 1
        s.supply[2 * s.seat] -= 1
        s.tell(ALL_SEATS, TOLD_LAID, s.seat, s.a, arg)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R20.1", "not_on_this_board") if verb == VERB_LAY else None


@cython.cfunc
@cython.exceptval(check=False)
def exchangeable(s: Hansa, seat: cython.int, other: cython.int, kind: cython.int) -> cython.bint:
    """R20.1: a used marker of another player; no exchange marker, so that markers cannot go round for ever.

    A tribute or block lies beside its route for good and is in nobody's pile.
    """
    if other == seat or kind == MARKER_EXCHANGE_MARKER:
        return False
    return s.used[N_MARKERS * other + kind] > 0


@cython.cfunc
@cython.exceptval(check=False)
def can_exchange(s: Hansa, seat: cython.int) -> cython.bint:
    """R20.1: whether some other player has a used marker to take."""
    other: cython.int
    kind: cython.int
    for other in range(s.seats):
        for kind in range(N_MARKERS):
            if exchangeable(s, seat, other, kind):
                return True
    return False


@cython.cclass
class Exchange(HansaBox):
    """R20.1: take a used marker of another player, unused, for the exchange marker, used."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        other: cython.int
        kind: cython.int
        for other in range(s.seats):
            for kind in range(N_MARKERS):
                if exchangeable(s, s.seat, other, kind):
                    s.offer(DO_EXCHANGE + N_MARKERS * other + kind)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        other: cython.int = arg // N_MARKERS
        kind: cython.int = arg % N_MARKERS
        s.used[N_MARKERS * s.seat + MARKER_EXCHANGE_MARKER] -= 1
        s.used[N_MARKERS * other + MARKER_EXCHANGE_MARKER] += 1
        s.used[N_MARKERS * other + kind] -= 1
        s.unused[N_MARKERS * s.seat + kind] += 1
        s.tell(ALL_SEATS, TOLD_EXCHANGED, s.seat, other, kind)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return exchange_refusal(s, arg // N_MARKERS, arg % N_MARKERS) if verb == VERB_EXCHANGE else None
