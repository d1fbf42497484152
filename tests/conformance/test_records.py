"""Records: played, written, read and replayed; what is damaged is refused by line and cause."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rathaus.core.errors import IllegalAction, RecordError
from rathaus.core.records import Record
from tests.conformance.configuration import Case, cases
from tests.conformance.play import whole

pytestmark = pytest.mark.engine
NAMED = r"^(line \d+|last line): "


def recorded(case: Case, moves: int | None = None) -> Record:
    record = Record.begin(
        case.ruleset, case.configuration.seed, [f"player {seat}" for seat in range(case.seats)]
    )
    state = record.start()
    for number, action in enumerate(whole(case).actions[:moves]):
        record.play(state, action, 10 * number)
    return record


def test_record_there_and_back(case: Case) -> None:
    record = recorded(case)
    again = Record.from_text(record.to_text())
    assert again == record
    end = again.replay()
    assert end.is_over()
    assert end == whole(case).end
    assert record.result is not None
    assert record.result["digest"] == f"{end.digest():016x}"
    assert record.result["scores"] == end.scores()
    assert record.result["ranking"] == end.ranking()
    assert again.to_text() == record.to_text()


def test_every_position_of_a_record(case: Case) -> None:
    moves = min(30, len(whole(case).actions) - 1)
    record = recorded(case, moves)
    assert record.result is None
    state = case.new()
    for to, action in enumerate(whole(case).actions[:moves]):
        if to % 6 == 0:
            assert record.replay(to) == state
        state.apply(action)
    assert record.replay() == state
    for beyond in (-1, moves + 1):
        with pytest.raises(RecordError, match=f"{moves} actions"):
            record.replay(beyond)


def test_illegal_action_is_not_written(case: Case) -> None:
    record = recorded(case, 5)
    state = record.replay()
    illegal = next(a for a in range(case.game.n_actions) if not state.is_legal(a))
    before = state.to_bytes()
    with pytest.raises(IllegalAction):
        record.play(state, illegal)
    assert len(record.moves) == 5
    assert state.to_bytes() == before


@pytest.fixture(scope="module", params=[case for case in cases() if case.configuration.golden][::3], ids=str)
def lines(request: pytest.FixtureRequest) -> list[str]:
    return recorded(request.param).to_text().splitlines()


def refused(lines: list[str], match: str = NAMED) -> str:
    with pytest.raises(RecordError, match=match) as caught:
        Record.from_text("\n".join(lines) + "\n").replay()
    return str(caught.value)


def changed(line: str, **values: Any) -> str:
    return json.dumps({**json.loads(line), **values})


def test_cut_lines(lines: list[str]) -> None:
    for number in (0, 1, len(lines) // 2, len(lines) - 1):
        for length in (1, len(lines[number]) // 2, len(lines[number]) - 1):
            cut = [*lines[:number], lines[number][:length], *lines[number + 1 :]]
            refused(cut, f"^line {number + 1}: ")


def test_missing_and_doubled_lines(lines: list[str]) -> None:
    middle = len(lines) // 2
    refused(lines[:middle] + lines[middle + 1 :])
    refused(lines[:middle] + lines[middle - 1 :])
    refused(lines[1:], "^line 1: ")
    refused([], "empty|line 1")


def test_changed_actions(lines: list[str]) -> None:
    for number in (1, len(lines) // 3, len(lines) - 2):
        for action in ("no_such_verb", "no_such_verb a:b", "", "  ", "pick"):
            broken = [*lines[:number], changed(lines[number], action=action), *lines[number + 1 :]]
            refused(broken, f"^line {number + 1}: ")


def test_another_legal_action(lines: list[str]) -> None:
    """A game that goes otherwise is noticed: at a later line, or at the last one by its result."""
    record = Record.from_text("\n".join(lines))
    number = found = 0
    for number in range(len(record.moves) - 1, 0, -1):
        legal = record.replay(number).legal_actions()
        if len(legal) > 1:
            text = record.ruleset().game.verbs.text
            other = next(text(action) for action in legal if text(action) != record.moves[number].action)
            refused([*lines[: number + 1], changed(lines[number + 1], action=other), *lines[number + 2 :]])
            found += 1
        if found == 3:
            break
    assert found == 3


def test_changed_chance(lines: list[str]) -> None:
    found = [(n, line) for n, line in enumerate(lines) if '"chance"' in line]
    if not found:
        pytest.skip("nothing was left to chance after the set-up of this game")
    number, line = found[0]
    chance = json.loads(line)["chance"]
    first, *rest = chance
    for other in (
        [[first[0], (first[1] + 1) % first[0] if first[0] > 1 else 1], *rest],
        [[first[0] + 1, first[1]], *rest],
        rest,
        [*chance, [2, 0]],
        3,
        "text",
        [[1, 2, 3]],
        [["a", "b"]],
    ):
        broken = [*lines[:number], changed(line, chance=other), *lines[number + 1 :]]
        refused(broken, f"^line {number + 1}: ")


def test_other_seat(lines: list[str]) -> None:
    for number in (1, len(lines) // 2):
        for seat in (json.loads(lines[number])["seat"] + 1, -1, 99, "0", None, True):
            broken = [*lines[:number], changed(lines[number], seat=seat), *lines[number + 1 :]]
            refused(broken, f"^line {number + 1}: ")


@pytest.mark.parametrize(
    "head",
    [
        {"format": "something else"},
        {"version": 99},
        {"version": None},
        {"game": "no_such_game"},
        {"game": 3},
        {"seats": 0},
        {"seats": "4"},
        {"seats": True},
        {"options": {"no_such_option": 1}},
        {"options": []},
        {"seed": "1"},
        {"seed": None},
        {"rules": 1},
        {"components": None},
        {"players": 5},
        {"players": None},
    ],
    ids=str,
)
def test_damaged_header(lines: list[str], head: dict[str, Any]) -> None:
    refused([changed(lines[0], **head), *lines[1:]], "^line 1: ")


def test_other_seed(lines: list[str]) -> None:
    refused([changed(lines[0], seed=json.loads(lines[0])["seed"] + 1), *lines[1:]])


@pytest.mark.parametrize(
    "more",
    ["garbage", "{}", "[]", "null", '{"seat":0,"action":"pass"}', '{"result":{}}', "\x00", "{"],
)
def test_trailing_garbage(lines: list[str], more: str) -> None:
    refused([*lines, more], f"^line {len(lines) + 1}: ")


@pytest.mark.parametrize(
    "change",
    [
        lambda result: {**result, "scores": [score + 1 for score in result["scores"]]},
        lambda result: {**result, "digest": "0" * 16},
        lambda result: {**result, "ranking": []},
        lambda result: {},
    ],
)
def test_changed_result(lines: list[str], change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    result = change(json.loads(lines[-1])["result"])
    refused([*lines[:-1], json.dumps({"result": result})], "^last line: ")


def test_result_before_the_end(lines: list[str]) -> None:
    refused([*lines[:-2], lines[-1]])


def test_older_rules_say_so(lines: list[str]) -> None:
    """A record of other rules or components is replayed as far as it goes; the first difference says why."""
    head = changed(lines[0], rules="0")
    assert Record.from_text("\n".join([head, *lines[1:]])).replay().is_over()
    result = json.dumps({"result": {"scores": []}})
    message = refused([head, *lines[1:-1], result], "^last line: ")
    assert "rules 0" in message
    head = changed(lines[0], components="0")
    assert "component" in refused([head, *lines[1:-1], result], "^last line: ")
