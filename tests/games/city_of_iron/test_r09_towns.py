"""R9.1: the town expansion."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import (
    SETUP,
    ZERO_STARS,
    army,
    pay_all,
    take,
    track,
)
from tests.games.city_of_iron.scene import BUILDING, TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import BUILDINGS, CITIES, TOWNS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FARM, MOSS, PIER = "turnip_farm", "glow_moss_cave", "fishing_pier"


def town_scene(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, town_expansion=True, **options)


@rule("R9.1", "R2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_zero_star_towns_lie_open(seats):
    state = GAME.new(seats, 3, town_expansion=True)
    assert SETUP["open_zero_star_towns"] == 3
    lying = {TOWNS[town - 1] for town in state.field("open_town")}
    covered = {name for i, name in enumerate(TOWNS) if state.field("covered")[0] >> i & 1} & set(ZERO_STARS)
    assert len(lying) == 3 and lying | covered == set(ZERO_STARS) and not lying & covered
    assert all(state.field("top"))  # six neutral towns are on offer
    seen = {GAME.new(2, seed, town_expansion=True).field("open_town")[0] for seed in range(60)}
    assert len(seen) == len(ZERO_STARS) == 7


@rule("R9.1", "R5.7.1", "R5.7.5")
def test_an_open_town_is_a_neutral_town():
    table = town_scene().open_towns("solara", "snyle", "cumulus").covered("metgra", "cazum").row(FARM, MOSS)
    table.top("town_1a")
    assert table.hand(0, *army("solara")).turn(0).why("attack metgra") == ("R5.7.1", "not_open")
    take(table, "solara")
    lying = [TOWNS[town - 1] for town in table.state.field("open_town")]
    assert set(lying[1:]) == {"snyle", "cumulus"} and lying[0] in ("metgra", "cazum")
    assert table.row_names()[:2] == ["-", MOSS]  # the leftmost building leaves
    assert table.get("covered").bit_count() == 1 and table.state.field("top")[0] == TOWNS.index("town_1a") + 1


@rule("R9.1")
def test_the_stack_of_zero_star_towns_runs_out():
    table = town_scene().open_towns("solara", "snyle").covered("town_1b")
    take(table, "solara")
    assert [town for town in table.state.field("open_town") if town] == [TOWNS.index("snyle") + 1]


@rule("R9.1")
def test_without_the_option_there_are_none():
    assert not any(GAME.new(3, 1).field("open_town"))
    assert Scene(3).turn(0).why("attack solara") == ("R2.11", "town_not_in_game")


@rule("R9.1", "R5.7.4", "R6.4", "R6.5", "R7.4")
@pytest.mark.parametrize("town", ZERO_STARS)
def test_what_each_town_gives_and_takes_away(town):
    """Taken from the stack, then by another player."""
    effects = TOWN[town]["effects"]
    wanted = {
        "income": TOWN[town]["income"],
        "citizen_draws": effects.get("draw_citizen", 0),
        "military_draws": effects.get("draw_military", 0),
        "round_science": effects.get("round_science", 0),
    }
    table = town_scene(2).open_towns(town).covered()
    start = {name: table.get(name, 0) for name in wanted}
    take(table, town)
    assert {name: table.get(name, 0) - start[name] for name in wanted} == wanted
    assert table.state.view(-1).facts["standings"]["towns"] == [effects.get("counts_as_towns", 1), 0]
    table.hand(1, *army(town, True)).turn(1).do(f"attack {town}")
    while table.asking == "siege":
        table.do(sorted(table.legal(), key=lambda t: (t == "enough", not t.startswith("fight"), t))[0])
    pay_all(table)
    assert {name: table.get(name, 0) for name in wanted} == start
    assert {name: table.get(name, 1) - start[name] for name in wanted} == wanted


@rule("R9.1")
def test_the_effects_of_the_rules():
    effects = {name: TOWN[name]["effects"] for name in ZERO_STARS}
    assert effects == {
        "beastbelly": {"draw_military": 1},
        "solara": {"draw_citizen": 1},
        "snyle": {"virtual_good": 2},
        "metgra": {"slots": 2, "terrains": ["water", "jungle"]},
        "cazum": {"slots": 2, "terrains": ["hills", "water"]},
        "dar_embe": {"counts_as_towns": 3},
        "cumulus": {"round_science": 1},
    }
    assert {name: TOWN[name]["income"] for name in ZERO_STARS} == {
        **dict.fromkeys(("snyle", "metgra", "cazum", "cumulus"), 0),
        **dict.fromkeys(("beastbelly", "solara"), 1),
        "dar_embe": 3,
    }


@rule("R9.1", "R4.3", "R6.2")
def test_snyle_names_a_good_that_its_owner_has():
    table = town_scene().town(1, "snyle").goods(1, salt=1, silk=2).goods(0, turnips=1).deck("A", academy=20)
    table.row().end_round()
    assert table.asking == "snyle" and table.actor == 1
    assert table.legal() == {"good salt", "good silk"}
    assert table.why("good turnips") == ("R9.1", "none_of_this_good")
    table.do("good salt")
    assert table.told("named") == [{"seat": "1", "good": "salt", "n": 3}]


@rule("R9.1")
def test_snyle_is_not_asked_without_goods_or_owner():
    for table in (town_scene().town(1, "snyle"), town_scene().open_towns("snyle").goods(1, salt=2)):
        assert table.deck("A", academy=20).row().end_round().asking != "snyle"


@rule("R9.1", "R6.2.1", "R6.2.4", "R6.3")
def test_the_named_good_counts_2_more_in_scoring_and_income():
    first, second, leader, limit, more = track("salt")
    table = town_scene().town(0, "snyle").goods(0, salt=2).goods(1, salt=3).deck("A", academy=1)
    table.set("left", 20, at=BUILDINGS.index("steam_crane")).row()
    for seat in range(3):
        table.money(seat, 0).income(seat, 0).supply(seat)
    table.end_round().do("good salt")
    bonus = more * (4 >= limit)
    assert [sum(table.track(seat).values()) for seat in range(3)] == [first + bonus, second, 0]
    assert table.state.field("money")[:3] == (leader, 0, 0)
    assert table.good(0, "salt") == 2  # no cube moves


@rule("R9.1")
def test_another_good_may_be_named_every_round():
    table = town_scene().town(0, "snyle").goods(0, salt=2, silk=1).deck("A", academy=60).row()
    for seat in range(3):
        table.money(seat, 0).income(seat, 0).supply(seat)
    table.end_round().do("good salt").buy_nothing()
    assert table.get("named") == 0 and table.asking == "bid"
    table.end_round()
    assert table.legal() == {"good salt", "good silk"}
    table.do("good silk")
    assert table.told("named")[-1] == {"seat": "0", "good": "silk", "n": 3}


@rule("R9.1", "R7.4")
def test_the_named_good_counts_for_the_final_bonus():
    table = (
        town_scene(3, last_round_buy=False).town(0, "snyle").goods(0, salt=2).goods(1, salt=3).deck("C").row()
    )
    table.end_round().do("good salt")
    assert table.state.is_over()
    assert [table.sheet(seat)["most_goods"] for seat in range(2)] == [2, 0]


@rule("R9.1", "R5.1.2", "R5.1.3")
@pytest.mark.parametrize("town", ["metgra", "cazum"])
def test_a_town_that_is_a_city(town):
    terrains = TOWN[town]["effects"]["terrains"]
    name = {"metgra": MOSS, "cazum": "srika_pasture"}[town]
    assert BUILDING[name]["terrain"] in terrains
    table = town_scene().town(0, town).money(0, 40).science(0, 9).row(name, PIER, "salt_works").turn(0)
    assert table.why("build 3") == ("R5.1.2", "no_terrain")
    table.do("build 1")
    assert table.legal("city") == {"land_arc", town}
    table.do(f"city {town}").turn(0).do("build 2")
    assert sorted(table.stands(town)) == sorted([name, PIER])  # water is in the town alone
    table.row(PIER).turn(0).do("build 1")
    assert table.asking == "demolish" and table.legal("demolish") == {name, PIER}


@rule("R9.1", "R5.7.6", "R5.9.1")
def test_buildings_on_a_town_go_with_it():
    table = town_scene(2).town(1, "metgra").built(1, "metgra", PIER, "academy").built(1, "start", MOSS)
    assert table.get("round_science", 1) == 1
    take(table, "metgra", True)
    assert sorted(table.stands("metgra")) == sorted([PIER, "academy"])
    assert table.get("holder", CITIES.index("metgra")) == 1
    for good, n in BUILDING[PIER]["goods"].items():
        assert (table.good(0, good), table.good(1, good)) == (n, 0)
    assert (table.get("income", 0), table.get("income", 1)) == (
        SETUP["start_income"] + 1,
        SETUP["start_income"] + 1,
    )
    assert (table.get("round_science", 0), table.get("round_science", 1)) == (1, 0)
    assert table.good(1, "glow_moss") == BUILDING[MOSS]["goods"]["glow_moss"]
    table.science(0, 0).money(0, 9).row(PIER).turn(0)  # the exemption from science comes along
    assert "1" in table.legal("build")
    loser = table.money(1, 9).science(1, 0).turn(1)
    assert loser.why("build 1") == ("R5.1.2", "no_terrain")


@rule("R9.1", "R7.4", "R5.6.7")
def test_towns_have_no_distance_and_take_no_districts():
    table = town_scene().town(0, "metgra").hand(0, "mayor", "scholar").turn(0)
    assert table.state.view(0).facts["standings"]["farthest"][0] == 0
    assert TOWN["metgra"]["distance"] > 0 and table.sheet(0)["farthest_land"] == 0
    table.settled(0, "land_1", "tok_2").do("play mayor", "skills scholar")
    assert table.legal() == {"city land_arc", "city land_1"}
    assert table.why("city metgra") == ("R9.1", "no_districts_in_towns")


@rule("R9.1", "R7.4")
def test_dar_embe_counts_as_three_towns():
    table = town_scene(3).town(0, "dar_embe").town(1, "town_1a").town(1, "town_1b")
    assert [table.sheet(seat)["most_towns"] for seat in range(3)] == [3, 0, 0]
    even = town_scene(3).town(0, "dar_embe").town(1, "town_1a").town(1, "town_1b").town(1, "town_1c")
    assert [even.sheet(seat)["most_towns"] for seat in range(3)] == [0, 0, 0]


@rule("R9.1", "R8.1.2")
def test_arc_moves_buildings_to_its_towns():
    table = Scene(2, town_expansion=True).town(0, "metgra").built(0, "start", MOSS).money(0, 1).turn(0)
    table.do("move land_arc", f"lift {MOSS}")
    if table.asking == "move_to":
        table.do("city metgra")
    assert table.stands("metgra") == [MOSS] and table.get("money", 0) == 0
