"""R5.6: St. Barbara."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


def at_tile(number: int, **options) -> Scene:
    """A table where seat 0 may use a pelican on a tile."""
    return Scene(3, **options).set("pelicans", 1).set("barbara", number - 1)


def use(table: Scene) -> Scene:
    return table.turn(0).do("play 5 st_barbara")


@rule("R5.6", "R5.6.1", "R2.9")
def test_a_pelican_resolves_the_current_tile():
    table = use(at_tile(1))
    assert (table.get("pelicans"), table.get("used_pelicans"), table.get("barbara")) == (0, 1, 1)
    assert table.get("reputation") == 2 and table.get("tax") == 0
    assert table.told("barbara_used") == [{"seat": "0", "barbara": "1"}]
    assert Scene(3).turn(0).why("play 5 st_barbara") == ("R5.6.1", "no_pelican")


@rule("R5.6.2")
def test_tile_2_free_rights():
    table = use(at_tile(2).coins(0, 0).hall("min1*2 gro1 pub_green1", "", ""))
    assert table.get("reputation") == 1
    assert table.legal() == {"rights min1", "rights pub_green1", "decline"}
    table.do("rights pub_green1")
    assert table.get("coins") == 0 and table.get("stored").bit_count() == 1
    full = use(at_tile(2).stored(0, "min1", "min2", "min3"))
    assert full.get("reputation") == 1 and full.asking == "play"


@rule("R5.6.2", "R5.6.4", "R7.5")
def test_tile_3_a_house_for_production():
    table = use(at_tile(3))
    assert table.get("reputation") == -1
    table.do("remove B")
    assert table.get("production", 1) == 2 and table.get("houses_off", 1) == 1
    assert table.track(0) == {}  # no house effect
    ignored = use(at_tile(3)).do("decline")
    assert ignored.get("reputation") == -1 and not any(ignored.state.field("production"))  # worked example 22
    table.coins(0, 99).stored(0, "bui1").plots(0, "11").ask("build").do("build bui1", "site 11", "decline")
    assert table.get("houses_off", 1) == 2 and table.track(0) == {"houses": 1}  # the next house


@rule("R5.6.2")
def test_tile_4_a_free_plot_anywhere():
    table = use(at_tile(4).coins(0, 0).town(1, s11="gro1"))
    assert table.get("reputation") == 1 and len(table.legal("plot")) == 29
    table.do("plot 56")
    assert table.get("coins") == 0 and table.get("claimed").bit_count() == 1
    assert use(at_tile(4).plots(0, "11", "12", "13")).asking == "play"


@rule("R5.6.2", "R5.6.5")
def test_tile_5_two_incomes():
    table = use(at_tile(5).coins(0, 0).set("production", 2).set("patricians", 2, 2, 2, 2))
    assert table.get("reputation") == -2
    ore = table.price("ore")
    table.do("accept")
    assert table.get("coins") == 2 * ore
    table.do("council red")
    assert table.get("coins") == 4 * ore - 10
    table.do("council green")
    assert table.state.field("council") == (1, 0, 0, 1)
    assert use(at_tile(5).set("production", 2)).do("decline").get("coins") == 40


@rule("R5.6.2", "R5.6.4")
def test_tile_6_a_patrician_from_the_bank():
    table = use(at_tile(6).set("bank", 0, 3, 3, 3))
    assert table.legal() == {"council silver", "council yellow", "council red", "decline"}
    assert table.why("council green") == ("R1.5", "no_patrician_in_bank")
    table.do("council red")
    assert table.state.field("council") == (0, 0, 0, 1) and table.state.field("bank") == (0, 3, 3, 2)
    assert table.get("coins") == 40 and table.track(0) == {"st_barbara": 2}
    assert use(at_tile(6)).do("decline").track(0) == {"st_barbara": 2}  # worked example 23


@rule("R5.6.2")
def test_tile_7_reputation_for_public_neighbours():
    table = at_tile(7).town(0, s22="min1", s24="bui1").town(None, s23="pub_green1", s25="pub_green2")
    table = use(table).do("accept")
    assert table.get("reputation") == 3  # the middle one counts twice
    assert use(at_tile(7)).asking == "play"


@rule("R5.6.2", "R11.11", "R6.5")
def test_tile_8_a_building_without_timber():
    table = use(at_tile(8).coins(0, 0).stored(0, "bui4", "scr1").plots(0, "11").market(permits=3))
    assert table.legal() == {"build bui4", "decline"}
    assert table.why("build scr1") == ("R6.5", "saturated")  # the red X stays
    table.do("build bui4", "site 11")
    assert table.get("coins") == 0
    assert table.track(0)["st_barbara"] == 1
    assert table.get("barbara") == 9  # rulings.md: its own flip turns the next tile


@rule("R5.6.2", "R11.11")
def test_tile_9_two_free_mines():
    table = use(at_tile(9).coins(0, 0).stack(1, 2, mixed=False)).do("accept")
    first = 1 + next(tile for tile in (0, 1) if table.get("drawn") >> tile & 1)
    table.do(f"keep {first}", "mine 12")
    assert (table.get("pool"), table.get("waiting"), table.get("coins")) == (1, 7, 0)
    table.do(f"keep {3 - first}", "mine 13")
    assert (table.get("pool"), table.get("waiting")) == (1, 6)
    none = use(at_tile(9).set("waiting", 0).stack(1, 2)).do("accept")
    first = 1 + next(tile for tile in (0, 1) if none.get("drawn") >> tile & 1)
    none.do(f"keep {first}", "mine 12")
    assert none.get("pool") == 0 and none.asking == "play"  # no miner for the second
    assert use(at_tile(9).set("waiting", 0).set("pool", 0)).asking == "play"


@rule("R5.6.2", "R10.1")
def test_tile_10_one_building_is_scored():
    table = use(at_tile(10).town(0, s22="scr1", s24="gro1").town(1, s23="gro2"))
    assert table.legal("score") == {"22", "24"}
    assert table.why("score 23") == ("R5.6.2", "not_your_building")
    assert table.do("score 24").track(0) == {"st_barbara": 1}  # a rose
    assert use(at_tile(10)).asking == "play"


@rule("R5.6.2", "R5.6.3")
def test_tile_11_and_after():
    table = use(at_tile(11))
    assert table.track(0) == {"st_barbara": 5} and table.get("reputation") == 0
    table = use(at_tile(12))
    assert table.get("reputation") == 2 and table.get("barbara") == 11  # worked example 24
    assert table.told("barbara_after") == [{"seat": "0"}]
    assert table.get("used_pelicans") == 1


@rule("R5.6.2")
def test_all_eleven_are_as_the_rulebook_says():
    tiles = DATA["st_barbara"]["tile"]
    assert [tile["reputation"] for tile in tiles] == [2, 1, -1, 1, -2, 0, 0, 0, 0, 0, 0]
    assert [tile["points"] for tile in tiles] == [0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 5]
    assert tiles[10]["repeat_reputation"] == 2 and tiles[2]["production"] == 2


@rule("R5.6.4", "R5.6.5")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7, 8, 9, 10])
def test_the_middle_effect_may_be_ignored(number):
    table = (
        at_tile(number)
        .coins(0, 99)
        .stored(0, "bui1")
        .plots(0, "11")
        .town(0, s22="min1")
        .town(None, s23="pub_red1")
    )
    tile = DATA["st_barbara"]["tile"][number - 1]
    use(table).do("decline")
    assert table.get("reputation") == tile["reputation"] and sum(table.track(0).values()) == tile["points"]
    assert table.get("coins") == 99 and table.get("barbara") == number
