"""R11: the clarifications, each once more and from another side than in its chapter."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import BIDS, fighters, price
from tests.games.city_of_iron.scene import BUILDING, TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import BUILDINGS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FREE = [space for space, cost in enumerate(BIDS, 1) if cost == 0]
FARM = "turnip_farm"


def bare(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


@rule("R11.1")
def test_cubes_keep_their_order_over_two_rounds():
    table = bare().bids(0, 1, 2).do(f"bid {FREE[2]}", f"bid {FREE[0]}", f"bid {FREE[3]}")
    for line in ((1, 0, 2), (1, 0, 2)):
        assert table.state.field("line")[:3] == line
        while table.asking != "bid":
            table.do("tax") if table.asking == "turn" else table.do("done")
        assert table.actor == line[0]
        table.do(*(f"bid {FREE[i]}" for i in range(3)))


@rule("R11.2")
def test_bought_experts_are_shown():
    table = (
        bare(2).supply(0, "mayor").supply(1).money(0, 9).ask("shop", below="final").do("buy mayor", "done")
    )
    public = [event for event in table.state.events[table.heard :] if event[1] == 0x7FFF]
    assert ("bought", {"seat": "0", "card": "mayor"}) in [
        (GAME.events.read(event).name, GAME.events.read(event).arguments) for event in public
    ]
    assert table.state.view(1).public["supply"][0] == 0


@rule("R11.3")
@pytest.mark.parametrize("income", [14, 15, 16])
def test_income_goes_on_above_15(income):
    table = bare().income(0, income).money(0, 9).row(FARM).turn(0).do("build 1")
    assert table.get("income", 0) == income + 1
    lost = (
        bare()
        .income(0, income)
        .built(0, "start", FARM, "guild_hall", "guild_hall", "guild_hall", "guild_hall")
    )
    lost.money(0, 9).row("academy").turn(0).do("build 1", f"demolish {FARM}")
    assert lost.get("income", 0) == income


@rule("R11.4")
def test_leaders_get_no_money_in_the_last_round():
    table = (
        bare(last_round_buy=False)
        .deck("C")
        .row()
        .goods(0, turnips=9)
        .built(0, "start", "academy")
        .money(0, 3)
    )
    table.end_round()
    assert table.state.is_over() and (table.get("money", 0), table.get("science", 0)) == (3, 0)


@rule("R11.5")
def test_two_stored_cards_cost_a_point():
    assert [bare().stored(0, docks=n).state.scores()[0] - bare().state.scores()[0] for n in (1, 2)] == [0, -1]


@rule("R11.6")
def test_more_attack_than_needed_in_every_order():
    need, way = TOWN["town_1a"]["defence"], "cartographer"
    strong = fighters(need)[0]
    for order in (("soldier", strong), (strong, "soldier")):
        table = (
            bare()
            .top("town_1a")
            .hand(0, "soldier", strong, way)
            .turn(0)
            .do("attack town_1a", f"skills {way}")
        )
        table.do(*(f"fight {name}" for name in order))
        while table.asking == "discard":
            table.do(sorted(table.legal())[0])
        assert sorted(table.queue(0, "military")) == sorted(["soldier", strong])
        assert table.get("towns", 0) == 1


@rule("R11.7")
def test_a_town_out_of_reach_is_no_target():
    table = bare().top("town_1a").hand(0, "steambot", "general").turn(0)
    assert "town_1a" in table.legal("attack")  # the general gives distance
    table = bare().top("town_1a").hand(0, "steambot", "cannon").turn(0)
    assert table.why("attack town_1a") == ("R5.7.3", "not_strong_enough")
    assert "attack" not in {text.split()[0] for text in table.legal()}


@rule("R11.8")
def test_a_crane_in_any_city():
    for city in ("start", "land_1", "land_2"):
        table = (
            bare().settled(0, "land_1", "tok_3a").settled(0, "land_2", "tok_2").built(0, city, "steam_crane")
        )
        table.money(0, price(FARM)[0] - 1).row(FARM).turn(0).do("build 1", "city land_1")
        assert table.stands("land_1")[-1] == FARM and table.get("money", 0) == 0


@rule("R11.9", "R2.7")
@pytest.mark.parametrize(("seats", "there"), [(2, False), (3, True), (4, True)])
def test_docks_leave_with_two_players(seats, there):
    docks = BUILDINGS.index("docks")
    for seed in range(5):
        state = GAME.new(seats, seed)
        assert bool(state.field("left")[docks]) == there and docks + 1 not in state.field("row")
    record = BUILDING["docks"]
    assert (record["deck"], record["money"], record["science"], record["terrain"]) == ("B", 5, 2, "water")


@rule("R11.10")
def test_no_sliding_within_a_round():
    table = (
        bare()
        .money(0, 9)
        .money(1, 9)
        .money(2, 9)
        .row(FARM, "academy", FARM, "barracks")
        .deck("A", academy=20)
    )
    table.turn(0).do("build 1", "store 3", "tax", "store 2", "tax", "tax")
    assert table.row_names()[:5] == ["-", "-", "-", "barracks", "-"]
