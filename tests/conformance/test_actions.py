"""Actions: the codec, the list of legal ones, and the refusal of all others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rathaus.core.errors import ActionError, IllegalAction
from rathaus.core.game import Game
from rathaus.core.state import State
from tests.conformance.configuration import Case
from tests.conformance.play import random_game, sample, scaled

pytestmark = pytest.mark.engine


def test_every_action_survives_text_and_structure(game: Game) -> None:
    texts = set()
    for action in range(game.n_actions):
        text = game.verbs.text(action)
        texts.add(text)
        assert game.verbs.parse(text) == action
        assert game.verbs.from_structure(game.verbs.structure(action)) == action
        verb = game.verbs.verb_at(action)
        assert game.verbs.action(verb.name, *verb.split(action - verb.base)) == action
    assert len(texts) == game.n_actions


def test_targets_have_no_open_places(game: Game) -> None:
    targets = [game.verbs.target(action) for action in range(game.n_actions)]
    assert any(targets)
    assert not [target for target in targets if "{" in target or " " in target]


@pytest.mark.parametrize(
    "text", ["", " ", "no_such_verb", "no_such_verb seat:1", "\N{SNOWMAN}", "verb:argument", "1", "None"]
)
def test_text_that_names_no_action(game: Game, text: str) -> None:
    with pytest.raises(ActionError):
        game.verbs.parse(text)


def test_arguments_that_do_not_fit(game: Game) -> None:
    for verb in game.verbs:
        text = game.verbs.text(verb.base)
        for wrong in (text + " more:0", text + " more", text + "0000" if verb.domains else text + " :"):
            with pytest.raises(ActionError):
                game.verbs.parse(wrong)
        structure = game.verbs.structure(verb.base)
        broken: list[dict[str, Any]] = [
            {**structure, "more": "0"},
            {**structure, "verb": 3},
            {**structure, "verb": "no_such_verb"},
            {},
        ]
        broken += [{**structure, domain.name: "no such label"} for domain in verb.domains]
        for data in broken:
            with pytest.raises(ActionError):
                game.verbs.from_structure(data)
    for number in (-1, game.n_actions):
        with pytest.raises(ActionError):
            game.verbs.verb_at(number)


def check_legal(state: State) -> None:
    legal = state.legal_actions()
    if state.is_over():
        assert legal == [] and state.seat_to_act() == -1
        return
    assert legal and legal == sorted(set(legal))
    assert 0 <= legal[0] and legal[-1] < state.ruleset.game.n_actions
    assert 0 <= state.seat_to_act() < state.ruleset.seats


def test_legal_actions_are_sorted_unique_and_never_missing(case: Case) -> None:
    for shift in range(scaled(3, 1)):
        actions = random_game(case, shift, check_legal)
        assert 0 < len(actions) <= case.game.longest


def test_why_not_is_none_exactly_for_legal_actions(case: Case) -> None:
    for state in sample(case, 8, 1):
        before = state.to_bytes()
        legal = set(state.legal_actions())
        for action in range(case.game.n_actions):
            reason = state.why_not(action)
            assert (reason is None) == (action in legal), case.game.verbs.text(action)
            if reason is not None:
                rule, key = reason
                assert rule.startswith("R") and key and key == key.strip()
        assert state.to_bytes() == before


def test_shown_actions_are_never_legal(case: Case) -> None:
    for state in sample(case, 12, 3):
        shown = state.shown_actions()
        assert shown == sorted(set(shown))
        assert not set(shown) & set(state.legal_actions())
        assert all(0 <= action < case.game.n_actions and state.why_not(action) for action in shown)


def test_illegal_actions_change_nothing(case: Case) -> None:
    random = Random(str(case))
    for state in sample(case, 12, 2):
        before, digest = state.to_bytes(), state.digest()
        legal = set(state.legal_actions())
        some = min(case.game.n_actions, scaled(60, 15))
        for action in random.sample(range(case.game.n_actions), some):
            if action in legal:
                continue
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.rule.startswith("R")
            assert caught.value.reason
            assert caught.value.action == case.game.verbs.text(action)
        for number in (-1, case.game.n_actions, 2**15, 2**40, -(2**40)):
            with pytest.raises(ActionError):
                state.apply(number)
        assert (state.to_bytes(), state.digest()) == (before, digest)
        assert set(state.legal_actions()) == legal


def test_nothing_is_legal_after_the_end(case: Case) -> None:
    end = sample(case, 0, 0)[-1]
    assert end.is_over()
    for action in range(0, case.game.n_actions, 7):
        assert end.why_not(action) == (case.game.end_rule, "game_over")
    with pytest.raises(IllegalAction, match="game over"):
        end.apply(0)
