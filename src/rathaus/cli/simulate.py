"""Many games between bots, and what they add up to."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from rathaus import engine
from rathaus.cli.common import (
    Edition,
    GameName,
    Json,
    Options,
    console,
    given_options,
    percent,
    print_json,
    read_seats,
    table,
)
from rathaus.core.game import Game
from rathaus.core.registry import get
from rathaus.lab.files import result_writer
from rathaus.lab.results import Spread, Standing, Summary
from rathaus.lab.simulate import Plan
from rathaus.lab.simulate import simulate as play_games


def simulate(
    name: GameName,
    seats: Annotated[
        str, typer.Option(metavar="BOTS", help="A bot a seat: greedy,mcts:iterations=200,random.")
    ],
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", help="Processes; 0 takes one a core.")] = 1,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a row a game: FILE.parquet or FILE.jsonl.")
    ] = None,
    edition: Edition = None,
    option: Options = None,
    rotate: Annotated[bool, typer.Option(help="Let the bots take turns on the seats.")] = True,
    as_json: Json = False,
) -> None:
    """Play many games between bots; ends with win rates, scores, lengths and points by source."""
    game = get(name)
    given = given_options(game, edition, option)
    plan = Plan(name, tuple(read_seats(seats)), games, seed, given, rotate)
    _, ruleset = plan.check()
    results = play_games(plan, jobs)
    summary = Summary(plan.bots, game.sources)
    errors = console(err=True)
    begin = perf_counter()
    with ExitStack() as stack:
        file = stack.enter_context(result_writer(out, ruleset)) if out else None
        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
        task = stack.enter_context(bar).add_task(game.title, total=games)
        for result in results:
            summary.add(result)
            if file:
                file.add(result)
            bar.advance(task)
    wall = perf_counter() - begin
    if as_json:
        head = {"game": game.name, "options": ruleset.options, "bots": plan.bots, "seed": seed}
        tail = {"rotate": rotate, "jobs": jobs, "engine": engine.name(), "wall_seconds": wall}
        print_json({**head, **tail, **summary.to_dict(), "file": str(out) if out else None})
    else:
        show(game, summary, wall)
        if out:
            typer.echo(f"\n{games} rows written to {out}")


def show(game: Game, summary: Summary, wall: float) -> None:
    """The tables."""
    out = console()
    out.print(standings("by bot", "bot", summary.by_bot))
    typer.echo()
    out.print(standings("by seat", "seat", summary.by_seat))
    typer.echo()
    out.print(points(summary.by_bot, summary.sources))
    typer.echo()
    out.print(lengths(summary))
    rate = summary.games / wall
    typer.echo(f"\n{summary.games} games of {game.title} in {wall:.1f} s, {rate:.0f} a second")


def standings(title: str, first: str, rows: list[Standing]) -> Any:
    """Win rates, scores and ranks."""
    made = table(title, first, "played", "win rate", "95 % interval", "score", "±", "rank")
    for row in rows:
        made.add_row(
            row.name,
            str(row.played),
            percent(row.win_rate),
            f"{percent(row.low)} to {percent(row.high)}",
            f"{row.mean_score:.2f}",
            f"{row.score_error:.2f}",
            f"{row.mean_rank:.2f}",
        )
    return made


def points(rows: list[Standing], sources: tuple[str, ...]) -> Any:
    """Mean points by source, a column a bot; sources that gave nothing are left out."""
    made = table("points by source", "source", *(row.name for row in rows))
    for source in sources:
        values = [row.points[source] for row in rows]
        if any(values):
            made.add_row(source, *(f"{value:.2f}" for value in values))
    return made


def lengths(summary: Summary) -> Any:
    """How long games are."""
    made = table("a game", "", "mean", "least", "median", "most")

    def add(name: str, spread: Spread | None) -> None:
        if spread is not None:
            numbers = (f"{spread.mean:.1f}", str(spread.least), f"{spread.median:g}", str(spread.greatest))
            made.add_row(name, *numbers)

    add("decisions", summary.decisions)
    add("rounds", summary.rounds)
    made.add_row("seconds", f"{summary.seconds / max(1, summary.games):.4f}")
    return made
