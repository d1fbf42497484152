from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rathaus.cli import app
from rathaus.core.records import Record
from rathaus.core.registry import get

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder and data folder; texts in English."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Run `rathaus` with arguments (one string, or several) and what is typed."""

    def invoke(*arguments: str, typed: str = "") -> Result:
        words = arguments[0].split() if len(arguments) == 1 else list(arguments)
        return CliRunner().invoke(app, words, input=typed, catch_exceptions=False)

    return invoke


@pytest.fixture
def refused(run: Run, here: Path) -> Callable[..., str]:
    """Run what must be refused: status 2, one sentence, no output, no file. Returns the sentence."""

    def invoke(*arguments: str) -> str:
        before = sorted(here.rglob("*"))
        result = run(*arguments)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert sorted(here.rglob("*")) == before
        lines = result.stderr.splitlines()
        assert len(lines) == 1 and lines[0].startswith("rathaus: "), result.stderr
        return lines[0]

    return invoke


@pytest.fixture(scope="session")
def finished() -> Record:
    """The record of a whole game."""
    ruleset = get("citadels").ruleset(3)
    record = Record.begin(ruleset, 5, ["Ada", "Bo", ""])
    state = record.start()
    while not state.is_over():
        legal = state.legal_actions()
        record.play(state, legal[len(record.moves) * 7 % len(legal)])
    return record


@pytest.fixture
def record_file(here: Path, finished: Record) -> Path:
    path = here / "game.jsonl"
    path.write_text(finished.to_text(), encoding="utf-8")
    return path
