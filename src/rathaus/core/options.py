"""Options: everything that is agreed before a game begins, each declared with type, default and rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rathaus.core.errors import OptionError

Value = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option.

    Attributes:
        name: its word on the command line, in records and in message keys.
        rule: the number of the rule it stands for.
        kind: ``choice`` (one of ``values``), ``flag`` (true or false), ``number`` (from ``low`` to ``high``)
            or ``set`` (any of ``values``, written as one string joined by «+»).
        default: its value, or None where it follows from the options before it (an edition's preset).
        advanced: shown folded away when a table is set up.
    """

    name: str
    rule: str
    kind: str
    default: Value | None
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    advanced: bool = False

    def read(self, value: Any) -> Value:
        """The value in its own type, from that type or from text.

        Raises:
            OptionError: it is none of the possible values.
        """
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("true", "yes", "on", "1"):
                return True
            if str(value).lower() in ("false", "no", "off", "0"):
                return False
            raise OptionError(f"option {self.name} is true or false, not {value!r}")
        if self.kind == "number":
            if isinstance(value, bool | float) or not isinstance(value, int | str):
                raise OptionError(f"option {self.name} is a whole number, not {value!r}")
            try:
                number = int(value)
            except ValueError:
                raise OptionError(f"option {self.name} is a whole number, not {value!r}") from None
            if not self.low <= number <= self.high:
                raise OptionError(f"option {self.name} goes from {self.low} to {self.high}, not {number}")
            return number
        if self.kind == "set":
            words = value.split("+") if isinstance(value, str) else value
            if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
                raise OptionError(f"option {self.name} is a list of words joined by +, not {value!r}")
            chosen = {word.strip() for word in words if word.strip()}
            for word in sorted(chosen - set(self.values)):
                raise OptionError(f"option {self.name} has no {word!r}; there are: {', '.join(self.values)}")
            return "+".join(word for word in self.values if word in chosen)
        if value not in self.values:
            raise OptionError(f"option {self.name} is one of {', '.join(self.values)}, not {value!r}")
        return str(value)


def members(value: Value) -> list[str]:
    """The members of the value of a ``set`` option."""
    return [word for word in str(value).split("+") if word]


def seat_choices(most: int) -> tuple[str, ...]:
    """The values of an option that names a seat: ``random``, ``seat0`` and so on."""
    return ("random", *(f"seat{i}" for i in range(most)))


def seat_chosen(value: Value) -> int:
    """The seat that such an option names, -1 for ``random``."""
    return -1 if value == "random" else int(str(value).removeprefix("seat"))


def check_seat(name: str, rule: str, seats: int, options: dict[str, Value]) -> None:
    """Refuse a seat that does not play.

    Raises:
        OptionError: with the option and its rule.
    """
    if seat_chosen(options[name]) >= seats:
        raise OptionError(f"option {name}: with {seats} players there is no {options[name]} ({rule})")


def nothing(seats: int, options: dict[str, Value]) -> None:
    """No presets and no checks."""


class OptionSpec:
    """The options of a game.

    ``preset(seats, given)`` returns the defaults that depend on the options given (an edition's); ``check(seats,
    options)`` raises :class:`OptionError` for a combination the rules do not allow.
    """

    def __init__(
        self,
        options: tuple[Option, ...],
        preset: Callable[[int, dict[str, Value]], dict[str, Value]] | None = None,
        check: Callable[[int, dict[str, Value]], None] = nothing,
    ) -> None:
        self.options = options
        self._preset = preset
        self._check = check
        self._by_name = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    def resolve(self, seats: int, given: dict[str, Any]) -> dict[str, Value]:
        """All options with their values, from the ones given.

        Raises:
            OptionError: unknown name, impossible value or a combination that the rules do not allow.
        """
        for name in given:
            if name not in self._by_name:
                raise OptionError(f"there is no option {name!r}; there are: {', '.join(self._by_name)}")
        read = {name: self._by_name[name].read(value) for name, value in given.items() if value is not None}
        plain = {o.name: o.default for o in self.options if o.default is not None}
        values: dict[str, Value] = {**plain, **read}
        if self._preset is not None:
            values = {**values, **self._preset(seats, values), **read}
        missing = [name for name in self._by_name if name not in values]
        if missing:
            raise OptionError(f"option {missing[0]} has no value for this edition")
        values = {name: values[name] for name in self._by_name}
        self._check(seats, values)
        return values
