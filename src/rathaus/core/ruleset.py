# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What is agreed before a game begins and never changes during it: seats, options and component tables."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box

if TYPE_CHECKING:
    from rathaus.core.game import Game


@cython.cclass
class Ruleset:
    """Shared by all states of a game and never changed. Games derive a class with their typed tables."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any]) -> None:
        i: cython.int
        self.game = game
        self.seats = seats
        self.options = options
        self.key = (game.name, seats, tuple(sorted(options.items())), game.components.digest)
        self.boxes = list(game.boxes)
        if not cython.compiled:
            self.verb_of = [0] * game.n_actions
            self.base_of = [0] * len(game.verbs)
        for verb in game.verbs:
            self.base_of[verb.index] = verb.base
            for i in range(verb.base, verb.base + verb.size):
                self.verb_of[i] = verb.index

    @cython.cfunc
    def box_at(self, index: cython.int) -> Box:
        return self.boxes[index]

    def header(self) -> bytes:
        """Game, seats, options, rules version and components digest as canonical JSON."""
        game = self.game
        head = {
            "game": game.name,
            "seats": self.seats,
            "options": self.options,
            "rules": game.rules_version,
            "components": game.components.digest,
        }
        return json.dumps(head, sort_keys=True, separators=(",", ":")).encode()

    def __reduce__(self) -> tuple[Any, ...]:
        from rathaus.core.registry import ruleset_of

        return ruleset_of, (self.game.name, self.seats, self.options)
