"""The drawn board of Kutná Hora: complete whatever is asked, the economy as the engine has it, texts that fit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests import drawing
from tests.drawing import LAYOUTS, NAMES, SVG, check, check_ids, drawn, texts_in
from tests.games.kutna_hora.scene import Scene

from rathaus.core.bits import bits
from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.view import View
from rathaus.games.kutna_hora import fields, prices
from rathaus.games.kutna_hora.board_read import Reading, name_of
from rathaus.games.kutna_hora.game import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (3, {"events": True, "pairs": "alternative"}),
    (4, {"events": True}),
    (4, {"first_game": True, "tech_cell": "any", "row_rank": "miners", "hire": "single"}),
]
NAMES_CUT = tuple(name[:3] for name in NAMES)
EASY = ("pass", "decline", "refuse")  # left out more often than not, so that something happens


def look(seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return drawing.look("kutna_hora", seats, language, layout, **more)


def positions(seats: int, options: dict[str, Any], seed: int, share: float) -> Iterator[Any]:
    """Positions of a random game: some of all, and always the rare questions and the end."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, **options)
    asked: dict[str, int] = {}
    while not state.is_over():
        box = state.view(-1).asking
        asked[box] = asked.get(box, 0) + 1
        if asked[box] in (1, 4) or rng.random() < share:
            yield state
        legal = state.legal_actions()
        bold = [action for action in legal if GAME.verbs.verb_at(action).name not in EASY]
        state.apply(rng.choice(bold if bold and rng.random() < 0.85 else legal))
    yield state


def check_prices(view: View, reader: Look) -> ElementTree.Element:
    """Every legal action stands on one element, which shows what it costs."""
    root = check(view, reader)
    found = check_ids(root)
    marked = [element for element in root.iter() if element.get("data-actions")]
    assert sum(len(element.get("data-actions", "").split()) for element in marked) == len(view.legal)
    for action, amounts in GAME.prices(view).items():
        if amounts["coins"]:
            element = found[GAME.verbs.target(action)]
            badge = [one for one in element.iter() if one.get("class") == "price"]
            shown = [text.text for one in badge for text in one.iter(f"{SVG}text")]
            assert shown == [str(amounts["coins"])], GAME.verbs.text(action)
            assert str(amounts["coins"]) in element.get("aria-label", "")
    return root


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_position_is_drawn_completely(seats: int, options: dict[str, Any], layout: str) -> None:
    rng = random.Random(seats)
    for state in positions(seats, options, seats * 7 + len(options), 0.015):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        view = state.view(seat)
        check_prices(view, look(seats, rng.choice(LANGUAGES), layout))
        check_ids(drawn(state.view(rng.choice([-1, *range(seats)])), look(seats, "en", layout)))


def test_rare_questions_are_drawn() -> None:
    """Questions that random games seldom ask."""
    asked = {
        "middle_effect": Scene(3).set("pelicans", 1, at=0).ask("middle_effect", 0, 4),
        "council": Scene(3)
        .set("bank", 3, 3, 2, 3)
        .set("patricians", 0, 0, 1, 0)
        .coins(0, 12)
        .ask("council", 0),
        "free council": Scene(3).ask("council", 0, 1),
        "slider": Scene(3, events=True).market(food=2, beer=2, permits=1).ask("slider", 0, 1),
        "remove_house": Scene(3).ask("remove_house", 0, 0, 1),
        "score_building": Scene(3).town(0, s11="gro1", s12="min1").ask("score_building", 0),
        "joker": Scene(3).coins(0, 40).ask("joker", 0),
        "hire": Scene(3).coins(0, 40).set("pool", 0, at=0).set("waiting", 8, at=0).ask("hire", 0),
        "prospect": Scene(3).coins(0, 90).set("drawn", 0b1011 << 8).ask("prospect", 0),
        "pay_tax": Scene(3).coins(0, 40).set("tax", 3).ask("pay_tax", 0, 3),
    }
    for name, table in asked.items():
        assert table.asking == name.split()[-1]
        for layout in ("wide", "tall"):
            check_prices(table.state.view(0), look(3, "zh_Hans", layout))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_economy_on_the_board_is_the_engine_s(seats: int, options: dict[str, Any]) -> None:
    """Prices, marks, columns and taxes that the board reads from the component files are those of the rules."""
    marks = {"": 0, "X": 1, "!": 2}
    for state in positions(seats, options, 5 + seats, 0.04):
        view = state.view(max(0, state.seat_to_act()))
        r = Reading(view, look(seats))
        cells = [r.cell(resource) for resource in fields.RESOURCES]
        assert (
            [price for price, _ in cells]
            == prices.market_prices(state)
            == list(view.facts["prices"].values())
        )
        assert [marks[mark] for _, mark in cells] == prices.market_marks(state)
        assert [r.column_price(column) for column in range(4)] == prices.column_prices(state)
        check_offers(r, view)


