"""R6: the purple districts of the base deck."""

import pytest
from tests.games.citadels.scenario import Scene, kind
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

CAST = ("thief", "king", "bishop", "warlord")


def four(*characters, edition="ffg", **options):
    return Scene(4, edition=edition, **options).cast(*(characters or CAST))


@rule("R6.0")
def test_a_power_works_in_the_turn_it_was_built_with_any_character():
    table = four().gold(8).hand(0, "smithy").call("thief")
    assert table.why("smithy") == ("R6.4", "not_in_city")
    table.do("gold", "build smithy", "smithy")
    assert len(table.cards(0)) == 3


@rule("R6.0")
def test_a_power_stops_when_the_card_leaves():
    table = four("warlord", "king", "bishop", "thief", warlord_timing="any_time").gold(9).city(0, "smithy")
    table.call("warlord").do("destroy 0 smithy")
    assert table.why("smithy") == ("R6.4", "not_in_city")


@rule("R6.0")
def test_a_murdered_owner_has_no_own_turn_but_his_passive_cards_work():
    table = (
        four("assassin", "king", "merchant", "warlord")
        .city(1, "smithy")
        .city(2, "graveyard tavern")
        .gold(3, 3, 3, 3)
    )
    table.call().do("murder merchant", "gold", "end").pass_until("warlord").do("gold", "destroy 1 smithy")
    assert (table.actor, table.asking) == (2, "graveyard")  # the murdered Merchant
    table.do("salvage")
    assert table.cards(2) == ["smithy"]
    assert table.get("revealed", 6) == 0  # and still unknown


@rule("R6.1")
def test_haunted_city_gives_the_missing_colour_unless_built_in_the_final_round():
    city = "haunted_city temple manor tavern laboratory"
    for edition, built, bonus in (("ffg", 1, 0), ("ffg", 2, 3), ("first2000", 1, 0), ("classic2017", 1, 3)):
        table = four(edition=edition).city(0, city).set("round", 1).set("haunted_round", built).finish()
        assert table.sheet(0).get("colours", 0) == bonus, (edition, built)


@rule("R6.1")
def test_the_round_it_was_built_in_is_remembered():
    table = (
        four().gold(3).hand(0, "haunted_city").set("round", 6).call("thief").do("gold", "build haunted_city")
    )
    assert table.get("haunted_round") == 6


@rule("R6.1", "R7.3.1")
def test_haunted_city_is_one_colour_only():
    table = four().city(0, "haunted_city temple manor tavern").finish()
    assert "colours" not in table.sheet(0)
    table = four().city(0, "haunted_city temple manor tavern watchtower").finish()
    assert table.sheet(0)["colours"] == 3


@rule("R6.2")
def test_two_keeps_both_safe():
    table = (
        four("warlord", "king", "bishop", "thief")
        .gold(9)
        .city(1, "keep")
        .city(3, "keep")
        .call("warlord")
        .do("gold")
    )
    assert table.legal("destroy") == []
    assert table.why("destroy 3 keep") == ("R6.2", "keep_is_safe")


@rule("R6.3")
@pytest.mark.parametrize(("edition", "gold"), [("first2000", 1), ("ffg", 1), ("classic2017", 2)])
def test_laboratory(edition, gold):
    table = four(edition=edition).city(0, "laboratory").hand(0, "tavern tavern manor").call("thief")
    table.do("laboratory tavern")
    assert (table.purse(0), table.cards(0)) == (gold, ["manor", "tavern"])
    assert table.pile()[-1] == "tavern"
    assert table.why("laboratory tavern") == ("R8.16", "used_this_turn")


@rule("R6.3")
def test_laboratory_needs_the_card():
    table = four().city(0, "laboratory").hand(0, "manor").call("thief")
    assert table.legal("laboratory") == ["laboratory manor"]
    assert table.why("laboratory tavern") == ("R6.3", "not_in_hand")


