"""What can go wrong, each with a sentence that names the cause."""

from __future__ import annotations


class RathausError(Exception):
    """Base of every error that a caller may show to a person as it is."""


class IllegalAction(RathausError):
    """An action that the rules forbid now. The state is unchanged.

    ``rule`` is the number of the forbidding rule, ``reason`` a message key of the game's catalogue.
    """

    def __init__(self, rule: str, reason: str, action: str = "") -> None:
        self.rule, self.reason, self.action = rule, reason, action
        what = f"{action} is" if action else "that is"
        super().__init__(f"{what} not allowed now: {reason.replace('_', ' ')} ({rule})")


class OptionError(RathausError):
    """A wrong or unsupported option or combination of options."""


class ComponentError(RathausError):
    """A component file that cannot be used: names file, line, key and reason."""


class RecordError(RathausError):
    """A record that is damaged or does not replay: names the line and the cause."""


class ActionError(RathausError):
    """Text or structure that names no action of the game."""


class UnknownGame(RathausError):
    """A game name that is not in the registry."""
