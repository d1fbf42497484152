"""What every game offers: the protocol that bots, table, lab and research see."""

from __future__ import annotations

import json
import struct
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from rathaus.core.board import Look
from rathaus.core.box import Box, BoxSpec
from rathaus.core.components import Components, components
from rathaus.core.errors import OptionError, RecordError
from rathaus.core.events import EventSpec, EventTable
from rathaus.core.layout import Fact, Layout
from rathaus.core.options import OptionSpec, Value
from rathaus.core.policy import Policy
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import MAGIC, State
from rathaus.core.verbs import Domain, Verb, VerbTable
from rathaus.core.view import View, begin_imagining, look

if TYPE_CHECKING:
    from rathaus.core.messages import Messages


@dataclass(frozen=True)
class Declaration:
    """What ``fields.py`` of a game declares; constants and state class are written from it."""

    name: str
    title: str
    class_name: str
    layout: Layout
    verbs: tuple[Verb, ...]
    boxes: tuple[BoxSpec, ...]
    events: tuple[EventSpec, ...]
    constants: dict[str, int]
    facts: tuple[Fact, ...] = ()

    def names(self) -> dict[str, int]:
        """Constant name to number: boxes AT_…, verbs, events TOLD_…, then the game's own constants."""
        names = {f"AT_{box.name.upper()}": i for i, box in enumerate(self.boxes)}
        for verb in VerbTable(self.verbs):
            names[f"DO_{verb.name.upper()}"] = verb.base
            names[f"VERB_{verb.name.upper()}"] = verb.index
        names |= {f"TOLD_{event.name.upper()}": i for i, event in enumerate(self.events)}
        return names | self.constants


