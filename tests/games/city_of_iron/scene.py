"""Positions of City of Iron in a few words, played by text.

    table = Scene(3).money(0, 20).row("turnip_farm", "docks").hand(0, "mayor", "scholar")
    table.turn(0)
    table.do("build 1", "tax")

Seats 0, 1, 2, 3 play arc, cresaria, hogmen, toads, if no other nations are named, and act in the order of their
numbers. Row, town stacks, hands and decks are empty at first, and every player has the start of the rules otherwise.
What is laid out by hand is as the rules would leave it, derived numbers included.
"""

from __future__ import annotations

from typing import Any

from tests import scene

from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.deal import cards_in, set_of
from rathaus.games.city_of_iron.fields import (
    BUILDINGS,
    CITIES,
    DECKS,
    EXPERTS,
    GOODS,
    LOTS,
    NATIONS,
    QUEUE,
    TALLIES,
    TERRAINS,
    TOKENS,
    TOWNS,
)
from rathaus.games.city_of_iron.game import GAME

BOX = {box.name: index for index, box in enumerate(fields.BOXES)}
DATA = GAME.components
BUILDING = {record["id"]: record for record in DATA["buildings"]["building"]}
TOWN = {record["id"]: record for record in DATA["towns"]["town"]}
LAND = {record["id"]: record for record in DATA["lands"]["land"]}
TOKEN = {record["id"]: record for record in DATA["city_tokens"]["token"]}
EXPERT = {r["id"]: r for table in ("card", "special") for r in DATA["experts"][table]}
GOOD = {record["id"]: record for record in DATA["goods"]["good"]}
START = {nation: f"land_{nation}" for nation in NATIONS}


def short(number: int) -> str:
    """The short text of an action number."""
    return scene.short(GAME, number)


def kinds(names: tuple[str, ...]) -> list[int]:
    """The numbers of expert cards."""
    return [EXPERTS.index(name) for name in names]


