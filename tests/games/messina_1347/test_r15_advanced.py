"""R15: advanced boards: lightning squares, the majority of repopulated hexes, other scroll tracks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import CITY, DATA, SHIPS, faces
from tests.games.messina_1347.scene import Scene, fields
from tests.rules import rule

from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
BOARDS = {record["id"]: record["squares"] for record in DATA["advanced"]["board"]}
TRACKS = {record["id"]: record for record in DATA["advanced"]["column"]}


def house(seats: int = 2, **options: Any) -> Scene:
    """Advanced boards; seat 0 has the purple one."""
    table = Scene(seats, boards="house", **options)
    if seats < 3:
        table.lay(**CITY)
    return table.boards(0, estate="purple", scroll="b1")


def track(name: str, row: int) -> Scene:
    """One cube of seat 0 on a row of an advanced track."""
    board, column = name.split("-")
    rows = [row if n == int(column) else 0 for n in (1, 2, 3)]
    return house().boards(0, scroll=board).scrolls(0, *rows)


def scored(table: Scene) -> int:
    """What the three tracks of seat 0 are worth."""
    sheet = table.over().sheet(0)
    return sum(sheet.get(f"scroll_{name}", 0) for name in ("advanced", "buildings", "ships", "repopulation"))


@rule("R15.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_boards_are_dealt_separately(seats):
    dealt = set()
    for seed in range(12):
        state = GAME.start(GAME.ruleset(seats, boards="house"), seed)
        estates, scrolls = state.field("estate_board")[:seats], state.field("scroll_board")[:seats]
        assert len(set(estates)) == len(set(scrolls)) == seats and min(estates + scrolls) >= 1
        assert max(estates + scrolls) <= 4
        dealt.add((estates[0], scrolls[0]))
    assert len(dealt) > 4
    plain = GAME.new(seats, 1)
    assert set(plain.field("estate_board")) == set(plain.field("scroll_board")) == {0}


@rule("R15.2", "R15.3")
def test_one_lightning_square_a_class_on_every_board():
    assert DATA["advanced"]["official"] is False and len(BOARDS) == 4
    for squares in BOARDS.values():
        once = [name for name, codes in squares.items() if codes[0].startswith("once:")]
        assert sorted(name[0] for name in once) == ["A", "C", "N"]
        assert len(squares) == 18


@rule("R15.3")
def test_a_citizen_placed_there_gives_the_reward_at_once_and_once():
    assert BOARDS["purple"]["AL3"] == ["once:vp3"] and BOARDS["purple"]["NU3"] == ["once:advance_church"]
    table = house().citizens(h05="an").turn().do("use estate", "go h05", "settle al3", "settle nu3")
    assert table.track(0) == {"actions": 3} and table.get("register", 2) == 2
    assert [told["square"] for told in table.told("lightning")] == ["al3", "nu3"]
    table = house().set("struck", 0b110).citizens(h05="an").turn().do("use estate", "go h05", "settle al3")
    table.do("settle nu3")
    assert table.track(0) == {} and table.get("register", 2) == 1


@rule("R15.3")
def test_what_it_asks_is_asked_before_the_next_citizen():
    assert BOARDS["purple"]["CL3"] == ["once:scroll", "scroll"]
    table = house().citizens(h05="cc").turn().do("use estate", "go h05", "settle cl3")
    assert table.asking == "scroll"
    table.do("scroll 1", "scroll 2")
    assert table.asking == "rescue" and table.field("scroll")[:3] == (1, 1, 0)


@rule("R15.3", "R7.2")
def test_from_quarantine_too():
    table = house().cabin(0, 1, "aristocrat", stage=2).leaving().do("release 1 al3")
    assert table.track(0) == {"actions": 3} and table.get("struck", 0) == 1 << 1


@rule("R15.3")
def test_the_citizen_stays_but_never_acts():
    table = house().estate(0, cl3="basic", cl2="basic").set("struck", 1).tokens(0, coins=3, wood=3)
    table.overseer(0, "craftsman", 5, 1, upgraded=True).effect("advance_any_overseer")
    table.do("advance craftsman ca_6")
    assert table.legal("activate") == {"cl2"} and table.why("activate cl3") == ("R15.3", "lightning_square")
    table.effect("activate_any_citizen")
    assert table.legal("activate") == {"cl2"}


@rule("R15.3", "R4.6.1", "R4.5.2")
def test_it_can_work_and_repopulate():
    table = house().estate(0, cl3="basic", au1="basic").set("struck", 1).workshop(0, "b03").turn()
    assert "employ cl3 b03" in table.legal()
    table.wagons(0, "c1-2").at("h07").do("repopulate")
    assert table.legal("give") == {"cl3", "au1"}


@rule("R15.1", "R5.9.2")
@pytest.mark.parametrize("board", list(BOARDS))
def test_the_squares_of_each_board(board):
    kinds = ("coin", "wood", "fire", "major_fire")
    for square, codes in BOARDS[board].items():
        if codes[0].startswith("once:") or not set(codes) <= set(kinds):
            continue
        table = house().boards(0, estate=board).estate(0, **{square.lower(): "basic"})
        table.effect("activate_any_citizen").do(f"activate {square.lower()}")
        assert table.purse() == tuple(codes.count(name) for name in kinds), square


# --- R15.4 ----------------------------------------------------------------------------------------------------


def majority(*sets: str) -> list[int]:
    """The points for most hexes; each seat's hexes as a text."""
    table = house(len(sets))
    for seat, names in enumerate(sets):
        table.repopulated(seat, *names.split())
    table.over()
    return [table.sheet(seat).get("majority", 0) for seat in range(len(sets))]


