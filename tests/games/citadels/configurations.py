"""The configurations in which the generic tests play Citadels, and combinations that it must refuse."""

from __future__ import annotations

from typing import Any

from tests.conformance.configuration import Configuration, Impossible

PLAYERS = {"first2000": range(3, 8), "ffg": range(2, 9), "classic2017": range(2, 8)}
NINTH = {8: "artist"}  # eight players need a ninth character

ALL_DISTRICTS = (
    "lighthouse+armory+museum+imperial_treasury+map_room+wishing_well+quarry+poor_house+bell_tower+factory+park"
    "+hospital+throne_room+ball_room"
)
EDITIONS = [
    Configuration(
        seats,
        {"edition": edition} | ({"characters": NINTH[seats]} if seats in NINTH else {}),
        seed=1000 + seats,
        golden=True,
        name=edition,
    )
    for edition, players in PLAYERS.items()
    for seats in players
]


def dark(seats: int, name: str, characters: str, districts: str = "", **options: Any) -> Configuration:
    """A mix with cards of the Dark City."""
    cards = {"characters": characters, "districts": districts}
    return Configuration(seats, {"edition": "ffg", **cards, **options}, 2000 + seats, True, f"dark-{name}")


DARK_CITY = [
    dark(2, "witch", "witch+tax_collector+wizard", "lighthouse+armory+museum+hospital"),
    dark(2, "diplomat", "abbot+alchemist+navigator+diplomat", "quarry+bell_tower+factory"),
    dark(3, "emperor", "witch+emperor+diplomat+abbot", ALL_DISTRICTS),
    dark(3, "nine", "artist+witch+wizard", "hospital+lighthouse"),
    dark(
        4,
        "artist",
        "wizard+emperor+navigator+artist",
        "imperial_treasury+map_room+wishing_well+quarry",
        undercard_order="chosen",
    ),
    dark(5, "queen", "tax_collector+alchemist+diplomat+queen", "poor_house+bell_tower+factory+park"),
    dark(5, "queen-emperor", "witch+emperor+abbot+queen", "throne_room+ball_room+hospital+armory"),
    dark(6, "districts", "", ALL_DISTRICTS),
    dark(
        7,
        "all",
        "witch+tax_collector+wizard+emperor+abbot+alchemist+navigator+diplomat+artist",
        ALL_DISTRICTS,
    ),
    dark(
        8,
        "all-queen",
        "witch+tax_collector+wizard+emperor+abbot+alchemist+navigator+diplomat+queen",
        ALL_DISTRICTS,
    ),
]


def switch(seats: int, name: str, value: Any, characters: str = "", districts: str = "") -> Configuration:
    """One switch of R18 away from the value of its edition, with the cards on which it acts."""
    cards = {key: cards for key, cards in (("characters", characters), ("districts", districts)) if cards}
    return Configuration(seats, {"edition": "ffg", **cards, name: value}, 3000 + seats)


SWITCHES = [
    switch(4, "short_game", True),
    switch(4, "city_target", 5),
    switch(3, "city_target", 12),
    *(switch(4 if seat < 4 else 8, "first_crown", f"seat{seat}", "queen" * (seat > 3)) for seat in range(8)),
    switch(5, "facedown_drawn", "after_faceup"),
    switch(5, "facedown_drawn", "reshuffle_all_if_king_faceup"),
    switch(4, "murdered_king_gets_crown", False),
    switch(5, "murdered_king_gets_crown", False, "emperor+queen", "throne_room"),
    switch(3, "tiebreak", "none"),
    switch(2, "tiebreak", "highest_rank"),
    switch(4, "warlord_timing", "any_time"),
    switch(4, "warlord_timing", "any_time", "witch+diplomat", "armory"),
    switch(5, "bonus_timing", "turn_start"),
    switch(5, "bonus_timing", "turn_start", "witch+navigator"),
    switch(5, "bonus_timing", "any_time", "witch+navigator+queen"),
    switch(4, "king_crown", "during_turn", "", "throne_room"),
    switch(4, "armory_hits_completed", False, "", "armory"),
    switch(4, "keep_first_bonus", False, "", "armory+bell_tower"),
    switch(4, "haunted_last_round_ban", False, "", "wishing_well"),
    switch(3, "observatory_library", "keep_all"),
    switch(3, "laboratory_gold", 2),
    switch(3, "smithy_pay", 3),
    switch(6, "gold_supply", 20),
    Configuration(4, {"edition": "ffg", "gold_supply": 20, "gold_supply_enforced": True}, 3004),
    Configuration(
        7,
        {
            "edition": "ffg",
            "gold_supply": 20,
            "gold_supply_enforced": True,
            "characters": "witch+alchemist+navigator+queen",  # with the Artist all gold can end up on districts
            "districts": "poor_house+throne_room",
        },
        3007,
        name="gold-supply-enforced-dark",
    ),
    switch(2, "bishop_blocks_own_warlord", False),
    switch(4, "graveyard_saves_itself", True),
    switch(4, "great_wall_self", True),
    switch(5, "queen_emperor", "crown_receiver", "emperor+queen"),
    switch(4, "wizard_build_before_action", True, "wizard", "lighthouse+bell_tower"),
    switch(4, "undercard_order", "chosen", "", "museum+armory"),
    switch(2, "undercard_order", "chosen", "wizard+witch"),
    Configuration(
        4, {"edition": "ffg", "districts": "bell_tower", "bell_tower": "seven", "city_target": 9}, 3004
    ),
    switch(3, "city_protection", "at_eight"),
    Configuration(3, {"city_protection": "at_eight", "edition": "first2000"}, 3003),
]

CONFIGURATIONS = EDITIONS + DARK_CITY + SWITCHES

BROWSER = [
    Configuration(2, {"edition": "classic2017", "city_target": 5}, name="classic2017"),
    Configuration(4, {"edition": "first2000", "city_target": 4}, name="first2000"),
    dark(5, "queen", "tax_collector+alchemist+diplomat+queen", "poor_house+bell_tower", city_target=5),
]

IMPOSSIBLE = [
    Impossible(1, {}, ("2", "8", "1")),
    Impossible(9, {"edition": "ffg"}, ("9",)),
    Impossible(2, {}, ("2",)),
    Impossible(8, {"edition": "first2000"}, ("8",)),
    Impossible(8, {"edition": "classic2017"}, ("8",)),
    Impossible(8, {"edition": "ffg"}, ("characters", "artist", "queen")),
    Impossible(4, {"edition": "deluxe2016"}, ("edition", "deluxe2016")),
    Impossible(4, {"characters": "witch"}, ("characters", "ffg")),
    Impossible(4, {"edition": "classic2017", "districts": "armory"}, ("districts", "ffg")),
    Impossible(4, {"short_game": True}, ("short_game",)),
    Impossible(2, {"edition": "ffg", "characters": "emperor"}, ("emperor", "3")),
    Impossible(4, {"edition": "ffg", "characters": "queen"}, ("queen", "5")),
    Impossible(5, {"edition": "ffg", "characters": "artist+queen"}, ("artist", "queen", "9")),
    Impossible(2, {"edition": "ffg", "characters": "artist"}, ("artist", "3")),
]
