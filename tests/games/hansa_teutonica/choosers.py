"""Ways to choose actions that reach more of the game than uniform choice."""

from __future__ import annotations

from random import Random
from typing import Any

from rathaus.core.policy import pick
from rathaus.core.registry import get

POLICY = get("hansa_teutonica").policy()
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


def lively(state: Any, random: Random) -> int:
    """Sensible most of the time, with surprises: games that come to an end and have a bit of everything."""
    for rare in ("buy", "exchange", "green", "take", "swap"):
        found = [a for a in state.legal_actions() if state.ruleset.game.verbs.verb_at(a).name == rare]
        if found and random.random() < 0.5:
            return random.choice(found)
    sea = to_sea(state)
    if sea and random.random() < 0.3:
        return random.choice(sea)
    if random.random() < 0.85:
        return pick(POLICY, state)
    return eager(state, random)


def to_sea(state: Any) -> list[int]:
    """Placing on routes with a permanent marker, and establishing them."""
    board, verbs = state.ruleset.board, state.ruleset.game.verbs
    sea = {route.id for route in board.routes if route.permanent}
    posts = {post for route in board.routes if route.permanent for post in route.posts}
    found = []
    for action in state.legal_actions() if sea else ():
        verb = verbs.verb_at(action)
        values = verb.split(action - verb.base)
        if verb.name == "place" and values[1] in posts:
            found.append(action)
        elif verb.name == "route" and verb.domains[0].labels[values[0]] in sea:
            return [action]
    return found
