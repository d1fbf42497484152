"""What there is: version and engine, the games with their options, the rules and where they are kept."""

from __future__ import annotations

import platform
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import rathaus
from rathaus import engine
from rathaus.cli.common import BadInput, GameName, Json, console, percent, print_json, table
from rathaus.core.errors import OptionError
from rathaus.core.game import Game
from rathaus.core.matrix import RuleRow, matrix
from rathaus.core.options import Option, Value
from rathaus.core.registry import games as all_games
from rathaus.core.registry import get


def version() -> None:
    """Print version, Python and engine, with a hint where the engine could be faster."""
    typer.echo(f"rathaus {rathaus.__version__} (Python {platform.python_version()}, {engine.name()} engine)")
    hint = engine.hint()
    if hint:
        typer.echo(hint)


def editions(game: Game) -> list[str]:
    """The editions of a game, the usual one first; none if it has only one."""
    for option in game.options:
        if option.name == "edition":
            return sorted(option.values, key=lambda value: value != option.default)
    return []


def preset(game: Game, edition: str | None) -> dict[str, Value]:
    """All options of an edition with its defaults, for the first number of players that it allows."""
    for seats in sorted(game.seats, key=lambda n: abs(n - 4)):
        try:
            return game.options.resolve(seats, {} if edition is None else {"edition": edition})
        except OptionError as error:
            problem = error
    raise problem


def describe(game: Game) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "editions": editions(game),
        "rules_version": game.rules_version,
        "actions": game.n_actions,
        "components": {
            "digest": game.components.digest,
            "records": game.components.confidence(),
            "reconstructed": game.components.reconstructed_share(),
            "own_values": list(game.components.overlaid),
        },
        "options": [
            {
                "name": option.name,
                "rule": option.rule,
                "kind": option.kind,
                "values": possible(option),
                "default": option.default,
                "advanced": option.advanced,
            }
            for option in game.options
        ],
        "presets": {edition: preset(game, edition) for edition in editions(game)},
    }


def possible(option: Option) -> list[str]:
    """The values of an option, in words."""
    if option.kind == "flag":
        return ["true", "false"]
    if option.kind == "number":
        return [f"{option.low} to {option.high}"]
    return list(option.values)


def written(value: Value | None) -> str:
    """A value as it is written on the command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "–" if value in (None, "") else str(value)


def games(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Only this game, with all its options.")
    ] = None,
    as_json: Json = False,
) -> None:
    """List the games: players, editions, options, and what share of the components is reconstructed."""
    chosen = [get(name)] if name else list(all_games().values())
    if as_json:
        print_json([describe(game) for game in chosen])
        return
    for i, game in enumerate(chosen):
        if i:
            typer.echo()
        show_game(game, full=name is not None)
    if name is None:
        typer.echo("\n`rathaus games GAME` lists every option of a game.")


def show_game(game: Game, full: bool) -> None:
    """A game in words."""
    out = console()
    out.print(Text.assemble((game.title, "bold"), f"  {game.name}"))
    out.print(f"  players     {game.seats[0]} to {game.seats[-1]}")
    if editions(game):
        out.print(f"  editions    {', '.join(editions(game))}")
    components = game.components
    counts = ", ".join(f"{n} {word}" for word, n in components.confidence().items() if n)
    out.print(f"  components  {percent(components.reconstructed_share())} reconstructed ({counts})")
    if components.overlaid:
        out.print(f"  own values  {', '.join(components.overlaid)}")
    options = [o for o in game.options if o.name != "edition" and (full or not o.advanced)]
    if options:
        out.print(option_table(game, options, full))


def option_table(game: Game, options: list[Option], full: bool) -> Any:
    """Options with their defaults, in each edition when all of them are shown."""
    names = editions(game) if full else editions(game)[:1]
    presets = [preset(game, name) for name in names] or [preset(game, None)]
    heads = names if full and len(names) > 1 else ["default"]
    made = table("", "  option", "rule", "values", *heads, left=9)
    for option in options:
        defaults = [written(values[option.name]) for values in presets]
        made.add_row(f"  {option.name}", option.rule, " ".join(possible(option)), *defaults)
    made.title = None
    return made


def rules(
    name: GameName,
    number: Annotated[str | None, typer.Argument(metavar="[RULE]", help="Only this rule, R4.3.")] = None,
    as_json: Json = False,
) -> None:
    """List the rules of a game in our own words, where each is implemented and where it is tested."""
    game = get(name)
    rows = matrix(game.name)
    if not rows:
        raise BadInput(f"{game.title} has no list of rules")
    if number is not None:
        wanted = number.upper() if number[:1] in "rR" else f"R{number}"
        rows = [row for row in rows if row.rule.id == wanted or row.rule.id.startswith(f"{wanted}.")]
        if not rows:
            raise BadInput(f"{game.title} has no rule {wanted}")
    if as_json:
        print_json([{**asdict(row.rule), "code": row.code, "tests": row.tests} for row in rows])
        return
    out = console()
    for row in rows:
        show_rule(out, row, full=number is not None)


def show_rule(out: Console, row: RuleRow, full: bool) -> None:
    """A rule with all its places, or with their numbers only."""
    rule = row.rule
    out.print(Text.assemble((f"{rule.id:<8}", "bold"), rule.title))
    if rule.status != "done":
        out.print(f"        {rule.status.replace('_', ' ')}: {rule.where}")
    if not full:
        out.print(Text(f"        {len(row.code)} in the code, {len(row.tests)} tests", style="dim"))
        return
    for place in row.code:
        out.print(f"        code  {place}")
    for place in row.tests:
        out.print(f"        test  {place}")
