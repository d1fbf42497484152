"""R8 and R9: the end of a round, events, taxes, patricians."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, Scene
from tests.rules import rule

from rathaus.games.kutna_hora import fields, prices
from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine

CARDS = {record["name"]: record for record in DATA["events"]["event"]}


def happen(name: str, table: Scene) -> Scene:
    """The event of the round."""
    return table.set("event", fields.EVENT_NAMES.index(name) + 1).ask("event")


def end_of_round(table: Scene) -> list[str]:
    """The names of all events told while the round ends."""
    table.state.set_frames([(fields_box("cycle"), 0, 3, table.seats, 0, 0)])
    table.heard = len(table.state.events or [])
    table.state.run()
    return [GAME.events.read(event).name for event in (table.state.events or [])[table.heard :]]


def fields_box(name: str) -> int:
    return [box.name for box in fields.BOXES].index(name)


@rule("R8.1", "R13.5", "R12.2")
@pytest.mark.parametrize(("order", "first"), [("before_tax", "event"), ("after_tax", "tax_refused")])
def test_the_event_comes_before_or_after_the_taxes(order, first):
    table = Scene(2, event_order=order).coins(0, 0).coins(1, 0).set("tax", 3).set("event", 2)
    told = [name for name in end_of_round(table) if name in ("event", "tax_refused")]
    assert told == (
        ["event", "tax_refused", "tax_refused"]
        if first == "event"
        else ["tax_refused", "tax_refused", "event"]
    )


@rule("R8.1", "R13.5", "R6.6")
def test_decks_advance_by_the_card():
    table = happen("new_settlers", Scene(3))
    assert table.get("population") == CARDS["new_settlers"]["population_cards"] == 2
    table = happen("rich_vein", Scene(3))
    assert table.get("ore") == CARDS["rich_vein"]["ore_cards"] == 2
    assert table.get("tax") == 0  # its tax came when it was turned up


@rule("R8.1")
def test_royal_visit():
    table = happen("royal_visit", Scene(3).reputation(0, 3).reputation(1, 2).reputation(2, 8))
    assert [table.track(seat).get("events", 0) for seat in range(3)] == [2, 0, 2]


@rule("R8.1", "R1.6")
def test_flooded_mines():
    table = happen("flooded_mines", Scene(3).mines(0, c12=1, c22=2, c23=3).mines(1, c33=4).coins(1, 0))
    assert [table.get("coins", seat) for seat in range(3)] == [38, 0, 42]


@rule("R8.1")
def test_market_day():
    table = happen("market_day", Scene(3).market(beer=2, timber=1))
    assert table.state.field("slider") == (0, 1, 1, 0, 0)
    table = happen("market_day", Scene(3))
    assert table.state.field("slider") == (0, 0, 0, 0, 0) and table.state.is_over()
    table = happen("market_day", Scene(3).market(beer=2, permits=2).set("first", 1))
    assert table.legal() == {"slide beer", "slide permits"} and table.state.seat_to_act() == 1
    assert table.why("slide food") == ("R8.1", "not_furthest_right")
    assert table.do("slide permits").state.field("slider") == (0, 0, 2, 0, 1)


@rule("R8.1")
def test_guild_feast():
    table = happen(
        "guild_feast",
        Scene(3).town(0, s11="min1", s12="bui1").town(2, s21="gro1", s22="scr1").town(1, s33="inn1"),
    )
    assert [table.track(seat).get("events", 0) for seat in range(3)] == [2, 0, 2]
    assert happen("guild_feast", Scene(3)).track(0) == {}


@rule("R8.1")
def test_pilgrims():
    table = happen("pilgrims", Scene(3).set("pelicans", 2, 0, 1).set("used_pelicans", 0, 1, 0))
    assert table.state.field("pelicans")[:3] == (2, 1, 2)


@rule("R8.1", "R4.2")
def test_building_boom():
    table = happen(
        "building_boom", Scene(3).hall("min1*2 pub_green1*2", "pub_silver2*2 bui1", "scr1 pub_yellow1")
    )
    assert table.told("town_removed") == [{"building": "pub_silver2"}]
    table = happen(
        "building_boom", Scene(3).hall("min1*2 pub_green1*2", "gro1 pub_silver2*2", "scr1 pub_yellow1")
    )
    assert table.told("town_removed") == [{"building": "pub_green1"}]  # rulings.md: the upper row first
    assert not happen("building_boom", Scene(3).hall("min1", "", "")).told("town_removed")


@rule("R8.1")
def test_mint_reform():
    table = happen("mint_reform", Scene(3))
    silver = table.price("silver")
    assert [table.get("coins", seat) for seat in range(3)] == [40 + silver, 41 + silver, 42 + silver]


@rule("R8.2")
def test_tax_with_the_surcharge_of_plots():
    table = Scene(4).set("tax", 6).plots(1, "11").plots(2, "11", "12").plots(3, "14", "15", "16")
    assert prices.taxes_due(table.state) == [6, 6, 9, 14]  # worked examples 3 and 14
    table.coins(2, 9).ask("tax").do("pay", "pay", "pay", "pay")
    assert [table.get("coins", seat) for seat in range(4)] == [34, 35, 0, 29]


@rule("R8.2", "R11.7")
def test_refusing_costs_the_reputation_of_the_round():
    losses = {4: DATA["tracks"]["round_track"][0], 3: DATA["tracks"]["round_track"][1]}
    for number in range(1, 6):
        table = Scene(4).set("tax", 6).set("round", number).plots(0, "11", "12", "13").ask("tax").do("refuse")
        assert table.get("coins") == 40  # no surcharge either
        assert table.get("reputation") == -losses[4]["tax_refusal_reputation"][number - 1]
    table = Scene(3).set("tax", 6).set("round", 6).reputation(0, -5).ask("tax").do("refuse")
    assert table.get("reputation") == -6 and table.track(0) == {"reputation_track": -4}


@rule("R8.2", "R1.6")
def test_who_cannot_pay_must_refuse():
    table = Scene(3).set("tax", 6).plots(0, "11", "12").coins(0, 8).ask("tax")
    assert table.told("tax_refused") == [{"seat": "0", "n": 9}]
    assert table.state.seat_to_act() == 1 and table.get("coins") == 8
    assert Scene(3).ask("tax").state.is_over()  # nothing due, nothing asked


@rule("R8.2")
def test_the_tax_counter_stops_at_its_limit():
    table = Scene(3).coins(0, 99).set("tax", 25).stored(0, "pub_green3").plots(0, "11").ask("build")
    assert table.do("build pub_green3", "site 11").get("tax") == 25


@rule("R8.3", "R9.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, {4, 5, 6}), (3, {4, 5, 6}), (4, {3, 4, 5})])
def test_patricians_score_in_the_last_three_rounds(seats, rounds):
    last = {2: 6, 3: 6, 4: 5}[seats]
    for number in range(1, last + 1):
        table = (
            Scene(seats)
            .set("round", number)
            .set("event", 0)
            .set("tax", 0)
            .set("council", 0, 1, 0, 0)
            .set("used_pelicans", 2)
        )
        end_of_round(table)
        assert (table.track(0) == {"silver_patricians": 3}) == (number in rounds)
        assert table.state.field("council") == (0, 1, 0, 0)


@rule("R8.5", "R8.4")
def test_the_marker_passes_to_the_left():
    table = Scene(3).set("first", 2).set("hand", 1, 2, 4)
    end_of_round(table)
    assert table.get("first") == 0 and table.get("round") == 2
    assert table.state.field("hand")[:3] == (63, 63, 63) and table.state.seat_to_act() == 0


@rule("R8.6", "R3.2")
def test_the_next_event_adds_its_tax_at_once():
    table = Scene(2, seed=4)
    before = table.get("tax")
    table.coins(0, 0).coins(1, 0)
    names = end_of_round(table)
    card = DATA["events"]["event"][table.get("event") - 1]
    assert table.get("tax") == before + card["tax"] and "revealed" in names
    assert table.get("events_seen").bit_count() == 2


@rule("R8.6", "R2.11")
def test_the_last_round_has_no_event():
    table = Scene(2).set("round", 5).set("event", 0).set("tax", 0)
    end_of_round(table)
    assert table.get("round") == 6 and table.get("event") == 0


@rule("R9.1", "R9.2", "R13.6")
def test_tokens_multiply_and_the_pool_does_not_score():
    table = (
        Scene(3)
        .set("used_pelicans", 5, 2, 1)
        .set("council", 0, 2, 0, 0)
        .set("patricians", 3, 1, 3, 3)
        .ask("patricians")
    )
    assert [table.track(seat) for seat in range(3)] == [
        {"silver_patricians": 12},
        {"silver_patricians": 6},
        {},
    ]
    assert DATA["patricians"]["council"]["tokens_per_color"] == 3  # worked example 19


@rule("R9.3", "R13.6")
def test_green_counts_public_neighbours():
    table = (
        Scene(3)
        .town(0, s22="min1", s24="bui1")
        .town(1, s33="gro1")
        .town(None, s23="pub_green1", s25="pub_green2")
    )
    table.set("council", 1).ask("patricians")
    assert [table.track(seat).get("green_patricians", 0) for seat in range(3)] == [3, 1, 0]


@rule("R9.3", "R13.6")
@pytest.mark.parametrize(
    ("rows", "points"), [((1, 1, 1, 0), 0), ((1, 2, 1, 3), 2), ((2, 2, 2, 2), 4), ((3, 3, 3, 3), 4)]
)
def test_yellow_wants_every_mine_row(rows, points):
    cells = {
        f"c{row + 1}{column + 1}": 1 + 3 * row + column
        for row, count in enumerate(rows)
        for column in range(count)
    }
    table = Scene(3).mines(0, **cells).set("council", 0, 0, 1, 0).ask("patricians")
    assert table.track(0).get("yellow_patricians", 0) == points  # worked example 20
    table = Scene(3).mines(0, **cells).set("council", 0, 0, 2, 0).ask("patricians")
    assert table.track(0).get("yellow_patricians", 0) == 2 * points


@rule("R9.3", "R13.6")
def test_red_counts_empty_columns():
    table = Scene(3).set("houses_off", 3, 2, 1, 4, 3, 2).set("council", 0, 0, 0, 1).ask("patricians")
    assert [table.track(seat).get("red_patricians", 0) for seat in range(3)] == [3, 6, 0]  # worked example 21
