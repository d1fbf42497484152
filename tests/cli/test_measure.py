"""`rathaus perft` and `bench`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]
pytestmark = pytest.mark.engine


def test_perft(run: Run) -> None:
    one = json.loads(run("perft citadels --seats 4 --depth 1 --seed 3 --json").stdout)
    three = json.loads(run("perft citadels --seats 4 --depth 3 --seed 3 --json").stdout)
    assert 1 < one["nodes"] < three["nodes"]
    assert (three["depth"], three["seats"], three["seed"]) == (3, 4, 3)
    assert f"{three['nodes']} sequences of 3 actions" in run("perft citadels --depth 3 --seed 3").stdout


def test_perft_takes_options(run: Run) -> None:
    data = json.loads(
        run("perft citadels --seats 2 --edition ffg --option city_target=6 --depth 1 --json").stdout
    )
    assert data["options"]["edition"] == "ffg"
    assert data["options"]["city_target"] == 6


def test_bench(run: Run, here: Path) -> None:
    quick = "bench citadels --seconds 0.01 --repeats 1"
    output = run(quick).stdout
    assert "decisions/s" in output
    assert "copy" in output
    assert list(here.iterdir()) == []


def test_bench_keeps_a_history_when_asked(run: Run, here: Path) -> None:
    quick = "bench citadels --seconds 0.01 --repeats 1 --json --history h.jsonl"
    shown = [json.loads(run(quick).stdout) for _ in range(2)]
    kept = [json.loads(line) for line in (here / "h.jsonl").read_text().splitlines()]
    assert kept == shown
    assert kept[0]["clone_ns"] > 0


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("perft chess", "no game 'chess'"),
        ("perft citadels --seats 1", "2 to 8 players, not 1"),
        ("perft citadels --option city_target", "name=value, not 'city_target'"),
        ("perft citadels --option city_target=many", "option city_target is a whole number, not 'many'"),
        ("perft citadels --edition ffg --option edition=ffg", "option edition is given twice"),
        ("perft citadels --option nope=1", "no option 'nope'"),
        ("bench chess", "no game 'chess'"),
        ("bench citadels --history no/h.jsonl", "no/h.jsonl cannot be written"),
    ],
)
def test_refusals(refused: Callable[..., str], command: str, sentence: str) -> None:
    assert sentence in refused(command)


def test_a_number_that_is_none(run: Run) -> None:
    result = run("perft citadels --depth deep")
    assert result.exit_code == 2
    assert "--depth" in result.stderr
    assert "Traceback" not in result.stderr
