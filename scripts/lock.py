"""Writes the locks anew: `python scripts/lock.py [--upgrade]`.

Python: requirements/*.lock, with exact versions and the hashes of every file, for all platforms and every
Python since 3.11. JavaScript: package-lock.json. Without `--upgrade` versions stay where they can.
No lock may name the address of a package index, so that any mirror serves.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import INSTALLER, ROOT, bring_up

LOCKS = {
    "requirements/dev.lock": [
        "pyproject.toml",
        *(f"--extra={extra}" for extra in ("draw", "dev", "mcp", "research")),
        "requirements/dev.in",
    ],
    "requirements/node.lock": ["requirements/node.in"],
    INSTALLER: ["requirements/installer.in"],
}
OPTIONS = [
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--fork-strategy=fewest",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--custom-compile-command=make lock",
]


def main() -> None:
    programs = bring_up(".venv-lock", INSTALLER) / ("Scripts" if os.name == "nt" else "bin")
    for lock, sources in LOCKS.items():
        command = [str(programs / "uv"), "pip", "compile", *OPTIONS, *sys.argv[1:], *sources, "-o", lock]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, "scripts/assets.py", "--lock"], cwd=ROOT, check=True)
    for lock in (*LOCKS, "package-lock.json"):
        if "://" in Path(ROOT, lock).read_text():
            raise SystemExit(f"{lock} names an address")
        print(lock)


if __name__ == "__main__":
    main()
