"""What a board shows, read from a view: cities, hands, called characters and where a click can go. No geometry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from rathaus.core.board import Look
from rathaus.core.ink import group, safe
from rathaus.core.reading import BoardReading
from rathaus.core.view import View
from rathaus.games.citadels.board_ink import PEN
from rathaus.games.citadels.fields import CHARACTERS, CITY, DISTRICTS, KINDS, PICKS

GILT = 256
PLAYED = ("turn", "keep", "under", "redraw", "wizard", "wizard_build", "give")  # frames with the rank first


@dataclass(frozen=True)
class Lot:
    """A district in a city: its number, id, Artist's gold, and which of the city's cards of the name it is."""

    kind: int
    id: str
    gilt: bool
    copy: int


@dataclass(frozen=True)
class Called:
    """How the character of a rank stands in this round, for one reader.

    ``state`` is one of ``now``, ``shown``, ``silent``, ``face_up``, ``yours``, ``aside``, ``passed``, ``unseen``,
    ``open``.
    """

    rank: int
    id: str
    state: str
    owner: int
    marks: tuple[str, ...]


class Reading(BoardReading):
    """A view and a look, asked in the words of the game."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look, PEN)
        self.prices = self.rules.game.prices(view) if self.targets else {}
        self.radii: set[float] = set()

    def price_to_destroy(self, seat: int, id: str) -> int | None:
        """Gold that destroying a district costs the reader, None where he may not destroy it."""
        verbs = self.view.ruleset.game.verbs
        for action in self.targets.get(f"city-{seat}-{id}", ()):
            if verbs.verb_at(action).name == "destroy":
                return int(self.prices.get(action, {}).get("gold", 0))
        return None

    # --- words ---------------------------------------------------------------------------------------------------

    def district_name(self, kind: int) -> str:
        """A district's name."""
        return self.t(f"district.{DISTRICTS[kind]}")

    def effect(self, kind: int) -> str:
        """What a special district does, «» for others."""
        id = DISTRICTS[kind]
        key = f"effect.{id}"
        numbers = {"laboratory": "laboratory_gold", "smithy": "smithy_pay"}
        n = int(self.rules.options[numbers[id]]) if id in numbers else 0
        return self.t(key, n=n, cost=self.cost(kind), points=self.points(kind)) if key in self.texts else ""

    def earner(self, kind: int) -> str:
        """The character of this game who gets gold for a district, «» if none does."""
        colour = self.rules.colour_name(kind)
        of = incomes(self.view.ruleset.game)
        found = [self.character(rank) for rank in self.ranks if of[self.character(rank)] == colour]
        return self.t(f"character.{found[0]}") if found and colour != "none" else ""

    def doubt(self, kind: int) -> str:
        """A note if a district's printed values are not verified, else «»."""
        word = confidences(self.rules.game).get(DISTRICTS[kind], "verified")
        return "" if word == "verified" else self.t(f"board.confidence.{word}")

    # --- plain facts -----------------------------------------------------------------------------------------------

    def cost(self, kind: int) -> int:
        """The printed cost of a district."""
        return int(self.rules.cost_of(kind))

    def points(self, kind: int) -> int:
        """The printed points of a district."""
        return int(self.rules.points_of(kind))

    def type_of(self, kind: int) -> str:
        """The type of a district: noble, religious, trade, military or special."""
        return str(PEN.data["types"][self.rules.colour_name(kind)])

    def character_type(self, id: str) -> str:
        """The type of district that gives a character income, ``none`` without."""
        return str(PEN.data["types"][incomes(self.view.ruleset.game)[id]])

    def character(self, rank: int) -> str:
        """The id of the character of a rank."""
        return str(CHARACTERS[self.rules.character_of(rank)])

    @cached_property
    def ranks(self) -> list[int]:
        """The ranks of this game."""
        return [rank for rank in range(1, 10) if self.rules.character_of(rank) >= 0]

    @property
    def choosing(self) -> bool:
        """Whether characters are being chosen."""
        return self.view.asking == "select"

    def city(self, seat: int) -> list[Lot]:
        """A city in building order."""
        size = self.view.public["city_size"][seat]
        seen: dict[int, int] = {}
        lots = []
        for cell in self.view.public["lot"][seat * CITY : seat * CITY + size]:
            kind = cell % GILT
            seen[kind] = seen.get(kind, -1) + 1
            lots.append(Lot(kind, DISTRICTS[kind], cell >= GILT, seen[kind]))
        return lots

    def hand(self) -> list[tuple[int, int]]:
        """The reader's hand: district and copies, by type."""
        return counted(self.view.own.get("hand", ()))

    def known_hand(self, seat: int) -> list[int]:
        """Districts that the reader knows to be in a hand."""
        known = self.view.own.get("known", ())
        return [kind for kind in range(KINDS) if seat < len(known) and known[seat] >> kind & 1]

    def known(self, cards: list[tuple[int, int]]) -> str:
        """Cards that only the reader knows, as a sentence; «» without any."""
        words = [self.district_name(kind) + (f" ×{n}" if n > 1 else "") for kind, n in cards]
        return self.t("board.known", list=self.listed(words)) if words else ""

    # --- characters ------------------------------------------------------------------------------------------------

    def own_ranks(self) -> list[int]:
        """The ranks that the reader has chosen this round."""
        return sorted(rank for rank in self.view.own.get("pick", ()) if rank)

    def shown_ranks(self, seat: int) -> list[int]:
        """The ranks that a seat has shown this round."""
        return [rank for rank in self.ranks if self.view.public["revealed"][rank] == seat + 1]

    def picks_of(self, seat: int) -> int:
        """How many characters a seat has chosen so far this round."""
        made = self.one("picks_made") if self.choosing else self.rules.steps
        return sum(self.chooser(step) == seat and self.rules.script_kind(step) == 0 for step in range(made))

    def chooser(self, step: int) -> int:
        """The seat that chooses at a step of the selection."""
        return int((self.one("chooser") + self.rules.script_place(step)) % self.seats)

    @property
    def picks_each(self) -> int:
        """How many characters everybody has in a round."""
        return PICKS if self.rules.steps > self.seats + 1 else 1

    def passing(self) -> int:
        """How many character cards the choosing player holds."""
        up = bin(self.one("face_up")).count("1")
        made = self.one("picks_made")
        last = self.rules.last_takes_face_down and made == self.rules.steps - 1
        return len(self.ranks) - up - 1 - made + int(last)

    def playing(self) -> str:
        """The character whose turn is being played, «» if none."""
        for frame in reversed(self.view.frames):
            if self.rules.game.boxes[frame[0]].name in PLAYED:
                return self.character(frame[2])
        return ""

    def called(self, rank: int) -> Called:
        """How the character of a rank stands."""
        owner = self.view.public["revealed"][rank] - 1
        marks = [name for name in ("murdered", "robbed", "bewitched") if self.one(name) == rank]
        return Called(rank, self.character(rank), self._state(rank, owner), owner, tuple(marks))

    def _state(self, rank: int, owner: int) -> str:
        bit = 1 << rank
        called = self.one("called")
        if not self.view.over and not self.choosing and rank == called and self._open(rank):
            return "now"
        if owner >= 0:
            return "shown"
        if self.one("face_up") & bit:
            return "face_up"
        if rank in self.own_ranks():
            return "yours"
        if self.view.own.get("aside", (0,))[0] & bit:
            return "aside"
        if not self.choosing and rank <= called:
            return "silent"
        seen = 0
        for received in self.view.own.get("passed", ()):
            seen |= received
        if not seen or (self.choosing and self.mine):
            return "open"
        return "passed" if seen & bit else "unseen"

    def _open(self, rank: int) -> bool:
        """Whether the call of a rank is not over: its turn is being played or decided."""
        names = [self.rules.game.boxes[frame[0]].name for frame in self.view.frames]
        return bool(names) and names[-1] not in ("call", "end_round", "next_round")

    # --- ids and clicks ----------------------------------------------------------------------------------------------

    def spot(
        self, inner: str, ids: tuple[str, ...], at: tuple[float, float], kind: str, hint: str = ""
    ) -> str:
        """A piece: a group at a place whose first id stays with it, the others naming what a click on it means.

        Legal actions of all ids go on every element that has some; the innermost of these takes the focus.
        """
        here = [id for id in ids if id in self.targets]
        actions = self.actions(*here)
        if hint:
            inner = f"<title>{safe(hint)}</title>{inner}"
        for place, id in reversed(list(enumerate(ids))):
            extra = self.fresh(id)
            if id in self.targets:
                extra += self.click(actions, focus=id == here[-1])
            if place == 0:
                word = f"{kind} target" if here == [id] else kind
                return group(inner, at, f' class="{word}"{extra}')
            inner = group(inner, None, (' class="target"' if here and id == here[-1] else "") + extra)
        return group(inner, at, f' class="{kind}"')


def counted(copies: Iterable[int]) -> list[tuple[int, int]]:
    """District and number of copies, from copies by district."""
    return [(kind, n) for kind, n in enumerate(copies) if n]


def tally(kinds: list[int]) -> list[tuple[int, int]]:
    """Kinds with their numbers, by type."""
    return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]


@cache
def confidences(game: Any) -> dict[str, str]:
    """The confidence of each district's record."""
    return {
        record.id.removesuffix("_2017"): record.confidence
        for record in game.components.records()
        if record.table == "district"
    }


@cache
def incomes(game: Any) -> dict[str, str]:
    """The income colour of each character."""
    return {record["id"]: record["colour"] for record in game.components["characters_classic"]["character"]}
