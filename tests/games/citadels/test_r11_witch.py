"""R11.1: the Witch."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine

BASE = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def four(*characters, **options):
    chosen = "+".join(c for c in characters if c not in BASE)
    return Scene(4, edition="ffg", characters=chosen, **options).cast(*characters)


@rule("R11.1.1", "R11.1")
def test_an_action_then_a_name_and_nothing_else():
    table = (
        four("witch", "king", "bishop", "warlord")
        .gold(9)
        .city(0, "smithy laboratory")
        .hand(0, "tavern")
        .call()
    )
    assert table.legal() == ["gold", "draw"]
    assert table.why("bewitch king") == ("R11.1.1", "action_first")
    table.do("gold")
    assert {text.split()[0] for text in table.legal()} == {"bewitch"}
    assert table.why("end") == ("R11.1.1", "witch_names_a_character")
    assert table.why("build tavern") == ("R11.1.1", "witch_names_a_character")
    assert table.why("smithy") == ("R11.1.1", "witch_names_a_character")
    table.do("bewitch king")
    assert table.get("bewitched") == 4
    assert table.actor == 1


@rule("R11.1.1")
def test_she_names_anybody_but_herself():
    table = four("witch", "king", "bishop", "warlord").face_up("thief", "magician").call().do("gold")
    named = [text.split()[1] for text in table.legal("bewitch")]
    assert named == ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert table.why("bewitch witch") == ("R11.1.1", "not_yourself")
    assert table.why("bewitch wizard") == ("R11.1.1", "not_in_this_game")


@rule("R11.1.1")
def test_observatory_and_library_work_in_her_first_part():
    table = four("witch", "king", "bishop", "warlord").city(0, "observatory library").call().do("draw")
    assert len(table.legal("keep")) >= 1
    assert table.get("batch_size") == 3
    table.do(table.legal("keep")[0], table.legal("keep")[0])
    assert len(table.cards(0)) == 2
    assert {text.split()[0] for text in table.legal()} == {"bewitch"}


@rule("R11.1.2")
@pytest.mark.parametrize("character", ["merchant", "architect", "warlord", "magician"])
def test_the_bewitched_owner_takes_an_action_and_nothing_else(character):
    table = four("witch", character, "king", "bishop", districts="park+poor_house")
    table.city(1, "tavern prison smithy park").gold(0, 3).call().do("gold", f"bewitch {character}")
    table.pass_until(character)
    assert table.actor == 1
    assert table.legal() == ["gold", "draw"]
    assert table.why("income") == ("R11.1.2", "action_only")
    assert table.why("smithy") == ("R11.1.2", "action_only")
    table.do("gold")
    assert table.purse(1) == 5  # no Merchant's gold
    assert table.cards(1) == []  # no Architect's cards, no Park
    assert table.actor == 0


@rule("R11.1.2")
def test_the_bewitched_owner_draws_with_his_own_observatory():
    table = (
        four("witch", "merchant", "king", "bishop")
        .city(1, "observatory")
        .call()
        .do("gold", "bewitch merchant")
    )
    assert table.pass_until("merchant").do("draw").get("batch_size") == 3


@rule("R11.1.3")
def test_the_witch_goes_on_as_the_merchant_with_her_own_things():
    table = (
        four("witch", "merchant", "king", "bishop").city(0, "market").city(1, "tavern docks harbor smithy")
    )
    table.hand(0, "manor prison").gold(1, 8).call().do("gold", "bewitch merchant").pass_until("merchant").do(
        "gold"
    )
    assert (table.actor, table.get("called")) == (0, 6)
    assert table.purse(0) == 4  # 1 + 2, and the Merchant's 1
    assert table.why("gold") == ("R4.4", "action_done")
    assert table.why("smithy") == ("R6.4", "not_in_city")
    table.do("income", "build manor")
    assert table.purse(0) == 2
    assert table.why("build prison") == ("R4.4", "no_builds_left")
    table.do("end")
    assert table.purse(1) == 10


@rule("R11.1.3")
def test_the_witch_as_architect():
    table = four("witch", "architect", "king", "bishop").gold(4).hand(0, "tavern market temple").call()
    table.do("gold", "bewitch architect").pass_until("architect").do("gold")
    assert table.cards(1) == []
    assert len(table.cards(0)) == 5
    assert len(table.do("build tavern", "build market", "build temple").built(0)) == 3


@rule("R11.1.3")
def test_the_witch_as_navigator():
    table = four("witch", "navigator", "king", "bishop").hand(0, "tavern").call()
    table.do("gold", "bewitch navigator").pass_until("navigator").do("gold")
    assert (table.actor, table.legal()) == (0, ["four_gold", "four_cards"])
    table.do("four_gold")
    assert table.purse(0) == 6
    assert table.why("build tavern") == ("R11.7", "navigator_cannot_build")


@rule("R11.1.3", "R11.6")
def test_the_witch_as_alchemist_gets_her_gold_back():
    table = four("witch", "alchemist", "king", "bishop").hand(0, "market").call()
    table.do("gold", "bewitch alchemist").pass_until("alchemist").do("gold", "build market")
    assert table.purse(0) == 0
    assert table.do("end").purse(0) == 2


@rule("R11.1.3", "R6.6")
def test_the_witch_as_warlord_and_the_graveyard():
    table = four("witch", "warlord", "king", "thief").gold(4, 3).city(0, "graveyard").city(2, "tavern").call()
    table.do("gold", "bewitch warlord").pass_until("warlord").do("gold")
    assert table.do("destroy 2 tavern").asking == "select"  # her own Graveyard is not asked
    table = (
        four("witch", "warlord", "king", "thief").gold(4, 3, 3).city(3, "graveyard").city(2, "tavern").call()
    )
    table.set("gold", 1, at=3)
    table.do("gold", "bewitch warlord").pass_until("warlord").do("gold", "destroy 2 tavern")
    assert (table.actor, table.asking) == (3, "graveyard")


@rule("R11.1.3")
def test_the_witch_as_thief():
    table = four("witch", "thief", "king", "bishop").gold(0, 0, 5).call().do("gold", "bewitch thief", "gold")
    assert table.actor == 0
    assert "rob thief" not in table.legal()
    table.do("rob king", "end")
    assert (table.purse(0), table.purse(2)) == (7, 0)


@rule("R11.1.3")
def test_the_witch_as_magician_swaps_her_own_hand():
    table = (
        four("witch", "magician", "king", "bishop")
        .hand(0, "tavern")
        .hand(1, "manor")
        .hand(2, "castle palace")
    )
    table.call().do("gold", "bewitch magician").pass_until("magician").do("gold", "swap 2")
    assert (table.cards(0), table.cards(1), table.cards(2)) == (["castle", "palace"], ["manor"], ["tavern"])


@rule("R11.1.4")
def test_bewitched_king():
    table = (
        four("witch", "king", "bishop", "warlord", crown=3).city(0, "manor").city(1, "castle palace").call()
    )
    table.do("gold", "bewitch king")
    assert table.get("crown") == 1
    assert table.why("income") == ("R11.1.2", "action_only")
    table.do("gold", "income")
    assert (table.purse(0), table.purse(1), table.get("crown")) == (3, 2, 1)


@rule("R11.1.4")
def test_bewitched_emperor():
    table = (
        four("witch", "emperor", "bishop", "warlord", crown=3)
        .gold(0, 4, 4, 4)
        .call()
        .do("gold", "bewitch emperor")
    )
    assert (table.actor, table.asking) == (0, "emperor")
    assert table.legal() == ["crown 1", "crown 2"]  # not herself, not the holder, but the Emperor's owner
    table.do("crown 1")
    assert (table.actor, table.asking) == (1, "tribute")
    table.do("pay_gold")
    assert (table.purse(0), table.purse(1), table.get("crown")) == (3, 3, 1)
    assert (table.actor, table.legal()) == (1, ["gold", "draw"])


@rule("R11.1.5")
def test_bewitched_bishop_protects_the_witch():
    table = four("witch", "bishop", "king", "warlord").city(0, "tavern").city(1, "tavern").call()
    table.do("gold", "bewitch bishop").pass_until("warlord").do("gold")
    assert table.legal("destroy") == ["destroy 1 tavern"]
    assert table.why("destroy 0 tavern") == ("R5.8.3", "bishop_protects")


@rule("R11.1.5")
def test_bewitched_tax_collector_collects_for_the_witch():
    table = (
        four("witch", "tax_collector", "king", "warlord").gold(1, 1, 1, 1).hand(2, "tavern").hand(0, "temple")
    )
    table.call().do("gold", "bewitch tax_collector").pass_until("tax_collector").do(
        "gold", "build temple", "end"
    )
    assert (table.purse(0), table.purse(1)) == (2, 3)  # she does not tax herself
    table.do("gold", "build tavern", "end")
    assert (table.purse(0), table.purse(1), table.purse(2)) == (3, 3, 1)


@rule("R11.1.3", "R11.2")
def test_the_witch_pays_tax_for_what_she_builds():
    table = (
        four("witch", "tax_collector", "king", "warlord")
        .gold(3, 0)
        .hand(0, "temple")
        .call()
        .do("gold", "bewitch king")
    )
    table.pass_until("king").do("gold", "build temple", "end")
    assert (table.purse(0), table.purse(1)) == (3, 3)


@rule("R11.1.5", "R11.10")
def test_bewitched_queen_counts_the_witchs_seat():
    for witch, earns in ((1, True), (2, False)):
        cast = ["king", "thief", "bishop", "warlord", "queen", "merchant"]
        cast[witch] = "witch"
        table = Scene(6, edition="ffg", characters="witch+queen").cast(*cast).call()
        table.do("gold", "bewitch queen").pass_until("queen").do("gold")
        assert table.actor == witch
        assert table.can("bonus") is earns


@rule("R11.1.6")
def test_a_bewitched_character_nobody_has():
    table = four("witch", "king", "bishop", "warlord", districts="park+poor_house").city(0, "park poor_house")
    table.face_up("merchant", "architect").call().do("gold", "bewitch architect").set("gold", 0).pass_until()
    assert not table.told("resumed")
    assert (table.cards(0), table.purse(0)) == ([], 0)


@rule("R11.1.7")
def test_the_thief_may_not_name_witch_or_bewitched():
    table = four("witch", "thief", "king", "warlord").call().do("gold", "bewitch king")
    assert (table.actor, table.get("called")) == (1, 2)
    assert table.why("rob king") == ("R11.1.7", "is_bewitched")
    assert table.why("rob witch") == ("R5.2", "not_rank_one")
    assert table.can("rob warlord")


@rule("R11.1.8")
def test_her_own_second_character():
    table = (
        Scene(2, edition="ffg", characters="witch")
        .cast("witch+merchant", "king+bishop")
        .hand(0, "tavern")
        .call()
    )
    table.do("gold", "bewitch merchant").pass_until("merchant")
    assert (table.actor, table.legal()) == (0, ["gold", "draw"])
    table.do("gold")
    assert table.purse(0) == 2 + 2 + 1
    assert table.do("build tavern").built(0) == ["tavern"]