class Game(ABC):
    """One game. A game's package has one instance of its own subclass, found by the registry.

    Attributes:
        name: the word in commands, records and addresses.
        title: the name of the published game, in English.
        seats: the numbers of players that some edition allows.
        options: everything that can be agreed before a game.
        sources: names of the kinds of points, in the order of the score sheet.
        rules_version: changes when the same record could play differently.
        end_rule: the number of the rule that ends the game.
        declaration: fields, verbs, boxes, events.
        longest: no game lasts more decisions than this (a bound for loops, not a rule).
    """

    name: str
    title: str
    seats: range
    options: OptionSpec
    sources: tuple[str, ...]
    rules_version: str
    end_rule: str
    declaration: Declaration
    longest: int = 20000

    @cached_property
    def layout(self) -> Layout:
        """The fields of the block."""
        return self.declaration.layout

    @cached_property
    def verbs(self) -> VerbTable:
        """All kinds of actions and the codec of action numbers."""
        return VerbTable(self.declaration.verbs)

    @cached_property
    def events(self) -> EventTable:
        """All kinds of events."""
        return EventTable(self.declaration.events)

    @cached_property
    def n_actions(self) -> int:
        """Size of the flat action space."""
        return self.verbs.n_actions

    @cached_property
    def components(self) -> Components:
        """Component data with the user's overlay."""
        return components(self.name)

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """The boxes of the flow, in the order of their declaration."""
        made = self.box_classes()
        return tuple(made[spec.name](index, spec) for index, spec in enumerate(self.declaration.boxes))

    # --- what a game gives --------------------------------------------------------------------------------

    @abstractmethod
    def box_classes(self) -> dict[str, type[Box]]:
        """The class of each declared box."""

    @abstractmethod
    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The game's ruleset object for resolved options."""

    @abstractmethod
    def blank_state(self) -> State:
        """A state of the game's class with undefined contents."""

    @abstractmethod
    def set_up(self, state: State) -> None:
        """Set up an empty state and push the first box."""

    @abstractmethod
    def score_sheets(self, state: State) -> list[dict[str, int]]:
        """Points by source and seat as the state stands."""

    @abstractmethod
    def rank_keys(self, state: State) -> list[tuple[int, ...]]:
        """A key a seat; the higher key ranks higher, equal keys share a rank."""

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat (-1: a spectator) may know beyond public fields and its own shares."""
        return {}

    @abstractmethod
    def fill_hidden(self, state: State, view: View) -> None:
        """Fill the hidden fields of a state imagined from a view, drawing from the state's own generator."""

    def policy(self) -> Policy | None:
        """The game's rule of thumb (the bot ``greedy``), None if it has none."""
        return None

    def prices(self, view: View) -> dict[int, dict[str, int]]:
        """What the legal actions of a view cost: action to resource (a word of the catalogue) to amount."""
        return {}

    def called(self, rules: Ruleset, domain: Domain, label: str, texts: Messages) -> str | None:
        """How a value is called where the catalogue cannot know it (a place whose number says little), else None."""
        return None

    def draw(self, view: View, look: Look) -> str:
        """The drawn board of a view: one SVG element.

        Elements that stand for actions have the ids of the verbs' targets and the attribute ``data-actions``.
        """
        raise NotImplementedError(f"{self.title} has no drawn board")

    def owned(self, state: State) -> dict[str, int]:
        """Counts of components by kind that must never change during a game (for conservation checks)."""
        return {}

    # --- what follows from it -----------------------------------------------------------------------------

    def ruleset(self, seats: int, **options: Any) -> Ruleset:
        """The rules for a number of seats and some options; all others have their defaults.

        Raises:
            OptionError: the sentence names the option or combination that is not possible.
        """
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise OptionError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        resolved = self.options.resolve(seats, options)
        return _ruleset(self, seats, tuple(sorted(resolved.items())))

    def new(self, seats: int, seed: int, **options: Any) -> State:
        """A new game, set up and at its first decision.

        Raises:
            OptionError: a wrong option or combination.
        """
        return self.start(self.ruleset(seats, **options), seed)

    def start(self, ruleset: Ruleset, seed: int, listen: bool = False) -> State:
        """A new game under rules already agreed; with ``listen`` its events are kept from the set-up on."""
        state = self.blank_state()
        state.start(ruleset, seed)
        if listen:
            state.events, state.draws = [], []
        self.set_up(state)
        state.run()
        return state

    def view(self, state: State, seat: int) -> View:
        """What a seat may see; -1 is a spectator."""
        if not -1 <= seat < state.ruleset.seats:
            raise OptionError(f"there is no seat {seat}")
        return look(state, seat, self.facts(state, seat))

    def imagine(self, view: View, seed: int) -> State:
        """A state that agrees with a view."""
        state = begin_imagining(view, seed)
        self.fill_hidden(state, view)
        return state

    def from_bytes(self, data: bytes) -> State:
        """The state that :meth:`State.to_bytes` wrote.

        Raises:
            RecordError: damaged, of another game, of other rules or other components.
        """
        head, digest, cells = split_bytes(data)
        if head.get("game") != self.name:
            raise RecordError(f"a state of {head.get('game')}, not of {self.name}")
        if head.get("rules") != self.rules_version:
            raise RecordError(f"written under rules {head.get('rules')}, this is {self.rules_version}")
        if head.get("components") != self.components.digest:
            raise RecordError("written with other component values")
        try:
            ruleset = self.ruleset(head["seats"], **head["options"])
        except (KeyError, TypeError, OptionError) as error:
            raise RecordError(f"damaged state: {error}") from None
        state = self.blank_state()
        state.start(ruleset, 0)
        state.set_cell_bytes(cells)
        if state.digest() != digest:
            raise RecordError("damaged state: its digest does not fit")
        return state

    def rules_cited(self) -> Iterable[str]:
        """Rule numbers named by verbs, boxes and options."""
        yield from (verb.rule for verb in self.verbs)
        yield from (box.rule for box in self.boxes)
        yield from (option.rule for option in self.options)


@lru_cache(maxsize=256)
def _ruleset(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Ruleset:
    return game.make_ruleset(seats, dict(options))


def split_bytes(data: bytes) -> tuple[dict[str, Any], int, bytes]:
    """Header, digest and cells of a serialised state.

    Raises:
        RecordError: the bytes are no state.
    """
    start = len(MAGIC) + 4
    if data[: len(MAGIC)] != MAGIC or len(data) < start:
        raise RecordError("these bytes are no state of rathaus")
    (length,) = struct.unpack("<I", data[len(MAGIC) : start])
    cells = start + length + 8
    if len(data) < cells:
        raise RecordError("damaged state: it is cut off")
    try:
        head = json.loads(data[start : start + length])
    except ValueError:
        raise RecordError("damaged state: its header cannot be read") from None
    if not isinstance(head, dict):
        raise RecordError("damaged state: its header cannot be read")
    (digest,) = struct.unpack("<Q", data[start + length : cells])
    return head, digest, data[cells:]
