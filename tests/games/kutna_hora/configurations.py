"""The configurations in which the generic tests play Kutná Hora, and combinations that it must refuse."""

from __future__ import annotations

from typing import Any

from tests.conformance.configuration import Configuration, Impossible

PLAIN = [Configuration(seats, {}, seed=4000 + seats, golden=True, name="plain") for seats in (2, 3, 4)]
EVENTS = [
    Configuration(seats, {"events": True}, seed=4100 + seats, golden=True, name="events") for seats in (3, 4)
]


def switch(seats: int, name: str, value: Any, **more: Any) -> Configuration:
    """One option away from its default."""
    return Configuration(seats, {name: value, **more}, 4200 + seats)


SWITCHES = [
    switch(2, "first_game", True),
    switch(3, "first_game", True, events=True),
    switch(4, "first_game", True),
    switch(3, "guild_deal", "random"),
    switch(4, "guild_deal", "random", events=True),
    *(switch(4, "first_player", f"seat{seat}") for seat in range(4)),
    switch(3, "hire", "single"),
    switch(4, "tech_cell", "any"),
    switch(3, "row_rank", "miners"),
    switch(2, "event_order", "after_tax"),
    switch(4, "event_order", "after_tax", events=True),
    switch(3, "pairs", "alternative"),
    switch(2, "pairs", "alternative", hire="single", tech_cell="any", row_rank="miners"),
]

CONFIGURATIONS = PLAIN + EVENTS + SWITCHES

BROWSER = PLAIN + EVENTS

# random players turn few St. Barbara tiles and build few public buildings; see test_r05_barbara.py, test_r03_turns.py
RARE = {"box score_building", "verb score", "event barbara_after", "event no_patrician"}

IMPOSSIBLE = [
    Impossible(1, {}, ("2", "4", "1")),
    Impossible(5, {}, ("5",)),
    Impossible(2, {"events": False}, ("events", "two players")),
    Impossible(3, {"first_player": "seat3"}, ("first_player", "seat3")),
    Impossible(2, {"first_player": "seat2"}, ("first_player", "seat2")),
    Impossible(4, {"first_player": "seat4"}, ("first_player",)),
    Impossible(4, {"hire": "triple"}, ("hire", "triple")),
    Impossible(4, {"pairs": "official"}, ("pairs", "official")),
    Impossible(4, {"solo": True}, ("solo",)),
]