def check_offers(r: Reading, view: View) -> None:
    """Offered prices agree with those shown before: open cells, free squares, columns of the town hall."""
    verbs, found = GAME.verbs, view.facts["costs"]
    if view.asking in ("play", "joker"):
        return
    for action in view.legal:
        verb, arguments = verbs.verb_at(action).name, verbs.arguments(action)
        cost = found.get(action)
        if verb == "mine" and view.asking == "mine":
            timber = {name_of(cell): n for cell, n in r.open_cells.items()}[arguments["space"]]
            assert cost in (0, timber * r.prices["timber"])
        if verb == "plot" and cost:
            assert {name_of(s): n for s, n in r.open_squares.items()}[arguments["square"]] == cost
        if verb == "rights" and cost:
            columns = {fields.BUILDINGS[b]: column for _, column, b in r.tops()}
            assert r.column_price(columns[arguments["building"]]) == cost
        if cost and verb in ("plot", "rights", "build"):
            low, high = r.span("building" if verb == "build" else verb) or (0, -1)
            assert low <= cost <= high


def test_crests_that_meet_are_linked() -> None:
    """Neighbours with a crest in common, and a building at a mark of the edge, have a ring for each."""
    table = Scene(3).hall("", "", "")
    buildings = {name: set(table_crests(name)) for name in fields.BUILDINGS}
    left = "min1"
    right = next(name for name in buildings if name != left and buildings[left] & buildings[name])
    table.town(0, s33=left, s34=right)
    root = drawn(table.state.view(0), look(3))
    rings = [one for one in root.iter() if one.get("class") == "link"]
    assert len(rings) == len(buildings[left] & buildings[right])
    alone = Scene(3).hall("", "", "").town(0, s33=left)
    assert not [one for one in drawn(alone.state.view(0), look(3)).iter() if one.get("class") == "link"]
    corner = next(name for name in buildings if "lion" in buildings[name])
    edge = Scene(3).hall("", "", "").town(0, s11=corner)
    assert [one for one in drawn(edge.state.view(0), look(3)).iter() if one.get("class") == "link"]


def table_crests(name: str) -> list[str]:
    records = (
        *GAME.components["buildings"]["guild_building"],
        *GAME.components["buildings"]["public_building"],
    )
    return list(next(r["crests"] for r in records if r["id"].lower() == name))


def test_pieces_keep_their_ids_from_the_town_hall_to_the_town() -> None:
    table = Scene(3).coins(0, 30).stored(0, "gro1").plots(0, "11")
    before = check_ids(drawn(table.state.view(0), look(3)))
    assert {"building-gro1", "claim-11", "deck-ore", "tax", "reputation", "st_barbara", "seat-2"} <= set(
        before
    )
    table.ask("play", 0).do("play 3 building", "build gro1", "site 11")
    after = check_ids(drawn(table.state.view(0), look(3)))
    assert "building-gro1" in after
    assert "claim-11" not in after


def test_a_spectator_sees_all_but_cards_to_click() -> None:
    state = GAME.new(4, 2)
    found = check_ids(drawn(state.view(-1), look(4)))
    assert {"mine-12", "plot-11", "slider-food", "patrician-red", "seat-0", "seat-3", "note"} <= set(found)
    assert not any(id.startswith(("card-", "house-")) for id in found)


def test_what_is_reconstructed_says_so() -> None:
    state = GAME.new(4, 1, events=True)
    titles = [title.text or "" for title in drawn(state.view(0), look(4)).iter(f"{SVG}title")]
    word = f"«{messages('en', 'kutna_hora').text('board.confidence.reconstructed')}»"
    assert sum(word in title for title in titles) > 20
    words = {text.text for text in drawn(state.view(0), look(4)).iter(f"{SVG}text")}
    assert "«reconstructed components»" in words


# --- size and room ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_fit_their_panels(language: str, layout: str) -> None:
    checked = 0
    for seats, options in ((2, {}), (4, {"events": True})):
        for state in positions(seats, options, 17, 0.004):
            svg = GAME.draw(state.view(max(0, state.seat_to_act())), look(seats, language, layout))
            root = ElementTree.fromstring(svg)
            assert len(svg.encode()) < 350 * 1024
            for piece in root.iter(f"{SVG}g"):
                if not set(piece.get("class", "").split()) & {"panel", "seat", "card", "choice", "half"}:
                    continue
                frame = next(piece.iter(f"{SVG}rect"), None)
                whole = float(frame.get("width", "0")) if frame is not None else 1180.0
                if "half" in piece.get("class", ""):
                    whole = 1180.0
                for left, right, _, text in texts_in(piece):
                    assert left >= -3, (text, left)
                    assert right <= whole + 3, (text, right, whole)
                    assert not text.endswith("…") or text[:3] in NAMES_CUT, text
                    checked += 1
    assert checked > 1000


def test_bits_and_names_of_cells() -> None:
    assert list(bits(0b101001)) == [0, 3, 5]
    assert [name_of(cell) for cell in (0, 7, 8, 18)] == ["11", "18", "21", "33"]
