"""Worked examples that run through several chapters."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import SHIPS, city, faces
from tests.games.messina_1347.scene import SITES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


@rule("R4.1.3", "R4.7.1")
def test_from_a_dock_across_the_city():
    """Example 2: dock, harbor (-1, -1), (0, -1), (0, 0) or (1, -1), (1, 0): 4 steps, 3 coins."""
    table = city().lieutenants(0, "dock_ul").tokens(0, coins=3).turn().do("use dock_ul", "go h06")
    assert table.told("moved")[0]["n"] == 3
    table = city().lieutenants(0, "dock_ul").tokens(0, coins=2).turn().do("use dock_ul")
    assert table.why("go h06") == ("R4.1.3", "not_enough_coins")


@rule("R4.1.3", "R4.2.3", "R4.3.2", "R4.4.2", "R5.7b", "R5.8.3", "R6.3", "R6.4", "R6.5")
def test_the_turn_of_the_rulebook():
    """Example 7: two steps past a lying figure, quarantine, two cubes for one token, a chain, then the city."""
    table = city().lieutenants(0, "h03", "h02", "h13").lieutenants(1, "h05", "estate", "estate")
    table.registers(0, popularity=3, city=3).overseer(0, "craftsman", 1).estate(0, cr3="basic")
    table.tokens(0, coins=6, major_fire=1).plague(h07=1, h04=1).citizens(h07="c").tops("q03")
    table.turn().do("use h03", "go h07")
    assert table.purse()[0] == 5  # one coin for two steps
    table.do("quarantine craftsman 1", "fight major_fire", "spread h04")
    assert table.get("register", 0) == 5 and table.get("rats", 0) == 0
    assert table.legal("reward") == {"advance_any_overseer"}  # space IV is empty
    table.do("reward advance_any_overseer", "advance craftsman cr_2", "activate cr3")
    assert table.purse() == (6, 1, 0, 0)
    table.do("act build", "improve q03", "fit 1")
    assert table.purse() == (6, 0, 0, 0) and table.get("patient", 0) and table.get("improvement", 0) == 3
    table.do("pay city", "reward lieutenant")
    assert table.purse()[0] == 3 and table.get("register", 1) == 4
    assert table.legal("pay") == set()  # another would cost four
    assert table.field("lieutenant")[3] == 1


@rule("R4.5.2", "R4.5.3")
def test_a_hex_for_three_players_that_costs_a_lieutenant():
    """Example 9: h06 for 2 coins, 2 nuns and an unused lieutenant."""
    cost = {name: n for name, n in faces(3)["h06"]["cost"].items() if n}
    assert cost == {"coins": 2, "nun": 2, "lieutenant": 1}

    def ready(*lieutenants: str) -> Scene:
        table = Scene(3).lay(h06=(0, 0)).estate(0, nu1="basic", nl1="gold").tokens(0, coins=2)
        return table.wagons(0, "c1-1").lieutenants(0, "h06!", *lieutenants).at("h06")

    assert ready("h01!").why("repopulate") == ("R4.5.3", "no_lieutenant_to_give")
    table = ready("h01").do("repopulate", "give nu1", "give nl1", "give_up h01")
    assert table.sheet(0)["repopulation"] == faces(3)["h06"]["vp"] and table.purse() == (0, 0, 0, 0)
    assert table.get("repopulated", 0) == 1 << SITES.index("h06")


@rule("R4.7.2", "R4.7.3", "R4.7.4")
def test_the_second_ship_in_round_six_without_fire():
    """Example 20."""
    table = city().round(6).fleet(0, "t01").ships(ul="t03*").lieutenants(0, "harbor_ul").turn()
    table.do("use harbor_ul", "go dock_ul", "ship t03")
    assert table.get("rats", 0) == 1 and table.get("register", 0) == 1
    assert table.purse()[0] == SHIPS["t03"]["coins"] and table.track(0) == {"ships": SHIPS["t03"]["vp"]}
    table.do("act advance_any_overseer", "advance aristocrat a1")
    assert table.get("moves", 1) == 1


@rule("R4.5.6", "R4.1.6", "R4.5.5")
def test_a_repopulated_hex_for_the_rest_of_the_game():
    """Example 15: plague there brings its owner a rat, every visit two points."""
    table = city().repopulated(0, "h05").round(1).set("wheel", 2).set("pile", 1 << 15).prepare()
    assert table.get("plague", 4) == 1 and table.get("rats", 0) == 1 and table.get("rats", 1) == 0
    table.turn(1).do("use estate", "go h05")
    assert table.track(0) == {"visits": 2} and table.track(1) == {}
