"""What a table refuses, each with a message key so that the reader's language tells it."""

from __future__ import annotations

from typing import ClassVar

from rathaus.core.errors import RathausError
from rathaus.core.messages import messages


class TableError(RathausError):
    """Base of the refusals of a table. ``key`` and ``arguments`` name a text of the shared catalogue."""

    key: ClassVar[str] = "error.table"

    def __init__(self, **arguments: str | int) -> None:
        self.arguments = arguments
        super().__init__(messages("en").text(self.key, **arguments))


class UnknownTable(TableError):
    """No table has this id."""

    key = "error.unknown_table"


class UnknownInvitation(TableError):
    """No open seat has this invitation."""

    key = "error.unknown_invitation"


class NotYourSeat(TableError):
    """The token does not belong to the seat."""

    key = "error.not_your_seat"


class NotYourTurn(TableError):
    """Somebody else is to act."""

    key = "error.not_your_turn"


class StaleVersion(TableError):
    """The request was made for an earlier position."""

    key = "error.stale"


class StillWaiting(TableError):
    """Not all seats are taken."""

    key = "error.waiting"


class GameIsOver(TableError):
    """Nothing can be played any more."""

    key = "error.over"


class NotOver(TableError):
    """Only a finished game gives this."""

    key = "error.not_over"


class NoTakingBack(TableError):
    """The latest move is not this seat's own, or it revealed something."""

    key = "error.no_undo"


class IllegalMove(TableError):
    """The rules forbid the action now. ``rule`` and ``reason`` say which and why."""

    key = "error.illegal"

    def __init__(self, game: str, action: str, rule: str, reason: str) -> None:
        self.game, self.action, self.rule, self.reason = game, action, rule, reason
        super().__init__(action=action, rule=rule)


class UnknownAction(TableError):
    """The number or text names no action of the game."""

    key = "error.unknown_action"


class BadName(TableError):
    """A name that is empty, too long or already at the table."""

    key = "error.bad_name"


class NameTaken(BadName):
    """Somebody at the table has this name."""

    key = "error.name_taken"


class BadPlan(TableError):
    """A table that cannot be set up."""

    key = "error.bad_plan"


class SeatCount(BadPlan):
    """The game is not for so many players."""

    key = "error.seat_count"


class TwoMes(BadPlan):
    """One person asked for two seats."""

    key = "error.two_mes"


class UnknownBot(BadPlan):
    """There is no such bot for the game."""

    key = "error.unknown_bot"


class BadSeed(BadPlan):
    """The seed is no whole number in range."""

    key = "error.bad_seed"


class BadOptions(BadPlan):
    """An option or combination that the rules refuse; ``why`` is the engine's sentence."""

    key = "error.bad_options"


class CannotReplay(TableError):
    """The stored moves do not replay under these rules."""

    key = "error.cannot_replay"
