"""A game in a position that a test describes, played by text: what the scenes of all games share.

A game's ``Scene`` derives from it and adds how its own positions are laid out. Actions are short texts, the verb and
the labels of its arguments: «destroy 2 tavern» is ``destroy seat:2 district:tavern``.
"""

from __future__ import annotations

from typing import Any, Self

from rathaus.core.game import Game


def short(game: Game, number: int) -> str:
    """The short text of an action number."""
    return " ".join([game.verbs.verb_at(number).name, *game.verbs.arguments(number).values()])


class BaseScene:
    """A state and its fields by name. Somebody listens to its events."""

    def __init__(self, game: Game, seats: int, seed: int = 1, **options: Any) -> None:
        self.game = game
        self.seats = seats
        self.ruleset: Any = game.ruleset(seats, **options)
        self.state: Any = game.start(self.ruleset, seed, listen=True)
        self.box = {box.name: index for index, box in enumerate(game.boxes)}
        self.heard = 0

    # --- fields ---------------------------------------------------------------------------------------------

    def get(self, name: str, at: int = 0) -> int:
        """A cell of a field."""
        return int(self.state.field(name)[at])

    def set(self, name: str, *values: int, at: int = 0) -> Self:
        """Overwrite cells of a field."""
        self.state.set_field(name, values, at)
        return self

    # --- playing --------------------------------------------------------------------------------------------

    def action(self, text: str) -> int:
        """The number of a short text."""
        verb, *arguments = text.split()
        return self.game.verbs.action(verb, *arguments)

    def do(self, *texts: str) -> Self:
        """Play actions by their short texts."""
        for text in texts:
            self.state.apply(self.action(text))
        return self

    # --- looking --------------------------------------------------------------------------------------------

    def offered(self) -> list[str]:
        """The legal actions as short texts."""
        return [short(self.game, number) for number in self.state.legal_actions()]

    def can(self, text: str) -> bool:
        """Whether an action is legal."""
        return bool(self.state.is_legal(self.action(text)))

    def why(self, text: str) -> tuple[str, str] | None:
        """Rule and reason against an action."""
        found: tuple[str, str] | None = self.state.why_not(self.action(text))
        return found

    @property
    def actor(self) -> int:
        """The seat to act."""
        return int(self.state.seat_to_act())

    @property
    def asking(self) -> str:
        """The box that asks, «» at the end."""
        return "" if self.state.is_over() else self.game.boxes[self.state.box].name

    def told(self, name: str) -> list[dict[str, Any]]:
        """The arguments of every event of a kind since ``heard``."""
        events = (self.state.events or [])[self.heard :]
        return [read.arguments for read in map(self.game.events.read, events) if read.name == name]

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by source."""
        return dict(self.state.score_sheets()[seat])
