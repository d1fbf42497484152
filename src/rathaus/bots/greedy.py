"""The bot that follows the game's own rule of thumb."""

from __future__ import annotations

from rathaus.bots.base import Bot, BotError, no_more
from rathaus.core.policy import pick
from rathaus.core.rng import seed_of
from rathaus.core.view import View


class GreedyBot:
    """Asks the policy of the game about a state imagined from the view."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> int:
        """The policy's choice."""
        policy = view.ruleset.game.policy()
        if policy is None:
            raise BotError(f"{view.ruleset.game.title} has no rule of thumb for the bot greedy")
        return pick(policy, view.determinize(seed_of(self.seed)))


def make(settings: dict[str, str], seed: int) -> Bot:
    """A greedy bot; it has no settings."""
    no_more(settings, "greedy")
    return GreedyBot(seed)
