"""Whole games beside an arithmetic of our own: ways, prices and the final scoring from the component data."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.messina_1347.configurations import choose
from tests.games.messina_1347.positions import (
    DATA,
    IMPROVEMENTS,
    SHIPS,
    WAGONS,
    WORKSHOPS,
    faces,
    space,
    ways,
)
from tests.games.messina_1347.scene import SITES
from tests.rules import rule

from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
REGISTERS = ("popularity", "city", "church")
SCORING = DATA["scoring"]
SIDE_A = DATA["scrolls"]["column"]


class Table:
    """A state as the measuring of ways reads it."""

    def __init__(self, state: Any) -> None:
        self.state, self.seats = state, state.ruleset.seats

    def get(self, name: str, at: int = 0) -> int:
        return self.state.field(name)[at]


def names(members: int, of: Any) -> list[str]:
    """The names in a set."""
    return [name for n, name in enumerate(of) if members >> n & 1]


def end(seats: int, seed: int, **options: Any) -> Any:
    """The end of a game."""
    state, random = GAME.new(seats, seed, **options), Random(seed)
    while not state.is_over():
        state.apply(choose(state, random))
    return state


# --- the final scoring ----------------------------------------------------------------------------------------


def own_space(state: Any, seat: int, register: str) -> int:
    """R10.1: the space that counts."""
    at = state.field("register")[seat * 3 + REGISTERS.index(register)]
    return max(1, at - state.field("rats")[seat]) if register == "popularity" else at


def rank(state: Any, seat: int) -> int:
    """R10.2: how many are ahead on popularity."""

    def key(each: int) -> tuple[int, int, int]:
        fire = state.field("fire")[each] + 2 * state.field("major_fire")[each]
        return own_space(state, each, "popularity"), fire, state.field("upper")[each * 4]

    return sum(key(other) > key(seat) for other in range(state.ruleset.seats))


def column_points(state: Any, seat: int, record: dict[str, Any], row: int) -> int:
    """R10.4, R15.5: a scroll track."""
    kind = record.get("kind", record["id"])
    ships = names(state.field("ships")[seat], SHIPS)
    workshops = state.field("workshops")[seat].bit_count()
    improvements = sum(cell > 0 for cell in state.field("improvement")[seat * 4 : seat * 4 + 4])
    if kind == "overseers":
        moves = sorted(state.field("moves")[seat * 3 : seat * 3 + 3])[1:]
        return sum(record["value_stops"][row][n - 4] for n in moves if n >= 4)
    if kind.startswith("register_"):
        register = kind.removeprefix("register_")
        bar = next(each for each in DATA["registers"]["bar"] if each["id"] == register)
        at = own_space(state, seat, register)
        if at >= bar["double"]:
            return record["value_double"][row]
        return record["value"][row] if at >= bar["single"] else 0
    items = {
        "buildings": workshops + improvements,
        "ships": len(ships),
        "repopulation": state.field("repopulated")[seat].bit_count(),
        "goods": max([0, *Counter(SHIPS[name]["goods"] for name in ships).values()]),
        "workshops": workshops,
        "lumber": state.field("wood")[seat],
        "improvements": improvements,
        "coins": state.field("coins")[seat],
    }[kind]
    points = min(items, record["max_items"] or items) * record["value"][row]
    return points // 2 if kind == "coins" else points


def scroll_points(state: Any, seat: int) -> int:
    """R10.4: the three tracks."""
    board = state.field("scroll_board")[seat]
    columns = SIDE_A if not board else [r for r in DATA["advanced"]["column"] if r["board"] == f"b{board}"]
    rows = state.field("scroll")[seat * 3 : seat * 3 + 3]
    return sum(column_points(state, seat, record, row) for record, row in zip(columns, rows, strict=True))


def hex_points(state: Any, seat: int) -> int:
    """R10.3."""
    face = faces(state.ruleset.seats)
    return sum(face[name]["vp"] for name in names(state.field("repopulated")[seat], fields.HEX_NAMES))


def majority(state: Any, seat: int) -> int:
    """R15.4."""
    seats = range(state.ruleset.seats)
    keys = [(state.field("repopulated")[each].bit_count(), hex_points(state, each)) for each in seats]
    if keys[seat][0] == 0 or not state.field("scroll_board")[0]:
        return 0
    first, alike = sum(key > keys[seat] for key in keys), keys.count(keys[seat])
    points = SCORING["repopulation_majority"].get(f"p{state.ruleset.seats}", [])
    return sum(points[first : first + alike]) // alike


def by_hand(state: Any, seat: int) -> int:
    """R10: the score."""
    rats = state.field("rats")[seat]
    penalty = SCORING["rat_penalty"]
    bonus = SCORING["popularity_bonus"][f"p{state.ruleset.seats}"]
    place = rank(state, seat)
    tokens = sum(state.field(name)[seat] for name in fields.TOKENS)
    return (
        sum(state.field("points")[seat * 10 : seat * 10 + 10])
        - (penalty["points"][rats] if rats <= 10 else penalty["maximum"])
        + sum(space(name, own_space(state, seat, name))["vp"] for name in REGISTERS)
        + (bonus[place] if place < len(bonus) else 0)
        + hex_points(state, seat)
        + majority(state, seat)
        + scroll_points(state, seat)
        + tokens // 3
    )


@rule("R10.1", "R10.2", "R10.3", "R10.4", "R10.5", "R10.6", "R15.4", "R15.5", "R15.6", "R15.7")
@pytest.mark.parametrize("boards", ["basic", "house"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_final_scoring_of_whole_games(seats, boards):
    for seed in range(3):
        state = end(seats, 90 + seed, boards=boards)
        assert state.scores() == [by_hand(state, seat) for seat in range(seats)]


@rule("R14.7", "R14.8", "R10.6")
@pytest.mark.parametrize("boards", ["basic", "house"])
def test_the_final_scoring_of_games_alone(boards):
    for seed in range(3):
        state = end(1, 80 + seed, boards=boards)
        ahead = own_space(state, 0, "popularity") >= state.field("rival_popularity")[0]
        hexes = state.field("repopulated")[0].bit_count()
        solo = SCORING["solo"]["repopulation"][hexes] + SCORING["solo"]["popularity"] * ahead
        plain = by_hand(state, 0) - majority(state, 0) - SCORING["popularity_bonus"]["p1"][0]
        assert state.scores() == [plain + solo]


@rule("R10.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_ranking_of_whole_games(seats):
    state = end(seats, 66)
    keys = [(by_hand(state, n), state.field("repopulated")[n].bit_count()) for n in range(seats)]
    ranks = state.ranking()
    for one in range(seats):
        for other in range(seats):
            assert keys[one] <= keys[other] or ranks[one] < ranks[other]


# --- ways and prices ------------------------------------------------------------------------------------------


def place_of_mover(state: Any) -> str:
    """Where the lieutenant is that goes: a site or the estate."""
    frame = state.frames()[-1]
    at = state.field("lieutenant")[state.seat_to_act() * 5 + frame[2]]
    return "estate" if at == 1 else SITES[at - 3]


def may_go(state: Any) -> dict[str, int]:
    """R4.1: the sites that may be chosen, with their price."""
    start, coins = place_of_mover(state), state.field("coins")[state.seat_to_act()]
    lies = ways(Table(state), "harbor_ul" if start == "estate" else start)  # type: ignore[arg-type]
    found = {}
    for site, steps in lies.items():
        price = 0 if start == "estate" else max(0, steps - 1)
        if site.startswith("dock"):
            free = start != "estate" and state.field("docked")[fields.CORNERS.index(site[-2:])] > 0
        else:
            free = not state.field("standing")[0] >> SITES.index(site) & 1
        if free and price <= coins:
            found[site] = price
    return found


@rule("R4.1.1", "R4.1.3", "R4.1.4", "R4.7.5", "R4.8.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_way_of_a_whole_game(seats):
    state, random, moves = GAME.new(seats, 31 + seats), Random(seats), 0
    go = next(n for n, box in enumerate(GAME.boxes) if box.name == "go")
    while not state.is_over():
        if state.box == go:
            moves += 1
            legal = [GAME.verbs.arguments(n).get("site", "home") for n in state.legal_actions()]
            wanted = may_go(state)
            assert set(legal) - {"home"} == set(wanted)
            assert ("home" in legal) == (place_of_mover(state) != "estate")
            costs = GAME.prices(state.view(state.seat_to_act()))
            for number in state.legal_actions():
                site = GAME.verbs.arguments(number).get("site")
                assert site is None or costs[number] == {"coins": wanted[site]}
        state.apply(choose(state, random))
    assert moves > 12 * seats


def price_tag(name: str) -> dict[str, int]:
    """The price that stands on a tile."""
    tiles = {**WORKSHOPS, **IMPROVEMENTS, **WAGONS}
    return {"coins": tiles[name]["cost"]["coins"], "wood": tiles[name]["cost"]["wood"]}


@rule("R4.3.1", "R5.7", "R5.8.1", "R6.3")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_price_is_what_is_paid(seats):
    state, random, seen = GAME.new(seats, 52 + seats), Random(7 * seats), Counter()
    while not state.is_over():
        seat = state.seat_to_act()
        costs = GAME.prices(state.view(seat))
        number = choose(state, random)
        verb = GAME.verbs.verb_at(number).name
        copy = state.clone()
        copy.events = []
        copy.apply(number)
        paid: Counter[str] = Counter()
        for event in map(GAME.events.read, copy.events):
            if event.name in ("gained", "moved", "round") and verb not in ("go", "cycle"):
                break
            if event.name == "paid" and event.arguments["seat"] == str(seat):
                paid[str(event.arguments["token"])] += int(event.arguments["n"])
        cost = {name: n for name, n in costs.get(number, {}).items() if n and name in fields.TOKENS}
        if number in costs:
            seen[verb] += 1
            assert cost == dict(paid), GAME.verbs.text(number)
            assert all(state.field(name)[seat] >= n for name, n in cost.items())
        if verb in ("workshop", "improve", "wagon"):
            tag = price_tag(next(iter(GAME.verbs.arguments(number).values())))
            assert cost == {name: n for name, n in tag.items() if n}
        state.apply(number)
    assert {"go", "fight"} <= set(seen)


@rule("R3.3", "R6.3", "R10.6")
@pytest.mark.parametrize("seats", [1, 3])
def test_what_a_view_tells(seats):
    state, random = GAME.new(seats, 5), Random(5)
    for _ in range(150):
        state.apply(choose(state, random))
        if state.is_over():
            break
    for seat in range(-1, seats):
        facts = state.view(seat).facts
        for each in range(seats):
            own = state.field("lieutenant")[each * 5 : each * 5 + 5]
            assert facts["advance"][each] == sum(at > 0 for at in own)
        assert facts["score"] == state.scores()
        assert bool(facts["costs"]) <= (seat == state.seat_to_act())
