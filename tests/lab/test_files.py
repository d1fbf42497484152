"""Files of results."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from rathaus.core.game import Game
from rathaus.core.ruleset import Ruleset
from rathaus.lab.driver import GameResult, LabError
from rathaus.lab.files import result_writer, whole_file


@pytest.fixture
def results(game: Game) -> list[GameResult]:
    sheets = tuple({source: seat + i for i, source in enumerate(game.sources)} for seat in range(4))
    scores = tuple(sum(sheet.values()) for sheet in sheets)
    return [
        GameResult(2**53 - 1 - i, ("random",) * 4, scores, (4, 3, 2, 1), sheets, 100 + i, 9, 0.25)
        for i in range(3)
    ]


def write(path: Path, ruleset: Ruleset, results: list[GameResult]) -> None:
    with result_writer(path, ruleset) as writer:
        for result in results:
            writer.add(result)


def test_json_lines(tmp_path: Path, ruleset: Ruleset, results: list[GameResult]) -> None:
    write(tmp_path / "r.jsonl", ruleset, results)
    rows = [json.loads(line) for line in (tmp_path / "r.jsonl").read_text().splitlines()]
    assert len(rows) == 3
    assert rows[0]["game"] == "citadels"
    assert rows[0]["edition"] == ruleset.options["edition"]
    assert json.loads(rows[0]["options"]) == ruleset.options
    assert rows[0]["seed"] == 2**53 - 1
    assert rows[0]["scores"] == list(results[0].scores)
    assert rows[0]["points"][ruleset.game.sources[1]] == [1, 2, 3, 4]
    assert rows[2]["decisions"] == 102


def test_parquet_holds_the_same_rows(tmp_path: Path, ruleset: Ruleset, results: list[GameResult]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write(tmp_path / "r.parquet", ruleset, results)
    write(tmp_path / "r.jsonl", ruleset, results)
    lines = (tmp_path / "r.jsonl").read_text().splitlines()
    assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == [json.loads(line) for line in lines]


def test_parquet_writes_groups_of_rows(
    tmp_path: Path, ruleset: Ruleset, results: list[GameResult], monkeypatch: pytest.MonkeyPatch
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr("rathaus.lab.files.ROWS", 2)
    write(tmp_path / "r.parquet", ruleset, results)
    file = parquet.ParquetFile(tmp_path / "r.parquet")
    assert (file.metadata.num_rows, file.metadata.num_row_groups) == (3, 2)


def test_without_pyarrow_there_is_a_hint(
    tmp_path: Path, ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(LabError, match=r"install rathaus\[lab\]"):
        write(tmp_path / "r.parquet", ruleset, [])
    assert list(tmp_path.iterdir()) == []


def test_another_ending_is_refused(tmp_path: Path, ruleset: Ruleset) -> None:
    with pytest.raises(LabError, match=r"\.parquet or \.jsonl"):
        write(tmp_path / "r.csv", ruleset, [])


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_after_an_error_there_is_no_file(
    tmp_path: Path, ruleset: Ruleset, results: list[GameResult], ending: str
) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow")
    with pytest.raises(KeyboardInterrupt), result_writer(tmp_path / f"r.{ending}", ruleset) as writer:
        writer.add(results[0])
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_an_old_file_stays_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "f"
    path.write_text("old")
    with pytest.raises(ValueError), whole_file(path) as file:
        file.write(b"new")
        raise ValueError
    assert path.read_text() == "old"
    with whole_file(path) as file:
        file.write(b"new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="No such file"), whole_file(tmp_path / "no" / "f"):
        pass
    with pytest.raises(LabError, match="is a folder"), whole_file(tmp_path):
        pass
