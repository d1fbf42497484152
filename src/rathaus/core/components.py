"""Component data: TOML files with source and confidence, and folders that overlay them with better values."""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rathaus.core.errors import ComponentError

CONFIDENCE = ("verified", "single-source", "knowledge", "reconstructed")


@dataclass(frozen=True)
class Component:
    """One record of a component file and where it comes from."""

    file: str
    table: str
    data: dict[str, Any]
    source: str
    confidence: str

    @property
    def id(self) -> str:
        """Its id within the file, «» where records have none."""
        return str(self.data.get("id", ""))


class Components:
    """All component files of a game, with the overlay applied.

    ``files[name]`` is the parsed file ``name.toml``.
    """

    def __init__(self, game: str, parsed: dict[str, dict[str, Any]], overlaid: tuple[str, ...] = ()) -> None:
        self.game = game
        self.files = parsed
        self.overlaid = overlaid
        text = json.dumps(parsed, sort_keys=True, ensure_ascii=False)
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]

    def __getitem__(self, name: str) -> dict[str, Any]:
        return self.files[name]

    def records(self) -> Iterable[Component]:
        """Every record and every table of every file; one without source or confidence has its file's."""
        for name, parsed in sorted(self.files.items()):
            for table, value in parsed.items():
                if isinstance(value, dict):
                    yield component(name, table, value, parsed)
                elif is_records(value):
                    for data in value:
                        yield component(name, table, data, parsed)

    def confidence(self) -> dict[str, int]:
        """How many records have each confidence."""
        counts = dict.fromkeys(CONFIDENCE, 0)
        for record in self.records():
            counts[record.confidence] += 1
        return counts

    def reconstructed_share(self) -> float:
        """The share of records whose printed values are not known, 0 to 1."""
        counts = self.confidence()
        return counts["reconstructed"] / max(1, sum(counts.values()))


def is_records(value: Any) -> bool:
    """Whether a value of a file is a list of tables ``[[table]]``."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def component(file: str, table: str, data: dict[str, Any], parsed: dict[str, Any]) -> Component:
    """A record or table of a parsed file."""
    source = str(data.get("source", parsed.get("source", "")))
    return Component(file, table, data, source, str(data.get("confidence", parsed["confidence"])))


def read_toml(text: str, where: str) -> dict[str, Any]:
    """Parse a component file.

    Raises:
        ComponentError: it is no TOML; the sentence names file and line.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{where}: {error}") from None


def overlay_folder() -> Path | None:
    """The folder of the user's own component files: ``RATHAUS_COMPONENTS``, or the data directory's."""
    named = os.environ.get("RATHAUS_COMPONENTS")
    if named:
        path = Path(named)
        if not path.is_dir():
            raise ComponentError(f"{path}: there is no such folder of component files")
        return path
    import platformdirs

    path = Path(platformdirs.user_data_dir("rathaus")) / "components"
    return path if path.is_dir() else None


def line_of(text: str, table: str, identity: str, key: str) -> int:
    """The line of a key in a record of a table, 1-based; the nearest line above where it is missing."""
    best, inside, here, top = 1, table == "", "", True
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?", line)
        if head:
            top, here = False, head.group(1)
            inside = here == table and not identity
            best = number if inside else best
        elif identity and here == table and re.match(rf"\s*id\s*=\s*\"{re.escape(identity)}\"", line):
            best, inside = number, True
            if key == "id":
                return number
        elif (inside or (top and table == "")) and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return key_above(text, table, identity, key) or best


def key_above(text: str, table: str, identity: str, key: str) -> int:
    """The line of a key that stands in its record before the id; 0 if it does not."""
    found, here = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        head = re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?", line)
        if head:
            found, here = 0, head.group(1)
        elif here == table and re.match(rf"\s*{re.escape(key)}\s*=", line):
            found = number
        elif identity and here == table and re.match(rf"\s*id\s*=\s*\"{re.escape(identity)}\"", line):
            return found
    return 0


def own_files(game: str) -> dict[str, dict[str, Any]]:
    """The component files of a game's package, parsed.

    Raises:
        ComponentError: a file is damaged, or has no source or confidence.
    """
    parsed = {}
    folder = files(f"rathaus.games.{game}").joinpath("components")
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".toml"):
            data = read_toml(entry.read_text(encoding="utf-8"), f"{game}/components/{entry.name}")
            if data.get("confidence") not in CONFIDENCE or not data.get("source"):
                raise ComponentError(f"{game}/components/{entry.name}: needs source and confidence")
            parsed[entry.name.removesuffix(".toml")] = data
    return parsed


def load(game: str, overlay: Path | None = None) -> Components:
    """The components of a game, with the files of ``overlay/<game>/`` laid over its own.

    Raises:
        ComponentError: a file is damaged or does not fit; names file, line, key and reason.
    """
    parsed = own_files(game)
    folder = overlay / game if overlay is not None else None
    if folder is None or not folder.is_dir():
        return Components(game, parsed)
    from rathaus.core.overlay import lay_over

    laid = lay_over(game, folder, parsed)
    if laid.problems:
        raise ComponentError(str(laid.problems[0]))
    return Components(game, laid.files, laid.names)


@cache
def components(game: str) -> Components:
    """The components that this process plays with, read once: the game's own and the user's overlay."""
    return load(game, overlay_folder())
