"""The texts of Citadels: complete, alike in all languages, with the right arguments, and none that nobody uses."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from string import Formatter

import pytest
from babel.messages.catalog import Catalog

from rathaus.core.messages import LANGUAGES, catalog, messages, required_keys
from rathaus.games.citadels import fields
from rathaus.games.citadels.game import GAME

FOLDER = files("rathaus.games.citadels")
SOURCES = {
    entry.name: entry.read_text(encoding="utf-8") for entry in FOLDER.iterdir() if entry.name.endswith(".py")
}
ALWAYS = {"why.not_now", "why.game_over"}  # the core's own reasons
FAMILIES = ("board.type.", "board.confidence.", "board.tray.")


def own(language: str) -> Catalog:
    found = catalog("rathaus.games.citadels", language)
    assert found is not None
    return found


def forms(language: str) -> dict[str, tuple[str, ...]]:
    """Key to the forms of the text."""
    found = {}
    for message in own(language):
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            found[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    return found


def arguments(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def reasons() -> set[str]:
    """Every reason that a ``why_not`` gives: the second of (rule, reason)."""
    found = set()
    for text in SOURCES.values():
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Tuple) or len(node.elts) != 2:
                continue
            rule, reason = node.elts
            cited = any(
                isinstance(one, ast.Constant) and re.match(r"R\d", str(one.value)) for one in ast.walk(rule)
            )
            if not cited and not (isinstance(rule, ast.Name) and rule.id == "rule"):
                continue
            for one in ast.walk(reason):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    found.add(one.value)
    return found


def expected() -> set[str]:
    """All keys but the board's captions."""
    keys = set(required_keys(GAME)) | ALWAYS | {f"why.{reason}" for reason in reasons()}
    keys |= {f"power.{id}" for id in fields.CHARACTERS}
    purple = [r["id"] for r in GAME.components["districts_purple_base"]["district"]] + list(fields.DARK)
    return keys | {f"effect.{id.removesuffix('_2017')}" for id in purple}


def test_reasons_are_found() -> None:
    assert {
        "action_first",
        "not_rank_one",
        "keep_is_safe",
        "navigator_cannot_build",
        "no_exchange",
    } <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    found = forms(language)
    assert expected() - set(found) == set()
    assert all(all(form.strip() for form in texts) for texts in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    drawn = "\n".join(text for name, text in SOURCES.items() if name.startswith("board"))
    for key in set(forms(language)) - expected():
        assert key.startswith(("board.", "price.")), key
        if key.startswith("price."):
            continue
        family = next((family for family in FAMILIES if key.startswith(family)), "")
        assert (
            f'"{key}"' in drawn or (family and family in drawn) or f"{key.rpartition('.')[0]}.{{" in drawn
        ), key


def test_captions_of_the_board_are_there() -> None:
    keys = set(forms("en"))
    for name, text in SOURCES.items():
        if name.startswith("board"):
            for key in re.findall(r't\("(board\.[a-z_.]+)"', text):
                assert key in keys, f"{name} asks for {key}"


def test_languages_have_the_same_keys_and_arguments() -> None:
    english = forms("en")
    for language in LANGUAGES:
        found = forms(language)
        assert list(found) == list(english)
        for key, texts in found.items():
            for text in texts:
                assert arguments(text) == arguments(english[key][-1]), (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_the_arguments_that_there_are(language: str) -> None:
    found = forms(language)
    for spec in GAME.events:
        names = {one if isinstance(one, str) else one.name for one in spec.arguments}
        for text in found[f"event.{spec.name}"]:
            assert arguments(text) <= names, spec.name
    for verb in GAME.verbs:
        for text in found[f"verb.{verb.name}"]:
            assert arguments(text) == {domain.name for domain in verb.domains}, verb.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_headers_and_plurals(language: str) -> None:
    head = own(language)
    assert str(head.locale) == language
    assert head.num_plurals == (2 if language == "en" else 1)
    for texts in forms(language).values():
        assert len(texts) <= head.num_plurals
    texts = messages(language, "citadels")
    one, two = (texts.event(GAME.ruleset(2), (fields_event("drew"), 0x7FFF, 0, n), ("Ana",)) for n in (1, 2))
    assert "Ana" in one
    assert one.replace("1", "2") == two or (language == "en" and two.endswith("2 cards."))


def fields_event(name: str) -> int:
    return [spec.name for spec in fields.EVENTS].index(name)


def test_each_chinese_has_its_own_characters() -> None:
    everything = {
        language: "".join("".join(texts) for texts in forms(language).values()) for language in LANGUAGES
    }
    traditional, simplified = set("國盜軍選擇貴區張庫費輪這個還與"), set("国盗军选择贵区张库费轮这个还与")
    both = traditional & simplified
    assert not set(everything["zh_Hans"]) & (traditional - both)
    assert not set(everything["zh_Hant"]) & (simplified - both)
    assert not re.search(r"[\u3400-\u9fff]", everything["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    texts = messages(language, "citadels")
    for prefix, ids in (("district", fields.DISTRICTS), ("character", fields.CHARACTERS)):
        assert len({texts.text(f"{prefix}.{id}") for id in ids}) == len(ids)
