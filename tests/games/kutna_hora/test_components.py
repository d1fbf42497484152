"""R1.1: every printed number is component data, and an owner's files change play without touching code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.kutna_hora.scene import Scene
from tests.rules import rule

from rathaus.core.components import load
from rathaus.core.overlay import check
from rathaus.games.kutna_hora import checks
from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine

PLAY = """
import json
from rathaus.core.playout import random_games
from rathaus.games.kutna_hora import prices
from rathaus.games.kutna_hora.game import GAME
state = GAME.new(3, 1, first_player="seat0")
print(json.dumps({
    "prices": prices.market_prices(state), "coins": state.field("coins"), "digest": GAME.components.digest,
    "town": bin(state.ruleset.game.new(3, 1).field("rocks")[0]), "overlaid": GAME.components.overlaid,
    "reconstructed": GAME.components.reconstructed_share(), "games": random_games(GAME, state.ruleset, 5, 1),
}))
"""


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    return json.dumps(value)


def written(parsed: dict[str, Any]) -> str:
    """A whole component file as an owner would write it: every table, with real values and one confidence."""
    lines = ['source = "my own copy"', 'confidence = "verified"']
    lists = [key for key, value in parsed.items() if isinstance(value, list)]
    lines.append(f"replace = {toml(lists)}")
    for name, value in parsed.items():
        for record in value if isinstance(value, list) else [value] if isinstance(value, dict) else []:
            lines.append(f"\n[[{name}]]" if isinstance(value, list) else f"\n[{name}]")
            lines += [
                f"{key} = {toml(v)}" for key, v in record.items() if key not in ("source", "confidence")
            ]
    return "\n".join(lines) + "\n"


def another_game(folder: Path) -> None:
    """A full overlay: every file, with other values of most kinds."""
    files = {name: json.loads(json.dumps(parsed)) for name, parsed in load("kutna_hora").files.items()}
    for record in files["markets"]["market"]:
        record["price"] = [[price + 1 for price in row] for row in record["price"]]
        record["low"], record["high"] = record["low"] + 1, record["high"] + 1
    files["setup"]["start"]["coins_by_seat"] = [50, 51, 52, 53]
    files["town_board"]["side"][1] |= {"width": 7, "height": 6, "squares": 41, "missing": [[0, 0]]}
    del files["town_board"]["edge_mark"][5:]
    files["town_board"]["edge_mark"].append(
        {"id": "new", "side": "3-4p", "x": 6, "y": 5, "edge": "S", "crest": "lion"}
    )
    files["mine_board"]["side"][1] |= {"rows": 5, "columns": 6, "cells": 30, "entrances": [[0, 2], [0, 4]]}
    files["mine_board"]["side"][1]["board_stars_by_row"] = [1, 0, 0, 0, 2]
    for record in files["mine_board"]["mine_setup_card"]:
        record["rocks_3_4p"] = [[1, 0], [2, 1], [3, 2], [4, 3]]
    for record in files["buildings"]["guild_building"]:
        record["timber_cost"], record["production"] = 3, 5
    files["tracks"]["reputation"] |= {"positions": list(range(-4, 11)), "end_points": list(range(15))}
    (folder / "kutna_hora").mkdir()
    for name, parsed in files.items():
        (folder / "kutna_hora" / f"{name}.toml").write_text(written(parsed), encoding="utf-8")


def play(folder: Path | None) -> dict[str, Any]:
    """What a new process says of its game."""
    environment = os.environ | ({"RATHAUS_COMPONENTS": str(folder)} if folder else {})
    result = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return dict(json.loads(result.stdout))


@rule("R1.1")
def test_a_full_overlay_changes_play(tmp_path):
    another_game(tmp_path)
    report = check(tmp_path)
    assert report.ok, "\n".join(report.lines())
    assert report.games[0].reconstructed == () and len(report.games[0].overlaid) == len(
        load("kutna_hora").files
    )
    plain, changed = play(None), play(tmp_path)
    assert changed["prices"] == [price + 1 for price in plain["prices"]]
    assert (plain["coins"][:3], changed["coins"][:3]) == ([40, 41, 42], [50, 51, 52])
    assert changed["digest"] != plain["digest"] and changed["reconstructed"] == 0 < plain["reconstructed"]
    assert changed["games"][1] == 5 and changed["games"] != plain["games"]


@rule("R1.1")
def test_most_components_are_reconstructed_and_say_so():
    assert 0.5 < GAME.components.reconstructed_share() < 1
    facts = Scene(3).turn(0).state.view(0).facts
    assert facts["reconstructed"] == round(GAME.components.reconstructed_share(), 3)
    confidence = {(record.file, record.table): record.confidence for record in GAME.components.records()}
    assert confidence["markets", "market"] == confidence["st_barbara", "printed_tax"] == "reconstructed"
    assert confidence["st_barbara", "tile"] == "single-source" and confidence["guilds", "guild"] == "verified"


def test_the_components_of_the_game_fit():
    assert checks.misfits(load("kutna_hora").files) == []


WRONG = [
    (
        "markets",
        '[[market]]\nid = "food"\nprice = [[1, 2]]\n',
        3,
        "price",
        "needs 40 rows (cards) of 8 prices",
    ),
    ("markets", '[[market]]\nid = "food"\nmarks = ["XX"]\n', 3, "marks", "needs 40 strings of 8 letters"),
    ("markets", '[[market]]\nid = "food"\nslider = "ore"\n', 3, "slider", "five indicators"),
    ("markets", "\n[decks]\ncolumns = 40\n", 3, "columns", "goes from 1 to 12"),
    ("buildings", '[[guild_building]]\nid = "MIN1"\ncrests = ["owl"]\n', 3, "crests", "up to 4 of lion"),
    ("buildings", '[[guild_building]]\nid = "MIN1"\nmarked = true\n', 3, "marked", "one tile of the miners"),
    ("buildings", '[[guild_building]]\nid = "MIN1"\nproduction = -1\n', 3, "production", "not below 0"),
    ("buildings", '[[guild_building]]\nid = "MIN1"\nplot_cost = 0\n', 3, "plot_cost", "at least 1"),
    ("town_board", '[[side]]\nid = "2p"\nwidth = 9\n', 3, "width", "from 1 to 8"),
    ("town_board", '[[edge_mark]]\nid = "2p-0-0-N"\nx = 7\n', 3, "x", "no square of this side"),
    ("mine_board", '[[side]]\nid = "2p"\nentrances = [[9, 9]]\n', 3, "entrances", "off the board"),
    ("mine_board", '[[mine_setup_card]]\nid = "MS01"\nrocks_2p = [[0, 0]]\n', 3, "rocks_2p", "four cells"),
    ("mine_tiles", '[[mine_tile]]\nid = "M01"\nlevel = 4\n', 3, "level", "1, 2 or 3"),
    ("mine_tiles", "[draw_count]\nby_technology_taken = [1]\n", 2, "by_technology_taken", "five numbers"),
    ("player_board", '[[house]]\nid = "A1"\nrow = "D"\n', 3, "row", "A, B, C"),
    ("tracks", "[reputation]\nend_points = [1]\n", 2, "end_points", "needs 15 numbers"),
    (
        "tracks",
        '[[round_track]]\nid = "4p"\ntax_refusal_reputation = [1]\n',
        3,
        "tax_refusal_reputation",
        "needs 5",
    ),
    ("setup", '[[player_count]]\nid = "2p"\nrounds = 9\n', 3, "rounds", "from 1 to 8"),
    ("setup", "[start]\ncoins_by_seat = [1]\n", 2, "coins_by_seat", "four numbers"),
    ("events", '[[event]]\nid = "EV01"\neffect = "party"\n', 3, "effect", "one of points_if_reputation"),
    ("events", '[[event]]\nid = "EV01"\nname = "party"\n', 3, "name", "the names are"),
    ("st_barbara", '[[tile]]\nid = "SB01"\nmiddle_effect = "party"\n', 3, "middle_effect", "one of none"),
    ("st_barbara", "[printed_tax]\nby_order = [1]\n", 2, "by_order", "needs 11 numbers"),
    ("action_cards", '[[card]]\nid = "A1"\nactions = ["mine"]\n', 3, "actions", "two of mine"),
    ("guilds", '[[guild_setup_card]]\nid = "GS1"\nsets_2p = []\n', 3, "sets_2p", "2 sets"),
]


@pytest.mark.parametrize(("file", "text", "line", "key", "reason"), WRONG, ids=lambda value: str(value)[:24])
def test_values_that_do_not_fit(tmp_path, file, text, line, key, reason):
    (tmp_path / "kutna_hora").mkdir()
    path = tmp_path / "kutna_hora" / f"{file}.toml"
    path.write_text(text, encoding="utf-8")
    report = check(tmp_path)
    found = [problem for problem in report.problems if problem.key == key and reason in problem.reason]
    assert found, report.lines()
    assert found[0].file == str(path) and found[0].line == line
