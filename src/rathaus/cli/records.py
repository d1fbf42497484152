"""Records: played again in words, checked, and drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from rathaus.cli.common import (
    BadInput,
    Json,
    Language,
    console,
    language,
    print_json,
    read_record,
)
from rathaus.cli.words import Speaker, score_table
from rathaus.core.errors import RecordError
from rathaus.core.events import visible
from rathaus.core.records import Record
from rathaus.core.registry import get
from rathaus.core.state import State

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
OneSeat = Annotated[int | None, typer.Option(metavar="K", help="As seat K sees it, from 0; -1 a spectator.")]


def replayed(path: Path, record: Record, to: int | None) -> State:
    """The position of a record after ``to`` actions, all if None.

    Raises:
        RathausError: the record does not replay; names file and line.
    """
    try:
        return record.replay(to)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def check_seat(record: Record, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    if seat is not None and not -1 <= seat < record.seats:
        raise BadInput(f"there is no seat {seat}; they go from 0 to {record.seats - 1}, -1 is a spectator")


def replay(
    path: RecordFile,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N actions.")] = None,
    seat: OneSeat = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Play a record again: tell what happened and check the result. Everything is told unless --seat."""
    words = language(lang)
    record = read_record(path)
    check_seat(record, seat)
    state = replayed(path, record, to)
    speaker = Speaker(state.ruleset, words, speaker_names(record, words))
    events = [e for e in state.events or [] if seat is None or visible(e, seat)]
    log = [speaker.event(event) for event in events]
    checked = to is None and record.result is not None
    if as_json:
        print_json(summary(record, state, to, checked, log))
        return
    out = console()
    for line in log:
        out.print(line)
    at = len(record.moves) if to is None else to
    typer.echo(f"\n{at} of {len(record.moves)} actions replayed")
    if state.is_over():
        out.print(score_table(speaker, state.score_sheets(), state.ranking()))
    if checked:
        typer.echo("The result is the one in the record.")
    elif record.result is None:
        typer.echo("The record has no result.")


def speaker_names(record: Record, words: str) -> list[str]:
    """The players' names, «Seat 1» where the record has none."""
    from rathaus.core.messages import messages

    texts = messages(words)
    return [
        record.players[i] if i < len(record.players) and record.players[i] else texts.text("seat", n=i + 1)
        for i in range(record.seats)
    ]


def summary(record: Record, state: State, to: int | None, checked: bool, log: list[str]) -> dict[str, Any]:
    """A replayed record as plain data."""
    over = state.is_over()
    return {
        "game": record.game,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "players": record.players,
        "actions": len(record.moves),
        "at": len(record.moves) if to is None else to,
        "to_act": state.seat_to_act(),
        "over": over,
        "scores": state.scores() if over else None,
        "ranking": state.ranking() if over else None,
        "sheets": state.score_sheets() if over else None,
        "digest": f"{state.digest():016x}",
        "result_checked": checked,
        "log": log,
    }


def draw(
    path: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N actions; else the last.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="FILE.svg or FILE.png; else SVG to the pipe."),
    ] = None,
    seat: OneSeat = None,
    lang: Language = None,
    layout: Annotated[str, typer.Option(help="wide or tall.")] = "wide",
    width: Annotated[int | None, typer.Option(min=16, max=8192, help="Width of a PNG in pixels.")] = None,
) -> None:
    """Draw a position of a record as a spectator or a seat sees it."""
    from rathaus.core.board import Look
    from rathaus.core.messages import messages
    from rathaus.lab.files import whole_file

    words = language(lang)
    if layout not in ("wide", "tall"):
        raise BadInput(f"the layout is wide or tall, not {layout!r}")
    if output is not None and output.suffix not in (".svg", ".png"):
        raise BadInput(f"{output}: boards are drawn as .svg or .png")
    record = read_record(path)
    check_seat(record, seat)
    state = replayed(path, record, at)
    game = get(record.game)
    look = Look(messages(words, game.name), tuple(speaker_names(record, words)), layout, interactive=False)
    try:
        svg = game.draw(state.view(-1 if seat is None else seat), look)
    except NotImplementedError as error:
        raise BadInput(str(error)) from None
    if output is None:
        typer.echo(svg)
        return
    data = svg.encode() if output.suffix == ".svg" else png(svg, width)
    with whole_file(output) as file:
        file.write(data)
    typer.echo(f"{output} drawn")


def png(svg: str, width: int | None) -> bytes:
    """A picture as PNG.

    Raises:
        BadInput: the renderer is not installed.
    """
    try:
        import resvg_py
    except ImportError:
        raise BadInput("PNG needs resvg: install rathaus[draw], or draw a file ending in .svg") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#ffffff"))
