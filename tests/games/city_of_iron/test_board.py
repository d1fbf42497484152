"""The drawn board of City of Iron: well-formed, complete, true to the view, nothing hidden on it, texts that fit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests import drawing
from tests.drawing import LAYOUTS, NAMES, SVG, check, check_ids, drawn, texts_in
from tests.games.city_of_iron.scene import Scene

from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.view import View
from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.board_read import Reading
from rathaus.games.city_of_iron.board_tray import missing
from rathaus.games.city_of_iron.fields import EXPERTS, GOODS
from rathaus.games.city_of_iron.game import GAME

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"town_expansion": True, "clock": "fixed_3_5_7"}),
    (3, {"family_game": True}),
    (4, {"nation_deal": "choose", "town_expansion": True}),
    (4, {"nation_powers": False, "continuous_refill": True, "first_place_tie_blocks_second": True}),
]
NAMES_CUT = tuple(name[:3] for name in NAMES)
EASY = ("tax", "store", "draw", "science", "done", "stay", "enough")  # left out more often than not


def look(seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return drawing.look("city_of_iron", seats, language, layout, **more)


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


def words_in(element: ElementTree.Element) -> set[str]:
    return {text.text or "" for text in element.iter(f"{SVG}text")}


def check_prices(view: View, reader: Look) -> None:
    """Every legal action stands on one element, which shows what it costs."""
    root = check(view, reader)
    found = check_ids(root)
    marked = [element for element in root.iter() if element.get("data-actions")]
    assert sum(len(element.get("data-actions", "").split()) for element in marked) == len(view.legal)
    for action, amounts in GAME.prices(view).items():
        element = found[GAME.verbs.target(action)]
        for name in ("money", "science"):
            if amounts.get(name):
                assert str(amounts[name]) in "".join(words_in(element)), GAME.verbs.text(action)
                assert str(amounts[name]) in element.get("aria-label", "")


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_position_is_drawn_completely(seats: int, options: dict[str, Any], layout: str) -> None:
    rng = random.Random(seats)
    for state in positions(seats, options, seats * 7 + len(options), 0.012):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        check_prices(state.view(seat), look(seats, rng.choice(LANGUAGES), layout))
        check_ids(drawn(state.view(rng.choice([-1, *range(seats)])), look(seats, "en", layout)))


def test_hands_orders_and_baskets_are_their_owner_s() -> None:
    """Hand, order of the decks and chosen purchases lie on the owner's board alone."""
    table = Scene(3).hand(0, "mayor", "cannon").hand(1, "general").hand(2, "steambot")
    table.discards(0, "citizen", "scholar", "courier").supply(1).supply(2).turn(0)
    own = drawn(table.state.view(0), look(3))
    found = check_ids(own)
    assert {"card-mayor", "card-cannon", "pile-citizen"} <= set(found)
    assert {"Scholar", "Courier"} <= words_in(own)
    for seat, hand in ((-1, set()), (1, {"card-general"}), (2, {"card-steambot"})):
        root = drawn(table.state.view(seat), look(3))
        assert {id for id in check_ids(root) if id.startswith("card-")} == hand
        assert not {"Scholar", "Courier"} & words_in(root)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_standings_on_the_board_are_the_engine_s(seats: int, options: dict[str, Any]) -> None:
    """Quantities, towns, farthest lands and what is missing of a payment, as the rules have them."""
    for state in positions(seats, options, 5 + seats, 0.05):
        view = state.view(max(0, state.seat_to_act()))
        r = Reading(view, look(seats))
        facts = view.facts
        for seat in range(seats):
            assert [r.quantity(seat, good) for good in range(len(GOODS))] == facts["quantities"][seat]
            assert r.farthest(seat) == facts["standings"]["farthest"][seat]
            assert r.town_count(seat) == facts["standings"]["towns"][seat]
            assert sum(n for _, n in r.kinds_of("stored", seat)) == facts["standings"]["stored"][seat]
            if not view.over:
                assert r.points(seat) == facts["standings"]["track"][seat]
        if view.asking in ("pay", "give", "siege"):
            names = {"hammer": "hammers", "give": "cards"}
            left = {names.get(name, name): open_ for name, _, open_ in missing(r) if open_}
            assert left == facts["missing"]
            assert all(0 <= open_ <= need for _, need, open_ in missing(r))


def test_places_in_the_goods_are_those_that_score() -> None:
    """R6.2: who the board shows as first and second is who would score; ties share, nothing never places."""
    table = Scene(4)
    turnips = GOODS.index("turnips")
    for seat, n in enumerate((4, 4, 2, 0)):
        table.goods(seat, turnips=n)
    r = Reading(table.turn(0).state.view(0), look(4))
    assert r.placed(turnips) == ([0, 1], [2])
    assert r.placed(GOODS.index("salt")) == ([], [])
    blocked = Scene(4, first_place_tie_blocks_second=True)
    for seat, n in enumerate((4, 4, 2, 0)):
        blocked.goods(seat, turnips=n)
    assert Reading(blocked.turn(0).state.view(0), look(4)).placed(turnips) == ([0, 1], [])


