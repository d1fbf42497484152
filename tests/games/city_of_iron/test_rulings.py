"""Decisions of rulings.md, those above all that no chapter shows."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import SETUP, through, track
from tests.games.city_of_iron.scene import BUILDING, EXPERT, Scene
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.city_of_iron.fields import BUILDINGS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FARM, MOSS = "turnip_farm", "glow_moss_cave"


def bare(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


@rule("R2.10")
def test_no_science_at_the_start():
    assert through(GAME.new(4, 2), until="bid").field("science") == (SETUP["start_science"],) * 4 == (0,) * 4


@rule("R2.3", "R3.3")
def test_every_place_but_the_last_is_asked_for():
    """Even if the cards that are left are alike: how many questions there are tells nobody anything."""
    table = bare().hand(0, "mayor", "mayor", "foreman").turn(0).do("play mayor", "skills mayor")
    if table.asking == "pay":
        table.do("skills foreman")
    table.do("token tok_2")
    asked = 0
    while table.asking == "discard":
        asked += 1
        table.do("discard foreman" if asked == 1 else sorted(table.legal())[0])
    assert asked == 2 and table.queue(0, "citizen") == ["foreman", "mayor", "mayor"]


@rule("R3.3")
def test_cards_of_one_kind_alone_need_no_order():
    table = bare().hand(0, "mayor", "mayor").turn(0).do("play mayor", "skills mayor", "token tok_2")
    assert table.asking == "turn" and table.queue(0, "citizen") == ["mayor", "mayor"]


@rule("R2.8", "R2.11")
def test_what_is_turned_up_next_is_drawn_then():
    table = Scene(3, bare=False).turn(0)
    rows = set()
    for seed in range(8):
        state = table.state.clone()
        state.reseed(seed)
        through(state, ("tax", "done"), until="bid")
        rows.add(state.field("row"))
    assert len(rows) == 8


@rule("R4.1.1", "R6.5", "R6.6")
def test_purchases_and_draws_are_handled_in_turn_order():
    table = bare(3).set("line", 0, 2, 1)
    for seat in range(3):
        table.pile(seat, "citizen", "courier").money(seat, 9)
    table.deck("A", academy=30).row().end_round()
    drawn = [event["seat"] for event in table.told("drew")]
    asked = []
    while table.asking == "buy":
        asked.append(str(table.actor))
        table.do("done")
    assert drawn == asked == ["1", "2", "0"]


@rule("R5.1.3")
def test_one_building_leaves_and_only_from_a_full_city():
    table = bare().money(0, 40).built(0, "start", FARM, MOSS).row("academy").turn(0).do("build 1")
    assert table.stands("land_arc") == [FARM, MOSS, "academy"]
    full = bare().money(0, 40).built(0, "start", FARM, MOSS, *["guild_hall"] * 3).row("academy").turn(0)
    full.do("build 1", f"demolish {FARM}")
    assert full.asking == "turn" and len(full.stands("land_arc")) == 5


@rule("R5.1.3")
def test_a_building_of_a_full_city_of_one_kind_needs_no_question():
    table = bare().money(0, 40).built(0, "start", *["guild_hall"] * 5).row("academy").turn(0).do("build 1")
    assert table.actor == 1 and sorted(table.stands("land_arc")) == sorted(["academy", *["guild_hall"] * 4])


@rule("R5.1.6", "R5.1.4")
def test_a_crane_that_makes_room_still_counts():
    off = BUILDING["steam_crane"]["build_discount"]
    table = (
        bare().built(0, "start", "steam_crane", *["guild_hall"] * 4).money(0, BUILDING[FARM]["money"] - off)
    )
    table.row(FARM).turn(0).do("build 1", "demolish steam_crane")
    assert table.get("money", 0) == 0 and FARM in table.stands("land_arc")


@rule("R5.6.2", "R11.6")
def test_more_cards_only_with_a_skill_that_is_asked_for():
    table = (
        bare()
        .hand(0, "mayor", "scholar", "merchant", "cartographer")
        .turn(0)
        .do("play mayor", "skills scholar")
    )
    assert table.legal() == {"skills merchant", "enough"}
    assert table.why("skills cartographer") == ("R5.6.2", "no_such_skill")
    table.do("skills merchant")
    assert table.asking == "token"  # nothing more can be added


@rule("R5.6.4", "R4.2.2")
def test_a_free_card_is_never_the_action():
    table = bare().hand(0, "courier").pile(0, "citizen", "mayor").turn(0).do("play courier")
    assert table.actor == 0 and table.get("actions", 0) == 0 and "tax" in table.legal()


@rule("R5.6.5")
def test_a_card_that_draws_needs_one_card_to_draw():
    table = bare().hand(0, "cartographer", "courier").turn(0)
    for name in ("cartographer", "courier"):
        assert EXPERT[name]["effect"] == "draw_cards"
        assert table.why(f"play {name}") == ("R5.6.5", "no_cards_to_draw")


@rule("R5.6.8", "R3.4")
def test_the_last_cards_played_are_not_drawn_by_themselves():
    table = bare().hand(0, "cartographer").discards(0, "citizen", "mayor").turn(0).do("play cartographer")
    assert table.hand_names(0) == ["mayor"] and table.queue(0, "citizen") == ["cartographer"]


@rule("R6.1", "R7.1")
def test_a_new_deck_is_shuffled_in_the_last_round_too():
    table = bare(2).deck("C").row(*[FARM] * 7).end_round()
    assert table.told("scoring_card") == [{"scoring": "final"}]
    assert table.row_names()[:7] == [FARM] * 7 and table.told("reshuffled") == [{"n": 4}]


@rule("R6.2", "R6.4")
def test_both_regular_cards_in_one_round():
    """One scoring, and science for both; it does not occur with the cards of the game."""
    table = bare(2).deck("A").row().goods(0, turnips=1).set("left", 9, at=BUILDINGS.index("silk_house"))
    for seat in (0, 1):
        table.supply(seat)
    table.end_round()
    assert table.told("scoring_card") == [{"scoring": "regular"}] * 2 and len(table.told("scoring")) == 1
    assert table.track(0)["first_places"] == track("turnips")[0]
    assert table.state.field("science")[:2] == (2, 2)


@rule("R6.6")
def test_who_can_pay_nothing_is_not_asked_and_all_others_say_when_they_have_done():
    table = bare(3).supply(0, "mayor").supply(1, "mayor").supply(2)
    table.money(0, 1).money(1, 2).money(2, 9).ask("shop", below="final")
    assert EXPERT["mayor"]["money"] == 2 and table.actor == 1
    table.do("buy mayor")
    assert table.legal() == {"done"} and table.actor == 1
    table.do("done")
    assert table.state.is_over() and table.hand_names(1) == ["mayor"]


@rule("R9.1")
def test_snyle_must_name_a_good():
    table = (
        bare(town_expansion=True).town(1, "snyle").goods(1, salt=1).deck("A", academy=30).row().end_round()
    )
    assert {text.split()[0] for text in table.legal()} == {"good"}


@rule("R9.1")
def test_snyle_is_asked_in_every_round_end():
    table = bare(town_expansion=True).town(1, "snyle").goods(1, salt=1).deck("A", academy=99).row()
    for _ in range(2):
        assert not table.end_round().told("scoring")
        assert table.asking == "snyle"
        table.do("good salt").buy_nothing()


@rule("R9.3", "R7.1")
def test_no_delay_with_the_fixed_clock():
    with pytest.raises(OptionError, match="score_delay"):
        GAME.ruleset(2, clock="fixed_3_5_7", score_delay=1)


@rule("R7.1")
@pytest.mark.parametrize("letter", ["A", "C"])
def test_a_delayed_scoring_card(letter):
    """Turned up at the end of one round, scored with its science or as the last one at the end of the next."""
    table = bare(2, score_delay=1, last_round_buy=False).deck(letter).goods(0, turnips=1)
    table.set("left", 60, at=BUILDINGS.index("factory")) if letter == "A" else None
    for seat in (0, 1):
        table.supply(seat)
    table.row(*[FARM] * 7).end_round()
    assert len(table.told("scoring_card")) == 1 and not table.told("scoring") and table.told("income")
    assert table.state.field("science")[:2] == (0, 0) and table.asking == "bid"
    table.end_round()
    assert len(table.told("scoring")) == 1 and table.state.is_over() == (letter == "C")
    assert table.state.field("science")[:2] == ((1, 1) if letter == "A" else (0, 0))


@rule("R9.1", "R5.1.5")
def test_a_town_takes_the_exemption_from_science_with_it():
    table = bare(2, town_expansion=True).town(0, "metgra").built(0, "metgra", "fishing_pier").science(0, 0)
    table.money(0, 20).row("fishing_pier").turn(0)
    assert BUILDING["fishing_pier"]["science"] > 0 and "1" in table.legal("build")
    lost = (
        bare(2, town_expansion=True)
        .town(1, "metgra")
        .settled(0, "land_1", "tok_3a")
        .science(0, 0)
        .money(0, 20)
    )
    lost.built(1, "metgra", "fishing_pier").row("fishing_pier").turn(0)
    assert lost.why("build 1") == ("R5.1.4", "not_enough_science")


@rule("R9.4", "R6.1")
def test_the_row_is_refilled_after_a_conquest_and_four_leave_at_the_end():
    table = bare(2, continuous_refill=True).deck("A", academy=30).row(*[FARM] * 7).turn(0).do("store 7")
    assert table.row_names()[:7] == [FARM] * 6 + ["academy"]
    assert table.end_round().row_names()[:7] == [FARM] * 2 + ["academy"] * 5
