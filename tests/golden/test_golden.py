"""Golden games replay to their last digest and score, and move counts are what they were; `make golden` renews them."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from rathaus.core.playout import perft
from rathaus.core.records import Record
from rathaus.core.registry import get
from tests.conformance.configuration import game_names
from tests.conformance.play import COMPILED

pytestmark = pytest.mark.engine
HERE = Path(__file__).parent
FEW_NODES = 400  # what the interpreted engine counts


def load_script() -> Any:
    spec = importlib.util.spec_from_file_location("golden_script", HERE.parents[1] / "scripts" / "golden.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


golden = load_script()
RECORDS = sorted(HERE.glob("*/*.jsonl"))
COUNTS = [
    (game, entry)
    for game in game_names()
    for entry in golden.read_perft(game)
    if COMPILED or entry["nodes"] <= FEW_NODES
]


def name_of(value: object) -> str:
    if isinstance(value, Path):
        return f"{value.parent.name}-{value.stem}"
    if isinstance(value, dict):
        words = ",".join(f"{key}={word}" for key, word in value["options"].items())
        return f"{value['seats']}p-{words}-after{value['after']}-depth{value['depth']}"
    return str(value)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_text(text)
    assert record.to_text() == text
    assert record.result is not None, "a golden record is a whole game"
    end = record.replay()
    assert end.is_over()
    assert f"{end.digest():016x}" == record.result["digest"]
    assert end.scores() == record.result["scores"]
    assert end.score_sheets() == record.result["sheets"]
    assert end.ranking() == record.result["ranking"]


@pytest.mark.parametrize(("game", "entry"), COUNTS, ids=name_of)
def test_move_count(game: str, entry: dict[str, Any]) -> None:
    assert perft(golden.position(entry, game), entry["depth"]) == entry["nodes"]


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_missing(game: str) -> None:
    """Every golden configuration has its record, no record is left over, and there are counts."""
    wanted = {golden.file_of(case) for case in golden.golden_cases(game)}
    assert {path for path in RECORDS if path.parent.name == game} == wanted, "run make golden"
    assert golden.read_perft(game)
    records = [Record.from_text(path.read_text(encoding="utf-8")) for path in wanted]
    assert {record.seats for record in records} == set(get(game).seats)
    assert {record.rules for record in records} == {get(game).rules_version}
