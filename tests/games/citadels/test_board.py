"""The drawn board of Citadels: complete whatever is asked, ids that stay, tooltips, and texts that fit."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests import drawing
from tests.drawing import LAYOUTS, SVG, check, check_ids, drawn, texts_in

from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, messages
from rathaus.games.citadels.game import GAME

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
    return drawing.look("citadels", seats, language, layout, **more)


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


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_is_drawn_completely(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for state in positions(seats, options, seats * 7 + len(options), 0.04):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        layout, language = rng.choice(LAYOUTS), rng.choice(LANGUAGES)
        check(state.view(seat), look(seats, language, layout))
        other = rng.choice([-1, *range(seats)])
        if other != seat:
            check_ids(drawn(state.view(other), look(seats, language, layout)))


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


def edge_of(piece: ElementTree.Element) -> ElementTree.Element | None:
    edges = [one for one in piece.iter(f"{SVG}rect") if "edge" in one.get("class", "")]
    return edges[-1] if edges else None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
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
