"""R2.13, R3.4: what a view leaves open of the expert cards, laid out so that it can be drawn again and again.

A draw pile was a discard pile (or a starting deck) when it was laid: its cards were open then. Since then some were
drawn. So of the cards that are neither bought later nor played, so many as the pile has now lie in it, in an order
that only its owner knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rathaus.games.city_of_iron.fields import CITIZENS, COPIES, EXPERTS, QUEUE

Below = Callable[[int], int]
Worth = Callable[[int], int]
TRIES = 400


def cards_in(cards: int) -> list[int]:
    """The cards of a set, one by one."""
    return [kind for kind in range(len(EXPERTS)) for _ in range(cards >> (COPIES * kind) & 3)]


def set_of(cards: list[int]) -> int:
    """The set of some cards."""
    return sum(1 << (COPIES * kind) for kind in cards)


def drawn(cards: list[int], n: int, below: Below) -> list[int]:
    """N of some cards in random order, each order of the single cards as likely as any other."""
    rest = list(cards)
    for i in range(n):
        j = i + below(len(rest) - i)
        rest[i], rest[j] = rest[j], rest[i]
    return rest[:n]


class Deck:
    """What is known of one deck of another player.

    Attributes:
        out: cards in hand and draw pile together.
        pile: cards that may be in the draw pile, and how many are.
        older: cards of the discard pile that lay there before those that are being discarded now.
        laid, unlaid: the cards being discarded now, and how many of them lie already.
    """

    def __init__(
        self, out: list[int], pile: list[int], size: int, older: list[int], now: list[int], laid: int
    ) -> None:
        self.out, self.pile, self.size = out, pile, size
        self.older, self.now, self.laid = older, now, laid

    def draw(self, below: Below, poor: Worth | None = None) -> tuple[list[int], list[int], list[int]]:
        """Hand, queue and unlaid cards, drawn at random; with ``poor`` the cards of least worth are in the pile."""
        pile = drawn(self.pile, self.size if poor is None else len(self.pile), below)
        if poor is not None:
            pile = sorted(pile, key=poor)[: self.size]
        hand = list(self.out)
        for card in pile:
            hand.remove(card)
        order = drawn(self.now, len(self.now), below)
        queue = pile + drawn(self.older, len(self.older), below) + order[: self.laid]
        return hand, queue, order[self.laid :]


class Baskets:
    """R6.6: the sets of supply cards that a seat can pay together, each as likely as any other."""

    def __init__(self, supply: int, prices: list[tuple[int, int]], money: int, science: int) -> None:
        self.kinds = sorted(set(cards_in(supply)))
        self.copies = [supply >> (COPIES * kind) & 3 for kind in self.kinds]
        self.prices = [prices[kind] for kind in self.kinds]
        self.money, self.science = money, science
        self.known: dict[tuple[int, int, int], int] = {}

    def ways(self, at: int, money: int, science: int) -> int:
        """How many sets of the kinds from a place on can be paid."""
        if at == len(self.kinds):
            return 1
        key = (at, money, science)
        if key not in self.known:
            self.known[key] = sum(
                self.ways(at + 1, money - n * self.prices[at][0], science - n * self.prices[at][1])
                for n in self.possible(at, money, science)
            )
        return self.known[key]

    def possible(self, at: int, money: int, science: int) -> list[int]:
        """How many cards of a kind can be paid: none, or so many."""
        price, brain = self.prices[at]
        return [n for n in range(self.copies[at] + 1) if n * price <= money and n * brain <= science]

    def draw(self, below: Below) -> int:
        """A set, drawn uniformly."""
        money, science, chosen = self.money, self.science, 0
        for at, kind in enumerate(self.kinds):
            skip = below(self.ways(at, money, science))
            for n in self.possible(at, money, science):
                left = (money - n * self.prices[at][0], science - n * self.prices[at][1])
                skip -= self.ways(at + 1, *left)
                if skip < 0:
                    money, science = left
                    chosen += n << (COPIES * kind)
                    break
        return chosen


class Deal:
    """The open places of a view, by seat.

    ``paying`` is the other seat that is paying for something with its cards, -1 if none is: what it has begun it can
    finish, so its hand must allow it. ``worths`` tell what a card pays of each thing that can be asked for.
    """

    def __init__(
        self, decks: dict[int, list[Deck]], baskets: dict[int, Baskets], paying: int, worths: Sequence[Worth]
    ) -> None:
        self.decks = decks
        self.baskets = baskets
        self.paying = paying
        self.worths = worths

    def fill(self, s: Any, below: Below, fits: Callable[[Any], bool]) -> None:
        """Draw everything that is open."""
        for seat, decks in self.decks.items():
            self.lay(s, seat, decks, below, None)
        if self.paying >= 0:
            self.make_payable(s, below, fits)
        for seat, basket in self.baskets.items():
            s.set_field("basket", [basket.draw(below)], seat)

    def lay(self, s: Any, seat: int, decks: list[Deck], below: Below, poor: Worth | None) -> None:
        """Draw the cards of one seat."""
        hand: list[int] = []
        unlaid: list[int] = []
        for number, deck in enumerate(decks):
            held, queue, left = deck.draw(below, poor)
            hand += held
            unlaid += left
            s.set_field("queue", queue, seat * QUEUE + number * CITIZENS)
        s.set_field("hand", [set_of(hand)], seat)
        s.set_field("unlaid", [set_of(unlaid)], seat)

    def make_payable(self, s: Any, below: Below, fits: Callable[[Any], bool]) -> None:
        """Draw again until the hand can pay; if that is rare, let the best cards be in it."""
        decks = self.decks[self.paying]
        for _ in range(TRIES):
            if fits(s):
                return
            self.lay(s, self.paying, decks, below, None)
        for worth in self.worths:
            if fits(s):
                return
            self.lay(s, self.paying, decks, below, worth)
