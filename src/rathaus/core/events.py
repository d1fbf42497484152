"""Events: what happened, as tuples of small numbers (kind, seats that may see it, four arguments)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rathaus.core.verbs import Domain

EVERYBODY = 0x7FFF
SPECTATORS = 1 << 14  # the bit of whoever has no seat


@dataclass(frozen=True)
class EventSpec:
    """The declaration of a kind of event: name (also the message key) and up to four named arguments.

    An argument is a domain (shown by its label) or a plain name (shown as a number).
    """

    name: str
    arguments: tuple[Domain | str, ...] = ()


@dataclass(frozen=True)
class Event:
    """An event with its arguments named: domains by label, plain numbers as numbers."""

    name: str
    arguments: dict[str, str | int]


class EventTable:
    """All kinds of events of a game, numbered in the order of declaration."""

    def __init__(self, specs: tuple[EventSpec, ...]) -> None:
        self.specs = specs

    def __iter__(self) -> Iterator[EventSpec]:
        return iter(self.specs)

    def __len__(self) -> int:
        return len(self.specs)

    def read(self, event: tuple[int, ...]) -> Event:
        """An event tuple with everything named."""
        spec = self.specs[event[0]]
        arguments: dict[str, str | int] = {}
        for argument, value in zip(spec.arguments, event[2:], strict=False):
            if isinstance(argument, str):
                arguments[argument] = value
            else:
                name = argument.name
                while name in arguments:
                    name += "2"
                arguments[name] = argument.labels[value]
        return Event(spec.name, arguments)

    def seen_by(self, events: Iterable[tuple[int, ...]], seat: int) -> list[Event]:
        """The events a seat (-1: a spectator) may see, named, in order."""
        return [self.read(event) for event in events if visible(event, seat)]


def visible(event: tuple[int, ...], seat: int) -> bool:
    """Whether a seat, or a spectator (-1), may see an event."""
    return bool(event[1] & (SPECTATORS if seat < 0 else 1 << seat))
