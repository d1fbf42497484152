"""R4.5: repopulating a hex: its price, the wagon, citizens, a lieutenant, the tile and what it brings."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import DATA, city, faces, names_told, next_wheel, rats
from tests.games.messina_1347.scene import SITES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
FACES = faces(2)


def h05(*lieutenants: str, **cubes: int) -> Scene:
    """Worked example 15: all that h05 asks for, a craftsman of it at work; the lieutenant has come to h05."""
    table = city().plague(**cubes).tokens(0, wood=1).estate(0, au2="basic", nl1="gold")
    table.workshop(0, "b03", "basic").wagons(0, "c1-2").lieutenants(0, "h05!", *lieutenants)
    return table.at("h05")


@rule("R4.5", "R4.5.2", "R4.5.3", "R4.5.4", "R4.5.5")
def test_a_hex_is_repopulated():
    table = h05("h14", h05=2).do("repopulate")
    assert table.purse() == (0, 0, 0, 0) and table.get("tired", 0) == table.get("wagons", 0)
    assert table.legal() == {"give au2", "give nl1", "give_worker b03"}
    table.do("give au2", "give_worker b03", "give nl1")
    assert table.get("squares", 0) == 0 and table.get("golden", 0) == 0 and table.get("workers") == 0
    assert table.legal() == {"give_up h14"}
    table.do("give_up h14")
    assert table.get("repopulated", 0) == 1 << SITES.index("h05")
    assert rats(table) == 1 and table.get("plague", 4) == 2  # one rat, however many cubes
    assert table.sheet(0)["repopulation"] == FACES["h05"]["vp"] == 19
    assert table.track(0) == {} and table.field("lieutenant")[:2] == (3 + 4, 2)


@rule("R4.5.2")
def test_first_coins_and_wood_then_the_wagon_then_citizens():
    table = h05("estate").do("repopulate", "give nl1", "give au2", "give_worker b03", "give_up estate")
    told = [name for name in names_told(table) if name != "production"]
    assert told == [
        "paid",
        "wagon_used",
        "citizen_back",
        "citizen_back",
        "worker_back",
        "gave_up",
        "repopulated",
    ]


@rule("R4.5.1", "R11.7")
@pytest.mark.parametrize("site", ["harbor_ul", "harbor_ll"])
def test_no_harbor(site):
    table = city().estate(0, cl1="basic", au1="basic").wagons(0, "c1-2").tokens(0, coins=3, wood=3).at(site)
    assert table.why("repopulate") == ("R4.5.1", "no_city_hex")


def h07(table: Scene) -> Scene:
    """All that h07 asks for."""
    return table.estate(0, cl1="basic", au1="basic").wagons(0, "c1-2").at("h07")


@rule("R4.5.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_each_hex_once(owner):
    assert "repopulate" in h07(city()).legal()
    table = h07(city().repopulated(owner, "h07").tokens(0, coins=1, wood=1))
    assert table.why("repopulate") == ("R4.5.1", "repopulated_already")


@rule("R4.5.1", "R1.5")
def test_five_tiles():
    assert DATA["setup"]["start"]["repopulation_tiles"] == 5
    assert "repopulate" in h07(city().repopulated(0, "h01", "h02", "h03", "h04")).legal()
    table = h07(city().tokens(0, coins=1, wood=1).repopulated(0, "h01", "h02", "h03", "h04", "h05"))
    assert table.why("repopulate") == ("R4.5.1", "no_tile_left")


@rule("R4.5.2")
def test_without_a_ready_wagon():
    table = (
        city().estate(0, cl1="basic", au1="basic").wagons(0, "c1-2", tired=True).tokens(0, coins=3, wood=3)
    )
    assert table.at("h07").why("repopulate") == ("R4.5.2", "no_wagon_ready")
    table.wagons(0, "c2-2").at("h07").do("repopulate")
    assert table.get("tired", 0) == table.get("wagons", 0)  # the second one is used as well


@rule("R4.5.2")
def test_coins_and_wood():
    def lacking(**amounts: int) -> Scene:
        squares = {"cl1": "gold", "nu1": "basic", "au1": "basic", "au2": "basic"}
        return city().estate(0, **squares).wagons(0, "c1-2").tokens(0, **amounts)

    assert lacking().at("h02").why("repopulate") == ("R4.5.2", "not_enough_coins")
    assert lacking(coins=5).at("h01").why("repopulate") == ("R4.5.2", "not_enough_wood")
    table = lacking(coins=2, wood=2).at("h01").do("repopulate", "give au1", "give au2")
    assert table.purse()[:2] == (2 - FACES["h01"]["cost"]["coins"], 2 - FACES["h01"]["cost"]["wood"])
    assert table.sheet()["repopulation"] == FACES["h01"]["vp"]


@rule("R4.5.2")
@pytest.mark.parametrize(
    ("craftsman", "nun", "enough"),
    [("basic", "basic", False), ("basic", "gold", False), ("gold", "basic", True), ("gold", "gold", True)],
)
def test_upgraded_citizens_for_basic_ones_but_not_the_reverse(craftsman, nun, enough):
    """Worked example 9: h02 asks for a coin, a nun and an upgraded craftsman."""
    cost = {name: n for name, n in FACES["h02"]["cost"].items() if n}
    assert cost == {"coins": 1, "nun": 1, "craftsman_upgraded": 1}
    table = (
        city().estate(0, cl2=craftsman, cr1="basic", nu1=nun).wagons(0, "c1-2").tokens(0, coins=1).at("h02")
    )
    assert ("repopulate" in table.legal()) == enough
    if not enough:
        assert table.why("repopulate") == ("R4.5.2", "citizens_missing")
        return
    table.do("repopulate")
    assert table.legal("give") == {"cl2", "nu1"} and table.why("give cr1") == (
        "R4.5.2",
        "citizen_not_asked_for",
    )


@rule("R4.5.2", "R11.3")
def test_citizens_in_cabins_do_not_count():
    table = (
        city()
        .estate(0, cl1="basic")
        .cabin(0, 1, "aristocrat", stage=2)
        .wagons(0, "c1-2")
        .tokens(0, coins=1, wood=1)
        .at("h07")
    )
    assert table.why("repopulate") == ("R4.5.2", "citizens_missing")
    table = city().estate(0, cl1="basic").workshop(0, "b13", "basic").wagons(0, "c1-2").at("h07")
    table.do("repopulate", "give cl1", "give_worker b13")
    assert table.get("workshops", 0) and table.get("workers") == 0  # the workshop is empty again


@rule("R4.5.2", "R12")
def test_option_repopulate_from_workshops():
    table = city(repopulate_from_workshops=False).estate(0, cl1="basic").workshop(0, "b13", "basic")
    table.wagons(0, "c1-2").tokens(0, coins=1, wood=1).at("h07")
    assert table.why("repopulate") == ("R4.5.2", "citizens_missing")
    table.estate(0, au1="basic").at("h07").do("repopulate")
    assert table.legal() == {"give cl1", "give au1"}


@rule("R4.5.3")
def test_the_lieutenant_that_came_does_not_count():
    table = h05("h01!", "given_up")
    assert table.why("repopulate") == ("R4.5.3", "no_lieutenant_to_give")
    assert "act wood" in table.legal()


@rule("R4.5.3")
@pytest.mark.parametrize("where", ["estate", "h14", "dock_ul"])
def test_an_unused_lieutenant_on_the_estate_or_in_messina(where):
    table = h05(where, "h02!").do("repopulate", "give nl1", "give au2", "give_worker b03")
    assert table.legal() == {f"give_up {where}"}
    table.do(f"give_up {where}")
    assert table.field("lieutenant")[:3] == (3 + SITES.index("h05"), 2, 3 + SITES.index("h02"))


@rule("R4.5.3", "R6.5")
def test_a_lieutenant_gained_just_before_qualifies():
    table = h05("h02!", "h03!").reward(0, "lieutenant").at("h05")
    assert "repopulate" not in table.legal()
    table.do("reward lieutenant", "repopulate", "give nl1", "give au2", "give_worker b03", "give_up estate")
    assert table.get("repopulated", 0) == 1 << 4


@rule("R4.5.3", "R6.3", "R11.6")
def test_a_lieutenant_given_up_still_counts_for_advances():
    """Worked example 8: three and one from the supply, one given up: still four coins a space."""
    table = h05("estate", "h02!", "h03!").tokens(0, coins=4).at("h05")
    table.do("repopulate", "give nl1", "give au2", "give_worker b03", "give_up estate")
    assert "pay city" in table.legal()
    table.do("pay city")
    assert table.get("coins", 0) == 0
    table = h05("given_up", "h02!", "h03!").tokens(0, coins=3).at("h05")
    assert table.why("pay city") == ("R6.3", "not_enough_coins")


@rule("R4.5.5")
def test_without_plague_no_rat():
    table = h07(city().plague(h05=1)).do("repopulate", "give cl1", "give au1")
    assert rats(table) == 0 and table.sheet()["repopulation"] == FACES["h07"]["vp"]


@rule("R11.8", "R4.1.6")
def test_the_visit_that_repopulates_gives_no_points():
    table = city().estate(0, cl1="basic", au1="basic").wagons(0, "c1-2").turn().do("use estate", "go h07")
    table.do("repopulate", "give cl1", "give au1")
    assert table.track(0) == {}
    table.do(*["done"] * ("done" in table.legal())).lieutenants(0, "h01").lieutenants(1, "h05", "estate")
    table.set("standing", 0).turn(1).do("use h05", "go h07")
    assert table.track(0) == {"visits": 2} and table.track(1) == {}


@rule("R4.5.6", "R8.8", "R8.6")
def test_a_cube_placed_on_the_hex_is_a_rat_for_its_owner():
    table = city().round(1).repopulated(1, "h05", "h06", "h01")
    next_wheel(table, pose=FACES["h05"]["pose"]).prepare()
    poses = [FACES[name]["pose"] for name in ("h05", "h06", "h01")]
    assert rats(table, 1) == poses.count(FACES["h05"]["pose"]) == 2 and rats(table, 0) == 0
    assert table.get("plague", 4) == table.get("plague", 5) == 1
