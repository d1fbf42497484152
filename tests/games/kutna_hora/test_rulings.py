"""Decisions of rulings.md that no other test shows."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, Scene
from tests.rules import rule

from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine


@rule("R5.1.6")
def test_a_kept_tile_must_be_placed():
    table = Scene(3).stack(2).ask("draw").do("keep 2")
    assert "decline" not in table.legal() and table.asking == "mine"


@rule("R6.6")
def test_one_check_of_demand_for_a_whole_tile():
    """Silver goes from high demand to plain by the move of the building that is resolved."""
    table = (
        Scene(3).guilds(0, "metallurgists", "miners", "scribes").coins(0, 99).stored(0, "met1").plots(0, "11")
    )
    table.market(ore=15, silver=0, permits=3).hall("met2*2", "", "").ask("build").do("build met1", "site 11")
    assert table.get("slider", 3) == 1 and not table.told("town_acts")


@rule("R7.7", "R6.6")
def test_a_technology_tile_has_its_own_check():
    table = (
        Scene(3)
        .coins(0, 99)
        .stored(0, "min1")
        .plots(0, "11")
        .market(ore=12, permits=3)
        .hall("met1*2", "", "")
    )
    table.ask("build").do("build min1", "site 11")
    assert not table.told("town_acts") and table.get("ore") == 14
    table.do("mine 12")
    assert table.get("ore") == 15 and table.told("town_acts") == [{"resource": "silver"}]


@rule("R5.1.5")
def test_there_are_always_tiles_left():
    cells = {record["id"]: record["cells"] for record in DATA["mine_board"]["side"]}
    assert max(cells.values()) - 4 < len(DATA["mine_tiles"]["mine_tile"]) + len(
        DATA["mine_tiles"]["mining_technology_tile"]
    )


@rule("R2.14", "R2.13")
def test_the_first_decisions_of_a_game():
    state = GAME.new(4, 9)
    boxes = []
    while GAME.boxes[state.box].name != "play":
        boxes.append(GAME.boxes[state.box].name)
        state.apply(state.legal_actions()[0])
    assert boxes == ["choose_guilds"] * 3 + ["place_guilds"] * 8
