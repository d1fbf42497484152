"""R8: rulings across the chapters."""

import pytest
from tests.games.citadels.scenario import Scene, kind
from tests.rules import rule

pytestmark = pytest.mark.engine

SEVEN = "temple church manor castle market docks harbor"


def four(*characters, **options):
    return Scene(4, edition="ffg", **options).cast(*characters)


@rule("R8.1", "R12.12")
def test_the_murdered_character_cannot_be_robbed():
    table = four("assassin", "thief", "king", "warlord").call().do("murder king", "gold", "end")
    assert "rob king" not in table.legal()
    assert table.why("rob king") == ("R8.1", "is_murdered")
    assert table.can("rob warlord")


@rule("R8.2")
def test_a_murdered_thief_robs_nobody():
    table = (
        four("assassin", "thief", "king", "warlord").gold(0, 0, 5, 5).call().do("murder thief", "gold", "end")
    )
    assert table.actor == 2
    table.pass_until()
    assert not table.told("stolen")


@rule("R8.3")
def test_theft_of_nothing_and_of_the_king():
    table = four("thief", "king", "bishop", "warlord", crown=3).call("thief").do("rob king", "gold", "end")
    assert table.told("stolen") == [{"seat": "0", "victim": "1", "n": 0}]
    assert table.get("crown") == 1
    assert table.purse(0) == 2


@rule("R8.3")
def test_what_the_merchant_earns_later_is_his():
    table = (
        four("thief", "merchant", "bishop", "warlord")
        .gold(0, 4)
        .call("thief")
        .do("rob merchant", "gold", "end")
    )
    table.pass_until("merchant").do("gold")
    assert (table.purse(0), table.purse(1)) == (6, 3)


@rule("R8.4")
def test_robbing_ones_own_other_character_has_no_effect():
    table = Scene(2, edition="ffg").cast("thief+merchant", "king+bishop").gold(4, 4).call("thief")
    table.do("rob merchant", "gold", "end").pass_until("merchant")
    assert table.purse(0) == 6
    assert not table.told("stolen")


@rule("R8.5", "R9.3")
@pytest.mark.parametrize("blocks", [True, False])
def test_the_bishop_and_the_owners_own_warlord(blocks):
    table = Scene(2, edition="ffg", bishop_blocks_own_warlord=blocks).cast("bishop+warlord", "king+thief")
    table.city(0, "tavern").city(1, "temple").call().pass_until("warlord").do("gold")
    assert table.can("destroy 0 tavern") is not blocks
    assert table.can("destroy 1 temple")


@rule("R8.5")
def test_the_bishop_protects_the_whole_city_of_a_player_with_two_characters():
    table = Scene(2, edition="ffg").cast("bishop+merchant", "king+warlord").city(0, "tavern temple prison")
    table.call().pass_until("warlord").do("gold")
    assert table.legal("destroy") == []


@rule("R8.6", "R12.9.1", "R12.9.2")
def test_completeness_is_judged_by_the_target_of_the_moment():
    table = (
        four("architect", "king", "warlord", "thief", districts="bell_tower")
        .gold(3, 0, 9)
        .hand(0, "bell_tower")
    )
    table.city(1, SEVEN).call("architect").do("gold", "build bell_tower", "announce", "end", "gold")
    assert table.why("destroy 1 temple") == ("R5.8.1", "city_complete")
    assert table.can("destroy 0 bell_tower")
    table = (
        four("architect", "king", "warlord", "thief", districts="bell_tower")
        .gold(3, 0, 9)
        .hand(0, "bell_tower")
    )
    table.city(1, SEVEN).call("architect").do("gold", "build bell_tower", "decline", "end", "gold")
    assert table.can("destroy 1 temple")


@rule("R8.7")
def test_an_empty_deck_forbids_the_action_draw():
    table = four("thief", "king", "bishop", "warlord").deck("").call("thief")
    assert table.legal()[0] == "gold"
    assert table.why("draw") == ("R8.7", "deck_empty")


@rule("R8.7")
def test_a_single_card_is_kept_without_a_choice():
    table = four("thief", "king", "bishop", "warlord").deck("tavern").call("thief").do("draw")
    assert (table.cards(0), table.pile(), table.asking) == (["tavern"], [], "turn")


@rule("R8.7")
def test_two_cards_with_the_observatory():
    table = (
        four("thief", "king", "bishop", "warlord").city(0, "observatory").deck("tavern manor").call("thief")
    )
    table.do("draw", "keep manor")
    assert (table.cards(0), table.pile()) == (["manor"], ["tavern"])


