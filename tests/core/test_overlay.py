"""Overlays: tables merged by key, lists replaced as a whole, provenance, and every mistake with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rathaus.core.components import Components, load
from rathaus.core.errors import ComponentError
from rathaus.core.overlay import Misfit, Overlay, Problem, check, lay_over, line_of, report

BASE: dict[str, Any] = {
    "source": "a guess",
    "confidence": "reconstructed",
    "limit": 3,
    "track": {"length": 10, "points": [1, 2, 3]},
    "card": [
        {"id": "a", "cost": 1, "marks": ["x"], "note": "n"},
        {"id": "b", "cost": 2, "marks": [], "confidence": "verified"},
    ],
    "plain": [{"cost": 1}, {"cost": 2}],
}


@pytest.fixture
def overlay(tmp_path: Path) -> Any:
    def make(text: str) -> Overlay:
        path = tmp_path / "cards.toml"
        path.write_text(text, encoding="utf-8")
        return Overlay(path, BASE)

    return make


def problems(overlay: Overlay) -> list[tuple[int, str, str]]:
    overlay.merged()
    return [(problem.line, problem.key, problem.reason) for problem in overlay.problems]


def test_tables_are_merged_by_key(overlay: Any) -> None:
    file = overlay('source = "mine"\nconfidence = "verified"\nlimit = 4\n[track]\nlength = 12\n')
    merged = file.merged()
    assert not file.problems
    assert merged["limit"] == 4
    assert merged["track"] == {"length": 12, "points": [1, 2, 3], "source": "mine", "confidence": "verified"}
    assert merged["card"] == BASE["card"] and merged["confidence"] == "reconstructed"
    assert BASE["track"]["length"] == 10


def test_only_what_is_touched_changes_its_provenance(overlay: Any) -> None:
    file = overlay('confidence = "verified"\n[[card]]\nid = "a"\ncost = 5\n')
    first, second = file.merged()["card"]
    assert (first["cost"], first["confidence"], first["source"]) == (
        5,
        "verified",
        "your own file cards.toml",
    )
    assert second == BASE["card"][1]
    file = overlay('[[card]]\nid = "a"\ncost = 5\n')
    assert file.merged()["card"][0]["confidence"] == "single-source"
    found = Components("toy", {"cards": file.merged()})
    assert found.confidence() == {"verified": 1, "single-source": 1, "knowledge": 0, "reconstructed": 3}


def test_lists_are_replaced_as_a_whole(overlay: Any) -> None:
    file = overlay(
        'replace = ["card", "plain"]\n[[card]]\nid = "c"\ncost = 7\nmarks = []\n[[plain]]\ncost = 3\n'
    )
    merged = file.merged()
    assert not file.problems
    assert [record["id"] for record in merged["card"]] == ["c"]
    assert [record["cost"] for record in merged["plain"]] == [3]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('replace = ["card"]\n[[card]]\nid = "c"\ncost = 7\n', (3, "marks", "is missing")),
        ('replace = ["track"]\n[track]\nlength = 1\n', (1, "replace", "names no list")),
        ('replace = ["card"]\n', (1, "replace", "names no list")),
        ("[[plain]]\ncost = 1\n", (1, "plain", "only be replaced as a whole")),
        ("[track]\nwidth = 1\n", (2, "width", "no such key")),
        ('[track]\npoints = ["1"]\n', (2, "points", "a list like")),
        ('[track]\nconfidence = "sure"\n', (2, "confidence", "one of verified")),
        ("track = 3\n", (1, "track", "should be a table")),
        ("[[track]]\nlength = 1\n", (1, "track", "should be a table")),
        ('[[card]]\nid = "a"\nsource = 3\n', (3, "source", "should be str")),
        ('[[card]]\ncost = true\nid = "b"\n', (2, "cost", "should be int, not bool")),
        ("limit = 1.5\n", (1, "limit", "should be int, not float")),
    ],
)
def test_mistakes(overlay: Any, text: str, expected: tuple[int, str, str]) -> None:
    line, key, reason = expected
    found = problems(overlay(text))
    assert any(place == line and name == key and reason in why for place, name, why in found), found


def test_every_mistake_is_listed(overlay: Any) -> None:
    found = problems(overlay('x = 1\nlimit = "3"\n[[card]]\nid = "z"\n[[card]]\nid = "a"\ny = 1\n'))
    assert [(line, key) for line, key, _ in found] == [(1, "x"), (2, "limit"), (4, "id"), (7, "y")]


def test_a_list_that_may_hold_anything(overlay: Any) -> None:
    file = overlay('[[card]]\nid = "b"\nmarks = ["y", "z"]\n')
    assert file.merged()["card"][1]["marks"] == ["y", "z"] and not file.problems


def test_lines() -> None:
    text = 'n = 1\n\n[track]\nlength = 2\n[[card]]\ncost = 1\nid = "a"\n[[card]]\nid = "b"\nn = 3\n'
    assert line_of(text, "", "", "n") == 1
    assert line_of(text, "track", "", "length") == 4
    assert line_of(text, "track", "", "points") == 3
    assert line_of(text, "card", "a", "cost") == 6
    assert line_of(text, "card", "b", "n") == 10
    assert line_of(text, "card", "b", "id") == 9


def test_a_problem_as_a_sentence() -> None:
    assert str(Problem("a.toml", 3, "cost", "is wrong")) == "a.toml, line 3, key cost: is wrong"
    assert str(Problem("a.toml", 0, "", "is wrong")) == "a.toml: is wrong"


def test_check_of_a_folder(tmp_path: Path) -> None:
    assert [str(p) for p in check(tmp_path / "none").problems] == [
        f"{tmp_path / 'none'}: there is no such folder"
    ]
    assert check(tmp_path).ok and check(tmp_path).games == ()
    (tmp_path / "no_such_game").mkdir()
    (tmp_path / "stray.toml").write_text("a = 1\n")
    (tmp_path / "citadels").mkdir()
    (tmp_path / "citadels" / "nothing.toml").write_text("a = 1\n")
    (tmp_path / "citadels" / "editions.toml").write_text("a = = 1\n")
    (tmp_path / "citadels" / "selection.toml").write_bytes(b"\xff\xfe")
    reasons = [str(problem) for problem in check(tmp_path).problems]
    for reason in ("no game of this name", "folder named after its game", "no component file of this name"):
        assert any(reason in found for found in reasons), reasons
    assert any("editions.toml, line 1" in found for found in reasons)
    assert any("selection.toml: cannot be read" in found for found in reasons)


def test_report_of_a_game(tmp_path: Path) -> None:
    found = report(load("citadels"))
    assert found.game == "citadels" and found.overlaid == ()
    assert len(found.reconstructed) == found.confidence["reconstructed"]
    assert found.lines()[0].startswith("citadels: ")
    text = "\n".join(check(tmp_path).lines())
    assert text == ""


def test_misfits_are_refused_when_a_game_is_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from rathaus.core import overlay as module

    monkeypatch.setattr(
        module, "misfits", lambda game, files: [Misfit("editions", "edition", "", "id", "is wrong")]
    )
    (tmp_path / "citadels").mkdir()
    with pytest.raises(ComponentError, match=r"editions\.toml, key id: \[edition\]: is wrong"):
        load("citadels", tmp_path)
    assert lay_over("citadels", tmp_path / "citadels", load("citadels").files).problems
