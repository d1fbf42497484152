"""Plays games of a game and prints what happens: run by test_engines on both engines."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rathaus import engine  # noqa: E402
from rathaus.core.playout import perft, random_playout  # noqa: E402
from rathaus.core.state import State  # noqa: E402
from tests.conformance.configuration import Case, sample  # noqa: E402
from tests.conformance.play import listening  # noqa: E402

EVERY = 40


def chosen(game: str) -> list[Case]:
    """The configurations of a game that are compared."""
    return sample("trace", game, 3)


def short(value: object) -> str:
    text = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def seen(state: State) -> list[str]:
    """What all seats see, and what one of them imagines."""
    views = [[state.view(seat).to_dict(), state.view(seat).frames] for seat in range(-1, state.ruleset.seats)]
    worlds = [state.determinize(seat, 7).digest() for seat in range(-1, state.ruleset.seats)]
    reasons = [state.why_not(action) for action in range(0, state.ruleset.game.n_actions, 17)]
    return [short(views), short(worlds), short(reasons), short(state.shown_actions())]


def trace(case: Case) -> list[object]:
    """A random game: digests and legal actions of every position, views of some, events, scores."""
    random = Random(str(case))
    state = listening(case.new())
    lines: list[object] = []
    steps = 0
    while not state.is_over():
        legal = state.legal_actions()
        lines.append(short([state.cell_bytes().hex(), legal]))
        if steps % EVERY == 0:
            lines.append(seen(state))
        state.apply(random.choice(legal))
        steps += 1
    lines.append((state.digest(), state.scores(), state.score_sheets(), state.ranking(), seen(state)))
    lines.append(short([state.events, state.draws]))
    fast = case.new()
    lines.append(
        (random_playout(fast, 3, 100), fast.digest(), perft(case.new(), 3), case.new().to_bytes().hex()[:400])
    )
    return lines


def main() -> None:
    print(json.dumps({"engine": engine.name()}))
    for case in chosen(sys.argv[1]):
        print(json.dumps([str(case), trace(case)]))


if __name__ == "__main__":
    main()
