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
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rathaus.core.registry import games

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VENV = ROOT / ".venv-bench"
REQUIREMENTS = HERE / "requirements.txt"
HISTORY = HERE / "history.jsonl"
OWN = "rathaus/"
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


def own_programs(games: list[str]) -> list[Program]:
    """Rathaus, once a game."""
    return [
        Program(f"{OWN}{game}", [sys.executable, str(HERE / "rathaus_engine.py"), game]) for game in games
    ]


def peer_programs() -> list[Program]:
    """The peers; Catanatron first."""
    peers = str(peers_python())
    return [
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


def ratios(own: Program, peers: list[Program]) -> dict[str, dict[str, float]]:
    """The rate of a game of Rathaus as a multiple of the peer's, by kind and peer.

    A loop inside an engine is held against the peer's own loop, or against stepping where it has none; stepping
    from Python against stepping, or against the peer's own loop where that is Python.
    """
    ours = own.result()
    found: dict[str, dict[str, float]] = {kind: {} for kind in KINDS}
    other = {"own": "stepped", "stepped": "own"}
    for program in peers:
        theirs = program.result()
        for kind in KINDS:
            rate = theirs.get(kind, theirs.get(other.get(kind, "")))
            if rate and kind in ours:
                found[kind][program.key] = ours[kind] / rate
    return found


def table(chosen: list[Program]) -> str:
    """Rates a second, a program a line."""
    measured = [program for program in chosen if program.about]
    wide = max(len(program.key) for program in measured)
    lines = [f"{program.key:<{wide}}  {name(program)}" for program in measured]
    lines += ["", " " * wide + row(KINDS.values())]
    for program in measured:
        rates = program.result()
        cells = ("–" if kind not in rates else f"{rates[kind]:,.0f}" for kind in KINDS)
        lines.append(f"{program.key:<{wide}}" + row(cells))
    return "\n".join(lines)


def name(program: Program) -> str:
    """What a program measures."""
    about = program.about
    return f"{about['program']}: {about['game']} ({about['note']})"


def row(cells: Iterable[str]) -> str:
    """Cells under the headings of the kinds."""
    return "".join(f"{cell:>{room(text)}}" for cell, text in zip(cells, KINDS.values(), strict=True))


def room(heading: str) -> int:
    """Width of the column of a kind."""
    return max(13, len(heading) + 3)


def comparison(found: dict[str, dict[str, dict[str, float]]], peers: list[Program]) -> str:
    """How many times faster each game of Rathaus is than each peer."""
    wide = max(len(game) for game in found)
    lines = []
    for peer in peers:
        if peer.about:
            lines += ["", f"times {peer.key}"]
            for game, kinds in found.items():
                times = (kinds[kind].get(peer.key) for kind in KINDS)
                lines.append(f"{game:<{wide}}" + row("–" if one is None else f"{one:,.1f}" for one in times))
    return "\n".join(lines)


def report(
    given: argparse.Namespace, own: list[Program], peers: list[Program], missing: dict[str, str]
) -> None:
    """Print the tables, and write what was asked to be kept."""
    found = {program.key: ratios(program, peers) for program in own}
    print(table([*own, *peers]))
    print(comparison(found, peers))
    for key, reason in missing.items():
        print(f"not measured: {key}: {reason}")
    head = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "version": own[0].about["program"].removeprefix("rathaus "),
        "engine": own[0].about["note"].removesuffix(" engine"),
        "peers": {program.key: program.about["program"] for program in peers if program.about},
    }
    if given.json:
        rates = {program.key: program.result() for program in [*own, *peers] if program.about}
        whole = {**head, "rates": rates, "ratios": found, "missing": missing}
        given.json.write_text(json.dumps(whole, indent=1))
    if given.history:
        with HISTORY.open("a", encoding="utf-8") as file:
            for key, kinds in found.items():
                rounded = {kind: {peer: round(x, 2) for peer, x in of.items()} for kind, of in kinds.items()}
                line = {**head, "game": key.removeprefix(OWN), "ratios": rounded}
                file.write(json.dumps(line) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine and its peers in one run.")
    parser.add_argument("--game", action="append", help="a game of Rathaus, all of them if not given")
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
    own = own_programs(given.game or sorted(games()))
    peers = [] if given.without_peers else peer_programs()
    missing = measure([*own, *peers], given.seconds, given.rounds)
    if lost := [program.key for program in own if program.key in missing]:
        print(f"cannot be measured: {', '.join(f'{key}: {missing[key]}' for key in lost)}", file=sys.stderr)
        return 1
    report(given, own, peers, missing)
    return 0


if __name__ == "__main__":
    sys.exit(main())