@rule("R6.4")
@pytest.mark.parametrize(("edition", "pay"), [("first2000", 3), ("ffg", 2), ("classic2017", 2)])
def test_smithy(edition, pay):
    table = four(edition=edition).city(0, "smithy").gold(pay - 1).call("thief")
    assert table.why("smithy") == ("R6.4", "not_enough_gold")
    table = (
        four(edition=edition)
        .city(0, "smithy")
        .gold(pay)
        .top("tavern manor temple")
        .call("thief")
        .do("smithy")
    )
    assert (table.purse(0), table.cards(0)) == (0, ["manor", "tavern", "temple"])
    assert table.do("gold").why("smithy") == ("R8.16", "used_this_turn")


@rule("R6.5")
@pytest.mark.parametrize(("city", "edition", "seen", "kept"), [
    ("", "ffg", 2, 1), ("observatory", "ffg", 3, 1), ("library", "ffg", 2, 2),
    ("observatory library", "ffg", 3, 2), ("observatory library", "first2000", 3, 2),
    ("observatory library", "classic2017", 3, 3), ("library", "classic2017", 2, 2),
])  # fmt: skip
def test_observatory_and_library(city, edition, seen, kept):
    table = four(edition=edition).city(0, city).top("tavern manor temple castle").call("thief").do("draw")
    drawn = ["tavern", "manor", "temple", "castle"][:seen]
    for _ in range(kept if kept < seen else 0):
        table.do(table.legal("keep")[0])
    assert table.asking == "turn"
    assert len(table.cards(0)) == kept
    assert set(table.cards(0)) <= set(drawn)
    assert sorted(table.cards(0) + table.pile()[len(table.pile()) - (seen - kept) :]) == sorted(drawn)


@rule("R6.6")
def test_graveyard_saves_the_card_for_one_gold():
    table = four("warlord", "king", "bishop", "thief").gold(4, 0, 1, 5).city(1, "palace").city(2, "graveyard")
    table.call("warlord").do("gold", "destroy 1 palace")
    assert (table.actor, table.legal()) == (2, ["salvage", "decline"])
    table.do("salvage")
    assert (table.cards(2), table.purse(2)) == (["palace"], 0)
    assert "palace" not in table.pile()[-1:]


@rule("R6.6")
def test_graveyard_may_decline():
    table = four("warlord", "king", "bishop", "thief").gold(4, 0, 1).city(1, "palace").city(2, "graveyard")
    table.call("warlord").do("gold", "destroy 1 palace", "decline")
    assert (table.cards(2), table.purse(2), table.pile()[-1]) == ([], 1, "palace")


@rule("R6.6")
def test_graveyard_also_for_the_owners_own_district():
    table = four("warlord", "king", "bishop", "thief").gold(0, 1).city(1, "tavern graveyard")
    table.call("warlord").do("gold", "destroy 1 tavern")
    assert table.actor == 1


@rule("R6.6")
def test_not_if_the_owner_is_the_warlord_himself():
    table = four("warlord", "king", "bishop", "thief").gold(5).city(0, "graveyard").city(1, "tavern")
    table.call("warlord").do("gold", "destroy 1 tavern")
    assert table.pile()[-1] == "tavern"
    assert table.round == 2


@rule("R6.6.1")
def test_graveyard_reacts_to_the_warlord_only():
    table = four(districts="armory").gold(5, 5, 5, 5).city(0, "armory").city(1, "palace").city(2, "graveyard")
    table.call("thief").do("armory 1 palace")
    assert (table.actor, table.asking) == (0, "turn")
    assert table.pile()[-2:] == ["armory", "palace"]


@rule("R6.6.2")
def test_graveyard_decides_before_anything_else_and_needs_one_gold():
    table = four("warlord", "king", "bishop", "thief", districts="park").gold(0, 0, 1).city(0, "park")
    table.city(1, "tavern").city(2, "graveyard").call("warlord").do("gold", "destroy 1 tavern")
    assert table.asking == "graveyard"
    table.do("salvage")
    assert table.asking == "park"
    table = four("warlord", "king", "bishop", "thief").city(1, "tavern").city(2, "graveyard").call("warlord")
    assert table.do("gold", "destroy 1 tavern").asking == "select"


