"""The drawn board of Citadels: well-formed, complete, without secrets, and no text wider than its card."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from rathaus.core import textfit
from rathaus.core.board import Look, targets
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.view import View
from rathaus.games.citadels.game import GAME

SVG = "{http://www.w3.org/2000/svg}"
NAMES = (
    "Ana",
    "Wolfgang Amadeus Mozart",
    "小明",
    "Li Wei",
    "Chloé",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Yuki",
    "諸葛亮諸葛亮諸葛亮",
)
HOSTILE = (
    '"><script>alert(1)</script>',
    "'&amp;\x00\x08<b>",
    "]]><!--",
    "' onload='x",
    "\ud800",
    "{n}",
    "&#x3c;",
    "\n",
)
DARK_ONE = {
    "edition": "ffg",
    "characters": "witch+tax_collector+wizard+emperor+abbot+alchemist+navigator+diplomat+artist",
    "districts": "lighthouse+armory+museum+quarry+bell_tower+park+hospital+throne_room",
}
DARK_TWO = {
    "edition": "ffg",
    "characters": "wizard+diplomat+queen",
    "districts": "imperial_treasury+map_room+wishing_well+poor_house+factory+ball_room+museum+lighthouse",
    "undercard_order": "chosen",
}
SMALL = {
    "edition": "ffg",
    "characters": "wizard+abbot+navigator+diplomat",
    "districts": "museum+lighthouse+armory",
}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(3, 8)),
    *((seats, {"edition": "classic2017"}) for seats in (2, 3, 5, 7)),
    (2, {"edition": "ffg"}),
    (2, SMALL),
    (3, {"edition": "ffg"}),
    (4, DARK_ONE),
    (6, DARK_ONE),
    (8, DARK_ONE),
    (5, DARK_TWO),
    (8, DARK_TWO),
]


def look(seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return Look(messages(language, "citadels"), NAMES[:seats], layout, **more)


def positions(seats: int, options: dict[str, Any], seed: int, share: float) -> Iterator[Any]:
    """Positions of a random game: some of all, and always the rare questions and the end."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, **options)
    asked: set[str] = set()
    for _ in range(4000):
        if state.is_over():
            break
        box = state.view(-1).asking
        if box not in asked or rng.random() < share:
            asked.add(box)
            yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def drawn(view: View, reader: Look) -> ElementTree.Element:
    return ElementTree.fromstring(GAME.draw(view, reader))


