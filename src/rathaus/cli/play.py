"""A game in the terminal."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from rathaus.cli.common import (
    BadInput,
    Edition,
    GameName,
    Language,
    Options,
    given_options,
    language,
    read_seats,
    usual_seats,
)
from rathaus.cli.session import HUMAN, Session
from rathaus.core.game import Game
from rathaus.core.messages import messages
from rathaus.core.registry import get
from rathaus.lab.driver import decider


def play(
    name: GameName,
    seats: Annotated[
        str | None, typer.Option(metavar="WHO", help="A word a seat, human or a bot: human,mcts,greedy.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="Seed of the game; else a secret one.")
    ] = None,
    edition: Edition = None,
    option: Options = None,
    lang: Language = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record here; else in the data folder.")
    ] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    game = get(name)
    words = read_seats(seats) if seats else usual_company(game)
    chosen = language(lang)
    ruleset = game.ruleset(len(words), **given_options(game, edition, option))
    for word in words:
        if word != HUMAN:
            decider(game, word, 0)  # refuses what cannot play
    if out is not None and (out.is_dir() or not out.parent.is_dir()):
        raise BadInput(f"{out} cannot be written")
    if seed is None:
        seed = secrets.randbits(53)
    session = Session(ruleset, words, names(words, chosen), seed, chosen, out or default_file(game))
    session.play()


def usual_company(game: Game) -> list[str]:
    """One person against bots, four in all where the game allows it."""
    bot = "greedy" if game.policy() is not None else "random"
    return [HUMAN] + [bot] * (usual_seats(game) - 1)


def names(words: list[str], chosen: str) -> list[str]:
    """How the players are called: people «Player» or by number, bots by their own names."""
    texts = messages(chosen)
    people = words.count(HUMAN)
    found, person, bot = [], 0, 0
    for word in words:
        if word == HUMAN:
            person += 1
            found.append(texts.text("setup.you") + (f" {person}" if people > 1 else ""))
        else:
            bot += 1
            found.append(f"{texts.text(f'bot.{bot}')} ({word.partition(':')[0]})")
    return found


def default_file(game: Game) -> Path:
    """A new file in the folder of the user's data."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("rathaus")) / "records"
    return folder / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
