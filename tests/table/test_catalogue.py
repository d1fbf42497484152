"""The shared texts: the same keys and placeholders in every language, and none that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

import rathaus
from rathaus.core.messages import LANGUAGES, catalog

SOURCE = Path(rathaus.__file__).parent
FORMED = ("level.", "bot.", "error.", "why.")  # keys made from a word at run time


def texts(language: str) -> dict[str, tuple[str, ...]]:
    found = catalog("rathaus", language)
    assert found is not None
    result = {}
    for message in found:
        key = message.id if isinstance(message.id, str) else message.id[0]
        if key:
            result[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    return result


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_keys_and_placeholders(language: str) -> None:
    english, other = texts("en"), texts(language)
    assert set(other) == set(english)
    for key, forms in other.items():
        wanted = placeholders(english[key][-1])
        for form in forms:
            assert form
            assert placeholders(form) <= wanted, key
        assert placeholders(forms[-1]) == wanted, key


def used_keys() -> set[str]:
    keys = set()
    for path in [*SOURCE.glob("server/**/*.html"), *SOURCE.glob("server/*.py"), *SOURCE.glob("table/*.py")]:
        source = path.read_text(encoding="utf-8")
        keys |= set(re.findall(r'\bt\(["\']([a-z_.]+)["\']', source))
        keys |= set(re.findall(r'text\(\s*["\']([a-z_.]+)["\']', source))
        keys |= set(re.findall(r'key = "([a-z_.]+)"', source))
        for pair in re.findall(r't\("([a-z_.]+)" if [^)]* else "([a-z_.]+)"', source):
            keys |= set(pair)
    return {key for key in keys if not key.endswith(".")}


def test_every_key_in_use_has_a_text() -> None:
    known = set(texts("en")) | {"game.title", "game.intro"}
    assert used_keys() - known == set()


def test_every_text_is_in_use() -> None:
    unused = {key for key in texts("en") if not key.startswith(FORMED)} - used_keys() - {"seat", "list.and"}
    assert unused == set()


def test_chinese_is_written_with_its_own_marks() -> None:
    for language in ("zh_Hant", "zh_Hans"):
        for key, forms in texts(language).items():
            for form in forms:
                plain = re.sub(r"\{[a-z]+\}", "", form)
                assert not re.search(r"[\u4e00-\u9fff][,:;?!()]", plain), key


def test_traditional_and_simplified_are_not_mixed() -> None:
    simplified_only = "这为从们个来对时会开关过还进选择览规则种认识别请类读写边电脑设备户线页买卖击"
    traditional_only = "這為從們個來對時會開關過還進選擇覽規則種認識別請類讀寫邊電腦設備戶線頁買賣擊"
    both = set(simplified_only) & set(traditional_only)
    for key, forms in texts("zh_Hant").items():
        assert not (set("".join(forms)) & (set(simplified_only) - both)), key
    for key, forms in texts("zh_Hans").items():
        assert not (set("".join(forms)) & (set(traditional_only) - both)), key
