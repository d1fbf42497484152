"""Bots that are programs: they play whole games, and whatever they do wrong is reported and replaced."""

from __future__ import annotations

import json
import logging
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from rathaus.bots import BotError, make
from rathaus.bots import external as external_bots
from rathaus.bots.external import ExternalBot, declare
from rathaus.bots.protocol import act, hello, line, schema
from rathaus.core.registry import games, get
from rathaus.lab.driver import play_game
from rathaus.lab.simulate import Plan, simulate
from tests.research.tables import EVERY, ids, positions

EXAMPLES = Path(__file__).parents[2] / "examples/bots"
START = """
import json, sys, time
def answer(**message): print(json.dumps(message), flush=True)
first = json.loads(sys.stdin.readline())
assert first["type"] == "hello"
"""
HELLO = START + 'answer(type="hello", schema_version=1, name="test")\n'
ASKED = HELLO + "for text in sys.stdin:\n  message = json.loads(text)\n"
Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program and returns its path."""

    def write(code: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(code, encoding="utf-8")
        return str(path)

    return write


@pytest.fixture(autouse=True)
def no_named_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RATHAUS_BOTS", "{}")


def ask(word: str, count: int = 1) -> ExternalBot:
    """A bot that has decided a few times; every decision was legal."""
    bot = make(word, 1)
    assert isinstance(bot, ExternalBot)
    state = get("citadels").new(4, 3)
    for _ in range(count):
        view = state.view(state.seat_to_act())
        action = bot.choose(view)
        assert action in view.legal
        state.apply(action)
    return bot


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of an example; Node of the working copy serves where the machine has none."""
    own = Path(__file__).parents[2] / ".venv-node/bin"
    if name.endswith(".js") and shutil.which("node") is None:
        assert (own / "node").exists(), "no Node: run scripts/assets.py"
        monkeypatch.setenv("PATH", f"{own}{os.pathsep}{os.environ['PATH']}")
    return str(EXAMPLES / name)


