"""R7: what buildings do."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, SPECS, TILES, Scene
from tests.rules import rule

from rathaus.games.kutna_hora import fields

pytestmark = pytest.mark.engine

HOUSES = {record["id"]: record for record in DATA["player_board"]["house"]}


def built(name: str, seat: int = 0, **numbers: int) -> Scene:
    """A table on which a seat has just built a tile on square 11."""
    table = Scene(3).coins(seat, 99).stored(seat, name).plots(seat, "11")
    for field, value in numbers.items():
        table.set(field, value, at=seat)
    return table.ask("build", seat).do(f"build {name}", "site 11")


@rule("R7.1", "R6.4", "R7.3")
def test_the_order_on_a_guild_building():
    table = built("bui4")
    read = ["paid", "built", "production", "indicator", "population", "barbara_turned", "tax", "house"]
    told = [name for name in read if table.told(name)]
    assert told == read
    spec = SPECS["bui4"]
    assert (
        table.get("production", 1) == spec["production"]
        and table.get("population") == spec["population_cards"]
    )


@rule("R7.1", "R7.7", "R13.3")
def test_technology_comes_before_the_house():
    table = built("min1")
    assert table.asking == "technology_cell" and not table.told("house")
    table.do("mine 12")
    assert table.told("house") == [{"seat": "0", "row": "A"}]


@rule("R7.2")
def test_a_public_building():
    table = built("pub_green3")
    spec = SPECS["pub_green3"]
    assert table.get("population") == spec["population_cards"] == 2
    assert table.state.field("patricians") == (1, 0, 0, 0) and table.get("bank") == 2
    assert table.get("reputation") == 3 and table.get("tax") == 1
    assert table.track(0) == {"public_buildings": 3}
    assert table.state.field("own_sites")[:3] == (0, 0, 0) and table.get("public_sites") == 1
    assert table.state.field("production")[:4] == (0, 0, 0, 0)
    assert built("pub_silver3").get("pelicans") == 3


@rule("R7.2", "R7.5")
def test_a_red_building_removes_a_house():
    table = built("pub_red1")
    assert table.legal() == {"remove A", "remove B", "remove C"}
    table.do("remove B")
    assert table.state.field("houses_off")[:3] == (0, 1, 0)
    assert table.track(0) == {"public_buildings": 3}  # what it uncovers is ignored
    table = Scene(3).coins(0, 99).stored(0, "pub_red1").plots(0, "11").set("houses_off", 4, 0, 0).ask("build")
    table.do("build pub_red1", "site 11")
    assert table.why("remove A") == ("R7.5", "no_house_in_row")
    table = Scene(3).coins(0, 99).stored(0, "pub_red1").plots(0, "11").set("houses_off", 4, 4, 4).ask("build")
    assert table.do("build pub_red1", "site 11").asking == "play"


@rule("R7.3", "R5.6.1")
def test_a_flip_adds_the_tax_and_nobody_gets_the_effect():
    table = built("scr1")
    assert table.get("barbara") == 1
    assert table.get("tax") == DATA["st_barbara"]["printed_tax"]["by_order"][0]
    assert table.get("reputation") == HOUSES["C1"]["reputation"]  # worked example 25: only the house's
    table = Scene(3).coins(0, 99).stored(0, "scr1").plots(0, "11").set("barbara", 11).ask("build")
    table.do("build scr1", "site 11")
    assert table.get("barbara") == 11 and table.get("tax") == 0  # worked example 24


@rule("R7.4", "R13.2")
@pytest.mark.parametrize(("row", "name"), [("A", "min1"), ("B", "bui1"), ("C", "scr1")])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_what_a_house_uncovers(row, name, column):
    table = Scene(3).coins(0, 99).stored(0, name).plots(0, "11").set("barbara", 11).set("technology", 4)
    table.set("houses_off", column - 1, at="ABC".index(row)).ask("build").do(f"build {name}", "site 11")
    house = HOUSES[f"{row}{column}"]
    assert table.get("pelicans") == house["pelicans"]
    assert table.get("reputation") == house["reputation"]
    assert table.track(0).get("houses", 0) == house["points"]
    assert (table.asking == "rights") == bool(house["public_building"])
    assert table.get("houses_off", "ABC".index(row)) == column


@rule("R7.4", "R5.2.1")
def test_a_free_public_building():
    table = Scene(3).coins(0, 8).stored(0, "bui1").plots(0, "11").set("houses_off", 1, at=1)
    table.hall("min1 scr1 pub_green1*2", "gro1 pub_silver1", "pub_yellow1").ask("build").do(
        "build bui1", "site 11"
    )
    assert table.legal() == {"rights pub_green1", "rights pub_silver1", "rights pub_yellow1", "decline"}
    assert table.why("rights min1") == ("R7.4", "public_only")
    assert table.track(0) == {"houses": HOUSES["B2"]["points"]}  # they score anyway
    table.do("rights pub_green1")
    assert table.get("coins") == 0 and table.get("stored").bit_count() == 1
    assert table.state.field("hall")[:3] == (6, 5, 7) and table.get("stack_size", 6) == 1
    full = Scene(3).coins(0, 99).stored(0, "bui1", "scr1", "min1").plots(0, "11").set("houses_off", 1, at=1)
    full.ask("build").do("build bui1", "site 11")
    assert full.asking == "rights"  # building made room
    full = Scene(3).coins(0, 99).stored(0, "bui1").plots(0, "11").set("houses_off", 1, at=1).hall("", "", "")
    assert full.ask("build").do("build bui1", "site 11").asking == "play"


@rule("R7.5")
def test_a_row_without_houses():
    table = Scene(3).coins(0, 99).stored(0, "bui1").plots(0, "11").set("houses_off", 4, at=1).ask("plot")
    table = (
        Scene(3).coins(0, 99).stored(0, "bui1", "scr1").plots(0, "11").set("houses_off", 4, at=1).ask("build")
    )
    assert table.legal() == {"build scr1"} and table.why("build bui1") == ("R7.5", "no_house_in_row")


@rule("R7.6", "R11.7", "R13.7")
def test_reputation_beyond_the_ends():
    table = Scene(3).coins(0, 99).stored(0, "pub_green3").plots(0, "11").reputation(0, 7).ask("build")
    table.do("build pub_green3", "site 11")
    assert table.get("reputation") == 8
    assert table.track(0)["reputation_track"] == 4  # worked example 15: a step, then 2 x 2 points
    table = Scene(3).reputation(0, -6).set("pelicans", 1).set("barbara", 4).turn(0).do("play 5 st_barbara")
    assert table.track(0) == {"reputation_track": -4}  # and the score goes below 0
    assert sum(table.track(0).values()) < 0


@rule("R7.7", "R5.1.2")
def test_a_technology_tile_is_a_free_mine():
    table = built("min1", pool=2)
    assert table.legal() == {"mine 12", "mine 16", "decline"}
    coins = table.get("coins")
    table.do("mine 16")
    assert table.get("coins") == coins and (table.get("pool"), table.get("waiting")) == (2, 7)
    assert table.get("technology") == 1
    tile = TILES[27]
    assert table.track(0) == {"mines": tile["points"]}
    assert table.get("production", 3) == tile["ore_production"]
    assert table.get("ore") == SPECS["min1"]["ore_cards"] + tile["ore_cards"]
    assert table.get("dug", 5) == 28


@rule("R7.7")
def test_a_pool_miner_marks_it_when_none_waits():
    table = built("min1", waiting=0).do("mine 12")
    assert (table.get("pool"), table.get("waiting")) == (0, 0)


@rule("R7.7")
def test_a_technology_tile_may_be_removed():
    table = built("min1").do("decline")
    assert table.get("lost") == 1 << 27 and table.get("technology") == 1
    assert table.told("technology_lost") == [{"seat": "0", "tile": "28"}]
    assert len(table.told("house")) == 1


@rule("R7.7")
def test_without_cell_or_miner_it_is_removed():
    table = Scene(3).coins(0, 99).stored(0, "min1").plots(0, "11").rocks("12", "16").ask("build")
    table.do("build min1", "site 11")
    assert table.get("lost") == 1 << 27 and table.get("technology") == 1  # worked example 26
    table = built("min1", pool=0, waiting=0)
    assert table.get("lost") == 1 << 27


@rule("R7.7", "R12.2")
def test_any_cell_is_an_option():
    table = Scene(3, tech_cell="any").coins(0, 99).stored(0, "min1").plots(0, "11").rocks("11").ask("build")
    table.do("build min1", "site 11")
    assert len(table.legal("mine")) == 27 and "11" not in table.legal("mine")
    assert table.why("mine 11") == ("R5.1.2", "rock")


@rule("R7.7")
def test_every_miners_building_brings_one():
    miners = [record for record in DATA["buildings"]["guild_building"] if record["guild"] == "miners"]
    assert all(record["mining_technology"] for record in miners) and len(miners) == fields.TECHNOLOGY_TILES
    table = Scene(3).coins(0, 99).stored(0, "min1").plots(0, "11").set("technology", 4).ask("build")
    assert table.do("build min1", "site 11").asking == "play"
