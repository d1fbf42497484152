from __future__ import annotations

import pytest

from rathaus.core.layout import FIRST, Field, Layout, written
from rathaus.core.registry import get
from tests.conformance.configuration import game_names


def test_wide_fields_come_first_and_are_aligned() -> None:
    layout = Layout(
        2,
        (Field("aa", 3, "public", ""), Field("w", 2, "hidden", "w", wide=True), Field("bb", 2, "owner", "b")),
    )
    assert [spec.name for spec in layout] == ["w", "aa", "bb"]
    assert layout["w"].offset == FIRST and FIRST % 4 == 0
    assert layout["aa"].offset == FIRST + 8
    assert layout["bb"].offset == FIRST + 11
    assert layout.size == FIRST + 16
    assert layout.share(layout["bb"]) == 1


def test_impossible_layouts() -> None:
    with pytest.raises(ValueError, match="twice"):
        Layout(2, (Field("aa", 1, "public", ""), Field("aa", 1, "public", "")))
    with pytest.raises(ValueError, match="divided"):
        Layout(2, (Field("aa", 3, "owner", ""),))


@pytest.mark.parametrize(
    "name", ["a", "seat", "offer", "tell", "to_bytes", "cells", "rules", "short", "struct", "for", "2nd"]
)
def test_names_that_are_taken(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name"):
        Layout(2, (Field(name, 1, "public", ""),))


@pytest.mark.parametrize("game", game_names())
def test_fields_do_not_overlap(game: str) -> None:
    at = FIRST
    for spec in get(game).layout:
        assert spec.offset == at
        at += spec.length * (4 if spec.wide else 1)
    assert at <= get(game).layout.size < at + 4


@pytest.mark.parametrize("game", game_names())
def test_written_files_name_everything(game: str) -> None:
    declaration = get(game).declaration
    files = written(declaration)
    assert set(files) == {"names.pxd", "names.py", "state.pxd", "state.py"}
    names: dict[str, int] = {}
    exec(files["names.py"], {}, names)
    assert {name: value for name, value in names.items() if name != "__doc__"} == declaration.names()
    assert all(f"* {spec.name}\n" in files["state.pxd"] for spec in declaration.layout)
    assert all(f"self.{spec.name} = self." in files["state.py"] for spec in declaration.layout)
