"""R8, R13, R14: bonus markers."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import GAME, Scene
from tests.rules import rule

from rathaus.games.hansa_teutonica import fields

pytestmark = pytest.mark.engine


@rule("R8.2", "R7.1")
def test_example_10_swap() -> None:
    scene = Scene(ruleset="big_box").office("perleberg", "2t", "0t", "1m").marker(0, "swap_offices")
    scene.skill(0, "privilegium", 2)
    scene.act("use marker:swap_offices")
    assert scene.legal("swap") == ["swap city:perleberg pair:0", "swap city:perleberg pair:1"]
    scene.act("swap city:perleberg pair:1")
    assert scene.holder("perleberg") == 0
    assert scene.field("actions") == 2
    scene.check()


@rule("R8.2", "R13.13", "R14.3")
def test_who_may_swap_what() -> None:
    scene = Scene(ruleset="big_box").office("perleberg", "1t", "2t").office("minden", "0t", "0t", "1t")
    scene.marker(0, "swap_offices").act("use marker:swap_offices")
    assert scene.refused("swap city:perleberg pair:0") == ("R8.2", "one_must_be_yours")
    assert scene.refused("swap city:minden pair:0") == ("R13.13", "same_owner")
    assert scene.refused("swap city:minden pair:2") == ("R8.2", "both_must_be_filled")
    assert scene.legal("swap") == ["swap city:minden pair:1"]
    scene = Scene().office("perleberg", "1t", "2t").marker(0, "swap_offices").act("use marker:swap_offices")
    assert scene.legal("swap") == ["swap city:perleberg pair:0"], "2009 asks for no own office"
    scene = (
        Scene(ruleset="big_box").office("duisburg", "0t").extra("duisburg", "1t").marker(0, "swap_offices")
    )
    assert scene.refused("use marker:swap_offices") == ("R8.2", "nothing_to_swap"), "never an extra office"


@rule("R13.1", "R8.2")
def test_example_11_no_coin_for_a_swap() -> None:
    scene = Scene().office("lubeck", "1t", "0t").marker(0, "swap_offices")
    scene.act("use marker:swap_offices", "swap city:lubeck pair:0")
    assert scene.track(0) == 0 and scene.holder("lubeck") == 1
    scene.check()


@rule("R8.3")
def test_move_3() -> None:
    scene = (
        Scene(ruleset="big_box")
        .marker(0, "move_3")
        .put("hamburg-lubeck", "1t", "2m", "0t")
        .put("arnheim-kampen", "1t")
    )
    a, b, c = scene.posts("hamburg-lubeck")
    scene.act("use marker:move_3")
    assert scene.refused(f"lift post:{c}") == ("R8.3", "own_piece")
    scene.act(f"lift post:{a}", f"lift post:{b}", f"put post:{b}", f"put post:{a}")
    assert scene.on("hamburg-lubeck") == [(2, 1), (1, 0), (0, 0)], "places just vacated included"
    assert scene.asking == "turn" and scene.field("actions") == 2
    scene.check()


@rule("R8.3")
def test_move_3_one_by_one() -> None:
    scene = (
        Scene(ruleset="big_box", move_3="one_by_one").marker(0, "move_3").put("hamburg-lubeck", "1t", "2m")
    )
    a, b, c = scene.posts("hamburg-lubeck")
    scene.act("use marker:move_3", f"lift post:{a}")
    assert scene.refused(f"lift post:{b}") == ("R8.3", "put_down_first")
    scene.act(f"put post:{c}")
    assert scene.allowed("done") and scene.allowed(f"lift post:{c}")
    scene.act(f"lift post:{b}", f"put post:{a}", "done")
    assert scene.on("hamburg-lubeck") == [(2, 1), None, (1, 0)]


@rule("R14.2", "R13.5")
def test_example_23_remove_3() -> None:
    scene = (
        Scene().marker(0, "remove_3").put("hamburg-lubeck", "1m", "2m", "0t").give(1, (0, 0)).give(2, (0, 0))
    )
    a, b, c = scene.posts("hamburg-lubeck")
    scene.act("use marker:remove_3")
    assert not scene.allowed("done")
    scene.act(f"remove post:{a}", f"remove post:{b}", f"remove post:{c}")
    assert scene.supply(1) == (0, 1) and scene.supply(2) == (0, 1) and scene.supply(0) == (6, 1)
    assert scene.asking == "turn"


@rule("R8.4", "R4.4", "R13.6")
def test_develop_skill() -> None:
    scene = Scene().marker(0, "develop_skill", 2).marker(0, "plus_3_actions").skill(0, "bursa", 3)
    scene.act("use marker:plus_3_actions", "use marker:develop_skill")
    assert len(scene.legal("develop")) == 4 and scene.refused("develop skill:bursa") == (
        "R3.2",
        "skill_is_full",
    )
    scene.act("develop skill:actiones")
    assert scene.field("actions") == 2 + 3 + 1 and scene.supply(0) == (6, 1)
    for name in ("clavis_urbium", "actiones", "privilegium", "liber_sophiae"):
        scene.skill(0, name, scene.rules.covered(fields.SKILLS.index(name), 0))
    assert scene.refused("use marker:develop_skill") == ("R8.4", "skill_is_full")


@rule("R8.6", "R21.1", "R4.6")
def test_where_new_markers_go() -> None:
    scene = Scene().lay("bremen-osnabruck", "plus_3_actions").fill("bremen-osnabruck", 0)
    scene.put("hamburg-lubeck", "1t").office("duisburg", "1t").office("dortmund", "1m", "1t", "1t")
    scene.act("route route:bremen-osnabruck", "nothing", "end")
    kind = fields.MARKERS[[n > 0 for n in scene.state.field("shown")].index(True)]
    other = fields.MARKERS[(fields.MARKERS.index(kind) + 1) % 7]
    assert scene.refused(f"assign marker:{kind} route:luneburg-perleberg") == ("R8.6", "has_a_marker")
    assert scene.refused(f"assign marker:{kind} route:hamburg-lubeck") == ("R8.6", "has_pieces")
    assert scene.refused(f"assign marker:{kind} route:dortmund-duisburg") == ("R8.6", "no_empty_office")
    assert scene.refused(f"assign marker:{other} route:hamburg-stade") == ("R8.6", "no_such_marker")
    assert scene.refused(f"assign marker:{kind} route:london-oxford") == ("R2.3", "not_on_this_board")
    scene.act(f"assign marker:{kind} route:hamburg-stade")
    assert scene.state.seat_to_act() == 1
    assert sum(1 for marker in scene.state.field("on_route") if marker) == 3


@rule("R8.6")
def test_several_markers_in_an_order_of_choice() -> None:
    scene = Scene().lay("bremen-osnabruck", "plus_3_actions").lay("goslar-hildesheim", "plus_4_actions")
    scene.fill("bremen-osnabruck", 0).fill("goslar-hildesheim", 0)
    scene.act("route route:bremen-osnabruck", "nothing", "route route:goslar-hildesheim", "nothing")
    assert scene.field("plate") == 2
    scene.act("end")
    routes = {text.split(":")[-1] for text in scene.legal("assign")}
    assert len(routes) == len(scene.board.routes) - 1
    scene.act(scene.legal("assign")[0]).act(scene.legal("assign")[-1])
    assert scene.state.seat_to_act() == 1 and scene.asking == "turn"


@rule("R8.7")
def test_conditions_are_dropped_from_the_last_one_on() -> None:
    def revealed(**pieces: str) -> Scene:
        scene = Scene().lay("bremen-osnabruck", "plus_3_actions")
        for city in scene.board.cities:
            scene.office(city.id, *["1t"] * len(city.offices))
        scene.set("completed", 0)
        for route in scene.board.routes:
            if route.id not in ("hamburg-lubeck", "bremen-osnabruck"):
                scene.put(route.id, pieces.get("all", "1t"))
        if "all" in pieces:
            scene.put("hamburg-lubeck", "1t")
        scene.set("completed", 0).fill("bremen-osnabruck", 0).set("completed", 0)
        scene.act("route route:bremen-osnabruck")
        if scene.asking == "trade":
            scene.act("nothing")
        if "all" in pieces:
            scene.put("bremen-osnabruck", "1t").set("completed", 0)
        return scene.act("end")

    two = {text.split(":")[-1] for text in revealed().legal("assign")}
    assert two == {"hamburg-lubeck", "bremen-osnabruck"}, "no city has an empty office: the third is dropped"
    scene = revealed(all="1t")
    routes = {text.split(":")[-1] for text in scene.legal("assign")}
    assert len(routes) == len(scene.board.routes) - 2, "and no route is empty: the second too"


@rule("R8.1", "R4.5")
def test_markers_that_would_do_nothing_are_not_offered() -> None:
    scene = Scene(ruleset="big_box")
    for name in ("additional_office", "swap_offices", "move_3"):
        scene.marker(0, name)
    assert scene.legal("use") == []
    assert scene.refused("use marker:additional_office") == ("R6.3a", "used_within_a_route")
    assert scene.refused("use marker:move_3") == ("R8.3", "no_piece_there")
    assert Scene().marker(0, "remove_3").refused("use marker:remove_3") == ("R14.2", "no_piece_there")


@rule("R8.6", "R12.2")
def test_the_supply_is_drawn_uniformly() -> None:
    drawn: dict[str, int] = {}
    for seed in range(200):
        scene = Scene(4, seed).lay("bremen-osnabruck", "plus_3_actions").fill("bremen-osnabruck", 0)
        scene.act("route route:bremen-osnabruck", "nothing", "end")
        kind = next(event["marker"] for event in scene.told("revealed"))
        drawn[str(kind)] = drawn.get(str(kind), 0) + 1
    assert set(drawn) == {
        "additional_office", "swap_offices", "remove_3", "develop_skill", "plus_3_actions", "plus_4_actions",
    }  # fmt: skip
    assert 35 < drawn["additional_office"] < 90, "4 of 13"
    assert GAME.owned(scene.state)
