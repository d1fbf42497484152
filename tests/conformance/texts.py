"""What a game's sources say about its texts, and what its catalogues hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from string import Formatter

from babel.messages.catalog import Catalog

from rathaus.core import messages
from rathaus.core.game import Game
from rathaus.core.verbs import Domain

KEY = re.compile(r"[a-z_]+(\.\w+)+")
RULE = re.compile(r"R\d")


def package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]


def catalogue(package: str, language: str) -> Catalog:
    found = messages.catalog(package, language)
    assert found is not None, f"{package} has no catalogue for {language}"
    return found


def forms(package: str, language: str) -> dict[str, tuple[str, ...]]:
    """Key to the forms of the text, in the order of the catalogue."""
    found = {}
    for message in catalogue(package, language):
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            found[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return found


def arguments(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@cache
def sources(package: str) -> dict[str, ast.Module]:
    """Name to syntax tree of the modules of a package."""
    return {
        entry.name: ast.parse(entry.read_text(encoding="utf-8"))
        for entry in files(package).iterdir()
        if entry.name.endswith(".py")
    }


def nodes(package: str) -> Iterator[ast.AST]:
    for tree in sources(package).values():
        yield from ast.walk(tree)


@cache
def constants(package: str) -> frozenset[str]:
    """Every string that is written out in a package."""
    return frozenset(
        node.value
        for node in nodes(package)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns(package: str) -> frozenset[str]:
    """Regular expressions of the keys that a package puts together: ``f"city.{id}"`` is ``city\\.(.+)``."""
    found = set()
    for node in nodes(package):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                for part in node.values
            ]
            if re.match(r"[a-z_]+\\\.", parts[0]):
                found.add("".join(parts))
    return frozenset(found)


def made(package: str, key: str) -> bool:
    """Whether a package puts a key together. Of the many under ``board.`` each must be made of words it knows."""
    for pattern in patterns(package):
        met = re.fullmatch(pattern, key)
        if met and (not pattern.startswith(r"board\.(") or set(met.groups()) <= constants(package)):
            return True
    return False


@cache
def asked(package: str) -> frozenset[str]:
    """The keys that a package writes out where it asks for a text: ``r.t("board.title")``, ``texts.text("…")``."""
    found = set()
    for node in nodes(package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            if node.func.attr in ("t", "text"):
                found |= {str(one.value) for one in choices if isinstance(one, ast.Constant)}
    return frozenset(found)


@cache
def reasons(package: str) -> frozenset[str]:
    """Every reason that a ``why_not`` gives: the second of (rule, reason)."""
    found = set()
    for node in nodes(package):
        if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
            continue
        rule, reason = node.elts
        cited = any(isinstance(one, ast.Constant) and RULE.match(str(one.value)) for one in ast.walk(rule))
        if cited or (isinstance(rule, ast.Name) and rule.id == "rule"):
            strings = (one.value for one in ast.walk(reason) if isinstance(one, ast.Constant))
            found |= {one for one in strings if isinstance(one, str)}
    return frozenset(found)


def domains(game: Game) -> list[Domain]:
    """All domains of a game's verbs and events, each once."""
    found = [domain for verb in game.verbs for domain in verb.domains]
    found += [one for spec in game.events for one in spec.arguments if isinstance(one, Domain)]
    return list(dict.fromkeys(found))
