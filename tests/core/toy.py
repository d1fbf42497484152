"""Declarations of a tiny game for the tests of the core."""

from __future__ import annotations

from typing import Any

from rathaus.core.components import Components
from rathaus.core.events import EventSpec
from rathaus.core.options import Option, OptionSpec
from rathaus.core.verbs import Domain, Verb, VerbTable, numbers

COLOUR = Domain("colour", ("red", "green", "blue"))
SEAT = Domain("seat", ("0", "1", "2"))
VERBS = (
    Verb("pass", "R1"),
    Verb("paint", "R2", (COLOUR,), target="tile-{colour}"),
    Verb("move", "R3", (SEAT, numbers("step", 4), COLOUR), secret=True, target="man-{seat}-{step}"),
)
TABLE = VerbTable(VERBS)
EVENTS = (
    EventSpec("start"),
    EventSpec("painted", (SEAT, COLOUR, "n")),
    EventSpec("met", (SEAT, SEAT)),
)
OPTIONS = OptionSpec(
    (
        Option("edition", "R0.1", "choice", "old", ("old", "new")),
        Option("cards", "R0.2", "set", "", ("a", "b", "c")),
        Option("open", "R0.3", "flag", False),
        Option("target", "R0.4", "number", None, low=1, high=9),
    ),
    preset=lambda seats, given: {"target": seats + (given["edition"] == "new")},
)


def components(**parsed: Any) -> Components:
    return Components("toy", parsed)
