"""R7: production of cabins and workshops, and who leaves quarantine."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import IMPROVEMENTS, WORKSHOPS, city
from tests.games.messina_1347.scene import SQUARES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
KINDS = ("coin", "wood", "fire", "major_fire")
EARLY = [name for name, record in WORKSHOPS.items() if record["era"] == "I"]
LATE = [name for name, record in WORKSHOPS.items() if record["era"] == "II"]


def points(codes: list[str]) -> int:
    """The points of effect codes."""
    return sum(int(code[2:]) for code in codes if code.startswith("vp"))


def tokens(codes: list[str]) -> tuple[int, ...]:
    """Coins, wood, fire and major fire of effect codes."""
    return tuple(codes.count(name) for name in KINDS)


def produced(table: Scene) -> Scene:
    """The production; questions about scrolls are answered with the first cube."""
    table.set("order", 0, 1).round(1).production()
    while table.asking == "scroll":
        table.do("scroll 1")
    return table


@rule("R7.1")
@pytest.mark.parametrize("name", list(IMPROVEMENTS))
@pytest.mark.parametrize("stage", [1, 2])
def test_every_improvement_produces_on_both_spaces(name, stage):
    table = city().cabin(0, 2, "craftsman", stage=stage, improvement=name)
    table.set("order", 0, 1).round(6).production()
    codes = IMPROVEMENTS[name]["produce"]
    assert table.purse() == tokens(codes) and sum(table.track(0).values()) == points(codes)
    assert table.track(1) == {} and table.purse(1) == (0, 0, 0, 0)


@rule("R7.1")
@pytest.mark.parametrize("side", ["basic", "gold"])
@pytest.mark.parametrize("name", EARLY)
def test_every_early_workshop_produces(name, side):
    record, gold = WORKSHOPS[name], side == "gold"
    codes = record["reward"] if gold or not record["upgraded_only"] else []
    codes = codes + (record["upgraded_extra"] if gold else [])
    table = produced(city().workshop(0, name, side))
    assert table.purse() == tokens(codes)
    assert table.field("register")[:3] == (
        1,
        1 + codes.count("advance_city"),
        1 + codes.count("advance_church"),
    )
    assert table.get("scroll", 0) == codes.count("scroll")
    assert table.track(0).get("workshops", 0) == points(codes)
    assert table.track(0).get("upgraded_workers", 0) == gold


@rule("R7.1")
def test_the_examples_of_the_rulebook():
    """Worked example 12 and 13: a cabin with a craftsman, empty and bare cabins, workshops and upgraded citizens."""
    table = city().cabin(0, 1, "craftsman", improvement="q13").cabin(0, 2, improvement="q09")
    table = produced(table.cabin(0, 3, "aristocrat"))
    assert table.purse() == (0, 0, 1, 0) and table.track(0) == {"improvements": 1}
    table = produced(city().workshop(0, "b10", "gold"))
    assert table.purse() == (0, 0, 2, 0) and table.track(0) == {"upgraded_workers": 1}
    assert sum(produced(city().workshop(0, "b17", "basic")).track(0).values()) == 1
    assert sum(produced(city().workshop(0, "b17", "gold")).track(0).values()) == 4
    table = produced(city().workshop(0, "b09", "basic"))
    assert table.track(0) == {} and table.get("register", 2) == 1
    table = produced(city().workshop(0, "b12", "gold"))
    assert table.purse() == (1, 0, 0, 1) and table.track(0) == {"upgraded_workers": 1}


@rule("R7.1")
@pytest.mark.parametrize("name", LATE)
def test_late_workshops_do_not_produce_but_count_upgraded_citizens(name):
    table = city().workshop(0, name, "gold", spent=True).workshop(0, "b03").set("order", 0, 1).round(5)
    table.production()
    assert table.track(0) == {"upgraded_workers": 1} and table.purse() == (0, 0, 0, 0)
    assert table.field("register")[:3] == (1, 1, 1)
    table = city().workshop(0, name, "basic", spent=True).round(5).production()
    assert table.track(0) == {}


@rule("R7.1", "R3.4", "R11.5")
def test_everybody_produces_in_turn_order_after_sending_citizens_to_work():
    table = city().estate(0, cl1="basic").workshop(0, "b03").estate(1, nu1="basic").workshop(1, "b07")
    table.cabin(0, 1, "nun", improvement="q03").set("order", 1, 0).production()
    assert table.seat == 1 and table.legal() == {"employ nu1 b07", "done"}
    table.do("employ nu1 b07")
    assert table.purse(1) == (0, 0, 1, 0) and table.seat == 0 and table.purse(0) == (0, 0, 0, 0)
    table.do("done")
    assert table.purse(0) == (0, 0, 1, 0)  # the cabin alone


@rule("R7.2")
def test_two_round_ends_in_quarantine():
    """Worked example 14."""
    table = city().round(2).cabin(0, 3, "nun", improvement="q03").lieutenants(0, "h01").lieutenants(1, "h02")
    table.production()
    assert table.get("round") == 3 and table.get("stage", 2) == 2 and table.get("fire", 0) == 1
    table.production()
    assert table.get("fire", 0) == 2 and table.asking == "release" and table.seat == 0
    assert table.legal() == {f"release 3 {name}" for name in SQUARES if name.startswith("n")}
    assert table.why("release 3 cl1") == ("R7.2", "wrong_class")
    assert table.why("done") == ("R7.2", "there_is_room")
    table.do("release 3 nl2")
    assert table.get("patient", 2) == 0 and table.get("stage", 2) == 0 and table.get("round") == 4
    assert table.get("squares", 0) == 1 << SQUARES.index("nl2")
    assert table.get("improvement", 2)  # the improvement stays


@rule("R7.2")
def test_those_on_space_one_move_on_those_on_two_leave():
    table = city().cabin(0, 1, "nun", stage=1).cabin(0, 2, "nun", stage=2).cabin(0, 3, "craftsman", stage=2)
    table.estate(0, nu1="basic").leaving()
    assert "release 1 nu2" not in table.legal()
    assert table.why("release 1 nu2") == ("R7.2", "not_leaving")
    assert table.why("release 2 nu1") == ("R7.2", "square_occupied")
    table.do("release 3 cr2", "release 2 nu3")
    assert table.field("patient")[:4] == (5, 0, 0, 0) and table.get("stage", 0) == 2
    assert table.told("second_space") == [{"seat": "0", "cabin": "1"}]


@rule("R7.2")
def test_straight_to_a_workshop_as_upgraded_as_it_was():
    table = city().cabin(0, 1, "nun", stage=2, gold=True).workshop(0, "b07").workshop(0, "b03")
    table.workshop(0, "b08", "basic").leaving()
    assert table.legal("apprentice") == {"1 b07"}
    assert table.why("apprentice 1 b03") == ("R7.2", "wrong_class")
    assert table.why("apprentice 1 b08") == ("R7.2", "workshop_occupied")
    assert table.why("apprentice 1 b10") == ("R5.8.4", "not_your_workshop")
    table.do("apprentice 1 b07")
    assert table.get("masters") == 1 << 6 and table.get("patient", 0) == 0 and table.purse() == (0, 0, 0, 0)


@rule("R7.2")
def test_without_a_place_they_are_discarded():
    nuns = {name: "basic" for name in SQUARES if name.startswith("n")}
    table = city().estate(0, **nuns).cabin(0, 1, "nun", stage=2).cabin(0, 2, "nun", stage=2).leaving()
    assert table.told("discarded") == [{"seat": "0", "class": "nun"}] * 2
    assert table.field("patient")[:4] == (0, 0, 0, 0) and table.get("round") == 2


@rule("R7.2", "R7.1")
def test_everybody_produces_before_anybody_leaves():
    table = city().cabin(0, 1, "nun", stage=2, improvement="q03").workshop(1, "b07", "basic")
    table.set("order", 0, 1).production()
    assert table.asking == "release" and table.purse(0) == table.purse(1) == (0, 0, 1, 0)


@rule("R7.3", "R9.1")
def test_the_game_ends_after_the_production_of_round_six():
    table = city().round(6).cabin(0, 1, "nun", stage=2, improvement="q03").production()
    assert table.state.is_over() and table.get("fire", 0) == 1 and table.get("patient", 0)
    assert table.told("over") and table.told("round") == []
    assert not city().round(5).production().state.is_over()
