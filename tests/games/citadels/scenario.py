"""Positions of Citadels in a few words, played by text.

    table = Scene(4, edition="ffg").cast("thief", "king", "bishop", "warlord").gold(3, 5, 0, 2)
    table.hand(0, "tavern manor").city(1, "temple castle+").call("thief")
    table.do("rob king", "gold", "build tavern", "end")

Districts are named as in the components; «+» after a district of a city is the Artist's gold. Every card that is
not placed lies in the deck, so positions are complete games. Actions are short texts, the verb and its arguments:
«destroy 2 tavern» is ``destroy seat:2 district:tavern``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests import scene

from rathaus.games.citadels import fields
from rathaus.games.citadels.fields import CITY, DISTRICTS, KINDS, PICKS
from rathaus.games.citadels.game import GAME

BOX = {box.name: index for index, box in enumerate(fields.BOXES)}
RANKS = {"witch": 1, "tax_collector": 2, "wizard": 3, "emperor": 4, "abbot": 5, "alchemist": 6}
RANKS |= {"navigator": 7, "diplomat": 8, "artist": 9, "queen": 9}
RANKS |= {name: rank for rank, name in enumerate(fields.CHARACTERS[:8], 1)}
IDLE = ("gold", "draw", "end", "decline", "done", "pay_gold", "four_gold")


def action(text: str) -> int:
    """The number of a short text."""
    verb, *arguments = text.split()
    return GAME.verbs.action(verb, *arguments)


def short(number: int) -> str:
    """The short text of an action number."""
    return scene.short(GAME, number)


def kind(name: str) -> int:
    """The number of a district."""
    return DISTRICTS.index(name)


class Scene(scene.BaseScene):
    """A game in a position that a test describes."""

    def __init__(self, seats: int = 4, *, seed: int = 1, crown: int = 0, **options: Any) -> None:
        super().__init__(GAME, seats, seed, **options)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.cities: list[list[str]] = [[] for _ in range(seats)]
        self.museum_cards: list[str] = []
        self.on_top: list[str] = []
        self.whole_deck: list[str] | None = None
        self.crown(crown)
        self.gold(*[0] * seats)
        self.cast(*[self._first_free(seat) for seat in range(seats)])
        self._deal()

    def _first_free(self, seat: int) -> str:
        return fields.CHARACTERS[self.ruleset.characters()[seat]]

    # --- describing a position ------------------------------------------------------------------------------

    def gold(self, *amounts: int) -> Scene:
        """Gold a seat, from seat 0 on."""
        return self.set("gold", *amounts)

    def crown(self, seat: int) -> Scene:
        """Who holds the Crown and chose first."""
        return self.set("crown", seat).set("chooser", seat)

    def hand(self, seat: int, cards: str) -> Scene:
        """The hand of a seat."""
        self.hands[seat] = cards.split()
        return self._deal()

    def city(self, seat: int, districts: str) -> Scene:
        """The city of a seat, in building order."""
        self.cities[seat] = districts.split()
        return self._deal()

    def museum(self, cards: str) -> Scene:
        """The cards under the Museum."""
        self.museum_cards = cards.split()
        return self._deal()

    def top(self, cards: str) -> Scene:
        """The next cards of the deck, from the top."""
        self.on_top = cards.split()
        return self._deal()

    def deck(self, cards: str) -> Scene:
        """The whole deck, from the top; the cards named nowhere are out of the game."""
        self.whole_deck = cards.split()
        return self._deal()

    def cast(self, *characters: str) -> Scene:
        """The characters chosen by each seat from 0 on; «king+thief» where a seat has two."""
        picks: list[int] = []
        for text in characters:
            ranks = [RANKS[name] for name in text.split("+")]
            for name in text.split("+"):
                assert self.ruleset.character_of(RANKS[name]) == fields.CHARACTERS.index(name), (
                    f"no {name} here"
                )
            picks += (ranks + [0] * PICKS)[:PICKS]
        self.set("pick", *picks).set("picks_made", self.ruleset.steps)
        taken = sum(1 << rank for rank in picks if rank)
        rest = self.ruleset.ranks_mask & ~taken
        lowest = rest & -rest
        return self.set("face_down", lowest).set("leftover", rest & ~lowest).set("face_up", 0).set("pool", 0)

    def face_up(self, *characters: str) -> Scene:
        """Characters that lie face up, of those nobody has."""
        up = sum(1 << RANKS[name] for name in characters)
        rest = (self.state.field("face_down")[0] | self.state.field("leftover")[0]) & ~up
        lowest = rest & -rest
        return self.set("face_up", up).set("face_down", lowest).set("leftover", rest & ~lowest)

    def call(self, character: str | int = 1) -> Scene:
        """Go on by calling a character, or a rank; what was called before is over."""
        rank = RANKS[character] if isinstance(character, str) else character
        self.state.set_frames([(BOX["end_round"], 0, 0, 0, 0, 0), (BOX["call"], 0, rank, 0, 0, 0)])
        self.state.run()
        return self

    def choose(self) -> Scene:
        """Begin the next round with its selection."""
        self.state.set_frames([(BOX["round"], 0, 0, 0, 0, 0)])
        self.state.run()
        return self

    def _deal(self) -> Scene:
        copies = {name: self.ruleset.copies_of(i) for i, name in enumerate(DISTRICTS)}
        placed = [card.rstrip("+") for cards in (*self.hands, *self.cities) for card in cards]
        placed += self.museum_cards + (self.on_top if self.whole_deck is None else self.whole_deck)
        for card in placed:
            copies[card] -= 1
            assert copies[card] >= 0, f"more copies of {card} than the game has"
        rest = [name for name in DISTRICTS for _ in range(copies[name])]
        deck = self.on_top + rest if self.whole_deck is None else self.whole_deck
        for seat in range(self.seats):
            self._write_seat(seat)
        counts = [self.museum_cards.count(name) for name in DISTRICTS]
        self.set("museum", *counts).set("museum_size", len(self.museum_cards))
        self.set("deck", *[kind(card) for card in deck], *[0] * (fields.CARDS - len(deck)))
        return self.set("deck_head", 0).set("deck_size", len(deck))

    def _write_seat(self, seat: int) -> None:
        hand, city = self.hands[seat], self.cities[seat]
        self.set("hand", *[hand.count(name) for name in DISTRICTS], at=seat * KINDS)
        self.set("hand_size", len(hand), at=seat)
        self.set("held", sum({1 << kind(card) for card in hand}), at=seat)
        cells = [kind(card.rstrip("+")) + (256 if card.endswith("+") else 0) for card in city]
        self.set("lot", *cells, *[0] * (CITY - len(cells)), at=seat * CITY)
        self.set("city_size", len(city), at=seat)
        self.set("city", sum({1 << cell % 256 for cell in cells}), at=seat)

    # --- playing ----------------------------------------------------------------------------------------------

    def events_of(self, *texts: str, seat: int | None = None) -> list[tuple[str, dict[str, str | int]]]:
        """Play actions and return what is told of them: all, or what a seat (-1: a spectator) may see."""
        self.state.events = []
        self.do(*texts)
        seen = GAME.events.seen_by(self.state.events, seat) if seat is not None else None
        told = [GAME.events.read(event) for event in self.state.events] if seen is None else seen
        return [(event.name, event.arguments) for event in told]

    def pass_until(self, character: str | None = None) -> Scene:
        """Let everybody do as little as possible until a character's turn, or until the round is over."""
        rank = RANKS[character] if character else -1
        return self._pass(lambda: self.asking == "turn" and self.state.frames()[-1][2] == rank, character)

    def pass_until_asked(self, box: str) -> Scene:
        """Let everybody do as little as possible until a box asks."""
        return self._pass(lambda: self.asking == box, box)

    def _pass(self, reached: Callable[[], bool], what: str | None) -> Scene:
        start = self.round
        while not self.state.is_over() and self.round == start:
            if reached():
                return self
            legal = self.offered()
            idle = [text for text in IDLE if text in legal]
            self.do(idle[0] if idle else legal[0])
        assert what is None, f"the round ended without {what}"
        return self

    # --- looking ------------------------------------------------------------------------------------------------

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions as short texts, all or those of a verb."""
        return [text for text in self.offered() if not verb or text.split()[0] == verb]

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.get("round")

    def purse(self, seat: int) -> int:
        """The gold of a seat."""
        return self.get("gold", seat)

    def cards(self, seat: int) -> list[str]:
        """The hand of a seat, sorted by name."""
        counts = self.state.field("hand")[seat * KINDS : (seat + 1) * KINDS]
        hand = sorted(name for i, name in enumerate(DISTRICTS) for _ in range(counts[i]))
        assert len(hand) == self.get("hand_size", seat)
        return hand

    def built(self, seat: int) -> list[str]:
        """The city of a seat in building order, «+» for the Artist's gold."""
        cells = self.state.field("lot")[seat * CITY : seat * CITY + self.get("city_size", seat)]
        return [DISTRICTS[cell % 256] + ("+" if cell >= 256 else "") for cell in cells]

    def pile(self) -> list[str]:
        """The deck from the top."""
        head, deck = self.get("deck_head"), self.state.field("deck")
        places = range(head, head + self.get("deck_size"))
        return [DISTRICTS[deck[place % fields.CARDS] % 64] for place in places]

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, those that are not 0."""
        return {source: n for source, n in self.state.score_sheets()[seat].items() if n}

    def finish(self) -> Scene:
        """End the game as things stand: no more decisions, this round was the last."""
        self.state.set_frames([])
        return self


def ranks(bits: int) -> set[int]:
    """The ranks of a set of ranks."""
    return {rank for rank in range(10) if bits >> rank & 1}


def picked(scene: Scene, seat: int) -> list[int]:
    """The ranks that a seat has chosen."""
    return [rank for rank in scene.state.field("pick")[seat * PICKS : (seat + 1) * PICKS] if rank]