@rule("R15.4")
def test_most_repopulated_hexes():
    """Worked example 25: 10, 7, 3, and nothing for who has none."""
    vp = {name: record["vp"] for name, record in faces(3).items()}
    assert vp["h05"] + vp["h06"] + vp["h13"] > vp["h01"] + vp["h02"] + vp["h03"]
    assert majority("h01 h02 h03", "h05 h06 h13", "h07") == [7, 10, 3]
    assert majority("h01 h02", "h05", "") == [10, 7, 0]
    assert majority("h05", "h01 h02", "h03 h04 h06", "") == [3, 7, 10, 0]
    assert majority("h05", "h01 h02", "h03 h04 h06", "h07 h08 h09 h10") == [0, 3, 7, 10]


@rule("R15.4")
def test_two_players():
    assert majority("h01 h02", "h05") == [7, 0]
    assert majority("h01", "h05") == [0, 7]
    assert majority("", "") == [0, 0]


@rule("R15.4")
def test_what_is_still_tied_is_shared():
    """Two hexes of the same points, laid out for the test as one and the same."""
    assert majority("h02", "h02") == [3, 3]  # 7 + 0
    assert majority("h02", "h02", "") == [8, 8, 0]  # 10 + 7
    assert majority("h02", "h02", "h02") == [6, 6, 6]  # 10 + 7 + 3
    assert majority("h01 h05", "h02", "h02") == [10, 5, 5]  # 7 + 3
    assert majority("h02", "h02", "h02", "h02") == [5, 5, 5, 5]


@rule("R15.4")
def test_not_with_basic_boards():
    assert "majority" not in Scene(2).repopulated(0, "h01").over().sheet(0)


@rule("R15.4", "R14.8")
def test_alone_the_table_takes_its_place():
    sheet = Scene(1, boards="house").repopulated(0, "h01", "h02").over().sheet(0)
    assert "majority" not in sheet and sheet["solo_repopulation"] == 3


# --- R15.5-R15.7 ----------------------------------------------------------------------------------------------


@rule("R15.5")
@pytest.mark.parametrize("row", range(5))
def test_one_kind_of_goods(row):
    table = track("b1-1", row).fleet(0, "t01", "t02", "t03", "t04")
    assert [SHIPS[name]["goods"] for name in ("t01", "t02", "t03")] == ["spices"] * 3
    assert SHIPS["t04"]["goods"] != "spices"
    assert scored(table) == 3 * TRACKS["b1-1"]["value"][row]


@rule("R15.5")
@pytest.mark.parametrize("row", range(5))
def test_workshops_at_most_five(row):
    value = TRACKS["b1-2"]["value"][row]
    assert TRACKS["b1-2"]["max_items"] == 5
    table = track("b1-2", row).cabin(0, 1, improvement="q01").workshop(0, "b01").workshop(0, "b07")
    assert scored(table) == 2 * value
    for name in ("b02", "b08", "b13", "b14"):
        table.workshop(0, name)
    assert scored(table) == 5 * value


@rule("R15.5", "R15.7")
@pytest.mark.parametrize("row", range(5))
def test_lumber_at_most_six(row):
    value = TRACKS["b2-1"]["value"][row]
    assert scored(track("b2-1", row).tokens(0, wood=4)) == 4 * value
    table = track("b2-1", row).tokens(0, wood=8)
    assert scored(table) == 6 * value and table.sheet(0)["leftovers"] == 2


