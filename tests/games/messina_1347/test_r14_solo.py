"""R14: one player against the tiles of an opponent."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import CITY, DATA, faces
from tests.games.messina_1347.scene import SITES, Scene, fields
from tests.rules import rule

from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
TILES = {fields.label(record["id"]): record for record in DATA["solo"]["tile"]}
LATER = "s12"  # its hex is a C hex


def alone(**options: Any) -> Scene:
    """One player in the known city."""
    return Scene(1, **options).lay(**CITY)


def turned(table: Scene, *tiles: str, lieutenants: int = 1) -> Scene:
    """The opponent's turn in round I with only some tiles left; then the player is asked."""
    table.set("solo_pile", sum(1 << fields.SOLO_TILES.index(tile) for tile in tiles))
    return table.set("rival_left", lieutenants).set("phase", 0).stack(("turns", 0, 1))


def tile_with(action: str) -> tuple[str, str]:
    """A tile with an action, and its hex."""
    tile, record = next((name, r) for name, r in TILES.items() if r["action"] == action)
    return tile, fields.label(record["hex"])


def doing(action: str, **options: Any) -> tuple[Scene, str, str]:
    """A city in whose middle lies the hex of a tile with an action."""
    tile, hex = tile_with(action)
    return Scene(1, **options).lay(**{hex: (0, 0)}), tile, hex


@rule("R14.1", "R2.3", "R2.10", "R2.7")
def test_the_set_up_of_two_against_an_opponent_without_a_board():
    state = GAME.new(1, 3)
    cubes = (
        state.field("plague_supply")[0] + sum(state.field("plague")) + state.field("infested")[0].bit_count()
    )
    assert cubes == 16 and state.field("rival_popularity") == (1,) and state.field("rival_left") == (3,)
    assert sum(at > 0 for at in state.field("place_of")[:20]) == 9
    assert state.field("wagon_stack")[5:] == (0,) * 5
    assert (state.field("ship_pile")[0] | state.field("docked")[0]).bit_count() <= 6
    assert sum(state.field("points")) == 0 and state.field("coins")[0] == 0
    assert state.field("lieutenant")[:5] == (1, 1, 1, 0, 0)


@rule("R14.1")
@pytest.mark.parametrize(("number", "lieutenants"), list(enumerate([3, 3, 3, 4, 4, 5], 1)))
def test_lieutenants_of_the_opponent(number, lieutenants):
    assert DATA["solo"]["opponent"]["lieutenants"][number - 1] == lieutenants
    if number == 1:
        assert GAME.new(1, 8).field("rival_left") == (3,)
        return
    table = alone().round(number - 1).prepare()
    moved = len(table.told("rival_moved")) + len(table.told("rival_idle"))
    assert table.get("rival_left") + moved == lieutenants


@rule("R14.1")
def test_its_lieutenants_block_and_come_home():
    table = turned(alone(), "s03").do("use estate")
    hex = fields.label(TILES["s03"]["hex"])
    assert hex not in table.legal("go") and table.why(f"go {hex}") == ("R4.1.1", "occupied")
    table.round(2).prepare()
    assert table.get("rival") == 0 == table.get("standing")


@rule("R14.2")
@pytest.mark.parametrize("number", range(2, 7))
def test_the_opponent_is_first_in_even_rounds(number):
    table = alone().round(number - 1).prepare()
    assert table.get("round") == number and table.seat == 0
    assert len(table.told("rival_moved")) == (number % 2 == 0)


@rule("R14.2", "R3.2")
def test_turns_alternate_and_the_rest_follows():
    table = alone().lieutenants(0, "estate").set("rival_left", 3).set("solo_pile", (1 << 14) - 1).turn()
    table.do("use estate", "go harbor_ul", "done")
    assert len(table.told("rival_moved")) >= 3 and table.get("round") == 2


@rule("R14.3")
def test_all_tiles_are_shuffled_in_every_round():
    table = alone().round(2).set("solo_pile", 1).prepare()
    assert table.get("solo_pile") == (1 << 14) - 1


@rule("R14.3", "R14.4")
@pytest.mark.parametrize("seed", range(1, 7))
def test_tiles_are_turned_up_until_one_fits(seed):
    table = turned(alone(seed=seed), "s03", LATER)
    told = table.told("rival_moved")
    assert [each["solo_tile"] for each in told] == ["s03"]
    assert table.get("solo_pile") in (0, 1 << fields.SOLO_TILES.index(LATER))
    assert table.get("rival") == 1 << SITES.index("h05") and table.get("rival_left") == 0


@rule("R14.4")
def test_a_hex_taken_this_round_is_not_available():
    table = alone().lieutenants(0, "h05!", "h01")
    turned(table, "s03")
    assert table.told("rival_moved") == [] and table.told("rival_idle")


@rule("R14.4")
def test_citizens_leave_and_one_cube_for_popularity():
    table = alone().plague(h05=2).citizens(h05="nc").tokens(0, fire=1)
    supply = table.get("plague_supply")
    turned(table, "s03")
    assert table.get("plague", 4) == 1 and table.get("plague_supply") == supply + 1
    assert table.get("rival_popularity") == 2 and sum(table.field("citizens")) == 0
    assert table.get("rats", 0) == 0 and table.get("register", 0) == 1 and table.purse() == (0, 0, 1, 0)
    table = turned(alone().citizens(h05="n"), "s03")
    assert table.get("rival_popularity") == 1 and sum(table.field("citizens")) == 0


