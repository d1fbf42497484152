"""R16: the Eastern Hanseatic League."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import Scene
from tests.rules import rule

from rathaus.games.hansa_teutonica import boards

pytestmark = pytest.mark.engine


def east(seats: int = 3, **options: object) -> Scene:
    return Scene(seats, map="east", **options)


@rule("R16.1", "R16.3")
def test_the_board() -> None:
    board = boards.board("east")
    assert [board.cities[c].id for c in board.east_west] == ["lubeck", "danzig"]
    assert board.routes[board.prestige_route].id == "danzig-konigsberg"
    assert {r.id for r in board.routes if r.taberna} == {
        "brandenburg-tangermunde",
        "kulm-stettin",
        "allenstein-braunsberg",
    }
    assert {r.id: r.permanent for r in board.routes if r.permanent} == {
        "stralsund-wismar": "move_any_2",
        "malmo-stralsund": "develop_privilegium",
        "malmo-visby": "establish_in_green_city",
        "danzig-malmo": "place_2_from_route",
    }
    assert {c.id for c in board.cities if c.green} == {"belgard", "waren", "dresden"}


@rule("R16.2", "R5.B1", "R5.C6")
def test_ships_take_merchants_only() -> None:
    scene = east().give(0, (5, 2))
    ship = scene.posts("stralsund-wismar")[1]
    assert scene.refused(f"place piece:trader post:{ship}") == ("R16.2", "ships_take_merchants")
    scene.act(f"place piece:merchant post:{ship}", "end").give(1, (5, 0))
    assert scene.refused(f"displace piece:trader post:{ship}") == ("R16.2", "ships_take_merchants")
    scene.give(1, (4, 1)).act(f"displace piece:merchant post:{ship}")
    scene = east().put("lubeck-wismar", "1t").give(0, (3, 0)).fill("waren-wismar", 2)
    scene.put("stralsund-wismar", "2t", None, None).act(
        f"displace piece:trader post:{scene.posts('lubeck-wismar')[0]}"
    )
    assert "stralsund-wismar" not in scene.routes_of("resettle"), "only ships are free there"
    assert "malmo-stralsund" in scene.routes_of("resettle")
    scene = east().put("lubeck-wismar", "0t").act(f"move post:{scene.posts('lubeck-wismar')[0]}")
    assert scene.refused(f"put post:{ship}") == ("R16.2", "ships_take_merchants")


@rule("R16.3")
def test_move_any_two() -> None:
    scene = (
        east()
        .fill("stralsund-wismar", 0, merchants=2)
        .put("halle-wittenberg", "1t", "0m")
        .office("wismar", "1t", "1m")
    )
    scene.office("stralsund", "1t", "1m").act("route route:stralsund-wismar")
    assert scene.asking == "permanent"
    a, b = scene.posts("halle-wittenberg")
    scene.act("permanent", f"lift post:{a}", f"lift post:{b}", f"put post:{b}", f"put post:{a}")
    assert scene.on("halle-wittenberg") == [(0, 1), (1, 0)] and scene.asking == "turn"
    scene.set("actions", 1).fill("stralsund-wismar", 0, merchants=2).act(
        "route route:stralsund-wismar", "decline"
    )
    assert scene.asking == "turn"


@rule("R16.3", "R3.2")
def test_raise_privilegium() -> None:
    scene = (
        east().fill("malmo-stralsund", 0, merchants=2).act("route route:malmo-stralsund", "office city:malmo")
    )
    scene.act("permanent")
    assert scene.field("steps", 2) == 1 and scene.asking == "turn"
    scene = east().fill("malmo-stralsund", 0, merchants=2).skill(0, "privilegium", 3)
    scene.act("route route:malmo-stralsund", "nothing")
    assert scene.refused("permanent") == ("R3.2", "skill_is_full")


@rule("R16.3", "R16.5", "R7.1")
def test_an_office_in_a_green_city() -> None:
    scene = east().fill("malmo-visby", 0, merchants=1).extra("waren", "1t").give(0, (1, 0))
    scene.act("route route:malmo-visby", "nothing")
    assert scene.refused("green piece:merchant city:waren") == ("R16.3", "supply_is_empty")
    scene.act("green piece:trader city:waren")
    assert scene.holder("waren") == 0, "right of all pieces there: the highest value"
    assert scene.field("completed") == 1, "the first office completed it"
    scene.check()
    scene.set("actions", 1).fill("malmo-visby", 0, merchants=1).give(0, (0, 1))
    scene.act("route route:malmo-visby", "nothing", "green piece:merchant city:belgard")
    assert scene.field("completed") == 2
    scene.check()


@rule("R16.5", "R6.3a", "R7.5")
def test_green_cities_and_the_marker() -> None:
    scene = east().fill("waren-wismar", 0).marker(0, "additional_office", 2)
    scene.act("route route:waren-wismar")
    assert scene.refused("office city:waren") == ("R16.5", "no_printed_offices")
    scene.act("extra piece:trader city:waren")
    assert scene.holder("waren") == 0 and scene.field("completed") == 1 and scene.sheet(0)["cities"] == 2
    scene.pass_turns(2).act("end").extra("waren", "1t")
    assert scene.holder("waren") == 0, "the newest by marker stands leftmost, the lowest"


@rule("R16.4", "R6.3b")
def test_waren_offers_two_skills() -> None:
    scene = east().fill("havelberg-waren", 0).act("route route:havelberg-waren")
    assert set(scene.legal("develop")) == {"develop skill:actiones", "develop skill:bursa"}


@rule("R16.6", "R8.2")
def test_swaps_in_green_cities() -> None:
    def swaps(**options: object) -> list[str]:
        scene = (
            east(**options)
            .extra("waren", "0t")
            .extra("waren", "1t", marker=False)
            .extra("waren", "0m", marker=False)
        )
        scene.marker(0, "swap_offices").act("use marker:swap_offices")
        return scene.legal("swap")

    assert swaps() == ["swap city:waren pair:1"]
    assert swaps(green_swaps="all") == ["swap city:waren pair:0", "swap city:waren pair:1"]
    scene = (
        east().extra("waren", "1t", marker=False).extra("waren", "0m", marker=False).marker(0, "swap_offices")
    )
    scene.act("use marker:swap_offices", "swap city:waren pair:0")
    assert scene.holder("waren") == 1
    scene.check()


@rule("R16.3", "R16.7", "R6.4")
def test_two_pieces_of_malmo_danzig() -> None:
    def done(**options: object) -> Scene:
        scene = east(**options).fill("danzig-malmo", 0, merchants=1).give(0, (3, 0), (0, 0))
        return scene.act("route route:danzig-malmo", "office city:danzig")

    scene = done()
    assert scene.asking == "scatter" and scene.stock(0) == (2, 1)
    assert "danzig-malmo" in scene.routes_of("extend")
    scene.act(f"extend piece:merchant post:{scene.posts('danzig-malmo')[3]}")
    assert scene.refused(f"extend piece:merchant post:{scene.posts('halle-wittenberg')[0]}") == (
        "R16.3",
        "from_the_route_only",
    )
    scene.act(f"extend piece:trader post:{scene.posts('halle-wittenberg')[0]}")
    assert scene.stock(0) == (1, 0) and scene.asking == "turn"
    scene.check()
    scene = done(reuse_2_same_route=False)
    assert scene.refused(f"extend piece:trader post:{scene.posts('danzig-malmo')[0]}") == (
        "R16.7",
        "not_the_same_route",
    )
    scene.act("done")
    assert scene.asking == "turn"


@rule("R16.8", "R9.2")
def test_permanent_markers_come_before_the_end() -> None:
    scene = east().fill("malmo-stralsund", 0, merchants=2).office("malmo", "0m").points(0, 19)
    scene.act("route route:malmo-stralsund")
    scene.act("nothing") if scene.asking == "trade" else None
    assert scene.track(0) == 20 and scene.asking == "permanent"
    scene.act("permanent")
    assert scene.state.is_over() and scene.field("steps", 2) == 1


@rule("R16.9", "R8.6", "R16.3")
def test_new_markers_and_green_cities() -> None:
    scene = east().lay("kulm-stettin", "plus_3_actions").fill("kulm-stettin", 0)
    for city in ("halle", "krakau"):
        scene.office(city, *["1t"] * len(scene.board.cities[scene.board.city(city)].offices))
    scene.act("route route:kulm-stettin", "nothing", "end")
    routes = {text.split(":")[-1] for text in scene.legal("assign")}
    assert {"dresden-halle", "dresden-krakau"} <= routes
    assert not routes & {"danzig-malmo", "malmo-visby", "malmo-stralsund", "stralsund-wismar"}
    kind = scene.legal("assign")[0].split()[1]
    assert scene.refused(f"assign {kind} route:danzig-malmo") == ("R16.3", "has_a_permanent_marker")
    scene.extra("dresden", "1t")
    routes = {text.split(":")[-1] for text in scene.legal("assign")}
    assert not {"dresden-halle", "dresden-krakau"} & routes
