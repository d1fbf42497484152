"""Bots by name, and help for those who write one of their own."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from rathaus.cli.common import BadInput, Edition, Json, Options, given_options, print_json, usual_seats
from rathaus.core.registry import games, get

app = typer.Typer(
    no_args_is_help=True, help="The bots; the protocol for bots of your own, and a check of one."
)


@app.command("list")
def names(as_json: Json = False) -> None:
    """List the bots by name and the games that each can play."""
    from rathaus.table.bots import levels

    found: dict[str, list[str]] = {}
    for game in games().values():
        for name in levels(game):
            found.setdefault(name, []).append(game.name)
    if as_json:
        print_json(found)
        return
    for name, played in found.items():
        typer.echo(f"{name:<12} {', '.join(played)}")


@app.command("schema")
def schema() -> None:
    """Print the JSON Schema of the bot protocol."""
    from rathaus.bots.protocol import schema as read

    print_json(read())


@app.command("check")
def check(
    word: Annotated[str, typer.Argument(metavar="BOT", help="The path of a program: ./mybot.py")],
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only this game.")] = None,
    seats: Annotated[int | None, typer.Option(metavar="P", help="Number of players.")] = None,
    edition: Edition = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the game.")] = 1,
) -> None:
    """Let a program play every seat of a whole game, and tell every failure; status 1 if there was one."""
    from rathaus.bots import make
    from rathaus.bots.external import ExternalBot

    failed = False
    for known in [get(game)] if game else games().values():
        bot = make(word, seed)
        if not isinstance(bot, ExternalBot):
            typer.echo(f"{word} is part of Rathaus and needs no check")
            raise typer.Exit
        given = given_options(known, edition, option)
        state = known.new(seats or usual_seats(known), seed, **given)
        asked, begin = 0, perf_counter()
        while not state.is_over() and not bot.failures and asked < known.longest:
            view = state.view(state.seat_to_act())
            asked += len(view.legal) > 1
            state.apply(bot.choose(view))
        seconds = perf_counter() - begin
        bot.close()
        if bot.failures:
            failed = True
            typer.echo(f"{known.name}: at question {asked}: {bot.failures[0]}")
        else:
            typer.echo(
                f"{known.name}: {asked} questions answered, {1000 * seconds / max(1, asked):.1f} ms each"
            )
    if failed:
        raise typer.Exit(1)


def mcp() -> None:
    """Let language models play: an MCP server over standard input and output."""
    try:
        from rathaus.research.mcp_server import main
    except ModuleNotFoundError as error:
        raise BadInput(f"rathaus mcp needs {error.name}: install rathaus[mcp,research]") from None
    main()
