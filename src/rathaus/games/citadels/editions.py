"""R0 and R18: the editions and every switch between them, as options with the editions' values as defaults."""

from __future__ import annotations

from typing import Any

from rathaus.core.components import components
from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value, check_seat, members, seat_choices
from rathaus.games.citadels.fields import CHARACTERS, DARK

EDITIONS = ("first2000", "ffg", "classic2017")
DARK_CHARACTERS = tuple(
    record["id"]
    for record in components("citadels")["characters_classic"]["character"]
    if record["set"] == "dark_city"
)
TIEBREAKS = ("none", "district_points_gold", "highest_rank")
FACE_DOWN = ("reshuffle_all_if_king_faceup", "before_faceup", "after_faceup")
TURN_MOMENTS = ("after_action", "turn_start", "any_time")

OPTIONS = (
    Option("edition", "R0.1", "choice", "first2000", EDITIONS),
    Option("characters", "R11.0", "set", "", DARK_CHARACTERS),
    Option("districts", "R12.0", "set", "", DARK),
    Option("short_game", "R7.8", "flag", False),
    Option("city_target", "R7.1", "number", None, low=4, high=12, advanced=True),
    Option("first_crown", "R2.2", "choice", "random", seat_choices(8), advanced=True),
    Option("facedown_drawn", "R3.4", "choice", None, FACE_DOWN, advanced=True),
    Option("murdered_king_gets_crown", "R5.4.3", "flag", None, advanced=True),
    Option("tiebreak", "R7.7", "choice", None, TIEBREAKS, advanced=True),
    Option("victory_if_tied_after_tiebreak", "R7.7", "choice", "shared", ("shared",), advanced=True),
    Option("warlord_timing", "R5.8", "choice", None, ("end_of_turn", "any_time"), advanced=True),
    Option("bonus_timing", "R0.3", "choice", None, TURN_MOMENTS, advanced=True),
    Option("king_crown", "R5.4.1", "choice", None, ("on_reveal", "during_turn"), advanced=True),
    Option("armory_hits_completed", "R12.2", "flag", None, advanced=True),
    Option("keep_first_bonus", "R7.5", "flag", None, advanced=True),
    Option("haunted_last_round_ban", "R6.1", "flag", None, advanced=True),
    Option("observatory_library", "R6.5", "choice", None, ("draw3_keep2", "keep_all"), advanced=True),
    Option("laboratory_gold", "R6.3", "number", None, low=1, high=3, advanced=True),
    Option("smithy_pay", "R6.4", "number", None, low=1, high=5, advanced=True),
    Option("gold_supply", "R1.3", "number", None, low=20, high=200, advanced=True),
    Option("gold_supply_enforced", "R1.3", "flag", None, advanced=True),
    Option("bishop_blocks_own_warlord", "R8.5", "flag", None, advanced=True),
    Option("graveyard_saves_itself", "R6.6.3", "flag", None, advanced=True),
    Option("great_wall_self", "R6.10", "flag", None, advanced=True),
    Option("queen_emperor", "R11.10", "choice", None, ("rank4_owner", "crown_receiver"), advanced=True),
    Option("wizard_build_before_action", "R11.3", "flag", None, advanced=True),
    Option("undercard_order", "R8.7", "choice", None, ("random", "chosen"), advanced=True),
    Option("bell_tower", "R12.9.1", "choice", None, ("target_minus_one", "seven"), advanced=True),
    Option("ball_room", "R12.14", "choice", None, ("auto_say",), advanced=True),
    Option("city_protection", "R5.8.1", "choice", None, ("at_target", "at_eight"), advanced=True),
)


def edition(name: str) -> dict[str, Any]:
    """An edition's values: its own table over those that hold for every edition."""
    data = components("citadels")["editions"]
    for table in data["edition"]:
        if table["id"] == name:
            common = {key: value for key, value in data.items() if not isinstance(value, list | dict)}
            return {**common, **table}
    raise OptionError(f"there is no edition {name!r}")


