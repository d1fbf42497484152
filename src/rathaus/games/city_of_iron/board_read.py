"""What a board shows, read from a view: hands, decks, majorities, words and where a click can go. No geometry."""

from __future__ import annotations

from functools import cached_property

from rathaus.core.bits import bits
from rathaus.core.board import Look
from rathaus.core.ink import group, rect, safe
from rathaus.core.reading import BoardReading
from rathaus.core.view import View
from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.board_ink import PEN, coin, colour, sign
from rathaus.games.city_of_iron.board_parts import Parts, Record, cards_in
from rathaus.games.city_of_iron.fields import CITIES, GOODS, LOTS, QUEUE, TALLIES

EFFECT = [box.name for box in fields.BOXES].index("effect")
STORE = 32  # where a building comes from: below it places of the row, from it on kinds of the store
STARTS = (0, fields.CITIZENS)  # where a seat's citizen and military deck begin in its share of `queue`


class Reading(BoardReading):
    """A view and a look, asked in the words of the game."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look, PEN)
        game = view.ruleset.game
        self.costs: dict[int, dict[str, int]] = game.prices(view) if self.targets else {}
        self.parts = Parts(game.components.files, self.seats)
        self.powers = bool(view.ruleset.options["nation_powers"])
        self.family = bool(view.ruleset.options["family_game"])

    # --- words ------------------------------------------------------------------------------------------------

    def doubt(self, record: Record, file: str) -> str:
        """A note if printed values are not verified, else «»."""
        word = str(record.get("confidence", self.parts.files[file].get("confidence", "verified")))
        return "" if word == "verified" else f"«{self.t(f'board.confidence.{word}')}»"

    def words(self, action: int) -> str:
        """An action in words, with its price."""
        words = super().words(action)
        price = self.texts.price({key: n for key, n in self.costs.get(action, {}).items() if n})
        return f"{words} ({price})" if price else words

    @property
    def percent(self) -> int:
        """The share of reconstructed components, in percent."""
        share: float = self.view.ruleset.game.components.reconstructed_share()
        return round(100 * share)

    # --- seats --------------------------------------------------------------------------------------------------

    def nation(self, seat: int) -> int:
        """A seat's nation, -1 before it has one."""
        return self.one("nation", seat) - 1

    def points(self, seat: int) -> int:
        """Points of a seat so far; at the end all of them."""
        if self.view.over and self.view.sheets:
            return sum(self.view.sheets[seat].values())
        return sum(self.row("points", seat, len(TALLIES)))

    def experts_owned(self, seat: int) -> int:
        """R7.4: expert cards in hand, draw and discard piles."""
        return sum(self.one(name, seat * 2 + deck) for name in ("hand_size", "queue_size") for deck in (0, 1))

    def towns_of(self, seat: int) -> list[int]:
        """Conquered towns of a seat."""
        return list(bits(self.one("towns", seat)))

    def town_count(self, seat: int) -> int:
        """R7.4, R9.1: how many towns a seat's towns count as."""
        effects = (self.parts.town(town)["effects"] for town in self.towns_of(seat))
        return sum(int(one.get("counts_as_towns", 1)) for one in effects)

    def cities_of(self, seat: int) -> list[int]:
        """Cities of a seat, the first one first."""
        held = [city for city in range(len(CITIES)) if self.one("holder", city) == seat + 1]
        return sorted(held, key=lambda city: (self.far(city), city))

    def far(self, city: int) -> int:
        """The distance of a city's land; 0 for a town."""
        return int(self.parts.land(city)["distance"]) if city < len(fields.LANDS) else 0

    def farthest(self, seat: int) -> int:
        """R7.4: the largest distance among a seat's lands."""
        return max((self.far(city) for city in self.cities_of(seat)), default=0)

    def lots(self, city: int) -> list[int]:
        """The buildings of a city by slot, -1 where it is free."""
        return [self.one("lot", city * LOTS + i) - 1 for i in range(self.one("slots", city))]

    def kinds_of(self, field: str, seat: int) -> list[tuple[int, int]]:
        """Built or stored buildings of a seat by kind, with the number of each."""
        return [(kind, n) for kind, n in enumerate(self.row(field, seat, len(fields.BUILDINGS))) if n]

    # --- decks ----------------------------------------------------------------------------------------------------

    def queue(self, deck: int) -> tuple[list[int], list[int]]:
        """R3.4: the reader's draw pile from the top, and his discard pile from the oldest."""
        own = self.view.own["queue"][:QUEUE]
        start, at = STARTS[deck], self.me * 2 + deck
        cards = list(own[start : start + self.one("queue_size", at)])
        pile = self.one("pile_size", at)
        return cards[:pile], cards[pile:]

    def known(self, field: str, seat: int, deck: int) -> str:
        """The cards of one deck in a public set, in words and in no order."""
        held = [(kind, n) for kind, n in cards_in(self.one(field, seat)) if self.parts.deck(kind) == deck]
        return self.listed(self.counted(self.t(f"card.{fields.EXPERTS[kind]}"), n) for kind, n in held)

    def counted(self, words: str, n: int) -> str:
        """A name with the number of copies."""
        return words if n == 1 else f"{words} ×{n}"

    @cached_property
    def hand(self) -> list[tuple[int, int]]:
        """The reader's cards by kind, with the number of each: citizens, then military cards."""
        held = cards_in(self.view.own["hand"][0]) if self.me >= 0 else []
        return sorted(held, key=lambda one: self.parts.deck(one[0]))

    # --- goods ------------------------------------------------------------------------------------------------------

    def quantity(self, seat: int, good: int) -> int:
        """R6.2.1, R9.1: what counts of a good: the cube, and more of the good that the owner of Snyle has named."""
        n = self.row("goods", seat, len(GOODS))[good]
        if self.one("named") == good + 1:
            for town in self.towns_of(seat):
                n += int(self.parts.town(town)["effects"].get("virtual_good", 0))
        return n

    def placed(self, good: int) -> tuple[list[int], list[int]]:
        """R6.2.1: the seats that are first and those that are second in a good."""
        amounts = [self.quantity(seat, good) for seat in range(self.seats)]
        ranks = sorted({n for n in amounts if n}, reverse=True)[:2]
        found = [[seat for seat, n in enumerate(amounts) if n == rank] for rank in ranks]
        found += [[], []]
        blocked = self.view.ruleset.options["first_place_tie_blocks_second"] and len(found[0]) > 1
        return found[0], [] if blocked else found[1]

    def markers(self, seat: int, good: int) -> int:
        """R6.2.5: «+3» markers of a good on a seat's buildings."""
        held = self.kinds_of("built", seat)
        return sum(n for kind, n in held if self.parts.building(kind)["plus3_good"] == GOODS[good])

    def most(self, amounts: list[int]) -> int:
        """R7.4: the seat with the most, -1 for a tie or nothing."""
        best = max(amounts)
        return amounts.index(best) if best and amounts.count(best) == 1 else -1

    # --- row and deck -----------------------------------------------------------------------------------------------

    @cached_property
    def leaving(self) -> set[int]:
        """R6.1: the places of the row whose buildings leave at the end of the round."""
        if self.view.over:
            return set()
        filled = [place for place in range(fields.SLOTS) if self.one("row", place)]
        return set(filled[: self.parts.setup("row_discards_per_round", 4)])

    @cached_property
    def deck_left(self) -> dict[str, int]:
        """Buildings left in the deck by letter; the shuffled discards under «»."""
        found = dict.fromkeys(("A", "B", "C"), 0)
        for kind, n in enumerate(self.view.public["left"]):
            found[str(self.parts.building(kind)["deck"])] += n
        return {"": sum(found.values())} if self.one("letter") == 3 else found

    @cached_property
    def open_towns(self) -> list[int]:
        """0-star towns that lie open."""
        return [town - 1 for town in self.view.public["open_town"] if town]

    def covered(self, stars: int) -> int:
        """Towns face down in a stack."""
        return sum(int(self.parts.town(town)["stars"]) == stars for town in bits(self.one("covered")))

    def defence(self, town: int) -> int:
        """R1.9: the defence of a town as it lies now."""
        held = any(self.one("towns", seat) >> town & 1 for seat in range(self.seats))
        return int(self.parts.town(town)["conquered_defence" if held else "defence"])

    # --- what is asked about ----------------------------------------------------------------------------------------

    @property
    def asked_city(self) -> int:
        """The city in which a building is chosen, to be discarded (R5.1.3) or moved (R8.1.2); -1 if there is none."""
        at = {"lift": 2, "demolish": 5}.get(self.view.asking, -1)
        return self.frame[at] if at > 0 else -1

    @property
    def asked_building(self) -> int:
        """The building that is being built: its place in the row, or its kind after those of the store."""
        origin = self.frame[2]
        return origin - STORE if origin >= STORE else self.one("row", origin) - 1

    @property
    def asked_land(self) -> int:
        """The land that is being settled, -1 if there is none."""
        effects = [frame for frame in self.view.frames if frame[0] == EFFECT and frame[3]]
        return effects[-1][3] - 1 if effects else -1

    # --- places that can be clicked -----------------------------------------------------------------------------------

    def cost(self, id: str) -> dict[str, int]:
        """What the actions of an element cost at least, without what is free."""
        found = [self.costs[action] for action in self.targets.get(id, ()) if action in self.costs]
        least = min(found, key=lambda one: tuple(one.values()), default={})
        return {key: n for key, n in least.items() if n}

    def spot(
        self,
        inner: str,
        id: str,
        at: tuple[float, float],
        size: tuple[float, float],
        hint: str = "",
        badge: tuple[float, float] | None = None,
        kind: str = "",
        place: str = "",
        rx: float = 7,
    ) -> str:
        """A piece with an id that glows, can be clicked and shows its price, if it stands for legal actions."""
        fresh = self.fresh(id)
        actions = self.targets.get(id, []) if fresh else []
        words = f"piece {kind}".strip() + (" target" if actions else "")
        extra = f' class="{words}"{fresh}'
        title = f"<title>{safe(hint)}</title>" if hint else ""
        if actions:
            extra += self.click(actions, place)
            edge = f' class="glow" stroke="{colour("gold")}" stroke-width="3" fill-opacity=".18" stroke-opacity=".95"'
            inner += rect(0.5, 0.5, size[0] - 1, size[1] - 1, colour("bright"), rx, edge)
            cost = self.cost(id)
            if cost and badge is not None:
                inner += f'<g class="price">{price_tag(cost, badge)}</g>'
        return group(title + inner, at, extra)


def price_tag(cost: dict[str, int], at: tuple[float, float]) -> str:
    """What an offered action costs, in money and science."""
    x, y = at
    parts = []
    if "money" in cost:
        parts.append(coin(x, y, cost["money"], 20, True))
        x -= 25
    if "science" in cost:
        parts.append(rect(x - 15, y - 10, 30, 20, colour("bright"), 10, f' stroke="{colour("ink")}"'))
        parts.append(sign("science", x - 12, y - 7, 14))
        parts.append(
            PEN.line(x + 8, y + 5, str(cost["science"]), 13.5, 12, "middle", colour("ink"), bold=True)
        )
    return "".join(parts)


def plain(inner: str, at: tuple[float, float] | None = None, hint: str = "", extra: str = "") -> str:
    """A piece that is no action's target, with a tooltip."""
    title = f"<title>{safe(hint)}</title>" if hint else ""
    return group(title + inner, at, extra)
