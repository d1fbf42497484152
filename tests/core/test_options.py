from __future__ import annotations

from typing import Any

import pytest

from rathaus.core.errors import OptionError
from rathaus.core.options import Option, OptionSpec, Value, check_seat, members, seat_choices, seat_chosen
from tests.core.toy import OPTIONS


def test_defaults_and_presets() -> None:
    assert OPTIONS.resolve(3, {}) == {"edition": "old", "cards": "", "open": False, "target": 3}
    assert OPTIONS.resolve(3, {"edition": "new"})["target"] == 4
    assert OPTIONS.resolve(3, {"edition": "new", "target": 9})["target"] == 9
    assert OPTIONS.resolve(3, {"target": None, "edition": None}) == OPTIONS.resolve(3, {})


@pytest.mark.parametrize(
    ("name", "value", "read"),
    [
        ("edition", "new", "new"),
        ("open", "yes", True),
        ("open", "OFF", False),
        ("open", 1, True),
        ("target", "7", 7),
        ("cards", "c+a", "a+c"),
        ("cards", " c + a + a", "a+c"),
        ("cards", ["b"], "b"),
        ("cards", ("c", "b"), "b+c"),
        ("cards", "+", ""),
    ],
)
def test_values_are_read(name: str, value: Any, read: Value) -> None:
    assert OPTIONS.resolve(2, {name: value})[name] == read


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "newest"),
        ("edition", None.__class__),
        ("edition", ["new"]),
        ("open", "maybe"),
        ("open", 2),
        ("target", "many"),
        ("target", 0),
        ("target", 10),
        ("target", []),
        ("target", float("inf")),
        ("target", 2.5),
        ("cards", "d"),
        ("cards", ["a", "d"]),
        ("cards", [1]),
        ("cards", 1),
    ],
)
def test_wrong_values(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"option {name} "):
        OPTIONS.resolve(2, {name: value})


def test_unknown_name() -> None:
    with pytest.raises(OptionError, match=r"no option 'taget'; there are: edition, cards, open, target"):
        OPTIONS.resolve(2, {"taget": 3})


def test_option_without_a_value() -> None:
    spec = OptionSpec((Option("target", "R1", "number", None, low=1, high=2),))
    with pytest.raises(OptionError, match="target has no value"):
        spec.resolve(2, {})


def test_check_is_asked_last() -> None:
    def check(seats: int, options: dict[str, Value]) -> None:
        if options["open"] and seats == 2:
            raise OptionError("option open: not with 2 players")

    spec = OptionSpec((Option("open", "R1", "flag", False),), check=check)
    assert spec.resolve(3, {"open": True}) == {"open": True}
    with pytest.raises(OptionError, match="not with 2"):
        spec.resolve(2, {"open": True})


def test_options_that_name_a_seat() -> None:
    assert seat_choices(2) == ("random", "seat0", "seat1")
    assert [seat_chosen(value) for value in seat_choices(2)] == [-1, 0, 1]
    check_seat("first", "R2", 2, {"first": "random"})
    check_seat("first", "R2", 2, {"first": "seat1"})
    with pytest.raises(OptionError, match=r"option first: with 2 players there is no seat2 \(R2\)"):
        check_seat("first", "R2", 2, {"first": "seat2"})


def test_members_of_a_set() -> None:
    assert members("") == []
    assert members("a+c") == ["a", "c"]
