# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.B1, R5.C1-R5.C10: placing a piece, displacing one, and the displaced player's nested placement."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.reasons import relocate_refusal, relocate_shown
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.hansa_teutonica.britannia import use_permission
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import (
        accepts,
        board_source,
        charge,
        lift_piece,
        offer_posts,
        piece_of,
        region_free,
        set_piece,
        source_count,
        take_source,
    )

ONE = cython.declare(cython.ulonglong, 1)
FAR = cython.declare(cython.int, 16)


@cython.cfunc
@cython.exceptval(check=False)
def goes_anywhere(s: Hansa, seat: cython.int) -> cython.bint:
    """R19.3: whether a seat's displaced pieces may go to any free posts."""
    return s.tile[TILE_DISPLACED_ANYWHERE] == 2 + seat


@cython.cfunc
@cython.exceptval(check=False)
def homes(s: Hansa, origin: cython.int, kind: cython.int, d: cython.int, w: cython.int) -> cython.ulonglong:
    """Free posts of a word at a distance from a route for a kind of piece (R16.2, R17.4)."""
    return region_free(s, w, kind, s.rules.route_region[origin]) & s.rules.near[(origin * FAR + d) * 2 + w]


@cython.cfunc
@cython.exceptval(check=False)
def nearest(s: Hansa, seat: cython.int, origin: cython.int, kind: cython.int) -> cython.int:
    """R5.C6: the smallest distance from a route, at least 1, at which a post is free for a kind of piece.

    0: anywhere (R19.3). -1: there is no such post.
    """
    d: cython.int
    if goes_anywhere(s, seat):
        return 0 if accepts(s, 0, kind) | accepts(s, 1, kind) else -1
    for d in range(1, s.rules.farthest + 1):
        if homes(s, origin, kind, d, 0) | homes(s, origin, kind, d, 1):
            return d
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def targets(s: Hansa, origin: cython.int, kind: cython.int, d: cython.int, w: cython.int) -> cython.ulonglong:
    """R5.C6: the posts of a word that are open to a kind of piece at the distance found by `nearest`."""
    return accepts(s, w, kind) if d == 0 else homes(s, origin, kind, d, w)


@cython.cfunc
@cython.exceptval(check=False)
def room_for(
    s: Hansa, seat: cython.int, origin: cython.int, kind: cython.int, w: cython.int
) -> cython.ulonglong:
    """The posts of a word, at whatever distance, that a piece displaced from a route could ever take."""
    if goes_anywhere(s, seat):
        return accepts(s, w, kind)
    r: cython.ulonglong = region_free(s, w, kind, s.rules.route_region[origin])
    return r & ~s.rules.near[origin * FAR * 2 + w]


@cython.cfunc
@cython.exceptval(check=False)
def may_displace(s: Hansa, post: cython.int) -> cython.bint:
    """R5.C9: a piece can only be displaced if there is a post for it to go to."""
    piece: cython.int = s.piece[post] - 1
    origin: cython.int = s.rules.post_route[post]
    return (
        room_for(s, piece >> 1, origin, piece & 1, 0) | room_for(s, piece >> 1, origin, piece & 1, 1)
    ) != 0


@cython.cfunc
def place(s: Hansa, seat: cython.int, kind: cython.int, post: cython.int) -> cython.void:
    """R5.B1, R20.1: a piece from supply onto a free post; a block on the route costs another piece."""
    route: cython.int = s.rules.post_route[post]
    use_permission(s, seat, route)
    s.supply[2 * seat + kind] -= 1
    set_piece(s, post, piece_of(seat, kind))
    s.tell(ALL_SEATS, TOLD_PLACED, seat, kind, post, s.rules.route_label[route])
    fee: cython.int = blocks(s, route)
    if fee > 0:
        charge(s, seat, fee)


@cython.cfunc
@cython.exceptval(check=False)
def blocks(s: Hansa, route: cython.int) -> cython.int:
    """R20.1: how many blocks lie beside a route."""
    n: cython.int = 0
    if s.laid_route[2] == route + 1:
        n += 1
    if s.laid_route[3] == route + 1:
        n += 1
    return n


@cython.cfunc
def displace(s: Hansa, seat: cython.int, kind: cython.int, post: cython.int) -> cython.void:
    """R5.C1-R5.C3, R5.C8: replace an opponent's piece, pay, and let the owner resettle it.

    The order of bookkeeping has no effect, because the route it came from is excluded.
    """
    piece: cython.int = lift_piece(s, post)
    owner: cython.int = (piece - 1) >> 1
    route: cython.int = s.rules.post_route[post]
    worth: cython.int = 1 + ((piece - 1) & 1)
    use_permission(s, seat, route)
    s.supply[2 * seat + kind] -= 1
    set_piece(s, post, piece_of(seat, kind))
    s.tell(ALL_SEATS, TOLD_DISPLACED, seat, owner, post, s.rules.route_label[route])
    extras: cython.int = worth
    if worth == 1 and s.tile[TILE_DISPLACED_TRADER_TWO] == 2 + owner:  # R19.3
        extras = 2
    s.hand[0] = piece
    s.hand_from[0] = post + 1
    s.push(AT_RELOCATE, owner, route, extras)
    charge(s, seat, worth)


