"""R18, R19, R20: mission cards, Emperor's Favour and promo markers."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.scenes import GAME, Scene
from tests.rules import rule

from rathaus.core.components import components
from rathaus.games.hansa_teutonica import fields

pytestmark = pytest.mark.engine


@rule("R18.1", "R10.G", "R12.3")
def test_mission_cards() -> None:
    scene = Scene(3, mission_cards=True)
    cards = scene.state.field("mission")[:3]
    assert len(set(cards)) == 3 and min(cards) >= 1
    dealt = [event for event in scene.state.events if GAME.events.read(event).name == "mission"]
    assert [event[1] for event in dealt] == [1, 2, 4], "each card is told to its owner only"
    scene.set("mission", 1 + fields.MISSIONS.index("m2"))  # Dortmund, Minden, Lüneburg
    scene.office("dortmund", "0m").office("minden", "0t", "1t")
    assert scene.sheet(0)["missions"] == 2
    scene.office("luneburg", "0m")
    assert scene.sheet(0)["missions"] == 3
    scene.office("minden", "0t")
    assert scene.sheet(0)["missions"] == 8
    assert scene.state.view(1).facts == {}
    scene.points(0, 20).fill("hamburg-lubeck", 0).act("route route:hamburg-lubeck", "nothing")
    assert scene.state.is_over()
    assert scene.state.view(1).facts["missions"] == list(scene.state.field("mission")[:3])


@rule("R18.1")
def test_the_pattern_of_the_cards() -> None:
    cards = [record["cities"] for record in components("hansa_teutonica")["mission_cards"]["card"]]
    assert len(cards) == 9
    every = [city for card in cards for city in card]
    assert sorted(every.count(city) for city in set(every)) == [1] * 9 + [3] * 6


def favour(seats: int = 3, tile: str = "extra_action", owner: int | None = None) -> Scene:
    scene = Scene(seats, emperors_favour=True)
    for i in range(len(fields.TILES)):
        scene.set("tile", 0, i)
    return scene.set("tile", 1 if owner is None else 2 + owner, fields.TILES.index(tile))


@rule("R19.1")
def test_as_many_tiles_as_players() -> None:
    for seats in (3, 4, 5):
        assert sum(Scene(seats, emperors_favour=True).state.field("tile")) == seats


@rule("R19.2", "R19.3")
def test_buying_a_tile() -> None:
    scene = favour().marker(0, "plus_3_actions", 2).marker(0, "swap_offices")
    assert scene.refused("buy tile:cities_four") == ("R19.1", "not_in_this_game")
    scene.act("buy tile:extra_action", "give_up marker:plus_3_actions", "give_up marker:swap_offices")
    assert scene.sheet(0)["markers"] == 3 and scene.field("actions") == 0
    assert scene.refused("place piece:trader post:0") == ("R19.2", "turn_closed")
    assert scene.refused("use marker:plus_3_actions") == ("R19.2", "turn_closed")
    scene.pass_turns(3)
    assert scene.field("actions") == 3
    scene.marker(0, "plus_4_actions", 2)
    assert scene.refused("buy tile:extra_action") == ("R19.1", "tile_is_taken")
    scene = favour().marker(0, "plus_3_actions")
    assert scene.refused("buy tile:extra_action") == ("R19.2", "too_few_markers")
    scene.marker(0, "plus_3_actions", 3).act("use marker:plus_3_actions")
    assert scene.refused("buy tile:extra_action") == ("R19.2", "start_of_turn_only")
    scene = favour().marker(0, "develop_skill", 3).act("buy tile:extra_action")
    scene.act("give_up marker:develop_skill", "give_up marker:develop_skill", "use marker:develop_skill")
    scene.act("develop skill:actiones")
    assert scene.field("actions") == 0, "all actions of the turn were given up"


@rule("R19.3")
def test_relocate_anywhere_and_two_extras() -> None:
    scene = favour(tile="displaced_anywhere", owner=1).put("hamburg-lubeck", "1t").give(0, (3, 0))
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-lubeck')[0]}")
    assert scene.routes_of("resettle") == {route.id for route in scene.board.routes}
    scene = favour(tile="displaced_trader_two", owner=1).put("hamburg-lubeck", "1t").give(0, (3, 0))
    scene.act(f"displace piece:trader post:{scene.posts('hamburg-lubeck')[0]}")
    for _ in range(2):
        scene.act(scene.legal("extend")[0])
    assert scene.legal("extend") == [] and scene.refused("extend piece:trader post:50") == (
        "R5.C3",
        "no_extra_left",
    )


@rule("R19.3", "R4.7")
def test_the_echo_of_an_income() -> None:
    scene = favour(tile="income_echo", owner=1).act("income traders:1 merchants:0")
    assert scene.state.seat_to_act() == 1 and scene.asking == "echo"
    before = scene.supply(1)[0]
    scene.act("take piece:trader")
    assert scene.supply(1)[0] == before + 1 and scene.state.seat_to_act() == 0
    scene.act("income traders:1 merchants:0", "decline", "end", "income traders:1 merchants:0")
    assert scene.asking == "turn", "not on one's own income"


@rule("R19.3", "R10.B", "R10.E")
def test_scoring_tiles() -> None:
    scene = favour(tile="cities_four", owner=0).office("minden", "0t").office("bremen", "0m")
    assert scene.sheet(0)["cities"] == 8
    scene = favour(tile="skills_seven", owner=0).skill(0, "bursa", 3).skill(0, "clavis_urbium", 4)
    assert scene.sheet(0)["skills"] == 7


PROMOS = "exchange_marker+tribute+block_route"


def promos(**options: object) -> Scene:
    return Scene(4, ruleset="big_box", promo_markers=PROMOS, **options)


@rule("R20.1", "R1.4")
def test_fifteen_markers_with_promos() -> None:
    scene = promos()
    assert scene.field("pile") == 12
    owned = GAME.owned(scene.state)
    assert sum(owned[kind] for kind in fields.MARKERS) == 15
    assert all(owned[kind] == 2 for kind in PROMOS.split("+"))
    assert len(scene.told("marker_left_out")) == 6


@rule("R20.1", "R8.1")
def test_tribute() -> None:
    scene = promos().marker(0, "tribute").act("use marker:tribute", "lay route:hamburg-lubeck")
    assert scene.supply(0) == (4, 1) and scene.sheet(0)["markers"] == 1
    scene.act("end").give(0, None, (1, 2)).fill("hamburg-stade", 1).act("route route:hamburg-stade")
    scene.act("office city:hamburg")
    assert scene.asking == "tribute" and scene.state.seat_to_act() == 0
    scene.act("take piece:merchant", "take piece:trader")
    assert scene.stock(0) == (0, 1) and scene.asking == "turn" and scene.state.seat_to_act() == 1


@rule("R20.1", "R5.B1")
def test_block() -> None:
    scene = promos().marker(0, "block_route").act("use marker:block_route", "lay route:hamburg-lubeck", "end")
    scene.give(1, (2, 0), (0, 0)).place("hamburg-lubeck")
    assert scene.supply(1) == (0, 0) and scene.stock(1) == (1, 0)
    scene.give(1, (1, 0))
    post = scene.free_post("hamburg-lubeck")
    assert scene.refused(f"place piece:trader post:{post}") == ("R20.1", "cannot_pay_block")
    scene.place("hamburg-stade")
    blocked = promos().marker(0, "block_route").give(0, (0, 1))
    assert blocked.refused("use marker:block_route") == ("R20.1", "none_in_supply")


@rule("R20.1")
def test_exchange() -> None:
    scene = promos().marker(0, "exchange_marker").marker(1, "plus_4_actions", used=True)
    scene.marker(1, "exchange_marker", used=True).marker(0, "swap_offices", used=True)
    scene.act("use marker:exchange_marker")
    assert scene.legal("exchange") == ["exchange seat:1 marker:plus_4_actions"]
    assert scene.refused("exchange seat:1 marker:exchange_marker") == ("R20.1", "no_exchange_markers")
    assert scene.refused("exchange seat:0 marker:swap_offices") == ("R20.1", "own_markers")
    scene.act("exchange seat:1 marker:plus_4_actions", "use marker:plus_4_actions")
    assert scene.field("actions") == 6
    assert scene.sheet(0)["markers"] == 3 and scene.sheet(1)["markers"] == 3
    assert promos().marker(0, "exchange_marker").refused("use marker:exchange_marker") == (
        "R20.1",
        "no_such_marker",
    )
