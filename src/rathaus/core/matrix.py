"""The rule matrix: for every numbered rule of a game, where the code cites it and which tests prove it.

A game lists its rules in ``rules.toml``: ``[[rule]]`` with ``id``, ``title``, ``status`` (``done``; ``ruling``, decided
in rulings.md; ``not_here``, with the reason in ``where``). Code cites a rule in docstrings, comments and declarations
(``R5.8.3``, ``R6.3a``, ``R5.C10``; ``R7.3 (c)`` is R7.3; a range such as ``R4.1-R4.3`` is every listed rule from the
one to the other of the same chapter). Tests carry ``@rule("R5.8.3")``.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

STATUS = ("done", "ruling", "not_here")
NUMBER = r"R(\d+(?:\.(?:[A-Z]?\d+[a-z]?|[A-Z]))*)"
CITED = re.compile(rf"\b{NUMBER}(?:\s*[-–]\s*{NUMBER})?(?![\w])")


@dataclass(frozen=True)
class Rule:
    """A rule of a game's list: its number, a title in our own words, its status and, if it has one, a remark."""

    id: str
    title: str
    status: str = "done"
    where: str = ""


@dataclass(frozen=True)
class RuleRow:
    """A rule with the places that cite it: ``code`` as file:line within the game, ``tests`` as file::name."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def gaps(self) -> tuple[str, ...]:
        """What a rule that is done still lacks: ``code``, ``test`` or both."""
        if self.rule.status != "done":
            return ()
        return ("code",) * (not self.code) + ("test",) * (not self.tests)


@dataclass(frozen=True)
class Citation:
    """A rule number, or the last of a range of them, found at a place."""

    first: str
    last: str
    place: str


def rules(game: str) -> list[Rule]:
    """The numbered rules of a game, in order; none if it has no list.

    Raises:
        ValueError: a rule stands twice or has an unknown status, or one that is not here has no reason.
    """
    path = files(f"rathaus.games.{game}").joinpath("rules.toml")
    if not path.is_file():
        return []
    found: dict[str, Rule] = {}
    for data in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
        rule = Rule(**data)
        if rule.id in found:
            raise ValueError(f"{game}/rules.toml: {rule.id} stands twice")
        if rule.status not in STATUS:
            raise ValueError(
                f"{game}/rules.toml: {rule.id} is {rule.status!r}, not one of {', '.join(STATUS)}"
            )
        if rule.status != "done" and not rule.where:
            raise ValueError(f"{game}/rules.toml: {rule.id} is {rule.status} and does not say where or why")
        found[rule.id] = rule
    return list(found.values())


def citations(text: str, file: str) -> Iterator[Citation]:
    """Every rule number that a text cites."""
    for number, line in enumerate(text.splitlines(), 1):
        for match in CITED.finditer(line):
            first, last = match.groups()
            yield Citation(f"R{first}", f"R{last or first}", f"{file}:{number}")


def sources(folder: Traversable, under: str = "") -> Iterator[tuple[str, str]]:
    """Name and text of every Python file of a package, the written ones left out."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith(".py"):
            text = entry.read_text(encoding="utf-8")
            if "Written by `python -m rathaus.core.layout" not in text:
                yield under + entry.name, text


def code_citations(game: str) -> list[Citation]:
    """Every citation in the code of a game."""
    return [
        found for name, text in sources(files(f"rathaus.games.{game}")) for found in citations(text, name)
    ]


def tests_folder(game: str) -> Path | None:
    """Where the tests of a game stand in a working copy, None in an installed package."""
    folder = Path(__file__).parents[3] / "tests" / "games" / game
    return folder if folder.is_dir() else None


def test_citations(folder: Path) -> list[Citation]:
    """Every ``@rule`` over a test, or over a class of tests, in the files of a folder."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        place = path.relative_to(folder).as_posix()
        found += marked(tree.body, place, module_marks(tree.body))
    return found


def marked(body: Iterable[ast.stmt], place: str, inherited: list[str]) -> list[Citation]:
    """The marks of the tests of a module or class."""
    found: list[Citation] = []
    for node in body:
        if isinstance(node, ast.ClassDef):
            marks = inherited + [number for mark in node.decorator_list for number in numbers(mark)]
            found += marked(node.body, f"{place}::{node.name}", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = inherited + [number for mark in node.decorator_list for number in numbers(mark)]
            found += [Citation(*ends(number), f"{place}::{node.name}") for number in marks]
    return found


def module_marks(body: Iterable[ast.stmt]) -> list[str]:
    """Rules of ``pytestmark = rule(…)`` or a list of marks."""
    found: list[str] = []
    for node in body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
            found += [number for mark in marks for number in numbers(mark)]
    return found


def numbers(mark: ast.expr) -> list[str]:
    """The numbers of ``rule("R1", …)``, none of another mark."""
    if not isinstance(mark, ast.Call):
        return []
    name = mark.func.attr if isinstance(mark.func, ast.Attribute) else getattr(mark.func, "id", "")
    if name != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def ends(text: str) -> tuple[str, str]:
    """First and last rule of what a mark says: a number or a range."""
    match = CITED.search(text)
    if match is None:
        return text, text
    first, last = match.groups()
    return f"R{first}", f"R{last or first}"


def key(number: str) -> tuple[tuple[str, int, str], ...]:
    """The order of rule numbers: R5.8 before R5.8a before R5.8.1 before R5.10 before R5.A1 before R5.C10."""
    parts = [re.fullmatch(r"([A-Z]?)(\d*)([a-z]?)", part) for part in number.removeprefix("R").split(".")]
    return tuple((part[1], int(part[2] or 0), part[3]) for part in parts if part)


def covers(citation: Citation, rule: str) -> bool:
    """Whether a citation names a rule: as one number, or in a range within a chapter."""
    if citation.first == rule or citation.last == rule:
        return True
    if citation.first == citation.last:
        return False
    if not re.fullmatch(NUMBER, citation.first) or not re.fullmatch(NUMBER, citation.last):
        return False
    first, last, here = key(citation.first), key(citation.last), key(rule)
    if len(first) < 2 or first[0] != last[0]:
        return False  # a range of chapters cites none of their rules
    return first < here < last


def matrix(game: str, tests: Path | None = None) -> list[RuleRow]:
    """Every rule of a game with the code and the tests that cite it.

    ``tests`` is the folder of the game's tests; the working copy's, if None and there is one.
    """
    folder = tests or tests_folder(game)
    in_code = code_citations(game)
    in_tests = test_citations(folder) if folder is not None else []
    return [RuleRow(rule, places(in_code, rule.id), places(in_tests, rule.id)) for rule in rules(game)]


def places(found: list[Citation], rule: str) -> tuple[str, ...]:
    """Where a rule is cited, each place once."""
    return tuple(dict.fromkeys(citation.place for citation in found if covers(citation, rule)))


def unknown(game: str, tests: Path | None = None) -> list[str]:
    """Citations of numbers that are neither in the list, nor a chapter, nor within a chapter that is not here."""
    listed = {rule.id: rule for rule in rules(game)}
    chapters = {number.partition(".")[0] for number in listed}
    absent = {rule.id for rule in listed.values() if rule.status == "not_here" and len(key(rule.id)) == 1}
    folder = tests or tests_folder(game)
    found = code_citations(game) + (test_citations(folder) if folder is not None else [])
    return [
        f"{number} ({citation.place})"
        for citation in found
        for number in dict.fromkeys((citation.first, citation.last))
        if number not in listed and number not in chapters and number.partition(".")[0] not in absent
    ]
