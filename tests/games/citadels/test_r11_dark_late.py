"""R11.7-R11.10: Navigator, Diplomat, Artist, Queen."""

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine

BASE = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
EIGHT = "temple church manor castle market docks harbor watchtower"


def four(*characters, **options):
    chosen = "+".join(c for c in characters if c not in BASE)
    return Scene(len(characters), edition="ffg", characters=chosen, **options).cast(*characters)


@rule("R11.7")
@pytest.mark.parametrize(("choice", "gold", "cards"), [("four_gold", 6, 1), ("four_cards", 2, 5)])
def test_navigator(choice, gold, cards):
    table = four("navigator", "king", "thief", "warlord").hand(0, "tavern").call("navigator").do("gold")
    assert table.legal() == ["four_gold", "four_cards"]
    table.do(choice)
    assert (table.purse(0), len(table.cards(0))) == (gold, cards)
    assert table.legal("build") == []
    assert table.why("build tavern") == ("R11.7", "navigator_cannot_build")


@rule("R11.8")
def test_diplomat_exchanges_at_the_end_of_his_turn():
    table = (
        four("diplomat", "king", "thief", "magician")
        .gold(1)
        .city(0, "tavern prison")
        .city(1, "castle temple")
    )
    table.call("diplomat")
    assert table.why("exchange 1 castle") == ("R11.8", "action_first")
    table.do("gold", "exchange 1 castle")
    assert set(table.legal()) == {"give tavern", "give prison"}
    table.do("give prison")
    assert (table.built(0), table.built(1)) == (["tavern", "castle"], ["prison", "temple"])
    assert (table.purse(0), table.purse(1)) == (1, 2)
    assert table.round == 2


@rule("R11.8")
def test_the_difference_is_never_less_than_nothing_and_income_is_red():
    table = (
        four("diplomat", "king", "thief", "magician")
        .city(0, "palace prison")
        .city(1, "tavern")
        .call("diplomat")
    )
    table.do("gold", "income", "exchange 1 tavern", "give palace")
    assert (table.purse(0), table.purse(1)) == (3, 0)


@rule("R11.8")
def test_the_difference_must_be_paid():
    table = (
        four("diplomat", "king", "thief", "magician")
        .city(0, "tavern")
        .city(1, "palace castle")
        .call("diplomat")
    )
    table.do("gold")
    assert table.why("exchange 1 castle") == ("R11.8", "no_exchange")
    assert table.legal("exchange") == []


@rule("R11.8", "R6.10")
def test_diplomat_and_the_great_wall():
    table = (
        four("diplomat", "king", "thief", "magician").gold(5).city(0, "tavern").city(1, "temple great_wall")
    )
    table.call("diplomat").do("gold", "exchange 1 temple", "give tavern")
    assert (table.purse(0), table.purse(1)) == (6, 1)  # 1 + 1 - 1
    table = (
        four("diplomat", "king", "thief", "magician").gold(5).city(0, "tavern").city(1, "temple great_wall")
    )
    table.call("diplomat").do("gold", "exchange 1 great_wall", "give tavern")
    assert table.purse(1) == 5  # the Wall itself without surcharge


@rule("R11.8")
def test_what_the_diplomat_may_not_take():
    table = four("diplomat", "bishop", "thief", "magician").gold(9).city(0, "prison keep").city(1, "tavern")
    table.city(2, EIGHT).city(3, "keep manor").call("bishop").pass_until("diplomat").do("gold")
    assert table.legal("exchange") == ["exchange 3 manor"]
    assert table.why("exchange 1 tavern") == ("R5.8.3", "bishop_protects")
    assert table.why("exchange 2 temple") == ("R11.8", "city_complete")
    assert table.why("exchange 3 keep") == ("R6.2", "keep_is_safe")
    assert table.why("exchange 0 prison") == ("R11.8", "other_city_only")


@rule("R11.8")
def test_no_name_twice_in_either_city():
    table = (
        four("diplomat", "king", "thief", "magician").gold(9).city(0, "tavern temple").city(1, "tavern manor")
    )
    table.call("diplomat").do("gold")
    assert table.can("exchange 1 manor")
    table.do("exchange 1 manor")
    assert table.legal() == ["give temple"]  # they have a Tavern already
    table = (
        four("diplomat", "king", "thief", "magician").gold(9).city(0, "tavern temple").city(1, "tavern manor")
    )
    table.call("diplomat").do("gold", "exchange 1 tavern")
    assert table.legal() == ["give tavern"]  # a Temple for it would leave two Taverns here


@rule("R11.8")
def test_own_complete_city_may_take_part():
    table = (
        four("diplomat", "king", "thief", "magician")
        .gold(9)
        .city(0, EIGHT)
        .city(1, "palace")
        .call("diplomat")
    )
    assert table.do("gold").can("exchange 1 palace")


@rule("R11.8", "R11.9", "R12.3")
def test_artist_gold_and_museum_cards_travel():
    table = Scene(5, edition="ffg", characters="diplomat+artist", districts="museum")
    table.cast("diplomat", "king", "thief", "magician", "artist").gold(5).city(0, "tavern").city(1, "museum+")
    table.museum("manor").call("diplomat").do("gold", "exchange 1 museum", "give tavern")
    assert table.built(0) == ["museum+"]
    assert table.purse(1) == 4  # 4 + 1 - 1
    assert table.sheet(0) == {"districts": 4, "artist": 1, "museum": 1}
    assert "museum" in table.state.view(0).facts
    assert "museum" not in table.state.view(1).facts


