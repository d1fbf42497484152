"""Errors as answers: the HTTP status, and the sentence in the reader's language."""

from __future__ import annotations

from http import HTTPStatus

from rathaus.core.errors import OptionError, RathausError, RecordError, UnknownGame
from rathaus.core.messages import messages
from rathaus.server.security import ForeignOrigin
from rathaus.table import errors

STATUS: tuple[tuple[type[RathausError], HTTPStatus], ...] = (
    (errors.UnknownTable, HTTPStatus.NOT_FOUND),
    (errors.UnknownInvitation, HTTPStatus.NOT_FOUND),
    (UnknownGame, HTTPStatus.NOT_FOUND),
    (errors.NotYourSeat, HTTPStatus.FORBIDDEN),
    (ForeignOrigin, HTTPStatus.FORBIDDEN),
    (errors.StaleVersion, HTTPStatus.CONFLICT),
    (errors.NotYourTurn, HTTPStatus.CONFLICT),
    (errors.StillWaiting, HTTPStatus.CONFLICT),
    (errors.GameIsOver, HTTPStatus.CONFLICT),
    (errors.NotOver, HTTPStatus.CONFLICT),
    (errors.NoTakingBack, HTTPStatus.CONFLICT),
    (errors.NameTaken, HTTPStatus.CONFLICT),
    (errors.CannotReplay, HTTPStatus.CONFLICT),
    (errors.IllegalMove, HTTPStatus.UNPROCESSABLE_ENTITY),
    (errors.UnknownAction, HTTPStatus.UNPROCESSABLE_ENTITY),
    (errors.BadName, HTTPStatus.UNPROCESSABLE_ENTITY),
    (errors.BadPlan, HTTPStatus.UNPROCESSABLE_ENTITY),
    (OptionError, HTTPStatus.UNPROCESSABLE_ENTITY),
    (RecordError, HTTPStatus.CONFLICT),
)


def status_of(error: RathausError) -> int:
    """The HTTP status of an error."""
    return next((int(status) for kind, status in STATUS if isinstance(error, kind)), 400)


def key_of(error: RathausError) -> str:
    """The stable word for an error in the API."""
    return error.key.removeprefix("error.") if isinstance(error, errors.TableError) else "unknown_game"


def explain(error: RathausError, language: str) -> str:
    """What went wrong, in the reader's language."""
    if isinstance(error, errors.IllegalMove):
        texts = messages(language, error.game)
        return texts.text("error.illegal", why=reason(error.reason, error.game, language), rule=error.rule)
    if isinstance(error, UnknownGame):
        return messages(language).text("error.unknown_game")
    if isinstance(error, errors.TableError):
        return messages(language).text(error.key, **error.arguments)
    return str(error)


def reason(word: str, game: str, language: str) -> str:
    """Why an action is not possible, in words."""
    texts = messages(language, game)
    key = f"why.{word}"
    return texts.text(key if key in texts else "why.not_now")
