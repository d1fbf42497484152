"""The bot that plays any legal action with equal chance."""

from __future__ import annotations

from rathaus.bots.base import Bot, no_more
from rathaus.core.rng import seed_of
from rathaus.core.view import View


class RandomBot:
    """Uniform over the legal actions; the same seed and view give the same choice."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def choose(self, view: View) -> int:
        """Any legal action."""
        self.count += 1
        return view.legal[seed_of(self.seed, self.count) % len(view.legal)]


def make(settings: dict[str, str], seed: int) -> Bot:
    """A random bot; it has no settings."""
    no_more(settings, "random")
    return RandomBot(seed)
