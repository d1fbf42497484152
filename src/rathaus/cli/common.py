"""What all commands share: errors as sentences, tables, JSON, and the reading of arguments."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

from rathaus.core.errors import RathausError
from rathaus.core.game import Game

if TYPE_CHECKING:
    from rathaus.core.records import Record

PIPED_WIDTH = 160  # columns of a table that is not written to a terminal
USUAL_SEATS = 4

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `rathaus games` lists them.")]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Edition = Annotated[str | None, typer.Option(metavar="E", help="The edition, for --option edition=E.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the rules; may be repeated."),
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="L", help="en, zh-Hant or zh-Hans; else that of the system.")
]
Players = Annotated[int | None, typer.Option("--seats", metavar="P", help="Number of players.")]


class BadInput(RathausError):
    """An argument that cannot be used."""


class Commands(TyperGroup):
    """The commands; an error with a sentence for people ends them with the sentence and status 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except RathausError as error:
            typer.echo(f"rathaus: {error}", err=True)
            raise typer.Exit(2) from None
        except BrokenPipeError:  # `rathaus ... | head` has read enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None


def console(err: bool = False) -> Console:
    """Where results go: coloured on a terminal, plain and wide in a pipe."""
    stream = sys.stderr if err else sys.stdout
    return Console(
        file=stream,
        width=None if stream.isatty() else PIPED_WIDTH,
        highlight=False,
        markup=False,
        emoji=False,
    )


def table(title: str, *columns: str, left: int = 1) -> Table:
    """A table whose first ``left`` columns are words and the others numbers."""
    made = Table(title=title, title_justify="left", title_style="bold", header_style="bold", box=None)
    for i, name in enumerate(columns):
        made.add_column(name, justify="left" if i < left else "right", no_wrap=i >= left)
    return made


def print_json(data: Any) -> None:
    """A result for programs."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=1))


def given_options(game: Game, edition: str | None, pairs: list[str] | None) -> dict[str, Any]:
    """The options of a command line by name.

    Raises:
        BadInput: no pair, or one name twice.
    """
    found: dict[str, Any] = {} if edition is None else {"edition": edition}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadInput(f"an option reads name=value, not {pair!r}")
        if name in found:
            raise BadInput(f"option {name} is given twice")
        found[name] = value
    return found


def usual_seats(game: Game) -> int:
    """Four players, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def read_seats(text: str) -> list[str]:
    """Who sits where: words separated by commas, each a bot with its settings or ``human``.

    A bot's settings are separated by commas too: what reads ``key=value`` belongs to the bot before it.
    """
    words: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if words and ":" in words[-1] and "=" in part and ":" not in part:
            words[-1] += f",{part}"
        else:
            words.append(part)
    if not all(words):
        raise BadInput(f"a seat without a name in {text!r}; seats read greedy,greedy,random")
    return words


def language(wanted: str | None) -> str:
    """The language of texts: the one wanted, else that of the environment, else English.

    Raises:
        BadInput: there are no texts in the one wanted.
    """
    if wanted is not None:
        known = {"en": "en", "zh-hant": "zh_Hant", "zh-hans": "zh_Hans"}
        key = wanted.strip().lower().replace("_", "-")
        if key not in known:
            raise BadInput(f"there is no language {wanted!r}; there are: en, zh-Hant, zh-Hans")
        return known[key]
    system = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "").lower()
    if not system.startswith("zh"):
        return "en"
    return "zh_Hant" if any(place in system for place in ("tw", "hk", "mo", "hant")) else "zh_Hans"


def read_record(path: Path) -> Record:
    """The record in a file.

    Raises:
        RathausError: the file cannot be read, or is damaged; names the line and the cause.
    """
    from rathaus.core.errors import RecordError
    from rathaus.core.records import Record

    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is no text, and so no record") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    try:
        return Record.from_text(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def percent(share: float) -> str:
    """A share from 0 to 1 in per cent, one decimal."""
    return f"{100 * share:.1f} %"
