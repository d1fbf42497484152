"""R4: calling and the turn."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


def four(*characters, **options):
    return Scene(4, edition="ffg", **options).cast(*characters)


@rule("R4.1")
def test_ranks_are_called_in_order_whoever_sits_where():
    table = four("warlord", "thief", "king", "merchant").call()
    order = []
    while table.round == 1:
        order.append(table.actor)
        table.do("gold", "end")
    assert order == [1, 2, 3, 0]
    ranks = [event["character"] for event in table.told("called")][-8:]
    assert ranks == ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


@rule("R4.2")
def test_nothing_tells_a_murdered_character_from_one_nobody_has():
    told = {}
    for case, holder in (("held", "merchant"), ("absent", "architect")):
        table = four("assassin", "thief", "king", holder).call().do("murder merchant")
        table.state.events = []
        table.pass_until()
        events = [(e["character"]) for e in table.told("silence")]
        told[case] = "merchant" in events
        assert not [e for e in table.told("shows") if e["character"] == "merchant"]
    assert told == {"held": True, "absent": True}


@rule("R4.2")
def test_a_murdered_card_stays_hidden():
    table = four("assassin", "merchant", "king", "warlord").call().do("murder merchant", "gold", "end")
    table.pass_until("warlord")
    assert table.get("revealed", 6) == 0
    assert 6 not in table.state.view(0).own["pick"]
    assert table.state.view(1).own["pick"] == (6, 0)


@rule("R4.3")
def test_theft_comes_before_the_crown_and_its_gold():
    table = four("thief", "king", "bishop", "warlord", districts="throne_room")
    table.city(1, "throne_room").gold(0, 5, 0, 0).call("thief").do("rob king", "gold", "end")
    assert table.actor == 1
    assert table.purse(0) == 2 + 5
    assert table.purse(1) == 1  # the Throne Room pays for the Crown after the theft
    assert table.get("crown") == 1


@rule("R4.3")
def test_the_owner_shows_the_card_before_the_turn():
    table = four("magician", "king", "bishop", "warlord").call("king")
    assert table.get("revealed", 4) == 2
    assert table.told("shows")[-1] == {"seat": "1", "character": "king"}
    assert table.get("revealed", 5) == 0


@rule("R4.4")
def test_action_exactly_once():
    table = four("magician", "king", "bishop", "warlord").call("magician")
    assert table.legal()[:2] == ["gold", "draw"]
    assert not table.can("end")
    assert table.why("end") == ("R4.8", "action_first")
    table.do("gold")
    assert table.purse(0) == 2
    assert table.why("gold") == ("R4.4", "action_done")
    assert table.why("draw") == ("R4.4", "action_done")
    assert table.can("end")


@rule("R4.4")
def test_draw_two_keep_one_the_other_goes_under_the_deck():
    table = (
        four("magician", "king", "bishop", "warlord").top("tavern manor temple").call("magician").do("draw")
    )
    assert table.legal() == ["keep manor", "keep tavern"]
    assert table.why("gold") == ("R4.4", "keep_first")
    size = table.get("deck_size")
    table.do("keep manor")
    assert table.cards(0) == ["manor"]
    assert table.pile()[0] == "temple"
    assert table.pile()[-1] == "tavern"
    assert table.get("deck_size") == size + 1
    assert table.why("draw") == ("R4.4", "action_done")


@rule("R4.4")
def test_build_after_the_action_within_the_limit():
    table = four("magician", "king", "bishop", "warlord").gold(9).hand(0, "tavern manor").call("magician")
    assert table.why("build tavern") == ("R4.4", "action_first")
    table.do("gold", "build manor")
    assert table.built(0) == ["manor"]
    assert table.purse(0) == 9 + 2 - 3
    assert table.why("build tavern") == ("R4.4", "no_builds_left")
    assert table.why("build temple") == ("R4.4", "not_in_hand")


@rule("R4.4")
@pytest.mark.parametrize("before", [True, False])
def test_income_once_and_whole_before_or_after_the_action(before):
    table = four("king", "thief", "bishop", "warlord").city(0, "manor castle tavern").call("king")
    table.do(*(["income", "gold"] if before else ["gold", "income"]))
    assert table.purse(0) == 4
    assert table.why("income") == ("R4.4", "income_taken")


@rule("R4.4")
def test_income_needs_a_colour_and_a_district_of_it():
    table = four("king", "thief", "bishop", "warlord").city(0, "tavern").city(1, "manor").call("king")
    assert table.why("income") == ("R4.4", "no_district_of_colour")
    table = four("king", "thief", "bishop", "warlord").city(1, "manor tavern temple").call("thief")
    assert table.why("income") == ("R5", "character_has_no_income")


@rule("R4.4")
def test_the_power_is_optional_and_used_once():
    table = four("thief", "king", "bishop", "warlord").call("thief").do("rob king")
    assert table.why("rob bishop") == ("R5.2", "power_used")
    table = four("thief", "king", "bishop", "warlord").call("thief").do("gold", "end")
    assert table.get("robbed") == 0


@rule("R4.4")
def test_the_power_before_or_after_the_action():
    for moves in (["rob king", "gold"], ["gold", "rob king"]):
        assert four("thief", "king", "bishop", "warlord").call("thief").do(*moves).get("robbed") == 4


@rule("R4.4")
def test_purple_powers_before_or_after_the_action():
    for moves in (["laboratory tavern", "gold"], ["gold", "laboratory tavern"]):
        table = (
            four("thief", "king", "bishop", "warlord").city(0, "laboratory").hand(0, "tavern").call("thief")
        )
        assert table.do(*moves).purse(0) == 3


@rule("R4.5")
def test_no_name_twice_in_a_city_but_in_hand():
    table = (
        four("magician", "king", "bishop", "warlord").gold(9).city(0, "keep").hand(0, "keep tavern tavern")
    )
    table.call("magician").do("gold")
    assert table.why("build keep") == ("R4.5", "already_in_city")
    assert table.do("build tavern").cards(0) == ["keep", "tavern"]


@rule("R4.6")
@pytest.mark.parametrize(("gold", "may"), [(2, False), (3, True)])
def test_a_district_must_be_paid_in_full(gold, may):
    table = (
        four("magician", "king", "bishop", "warlord").gold(gold).hand(0, "palace").call("magician").do("gold")
    )
    assert table.can("build palace") is may
    if may:
        assert table.do("build palace").purse(0) == 0
    else:
        assert table.why("build palace") == ("R4.6", "not_enough_gold")


@rule("R4.6")
def test_no_trading():
    table = four("magician", "king", "bishop", "warlord").gold(9, 9, 9, 9).hand(0, "tavern").call("magician")
    verbs = {text.split()[0] for text in table.legal()}
    assert verbs == {"gold", "draw", "swap", "redraw"}


@rule("R4.7")
def test_after_the_end_the_next_rank_is_called():
    table = four("magician", "king", "bishop", "warlord").call("magician").do("gold")
    assert (table.actor, table.get("called")) == (0, 3)
    table.do("end")
    assert (table.actor, table.get("called")) == (1, 4)


@rule("R4.8")
def test_only_the_action_is_compulsory():
    table = four("assassin", "thief", "magician", "merchant").hand(2, "tavern").city(3, "tavern").call()
    for _ in range(4):
        assert not table.can("end")
        table.do("gold", "end")
    assert (table.get("murdered"), table.get("robbed")) == (0, 0)
    assert table.round == 2


@rule("R4.9")
def test_murdered_king_at_the_end_of_the_round():
    table = four("assassin", "king", "bishop", "warlord", crown=2).call().do("murder king")
    table.pass_until("warlord")
    assert (table.get("crown"), table.get("revealed", 4)) == (2, 0)
    table.pass_until()
    assert table.get("crown") == 1
    assert table.told("heir")[-1] == {"seat": "1", "character": "king"}
    assert table.actor == 1


@rule("R4.9")
def test_other_murdered_cards_have_no_effect_at_the_end():
    table = four("assassin", "bishop", "king", "warlord").call().do("murder bishop").pass_until()
    assert not table.told("heir")
    assert table.get("revealed", 5) == 0


@rule("R4.9")
def test_the_game_ends_with_the_round_once_triggered():
    table = four("magician", "king", "bishop", "warlord").gold(1)
    table.city(0, "temple church manor castle market docks harbor").hand(0, "tavern").call("magician")
    table.do("gold", "build tavern", "end")
    assert not table.state.is_over()
    table.pass_until("warlord").do("gold", "end")
    assert table.state.is_over()
    assert table.told("over")


@rule("R4.10")
def test_the_crown_stays_if_nobody_takes_it():
    table = four("magician", "thief", "bishop", "warlord", crown=3).call().pass_until()
    assert (table.get("crown"), table.actor) == (3, 3)
