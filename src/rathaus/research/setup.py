"""Setting up a game by name and seats, with options that fit, and the rewards of a finished game."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, Literal

from rathaus.core.errors import OptionError, RathausError
from rathaus.core.game import Game
from rathaus.core.options import Option, Value
from rathaus.core.registry import get
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State

Reward = Literal["rank", "margin", "win"]
REWARDS: tuple[Reward, ...] = ("rank", "margin", "win")


class ResearchError(RathausError):
    """A setting of an environment that is not possible."""


def usual_seats(game: Game) -> int:
    """Four players, or as near to it as the game allows."""
    return min(max(4, game.seats[0]), game.seats[-1])


@cache
def fitting_options(name: str, seats: int) -> tuple[tuple[str, Value], ...]:
    """The fewest options (none, one or two) that a number of players needs because the usual ones do not allow it.

    Raises:
        OptionError: there are none.
    """
    game = get(name)
    settings = [(option.name, value) for option in game.options for value in words(option)]
    for count in range(3):
        for chosen in combinations(settings, count):
            given = dict(chosen)
            if len(given) == count and allowed(game, seats, given):
                return tuple(given.items())
    raise OptionError(f"{game.title} with {seats} players needs options; which?")


def words(option: Option) -> tuple[Value, ...]:
    """Values of an option that are worth trying."""
    return (True, False) if option.kind == "flag" else option.values


def allowed(game: Game, seats: int, given: dict[str, Any]) -> bool:
    """Whether a game can be played so."""
    try:
        game.ruleset(seats, **given)
    except OptionError:
        return False
    return True


def ruleset_for(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Ruleset:
    """The rules of a game; without options, those nearest to the usual ones that the number of players allows.

    Raises:
        UnknownGame, OptionError: it cannot be played so.
    """
    game = get(name)
    seats = usual_seats(game) if seats is None else seats
    if not options and seats in game.seats:
        options = dict(fitting_options(name, seats))
    return game.ruleset(seats, **(options or {}))


def check_reward(reward: str) -> Reward:
    """The kind of reward.

    Raises:
        ResearchError: there is no such kind.
    """
    for known in REWARDS:
        if reward == known:
            return known
    raise ResearchError(f"there is no reward {reward!r}; there are: {', '.join(REWARDS)}")


def rewards_of(state: State, reward: Reward) -> list[float]:
    """What each seat gets for a finished game; see ``docs/research.md``."""
    ranks = state.ranking()
    seats = len(ranks)
    if reward == "margin":
        points = state.scores()
        if seats == 1:
            return [float(points[0])]
        return [float(p - max(points[:i] + points[i + 1 :])) for i, p in enumerate(points)]
    if seats == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    if reward == "win":
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    better = [rank - 1 for rank in ranks]
    worse = [seats - rank + 1 - ranks.count(rank) for rank in ranks]
    return [(w - b) / (seats - 1) for b, w in zip(better, worse, strict=True)]


def bounds_of(reward: Reward, seats: int) -> tuple[float, float]:
    """The least and the greatest reward; points are kept in 16 bits, so margins have bounds too."""
    if reward == "margin":
        return (-65536.0, 65536.0)
    return (0.0, 1.0) if reward == "win" and seats > 1 else (-1.0, 1.0)
