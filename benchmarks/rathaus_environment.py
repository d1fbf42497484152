"""Rathaus' PettingZoo environment, played at random: what a learner does in each step, the network left out.

A step is one decision: `last()` (with the observation and the mask of the agent), a draw among the legal actions of
the mask, `step(action)`. Resets are counted in.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import numpy as np
from probe import games, serve

import rathaus
from rathaus import engine
from rathaus.research.pettingzoo import env as make


def play(env: Any) -> int:
    env.reset()
    steps = 0
    while True:
        seen, _, terminated, _, _ = env.last()
        if terminated:
            return steps
        env.step(random.choice(np.flatnonzero(seen["action_mask"])))
        steps += 1


def main(name: str) -> None:
    random.seed(1)
    env = make(name)
    env.reset(seed=1)
    serve(
        {
            "program": f"rathaus {rathaus.__version__}",
            "game": f"{name} through PettingZoo, {env.num_agents} players",
            "note": f"{engine.name()} engine",
        },
        {"env": lambda seconds: games(lambda: play(env), seconds)},
    )


if __name__ == "__main__":
    main(sys.argv[1])
