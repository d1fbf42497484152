"""R12: the districts of the Dark City."""

import pytest
from tests.games.citadels.scenario import Scene, kind
from tests.rules import rule

from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

SIX = "temple church manor castle market docks"
SEVEN = SIX + " harbor"
ALL = (
    "lighthouse armory museum imperial_treasury map_room wishing_well quarry poor_house bell_tower factory park "
    "hospital throne_room ball_room"
).split()


def four(*characters, districts, **options):
    cast = characters or ("thief", "king", "bishop", "warlord")
    return Scene(4, edition="ffg", districts=districts, **options).cast(*cast)


@rule("R12.0")
def test_any_of_the_fourteen_may_be_added():
    rules = GAME.ruleset(4, edition="ffg", districts="+".join(ALL))
    costs = [rules.cost_of(kind(name)) for name in ALL]
    assert costs == [3, 3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6]
    assert all(rules.copies_of(kind(name)) == 1 and rules.colour_name(kind(name)) == "purple" for name in ALL)
    assert rules.deck_size == 80
    assert GAME.ruleset(4, edition="ffg", districts="park+armory").deck_size == 68
    assert GAME.ruleset(4, edition="ffg").copies_of(kind("park")) == 0


@rule("R12.1")
def test_lighthouse():
    table = (
        four(districts="lighthouse")
        .gold(3)
        .hand(0, "lighthouse")
        .deck("tavern manor tavern temple")
        .call("thief")
    )
    table.do("gold", "build lighthouse")
    assert (table.actor, table.legal()) == (0, ["search temple", "search manor", "search tavern", "decline"])
    assert table.why("search palace") == ("R12.1", "not_in_deck")
    assert "deck_kinds" in table.state.view(0).facts
    assert "deck_kinds" not in table.state.view(1).facts
    told = table.events_of("search tavern", seat=1)
    assert told == [("searched", {"seat": "0"})]
    assert table.cards(0) == ["tavern"]
    assert sorted(table.pile()) == ["manor", "tavern", "temple"]


@rule("R12.1")
def test_lighthouse_shuffles_and_nobody_knows_the_deck_any_more():
    orders = set()
    for seed in range(12):
        table = Scene(4, edition="ffg", districts="lighthouse", seed=seed).cast(
            "thief", "king", "bishop", "warlord"
        )
        table.gold(3).hand(0, "lighthouse").deck("tavern manor temple castle").set(
            "deck", 64 * 255 + kind("tavern")
        )
        table.call("thief").do("gold", "build lighthouse", "search castle")
        orders.add(tuple(table.pile()))
        assert table.state.view(1).facts["deck"] == {}
    assert len(orders) > 2


@rule("R12.1")
def test_lighthouse_may_decline_and_needs_a_deck():
    table = four(districts="lighthouse").gold(3).hand(0, "lighthouse").deck("tavern manor").call("thief")
    table.do("gold", "build lighthouse", "decline")
    assert (table.pile(), table.cards(0)) == (["tavern", "manor"], [])
    table = four(districts="lighthouse").gold(3).hand(0, "lighthouse").deck("").call("thief")
    assert table.do("gold", "build lighthouse").asking == "turn"


@rule("R12.2")
def test_armory_hits_any_district_of_another_player():
    table = (
        four("magician", "bishop", "king", "warlord", districts="armory").city(0, "armory").city(1, "tavern")
    )
    table.city(2, SEVEN + " keep").call("bishop").call("magician").set("bishop", 2)
    assert table.can("armory 1 tavern")  # the Bishop's
    assert table.can("armory 2 keep")
    assert table.can("armory 2 temple")  # a completed city
    assert table.why("armory 0 armory") == ("R12.2", "other_city_only")
    assert table.why("armory 3 tavern") == ("R12.2", "not_in_that_city")
    table.do("armory 2 keep")
    assert (table.built(0), table.purse(0), table.pile()[-2:]) == ([], 0, ["armory", "keep"])
    assert len(table.built(2)) == 7
    assert table.why("armory 1 tavern") == ("R12.2", "not_in_city")


@rule("R12.2")
def test_armory_in_the_turn_it_was_built_and_not_completed_by_option():
    table = four(districts="armory").gold(1).hand(0, "armory").city(1, "palace").call("thief")
    table.do("gold", "build armory", "armory 1 palace")
    assert table.built(1) == []
    table = four(districts="armory", armory_hits_completed=False).city(0, "armory").city(1, SEVEN + " keep")
    table.call("thief")
    assert table.why("armory 1 keep") == ("R12.2", "city_complete")


