"""R1, R2: what is in the box, and how the game is laid out."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import DATA, ROUNDS, SHIPS, WHEEL, WORKSHOPS, city, faces, places
from tests.games.messina_1347.scene import CLASSES, SITES, Scene, fields
from tests.rules import rule

from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
HEXES = {fields.label(record["id"]): record["cls"] for record in DATA["city_hexes"]["hex"]}
SEATS = [1, 2, 3, 4]
START_HEXES = {1: 9, 2: 9, 3: 12, 4: 14}


def fresh(seats: int, seed: int = 1, **options: Any) -> Any:
    """A new game and its events."""
    return GAME.start(GAME.ruleset(seats, **options), seed, listen=True)


def told(state: Any, name: str) -> list[dict[str, Any]]:
    """The arguments of events of a kind."""
    return [event.arguments for event in map(GAME.events.read, state.events) if event.name == name]


def bits(members: int, names: tuple[str, ...]) -> set[str]:
    """The names in a set."""
    return {name for n, name in enumerate(names) if members >> n & 1}


def in_city(state: Any) -> set[str]:
    """City hexes that lie in Messina."""
    return {name for n, name in enumerate(fields.HEX_NAMES) if state.field("place_of")[n]}


# --- R1 -------------------------------------------------------------------------------------------------------


@rule("R1.1")
def test_hexes_by_class():
    assert sorted(HEXES.values()) == ["A"] * 13 + ["B"] * 2 + ["C"] * 5
    for name, cls in HEXES.items():
        if cls != "A":
            assert all(name in faces(players) for players in SEATS)


@rule("R1.2")
def test_workshops_by_era_and_class():
    kinds = [(record["era"], record["cls"]) for record in WORKSHOPS.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        **{("I", cls): 6 for cls in CLASSES},
        **{("II", cls): 5 for cls in CLASSES},
    }
    numbers = [record["number"] for record in DATA["wagons"]["wagon"]]
    assert sorted(numbers) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("R1.3")
def test_citizens_come_with_their_basic_side():
    counts = DATA["components"]["counts"]
    assert [counts[f"{cls}_tokens"] for cls in CLASSES] == [21, 21, 21]
    table = (
        city().citizens(h05="can").turn().do("use estate", "go h05", "settle cl1", "settle al1", "settle nl1")
    )
    assert table.get("golden", 0) == 0 and table.get("squares", 0).bit_count() == 3


@rule("R1.4")
def test_tokens_have_no_limit():
    table = city().tokens(0, coins=60, wood=20, fire=16, major_fire=6)
    table.cabin(0, 1, "nun", improvement="q15").workshop(0, "b10", "basic").workshop(0, "b03", "basic")
    table.set("order", 0, 1).production()
    assert table.purse() == (60, 21, 17, 7)
    table = city().tokens(0, rats=15).plague(h05=2).turn().do("use estate", "go h05")
    assert table.get("rats", 0) == 17


@rule("R1.5", "R2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_what_each_player_begins_with(seats):
    state = fresh(seats, 4)
    for seat in range(seats):
        assert state.field("lieutenant")[seat * 5 : seat * 5 + 5] == (1, 1, 1, 0, 0)
        assert state.field("moves")[seat * 3 : seat * 3 + 3] == (0, 0, 0)
        assert state.field("scroll")[seat * 3 : seat * 3 + 3] == (0, 0, 0)
        for name in (
            "promoted",
            "wood",
            "fire",
            "major_fire",
            "rats",
            "squares",
            "workshops",
            "ships",
            "wagons",
        ):
            assert state.field(name)[seat] == 0, name
        assert state.field("patient")[seat * 4 : seat * 4 + 4] == (0, 0, 0, 0)
        assert state.field("register")[seat * 3 : seat * 3 + 3] == (1, 1, 1)
    assert set(state.field("estate_board")) == set(state.field("scroll_board")) == {0}


@rule("R1.6")
def test_two_sides_of_the_score_board():
    sides = {record["n"]: record["board_side"] for record in DATA["setup"]["players"]}
    assert sides == {1: "1-2", 2: "1-2", 3: "3-4", 4: "3-4"}


@rule("R1.7", "R10.5")
def test_four_kinds_of_tokens():
    assert fields.TOKENS == ("coins", "wood", "fire", "major_fire")
    table = city().tokens(0, coins=1, wood=1, fire=1, rats=3).over()
    assert table.sheet(0)["leftovers"] == 1  # rats are none


# --- R2 -------------------------------------------------------------------------------------------------------


@rule("R2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_city(seats):
    allowed = {name for name in faces(seats) if HEXES[name] == "A"}
    where = set()
    for seed in range(8):
        state = fresh(seats, seed)
        lies = in_city(state)
        assert len(lies) == START_HEXES[seats] == len(allowed) + 1
        assert allowed < lies and [HEXES[name] for name in lies - allowed] == ["B"]
        assert sorted(state.field("place_of")[SITES.index(name)] for name in lies) == list(
            range(1, START_HEXES[seats] + 1)
        )
        where.add(state.field("place_of")[:20])
    assert len(where) == 8


@rule("R2.1")
@pytest.mark.parametrize(
    ("seats", "corners"),
    [
        (2, {"ul": (-1, -1), "ur": (2, -1), "lr": (1, 1), "ll": (-2, 1)}),
        (4, {"ul": (-1, -2), "ur": (2, -2), "lr": (0, 2), "ll": (-3, 2)}),
    ],
)
def test_harbors_at_fixed_corners(seats, corners):
    for seed in (1, 2):
        at = places(Scene(seats, seed=seed))
        assert {name: at[f"harbor_{name}"] for name in corners} == corners


@rule("R2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_neighbourhood_pile(seats):
    state = fresh(seats, 9)
    pile = bits(state.field("pile")[0], fields.HEX_NAMES)
    assert sorted(HEXES[name] for name in pile) == ["B", "C", "C", "C", "C", "C"]
    assert not pile & in_city(state)


@rule("R2.3")
@pytest.mark.parametrize(("seats", "cubes"), [(1, 16), (2, 16), (3, 18), (4, 24)])
def test_plague_cubes(seats, cubes):
    state = fresh(seats, 2)
    on_ships = state.field("infested")[0].bit_count()
    assert state.field("plague_supply")[0] + sum(state.field("plague")) + on_ships == cubes


@rule("R2.4")
@pytest.mark.parametrize(("seats", "ships"), [(1, 6), (2, 6), (3, 9), (4, 9)])
def test_ships(seats, ships):
    state = fresh(seats, 5)
    docked = 0
    for dock in state.field("docked"):
        docked |= dock
    left = bits(state.field("ship_pile")[0] | docked, fields.SHIPS)
    assert len(left) == ships
    stones = {name for name in left if SHIPS[name]["goods"] == "precious_stones"}
    assert len(stones) == (0 if seats < 3 else 3)
    assert [SHIPS[told_["ship"]]["pile"] for told_ in told(state, "ship_docked")] == [1]


@rule("R2.5")
def test_improvements_in_three_stacks():
    state = fresh(3)
    tops = state.field("top")[3:]
    assert len(set(tops)) == 3 and min(tops) > 0 and state.field("below")[3:] == (4, 4, 4)
    assert state.field("unseen_improvements")[0] == (1 << 15) - 1 - sum(1 << top - 1 for top in tops)
    assert len({fresh(3, seed).field("top")[3:] for seed in range(6)}) > 3


@rule("R2.6")
def test_early_workshops_by_class():
    state = fresh(2)
    tops = [WORKSHOPS[fields.WORKSHOPS[top - 1]] for top in state.field("top")[:3]]
    assert [(top["era"], top["cls"]) for top in tops] == [("I", cls) for cls in CLASSES]
    assert state.field("below")[:3] == (5, 5, 5)
    unseen = bits(state.field("unseen_workshops")[0], fields.WORKSHOPS)
    assert len(unseen) == 30 and sum(WORKSHOPS[name]["era"] == "II" for name in unseen) == 15


@rule("R2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_wagons(seats):
    number = [record["number"] for record in DATA["wagons"]["wagon"]]
    first = set()
    for seed in range(8):
        state = fresh(seats, seed)
        stacks = state.field("wagon_stack")
        assert [number[cell - 1] for cell in stacks[:5]] == [1, 2, 3, 4, 5]
        if seats > 2:
            assert [number[cell - 1] for cell in stacks[5:]] == [1, 2, 3, 4, 5]
            assert len(set(stacks)) == 10 and state.field("lost_wagons") == (0,)
        else:
            assert stacks[5:] == (0,) * 5
            assert state.field("lost_wagons")[0] == (1 << 10) - 1 - sum(1 << cell - 1 for cell in stacks[:5])
        first.add(stacks[:5])
    assert len(first) > 2


@rule("R2.8", "R2.11")
def test_the_first_docking_tile():
    docks = set()
    for seed in range(20):
        state = fresh(2, seed)
        docked = told(state, "ship_docked")
        assert len(docked) == 1 and state.field("dock_pile")[0].bit_count() == 3
        corner = docked[0]["dock"].removeprefix("dock_")
        assert not state.field("dock_pile")[0] >> fields.CORNERS.index(corner) & 1
        docks.add(corner)
    assert docks == set(fields.CORNERS)


@rule("R2.9", "R3.2")
def test_turn_order_is_random_unless_seated():
    orders = {fresh(3, seed).field("order")[:3] for seed in range(30)}
    assert len(orders) == 6
    assert all(fresh(3, seed, turn_order="seats").field("order")[:3] == (0, 1, 2) for seed in range(5))
    state = fresh(4, 3)
    assert state.seat_to_act() == state.field("order")[0]


@rule("R2.9", "R12")
@pytest.mark.parametrize(
    ("option", "heights"), [("last_player_on_top", (0, 1, 2, 3)), ("first_player_on_top", (3, 2, 1, 0))]
)
def test_discs_on_the_registers(option, heights):
    state = fresh(4, 6, register_start_stack=option)
    for register in range(3):
        upper = [state.field("upper")[seat * 4 + register] for seat in state.field("order")]
        assert tuple(upper) == heights


@rule("R2.9a")
@pytest.mark.parametrize("seats", SEATS)
def test_later_players_get_something(seats):
    """Worked example 22."""
    for seed in (1, 2, 3):
        state = fresh(seats, seed)
        order = state.field("order")[:seats] if seats > 1 else (0,)
        points = [sum(state.field("points")[seat * 10 : seat * 10 + 10]) for seat in order]
        assert points == [0, 1, 0, 1][:seats]
        assert [state.field("coins")[seat] for seat in order] == [0, 0, 1, 1][:seats]


@rule("R2.9a", "R6.2")
def test_discs_on_the_score_track():
    state = fresh(4, 7)
    first, second, third, fourth = (state.field("upper")[seat * 4 + 3] for seat in state.field("order"))
    assert third > first and fourth > second


@rule("R2.11", "R8.6", "R8.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_preparation_of_round_one(seats):
    wheels, face = set(), faces(seats)
    for seed in range(12):
        state = fresh(seats, seed)
        assert state.field("round") == (1,) and state.field("grown") == (0,) and not told(state, "hex_added")
        assert len(told(state, "wheel")) == ROUNDS[1]["plague_turns"] == 1
        assert state.field("infested")[0].bit_count() == 1
        shown = WHEEL[state.field("wheel")[0]]
        wheels.add(state.field("wheel")[0])
        for name in in_city(state):
            n = SITES.index(name)
            assert state.field("plague")[n] == (face[name]["pose"] == shown["pose"])
            citizens = [int(shown[cls] == face[name]["colour"]) for cls in CLASSES]
            assert list(state.field("citizens")[n * 3 : n * 3 + 3]) == citizens
    assert len(wheels) > 5
