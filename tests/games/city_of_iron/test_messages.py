"""The texts of City of Iron: complete, alike in all languages, with the right arguments, and none that nobody uses."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from string import Formatter

import pytest
from babel.messages.catalog import Catalog

from rathaus.core.messages import LANGUAGES, catalog, messages, required_keys
from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.game import GAME

FOLDER = files("rathaus.games.city_of_iron")
SOURCES = {
    entry.name: entry.read_text(encoding="utf-8") for entry in FOLDER.iterdir() if entry.name.endswith(".py")
}
ALWAYS = {"why.not_now", "why.game_over"}  # the core's own reasons
FAMILIES = (
    "board.confidence.",
    "board.terrain.",
    "board.skill.",
    "board.power.",
    "board.need.",
    "board.does.",
)
COMPOSED = ("board.round_", "board.hand_", "board.land_", "board.tax_", "board.science_")  # ends with a name
NAMED = ("money", "science", "hammers", "cards", "attack", "distance", "ship", "airship")
OF_IDS = ("board.tax_", "board.science_")  # of the two plain actions
PRICES = {f"price.{name}" for name in NAMED}  # what prices() names


def own(language: str) -> Catalog:
    found = catalog("rathaus.games.city_of_iron", language)
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
    return set(required_keys(GAME)) | ALWAYS | PRICES | {f"why.{reason}" for reason in reasons()}


def test_reasons_are_found() -> None:
    assert {"space_taken", "no_terrain", "not_paid_yet", "needed_otherwise", "not_in_supply"} <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language: str) -> None:
    found = forms(language)
    assert expected() - set(found) == set()
    assert all(all(form.strip() for form in texts) for texts in found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_unused(language: str) -> None:
    drawn = "\n".join(text for name, text in SOURCES.items() if name.startswith("board"))
    for key in set(forms(language)) - expected():
        assert key.startswith("board."), key
        family = next((one for one in FAMILIES + COMPOSED if key.startswith(one)), "")
        quoted = f'"{key}"' in drawn or f"'{key}'" in drawn
        assert quoted or (family and family in drawn) or key.startswith(OF_IDS), key


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
        names = set(GAME.events.read((spec_number(spec.name), 0x7FFF, *[0] * len(spec.arguments))).arguments)
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
    texts = messages(language, "city_of_iron")
    one, two = (
        texts.event(GAME.ruleset(2), (spec_number("reshuffled"), 0x7FFF, n), ("Ana",)) for n in (1, 2)
    )
    assert one.replace("1", "2") == two or (language == "en" and "2 discarded buildings are" in two)
    assert texts.price({"money": 3}).split()[0] == "3"


def spec_number(name: str) -> int:
    return [spec.name for spec in fields.EVENTS].index(name)


def test_each_chinese_has_its_own_characters() -> None:
    everything = {
        language: "".join("".join(texts) for texts in forms(language).values()) for language in LANGUAGES
    }
    traditional, simplified = (
        set("鋼鐵貨陸區軍隊鎮貯輪這個還與讓蓋貴擇攻擊費獲嗎張圖標層礦鹽機農場廠學發圓銀師將軍砲縱飛"),
        set("钢铁货陆区军队镇贮轮这个还与让盖贵择攻击费获吗张图标层矿盐机农场厂学发圆银师将军炮纵飞"),
    )
    both = traditional & simplified
    assert not set(everything["zh_Hans"]) & (traditional - both)
    assert not set(everything["zh_Hant"]) & (simplified - both)
    assert not re.search(r"[\u3400-\u9fff]", everything["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    texts = messages(language, "city_of_iron")
    kinds = {
        "building": fields.BUILDINGS,
        "card": fields.EXPERTS,
        "good": fields.GOODS,
        "land": fields.CITIES,
        "nation": fields.NATIONS,
        "token": fields.TOKENS,
        "town": fields.TOWNS,
    }
    for prefix, ids in kinds.items():
        assert len({texts.text(f"{prefix}.{id}") for id in ids}) == len(ids), prefix


@pytest.mark.parametrize("language", LANGUAGES)
def test_lands_and_towns_are_called_by_what_they_have(language: str) -> None:
    texts, rules = messages(language, "city_of_iron"), GAME.ruleset(4)
    settle = texts.action(rules, GAME.verbs.action("land", "land_3"))
    assert texts.text("board.terrain.jungle") in settle
    assert texts.text("board.terrain.water") in settle
    attack = texts.action(rules, GAME.verbs.action("attack", "town_2b"))
    assert f"{texts.text('good.srika')} 2" in attack
    assert texts.text("town.solara") in texts.action(rules, GAME.verbs.action("attack", "solara"))
    home = texts.action(rules, GAME.verbs.action("city", "land_arc"))
    assert texts.text("land.land_arc") in home
    assert "(" not in home
    assert "（" not in home
