"""R1: every printed number is component data, and an owner's files change play without touching code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.city_of_iron.scene import Scene
from tests.rules import rule

from rathaus.core.components import load
from rathaus.core.overlay import check
from rathaus.games.city_of_iron import checks, scoring
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

PLAY = """
import json
from rathaus.core.playout import random_games
from rathaus.games.city_of_iron.game import GAME
from tests.games.city_of_iron.scene import Scene
bare = {"nation_powers": False}
table = Scene(3, **bare).money(0, 30).science(0, 9).row("turnip_farm").turn(0).do("build 1")
land = Scene(3, **bare).hand(0, "explorer", "cartographer").turn(0)
weak = Scene(3, **bare).top("town_1a").hand(0, "cartographer", "courier", "schooner").turn(0)
armed = Scene(3, **bare).top("town_1a").hand(0, "soldier", "schooner").turn(0)
score = Scene(3, **bare).goods(0, turnips=3).goods(1, turnips=1).set("due", 1).run("scoring")
state = GAME.new(3, 1)
print(json.dumps({
    "money": table.get("money", 0), "turnips": table.good(0, "turnips"), "income": table.get("income", 0),
    "explorer": land.why("play explorer"), "weak": weak.why("attack town_1a"), "armed": armed.why("attack town_1a"),
    "points": [score.track(0), score.track(1)], "row": sum(map(bool, state.field("row"))),
    "start": list(state.field("money"))[:3], "bids": [GAME.ruleset(3).bid_price(i) for i in range(12)],
    "digest": GAME.components.digest, "games": random_games(GAME, GAME.ruleset(3), 5, 1),
    "sheet": Scene(3, **bare).stored(0, docks=7).sheet(0)["stored_buildings"],
}))
"""


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(v)}" for key, v in value.items()) + " }"
    return json.dumps(value)


def write(folder: Path, name: str, *records: tuple[str, dict[str, Any]], **top: Any) -> None:
    """A component file of an owner: some records of a table, merged by their ids, and numbers of the file."""
    lines = ['source = "my own copy"', 'confidence = "verified"']
    lines += [f"{key} = {toml(value)}" for key, value in top.items()]
    for table, record in records:
        lines.append(f"\n[[{table}]]" if "id" in record or "players" in record else f"\n[{table}]")
        lines += [f"{key} = {toml(value)}" for key, value in record.items()]
    (folder / "city_of_iron").mkdir(exist_ok=True)
    (folder / "city_of_iron" / f"{name}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def play(folder: Path | None) -> dict[str, Any]:
    """What a new process says of its game."""
    environment = os.environ | ({"RATHAUS_COMPONENTS": str(folder)} if folder else {})
    result = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return dict(json.loads(result.stdout))


def test_the_components_of_the_game_fit():
    assert checks.misfits(load("city_of_iron").files) == []


@rule("R1.3", "R1.4")
def test_most_components_are_reconstructed_and_say_so():
    assert 0.5 < GAME.components.reconstructed_share() < 1
    facts = Scene(3).turn(0).state.view(0).facts
    assert facts["reconstructed"] == round(GAME.components.reconstructed_share(), 3)
    files = {name: parsed["confidence"] for name, parsed in GAME.components.files.items()}
    assert files["buildings"] == files["experts"] == files["lands"] == "reconstructed"
    assert files["setup"] == files["nations"] == files["end_bonuses"] == "single-source"


@rule("R1.7", "R1.8", "R1.9", "R1.10", "R2.10", "R4.1.3", "R5.7.2", "R6.2.1", "R7.4")
def test_an_overlay_changes_play(tmp_path):
    """R5.7.2: a town without defence still needs a card played for its attack."""
    write(
        tmp_path,
        "buildings",
        ("building", {"id": "turnip_farm", "money": 11, "goods": {"turnips": 5}, "income": 3}),
    )
    write(tmp_path, "towns", ("town", {"id": "town_1a", "defence": 0, "distance": 2}))
    write(tmp_path, "lands", *(("land", {"id": f"land_{i}", "distance": 9}) for i in range(1, 9)))
    write(
        tmp_path, "goods", ("good", {"id": "turnips", "first_vp": 9, "second_vp": 8, "bonus_threshold": 90})
    )
    write(tmp_path, "tracks", ("bid_track", {"costs": [5, 0, 0, 0, 0, 7]}))
    write(tmp_path, "setup", start_money=12)
    write(tmp_path, "end_bonuses", ("penalty", {"id": "stored_buildings", "per": 3, "vp": -4}))
    report = check(tmp_path)
    assert report.ok, "\n".join(report.lines())
    plain, changed = play(None), play(tmp_path)
    assert (changed["money"], changed["turnips"], changed["income"]) == (30 - 11, 5, 2 + 3)
    assert plain["explorer"] is None and changed["explorer"] == ["R5.6.6", "no_land_in_reach"]
    assert plain["armed"] == ["R5.7.3", "not_strong_enough"] and changed["armed"] is None
    assert changed["weak"] == ["R5.7.3", "not_strong_enough"]
    assert changed["points"] == [{"first_places": 9}, {"second_places": 8}]
    assert changed["start"] == [12] * 3 and plain["start"] == [7] * 3
    assert changed["bids"] == [5, 0, 0, 0, 0, 7] + [-1] * 6
    assert changed["sheet"] == -8 and changed["digest"] != plain["digest"]
    assert changed["games"][1] == 5 and changed["games"] != plain["games"]


@rule("R1.7", "R5.6.2")
@pytest.mark.parametrize(
    ("file", "record", "key"),
    [
        ("buildings", ("building", {"id": "turnip_farm", "deck": "D"}), "deck"),
        ("buildings", ("building", {"id": "turnip_farm", "goods": {"gold": 2}}), "goods"),
        ("experts", ("card", {"id": "mayor", "count": 4}), "count"),
        ("experts", ("card", {"id": "mayor", "activation": {"hammer": 1, "cards": 1}}), "activation"),
        ("lands", ("land", {"id": "land_1", "terrains": ["sea"]}), "terrains"),
        ("tracks", ("bid_track", {"costs": [1, 0, 0, 0]}), "costs"),
    ],
)
def test_values_that_do_not_fit_are_refused_with_their_place(tmp_path, file, record, key):
    write(tmp_path, file, record)
    report = check(tmp_path)
    assert not report.ok
    assert any(f"{file}.toml" in line and key in line for line in report.lines())


def test_sources_of_points():
    assert scoring.SOURCES == GAME.sources