@pytest.mark.parametrize("program", ["patient.py", "frugal.js"])
@pytest.mark.parametrize("game", sorted(games()))
def test_examples_play_whole_games(game: str, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = get(game)
    bot = make(example(program, monkeypatch), 1)
    assert isinstance(bot, ExternalBot)
    seats = known.seats[0] if known.seats[0] > 1 else 2
    from rathaus.research.setup import ruleset_for

    state = known.start(ruleset_for(game, seats), 2)
    asked = 0
    while not state.is_over() and asked < 600:
        seat = state.seat_to_act()
        view = state.view(seat)
        asked += len(view.legal) > 1
        state.apply(bot.choose(view))
        assert bot.failures == []
    assert bot.analysis is None or isinstance(bot.analysis, str)
    bot.close()


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_messages_fit_the_schema(table: tuple[str, int]) -> None:
    valid = jsonschema.Draft202012Validator(schema())
    to_bot = jsonschema.Draft202012Validator({**schema(), "anyOf": [{"$ref": "#/$defs/to_bot"}]})
    jsonschema.Draft202012Validator.check_schema(schema())
    to_bot.validate(hello())
    for state in positions(*table, 6, 120):
        seat = state.seat_to_act()
        if seat < 0:
            continue
        message = json.loads(line(act(state.view(seat), 1, 5.0)))
        to_bot.validate(message)
        numbers = [entry["number"] for entry in message["legal"]]
        assert numbers == state.legal_actions()
        assert not numbers_beyond(message["view"], 2**53), "not every language keeps 64 bits"
        for given in (numbers[0], message["legal"][0]["text"], message["legal"][0]["action"]):
            valid.validate({"type": "act", "id": 1, "action": given, "analysis": {"value": 0.5}})
    with pytest.raises(jsonschema.ValidationError):
        valid.validate({"type": "act"})


def numbers_beyond(data: Any, most: int) -> bool:
    if isinstance(data, dict):
        return any(numbers_beyond(value, most) for value in data.values())
    if isinstance(data, list):
        return any(numbers_beyond(value, most) for value in data)
    return isinstance(data, int) and abs(data) > most


def test_messages_hold_what_the_seat_may_see() -> None:
    """Everything hidden is replaced, and the message stays the same."""
    for name, seats in EVERY:
        for state in positions(name, seats, 3, 60):
            seat = state.seat_to_act()
            if seat >= 0:
                message = act(state.view(seat), 1, 5.0)
                assert message == act(state.determinize(seat, 8).view(seat), 1, 5.0)
                assert "seed" not in line(message)


WRONG = {
    "ends at once": ("raise SystemExit('no licence')", "ended with status 1: no licence"),
    "says nothing": ("import time\ntime.sleep(60)", "did not answer within 0.3 s"),
    "speaks another version": (START + 'answer(type="hello", schema_version=9)', "speaks version 9"),
    "crashes": (ASKED + "  raise RuntimeError('lost')", "ended with status 1: RuntimeError: lost"),
    "is late": (ASKED + "  time.sleep(60)", "did not answer within 0.3 s"),
    "answers no JSON": (ASKED + "  print('king', flush=True)", "is no JSON"),
    "answers a list": (ASKED + "  print('[1]', flush=True)", "is no object of type 'act'"),
    "answers without action": (ASKED + "  answer(type='act')", "needs a key 'verb'"),
    "answers another question": (ASKED + "  answer(type='act', id=77, action=0)", "answered question 77"),
    "names no action": (ASKED + "  answer(type='act', action='fly moon:1')", "is no action"),
    "names an illegal action": (
        ASKED + "  answer(type='act', action='end')",
        "chose end, which is not legal",
    ),
    "names a number too high": (ASKED + "  answer(type='act', action=10**9)", "which is not legal"),
    "floods": (ASKED + "  print('x' * 3_000_000, flush=True)", "its reply is too long"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_failures_are_reported_and_replaced(
    wrong: str, write: Write, caplog: pytest.LogCaptureFixture
) -> None:
    code, words = WRONG[wrong]
    with caplog.at_level(logging.WARNING):
        bot = ask(f"{write(code)}:deadline=0.3,start={0.3 if 'says nothing' in wrong else 20}")
    assert len(bot.failures) == 1 and words in bot.failures[0]
    assert words in caplog.text and "random decides" in caplog.text
    assert bot._program is None


def test_a_program_is_given_up_after_three_failures(write: Write) -> None:
    bot = ask(write(ASKED + "  print('?', flush=True)"), 8)
    assert len(bot.failures) == external_bots.PATIENCE


def test_a_program_may_recover(write: Write) -> None:
    good = "  answer(type='act', id=message['id'], action=message['legal'][0]['text'], analysis=[1])"
    bot = ask(write(ASKED + "  if message['id'] == 2: raise SystemExit\n" + good), 9)
    assert 1 < len(bot.failures) < 9 and bot.in_a_row < external_bots.PATIENCE


def test_the_fallback_can_be_chosen(write: Write) -> None:
    word = write("raise SystemExit(1)")
    view = get("citadels").new(4, 3).view(0)
    view = get("citadels").new(4, 3).view(view.to_act)
    assert make(f"{word}:fallback=greedy", 1).choose(view) == make("greedy", 1).choose(view)
    with pytest.raises(BotError, match="fallback"):
        make(f"{word}:fallback=nobody")


def test_programs_are_used_again(write: Write) -> None:
    word = write(ASKED + "  answer(type='act', action=message['legal'][0]['number'], analysis=message['id'])")
    first = ask(word)
    assert first.analysis == 1
    program = first._program
    del first
    second = ask(word)
    assert second._program is program and second.analysis == 2
    second.close()


def test_programs_play_where_bots_are_named(write: Write) -> None:
    word = write(ASKED + "  answer(type='act', action=message['legal'][0]['number'])")
    game = get("citadels")
    one = play_game(game, game.ruleset(3), (word, "random", "greedy"), 4)
    assert one.bots[0] == word and len(one.scores) == 3
    plan = Plan("citadels", (word, "random", "random"), 2, seed=1)
    assert [result.scores for result in simulate(plan, 1)] == [r.scores for r in simulate(plan, 2)]


def test_names_for_programs(write: Write) -> None:
    word = write(ASKED + "  answer(type='act', action=message['legal'][0]['number'])")
    declare([f"first={sys.executable} {word}"])
    assert ask("first:deadline=9", 2).failures == []
    for wrong, words in (
        ("first", "reads name=command"),
        ("greedy=./x", "another bot"),
        ("second=/no/such/program", "cannot be run"),
    ):
        with pytest.raises(BotError, match=words):
            declare([wrong])


@pytest.mark.parametrize("word", ["./none.py", "/", "examples/bots/", "patient.py"])
def test_what_is_no_program_is_refused(word: str) -> None:
    with pytest.raises(BotError, match=r"no program|no bot|cannot be run"):
        make(word)
