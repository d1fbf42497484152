"""Every rule that is done is cited in the code of its game and proved by a test."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rathaus.core import matrix
from rathaus.core.game import Game
from tests.conformance.configuration import game_names


@cache
def rows(game: str) -> dict[str, matrix.RuleRow]:
    return {row.rule.id: row for row in matrix.matrix(game)}


RULES = [(game, number) for game in game_names() for number in rows(game)]


def test_every_game_lists_its_rules(game: Game) -> None:
    listed = matrix.rules(game.name)
    assert listed, f"{game.name} has no rules.toml"
    assert [rule.id for rule in listed] == sorted((rule.id for rule in listed), key=matrix.key)
    assert all(rule.title and len(rule.title) <= 90 for rule in listed)


@pytest.mark.parametrize(("name", "number"), RULES, ids=lambda word: word)
def test_rule_has_code_and_test(name: str, number: str) -> None:
    row = rows(name)[number]
    assert not row.gaps, f"{number} ({row.rule.title}) lacks {' and '.join(row.gaps)}"


def test_no_unknown_rule_is_cited(game: Game) -> None:
    assert matrix.unknown(game.name) == []


def test_declared_rules_are_listed(game: Game) -> None:
    listed = set(rows(game.name))
    chapters = {number.partition(".")[0] for number in listed}
    assert not {rule for rule in game.rules_cited() if rule not in listed | chapters}
    assert game.end_rule in listed


@pytest.mark.parametrize(
    ("text", "rule", "found"),
    [
        ("R5.8.3: protected", "R5.8.3", True),
        ("R5.8.3: protected", "R5.8", False),
        ("R5.8.3: protected", "R5.8.31", False),
        ("R7.3 (c), (d)", "R7.3", True),
        ("see R4.1-R4.3", "R4.2", True),
        ("see R4.1–R4.3", "R4.2.1", True),
        ("see R4.1-R4.3", "R4.3.1", False),
        ("see R4.1-R4.3", "R4.4", False),
        ("rules R1-R12 of the list", "R5.1", False),
        ("rules R1-R12 of the list", "R12", True),
        ("R13.6)", "R13.6", True),
        ("R6.3a, R5.C10", "R6.3a", True),
        ("R6.3a, R5.C10", "R6.3", False),
        ("R6.3a, R5.C10", "R5.C10", True),
        ("see R5.C3-R5.C7", "R5.C6", True),
        ("see R5.C3-R5.C7", "R5.C10", False),
        ("R10.A-R10.G", "R10.E", True),
        ("WR5.1 R5.1x", "R5.1", False),
        ('Verb("pick", "R3.6")', "R3.6", True),
    ],
)
def test_citations(text: str, rule: str, found: bool) -> None:
    assert any(matrix.covers(citation, rule) for citation in matrix.citations(text, "file.py")) == found


def test_marks_are_collected(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "from tests.rules import rule\n"
        "pytestmark = [rule('R1.1')]\n"
        "@rule('R2.1', 'R2.3-R2.5')\n"
        "def test_a(): ...\n"
        "@rule('R3')\n"
        "class TestB:\n"
        "    @rule('R3.1')\n"
        "    def test_c(self): ...\n"
        "    def helper(self): ...\n"
        "@other('R9')\n"
        "def test_d(): ...\n"
    )
    found = {(citation.first, citation.last, citation.place) for citation in matrix.test_citations(tmp_path)}
    assert found == {
        ("R1.1", "R1.1", "test_one.py::test_a"),
        ("R2.1", "R2.1", "test_one.py::test_a"),
        ("R2.3", "R2.5", "test_one.py::test_a"),
        ("R1.1", "R1.1", "test_one.py::TestB::test_c"),
        ("R3", "R3", "test_one.py::TestB::test_c"),
        ("R3.1", "R3.1", "test_one.py::TestB::test_c"),
        ("R1.1", "R1.1", "test_one.py::test_d"),
    }
