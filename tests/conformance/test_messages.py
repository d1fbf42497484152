"""Every text that a game can need is there in every language, is used, and names only what it is given."""

from __future__ import annotations

import re
from functools import cache

import pytest

from rathaus.core.game import Game
from rathaus.core.messages import LANGUAGES, messages, required_keys
from rathaus.core.ruleset import Ruleset
from tests.conformance import texts as written
from tests.conformance.configuration import cases, game_names
from tests.conformance.play import sample

PLACE = re.compile(r"\{(\w+)\}")
OF_THE_CORE = {"not_now", "game_over"}  # reasons that the core gives
TRADITIONAL = set("國單軍選擇貴區張庫費輪這個還與該訊遊戲會礦採權築業銀許價場讓蓋議盜")
SIMPLIFIED = set("国单军选择贵区张库费轮这个还与该讯游戏会矿采权筑业银许价场让盖议盗")
PACKAGES = ["rathaus", *(f"rathaus.games.{name}" for name in game_names())]


def needed(game: Game) -> set[str]:
    """The keys that a game must have whatever its board shows."""
    reasons = written.reasons(written.package(game)) | OF_THE_CORE
    return required_keys(game) | {f"why.{reason}" for reason in reasons}


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


@cache
def priced(game: str) -> frozenset[str]:
    """What actions cost in positions of random games."""
    found: set[str] = set()
    for case in cases():
        if case.game_name == game:
            for state in sample(case, 2, 1):
                if not state.is_over():
                    amounts = case.game.prices(state.view(state.seat_to_act())).values()
                    found.update(name for amount in amounts for name in amount)
    return frozenset(found)


def test_every_required_text(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    assert sorted(needed(game) - texts.keys()) == []


def test_every_text_that_is_asked_for(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    assert sorted(written.asked(written.package(game)) - texts.keys()) == []


def test_no_text_is_unused(game: Game) -> None:
    package = written.package(game)
    labels = {domain.key(label) for domain in written.domains(game) for label in domain.labels}
    used = (
        needed(game) | labels | written.constants(package) | {f"price.{name}" for name in priced(game.name)}
    )
    unused = [
        key for key in written.forms(package, "en") if key not in used and not written.made(package, key)
    ]
    assert unused == []


def test_every_number_of_a_domain_or_none_has_a_text(game: Game) -> None:
    own = written.forms(written.package(game), "en")
    for domain in written.domains(game):
        there = [domain.key(label) in own for label in domain.labels if label.isdecimal()]
        assert all(there) or not any(there), domain.name


def test_every_reason_met_in_play(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    reasons = reasons_met(game.name)
    assert reasons >= OF_THE_CORE
    assert reasons - OF_THE_CORE <= written.reasons(written.package(game)), "the search misses some"
    assert sorted(reason for reason in reasons if f"why.{reason}" not in texts) == []


def test_texts_name_only_what_they_are_given(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    wrong = []
    for verb in game.verbs:
        given = {domain.name for domain in verb.domains}
        wrong += [f"verb.{verb.name}: {place}" for place in places(texts.text(f"verb.{verb.name}")) ^ given]
    for number, spec in enumerate(game.events):
        given = set(game.events.read((number, 1, 0, 0, 0, 0)).arguments)
        wrong += [f"event.{spec.name}: {place}" for place in places(texts.text(f"event.{spec.name}")) - given]
    assert wrong == []


def places(text: str) -> set[str]:
    return set(PLACE.findall(text))


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_the_same_keys_and_arguments(package: str, language: str) -> None:
    english, found = written.forms(package, "en"), written.forms(package, language)
    assert list(found) == list(english)
    for key, texts in found.items():
        given = written.arguments(english[key][-1])
        assert written.arguments(texts[-1]) == given, key
        assert all(text.strip() and written.arguments(text) <= given for text in texts), key


@pytest.mark.parametrize("package", PACKAGES)
def test_headers_and_plurals(package: str, language: str) -> None:
    head = written.catalogue(package, language)
    assert str(head.locale) == language
    assert head.num_plurals == (2 if language == "en" else 1)
    for key, texts in written.forms(package, language).items():
        assert len(texts) <= head.num_plurals
        assert len(texts) == 1 or "n" in written.arguments(texts[1]), key


@pytest.mark.parametrize("package", PACKAGES)
def test_each_chinese_has_its_own_characters(package: str) -> None:
    everything = {
        language: set("".join("".join(texts) for texts in written.forms(package, language).values()))
        for language in LANGUAGES
    }
    assert not everything["zh_Hans"] & (TRADITIONAL - SIMPLIFIED)
    assert not everything["zh_Hant"] & (SIMPLIFIED - TRADITIONAL)
    if package != "rathaus":  # which names each language in its own characters
        assert not re.search(r"[\u3400-\u9fff]", "".join(everything["en"]))


def usual_rules(game: Game) -> Ruleset:
    return game.ruleset(4 if 4 in game.seats else game.seats[0])


def test_names_are_told_apart(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    rules = usual_rules(game)
    for domain in written.domains(game):
        names = [texts.label(rules, domain, label) for label in domain.labels]
        assert len(set(names)) == len(names), domain.name


def test_every_price_met_in_play(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    for name in priced(game.name):
        assert f"price.{name}" in texts
        assert texts.price({name: 3}).startswith("3")


def test_every_action_and_event_can_be_told(game: Game, language: str) -> None:
    texts = messages(language, game.name)
    rules = usual_rules(game)
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