@rule("R12.2", "R5.8.1")
def test_the_warlord_may_hit_a_city_the_armory_has_opened():
    table = (
        four("thief", "king", "bishop", "warlord", districts="armory")
        .city(0, "armory")
        .city(1, SEVEN + " prison")
    )
    table.call("thief").do("gold", "armory 1 prison").pass_until("warlord").do("gold")
    assert table.can("destroy 1 temple")


@rule("R12.3")
def test_museum_stores_a_card_a_turn():
    table = (
        four(districts="museum").city(0, "museum").hand(0, "tavern manor").call("thief").do("museum tavern")
    )
    assert (table.cards(0), table.get("museum_size")) == (["manor"], 1)
    assert table.why("museum manor") == ("R8.16", "used_this_turn")
    assert table.why("museum tavern") == ("R8.16", "used_this_turn")
    assert table.sheet(0) == {"districts": 4, "museum": 1}


@rule("R12.3", "R8.7")
def test_a_destroyed_museum_sends_its_cards_under_the_deck_in_random_order():
    orders = set()
    for seed in range(16):
        table = Scene(4, edition="ffg", districts="museum", seed=seed).cast(
            "warlord", "king", "bishop", "thief"
        )
        table.gold(4).city(1, "museum").museum("tavern manor").call("warlord").do("gold", "destroy 1 museum")
        assert table.get("museum_size") == 0
        assert sum(table.state.field("museum")) == 0
        orders.add(tuple(table.pile()[-3:]))
    assert orders == {("manor", "tavern", "museum"), ("tavern", "manor", "museum")}


@rule("R12.4", "R12.5")
def test_imperial_treasury_and_map_room():
    table = four(districts="imperial_treasury+map_room").city(0, "imperial_treasury").city(1, "map_room")
    table.gold(7, 7).hand(0, "tavern").hand(1, "tavern manor").finish()
    assert table.sheet(0) == {"districts": 4, "imperial_treasury": 7}
    assert table.sheet(1) == {"districts": 5, "map_room": 2}


@rule("R12.6")
def test_wishing_well_counts_other_purples():
    table = four(districts="wishing_well").city(0, "wishing_well keep library tavern").finish()
    assert table.sheet(0)["wishing_well"] == 2
    table = four(districts="wishing_well").city(0, "wishing_well tavern").finish()
    assert "wishing_well" not in table.sheet(0)


@rule("R12.7")
def test_quarry_allows_one_duplicate_at_a_time():
    table = (
        four("architect", "king", "bishop", "warlord", districts="quarry")
        .gold(9)
        .city(0, "quarry tavern market")
    )
    table.hand(0, "tavern tavern market").call("architect").do("gold", "build tavern")
    assert table.why("build tavern") == ("R4.5", "already_in_city")
    assert table.why("build market") == ("R4.5", "already_in_city")
    table = (
        four("architect", "king", "bishop", "warlord", districts="quarry")
        .gold(9)
        .city(0, "tavern")
        .hand(0, "tavern")
    )
    assert table.call("architect").do("gold").why("build tavern") == ("R4.5", "already_in_city")


@rule("R12.7")
def test_quarry_again_after_the_duplicate_is_gone():
    table = four("warlord", "king", "bishop", "thief", districts="quarry", warlord_timing="any_time").gold(9)
    table.city(0, "quarry tavern tavern").hand(0, "tavern").call("warlord").do("gold")
    assert not table.can("build tavern")
    assert table.do("destroy 0 tavern").can("build tavern")


@rule("R12.8")
def test_poor_house():
    table = four(districts="poor_house").city(0, "poor_house").hand(0, "market").call("thief")
    assert table.do("gold", "build market").purse(0) == 0
    assert table.do("end").purse(0) == 1
    table = four(districts="poor_house").city(0, "poor_house").hand(0, "tavern").call("thief")
    assert table.do("gold", "build tavern", "end").purse(0) == 1  # he had one left


