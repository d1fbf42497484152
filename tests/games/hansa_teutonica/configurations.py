"""The configurations in which the generic tests play Hansa Teutonica, and combinations that it must refuse."""

from __future__ import annotations

from typing import Any

from tests.conformance.configuration import Configuration, Impossible
from tests.games.hansa_teutonica.choosers import lively as choose

__all__ = ["BROWSER", "CONFIGURATIONS", "IMPOSSIBLE", "choose"]

PROMOS = "exchange_marker+tribute+block_route"


def play(seats: int, name: str, golden: bool = False, **options: Any) -> Configuration:
    return Configuration(seats, options, 100 * seats + len(name), golden, name)


RULESETS = [
    play(2, "2009", golden=True),
    *(play(seats, "2009", golden=True) for seats in (3, 4, 5)),
    *(play(seats, "big-box", golden=True, ruleset="big_box") for seats in (3, 4, 5)),
]
MAPS = [
    Configuration(5, {"map": "britannia"}, 3, golden=True, name="completed-cities"),
    *(play(seats, "east", golden=True, map="east", ruleset="big_box") for seats in (3, 4, 5)),
    *(play(seats, "britannia", golden=True, map="britannia", ruleset="big_box") for seats in (3, 4, 5)),
    play(4, "east-2009", map="east"),
    play(3, "britannia-2009", map="britannia"),
]
MODULES = [
    play(3, "missions", golden=True, mission_cards=True),
    play(5, "missions-big-box", mission_cards=True, ruleset="big_box"),
    play(4, "favour", golden=True, emperors_favour=True, ruleset="big_box"),
    play(3, "favour-2009", emperors_favour=True),
    play(4, "promos", golden=True, ruleset="big_box", promo_markers=PROMOS),
    play(
        5,
        "everything",
        golden=True,
        ruleset="big_box",
        promo_markers=PROMOS,
        mission_cards=True,
        emperors_favour=True,
    ),
    play(4, "east-promos", ruleset="big_box", map="east", promo_markers=PROMOS),
    play(5, "britannia-promos", ruleset="big_box", map="britannia", promo_markers="tribute+block_route"),
    play(3, "2009-with-promos", marker_set="big_box", promo_markers="exchange_marker"),
]
SWITCHES = [
    play(4, "fourth-printing", marker_set="argentum_4th"),
    play(3, "tiebreak", tiebreak="big_box"),
    play(3, "tiebreak-shared", ruleset="big_box", tiebreak="shared"),
    play(3, "swap-own", swap_own_only=True),
    play(4, "swap-any", ruleset="big_box", swap_own_only=False),
    *(play(5, f"first-{seat}", first_player=f"seat{seat}") for seat in range(5)),
    play(2, "first-1", first_player="seat1"),
    play(3, "income-exactly", income="exactly"),
    play(4, "one-by-one", ruleset="big_box", move_3="one_by_one"),
    play(4, "britannia-one-by-one", map="britannia", ruleset="big_box", move_3="one_by_one"),
    play(3, "not-the-same-route", map="east", reuse_2_same_route=False),
    play(5, "green-swaps", map="east", green_swaps="all"),
    play(4, "by-control", map="britannia", permission="control"),
    play(3, "short", round_limit=10),
    play(2, "short", golden=True, round_limit=12),
]

CONFIGURATIONS = RULESETS + MAPS + MODULES + SWITCHES

BROWSER = [
    play(2, "2009", round_limit=10),
    play(3, "big-box", ruleset="big_box", round_limit=10),
    play(4, "favour", ruleset="big_box", emperors_favour=True, promo_markers=PROMOS, round_limit=10),
    play(5, "missions", mission_cards=True, round_limit=10),
    play(4, "east", map="east", round_limit=10),
    play(3, "britannia", map="britannia", ruleset="big_box", round_limit=10),
    play(5, "britannia", map="britannia", round_limit=10),
]

IMPOSSIBLE = [
    Impossible(1, {}, ("2", "5", "1")),
    Impossible(6, {}, ("6",)),
    Impossible(2, {"ruleset": "big_box"}, ("2", "argentum_2009", "R14.6")),
    Impossible(2, {"map": "east"}, ("map", "east")),
    Impossible(2, {"map": "britannia"}, ("map", "britannia")),
    Impossible(2, {"mission_cards": True}, ("mission_cards", "R15")),
    Impossible(2, {"emperors_favour": True}, ("emperors_favour", "R15")),
    Impossible(2, {"marker_set": "big_box", "promo_markers": "tribute"}, ("promo_markers", "R15")),
    Impossible(3, {"map": "east", "mission_cards": True}, ("mission_cards", "base", "east")),
    Impossible(4, {"map": "britannia", "mission_cards": True}, ("mission_cards", "britannia")),
    Impossible(4, {"map": "east", "emperors_favour": True}, ("emperors_favour", "east")),
    Impossible(4, {"promo_markers": "tribute"}, ("promo_markers", "big_box", "argentum_2009")),
    Impossible(
        4, {"marker_set": "argentum_4th", "promo_markers": "block_route"}, ("promo_markers", "argentum_4th")
    ),
    Impossible(4, {"promo_markers": "crown"}, ("promo_markers", "crown")),
    Impossible(3, {"first_player": "seat3"}, ("first_player", "seat3", "3")),
    Impossible(4, {"map": "italy"}, ("map", "italy")),
    Impossible(4, {"ruleset": "2020"}, ("ruleset", "2020")),
    Impossible(4, {"round_limit": 5}, ("round_limit", "10")),
]
