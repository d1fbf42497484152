"""R0: the editions and how they differ."""

import pytest
from tests.games.citadels.scenario import Scene, ranks
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

TARGETS = {
    ("first2000", 3): 10, ("first2000", 4): 8, ("first2000", 7): 8,
    ("ffg", 2): 8, ("ffg", 3): 8, ("ffg", 7): 8,
    ("classic2017", 2): 8, ("classic2017", 3): 8, ("classic2017", 4): 7, ("classic2017", 7): 7,
}  # fmt: skip


@rule("R0.1")
@pytest.mark.parametrize(("edition", "seats"), TARGETS)
def test_target_of_each_edition_and_number_of_players(edition, seats):
    assert GAME.new(seats, 1, edition=edition).field("target") == (TARGETS[edition, seats],)


@rule("R0.1")
@pytest.mark.parametrize(("edition", "deck"), [("first2000", 65), ("ffg", 66), ("classic2017", 68)])
def test_deck_of_each_edition(edition, deck):
    state = GAME.new(4, 1, edition=edition)
    assert state.field("deck_size")[0] == deck - 16
    assert sum(GAME.owned(state).values()) == deck


@rule("R0.1", "R20.1")
@pytest.mark.parametrize(
    ("edition", "seats"),
    [("first2000", 2), ("first2000", 8), ("classic2017", 8), ("ffg", 8), ("ffg", 1), ("ffg", 9)],
)
def test_numbers_of_players_an_edition_does_not_have(edition, seats):
    with pytest.raises(OptionError):
        GAME.new(seats, 1, edition=edition)


@rule("R0.1")
def test_eight_players_need_a_ninth_character():
    with pytest.raises(OptionError, match="add artist or queen"):
        GAME.new(8, 1, edition="ffg")
    assert GAME.new(8, 1, edition="ffg", characters="artist").ruleset.seats == 8


@rule("R0.2")
def test_first_edition_is_the_default():
    state = GAME.new(4, 1)
    assert state.ruleset.options["edition"] == "first2000"
    assert GAME.owned(state)["great_wall"] == 0
    assert sum(GAME.owned(state).values()) == 65
    assert GAME.owned(state)["church"] == 4
    assert GAME.owned(state)["palace"] == 2


@rule("R0.3")
def test_what_sets_the_first_edition_apart():
    options = GAME.ruleset(4).options
    assert options["facedown_drawn"] == "reshuffle_all_if_king_faceup"
    assert options["first_crown"] == "random"
    assert options["tiebreak"] == "none"
    assert options["gold_supply"] == 35
    assert options["bonus_timing"] == "after_action"
    three = GAME.new(3, 1)
    assert ranks(three.ruleset.ranks_mask) == {2, 3, 4, 5, 6, 7, 8}
    assert three.field("target") == (10,)


@rule("R0.3")
def test_each_difference_can_be_combined_with_another_edition():
    state = GAME.new(
        4, 1, edition="ffg", tiebreak="none", smithy_pay=3, facedown_drawn="after_faceup", city_target=9
    )
    assert state.ruleset.options["tiebreak"] == "none"
    assert state.field("target") == (9,)


@rule("R0.3")
@pytest.mark.parametrize(("character", "what"), [("merchant", 1), ("architect", 2)])
def test_bonus_at_the_start_of_the_turn(character, what):
    table = Scene(4, bonus_timing="turn_start").cast(character, "king", "bishop", "warlord").call(character)
    assert (table.purse(0), len(table.cards(0))) == ((1, 0) if character == "merchant" else (0, 2))
    table.do("gold")
    assert (table.purse(0), len(table.cards(0))) == ((3, 0) if character == "merchant" else (2, 2))


@rule("R0.3")
@pytest.mark.parametrize("character", ["merchant", "architect"])
def test_bonus_at_any_time_is_a_choice_of_its_own(character):
    table = Scene(4, bonus_timing="any_time").cast(character, "king", "bishop", "warlord").call(character)
    assert table.can("bonus")
    table.do("gold")
    assert table.purse(0) == 2
    assert table.cards(0) == []
    table.do("bonus")
    assert (table.purse(0), len(table.cards(0))) == ((3, 0) if character == "merchant" else (2, 2))
    assert table.why("bonus") == ("R4.4", "power_used")


@rule("R0.3")
def test_bonus_after_the_action_is_no_choice():
    table = Scene(4).cast("merchant", "king", "bishop", "warlord").call("merchant")
    assert table.purse(0) == 0
    assert table.why("bonus") == ("R5.6", "comes_by_itself")
    assert table.do("gold").purse(0) == 3
