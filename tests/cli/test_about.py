"""`rathaus --version`, `games`, `rules`."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from typer.testing import Result

import rathaus
from rathaus import engine
from rathaus.core.matrix import matrix
from rathaus.core.registry import games, get

Run = Callable[..., Result]
matrix_once = cache(matrix)


@pytest.fixture(autouse=True)
def one_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matrix reads every file of a game and of its tests: once is enough."""
    monkeypatch.setattr("rathaus.cli.about.matrix", matrix_once)


def test_version_names_the_engine(run: Run) -> None:
    output = run("--version").stdout
    assert f"rathaus {rathaus.__version__}" in output
    assert f"{engine.name()} engine" in output


def test_version_hints_at_a_faster_engine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "hint", lambda: "Do this.")
    assert "Do this." in run("--version").stdout


@pytest.mark.parametrize(
    "command", ["", "games", "rules", "serve", "play", "simulate", "bench", "perft", "replay", "draw"]
)
def test_help_on_everything(run: Run, command: str) -> None:
    result = run(f"{command} --help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_games(run: Run) -> None:
    output = run("games").stdout
    for game in games().values():
        assert game.title in output
    assert "3 to 7" not in output.splitlines()[1]
    assert "2 to 8" in output
    assert "first2000, ffg, classic2017" in output
    assert "reconstructed" in output


def test_one_game_with_the_defaults_of_each_edition(run: Run) -> None:
    lines = run("games citadels").stdout.splitlines()
    head = next(line.split() for line in lines if "values" in line)
    assert head[-3:] == ["first2000", "ffg", "classic2017"]
    target = next(line.split() for line in lines if line.split()[:1] == ["city_target"])
    assert target == ["city_target", "R7.1", "4", "to", "12", "8", "8", "7"]


def test_games_as_json(run: Run) -> None:
    (game,) = json.loads(run("games citadels --json").stdout)
    assert game["name"] == "citadels"
    assert game["seats"] == list(range(2, 9))
    assert game["presets"]["classic2017"]["city_target"] == 7
    assert 0 <= game["components"]["reconstructed"] <= 1
    assert {option["name"] for option in game["options"]} == {o.name for o in get("citadels").options}
    assert len(json.loads(run("games --json").stdout)) == len(games())


def test_rules(run: Run) -> None:
    rows = json.loads(run("rules citadels --json").stdout)
    row = next(row for row in rows if row["id"] == "R7.3")
    assert row["title"] in run("rules citadels").stdout
    assert row["code"]
    output = run("rules citadels R7.3").stdout
    assert row["title"] in output
    assert all(place in output for place in row["code"] + row["tests"])
    assert run("rules citadels 7.3").stdout == output
    assert run("rules citadels r7.3").stdout == output


def test_a_chapter_of_rules(run: Run) -> None:
    ids = [row["id"] for row in json.loads(run("rules citadels R7 --json").stdout)]
    assert ids
    assert all(id.split(".")[0] == "R7" for id in ids)


def test_refusals(refused: Callable[..., str]) -> None:
    assert "no game 'chess'; there are: " in refused("games chess")
    assert "no game 'chess'" in refused("rules chess")
    assert "Citadels has no rule R99" in refused("rules citadels R99")
