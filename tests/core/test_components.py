from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rathaus.core import components as module
from rathaus.core.components import CONFIDENCE, Components, components, load, overlay_folder
from rathaus.core.errors import ComponentError
from tests.conformance.configuration import game_names


def first_record(game: str) -> tuple[str, str, str, str, int]:
    """File, table, id, key and value of a number that an overlay can change."""
    for name, parsed in load(game).files.items():
        for table, value in parsed.items():
            if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
                for key, number in value[0].items():
                    if type(number) is int:
                        return name, table, value[0]["id"], key, number
    raise AssertionError(f"{game} has no record with an id and a number")


@pytest.fixture(params=game_names())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def overlay(tmp_path: Path, game: str) -> Path:
    (tmp_path / game).mkdir()
    return tmp_path


@pytest.fixture
def unread() -> Iterator[None]:
    components.cache_clear()
    yield
    components.cache_clear()


def write(overlay: Path, game: str, name: str, text: str) -> Path:
    path = overlay / game / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_files_have_source_and_confidence(game: str) -> None:
    found = load(game)
    assert found.files and not found.overlaid
    records = list(found.records())
    assert records
    assert all(record.source and record.confidence in CONFIDENCE for record in records)
    assert sum(found.confidence().values()) == len(records)
    assert 0 <= found.reconstructed_share() <= 1
    assert len(found.digest) == 16
    assert load(game).digest == found.digest


def test_good_overlay_changes_value_and_digest(game: str, overlay: Path) -> None:
    name, table, identity, key, number = first_record(game)
    text = f'[[{table}]]\nid = "{identity}"\n{key} = {number + 1}\nconfidence = "verified"\nsource = "my own copy"\n'
    write(overlay, game, name, text)
    plain, changed = load(game), load(game, overlay)
    assert changed.overlaid == (f"{name}.toml",)
    assert changed.digest != plain.digest
    before = {record["id"]: record for record in plain[name][table]}
    after = {record["id"]: record for record in changed[name][table]}
    assert list(after) == list(before)
    expected = {**before[identity], key: number + 1, "confidence": "verified", "source": "my own copy"}
    assert after[identity] == expected
    assert all(after[other] == before[other] for other in before if other != identity)
    (record,) = [r for r in changed.records() if (r.file, r.table, r.id) == (name, table, identity)]
    assert (record.source, record.confidence) == ("my own copy", "verified")


def test_overlay_of_another_game_is_ignored(game: str, tmp_path: Path) -> None:
    (tmp_path / "another_game").mkdir()
    assert load(game, tmp_path).digest == load(game).digest


@pytest.mark.parametrize(
    ("text", "line", "key", "reason"),
    [
        ("# one\nno_such_key = 3\n", 2, "no_such_key", "no such key"),
        ("source = 3\n", 1, "source", "should be str, not int"),
        ('confidence = "sure"\n', 1, "confidence", "is one of verified"),
        ('\n[[{table}]]\nid = "no such record"\n{key} = 1\n', 3, "id", "no record of this id"),
        ('[[{table}]]\nid = "{identity}"\n\n{key} = "text"\n', 4, "{key}", "should be int, not str"),
        ('[[{table}]]\nid = "{identity}"\n{key} = 1.5\n', 3, "{key}", "should be int, not float"),
        ('[[{table}]]\nid = "{identity}"\n{key} = true\n', 3, "{key}", "should be int, not bool"),
        ('[[{table}]]\nid = "{identity}"\nno_such_key = 1\n', 3, "no_such_key", "no such key"),
        ('[[{table}]]\nid = "{identity}"\nconfidence = "sure"\n', 3, "confidence", "is one of verified"),
        ("\n{table} = 3\n", 2, "{table}", "list of tables"),
    ],
)
def test_bad_overlays(game: str, overlay: Path, text: str, line: int, key: str, reason: str) -> None:
    name, table, identity, number_key, _ = first_record(game)
    words: dict[str, Any] = {"table": table, "identity": identity, "key": number_key}
    for word, value in words.items():
        text, key = text.replace(f"{{{word}}}", value), key.replace(f"{{{word}}}", value)
    path = write(overlay, game, name, text)
    with pytest.raises(ComponentError) as caught:
        load(game, overlay)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}, line {line}, key {key}: ")
    assert reason in sentence


def test_overlay_that_is_no_toml(game: str, overlay: Path) -> None:
    name = first_record(game)[0]
    path = write(overlay, game, name, "a = 1\nb = = 2\n")
    with pytest.raises(ComponentError, match="line 2") as caught:
        load(game, overlay)
    assert str(path) in str(caught.value)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentError, match="cannot be read"):
        load(game, overlay)


def test_overlay_of_no_file(game: str, overlay: Path) -> None:
    write(overlay, game, "no_such_file", "a = 1\n")
    with pytest.raises(ComponentError, match="no component file of this name") as caught:
        load(game, overlay)
    assert first_record(game)[0] in str(caught.value)


@pytest.mark.usefixtures("unread")
def test_named_folder(monkeypatch: pytest.MonkeyPatch, game: str, overlay: Path) -> None:
    name, table, identity, key, number = first_record(game)
    write(overlay, game, name, f'[[{table}]]\nid = "{identity}"\n{key} = {number + 1}\n')
    monkeypatch.setenv("RATHAUS_COMPONENTS", str(overlay))
    assert overlay_folder() == overlay
    assert components(game).overlaid == (f"{name}.toml",)
    monkeypatch.setenv("RATHAUS_COMPONENTS", str(overlay / "no such folder"))
    with pytest.raises(ComponentError, match="no such folder"):
        overlay_folder()


def test_folder_of_the_data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("RATHAUS_COMPONENTS", raising=False)
    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path))
    assert overlay_folder() is None
    (tmp_path / "components").mkdir()
    assert overlay_folder() == tmp_path / "components"


def test_digest_and_shares() -> None:
    parsed = {
        "a": {
            "source": "s",
            "confidence": "verified",
            "card": [{"id": "x"}, {"id": "y", "confidence": "reconstructed"}],
        }
    }
    found = Components("toy", parsed)
    assert found.confidence() == {"verified": 1, "single-source": 0, "knowledge": 0, "reconstructed": 1}
    assert found.reconstructed_share() == 0.5
    assert [record.id for record in found.records()] == ["x", "y"]
    assert found["a"]["source"] == "s"
    assert Components("toy", {"a": {**parsed["a"], "n": 1}}).digest != found.digest
    assert Components("toy", {}).reconstructed_share() == 0


def test_line_of() -> None:
    text = 'title = "t"\n[[card]]\nid = "a"\ncost = 1\n[[card]]\nid = "b"\n  cost = 2\n'
    assert module.line_of(text, "", "", "title") == 1
    assert module.line_of(text, "card", "a", "cost") == 4
    assert module.line_of(text, "card", "b", "cost") == 7
    assert module.line_of(text, "card", "b", "missing") == 6
