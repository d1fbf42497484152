"""The configurations in which the generic tests play Messina 1347, and combinations that it must refuse."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.conformance.configuration import Configuration, Impossible

from rathaus.core.state import State

PLAIN = [Configuration(seats, {}, seed=5000 + seats, golden=True, name="plain") for seats in (1, 2, 3, 4)]
HOUSE = [
    Configuration(seats, {"boards": "house"}, seed=5100 + seats, golden=True, name="house")
    for seats in (1, 2, 4)
]
LATE = [
    Configuration(
        3,
        {"boards": "house", "rescue_all": False, "priority_register": True, "empty_dock_allowed": True},
        seed=5200,
        golden=True,
        name="mixed",
    )
]


def switch(seats: int, name: str, value: Any, **more: Any) -> Configuration:
    """One option away from its default."""
    return Configuration(seats, {name: value, **more}, 5300 + seats)


SWITCHES = [
    switch(2, "priority_register", True),
    switch(3, "turn_order", "seats"),
    switch(2, "ship_milestone", "upgrade"),
    switch(4, "cycle_mode", "one_stack"),
    switch(3, "empty_dock_allowed", True),
    switch(4, "estate_to_dock", True),
    switch(2, "repopulate_from_workshops", False),
    switch(3, "plague_shortage", "place_until_empty"),
    switch(4, "register_start_stack", "first_player_on_top"),
    switch(2, "rescue_all", False),
    switch(1, "solo_repopulation", "replace"),
    switch(1, "solo_repopulation", "off"),
    switch(1, "cycle_mode", "one_stack", boards="house", rescue_all=False, estate_to_dock=True),
]

CONFIGURATIONS = PLAIN + HOUSE + LATE + SWITCHES

BROWSER = PLAIN

# passing needs a city without a single free hex (R4.8.2); an idle opponent a round in which no tile fits (R14.6);
# discarding a class whose six squares are full while somebody else can still be sent to work (R4.2.2)
RARE = {"verb pass", "event passed", "event rival_idle", "verb discard"}

IMPOSSIBLE = [
    Impossible(0, {}, ("1", "4", "0")),
    Impossible(5, {}, ("5",)),
    Impossible(1, {"priority_register": True}, ("priority_register", "solo")),
    Impossible(2, {"boards": "b"}, ("boards", "basic")),
    Impossible(3, {"solo_repopulation": "none"}, ("solo_repopulation",)),
    Impossible(4, {"start_resources": True}, ("start_resources",)),
]

EAGER = (
    "repopulate",
    "pay",
    "reward",
    "ship",
    "perform",
    "activate",
    "build",
    "improve",
    "workshop",
    "wagon",
)


def choose(state: State, random: Random) -> int:
    """Uniform, but seldom idle, and eager for what random players hardly ever reach."""
    legal = state.legal_actions()
    verbs = state.ruleset.game.verbs
    names = {action: verbs.verb_at(action).name for action in legal}
    eager = [action for action in legal if names[action] in EAGER]
    if eager and random.random() < 0.6:
        return random.choice(eager)
    ships = [action for action in legal if "dock" in verbs.text(action) and names[action] == "go"]
    if ships and random.random() < 0.3:
        return random.choice(ships)
    busy = [action for action in legal if names[action] not in ("done", "recall")]
    return random.choice(busy if busy and random.random() < 0.9 else legal)
