"""What a bot is, and how one is made from a word such as ``greedy`` or ``mcts:iterations=500``."""

from __future__ import annotations

import importlib
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
        """Read ``name`` or ``name:key=value,key=value``.

        Raises:
            BotError: there is no such bot, or the settings are not pairs.
        """
        name, _, rest = text.strip().partition(":")
        if name not in BOTS:
            raise BotError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
        settings = {}
        for pair in filter(None, rest.split(",")):
            key, equals, value = pair.partition("=")
            if not equals or not key or not value:
                raise BotError(f"settings of a bot read key=value, not {pair!r}")
            settings[key] = value
        return BotSpec(name, settings)


def bot_names() -> tuple[str, ...]:
    """All bots, weakest first."""
    return BOTS


def make(text: str, seed: int = 0) -> Bot:
    """A bot from its word; ``seed`` decides whatever it leaves to chance.

    Raises:
        BotError: unknown bot, unknown setting or impossible value.
    """
    spec = BotSpec.parse(text)
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
