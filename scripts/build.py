"""Brings the compiled engine up to date: `python scripts/build.py [--require] [--check]`.

Quick when nothing has changed. Removes extension files that no longer belong to a module. Without a C
compiler it says so and leaves the interpreted engine, or fails with `--require`. `--check` builds nothing
and exits with 1 when the engine is older than its sources.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)

import setup  # noqa: E402

STAMP = Path("build") / f"engine{setup.SUFFIX}.stamp"


def inputs() -> list[Path]:
    """All files on which the compiled engine depends."""
    headers = (setup.SOURCE / "rathaus").rglob("*.pxd")
    return [Path("setup.py"), *setup.compiled_modules().values(), *headers]


def changed_since(moment: float) -> list[Path]:
    return [path for path in inputs() if path.stat().st_mtime >= moment]


def up_to_date() -> bool:
    if not STAMP.exists() or changed_since(STAMP.stat().st_mtime):
        return False
    return all(setup.library(source).exists() for source in setup.compiled_modules().values())


def remove_strays() -> None:
    """Drops extension files whose module is gone or is no longer compiled."""
    wanted = {setup.library(source) for source in setup.compiled_modules().values()}
    trees = [setup.SOURCE, *Path("build").glob("lib*")]
    for tree in trees:
        for path in (tree / "rathaus").rglob("*" + setup.SUFFIX):
            if setup.SOURCE / path.relative_to(tree) not in wanted:
                path.unlink()


def forget_generated() -> None:
    for generated in setup.GENERATED.rglob("*.c"):
        generated.unlink()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keeps two builds of the same working copy apart."""
    Path("build").mkdir(exist_ok=True)
    with Path("build/lock").open("w") as file:
        with contextlib.suppress(ImportError):  # no such locks on Windows
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(require: bool) -> int:
    begin = time.time()
    if STAMP.exists() and Path("setup.py").stat().st_mtime >= STAMP.stat().st_mtime:
        forget_generated()  # the way of translating may have changed
    environment = os.environ | {"RATHAUS_COMPILE": "require" if require else "auto"}
    environment.pop("RATHAUS_ENGINE", None)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    failed = subprocess.run(command, env=environment, check=False).returncode
    if failed:
        return failed
    sources = setup.compiled_modules().values()
    if not all(setup.library(source).exists() for source in sources):
        print(
            "The engine is not compiled; it runs as plain Python, about 25 times slower.\n"
            "Install a C compiler and the header files of Python, then run `make build`."
        )
        return 0
    edited = changed_since(begin)
    if edited:  # while the compiler ran: translate again next time, whatever the files' times say
        print("changed during the build, run it again:", *edited)
        forget_generated()
        return 0
    STAMP.touch()
    os.utime(STAMP, (begin, begin))
    print(f"compiled engine: {len(sources)} modules, {time.time() - begin:.0f} s")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--require", action="store_true", help="fail when a module cannot be compiled")
    parser.add_argument("--check", action="store_true", help="only tell whether a build is due")
    arguments = parser.parse_args()
    if arguments.check:
        return 0 if up_to_date() else 1
    with one_at_a_time():
        remove_strays()
        return 0 if up_to_date() else build(arguments.require)


if __name__ == "__main__":
    sys.exit(main())