@rule("R6.6.3")
@pytest.mark.parametrize("saves", [False, True])
def test_graveyard_and_its_own_destruction(saves):
    table = (
        four("warlord", "king", "bishop", "thief", graveyard_saves_itself=saves)
        .gold(4, 1)
        .city(1, "graveyard")
    )
    table.call("warlord").do("gold", "destroy 1 graveyard")
    assert (table.asking == "graveyard") is saves
    if saves:
        assert table.do("salvage").cards(1) == ["graveyard"]
    else:
        assert table.pile()[-1] == "graveyard"


@rule("R6.6.4")
def test_a_salvaged_duplicate_is_legal_in_hand():
    table = (
        four("warlord", "king", "bishop", "thief").gold(0, 0, 1).city(1, "tavern").city(2, "tavern graveyard")
    )
    table.call("warlord").do("gold", "destroy 1 tavern", "salvage")
    assert table.cards(2) == ["tavern"]
    assert table.built(2) == ["tavern", "graveyard"]


@rule("R6.7")
@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_eight_points_for_six_gold(name):
    table = four().gold(4).hand(0, name).call("thief").do("gold", f"build {name}")
    assert table.purse(0) == 0
    assert table.sheet(0) == {"districts": 8}


@rule("R6.8")
@pytest.mark.parametrize(
    "character", ["king", "bishop", "merchant", "warlord", "emperor", "abbot", "diplomat"]
)
def test_school_of_magic_counts_for_income(character):
    base = character in ("king", "bishop", "merchant", "warlord")
    table = Scene(4, edition="ffg", characters="" if base else character)
    table.cast(character, "thief", "magician", "architect").city(0, "school_of_magic").call(character)
    if character == "emperor":
        table.do("crown 1")
    before = table.purse(0)
    assert table.do("income").purse(0) == before + 1


@rule("R6.8")
@pytest.mark.parametrize("character", ["thief", "magician", "architect", "assassin"])
def test_school_of_magic_gives_nothing_without_income(character):
    table = four(character, "king", "bishop", "warlord").city(0, "school_of_magic").call(character)
    assert table.why("income") == ("R5", "character_has_no_income")


@rule("R6.8")
def test_school_of_magic_is_purple_at_the_end():
    table = four().city(0, "school_of_magic temple manor tavern keep").finish()
    assert "colours" not in table.sheet(0)
    table = four().city(0, "school_of_magic temple manor tavern prison").finish()
    assert table.sheet(0)["colours"] == 3


@rule("R6.9")
def test_no_great_wall_in_the_first_edition():
    assert GAME.ruleset(4).copies_of(kind("great_wall")) == 0
    assert GAME.ruleset(4, edition="ffg").copies_of(kind("great_wall")) == 1


@rule("R6.10")
@pytest.mark.parametrize(("name", "price"), [("tavern", 1), ("castle", 4), ("great_wall", 5)])
def test_great_wall(name, price):
    table = (
        four("warlord", "king", "bishop", "thief").gold(7).city(1, "tavern castle great_wall").call("warlord")
    )
    assert table.do("gold", f"destroy 1 {name}").purse(0) == 9 - price


@rule("R6.10")
def test_great_wall_may_protect_itself_by_option():
    table = four("warlord", "king", "bishop", "thief", great_wall_self=True).gold(7).city(1, "great_wall")
    assert table.call("warlord").do("gold", "destroy 1 great_wall").purse(0) == 3


@rule("R6.11")
def test_classic_2017_has_treasury_map_room_and_a_cheaper_observatory():
    rules = GAME.ruleset(4, edition="classic2017")
    for name, cost in (("imperial_treasury", 5), ("map_room", 5), ("observatory", 4)):
        assert (rules.cost_of(kind(name)), rules.copies_of(kind(name))) == (cost, 1)
        assert rules.points_of(kind(name)) == cost  # R7.3 (a)
    table = (
        four(edition="classic2017")
        .city(0, "imperial_treasury map_room")
        .hand(0, "tavern manor")
        .gold(3)
        .finish()
    )
    assert table.sheet(0) == {"districts": 10, "imperial_treasury": 3, "map_room": 2}
    assert GAME.ruleset(4, edition="ffg").copies_of(kind("map_room")) == 0
