"""R6, R7: establishing a route, offices, control, completed cities, East-West and networks."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


@rule("R6.0", "R6.3", "R13.2", "R6.4")
def test_a_route_must_be_full_and_may_bring_nothing() -> None:
    scene = Scene().put("bremen-hamburg", "0t", "0t", "0t", "1t")
    assert scene.refused("route route:bremen-hamburg") == ("R6.0", "posts_not_all_yours")
    scene.fill("bremen-hamburg", 0, merchants=2).give(0, (5, 1), (0, 0))
    scene.act("route route:bremen-hamburg")
    assert scene.asking == "trade" and scene.refused("end") is not None
    scene.act("nothing")
    assert scene.stock(0) == (2, 2) and scene.on("bremen-hamburg") == [None] * 4
    scene.fill("minden-munster", 0).office("minden", "1t", "1t", "1t", "1t").office("munster", "1m", "1t")
    before = scene.field("actions")
    scene.act("route route:minden-munster")
    assert scene.asking == "turn" and scene.field("actions") == before - 1, "nothing to choose"


@rule("R6.1", "R7.1")
def test_example_1_control_points() -> None:
    scene = Scene().office("dortmund", "0m").office("paderborn", "0t", "1m").fill("dortmund-paderborn", 0)
    scene.act("route route:dortmund-paderborn")
    assert (scene.track(0), scene.track(1)) == (1, 1)
    assert {e["city"] for e in scene.told("control_point")} == {"dortmund", "paderborn"}
    scene = Scene().office("hamburg", "1t").office("stade", "1m").fill("hamburg-stade", 0)
    scene.act("route route:hamburg-stade")
    assert scene.track(1) == 2 and scene.sheet(1)["control"] == 2


@rule("R6.3a", "R13.11", "R6.5")
def test_example_2_no_skipping() -> None:
    scene = Scene().office("dortmund", "0m").fill("dortmund-paderborn", 0).skill(0, "privilegium", 2)
    scene.act("route route:dortmund-paderborn")
    assert set(scene.legal("office")) == {"office city:dortmund", "office city:paderborn"}
    scene.act("office city:dortmund")
    number = scene.board.city("dortmund")
    assert scene.state.field("founded")[number] == 2, "the orange one, not the pink one"
    assert scene.asking == "turn" and sum(scene.stock(0)) == 6 + 2


@rule("R6.3a", "R1.5", "R6.5", "R2.2")
def test_shape_and_colour() -> None:
    scene = Scene().fill("bremen-hannover", 0)
    scene.act("route route:bremen-hannover")
    assert scene.refused("office city:bremen") == ("R6.3a", "wrong_shape"), (
        "a trader does not fill a round office"
    )
    assert scene.refused("office city:hamburg") == ("R6.3a", "not_an_end_city")
    scene = Scene().fill("bremen-hannover", 0, merchants=3)
    scene.act("route route:bremen-hannover")
    assert scene.refused("office city:hannover") == ("R6.3a", "wrong_shape"), "nor a merchant a square one"
    scene = Scene().fill("brunswick-minden", 0).office("minden", "1t", "1t", "1t", "1t")
    scene.act("route route:brunswick-minden") if scene.allowed("route route:brunswick-minden") else None
    assert scene.asking == "turn", "Brunswiek is orange and Minden is full: nothing to choose"
    scene = Scene().fill("minden-munster", 0).office("minden", "1t", "1t", "1t", "1t").office("munster", "1m")
    scene.skill(0, "privilegium", 1).act("route route:minden-munster")
    assert scene.refused("office city:minden") == ("R6.3a", "city_completed")
    assert scene.allowed("office city:munster")
    scene = Scene().fill("brunswick-minden", 0)
    scene.act("route route:brunswick-minden")
    assert scene.refused("office city:brunswick") == ("R6.3a", "privilegium_too_low")


@rule("R6.3a", "R2.7")
def test_a_coin_is_scored_once_and_at_once() -> None:
    scene = Scene().fill("hamburg-lubeck", 0)
    scene.act("route route:hamburg-lubeck", "office city:lubeck")
    assert scene.track(0) == 1 and scene.sheet(0)["coins"] == 1
    assert scene.told("coin") == [{"seat": "0", "city": "lubeck", "n": 1}]


@rule("R6.2", "R21.2", "R8.8", "R12.2")
def test_the_marker_of_the_route() -> None:
    scene = (
        Scene()
        .lay("bremen-osnabruck", "additional_office")
        .fill("bremen-osnabruck", 0)
        .office("bremen", "1m")
    )
    scene.place("hamburg-lubeck")
    assert scene.field("on_route", scene.board.route("bremen-osnabruck")) == 1, "it stays while pieces come"
    scene.act("route route:bremen-osnabruck")
    assert scene.field("plate") == 1 and scene.field("pile") == 12
    assert scene.refused("extra piece:trader city:bremen") == ("R6.2", "marker_just_taken")
    scene.act("nothing").act("end")
    assert scene.asking == "place_marker" and scene.state.seat_to_act() == 0
    assert sum(scene.state.field("shown")) == 1


@rule("R6.3a", "R8.1", "R13.8", "R13.9", "R21.5", "R14.4", "R7.1")
def test_example_12_additional_offices() -> None:
    scene = Scene().office("hannover", "1t", "2t").fill("bremen-hannover", 0, merchants=1)
    scene.marker(0, "additional_office", 2)
    scene.act("route route:bremen-hannover")
    assert scene.refused("extra piece:trader city:bremen") == ("R6.3a", "no_office_there_yet")
    scene.act("extra piece:trader city:hannover")
    assert scene.holder("hannover") == 2, "tied 1-1-1: the rightmost printed office"
    assert scene.sheet(0)["markers"] == 3, "used markers score too"
    scene.set("actions", 2).fill("bremen-hannover", 0, merchants=1).act("route route:bremen-hannover")
    scene.act("extra piece:merchant city:hannover")
    assert scene.holder("hannover") == 0, "two offices"
    assert scene.field("completed") == 1
    scene.check()


@rule("R13.9", "R6.3a")
def test_an_additional_office_where_the_next_one_is_too_high() -> None:
    scene = Scene().office("warburg", "1t").fill("gottingen-warburg", 0).marker(0, "additional_office")
    scene.act("route route:gottingen-warburg")
    assert scene.refused("office city:warburg") == ("R6.3a", "privilegium_too_low")
    assert scene.allowed("extra piece:trader city:warburg")
    assert scene.refused("extra piece:merchant city:warburg") == ("R6.5", "not_on_the_route")


@rule("R6.3b", "R3.2")
def test_skills_of_a_city() -> None:
    scene = Scene().fill("emden-groningen", 0)
    scene.act("route route:emden-groningen")
    assert scene.refused("develop skill:actiones") == ("R6.3b", "no_such_skill_here")
    scene.act("develop skill:liber_sophiae")
    assert scene.supply(0) == (5, 2), "the book is covered by merchants"
    scene = Scene().fill("emden-groningen", 0).skill(0, "liber_sophiae", 3)
    scene.act("route route:emden-groningen")
    assert scene.refused("develop skill:liber_sophiae") == ("R3.2", "skill_is_full")


@rule("R6.3c", "R2.6", "R13.10", "R21.6", "R10.D", "R7.3", "R10.A")
def test_example_9_prestige_spaces() -> None:
    scene = Scene().fill("coellen-warburg", 0, merchants=1).skill(0, "privilegium", 1).give(0, None, (0, 0))
    scene.act("route route:coellen-warburg")
    assert scene.legal("space") == ["space space:7", "space space:8"]
    assert scene.refused("space space:9") == ("R6.3c", "privilegium_too_low")
    scene.act("space space:8")
    assert scene.stock(0) == (3, 0) and scene.track(0) == 0
    assert scene.sheet(0)["prestige"] == 8
    assert scene.state.field("presence")[0] == 0, "a prestige space is no office"
    scene.pass_turns(3).act("end").fill("coellen-warburg", 0, merchants=1)
    scene.act("route route:coellen-warburg")
    assert scene.refused("space space:8") == ("R6.3c", "space_taken")
    scene = Scene().fill("coellen-warburg", 0).act("route route:coellen-warburg")
    assert scene.refused("space space:7") == ("R6.3c", "merchant_needed")
    scene = Scene().fill("hamburg-stade", 0, merchants=1).act("route route:hamburg-stade")
    assert scene.refused("space space:7") == ("R6.3c", "other_route")


@rule("R7.1", "R7.2")
def test_control_ties_go_to_the_highest_office() -> None:
    scene = Scene().office("minden", "0t", "1t")
    assert scene.holder("minden") == 1
    scene.office("minden", "0t", "1t", "0t", "1t")
    assert scene.holder("minden") == 1 and scene.field("completed") == 1
    scene.extra("minden", "0t")
    assert scene.holder("minden") == 0 and scene.field("completed") == 1
    scene = Scene().office("dortmund", "2m").extra("dortmund", "0t").extra("dortmund", "1t")
    assert scene.holder("dortmund") == 2
    scene = (
        Scene()
        .office("duisburg", "2t")
        .extra("duisburg", "0t")
        .extra("duisburg", "1t")
        .extra("duisburg", "1t")
    )
    scene.extra("duisburg", "0t")
    assert scene.holder("duisburg") == 0, "the first extra office stands nearest the printed ones"


@rule("R7.2", "R13.3")
def test_completed_cities() -> None:
    scene = Scene().office("hamburg", "1t", "2t").fill("hamburg-stade", 0).skill(0, "privilegium", 3)
    scene.act("route route:hamburg-stade", "office city:hamburg")
    assert scene.field("completed") == 1 and scene.told("completed") == [{"city": "hamburg", "n": 1}]
    scene.office("stade", "1m").fill("hamburg-stade", 0).set("actions", 1).skill(0, "privilegium", 2)
    scene.act("route route:hamburg-stade")
    assert scene.asking == "trade", "between completed cities: a skill is left"


@rule("R7.4", "R2.10", "R7.3")
def test_example_17_east_west() -> None:
    def chain(scene: Scene, seat: int) -> Scene:
        for city in ("arnheim", "munster", "minden"):
            scene.office(city, *[f"{seat}t"])
        scene.extra("brunswick", f"{seat}t")
        return scene.fill("brunswick-stendal", seat)

    scene = chain(Scene(), 0)
    scene.act("route route:brunswick-stendal", "office city:stendal")
    assert scene.track(0) == 8 and scene.sheet(0)["east_west"] == 7, "7, and 1 for control of Brunswiek"
    scene.fill("magdeburg-stendal", 0, merchants=1).set("actions", 1)
    scene.act("route route:magdeburg-stendal", "office city:stendal")
    assert scene.sheet(0)["east_west"] == 7, "only once"
    for links, points in ((1, 4), (2, 2), (3, 0)):
        scene = chain(Scene(5), 0).set("links", links)
        scene.act("route route:brunswick-stendal", "office city:stendal")
        assert scene.sheet(0)["east_west"] == points
    gap = Scene().office("arnheim", "0t").office("minden", "0t").fill("brunswick-stendal", 0)
    gap.act("route route:brunswick-stendal", "office city:stendal")
    assert gap.sheet(0)["east_west"] == 0


@rule("R7.5", "R10.F")
def test_example_16_network() -> None:
    scene = Scene().skill(0, "clavis_urbium", 3)
    for city in ("arnheim", "munster", "osnabruck", "hannover", "luneburg"):
        scene.office(city, "0t")
    scene.office("minden", "0t", "0t").office("bremen", "0m", "0t").office("halle", "0t", "0t")
    assert scene.field("network") == 9 and scene.sheet(0)["network"] == 27
    scene.fill("hamburg-luneburg", 0).act("route route:hamburg-luneburg", "office city:hamburg")
    assert scene.field("network") == 10
    scene.check()
