"""R8: the preparation of rounds II to VI, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import (
    CITY,
    DATA,
    ROUNDS,
    SHIPS,
    WHEEL,
    WORKSHOPS,
    city,
    faces,
    names_told,
    next_wheel,
    places,
)
from tests.games.messina_1347.scene import CLASSES, SITES, Scene, fields
from tests.games.messina_1347.scene import WORKSHOPS as WORKSHOP_NAMES
from tests.rules import rule

pytestmark = pytest.mark.engine
CORNERS = ("ul", "ur", "lr", "ll")


def before(number: int, *, dock: str = "ul", hex: str = "h16", seats: int = 2, **options: Any) -> Scene:
    """The end of the round before a round; its docking tile and new hex are known."""
    table = city(**options) if seats == 2 else Scene(seats, **options)
    table.set("dock_pile", 1 << CORNERS.index(dock)).set("pile", 1 << SITES.index(hex))
    return table.round(number - 1)


def added(table: Scene) -> list[tuple[int, int] | str]:
    """Where new hexes were laid."""
    return [places(table)[told["site"]] for told in table.told("hex_added")]


# --- R8.1, R8.2 -----------------------------------------------------------------------------------------------


@rule("R8.1")
def test_the_next_round_and_ready_wagons():
    table = before(3).wagons(0, "c1-1", tired=True).wagons(1, "c2-1", tired=True).prepare()
    assert table.get("round") == 3 and table.told("round") == [{"number": 3}]
    assert table.field("tired")[:2] == (0, 0) and table.get("wagons", 0)


@rule("R8.2")
def test_lieutenants_lie_down_where_they_are():
    table = before(2).lieutenants(0, "h05!", "dock_ul!", "estate!").lieutenants(1, "harbor_ul!")
    at = table.field("lieutenant")
    table.prepare()
    assert table.field("lieutenant") == at and table.field("up")[:2] == (0, 0) and table.get("standing") == 0
    table.turn(0)
    assert table.legal("use") == {"h05", "dock_ul"}


@rule("R8.2")
def test_citizens_leave_plague():
    table = before(2).plague(h05=1).citizens(h05="nnc", h01="ac")
    next_wheel(
        table, pose="left", nun="cream"
    )  # h01 is orange: no class comes there but by the fourth colour
    table.prepare()
    assert table.told("citizens_lost") == [{"site": "h05", "n": 3}]
    face, shown = faces(2), WHEEL[table.get("wheel")]
    fresh = [shown[name] == face["h05"]["colour"] for name in CLASSES]
    assert list(table.field("citizens")[4 * 3 : 5 * 3]) == fresh
    stay = [1, 1, 0]
    fresh = [shown[name] == face["h01"]["colour"] for name in CLASSES]
    assert list(table.field("citizens")[:3]) == [old + new for old, new in zip(stay, fresh, strict=True)]


@rule("R8.2", "R8.6")
def test_new_plague_does_not_drive_away_citizens_of_the_same_preparation():
    table = before(2).citizens(h05="n")
    next_wheel(table, pose=faces(2)["h05"]["pose"]).prepare()
    assert table.get("plague", 4) == 1 and sum(table.field("citizens")[12:15]) >= 1
    assert table.told("citizens_lost") == []


@rule("R8.1", "R8.2", "R8.3", "R8.4", "R8.5", "R8.6", "R11.2")
def test_the_steps_in_their_order():
    table = before(5).plague(h05=1).citizens(h05="n")
    next_wheel(table, pose="left").prepare()
    told = list(dict.fromkeys(names_told(table)))
    steps = ["round", "citizens_lost", "order", "ship_docked", "hex_added", "era", "workshop_up", "wheel"]
    assert [name for name in told if name in steps] == steps
    assert told.index("wheel") < told.index("plague") < told.index("citizen")


# --- R8.3 turn order ------------------------------------------------------------------------------------------


@rule("R8.3")
@pytest.mark.parametrize("number", range(2, 7))
def test_the_criterion_of_each_round(number):
    expected = {2: "church", 3: "popularity", 4: "score", 5: "city", 6: "church"}
    assert ROUNDS[number]["order_by"] == expected[number]
    table = before(number, seats=4)
    by = {"church": (3, 5, 2, 4), "popularity": (5, 4, 3, 2), "city": (2, 3, 5, 4), "score": (4, 2, 3, 5)}
    for seat in range(4):
        table.registers(
            seat, church=by["church"][seat], popularity=by["popularity"][seat], city=by["city"][seat]
        )
        table.set("points", by["score"][seat], at=seat * 10)
    table.prepare()
    wanted = sorted(range(4), key=lambda seat: -by[expected[number]][seat])
    assert [told["seat"] for told in table.told("order")] == [str(seat) for seat in wanted]
    assert list(table.field("order")) == wanted and table.seat == wanted[0]


@rule("R8.3", "R2.9", "R2.9a")
def test_nobody_moved_on_the_church():
    """Worked example 22: the last player lies on top, so the order of round II is reversed."""
    assert before(2, seats=4).prepare().field("order") == (3, 2, 1, 0)
    table = before(2, seats=4, register_start_stack="first_player_on_top").prepare()
    assert table.field("order") == (0, 1, 2, 3)


# --- R8.4 ships -----------------------------------------------------------------------------------------------


@rule("R8.4")
@pytest.mark.parametrize("dock", CORNERS)
def test_a_ship_with_a_cube_at_the_dock_of_the_tile(dock):
    table = before(2, dock=dock).set("wheel", 0)
    supply = table.get("plague_supply")
    table.prepare()
    told = table.told("ship_docked")
    assert [each["dock"] for each in told] == [f"dock_{dock}"]
    assert table.get("infested").bit_count() == 1
    assert table.get("plague_supply") == supply - 1 - sum(table.field("plague"))
    assert SHIPS[told[0]["ship"]]["pile"] == 1


@rule("R8.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(2, 7))
def test_two_ships_from_round_four_with_three_or_four(seats, number):
    table = before(number, seats=seats).prepare()
    assert len(table.told("ship_docked")) == (2 if seats > 2 and number >= 4 else 1)


@rule("R8.4", "R2.4")
def test_ships_come_by_their_numbers():
    table, piles = before(2, seats=4), []
    while table.get("ship_pile"):
        table.round(1).set("docked", 0, 0, 0, 0).set("pile", 0).prepare()
        piles.append(SHIPS[table.told("ship_docked")[0]["ship"]]["pile"])
    assert piles == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("R8.4")
def test_a_full_dock_passes_on_clockwise():
    assert DATA["harbors"]["ship_slots"] == 3
    table = before(2, dock="ll", seats=4).ships(ll="t01 t02 t03").prepare()
    assert [told["dock"] for told in table.told("ship_docked")] == ["dock_ul"]
    table = before(4, dock="ul", seats=4).ships(ul="t01 t02").prepare()
    assert [told["dock"] for told in table.told("ship_docked")] == ["dock_ul", "dock_ur"]
    table = before(2, dock="ul", seats=4).ships(ul="t01 t02 t03", ur="t04 t05 t06").prepare()
    assert [told["dock"] for told in table.told("ship_docked")] == ["dock_lr"]


@rule("R8.4", "R8.5")
def test_the_docking_tile_stays_the_reference_when_its_dock_is_full():
    table = before(2, dock="ll", seats=4).ships(ll="t01 t02 t03").prepare()
    assert added(table) == [(-3, 1)]


@rule("R8.4", "R2.8")
def test_after_the_last_of_the_four_all_are_shuffled_again():
    table = before(2, dock="lr").prepare()
    assert table.get("dock_pile") == 0
    table.prepare()
    assert table.get("dock_pile").bit_count() == 3


# --- R8.5 new hexes and workshops -----------------------------------------------------------------------------


@rule("R8.5")
@pytest.mark.parametrize(
    ("seats", "dock", "cells"),
    [
        (2, "ul", [(0, -2), (2, -2), (2, 0)]),
        (2, "ur", [(2, 0), (0, 2), (-2, 2)]),
        (2, "lr", [(0, 2), (-2, 2), (-2, 0)]),
        (2, "ll", [(-2, 0), (0, -2), (2, -2)]),
        (4, "ll", [(-3, 1), (-2, -1), (1, -3)]),  # worked example 24
    ],
)
def test_clockwise_from_the_harbor_of_the_docking_tile(seats, dock, cells):
    table, found = before(2, dock=dock, seats=seats), []
    for hex in ("h16", "h17", "h18"):
        table.round(1).set("dock_pile", 1 << CORNERS.index(dock)).set("pile", 1 << SITES.index(hex)).prepare()
        found += added(table)
    assert found == cells


@rule("R8.5", "R2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hex_in_every_round_first_the_other_b(seats):
    hexes = {fields.label(record["id"]): record["cls"] for record in DATA["city_hexes"]["hex"]}
    table, classes = Scene(seats), []
    for number in range(1, 6):
        table.round(number).prepare()
        classes += [hexes[told["site"]] for told in table.told("hex_added")]
    assert classes == ["B", "C", "C", "C", "C"] and table.get("grown").bit_count() == 5


@rule("R8.5", "R2.6")
def test_in_round_five_the_late_workshops_replace_the_early_ones():
    table = before(5).workshop(0, "b03", "basic").prepare()
    tops = [WORKSHOP_NAMES[table.get("top", stack) - 1] for stack in range(3)]
    assert [WORKSHOPS[name]["era"] for name in tops] == ["II"] * 3
    assert [WORKSHOPS[name]["cls"] for name in tops] == list(CLASSES)
    assert table.field("below")[:3] == (4, 4, 4) and table.told("era")
    gone = {WORKSHOP_NAMES[n] for n in range(33) if table.get("lost_workshops") >> n & 1}
    assert gone == {name for name, record in WORKSHOPS.items() if record["era"] == "I"} - {"b03"}
    assert table.get("workshops", 0) == 1 << 2  # what a player has stays
    table = before(4).prepare()
    assert [WORKSHOPS[WORKSHOP_NAMES[table.get("top", n) - 1]]["era"] for n in range(3)] == ["I"] * 3
    assert table.told("era") == []


@rule("R8.5", "R5.8.2")
def test_cycled_early_workshops_leave_too():
    table = before(5).tokens(0, coins=5, wood=5, fire=1).effect("build").do("cycle workshops fire")
    cycled = [cell - 1 for cell in table.field("bottom") if cell]
    assert len(cycled) == 3
    table.round(4).prepare()
    assert all(table.get("lost_workshops") >> tile & 1 for tile in cycled) and not any(
        table.field("bottom")[:18]
    )
    assert table.get("lost_workshops").bit_count() == 18


# --- R8.6 wheel -----------------------------------------------------------------------------------------------


def expected_citizens(names: dict[str, Any], shown: dict[str, Any]) -> dict[str, list[int]]:
    """The citizens that a position of the wheel brings to empty hexes."""
    face = faces(2)
    return {name: [int(shown[cls] == face[name]["colour"]) for cls in CLASSES] for name in names}


@rule("R8.6", "R11.2", "R11.7")
@pytest.mark.parametrize("position", range(len(WHEEL)))
def test_every_position_of_the_wheel(position):
    table = before(2, hex="h16").set("wheel", (position - 1) % len(WHEEL)).prepare()
    assert table.get("wheel") == position
    shown, lies = WHEEL[position], {**CITY, "h16": (0, -2)}
    for name, citizens in expected_citizens(lies, shown).items():
        at = SITES.index(name)
        assert table.get("plague", at) == (faces(2)[name]["pose"] == shown["pose"]), name
        assert list(table.field("citizens")[at * 3 : at * 3 + 3]) == citizens, name
    brought = {shown[cls] for cls in CLASSES}
    fourth = set(DATA["wheel"]["colours"]) - brought
    assert len(brought) == 3 and not any(
        faces(2)[told["site"]]["colour"] in fourth for told in table.told("citizen")
    )


@rule("R8.6")
def test_the_wheel_of_the_rulebook():
    """Worked example 23: left rat; nun to orange, craftsman to white, aristocrat to blue."""
    names = DATA["wheel"]["colour_names"]
    found = [{cls: names[record[cls]] for cls in CLASSES} for record in WHEEL if record["pose"] == "left"]
    assert {"nun": "orange", "craftsman": "white", "aristocrat": "blue"} in found


@rule("R8.6")
def test_round_four_turns_twice_and_citizens_come_once():
    table = before(4).set("wheel", 2).prepare()
    assert [told["position"] for told in table.told("wheel")] == [3, 4]
    lies = {**CITY, "h16": (0, -2)}
    for name, citizens in expected_citizens(lies, WHEEL[4]).items():
        at = SITES.index(name)
        cubes = [WHEEL[n]["pose"] for n in (3, 4)].count(faces(2)[name]["pose"])
        assert table.get("plague", at) == cubes
        assert list(table.field("citizens")[at * 3 : at * 3 + 3]) == citizens


@rule("R8.6", "R8.4")
def test_round_six_has_no_wheel_but_ships_with_cubes():
    table = before(6).prepare()
    assert table.told("wheel") == table.told("plague") == table.told("citizen") == []
    assert sum(table.field("plague")) == 0 and table.get("infested").bit_count() == 1 and added(table)


@rule("R11.1", "R8.6")
def test_cubes_and_citizens_pile_up():
    table = before(2).plague(h03=1).citizens(h05="n")
    next_wheel(table, pose="right", nun="cream").prepare()
    assert table.get("plague", 2) == 2 and table.get("citizens", 4 * 3 + 2) == 2


# --- R8.7 -----------------------------------------------------------------------------------------------------


def scarce(cubes: int, number: int = 2, **options: Any) -> Scene:
    """The preparation of a round with few cubes left; in ``city()`` and h16 the pose «right» stands on 4 hexes."""
    table = before(number, **options).set("plague_supply", cubes)
    return next_wheel(table, pose="right").prepare()


@rule("R8.7")
def test_all_cubes_of_a_step_or_none():
    """Worked example 21; the ship takes the first cube."""
    poses = [faces(2)[name]["pose"] for name in (*CITY, "h16")]
    assert poses.count("right") == 4
    table = scarce(4)
    assert sum(table.field("plague")) == 0 and table.get("plague_supply") == 3
    assert table.told("plague_short") == [{"needed": 4, "n": 3}] and table.told("citizen")
    table = scarce(5)
    assert sum(table.field("plague")) == 4 and table.get("plague_supply") == 0


@rule("R8.7", "R12")
def test_option_plague_shortage():
    table = scarce(4, plague_shortage="place_until_empty")
    assert sum(table.field("plague")) == 3 and table.get("plague_supply") == 0


@rule("R8.7")
def test_the_two_steps_of_round_four_are_tested_separately():
    table = scarce(6, 4)
    second = [faces(2)[name]["pose"] for name in (*CITY, "h16")].count("left")
    assert second > 1 and sum(table.field("plague")) == 4 and table.get("plague_supply") == 1
    assert table.told("plague_short") == [{"needed": second, "n": 1}]
    # too few for the first step, enough for the second
    standing = [faces(2)[name]["pose"] for name in (*CITY, "h16")].count("standing")
    table = before(4).set("plague_supply", 1 + standing)
    assert standing < second
    next_wheel(table, pose="left").prepare()
    assert sum(table.field("plague")) == standing and table.get("plague_supply") == 0


@rule("R8.7")
def test_a_ship_finds_no_cube():
    table = before(6).set("plague_supply", 0).prepare()
    assert len(table.told("ship_docked")) == 1 and table.get("infested") == 0 == table.get("plague_supply")
