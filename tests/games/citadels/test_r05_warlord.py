"""R5.8: the Warlord."""

import pytest
from tests.games.citadels.scenario import Scene, kind
from tests.rules import rule

pytestmark = pytest.mark.engine

EIGHT = "temple church manor castle market docks harbor watchtower"


def four(*characters, **options):
    return Scene(4, edition="ffg", **options).cast(*(characters or ("warlord", "king", "thief", "magician")))


@rule("R5.8")
def test_the_warlord_destroys_for_one_less_than_the_cost_at_the_end_of_his_turn():
    table = four().gold(2).city(1, "palace castle tavern").hand(0, "temple").call("warlord")
    assert table.why("destroy 1 castle") == ("R5.8", "action_first")
    table.do("gold", "build temple")
    assert set(table.legal("destroy")) == {"destroy 0 temple", "destroy 1 castle", "destroy 1 tavern"}
    table.do("destroy 1 castle")
    assert table.purse(0) == 0
    assert table.built(1) == ["palace", "tavern"]
    assert table.round == 2  # nothing follows in his turn


@rule("R5.8")
def test_a_district_of_cost_one_is_destroyed_for_nothing():
    table = four().city(1, "tavern").call("warlord").do("gold", "destroy 1 tavern")
    assert table.purse(0) == 2
    assert table.built(1) == []


@rule("R5.8")
def test_once_and_optional():
    table = (
        four(warlord_timing="any_time")
        .city(1, "tavern temple")
        .call("warlord")
        .do("destroy 1 tavern", "gold")
    )
    assert table.why("destroy 1 temple") == ("R5.8", "power_used")
    table = four().city(1, "tavern").call("warlord").do("gold", "end")
    assert table.built(1) == ["tavern"]


@rule("R5.8")
def test_his_own_city_too():
    table = four().city(0, "tavern castle").gold(1).call("warlord").do("gold", "destroy 0 castle")
    assert table.built(0) == ["tavern"]


@rule("R5.8")
def test_where_the_edition_says_so_at_any_time_of_his_turn():
    table = Scene(4, edition="classic2017").cast("warlord", "king", "thief", "magician").gold(3)
    table.city(1, "castle temple").hand(0, "tavern").call("warlord").do("destroy 1 castle")
    assert table.actor == 0
    table.do("gold", "build tavern")
    assert table.why("destroy 1 temple") == ("R5.8", "power_used")


@rule("R5.8")
def test_others_cannot_destroy():
    table = four("king", "thief", "magician", "bishop").city(1, "tavern").call("king").do("gold")
    assert table.why("destroy 1 tavern") == ("R5.8", "other_character")


@rule("R5.8.1")
def test_not_in_a_completed_city_not_even_his_own():
    table = four().gold(9).city(0, EIGHT).city(1, "temple church manor castle market docks harbor prison")
    table.city(2, "tavern").call("warlord").do("gold")
    assert table.legal("destroy") == ["destroy 2 tavern"]
    assert table.why("destroy 1 temple") == ("R5.8.1", "city_complete")
    assert table.why("destroy 0 temple") == ("R5.8.1", "city_complete")


@rule("R5.8.1")
def test_seven_of_eight_is_no_completed_city():
    table = four().city(1, "temple church manor castle market docks harbor").call("warlord").do("gold")
    assert table.can("destroy 1 temple")


@rule("R5.8.1", "R20.6.1", "R9.4")
@pytest.mark.parametrize(("protection", "free"), [("at_target", True), ("at_eight", False)])
def test_three_players_of_the_first_edition_from_ten_districts_on(protection, free):
    table = Scene(3, city_protection=protection).cast("warlord", "king", "thief")
    table.city(1, EIGHT + " keep").call("warlord").do("gold")
    assert table.can("destroy 1 temple") is free
    table = Scene(3, city_protection=protection).cast("warlord", "king", "thief")
    table.city(1, EIGHT + " keep prison").call("warlord").do("gold")
    assert table.why("destroy 1 temple") == ("R5.8.1", "city_complete")


@rule("R5.8.2", "R6.2")
def test_never_the_keep():
    table = four().gold(9).city(1, "keep manor").call("warlord").do("gold")
    assert table.legal("destroy") == ["destroy 1 manor"]
    assert table.why("destroy 1 keep") == ("R6.2", "keep_is_safe")


@rule("R5.8.3")
def test_not_the_living_bishops():
    table = (
        four("warlord", "bishop", "assassin", "magician")
        .city(1, "tavern")
        .call()
        .pass_until("warlord")
        .do("gold")
    )
    assert table.why("destroy 1 tavern") == ("R5.8.3", "bishop_protects")
    table = four("warlord", "bishop", "assassin", "magician").city(1, "tavern").call().do("murder bishop")
    assert table.pass_until("warlord").do("gold").can("destroy 1 tavern")


@rule("R5.8.4")
def test_the_great_wall_costs_one_more():
    table = four().gold(2).city(1, "tavern palace great_wall").call("warlord").do("gold", "destroy 1 tavern")
    assert table.purse(0) == 3
    table = four().gold(2).city(1, "tavern palace great_wall").call("warlord").do("gold")
    assert table.why("destroy 1 palace") == ("R5.8.5", "not_enough_gold")


@rule("R5.8.5")
@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_the_printed_cost_counts_not_the_points(name):
    for gold, may in ((2, False), (3, True)):
        table = four().gold(gold).city(1, name).call("warlord").do("gold")
        assert table.can(f"destroy 1 {name}") is may
    assert table.do(f"destroy 1 {name}").purse(0) == 0


@rule("R5.8.5", "R11.9")
def test_the_artists_gold_makes_it_dearer():
    table = four().city(1, "temple+").call("warlord").do("gold", "destroy 1 temple")
    assert table.purse(0) == 1
    assert table.built(1) == []


@rule("R5.8.6")
def test_the_card_goes_under_the_deck_known_to_all():
    table = four().city(1, "tavern").call("warlord").do("gold")
    size = table.get("deck_size")
    table.do("destroy 1 tavern")
    assert table.pile()[-1] == "tavern"
    assert table.get("deck_size") == size + 1
    for seat in range(4):
        assert table.state.view(seat).facts["deck"] == {size: kind("tavern")}


@rule("R5.8.7")
def test_income_may_pay_for_the_destruction_and_nothing_follows_it():
    table = four().gold(0).city(0, "prison watchtower").city(1, "palace").call("warlord").do("gold")
    assert not table.can("destroy 1 palace")
    table.do("income", "destroy 1 palace")
    assert table.purse(0) == 0
    assert table.round == 2


@rule("R5.8.7", "R8.9", "R12.11")
def test_end_of_turn_effects_follow_the_destruction():
    table = four(districts="park+poor_house").city(0, "park poor_house").city(1, "manor").call("warlord")
    table.do("gold", "destroy 1 manor")
    assert table.legal() == ["park", "decline"]
    table.do("park")
    assert len(table.cards(0)) == 2
    assert table.purse(0) == 1  # the Poor House, after paying 2


@rule("R5.8.7", "R8.9", "R12.11", "R12.8")
def test_a_destroyed_park_or_poor_house_does_nothing_any_more():
    table = (
        four(districts="park+poor_house").gold(3).city(0, "park").call("warlord").do("gold", "destroy 0 park")
    )
    assert table.round == 2
    assert table.cards(0) == []
    table = four(districts="park+poor_house").gold(2).city(0, "poor_house").call("warlord")
    assert table.do("gold", "destroy 0 poor_house").purse(0) == 0