@cython.cclass
class Relocate(HansaBox):
    """R5.C3-R5.C7, R5.C10: the owner puts the displaced piece and extra pieces on the nearest free posts.

    Frame: a = route it came from, b = extra pieces left, c and d = posts + 1 taken in this relocation.
    The displaced piece is in the first place of the hand, an extra piece fetched from the board in the second.
    """

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        if s.hand[1] != 0:
            self.offer_extra(s, (s.hand[1] - 1) & 1)
            return
        if s.hand[0] != 0:
            kind: cython.int = (s.hand[0] - 1) & 1
            d: cython.int = nearest(s, s.seat, s.a, kind)
            offer_posts(s, DO_RESETTLE, 0, targets(s, s.a, kind, d, 0))
            offer_posts(s, DO_RESETTLE, 1, targets(s, s.a, kind, d, 1))
        if s.b > 0:
            self.offer_extras(s)
        if s.hand[0] == 0:
            s.offer(DO_DONE)

    @cython.cfunc
    def reserved(self, s: Hansa) -> cython.int:
        """R5.C5: the only post left for the displaced piece, + 1; extra pieces may not take it. 0: no need."""
        if s.hand[0] == 0:
            return 0
        kind: cython.int = (s.hand[0] - 1) & 1
        low: cython.ulonglong = room_for(s, s.seat, s.a, kind, 0)
        high: cython.ulonglong = room_for(s, s.seat, s.a, kind, 1)
        if count(low) + count(high) > 1:
            return 0
        return 1 + (lowest(low) if low else 64 + lowest(high))

    @cython.cfunc
    def offer_extras(self, s: Hansa) -> cython.void:
        """R5.C4, R21.4: extra pieces from stock, else from supply, else from the board."""
        if board_source(s, s.seat):
            self.offer_fetch(s, 0)
            self.offer_fetch(s, 1)
            return
        if source_count(s, s.seat, TRADER) > 0:
            self.offer_extra(s, TRADER)
        if source_count(s, s.seat, MERCHANT) > 0:
            self.offer_extra(s, MERCHANT)

    @cython.cfunc
    def offer_extra(self, s: Hansa, kind: cython.int) -> cython.void:
        """R5.C6: the nearest posts for an extra piece."""
        d: cython.int = nearest(s, s.seat, s.a, kind)
        if d < 0:
            return
        base: cython.int = DO_EXTEND + MOST_POSTS * kind
        low: cython.ulonglong = targets(s, s.a, kind, d, 0)
        high: cython.ulonglong = targets(s, s.a, kind, d, 1)
        kept: cython.int = self.reserved(s) - 1
        if kept >= 64:
            high &= ~(ONE << (kept - 64))
        elif kept >= 0:
            low &= ~(ONE << kept)
        offer_posts(s, base, 0, low)
        offer_posts(s, base, 1, high)

    @cython.cfunc
    def offer_fetch(self, s: Hansa, w: cython.int) -> cython.void:
        """R5.C10: any own piece on a post, except those placed in this relocation.

        A piece on the route of origin needs another post to go to; one elsewhere leaves a post free itself.
        """
        own: cython.ulonglong = s.own[2 * s.seat + w]
        if s.hand[0] != 0 and self.reserved(s) > 0:
            return
        if s.c > 0 and (s.c - 1) >> 6 == w:
            own &= ~(ONE << ((s.c - 1) & 63))
        if s.d > 0 and (s.d - 1) >> 6 == w:
            own &= ~(ONE << ((s.d - 1) & 63))
        while own:
            post: cython.int = 64 * w + lowest(own)
            own &= own - 1
            kind: cython.int = (s.piece[post] - 1) & 1
            if nearest(s, s.seat, s.a, kind) >= 0:
                s.offer(DO_FETCH + post)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DONE:
            return
        if verb == VERB_FETCH:
            s.hand[1] = lift_piece(s, arg)
            s.hand_from[1] = arg + 1
            s.push(AT_RELOCATE, s.seat, s.a, s.b, s.c, s.d)
            s.tell(ALL_SEATS, TOLD_LIFTED, s.seat, (s.hand[1] - 1) & 1, arg, label_of(s, arg))
            return
        left: cython.int = s.b
        post: cython.int = arg
        if verb == VERB_RESETTLE:
            set_piece(s, post, s.hand[0])
            s.tell(ALL_SEATS, TOLD_RESETTLED, s.seat, (s.hand[0] - 1) & 1, post, label_of(s, post))
            s.hand[0] = s.hand_from[0] = 0
        else:
            post = place_extra(s, s.seat, arg)
            left -= 1
        if s.hand[0] == 0 and left == 0:
            return
        if s.c == 0:
            s.push(AT_RELOCATE, s.seat, s.a, left, post + 1, s.d)
        else:
            s.push(AT_RELOCATE, s.seat, s.a, left, s.c, post + 1)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return relocate_refusal(s, verb, arg)

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return relocate_shown(s)


@cython.cfunc
@cython.exceptval(check=False)
def label_of(s: Hansa, post: cython.int) -> cython.int:
    """The route of a post, as the number that actions and events use."""
    return s.rules.route_label[s.rules.post_route[post]]


@cython.cfunc
def place_extra(s: Hansa, seat: cython.int, arg: cython.int) -> cython.int:
    """R5.C4, R17.8: put an extra piece (kind and post) from its source on a post; returns the post."""
    kind: cython.int = arg // MOST_POSTS
    post: cython.int = arg % MOST_POSTS
    if s.hand[1] != 0:
        s.hand[1] = s.hand_from[1] = 0
    else:
        take_source(s, seat, kind)
    set_piece(s, post, piece_of(seat, kind))
    s.tell(ALL_SEATS, TOLD_EXTENDED, seat, kind, post, label_of(s, post))
    return post
