"""Catanatron's Gymnasium environment: one learner against its RandomPlayers, played at random.

A step is one decision of the learner, with the observation as a vector and the list of valid actions; the
environment plays the three opponents in between. Since their decisions cost time too, the time of a step is divided by
all decisions that were made in it: a lower bound of what one decision with an observation costs, and the kinder figure.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import catanatron_gym  # noqa: F401
import gymnasium
from catanatron.models.player import Color, RandomPlayer
from probe import games, serve


def play(env: Any) -> int:
    _, info = env.reset()
    over = False
    while not over:
        action = random.choice(info["valid_actions"])
        _, _, terminated, truncated, info = env.step(action)
        over = terminated or truncated
    record = env.unwrapped.game.state
    return len(record.actions)


def main() -> None:
    random.seed(1)
    enemies = [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)]
    env = gymnasium.make("catanatron-v1", config={"enemies": enemies})
    serve(
        {
            "program": f"catanatron {version('catanatron')}",
            "game": "Catan through Gymnasium, 4 players, all decisions counted",
            "note": "Python",
        },
        {"env": lambda seconds: games(lambda: play(env), seconds)},
    )


if __name__ == "__main__":
    main()
