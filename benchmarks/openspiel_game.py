"""OpenSpiel: one of its C++ games, played at random from Python.

- stepped: `legal_actions()`, a draw with `random`, `apply_action()`; chance nodes are drawn from
  `chance_outcomes()` as its own examples do and count as no decision. The library has no random loop of
  its own behind its Python interface.
- clone: `State.clone()`; legal: `legal_actions()`; both on positions from all phases of random games.

Fair: the C++ games are the fastest that the library has, and the loop is that of `stepped` for Rathaus, with the
same draw. Chance nodes cost them time that Rathaus spends inside `apply`.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from typing import Any

import pyspiel
from probe import games, repeat, serve

POSITIONS = 200


def draw(state: Any) -> int:
    """An outcome of a chance node."""
    point = random.random()
    outcomes = state.chance_outcomes()
    for action, share in outcomes:
        point -= share
        if point < 0:
            return int(action)
    return int(outcomes[-1][0])


def main(name: str) -> None:
    random.seed(1)
    chance = random.random
    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(chance() * len(legal))])
                decisions += 1
        return decisions

    def positions() -> list[Any]:
        found: list[Any] = []
        while len(found) < POSITIONS:
            state = game.new_initial_state()
            line = []
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state))
                else:
                    line.append(state.clone())
                    state.apply_action(random.choice(state.legal_actions()))
            found += random.sample(line, min(20, len(line), POSITIONS - len(found)))
        return found

    some = positions()
    serve(
        {
            "program": f"open-spiel {version('open_spiel')}",
            "game": f"{name}, {game.num_players()} players",
            "note": "C++ from Python",
        },
        {
            "stepped": lambda seconds: games(play, seconds),
            "clone": lambda seconds: repeat(pyspiel.State.clone, some, seconds),
            "legal": lambda seconds: repeat(lambda state: state.legal_actions(), some, seconds),
        },
    )


if __name__ == "__main__":
    main(sys.argv[1])
