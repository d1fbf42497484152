"""R7: end of the game and scoring."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

SEVEN = "temple church manor castle market docks harbor"
CAST = ("magician", "king", "bishop", "warlord")


def four(*characters, edition="ffg", **options):
    return Scene(4, edition=edition, **options).cast(*(characters or CAST))


@rule("R7.1")
def test_the_first_complete_city_triggers_the_end_after_the_round():
    table = four().gold(1).city(0, SEVEN).hand(0, "tavern").call("magician").do("gold")
    assert table.get("ending") == 0
    table.do("build tavern")
    assert (table.get("ending"), table.get("first")) == (1, 1)
    assert table.told("complete") == [{"seat": "0", "n": 8}]
    table.pass_until()
    assert table.state.is_over()
    assert table.state.legal_actions() == []


@rule("R7.1")
def test_with_seven_the_game_goes_on():
    table = four().city(0, SEVEN).call("magician").pass_until()
    assert not table.state.is_over()
    assert table.round == 2


@rule("R7.1")
def test_the_trigger_is_never_undone():
    table = four("king", "bishop", "thief", "warlord", districts="armory").gold(1).hand(0, "tavern")
    table.city(0, SEVEN).city(1, "armory").call("king").do("gold", "build tavern", "end", "armory 0 temple")
    assert table.get("ending") == 1
    assert table.pass_until().state.is_over()


@rule("R7.2")
def test_building_beyond_the_target():
    table = four("architect", "king", "bishop", "thief").gold(5).city(0, SEVEN).hand(0, "tavern prison")
    table.call("architect").do("gold", "build tavern", "build prison")
    assert len(table.built(0)) == 9
    assert len(table.told("complete")) == 1


@rule("R7.3")
def test_points_by_source():
    city = "temple church manor castle market docks harbor prison dragon_gate"
    table = (
        four(districts="imperial_treasury+museum")
        .city(0, city + " museum imperial_treasury+")
        .museum("tavern")
    )
    table.gold(4).set("first", 1).finish()
    assert table.sheet(0) == {
        "districts": 1 + 2 + 3 + 4 + 2 + 3 + 4 + 2 + 8 + 4 + 4,
        "artist": 1,
        "colours": 3,
        "first": 4,
        "imperial_treasury": 4,
        "museum": 1,
    }
    assert table.state.scores()[0] == sum(table.sheet(0).values()) == 50
    assert table.state.scores()[1] == 0


@rule("R7.3.1")
@pytest.mark.parametrize(("city", "bonus"), [
    ("temple manor tavern prison keep", 3), ("temple manor tavern prison", 0),
    ("haunted_city temple manor tavern prison", 3), ("haunted_city temple manor tavern keep", 3),
    ("haunted_city temple manor tavern", 0), ("school_of_magic temple manor tavern", 0),
])  # fmt: skip
def test_five_colours(city, bonus):
    assert four().city(0, city).finish().sheet(0).get("colours", 0) == bonus


@rule("R7.3.2", "R12.6")
def test_haunted_city_takes_the_colour_that_gives_most():
    table = (
        four(districts="wishing_well").city(0, "wishing_well haunted_city keep temple manor tavern").finish()
    )
    assert table.sheet(0)["colours"] == 3  # red: +3 and the Well counts the Keep only
    assert table.sheet(0)["wishing_well"] == 1
    table = four(districts="wishing_well").city(0, "wishing_well haunted_city keep temple manor").finish()
    assert "colours" not in table.sheet(0)
    assert table.sheet(0)["wishing_well"] == 2  # it stays purple


@rule("R7.4")
def test_the_first_is_fixed_by_history_and_never_gets_the_second_bonus():
    table = four("king", "bishop", "thief", "warlord").gold(3, 3).city(0, SEVEN)
    table.city(1, "temple church manor castle market docks prison").hand(0, "tavern").hand(1, "tavern")
    table.call("king").do("gold", "build tavern", "end", "gold", "build tavern", "end").pass_until()
    assert table.sheet(0)["first"] == 4
    assert "complete" not in table.sheet(0)
    assert table.sheet(1)["complete"] == 2
    assert "first" not in table.sheet(1)


@rule("R7.5")
@pytest.mark.parametrize("keep", [True, False])
def test_the_first_bonus_after_an_armory_hit(keep):
    table = four("king", "bishop", "thief", "warlord", districts="armory", keep_first_bonus=keep).gold(1)
    table.hand(0, "tavern").city(0, SEVEN).city(1, "armory").call("king")
    table.do("gold", "build tavern", "end", "armory 0 temple").pass_until()
    assert table.sheet(0).get("first", 0) == (4 if keep else 0)
    assert "complete" not in table.sheet(0)


@rule("R7.5")
def test_the_second_bonus_needs_a_complete_city_at_the_end():
    table = four().city(0, SEVEN + " tavern").city(1, SEVEN).set("first", 3).finish()
    assert table.sheet(0)["complete"] == 2
    assert "complete" not in table.sheet(1)


@rule("R7.6")
def test_gold_and_hand_score_nothing():
    table = four().gold(25).hand(0, "palace palace castle").city(0, "tavern").finish()
    assert table.sheet(0) == {"districts": 1}


def tied(edition, *, a="castle", b="tavern manor", gold=(0, 0), **options):
    """Two seats with four points each: A with district a, B with districts b."""
    return four(edition=edition, **options).city(0, a).city(1, b).gold(*gold).finish()


@rule("R7.7")
def test_most_points_win():
    table = four().city(0, "palace").city(1, "castle").city(2, "castle").finish()
    assert table.state.ranking() == [1, 2, 2, 4]


@rule("R7.7")
def test_first_edition_has_no_tiebreak():
    assert tied("first2000", gold=(9, 0)).state.ranking() == [1, 1, 3, 3]


@rule("R7.7")
def test_ffg_ties_go_to_the_dearer_districts_then_to_gold():
    assert tied("ffg", gold=(1, 0)).state.ranking() == [1, 2, 3, 3]
    assert tied("ffg", gold=(1, 1)).state.ranking() == [1, 1, 3, 3]
    dear, cheap = "temple church monastery manor castle", "tavern prison keep temple manor"  # 13 and 10 + 3
    table = four().city(0, cheap).city(1, dear).gold(9, 0).finish()
    assert table.state.scores()[:2] == [13, 13]
    assert table.state.ranking()[:2] == [2, 1]


@rule("R7.7")
def test_ffg_value_of_districts_is_their_points():
    table = four().city(0, "dragon_gate").city(1, "temple church prison keep").set("first", 0).finish()
    assert table.state.scores()[:2] == [8, 8]
    assert table.state.ranking()[:2] == [1, 1]


@rule("R7.7")
def test_2017_ties_go_to_the_highest_rank_shown_in_the_last_round():
    table = Scene(4, edition="classic2017").cast("assassin", "king", "merchant", "warlord").city(0, "tavern")
    table.city(1, "tavern").city(2, "tavern").city(3, "tavern").set("ending", 1).call().do("murder warlord")
    table.pass_until()
    assert table.state.is_over()
    assert table.state.scores() == [1, 1, 1, 1]
    assert table.state.ranking() == [3, 2, 1, 4]  # the murdered Warlord was not shown


@rule("R7.7")
def test_2017_a_murdered_king_counts_as_he_is_shown_at_the_end():
    table = Scene(4, edition="classic2017").cast("assassin", "king", "thief", "magician").set("ending", 1)
    table.call().do("murder king").pass_until()
    assert table.state.ranking() == [4, 1, 3, 2]


@rule("R7.7")
def test_2017_the_higher_of_two_characters_counts():
    table = Scene(2, edition="classic2017").cast("assassin+warlord", "king+architect").set("ending", 1)
    table.call().pass_until()
    assert table.state.ranking() == [1, 2]


@rule("R7.7")
def test_the_only_way_after_the_tiebreak_is_a_shared_victory():
    assert GAME.options["victory_if_tied_after_tiebreak"].values == ("shared",)
    assert tied("ffg").state.ranking() == [1, 1, 3, 3]


@rule("R7.8")
def test_the_shorter_game():
    table = four(short_game=True)
    assert table.get("target") == 7
    with pytest.raises(OptionError, match="shorter game"):
        GAME.new(4, 1, short_game=True)
    table.gold(1).city(0, "temple church manor castle market docks").hand(0, "tavern").call("magician")
    table.do("gold", "build tavern")
    assert (table.get("ending"), table.sheet(0)["first"]) == (1, 4)
