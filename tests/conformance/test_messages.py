"""Every text that a game can need is there in every language, and names only what it is given."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rathaus.core.game import Game
from rathaus.core.messages import messages, required_keys
from tests.conformance.configuration import cases
from tests.conformance.play import sample

PLACE = re.compile(r"\{(\w+)\}")


@cache
def reasons_met(game: str) -> frozenset[str]:
    """The reasons given against any action in positions of random games."""
    found: set[str] = set()
    for case in cases():
        if case.game_name == game:
            for state in sample(case, 2, 1):
                actions = range(case.game.n_actions)
                found |= {reason[1] for action in actions if (reason := state.why_not(action))}
    return frozenset(found)


def test_every_required_text(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    assert sorted(required_keys(game) - texts.keys()) == []


def test_every_reason_met_in_play(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    reasons = reasons_met(game.name)
    assert "not_now" in reasons and "game_over" in reasons
    assert sorted(reason for reason in reasons if f"why.{reason}" not in texts) == []


def test_texts_name_only_what_they_are_given(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    wrong = []
    for verb in game.verbs:
        given = {domain.name for domain in verb.domains}
        wrong += [f"verb.{verb.name}: {place}" for place in places(texts.text(f"verb.{verb.name}")) - given]
    for number, spec in enumerate(game.events):
        given = set(game.events.read((number, 1, 0, 0, 0, 0)).arguments)
        wrong += [f"event.{spec.name}: {place}" for place in places(texts.text(f"event.{spec.name}")) - given]
    assert wrong == []


def places(text: str) -> set[str]:
    return set(PLACE.findall(text))


def test_languages_have_the_same_keys(game: Game, language: str) -> None:
    assert messages(language, game.name).keys() == messages("en", game.name).keys()
    assert messages(language).keys() == messages("en").keys()


def test_every_action_and_event_can_be_told(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    rules = game.ruleset(4 if 4 in game.seats else game.seats[0])
    names = tuple("ABCDEFGHIJ"[: game.layout.seats])
    for action in range(0, game.n_actions, 3):
        text = texts.action(rules, action, names)
        assert text and not places(text)
        assert not text.startswith("verb."), text
    for number in range(len(game.events)):
        text = texts.event(rules, (number, 1, 0, 0, 0, 0), names)
        assert text and not places(text)
        assert not text.startswith("event."), text


@pytest.mark.parametrize("wrong", ["de", "zh", "", "EN"])
def test_other_languages(wrong: str) -> None:
    with pytest.raises(KeyError):
        messages(wrong)