@rule("R14.5")
def test_no_action():
    table = alone()
    before = [table.field(name) for name in ("top", "wagon_stack", "docked")]
    turned(table, "s03")
    assert TILES["s03"]["action"] == "none"
    assert [table.field(name) for name in ("top", "wagon_stack", "docked")] == before


@rule("R14.5")
def test_the_available_wagon():
    table, tile, _ = doing("wagon")
    top = table.get("wagon_stack") - 1
    turned(table, tile)
    assert table.get("wagon_stack") == 0 and table.get("lost_wagons") >> top & 1
    assert table.told("rival_wagon") == [{"wagon": fields.WAGONS[top]}]


@rule("R14.5")
@pytest.mark.parametrize("cls", fields.CLASSES)
def test_the_visible_workshop_of_a_class(cls):
    table, tile, _ = doing(f"workshop_{cls}")
    stack = fields.CLASSES.index(cls)
    before, below = table.field("top"), table.get("below", stack)
    turned(table, tile)
    gone = before[stack] - 1
    assert table.told("rival_workshop") == [{"workshop": fields.WORKSHOPS[gone]}]
    assert table.get("lost_workshops") == 1 << gone and table.get("below", stack) == below - 1
    assert [n for n in range(6) if table.get("top", n) != before[n]] == [stack] and table.get("top", stack)


@rule("R14.5")
def test_all_three_visible_improvements():
    table, tile, _ = doing("quarantine_all")
    before = table.field("top")
    turned(table, tile)
    assert table.get("lost_improvements") == sum(1 << cell - 1 for cell in before[3:])
    assert all(table.get("top", n) not in (0, before[n]) for n in (3, 4, 5))
    assert table.field("top")[:3] == before[:3]


@rule("R14.5")
def test_a_ship_from_the_closest_dock():
    """From the middle of the upper edge the dock ul is closer than the others."""
    tile, hex = tile_with("ship")
    table = Scene(1).lay(**{hex: (0, -1)}).ships(ul="t01*", lr="t02", ll="t04")
    supply = table.get("plague_supply")
    turned(table, tile)
    assert table.told("rival_ship") == [{"ship": "t01"}] and table.get("lost_ships") & 1
    assert table.get("docked", 0) == 0 and table.get("infested") == 0
    assert table.get("plague_supply") == supply + 1
    table = turned(Scene(1).lay(**{hex: (0, -1)}).ships(lr="t02"), tile)
    assert table.told("rival_ship") == [{"ship": "t02"}]  # ships count, not docks
    assert turned(Scene(1).lay(**{hex: (0, -1)}), tile).told("rival_ship") == []


@rule("R14.5")
def test_of_several_closest_docks_one_at_random():
    tile, hex = tile_with("ship")
    found = set()
    for seed in range(1, 25):
        table = turned(Scene(1, seed=seed).lay(**{hex: (-1, 2)}).ships(ll="t01", lr="t02", ul="t04"), tile)
        found |= {told["ship"] for told in table.told("rival_ship")}
    assert found == {"t01", "t02"}


@rule("R14.6")
def test_no_tile_fits():
    table = turned(alone(), LATER, lieutenants=2)
    assert table.told("rival_idle") and table.get("rival") == 0 and table.get("solo_pile") == 0
    assert table.get("rival_left") == 1 and table.seat == 0  # that turn is used up


@rule("R14.7", "R10.2")
@pytest.mark.parametrize(("rival", "bonus"), [(5, 5), (6, 5), (7, 0)])
def test_five_points_for_keeping_up_on_popularity(rival, bonus):
    """Worked example 26."""
    table = alone().registers(0, popularity=6).set("rival_popularity", rival).over()
    assert table.sheet(0).get("popularity_bonus", 0) == bonus


@rule("R14.7", "R10.1")
def test_after_the_rats():
    table = alone().registers(0, popularity=6).tokens(0, rats=1).set("rival_popularity", 6).over()
    assert "popularity_bonus" not in table.sheet(0)


@rule("R14.7")
def test_good_scores():
    assert (DATA["scoring"]["solo"]["target_basic"], DATA["scoring"]["solo"]["target_advanced"]) == (130, 140)


@rule("R14.8", "R12")
@pytest.mark.parametrize(("hexes", "points"), list(enumerate([0, 0, 3, 4, 10, 10])))
def test_the_table_of_repopulated_hexes(hexes, points):
    names = ("h01", "h02", "h03", "h05", "h07")[:hexes]
    printed = sum(faces(1)[name]["vp"] for name in names)
    for option, table_, tiles in (("bonus", points, printed), ("replace", points, 0), ("off", 0, printed)):
        sheet = alone(solo_repopulation=option).repopulated(0, *names).over().sheet(0)
        assert sheet.get("solo_repopulation", 0) == table_, option
        assert sheet.get("repopulation", 0) == tiles, option


@rule("R14.9", "R4.1.6")
def test_the_opponent_visits_a_repopulated_hex():
    table = turned(alone().repopulated(0, "h05"), "s03")
    assert table.track(0) == {"visits": 2}


@rule("R14.3")
def test_fourteen_tiles_for_fourteen_hexes():
    hexes = [record["hex"] for record in TILES.values()]
    assert len(TILES) == len(set(hexes)) == 14 and "H20" not in hexes
