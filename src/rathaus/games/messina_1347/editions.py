"""R12-R15: the options of Messina 1347, the official reading first."""

from __future__ import annotations

from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value

OPTIONS = (
    # R15.2: the publisher's advanced boards were not found; `house` is a set of our own with the official rules
    Option("boards", "R15.1", "choice", "basic", ("basic", "house")),
    Option("priority_register", "R13.1", "flag", False),
    Option("turn_order", "R2.9", "choice", "random", ("random", "seats"), advanced=True),
    Option("ship_milestone", "R4.7.4", "choice", "advance", ("advance", "upgrade"), advanced=True),
    Option(
        "cycle_mode",
        "R5.8.2",
        "choice",
        "all_stacks_of_a_kind",
        ("all_stacks_of_a_kind", "one_stack"),
        advanced=True,
    ),
    Option("empty_dock_allowed", "R4.7.5", "flag", False, advanced=True),
    Option("estate_to_dock", "R4.1.4", "flag", False, advanced=True),
    Option("repopulate_from_workshops", "R4.5.2", "flag", True, advanced=True),
    Option(
        "plague_shortage",
        "R8.7",
        "choice",
        "all_or_nothing",
        ("all_or_nothing", "place_until_empty"),
        advanced=True,
    ),
    Option(
        "register_start_stack",
        "R2.9",
        "choice",
        "last_player_on_top",
        ("last_player_on_top", "first_player_on_top"),
        advanced=True,
    ),
    Option("rescue_all", "R4.2.1", "flag", True, advanced=True),
    Option("solo_repopulation", "R14.8", "choice", "bonus", ("bonus", "replace", "off"), advanced=True),
)


def check(seats: int, options: dict[str, Value]) -> None:
    """R13.1, R14.2: the solo game has no criteria of turn order, so no tile that changes them."""
    if seats == 1 and options["priority_register"]:
        raise OptionError("option priority_register: the solo game has no turn order criteria (R14.2)")


SPEC = OptionSpec(OPTIONS, check=check)
