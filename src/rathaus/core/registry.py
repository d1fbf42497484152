"""The games: packages under ``rathaus.games`` with a ``GAME`` in their module ``game``, and entry points."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rathaus.core.errors import UnknownGame
from rathaus.core.game import Game, split_bytes
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State


@cache
def games() -> dict[str, Game]:
    """Name to game of everything that can be played."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(importlib.import_module("rathaus.games").__path__):
        if module.ispkg:
            game = getattr(importlib.import_module(f"rathaus.games.{module.name}.game"), "GAME", None)
            if isinstance(game, Game):
                found[game.name] = game
    for point in entry_points(group="rathaus.games"):
        game = point.load()
        if isinstance(game, Game):
            found.setdefault(game.name, game)
    return found


def get(name: str) -> Game:
    """The game of a name.

    Raises:
        UnknownGame: there is none; the sentence lists those there are.
    """
    try:
        return games()[name]
    except KeyError:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(games()))}") from None


def state_from_bytes(data: bytes) -> State:
    """The state of any registered game from its bytes."""
    head, _, _ = split_bytes(data)
    return get(str(head.get("game"))).from_bytes(data)


def ruleset_of(name: str, seats: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a game by name."""
    return get(name).ruleset(seats, **options)
