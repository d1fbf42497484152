"""One game between bots, as fast as honesty allows.

A bot receives views. Making a view and imagining a state from it costs a hundred times what a quick bot's decision
costs, so the bots named in :data:`DIRECT` are asked about the state itself. That is allowed for a bot only
if its decision is a function of what its seat may see; ``tests/lab/test_no_peek.py`` holds each of them
against its answer to the view, and against states in which everything hidden has been replaced. This is
the only place where a bot comes near a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, cast

from rathaus.bots import Bot, BotError, BotSpec, make
from rathaus.core.errors import IllegalAction, RathausError
from rathaus.core.game import Game
from rathaus.core.policy import pick
from rathaus.core.rng import seed_of
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.core.view import View

Decide = Callable[[State], int]
"""Chooses one of the legal actions of the seat that is to act."""


class LabError(RathausError):
    """A simulation that cannot be played, or a game in it that went wrong."""


@dataclass(frozen=True)
class GameResult:
    """One finished game.

    Attributes:
        seed: the seed of its chance; the same seed, rules and bots give the same game.
        bots: the bot of each seat.
        scores: points a seat.
        ranking: rank a seat, 1 = winner, ties share a rank.
        sheets: points by source, a dictionary a seat.
        decisions: actions played, forced ones too.
        rounds: the number of the last round, None in games that do not count rounds.
        seconds: wall time of the game, set-up and scoring included.
    """

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    sheets: tuple[dict[str, int], ...]
    decisions: int
    rounds: int | None
    seconds: float


class Offers(NamedTuple):
    """All that the bot ``random`` reads of a view."""

    legal: list[int]


def _greedy(game: Game, bot: Bot) -> Decide:
    policy = game.policy()
    if policy is None:
        raise BotError(f"{game.title} has no rule of thumb for the bot greedy")

    def decide(state: State) -> int:
        return pick(policy, state)

    return decide


def _random(game: Game, bot: Bot) -> Decide:
    def decide(state: State) -> int:
        return bot.choose(cast(View, Offers(state.legal_actions())))

    return decide


DIRECT: dict[str, Callable[[Game, Bot], Decide]] = {"greedy": _greedy, "random": _random}
"""Bots that decide from public and own information alone, and how to ask them without a view."""


def by_view(bot: Bot) -> Decide:
    """Ask a bot the honest way: it gets the view of the seat to act. A forced action is not worth a view."""

    def decide(state: State) -> int:
        legal = state.legal_actions()
        return legal[0] if len(legal) == 1 else bot.choose(state.view(state.seat_to_act()))

    return decide


def decider(game: Game, word: str, seed: int) -> Decide:
    """How a bot, named by a word such as ``mcts:iterations=500``, decides in a game.

    Raises:
        BotError: unknown bot or setting, or a bot that cannot play this game.
    """
    try:
        bot = make(word, seed)
    except ImportError:
        raise BotError(f"the bot {word!r} is not part of this installation") from None
    direct = DIRECT.get(BotSpec.parse(word).name)
    return by_view(bot) if direct is None else direct(game, bot)


def rounds_of(state: State) -> int | None:
    """The number of the round, where the game has a public field ``round``."""
    spec = state.ruleset.game.layout.fields.get("round")
    if spec is None or spec.see != "public" or spec.length != 1:
        return None
    return state.field("round")[0]


def play_game(game: Game, ruleset: Ruleset, bots: Sequence[str], seed: int) -> GameResult:
    """Play one game to its end, with one bot a seat.

    Raises:
        BotError: unknown bot or setting, or not one bot a seat.
        LabError: a bot played an illegal action, or the game passed ``game.longest`` decisions.
    """
    if len(bots) != ruleset.seats:
        raise BotError(f"{ruleset.seats} seats need as many bots, not {len(bots)}")
    begin = perf_counter()
    deciders = [decider(game, word, seed_of(seed, seat)) for seat, word in enumerate(bots)]
    state = game.start(ruleset, seed)
    decisions = 0
    while (seat := state.seat_to_act()) >= 0:
        if decisions == game.longest:
            raise LabError(f"the game of seed {seed} did not end within {game.longest} decisions")
        try:
            state.apply(deciders[seat](state))
        except IllegalAction as error:
            raise LabError(f"game of seed {seed}, decision {decisions}, bot {bots[seat]}: {error}") from None
        decisions += 1
    sheets = tuple(state.score_sheets())
    return GameResult(
        seed=seed,
        bots=tuple(bots),
        scores=tuple(sum(sheet.values()) for sheet in sheets),
        ranking=tuple(state.ranking()),
        sheets=sheets,
        decisions=decisions,
        rounds=rounds_of(state),
        seconds=perf_counter() - begin,
    )
