"""The files written from a game's declaration are those that are committed."""

from __future__ import annotations

from pathlib import Path

import pytest

import rathaus.games
from rathaus.core.game import Game
from rathaus.core.layout import written


def test_generated_files_are_up_to_date(game: Game) -> None:
    folder = Path(rathaus.games.__path__[0]) / game.name
    if not folder.is_dir():
        pytest.skip(f"{game.name} comes from another package")
    for name, text in written(game.declaration).items():
        assert (folder / name).read_text(encoding="utf-8") == text, (
            f"{game.name}/{name} is out of date: python -m rathaus.core.layout {game.name}"
        )


def test_declaration_is_complete(game: Game) -> None:
    assert game.declaration.name == game.name
    assert game.declaration.title == game.title
    assert game.layout.seats >= game.seats[-1]
    assert set(game.box_classes()) == {box.name for box in game.declaration.boxes}
    assert len(game.boxes) == len(game.declaration.boxes)
    assert all(rule.startswith("R") for rule in game.rules_cited())
    assert all(field.doc for field in game.layout)
