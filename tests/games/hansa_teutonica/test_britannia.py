"""R17: Britannia."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import Scene
from tests.rules import rule

from rathaus.games.hansa_teutonica import boards

pytestmark = pytest.mark.engine
WALES, SCOTLAND = "conway-montgomery", "falkirk-glasgow"


def britannia(seats: int = 4, **options: object) -> Scene:
    return Scene(seats, map="britannia", **options)


@rule("R17.1", "R17.2")
def test_the_boards() -> None:
    for name in ("britannia_2_3", "britannia_4_5"):
        board = boards.board(name)
        assert [board.cities[c].id for c in board.east_west] == ["oxford", "york"]
        assert board.routes[board.prestige_route].id == "plymouth-salisbury"
        assert board.completed_limit == 8
    regions = {c.id: c.regions for c in boards.board("britannia_4_5").cities}
    assert regions["isle_of_man"] == 0b110 and regions["london"] == 0b001 and regions["carlisle"] == 0b100
    assert {c.id: c.regions for c in boards.board("britannia_2_3").cities}["isle_of_man"] & 0b110 == 0b010
    assert {r.region for r in boards.board("britannia_2_3").routes} == {0, 1}


@rule("R17.3")
def test_permissions() -> None:
    scene = britannia().set("actions", 9)
    wales, scotland = scene.posts(WALES), scene.posts(SCOTLAND)
    assert scene.refused(f"place piece:trader post:{wales[0]}") == ("R17.3", "no_permission")
    scene.office("cardiff", "1t", "0t")
    scene.act(f"place piece:trader post:{wales[0]}")
    assert scene.refused(f"place piece:trader post:{wales[1]}") == ("R17.3", "no_permission"), "once a turn"
    assert scene.refused(f"place piece:trader post:{scotland[0]}") == ("R17.3", "no_permission")
    scene.office("london", "0t")
    scene.act(f"place piece:trader post:{scotland[0]}")
    assert scene.refused(f"place piece:trader post:{wales[1]}") == ("R17.3", "no_permission"), (
        "London once, too"
    )
    scene.office("carlisle", "0t").put("edinburgh-glasgow", "1t")
    scene.act(f"displace piece:trader post:{scene.posts('edinburgh-glasgow')[0]}")
    while scene.state.seat_to_act() != 0 or scene.asking != "turn":
        scene.act((scene.legal("pay") or scene.legal("resettle") or scene.legal("done"))[0])
    scene.pass_turns(4)
    assert scene.allowed(f"place piece:trader post:{wales[1]}"), "anew in the next turn"


@rule("R17.3")
def test_permission_is_the_rightmost_office_not_control() -> None:
    scene = britannia().office("cardiff", "0t", "0t", "1t")
    assert scene.holder("cardiff") == 0 and WALES not in scene.routes_of("place")
    scene = britannia(permission="control").office("cardiff", "0t", "0t", "1t")
    assert WALES in scene.routes_of("place")
    three = britannia(3).office("london", "0t")
    assert WALES in three.routes_of("place")


@rule("R17.4", "R5.C6")
def test_relocation_by_region() -> None:
    scene = britannia().put("cardiff-montgomery", "1t").office("cardiff", "0t").give(0, (5, 0))
    scene.act(f"displace piece:trader post:{scene.posts('cardiff-montgomery')[0]}")
    near = {
        "cardiff-oxford",
        "cardiff-coventry",
        "cardiff-pembroke",
        "montgomery-pembroke",
        "conway-montgomery",
    }
    assert scene.routes_of("resettle") == near | {"hereford-montgomery"}
    scene = britannia().put("carlisle-durham", "1t").give(0, (5, 0))
    scene.act(f"displace piece:trader post:{scene.posts('carlisle-durham')[0]}")
    assert "carlisle-falkirk" not in scene.routes_of("resettle"), "from England to England only"
    far = scene.posts("carlisle-falkirk")[0]
    assert scene.refused(f"resettle post:{far}") == ("R17.4", "other_region")
    scene = britannia().put("dunbar-newcastle", "1t").office("carlisle", "0t").give(0, (5, 0))
    scene.fill("durham-newcastle", 2).fill("dunbar-edinburgh", 2)
    scene.act(f"displace piece:trader post:{scene.posts('dunbar-newcastle')[0]}")
    assert scene.routes_of("resettle") == {
        "edinburgh-glasgow",
        "durham-york",
        "durham-lancaster",
        "carlisle-durham",
    }


@rule("R17.5", "R17.6")
def test_moves_by_region() -> None:
    scene = britannia().put(WALES, "0t").put(SCOTLAND, "0t").put("london-oxford", "0t").set("actions", 9)
    wales, scotland, england = (scene.posts(r) for r in (WALES, SCOTLAND, "london-oxford"))
    scene.act(f"move post:{wales[0]}")
    assert scene.refused(f"put post:{scotland[1]}") == ("R17.5", "other_region")
    scene.act(f"put post:{england[1]}")
    scene.act(f"move post:{england[0]}")
    assert scene.refused(f"put post:{wales[0]}") == ("R17.5", "other_region")
    scene.act(f"put post:{england[2]}", f"move post:{scotland[0]}", f"put post:{scotland[1]}")
    scene.fill("falkirk-glasgow", 0).act("route route:falkirk-glasgow")
    assert scene.on("falkirk-glasgow") == [(0, 0)] * 2 or scene.asking in ("trade", "turn"), (
        "no permission needed"
    )


@rule("R17.7", "R8.3")
@pytest.mark.parametrize("mode", ["lift_all", "one_by_one"])
def test_markers_keep_pieces_in_their_region(mode: str) -> None:
    scene = britannia(ruleset="big_box", move_3=mode).put(WALES, "1t").marker(0, "move_3")
    scene.act("use marker:move_3", f"lift post:{scene.posts(WALES)[0]}")
    assert scene.refused(f"put post:{scene.posts('london-oxford')[0]}") == ("R17.7", "other_region")
    assert "cardiff-pembroke" in scene.routes_of("put") and "london-oxford" not in scene.routes_of("put")


@rule("R17.8")
def test_permanent_markers() -> None:
    three = {r.id: r.permanent for r in boards.board("britannia_2_3").routes if r.permanent}
    four = {r.id: r.permanent for r in boards.board("britannia_4_5").routes if r.permanent}
    assert four == {"calais-canterbury": "move_any_2", "calais-southampton": "place_2_in_wales_scotland"}
    assert three == four | {"carlisle-isle_of_man": "move_any_2"}
    scene = (
        britannia().fill("calais-southampton", 0, merchants=2).give(0, (2, 0), (1, 0)).office("calais", "1t")
    )
    scene.act("route route:calais-southampton")
    scene.act("office city:southampton")
    assert scene.asking == "scatter" and scene.stock(0) == (1, 2)
    assert scene.routes_of("extend") == {r.id for r in scene.board.routes if r.region}
    assert scene.refused(f"extend piece:trader post:{scene.posts('london-oxford')[0]}") == (
        "R17.8",
        "wales_or_scotland_only",
    )
    scene.act(
        f"extend piece:trader post:{scene.posts(WALES)[0]}",
        f"extend piece:merchant post:{scene.posts(SCOTLAND)[0]}",
    )
    assert scene.asking == "turn" and scene.stock(0) == (0, 1)
    scene.check()


@rule("R17.8")
def test_place_two_from_the_board() -> None:
    scene = britannia().fill("calais-southampton", 0, merchants=2).put("london-oxford", "0t")
    scene.act("route route:calais-southampton", "office city:southampton").give(0, (0, 0), (0, 0))
    here, there = scene.posts("london-oxford")[0], scene.posts(WALES)[0]
    assert scene.refused(f"extend piece:trader post:{there}") == ("R17.8", "take_from_the_board")
    scene.act(f"fetch post:{here}", f"extend piece:trader post:{there}")
    assert scene.refused(f"fetch post:{there}") == ("R5.C10", "placed_just_now")
    scene.act("done")
    assert scene.asking == "turn" and scene.on(WALES)[0] == (0, 0)


@rule("R17.9", "R8.6")
def test_new_markers_in_england_only() -> None:
    scene = britannia().lay("lancaster-richmond", "plus_3_actions").fill("lancaster-richmond", 0)
    scene.act("route route:lancaster-richmond", "nothing", "end")
    routes = {text.split(":")[-1] for text in scene.legal("assign")}
    fit = {r.id for r in scene.board.routes if not r.region and not r.permanent and not r.taberna}
    assert routes == fit | {"lancaster-richmond"}
    kind = scene.legal("assign")[0].split()[1]
    assert scene.refused(f"assign {kind} route:{WALES}") == ("R17.9", "england_only")
    assert scene.refused(f"assign {kind} route:calais-canterbury") == ("R16.3", "has_a_permanent_marker")


@rule("R17.10", "R10.G")
def test_example_20_regions() -> None:
    def wales(**offices: tuple[str, ...]) -> list[int]:
        scene = britannia(5)
        for city, pieces in offices.items():
            scene.office(city, *pieces)
        return [sheet["regions"] for sheet in scene.state.score_sheets()]

    two = {
        "cardiff": ("0t",),
        "pembroke": ("0t",),
        "montgomery": ("1t",),
        "conway": ("1t",),
        "chester": ("2t",),
    }
    assert wales(**two) == [5, 5, 2, 0, 0]
    assert wales(cardiff=("0t",), pembroke=("1t",), conway=("2t",)) == [4, 4, 4, 0, 0]
    assert wales(cardiff=("0t",), conway=("0t",), pembroke=("1t",), chester=("2t",)) == [7, 3, 3, 0, 0]
    assert wales(pembroke=("1t", "0t")) == [7, 4, 0, 0, 0], "an office without control ranks after control"
    assert wales(newcastle=("0t",)) == [7, 0, 0, 0, 0], "Scotland"
    assert wales(isle_of_man=("0m",)) == [14, 0, 0, 0, 0], "in both"
    assert wales(london=("0t",)) == [0] * 5
