"""The component files as the drawn board asks them: records by number."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rathaus.games.city_of_iron.fields import (
    BUILDINGS,
    CITIES,
    COPIES,
    DECKS,
    EXPERTS,
    GOODS,
    LANDS,
    NATIONS,
    TOKENS,
    TOWNS,
)

Record = dict[str, Any]


def cards_in(cards: int) -> list[tuple[int, int]]:
    """Kinds of expert cards in a set, with the number of copies."""
    found = ((kind, cards >> COPIES * kind & 3) for kind in range(len(EXPERTS)))
    return [(kind, n) for kind, n in found if n]


class Parts:
    """The component files, asked by number."""

    def __init__(self, files: dict[str, Record], seats: int) -> None:
        self.files = files
        self.seats = seats

    def table(self, file: str, *tables: str) -> dict[str, Record]:
        """Records of some tables by id."""
        return {record["id"]: record for table in tables for record in self.files[file][table]}

    @cached_property
    def buildings(self) -> dict[str, Record]:
        """Buildings by id."""
        return self.table("buildings", "building")

    @cached_property
    def experts(self) -> dict[str, Record]:
        """Expert cards by id."""
        return self.table("experts", "card", "special")

    @cached_property
    def lands(self) -> dict[str, Record]:
        """Lands by id."""
        return self.table("lands", "land")

    @cached_property
    def towns(self) -> dict[str, Record]:
        """Towns by id."""
        return self.table("towns", "town")

    @cached_property
    def goods(self) -> dict[str, Record]:
        """Goods by id."""
        return self.table("goods", "good")

    @cached_property
    def tokens(self) -> dict[str, Record]:
        """City tokens by id."""
        return self.table("city_tokens", "token")

    @cached_property
    def nations(self) -> dict[str, Record]:
        """Nations by id."""
        return self.table("nations", "nation")

    @cached_property
    def bonuses(self) -> dict[str, int]:
        """Points of the final bonuses by id."""
        return {record["id"]: int(record["vp"]) for record in self.files["end_bonuses"]["bonus"]}

    @cached_property
    def row_size(self) -> int:
        """Places of the row at this number of players."""
        records = self.files["setup"]["by_players"]
        return next(int(record["row_size"]) for record in records if record["players"] == self.seats)

    @cached_property
    def bids(self) -> list[int]:
        """Prices of the turn-order track, left to right."""
        return [int(cost) for cost in self.files["tracks"]["bid_track"]["costs"]]

    def setup(self, key: str, usual: int) -> int:
        """A number of the set-up."""
        return int(self.files["setup"].get(key, usual))

    def building(self, number: int) -> Record:
        """A building."""
        return self.buildings[BUILDINGS[number]]

    def expert(self, number: int) -> Record:
        """An expert card."""
        return self.experts[EXPERTS[number]]

    def deck(self, number: int) -> int:
        """The deck of an expert card: 0 citizen, 1 military."""
        return DECKS.index(self.expert(number)["deck"])

    def land(self, number: int) -> Record:
        """A land."""
        return self.lands[LANDS[number]]

    def town(self, number: int) -> Record:
        """A town."""
        return self.towns[TOWNS[number]]

    def good(self, number: int) -> Record:
        """A good."""
        return self.goods[GOODS[number]]

    def token(self, number: int) -> Record:
        """A city token."""
        return self.tokens[TOKENS[number]]

    def nation(self, number: int) -> Record:
        """A nation."""
        return self.nations[NATIONS[number]]

    def terrains(self, city: int) -> list[str]:
        """The terrains of a city: those of its land, or of the town that is one (R9.1)."""
        if city < len(LANDS):
            return list(self.land(city)["terrains"])
        return list(self.towns[CITIES[city]]["effects"]["terrains"])

    def absent(self, good: int) -> bool:
        """Whether no card or town with a good is in the game at this number of players."""
        return self.seats in self.good(good)["absent_at_players"]
