"""Everything that an object leads to: for the promise that a view leads to no state."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


def reachable(root: Any, known_to_all: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """Path and object of everything reachable from an object, but not through what everybody knows."""
    seen = {id(thing) for thing in known_to_all}
    queue: list[tuple[str, Any]] = [("view", root)]
    while queue:
        path, thing = queue.pop()
        if id(thing) in seen or isinstance(thing, SHARED):
            continue
        seen.add(id(thing))
        yield path, thing
        queue += named_parts(path, thing)


def named_parts(path: str, thing: Any) -> list[tuple[str, Any]]:
    """What an object refers to, named where it can be."""
    if isinstance(thing, dict):
        return [
            (f"{path}[{key!r}]", part) for pair in thing.items() for key, part in ((pair[0], p) for p in pair)
        ]
    if isinstance(thing, list | tuple | set | frozenset):
        return [(f"{path}[{number}]", part) for number, part in enumerate(thing)]
    if isinstance(thing, str | bytes | int | float | None):
        return []
    return [(f"{path}.{type(part).__name__}", part) for part in gc.get_referents(thing)]
