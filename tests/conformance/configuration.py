"""What the generic tests need to know of a game: a list of configurations to play.

``tests/games/<game>/configurations.py`` has ``CONFIGURATIONS: list[Configuration]`` and ``IMPOSSIBLE:
list[Impossible]``. A new game needs nothing else to be tested by everything in this folder. For the search for
everything that can happen it may have ``choose(state, random)``, where uniform choice hardly ever reaches a part
of the game, and ``RARE``, what even that does not reach (see :func:`rare`). ``BROWSER`` lists the configurations
that are played to the end in a browser.
"""

from __future__ import annotations

import importlib
import os
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from rathaus.core.game import Game
from rathaus.core.registry import games, get
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State


@dataclass(frozen=True)
class Configuration:
    """A way to play a game.

    Attributes:
        seats: number of players.
        options: the options that are not left at their defaults.
        seed: the seed of the first game that is played.
        golden: whether whole games of it are kept as golden records.
        name: a word for it; made from the options if «».
    """

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    seed: int = 1
    golden: bool = False
    name: str = ""

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.options.items()]
        return f"{self.seats}p-{self.name or ','.join(words) or 'default'}"


@dataclass(frozen=True)
class Impossible:
    """A combination that must be refused, and words that the sentence must contain."""

    seats: int
    options: Mapping[str, Any]
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.seats}p-" + ",".join(f"{key}={value}" for key, value in self.options.items())


@dataclass(frozen=True)
class Case:
    """A game with one of its configurations: what most tests are repeated for."""

    game_name: str
    configuration: Configuration

    @property
    def game(self) -> Game:
        return get(self.game_name)

    @property
    def ruleset(self) -> Ruleset:
        return self.game.ruleset(self.configuration.seats, **self.configuration.options)

    @property
    def seats(self) -> int:
        return self.configuration.seats

    def new(self, shift: int = 0) -> State:
        """The first position of the game whose seed is ``shift`` after the configuration's."""
        return self.game.start(self.ruleset, self.configuration.seed + shift)

    def __str__(self) -> str:
        return f"{self.game_name}-{self.configuration}"


def game_names() -> list[str]:
    return sorted(games())


def module_of(game: str) -> Any:
    """The module with a game's configurations, None if it has none."""
    name = f"tests.games.{game}.configurations"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise


def configurations(game: str) -> list[Configuration]:
    return list(getattr(module_of(game), "CONFIGURATIONS", []))


def rare(game: str) -> set[str]:
    """What random games hardly ever bring; the game's own tests show each: «verb score», «event no_patrician»."""
    return set(getattr(module_of(game), "RARE", ()))


def impossible(game: str) -> list[Impossible]:
    return list(getattr(module_of(game), "IMPOSSIBLE", []))


def uniform(state: State, random: Random) -> int:
    return random.choice(state.legal_actions())


def choice_of(game: str) -> Callable[[State, Random], int]:
    """How the search for everything that can happen chooses: the game's own way, or uniformly."""
    found: Callable[[State, Random], int] = getattr(module_of(game), "choose", uniform)
    return found


@cache
def browser_cases() -> list[Case]:
    """What is played to the end in a browser: a game's ``BROWSER``, else its first configuration."""
    found = []
    for game in game_names():
        chosen = getattr(module_of(game), "BROWSER", None) or configurations(game)[:1]
        found += [Case(game, configuration) for configuration in chosen]
    return found


@cache
def cases() -> list[Case]:
    """Every configuration of every game."""
    return [Case(game, configuration) for game in game_names() for configuration in configurations(game)]


def sample(test: str, game: str, share: int) -> list[Case]:
    """The configurations of a game that a test meets: about one of ``share``, at least one, the same at each run.

    Each test meets others, so that every configuration is met by many tests. ``RATHAUS_EVERY_CASE=1`` brings all
    of them together.
    """
    own = [(zlib.crc32(f"{test} {case}".encode()), case) for case in cases() if case.game_name == game]
    if os.environ.get("RATHAUS_EVERY_CASE"):
        return [case for _, case in own]
    least = min((number for number, _ in own), default=0)
    return [case for number, case in own if number % share == 0 or number == least]