def test_a_payment_shows_what_is_still_missing() -> None:
    """R5.6.6: an Explorer that goes to a far land with a ship: distance and ship are counted down card by card."""
    table = Scene(2).hand(0, "explorer", "schooner", "cartographer", "courier").turn(0)
    table.do("play explorer", "land land_5")
    assert table.asking == "pay"
    texts = messages("en", "city_of_iron")
    for seat in (-1, 0, 1):
        shown = words_in(drawn(table.state.view(seat), look(2)))
        assert {texts.text("board.missing", n=n) for n in (3, 1)} <= shown
    table.do("skills schooner")
    shown = words_in(drawn(table.state.view(0), look(2)))
    assert texts.text("board.missing", n=1) in shown
    assert texts.text("board.paid_up") in shown


def test_the_order_of_the_own_decks_is_drawn() -> None:
    """R3.4: the reader sees what comes next, from the draw pile and then from the discards."""
    state = GAME.new(2, 4)
    while state.view(-1).asking != "turn":
        state.apply(state.legal_actions()[0])
    seat = state.seat_to_act()
    r = Reading(state.view(seat), look(2))
    first, rest = r.queue(0)
    assert len(first) == r.one("pile_size", seat * 2)
    assert not rest
    names = {r.t(f"card.{EXPERTS[card]}") for card in first}
    assert names <= words_in(drawn(state.view(seat), look(2)))


def test_a_spectator_sees_all_but_cards_to_click() -> None:
    state = GAME.new(4, 2)
    found = check_ids(drawn(state.view(-1), look(4)))
    assert {"row-1", "row-12", "good-salt", "space-12", "land-land_1", "seat-0", "seat-3", "note"} <= set(
        found
    )
    assert not any(id.startswith(("card-", "pile-", "supply-", "tax")) for id in found)


def test_what_is_reconstructed_says_so() -> None:
    state = GAME.new(4, 1)
    root = drawn(state.view(0), look(4))
    titles = [title.text or "" for title in root.iter(f"{SVG}title")]
    word = f"«{messages('en', 'city_of_iron').text('board.confidence.reconstructed')}»"
    for name in ("Turnips", "Land 1", "Arc homeland"):
        assert any(title.startswith(name) and word in title for title in titles), name
    assert sum(word in title for title in titles) > 40
    assert "«reconstructed cards»" in words_in(root)


# --- size and room ------------------------------------------------------------------------------------------


PIECES = {"panel", "seat", "card", "choice", "city", "good", "land", "town", "token", "chip", "site", "deed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_fit_their_panels(language: str, layout: str) -> None:
    checked = 0
    for seats, options in ((2, {"town_expansion": True}), (4, {"nation_deal": "choose"})):
        for state in positions(seats, options, 17, 0.006):
            root = drawn(state.view(max(0, state.seat_to_act())), look(seats, language, layout))
            for piece in root.iter(f"{SVG}g"):
                if not set(piece.get("class", "").split()) & PIECES:
                    continue
                frame = next(piece.iter(f"{SVG}rect"), None)
                assert frame is not None
                whole = float(frame.get("width", "0"))
                for left, right, _, text in texts_in(piece):
                    assert left >= -3, (text, left)
                    assert right <= whole + 5, (text, right, whole)
                    assert not text.endswith("…") or text[:3] in NAMES_CUT, text
                    checked += 1
    assert checked > 1000


def test_every_sign_is_drawn_in_its_square() -> None:
    """Names of signs and pictures exist, and each component has one."""
    r = Reading(GAME.new(2, 1).view(0), look(2))
    signs = set(r.pen.data["signs"])
    assert set(GOODS) | set(fields.NATIONS) | set(fields.TERRAINS) <= signs
    assert set(r.pen.data["arts"]) == set(EXPERTS)
    assert set(r.pen.data["arts"].values()) <= signs


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
    assert not set("(（") & set(home)


def test_buildings_keep_their_ids_when_the_row_slides() -> None:
    """R6.1: a card that moves to the left is the same element."""
    table = Scene(2).row("turnip_farm", "academy", "turnip_farm", "docks")
    before = check_ids(drawn(table.turn(0).state.view(0), look(2)))
    table.row("turnip_farm", "docks")
    after = check_ids(drawn(table.state.view(0), look(2)))
    names = {id for id in before if id.rpartition("-")[0] in fields.BUILDINGS}
    assert len(names) == 4
    assert {id for id in after if id.rpartition("-")[0] in fields.BUILDINGS} < names
    assert {"row-1", "row-4"} <= set(before)
