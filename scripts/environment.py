"""Makes and updates .venv: the locked dependencies, and Rathaus itself as an editable install.

Does nothing when the environment already holds what the lock and pyproject.toml ask for. The engine is
compiled by scripts/build.py, not here.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLER = "requirements/installer.lock"


def python_of(environment: Path) -> Path:
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pip(environment: Path, *arguments: str) -> None:
    command = [str(python_of(environment)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    status = subprocess.run(
        [*command, *arguments], cwd=ROOT, env=os.environ | {"RATHAUS_COMPILE": "no"}, check=False
    ).returncode
    if status:
        raise SystemExit(status)


def create(environment: Path) -> None:
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise SystemExit(
            f"{sys.executable} cannot make environments: its modules venv and ensurepip are missing.\n"
            f"On Debian and Ubuntu: apt-get install {package}"
        ) from None
    venv.create(environment, clear=True, with_pip=True)


def install(environment: Path, lock: str) -> None:
    """Installs exactly what a lock names: with uv, which is quick, or with pip if uv cannot.

    uv does not read pip's settings, so it fails where those name the only index that can be reached.
    """
    if lock != INSTALLER:
        pip(environment, "--require-hashes", "--requirement", INSTALLER)
        uv = python_of(environment).with_name("uv.exe" if os.name == "nt" else "uv")
        options = ["--quiet", "--python", str(python_of(environment)), "--require-hashes"]
        command = [str(uv), "pip", "install", *options, "--requirement", lock]
        if subprocess.run(command, cwd=ROOT, check=False).returncode == 0:
            return
        print("trying again with pip ...", flush=True)
    pip(environment, "--require-hashes", "--requirement", lock)


def bring_up(name: str, lock: str, editable: bool = False) -> Path:
    """Makes an environment hold what a lock names, and Rathaus if `editable`. Returns its folder.

    The file `made-from` in it says what it was made from: Python and place (it can't be moved) on the first
    line, the lock (and pyproject.toml) on the second.
    """
    environment = ROOT / name
    inputs = [ROOT / lock, *([ROOT / "pyproject.toml"] if editable else [])]
    base = f"{sys.version.split()[0]} {sys.implementation.cache_tag} {ROOT}"
    contents = hashlib.sha256(b"".join(path.read_bytes() for path in inputs)).hexdigest()
    stamp = environment / "made-from"
    found = stamp.read_text().splitlines() if stamp.exists() and python_of(environment).exists() else ["", ""]
    if found == [base, contents]:
        return environment
    print(f"{name}: installing what {lock} names ...", flush=True)
    if found[0] != base:
        create(environment)
    install(environment, lock)
    if editable:
        pip(environment, "--no-deps", "--no-build-isolation", "--editable", ".")
    stamp.write_text(f"{base}\n{contents}\n")
    return environment


if __name__ == "__main__":
    bring_up(".venv", "requirements/dev.lock", editable=True)
