"""Runs the checks of the project in order and stops at the first that fails.

`python scripts/test.py` runs everything, `--group lint` or `--group tests` a part, `--counts` only prints
the sum of the pytest runs of the last time. To change what is checked, change STAGES.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field
from pathlib import Path

from chromium import find as find_chromium
from environment import ROOT

REPORTS = ROOT / "build/reports"
PYTHON = sys.executable
TARGETS = ["src", "tests", "scripts", "setup.py", "benchmarks", "examples"]
NO_TESTS = 5  # pytest's exit status when it selected nothing


@dataclass(frozen=True)
class Stage:
    """One check: a command, or a pytest run when `pytest` is set (then it also leaves a report)."""

    name: str
    group: str
    command: list[str] = field(default_factory=list)
    pytest: list[str] | None = None
    environment: dict[str, str] = field(default_factory=dict)
    may_be_empty: bool = False


def existing(paths: list[str]) -> list[str]:
    return [path for path in paths if (ROOT / path).exists()]


STAGES = [
    Stage("ruff", "lint", [PYTHON, "-m", "ruff", "check", *existing(TARGETS)]),
    Stage("format", "lint", [PYTHON, "-m", "ruff", "format", "--check", *existing(TARGETS)]),
    Stage("mypy", "lint", [PYTHON, "-m", "mypy"]),
    Stage("imports", "lint", [str(Path(PYTHON).with_name("lint-imports")), "--no-logo", "--no-cache"]),
    Stage("build", "tests", [PYTHON, "scripts/build.py", "--require"]),
    Stage(
        "compiled",
        "tests",
        pytest=["-n", "auto", "--dist", "worksteal", "-m", "not browser"],
        environment={"RATHAUS_ENGINE": "compiled"},
    ),
    Stage(
        "browser",
        "tests",
        pytest=["-n", "auto", "--dist", "worksteal", "-m", "browser"],
        environment={"RATHAUS_ENGINE": "compiled"},
    ),
    Stage(
        "interpreted",
        "tests",
        pytest=["-n", "auto", "--dist", "worksteal", "-m", "engine and not browser"],
        environment={"RATHAUS_ENGINE": "interpreted"},
    ),
]


@dataclass(frozen=True)
class Counts:
    """What became of the tests of one run, or of several."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        return f"{self.passed} passed, {self.failed} failed{skipped}"


def report(stage: Stage) -> Path:
    return REPORTS / f"{stage.name}.xml"


def read(path: Path) -> Counts | None:
    """The counts of a JUnit report; None if pytest did not come to write it."""
    try:
        suites = ElementTree.parse(path).getroot().iter("testsuite")
    except ElementTree.ParseError:
        return None
    total = Counts()
    for suite in suites:
        tests, failed, errors, skipped = (
            int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped")
        )
        total += Counts(max(0, tests - failed - errors - skipped), failed + errors, skipped)
    return total


def totals() -> Counts | None:
    """The sum over all pytest runs of the last time; None if there was none or one was cut short."""
    found = [read(path) for path in sorted(REPORTS.glob("*.xml"))]
    counts = [one for one in found if one is not None]
    return sum(counts, Counts()) if counts and len(counts) == len(found) else None


def run(stage: Stage) -> int:
    environment = os.environ | {"RATHAUS_CHROMIUM": find_chromium() or ""} | stage.environment
    command = stage.command
    if stage.pytest is not None:
        report(stage).touch()  # stays empty if pytest breaks down
        command = [PYTHON, "-m", "pytest", *stage.pytest, f"--junitxml={report(stage)}"]
    status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    return 0 if status == NO_TESTS and stage.pytest is not None and stage.may_be_empty else status


def run_all(stages: list[Stage]) -> int:
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    rows = []
    status = 0
    for stage in stages:
        print(f"\n== {stage.name}", flush=True)
        begin = time.monotonic()
        status = run(stage)
        counts = read(report(stage)) if stage.pytest is not None else None
        result = f"FAILED ({status})" if status else "ok"
        rows.append(f"  {stage.name:<12} {result:<11} {time.monotonic() - begin:6.1f} s  {counts or ''}")
        if status:
            break
    print("\n== summary", *rows, sep="\n")
    for stage in stages[len(rows) :]:
        print(f"  {stage.name:<12} not run")
    sys.stdout.flush()
    return 1 if status else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--group", choices=sorted({stage.group for stage in STAGES}))
    parser.add_argument("--counts", action="store_true", help="print the counts of the last time")
    arguments = parser.parse_args()
    if arguments.counts:
        if (counts := totals()) is not None:
            print(counts)
        return 0
    return run_all([stage for stage in STAGES if arguments.group in (None, stage.group)])


if __name__ == "__main__":
    sys.exit(main())
