# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""District cards on the move: hands, deck and the cards that are being looked at, with who knows which (R17).

The deck is a ring of cells from the top down; each cell holds the kind of the card and the set of seats that
know the card to lie there. A hand is a number of copies a kind and the set of kinds.
"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.core.rng import shuffle
    from rathaus.games.citadels.names import (
        CARDS,
        KINDS,
        KNOWN_BY,
        SEATS,
        TOLD_DREW_CARD,
    )

ONE = cython.declare(cython.ulonglong, 1)
NONE = cython.declare(cython.ulonglong, 0)


@cython.cfunc
@cython.exceptval(check=False)
def has(s: Citadels, seat: cython.int, kind: cython.int) -> cython.bint:
    """Whether a city has a district."""
    return (s.city[seat] >> kind) & 1 != 0


@cython.cfunc
@cython.exceptval(check=False)
def offer_kinds(s: Citadels, base: cython.int, kinds: cython.ulonglong) -> cython.void:
    """Offer a verb for each kind of a set."""
    while kinds:
        s.offer(base + lowest(kinds))
        kinds &= kinds - 1


@cython.cfunc
@cython.exceptval(check=False)
def gain_card(s: Citadels, seat: cython.int, kind: cython.int) -> cython.void:
    """Put a card into a hand."""
    s.hand[seat * KINDS + kind] += 1
    s.hand_size[seat] += 1
    s.held[seat] |= ONE << kind


@cython.cfunc
@cython.exceptval(check=False)
def lose_card(s: Citadels, seat: cython.int, kind: cython.int, openly: cython.bint) -> cython.void:
    """Take a card out of a hand.

    Who knew of a card of the kind no longer does; where the card leaves unseen, nobody can be sure of the rest.
    """
    left: cython.int = s.hand[seat * KINDS + kind] - 1
    s.hand[seat * KINDS + kind] = left
    s.hand_size[seat] -= 1
    if left == 0:
        s.held[seat] &= ~(ONE << kind)
    if openly:
        viewer: cython.int
        for viewer in range(SEATS):
            s.known[viewer * SEATS + seat] &= ~(ONE << kind)
    else:
        forget_hand(s, seat, -1, -1)


@cython.cfunc
@cython.exceptval(check=False)
def forget_hand(s: Citadels, owner: cython.int, except_a: cython.int, except_b: cython.int) -> cython.void:
    """Nobody but two seats is sure of any card of a hand any more."""
    viewer: cython.int
    for viewer in range(SEATS):
        if viewer != except_a and viewer != except_b:
            s.known[viewer * SEATS + owner] = NONE


@cython.cfunc
@cython.exceptval(check=False)
def draw_top(s: Citadels) -> cython.int:
    """Take the top card of the deck, which is not empty."""
    head: cython.int = s.deck_head[0]
    kind: cython.int = s.deck[head] % KNOWN_BY
    s.deck[head] = 0
    s.deck_head[0] = (head + 1) % CARDS
    s.deck_size[0] -= 1
    return kind


@cython.cfunc
@cython.exceptval(check=False)
def put_under(s: Citadels, kind: cython.int, seen_by: cython.int) -> cython.void:
    """Put a card under the deck; ``seen_by`` is the set of seats that know it."""
    s.deck[(s.deck_head[0] + s.deck_size[0]) % CARDS] = kind + KNOWN_BY * (seen_by & 0xFF)
    s.deck_size[0] += 1


@cython.cfunc
def draw_cards(s: Citadels, seat: cython.int, n: cython.int) -> cython.int:
    """R8.7: draw n cards into a hand, fewer if the deck has fewer. Returns how many."""
    drawn: cython.int = 0
    while drawn < n and s.deck_size[0] > 0:
        kind: cython.int = draw_top(s)
        gain_card(s, seat, kind)
        s.tell(1 << seat, TOLD_DREW_CARD, seat, kind)
        drawn += 1
    return drawn


@cython.cfunc
@cython.exceptval(check=False)
def batch_add(s: Citadels, kind: cython.int) -> cython.void:
    """Lay a card among those that the acting seat is choosing from."""
    s.batch[s.batch_size[0]] = kind
    s.batch_size[0] += 1


@cython.cfunc
@cython.exceptval(check=False)
def batch_remove(s: Citadels, kind: cython.int) -> cython.int:
    """Take a card of a kind away from those; the others keep their order."""
    n: cython.int = s.batch_size[0]
    i: cython.int = 0
    while i < n and s.batch[i] != kind:
        i += 1
    while i < n - 1:
        s.batch[i] = s.batch[i + 1]
        i += 1
    s.batch[n - 1] = 0
    s.batch_size[0] = n - 1
    return kind


@cython.cfunc
@cython.exceptval(check=False)
def batch_kinds(s: Citadels) -> cython.ulonglong:
    """The kinds among those cards."""
    kinds: cython.ulonglong = NONE
    i: cython.int
    for i in range(s.batch_size[0]):
        kinds |= ONE << s.batch[i]
    return kinds


@cython.cfunc
def batch_under(s: Citadels, seat: cython.int) -> cython.void:
    """R8.7: all those cards go face down under the deck, in random order unless the player chose it."""
    if s.rules.order_chosen:
        lay_under(s, 1 << seat)
    else:
        batch_under_shuffled(s, seat)


@cython.cfunc
def batch_under_shuffled(s: Citadels, seat: cython.int) -> cython.void:
    """R8.7: all those cards go under the deck in random order; a seat that has seen them knows a single one."""
    n: cython.int = s.batch_size[0]
    shuffle(s, s.batch, n)
    lay_under(s, 1 << seat if n == 1 else 0)


@cython.cfunc
@cython.exceptval(check=False)
def lay_under(s: Citadels, seen_by: cython.int) -> cython.void:
    """Put those cards under the deck as they lie."""
    i: cython.int
    for i in range(s.batch_size[0]):
        put_under(s, s.batch[i], seen_by)
        s.batch[i] = 0
    s.batch_size[0] = 0
