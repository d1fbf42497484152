from __future__ import annotations

import pytest

from rathaus.core.errors import ActionError
from rathaus.core.verbs import Verb, VerbTable, numbers
from tests.core.toy import COLOUR, TABLE


def test_numbering() -> None:
    assert len(TABLE) == 3
    assert [verb.base for verb in TABLE] == [0, 1, 4]
    assert [verb.size for verb in TABLE] == [1, 3, 36]
    assert TABLE.n_actions == 40
    assert [TABLE.verb_at(action).name for action in (0, 1, 3, 4, 39)] == [
        "pass",
        "paint",
        "paint",
        "move",
        "move",
    ]


def test_last_argument_varies_fastest() -> None:
    move = TABLE["move"]
    assert move.split(0) == (0, 0, 0)
    assert move.split(1) == (0, 0, 1)
    assert move.split(35) == (2, 3, 2)
    assert all(move.join(*move.split(arg)) == arg for arg in range(move.size))


def test_text_structure_target() -> None:
    action = TABLE.action("move", "2", 3, "blue")
    assert action == 39
    assert TABLE.text(action) == "move seat:2 step:3 colour:blue"
    assert TABLE.structure(action) == {"verb": "move", "seat": "2", "step": "3", "colour": "blue"}
    assert TABLE.target(action) == "man-2-3"
    assert TABLE.target(0) == ""
    assert TABLE.parse("move  seat:2 step:3   colour:blue") == action
    assert TABLE.from_structure({"colour": "blue", "verb": "move", "seat": 2, "step": 3}) == action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly", "there are: pass, paint, move"),
        ("paint", "should read 'paint colour:…'"),
        ("paint colour:pink", "'pink' is no colour"),
        ("paint colour:", "should read"),
        ("paint seat:1", "should read"),
        ("pass now:1", "should read 'pass'"),
        ("move step:3 seat:2 colour:blue", "should read"),
    ],
)
def test_wrong_texts(text: str, sentence: str) -> None:
    with pytest.raises(ActionError, match=sentence.replace("…", ".")):
        TABLE.parse(text)


@pytest.mark.parametrize("labels", [(), ("red", "red"), ("pink",), (3,), (-1,)])
def test_wrong_labels(labels: tuple[str | int, ...]) -> None:
    with pytest.raises(ActionError):
        TABLE.action("paint", *labels)


def test_verb_declared_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        VerbTable((Verb("a", "R1"), Verb("a", "R2")))


def test_domains() -> None:
    assert COLOUR.size == 3
    assert COLOUR.key("red") == "colour.red"
    assert numbers("slot", 3, "place").key("1") == "place.1"
    assert numbers("slot", 3).labels == ("0", "1", "2")
