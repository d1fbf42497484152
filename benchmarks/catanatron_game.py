"""Catanatron: Catan, played at random by four of its own RandomPlayers.

- own loop: `Game.play()`, set-up of each game included; a decision is an entry of `state.actions`. That is also
  how it is stepped from Python, because the loop is Python and the program has no other engine. It stops
  after 1000 turns, as it does by itself.
- clone: `Game.copy()` on positions from all phases of random games. Since the copy holds a list of all past
  actions, positions matter; they are drawn evenly as they are for Rathaus.
- legal: `generate_playable_actions(state)` on the same positions, what the program itself calls after every
  action.

Fair: the fastest way that the library offers, without accumulators; its players do nothing but
`random.choice`. Catan's legal actions need a walk over the roads, those of a card game do not; the ratio compares
engines with their games, not implementations of one game.
"""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer
from probe import games, repeat, serve

POSITIONS = 200


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in Color])


def play() -> int:
    game = new_game()
    game.play()
    return len(game.state.actions)


def positions() -> list[Game]:
    found: list[Game] = []
    while len(found) < POSITIONS:
        game = new_game()
        line = []
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            if random.random() < 0.05:
                line.append(game.copy())
            game.play_tick()
        found += random.sample(line, min(20, len(line), POSITIONS - len(found)))
    return found


def main() -> None:
    random.seed(1)
    some = positions()
    states = [game.state for game in some]
    serve(
        {"program": f"catanatron {version('catanatron')}", "game": "Catan, 4 players", "note": "Python"},
        {
            "own": lambda seconds: games(play, seconds),
            "clone": lambda seconds: repeat(Game.copy, some, seconds),
            "legal": lambda seconds: repeat(generate_playable_actions, states, seconds),
        },
    )


if __name__ == "__main__":
    main()
