"""The drawn board of Messina 1347: complete whatever is asked, prices, the preview of the wheel, texts that fit."""

from __future__ import annotations

import random
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from tests import drawing
from tests.drawing import LAYOUTS, NAMES, SVG, check, check_ids, drawn, texts_in
from tests.games.messina_1347.configurations import choose

from rathaus.core.bits import bits
from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.policy import pick
from rathaus.core.view import View
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_chart import Chart
from rathaus.games.messina_1347.board_estate import Ring, space_at, square_at
from rathaus.games.messina_1347.board_parts import Code, Parts
from rathaus.games.messina_1347.board_read import Reading
from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"boards": "house"}),
    (2, {"cycle_mode": "one_stack"}),
    (3, {"boards": "house", "rescue_all": False, "priority_register": True}),
    (4, {"estate_to_dock": True}),
]
NAMES_CUT = tuple(name[:3] for name in NAMES)
SHOWN = {"go", "pay", "activate", "improve", "workshop", "wagon"}  # with a price on a label


def look(seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return drawing.look("messina_1347", seats, language, layout, **more)


@cache
def sample(table: int, seed: int, share: float) -> list[Any]:
    """Positions of a game half by rule of thumb, half at random: some of all, every question, and the end."""
    seats, options = TABLES[table]
    rng = random.Random(seed)
    state = GAME.new(seats, seed, **options)
    policy = GAME.policy()
    asked: dict[str, int] = {}
    found = []
    while not state.is_over():
        box = GAME.boxes[state.frames()[-1][0]].name
        asked[box] = asked.get(box, 0) + 1
        if asked[box] in (1, 5) or rng.random() < share:
            found.append(state.clone())
        wise = policy is not None and rng.random() < 0.7
        state.apply(pick(policy, state) if wise and policy else choose(state, rng))
    return [*found, state]


def check_prices(view: View, reader: Look) -> ElementTree.Element:
    """Every legal action stands on one element, which shows and says what it costs."""
    root = check(view, reader)
    found = check_ids(root)
    marked = [element for element in root.iter() if element.get("data-actions")]
    assert sum(len(element.get("data-actions", "").split()) for element in marked) == len(view.legal)
    for action, amounts in GAME.prices(view).items():
        verb = GAME.verbs.verb_at(action).name
        paid = {name: n for name, n in amounts.items() if n}
        if not paid or verb not in SHOWN:
            continue
        element = found[GAME.verbs.target(action)]
        costs = [GAME.prices(view).get(int(one)) for one in element.get("data-actions", "").split()]
        if len(costs) > 1 and any(cost != amounts for cost in costs):
            continue
        badge = next(one for one in element.iter() if one.get("class") == "price")
        shown = [text.text for text in badge.iter(f"{SVG}text")]
        assert shown == [str(n) for n in paid.values() if n != 1 or len(paid) == 1], GAME.verbs.text(action)
        assert reader.messages.price(paid) in element.get("aria-label", "")
    return root


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_question_is_drawn_completely(table: int) -> None:
    rng = random.Random(table)
    seats = TABLES[table][0]
    for state in sample(table, 7, 0.01):
        seat = state.seat_to_act() if not state.is_over() else rng.randrange(seats)
        for layout in LAYOUTS:
            check_prices(state.view(seat), look(seats, rng.choice(LANGUAGES), layout))
        check_ids(drawn(state.view(rng.choice([-1, *range(seats)])), look(seats, "en", rng.choice(LAYOUTS))))


def test_most_questions_come_up() -> None:
    """The positions of these tests ask nearly everything that can be asked."""
    asked = {state.view(-1).asking for table in range(len(TABLES)) for state in sample(table, 7, 0.01)}
    everything = {box.name for box in fields.BOXES if box.asks}
    assert everything - asked <= {"give_up", "hex_action", "any_hex", "which_citizen", "employ", "spread"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_preview_is_what_the_wheel_brings(seats: int) -> None:
    """What hexes show for the next round is what the preparation of the round then places on them."""
    policy = GAME.policy()
    assert policy is not None
    state = GAME.new(seats, 1)
    while not state.is_over():
        before = state.clone()
        state.apply(pick(policy, state))
        if not state.is_over() and state.field("round") != before.field("round"):
            check_preview(Reading(before.view(-1), look(seats)), state.view(-1).public)


def check_preview(r: Reading, after: dict[str, tuple[int, ...]]) -> None:
    """The wheel has brought what was announced, where nobody has been since."""
    coming = {site: r.coming(site) for site in range(20) if r.place(site) >= 0}
    cubes = r.view.public["plague"]
    untouched = [site for site in coming if not after["rival"][0] >> site & 1]
    grown = [site for site in untouched if after["plague"][site] > cubes[site]]
    assert set(grown) <= {site for site in coming if coming[site][0]}
    if after["plague_supply"][0] > 6:
        assert set(grown) == {site for site in untouched if coming[site][0]}
    for site in untouched:
        for cls in coming[site][1]:
            assert after["citizens"][site * 3 + cls] >= 1


def test_pieces_keep_their_ids() -> None:
    """Lieutenants, overseers, cubes, discs and tiles have one id all game long, wherever they are."""
    constant: set[str] | None = None
    for state in sample(4, 7, 0.01):
        found = set(check_ids(drawn(state.view(0), look(4))))
        always = {id for id in found if id.startswith(("disc-", "cube-", "overseer-"))}
        assert constant in (None, always)
        constant = always
        men = {
            f"man-{s}-{i}"
            for s in range(4)
            for i, at in enumerate(Reading(state.view(0), look(4)).men(s))
            if at not in (0, 2)
        }
        assert men <= found
        for seat in range(4):
            owned = bits(state.view(0).public["workshops"][seat])
            assert {f"workshop-{fields.WORKSHOPS[number]}" for number in owned} <= found


def test_a_spectator_sees_everything_of_all() -> None:
    state = GAME.new(4, 2)
    found = check_ids(drawn(state.view(-1), look(4)))
    assert {
        "site-harbor_ul",
        "site-dock_lr",
        "register-city",
        "seat-0",
        "seat-3",
        "note",
        "order",
        "round",
    } <= set(found)
    assert not any(id.startswith(("square-", "cabin-", "estate")) for id in found)


def test_the_opponent_of_the_solo_game_is_seen() -> None:
    state = GAME.new(1, 4)
    policy = GAME.policy()
    assert policy is not None
    while not state.view(0).public["rival"][0]:
        state.apply(pick(policy, state))
    found = check_ids(drawn(state.view(0), look(1)))
    assert {"rival", "disc-rival"} <= set(found)
    assert [id for id in found if id.startswith("rival-h")]


def test_what_is_reconstructed_says_so() -> None:
    for options in ({}, {"boards": "house"}):
        root = drawn(GAME.new(3, 1, **options).view(0), look(3))
        titles = [title.text or "" for title in root.iter(f"{SVG}title")]
        word = f"«{messages('en', 'messina_1347').text('board.confidence.reconstructed')}»"
        assert sum(word in title for title in titles) > (60 if options else 4)
        words = {text.text for text in root.iter(f"{SVG}text")}
        assert "«reconstructed components»" in words


# --- words ----------------------------------------------------------------------------------------------------------


def test_actions_say_what_tiles_do() -> None:
    rules = GAME.ruleset(2)
    texts = messages("en", "messina_1347")
    told = {
        name: texts.action(rules, GAME.verbs.parse(name))
        for name in (
            "go site:h05",
            "workshop workshop:b10",
            "cycle pile:workshops token:coins",
            "use from:h05",
            "activate square:au3",
        )
    }
    assert told["go site:h05"] == "Go to hex 5 (wood, fire)"
    assert told["workshop workshop:b10"] == "Build workshop 10 (fire; upgraded also fire)"
    assert told["cycle pile:workshops token:coins"] == "Cycle the workshops for 1 coin"
    assert told["use from:h05"] == "Use the lieutenant from hex 5"
    assert "1 coin: advance on the city register" in told["activate square:au3"]
    house = GAME.ruleset(2, boards="house")
    assert texts.action(house, GAME.verbs.parse("activate square:au3")) == "Activate aristocrat square 3"


def test_printed_codes_are_read() -> None:
    code = Code(["once:pay2coin>advance_city", "vp3", "coin", "coin"])
    assert (code.once, code.coins) == (True, 2)
    assert code.effects == [("advance_city", 1), ("points", 3), ("coin", 1), ("coin", 1)]
    assert code.grouped() == [("advance_city", 1), ("points", 3), ("coin", 2)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_printed_is_what_the_engine_has(seats: int) -> None:
    """Hexes and squares show the effects, prices and points that the rules use."""
    rules: Any = GAME.ruleset(seats)
    parts = Parts(GAME.components.files, seats)
    for site in range(24):
        if site < 20 and site not in parts.faces:
            continue
        code, choose_one = parts.action(site)
        words = [f"vp{n}" if word == "points" else word for word, n in code.effects]
        assert sorted(words) == sorted(rules.effects(site)) and choose_one == rules.is_choice(site)
        if site < 20:
            assert parts.cost(site) == rules.hex_cost(site)
            assert parts.faces[site]["vp"] == rules.hex_value(site)
    for cls in range(3):
        for route in (1, 2):
            for move in range(1, 7):
                space = parts.space_at(cls, route, move)
                assert fields.SPACE_NAMES[space] == rules.path_space(cls, route - 1, move)


# --- size and room ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_texts_fit_their_panels(language: str, layout: str) -> None:
    checked = 0
    for table in (1, 2, 4):
        seats = TABLES[table][0]
        for state in sample(table, 7, 0.01)[::3]:
            root = drawn(state.view(max(0, state.seat_to_act())), look(seats, language, layout))
            for piece in root.iter(f"{SVG}g"):
                if not set(piece.get("class", "").split()) & {"seat", "tile", "choice", "ship"}:
                    continue
                frame = next(piece.iter(f"{SVG}rect"))
                whole = float(frame.get("width", "0"))
                for left, right, _, text in texts_in(piece):
                    assert left >= -3, (text, left)
                    assert right <= whole + 3, (text, right, whole)
                    assert not text.endswith("…") or text[:3] in NAMES_CUT, text
                    checked += 1
    assert checked > 800


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("wide", "half", "room"), [(98, 47, 524), (104, 63.5, 524), (70, 40, 348)])
def test_no_hex_lies_on_another(seats: int, wide: float, half: float, room: float) -> None:
    chart = Chart(seats, wide, half, room)
    middles = [chart.middle(place) for place in chart.cells]
    for i, (x, y) in enumerate(middles):
        assert wide / 2 - 13 <= x <= room - wide / 2 + 13
        assert half <= y <= chart.height - half
        for a, b in middles[:i]:
            assert abs(x - a) >= wide - 0.1 or abs(y - b) >= 1.5 * half - 0.1


@pytest.mark.parametrize("axes", [(235, 165), (158, 196)])
def test_squares_and_spaces_lie_apart(axes: tuple[float, float]) -> None:
    ring = Ring(*axes, 300, 300)
    squares = [square_at(ring, square) for square in range(18)]
    spaces = [space_at(ring, space) for space in range(24)]
    for points, apart in ((squares, 45), (spaces, 24)):
        for i, (x, y) in enumerate(points):
            for a, b in points[:i]:
                assert max(abs(x - a), abs(y - b)) >= apart or (x - a) ** 2 + (y - b) ** 2 >= apart**2 * 1.2
