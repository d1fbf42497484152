"""Decisions of rulings.md that no test of a rule shows by itself."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine

BASE = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def ffg(*characters, extra="", **options):
    chosen = "+".join([c for c in characters if c not in BASE] + extra.split())
    return Scene(len(characters), edition="ffg", characters=chosen, **options).cast(*characters)


@rule("R4.5", "R5.8.5", "R11.9")
def test_of_two_of_a_name_the_one_without_the_artists_gold_is_meant():
    for city in ("tavern+ tavern manor", "tavern tavern+ manor"):
        table = (
            ffg("warlord", "king", "thief", "magician")
            .city(1, city)
            .call("warlord")
            .do("gold", "destroy 1 tavern")
        )
        assert (table.purse(0), table.built(1)) == (2, ["tavern+", "manor"])
        table = ffg("thief", "king", "bishop", "magician", districts="armory").city(0, "armory").city(1, city)
        assert table.call("thief").do("armory 1 tavern").built(1) == ["tavern+", "manor"]
        table = ffg("diplomat", "king", "bishop", "magician").city(0, "temple").city(1, city).call("diplomat")
        table.do("gold", "exchange 1 tavern", "give temple")
        assert (table.built(0), table.purse(0)) == (["tavern"], 2)
        table = (
            ffg("thief", "artist", "bishop", "king").gold(0, 5).city(1, city).call("artist").do("gild tavern")
        )
        assert table.built(1).count("tavern+") == 2
        assert table.why("gild tavern") == ("R11.9", "has_gold_already")


@rule("R6.1", "R11.8")
def test_an_exchanged_haunted_city_is_not_built():
    table = (
        ffg("diplomat", "king", "bishop", "magician")
        .city(0, "tavern")
        .city(1, "haunted_city")
        .set("round", 7)
    )
    table.gold(1).set("haunted_round", 2).set("ending", 1).call("diplomat")
    table.do("gold", "exchange 1 haunted_city", "give tavern")
    assert (table.get("haunted_round"), table.built(0)) == (2, ["haunted_city"])


@rule("R11.8", "R11.9")
def test_the_diplomat_may_swap_a_district_for_one_of_the_same_name():
    table = (
        ffg("diplomat", "king", "bishop", "magician").city(0, "tavern").city(1, "tavern+").call("diplomat")
    )
    table.do("gold", "exchange 1 tavern", "give tavern")
    assert (table.built(0), table.built(1), table.purse(0), table.purse(1)) == (["tavern+"], ["tavern"], 1, 1)


@rule("R11.8", "R6.2")
def test_the_diplomat_may_give_his_own_keep():
    table = ffg("diplomat", "king", "bishop", "magician").city(0, "keep").city(1, "manor").call("diplomat")
    assert table.do("gold", "exchange 1 manor", "give keep").built(1) == ["keep"]


@rule("R6.6", "R11.1.3")
def test_a_bewitched_warlord_may_save_what_the_witch_destroys():
    table = ffg("witch", "warlord", "king", "thief").city(1, "graveyard").city(2, "tavern").gold(0, 1).call()
    table.do("gold", "bewitch warlord").pass_until("warlord").do("gold", "destroy 2 tavern")
    assert (table.actor, table.asking) == (1, "graveyard")


@rule("R11.3", "R11.7")
def test_choices_that_must_be_made():
    table = ffg("wizard", "king", "bishop", "thief").hand(1, "tavern").call("wizard").do("look 1")
    assert table.legal() == ["take tavern"]
    table = ffg("navigator", "king", "bishop", "thief").call("navigator").do("gold")
    assert table.legal() == ["four_gold", "four_cards"]


@rule("R12.7", "R11.3")
def test_a_wizards_duplicate_is_the_quarrys_one():
    table = ffg("merchant", "king", "bishop", "thief", extra="wizard", districts="quarry").gold(9)
    table.city(0, "quarry tavern tavern market").hand(0, "market").call("merchant").do("gold")
    assert table.why("build market") == ("R4.5", "already_in_city")
    table.city(0, "quarry tavern market")
    assert table.can("build market")


@rule("R11.4.1", "R12.13")
def test_the_emperor_moves_the_crown_once():
    table = ffg("emperor", "thief", "bishop", "warlord", crown=3, districts="throne_room").city(
        2, "throne_room"
    )
    table.call("emperor").do("crown 1")
    assert table.purse(2) == 1
    assert len(table.told("crown")) == 1


@rule("R8.9", "R11.2", "R12.8")
def test_the_poor_houses_gold_is_taxed():
    table = ffg("tax_collector", "king", "bishop", "warlord", districts="poor_house")
    table.city(1, "poor_house").hand(1, "market").call("tax_collector").do(
        "gold", "end", "gold", "build market", "end"
    )
    assert (table.purse(0), table.purse(1)) == (3, 0)


@rule("R5.3", "R4.8")
def test_a_redraw_once_begun_is_played():
    table = ffg("magician", "king", "bishop", "thief").hand(0, "tavern manor").call("magician").do("redraw")
    assert {text.split()[0] for text in table.legal()} == {"discard"}
    assert table.why("end") is not None
