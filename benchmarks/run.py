"""Measures the engine of Rathaus and its peers in one run: `python benchmarks/run.py`, or `make bench`.

The peers live in an environment of their own, .venv-bench, made at the first run from requirements.txt. All
programs are started on one core and measure their processor time in turn, A B C A B C ..., so that a busy machine
disturbs all alike; the medians count, and what is kept are ratios. A peer that cannot be installed or started is
reported and left out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VENV = ROOT / ".venv-bench"
REQUIREMENTS = HERE / "requirements.txt"
HISTORY = HERE / "history.jsonl"
OPENSPIEL_GAMES = ("backgammon", "gin_rummy", "hearts")
KINDS = {
    "own": "random decisions, own loop",
    "stepped": "random decisions, from Python",
    "clone": "copies",
    "legal": "lists of legal actions",
}


def peers_python() -> Path:
    """The interpreter of the peers' environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install_peers() -> None:
    """Make the environment of the peers, if requirements.txt has changed since; what cannot be installed is
    missing later and reported then."""
    stamp = VENV / "installed"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print(f"making {VENV.name} ...", file=sys.stderr)
    if subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False).returncode:
        return
    complete = True
    for line in REQUIREMENTS.read_text().split():
        command = [
            str(peers_python()),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            line,
        ]
        complete &= subprocess.run(command, check=False).returncode == 0
    if complete:
        stamp.write_text(wanted)


@dataclass
class Program:
    """A program that measures: how it is started, what it says of itself, and its rates a second so far."""

    key: str
    command: list[str]
    about: dict[str, Any] = field(default_factory=dict)
    rates: dict[str, list[float]] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None

    def start(self) -> str | None:
        """Start it; returns why it cannot be measured, None if it can."""
        environment = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        pipe = subprocess.PIPE
        with tempfile.TemporaryFile("w+") as errors:
            try:
                self.process = subprocess.Popen(
                    self.command, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=environment
                )
            except OSError as error:
                return str(error)
            assert self.process.stdout is not None
            line = self.process.stdout.readline()
            if not line:
                self.process.communicate()
                errors.seek(0)
                return (errors.read().strip().splitlines() or ["it ended at once"])[-1]
        self.about = json.loads(line)
        self.rates = {kind: [] for kind in self.about["measurements"]}
        return None

    def measure(self, kind: str, seconds: float) -> None:
        """Let it measure once while all others wait."""
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"name": kind, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.key} ended while it measured {kind}")
        answer = json.loads(line)
        self.rates[kind].append(answer["done"] / answer["seconds"])

    def stop(self) -> None:
        """End it."""
        if self.process is not None and self.process.poll() is None:
            self.process.communicate()

    def result(self) -> dict[str, float]:
        """Median rate a second of each kind."""
        return {kind: median(rates) for kind, rates in self.rates.items() if rates}


def programs(game: str) -> list[Program]:
    """Rathaus first, then the peers."""
    peers = str(peers_python())
    return [
        Program("rathaus", [sys.executable, str(HERE / "rathaus_engine.py"), game]),
        Program("catanatron", [peers, str(HERE / "catanatron_game.py")]),
        *(
            Program(f"openspiel/{name}", [peers, str(HERE / "openspiel_game.py"), name])
            for name in OPENSPIEL_GAMES
        ),
    ]


def measure(chosen: list[Program], seconds: float, rounds: int) -> dict[str, str]:
    """Measure in turn; returns the programs that could not be measured with the reasons."""
    missing = {}
    running = []
    for program in chosen:
        reason = program.start()
        if reason is None:
            running.append(program)
        else:
            missing[program.key] = reason
    try:
        for i in range(rounds):
            for kind in KINDS:
                for program in running:
                    if kind in program.rates:
                        program.measure(kind, seconds)
            print(f"round {i + 1} of {rounds}", file=sys.stderr)
    finally:
        for program in running:
            program.stop()
    return missing


def ratios(chosen: list[Program]) -> dict[str, dict[str, float]]:
    """The rate of Rathaus as a multiple of the peer's, by kind and peer.

    A loop inside an engine is held against the peer's own loop, or against stepping where it has none; stepping
    from Python against stepping, or against the peer's own loop where that is Python.
    """
    ours = chosen[0].result()
    found: dict[str, dict[str, float]] = {kind: {} for kind in KINDS}
    other = {"own": "stepped", "stepped": "own"}
    for program in chosen[1:]:
        theirs = program.result()
        for kind in KINDS:
            rate = theirs.get(kind, theirs.get(other.get(kind, "")))
            if rate and kind in ours:
                found[kind][program.key] = ours[kind] / rate
    return found


def table(chosen: list[Program], found: dict[str, dict[str, float]]) -> str:
    """Rates a second, and in brackets how many times faster Rathaus is."""
    measured = [program for program in chosen if program.about]
    wide = max(len(text) for text in KINDS.values())
    lines = []
    for i, program in enumerate(measured):
        about = program.about
        lines.append(f"[{i}] {about['program']}: {about['game']} ({about['note']})")
    head = "a second".ljust(wide) + "".join(f"{f'[{i}]':>22}" for i in range(len(measured)))
    lines += ["", head]
    for kind, text in KINDS.items():
        cells = []
        for program in measured:
            rate = program.result().get(kind)
            times = found[kind].get(program.key)
            cell = "–" if rate is None else f"{rate:,.0f}"
            cells.append(f"{cell} {f'({times:,.1f}x)' if times else '':>9}")
        lines.append(text.ljust(wide) + "".join(f"{cell:>22}" for cell in cells))
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine and its peers in one run.")
    parser.add_argument("--game", default="citadels", help="the game of Rathaus")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each kind")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write rates and ratios")
    parser.add_argument("--history", action="store_true", help=f"append the ratios to {HISTORY.name}")
    parser.add_argument("--without-peers", action="store_true", help="measure Rathaus alone")
    given = parser.parse_args()

    if not given.without_peers:
        install_peers()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the programs inherit it
    chosen = programs(given.game)[: 1 if given.without_peers else None]
    missing = measure(chosen, given.seconds, given.rounds)
    if "rathaus" in missing:
        print(f"rathaus cannot be measured: {missing['rathaus']}", file=sys.stderr)
        return 1
    found = ratios(chosen)
    print(table(chosen, found))
    for key, reason in missing.items():
        print(f"not measured: {key}: {reason}")
    about = chosen[0].about
    head = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": about["program"].removeprefix("rathaus "),
        "game": given.game,
        "engine": about["note"].removesuffix(" engine"),
        "peers": {program.key: program.about["program"] for program in chosen[1:] if program.about},
    }
    if given.json:
        rates = {program.key: program.result() for program in chosen if program.about}
        given.json.write_text(
            json.dumps({**head, "rates": rates, "ratios": found, "missing": missing}, indent=1)
        )
    if given.history:
        rounded = {kind: {key: round(x, 2) for key, x in row.items()} for kind, row in found.items()}
        with HISTORY.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**head, "ratios": rounded}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
