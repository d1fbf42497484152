"""One learner against bots: a game that is always at a decision of the learner, or over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rathaus.bots import Bot, BotError, BotSpec, make
from rathaus.core.errors import ActionError, IllegalAction
from rathaus.core.rng import seed_of
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.lab.driver import DIRECT, Decide, by_view, decider
from rathaus.research.setup import ResearchError, Reward, bounds_of, check_reward, rewards_of

ILLEGAL = ("lose", "raise")


def bots_for(ruleset: Ruleset, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """A bot's word for each seat but one.

    Raises:
        BotError: not one word, and not one for each.
    """
    count = ruleset.seats - 1
    words = (opponents,) * count if isinstance(opponents, str) else tuple(opponents)
    if len(words) != count:
        raise BotError(f"{ruleset.seats} seats need {count} opponents, not {len(words)}")
    for word in words:
        decider(ruleset.game, word, 0)
    return words


class Match:
    """Games of a learner, one after the other.

    Args:
        ruleset: the rules.
        opponents: a bot's word, or one for each other seat in order from the learner's left.
        seat: the learner's, −1 for another one in each game.
        reward: see :func:`rathaus.research.setup.rewards_of`.
        illegal: what an illegal action does: ``lose`` ends the game with the least reward, ``raise`` is an error.
        listen: keep the events of the game in ``state.events``.
    """

    state: State
    seat: int

    def __init__(
        self,
        ruleset: Ruleset,
        opponents: str | Sequence[str],
        seat: int,
        reward: str,
        illegal: str,
        listen: bool = False,
    ) -> None:
        if not -1 <= seat < ruleset.seats:
            raise ResearchError(f"there is no seat {seat}")
        if illegal not in ILLEGAL:
            raise ResearchError(f"an illegal action can {' or '.join(ILLEGAL)}, not {illegal}")
        self.ruleset = ruleset
        self.opponents = bots_for(ruleset, opponents)
        self.learner = seat
        self.reward: Reward = check_reward(reward)
        self.illegal = illegal
        self.listen = listen
        self.over = True
        self.broken = ""

    def begin(self, seed: int, count: int = 0) -> None:
        """Begin a game and play on to the learner's first decision; ``count`` rotates the learner's seat."""
        self.seed = seed
        seats = self.ruleset.seats
        self.seat = self.learner if self.learner >= 0 else (seed + count) % seats
        places = [(self.seat + 1 + i) % seats for i in range(seats - 1)]
        self._bots = {
            place: make(word, seed_of(seed, i)) for i, (place, word) in enumerate(zip(places, self.opponents))
        }
        self._words = dict(zip(places, self.opponents))
        self._seat_bots()
        self.state = self.ruleset.game.start(self.ruleset, seed, self.listen)
        self.over, self.broken = False, ""
        self._play_bots()

    def _seat_bots(self) -> None:
        def decides(word: str, bot: Bot) -> Decide:
            direct = DIRECT.get(BotSpec.parse(word).name)
            return by_view(bot) if direct is None else direct(self.ruleset.game, bot)

        self._deciders = {seat: decides(self._words[seat], bot) for seat, bot in self._bots.items()}

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key != "_deciders"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if hasattr(self, "_bots"):
            self._seat_bots()

    def _play_bots(self) -> None:
        state, mine = self.state, self.seat
        while (seat := state.seat_to_act()) != mine:
            if seat < 0:
                self.over = True
                return
            state.apply(self._deciders[seat](state))

    def act(self, action: int) -> float:
        """Play the learner's action and the bots' answers; returns the reward, 0 until the end.

        Raises:
            IllegalAction, ActionError: only where illegal actions are errors.
        """
        try:
            self.state.apply(action)
        except (IllegalAction, ActionError) as error:
            if self.illegal == "raise":
                raise
            self.over, self.broken = True, str(error)
            return bounds_of(self.reward, self.ruleset.seats)[0]
        self._play_bots()
        return rewards_of(self.state, self.reward)[self.seat] if self.over else 0.0

    @property
    def info(self) -> dict[str, object]:
        """What is worth knowing of a finished game; empty before."""
        if not self.over:
            return {}
        if self.broken:
            return {"illegal": self.broken}
        return {"scores": self.state.scores(), "ranking": self.state.ranking(), "seat": self.seat}
