"""R6: market decks, indicators, saturation and high demand."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, Scene
from tests.rules import rule

from rathaus.games.kutna_hora import fields, prices

pytestmark = pytest.mark.engine

MARKETS = {record["resource"]: record for record in DATA["markets"]["market"]}


@rule("R6.1", "R6.2")
@pytest.mark.parametrize("resource", fields.RESOURCES)
def test_prices_are_read_by_card_and_column(resource):
    table = Scene(3)
    record = MARKETS[resource]
    for card in (0, 7, 19, 20, len(record["price"]) - 1):
        for column in range(8):
            table.market(population=card, ore=min(card, 29), **{record["slider"]: column})
            assert prices.market_prices(table.state)[fields.RESOURCES.index(resource)] == table.price(
                resource
            )


@rule("R6.2")
def test_the_start_prices():
    assert prices.market_prices(Scene(3).state) == [5, 4, 6, 6, 4, 6]  # worked example 5


@rule("R6.2", "R6.1")
def test_directions_of_the_rulebook():
    for name, record in MARKETS.items():
        down = [row[3] for row in record["price"]]
        right = record["price"][10]
        assert down == sorted(down, reverse=name == "ore")
        assert right == sorted(right, reverse=name != "ore")


@rule("R6.1", "R13.4")
def test_a_deck_turns_over_and_goes_on():
    table = (
        Scene(3).market(population=19, food=7, timber=7, beer=7).coins(0, 99).stored(0, "gro1").plots(0, "11")
    )
    table.guilds(0, "grocers", "builders", "scribes").set("slider", 5).ask("build").do(
        "build gro1", "site 11"
    )
    assert table.get("population") == 20 and table.told("turned_deck") == [{"deck": "population"}]
    table = (
        Scene(3).market(ore=14, silver=7, permits=7).coins(0, 99).stack(2).ask("draw").do("keep 2", "mine 12")
    )
    assert table.get("ore") == 15 and table.told("turned_deck") == [{"deck": "ore"}]


@rule("R6.3")
def test_a_deck_stops_at_its_last_card():
    table = Scene(3).market(population=38, food=7, timber=7, beer=7).coins(0, 99).stack(4).ask("draw")
    assert table.do("keep 4", "mine 12").get("population") == 39


@rule("R6.4")
def test_a_guild_building_moves_its_indicator():
    table = Scene(3).coins(0, 99).stored(0, "scr1").plots(0, "11").ask("build").do("build scr1", "site 11")
    assert table.state.field("slider") == (0, 0, 0, 0, 1)
    table = (
        Scene(3)
        .guilds(0, "metallurgists", "builders", "scribes")
        .coins(0, 99)
        .stored(0, "met1")
        .plots(0, "11")
    )
    table.market(silver=7, ore=29, permits=7).ask("build").do("build met1", "site 11")
    assert table.get("slider", 3) == 7  # never past the last


@rule("R6.4")
def test_miners_move_the_ore_deck_instead():
    table = Scene(3).coins(0, 99).stored(0, "min4").plots(0, "11").ask("build").do("build min4", "site 11")
    assert table.get("ore") == 3 and table.state.field("slider") == (0, 0, 0, 0, 0)


@rule("R6.5")
@pytest.mark.parametrize(("resource", "building"), [("timber", "bui1"), ("permits", "scr1")])
def test_the_red_x_is_the_lowest_price(resource, building):
    record = MARKETS[resource]
    column = record["price"][0].index(record["low"])
    table = Scene(3).coins(0, 99).stored(0, building).plots(0, "11").market(**{resource: column})
    assert table.ask("plot").why("plot 11") is not None  # the decision is another one
    assert table.turn(0).why("play 3 building") == ("R5.4.1", "no_building_possible")
    assert table.market(**{resource: column - 1}).turn(0).why("play 3 building") is None
    assert (
        prices.market_marks(table.market(**{resource: column}).state)[fields.RESOURCES.index(resource)] == 1
    )


@rule("R6.6", "R4.2")
def test_the_town_acts_on_high_demand():
    table = Scene(3).market(population=15, timber=3, beer=3).coins(0, 99)
    table.hall("gro1*2 bui1 pub_green1", "", "").set("event", 7).ask(
        "event"
    )  # guild feast: one population card
    assert table.get("population") == 16 and MARKETS["food"]["price"][16][0] == 9  # worked example 12
    assert table.get("slider", 0) == 1
    assert table.told("town_removed") == [{"building": "gro1"}]
    assert table.get("gone") == 1 << fields.BUILDINGS.index("gro1")
    assert table.state.field("hall")[:3] == (2, 7, 1)


@rule("R6.6")
def test_without_a_stack_only_the_indicator_moves():
    table = Scene(3).market(population=15, timber=3, beer=3).hall("", "", "").set("event", 7).ask("event")
    assert table.get("slider", 0) == 1 and table.get("gone") == 0
    assert table.told("town_acts") == [{"resource": "food"}]


@rule("R6.6")
def test_the_town_acts_until_nothing_is_in_demand():
    table = Scene(3).market(population=27, timber=4, beer=4).hall("", "", "").set("event", 7).ask("event")
    assert MARKETS["food"]["price"][28][:4] == [9, 9, 9, 7]
    assert table.get("slider", 0) == 3
    table = Scene(3).market(population=38).hall("", "", "").set("event", 7).ask("event")
    assert [record["resource"] for record in table.told("town_acts")][:3] == ["food", "timber", "beer"]


@rule("R6.6")
def test_a_move_of_silver_changes_the_ore_price():
    table = Scene(3).market(ore=14, silver=0)
    before = table.price("ore")
    table.market(ore=14, silver=0, permits=3).coins(0, 99).hall("", "", "").stack(2).ask("draw").do(
        "keep 2", "mine 12"
    )
    assert table.get("slider", 3) == 1
    assert table.price("ore") == MARKETS["ore"]["price"][15][1] > before - 1


@rule("R6.6")
def test_at_the_last_column_demand_is_left_standing():
    record = MARKETS["timber"]
    assert record["price"][39][7] != record["high"]  # with the data of these components it never happens


@rule("R6.7", "R13.4")
def test_the_asterisk_is_not_modelled():
    assert set("".join(MARKETS["food"]["marks"])) <= set(".X!")


@rule("R6.8")
def test_ore_is_never_saturated_nor_in_demand():
    table = Scene(3)
    for card in range(30):
        for column in range(8):
            table.market(ore=card, silver=column)
            assert prices.market_marks(table.state)[5] == 0
