"""What a bot is, and how one is made from a word such as ``greedy`` or ``mcts:iterations=500``."""

from __future__ import annotations

import importlib
import json
import os
from dataclasses import dataclass, field
from typing import Protocol

from rathaus.core.errors import RathausError
from rathaus.core.view import View

BOTS = ("random", "greedy", "mcts")


class BotError(RathausError):
    """A bot that does not exist or an impossible setting."""


class Bot(Protocol):
    """A player. It keeps no memory between decisions: the view says everything that its seat may know."""

    def choose(self, view: View) -> int:
        """One of ``view.legal``, for the seat of the view, which is to act."""
        ...


@dataclass(frozen=True)
class BotSpec:
    """A bot by name with its settings."""

    name: str
    settings: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def parse(text: str) -> BotSpec:
        """Read ``name`` or ``name:key=value,key=value``; a name may be the path of a program, ``./mybot.py``.

        Raises:
            BotError: there is no such bot, or the settings are not pairs.
        """
        name, _, rest = text.strip().partition(":")
        if name not in bot_names() and not is_path(name):
            raise BotError(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")
        settings = {}
        for pair in filter(None, rest.split(",")):
            key, equals, value = pair.partition("=")
            if not equals or not key or not value:
                raise BotError(f"settings of a bot read key=value, not {pair!r}")
            settings[key] = value
        return BotSpec(name, settings)


def bot_names(built_in: bool = False) -> tuple[str, ...]:
    """All bots, weakest first, then the programs that have been given names, unless only ``built_in`` are wanted."""
    return BOTS if built_in else (*BOTS, *named_bots())


def named_bots() -> dict[str, str]:
    """Name to command of the programs in the variable RATHAUS_BOTS, a JSON object.

    Raises:
        BotError: it holds something else.
    """
    try:
        named = json.loads(os.environ.get("RATHAUS_BOTS") or "{}")
    except ValueError:
        named = None
    if not isinstance(named, dict) or not all(isinstance(command, str) for command in named.values()):
        raise BotError("RATHAUS_BOTS is a JSON object of names and commands")
    return named


def is_path(word: str) -> bool:
    """Whether a bot's word is the path of a program; a plain file name is none."""
    return "/" in word or os.sep in word


def make(text: str, seed: int = 0) -> Bot:
    """A bot from its word; ``seed`` decides whatever it leaves to chance.

    Raises:
        BotError: unknown bot, unknown setting or impossible value.
    """
    spec = BotSpec.parse(text)
    if spec.name not in BOTS:
        from rathaus.bots.external import make_external

        program: Bot = make_external(spec.name, spec.settings, seed)
        return program
    module = importlib.import_module(f"rathaus.bots.{spec.name}")
    bot: Bot = module.make(spec.settings, seed)
    return bot


def number(settings: dict[str, str], key: str, default: float, low: float, high: float) -> float:
    """A numeric setting, taken out of ``settings``."""
    text = settings.pop(key, None)
    if text is None:
        return default
    try:
        value = float(text)
    except ValueError:
        raise BotError(f"setting {key} is a number, not {text!r}") from None
    if not low <= value <= high:
        raise BotError(f"setting {key} goes from {low:g} to {high:g}")
    return value


def no_more(settings: dict[str, str], bot: str) -> None:
    """Refuse settings that nobody took."""
    for key in settings:
        raise BotError(f"the bot {bot} has no setting {key!r}")
