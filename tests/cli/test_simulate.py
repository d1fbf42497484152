"""`rathaus simulate`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from rathaus.cli.common import BadInput, read_seats
from rathaus.core.registry import get

Run = Callable[..., Result]
pytestmark = pytest.mark.engine
THREE = "simulate citadels --seats random,random,random --games 3"


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ("seconds", "wall_seconds", "jobs")}


def test_the_tables(run: Run) -> None:
    output = run(THREE).stdout
    for words in ("win rate", "95 % interval", "by seat", "points by source", "decisions", "rounds"):
        assert words in output
    assert "3 games of Citadels" in output
    assert "\x1b" not in output


def test_json_does_not_depend_on_the_number_of_processes(run: Run) -> None:
    one, two = (json.loads(run(f"{THREE} --seed 4 --jobs {jobs} --json").stdout) for jobs in (1, 2))
    assert timeless(one) == timeless(two)
    assert one["games"] == 3
    (standing,) = one["by_bot"]
    assert standing["played"] == 9
    assert standing["win_rate"] == pytest.approx(1 / 3)
    other = json.loads(run(f"{THREE} --seed 5 --json").stdout)
    assert timeless(other) != timeless(one)


@pytest.mark.skipif(get("citadels").policy() is None, reason="no rule of thumb")
def test_the_rule_of_thumb_beats_chance(run: Run) -> None:
    command = "simulate citadels --seats greedy,random,random --games 6 --json"
    greedy, chance = json.loads(run(command).stdout)["by_bot"]
    assert (greedy["name"], greedy["played"], chance["played"]) == ("greedy", 6, 12)
    assert greedy["mean_score"] > chance["mean_score"]


def test_rows_are_written(run: Run, here: Path) -> None:
    output = run(f"{THREE} --edition ffg --out rows.jsonl --no-rotate").stdout
    assert "3 rows written to rows.jsonl" in output
    rows = [json.loads(line) for line in (here / "rows.jsonl").read_text().splitlines()]
    assert [row["edition"] for row in rows] == ["ffg"] * 3
    assert len({row["seed"] for row in rows}) == 3


def test_parquet(run: Run, here: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    run(f"{THREE} --out rows.parquet")
    assert parquet.read_table(here / "rows.parquet").num_rows == 3


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate chess --seats random,random", "no game 'chess'"),
        ("simulate citadels --seats random,oracle,random", "no bot 'oracle'; there are: "),
        ("simulate citadels --seats random:depth=1,random,random", "no setting 'depth'"),
        ("simulate citadels --seats random,,random", "a seat without a name"),
        ("simulate citadels --seats random", "2 to 8 players, not 1"),
        (f"{THREE} --games 0", "at least one game"),
        (f"{THREE} --jobs -1", "at least 0"),
        (f"{THREE} --edition nope", "option edition is one of"),
        (f"{THREE} --out rows.csv", "rows.csv: results are written as .parquet or .jsonl"),
        (f"{THREE} --out no/rows.jsonl", "no/rows.jsonl cannot be written"),
    ],
)
def test_refusals(refused: Callable[..., str], command: str, sentence: str) -> None:
    assert sentence in refused(command)


def test_seats_are_required(run: Run) -> None:
    result = run("simulate citadels")
    assert result.exit_code == 2
    assert "--seats" in result.stderr


def test_seats_with_settings() -> None:
    assert read_seats("mcts:iterations=5,c=1.4, greedy,mcts:c=2") == [
        "mcts:iterations=5,c=1.4",
        "greedy",
        "mcts:c=2",
    ]
    with pytest.raises(BadInput):
        read_seats("greedy,")
