"""`rathaus components` and `--components`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

GOOD = 'confidence = "verified"\nsource = "my copy"\n\n[[district]]\nid = "tavern"\ncost = 2\n'
BAD = '[[district]]\nid = "tavern"\ncost = "two"\n'


def rathaus(*arguments: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from rathaus.cli import app; app()", *arguments]
    return subprocess.run(program, capture_output=True, text=True, env=os.environ.copy())


def folder(tmp_path: Path, text: str) -> str:
    (tmp_path / "citadels").mkdir()
    (tmp_path / "citadels/districts_basic.toml").write_text(text)
    return str(tmp_path)


def test_report() -> None:
    done = rathaus("components", "report", "citadels", "--json")
    assert done.returncode == 0
    (found,) = json.loads(done.stdout)
    assert found["game"] == "citadels" and sum(found["confidence"].values()) > 60


def test_good_folder_is_accepted_and_changes_play(tmp_path: Path) -> None:
    own = folder(tmp_path, GOOD)
    assert rathaus("components", "check", own).returncode == 0
    plain, changed = rathaus("games", "--json"), rathaus("--components", own, "games", "--json")
    digests = [
        next(g for g in json.loads(done.stdout) if g["name"] == "citadels")["components"]["digest"]
        for done in (plain, changed)
    ]
    assert digests[0] != digests[1]


def test_bad_folder_is_refused(tmp_path: Path) -> None:
    own = folder(tmp_path, BAD)
    for done in (rathaus("components", "check", own), rathaus("--components", own, "games")):
        assert done.returncode == 2
        assert "districts_basic.toml, line 3, key cost" in done.stderr
        assert "Traceback" not in done.stderr


def test_missing_folder_is_refused(tmp_path: Path) -> None:
    done = rathaus("--components", str(tmp_path / "nowhere"), "games")
    assert done.returncode == 2
    assert "no such folder" in done.stderr