@rule("R12.9.1", "R12.9")
@pytest.mark.parametrize(("short", "target"), [(False, 7), (True, 6)])
def test_bell_tower_may_announce_one_less(short, target):
    table = four(districts="bell_tower", short_game=short).gold(3).hand(0, "bell_tower").call("thief")
    table.do("gold", "build bell_tower")
    assert table.legal() == ["announce", "decline"]
    table.do("announce")
    assert table.get("target") == target
    table = four(districts="bell_tower", short_game=short).gold(3).hand(0, "bell_tower").call("thief")
    assert table.do("gold", "build bell_tower", "decline").get("target") == target + 1


@rule("R12.9.1", "R12.9")
@pytest.mark.parametrize(("target", "announced"), [(10, 7), (8, 7), (6, 6)])
def test_bell_tower_says_seven_by_option(target, announced):
    table = four(districts="bell_tower", bell_tower="seven", city_target=target).gold(3).hand(0, "bell_tower")
    assert table.call("thief").do("gold", "build bell_tower", "announce").get("target") == announced


@rule("R12.9.2")
def test_the_usual_target_returns_but_a_triggered_end_stays():
    table = (
        four("thief", "king", "bishop", "warlord", districts="bell_tower")
        .gold(3, 0, 0, 9)
        .hand(0, "bell_tower")
    )
    table.city(0, SIX).call("thief").do("gold", "build bell_tower", "announce")
    assert (table.get("ending"), table.get("first")) == (1, 1)
    table.do("end").pass_until("warlord").do("gold")
    assert table.why("destroy 0 bell_tower") == ("R5.8.1", "city_complete")
    table = (
        four("thief", "king", "bishop", "warlord", districts="bell_tower+armory")
        .gold(3)
        .hand(0, "bell_tower")
    )
    table.city(0, SIX).city(1, "armory").call("thief").do("gold", "build bell_tower", "announce", "end")
    table.do("armory 0 bell_tower")
    assert (table.get("target"), table.get("ending")) == (8, 1)
    assert table.pass_until().state.is_over()
    assert table.sheet(0)["first"] == 4


@rule("R12.9.3")
def test_the_city_that_reached_the_size_first_completes_first():
    table = four("merchant", "architect", "magician", "warlord", districts="bell_tower").gold(9, 9, 9, 9)
    table.city(0, SIX).city(1, "temple church manor castle market prison").hand(0, "tavern").hand(1, "tavern")
    table.hand(2, "bell_tower").call("merchant").do(
        "gold", "build tavern", "end", "gold", "build tavern", "end"
    )
    assert table.get("reached", 0) < table.get("reached", 1)
    assert table.get("ending") == 0
    table.pass_until().set("first", 0)
    table.cast("warlord", "thief", "magician", "king").call("magician")
    table.do("gold", "build bell_tower", "announce")
    assert (table.get("first"), table.get("ending")) == (1, 1)
    table.finish()
    assert (table.sheet(0)["first"], table.sheet(1)["complete"]) == (4, 2)


@rule("R12.9.3")
def test_the_first_stays_the_first_if_a_city_was_complete_before():
    table = (
        four(districts="bell_tower").gold(3).hand(0, "bell_tower").city(1, SEVEN + " keep").set("first", 2)
    )
    table.set("ending", 1).city(0, "tavern prison fortress palace cathedral town_hall")
    table.call("thief").do("gold", "build bell_tower", "announce")
    assert table.get("first") == 2
    table.finish()
    assert table.sheet(0)["complete"] == 2


@rule("R12.10")
def test_factory_makes_other_purples_cheaper():
    table = four("architect", "king", "bishop", "warlord", districts="factory").gold(9).city(0, "factory")
    table.hand(0, "keep manor smithy").call("architect").do(
        "gold", "build keep", "build manor", "build smithy"
    )
    assert table.purse(0) == 11 - 2 - 3 - 4
    assert table.sheet(0)["districts"] == 6 + 3 + 3 + 5  # points are not reduced


@rule("R12.10")
@pytest.mark.parametrize(("gold", "may"), [(2, False), (3, True)])
def test_factory_decides_what_is_affordable(gold, may):
    table = (
        four(districts="factory").city(0, "factory").gold(gold).hand(0, "library").call("thief").do("gold")
    )
    assert table.can("build library") is may


@rule("R12.10")
def test_factory_itself_costs_six_and_helps_at_once():
    table = four("architect", "king", "bishop", "warlord", districts="factory").gold(3).hand(0, "factory")
    assert table.call("architect").do("gold").why("build factory") == ("R4.6", "not_enough_gold")
    table = (
        four("architect", "king", "bishop", "warlord", districts="factory").gold(6).hand(0, "factory keep")
    )
    table.call("architect").do("gold", "build factory", "build keep")
    assert table.purse(0) == 0


