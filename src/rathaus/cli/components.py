"""Component values: how sure they are, and the check of a folder of one's own."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from rathaus.cli.common import Json, print_json
from rathaus.core.overlay import check as look_through
from rathaus.core.overlay import report as report_on
from rathaus.core.registry import games, get

app = typer.Typer(no_args_is_help=True, help="How sure the components are; check values of your own.")


@app.command("report")
def report(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.")] = None,
    as_json: Json = False,
) -> None:
    """Say what of a game is still reconstructed, with your own values if a folder is in use."""
    found = [report_on(game.components) for game in ([get(name)] if name else games().values())]
    if as_json:
        print_json([asdict(one) for one in found])
        return
    for one in found:
        for line in one.lines():
            typer.echo(line)


@app.command("check")
def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder with a folder for each game.")],
    as_json: Json = False,
) -> None:
    """List every mistake in a folder of component files, then what is still reconstructed."""
    found = look_through(folder)
    if as_json:
        print_json({"ok": found.ok, **asdict(found)})
    else:
        for problem in found.problems:
            typer.echo(str(problem), err=True)
        for one in found.games:
            for line in one.lines():
                typer.echo(line)
        if found.ok:
            typer.echo("The folder can be played with.")
    if not found.ok:
        raise typer.Exit(2)
