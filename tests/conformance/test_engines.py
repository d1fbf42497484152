"""The interpreted and the compiled engine play the same games, position by position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import rathaus
from rathaus.core.game import Game
from tests.conformance.play import COMPILED
from tests.conformance.trace import chosen

TRACE = Path(__file__).with_name("trace.py")


def start(engine: str, game: str) -> subprocess.Popen[str]:
    path = [str(Path(rathaus.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"RATHAUS_ENGINE": engine, "PYTHONPATH": os.pathsep.join(filter(None, path))}
    return subprocess.Popen(
        [sys.executable, str(TRACE), game],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="needs the compiled engine")
def test_both_engines_play_the_same_games(game: Game) -> None:
    running = {engine: start(engine, game.name) for engine in ("interpreted", "compiled")}
    lines: dict[str, list[str]] = {}
    for engine, process in running.items():
        output, errors = process.communicate(timeout=280)
        assert process.returncode == 0, f"{engine}: {errors[-3000:]}"
        first, *lines[engine] = output.splitlines()
        assert json.loads(first) == {"engine": engine}
    assert len(lines["compiled"]) == len(chosen(game.name))
    for interpreted, compiled in zip(lines["interpreted"], lines["compiled"], strict=True):
        if interpreted != compiled:
            name, one = json.loads(interpreted)
            _, other = json.loads(compiled)
            step = next((number for number, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), -1)
            pytest.fail(f"{name}, entry {step}: interpreted {one[step]}, compiled {other[step]}")