def city_target(values: dict[str, Any], seats: int) -> int:
    """R7.1, R9.3, R9.4: the districts that complete a city, by number of players."""
    by_seats = {2: "city_target_2p", 3: "city_target_3p"}
    return int(values[by_seats.get(seats, "city_target")])


def presets(seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """R18, R20.8: the values of an edition for the options that were not given."""
    values = edition(str(options["edition"]))
    chosen = {o.name: values[o.name] for o in OPTIONS if o.default is None and o.name in values}
    chosen["tiebreak"] = {
        "none": "none",
        "district_points": "district_points_gold",
        "highest_rank_last_round": "highest_rank",
    }[values["tiebreak"][0]]
    target = city_target(values, seats)
    if options["short_game"]:
        target = values["target_short_variant"] or target
    chosen["city_target"] = target
    return chosen


def characters_of(seats: int, options: dict[str, Value]) -> list[str]:
    """The characters of a game, by rank: the base ones, or those chosen in their place (R11.0)."""
    records = {r["id"]: r for r in components("citadels")["characters_classic"]["character"]}
    at_rank = {records[id]["rank"]: id for id in CHARACTERS if records[id]["set"] == "base"}
    at_rank |= {records[id]["rank"]: id for id in members(options["characters"])}
    values = edition(str(options["edition"]))
    ranks = sorted(at_rank)
    if f"characters_{seats}p" in values:
        ranks = [records[id]["rank"] for id in values[f"characters_{seats}p"]]
    return [at_rank[rank] for rank in ranks]


def selection_row(seats: int, options: dict[str, Value]) -> dict[str, Any] | None:
    """R3.2: the row of the selection table for the players and the number of characters, None if there is none."""
    count = len(characters_of(seats, options))
    for row in components("citadels")["selection"]["selection"]:
        if row["players"] == seats and row["characters"] == count:
            if options["edition"] in row["editions"] or count == 9:
                return dict(row)
    return None


def check(seats: int, options: dict[str, Value]) -> None:
    """Refuse what the rules do not allow: players, characters and districts of another edition (R0.1, R11.0, R20.1)."""
    values = edition(str(options["edition"]))
    title = values["name"]
    if not values["players_min"] <= seats <= values["players_max"]:
        raise OptionError(
            f"{title} is for {values['players_min']} to {values['players_max']} players, not {seats}"
        )
    if not values["optional_dark_city"]:
        for name in ("characters", "districts"):
            if options[name]:
                raise OptionError(
                    f"option {name}: {title} has no Dark City; choose edition ffg (R11.0, R12.0)"
                )
    if options["short_game"] and not values["target_short_variant"]:
        raise OptionError(f"option short_game: {title} has no shorter game (R7.8)")
    check_seat("first_crown", "R2.2", seats, options)
    check_characters(seats, options)


def check_characters(seats: int, options: dict[str, Value]) -> None:
    """R11.0: one character a rank, each with its own least number of players, a ninth only where it has a place."""
    records = {r["id"]: r for r in components("citadels")["characters_classic"]["character"]}
    at_rank: dict[int, str] = {}
    for id in members(options["characters"]):
        rank = records[id]["rank"]
        if rank in at_rank:
            raise OptionError(
                f"option characters: {at_rank[rank]} and {id} have the same rank {rank} (R11.0)"
            )
        at_rank[rank] = id
        if seats < records[id]["min_players"]:
            raise OptionError(f"option characters: {id} needs {records[id]['min_players']} players (R11.0)")
    if selection_row(seats, options) is None:
        count = len(characters_of(seats, options))
        hint = "; add artist or queen" if seats == 8 else ""
        raise OptionError(
            f"option characters: {seats} players cannot choose from {count} characters{hint} (R3.2)"
        )


SPEC = OptionSpec(OPTIONS, presets, check)
