"""How large games are for a learner: observations, actions, lengths and branching, by game and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rathaus.core.game import Game
from rathaus.core.registry import games
from rathaus.research.observations import encoder_of
from rathaus.research.setup import fitting_options, ruleset_for

GAMES = 10  # games that are played for the means


@dataclass(frozen=True)
class Space:
    """A game at a number of players, under the options nearest to the usual ones.

    Attributes:
        game, seats, options: what is played.
        observation: numbers of an observation.
        omniscient: the same with everything hidden.
        pieces: named pieces of an observation.
        actions: size of the flat action space.
        decisions: mean decisions of a game, forced ones too.
        own: mean decisions of a seat in a game, forced ones too.
        branching: mean number of legal actions at a decision.
        forced: share of decisions with one legal action.
        most: most legal actions seen.
    """

    game: str
    seats: int
    options: dict[str, object]
    observation: int
    omniscient: int
    pieces: int
    actions: int
    decisions: float
    own: float
    branching: float
    forced: float
    most: int


HEADS = {
    "game": "game",
    "seats": "players",
    "observation": "observation",
    "omniscient": "omniscient",
    "actions": "actions",
    "decisions": "decisions a game",
    "own": "a seat",
    "branching": "legal actions, mean",
    "most": "most",
    "forced": "forced",
}
DIGITS = {"decisions": 0, "own": 0, "branching": 1}


def measure(game: Game, seats: int, count: int = GAMES) -> Space:
    """Play some games at random, always the same ones, and measure them."""
    ruleset = ruleset_for(game.name, seats)
    encoder = encoder_of(ruleset)
    decisions = offered = forced = most = 0
    for seed in range(count):
        state, random = game.start(ruleset, seed), Random(seed)
        while not state.is_over():
            legal = state.legal_actions()
            decisions, offered, forced = decisions + 1, offered + len(legal), forced + (len(legal) == 1)
            most = max(most, len(legal))
            state.apply(legal[int(random.random() * len(legal))])
    return Space(
        game=game.name,
        seats=seats,
        options=dict(fitting_options(game.name, seats)),
        observation=encoder.size,
        omniscient=encoder_of(ruleset, omniscient=True).size,
        pieces=len(encoder.pieces),
        actions=game.n_actions,
        decisions=decisions / count,
        own=decisions / count / seats,
        branching=offered / decisions,
        forced=forced / decisions,
        most=most,
    )


def all_spaces(only: str | None = None, count: int = GAMES) -> Iterator[Space]:
    """Every registered game, or one, at every number of players."""
    for name, game in sorted(games().items()):
        if only in (None, name):
            for seats in game.seats:
                yield measure(game, seats, count)


def cells(space: Space) -> list[str]:
    """A row of the table."""
    shown = []
    for key in HEADS:
        value = getattr(space, key)
        if key == "forced":
            shown.append(f"{100 * value:.0f} %")
        else:
            shown.append(f"{value:.{DIGITS[key]}f}" if key in DIGITS else str(value))
    return shown


def markdown(spaces: list[Space]) -> str:
    """The table for the documentation."""
    lines = ["| " + " | ".join(HEADS.values()) + " |", "|---|" + "--:|" * (len(HEADS) - 1)]
    lines += ["| " + " | ".join(cells(space)) + " |" for space in spaces]
    return "\n".join(lines)
