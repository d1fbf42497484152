"""R4, R5: turns, income, placing, displacing and moving."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


@rule("R4.1", "R4.2", "R4.3", "R4.6")
def test_turns_go_round_and_actions_may_be_left() -> None:
    scene = Scene(3)
    assert scene.field("actions") == 2
    scene.place("hamburg-lubeck").act("end")
    assert scene.state.seat_to_act() == 1 and scene.field("actions") == 2
    scene.pass_turns(2)
    assert scene.state.seat_to_act() == 0
    scene.place("hamburg-lubeck").place("hamburg-lubeck")
    assert scene.field("actions") == 0
    assert scene.refused("income traders:1 merchants:0") == ("R4.2", "no_actions_left")
    scene.act("end").check()


@rule("R5.A1", "R5.A2")
def test_income() -> None:
    scene = Scene().give(0, (0, 0), (4, 1))
    assert scene.refused("income traders:4 merchants:0") == ("R5.A1", "more_than_bursa")
    assert scene.refused("income traders:0 merchants:2") == ("R5.A1", "none_in_stock")
    assert scene.refused("income traders:0 merchants:0") == ("R5.A2", "take_one_at_least")
    scene.act("income traders:2 merchants:1")
    assert scene.supply(0) == (2, 1) and scene.stock(0) == (2, 0)
    scene.act("income traders:1 merchants:0")
    assert scene.supply(0) == (3, 1)
    scene.pass_turns(4).give(0, (0, 0), (0, 0))
    assert scene.refused("income traders:1 merchants:0") == ("R5.A2", "stock_is_empty")


@rule("R5.A1", "R5.A2")
def test_income_all_and_exactly() -> None:
    scene = Scene().give(0, (0, 0), (12, 2)).skill(0, "bursa", 3)
    scene.act("income traders:12 merchants:2")
    assert scene.stock(0) == (0, 0)
    exact = Scene(income="exactly").give(0, (0, 0), (4, 1))
    assert exact.legal("income") == ["income traders:2 merchants:1", "income traders:3 merchants:0"]
    assert exact.refused("income traders:1 merchants:0") == ("R5.A2", "take_the_full_value")
    exact.give(0, (0, 0), (1, 0))
    assert exact.legal("income") == ["income traders:1 merchants:0"]


@rule("R5.B1", "R1.5", "R2.3")
def test_placing() -> None:
    scene = Scene().give(0, (1, 1))
    post = scene.posts("hamburg-lubeck")[1]
    scene.act(f"place piece:merchant post:{post}")
    assert scene.on("hamburg-lubeck") == [None, (0, 1), None]
    assert scene.refused(f"place piece:trader post:{post}") == ("R2.3", "post_taken")
    free = scene.posts("arnheim-kampen")[0]
    assert scene.refused(f"place piece:merchant post:{free}") == ("R5.B1", "none_in_supply")
    scene.place("hamburg-lubeck").check()


@rule("R5.C1", "R5.C2", "R13.12", "R21.3")
def test_price_of_a_displacement() -> None:
    scene = Scene().put("hamburg-lubeck", "1t", "1m", "0t").give(0, (2, 0), (0, 0))
    first, second, own = scene.posts("hamburg-lubeck")
    assert scene.refused(f"displace piece:trader post:{own}") == ("R5.C1", "own_piece")
    assert scene.refused(f"displace piece:trader post:{second}") == ("R5.C2", "supply_too_small")
    empty = scene.posts("arnheim-kampen")[0]
    assert scene.refused(f"displace piece:trader post:{empty}") == ("R5.C1", "no_piece_there")
    scene.act(f"displace piece:trader post:{first}")
    assert scene.supply(0) == (0, 0) and scene.stock(0) == (1, 0)
    assert scene.on("hamburg-lubeck")[0] == (0, 0)
    scene = Scene().put("hamburg-lubeck", "1t", "1m").give(0, (1, 0))
    assert scene.refused(f"displace piece:trader post:{first}") == ("R5.C2", "supply_too_small")
    scene.give(0, (3, 0), (0, 0)).act(f"displace piece:trader post:{second}")
    assert scene.supply(0) == (0, 0) and scene.stock(0) == (2, 0)
    assert scene.field("actions") == 1


@rule("R5.C2", "R5.C8")
def test_payment_is_chosen_among_shapes_before_the_relocation() -> None:
    scene = Scene().put("hamburg-lubeck", "1m").give(0, (2, 2), (0, 0))
    scene.act(f"displace piece:merchant post:{scene.posts('hamburg-lubeck')[0]}")
    assert scene.asking == "pay" and scene.state.seat_to_act() == 0
    scene.act("pay piece:merchant")
    assert scene.asking == "relocate", "one shape is left: no question"
    assert scene.supply(0) == (1, 0) and scene.stock(0) == (1, 1)
    assert scene.state.seat_to_act() == 1


@rule("R5.C3", "R5.C5", "R4.7", "R21.4")
def test_relocation_of_a_trader() -> None:
    scene = Scene().put("hamburg-lubeck", "1t").give(1, (6, 1), (5, 0))
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-lubeck')[0]}")
    if scene.asking == "pay":
        scene.act("pay piece:trader")
    assert scene.state.seat_to_act() == 1
    near = {"bremen-hamburg", "hamburg-luneburg", "hamburg-stade"}
    assert scene.routes_of("resettle") == near and scene.routes_of("extend") == near
    assert scene.refused("done") == ("R5.C5", "displaced_piece_first")
    assert scene.refused("end")[0] == "R5.C8"
    scene.act(f"resettle post:{scene.posts('hamburg-stade')[0]}")
    scene.act(f"extend piece:trader post:{scene.posts('bremen-hamburg')[0]}")
    assert scene.stock(1) == (4, 0) and scene.supply(1) == (6, 1)
    assert scene.state.seat_to_act() == 0 and scene.asking == "turn"
    scene.check()


@rule("R5.C6", "R2.4")
def test_example_4_distances() -> None:
    def displaced(seats: int, *full: str) -> set[str]:
        scene = Scene(seats).put("coellen-warburg", "1t").give(0, (3, 0))
        for route in full:
            scene.fill(route, 2)
        return scene.act(f"displace piece:trader post:{scene.posts('coellen-warburg')[0]}").routes_of(
            "resettle"
        )

    assert displaced(4) == {"paderborn-warburg", "gottingen-warburg"}
    assert displaced(4, "paderborn-warburg", "gottingen-warburg") == {
        "dortmund-paderborn",
        "minden-paderborn",
        "hildesheim-paderborn",
        "gottingen-quedlinburg",
    }
    assert displaced(3) == {"paderborn-warburg"}
    assert displaced(3, "paderborn-warburg") == {
        "dortmund-paderborn",
        "minden-paderborn",
        "hildesheim-paderborn",
    }


@rule("R5.C6", "R5.C7")
def test_example_5_one_post_at_distance_one() -> None:
    def scene() -> Scene:
        s = Scene(4).put("coellen-warburg", "1m").give(0, (4, 0)).give(1, (0, 0), (5, 0))
        s.fill("paderborn-warburg", 2).put("gottingen-warburg", "2t", "2t")
        return s.act(f"displace piece:trader post:{s.posts('coellen-warburg')[0]}")

    s = scene()
    assert s.routes_of("resettle") == s.routes_of("extend") == {"gottingen-warburg"}
    s.act(f"extend piece:trader post:{s.posts('gottingen-warburg')[2]}")
    assert "gottingen-warburg" not in s.routes_of("resettle") and s.routes_of("resettle") == s.routes_of(
        "extend"
    )
    assert "gottingen-quedlinburg" in s.routes_of("resettle")
    s = scene().act(f"resettle post:{s.posts('gottingen-warburg')[2]}")
    assert "gottingen-warburg" not in s.routes_of("extend")
    s.act("done").check()
    assert s.asking == "turn"


@rule("R5.C4", "R5.C5")
def test_example_6_sources_of_extra_pieces() -> None:
    scene = Scene(4).put("hamburg-lubeck", "1m").give(0, (4, 0)).give(1, (1, 1), (1, 0))
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-lubeck')[0]}")
    stade, bremen = scene.posts("hamburg-stade"), scene.posts("bremen-hamburg")
    assert scene.refused(f"extend piece:merchant post:{stade[0]}") == ("R5.C4", "none_in_stock")
    assert scene.refused(f"fetch post:{stade[0]}") == ("R5.C4", "stock_and_supply_first")
    scene.act(f"resettle post:{stade[0]}", f"extend piece:trader post:{stade[1]}")
    assert scene.stock(1) == (0, 0) and scene.supply(1) == (1, 1)
    assert scene.allowed("done")
    scene.act(f"extend piece:merchant post:{bremen[0]}")
    assert scene.supply(1) == (1, 0) and scene.asking == "turn"


@rule("R5.C10", "R5.C4")
def test_extra_pieces_from_the_board() -> None:
    scene = Scene(4).put("hamburg-lubeck", "1m").give(0, (4, 0)).give(1, (0, 0), (0, 0))
    scene.put("arnheim-kampen", "1t", "1m")
    far = scene.posts("arnheim-kampen")
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-lubeck')[0]}")
    stade = scene.posts("hamburg-stade")
    scene.act(f"resettle post:{stade[0]}")
    assert scene.refused(f"fetch post:{stade[0]}") == ("R5.C10", "placed_just_now")
    assert scene.refused(f"extend piece:trader post:{stade[1]}") == ("R5.C4", "take_from_the_board")
    scene.act(f"fetch post:{far[0]}")
    assert not scene.allowed("done"), "the piece in hand must be placed"
    assert scene.refused(f"extend piece:merchant post:{stade[1]}") == ("R5.C10", "place_the_fetched_piece")
    scene.act(f"extend piece:trader post:{stade[1]}")
    assert scene.refused(f"fetch post:{stade[1]}") == ("R5.C10", "placed_just_now")
    assert scene.legal("fetch") == [f"fetch post:{far[1]}"]
    scene.act("done").check()
    assert scene.on("arnheim-kampen") == [None, (1, 1), None]


@rule("R5.C9")
def test_no_displacement_without_room() -> None:
    scene = Scene(4)
    for route in scene.board.routes:
        scene.fill(route.id, 2)
    scene.put("hamburg-lubeck", "1t", None, None).give(0, (4, 0)).give(2, (0, 0), (0, 0))
    lubeck, stade = scene.posts("hamburg-lubeck"), scene.posts("hamburg-stade")
    assert scene.refused(f"displace piece:trader post:{lubeck[0]}") == ("R5.C9", "no_room_to_resettle")
    assert scene.allowed(f"displace piece:trader post:{stade[0]}")
    scene.act(f"displace piece:trader post:{stade[0]}")
    assert scene.routes_of("resettle") == {"hamburg-lubeck"}


@rule("R5.C5")
def test_the_last_post_is_kept_for_the_displaced_piece() -> None:
    scene = Scene(4)
    for route in scene.board.routes:
        scene.fill(route.id, 2)
    scene.put("hamburg-lubeck", "1t", "1t", None).give(0, (4, 0)).give(2, (1, 0), (1, 0))
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-stade')[0]}")
    assert scene.legal("extend") == [] and len(scene.legal("resettle")) == 1
    scene.act(*scene.legal("resettle"))
    assert scene.legal("extend") == []
    assert scene.legal("done") == ["done"]


@rule("R5.D1", "R5.D2")
def test_moving_lifts_all_then_places() -> None:
    scene = Scene().put("hamburg-lubeck", "0t", "0m", "0t").put("arnheim-kampen", "1t")
    a, b, c = scene.posts("hamburg-lubeck")
    assert scene.refused(f"move post:{scene.posts('arnheim-kampen')[0]}") == ("R5.D1", "not_your_piece")
    scene.act(f"move post:{a}", f"lift post:{b}")
    assert scene.field("actions") == 1
    assert scene.refused(f"lift post:{c}") == ("R5.D1", "put_down_first"), "Liber Sophiae is 2"
    assert scene.refused(f"put post:{c}") == ("R2.3", "post_taken")
    scene.act(f"put post:{b}", f"put post:{a}")
    assert scene.on("hamburg-lubeck") == [(0, 1), (0, 0), (0, 0)], "trader and merchant have changed places"
    assert scene.field("actions") == 1 and scene.supply(0) == (5, 1)
    scene.act(f"move post:{c}", f"put post:{scene.posts('arnheim-kampen')[1]}").check()


@rule("R4.4", "R13.6", "R6.3b", "R3.2")
@pytest.mark.parametrize(("steps", "more"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_example_8_a_rise_of_actiones_counts_at_once(steps: int, more: int) -> None:
    scene = Scene().fill("gottingen-quedlinburg", 0).skill(0, "actiones", steps).set("actions", 1)
    scene.act("route route:gottingen-quedlinburg", "develop skill:actiones")
    assert scene.field("actions") == more
    assert scene.supply(0) == (6, 1)


@rule("R4.2", "R4.4", "R6.4", "R13.7")
def test_example_7_the_opening() -> None:
    scene = Scene(4).place("gottingen-quedlinburg").place("gottingen-quedlinburg").pass_turns(4)
    scene.place("gottingen-quedlinburg").act("route route:gottingen-quedlinburg", "develop skill:actiones")
    assert scene.field("actions") == 1
    assert sum(scene.supply(0)) == 4 and sum(scene.stock(0)) == 9
    scene.place("hamburg-lubeck").check()


@rule("R4.5", "R8.5", "R8.1")
def test_markers_between_actions_are_free() -> None:
    scene = Scene().marker(0, "plus_3_actions").marker(0, "plus_4_actions").set("actions", 0)
    scene.act("use marker:plus_3_actions", "use marker:plus_4_actions")
    assert scene.field("actions") == 7
    assert scene.refused("use marker:plus_3_actions") == ("R8.1", "no_such_marker")
    assert scene.sheet(0)["markers"] == 3
