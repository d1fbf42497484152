"""Compiled and interpreted bots decide alike."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rathaus import engine

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from rathaus import engine
from rathaus.bots import make
from tests.bots.positions import TABLES, sample
print(engine.name(), file=sys.stderr)
for table in TABLES:
    for state in sample(table, 16):
        view = state.view(state.seat_to_act())
        print(table, make("greedy", 1).choose(view))
for table in ("4p-first2000", "5p-dark", "2p-classic2017"):
    for number, state in enumerate(sample(table, 8)):
        found = make("mcts:iterations=25,patience=2,epsilon=0.1", number).analyse(state.view(state.seat_to_act()))
        print(table, [(entry.action, entry.visits, entry.means) for entry in found if entry.visits])
"""


def decisions(wanted: str) -> tuple[str, str]:
    environment = os.environ | {"RATHAUS_ENGINE": wanted, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PROGRAM, str(ROOT)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stderr.split()[-1], done.stdout


@pytest.mark.slow
@pytest.mark.skipif(engine.name() != "compiled", reason="needs both engines")
def test_both_engines_decide_alike() -> None:
    name, compiled = decisions("compiled")
    assert name == "compiled"
    name, interpreted = decisions("interpreted")
    assert name == "interpreted"
    assert len(compiled.splitlines()) > 100
    assert compiled == interpreted
