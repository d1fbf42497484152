"""Decisions of rulings.md that no other test shows."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import DATA, city, names_told
from tests.games.messina_1347.scene import SQUARES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
CRAFTSMEN = {name: "basic" for name in SQUARES if name.startswith("c")}


@rule("R2.7")
def test_all_wagons_of_a_stack_are_public():
    table = Scene(4)
    assert table.state.view(-1).public["wagon_stack"] == table.field("wagon_stack")


@rule("R3.2", "R4.1", "R4.8.2")
def test_a_turn_is_two_decisions():
    table = city().lieutenants(0, "h05", "dock_ul").turn()
    for place in ("h05", "dock_ul"):
        assert "recall" in table.turn().do(f"use {place}").legal()


@rule("R4.2.2")
def test_discarding_only_when_nobody_waiting_has_a_place():
    table = city().citizens(h05="ccn").estate(0, **CRAFTSMEN).workshop(0, "b03").turn()
    table.do("use estate", "go h05")
    assert "discard" not in table.legal() and table.why("discard") == ("R4.2.2", "there_is_room")
    table.do("settle nu1")
    assert "discard" in table.legal() and table.legal("settle") == set()
    table.do("discard")
    assert table.told("discarded") == [{"seat": "0", "class": "craftsman"}] * 2 and table.asking == "act"


@rule("R4.3.2")
def test_the_adjacent_cube_is_chosen_at_once():
    table = city().plague(h05=2, h06=1).tokens(0, fire=1, major_fire=1).turn().do("use estate", "go h05")
    table.do("fight major_fire")
    assert table.legal() == {"spread h06", "done"}
    table.do("done", "fight fire")
    assert table.asking == "act"


@rule("R4.4.2", "R6.4")
def test_tokens_among_the_rewards_are_taken_without_asking():
    table = city().plague(h05=1).tokens(0, fire=1).turn().do("use estate", "go h05", "fight fire")
    assert table.purse() == (1, 0, 0, 0) and table.get("rewards", 0) == 0 and table.asking == "act"


@rule("R4.4.2", "R5.7b")
def test_no_rewards_inside_smaller_choices():
    table = city().reward(0, "scroll").tokens(0, coins=9).tops("q01").at("h07")
    table.do("act build", "improve q01")
    assert table.legal() == {f"fit {n}" for n in (1, 2, 3, 4)}
    table = (
        city().reward(0, "scroll", "advance_any_overseer").tokens(0, coins=9).at("h05").do("reward scroll")
    )
    assert table.legal() == {"scroll 1", "scroll 2", "scroll 3", "done"}


@rule("R4.4.2", "R4.8")
def test_a_recall_loses_what_production_had_brought():
    table = city().reward(0, "upgrade_overseer").lieutenants(0, "h05").turn().do("use h05", "recall")
    assert table.told("reward_lost") == [{"seat": "0", "reward": "upgrade_overseer"}]


@rule("R4.5.2")
def test_any_ready_wagon_is_used_without_asking():
    table = city().estate(0, cl1="basic", au1="basic").wagons(0, "c2-1", "c4-2").at("h07").do("repopulate")
    assert table.get("tired", 0).bit_count() == 1 and table.legal("give") == {"cl1", "au1"}


@rule("R4.5.2")
def test_an_upgraded_citizen_counts_as_upgraded_while_such_are_asked_for():
    """No hex asks for basic and upgraded citizens of one class, so far nobody notices."""
    for record in DATA["city_hexes"]["face"]:
        cost = record["cost"]
        assert not any(cost[cls] and cost[f"{cls}_upgraded"] for cls in ("craftsman", "nun", "aristocrat"))


@rule("R4.6.1", "R7.2")
def test_to_work_while_quarantine_is_left():
    table = city().estate(0, **CRAFTSMEN).cabin(0, 1, "craftsman", stage=2).workshop(0, "b03").leaving()
    assert {"employ cl1 b03", "apprentice 1 b03"} <= table.legal() and table.legal("release") == set()
    table.do("employ cl1 b03")
    assert table.legal() == {"release 1 cl1"}


@rule("R5.7b")
def test_effects_of_a_workshop_come_in_the_printed_order():
    table = city().round(5).estate(0, nu1="gold").workshop(0, "b25").turn().do("employ nu1 b25")
    told = [name for name in names_told(table) if name in ("workshop_used", "points", "register")]
    assert told == ["workshop_used", "points", "register", "register"]


@rule("R6.5")
def test_an_overseer_at_the_end_of_its_path():
    table = city().overseer(0, "nun", 6, 1, upgraded=True).overseer(0, "craftsman", 6, 1)
    table.effect("upgrade_and_advance_overseer")
    assert table.legal("promote") == {"craftsman", "aristocrat"}
    table.do("promote craftsman")
    assert table.get("promoted", 0) == 0b101 and table.asking != "overseer"


@rule("R7.1", "R11.5")
def test_cabins_produce_before_workshops():
    table = city().cabin(0, 1, "nun", improvement="q03").workshop(0, "b03", "gold").round(6).production()
    told = [name for name in names_told(table) if name.endswith("produces")]
    assert told == ["cabin_produces", "workshop_produces"]


@rule("R7.2", "R5.8.6")
def test_a_late_workshop_rewards_who_comes_from_quarantine():
    table = city().round(5).set("order", 0, 1).cabin(0, 1, "craftsman", stage=2).workshop(0, "b22")
    table.leaving().do("apprentice 1 b22")
    assert table.purse()[0] == 1 and table.track(0) == {"workshops": 4}


@rule("R10.2")
@pytest.mark.parametrize("last", [0, 1])
def test_the_upper_disc_as_it_lay_before_the_rats(last):
    table = city()
    for seat in (1 - last, last):
        table.plague(h05=1).registers(seat, popularity=5).tokens(seat, fire=1, rats=2).turn(seat)
        table.set("standing", 0).do("use estate", "go h05", "fight fire")
    table.tokens(0, fire=0, rats=2).tokens(1, fire=0, rats=2).over()
    assert table.sheet(last)["popularity_bonus"] == 5 and "popularity_bonus" not in table.sheet(1 - last)


@rule("R14.5")
def test_of_several_ships_at_the_closest_dock_one_at_random():
    hex = next(record["hex"] for record in DATA["solo"]["tile"] if record["action"] == "ship")
    name, found = hex[0].lower() + hex[1:].zfill(2), set()
    for seed in range(1, 16):
        table = Scene(1, seed=seed).lay(**{name: (0, -1)}).ships(ul="t01 t02 t03", lr="t04")
        tile = next(n for n, record in enumerate(DATA["solo"]["tile"]) if record["hex"] == hex)
        table.set("solo_pile", 1 << tile).set("rival_left", 1).set("phase", 0).stack(("turns", 0, 1))
        found |= {told["ship"] for told in table.told("rival_ship")}
    assert found == {"t01", "t02", "t03"}


@rule("R15.5")
def test_the_goods_that_score_most():
    table = (
        Scene(2, boards="house")
        .boards(0, scroll="b1")
        .scrolls(0, 1, 0, 0)
        .fleet(0, "t01", "t04", "t05")
        .over()
    )
    value = next(r["value"][1] for r in DATA["advanced"]["column"] if r["id"] == "b1-1")
    assert table.sheet(0)["scroll_advanced"] == 2 * value
