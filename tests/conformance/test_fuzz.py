"""Hypothesis looks for trouble: any configuration, any sequence of choices, any damage."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rathaus.core.errors import ActionError, IllegalAction, OptionError, RecordError
from rathaus.core.records import Record
from tests.conformance.configuration import Case, cases, game_names
from tests.conformance.play import scaled

pytestmark = pytest.mark.engine
CASES = cases()
SMALL = settings(
    max_examples=scaled(40, 10),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@SMALL
@given(data=st.data())
def test_any_sequence_of_choices(data: st.DataObject) -> None:
    """Legal or not: a state stays sound, and its views hide what they hide."""
    case: Case = data.draw(st.sampled_from(CASES))
    state = case.new(data.draw(st.integers(0, 2**64)))
    owned = case.game.owned(state)
    shadow = state.clone()
    for choice in data.draw(st.lists(st.integers(0, 10**6), max_size=120)):
        if state.is_over():
            break
        if choice % 10 == 0:
            number = choice % case.game.n_actions
            if not state.is_legal(number):
                with pytest.raises(IllegalAction):
                    state.apply(number)
                assert state == shadow
        legal = state.legal_actions()
        action = legal[choice % len(legal)]
        state.apply(action)
        shadow.apply(action)
        assert state.digest() == shadow.digest()
    assert case.game.owned(state) == owned
    assert case.game.from_bytes(state.to_bytes()) == state
    seat = data.draw(st.integers(-1, case.seats - 1))
    other = state.determinize(seat, data.draw(st.integers(0, 2**64)))
    assert other.view(seat) == state.view(seat)
    assert case.game.owned(other) == owned


def check_sentence(error: Exception, pattern: str = r"\w+ \w+") -> None:
    """A refusal says something, and what it must say."""
    assert re.search(pattern, str(error))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


@SMALL
@given(data=st.data())
def test_any_options(data: st.DataObject) -> None:
    """Options from outside are resolved, or refused with a sentence."""
    game = data.draw(st.sampled_from(CASES)).game
    names = [option.name for option in game.options]
    given_values: dict[str, Any] = {}
    for name in data.draw(st.lists(st.sampled_from(names), max_size=3)):
        values = (
            st.sampled_from(game.options[name].values) if game.options[name].values else st.integers(0, 12)
        )
        given_values[name] = data.draw(values | PLAIN)
    try:
        ruleset = game.ruleset(data.draw(st.integers(0, 9)), **given_values)
    except OptionError as error:
        check_sentence(error)
    else:
        assert game.start(ruleset, 1).legal_actions()


@SMALL
@given(text=st.text(max_size=60), game=st.sampled_from([case.game for case in CASES]))
def test_any_action_text(text: str, game: Any) -> None:
    try:
        action = game.verbs.parse(text)
    except ActionError as error:
        check_sentence(error)
    else:
        assert game.verbs.text(action) == " ".join(text.split())


@SMALL
@given(data=PLAIN, game=st.sampled_from([case.game for case in CASES]))
def test_any_action_structure(data: Any, game: Any) -> None:
    if isinstance(data, dict):
        data = {**data, "verb": game.verbs.verb_at(len(data) % game.n_actions).name}
    try:
        action = game.verbs.from_structure(data)
    except ActionError as error:
        check_sentence(error)
    else:
        assert game.verbs.structure(action)["verb"] == data["verb"]


@SMALL
@given(data=st.data())
def test_any_damage_to_a_record(data: st.DataObject) -> None:
    """A record with a line replaced by anything is read and replayed, or refused by line."""
    case: Case = data.draw(st.sampled_from(CASES))
    record = Record.begin(case.ruleset, case.configuration.seed)
    state = record.start()
    for _ in range(8):
        if not state.is_over():
            record.play(state, state.legal_actions()[0])
    lines = record.to_text().splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    line = json.loads(lines[number])
    key = data.draw(st.sampled_from(sorted(line)) | st.text(max_size=5))
    line[key] = data.draw(PLAIN)
    whole = data.draw(st.sampled_from([json.dumps(line), json.dumps(line[key]), str(line[key])]))
    lines[number] = whole
    try:
        Record.from_text("\n".join(lines)).replay()
    except RecordError as error:
        check_sentence(error, "line|empty")


def test_there_is_something_to_try() -> None:
    assert {case.game_name for case in CASES} == set(game_names())
