"""The speed of an engine, and counts of positions."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

import rathaus
from rathaus import engine
from rathaus.cli.common import (
    BadInput,
    Edition,
    GameName,
    Json,
    Options,
    Players,
    console,
    given_options,
    print_json,
    table,
    usual_seats,
)
from rathaus.core.registry import get


def perft(
    name: GameName,
    seats: Players = None,
    depth: Annotated[int, typer.Option(metavar="D", min=0, help="Length of the sequences.")] = 3,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the game.")] = 1,
    edition: Edition = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of actions of a length from the start: a check that two engines agree."""
    from rathaus.core.playout import perft as count

    game = get(name)
    ruleset = game.ruleset(seats or usual_seats(game), **given_options(game, edition, option))
    begin = perf_counter()
    nodes = count(game.start(ruleset, seed), depth)
    seconds = perf_counter() - begin
    if as_json:
        head = {"game": game.name, "seats": ruleset.seats, "options": ruleset.options, "seed": seed}
        print_json({**head, "depth": depth, "nodes": nodes, "seconds": seconds})
    else:
        typer.echo(
            f"{nodes} sequences of {depth} actions ({game.title}, {ruleset.seats} players, seed {seed}; "
            f"{seconds:.2f} s, {engine.name()} engine)"
        )


def bench(
    name: GameName,
    seats: Players = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="Seconds for each measurement.")] = 1.0,
    repeats: Annotated[int, typer.Option(min=1, help="Measurements of each kind; the median counts.")] = 3,
    seed: Annotated[int, typer.Option(metavar="S", help="Seed of the random games.")] = 1,
    edition: Edition = None,
    option: Options = None,
    history: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Append the result to this file as a line of JSON.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure the engine on one core: random play, copies and lists of legal actions."""
    from rathaus.lab.speed import measure

    game = get(name)
    ruleset = game.ruleset(seats or usual_seats(game), **given_options(game, edition, option))
    if history is not None and (history.is_dir() or not history.parent.is_dir()):
        raise BadInput(f"{history} cannot be written")
    speed = measure(game, ruleset, seed, seconds, repeats)
    data = {
        "game": game.name,
        "seats": ruleset.seats,
        "engine": engine.name(),
        "version": rathaus.__version__,
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        **asdict(speed),
    }
    if history is not None:
        with history.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")
    if as_json:
        print_json(data)
        return
    title = f"{game.title}, {ruleset.seats} players, {engine.name()} engine"
    made = table(title, "what", "result", "unit", left=1)
    made.add_row("random games in the engine", f"{speed.playouts:,.0f}", "games/s")
    made.add_row("random play in the engine", f"{speed.own_loop:,.0f}", "decisions/s")
    made.add_row("random play from Python", f"{speed.stepped:,.0f}", "decisions/s")
    made.add_row("copy", f"{speed.clone_ns:,.0f}", "ns")
    made.add_row("list of legal actions", f"{speed.legal_ns:,.0f}", "ns")
    console().print(made)
    if engine.hint():
        typer.echo(engine.hint(), err=True)
