"""The configurations in which the generic tests play City of Iron, and combinations that it must refuse."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.conformance.configuration import Configuration, Impossible

from rathaus.core.state import State

PLAIN = [Configuration(seats, {}, seed=5000 + seats, golden=True, name="plain") for seats in (2, 3, 4)]
BARE = [
    Configuration(seats, {"nation_powers": False}, seed=5100 + seats, golden=seats == 3, name="no_powers")
    for seats in (2, 3, 4)
]
TOWNS = [
    Configuration(seats, {"town_expansion": True}, seed=5200 + seats, golden=True, name="towns")
    for seats in (2, 3, 4)
]
FAMILY = [
    Configuration(seats, {"family_game": True}, seed=5300 + seats, golden=seats == 4, name="family")
    for seats in (2, 3, 4)
]
CLOCK = [
    Configuration(seats, {"clock": "fixed_3_5_7"}, seed=5400 + seats, golden=seats == 2, name="clock")
    for seats in (2, 3, 4)
]
PAIRS = ("arc+cresaria", "arc+hogmen", "arc+toads", "cresaria+hogmen", "cresaria+toads", "hogmen+toads")
TRIPLES = ("arc+cresaria+hogmen", "arc+cresaria+toads", "arc+hogmen+toads", "cresaria+hogmen+toads")
NATIONS = [
    Configuration(number, {"nations": names}, seed=5500 + index, golden=True, name=names)
    for number, sets in ((2, PAIRS), (3, TRIPLES))
    for index, names in enumerate(sets)
]


def switch(seats: int, name: str, value: Any, **more: Any) -> Configuration:
    """One option away from its default."""
    return Configuration(seats, {name: value, **more}, 5600 + seats)


SWITCHES = [
    Configuration(4, {"nation_deal": "choose"}, seed=5600, golden=True),
    switch(2, "nation_deal", "choose", nations="arc+hogmen+toads"),
    switch(3, "continuous_refill", True),
    switch(4, "continuous_refill", True, town_expansion=True, clock="fixed_3_5_7"),
    switch(3, "last_round_buy", False),
    switch(4, "first_place_tie_blocks_second", True),
    switch(4, "fixer_replaces_start_deck", True),
    switch(4, "captain_to_supply", False),
    switch(3, "cranes_stack", False),
    switch(2, "score_delay", 1),
    switch(4, "score_delay", 1, continuous_refill=True),
    switch(3, "family_game", True, nation_deal="choose", clock="fixed_3_5_7"),
    Configuration(
        4,
        {
            "town_expansion": True,
            "last_round_buy": False,
            "first_place_tie_blocks_second": True,
            "fixer_replaces_start_deck": True,
            "captain_to_supply": False,
            "cranes_stack": False,
            "score_delay": 1,
        },
        5704,
        golden=True,
        name="all_switches",
    ),
]

BROWSER = [PLAIN[0], TOWNS[1], FAMILY[2], PLAIN[2]]
CONFIGURATIONS = PLAIN + BARE + TOWNS + FAMILY + CLOCK + NATIONS + SWITCHES

LIKED = ("attack", "land", "fight", "skills", "move", "build")


def choose(state: State, random: Random) -> int:
    """Uniformly, but towns, lands and moves are taken more often: uniform play seldom gets so far."""
    legal = state.legal_actions()
    verbs = state.ruleset.game.verbs
    liked = [action for action in legal if verbs.verb_at(action).name in LIKED]
    return random.choice(liked) if liked and random.random() < 0.5 else random.choice(legal)


IMPOSSIBLE = [
    Impossible(1, {}, ("2", "4", "1")),
    Impossible(5, {}, ("5",)),
    Impossible(3, {"family_game": True, "nation_powers": True}, ("nation_powers", "family")),
    Impossible(3, {"family_game": True, "town_expansion": True}, ("town_expansion", "family")),
    Impossible(3, {"nations": "arc+toads"}, ("nations", "3", "2")),
    Impossible(4, {"nations": "arc+toads+kraxia"}, ("nations", "kraxia")),
    Impossible(2, {"clock": "fixed_3_5_7", "score_delay": 1}, ("score_delay", "clock")),
    Impossible(2, {"clock": "second_edition"}, ("clock", "second_edition")),
    Impossible(2, {"score_delay": 2}, ("score_delay", "2")),
    Impossible(2, {"edition": "second"}, ("edition",)),
]
