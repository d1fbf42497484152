"""Which moves can be taken back: those that revealed nothing.

A move reveals nothing to its mover if it drew no chance outcome and if, played in several states that the mover
could not tell from the true one, it always leads to what the mover sees now. It must also have shown nothing
private to anybody else (the cards passed on in a draft, for instance).
"""

from __future__ import annotations

from typing import Any

from rathaus.core.errors import RathausError
from rathaus.core.state import State
from rathaus.core.view import View

SAMPLES = 5
FIRST_SEED = 7919


def is_final(before: State, action: int, after: State, drew: bool) -> bool:
    """Whether a move revealed something and so cannot be taken back.

    Args:
        before: the true position before the move, with the mover to act.
        action: what was played.
        after: the true position after it.
        drew: whether the move caused chance outcomes.
    """
    if drew or after.is_over():
        return True
    mover = before.seat_to_act()
    view, sees_now = before.view(mover), after.view(mover)
    for seed in range(FIRST_SEED, FIRST_SEED + SAMPLES):
        world = view.determinize(seed)
        privately = _private(world, mover)
        world.draws = []
        try:
            world.apply(action)
        except RathausError:
            return True
        if world.draws or world.view(mover) != sees_now or _private(world, mover) != privately:
            return True
    return False


def _private(state: State, mover: int) -> list[tuple[Any, ...]]:
    """What each other seat alone knows."""
    return [
        _private_part(state.view(seat), state.view(-1))
        for seat in range(state.ruleset.seats)
        if seat != mover
    ]


def _private_part(view: View, spectator: View) -> tuple[Any, ...]:
    facts = {key: value for key, value in view.facts.items() if spectator.facts.get(key) != value}
    return view.own, facts
