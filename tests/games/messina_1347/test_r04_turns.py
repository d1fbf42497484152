"""R4.1, R4.4, R4.6: the lieutenant and its way, step 4, workshops at any time."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import CITY, DATA, SHIPS, city, places, ways
from tests.games.messina_1347.scene import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
HARBORS = {"harbor_ul", "harbor_ur", "harbor_lr", "harbor_ll"}
CITY_AND_HARBORS = (*CITY, *sorted(HARBORS))
DOCKS = {"dock_ul", "dock_ur", "dock_lr", "dock_ll"}
FOUR_SHIPS = {"ul": "t01", "ur": "t02", "lr": "t03", "ll": "t04"}


# --- R4.1 the hex ---------------------------------------------------------------------------------------------


@rule("R4.1.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_standing_lieutenant_blocks_everybody(owner):
    table = city().tokens(0, coins=9)
    table.lieutenants(1, "h13").lieutenants(0, "h01", "h02")
    if owner:
        table.lieutenants(1, "h13", "h05!")
    else:
        table.lieutenants(0, "h01", "h02", "h05!")
    table.turn().do("use h01")
    assert "h05" not in table.legal("go") and table.why("go h05") == ("R4.1.1", "occupied")
    assert {"h13", "h02"} <= table.legal("go")


@rule("R4.1.1")
def test_a_standing_lieutenant_blocks_a_harbor_hex():
    table = city().lieutenants(1, "harbor_ul!", "harbor_ur").turn().do("use estate")
    assert HARBORS & table.legal("go") == HARBORS - {"harbor_ul"}
    assert table.why("go harbor_ul") == ("R4.1.1", "occupied")


@rule("R4.1.2")
@pytest.mark.parametrize(
    ("places_", "offered"),
    [
        (("h01", "dock_ul", "estate"), {"h01", "dock_ul"}),
        (("h01!", "dock_ul", "estate"), {"dock_ul"}),
        (("h01!", "dock_ul!", "estate"), {"estate"}),
        (("estate", "estate", "estate"), {"estate"}),
    ],
)
def test_lieutenants_in_messina_come_first(places_, offered):
    table = city().lieutenants(0, *places_).turn()
    assert table.legal("use") == offered
    if "estate" not in offered:
        assert table.why("use estate") == ("R4.1.2", "lieutenants_in_messina_first")


@rule("R4.1.3")
@pytest.mark.parametrize(("target", "coins"), [("h01", 0), ("h02", 0), ("h05", 1), ("h14", 3)])
def test_a_way_costs_its_length_less_one(target, coins):
    table = city().lieutenants(0, "h01").tokens(0, coins=5).turn().do("use h01", f"go {target}")
    assert table.told("moved")[0] == {"seat": "0", "from": "h01", "site": target, "n": coins}
    assert table.get("coins", 0) == 5 - coins


@rule("R4.1.3")
def test_what_can_be_reached_with_no_coin_and_with_one():
    near = {"h01", "h02", "h03"}
    table = city().lieutenants(0, "h01").turn().do("use h01")
    assert table.legal("go") == near
    assert table.why("go h05") == ("R4.1.3", "not_enough_coins")
    table = city().lieutenants(0, "h01").tokens(0, coins=1).turn().do("use h01")
    assert table.legal("go") == near | {"h04", "h05", "h06", "harbor_ul", "harbor_ur"}


@rule("R4.1.3", "R4.7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("start", ["dock_ul", "dock_lr", "harbor_ll", "h01", "h07"])
def test_every_way_is_as_long_as_counted(seats, start):
    for coins in range(7):
        table = Scene(seats).ships(**FOUR_SHIPS).lieutenants(0, start).tokens(0, coins=coins)
        table.turn().do(f"use {start}")
        assert table.legal("go") == {site for site, steps in ways(table, start).items() if steps - 1 <= coins}


@rule("R4.1.3")
def test_new_hexes_shorten_ways():
    """Round the outside: without (0, 2) it takes 3 steps from harbor lr to (-1, 2), with it 2."""
    table = city().lieutenants(0, "harbor_lr").tokens(0, coins=0).turn().do("use harbor_lr")
    assert "h14" not in table.legal("go") and ways(table, "harbor_lr")["h14"] == 2
    table = city().lay(h16=(0, 2)).lieutenants(0, "h16").turn().do("use h16")
    assert {"h14", "h13", "harbor_lr"} <= table.legal("go")


@rule("R4.1.3")
def test_occupied_hexes_may_be_passed():
    around = ("h02!", "h03!")
    table = city().lieutenants(1, *around).lieutenants(0, "h01").tokens(0, coins=1).turn().do("use h01")
    assert {"h05", "h04", "h06"} <= table.legal("go")


@rule("R4.1.4")
def test_from_the_estate_to_every_hex_for_nothing():
    table = city().ships(**FOUR_SHIPS).turn().do("use estate")
    assert table.legal("go") == {site for site in places(table) if site not in DOCKS}
    assert table.why("go dock_ul") == ("R4.1.4", "no_dock_from_estate")
    assert "recall" not in table.legal()
    assert table.do("go h14").get("coins", 0) == 0 and table.told("moved")[0]["n"] == 0


@rule("R4.1.4", "R12")
def test_option_estate_to_dock():
    table = city(estate_to_dock=True).ships(ul="t01").turn().do("use estate")
    assert DOCKS & table.legal("go") == {"dock_ul"}
    table.do("go dock_ul", "ship t01")
    assert table.get("coins", 0) == SHIPS["t01"]["coins"]


@rule("R4.1.4")
def test_in_round_one_all_start_on_the_estate():
    table = Scene(4)
    assert [table.get("lieutenant", seat * 5 + i) for seat in range(4) for i in range(5)] == [
        1,
        1,
        1,
        0,
        0,
    ] * 4


@rule("R4.1", "R4.1.5")
def test_hex_and_lieutenant_are_used():
    table = city().lieutenants(0, "h01", "h02").turn().do("use h01", "go h03", "done")
    assert table.seat == 1
    table.do("use estate")
    assert table.why("go h03") == ("R4.1.1", "occupied")
    table.turn(0)
    assert table.legal("use") == {"h02"} and table.why("use h03") == ("R3.2", "no_unused_lieutenant")


@rule("R4.1.6", "R11.8")
@pytest.mark.parametrize("visitor", [0, 1])
def test_the_owner_of_a_repopulated_hex_gets_two_points_for_every_visit(visitor):
    table = city().repopulated(0, "h05").turn(visitor).do("use estate", "go h05")
    assert table.track(0) == {"visits": DATA["scoring"]["end"]["repopulated_visit_points"]} == {"visits": 2}
    assert table.track(1) == {}


# --- R4.4 step 4 ----------------------------------------------------------------------------------------------


@rule("R4.4", "R4.4.1")
def test_doing_nothing_is_allowed():
    table = city().turn().do("use estate", "go h05", "done")
    assert table.purse() == (0, 0, 0, 0) and table.seat == 1


@rule("R4.4.1")
def test_action_or_repopulation_not_both():
    def ready() -> Scene:
        table = city().estate(0, cl1="basic", au1="basic").wagons(0, "c1-2").tokens(0, coins=3, wood=3)
        return table.at("h07")

    table = ready()
    assert {"act build", "repopulate"} <= table.legal()
    table.do("repopulate", "give cl1", "give au1")
    assert table.get("repopulated", 0) and "act build" not in table.legal()
    table = ready().do("act build", "done")
    assert "repopulate" not in table.legal()
    assert table.why("repopulate") == ("R4.4.1", "action_or_repopulation")


@rule("R4.4.2")
def test_rewards_before_and_after_the_action():
    table = city().reward(0, "scroll", "advance_any_overseer").at("h05")
    assert {"reward scroll", "reward advance_any_overseer", "act wood"} <= table.legal()
    table.do("reward scroll", "scroll 1", "act wood", "reward advance_any_overseer", "advance nun n1")
    assert table.get("scroll", 0) == 1 and table.get("moves", 2) == 1 and table.purse() == (0, 1, 1, 0)


@rule("R4.4.2", "R5.7b")
def test_rewards_and_paid_advances_during_the_action():
    table = city().reward(0, "scroll").tokens(0, coins=9).tops("q01").at("h07").do("act build")
    assert table.asking == "build" and {"reward scroll", "pay city", "pay church"} <= table.legal()
    table.do("pay city", "reward scroll", "scroll 3")
    assert table.asking == "build" and table.get("register", 1) == 2 and table.get("scroll", 2) == 1


@rule("R4.4.2")
def test_rewards_not_used_are_lost_at_the_end_of_the_turn():
    table = city().reward(0, "scroll").at("h05").do("done")
    assert table.told("reward_lost") == [{"seat": "0", "reward": "scroll"}] and table.get("rewards", 0) == 0


@rule("R4.4.2")
def test_no_rewards_and_no_paid_advances_before_step_four():
    table = city().reward(0, "scroll").tokens(0, coins=9, fire=1).plague(h05=1).turn()
    assert table.why("pay city") == ("R4.4.2", "only_in_step_four")
    table.do("use estate", "go h05")
    assert table.asking == "fight" and table.why("reward scroll") == ("R4.4.2", "only_in_step_four")


# --- R4.6 at any time -----------------------------------------------------------------------------------------


def artisan() -> Scene:
    """A craftsman on a square, an empty workshop for craftsmen and one for nuns."""
    return city().estate(0, cl2="gold").workshop(0, "b03").workshop(0, "b07")


@rule("R4.6", "R4.6.1")
def test_a_citizen_goes_to_a_workshop_of_its_class_for_good():
    table = artisan().turn()
    assert table.legal("employ") == {"cl2 b03"}
    assert table.why("employ cl2 b07") == ("R5.8.4", "wrong_class")
    assert table.why("employ cl1 b03") == ("R4.6.1", "no_citizen_there")
    assert table.why("employ cl2 b01") == ("R5.8.4", "not_your_workshop")
    table.do("employ cl2 b03")
    assert table.get("squares", 0) == 0 and table.get("workers") == table.get("masters") != 0
    assert table.legal("employ") == set() and table.seat == 0 and table.asking == "use"


@rule("R4.6.1", "R5.8.4")
def test_a_workshop_has_one_place():
    table = city().estate(0, cl2="basic").workshop(0, "b03", "basic").turn()
    assert table.legal("employ") == set()
    assert table.why("employ cl2 b03") == ("R5.8.4", "workshop_occupied")


@rule("R4.6.1")
def test_workshops_in_every_step_and_in_production():
    table = artisan().plague(h05=1).turn().do("use estate", "go h05")
    assert table.asking == "fight" and "employ cl2 b03" in table.legal()
    table.do("done")
    assert table.asking == "act" and "employ cl2 b03" in table.legal()
    table = artisan().production()
    assert table.seat == 0 and "employ cl2 b03" in table.legal()
    table.do("employ cl2 b03")
    assert table.get("wood", 0) == 1 and table.track(0) == {"upgraded_workers": 1}  # it produces at once


@rule("R4.6.1", "R4.2.2")
def test_room_is_made_for_a_rescued_citizen():
    full = dict.fromkeys(("cl1", "cl2", "cl3", "cr1", "cr2", "cr3"), "basic")
    table = city().estate(0, **full).workshop(0, "b03").citizens(h05="c").turn().do("use estate", "go h05")
    assert table.asking == "rescue" and table.legal("settle") == set()
    table.do("employ cr2 b03")
    assert table.legal("settle") == {"cr2"}
