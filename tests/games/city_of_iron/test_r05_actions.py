"""R5.1-R5.5, R5.9: build, store, draw, tax, buy science, and what a lost building takes away."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import SETUP, price, snapshot
from tests.games.city_of_iron.scene import BUILDING, TOKEN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import CITIES, GOODS

pytestmark = pytest.mark.engine

FARM, MOSS, SRIKA = "turnip_farm", "glow_moss_cave", "srika_pasture"
RICH = 40


def rich(seats: int = 3, **options) -> Scene:
    """A scene whose first player can pay everything; without powers."""
    return Scene(seats, nation_powers=False, **options).money(0, RICH).science(0, 9)


def full(table: Scene, *names: str) -> Scene:
    """The first city filled with five buildings."""
    return table.built(0, "start", *names, *["guild_hall"] * (5 - len(names)))


@rule("R5.1.1")
def test_a_building_of_the_row():
    table = rich().row(FARM, MOSS).turn(0)
    assert table.legal("build") == {"1", "2"}
    table.do("build 2")
    assert table.stands("land_arc") == [MOSS]
    assert table.told("built") == [{"seat": "0", "building": MOSS, "city": "land_arc"}]
    assert table.actor == 1


@rule("R5.1.1")
def test_a_stored_building():
    table = rich().stored(0, **{FARM: 2}).stored(1, **{MOSS: 1}).turn(0)
    assert table.legal("build_stored") == {FARM}
    assert table.why(f"build_stored {MOSS}") == ("R5.1.1", "not_stored")
    table.do(f"build_stored {FARM}")
    assert table.get("money", 0) == RICH - price(FARM)[0]
    assert table.stands("land_arc") == [FARM]
    assert table.turn(0).legal("build_stored") == {FARM}
    assert not table.do(f"build_stored {FARM}").turn(0).legal("build_stored")


@rule("R5.1.2")
def test_the_terrain():
    table = rich().row("salt_works").turn(0)
    assert BUILDING["salt_works"]["terrain"] == "desert"
    assert table.why("build 1") == ("R5.1.2", "no_terrain")
    table = rich().settled(0, "land_2", "tok_3a").row("salt_works").turn(0)
    table.do("build 1")
    assert table.stands("land_2") == ["salt_works"]
    others = rich().settled(1, "land_2", "tok_3a").row("salt_works").turn(0)
    assert others.why("build 1") == ("R5.1.2", "no_terrain")


@rule("R5.1.2")
def test_the_city_is_chosen_among_those_that_fit():
    table = rich().settled(0, "land_1", "tok_3a").settled(0, "land_2", "tok_2").settled(1, "land_4", "tok_2")
    table.row(FARM).turn(0).do("build 1")
    assert table.asking == "build_city"
    assert table.legal() == {"city land_arc", "city land_1"}  # plains
    assert table.why("city land_2") == ("R5.1.2", "no_terrain")
    assert table.why("city land_4") == ("R5.1.2", "not_your_city")
    assert table.do("city land_1").stands("land_1") == [FARM]


@rule("R5.1.2")
def test_any_terrain_is_every_city():
    table = rich().settled(0, "land_1", "tok_3a").settled(0, "land_7", "tok_2").row("academy").turn(0)
    assert BUILDING["academy"]["terrain"] == "any"
    assert table.do("build 1").legal("city") == {"land_arc", "land_1", "land_7"}


@rule("R5.1.3")
def test_a_full_city_makes_room():
    table = full(rich(), FARM, MOSS).row(SRIKA).turn(0)
    money = table.get("money", 0)
    table.do("build 1")
    assert table.asking == "demolish"
    assert table.legal("demolish") == {FARM, MOSS, "guild_hall"}
    assert table.why("demolish academy") == ("R5.1.3", "not_in_this_city")
    table.do(f"demolish {MOSS}")
    assert sorted(table.stands("land_arc")) == sorted([FARM, SRIKA, *["guild_hall"] * 3])
    assert table.get("money", 0) == money - price(SRIKA)[0]  # no refund
    assert table.told("demolished") == [{"seat": "0", "building": MOSS, "city": "land_arc"}]


@rule("R5.1.3")
def test_room_is_made_in_the_same_city():
    table = full(rich(), FARM, MOSS).settled(0, "land_7", "tok_3a").built(0, "land_7", "academy").row(SRIKA)
    table.turn(0).do("build 1", "city land_arc")
    assert table.legal("demolish") == {FARM, MOSS, "guild_hall"}
    free = full(rich(), FARM).settled(0, "land_7", "tok_3a").built(0, "land_7", "academy").row(SRIKA)
    free.turn(0).do("build 1", "city land_7")
    assert free.asking == "turn" and free.stands("land_7") == ["academy", SRIKA]


@rule("R5.1.3", "R5.6.7")
def test_slots_are_the_token_and_its_districts():
    more = TOKEN["tok_2"]["district_slots"]
    table = full(rich(), FARM).hand(0, "mayor", "foreman").turn(0)
    table.do("play mayor", "skills foreman", "token tok_2")
    assert table.get("slots", CITIES.index("land_arc")) == 5 + more
    for count in range(1, more + 1):
        table.row(SRIKA).turn(0).do("build 1")
        assert len(table.stands("land_arc")) == 5 + count
    assert table.row(SRIKA).turn(0).do("build 1").asking == "demolish"


@rule("R5.1.4")
def test_money_and_science_are_paid():
    money, science = price("great_turnip_farm")
    table = Scene(3).money(0, money).science(0, science).row("great_turnip_farm").turn(0).do("build 1")
    assert (table.get("money", 0), table.get("science", 0)) == (0, 0)
    assert table.told("paid") == [{"seat": "0", "n": money, "science": science}]
    assert science > 0


@rule("R5.1.4")
def test_nobody_builds_without_the_means():
    money, science = price("great_turnip_farm")
    poor = Scene(3).money(0, money - 1).science(0, science).row("great_turnip_farm").turn(0)
    assert poor.why("build 1") == ("R5.1.4", "not_enough_money")
    simple = Scene(3).money(0, money).science(0, science - 1).row("great_turnip_farm").turn(0)
    assert simple.why("build 1") == ("R5.1.4", "not_enough_science")
    assert not poor.legal("build") | simple.legal("build")


@rule("R5.1.5")
def test_a_known_building_needs_no_science():
    money, _ = price("great_turnip_farm")
    table = Scene(3).built(0, "start", "great_turnip_farm").money(0, money).science(0, 0)
    table.row("great_turnip_farm").turn(0).do("build 1")
    assert (table.get("money", 0), table.get("science", 0)) == (0, 0)
    assert table.told("science_waived") == [{"seat": "0", "building": "great_turnip_farm"}]


@rule("R5.1.5")
def test_science_that_one_has_is_kept_for_a_known_building():
    table = rich().built(0, "start", "great_turnip_farm").row("great_turnip_farm").turn(0).do("build 1")
    assert table.get("science", 0) == 9


@rule("R5.1.5")
def test_stored_copies_and_those_of_others_do_not_count():
    table = (
        Scene(3)
        .stored(0, great_turnip_farm=1)
        .built(1, "start", "great_turnip_farm")
        .money(0, 9)
        .science(0, 0)
    )
    table.row("great_turnip_farm").turn(0)
    for text in ("build 1", "build_stored great_turnip_farm"):
        assert table.why(text) == ("R5.1.4", "not_enough_science")


@rule("R5.1.5", "R5.1.3")
def test_a_copy_that_makes_room_still_counts():
    table = full(Scene(3, nation_powers=False), "great_turnip_farm", FARM).money(0, RICH).science(0, 0)
    table.row("great_turnip_farm").turn(0)
    assert "1" in table.legal("build")
    table.do("build 1", "demolish great_turnip_farm")
    assert table.get("science", 0) == 0 and table.stands("land_arc").count("great_turnip_farm") == 1


@rule("R5.1.5", "R5.1.3")
def test_the_waiver_is_told_when_the_copy_makes_room():
    table = full(Scene(3, nation_powers=False), "great_turnip_farm", FARM).money(0, RICH).science(0, 0)
    table.row("great_turnip_farm").turn(0).do("build 1", "demolish great_turnip_farm")
    assert table.told("science_waived") == [{"seat": "0", "building": "great_turnip_farm"}]


@rule("R5.1.6", "R11.8")
@pytest.mark.parametrize("cranes", [0, 1, 2])
@pytest.mark.parametrize("stack", [True, False])
def test_steam_cranes(cranes, stack):
    off = BUILDING["steam_crane"]["build_discount"]
    table = rich(cranes_stack=stack).built(0, "start", *["steam_crane"] * cranes)
    table.settled(0, "land_1", "tok_3a").row(FARM).turn(0).do("build 1", "city land_1")
    less = off * cranes if stack else off * min(cranes, 1)
    assert table.get("money", 0) == RICH - max(0, price(FARM)[0] - less)
    assert off == 1


@rule("R5.1.6")
def test_cranes_help_their_owner_alone_and_never_below_0():
    money = price(FARM)[0]
    table = Scene(3).built(1, "start", "steam_crane").money(0, money - 1).row(FARM).turn(0)
    assert table.why("build 1") == ("R5.1.4", "not_enough_money")
    many = rich().settled(0, "land_1", "tok_3a").built(0, "land_1", *["steam_crane"] * 2)
    many.built(0, "start", *["steam_crane"] * (money + 1 - 2)).money(0, 0).row(FARM).turn(0).do("build 1")
    assert many.asking == "build_city"
    assert many.do("city land_arc").get("money", 0) == 0


@rule("R5.1.6")
def test_a_crane_does_not_help_to_build_itself():
    money, science = price("steam_crane")
    table = Scene(3).money(0, money).science(0, science).row("steam_crane", FARM).turn(0).do("build 1")
    assert table.get("money", 0) == 0


@rule("R5.1.7")
def test_one_income_a_card_whatever_the_number_of_goods():
    assert len(BUILDING["docks"]["goods"]) == 2
    table = rich().settled(0, "land_1", "tok_3a").row("docks").turn(0).do("build 1")
    assert {good: table.good(0, good) for good in GOODS if table.good(0, good)} == BUILDING["docks"]["goods"]
    assert table.get("income", 0) == SETUP["start_income"] + 1
    assert table.told("income_step") == [{"seat": "0", "n": 1, "total": SETUP["start_income"] + 1}]
    assert {event["good"]: event["n"] for event in table.told("goods")} == BUILDING["docks"]["goods"]


@rule("R5.1.7")
def test_income_comes_with_goods_only():
    assert all(record["income"] == bool(record["goods"]) for record in BUILDING.values())
    for name in ("barracks", "academy", "guild_hall", "steam_crane", "war_college"):
        table = rich().row(name).turn(0).do("build 1")
        assert table.get("income", 0) == SETUP["start_income"] and not table.told("goods")


@rule("R5.1.8", "R11.10", "R5.2.1")
@pytest.mark.parametrize("text", ["build 2", "store 2"])
def test_the_place_stays_empty(text):
    table = rich().row(FARM, MOSS, SRIKA).turn(0).do(text)
    assert table.row_names()[:4] == [FARM, "-", SRIKA, "-"]
    assert table.turn(0).why("build 2") == ("R5.1.8", "empty_place")
    assert table.why("store 2") == ("R5.1.8", "empty_place")
    assert table.legal("build") == {"1", "3"}


@rule("R5.2.1")
def test_storing_is_free_and_without_limit():
    table = Scene(2).money(0, 0).row(*["crystal_spire"] * 7)
    for place in range(1, 8):
        table.turn(0).do(f"store {place}")
        assert table.told("stored") == [{"seat": "0", "building": "crystal_spire"}]
    assert table.get("money", 0) == 0
    assert table.state.view(1).facts["standings"]["stored"] == [7, 0]  # face up
    assert table.row_names() == ["-"] * 12
    assert snapshot(table, 0)["income"] == SETUP["start_income"]


@rule("R5.2.1", "R7.4")
def test_storing_costs_points_at_the_end():
    assert rich().stored(0, docks=4).sheet(0)["stored_buildings"] == -2


@rule("R5.3.1")
def test_draw_one_card_of_either_pile():
    table = Scene(2).pile(0, "citizen", "mayor", "scholar").pile(0, "military", "rider", "soldier").turn(0)
    assert table.legal("draw") == {"citizen", "military"}
    table.do("draw military")
    assert table.hand_names(0) == ["rider"] and table.queue(0, "military") == ["soldier"]
    assert table.turn(0).do("draw citizen").queue(0, "citizen") == ["scholar"]


@rule("R5.3.1")
def test_a_discard_pile_is_enough_to_draw():
    table = Scene(2).discards(0, "military", "rider").turn(0)
    assert table.legal("draw") == {"military"}
    assert table.why("draw citizen") == ("R5.3.1", "no_cards_to_draw")
    assert table.do("draw military").hand_names(0) == ["rider"]


@rule("R5.4.1")
def test_tax():
    table = Scene(2).money(0, 4).turn(0).do("tax")
    assert table.get("money", 0) == 4 + SETUP["tax_money"] == 5
    assert table.told("tax") == [{"seat": "0", "n": 1}]


@rule("R5.5.1")
def test_buy_science():
    cost = SETUP["science_price"]
    assert cost == 4
    table = Scene(2).money(0, 3 * cost).science(0, 2).turn(0).do("science")
    assert (table.get("money", 0), table.get("science", 0)) == (2 * cost, 3)
    assert table.actor == 1  # once per action
    poor = Scene(2).money(0, cost - 1).turn(0)
    assert poor.why("science") == ("R5.5.1", "not_enough_money") and "science" not in poor.legal()
    assert Scene(2).money(0, cost).turn(0).do("science").get("money", 0) == 0


@rule("R5.9.1")
@pytest.mark.parametrize("name", [FARM, "docks", "academy", "barracks", "guild_hall", "clockwork_works"])
def test_a_lost_building_takes_away_what_it_gave(name):
    table = rich().settled(0, "land_1", "tok_2").built(0, "land_1", "turnip_exchange")
    bare = snapshot(table, 0), [table.good(0, good) for good in GOODS]
    table.built(0, "land_1", name).row("turnip_exchange").turn(0).do(
        "build 1", "city land_1", f"demolish {name}"
    )
    record = BUILDING["turnip_exchange"]
    after = snapshot(table, 0), [table.good(0, good) for good in GOODS]
    assert after[0] == bare[0] | {
        "money": bare[0]["money"] - record["money"],
        "income": bare[0]["income"] + record["income"],
    }
    assert after[1] == [n + record["goods"].get(good, 0) for n, good in zip(bare[1], GOODS, strict=True)]
    view = table.state.view(-1).public["discarded"]
    assert sum(view) == 1 and view[list(BUILDING).index(name)] == 1  # face up


@rule("R5.9.1", "R5.1.5")
def test_a_demolished_building_is_not_known_any_more():
    table = full(Scene(3, nation_powers=False), "great_turnip_farm", FARM).money(0, RICH).science(0, 0)
    table.row(MOSS, "great_turnip_farm").turn(0).do("build 1", "demolish great_turnip_farm").turn(0)
    assert table.why("build 2") == ("R5.1.4", "not_enough_science")


@rule("R5.9.2", "R11.3")
def test_income_above_15():
    table = rich().income(0, 15).row(FARM, MOSS).turn(0).do("build 1").turn(0).do("build 2")
    assert table.get("income", 0) == 17
    money = table.get("money", 0)
    table.goods(0, turnips=0, glow_moss=0).run("income")
    assert table.get("money", 0) == money + 17
    table.set("income", 14, at=0).run("income")
    assert table.get("money", 0) == money + 17 + 14
