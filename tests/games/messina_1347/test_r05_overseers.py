"""R5.9: overseers on their forked paths, and the citizens that act."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import DATA, city
from tests.games.messina_1347.scene import SQUARES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
ROUTES = DATA["estate"]["route"]
SQUARES_OF = {
    record["id"]: {
        square["id"].lower() for square in DATA["estate"]["square"] if square["area"] == record["id"]
    }
    for record in DATA["estate"]["area"]
}
INNER = {square["id"].lower() for square in DATA["estate"]["square"] if square["inner"]}
EVERYBODY = dict.fromkeys(SQUARES, "basic")


def moved(who: str, moves: int, route: int, to: str, *, upgraded: bool = False, **squares: str) -> Scene:
    """An overseer makes its next move; all squares are taken unless some are named; tokens for everything."""
    table = city().estate(0, **(squares or EVERYBODY)).tokens(0, coins=9, wood=9)
    table.overseer(0, who, moves, route, upgraded).effect("advance_any_overseer")
    return table.do(f"advance {who} {to}")


def use(table: Scene, *squares: str) -> Scene:
    """Citizens act; whatever they ask is answered with «done»."""
    for square in squares:
        table.do(f"activate {square}")
        while table.asking not in ("activate", "act", "use"):
            table.do("done")
    return table


def left(table: Scene) -> set[str]:
    """The citizens that may still act."""
    return table.legal("activate") if table.asking == "activate" else set()


@rule("R5.9", "R5.9.1")
@pytest.mark.parametrize("route", ROUTES, ids=[record["id"] for record in ROUTES])
def test_six_moves_and_a_fork(route):
    who, spaces = route["overseer"], [name.lower() for name in route["spaces"]]
    other = next(each for each in ROUTES if each["overseer"] == who and each["id"] != route["id"])
    assert len(spaces) == 6
    table = city()
    for move, space in enumerate(spaces):
        table.effect("advance_any_overseer")
        offered = {text.split()[1] for text in table.legal("advance") if text.split()[0] == who}
        assert offered == ({space, other["spaces"][1].lower()} if move == 1 else {space})
        if move == 2:
            assert table.why(f"advance {who} {other['spaces'][2].lower()}") == ("R5.9.1", "not_next_on_path")
        table.do(f"advance {who} {space}")
        assert table.told("overseer") == [{"seat": "0", "class": who, "space": space}]
    table.effect("advance_any_overseer")
    assert not any(text.startswith(who) for text in table.legal("advance"))
    assert table.why(f"advance {who} {spaces[5]}") == ("R5.9.1", "path_at_end")


@rule("R5.9.1")
def test_overseers_share_a_space():
    table = (
        city().overseer(0, "craftsman", 4, 1).overseer(0, "aristocrat", 3, 1).effect("advance_any_overseer")
    )
    table.do("advance aristocrat ca_4")
    assert table.field("moves")[:3] == (4, 4, 0)


@rule("R5.9.2")
def test_acting_is_optional_and_nobody_acts_twice():
    table = moved("nun", 5, 1, "cn_6", nu1="basic", nl3="gold", cl3="basic")
    assert left(table) == {"nu1", "nl3", "cl3"} and "done" in table.legal()
    table.do("activate nl3", "activate cl3")
    assert left(table) == {"nu1"} and table.purse() == (10, 10, 0, 1)
    assert table.why("activate cl3") == ("R5.9.3", "out_of_reach_or_no_effect")
    table.do("done")
    assert table.get("fire", 0) == 0


@rule("R5.9.2")
def test_citizens_in_cabins_and_workshops_never_act():
    table = city().cabin(0, 1, "nun").workshop(0, "b07", "gold").overseer(0, "nun", 5, 1)
    table.effect("advance_any_overseer").do("advance nun cn_6")
    assert table.asking != "activate"
    table = moved("nun", 5, 1, "cn_6", nu1="basic")
    assert table.why("activate nl1") == ("R5.9.2", "no_citizen_there")


@rule("R5.9.3", "R5.9.4")
@pytest.mark.parametrize("who", ["craftsman", "aristocrat", "nun"])
def test_the_first_space(who):
    """Worked example 10: one of the two inner squares, upgraded both."""
    inner = {name for name in INNER if name[0] == who[0]}
    assert len(inner) == 2
    table = moved(who, 0, 0, f"{who[0]}1")
    assert left(table) == inner
    assert left(use(table, sorted(inner)[0])) == set()
    table = moved(who, 0, 0, f"{who[0]}1", upgraded=True)
    assert left(table) == inner and left(use(table, min(inner))) == {max(inner)}
    assert left(use(table, max(inner))) == set()


@rule("R5.9.3", "R5.9.4")
@pytest.mark.parametrize("move", [2, 3])
@pytest.mark.parametrize(
    ("who", "route", "area"), [("nun", 1, "NU"), ("nun", 2, "NL"), ("craftsman", 2, "CR")]
)
def test_area_spaces(who, route, area, move):
    to, squares = f"{area.lower()}_{move}", SQUARES_OF[area]
    past = 0 if move == 2 else route
    assert len(squares) == 3
    table = moved(who, move - 1, past, to)
    assert left(table) == squares and left(use(table, min(squares))) == set()
    table = moved(who, move - 1, past, to, upgraded=True)
    assert left(use(table, min(squares))) == squares - {min(squares)}
    assert left(use(table, max(squares))) == set()


@rule("R5.9.3")
@pytest.mark.parametrize("move", [4, 5])
def test_two_areas_one_citizen_of_each(move):
    table = moved("nun", move - 1, 1, f"cn_{move}")
    assert left(table) == SQUARES_OF["NU"] | SQUARES_OF["CR"]
    assert left(use(table, "nu1")) == SQUARES_OF["CR"]
    assert left(use(table, "cr3")) == set()
    table = moved("nun", move - 1, 1, f"cn_{move}")
    assert left(use(table, "cr3")) == SQUARES_OF["NU"]


@rule("R5.9.4")
@pytest.mark.parametrize("move", [4, 5])
def test_two_areas_upgraded_two_of_the_own_one_of_the_other(move):
    """Worked example 11."""
    table = moved("aristocrat", move - 1, 1, f"ca_{move}", upgraded=True)
    assert left(table) == SQUARES_OF["AU"] | SQUARES_OF["CL"]
    assert left(use(table, "au3")) == SQUARES_OF["AU"] - {"au3"} | SQUARES_OF["CL"]
    assert left(use(table, "au1")) == SQUARES_OF["CL"]
    assert left(use(table, "cl3")) == set()
    table = moved("craftsman", move - 1, 1, f"ca_{move}", upgraded=True)
    assert left(use(table, "au3")) == SQUARES_OF["CL"]
    assert left(use(table, "cl3", "cl2")) == set()


@rule("R5.9.3", "R5.9.4")
@pytest.mark.parametrize("upgraded", [False, True])
@pytest.mark.parametrize(("who", "route", "to"), [("nun", 2, "an_6"), ("craftsman", 1, "ca_6")])
def test_the_centre_three_citizens_anywhere(who, route, to, upgraded):
    table = moved(who, 5, route, to, upgraded=upgraded)
    assert left(table) == set(SQUARES)
    assert left(use(table, "nu1", "al3")) == set(SQUARES) - {"nu1", "al3"}
    assert left(use(table, "cr3")) == set()


@rule("R5.9.4")
def test_fewer_citizens_than_allowed():
    table = moved("aristocrat", 3, 1, "ca_4", upgraded=True, au3="basic")
    assert left(table) == {"au3"} and left(use(table, "au3")) == set()


@rule("R5.9.2")
@pytest.mark.parametrize("square", [record["id"].lower() for record in DATA["estate"]["square"]])
def test_the_action_above_the_square(square):
    action = next(r["action"] for r in DATA["estate"]["square"] if r["id"].lower() == square)
    table = city().estate(0, **{square: "gold", "nl1" if square != "nl1" else "cl2": "basic"})
    table.tokens(0, coins=5, wood=5).effect("activate_any_citizen").do(f"activate {square}")
    asked = {"build": "build", "scroll": "scroll", "upgrade_citizen": "upgrade"}
    if action[0] in asked:
        assert table.asking == asked[action[0]]
    elif action[0].startswith("pay1coin"):
        register = 1 if action[0].endswith("city") else 2
        assert table.get("register", register) == 2 and table.purse() == (4, 5, 0, 0)
    else:
        kinds = ("coin", "wood", "fire", "major_fire")
        gained = [now - old for now, old in zip(table.purse(), (5, 5, 0, 0), strict=True)]
        assert gained == [action.count(name) for name in kinds]


@rule("R5.9.5")
def test_an_overseer_is_upgraded():
    table = city().overseer(0, "nun", 2, 1, upgraded=True).effect("upgrade_overseer")
    assert table.legal("promote") == {"craftsman", "aristocrat"}
    assert table.why("promote nun") == ("R5.9.5", "upgraded_already")
    table.do("promote craftsman")
    assert table.get("promoted", 0) == 0b101 and table.field("moves")[:3] == (0, 0, 2)
    table.set("promoted", 7).effect("upgrade_overseer")
    assert table.asking != "promote"
