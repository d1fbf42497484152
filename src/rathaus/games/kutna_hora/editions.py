"""R12.1, R12.2: the options of Kutná Hora, the rulebook's reading first."""

from __future__ import annotations

from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value, check_seat, seat_choices
from rathaus.games.kutna_hora.fields import SEATS

OPTIONS = (
    Option("events", "R2.11", "flag", None),
    Option("first_game", "R2.13", "flag", False),
    Option("first_player", "R2.12", "choice", "random", seat_choices(SEATS), advanced=True),
    Option("guild_deal", "R2.13", "choice", "choose", ("choose", "random"), advanced=True),
    Option("hire", "R5.1.1", "choice", "pair", ("pair", "single"), advanced=True),
    Option("tech_cell", "R7.7", "choice", "legal", ("legal", "any"), advanced=True),
    Option("row_rank", "R10.2", "choice", "stars", ("stars", "miners"), advanced=True),
    Option("event_order", "R8.1", "choice", "before_tax", ("before_tax", "after_tax"), advanced=True),
    Option("pairs", "R3.7", "choice", "reconstructed", ("reconstructed", "alternative"), advanced=True),
)


def presets(seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """R2.11: events are always in play with two players, else only if agreed."""
    return {"events": seats == 2}


def check(seats: int, options: dict[str, Value]) -> None:
    """Refuse what cannot be: two players without events, a first player who does not play."""
    if seats == 2 and not options["events"]:
        raise OptionError("option events: two players always play with events (R2.11)")
    check_seat("first_player", "R2.12", seats, options)


SPEC = OptionSpec(OPTIONS, presets, check)
