"""R11.0, R11.2-R11.6: Tax Collector, Wizard, Emperor, Abbot, Alchemist."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

BASE = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def four(*characters, **options):
    chosen = "+".join(c for c in characters if c not in BASE)
    return Scene(4, edition="ffg", characters=chosen, **options).cast(*characters)


@rule("R11.0")
def test_a_dark_character_takes_the_place_of_its_rank():
    rules = GAME.ruleset(4, edition="ffg", characters="wizard+emperor")
    names = [GAME.verbs["pick"].domains[0].labels[c] for c in rules.characters()]
    assert names == ["assassin", "thief", "wizard", "emperor", "bishop", "merchant", "architect", "warlord"]


@rule("R11.0")
@pytest.mark.parametrize(("seats", "options"), [
    (4, {"edition": "ffg", "characters": "artist+queen"}), (4, {"edition": "ffg", "characters": "queen"}),
    (2, {"edition": "ffg", "characters": "emperor"}), (2, {"edition": "ffg", "characters": "artist"}),
    (4, {"characters": "wizard"}), (4, {"edition": "classic2017", "characters": "wizard"}),
    (8, {"edition": "ffg"}), (4, {"districts": "park"}),
])  # fmt: skip
def test_refused_combinations(seats, options):
    with pytest.raises(OptionError):
        GAME.new(seats, 1, **options)


@rule("R11.0")
def test_rank_nine_makes_nine_characters():
    assert GAME.ruleset(4, edition="ffg", characters="artist").last_rank == 9
    assert GAME.ruleset(5, edition="ffg", characters="queen").last_rank == 9
    assert GAME.ruleset(8, edition="ffg", characters="queen").last_rank == 9


@rule("R11.2")
def test_builders_pay_one_gold_at_the_end_of_their_turn():
    table = four("tax_collector", "king", "architect", "warlord").gold(0, 3, 9, 5).hand(1, "tavern")
    table.hand(2, "temple market").call("tax_collector").do("gold", "end", "gold", "build tavern")
    assert table.purse(0) == 2
    table.do("end")
    assert (table.purse(0), table.purse(1)) == (3, 3)
    table.do("gold", "build temple", "build market", "end")
    assert (table.purse(0), table.purse(2)) == (4, 7)  # one gold a turn, not a district
    table.do("gold", "end")
    assert table.purse(0) == 4  # who did not build pays nothing


@rule("R11.2")
def test_no_tax_without_gold_and_none_from_himself():
    table = four("tax_collector", "king", "bishop", "warlord").hand(0, "tavern").hand(1, "market")
    table.call("tax_collector").do("gold", "build tavern", "end")
    assert table.purse(0) == 1
    assert not table.told("tax")
    table.do("gold", "build market", "end")
    assert (table.purse(0), table.purse(1)) == (1, 0)


@rule("R11.2")
def test_rank_one_pays_when_the_tax_collector_is_shown():
    table = four("tax_collector", "assassin", "bishop", "warlord").hand(1, "tavern").call()
    table.do("gold", "build tavern", "end")
    assert table.actor == 0
    assert (table.purse(0), table.purse(1)) == (1, 0)
    table = four("tax_collector", "assassin", "bishop", "warlord").hand(1, "market").call()
    table.do("gold", "build market", "end")
    assert table.purse(0) == 0  # nothing left to pay with
    table = four("tax_collector", "assassin", "bishop", "warlord").gold(0, 3).call().do("gold", "end")
    assert table.purse(0) == 0  # he did not build


@rule("R11.2", "R9.3")
def test_no_tax_from_ones_own_other_character():
    table = Scene(2, edition="ffg", characters="tax_collector").cast("assassin+tax_collector", "king+warlord")
    table.gold(3, 0).hand(0, "tavern").call().do("gold", "build tavern", "end")
    assert (table.get("early"), table.get("collector")) == (1, 1)
    assert not table.told("tax")
    assert table.purse(0) == 4


@rule("R11.2")
def test_no_tax_if_murdered_or_absent():
    for victim, murdered in (("tax_collector", True), ("merchant", False)):
        cast = ("tax_collector" if murdered else "magician", "assassin", "king", "warlord")
        table = (
            Scene(4, edition="ffg", characters="tax_collector").cast(*cast).gold(0, 5, 5).hand(1, "tavern")
        )
        table.hand(2, "temple").call().do(f"murder {victim}", "gold", "build tavern", "end").pass_until(
            "king"
        )
        before = table.purse(2)
        assert table.do("gold", "build temple", "end").purse(2) == before + 2 - 1
        assert not table.told("tax")


@rule("R11.2")
def test_exchange_is_not_building():
    table = four("tax_collector", "diplomat", "bishop", "king").city(1, "tavern").city(2, "temple").gold(0, 3)
    table.call("diplomat").set("collector", 1).do("gold", "exchange 2 temple", "give tavern")
    assert not table.told("tax")


@rule("R11.3")
def test_wizard_takes_a_card_into_his_hand():
    table = four("wizard", "king", "bishop", "warlord").hand(1, "tavern manor").call("wizard")
    assert table.legal("look") == ["look 1"]
    assert table.why("look 2") == ("R11.3", "no_cards_there")
    assert table.why("look 0") == ("R11.3", "not_yourself")
    table.do("look 1")
    assert table.legal() == ["take manor", "take tavern"]
    table.do("take manor")
    assert table.legal() == ["decline"]  # before the action he cannot build
    assert table.why("build manor") == ("R11.3", "action_first")
    table.do("decline")
    assert (table.cards(0), table.cards(1)) == (["manor"], ["tavern"])
    assert table.why("look 1") == ("R11.3", "power_used")


@rule("R11.3")
def test_wizard_builds_it_at_once_outside_the_limit():
    table = (
        four("wizard", "king", "bishop", "warlord")
        .gold(5)
        .hand(0, "temple")
        .hand(1, "tavern manor")
        .call("wizard")
    )
    table.do("gold", "build temple", "look 1", "take manor", "build manor")
    assert table.built(0) == ["temple", "manor"]
    assert table.purse(0) == 5 + 2 - 1 - 3
    table = (
        four("wizard", "king", "bishop", "warlord")
        .hand(1, "palace")
        .call("wizard")
        .do("gold", "look 1", "take palace")
    )
    assert table.why("build palace") == ("R4.6", "not_enough_gold")


@rule("R11.3", "R4.5")
def test_wizard_may_build_what_he_has():
    table = (
        four("wizard", "king", "bishop", "warlord")
        .gold(5)
        .city(0, "tavern")
        .hand(0, "tavern")
        .hand(1, "tavern")
    )
    table.call("wizard").do("gold", "look 1", "take tavern", "build tavern", "build tavern")
    assert table.built(0) == ["tavern", "tavern", "tavern"]


@rule("R11.3")
def test_wizard_build_before_the_action_by_option():
    table = (
        four("wizard", "king", "bishop", "warlord", wizard_build_before_action=True).gold(3).hand(1, "manor")
    )
    table.call("wizard").do("look 1", "take manor", "build manor")
    assert table.built(0) == ["manor"]
    assert table.can("gold")


@rule("R11.3", "R12.10")
def test_wizard_pays_less_with_the_factory():
    table = (
        four("wizard", "king", "bishop", "warlord", districts="factory")
        .gold(2)
        .city(0, "factory")
        .hand(1, "smithy")
    )
    assert table.call("wizard").do("gold", "look 1", "take smithy", "build smithy").purse(0) == 0


@rule("R11.4")
def test_emperor_has_yellow_income():
    table = (
        four("emperor", "thief", "bishop", "warlord")
        .city(0, "manor castle")
        .call("emperor")
        .do("crown 1", "income")
    )
    assert table.purse(0) == 2


@rule("R11.4.1")
def test_emperor_gives_the_crown_to_another():
    table = four("emperor", "thief", "bishop", "warlord", crown=2).call("emperor")
    assert (table.asking, table.legal()) == ("emperor", ["crown 1", "crown 3"])
    assert table.why("crown 0") == ("R11.4.1", "crown_to_another")
    assert table.why("crown 2") == ("R11.4.1", "crown_to_another")
    table = four("emperor", "thief", "bishop", "warlord", crown=0).call("emperor")
    assert table.legal() == ["crown 1", "crown 2", "crown 3"]
    assert table.do("crown 3").get("crown") == 3


@rule("R11.4.2")
def test_the_receiver_gives_a_gold_or_a_card_of_his_choice():
    table = (
        four("emperor", "thief", "bishop", "warlord", crown=2)
        .gold(0, 3)
        .hand(1, "tavern manor")
        .call("emperor")
    )
    table.do("crown 1")
    assert (table.actor, table.legal()) == (1, ["pay_gold", "pay_card manor", "pay_card tavern"])
    paid = table.state.clone()
    table.do("pay_card manor")
    assert (table.cards(0), table.cards(1), table.purse(1)) == (["manor"], ["tavern"], 3)
    table.state = paid
    table.do("pay_gold")
    assert (table.purse(0), table.purse(1)) == (1, 2)


@rule("R11.4.2")
def test_who_has_neither_gives_nothing():
    table = four("emperor", "thief", "bishop", "warlord", crown=2).call("emperor").do("crown 1")
    assert (table.actor, table.asking) == (0, "turn")


@rule("R11.4.2", "R12.13")
def test_the_throne_room_pays_before_the_receiver_does():
    table = four("emperor", "thief", "bishop", "warlord", crown=2, districts="throne_room").city(
        1, "throne_room"
    )
    table.call("emperor").do("crown 1")
    assert (table.actor, table.legal()) == (1, ["pay_gold"])
    table.do("pay_gold")
    assert (table.purse(0), table.purse(1)) == (1, 0)


@rule("R11.4.3")
def test_a_murdered_emperor_passes_the_crown_at_the_end_without_tribute():
    table = (
        four("emperor", "assassin", "bishop", "warlord", crown=2).gold(0, 5, 5, 5).call().do("murder emperor")
    )
    table.pass_until("warlord").do("gold", "end")
    assert (table.actor, table.asking, table.legal()) == (0, "emperor", ["crown 1", "crown 3"])
    table.do("crown 3")
    assert (table.get("crown"), table.purse(0), table.round) == (3, 0, 2)


@rule("R11.5")
def test_abbot_gets_one_gold_from_the_richest():
    table = four("abbot", "king", "thief", "warlord").gold(2, 5, 4, 3).city(0, "temple").call("abbot")
    table.do("bonus", "income")
    assert (table.purse(0), table.purse(1)) == (4, 4)
    assert table.why("bonus") == ("R4.4", "power_used")


@rule("R11.5")
@pytest.mark.parametrize("gold", [(2, 5, 5, 3), (6, 5, 4, 3), (5, 5, 1, 1), (0, 0, 0, 0)])
def test_abbot_gets_nothing_if_the_most_is_shared_or_his_own(gold):
    table = four("abbot", "king", "thief", "warlord").gold(*gold).call("abbot")
    assert table.why("bonus") == ("R11.5", "nobody_alone_is_richest")


@rule("R11.5")
def test_abbot_protects_nothing():
    table = (
        four("abbot", "king", "thief", "warlord")
        .city(0, "tavern")
        .call("abbot")
        .pass_until("warlord")
        .do("gold")
    )
    assert table.can("destroy 0 tavern")


@rule("R11.6")
def test_alchemist_regains_what_he_paid_for_building():
    table = (
        four("alchemist", "king", "thief", "warlord")
        .gold(4)
        .city(0, "smithy")
        .hand(0, "castle")
        .call("alchemist")
    )
    table.do("gold", "smithy", "build castle")
    assert table.purse(0) == 0
    assert table.do("end").purse(0) == 4  # not what the Smithy cost
    assert table.told("refund")[-1] == {"seat": "0", "n": 4}


@rule("R11.6")
def test_alchemist_must_own_the_gold_and_has_no_income():
    table = (
        four("alchemist", "king", "thief", "warlord")
        .hand(0, "manor")
        .city(0, "tavern")
        .call("alchemist")
        .do("gold")
    )
    assert table.why("build manor") == ("R4.6", "not_enough_gold")
    assert table.why("income") == ("R5", "character_has_no_income")


@rule("R11.6", "R12.10")
def test_alchemist_with_the_factory_regains_what_he_really_paid():
    table = four("alchemist", "king", "thief", "warlord", districts="factory").gold(2).city(0, "factory")
    table.hand(0, "smithy").call("alchemist").do("gold", "build smithy")
    assert table.purse(0) == 0
    assert table.do("end").purse(0) == 4
