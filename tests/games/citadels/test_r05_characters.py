"""R5.1-R5.7: Assassin, Thief, Magician, King, Bishop, Merchant, Architect."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


def four(*characters, **options):
    return Scene(4, edition="ffg", **options).cast(*characters)


@rule("R5.1")
def test_the_assassin_may_name_anybody_but_himself():
    table = four("assassin", "king", "bishop", "warlord").face_up("thief", "magician").call()
    named = [text.split()[1] for text in table.legal("murder")]
    assert named == ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert table.why("murder assassin") == ("R5.1", "not_yourself")
    assert table.why("murder wizard") == ("R5.1", "not_in_this_game")


@rule("R5.1")
def test_the_murdered_loses_the_whole_turn():
    table = four("assassin", "merchant", "bishop", "warlord").city(1, "tavern smithy")
    table.gold(0, 7).hand(1, "manor").call().do("murder merchant", "gold", "end")
    assert table.actor == 2
    table.pass_until()
    assert table.purse(1) == 7
    assert table.cards(1) == ["manor"]
    assert table.get("revealed", 6) == 0


@rule("R5.1")
def test_a_character_nobody_has_may_be_named_without_effect():
    table = four("assassin", "merchant", "bishop", "warlord").face_up("thief", "magician").call()
    table.do("murder thief", "gold", "end")
    assert table.actor == 2
    assert table.why("murder king") == ("R5.1", "other_character")


@rule("R5.2")
def test_whom_the_thief_may_not_name():
    table = four("assassin", "thief", "bishop", "warlord").call().do("murder bishop", "gold", "end")
    named = [text.split()[1] for text in table.legal("rob")]
    assert named == ["magician", "king", "merchant", "architect", "warlord"]
    assert table.why("rob assassin") == ("R5.2", "not_rank_one")
    assert table.why("rob thief") == ("R5.2", "not_yourself")
    assert table.why("rob bishop") == ("R8.1", "is_murdered")
    assert table.why("rob wizard") == ("R5.2", "not_in_this_game")


@rule("R5.2")
def test_the_thief_takes_all_gold_before_action_and_income():
    table = four("thief", "merchant", "bishop", "warlord").gold(1, 5, 4, 3).city(1, "tavern market")
    table.call("thief").do("rob merchant", "gold", "end").pass_until("merchant")
    assert (table.purse(0), table.purse(1)) == (8, 0)
    assert table.told("stolen") == [{"seat": "0", "victim": "1", "n": 5}]
    table.do("gold", "income")
    assert (table.purse(0), table.purse(1)) == (8, 5)


@rule("R5.2")
def test_robbing_a_character_nobody_has():
    table = (
        four("thief", "merchant", "bishop", "warlord")
        .gold(1, 5, 4, 3)
        .call("thief")
        .do("rob king")
        .pass_until()
    )
    assert not table.told("stolen")
    assert table.purse(0) == 3


@rule("R5.2.1")
def test_stolen_gold_arrives_after_the_thiefs_turn():
    table = four("thief", "merchant", "bishop", "warlord").gold(0, 5).hand(0, "palace").call("thief")
    table.do("rob merchant", "gold")
    assert table.purse(0) == 2
    assert table.why("build palace") == ("R4.6", "not_enough_gold")
    table.do("end").pass_until("merchant")
    assert table.purse(0) == 7


@rule("R5.3")
def test_the_magician_swaps_whole_hands():
    table = four("magician", "king", "bishop", "warlord").hand(0, "tavern").hand(1, "manor castle castle")
    table.city(0, "temple").city(1, "church").call("magician")
    assert table.legal("swap") == ["swap 1", "swap 2", "swap 3"]
    table.do("swap 1")
    assert (table.cards(0), table.cards(1)) == (["castle", "castle", "manor"], ["tavern"])
    assert (table.built(0), table.built(1)) == (["temple"], ["church"])
    assert table.why("swap 2") == ("R5.3", "power_used")
    assert table.why("redraw") == ("R5.3", "power_used")
    assert table.why("swap 0") is not None


@rule("R5.3")
def test_a_swap_may_give_or_take_no_card():
    table = (
        four("magician", "king", "bishop", "warlord").hand(1, "manor castle").call("magician").do("swap 1")
    )
    assert (table.cards(0), table.cards(1)) == (["castle", "manor"], [])
    table = four("magician", "king", "bishop", "warlord").hand(0, "manor").call("magician").do("swap 1")
    assert (table.cards(0), table.cards(1)) == ([], ["manor"])


@rule("R5.3")
def test_the_magician_redraws_as_many_as_he_puts_under():
    table = (
        four("magician", "king", "bishop", "warlord")
        .hand(0, "tavern tavern manor")
        .top("palace castle temple")
    )
    table.call("magician").do("redraw")
    assert table.legal() == ["discard manor", "discard tavern"]
    assert table.why("done") == ("R5.3", "put_aside_first")
    table.do("discard tavern", "discard manor", "done")
    assert table.cards(0) == ["castle", "palace", "tavern"]
    assert table.pile()[0] == "temple"
    assert sorted(table.pile()[-2:]) == ["manor", "tavern"]
    assert table.why("swap 1") == ("R5.3", "power_used")
    assert table.can("gold")


@rule("R5.3")
def test_redraw_needs_a_card():
    table = four("magician", "king", "bishop", "warlord").call("magician")
    assert table.why("redraw") == ("R5.3", "hand_empty")


@rule("R5.4")
@pytest.mark.parametrize(("character", "city", "income"), [
    ("king", "manor castle temple", 2), ("bishop", "temple church manor", 2),
    ("merchant", "tavern market docks temple", 3), ("warlord", "prison temple", 1),
])  # fmt: skip
def test_income_of_the_four_coloured_characters(character, city, income):
    table = four(character, "thief", "magician", "architect").city(0, city).call(character)
    before = table.purse(0)
    assert table.do("income").purse(0) == before + income


@rule("R5.4.1")
def test_the_king_takes_the_crown_when_he_is_called():
    table = four("magician", "king", "bishop", "warlord", crown=3).call("magician")
    assert table.get("crown") == 3
    table.do("gold", "end")
    assert table.get("crown") == 1
    table.pass_until()
    assert table.actor == 1  # he chooses first


@rule("R5.4.1")
@pytest.mark.parametrize("moment", ["on_reveal", "during_turn"])
def test_the_option_king_crown_means_the_same_moment(moment):
    table = Scene(4, king_crown=moment, crown=3).cast("magician", "king", "bishop", "warlord").call("king")
    assert table.get("crown") == 1


@rule("R5.4.2")
def test_without_a_king_the_crown_stays():
    table = four("magician", "thief", "bishop", "warlord", crown=2).call().pass_until()
    assert table.get("crown") == 2


@rule("R5.4.3")
@pytest.mark.parametrize("heir", [True, False])
def test_a_murdered_king_takes_the_crown_at_the_end(heir):
    table = four("assassin", "king", "bishop", "warlord", crown=3, murdered_king_gets_crown=heir)
    table.call().do("murder king").pass_until("warlord")
    assert table.get("crown") == 3
    table.pass_until()
    assert table.get("crown") == (1 if heir else 3)
    assert bool(table.told("heir")) is heir


@rule("R5.4.3")
def test_a_murdered_king_nobody_has_leaves_the_crown():
    table = four("assassin", "thief", "bishop", "warlord", crown=3).call().do("murder king").pass_until()
    assert table.get("crown") == 3


@rule("R5.5")
def test_the_bishop_protects_his_city_from_the_warlord():
    table = four("bishop", "king", "thief", "warlord").city(0, "tavern").city(1, "tavern").call("bishop")
    table.pass_until("warlord").do("gold")
    assert table.legal("destroy") == ["destroy 1 tavern"]
    assert table.why("destroy 0 tavern") == ("R5.8.3", "bishop_protects")


@rule("R5.5")
def test_a_murdered_bishop_protects_nothing():
    table = four("bishop", "king", "assassin", "warlord").city(0, "tavern").call().do("murder bishop")
    table.pass_until("warlord").do("gold")
    assert table.can("destroy 0 tavern")


@rule("R5.5")
def test_the_protection_lasts_one_round():
    table = four("bishop", "king", "thief", "warlord").city(0, "tavern").call("bishop").pass_until()
    assert table.get("bishop") == 0


@rule("R5.6")
@pytest.mark.parametrize("act", ["gold", "draw"])
def test_the_merchants_gold_comes_after_either_action(act):
    table = (
        four("merchant", "king", "thief", "warlord")
        .top("tavern manor")
        .city(0, "market")
        .call("merchant")
        .do(act)
    )
    if act == "draw":
        assert table.purse(0) == 0
        table.do("keep manor")
    assert table.purse(0) == (3 if act == "gold" else 1)
    assert table.told("bonus_gold")[-1] == {"seat": "0", "n": 1}
    before = table.purse(0)
    assert table.do("income").purse(0) == before + 1  # it was no income


@rule("R5.7")
def test_the_architect_draws_two_after_the_action_and_keeps_both():
    table = (
        four("architect", "king", "thief", "warlord")
        .top("tavern manor temple castle palace")
        .call("architect")
    )
    table.do("draw", "keep manor")
    assert table.cards(0) == ["castle", "manor", "temple"]
    assert table.pile()[0] == "palace"
    assert table.why("income") == ("R5", "character_has_no_income")


@rule("R5.7")
def test_the_architect_builds_three():
    table = four("architect", "king", "thief", "warlord").gold(9).hand(0, "tavern temple market church")
    table.call("architect").do("gold", "build tavern", "build temple", "build market")
    assert table.built(0) == ["tavern", "temple", "market"]
    assert table.why("build church") == ("R4.4", "no_builds_left")


@rule("R5.7")
def test_library_and_observatory_do_not_change_the_architects_cards():
    table = (
        four("architect", "king", "thief", "warlord")
        .city(0, "observatory library")
        .call("architect")
        .do("gold")
    )
    assert len(table.cards(0)) == 2