@rule("R12.11")
@pytest.mark.parametrize(("hand", "asks"), [("", True), ("tavern", False)])
def test_park(hand, asks):
    table = four(districts="park").city(0, "park").hand(0, hand).call("thief").do("gold", "end")
    assert (table.asking == "park") is asks
    if asks:
        declined = table.state.clone()
        assert len(table.do("park").cards(0)) == 2
        table.state = declined
        assert table.do("decline").cards(0) == []


@rule("R12.12")
def test_hospital_lets_the_murdered_take_an_action_only():
    table = four("assassin", "merchant", "king", "warlord", districts="hospital+park").gold(0, 4)
    table.city(1, "hospital tavern park").call().do("murder merchant", "gold", "end").pass_until_asked(
        "hospital"
    )
    assert (table.actor, table.legal()) == (1, ["reveal", "decline"])
    table.do("reveal")
    assert table.told("shows")[-1] == {"seat": "1", "character": "merchant"}
    assert table.legal() == ["gold", "draw"]
    assert table.why("income") == ("R12.12", "action_only")
    table.do("gold")
    assert (table.purse(1), table.cards(1), table.actor) == (6, [], 3)  # no bonus, no Park


@rule("R12.12")
def test_hospital_may_stay_silent():
    table = four("assassin", "merchant", "king", "warlord", districts="hospital").city(1, "hospital").call()
    table.do("murder merchant", "gold", "end").pass_until_asked("hospital").do("decline")
    assert (table.actor, table.get("revealed", 6)) == (3, 0)
    assert table.told("silence")[-2]["character"] == "merchant"


@rule("R12.12")
def test_the_question_of_the_hospital_betrays_nothing():
    table = four("assassin", "merchant", "warlord", "king", districts="hospital").city(2, "hospital").call()
    table.do("murder merchant", "gold", "end").pass_until_asked("hospital")
    assert (table.actor, table.legal()) == (2, ["decline"])  # asked although he is not the Merchant
    assert table.why("reveal") == ("R12.12", "not_murdered")
    table = four("assassin", "merchant", "warlord", "king", districts="hospital").city(3, "hospital").call()
    table.do("murder merchant", "gold", "end", "gold", "end")
    assert (table.actor, table.asking) == (2, "turn")  # all know him to be the King, nothing to ask


@rule("R12.12", "R5.4.3", "R5.5")
def test_a_king_or_bishop_in_the_hospital_has_no_power():
    table = (
        four("assassin", "king", "bishop", "warlord", districts="hospital", crown=3)
        .city(1, "hospital")
        .call()
    )
    table.do("murder king", "gold", "end", "reveal")
    assert table.get("crown") == 3
    table.do("gold").pass_until()
    assert table.get("crown") == 1
    table = (
        four("assassin", "bishop", "king", "warlord", districts="hospital").city(1, "hospital tavern").call()
    )
    table.do("murder bishop", "gold", "end").pass_until_asked("hospital").do("reveal", "gold").pass_until(
        "warlord"
    )
    assert table.do("gold").can("destroy 1 tavern")


@rule("R12.13")
def test_throne_room_on_every_move_of_the_crown():
    for owner in range(4):
        table = four("magician", "king", "bishop", "warlord", districts="throne_room", crown=3)
        table.city(owner, "throne_room").call("king")
        assert table.purse(owner) == 1
    table = four("magician", "king", "bishop", "warlord", districts="throne_room", crown=1).city(
        1, "throne_room"
    )
    assert table.call("king").purse(1) == 0  # the King had it already


@rule("R12.13", "R5.4.3")
def test_throne_room_and_the_heir():
    table = four("assassin", "king", "bishop", "warlord", districts="throne_room", crown=2).city(
        0, "throne_room"
    )
    table.call().do("murder king").pass_until()
    assert table.purse(0) == 3


@rule("R12.14")
def test_ball_room_is_worth_its_points_only():
    table = (
        four(districts="ball_room").gold(4).hand(0, "ball_room").call("thief").do("gold", "build ball_room")
    )
    assert (table.asking, table.sheet(0)) == ("turn", {"districts": 6})
    assert GAME.options["ball_room"].values == ("auto_say",)