@rule("R8.7")
@pytest.mark.parametrize("left", [0, 1])
def test_the_architect_draws_what_is_there(left):
    table = four("architect", "king", "bishop", "warlord").deck("tavern " * left).call("architect").do("gold")
    assert len(table.cards(0)) == left


@rule("R8.7")
def test_the_smithy_draws_what_is_there_but_not_nothing():
    table = four("thief", "king", "bishop", "warlord").city(0, "smithy").gold(2).deck("tavern").call("thief")
    assert table.do("smithy").cards(0) == ["tavern"]
    table = four("thief", "king", "bishop", "warlord").city(0, "smithy").gold(2).deck("").call("thief")
    assert table.why("smithy") == ("R8.7", "deck_empty")


@rule("R8.7", "R5.3")
def test_the_redraw_works_with_an_empty_deck():
    table = four("magician", "king", "bishop", "warlord").hand(0, "tavern manor").deck("").call("magician")
    table.do("redraw", "discard tavern", "discard manor", "done")
    assert table.cards(0) == ["manor", "tavern"]
    assert table.pile() == []


@rule("R8.7", "R11.7")
def test_the_navigator_draws_what_is_there_but_not_nothing():
    table = four("navigator", "king", "bishop", "warlord", characters="navigator").deck("tavern manor")
    assert len(table.call("navigator").do("gold", "four_cards").cards(0)) == 2
    table.deck("").hand(0, "").call("navigator").do("gold")
    assert table.legal() == ["four_gold"]
    assert table.why("four_cards") == ("R8.7", "deck_empty")


@rule("R8.7", "R12.11")
def test_the_park_asks_only_if_there_is_a_card():
    for deck, asking in (("", "turn"), ("tavern", "park")):
        table = (
            four("thief", "king", "bishop", "warlord", districts="park")
            .city(0, "park")
            .deck(deck)
            .call("thief")
        )
        assert table.do("gold", "end").asking == asking
    assert table.do("park").cards(0) == ["tavern"]


@rule("R8.7")
def test_cards_go_under_in_random_order_by_default():
    orders = set()
    for seed in range(12):
        table = (
            Scene(4, seed=seed)
            .cast("magician", "king", "bishop", "warlord")
            .hand(0, "tavern manor")
            .call("magician")
        )
        size = table.get("deck_size")
        table.do("redraw", "discard tavern", "discard manor", "done")
        orders.add(tuple(table.pile()[-2:]))
        assert size - 2 not in table.state.view(0).facts["deck"]  # he does not know which came first
    assert orders == {("tavern", "manor"), ("manor", "tavern")}


@rule("R8.7")
def test_the_order_may_be_chosen_by_option():
    table = four("thief", "king", "bishop", "warlord", undercard_order="chosen").city(0, "observatory")
    table.top("tavern manor temple").call("thief").do("draw", "keep manor")
    assert table.legal() == ["under temple", "under tavern"]
    table.do("under tavern")
    assert table.pile()[-2:] == ["tavern", "temple"]
    assert table.asking == "turn"
    size = table.get("deck_size")
    assert table.state.view(0).facts["deck"] == {size - 2: kind("tavern"), size - 1: kind("temple")}
    assert table.state.view(1).facts["deck"] == {}


@rule("R8.8")
def test_only_the_graveyards_owner_reacts():
    table = (
        four("warlord", "king", "bishop", "thief")
        .gold(0, 5, 5, 5)
        .city(1, "tavern keep")
        .city(2, "graveyard")
    )
    table.city(3, "keep").call("warlord").do("gold", "destroy 1 tavern")
    assert (table.actor, table.asking) == (2, "graveyard")
    assert table.do("decline").asking == "select"


@rule("R8.9")
def test_order_at_the_end_of_the_turn():
    table = four("assassin", "tax_collector", "alchemist", "warlord", characters="tax_collector+alchemist",
                 districts="park+poor_house").city(2, "park poor_house").hand(2, "market")  # fmt: skip
    table.call(2).pass_until("alchemist").do("gold", "build market", "end")
    assert table.asking == "park"
    told = [name for name, _ in table.events_of("decline")]
    assert told[:3] == ["poor_house", "refund", "tax"]
    assert table.purse(2) == 0 + 1 + 2 - 1


