"""Measures a step of the environments for learners, of Rathaus and of its peers, in one run.

`python benchmarks/environments.py` prints steps a second and the ratio of the cost of a step; everything else is as in
run.py. Ratios below 0.5 mean that a step of Rathaus costs less than half of the peer's.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

import run
from run import HERE, Program, install_peers, peers_python

RLCARD = ("mahjong", "uno", "doudizhu")


def programs() -> tuple[list[Program], list[Program]]:
    """Every game of Rathaus, and the peers."""
    from rathaus.core.registry import games

    peers = str(peers_python())
    ours = [
        Program(f"rathaus/{name}", [sys.executable, str(HERE / "rathaus_environment.py"), name])
        for name in games()
    ]
    theirs = [
        Program("catanatron", [peers, str(HERE / "catanatron_environment.py")]),
        *(Program(f"rlcard/{name}", [peers, str(HERE / "rlcard_environment.py"), name]) for name in RLCARD),
    ]
    return ours, theirs


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the environments and their peers in one run.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write rates and ratios")
    given = parser.parse_args()
    install_peers()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ours, theirs = programs()
    run.KINDS = {"env": "steps of an environment"}
    missing = run.measure([*ours, *theirs], given.seconds, given.rounds)
    rates = {p.key: p.result()["env"] for p in [*ours, *theirs] if p.about and p.key not in missing}
    measured = [p.key for p in theirs if p.key in rates]
    print(f"{'':24}{'steps/s':>12}   cost of a step as a share of the peer's")
    print(f"{'':24}{'':>12}   " + "".join(f"{key:>18}" for key in measured))
    found: dict[str, dict[str, float]] = {}
    for program in ours:
        if program.key in rates:
            found[program.key] = {key: rates[key] / rates[program.key] for key in measured}
            cells = "".join(f"{ratio:>18.3f}" for ratio in found[program.key].values())
            print(f"{program.key:24}{rates[program.key]:>12,.0f}   {cells}")
    for key in measured:
        print(f"{key:24}{rates[key]:>12,.0f}")
    for key, reason in missing.items():
        print(f"not measured: {key}: {reason}")
    if given.json:
        given.json.write_text(json.dumps({"rates": rates, "ratios": found, "missing": missing}, indent=1))
    return int(any(p.key in missing for p in ours))


if __name__ == "__main__":
    sys.exit(main())
