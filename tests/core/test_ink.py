"""The pen of the drawn boards: text stays in its room, is escaped, and palettes are laid over the common one."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from rathaus.core import ink, textfit
from rathaus.core.ink import Pen

PEN = Pen("rathaus.games.kutna_hora", "kh")
LONG = "The Guild of the Innkeepers of Kutná Hora"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize("text", ["Elbe", LONG, "銀都：庫特納霍拉的城市建設", ""])
@pytest.mark.parametrize("room", [12, 60, 150, 900])
@pytest.mark.parametrize(
    ("serif", "bold", "stretch"),
    [(False, False, textfit.SANS), (True, False, textfit.SERIF), (False, True, textfit.BOLD)],
)
def test_a_line_is_never_wider_than_its_room(
    text: str, room: float, serif: bool, bold: bool, stretch: float
) -> None:
    drawn = parsed(PEN.line(0, 0, text, 14, room, serif=serif, bold=bold))
    shown = drawn.text or ""
    if "textLength" in drawn.attrib:
        assert float(drawn.attrib["textLength"]) == room
    else:
        assert textfit.width(shown, float(drawn.attrib["font-size"]), stretch) <= room * 1.01 + 0.1
    assert shown == text or shown.endswith("…")


def test_text_is_escaped() -> None:
    assert parsed(PEN.line(0, 0, '<b>&"\x00\x1b', 10, 200)).text == '<b>&"'
    assert ink.safe("a\ud800\uffffb") == "ab"


def test_chinese_breaks_anywhere_but_at_its_punctuation() -> None:
    lines = textfit.wrap("市集「銀都」，開始。", 10, 30, 9)
    assert "".join(lines) == "市集「銀都」，開始。"
    assert len(lines) > 2
    assert not [one for one in lines if one[0] in textfit.CLOSING or one[-1] in textfit.OPENING]


def test_words_stay_whole_and_the_last_line_is_cut() -> None:
    assert textfit.wrap("one two three", 10, 45, 9) == ["one two", "three"]
    assert textfit.wrap("one two three", 10, 45, 1)[0].endswith("…")
    assert textfit.fitted("one two", (20, 10), 45, 1) == (10, ["one two"])


def test_a_game_changes_the_common_palette_and_adds_to_it() -> None:
    assert PEN.colour("ink") == "#2b2118"
    assert PEN.colour("tunnel") == PEN.data["colours"]["tunnel"]
    assert PEN.seat_colour(0) == "#b5432f"
    assert PEN.serif("zh_Hans") != PEN.serif("en") == PEN.serif("unknown")
    assert PEN.size("tall")["width"] < PEN.size("wide")["width"]


def test_signs_that_are_used_are_defined_once() -> None:
    drawn = PEN.sign("coin", 0, 0, 10) + PEN.sign("coin", 9, 9, 10, "#fff")
    assert PEN.symbols(drawn).count("<symbol ") == 1
    assert 'id="kh-coin"' in PEN.symbols(drawn)
    assert 'color="#fff"' in drawn


def test_shapes() -> None:
    assert ink.rect(0, 1.04, 2, 3.25, "#fff") == '<rect x="0" y="1" width="2" height="3.2" fill="#fff"/>'
    assert ink.group("x", (1, 2.5), ' id="a"') == '<g transform="translate(1 2.5)" id="a">x</g>'
    assert ink.minus(-3) == "−3"
    coin = parsed(f"<g>{PEN.coin(10, 10, 12)}</g>")
    assert [one.tag for one in coin] == ["rect", "text"]


@pytest.mark.parametrize("room", [-9.6, 0, 4])
def test_where_nothing_fits_nothing_is_written(room: float) -> None:
    assert PEN.line(0, 0, LONG, 14, room) == ""
