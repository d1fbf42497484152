"""R5.8: improvements, workshops and wagons from the tops of their stacks; cycling."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import IMPROVEMENTS, WAGONS, WORKSHOPS, city
from tests.games.messina_1347.scene import Scene, fields
from tests.rules import rule

pytestmark = pytest.mark.engine
TOPS = ("b03", "b13", "b07", "q01", "q05", "q14")
WORKSHOP_NAMES = {"b03", "b13", "b07"}


def building(tokens: dict[str, int] | None = None, tops: tuple[str, ...] = TOPS, **options: Any) -> Scene:
    """The beginning of a build action."""
    table = city(**options).tops(*tops).tokens(0, **({"coins": 4, "wood": 4} if tokens is None else tokens))
    return table.at("h07").do("act build")


def wagon_on_top(table: Scene) -> str:
    """The visible wagon of the one stack of two players."""
    return fields.WAGONS[next(cell for cell in table.field("wagon_stack")[:5] if cell) - 1]


@rule("R5.8", "R5.8.1")
def test_the_top_of_every_stack():
    table = building()
    wagon = wagon_on_top(table)
    assert table.legal("workshop") == WORKSHOP_NAMES and table.legal("improve") == {"q01", "q05", "q14"}
    assert table.legal("wagon") == {wagon} and WAGONS[wagon]["number"] == 1
    assert table.why("workshop b04") == table.why("improve q02") == ("R5.8.1", "not_on_top")
    lower = fields.WAGONS[table.get("wagon_stack", 1) - 1]
    assert table.why(f"wagon {lower}") == ("R5.8.1", "not_on_top")


@rule("R5.8.1", "R2.7")
def test_both_wagons_on_top_with_three_or_four():
    table = Scene(4).tokens(0, coins=2, wood=2).effect("build")
    tops = {fields.WAGONS[table.get("wagon_stack", at) - 1] for at in (0, 5)}
    assert table.legal("wagon") == tops and len(tops) == 2
    table.do(f"wagon {max(tops)}").tokens(0, coins=2, wood=2).effect("build")
    assert min(tops) in table.legal("wagon") and sorted(
        WAGONS[name]["number"] for name in table.legal("wagon")
    ) == [
        1,
        2,
    ]


@rule("R5.8.1", "R5.8.4")
@pytest.mark.parametrize("name", ["b03", "b13", "b07"])
def test_a_workshop_is_paid_and_the_next_turned_up(name):
    table = building()
    stack = fields.CLASSES.index(WORKSHOPS[name]["cls"])
    below = table.get("below", stack)
    table.do(f"workshop {name}")
    cost = WORKSHOPS[name]["cost"]
    assert table.purse() == (4 - cost["coins"], 4 - cost["wood"], 0, 0)
    assert table.get("workshops", 0) == 1 << fields.WORKSHOPS.index(name)
    assert (
        table.get("below", stack) == below - 1 and table.get("top", stack) != fields.WORKSHOPS.index(name) + 1
    )
    up = table.told("workshop_up")[0]["workshop"]
    assert WORKSHOPS[up]["cls"] == WORKSHOPS[name]["cls"] and WORKSHOPS[up]["era"] == "I"
    assert table.asking != "build"  # one building an action


@rule("R5.8.1")
def test_what_cannot_be_paid():
    table = building({"coins": 1})
    assert table.legal("improve") == {"q01"} and table.why("improve q14") == ("R5.8.1", "not_enough_tokens")
    assert table.legal("workshop") == {"b03", "b07"}
    assert table.why("workshop b13") == ("R5.8.1", "not_enough_tokens")
    assert table.why(f"wagon {wagon_on_top(table)}") == ("R5.8.1", "not_enough_tokens")


@rule("R5.8.1")
def test_an_empty_stack_offers_nothing():
    table = building()
    table.set("below", 0, at=3).do("improve q01", "fit 1")
    assert table.get("top", 3) == 0 and table.told("improvement_up") == []
    table.effect("build")
    assert table.legal("improve") == {"q05", "q14"}


@rule("R5.8.2")
@pytest.mark.parametrize(("price", "held"), [("coins", 0), ("wood", 1), ("fire", 2), ("major_fire", 3)])
@pytest.mark.parametrize("pile", ["workshops", "improvements"])
def test_all_stacks_of_a_kind_are_cycled_for_a_token(pile, price, held):
    amounts = {"coins": 4, "wood": 4, "fire": 1, "major_fire": 1}
    table = building(amounts)
    before = table.field("top")
    table.do(f"cycle {pile} {price}")
    assert table.purse()[held] == list(amounts.values())[held] - 1
    first, last = (0, 3) if pile == "workshops" else (3, 6)
    for stack in range(6):
        moved = first <= stack < last
        assert (table.get("top", stack) != before[stack]) == moved
        assert table.get("bottom", stack * fields.DEPTH) == (before[stack] if moved else 0)
    # once, and then something must be built: of any kind
    assert table.legal("cycle") == set() and table.why("cycle workshops wood") == ("R5.8.2", "cycled_already")
    assert table.why("done") == ("R5.8.2", "must_build")
    assert table.legal("workshop") and table.legal("improve") and table.legal("wagon")


@rule("R5.8.2")
def test_cycling_for_a_point_needs_one():
    table = building({"coins": 1})
    assert table.legal("cycle") == {"workshops coins", "improvements coins"}
    assert table.why("cycle workshops point") == ("R5.8.2", "no_token")
    table.set("points", 1).at("h07").do("act build", "cycle workshops point")
    assert sum(table.track(0).values()) == 0 and table.track(0)["cycling"] == -1
    assert table.get("coins", 0) == 1


@rule("R5.8.2")
def test_after_cycling_one_need_not_build_what_one_cannot_pay():
    table = building({"fire": 1})
    assert table.legal() == {"cycle workshops fire", "cycle improvements fire", "done"}
    table.do("cycle workshops fire")
    assert table.legal() == {"done"}
    assert table.do("done").told("built") == []


@rule("R5.8.2")
def test_cycled_tiles_come_again_after_the_rest():
    table = building({"coins": 9, "wood": 9, "fire": 9})
    height = table.get("below", 5) + 1
    seen = [table.get("top", 5)]
    for _ in range(height):
        table.effect("build").do("cycle improvements fire")
        seen.append(table.get("top", 5))
    assert len(set(seen[:height])) == height == 5 and seen[height] == seen[0]


@rule("R5.8.2", "R12")
def test_option_cycle_mode():
    table = building(cycle_mode="one_stack")
    assert {
        "craftsman coins",
        "aristocrat wood",
        "nun coins",
        "left wood",
        "middle coins",
        "right coins",
    } <= (table.legal("cycle"))
    assert table.why("cycle workshops coins") == ("R5.8.2", "other_way_of_cycling")
    before = table.field("top")
    table.do("cycle middle coins")
    assert [n for n in range(6) if table.get("top", n) != before[n]] == [4]
    assert table.legal("improve") and not table.legal("workshop") and not table.legal("wagon")
    assert table.why("workshop b03") == ("R5.8.2", "other_kind")
    table = building(cycle_mode="one_stack").do("cycle nun wood")
    assert (
        table.legal("workshop") >= {"b03", "b13"} and not table.legal("improve") and not table.legal("wagon")
    )
    assert building().why("cycle left coins") == ("R5.8.2", "other_way_of_cycling")


@rule("R5.8.3")
def test_an_improvement_covers_an_own_bare_cabin():
    table = city().cabin(0, 1, "nun").cabin(0, 3, improvement="q09").tops(*TOPS).tokens(0, coins=1)
    table.at("h07").do("act build", "improve q01")
    assert table.legal() == {"fit 1", "fit 2", "fit 4"}  # occupied or not
    assert table.why("fit 3") == ("R5.8.3", "improved_already")
    table.do("fit 1")
    assert table.get("improvement", 0) == fields.IMPROVEMENTS.index("q01") + 1 and table.get("patient", 0)
    assert table.get("coins", 0) == 1 - IMPROVEMENTS["q01"]["cost"]["coins"]


@rule("R5.8.3")
def test_at_most_four_improvements():
    table = city().tops(*TOPS)
    for number, name in ((1, "q02"), (2, "q03"), (3, "q04")):
        table.cabin(0, number, improvement=name)
    table.tokens(0, coins=4, wood=4).at("h07").do("act build", "improve q01")
    assert all(table.field("improvement")[:4])
    table.effect("build")
    assert table.legal("improve") == set() and table.legal("workshop")
    assert table.why("improve q05") == ("R5.8.3", "no_cabin_left")


@rule("R5.8.4")
def test_no_limit_to_workshops():
    table = city().tokens(0, coins=4, wood=4)
    for name in ("b01", "b02", "b04", "b05", "b06", "b08", "b14"):
        table.workshop(0, name)
    table.tops("b03", "b13", "b07").at("h07").do("act build", "workshop b03")
    assert table.get("workshops", 0).bit_count() == 8


@rule("R5.8.5")
def test_a_wagon_gives_its_points_and_is_ready_at_once():
    table = city().tokens(0, coins=2, wood=2).estate(0, cl1="basic", au1="basic").reward(0, "build").at("h07")
    wagon = wagon_on_top(table)
    assert "repopulate" not in table.legal()
    table.do("reward build", f"wagon {wagon}")
    cost = WAGONS[wagon]["cost"]
    assert table.purse()[:2] == (2 - cost["coins"], 2 - cost["wood"])
    assert table.track(0) == {"wagons": WAGONS[wagon]["vp"]} and table.get("tired", 0) == 0
    assert WAGONS[wagon_on_top(table)]["number"] == 2 and "repopulate" in table.legal()


@rule("R5.8.5", "R10.4")
def test_a_wagon_is_no_building():
    table = city().wagons(0, "c1-2", "c2-2").scrolls(0, 4, 0, 0).over()
    assert "scroll_buildings" not in table.sheet(0)


@rule("R5.8.6")
def test_a_late_workshop_gives_its_reward_once():
    record = WORKSHOPS["b22"]
    assert record["era"] == "II" and record["reward"] == ["coin", "vp4"]
    table = city().round(5).estate(0, cl2="basic").workshop(0, "b22").turn().do("employ cl2 b22")
    assert table.get("coins", 0) == 1 and table.track(0) == {"workshops": 4}
    assert table.told("workshop_used") == [{"seat": "0", "workshop": "b22"}] and table.get("workers")
    table.production()
    assert table.get("coins", 0) == 1 and table.track(0) == {"workshops": 4}


@rule("R5.8.6", "R5.8.7")
def test_upgrading_the_citizen_in_a_late_workshop():
    assert WORKSHOPS["b23"]["upgraded_only"] and WORKSHOPS["b23"]["reward"] == ["vp7"]
    table = city().round(5).estate(0, cl2="basic").workshop(0, "b23").turn().do("employ cl2 b23")
    assert table.track(0) == {} and table.get("spent") == 0
    table.at("h01").do("act upgrade_citizen", "upgrade_worker b23")
    assert table.track(0) == {"workshops": 7} and table.get("spent") == 1 << fields.WORKSHOPS.index("b23")


@rule("R5.8.6")
def test_a_used_workshop_takes_no_second_reward():
    table = city().round(5).workshop(0, "b22", spent=True).estate(0, cl2="gold").turn().do("employ cl2 b22")
    assert table.track(0) == {} and table.get("coins", 0) == 0


@rule("R5.8.6")
def test_a_late_workshop_built_in_step_four_and_used_at_once():
    table = city().round(5).tokens(0, coins=2, wood=2).estate(0, al1="gold").tops("b30").at("h07")
    table.do("act build", "workshop b30", "employ al1 b30")
    assert table.track(0) == {"workshops": 2} and table.get("register", 1) == 3


@rule("R5.8.7")
@pytest.mark.parametrize(("side", "church"), [("basic", 1), ("gold", 2)])
def test_an_early_workshop_for_upgraded_citizens_only(side, church):
    assert WORKSHOPS["b09"]["upgraded_only"] and WORKSHOPS["b09"]["reward"] == ["advance_church"]
    table = city().workshop(0, "b09", side).production()
    assert table.get("register", 2) == church
    assert table.track(0) == ({"upgraded_workers": 1} if side == "gold" else {})
