"""R1.4, R14: the two rulesets, the maps and modules, and every open point, as options."""

from __future__ import annotations

from typing import Any

from rathaus.core.components import components
from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value, check_seat, seat_choices

RULESETS = ("argentum_2009", "big_box")
MARKER_SETS = ("argentum_2009", "big_box", "argentum_4th")
MAPS = ("base", "east", "britannia")
PROMOS = ("exchange_marker", "tribute", "block_route")
TIEBREAKS = ("shared", "big_box")

OPTIONS = (
    Option("ruleset", "R14", "choice", "argentum_2009", RULESETS),
    Option("map", "R2.1", "choice", "base", MAPS),
    Option("mission_cards", "R18.1", "flag", False),
    Option("emperors_favour", "R19.1", "flag", False),
    Option("promo_markers", "R20.1", "set", "", PROMOS),
    Option("marker_set", "R14.1", "choice", None, MARKER_SETS, advanced=True),
    Option("tiebreak", "R11.1", "choice", None, TIEBREAKS, advanced=True),
    Option("swap_own_only", "R14.3", "flag", None, advanced=True),
    Option("first_player", "R3.4", "choice", "random", seat_choices(5), advanced=True),
    Option("income", "R5.A2", "choice", "up_to", ("up_to", "exactly"), advanced=True),
    Option("move_3", "R8.3", "choice", "lift_all", ("lift_all", "one_by_one"), advanced=True),
    Option("reuse_2_same_route", "R16.7", "flag", True, advanced=True),
    Option("green_swaps", "R16.6", "choice", "not_by_marker", ("not_by_marker", "all"), advanced=True),
    Option("permission", "R17.3", "choice", "rightmost", ("rightmost", "control"), advanced=True),
    Option("round_limit", "R9.2", "number", 100, low=10, high=1000, advanced=True),
)


def presets(seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """R14: what follows from the ruleset."""
    big_box = options["ruleset"] == "big_box"
    return {
        "marker_set": options["ruleset"],
        "tiebreak": "big_box" if big_box else "shared",
        "swap_own_only": big_box,
    }


def marker_set(id: str) -> dict[str, Any]:
    """R1.2, R14.1: a set of bonus markers."""
    for record in components("hansa_teutonica")["bonus_markers"]["set"]:
        if record["id"] == id:
            return dict(record)
    raise OptionError(f"there is no marker set {id!r}")


def check(seats: int, options: dict[str, Value]) -> None:
    """R14.6, R16.1, R17.1, R18.1, R19, R20.1: refuse combinations for which there are no rules."""
    map = options["map"]
    if seats == 2:
        check_two(options)
    for module in ("mission_cards", "emperors_favour"):
        if options[module] and map != "base":
            rule = "R18.1" if module == "mission_cards" else "R19"
            raise OptionError(f"option {module}: printed for the map base, not for {map} ({rule})")
    if options["promo_markers"] and options["marker_set"] != "big_box":
        raise OptionError(
            f"option promo_markers: they replace markers of marker_set big_box, not of {options['marker_set']} (R20.1)"
        )
    check_seat("first_player", "R3.4", seats, options)


def check_two(options: dict[str, Value]) -> None:
    """R14.6, R15: the 2-player game is that of 2009: base map, no modules."""
    if options["ruleset"] != "argentum_2009":
        raise OptionError(
            "Hansa Teutonica for 2 players needs ruleset argentum_2009; big_box is for 3 to 5 (R14.6)"
        )
    if options["map"] != "base":
        raise OptionError(f"option map: {options['map']} is for 3 to 5 players, not 2 (R16.1, R17.1)")
    for module in ("mission_cards", "emperors_favour", "promo_markers"):
        if options[module]:
            raise OptionError(f"option {module}: the 2-player game has no modules (R15)")


SPEC = OptionSpec(OPTIONS, presets, check)
