"""Random games for the tests: whole games as lists of actions, and positions sampled from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from rathaus import engine
from rathaus.core.state import State
from tests.conformance.configuration import Case

COMPILED = engine.name() == "compiled"


def scaled(compiled: int, interpreted: int) -> int:
    """A number of repetitions that suits the engine in use."""
    return compiled if COMPILED else interpreted


@dataclass(frozen=True)
class Played:
    """A whole random game: its actions, and a few positions before certain actions, the last one at the end."""

    actions: tuple[int, ...]
    positions: tuple[State, ...]
    end: State


def chooser(case: Case, shift: int) -> Random:
    """The choices of a random game; not the state's own generator."""
    return Random(f"{case} {shift}")


def random_game(case: Case, shift: int = 0, each: Callable[[State], None] | None = None) -> list[int]:
    """Play a random game through the protocol; ``each`` is called before every decision and at the end."""
    state = case.new(shift)
    random = chooser(case, shift)
    actions: list[int] = []
    while not state.is_over():
        assert len(actions) <= case.game.longest, f"longer than {case.game.longest} decisions"
        if each is not None:
            each(state)
        action = random.choice(state.legal_actions())
        state.apply(action)
        actions.append(action)
    if each is not None:
        each(state)
    return actions


@cache
def played(case_name: str, case: Case, shift: int, count: int) -> Played:
    seen: dict[int, list[State]] = {}
    every: list[State] = []

    def keep(state: State) -> None:
        if not state.is_over():
            box = state.frames()[-1][0]
            seen.setdefault(box, []).append(state.clone())
        every.append(state.clone())

    actions = random_game(case, shift, keep)
    random = Random(f"sample {case} {shift}")
    kinds = sorted(seen)
    random.shuffle(kinds)
    chosen = [random.choice(seen[kind]) for kind in kinds[: count // 2]]  # half of them: one of each kind
    chosen += random.sample(every[:-1], min(len(every) - 1, count - len(chosen)))
    return Played(tuple(actions), tuple(chosen), every[-1])


def whole(case: Case, shift: int = 0) -> Played:
    """A random game of a configuration, with positions of every kind; kept for the next test that asks."""
    return played(str(case), case, shift, scaled(12, 6))


def sample(case: Case, compiled: int, interpreted: int, shift: int = 0) -> list[State]:
    """Fresh copies of so many positions of the random game, the end of the game among them."""
    game = whole(case, shift)
    return [state.clone() for state in (*game.positions[: scaled(compiled, interpreted)], game.end)]


def replayed(case: Case, actions: tuple[int, ...] | list[int], shift: int = 0) -> State:
    state = case.new(shift)
    for action in actions:
        state.apply(action)
    return state


def listening(state: State) -> State:
    """A copy to whose events and chance somebody listens."""
    copy = state.clone()
    copy.events, copy.draws = [], []
    return copy


def seats_and_spectator(state: State) -> list[int]:
    return list(range(-1, state.ruleset.seats))


def differing_fields(one: State, other: State) -> list[str]:
    """The names of the fields that differ."""
    layout: Any = one.ruleset.game.layout
    return [spec.name for spec in layout if one.field(spec.name) != other.field(spec.name)]
