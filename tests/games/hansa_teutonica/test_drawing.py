"""The drawn board of Hansa Teutonica: complete whatever is asked, what it says, where all lies, and texts that fit."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from tests import drawing
from tests.drawing import LAYOUTS, NAMES, SVG, check, check_ids, drawn, texts, texts_in
from tests.games.hansa_teutonica.choosers import eager

from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, messages
from rathaus.games.hansa_teutonica import board_land, boards
from rathaus.games.hansa_teutonica.board_chart import Plate, chart
from rathaus.games.hansa_teutonica.board_pawn import corners, gap, resting_place, within
from rathaus.games.hansa_teutonica.fields import PROVINCES
from rathaus.games.hansa_teutonica.game import GAME

PROMOS = "exchange_marker+tribute+block_route"
BIG: dict[str, Any] = {"ruleset": "big_box"}
EVERYTHING = BIG | {"promo_markers": PROMOS, "mission_cards": True, "emperors_favour": True}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in range(2, 6)),
    *((seats, BIG | {"map": map}) for map in ("east", "britannia") for seats in (3, 4, 5)),
    (3, EVERYTHING),
    (5, EVERYTHING),
    (4, BIG | {"map": "east", "promo_markers": PROMOS}),
    (5, BIG | {"map": "britannia", "promo_markers": "tribute+block_route"}),
]


def look(seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return drawing.look("hansa_teutonica", seats, language, layout, **more)


def positions(seats: int, options: dict[str, Any], seed: int, share: float) -> Iterator[Any]:
    """Positions of an eager game: some of all, and always the rare questions and the end."""
    rng = random.Random(seed)
    state = GAME.new(seats, seed, round_limit=60, **options)
    asked: set[str] = set()
    for _ in range(5000):
        if state.is_over():
            break
        box = state.view(-1).asking
        if box not in asked or rng.random() < share:
            asked.add(box)
            yield state
        state.apply(eager(state, rng))
    yield state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_is_drawn_completely(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    for state in positions(seats, options, seats * 7 + len(options), 0.02):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        layout, language = rng.choice(LAYOUTS), rng.choice(LANGUAGES)
        check(state.view(seat), look(seats, language, layout))
        other = rng.choice([-1, *range(seats)])
        if other != seat:
            check_ids(drawn(state.view(other), look(seats, language, layout)))


def test_a_mission_is_shown_to_its_owner_only() -> None:
    state = GAME.new(3, 5, mission_cards=True)
    for seat in range(-1, 3):
        assert ('class="mission"' in GAME.draw(state.view(seat), look(3))) == (seat >= 0)


def test_other_seats_follow_clockwise_after_the_own_one() -> None:
    state = GAME.new(5, 2)
    order = [id for id in check_ids(drawn(state.view(3), look(5))) if re.fullmatch(r"seat-\d", id)]
    assert order == ["seat-3", "seat-4", "seat-0", "seat-1", "seat-2"]
    order = [id for id in check_ids(drawn(state.view(-1), look(5))) if re.fullmatch(r"seat-\d", id)]
    assert order == [f"seat-{seat}" for seat in range(5)]


@pytest.mark.parametrize("board", boards.BOARDS)
def test_everything_on_a_board_has_its_id(board: str) -> None:
    map = board.split("_")[0]
    seats = 4 if board.endswith("4_5") else 3
    state = GAME.new(seats, 1, map=map)
    side = state.ruleset.board
    assert side.id == board
    found = set(check_ids(drawn(state.view(-1), look(seats))))
    assert {f"city-{city.id}" for city in side.cities} <= found
    assert {f"route-{route.id}" for route in side.routes} <= found
    assert {f"post-{post}" for post in range(side.posts)} <= found
    assert {"space-7", "space-8", "space-9", "space-11", "completed"} <= found


# --- what it says ---------------------------------------------------------------------------------------------------


def test_the_displaced_player_is_led_step_by_step() -> None:
    for state in positions(4, {}, 6, 1.0):
        if state.view(-1).asking == "relocate" and state.field("hand")[0]:
            break
    seat = state.seat_to_act()
    words = texts(drawn(state.view(seat), look(4)))
    route = state.ruleset.board.routes[state.view(seat).frames[-1][2]].id
    assert f"was displaced from {messages('en', 'hansa_teutonica').text(f'route.{route}')}" in words
    assert "shining posts" in words
    assert "more piece" in words
    resettle = next(a for a in state.legal_actions() if GAME.verbs.verb_at(a).name == "resettle")
    other = texts(drawn(state.view((seat + 1) % 4), look(4)))
    assert f"{NAMES[seat]} was displaced from" in other
    state.apply(resettle)
    if state.view(-1).asking == "relocate":
        assert "or stop" in texts(drawn(state.view(seat), look(4)))


def test_tips_tell_what_a_route_gives_and_whose_a_city_is() -> None:
    state = GAME.new(3, 1, map="east")
    number = state.ruleset.board.route("halle-magdeburg")
    tip = check_ids(drawn(state.view(0), look(3)))[f"tip-r{number}"]
    words = " ".join(one.text or "" for one in tip.iter() if one.text)
    assert tip.get("visibility") == "hidden"
    for part in ("Halle–Magdeburg", "3 free posts", "square (trader), white +1", "Privilegium"):
        assert part in words, part
    city = check_ids(drawn(state.view(0), look(3)))[f"tip-c{state.ruleset.board.city('waren')}"]
    words = " ".join(one.text or "" for one in city.iter() if one.text)
    assert "Nobody controls it" in words and "Bursa" in words and "Actiones" in words


def test_every_place_has_a_tip_that_the_style_shows() -> None:
    state = GAME.new(4, 1)
    root = drawn(state.view(0), look(4))
    found = check_ids(root)
    style = next(root.iter(f"{SVG}style")).text or ""
    side = state.ruleset.board
    places = [f"r{i}" for i in range(len(side.routes))] + [f"c{i}" for i in range(len(side.cities))]
    for place in places:
        assert f"hansa-{place}" in found and f"tip-{place}" in found
        assert f"#hansa-{place}:hover~#tip-{place}" in style


def test_score_markers_stand_on_their_points() -> None:
    state = GAME.new(4, 1)
    state.set_field("track", [0, 7, 20, 34])
    found = check_ids(drawn(state.view(0), look(4)))
    spots = {found[f"score-{seat}"].get("transform") for seat in range(4)}
    assert len(spots) == 4


# --- geometry -------------------------------------------------------------------------------------------------------


def overlap(one: Plate, other: Plate) -> bool:
    across = (one.w + other.w) / 2 - abs(one.x - other.x)
    down = (one.h + other.h) / 2 - abs(one.y - other.y)
    return across > 0 and down > 0


@pytest.mark.parametrize("board", boards.BOARDS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cities_posts_and_markers_keep_apart(board: str, layout: str) -> None:
    table = chart(board, layout)
    for one, other in itertools.combinations(table.plates, 2):
        assert not overlap(one, other), (one.id, other.id)
    for plate in table.plates:
        assert 0 <= plate.left and plate.left + plate.w <= table.size[0], plate.id
        assert 0 <= plate.top and plate.top + plate.h <= table.size[1], plate.id
    spots = [(road.id, x, y, 10.0) for road in table.roads for x, y in road.posts]
    spots += [(road.id, *road.aside, 13.0) for road in table.roads]
    for one, other in itertools.combinations(spots, 2):
        near = 18 if one[0] == other[0] else one[3] + other[3]
        assert (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2 >= near**2, (one, other)
    for id, x, y, radius in spots:
        for plate in table.plates:
            assert gap((x, y), plate) >= radius - 4, (id, plate.id)
        assert radius <= x <= table.size[0] - radius and radius <= y <= table.size[1] - radius, id


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_track_goes_round_once(layout: str) -> None:
    for board in boards.BOARDS:
        table = chart(board, layout)
        cells = [board_land.cell_at(points, table) for points in range(100)]
        assert len(set(cells)) == 100
        for (ax, ay), (bx, by) in zip(cells, cells[1:] + cells[:1], strict=True):
            assert abs(ax - bx) + abs(ay - by) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_pawn_stands_in_its_province(layout: str) -> None:
    for province in range(len(PROVINCES)):
        assert within(resting_place("base_2_3", layout, province), corners("base_2_3", layout, province))


# --- size and room --------------------------------------------------------------------------------------------------


def desk_size(piece: ElementTree.Element) -> tuple[float, float]:
    edge = next(piece.iter(f"{SVG}rect"))
    return float(edge.get("width", "0")), float(edge.get("height", "0"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_fit_their_room(language: str, layout: str) -> None:
    checked = 0
    for seats, options in ((2, {}), (5, EVERYTHING), (4, BIG | {"map": "britannia"})):
        for state in positions(seats, options, 17, 0.004):
            root = drawn(state.view(max(0, state.seat_to_act())), look(seats, language, layout))
            whole = float(root.get("width", "0"))
            for piece in root.iter(f"{SVG}g"):
                words = set(piece.get("class", "").split())
                if not words & {"desk", "tip"}:
                    continue
                w, h = desk_size(piece)
                for left, right, base, text in texts_in(piece):
                    assert left >= -1 and right <= w + 1, (words, text, left, right, w)
                    assert 0 < base <= h + 1, (words, text, base, h)
                    checked += 1
            for left, right, _, text in texts_in(root):
                assert left >= 0 and right <= whole, (text, left, right)
    assert checked > 1000
