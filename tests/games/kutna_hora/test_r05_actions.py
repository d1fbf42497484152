"""R5.1-R5.5, R5.7: mine, rights, plot, building, income, joker."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, SPECS, TILES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


@rule("R5.1", "R5.1.1", "R11.3")
def test_an_empty_pool_is_refilled_for_one_permit():
    table = Scene(3).set("pool", 0).coins(0, 4).turn(0).do("play 1 mine")
    assert table.price("permits") == 4  # worked example 6
    assert table.legal() == {"hire 1", "hire 2", "decline"}
    table.do("hire 2")
    assert (table.get("pool"), table.get("waiting"), table.get("coins")) == (2, 6, 0)
    assert table.asking == "prospect"
    one = Scene(3).set("pool", 0).coins(0, 4).turn(0).do("play 1 mine", "hire 1")
    assert (one.get("pool"), one.get("coins")) == (1, 0)


@rule("R5.1.1", "R11.3")
def test_a_pool_with_a_miner_is_not_refilled():
    table = Scene(3).turn(0).do("play 1 mine")
    assert table.asking == "prospect" and table.get("waiting") == 8


@rule("R5.1.1")
def test_hiring_needs_waiting_miners():
    table = Scene(3).set("pool", 0).set("waiting", 1).turn(0).do("play 1 mine")
    assert table.legal("hire") == {"1"}
    assert table.why("hire 2") == ("R5.1.1", "no_miner")


@rule("R5.1.1", "R12.2")
def test_one_permit_each_is_an_option():
    table = Scene(3, hire="single").set("pool", 0).coins(0, 7).turn(0).do("play 1 mine")
    assert table.legal("hire") == {"1"} and table.why("hire 2") == ("R1.6", "not_enough_coins")
    table = Scene(3, hire="single").set("pool", 0).coins(0, 8).turn(0).do("play 1 mine", "hire 2")
    assert table.get("coins") == 0


@rule("R5.1.4")
def test_mine_is_possible_when_hiring_can_be_paid():
    table = Scene(3).set("pool", 0).coins(0, 3).turn(0)
    assert table.why("play 1 mine") == ("R5.1.1", "not_enough_coins")
    table = Scene(3).set("pool", 1).coins(0, 0).turn(0).do("play 1 mine")  # nothing need be built
    assert table.legal() == {"decline"}
    assert [table.why(f"keep {tile + 1}") for tile in range(27) if table.get("drawn") >> tile & 1] == [
        ("R5.1.3", "not_enough_coins")
    ]


@rule("R1.7", "R5.1.1")
def test_hiring_may_be_declined_and_then_nothing_is_drawn():
    table = Scene(3).set("pool", 0).turn(0).do("play 1 mine", "decline")
    assert table.get("drawn") == 0 and table.get("coins") == 40 and table.asking == "play"


@rule("R5.1.2")
def test_which_cells_are_open():
    table = Scene(3).stack(2).ask("draw").do("keep 2")
    assert table.legal("mine") == {"12", "16"}  # the entrances
    table = Scene(3).coins(0, 99).mines(1, c12=1, c34=3).rocks("13").stack(2).ask("draw").do("keep 2")
    assert table.legal("mine") == {"11", "16", "22", "33", "35", "44"}
    assert table.why("mine 13") == ("R5.1.2", "rock")
    assert table.why("mine 24") == ("R5.1.2", "no_access")  # above a mine gives no access
    assert table.why("mine 12") == ("R5.1.2", "mined_already")
    assert table.why("mine 18") == ("R2.1", "no_such_cell")


@rule("R5.1.2", "R7.7")
def test_technology_tiles_give_access_like_mines():
    table = Scene(3).coins(0, 99).mines(1, c12=28).stack(2).ask("draw").do("keep 2")
    assert {"11", "13", "22"} <= table.legal("mine")


@rule("R5.1.3", "R5.1.6", "R1.4")
def test_an_entrance_costs_two_timber():
    table = Scene(3).stack(2).ask("draw").do("keep 2", "mine 12")
    assert table.get("coins") == 40 - 2 * 4  # worked example 5
    assert table.get("own_mines") == 1 << 1 and table.get("pool") == 0


@rule("R5.1.3", "R5.1.2")
def test_other_cells_cost_the_highest_of_left_right_and_above():
    three, four, five = 5, 14, 23
    assert [TILES[t - 1]["next_cost_timber"] for t in (three, four, five)] == [3, 4, 5]
    table = Scene(3).coins(0, 99).market(population=4).mines(1, c22=three, c13=four, c33=five).stack(2)
    assert table.price("timber") == 5
    table.ask("draw").do("keep 2", "mine 23")
    assert table.get("coins") == 99 - 20  # worked example 7: the mine below changes nothing


@rule("R5.1.3")
def test_a_cell_that_is_too_dear():
    table = Scene(3).coins(0, 11).mines(1, c12=5, c16=1).stack(2).ask("draw").do("keep 2")
    assert table.legal("mine") == {"15", "17", "26"}
    assert table.why("mine 13") == ("R5.1.3", "not_enough_coins")


@rule("R11.4")
def test_a_cell_behind_rocks_opens_from_another_side():
    table = Scene(3).coins(0, 99).mines(1, c12=1).rocks("13").stack(2).ask("draw").do("keep 2")
    assert table.why("mine 14") == ("R5.1.2", "no_access")
    table = Scene(3).coins(0, 99).mines(1, c12=1, c15=2).rocks("13").stack(3).ask("draw").do("keep 3")
    assert table.why("mine 14") is None


@rule("R5.1.5", "R7.7")
@pytest.mark.parametrize("taken", range(5))
def test_tiles_drawn_by_technology(taken):
    table = Scene(3).set("technology", taken).ask("draw")
    assert len(table.told("drew")) == DATA["mine_tiles"]["draw_count"]["by_technology_taken"][taken]
    assert table.get("drawn").bit_count() == taken + 1


@rule("R5.1.5")
def test_the_others_are_discarded():
    table = Scene(3).set("technology", 2).stack(1, 2, 3).ask("draw").do("keep 2")
    assert table.get("discard") == 0b101 and table.get("drawn") == 0b010
    assert table.told("discarded") == [{"seat": "0", "n": 2}]


@rule("R5.1.5")
def test_an_empty_stack_is_made_of_the_discards():
    table = Scene(3).set("technology", 2).stack(1).set("discard", 1 << 20 | 1 << 10).ask("draw")
    assert table.get("drawn") == 1 | 1 << 20 | 1 << 10 and table.get("mixed") == 1
    assert table.told("reshuffled") == [{"n": 2}]
    table = Scene(3).set("technology", 4).stack(1).ask("draw")
    assert table.get("drawn") == 1  # still short: fewer
    table = Scene(3).stack().turn(0)
    assert table.why("play 1 mine") == ("R5.1.5", "no_tiles_left")


@rule("R5.1.5", "R2.7")
def test_levels_are_mixed_after_a_shuffle():
    tiles = set()
    for seed in range(30):
        table = Scene(3, seed=seed).stack(1, 12, 25).ask("draw")
        tiles.add(table.get("drawn"))
    assert tiles == {1, 1 << 11, 1 << 24}
    for seed in range(5):
        table = Scene(3, seed=seed).stack(1, 12, 25, mixed=False).ask("draw")
        assert table.get("drawn") == 1


@rule("R5.1.7", "R13.1", "R5.1.8")
def test_a_mine_is_resolved():
    tile = TILES[12]  # M13: ore, population and points
    table = Scene(3).stack(13).ask("draw").do("keep 13", "mine 12")
    assert table.get("production", 3) == tile["ore_production"] == 1
    assert table.get("ore") == tile["ore_cards"] == tile["ore_production"]
    assert table.get("population") == tile["population_cards"] == 2
    assert table.track(0) == {"mines": tile["points"]}
    assert table.get("own_stars") == table.get("row_stars") == tile["suns"]


@rule("R5.1.7")
def test_production_moves_the_ore_deck_by_the_same_amount():
    assert all(tile["ore_cards"] == tile["ore_production"] for tile in TILES)
    assert any(tile["ore_production"] == 0 for tile in TILES)


@rule("R5.1.8", "R5.5.1")
def test_mining_track_and_guild_ore_have_one_price():
    table = Scene(3).coins(0, 0).set("production", 2, 0, 0, 3).market(ore=5).ask("income")
    assert table.get("coins") == 5 * table.price("ore")


@rule("R11.12", "R6.3")
def test_at_the_last_card_production_still_counts():
    table = Scene(3).market(population=39, ore=29, silver=7, permits=7, food=7, beer=7, timber=7)
    table.coins(0, 99).stack(1).ask("draw").do("keep 1", "mine 12")
    assert (table.get("ore"), table.get("production", 3)) == (29, 2)  # worked example 8
    table = Scene(3).market(population=39, silver=7, permits=7, food=7, beer=7, timber=7).coins(0, 99)
    table.stack(4).ask("draw").do("keep 4", "mine 12")
    assert table.get("population") == 39


@rule("R5.1.9")
def test_all_tiles_may_be_discarded():
    table = (
        Scene(3)
        .set("pool", 0)
        .stack(1, 2)
        .set("technology", 1)
        .turn(0)
        .do("play 1 mine", "hire 2", "decline")
    )
    assert table.get("discard") == 0b11 and table.get("pool") == 2 and table.get("mines") == 0


@rule("R5.2", "R5.2.1", "R11.1")
def test_three_stored_tiles_at_most():
    table = Scene(3).stored(0, "min1", "min2", "min3").turn(0)
    assert table.why("play 2 rights") == ("R5.2.1", "storage_full")
    table = Scene(3).coins(0, 99).stored(0, "min1", "min2", "min3").plots(0, "11").ask("build")
    table.do("build min1", "site 11", "decline")
    assert "2 rights" in table.turn(0).legal("play")


@rule("R5.2.2")
def test_public_or_own_guild_tops():
    table = (
        Scene(3)
        .coins(0, 99)
        .hall("min1*2 gro1*2 pub_green1*2", "inn1 bui1 pub_silver1", "scr1 met1 pub_yellow1")
    )
    table.ask("rights")
    assert table.legal("rights") == {"min1", "bui1", "scr1", "pub_green1", "pub_silver1", "pub_yellow1"}
    assert table.why("rights gro1") == ("R5.2.2", "not_your_guild")
    assert table.why("rights min2") == ("R5.2.2", "not_on_top")


@rule("R5.2.3")
def test_rights_are_paid_and_stored():
    table = (
        Scene(3).coins(0, 9).hall("min1*2 bui1*2 pub_green1*2", "", "").ask("rights").do("rights pub_green1")
    )
    assert table.get("coins") == 1
    assert table.told("got_rights") == [{"seat": "0", "building": "pub_green1"}]
    assert table.get("stored").bit_count() == 1
    table = Scene(3).coins(0, 7).hall("min1*2 bui1*2 pub_green1*2", "", "").ask("rights")
    assert table.why("rights pub_green1") == ("R4.1", "not_enough_coins")


@rule("R5.2.4", "R6.5")
def test_a_red_x_does_not_forbid_rights():
    table = Scene(3).coins(0, 99).market(timber=2).hall("bui1*2", "", "").ask("rights")
    assert table.price("timber") == 2 and table.legal("rights") == {"bui1"}  # worked example 11


@rule("R5.3", "R5.3.2")
def test_the_first_plot_is_anywhere_for_five():
    table = Scene(3).coins(0, 5).ask("plot")
    assert len(table.legal("plot")) == 30
    assert table.do("plot 34").get("coins") == 0


@rule("R5.3.3", "R10.1")
def test_a_plot_costs_the_highest_beside_it():
    table = Scene(3).coins(0, 40).town(1, s22="gro1").town(None, s24="pub_green1").ask("plot")
    assert (SPECS["gro1"]["plot_cost"], SPECS["pub_green1"]["plot_cost"]) == (3, 6)
    assert table.legal("plot") == {"12", "21", "23", "32", "14", "25", "34"}
    assert table.why("plot 11") == ("R5.3.3", "not_beside_building")
    assert table.do("plot 23").get("coins") == 34  # worked example 10
    table = Scene(3).coins(0, 3).town(1, s22="gro1").town(None, s24="pub_green1").ask("plot")
    assert table.why("plot 23") == ("R1.6", "not_enough_coins") and table.why("plot 21") is None


@rule("R5.3.4")
def test_with_nothing_free_beside_a_building_any_square():
    table = Scene(3).town(1, s11="gro1").plots(1, "12", "21").ask("plot")
    assert len(table.legal("plot")) == 27
    assert table.do("plot 56").get("coins") == 35


@rule("R5.3.5", "R13.7")
def test_cheap_plots_from_reputation_three():
    table = Scene(3).town(1, s22="gro1").town(None, s24="pub_green1").reputation(0, 3).ask("plot")
    assert table.why("plot 11") == ("R5.3.3", "not_beside_building")  # the place is not freer
    assert table.do("plot 23").get("coins") == 39
    assert Scene(3).reputation(0, 3).coins(0, 1).ask("plot").do("plot 11").get("coins") == 0
    assert Scene(3).town(1, s22="gro1").reputation(0, 2).ask("plot").do("plot 23").get("coins") == 37


@rule("R5.3.6", "R5.3.1")
def test_taken_squares():
    table = Scene(3).town(1, s22="gro1").plots(2, "23").ask("plot")
    assert table.why("plot 22") == ("R5.3.6", "built_on")
    assert table.why("plot 23") == ("R5.3.6", "claimed_already")


@rule("R11.2", "R5.3.6")
def test_a_full_town():
    table = Scene(3).turn(0)
    table.set("claimed", sum(1 << y * 8 + x for y in range(5) for x in range(6)), at=1)
    assert table.why("play 1 plot") == ("R5.3.6", "no_free_square")


@rule("R11.6")
def test_a_claimed_plot_is_paid_already():
    table = Scene(3).coins(0, 50).plots(0, "11").town(None, s12="pub_red3").stored(0, "scr1").ask("build")
    assert table.do("build scr1", "site 11").get("coins") == 50 - 2 * 4
    assert table.get("around", 0) == 9


@rule("R5.4", "R5.4.1", "R6.5", "R11.1")
def test_which_stored_tiles_can_be_built():
    table = Scene(3).stored(0, "bui1", "scr1").market(timber=2).turn(0)
    assert table.why("play 3 building") == ("R5.4.1", "no_plot")
    table = Scene(3).stored(0, "bui1", "scr1").plots(0, "11", "23").market(timber=2).ask("build")
    assert table.legal("build") == {"scr1"}
    assert table.why("build bui1") == ("R6.5", "saturated")
    assert table.why("build gro1") == ("R5.4.1", "not_stored")
    table.do("build scr1")
    assert table.legal() == {"site 11", "site 23"} and table.why("site 12") == ("R5.4.1", "not_your_plot")
    assert Scene(3).turn(0).why("play 3 building") == ("R5.4.1", "no_stored_building")


@rule("R5.4.2", "R5.4.4")
def test_timber_is_paid_and_the_marker_comes_back():
    table = Scene(3).coins(0, 8).stored(0, "scr1").plots(0, "11").ask("build").do("build scr1", "site 11")
    assert table.get("coins") == 0 and table.get("claimed") == 0 and table.get("stored") == 0
    table = Scene(3).coins(0, 7).stored(0, "scr1").plots(0, "11").ask("build")
    assert table.why("build scr1") == ("R5.4.2", "not_enough_coins")
    assert table.turn(0).why("play 3 building") == ("R5.4.1", "no_building_possible")


@rule("R5.4.3", "R7.1")
def test_the_tile_before_the_house():
    table = Scene(3).stored(0, "scr1").plots(0, "11").ask("build").do("build scr1", "site 11")
    names = [
        name
        for name in ("built", "production", "indicator", "barbara_turned", "house", "reputation")
        if table.told(name)
    ]
    assert names == ["built", "production", "indicator", "barbara_turned", "house", "reputation"]
    assert table.get("own_sites") == 1 and table.get("houses_off", 2) == 1


@rule("R5.5", "R5.5.1")
def test_the_income_of_the_rulebook():
    guilds = {0: ("miners", "metallurgists", "scribes"), 1: ("grocers", "builders", "innkeepers")}
    table = Scene(2, guilds=guilds).coins(0, 0).set("production", 2, 3, 0, 4)
    silver = table.price("silver")
    table.ask("income")
    assert table.get("coins") == 3 * silver + 6 * table.price("ore")
    prices = (3, 4)  # worked example 1: silver production 3 at 3, ore 2 + 4 at 4
    assert 3 * prices[0] + (2 + 4) * prices[1] == 33


@rule("R5.5.1")
def test_a_worked_income_from_the_data():
    guilds = {0: ("grocers", "innkeepers", "metallurgists"), 1: ("miners", "builders", "scribes")}
    table = Scene(2, guilds=guilds).coins(0, 0).market(population=12, ore=8, food=2, beer=1, silver=2)
    table.set("production", 3, 2, 2, 4).ask("income")
    assert table.get("coins") == 3 * 5 + 2 * 7 + 2 * 5 + 4 * 6 == 63  # worked example 13
    assert table.state.field("production")[:4] == (3, 2, 2, 4)  # R5.5.1: it is kept


@rule("R5.5.1")
def test_production_goes_beyond_ten():
    table = Scene(3).coins(0, 99).stored(0, "scr4").plots(0, "11").set("production", 0, 0, 9).ask("build")
    table.do("build scr4", "site 11")
    assert table.get("production", 2) == 13


@rule("R5.5.2", "R3.8")
def test_one_patrician_for_ten_coins():
    table = Scene(3).coins(0, 10).set("patricians", 1, 0, 2, 0).ask("income")
    assert table.legal() == {"council green", "council yellow", "decline"}
    assert table.why("council red") == ("R5.5.2", "no_patrician_in_pool")
    table.do("council yellow")
    assert table.get("coins") == 0 and table.state.field("council") == (0, 0, 1, 0)
    assert table.state.field("patricians") == (1, 0, 1, 0)
    assert table.asking != "council"
    assert Scene(3).coins(0, 9).set("patricians", 1).ask("income").asking != "council"


@rule("R5.7", "R5.7.1", "R13.7")
def test_the_joker_costs_a_reputation_below_six():
    table = Scene(3).reputation(0, 6).turn(0).do("play 6 joker")
    assert table.get("reputation") == 6  # worked example 16
    table = Scene(3).reputation(0, 5).turn(0).do("play 6 joker")
    assert table.get("reputation") == 4
    assert table.legal("act") == {"mine", "plot", "rights", "income"}
    assert table.why("act st_barbara") == ("R5.6.1", "no_pelican")
    assert table.do("act income").told("reputation") == [{"seat": "0", "n": -1}]


@rule("R5.7.2", "R7.6")
def test_the_loss_comes_first():
    table = Scene(3).town(1, s22="gro4").reputation(0, 3).turn(0).do("play 6 joker", "act plot", "plot 23")
    assert table.get("reputation") == 2 and table.get("coins") == 40 - 5
    table = Scene(3).reputation(0, -6).turn(0).do("play 6 joker", "decline")
    assert table.get("reputation") == -6 and table.track(0) == {"reputation_track": -2}


@rule("R5.7.3")
def test_the_joker_is_offered_with_every_hand():
    table = Scene(3).coins(0, 0).set("pool", 0).turn(0)  # income is always possible
    assert "6 joker" in table.legal("play")
    assert table.do("play 6 joker").legal() == {"act income", "decline"}