@rule("R15.5")
@pytest.mark.parametrize("row", range(5))
def test_improvements(row):
    table = track("b3-1", row).workshop(0, "b01")
    for number, name in enumerate(("q01", "q03", "q05", "q07"), 1):
        table.cabin(0, number, improvement=name)
    assert scored(table) == 4 * TRACKS["b3-1"]["value"][row]


@rule("R15.5", "R15.7")
@pytest.mark.parametrize(("coins", "row", "points"), [(5, 1, 2), (5, 0, 0), (9, 1, 4), (12, 1, 4), (4, 1, 2)])
def test_coins_at_half_a_point(coins, row, points):
    """Worked example 25: 5 coins on the first level are 2 points; at most nine count."""
    table = track("b4-1", row).tokens(0, coins=coins)
    assert scored(table) == points and table.sheet(0)["leftovers"] == coins // 3


@rule("R15.5")
@pytest.mark.parametrize("row", range(5))
def test_coins_on_higher_levels(row):
    half_points = TRACKS["b4-1"]["value"][row]
    assert scored(track("b4-1", row).tokens(0, coins=7)) == 7 * half_points // 2


@rule("R15.5", "R15.6")
@pytest.mark.parametrize(
    ("name", "register", "single", "double"),
    [("b2-2", "city", 8, 10), ("b3-2", "church", 8, 10), ("b4-2", "popularity", 11, 13)],
)
@pytest.mark.parametrize("row", range(5))
def test_past_the_bars_of_a_register(name, register, single, double, row):
    record = TRACKS[name]
    for space, points in (
        (single - 1, 0),
        (single, record["value"][row]),
        (double - 1, record["value"][row]),
        (double, record["value_double"][row]),
        (double + 1, record["value_double"][row]),
    ):
        assert scored(track(name, row).registers(0, **{register: space})) == points, space


@rule("R15.6", "R10.1")
def test_bars_are_looked_at_after_the_rats():
    table = track("b4-2", 4).registers(0, popularity=13).tokens(0, rats=1)
    assert scored(table) == TRACKS["b4-2"]["value"][4]
    table = track("b4-2", 4).registers(0, popularity=11).tokens(0, rats=1)
    assert scored(table) == 0


@rule("R15.5")
@pytest.mark.parametrize("row", range(5))
def test_the_two_overseers_that_are_farthest(row):
    stops = TRACKS["b3-3"]["value_stops"][row]

    def of(*moves: int) -> int:
        table = track("b3-3", row)
        for cls, n in zip(fields.CLASSES, moves, strict=True):
            table.overseer(0, cls, n, 1)
        return scored(table)

    assert of(3, 3, 3) == 0
    assert of(4, 0, 0) == stops[0] and of(0, 5, 3) == stops[1] and of(1, 2, 6) == stops[2]
    assert of(4, 5, 6) == stops[1] + stops[2]
    assert of(6, 6, 6) == 2 * stops[2]


@rule("R15.5")
def test_kinds_known_from_side_a():
    table = track("b1-3", 3).repopulated(0, "h01", "h02")
    assert table.over().sheet(0)["scroll_repopulation"] == 2 * TRACKS["b1-3"]["value"][3]
    table = track("b2-3", 2).fleet(0, "t01", "t04", "t05")
    assert table.over().sheet(0)["scroll_ships"] == 3 * TRACKS["b2-3"]["value"][2]


@rule("R15.1", "R5.3")
def test_scrolls_of_side_b_move_like_those_of_side_a():
    table = house().scrolls(0, 0, 4, 0).effect("scroll")
    assert table.legal("scroll") == {"1", "3"}


@rule("R15.3", "R5.7b", "R4.2.2")
def test_a_lightning_build_makes_room_for_the_next_citizen():
    """What the first citizen causes is finished before the second is placed or discarded."""
    assert BOARDS["red"]["CR2"] == ["once:build"]
    table = house().boards(0, estate="red").citizens(h05="cc").tokens(0, coins=1).tops("b03")
    table.estate(0, **dict.fromkeys(("cl1", "cl2", "cl3", "cr1", "cr3"), "basic")).turn()
    table.do("use estate", "go h05", "settle cr2")
    assert table.asking == "build" and table.told("discarded") == []
    table.do("workshop b03", "employ cr2 b03", "settle cr2")
    assert table.told("discarded") == []
