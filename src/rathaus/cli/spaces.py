"""How large games are for a learner."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from rathaus.cli.common import BadInput, Json, console, print_json, table
from rathaus.core.registry import get


def spaces(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.")] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games played for the means.")] = 10,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a table for a document.")] = False,
    as_json: Json = False,
) -> None:
    """Sizes of observations and actions, lengths of random games and branching, by game and players."""
    try:
        from rathaus.research import spaces as measured
    except ModuleNotFoundError as error:
        raise BadInput(f"rathaus spaces needs {error.name}: install rathaus[research]") from None
    if name is not None:
        get(name)
    found = list(measured.all_spaces(name, games))
    if as_json:
        print_json([asdict(space) for space in found])
    elif markdown:
        typer.echo(measured.markdown(found))
    else:
        made = table("", *measured.HEADS.values())
        for space in found:
            made.add_row(*measured.cells(space))
        made.title = None
        console().print(made)
