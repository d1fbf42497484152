"""Positions for the tests of the bots: from games that a bot plays with now and then a chance move."""

from __future__ import annotations

from random import Random

from rathaus.core.game import Game
from rathaus.core.policy import pick
from rathaus.core.registry import get
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State

DARK = "witch+tax_collector+wizard+emperor+abbot+alchemist+navigator+diplomat"
DISTRICTS = (
    "lighthouse+armory+museum+imperial_treasury+map_room+wishing_well+quarry+poor_house+bell_tower+factory+park"
    "+hospital+throne_room+ball_room"
)
TABLES = {
    "3p-first2000": (3, {}),
    "4p-first2000": (4, {}),
    "7p-first2000": (7, {}),
    "2p-ffg": (2, {"edition": "ffg"}),
    "3p-ffg": (3, {"edition": "ffg"}),
    "2p-classic2017": (2, {"edition": "classic2017"}),
    "6p-classic2017": (6, {"edition": "classic2017"}),
    "4p-dark": (4, {"edition": "ffg", "characters": DARK + "+artist", "districts": DISTRICTS}),
    "5p-dark": (5, {"edition": "ffg", "characters": DARK + "+queen", "districts": DISTRICTS}),
    "8p-dark": (8, {"edition": "ffg", "characters": DARK + "+artist", "districts": DISTRICTS}),
    "4p-chosen": (
        4,
        {"edition": "ffg", "characters": "witch", "undercard_order": "chosen", "districts": "museum"},
    ),
}


def citadels() -> Game:
    return get("citadels")


def rules(name: str) -> Ruleset:
    seats, options = TABLES[name]
    return citadels().ruleset(seats, **options)


def game(name: str, seed: int, chance: float = 0.3) -> list[State]:
    """The positions of a game in which the rule of thumb plays, but for a share of chance moves."""
    random = Random(f"{name} {seed}")
    policy = citadels().policy()
    assert policy is not None
    state = citadels().start(rules(name), seed)
    seen = []
    while not state.is_over():
        assert len(seen) < 20000
        seen.append(state.clone())
        action = random.choice(state.legal_actions()) if random.random() < chance else pick(policy, state)
        state.apply(action)
    return seen


def sample(name: str, count: int, seed: int = 1) -> list[State]:
    """Some positions with a choice, of every box that asks in the game."""
    random = Random(f"sample {name} {seed}")
    open_ones = [state for state in game(name, seed) if len(state.legal_actions()) > 1]
    by_box: dict[int, list[State]] = {}
    for state in open_ones:
        by_box.setdefault(state.frames()[-1][0], []).append(state)
    chosen = [random.choice(states) for states in by_box.values()]
    return chosen + random.sample(open_ones, max(0, min(len(open_ones), count - len(chosen))))
