from __future__ import annotations

from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from rathaus.core.messages import LANGUAGES, Messages, domain_keys, messages
from rathaus.core.registry import get
from rathaus.core.verbs import Domain
from tests.core.toy import COLOUR, SEAT

SHARED = """
msgid "seat"
msgstr "Player {n}"

msgid "cards"
msgid_plural "cards"
msgstr[0] "{n} card"
msgstr[1] "{n} cards"

msgid "untold"
msgstr ""
"""
OWN = """
msgid "seat"
msgstr "Merchant {n}"

msgid "colour.red"
msgstr "Red"
"""


def catalog(text: str) -> Catalog:
    return read_po(BytesIO(text.encode()), locale="en")


RULES = get("hansa_teutonica").ruleset(4)
TEXTS = Messages("en", "toy", [catalog(OWN), catalog(SHARED)])


def test_own_catalogue_comes_first() -> None:
    assert TEXTS.text("seat", n=2) == "Merchant 2"
    assert Messages("en", None, [catalog(SHARED)]).text("seat", n=2) == "Player 2"


def test_missing_texts_and_arguments_stay_visible() -> None:
    assert TEXTS.text("no.such.key", n=1) == "no.such.key"
    assert TEXTS.text("seat") == "Merchant {n}"
    assert "untold" not in TEXTS
    assert TEXTS.keys() == {"seat", "cards", "colour.red"}


def test_plural() -> None:
    assert [TEXTS.text("cards", n=n) for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_labels() -> None:
    assert TEXTS.label(RULES, COLOUR, "red") == "Red"
    assert TEXTS.label(RULES, COLOUR, "green") == "green"
    assert TEXTS.label(RULES, SEAT, "1", ("Anna", "Berta")) == "Berta"
    assert TEXTS.label(RULES, SEAT, "1") == "Merchant 2"
    assert TEXTS.label(RULES, Domain("victim", ("0", "1"), "seat"), "0", ("Anna",)) == "Anna"


def test_keys_of_domains() -> None:
    assert domain_keys(COLOUR) == {"colour.red", "colour.green", "colour.blue"}
    assert domain_keys(SEAT) == set()


def test_shared_catalogues() -> None:
    assert LANGUAGES == ("en", "zh_Hant", "zh_Hans")
    for language in LANGUAGES:
        assert messages(language).language == language
        assert "{n}" not in messages(language).text("seat", n=1)
        assert "seat" in messages(language)
