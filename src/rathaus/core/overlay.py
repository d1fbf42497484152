"""A user's own component files laid over a game's: values by record, whole tables where asked, and all mistakes.

A file of the overlay has the name and the schema of the game's file and holds only what differs:

- records ``[[table]]`` are matched by ``id``, and the keys given are replaced;
- of tables ``[table]`` and of the top level the keys given are replaced;
- ``replace = ["table", …]`` names lists of records that are replaced as a whole, with other ids or another number;
- ``source`` and ``confidence`` at the top stand for every record and table the file touches.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rathaus.core.components import CONFIDENCE, Components, is_records, line_of, own_files, read_toml
from rathaus.core.errors import ComponentError

PROVENANCE = ("source", "confidence")
OPTIONAL = (*PROVENANCE, "note", "text")
DEFAULT_CONFIDENCE = "single-source"  # of values whose file does not say how sure it is


@dataclass(frozen=True)
class Problem:
    """A mistake in a component file: where it stands and what is wrong. ``line`` is 0 where no line is meant."""

    file: str
    line: int
    key: str
    reason: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}, key {self.key}: {self.reason}" if self.key else f"{place}: {self.reason}"


@dataclass(frozen=True)
class Misfit:
    """A value that a game cannot be played with: file (without ``.toml``), table, id, key and reason.

    The module ``checks`` of a game, where it has one, gives them: ``misfits(files) -> list[Misfit]``.
    """

    file: str
    table: str
    id: str
    key: str
    reason: str


def wrong(file: str, table: str, id: str, key: str, fits: bool, reason: str) -> list[Misfit]:
    """A misfit unless it fits."""
    return [] if fits else [Misfit(file, table, id, key, reason)]


def same_kind(old: Any, new: Any) -> bool:
    """Whether a value may stand for another: the same type, also of the first elements of lists."""
    if isinstance(old, list) and isinstance(new, list):
        return not old or all(same_kind(old[0], element) for element in new)
    return type(old) is type(new)


class Overlay:
    """One file of the overlay against the game's file of the same name. ``problems`` collects every mistake."""

    def __init__(self, path: Path, base: dict[str, Any]) -> None:
        self.path = path
        self.base = base
        self.problems: list[Problem] = []
        self.text = ""
        self.given: dict[str, Any] = {}
        try:
            self.text = path.read_text(encoding="utf-8")
            self.given = read_toml(self.text, str(path))
        except (OSError, UnicodeDecodeError) as error:
            self.problems.append(Problem(str(path), 0, "", f"cannot be read: {error}"))
        except ComponentError as error:
            line = re.search(r"at line (\d+)", str(error))
            reason = str(error).removeprefix(f"{path}: ")
            self.problems.append(Problem(str(path), int(line.group(1)) if line else 0, "", reason))
        self.replaced = self.given.pop("replace", [])
        self.stamp = {"confidence": DEFAULT_CONFIDENCE, "source": f"your own file {path.name}"}
        for key in PROVENANCE:
            if key in self.given and self.fits("", "", key, "", self.given[key]):
                self.stamp[key] = self.given[key]
            self.given.pop(key, None)
        self.check_confidence("", "", self.stamp)

    def fail(self, reason: str, key: str, table: str = "", identity: str = "") -> None:
        """Note a mistake with file, line, key and reason."""
        line = line_of(self.text, table, identity, key)
        self.problems.append(Problem(str(self.path), line, key, reason))

    def merged(self) -> dict[str, Any]:
        """The game's file with the values of this one that fit; see ``problems`` for the others."""
        result = dict(self.base)
        for table in self.replaced if isinstance(self.replaced, list) else [self.replaced]:
            if not is_records(self.base.get(str(table))) or table not in self.given:
                self.fail(f"names no list of records [[…]] that this file has: {table!r}", "replace")
        for key, value in self.given.items():
            if key not in self.base:
                self.fail("there is no such key in the game's file", key)
            elif is_records(self.base[key]):
                result[key] = self.records(key, self.base[key], value)
            elif isinstance(self.base[key], dict):
                result[key] = self.table(key, self.base[key], value)
            elif self.fits("", "", key, self.base[key], value):
                result[key] = value
        return result

    def fits(self, table: str, identity: str, key: str, old: Any, new: Any) -> bool:
        """Whether a new value is of the type of the old one; notes it if not."""
        if same_kind(old, new):
            return True
        reason = f"should be {type(old).__name__}, not {type(new).__name__}"
        if isinstance(old, list) and isinstance(new, list):
            reason = f"should be a list like {old!r:.60}"
        self.fail(reason, key, table, identity)
        return False

    def table(self, name: str, old: dict[str, Any], new: Any) -> dict[str, Any]:
        """A table with the keys given replaced."""
        if not isinstance(new, dict):
            self.fail(f"should be a table [{name}]", name)
            return old
        return self.laid(name, "", old, old, new)

    def laid(
        self, table: str, identity: str, old: dict[str, Any], known: dict[str, Any], new: dict[str, Any]
    ) -> dict[str, Any]:
        """One record or table with the keys given replaced and its provenance changed."""
        result = {**old, **self.stamp}
        for key, value in new.items():
            if key in PROVENANCE:
                if self.fits(table, identity, key, "", value):
                    result[key] = value
            elif key not in known:
                self.fail("there is no such key in the game's file", key, table, identity)
            elif self.fits(table, identity, key, known[key], value):
                result[key] = value
        self.check_confidence(table, identity, result)
        return result

    def records(self, table: str, old: list[dict[str, Any]], new: Any) -> list[dict[str, Any]]:
        """The records of a table, those given laid over those of the same id, or standing for all of them."""
        if not isinstance(new, list) or not all(isinstance(record, dict) for record in new):
            self.fail(f"should be a list of tables [[{table}]]", table)
            return old
        known = {key: value for record in reversed(old) for key, value in record.items()}
        if table in self.replaced:
            return self.all_new(table, old, known, new)
        by_id = {str(record.get("id", "")): dict(record) for record in old}
        if len(by_id) < len(old):
            self.fail("records without ids can only be replaced as a whole: add it to replace", table)
            return old
        for record in new:
            identity = str(record.get("id", ""))
            if identity in by_id:
                by_id[identity] = self.laid(table, identity, by_id[identity], known, record)
            else:
                self.fail(f"the game's file has no record of this id: {identity!r}", "id", table, identity)
        return list(by_id.values())

    def all_new(
        self, table: str, old: list[dict[str, Any]], known: dict[str, Any], new: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """The records given, each with every key that all records of the game's file have."""
        needed = set(old[0]).intersection(*(set(record) for record in old)) - set(OPTIONAL)
        result = []
        for record in new:
            identity = str(record.get("id", ""))
            for key in sorted(needed - set(record)):
                self.fail("is missing", key, table, identity)
            result.append(self.laid(table, identity, {}, known, record))
        return result if not self.problems else old

    def check_confidence(self, table: str, identity: str, record: dict[str, Any]) -> None:
        """Refuse an unknown word for the confidence."""
        word = record.get("confidence", "verified")
        if word not in CONFIDENCE:
            self.fail(f"is one of {', '.join(CONFIDENCE)}, not {word!r}", "confidence", table, identity)


@dataclass
class Laid:
    """A game's files with an overlay laid over them, the names of the files used, and all mistakes."""

    files: dict[str, dict[str, Any]]
    names: tuple[str, ...] = ()
    problems: list[Problem] = field(default_factory=list)


def lay_over(game: str, folder: Path, parsed: dict[str, dict[str, Any]]) -> Laid:
    """Lay every file of a folder over the parsed files of a game, and let the game look at the result."""
    laid = Laid(dict(parsed))
    overlays = {}
    for path in sorted(folder.glob("*.toml")):
        if path.stem not in parsed:
            names = ", ".join(sorted(parsed))
            reason = f"{game} has no component file of this name; there are: {names}"
            laid.problems.append(Problem(str(path), 0, "", reason))
            continue
        overlay = overlays[path.stem] = Overlay(path, parsed[path.stem])
        laid.files[path.stem] = overlay.merged()
        laid.problems += overlay.problems
    laid.names = tuple(f"{name}.toml" for name in overlays)
    if not laid.problems:
        laid.problems = [located(misfit, folder, overlays) for misfit in misfits(game, laid.files)]
    return laid


def misfits(game: str, files: dict[str, dict[str, Any]]) -> list[Misfit]:
    """What a game finds wrong with the values of its files; nothing where it has no module ``checks``."""
    name = f"rathaus.games.{game}.checks"
    if importlib.util.find_spec(name) is None:
        return []
    find: Callable[[dict[str, dict[str, Any]]], list[Misfit]] = importlib.import_module(name).misfits
    return find(files)


def located(misfit: Misfit, folder: Path, overlays: dict[str, Overlay]) -> Problem:
    """A misfit with the line where the overlay says so, or the file of the folder that should say otherwise."""
    overlay = overlays.get(misfit.file)
    line = line_of(overlay.text, misfit.table, misfit.id, misfit.key) if overlay is not None else 0
    where = f"[{misfit.table}] {misfit.id}: ".replace(" :", ":") if misfit.table else ""
    return Problem(str(folder / f"{misfit.file}.toml"), line, misfit.key, where + misfit.reason)


@dataclass(frozen=True)
class GameReport:
    """How sure a game's components are: records by confidence, overlaid files, and what is still reconstructed."""

    game: str
    overlaid: tuple[str, ...]
    confidence: dict[str, int]
    reconstructed: tuple[str, ...]

    def lines(self) -> list[str]:
        """The report as text, a line each."""
        total = sum(self.confidence.values())
        head = f"{self.game}: {len(self.reconstructed)} of {total} records are still reconstructed"
        used = f"  your files: {', '.join(self.overlaid) or 'none'}"
        return [head, used, *(f"  {entry}" for entry in self.reconstructed)]


@dataclass(frozen=True)
class Report:
    """What :func:`check` finds: all mistakes, and a report for each game."""

    problems: tuple[Problem, ...]
    games: tuple[GameReport, ...]

    @property
    def ok(self) -> bool:
        """Whether the folder can be played with."""
        return not self.problems

    def lines(self) -> list[str]:
        """The whole report as text, mistakes first."""
        lines = [str(problem) for problem in self.problems]
        for game in self.games:
            lines += game.lines()
        return lines


def report(components: Components) -> GameReport:
    """The report of a game's components as they are loaded."""
    still: dict[str, list[str]] = {}
    for record in components.records():
        if record.confidence == "reconstructed":
            ids = still.setdefault(f"{record.file}.toml [{record.table}]", [])
            if record.id:
                ids.append(record.id)
    entries = []
    for place, ids in still.items():
        entries += [f"{place} {identity}" for identity in ids] or [place]
    return GameReport(components.game, components.overlaid, components.confidence(), tuple(entries))


def check(folder: Path | str) -> Report:
    """Look through a folder of the user's component files, ``<folder>/<game>/<file>.toml``, without playing.

    Every mistake is listed, not just the first. Games without a folder are not reported.
    """
    path = Path(folder)
    if not path.is_dir():
        return Report((Problem(str(path), 0, "", "there is no such folder"),), ())
    problems: list[Problem] = []
    games = []
    for entry in sorted(path.iterdir()):
        if not entry.is_dir():
            if entry.suffix == ".toml":
                problems.append(Problem(str(entry), 0, "", "should lie in a folder named after its game"))
            continue
        try:
            parsed = own_files(entry.name)
        except (ModuleNotFoundError, FileNotFoundError):
            problems.append(Problem(str(entry), 0, "", "there is no game of this name"))
            continue
        laid = lay_over(entry.name, entry, parsed)
        problems += laid.problems
        games.append(report(Components(entry.name, laid.files, laid.names)))
    return Report(tuple(problems), tuple(games))