def check_ids(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found: dict[str, ElementTree.Element] = {}
    for element in root.iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"id {id} twice"
            found[id] = element
    return found


def check_actions(view: View, root: ElementTree.Element, found: dict[str, ElementTree.Element]) -> None:
    marked = [element for element in root.iter() if element.get("data-actions")]
    offered = {int(word) for element in marked for word in element.get("data-actions", "").split()}
    assert offered == set(view.legal)
    for target, actions in targets(view).items():
        numbers = found[target].get("data-actions", "").split()
        assert {str(action) for action in actions} <= set(numbers), target
    for element in marked:
        focus = [one for one in element.iter() if one.get("role") == "button"]
        assert len(focus) == 1
        assert focus[0].get("tabindex") == "0"
        assert focus[0].get("aria-label")


KEY = re.compile(r"\b(board|effect|power|district|character|verb|ask|source|option|why)\.[a-z_]+")


def check_words(root: ElementTree.Element) -> None:
    """No key without a text, no argument left open."""
    for element in root.iter():
        for words in (element.text or "", element.get("aria-label", "")):
            if element.tag != f"{SVG}style":
                assert not KEY.search(words), words
                assert "{" not in words, words


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_is_drawn_completely(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for state in positions(seats, options, seats * 7 + len(options), 0.04):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        layout, language = rng.choice(("wide", "tall")), rng.choice(LANGUAGES)
        view = state.view(seat)
        root = drawn(view, look(seats, language, layout))
        found = check_ids(root)
        check_actions(view, root, found)
        check_words(root)
        other = rng.choice([-1, *range(seats)])
        if other != seat:
            check_ids(drawn(state.view(other), look(seats, language, layout)))


@pytest.mark.parametrize(("seats", "options"), [(2, SMALL), (4, {}), (8, DARK_ONE), (5, DARK_TWO)])
def test_nothing_hidden_is_drawn(seats: int, options: dict[str, Any]) -> None:
    """Whatever the view leaves open may be replaced: the board stays the same to the letter."""
    reader = look(seats)
    for state in positions(seats, options, 41 + seats, 0.03):
        for seat in range(-1, seats):
            seen = GAME.draw(state.view(seat), reader)
            for k in range(2):
                assert GAME.draw(state.determinize(seat, k).view(seat), reader) == seen


def test_drawing_is_a_function_of_the_view() -> None:
    state = GAME.new(4, 5)
    view = state.view(state.seat_to_act())
    assert GAME.draw(view, look(4)) == GAME.draw(view, look(4))


def test_pieces_keep_their_ids() -> None:
    """A district keeps its id while it stands, whatever happens elsewhere."""
    state = GAME.new(4, 12)
    rng = random.Random(1)
    before: set[str] = set()
    for _ in range(160):
        action = rng.choice(state.legal_actions())
        state.apply(action)
        now = {id for id in check_ids(drawn(state.view(0), look(4))) if id.startswith("lot-")}
        assert len(now) == sum(state.field("city_size"))
        if GAME.verbs.verb_at(action).name != "destroy":
            assert before <= now
        before = now


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_hostile_names_stay_text(layout: str) -> None:
    for state in positions(8, DARK_ONE, 3, 0.01):
        for seat in (-1, 0, max(0, state.seat_to_act())):
            svg = GAME.draw(state.view(seat), Look(messages("en", "citadels"), HOSTILE, layout))
            root = ElementTree.fromstring(svg)
            tags = {element.tag.removeprefix(SVG) for element in root.iter()}
            assert tags <= {
                "svg",
                "style",
                "defs",
                "symbol",
                "clipPath",
                "g",
                "use",
                "rect",
                "circle",
                "ellipse",
            } | {
                "path",
                "text",
                "title",
            }
            assert not any(name.startswith("on") for element in root.iter() for name in element.keys())  # noqa: SIM118
            assert "<script" not in svg


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_board_that_is_only_looked_at_has_no_actions(layout: str) -> None:
    for state in positions(5, DARK_TWO, 8, 0.02):
        svg = GAME.draw(state.view(max(0, state.seat_to_act())), look(5, "en", layout, interactive=False))
        assert "data-actions" not in svg
        assert 'role="button"' not in svg
        assert "tabindex" not in svg


def test_other_seats_follow_clockwise_and_the_own_one_is_last() -> None:
    state = GAME.new(5, 2)
    root = drawn(state.view(3), look(5))
    order = [id for id in check_ids(root) if re.fullmatch(r"seat-\d", id)]
    assert order == ["seat-4", "seat-0", "seat-1", "seat-2", "seat-3"]


def test_what_everybody_knows_is_shown_to_a_spectator() -> None:
    state = GAME.new(4, 2)
    ids = check_ids(drawn(state.view(-1), look(4)))
    assert {"bank", "deck", "seat-0", "seat-3", "rank-1", "rank-8", "call-king", "hand-of-2"} <= set(ids)
    assert not any(id.startswith(("hand-t", "own-", "choice-", "drawn-")) for id in ids)


def test_two_copies_lie_on_one_another() -> None:
    for state in positions(4, {}, 6, 1.0):
        for seat in range(4):
            counts = state.view(seat).own["hand"]
            if max(counts) > 1:
                svg = GAME.draw(state.view(seat), look(4))
                assert svg.count(">×2<") + svg.count(">×3<") == sum(n > 1 for n in counts)
                return
    pytest.fail("no hand with two copies")


def test_tooltips_tell_cost_type_and_effect_and_mark_what_is_not_verified() -> None:
    state = GAME.new(4, 1, edition="ffg", districts="lighthouse")
    kind = GAME.components["districts_dark_city"]["district"][0]
    assert kind["id"] == "lighthouse"
    lighthouse = GAME.verbs["build"].domains[0].labels.index("lighthouse")
    state.set_field("hand", [1], lighthouse)
    titles = [t.text or "" for t in drawn(state.view(0), look(4)).iter(f"{SVG}title")]
    (title,) = (text for text in titles if text.startswith("Lighthouse"))
    assert title.splitlines()[0] == "Lighthouse · Cost 3 · 3 points · Special"
    assert "deck" in title.splitlines()[1]
    assert title.splitlines()[-1] == messages("en", "citadels").text("board.confidence.single-source")
    temple = next(text for text in titles if "Noble" in text or "Trade" in text or "Religious" in text)
    assert len(temple.splitlines()) == 1


# --- size and room -------------------------------------------------------------------------------------------------


def text_box(element: ElementTree.Element) -> tuple[float, float]:
    """The estimated horizontal extent of a text, from its own anchor."""
    size = float(element.get("font-size", "0"))
    serif, bold = "serif" in element.get("class", ""), element.get("font-weight") == "700"
    stretch = textfit.SERIF if serif else textfit.BOLD if bold else textfit.SANS
    wide = textfit.width(element.text or "", size, stretch)
    if element.get("textLength"):
        wide = float(element.get("textLength", "0"))
    x = float(element.get("x", "0"))
    left = x - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", "start"), 0)
    return left, left + wide


def texts_in(
    element: ElementTree.Element, dx: float = 0, dy: float = 0
) -> Iterator[tuple[float, float, float, str]]:
    """Left, right, baseline and words of every text in a piece, in its own units."""
    for child in element:
        moved = re.fullmatch(r"translate\((\S+) (\S+)\)", child.get("transform", ""))
        x, y = (dx + float(moved[1]), dy + float(moved[2])) if moved else (dx, dy)
        if child.tag == f"{SVG}text":
            left, right = text_box(child)
            yield left + x, right + x, float(child.get("y", "0")) + y, child.text or ""
        yield from texts_in(child, x, y)


def edge_of(piece: ElementTree.Element) -> ElementTree.Element | None:
    edges = [one for one in piece.iter(f"{SVG}rect") if "edge" in one.get("class", "")]
    return edges[-1] if edges else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_texts_fit_their_cards(language: str, layout: str) -> None:
    checked = 0
    for seats, options in ((3, {}), (8, DARK_ONE), (5, DARK_TWO)):
        for state in positions(seats, options, 17, 0.02):
            root = drawn(state.view(max(0, state.seat_to_act())), look(seats, language, layout))
            whole = float(root.get("width", "0"))
            for piece in root.iter(f"{SVG}g"):
                words = set(piece.get("class", "").split())
                if not words & {"card", "rank", "seat", "supply", "button"} or not piece.get("transform"):
                    continue
                edge = edge_of(piece)
                assert edge is not None
                w, h = float(edge.get("width", "0")), float(edge.get("height", "0"))
                for left, right, base, text in texts_in(piece):
                    assert left >= -1 and right <= w + 1, (words, text, left, right, w)
                    assert 0 < base <= h + 1, (words, text, base, h)
                    checked += 1
            for left, right, _, text in texts_in(root):
                assert left >= 0 and right <= whole, text
    assert checked > 1000


def test_both_layouts_have_their_width_and_a_reasonable_size() -> None:
    for layout, wide in (("wide", "1180"), ("tall", "390")):
        for state in positions(8, DARK_ONE, 23, 0.01):
            svg = GAME.draw(state.view(max(0, state.seat_to_act())), look(8, "zh_Hant", layout))
            assert ElementTree.fromstring(svg).get("width") == wide
            assert len(svg.encode()) < 350 * 1024


def test_lines_are_cut_and_wrapped_to_their_room() -> None:
    assert textfit.cut("Wolfgang", 10, 500) == "Wolfgang"
    assert textfit.width(textfit.cut("W" * 80, 10, 100), 10) <= 100
    for text in (
        "The Warlord pays 1 gold more in this city.",
        "軍閥破壞本城其他地區須多付 1 金幣。",
        "Donaudampfschiff",
    ):
        lines = textfit.wrap(text, 10, 60, 9)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        assert not any(line.startswith(("。", "，")) for line in lines)
    assert len(textfit.wrap("one two three four five six", 10, 40, 2)) == 2
