"""The bot that searches: information-set Monte-Carlo tree search over states imagined from its view."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from rathaus.bots.base import Bot, no_more, number
from rathaus.bots.search import Search
from rathaus.core.game import Game
from rathaus.core.policy import Policy, pick
from rathaus.core.rng import seed_of
from rathaus.core.view import View

FULL = 10000  # the greatest utility, as the search counts it
MANY = 10_000_000


@dataclass(frozen=True)
class Settings:
    """How a search is run.

    Attributes:
        iterations: games imagined for a decision; where ``ms`` is given too, the most of them.
        ms: milliseconds for a decision, 0 for no limit of time.
        c: weight of what was tried little (the constant of UCB1), for utilities from 0 to 1.
        epsilon: share of chance moves when a game is played out.
        depth: decisions after which a game played out is judged as it stands, 0 to play it to the end.
        bias: bonus of the policy's move, divided by one more than its visits.
        patience: visits of a position below the root until other moves than the policy's are tried there.
    """

    iterations: int = 400
    ms: float = 0.0
    c: float = 0.4
    epsilon: float = 0.0
    depth: int = 0
    bias: float = 0.5
    patience: int = 1000


@dataclass(frozen=True)
class Analysis:
    """What a search thinks of an action.

    Attributes:
        action: its number.
        visits: how many imagined games began with it.
        means: mean utility of each seat in those games, 0 to 1; empty if there were none.
    """

    action: int
    visits: int
    means: tuple[float, ...]


class MctsBot:
    """Searches anew for every decision; see ``docs/bots.md``."""

    def __init__(self, settings: Settings, seed: int) -> None:
        self.settings = settings
        self.seed = seed

    def choose(self, view: View) -> int:
        """The action that most imagined games began with, of several the one of the best mean."""
        if len(view.legal) == 1:
            return view.legal[0]
        tried = [found for found in self.analyse(view) if found.visits]
        return max(tried, key=lambda found: (found.visits, found.means[view.seat])).action

    def analyse(self, view: View) -> list[Analysis]:
        """Visits and mean utilities of every legal action, the most visited first; empty if there is none."""
        if not view.legal:
            return []
        search = self.search(view)
        found = []
        for action in view.legal:
            visits, *sums = search.totals.get(action, [0])
            found.append(Analysis(action, visits, tuple(total / visits / FULL for total in sums)))
        found.sort(key=lambda entry: (-entry.visits, entry.action))
        return found

    def search(self, view: View) -> Search:
        """Imagine games from the view until the budget is used up.

        The n-th game of each action of the root begins in the same imagined state with the same chance: actions
        are compared on the same luck as far as it lasts.
        """
        o = self.settings
        game = view.ruleset.game
        policy = game.policy()
        legal = list(view.legal)
        edges, limit = observed_edges(game), o.depth or game.longest
        search = Search(
            view.ruleset, view.seat, policy, edges, o.c * o.c, o.bias, o.epsilon, o.patience, limit
        )
        preferred = self.preferred(policy, view)
        end = monotonic() + o.ms / 1000
        for i in range(o.iterations):
            if o.ms and i and monotonic() >= end:
                break
            first = search.begin(legal, preferred)
            turn = search.totals.get(first, [0])[0]
            state = view.determinize(seed_of(self.seed, 1, turn))
            search.iterate(state, first, seed_of(self.seed, 2, turn))
        return search

    def preferred(self, policy: Policy | None, view: View) -> int:
        """The policy's move, -1 without a policy."""
        return -1 if policy is None else pick(policy, view.determinize(seed_of(self.seed)))


_EDGES: dict[str, list[int]] = {}


def observed_edges(game: Game) -> list[int]:
    """For each action number what other seats see of it: itself, or one number a verb where that is secret."""
    if game.name not in _EDGES:
        _EDGES[game.name] = [
            game.n_actions + verb.index if verb.secret else action
            for verb in game.verbs
            for action in range(verb.base, verb.base + verb.size)
        ]
    return _EDGES[game.name]


def make(settings: dict[str, str], seed: int) -> Bot:
    """A searching bot.

    Raises:
        BotError: a setting that does not exist or is out of its range.
    """
    given = dict(settings)
    ms = number(given, "ms", 0, 1, 600_000)
    most = MANY if ms and "iterations" not in given else Settings.iterations
    made = Settings(
        iterations=int(number(given, "iterations", most, 1, MANY)),
        ms=ms,
        c=number(given, "c", Settings.c, 0, 100),
        epsilon=number(given, "epsilon", Settings.epsilon, 0, 1),
        depth=int(number(given, "depth", Settings.depth, 0, MANY)),
        bias=number(given, "bias", Settings.bias, 0, 100),
        patience=int(number(given, "patience", Settings.patience, 0, MANY)),
    )
    no_more(given, "mcts")
    return MctsBot(made, seed)
