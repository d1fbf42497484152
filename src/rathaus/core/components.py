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
        """Every record of every file; a record without source or confidence has its file's."""
        for name, parsed in sorted(self.files.items()):
            for table, value in parsed.items():
                if isinstance(value, list) and value and isinstance(value[0], dict):
                    for data in value:
                        yield Component(
                            name,
                            table,
                            data,
                            str(data.get("source", parsed.get("source", ""))),
                            str(data.get("confidence", parsed["confidence"])),
                        )

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


def read_toml(text: str, where: str) -> dict[str, Any]:
    """Parse a component file.

    Raises:
        ComponentError: it is no TOML; the sentence names file and line.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{where}: {error}") from None


def line_of(text: str, table: str, identity: str, key: str) -> int:
    """The line of a key in the record of a table, 1-based; the nearest line above where it is missing."""
    best, inside = 1, table == ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith(f"[[{table}]]"):
            inside = False
        if identity and re.match(rf"\s*id\s*=\s*\"{re.escape(identity)}\"", line):
            best, inside = number, True
        elif inside and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return best


def same_kind(old: Any, new: Any) -> bool:
    """Whether a value may stand for another: same type, whole and broken numbers being different types."""
    return type(old) is type(new) or (isinstance(old, list) and isinstance(new, list))


class Overlay:
    """Lays one file over the file of the game: same schema, records matched by id, other keys replaced."""

    def __init__(self, path: Path, base: dict[str, Any]) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ComponentError(f"{path}: cannot be read: {error}") from None
        self.base = base
        self.given = read_toml(self.text, str(path))

    def fail(self, reason: str, key: str, table: str = "", identity: str = "") -> ComponentError:
        """The error that names file, line, key and reason."""
        line = line_of(self.text, table, identity, key)
        return ComponentError(f"{self.path}, line {line}, key {key}: {reason}")

    def merged(self) -> dict[str, Any]:
        """The game's file with the overlay's values.

        Raises:
            ComponentError: an unknown key, record or confidence, or a value of the wrong type.
        """
        result = dict(self.base)
        for key, value in self.given.items():
            if key not in self.base:
                raise self.fail("there is no such key in the game's file", key)
            old = self.base[key]
            if isinstance(old, list) and old and isinstance(old[0], dict):
                result[key] = self.records(key, old, value)
            elif not same_kind(old, value):
                raise self.fail(f"should be {type(old).__name__}, not {type(value).__name__}", key)
            else:
                result[key] = value
        self.check_confidence("", "", result)
        return result

    def records(self, table: str, old: list[dict[str, Any]], new: Any) -> list[dict[str, Any]]:
        """The records of a table, those of the overlay laid over those of the same id."""
        if not isinstance(new, list) or not all(isinstance(record, dict) for record in new):
            raise self.fail(f"should be a list of tables [[{table}]]", table)
        by_id = {record.get("id", ""): dict(record) for record in old}
        keys = {key: value for record in old for key, value in record.items()}
        for record in new:
            identity = record.get("id", "")
            if identity not in by_id:
                raise self.fail(
                    f"the game's file has no record of this id: {identity!r}", "id", table, identity
                )
            for key, value in record.items():
                known = by_id[identity].get(key, keys.get(key))
                if key in ("source", "confidence"):
                    known = ""
                if known is None:
                    raise self.fail("there is no such key in the game's file", key, table, identity)
                if not same_kind(known, value):
                    raise self.fail(
                        f"should be {type(known).__name__}, not {type(value).__name__}", key, table, identity
                    )
                by_id[identity][key] = value
            self.check_confidence(table, identity, by_id[identity])
        return list(by_id.values())

    def check_confidence(self, table: str, identity: str, record: dict[str, Any]) -> None:
        """Refuse an unknown word for the confidence."""
        word = record.get("confidence", "verified")
        if word not in CONFIDENCE:
            raise self.fail(f"is one of {', '.join(CONFIDENCE)}, not {word!r}", "confidence", table, identity)


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


def load(game: str, overlay: Path | None = None) -> Components:
    """The components of a game, with the files of ``overlay/<game>/`` laid over its own.

    Raises:
        ComponentError: a file is damaged or does not fit; names file, line, key and reason.
    """
    parsed = {}
    for entry in sorted(
        files(f"rathaus.games.{game}").joinpath("components").iterdir(), key=lambda e: e.name
    ):
        if entry.name.endswith(".toml"):
            data = read_toml(entry.read_text(encoding="utf-8"), f"{game}/components/{entry.name}")
            if data.get("confidence") not in CONFIDENCE or not data.get("source"):
                raise ComponentError(f"{game}/components/{entry.name}: needs source and confidence")
            parsed[entry.name.removesuffix(".toml")] = data
    overlaid = []
    folder = overlay / game if overlay is not None else None
    if folder is not None and folder.is_dir():
        for path in sorted(folder.glob("*.toml")):
            if path.stem not in parsed:
                raise ComponentError(
                    f"{path}: {game} has no component file of this name: {', '.join(parsed)}"
                )
            parsed[path.stem] = Overlay(path, parsed[path.stem]).merged()
            overlaid.append(path.name)
    return Components(game, parsed, tuple(overlaid))


@cache
def components(game: str) -> Components:
    """The components that this process plays with, read once: the game's own and the user's overlay."""
    return load(game, overlay_folder())
