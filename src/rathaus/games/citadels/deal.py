# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What a view leaves open, laid out so that it can be drawn again and again: cards out of sight and characters.

Each draw is uniform: over the orders of the cards whose place is unknown, and over the assignments of characters
to the places that may hold them.
"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.core.rng import below
    from rathaus.games.citadels.names import CARDS, KINDS, PICKS, SEATS

PICK = cython.declare(cython.int, 0)
ASIDE = cython.declare(cython.int, 1)
TABLE = cython.declare(cython.int, 2)
REST = cython.declare(cython.int, 3)
PLACES = ("pick", "aside", "table", "rest")
UNKNOWN = cython.declare(cython.int, -1)
ONE = cython.declare(cython.ulonglong, 1)


class Bin:
    """A hidden place for one character card.

    Attributes:
        kind: ``pick`` or ``aside`` of a seat, ``table`` for the random face-down card, ``rest`` for what is being
            passed on or left over.
        step: step of the selection at which it was filled, -1 before the first.
        seat: whose it is, -1 nobody's.
        allowed: ranks (bits) that it may hold.
    """

    def __init__(self, kind: str, step: int, seat: int) -> None:
        self.kind = kind
        self.step = step
        self.seat = seat
        self.allowed = 0


@cython.cclass
class Deal:
    """The open places of a view. The state that is filled has everything that the view shows already."""

    if not cython.compiled:
        cards: list[int]
        order: list[int]
        missing: list[int]
        known_hands: list[int]
        known_batch: list[int]
        known_museum: list[int]
        deck: list[int]
        place: list[int]
        owner: list[int]
        allowed: list[int]
        ranks: list[int]
        ways: list[int]
        n_cards: int
        split: int
        batch: int
        museum: int
        deck_size: int
        bins: int
        choosing: bool

    def __init__(self) -> None:
        self.n_cards = self.split = self.batch = self.museum = self.deck_size = self.bins = 0
        self.choosing = False
        self.known_hands, self.known_batch, self.known_museum = [], [], []
        if not cython.compiled:
            self.cards, self.order, self.deck = [0] * 128, [0] * 128, [0] * CARDS
            self.missing = [0] * SEATS
            self.place, self.owner, self.allowed, self.ranks = ([0] * 16 for _ in range(4))
            self.ways = [0] * 1024

    def set_cards(
        self, elsewhere: list[int], below_deck: list[int], missing: list[int], batch: int, museum: int
    ) -> None:
        """The kinds of the cards that may be anywhere, those that can only be in the deck, how many cards each hand
        lacks, and how many lie unseen in the batch and under the Museum."""
        i: cython.int
        self.n_cards = 0
        for kind in elsewhere + below_deck:
            self.cards[self.n_cards] = kind
            self.n_cards += 1
        self.split = len(elsewhere)
        for i in range(SEATS):
            self.missing[i] = missing[i]
        self.batch = batch
        self.museum = museum

    def know_hand(self, owner: int, kinds: list[int]) -> None:
        """Cards that the view knows to be in a hand."""
        self.known_hands += [owner * KINDS + kind for kind in kinds]

    def know(self, batch: list[int], museum: list[int]) -> None:
        """The batch from the first card on and the counts under the Museum, as far as the view knows them."""
        self.known_batch = batch
        self.known_museum = museum

    def set_deck(self, cells: list[int]) -> None:
        """The cells of the deck from the top, ``UNKNOWN`` where the view does not know the card."""
        i: cython.int
        self.deck_size = len(cells)
        for i in range(self.deck_size):
            self.deck[i] = cells[i]

    def set_characters(self, bins: list[Bin], ranks: list[int], choosing: bool) -> None:
        """The hidden places, the ranks that lie there, and whether the choice is still going on.

        Counts the assignments of each set of ranks to the first places (by dynamic programming over the sets).

        Raises:
            AssertionError: no assignment agrees with the view.
        """
        i: cython.int
        j: cython.int
        self.bins = len(bins)
        self.choosing = choosing
        for i in range(self.bins):
            hidden = bins[i]
            self.place[i] = PLACES.index(hidden.kind)
            self.owner[i] = hidden.seat
            self.allowed[i] = hidden.allowed
            self.ranks[i] = ranks[i]
        self.ways[0] = 1
        for i in range(1, 1 << self.bins):
            limit: cython.int = self.allowed[count(i) - 1]
            self.ways[i] = 0
            for j in range(self.bins):
                if i >> j & 1 and limit >> self.ranks[j] & 1:
                    self.ways[i] += self.ways[i ^ (1 << j)]
        if self.ways[(1 << self.bins) - 1] == 0:
            raise AssertionError("no assignment of characters agrees with the view")

    def fill(self, s: Citadels) -> None:
        """Draw everything that is open, by the state's own generator."""
        if self.bins > 0:
            self.draw_characters(s)
        self.lay_known(s)
        self.draw_cards(s)

    @cython.cfunc
    def lay_known(self, s: Citadels) -> cython.void:
        """The cards in hidden places that the view knows."""
        i: cython.int
        for i in range(len(self.known_hands)):
            place: cython.int = self.known_hands[i]
            s.hand[place] += 1
            s.held[place // KINDS] |= ONE << (place % KINDS)
        for i in range(len(self.known_batch)):
            s.batch[i] = self.known_batch[i]
        for i in range(len(self.known_museum)):
            s.museum[i] = self.known_museum[i]

    @cython.cfunc
    def draw_characters(self, s: Citadels) -> cython.void:
        """R3.9: one of the possible assignments, each equally likely: from the last place back."""
        i: cython.int
        j: cython.int
        full: cython.int = (1 << self.bins) - 1
        down: cython.int = 0
        rest: cython.int = 0
        for i in range(self.bins - 1, -1, -1):
            k: cython.int = below(s, self.ways[full])
            rank: cython.int = 0
            for j in range(self.bins):
                if full >> j & 1 and self.allowed[i] >> self.ranks[j] & 1:
                    k -= self.ways[full ^ (1 << j)]
                    if k < 0:
                        rank = self.ranks[j]
                        full ^= 1 << j
                        break
            if self.place[i] == PICK:
                self.put_pick(s, self.owner[i], rank)
            elif self.place[i] == ASIDE:
                s.aside[self.owner[i]] |= 1 << rank
            elif self.place[i] == TABLE:
                down |= 1 << rank
            else:
                rest |= 1 << rank
        s.face_down[0] = down
        if self.choosing:
            s.pool[0] = rest
        else:
            s.leftover[0] = rest

    @cython.cfunc
    def put_pick(self, s: Citadels, seat: cython.int, rank: cython.int) -> cython.void:
        """The characters of a seat in the order of its choices; they are drawn from the last back."""
        i: cython.int = seat * PICKS
        if s.pick[i] != 0:
            s.pick[i + 1] = s.pick[i]
        s.pick[i] = rank

    @cython.cfunc
    def shuffle(self, s: Citadels, first: cython.int, stop: cython.int) -> cython.void:
        """A uniformly random order of a part of the cards."""
        i: cython.int
        for i in range(first, stop):
            j: cython.int = first + below(s, i - first + 1)
            self.order[i] = self.order[j]
            self.order[j] = self.cards[i]

    @cython.cfunc
    def draw_cards(self, s: Citadels) -> cython.void:
        """R17: deal the cards whose place is unknown to hands, batch, Museum and deck."""
        i: cython.int
        seat: cython.int
        n: cython.int = 0
        self.shuffle(s, 0, self.split)
        self.shuffle(s, self.split, self.n_cards)
        for seat in range(s.seats):
            for _ in range(self.missing[seat]):
                kind: cython.int = self.order[n]
                s.hand[seat * KINDS + kind] += 1
                s.held[seat] |= ONE << kind
                n += 1
        for i in range(self.batch):
            s.batch[i] = self.order[n]
            n += 1
        for _ in range(self.museum):
            s.museum[self.order[n]] += 1
            n += 1
        for i in range(self.deck_size):
            if self.deck[i] == UNKNOWN:
                s.deck[i] = self.order[n]
                n += 1
            else:
                s.deck[i] = self.deck[i]
        if n != self.n_cards:
            raise AssertionError("the cards of the view do not add up")