class Scene(scene.BaseScene):
    """A game in a position that a test describes."""

    def __init__(
        self,
        seats: int = 3,
        *,
        seed: int = 1,
        nations: tuple[str, ...] = NATIONS,
        bare: bool = True,
        **options: Any,
    ):
        options.setdefault("nation_deal", "choose")
        super().__init__(GAME, seats, seed, **options)
        self.set("line", *range(seats))
        self.state.set_frames([(BOX["set_up"], 0, 0, 0, 0, 0), (BOX["choose_nation"], 0, 0, 0, 0, 0)])
        for name in nations[:seats]:
            self.do(f"nation {name}")
        while GAME.boxes[self.state.box].name == "stack":
            self.state.apply(self.state.legal_actions()[0])
        if bare:
            self.clear()
        self.set("line", *reversed(range(seats)))  # seat 0 acts first
        self.heard = len(self.state.events or [])

    def clear(self) -> None:
        """No cards in the row, on the town stacks and in hands and decks; supplies as at the start."""
        self.row().top().open_towns()
        for seat in range(self.seats):
            self.hand(seat)
            for deck in DECKS:
                self.pile(seat, deck).discards(seat, deck)

    # --- the table ----------------------------------------------------------------------------------------

    def add(self, name: str, n: int, at: int) -> Scene:
        return self.set(name, self.get(name, at) + n, at=at)

    def money(self, seat: int, n: int) -> Scene:
        return self.set("money", n, at=seat)

    def science(self, seat: int, n: int) -> Scene:
        return self.set("science", n, at=seat)

    def income(self, seat: int, n: int) -> Scene:
        return self.set("income", n, at=seat)

    def goods(self, seat: int, **quantities: int) -> Scene:
        """Cubes on goods tracks, whatever gave them."""
        for name, n in quantities.items():
            self.set("goods", n, at=seat * len(GOODS) + GOODS.index(name))
        return self

    def good(self, seat: int, name: str) -> int:
        return self.get("goods", seat * len(GOODS) + GOODS.index(name))

    def row(self, *names: str) -> Scene:
        """The row from the left; «-» is an empty place."""
        cells = [0 if name == "-" else BUILDINGS.index(name) + 1 for name in names]
        return self.set("row", *cells, *[0] * (fields.SLOTS - len(cells)))

    def row_names(self) -> list[str]:
        return ["-" if cell == 0 else BUILDINGS[cell - 1] for cell in self.state.field("row")]

    def deck(self, letter: str, **left: int) -> Scene:
        """The deck that is drawn from (A, B, C or «shuffled») and the buildings left; no others."""
        self.set("letter", ("A", "B", "C", "shuffled").index(letter))
        return self.set("left", *(left.get(name, 0) for name in BUILDINGS))

    def top(self, *names: str) -> Scene:
        """The towns on top of the stacks of 1, 2 and 3 stars; «-» is an exhausted stack."""
        cells = [0 if name == "-" else TOWNS.index(name) + 1 for name in names]
        self.uncover(*names)
        return self.set("top", *cells, *[0] * (fields.STACKS - len(cells)))

    def open_towns(self, *names: str) -> Scene:
        """The 0-star towns that lie open."""
        self.uncover(*names)
        cells = [TOWNS.index(name) + 1 for name in names]
        return self.set("open_town", *cells, *[0] * (fields.OPEN - len(cells)))

    def covered(self, *names: str) -> Scene:
        """The towns that are left face down."""
        return self.set("covered", sum(1 << TOWNS.index(name) for name in names))

    def uncover(self, *names: str) -> Scene:
        for name in names:
            if name != "-":
                self.set("covered", self.get("covered") & ~(1 << TOWNS.index(name)))
        return self

    def town(self, seat: int, name: str) -> Scene:
        """A town that a seat has conquered, with what it gives."""
        record, effects = TOWN[name], TOWN[name]["effects"]
        self.uncover(name).set("towns", self.get("towns", seat) | 1 << TOWNS.index(name), at=seat)
        self.gains(seat, record["goods"], record["income"])
        self.add("citizen_draws", effects.get("draw_citizen", 0), seat)
        self.add("military_draws", effects.get("draw_military", 0), seat)
        self.add("round_science", effects.get("round_science", 0), seat)
        if "slots" in effects:
            self.city(seat, name, effects["slots"], effects["terrains"])
        return self

    def gains(self, seat: int, goods: dict[str, int], income: int) -> Scene:
        for name, n in goods.items():
            self.add("goods", n, seat * len(GOODS) + GOODS.index(name))
        return self.add("income", income, seat)

    def city(self, seat: int, place: str, slots: int, terrains: list[str]) -> Scene:
        at = CITIES.index(place)
        self.set("holder", seat + 1, at=at).set("slots", slots, at=at)
        bits = sum(1 << TERRAINS.index(name) for name in terrains)
        return self.set("terrains", self.get("terrains", seat) | bits, at=seat)

    def start_of(self, seat: int) -> str:
        """The starting land of a seat."""
        return START[NATIONS[self.get("nation", seat) - 1]]

    def settled(self, seat: int, land: str, token: str) -> Scene:
        """A city that a seat has founded."""
        self.city(seat, land, TOKEN[token]["city_slots"], LAND[land]["terrains"])
        self.set("display", self.get("display") & ~(1 << CITIES.index(land)))
        self.set("city_token", TOKENS.index(token) + 1, at=CITIES.index(land))
        self.set("tokens", self.get("tokens", seat) & ~(1 << TOKENS.index(token)), at=seat)
        self.add("citizen_draws", TOKEN[token]["city_draw_citizen"], seat)
        return self.add("military_draws", TOKEN[token]["city_draw_military"], seat)

    def built(self, seat: int, city: str, *names: str) -> Scene:
        """Buildings that stand in a city, with what they give; «start» is the first city."""
        at = CITIES.index(self.start_of(seat) if city == "start" else city)
        for name in names:
            record = BUILDING[name]
            lot = next(i for i in range(at * LOTS, at * LOTS + LOTS) if self.get("lot", i) == 0)
            self.set("lot", BUILDINGS.index(name) + 1, at=lot)
            self.add("built", 1, seat * len(BUILDINGS) + BUILDINGS.index(name))
            self.gains(seat, record["goods"], record["income"])
            self.add("citizen_draws", record["draw_citizen"], seat)
            self.add("military_draws", record["draw_military"], seat)
            self.add("round_science", record["round_science"], seat)
        return self

    def stands(self, city: str) -> list[str]:
        """The buildings of a city."""
        at = CITIES.index(city) * LOTS
        return [BUILDINGS[cell - 1] for cell in self.state.field("lot")[at : at + LOTS] if cell]

    def stored(self, seat: int, **names: int) -> Scene:
        """How many of which buildings are in the store of a seat."""
        for name, n in names.items():
            self.set("stored", n, at=seat * len(BUILDINGS) + BUILDINGS.index(name))
        return self

    # --- cards --------------------------------------------------------------------------------------------

    def hand(self, seat: int, *names: str) -> Scene:
        self.set("hand", set_of(kinds(names)), at=seat)
        return self.sizes(seat)

    def hand_names(self, seat: int) -> list[str]:
        return [EXPERTS[card] for card in cards_in(self.get("hand", seat))]

    def supply(self, seat: int, *names: str) -> Scene:
        return self.set("supply", set_of(kinds(names)), at=seat)

    def supply_names(self, seat: int) -> list[str]:
        return [EXPERTS[card] for card in cards_in(self.get("supply", seat))]

    def first(self, seat: int, deck: str) -> int:
        return seat * QUEUE + DECKS.index(deck) * fields.CITIZENS

    def queue(self, seat: int, deck: str) -> list[str]:
        """Draw pile from the top, then discard pile from the oldest."""
        size = self.get("queue_size", seat * 2 + DECKS.index(deck))
        start = self.first(seat, deck)
        return [EXPERTS[card] for card in self.state.field("queue")[start : start + size]]

    def pile(self, seat: int, deck: str, *names: str) -> Scene:
        """The draw pile from the top, laid before anything was drawn; the discard pile is empty after it."""
        at = seat * 2 + DECKS.index(deck)
        self.set("queue", *kinds(names), at=self.first(seat, deck))
        self.set("pile_size", len(names), at=at).set("queue_size", len(names), at=at)
        other = [c for c in cards_in(self.get("turned", seat)) if EXPERT[EXPERTS[c]]["deck"] != deck]
        self.set("turned", set_of(other + kinds(names)), at=seat)
        return self.open_discards(seat, deck)

    def discards(self, seat: int, deck: str, *names: str) -> Scene:
        """The discard pile from the oldest card on, under the draw pile that is there."""
        at = seat * 2 + DECKS.index(deck)
        size = self.get("pile_size", at)
        self.set("queue", *kinds(names), at=self.first(seat, deck) + size)
        self.set("queue_size", size + len(names), at=at)
        return self.open_discards(seat, deck, *names)

    def open_discards(self, seat: int, deck: str, *names: str) -> Scene:
        other = [c for c in cards_in(self.get("discards", seat)) if EXPERT[EXPERTS[c]]["deck"] != deck]
        return self.set("discards", set_of(other + kinds(names)), at=seat)

    def sizes(self, seat: int) -> Scene:
        hand = self.hand_names(seat)
        for number, deck in enumerate(DECKS):
            self.set("hand_size", sum(EXPERT[name]["deck"] == deck for name in hand), at=seat * 2 + number)
        return self

    # --- playing --------------------------------------------------------------------------------------------

    def ask(self, box: str, seat: int = 0, *numbers: int, below: str = "cycle") -> Scene:
        """Put a box on top of the stack; below it lies the rest of the round (after the last turn of all)."""
        rest = (BOX["cycle"], 0, 2, self.seats, 0, 0) if below == "cycle" else (BOX[below], 0, 0, 0, 0, 0)
        self.state.set_frames([rest, (BOX[box], seat, *numbers, *[0] * (4 - len(numbers)))])
        self.heard = len(self.state.events or [])
        self.state.run()
        return self

    def turn(self, seat: int = 0) -> Scene:
        """The turn of a seat in the first cycle of the round; the seats that act after it follow."""
        order = self.seats - 1 - list(self.state.field("line")[: self.seats]).index(seat)
        self.state.set_frames([(BOX["cycle"], 0, 0, order + 1, 0, 0), (BOX["turn"], seat, 0, 0, 0, 0)])
        self.heard = len(self.state.events or [])
        return self

    def end_round(self) -> Scene:
        """R6 from the row on, up to the first question."""
        self.heard = len(self.state.events or [])
        self.state.set_frames([(BOX["row"], 0, 0, 0, 0, 0)])
        self.state.run()
        return self

    def run(self, *boxes: str) -> Scene:
        """Automatic boxes one after the other, and nothing else: the game is over after them."""
        self.heard = len(self.state.events or [])
        self.state.set_frames([(BOX[box], 0, 0, 0, 0, 0) for box in reversed(boxes)])
        self.state.run()
        return self

    def bids(self, *seats: int) -> Scene:
        """The bidding of a round, the cubes in the pool in this order."""
        self.set("line", *seats).set("space", *[0] * self.seats)
        self.state.set_frames([(BOX["begin_round"], 0, 1, 0, 0, 0)])
        self.heard = len(self.state.events or [])
        self.state.run()
        return self

    def buy_nothing(self) -> Scene:
        """Everybody who is asked buys nothing."""
        while self.asking == "buy":
            self.do("done")
        return self

    def legal(self, verb: str = "") -> set[str]:
        """Short texts of the legal actions, of one verb without its name."""
        found = {short(number) for number in self.state.legal_actions()}
        if not verb:
            return found
        return {text.removeprefix(verb).strip() for text in found if text.split()[0] == verb}

    def track(self, seat: int) -> dict[str, int]:
        """What stands on the points track, by source, without zeros."""
        values = self.state.field("points")[seat * len(TALLIES) : (seat + 1) * len(TALLIES)]
        return {name: value for name, value in zip(TALLIES, values) if value}
