"""R10: the final scoring and the winner; the worked examples of the dossier that are not elsewhere."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, SPECS, Scene
from tests.rules import rule

from rathaus.games.kutna_hora import scoring
from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine


@rule("R10.1")
def test_crests_of_neighbours_and_edges():
    assert set(SPECS["gro1"]["crests"]) == {"rose", "star"} and set(SPECS["inn3"]["crests"]) == {
        "lion",
        "rose",
    }
    assert set(SPECS["pub_green1"]["crests"]) == {"lion", "rose", "star"}
    marks = [m for m in DATA["town_board"]["edge_mark"] if m["side"] == "3-4p" and (m["x"], m["y"]) == (2, 0)]
    assert [mark["crest"] for mark in marks] == ["star"]
    table = Scene(3).town(0, s13="gro1").town(1, s12="inn3").town(None, s14="pub_green1")
    assert table.sheet(0)["buildings"] == 1 + 2 + 1  # worked example 18
    assert table.sheet(1)["buildings"] == 1
    assert table.sheet(2)["buildings"] == 0
    pair = Scene(3).town(0, s22="gro1", s23="gro2")
    assert pair.sheet(0)["buildings"] == 2  # own neighbours score for both


@rule("R10.2")
def test_a_mine_row_by_own_stars():
    # tiles 27, 12, 16 and 8 have 3, 2, 2 and 1 stars; tile 1 has none
    table = Scene(4).mines(0, c21=27).mines(1, c22=12).mines(2, c23=16).mines(3, c24=1)
    assert table.get("row_stars", 1) == 7
    assert [table.sheet(seat)["mine_rows"] for seat in range(4)] == [8, 4, 4, 0]  # worked examples 2 and 17
    table = Scene(4).mines(0, c21=12).mines(1, c22=16).mines(2, c23=8).mines(3, c24=2)
    assert [table.sheet(seat)["mine_rows"] for seat in range(4)] == [8, 8, 2, 2]  # 1st twice, then 3rd twice


@rule("R10.2", "R2.6")
def test_rock_stars_count_for_the_row():
    table = Scene(3).mines(0, c21=8)
    assert table.sheet(0)["mine_rows"] == 2
    assert table.set("row_stars", 3, at=1).sheet(0)["mine_rows"] == 4


@rule("R10.2", "R12.2")
def test_ranking_by_miners_is_an_option():
    cells = {"c21": 1, "c22": 4}
    assert [Scene(3).mines(0, **cells).mines(1, c23=8).sheet(s)["mine_rows"] for s in (0, 1)] == [0, 2]
    table = Scene(3, row_rank="miners").mines(0, **cells).mines(1, c23=8)
    assert [table.sheet(seat)["mine_rows"] for seat in (0, 1)] == [2, 1]


@rule("R10.3")
def test_a_tenth_of_the_income():
    table = Scene(3).coins(0, 0).set("production", 0, 0, 12, 0)
    assert 12 * table.price("permits") == 48 and table.sheet(0)["income"] == 4  # worked example 2
    assert table.get("coins") == 0


@rule("R10.4")
@pytest.mark.parametrize("place", DATA["tracks"]["reputation"]["positions"])
def test_reputation(place):
    track = DATA["tracks"]["reputation"]
    points = track["end_points"][track["positions"].index(place)]
    assert Scene(3).reputation(0, place).sheet(0)["reputation"] == points


@rule("R10.5", "R10.6")
def test_leftovers_score_and_coins_do_not():
    table = Scene(3).stored(0, "min1", "bui1").plots(0, "11").set("pelicans", 1)
    assert table.sheet(0)["leftovers"] == 4  # worked example 27
    assert (
        table.state.scores()
        == Scene(3).coins(0, 500).stored(0, "min1", "bui1").plots(0, "11").set("pelicans", 1).state.scores()
    )


@rule("R10.7")
def test_coins_break_ties():
    table = Scene(3).coins(0, 12).coins(1, 9).coins(2, 99).set("points", 71, at=0).set("points", 71, at=10)
    assert table.state.ranking() == [1, 2, 3]
    assert table.coins(1, 12).state.ranking() == [1, 1, 3]


@rule("R10.7", "R3.1")
def test_the_sheet_adds_up():
    state = GAME.new(3, 11)
    while not state.is_over():
        state.apply(state.legal_actions()[len(state.legal_actions()) // 2])
    for seat, sheet in enumerate(state.score_sheets()):
        assert tuple(sheet) == scoring.SOURCES
        assert sum(sheet.values()) == state.scores()[seat] == GAME.rank_keys(state)[seat][0]
