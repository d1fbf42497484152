"""RLCard's environments, played at random: `env.step(action)`, which returns the observation of the next player.

A step is one decision of any player, as in PettingZoo. Resets are counted in.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from typing import Any

import rlcard
from probe import games, serve


def play(env: Any) -> int:
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        steps += 1
    return steps


def main(name: str) -> None:
    random.seed(1)
    env = rlcard.make(name)
    serve(
        {
            "program": f"rlcard {version('rlcard')}",
            "game": f"{name}, {env.num_players} players",
            "note": "Python",
        },
        {"env": lambda seconds: games(lambda: play(env), seconds)},
    )


if __name__ == "__main__":
    main(sys.argv[1])
