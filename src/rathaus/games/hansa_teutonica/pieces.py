# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2.3, R3.5, R16.2: pieces on posts, in supply and in stock. Sets of posts are two words of 64 bits.

A piece is a number: 1 + 2 x seat + kind, the kind being 0 for a trader and 1 for a merchant.
"""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        AT_PAY,
        DO_PAY,
        ENGLAND,
        MERCHANT,
        TOLD_PAID,
        TRADER,
    )

ONE = cython.declare(cython.ulonglong, 1)
FAR = cython.declare(cython.int, 16)


@cython.cfunc
@cython.exceptval(check=False)
def set_piece(s: Hansa, post: cython.int, piece: cython.int) -> cython.void:
    """R2.3: put a piece on a free post."""
    route: cython.int = s.rules.post_route[post]
    w: cython.int = post >> 6
    bit: cython.ulonglong = ONE << (post & 63)
    seat: cython.int = (piece - 1) >> 1
    mask: cython.ulonglong = s.rules.route_mask[route]
    s.piece[post] = piece
    s.free[w] &= ~bit
    s.own[2 * seat + w] |= bit
    if piece & 1 == 0:
        s.discs[w] |= bit
    if s.own[2 * seat + w] & mask == mask:
        s.full[seat] |= ONE << route


@cython.cfunc
@cython.exceptval(check=False)
def lift_piece(s: Hansa, post: cython.int) -> cython.int:
    """Take the piece off a post; returns it."""
    piece: cython.int = s.piece[post]
    w: cython.int = post >> 6
    bit: cython.ulonglong = ONE << (post & 63)
    seat: cython.int = (piece - 1) >> 1
    s.piece[post] = 0
    s.free[w] |= bit
    s.own[2 * seat + w] &= ~bit
    s.discs[w] &= ~bit
    s.full[seat] &= ~(ONE << s.rules.post_route[post])
    return piece


@cython.cfunc
@cython.exceptval(check=False)
def piece_of(seat: cython.int, kind: cython.int) -> cython.int:
    """The number of a piece."""
    return 1 + 2 * seat + kind


@cython.cfunc
@cython.exceptval(check=False)
def offer_posts(s: Hansa, base: cython.int, w: cython.int, posts: cython.ulonglong) -> cython.void:
    """Offer a verb for each post of a word of a set."""
    base += 64 * w
    while posts:
        s.offer(base + lowest(posts))
        posts &= posts - 1


@cython.cfunc
@cython.exceptval(check=False)
def accepts(s: Hansa, w: cython.int, kind: cython.int) -> cython.ulonglong:
    """R16.2: the free posts of a word that take a kind of piece; a ship takes merchants only."""
    return s.free[w] if kind == MERCHANT else s.free[w] & ~s.rules.ship[w]


@cython.cfunc
@cython.exceptval(check=False)
def region_free(s: Hansa, w: cython.int, kind: cython.int, region: cython.int) -> cython.ulonglong:
    """R17.4, R17.5: the free posts of a word for a piece of a region: in that region or in England."""
    free: cython.ulonglong = accepts(s, w, kind)
    if s.rules.britannia:
        free &= s.rules.region_posts[2 * ENGLAND + w] | s.rules.region_posts[2 * region + w]
    return free


@cython.cfunc
@cython.exceptval(check=False)
def supply_size(s: Hansa, seat: cython.int) -> cython.int:
    """Pieces in a supply."""
    return s.supply[2 * seat] + s.supply[2 * seat + 1]


@cython.cfunc
@cython.exceptval(check=False)
def stock_size(s: Hansa, seat: cython.int) -> cython.int:
    """Pieces in a stock."""
    return s.stock[2 * seat] + s.stock[2 * seat + 1]


@cython.cfunc
@cython.exceptval(check=False)
def on_board(s: Hansa, seat: cython.int) -> cython.bint:
    """Whether a seat has pieces on posts."""
    return (s.own[2 * seat] | s.own[2 * seat + 1]) != 0


@cython.cfunc
@cython.exceptval(check=False)
def merchants_on(s: Hansa, seat: cython.int, route: cython.int) -> cython.int:
    """How many merchants a seat has on a route."""
    w: cython.int = s.rules.route_word[route]
    return count(s.own[2 * seat + w] & s.discs[w] & s.rules.route_mask[route])


# --- paying from supply to stock ------------------------------------------------------------------------------


@cython.cfunc
def pay_piece(s: Hansa, seat: cython.int, kind: cython.int) -> cython.void:
    """R5.C2: a piece goes from supply to stock."""
    s.supply[2 * seat + kind] -= 1
    s.stock[2 * seat + kind] += 1
    s.tell(ALL_SEATS, TOLD_PAID, seat, kind)


@cython.cfunc
def charge(s: Hansa, seat: cython.int, n: cython.int) -> cython.void:
    """R5.C2: a seat pays n pieces of any shapes; it is asked only while it has both shapes."""
    while n > 0:
        if s.supply[2 * seat] > 0 and s.supply[2 * seat + 1] > 0:
            s.push(AT_PAY, seat, n)
            return
        pay_piece(s, seat, TRADER if s.supply[2 * seat] > 0 else MERCHANT)
        n -= 1


@cython.cclass
class Pay(HansaBox):
    """R5.C2: which piece goes from supply to stock. Frame: a = pieces still to pay."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        s.offer(DO_PAY + TRADER)
        s.offer(DO_PAY + MERCHANT)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        pay_piece(s, s.seat, arg)
        charge(s, s.seat, s.a - 1)


# --- pieces that come from stock, then supply, then the board (R5.C4, R17.8) -----------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def source_count(s: Hansa, seat: cython.int, kind: cython.int) -> cython.int:
    """R5.C4: pieces of a kind at hand: those in stock, or those in supply if the stock is empty."""
    if stock_size(s, seat) > 0:
        return s.stock[2 * seat + kind]
    return s.supply[2 * seat + kind]


@cython.cfunc
@cython.exceptval(check=False)
def take_source(s: Hansa, seat: cython.int, kind: cython.int) -> cython.void:
    """R5.C4: take such a piece."""
    if stock_size(s, seat) > 0:
        s.stock[2 * seat + kind] -= 1
    else:
        s.supply[2 * seat + kind] -= 1


@cython.cfunc
@cython.exceptval(check=False)
def board_source(s: Hansa, seat: cython.int) -> cython.bint:
    """R5.C4: whether extra pieces come from the board."""
    return stock_size(s, seat) == 0 and supply_size(s, seat) == 0


@cython.cfunc
@cython.exceptval(check=False)
def hand_piece(s: Hansa) -> cython.int:
    """The place in hand of the piece that is put down next, -1 if the hand is empty."""
    i: cython.int
    for i in range(6):
        if s.hand[i] != 0:
            return i
    return -1
