"""Which engine is in use: the compiled modules or the plain Python ones. See the package's docstring.

`python -m rathaus.engine` prints it.
"""

import os
import sys
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).parent
MARK = b"# cython:"
"""The first line of a module that is meant to be compiled starts with this."""

Name = Literal["compiled", "interpreted", "mixed"]


@cache
def sources() -> dict[str, Path]:
    """Dotted name and source file of every module that is meant to be compiled."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        with path.open("rb") as file:
            if file.readline().startswith(MARK):
                found[".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)] = path
    return found


def forced() -> bool:
    """Whether the environment chose the engine."""
    return (os.environ.get("RATHAUS_ENGINE") or "auto") != "auto"


def is_compiled(module: str) -> bool:
    """Whether a module of `sources()` was loaded from an extension file, or would be if imported now."""
    loaded = sys.modules.get(module)
    if loaded is not None:
        return str(getattr(loaded, "__file__", "")).endswith(tuple(EXTENSION_SUFFIXES))
    if os.environ.get("RATHAUS_ENGINE") == "interpreted":
        return False
    source = sources()[module]
    return any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def interpreted_modules() -> list[str]:
    """The modules that are meant to be compiled and run as plain Python."""
    return [module for module in sources() if not is_compiled(module)]


def name() -> Name:
    """The engine in use: `compiled`, `interpreted`, or `mixed` when only some modules are compiled."""
    plain = len(interpreted_modules())
    if plain == len(sources()):
        return "interpreted"
    return "mixed" if plain else "compiled"


def hint() -> str | None:
    """A sentence on how to get the whole compiled engine; None when it is in use or was not wanted."""
    if forced() or name() == "compiled":
        return None
    state = "in part" if name() == "mixed" else "entirely"
    working_copy = (PACKAGE.parents[1] / "setup.py").exists()
    cure = "run `make build`" if working_copy else "install Rathaus again from its source"
    return (
        f"The rules run {state} as plain Python, about 25 times slower than compiled: install a C compiler "
        f"and the header files of Python, then {cure}."
    )


if __name__ == "__main__":
    print(f"{name()}: {len(sources()) - len(interpreted_modules())} of {len(sources())} modules compiled")
    if hint():
        print(hint())
