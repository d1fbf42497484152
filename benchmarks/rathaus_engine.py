"""Rathaus: one of its games, played at random by four players.

- own loop: `rathaus.core.playout.random_games`, the whole game inside the engine, set-up of each game included.
- stepped: the same game driven from Python: list the legal actions, draw one with `random`, apply it (which
  checks once more that it is legal).
- clone, legal: called from Python on 200 positions from all phases of random games.

Every decision counts, those with a single legal action too; so it is for the peers.
"""

from __future__ import annotations

import sys
from itertools import count

from probe import Result, serve

import rathaus
from rathaus import engine
from rathaus.core.registry import get
from rathaus.lab import speed


def main(name: str) -> None:
    game = get(name)
    ruleset = game.ruleset(4 if 4 in game.seats else game.seats[0])
    states = speed.positions(game, ruleset, 1)
    seeds = count(1, 1_000_000)

    def pair(measured: speed.Measured) -> Result:
        return measured.done, measured.seconds

    serve(
        {
            "program": f"rathaus {rathaus.__version__}",
            "game": f"{game.title}, {ruleset.seats} players",
            "note": f"{engine.name()} engine",
        },
        {
            "own": lambda seconds: pair(speed.own_loop(game, ruleset, next(seeds), seconds)[0]),
            "stepped": lambda seconds: pair(speed.stepped(game, ruleset, next(seeds), seconds)),
            "clone": lambda seconds: pair(speed.clones(states, seconds)),
            "legal": lambda seconds: pair(speed.legal_lists(states, seconds)),
        },
    )


if __name__ == "__main__":
    main(sys.argv[1])
