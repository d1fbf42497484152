"""Ways to choose actions that reach more of the game than uniform choice."""

from __future__ import annotations

from random import Random
from typing import Any

WEIGHTS = {
    "route": 20.0, "office": 6.0, "space": 6.0, "end": 0.2, "nothing": 0.2, "done": 0.5, "move": 0.3,
    "place": 3.0, "buy": 5.0, "use": 2.0, "decline": 0.2, "ride": 0.1, "walk": 0.5,
}  # fmt: skip


def eager(state: Any, random: Random) -> int:
    """A verb first, then one of its actions; trade routes and what they allow before everything else."""
    verbs = state.ruleset.game.verbs
    by_verb: dict[str, list[int]] = {}
    for action in state.legal_actions():
        by_verb.setdefault(verbs.verb_at(action).name, []).append(action)
    names = list(by_verb)
    name = random.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
    if name == "place" and random.random() < 0.8:
        return max(by_verb[name], key=lambda action: (near(state, verbs, action), random.random()))
    return random.choice(by_verb[name])


def near(state: Any, verbs: Any, action: int) -> float:
    """Own pieces already on the route of a post: so that routes get filled."""
    verb = verbs.verb_at(action)
    _, post = verb.split(action - verb.base)
    seat = state.seat_to_act()
    board = state.ruleset.board
    route = board.routes[board.route_of(post)]
    cells = state.field("piece")
    mine = sum(1 for p in route.posts if cells[p] and (cells[p] - 1) // 2 == seat)
    theirs = sum(1 for p in route.posts if cells[p] and (cells[p] - 1) // 2 != seat)
    return mine - 2 * theirs - len(route.ships) / 10
