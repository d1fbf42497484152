"""The command line: ``rathaus``. One module a group of commands; each imports what it needs when it runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from rathaus.cli import about, bots, components, measure, play, records, serve, simulate, spaces
from rathaus.cli.common import Commands

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Exact rules, honest bots and an open table for board games about cities.",
)


def show_version(wanted: bool) -> None:
    """Print version and engine, then end."""
    if wanted:
        about.version()
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and the engine in use.", callback=show_version, is_eager=True
        ),
    ] = False,
    own_components: Annotated[
        Path | None,
        typer.Option(
            "--components",
            metavar="DIR",
            help="Play with the component values of this folder (RATHAUS_COMPONENTS).",
        ),
    ] = None,
) -> None:
    """Exact rules, honest bots and an open table for board games about cities."""
    if own_components is not None:
        os.environ["RATHAUS_COMPONENTS"] = str(own_components)


PLAY, RESEARCH, LOOK = "Play", "Simulate and measure", "Look"
app.command("serve", rich_help_panel=PLAY)(serve.serve)
app.command("play", rich_help_panel=PLAY)(play.play)
app.command("simulate", rich_help_panel=RESEARCH)(simulate.simulate)
app.command("spaces", rich_help_panel=RESEARCH)(spaces.spaces)
app.command("bench", rich_help_panel=RESEARCH)(measure.bench)
app.command("perft", rich_help_panel=RESEARCH)(measure.perft)
app.command("games", rich_help_panel=LOOK)(about.games)
app.command("rules", rich_help_panel=LOOK)(about.rules)
app.command("replay", rich_help_panel=LOOK)(records.replay)
app.command("draw", rich_help_panel=LOOK)(records.draw)
app.command("mcp", rich_help_panel=PLAY)(bots.mcp)
app.add_typer(bots.app, name="bots", rich_help_panel=RESEARCH)
app.add_typer(components.app, name="components", rich_help_panel=LOOK)
