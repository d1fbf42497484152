"""R9, R10: the end and the final scoring."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.messina_1347.positions import DATA, SHIPS, city, faces, space
from tests.games.messina_1347.scene import Scene
from tests.rules import rule

from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
TABLE = DATA["scoring"]["rat_penalty"]["points"]


@rule("R9.1")
def test_the_game_is_over_and_everything_is_scored():
    table = city().round(6).tokens(0, coins=3).production()
    assert table.state.is_over() and table.sheet(0)["leftovers"] == 1


@rule("R10.1")
@pytest.mark.parametrize(
    ("rats", "lost"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 10), (7, 13), (8, 16), (9, 18), (10, 21), (12, 21)],
)
def test_points_lost_by_rats(rats, lost):
    """Worked example 16: 7 rats cost 13, 12 no more than 21."""
    assert (TABLE[rats] if rats <= 10 else DATA["scoring"]["rat_penalty"]["maximum"]) == lost
    table = city().tokens(0, rats=rats).registers(0, popularity=1).over()
    assert table.sheet(0).get("rats", 0) == -lost


@rule("R10.1", "R10.2")
def test_rats_take_popularity_back_first():
    """Worked example 16: with 3 rats from 9 to 6, no points there and 2 lost."""
    table = city().tokens(0, rats=3).registers(0, popularity=9).registers(1, popularity=7).over()
    sheet = table.sheet(0)
    assert space("popularity", 9)["vp"] == 3 and "popularity" not in sheet and sheet["rats"] == -2
    assert "popularity_bonus" not in sheet and table.sheet(1)["popularity_bonus"] == 5
    assert table.sheet(1)["popularity"] == space("popularity", 7)["vp"]


@rule("R10.1")
def test_never_below_the_start_of_popularity():
    """With five rats one is back at the start, not before it: on a level with who never left it."""
    table = city().tokens(0, rats=5, fire=1).registers(0, popularity=3).over()
    assert table.sheet(0)["popularity_bonus"] == 5


@rule("R10.1", "R1.7")
def test_the_score_may_become_negative():
    table = city().tokens(0, rats=10).registers(1, popularity=5).over()
    assert table.state.scores()[0] == -21


@rule("R10.2")
@pytest.mark.parametrize("record", DATA["registers"]["space"], ids=lambda record: record["id"])
def test_the_points_of_every_space(record):
    table = city().registers(0, **{record["register"]: record["n"]}).over()
    assert table.sheet(0).get(record["register"], 0) == record["vp"]


@rule("R10.2")
@pytest.mark.parametrize(("seats", "bonus"), [(2, [5, 0]), (3, [10, 7, 3]), (4, [10, 7, 3, 0])])
def test_the_bonus_of_popularity(seats, bonus):
    table = Scene(seats)
    for seat in range(seats):
        table.registers(seat, popularity=8 - seat)
    table.over()
    assert [table.sheet(seat).get("popularity_bonus", 0) for seat in range(seats)] == bonus


@rule("R10.2")
def test_ties_on_popularity_by_fire():
    """Worked example 17: 2 fire and a major fire are 4, more than 3 fire."""
    table = Scene(4).registers(0, popularity=10).registers(1, popularity=10)
    table.tokens(0, fire=3).tokens(1, fire=2, major_fire=1).over()
    assert [table.sheet(seat).get("popularity_bonus", 0) for seat in (0, 1)] == [7, 10]


@rule("R10.2")
@pytest.mark.parametrize("last", [0, 1])
def test_ties_on_popularity_by_the_upper_disc(last):
    table = city()
    for seat in (1 - last, last):
        table.plague(h05=1).tokens(seat, fire=1).turn(seat).set("standing", 0)
        table.do("use estate", "go h05", "fight fire")
    table.tokens(0, fire=0).tokens(1, fire=0).over()
    assert [table.sheet(seat).get("popularity_bonus", 0) for seat in (0, 1)] == [
        5 * (last == 0),
        5 * (last == 1),
    ]


@rule("R10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_printed_on_repopulated_hexes(seats):
    face = faces(seats)
    for name, record in face.items():
        assert Scene(seats).repopulated(0, name).over().sheet(0)["repopulation"] == record["vp"]
    table = Scene(seats).repopulated(0, "h01", "h05").repopulated(1, "h07").over()
    assert table.sheet(0)["repopulation"] == face["h01"]["vp"] + face["h05"]["vp"]
    assert table.sheet(1)["repopulation"] == face["h07"]["vp"] and "visits" not in table.sheet(0)


COLUMNS = {record["id"]: record["value"] for record in DATA["scrolls"]["column"]}


@rule("R10.4", "R5.3")
@pytest.mark.parametrize("row", range(5))
def test_buildings_on_the_scroll(row):
    table = city().scrolls(0, row, 0, 0).workshop(0, "b03").workshop(0, "b13", "basic")
    table.cabin(0, 1, improvement="q01").wagons(0, "c1-1").over()
    assert COLUMNS["buildings"] == [0, 1, 2, 3, 4]
    assert table.sheet(0).get("scroll_buildings", 0) == 3 * row


@rule("R10.4")
def test_at_most_six_buildings():
    """Worked example 18: 8 buildings on the top row are 24."""
    table = city().scrolls(0, 4, 0, 0).cabin(0, 1, improvement="q01").cabin(0, 2, improvement="q03")
    for name in ("b01", "b02", "b07", "b08", "b13", "b14"):
        table.workshop(0, name)
    assert table.over().sheet(0)["scroll_buildings"] == 24


@rule("R10.4")
@pytest.mark.parametrize(("row", "value"), list(enumerate([0, 1, 3, 4, 6])))
def test_ships_on_the_scroll(row, value):
    """Worked example 18: advanced three times 4 a ship; goods make no difference."""
    table = city().scrolls(0, 0, row, 0).fleet(0, "t01", "t02", "t04", "t06").over()
    assert COLUMNS["ships"][row] == value and table.sheet(0).get("scroll_ships", 0) == 4 * value


@rule("R10.4")
@pytest.mark.parametrize(("row", "value"), list(enumerate([0, 2, 3, 5, 7])))
def test_repopulation_on_the_scroll(row, value):
    table = city().scrolls(0, 0, 0, row).repopulated(0, "h01", "h02", "h03").over()
    assert COLUMNS["repopulation"][row] == value and table.sheet(0).get("scroll_repopulation", 0) == 3 * value


@rule("R10.5")
@pytest.mark.parametrize(
    ("purse", "points"),
    [((4, 2, 1, 1), 2), ((1, 1, 0, 0), 0), ((0, 0, 0, 3), 1), ((2, 2, 2, 3), 3), ((0, 5, 0, 0), 1)],
)
def test_a_point_for_three_tokens(purse, points):
    """Worked example 19."""
    coins, wood, fire, major = purse
    table = city().tokens(0, coins=coins, wood=wood, fire=fire, major_fire=major).over()
    assert table.sheet(0).get("leftovers", 0) == points


@rule("R10.6", "R10.1", "R10.2", "R10.3", "R10.4", "R10.5")
def test_a_whole_position_added_up_by_hand():
    table = Scene(3).tokens(0, coins=5, wood=1, fire=2, major_fire=0, rats=4).repopulated(0, "h05", "h07")
    table.registers(0, popularity=13, city=9, church=7).registers(1, popularity=9).registers(2, popularity=8)
    table.workshop(0, "b10", "gold").workshop(0, "b03").cabin(0, 1, "nun", improvement="q03").wagons(
        0, "c1-2"
    )
    table.fleet(0, "t01", "t05").scrolls(0, 2, 1, 4)
    table.set("points", 1, 4, 6, 2, 5, 3, 7, 8, 9, -1)
    table.over()
    face = faces(3)
    wanted = {
        "start": 1,
        "visits": 4,
        "plague": 6,
        "ships": 2,
        "wagons": 5,
        "improvements": 3,
        "workshops": 7,
        "upgraded_workers": 8,
        "actions": 9,
        "cycling": -1,
        "rats": -4,
        "popularity": 3,  # back from 13 to 9
        "city": 8,
        "church": 3,
        "repopulation": face["h05"]["vp"] + face["h07"]["vp"],
        "scroll_buildings": 3 * 2,
        "scroll_ships": 2 * 1,
        "scroll_repopulation": 2 * 7,
        "leftovers": 8 // 3,
        "popularity_bonus": 10,  # level with seat 1 on 9, with more fire
    }
    assert table.sheet(0) == wanted
    assert table.state.scores()[0] == sum(wanted.values()) == 44 - 4 + 14 + 26 + 22 + 2 + 10


@rule("R10.7")
def test_a_tie_goes_to_more_repopulated_hexes_then_to_the_best_one():
    face = faces(2)
    assert face["h13"]["vp"] == 15 and face["h07"]["vp"] + face["h03"]["vp"] == 15

    def ranked(table: Scene) -> list[int]:
        scores = table.registers(0, popularity=1).over().state.scores()
        assert scores[0] == scores[1]
        return table.state.ranking()

    table = city().repopulated(0, "h13").repopulated(1, "h07", "h03").set("points", 5, at=10)
    bonus = table.over().state.scores()
    table.set("points", 5 + bonus[0] - bonus[1], at=10)
    assert ranked(table) == [2, 1]
    table = city().repopulated(0, "h13", "h07").repopulated(1, "h02", "h01")
    bonus = table.over().state.scores()
    table.set("points", bonus[0] - bonus[1], at=10)
    assert ranked(table) == [1, 2]


@rule("R10.7")
def test_then_the_victory_is_shared():
    table = city().repopulated(0, "h02").repopulated(1, "h02")
    bonus = table.over().state.scores()
    table.set("points", bonus[0] - bonus[1], at=10).over()
    assert table.state.scores()[0] == table.state.scores()[1] and table.state.ranking() == [1, 1]


@rule("R10.6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sources_are_the_score(seats):
    random = Random(seats)
    state = GAME.new(seats, 70 + seats)
    while not state.is_over():
        state.apply(random.choice(state.legal_actions()))
    assert [sum(sheet.values()) for sheet in state.score_sheets()] == state.scores()


@rule("R4.7.3", "R10.6")
@pytest.mark.parametrize("name", list(SHIPS))
def test_coins_and_points_of_every_ship(name):
    table = Scene(3).ships(ul=name).lieutenants(0, "harbor_ul").turn()
    table.do("use harbor_ul", "go dock_ul", f"ship {name}")
    assert (
        table.get("coins", 0) == SHIPS[name]["coins"] and table.track(0).get("ships", 0) == SHIPS[name]["vp"]
    )
