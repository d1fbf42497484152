"""R15: the 2-player game with its pawn and provinces."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import Scene
from tests.rules import rule

from rathaus.core.components import components
from rathaus.games.hansa_teutonica import boards, fields

pytestmark = pytest.mark.engine
DATA = components("hansa_teutonica")["two_player"]


def started(province: str = "centre") -> Scene:
    return Scene(2).act(f"set_pawn province:{province}")


@rule("R15.1", "R15.3", "R14.6")
def test_the_second_player_puts_the_pawn() -> None:
    scene = Scene(2)
    assert scene.state.seat_to_act() == 1 and scene.asking == "set_pawn"
    assert len(scene.legal("set_pawn")) == 16
    scene.act("set_pawn province:nw")
    assert scene.state.seat_to_act() == 0 and scene.field("pawn") == fields.PROVINCES.index("nw")
    assert scene.supply(0) == (5, 1) and scene.supply(1) == (6, 1)
    assert scene.board.id == "base_2_3"


@rule("R15.2", "R15.7")
def test_provinces_and_borders_fit_the_board() -> None:
    board = boards.board("base_2_3")
    cities = {record["id"]: set(record["cities"]) for record in DATA["province"]}
    borders = {record["route"]: record["provinces"] for record in DATA["route_border"]}
    assert len(cities) == 16 and len(DATA["soldier"]) == 4
    assert set(borders) == {route.id for route in board.routes}
    for route in board.routes:
        ends = {board.cities[c].id for c in route.ends}
        assert 1 <= len(borders[route.id]) <= 2
        assert all(ends <= cities[province] for province in borders[route.id])
    for soldier in DATA["soldier"]:
        assert all(set(soldier["between_cities"]) <= cities[province] for province in soldier["provinces"])
    assert {frozenset(s["between_cities"]) for s in DATA["soldier"]} == {
        frozenset(pair)
        for pair in (
            ("osnabruck", "munster"),
            ("munster", "dortmund"),
            ("luneburg", "brunswick"),
            ("brunswick", "goslar"),
        )
    }
    outer = {route for route, provinces in borders.items() if len(provinces) == 1}
    assert {"emden-groningen", "hamburg-stade", "coellen-warburg", "halle-quedlinburg"} <= outer


@rule("R15.4")
def test_example_21_the_free_move() -> None:
    scene = started("centre_east")
    assert scene.allowed("walk province:centre_west"), "two borders: Hannover-Minden and Bremen-Minden"
    assert scene.allowed("walk province:centre") and not scene.allowed("walk province:centre_east")
    assert scene.refused("walk province:w_upper") == ("R15.4", "too_far")
    scene.act("walk province:centre_west")
    assert scene.field("actions") == 2
    assert scene.refused("walk province:centre") == ("R15.4", "pawn_has_moved")
    one = {
        b
        for record in DATA["route_border"]
        for b in record["provinces"]
        if "centre_east" in record["provinces"]
    }
    assert "centre_west" not in one, "never one step across Minden"


@rule("R15.4")
def test_before_the_first_or_after_the_last_action() -> None:
    scene = started("centre").place("bremen-minden").marker(0, "plus_3_actions")
    scene.act("walk province:n")
    assert scene.refused("place piece:trader post:0") == ("R15.4", "turn_closed")
    assert scene.refused("use marker:plus_3_actions") == ("R15.4", "turn_closed")
    scene.act("end").act("walk province:nw").place("emden-groningen")
    assert scene.state.seat_to_act() == 1
    assert scene.refused("walk province:n") == ("R15.4", "pawn_has_moved")


@rule("R15.5")
def test_the_paid_move() -> None:
    scene = started("nw").place("emden-groningen").act("ride province:se")
    assert scene.field("actions") == 0 and scene.field("pawn") == fields.PROVINCES.index("se")
    scene = started("nw")
    assert scene.refused("ride province:nw") == ("R15.5", "pawn_is_there")
    assert Scene(3).refused("ride province:nw") == ("R15", "two_players_only")


@rule("R15.6", "R15.7")
def test_actions_at_the_province_only() -> None:
    scene = started("nw").fill("hamburg-stade", 0).put("bremen-minden", "1t")
    assert scene.routes_of("place") == {"emden-groningen", "emden-osnabruck", "kampen-osnabruck"}
    post = scene.posts("bremen-minden")
    assert scene.refused(f"place piece:trader post:{post[1]}") == ("R15.6", "pawn_is_elsewhere")
    assert scene.refused(f"displace piece:trader post:{post[0]}") == ("R15.6", "pawn_is_elsewhere")
    assert scene.refused("route route:hamburg-stade") == ("R15.6", "pawn_is_elsewhere")
    assert scene.legal("income") and scene.allowed(f"move post:{scene.posts('hamburg-stade')[0]}")
    scene.put("emden-groningen", "1t").act(f"displace piece:trader post:{scene.posts('emden-groningen')[0]}")
    if scene.asking == "pay":
        scene.act("pay piece:trader")
    assert "emden-osnabruck" in scene.routes_of("resettle"), "relocation is free of the pawn"
    assert "emden-stade" not in {route.id for route in scene.board.routes}