@rule("R8.10")
def test_unclaimed_income_is_forfeited():
    table = four("king", "thief", "bishop", "warlord").city(0, "manor").call("king").do("gold", "end")
    assert table.purse(0) == 2
    assert table.actor != 0


@rule("R8.11", "R17")
def test_what_everybody_sees():
    table = four("assassin", "thief", "bishop", "warlord").gold(1, 2, 3, 4).city(0, "tavern").hand(1, "manor")
    table.call().do("murder bishop", "gold", "end", "rob warlord")
    public = table.state.view(-1).public
    assert public["gold"][:4] == (3, 2, 3, 4)
    assert public["hand_size"][:4] == (0, 1, 0, 0)
    assert (public["murdered"], public["robbed"], public["crown"]) == ((5,), (8,), (0,))
    assert public["deck_size"] == (table.get("deck_size"),)
    assert public["revealed"][1:3] == (1, 2)
    for secret in ("hand", "held", "deck", "pick", "face_down", "leftover", "museum"):
        assert secret not in public


@rule("R8.12")
def test_the_action_is_taken_even_without_use():
    table = four("thief", "king", "bishop", "warlord").deck("").call("thief")
    assert "end" not in table.legal()
    assert table.do("gold").can("end")


@rule("R8.13")
def test_income_counts_districts_not_gold_on_them():
    table = four("king", "thief", "bishop", "warlord").city(0, "manor+ castle+").call("king")
    assert table.do("income").purse(0) == 2


@rule("R8.14")
def test_no_power_between_drawing_and_keeping():
    table = (
        four("king", "thief", "bishop", "warlord")
        .city(0, "manor laboratory smithy")
        .gold(9)
        .hand(0, "tavern")
    )
    table.call("king").do("draw")
    assert {text.split()[0] for text in table.legal()} == {"keep"}
    assert table.why("income") is not None
    assert table.why("laboratory tavern") is not None


@rule("R8.14")
def test_no_income_before_the_theft():
    table = four("thief", "king", "bishop", "warlord").gold(0, 3).city(1, "manor").call("thief")
    table.do("rob king", "gold", "end")
    assert (table.purse(1), table.purse(0)) == (0, 5)
    assert table.can("income")


@rule("R8.15")
def test_a_power_without_a_target_is_skipped():
    table = four("warlord", "king", "bishop", "thief").call("warlord").do("gold")
    assert table.legal("destroy") == []
    assert table.can("end")
    table = (
        four("diplomat", "king", "bishop", "thief", characters="diplomat").city(1, "tavern").call("diplomat")
    )
    assert table.do("gold").legal("exchange") == []
    table = four("magician", "king", "bishop", "thief").call("magician").do("gold")
    assert table.can("end")
    assert not table.can("redraw")


@rule("R8.16", "R9.3")
def test_once_a_turn_is_twice_a_round_with_two_characters():
    table = Scene(2, edition="ffg").cast("thief+merchant", "king+bishop").city(0, "laboratory smithy").gold(9)
    table.hand(0, "tavern tavern tavern").call("thief").do("laboratory tavern", "smithy", "gold", "end")
    table.pass_until("merchant")
    assert table.can("laboratory tavern")
    assert table.can("smithy")


@rule("R8.16", "R11.1.1")
def test_purple_powers_in_the_witchs_second_part_only():
    table = (
        four("witch", "king", "bishop", "warlord", characters="witch").city(0, "laboratory").hand(0, "tavern")
    )
    table.call()
    assert table.why("laboratory tavern") == ("R11.1.1", "action_first")
    table.do("gold")
    assert table.why("laboratory tavern") == ("R11.1.1", "witch_names_a_character")
    table.do("bewitch king", "gold")
    assert table.actor == 0
    assert table.can("laboratory tavern")


@rule("R8.17")
def test_a_new_district_counts_in_the_same_turn():
    table = (
        four("king", "thief", "bishop", "warlord")
        .gold(1)
        .hand(0, "manor")
        .call("king")
        .do("gold", "build manor")
    )
    assert table.purse(0) == 0
    assert table.do("income").purse(0) == 1


@rule("R8.18")
def test_building_brings_no_thief_and_later_gold_is_safe():
    table = (
        four("thief", "king", "bishop", "warlord")
        .gold(0, 6)
        .city(1, "castle")
        .hand(1, "tavern")
        .call("thief")
    )
    table.do("rob king", "gold", "end", "gold", "build tavern", "income")
    assert (table.purse(0), table.purse(1)) == (8, 2)
    table.pass_until("warlord")
    assert table.purse(1) == 2