@rule("R11.8", "R12.9.2")
def test_an_exchanged_bell_tower_is_silent():
    table = four("diplomat", "king", "thief", "magician", districts="bell_tower").gold(9).city(0, "tavern")
    table.city(1, "bell_tower").set("target", 7).set("tower", 1).call("diplomat")
    table.do("gold", "exchange 1 bell_tower", "give tavern")
    assert (table.get("target"), table.get("tower")) == (8, 0)


@rule("R11.8", "R6.6.1", "R12.11")
def test_no_graveyard_and_the_park_counts_where_it_lies_now():
    table = four("diplomat", "king", "thief", "magician", districts="park").gold(9, 9, 9).city(0, "tavern")
    table.city(1, "park").city(2, "graveyard").call("diplomat").do("gold", "exchange 1 park", "give tavern")
    assert (table.actor, table.asking) == (0, "park")
    table = (
        four("diplomat", "king", "thief", "magician", districts="park")
        .gold(9)
        .city(0, "park")
        .city(1, "palace")
    )
    table.call("diplomat").do("gold", "exchange 1 palace", "give park")
    assert table.round == 2


@rule("R11.9")
def test_artist_puts_gold_on_one_or_two_districts():
    table = (
        four("thief", "king", "bishop", "warlord", "artist")
        .gold(0, 0, 0, 0, 3)
        .city(4, "tavern temple prison+")
    )
    table.call("artist")
    assert table.why("gild prison") == ("R11.9", "has_gold_already")
    assert table.why("gild manor") == ("R11.9", "not_in_city")
    table.do("gild tavern", "gild temple")
    assert (table.purse(4), table.built(4)) == (1, ["tavern+", "temple+", "prison+"])
    assert table.sheet(4) == {"districts": 4, "artist": 3}
    table.city(4, "tavern+ temple+ keep")
    assert table.why("gild keep") == ("R11.9", "power_used")


@rule("R11.9")
def test_artist_needs_gold():
    table = four("thief", "king", "bishop", "warlord", "artist").city(4, "tavern").call("artist")
    assert table.why("gild tavern") == ("R11.9", "not_enough_gold")
    assert table.do("gold").can("gild tavern")


def queen(*, queen_at, king_at, characters="queen", rank4="king", **options):
    cast = ["thief", "magician", "bishop", "architect", "warlord"]
    cast[king_at], cast[queen_at] = rank4, "queen"
    return Scene(5, edition="ffg", characters=characters, **options).cast(*cast)


@rule("R11.10")
@pytest.mark.parametrize(("queen_at", "earns"), [(1, True), (4, True), (2, False), (3, False)])
def test_queen_next_to_the_king(queen_at, earns):
    table = queen(queen_at=queen_at, king_at=0).call("king").pass_until("queen")
    assert table.can("bonus") is earns
    if earns:
        assert table.do("bonus").purse(queen_at) == 3
        assert table.why("bonus") == ("R4.4", "power_used")
    else:
        assert table.why("bonus") == ("R11.10", "not_next_to_king")


@rule("R11.10")
def test_queen_without_a_king():
    table = queen(queen_at=1, king_at=0, rank4="merchant").call("merchant").pass_until("queen")
    assert not table.can("bonus")


@rule("R11.10")
@pytest.mark.parametrize(("queen_at", "gold"), [(1, 5), (2, 2)])
def test_queen_of_a_murdered_king_is_paid_at_the_end(queen_at, gold):
    cast = ["king", "magician", "bishop", "assassin", "warlord"]
    cast[queen_at] = "queen"
    table = (
        Scene(5, edition="ffg", characters="queen").cast(*cast).call().do("murder king").pass_until("queen")
    )
    assert not table.can("bonus")
    table.do("gold", "end")
    assert table.purse(queen_at) == gold


@rule("R11.10", "R12.12")
def test_queen_is_paid_once_if_the_hospital_showed_the_king():
    table = Scene(5, edition="ffg", characters="queen", districts="hospital")
    table.cast("king", "queen", "bishop", "assassin", "warlord").city(0, "hospital").call().do(
        "murder king", "gold", "end"
    )
    table.do("reveal", "gold").pass_until("queen").do("bonus", "gold", "end")
    assert table.purse(1) == 5
    assert table.get("crown") == 0


@rule("R11.10")
@pytest.mark.parametrize(("by", "receiver", "earns"), [
    ("rank4_owner", 3, True), ("rank4_owner", 1, True), ("crown_receiver", 3, False), ("crown_receiver", 2, True),
])  # fmt: skip
def test_queen_and_emperor(by, receiver, earns):
    table = queen(
        queen_at=1, king_at=0, characters="queen+emperor", rank4="emperor", queen_emperor=by, crown=4
    )
    table.call("emperor").do(f"crown {receiver}").pass_until("queen")
    assert table.can("bonus") is earns


@rule("R11.10", "R11.4.3")
@pytest.mark.parametrize(
    ("by", "receiver", "gold"), [("rank4_owner", 3, 5), ("crown_receiver", 3, 2), ("crown_receiver", 2, 5)]
)
def test_queen_and_a_murdered_emperor(by, receiver, gold):
    table = Scene(5, edition="ffg", characters="queen+emperor", queen_emperor=by, crown=4)
    table.cast("emperor", "queen", "bishop", "assassin", "warlord").call().do("murder emperor").pass_until(
        "queen"
    )
    table.do("gold", "end", f"crown {receiver}")
    assert table.purse(1) == gold
