# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.D1, R8.3, R16.3: pieces are lifted from posts, then put on free posts; R14.2: pieces taken off the board."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.reasons import lift_refusal, lift_shown, remove_refusal
from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.hansa_teutonica.displace import label_of
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import (
        hand_piece,
        lift_piece,
        offer_posts,
        region_free,
        set_piece,
    )

ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.exceptval(check=False)
def liftable(s: Hansa, seat: cython.int, mode: cython.int, w: cython.int) -> cython.ulonglong:
    """The posts of a word from which a seat may lift: own pieces (R5.D1), opponents' (R8.3), anybody's (R16.3)."""
    if mode == LIFT_MOVE:
        return s.own[2 * seat + w]
    taken: cython.ulonglong = s.rules.all_posts[w] & ~s.free[w]
    return taken & ~s.own[2 * seat + w] if mode == LIFT_MARKER else taken


@cython.cfunc
@cython.exceptval(check=False)
def places_for(s: Hansa, i: cython.int, mode: cython.int, w: cython.int) -> cython.ulonglong:
    """The free posts of a word for a piece in hand.

    R17.5: own pieces stay in their region or go to England; R17.7: pieces moved by markers stay in their region.
    """
    kind: cython.int = (s.hand[i] - 1) & 1
    region: cython.int = s.rules.route_region[s.rules.post_route[s.hand_from[i] - 1]]
    free: cython.ulonglong = region_free(s, w, kind, region)
    if mode != LIFT_MOVE and s.rules.britannia:
        free &= s.rules.region_posts[2 * region + w]
    return free


@cython.cfunc
def fits(
    s: Hansa, i: cython.int, mode: cython.int, low: cython.ulonglong, high: cython.ulonglong
) -> cython.bint:
    """Whether the pieces in hand from place i on all find a post among these; the last few posts must be shared."""
    while i < HAND and s.hand[i] == 0:
        i += 1
    if i == HAND:
        return True
    a: cython.ulonglong = places_for(s, i, mode, 0) & low
    b: cython.ulonglong = places_for(s, i, mode, 1) & high
    while a:
        if fits(s, i + 1, mode, low & ~(a & (~a + 1)), high):
            return True
        a &= a - 1
    while b:
        if fits(s, i + 1, mode, low, high & ~(b & (~b + 1))):
            return True
        b &= b - 1
    return False


@cython.cfunc
def offer_puts(s: Hansa, i: cython.int, mode: cython.int) -> cython.void:
    """Offer the posts for the piece in place i of the hand, keeping one for each of the others."""
    low: cython.ulonglong = places_for(s, i, mode, 0)
    high: cython.ulonglong = places_for(s, i, mode, 1)
    k: cython.int
    tight: cython.bint = False
    for k in range(i + 1, HAND):
        if s.hand[k] != 0 and count(places_for(s, k, mode, 0)) + count(places_for(s, k, mode, 1)) < HAND:
            tight = True
    if not tight:
        offer_posts(s, DO_PUT, 0, low)
        offer_posts(s, DO_PUT, 1, high)
        return
    bit: cython.ulonglong
    while low:
        bit = low & (~low + 1)
        if fits(s, i + 1, mode, s.free[0] & ~bit, s.free[1]):
            s.offer(DO_PUT + lowest(bit))
        low &= low - 1
    while high:
        bit = high & (~high + 1)
        if fits(s, i + 1, mode, s.free[0], s.free[1] & ~bit):
            s.offer(DO_PUT + 64 + lowest(bit))
        high &= high - 1


@cython.cfunc
def lift(s: Hansa, post: cython.int) -> cython.void:
    """Lift a piece into the first free place of the hand."""
    i: cython.int = 0
    while s.hand[i] != 0:
        i += 1
    piece: cython.int = lift_piece(s, post)
    s.hand[i] = piece
    s.hand_from[i] = post + 1
    s.tell(ALL_SEATS, TOLD_LIFTED, (piece - 1) >> 1, (piece - 1) & 1, post, label_of(s, post))


@cython.cfunc
def begin_lift(s: Hansa, seat: cython.int, mode: cython.int, n: cython.int) -> cython.void:
    """R8.3, R16.3: a marker lets a seat move up to n pieces."""
    s.push(AT_LIFT, seat, mode, n)


@cython.cfunc
def move(s: Hansa, seat: cython.int, post: cython.int, n: cython.int) -> cython.void:
    """R5.D1: action D begins with the first piece lifted; up to n in all."""
    lift(s, post)
    s.push(AT_LIFT, seat, LIFT_MOVE, n - 1)


@cython.cclass
class Lift(HansaBox):
    """R5.D1, R8.3, R16.3: lift more pieces, or put down those in hand, in the order they were lifted.

    Frame: a = whose pieces, b = pieces that may still be lifted, c = 1 once a piece has been put.
    """

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        i: cython.int = hand_piece(s)
        w: cython.int
        if s.b > 0 and (i < 0 or not (s.rules.one_by_one and s.a == LIFT_MARKER)):
            for w in range(2):
                offer_posts(s, DO_LIFT, w, liftable(s, s.seat, s.a, w))
        if i >= 0:
            offer_puts(s, i, s.a)
        elif s.c > 0:
            s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DONE:
            return
        if verb == VERB_LIFT:
            lift(s, arg)
            s.push(AT_LIFT, s.seat, s.a, s.b - 1, s.c)
            return
        i: cython.int = hand_piece(s)
        piece: cython.int = s.hand[i]
        set_piece(s, arg, piece)
        s.hand[i] = s.hand_from[i] = 0
        s.tell(ALL_SEATS, TOLD_PUT, (piece - 1) >> 1, (piece - 1) & 1, arg, label_of(s, arg))
        if hand_piece(s) >= 0:
            s.push(AT_LIFT, s.seat, s.a, 0, 1)
        elif s.b > 0 and s.rules.one_by_one and s.a == LIFT_MARKER:
            if liftable(s, s.seat, s.a, 0) | liftable(s, s.seat, s.a, 1):
                s.push(AT_LIFT, s.seat, s.a, s.b, 1)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return lift_refusal(s, verb, arg)

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return lift_shown(s)


@cython.cclass
class Remove(HansaBox):
    """R14.2, R13.5: up to three pieces of any owners go from posts to their supplies. Frame: a = pieces left."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        w: cython.int
        if s.b > 0:
            s.offer(DO_DONE)
        for w in range(2):
            offer_posts(s, DO_REMOVE, w, s.rules.all_posts[w] & ~s.free[w])

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DONE:
            return
        piece: cython.int = lift_piece(s, arg) - 1
        s.supply[piece] += 1
        s.tell(ALL_SEATS, TOLD_REMOVED, piece >> 1, piece & 1, arg, label_of(s, arg))
        if s.a > 1 and (s.rules.all_posts[0] & ~s.free[0] | s.rules.all_posts[1] & ~s.free[1]) != 0:
            s.push(AT_REMOVE, s.seat, s.a - 1, 1)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return remove_refusal(s, verb, arg)
