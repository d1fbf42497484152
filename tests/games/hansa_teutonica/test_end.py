"""R9-R12: the end of the game, final scoring, ties and information."""

from __future__ import annotations

import pytest
from tests.games.hansa_teutonica.choosers import eager
from tests.games.hansa_teutonica.scenes import GAME, Scene
from tests.rules import rule

from rathaus.games.hansa_teutonica import fields

pytestmark = pytest.mark.engine


@rule("R9.1", "R9.2", "R13.4", "R6.6", "R10.B", "R9.4")
def test_example_13_twenty_points() -> None:
    scene = Scene().office("hamburg", "0t").office("stade", "0m").fill("hamburg-stade", 0).points(0, 19)
    scene.lay("hamburg-stade", "plus_4_actions").lay("bremen-osnabruck", None).skill(0, "privilegium", 2)
    scene.act("route route:hamburg-stade")
    assert scene.track(0) == 21 and not scene.state.is_over()
    scene.act("develop skill:privilegium")
    assert scene.state.is_over()
    assert scene.sheet(0)["skills"] == 4 and scene.sheet(0)["markers"] == 1
    assert scene.field("plate") == 1, "the new marker is neither placed nor scored"
    assert scene.told("over") == [{"end": "points"}]
    assert scene.state.legal_actions() == [] and scene.state.seat_to_act() == -1


@rule("R9.1")
def test_a_player_not_at_turn_can_end_the_game() -> None:
    scene = Scene().office("hamburg", "1t").fill("hamburg-stade", 0).points(1, 19)
    scene.act("route route:hamburg-stade", "nothing")
    assert scene.state.is_over() and scene.field("ending") == 1


@rule("R9.1", "R9.3", "R9.5", "R9.4")
def test_example_14_no_marker_left() -> None:
    scene = (
        Scene(ruleset="big_box").lay("bremen-osnabruck", "plus_3_actions").lay("goslar-hildesheim", "move_3")
    )
    scene.set("pile", 1).fill("bremen-osnabruck", 0).fill("goslar-hildesheim", 0)
    scene.act("route route:bremen-osnabruck", "nothing")
    assert scene.field("pile") == 0 and not scene.state.is_over(), (
        "an empty supply alone does not end the game"
    )
    scene.act("route route:goslar-hildesheim", "nothing")
    assert scene.state.is_over() and scene.field("ending") == 1 << fields.ENDS.index("markers")
    assert scene.sheet(0)["markers"] == 3, "both markers taken score, the one on the plate does not"


@rule("R9.1", "R9.2")
def test_completed_cities_end_the_game() -> None:
    scene = Scene()
    for city in [c.id for c in scene.board.cities if len(c.offices) <= 2 and c.id != "stade"][:9]:
        scene.office(city, *["1t"] * len(scene.board.cities[scene.board.city(city)].offices))
    assert scene.field("completed") == 9
    scene.fill("hamburg-stade", 0, merchants=1).act("route route:hamburg-stade", "office city:stade")
    assert scene.state.is_over() and scene.told("over") == [{"end": "cities"}]


@rule("R9.2")
def test_the_agreed_number_of_rounds() -> None:
    scene = Scene(3, round_limit=10).pass_turns(30)
    assert scene.state.is_over() and scene.told("over") == [{"end": "limit"}]
    assert scene.state.ranking() == [1, 1, 1]


@rule("R10.C", "R9.5")
@pytest.mark.parametrize(
    ("n", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 3), (4, 6), (5, 6), (6, 10), (7, 10), (8, 15), (9, 15), (10, 21), (13, 21)],
)
def test_example_15_marker_table(n: int, points: int) -> None:
    scene = Scene().marker(0, "plus_3_actions", n // 2).marker(0, "swap_offices", n - n // 2, used=True)
    assert scene.sheet(0)["markers"] == points


@rule("R10.A", "R10.B", "R10.C", "R10.D", "R10.E", "R10.F", "R10.H")
def test_example_18_total() -> None:
    scene = (
        Scene()
        .points(0, 14)
        .skill(0, "actiones", 5)
        .skill(0, "liber_sophiae", 3)
        .skill(0, "clavis_urbium", 3)
    )
    scene.marker(0, "plus_3_actions", 5, used=True).set("space", 1, 1)
    scene.office("minden", "0t", "0t", "0t").office("munster", "0m", "0t").office("osnabruck", "0t", "0t")
    scene.office("bremen", "0m").office("hamburg", "0t", "1t").office("duisburg", "1t")
    scene.set("network", 9)
    sheet = scene.sheet(0)
    assert sheet["control"] == 14 and sheet["skills"] == 8 and sheet["markers"] == 6
    assert sheet["prestige"] == 8 and sheet["cities"] == 8 and sheet["network"] == 27
    assert scene.state.scores()[0] == 71 and not scene.state.is_over()


@rule("R10.B")
def test_full_keys_score_nothing_by_themselves() -> None:
    scene = Scene().skill(0, "clavis_urbium", 4)
    assert scene.sheet(0)["skills"] == 0
    for name, steps in (("actiones", 5), ("privilegium", 3), ("liber_sophiae", 3), ("bursa", 3)):
        scene.skill(0, name, steps)
    assert scene.sheet(0)["skills"] == 16


@rule("R11.1", "R14.5")
def test_example_19_ties() -> None:
    def tied(**options: object) -> list[int]:
        scene = Scene(3, **options)
        scene.skill(0, "actiones", 2).skill(1, "actiones", 1).skill(2, "actiones", 1)
        scene.office("minden", "0t").office("munster", "1m").office("hamburg", "2t").office("bremen", "2m")
        scene.points(0, 35).points(1, 35).points(2, 32)
        return list(scene.state.ranking())

    assert tied(ruleset="big_box") == [3, 2, 1], "fewest steps, then the larger network"
    assert tied() == [1, 1, 1]
    assert tied(tiebreak="big_box") == [3, 2, 1]


@rule("R12.1", "R12.2", "R12.3")
def test_views() -> None:
    scene = Scene(3, mission_cards=True)
    view = scene.state.view(0)
    names = set(view.public)
    assert {"supply", "stock", "steps", "unused", "used", "pile", "unseen", "track"} <= names
    assert "mission" not in names and len(view.own["mission"]) == 1
    assert scene.state.view(-1).own == {}
    imagined = {tuple(scene.state.determinize(0, seed).field("mission")) for seed in range(400)}
    mine = scene.state.field("mission")[0]
    assert {cards[0] for cards in imagined} == {mine}
    assert all(len(set(cards[:3])) == 3 for cards in imagined) and len(imagined) == 8 * 7


@rule("R10.H", "R9.5", "R3.5")
@pytest.mark.parametrize(("ruleset", "most"), [("big_box", 13), ("argentum_2009", 14)])
def test_invariants_of_whole_games(ruleset: str, most: int) -> None:
    from random import Random

    for seed in range(4):
        scene = Scene(4, seed, ruleset=ruleset)
        state, random = scene.state, Random(seed)
        while not state.is_over():
            state.apply(eager(state, random))
        assert max(state.field("track")) <= 27
        taken = sum(state.field("unused")) + sum(state.field("used"))
        assert taken <= most
        for sheet in state.score_sheets():
            assert (
                sheet["skills"] <= 16
                and sheet["prestige"] <= 35
                and sheet["missions"] == sheet["regions"] == 0
            )
        assert len(GAME.owned(state)) == 8 + len(fields.MARKERS)
