"""R4.7, R4.8: docks and ships, the way home."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import CITY, SHIPS, city, rats
from tests.games.messina_1347.scene import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
HARBORS = {"harbor_ul", "harbor_ur", "harbor_lr", "harbor_ll"}
CITY_AND_HARBORS = (*CITY, *sorted(HARBORS))
DOCKS = {"dock_ul", "dock_ur", "dock_lr", "dock_ll"}


# --- R4.7 docks -----------------------------------------------------------------------------------------------


@rule("R4.7", "R4.7.1")
def test_a_dock_is_two_away_from_the_hexes_beside_its_harbor():
    for hex in ("h02", "h04"):
        table = city().ships(ul="t01").lieutenants(0, hex).turn().do(f"use {hex}")
        assert table.why("go dock_ul") == ("R4.1.3", "not_enough_coins")
        table = city().ships(ul="t01").lieutenants(0, hex).tokens(0, coins=1).turn().do(f"use {hex}")
        table.do("go dock_ul")
        assert table.told("moved")[0]["n"] == 1


@rule("R4.7.1")
def test_lieutenants_at_a_dock_block_nobody():
    table = city().ships(ul="t01 t02").lieutenants(1, "dock_ul!").lieutenants(0, "harbor_ul", "dock_ul")
    table.turn().do("use harbor_ul", "go dock_ul", "ship t01", "done")
    table.turn().do("use dock_ul")
    assert "dock_ul" in table.legal("go")


@rule("R4.7.1")
def test_a_lieutenant_at_a_harbor_does_not_block_its_dock():
    table = city().ships(ul="t01").lieutenants(1, "harbor_ul!").lieutenants(0, "dock_ul", "h02")
    table.tokens(0, coins=1).turn().do("use h02")
    assert "dock_ul" in table.legal("go") and "harbor_ul" not in table.legal("go")


@rule("R4.7.2", "R4.7.3")
def test_the_cube_of_a_ship_for_a_fire():
    table = city().ships(ul="t01* t02").lieutenants(0, "harbor_ul").tokens(0, fire=1)
    supply = table.get("plague_supply")
    table.turn().do("use harbor_ul", "go dock_ul")
    assert table.legal("ship") == {"t01", "t02"} and table.why("ship t03") == ("R4.7.2", "ship_not_here")
    table.do("ship t01")
    assert table.legal() == {"fight fire", "rat"}
    table.do("fight fire")
    record = SHIPS["t01"]
    assert table.get("register", 0) == 2 and rats(table) == 0 and table.get("fire", 0) == 0
    assert table.get("plague_supply") == supply + 1
    assert table.get("coins", 0) == record["coins"] + 1  # and the coin of popularity 2
    assert table.track(0) == {"ships": record["vp"]}
    assert table.get("docked", 0) == 1 << 1 and table.get("ships", 0) == 1


@rule("R4.7.2")
def test_the_cube_of_a_ship_for_a_rat():
    table = city().ships(ul="t01*").lieutenants(0, "harbor_ul").tokens(0, fire=1)
    supply = table.get("plague_supply")
    table.turn().do("use harbor_ul", "go dock_ul", "ship t01", "rat")
    assert (rats(table), table.get("register", 0), table.get("fire", 0)) == (1, 1, 1)
    assert table.get("plague_supply") == supply + 1 and table.get("infested") == 0


@rule("R4.7.2")
def test_in_the_late_rounds_the_cube_of_a_ship_costs_two_fires_and_gives_two_points():
    table = city().round(5).ships(ul="t01*").lieutenants(0, "harbor_ul").tokens(0, fire=2)
    table.turn().do("use harbor_ul", "go dock_ul", "ship t01", "fight fire")
    assert table.get("fire", 0) == 0 and table.get("register", 0) == 2
    assert table.track(0) == {"plague": 2, "ships": SHIPS["t01"]["vp"]}
    table = city().round(6).ships(ul="t01*").lieutenants(0, "harbor_ul").tokens(0, fire=1)
    table.turn().do("use harbor_ul", "go dock_ul", "ship t01")  # one fire is not enough: a rat
    assert rats(table) == 1 and table.get("fire", 0) == 1


@rule("R4.7.2", "R4.3.1")
def test_the_cube_of_a_ship_for_fire_and_major_fire():
    table = city().round(5).ships(ul="t01*").lieutenants(0, "harbor_ul").tokens(0, fire=1, major_fire=2)
    table.plague(h02=1).turn().do("use harbor_ul", "go dock_ul", "ship t01")
    assert table.legal() == {"fight mixed", "fight major_fire", "rat"}
    table.do("fight mixed")
    assert table.purse()[2:] == (0, 1) and rats(table) == 0 and table.get("plague", 1) == 1
    assert table.track(0) == {"plague": 2, "ships": SHIPS["t01"]["vp"]}


@rule("R4.7.4")
@pytest.mark.parametrize("before", range(8))
def test_every_even_ship_may_advance_an_overseer(before):
    names = [name for name in SHIPS if name != "t09"]
    table = Scene(3).fleet(0, *names[:before]).ships(ul="t09").lieutenants(0, "harbor_ul")
    table.turn().do("use harbor_ul", "go dock_ul", "ship t09")
    if before % 2 == 0:
        assert "act advance_any_overseer" not in table.legal()
        return
    assert "act advance_any_overseer" in table.legal() and "done" in table.legal()
    table.do("act advance_any_overseer")
    assert table.legal("advance") == {"craftsman c1", "aristocrat a1", "nun n1"}
    table.do("advance nun n1")
    assert table.get("moves", 2) == 1 and "act advance_any_overseer" not in table.legal()


@rule("R4.7.4", "R12")
def test_option_ship_milestone():
    table = city(ship_milestone="upgrade").fleet(0, "t01").ships(ul="t02").lieutenants(0, "harbor_ul")
    table.turn().do("use harbor_ul", "go dock_ul", "ship t02")
    assert table.legal("act") == {"upgrade_overseer"}
    table.do("act upgrade_overseer", "promote nun")
    assert table.get("promoted", 0) == 1 << 2 and table.field("moves")[:3] == (0, 0, 0)


@rule("R4.7.5")
def test_a_dock_without_a_ship_cannot_be_chosen():
    table = city().ships(ur="t01").lieutenants(0, "harbor_ul").tokens(0, coins=9).turn().do("use harbor_ul")
    assert DOCKS & table.legal("go") == {"dock_ur"} and table.why("go dock_ul") == ("R4.7.5", "no_ship")


@rule("R4.7.5", "R12")
def test_option_empty_dock_allowed():
    table = city(empty_dock_allowed=True).lieutenants(0, "harbor_ul").tokens(0, coins=3).turn()
    table.do("use harbor_ul", "go dock_ul")
    assert table.asking == "act" and table.legal("act") == set() and "pay city" in table.legal()
    table.do("done")
    assert table.seat == 1 and table.purse() == (3, 0, 0, 0) and table.sheet(0).get("ships", 0) == 0


@rule("R4.7.6")
def test_paid_advances_and_rewards_while_taking_a_ship():
    table = (
        city().fleet(0, "t01").ships(ul="t02*").lieutenants(0, "harbor_ul", "h01", "h02").tokens(0, fire=1)
    )
    table.registers(0, popularity=2).turn().do("use harbor_ul", "go dock_ul", "ship t02", "fight fire")
    assert table.get("coins", 0) == SHIPS["t02"]["coins"] >= 3
    assert {"pay city", "reward advance_city_or_church", "act advance_any_overseer"} <= table.legal()
    table.do("act advance_any_overseer", "advance nun n1", "reward advance_city_or_church", "climb church")
    assert table.get("register", 2) == 2 and "pay city" in table.legal()


# --- R4.8 recall ----------------------------------------------------------------------------------------------


@rule("R4.8", "R4.8.1")
@pytest.mark.parametrize("site", ["h05", "harbor_ul", "dock_ul"])
def test_a_lieutenant_comes_home_for_a_coin(site):
    table = city().citizens(h05="n").plague(h05=1).lieutenants(0, site, "estate").tokens(0, fire=1)
    table.turn().do(f"use {site}", "recall")
    assert table.purse() == (1, 0, 1, 0) and table.seat == 1 and rats(table) == 0
    assert table.told("recalled") == [{"seat": "0", "site": site}]
    assert table.field("lieutenant")[:2] == (1, 1)
    table.turn()
    assert table.legal("use") == {"estate"}
    table.do("use estate", "go h13", "done").stack(("turns", 0, 0))
    assert table.seat == 1  # the one that came home is used


@rule("R4.8.1")
def test_next_round_it_is_placed_from_the_estate():
    table = city().lieutenants(0, "h05").lieutenants(1, "h01!").turn().do("use h05", "recall")
    assert table.get("round") == 2
    while table.seat != 0:
        table.do("use h01", "recall")
    assert table.legal("use") == {"estate"}


@rule("R4.8.2")
def test_coming_home_is_always_possible():
    table = city().lieutenants(0, "h05")
    for name in CITY_AND_HARBORS:
        table.lieutenants(1, f"{name}!")
    table.turn()
    assert table.legal("use") == {"h05"}
    table.do("use h05")
    assert table.legal() == {"recall"}


@rule("R4.8.2")
def test_without_a_free_hex_the_estate_passes():
    table = city()
    for name in CITY_AND_HARBORS:
        table.lieutenants(1, f"{name}!")
    table.turn()
    assert table.legal() == {"pass"}
    table.do("pass")
    assert table.told("passed") == [{"seat": "0"}]
    assert city().turn().why("pass") == ("R4.8.2", "a_turn_is_possible")
