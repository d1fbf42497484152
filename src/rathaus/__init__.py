"""Rathaus: exact rules, honest bots and an open table for five board games about cities.

The modules of the engine run compiled or as plain Python. `RATHAUS_ENGINE` in the environment chooses:
`auto` (the default) takes the compiled module where there is one, `interpreted` takes the plain source,
`compiled` refuses a module that should be compiled and is not. `rathaus.engine` tells which is in use.
"""

import os
import sys
from collections.abc import Sequence
from importlib import machinery
from types import ModuleType

__version__ = "0.1.0"


class _EngineFinder:
    """Finds the modules of this package as plain source, or insists on their compiled form."""

    def __init__(self, interpreted: bool) -> None:
        self.interpreted = interpreted
        compiled = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
        source = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
        self.loaders = [source] if interpreted else [compiled, source]

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> machinery.ModuleSpec | None:
        if path is None or not fullname.startswith("rathaus."):
            return None
        for folder in path:
            spec = machinery.FileFinder(folder, *self.loaders).find_spec(fullname)
            if spec is None or spec.loader is None:  # nothing, or a folder without __init__.py
                continue
            if not self.interpreted and isinstance(spec.loader, machinery.SourceFileLoader):
                with open(str(spec.origin), "rb") as file:
                    if file.readline().startswith(b"# cython:"):
                        raise ImportError(f"RATHAUS_ENGINE=compiled, but {fullname} is not compiled")
            return spec
        return None


def _choose_engine(wanted: str) -> None:
    if wanted not in ("auto", "compiled", "interpreted"):
        raise ImportError(f"RATHAUS_ENGINE is {wanted!r}; it must be auto, compiled or interpreted")
    if wanted != "auto":
        sys.meta_path.insert(0, _EngineFinder(wanted == "interpreted"))


_choose_engine(os.environ.get("RATHAUS_ENGINE") or "auto")
