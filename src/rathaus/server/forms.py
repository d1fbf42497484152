"""The form of a new table: what it offers, and the plan that its fields describe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.datastructures import FormData

from rathaus.core.game import Game
from rathaus.core.options import Option
from rathaus.table.bots import levels
from rathaus.table.errors import BadPlan
from rathaus.table.plan import Plan, SeatPlan, read_seed


@dataclass(frozen=True)
class Offer:
    """What the form of a game shows, with the values that stand in it."""

    game: Game
    bots: list[str]
    values: dict[str, Any]

    @property
    def plain(self) -> list[Option]:
        """Options that everybody should see."""
        return [option for option in self.game.options if not option.advanced]

    @property
    def advanced(self) -> list[Option]:
        """Options that stand folded."""
        return [option for option in self.game.options if option.advanced]

    def value(self, option: Option) -> str:
        """What stands in an option's field: its word, «» where the edition decides."""
        value = self.values.get(f"option-{option.name}", option.default)
        if isinstance(value, bool):
            return "true" if value else "false"
        return "" if value is None else str(value)

    def chosen(self, option: Option) -> list[str]:
        """The words chosen in an option that takes several."""
        return self.value(option).split("+")

    def seat(self, seat: int) -> str:
        """What stands in the field of a seat: ``me``, ``open`` or ``bot:…``."""
        default = "me" if seat == 0 else f"bot:{'greedy' if 'greedy' in self.bots else self.bots[0]}"
        return str(self.values.get(f"seat-{seat}", default))

    @property
    def seats(self) -> int:
        """The chosen number of seats."""
        seats = self.game.seats
        default = 4 if 4 in seats else seats[0]
        chosen = str(self.values.get("seats", default))
        return int(chosen) if chosen.isdecimal() and int(chosen) in seats else default


def offer(game: Game, values: dict[str, Any]) -> Offer:
    """The form of a game."""
    return Offer(game, levels(game), values)


def values_of(game: Game, form: FormData) -> dict[str, Any]:
    """The fields as they were sent, several values of one field joined by «+»."""
    values: dict[str, Any] = {key: str(value) for key, value in form.items()}
    for option in game.options:
        name = f"option-{option.name}"
        if option.kind == "set":
            values[name] = "+".join(str(value) for value in form.getlist(name))
        elif option.kind == "flag" and option.default is not None:
            values[name] = "true" if name in form else "false"
    return values


def read_seat(word: str, name: str) -> SeatPlan:
    """A seat from its field.

    Raises:
        BadPlan: the field holds none of the possible words.
    """
    if word == "me":
        return SeatPlan("me", name=name)
    if word == "open":
        return SeatPlan("open")
    kind, _, bot = word.partition(":")
    if kind != "bot":
        raise BadPlan
    return SeatPlan("bot", bot=bot)


def read_plan(game: Game, values: dict[str, Any]) -> Plan:
    """The plan that a form describes.

    Raises:
        BadPlan: a field holds something impossible.
    """
    count = str(values.get("seats", ""))
    if not count.isdecimal() or len(count) > 3:
        raise BadPlan
    name = str(values.get("name", ""))
    seats = tuple(read_seat(str(values.get(f"seat-{i}", "")), name) for i in range(min(int(count), 32)))
    options = {}
    for option in game.options:
        value = values.get(f"option-{option.name}", "")
        if value != "" or (option.kind == "set" and option.default is not None):
            options[option.name] = value
    seed = read_seed(str(values.get("seed", "")))
    return Plan(game.name, seats, options, seed, fast=bool(values.get("fast")))


def quick_plan(game: Game, name: str, seats: int | None, bot: str | None, fast: bool) -> Plan:
    """«Me and bots» at once."""
    count = seats or (4 if 4 in game.seats else game.seats[0])
    known = levels(game)
    level = bot or ("greedy" if "greedy" in known else known[0])
    return Plan(
        game.name, (SeatPlan("me", name=name), *[SeatPlan("bot", bot=level)] * (count - 1)), fast=fast
    )
