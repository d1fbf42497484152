"""R5.6.5-R5.6.7, R5.6.9: new cities and districts."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import CIVILIANS, SETTLE, cards, pay_all, skill
from tests.games.city_of_iron.scene import LAND, TOKEN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import CITIES, LANDS

pytestmark = pytest.mark.engine

FARM, MOSS = "turnip_farm", "glow_moss_cave"
BY_DISTANCE = sorted(
    (name for name in SETTLE if not LAND[name]["requires"]), key=lambda n: LAND[n]["distance"]
)


def bare(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


def reach(land: str) -> tuple[str, ...]:
    """Citizen cards that reach a land exactly or just beyond, with its ship or airship."""
    needs = LAND[land]["requires"]
    carrier = {"": (), "ship": ("schooner",), "airship": ("airship",)}[needs]
    rest = LAND[land]["distance"] - sum(skill(name, "distance") for name in carrier)
    pool = [name for name in CIVILIANS if name not in (*carrier, "explorer")]
    return carrier + cards(pool, lambda name: skill(name, "distance"), max(rest, 0))


def settle(table: Scene, land: str) -> Scene:
    """Play an Explorer for a land with all cards of `reach`, until the token is asked for."""
    table.do("play explorer", f"land {land}", *(f"skills {name}" for name in reach(land)))
    return table.do("enough") if table.asking == "pay" else table


@rule("R5.6.5")
def test_no_land_in_reach():
    table = bare().hand(0, "explorer", "mayor").turn(0)
    assert table.why("play explorer") == ("R5.6.6", "no_land_in_reach")
    none = bare().set("display", 0).hand(0, "explorer", "airship", "schooner", "cartographer").turn(0)
    assert none.why("play explorer") == ("R5.6.6", "no_land_left")


@rule("R5.6.6")
@pytest.mark.parametrize("land", SETTLE)
def test_settling_a_land(land):
    table = bare(4).hand(0, "explorer", *reach(land), "mayor").turn(0)
    settle(table, land)
    assert table.asking == "token" and table.legal() == {"token tok_3a", "token tok_3b", "token tok_2"}
    table.do("token tok_3b")
    pay_all(table)
    assert table.get("holder", CITIES.index(land)) == 1
    assert table.get("slots", CITIES.index(land)) == TOKEN["tok_3b"]["city_slots"]
    assert not table.get("display") >> LANDS.index(land) & 1
    assert table.get("tokens", 0).bit_count() == 2
    assert table.told("settled") == [{"seat": "0", "land": land, "token": "tok_3b"}]
    assert table.hand_names(0) == ["mayor"]


@rule("R5.6.6")
@pytest.mark.parametrize("land", SETTLE)
def test_a_distance_too_short(land):
    """One card less than what reaches the land, whichever it is, and it is out of reach."""
    whole, needs = reach(land), LAND[land]["requires"]
    over = sum(skill(name, "distance") for name in whole) - LAND[land]["distance"]
    for missing, name in enumerate(whole):
        if skill(name, "distance") <= over and not (needs and skill(name, needs)):
            continue
        rest = whole[:missing] + whole[missing + 1 :]
        table = bare(4).hand(0, "explorer", *rest).turn(0)
        if "explorer" in table.legal("play"):
            assert table.do("play explorer").why(f"land {land}") == ("R5.6.6", "out_of_reach")
        else:
            assert table.why("play explorer") == ("R5.6.6", "no_land_in_reach")


@rule("R5.6.6")
def test_ships_and_airships_do_not_stand_in_for_one_another():
    ships = {name for name in SETTLE if LAND[name]["requires"] == "ship"}
    airships = {name for name in SETTLE if LAND[name]["requires"] == "airship"}
    walk = ("cartographer", "courier", "explorer")
    one = bare(4).hand(0, "explorer", "schooner", "gunboat", *walk).turn(0).do("play explorer")
    other = bare(4).hand(0, "explorer", "airship", *walk).turn(0).do("play explorer")
    assert not one.legal("land") & airships and not other.legal("land") & ships
    for table, lands, carriers in ((one, ships, ("schooner", "gunboat")), (other, airships, ("airship",))):
        far = sum(skill(name, "distance") for name in (*walk, *carriers))
        assert (
            table.legal("land") & lands == {name for name in lands if LAND[name]["distance"] <= far} != set()
        )


@rule("R5.6.6")
def test_a_taken_land_is_gone():
    land = BY_DISTANCE[0]
    table = bare(4).settled(1, land, "tok_2").hand(0, "explorer", "schooner", "cartographer").turn(0)
    table.do("play explorer")
    assert table.why(f"land {land}") == ("R5.6.6", "not_on_display")
    assert table.why("land land_arc") == ("R5.6.6", "not_on_display")


@rule("R5.6.6", "R5.6.9")
def test_the_last_token_is_not_asked_for():
    table = bare(4).set("tokens", 1 << 3).hand(0, "explorer", *reach(BY_DISTANCE[0])).turn(0)
    settle(table, BY_DISTANCE[0])
    assert table.asking in ("turn", "discard")
    assert table.get("slots", CITIES.index(BY_DISTANCE[0])) == TOKEN["tok_2"]["city_slots"]


@rule("R5.6.7")
def test_a_district_on_any_of_ones_cities():
    land = BY_DISTANCE[0]
    table = (
        bare(4)
        .settled(0, land, "tok_3a")
        .settled(1, BY_DISTANCE[1], "tok_2")
        .hand(0, "mayor", "scholar")
        .turn(0)
    )
    table.do("play mayor", "skills scholar")
    assert table.asking == "district_city"
    assert table.legal() == {"city land_arc", f"city {land}"}
    assert table.why(f"city {BY_DISTANCE[1]}") == ("R5.6.7", "not_your_city")
    table.do(f"city {land}")
    assert table.legal() == {"token tok_3b", "token tok_2"}
    table.do("token tok_2")
    slots = TOKEN["tok_3a"]["city_slots"] + TOKEN["tok_2"]["district_slots"]
    assert table.get("slots", CITIES.index(land)) == slots
    assert table.told("district") == [
        {"seat": "0", "city": land, "token": "tok_2", "n": TOKEN["tok_2"]["district_slots"]}
    ]


@rule("R5.6.7", "R5.6.9")
def test_any_number_of_districts_while_tokens_last():
    table = bare(4)
    slots = TOKEN["tok_5"]["city_slots"]
    for token in ("tok_3a", "tok_3b", "tok_2"):
        table.hand(0, "mayor", "scholar").turn(0).do("play mayor", "skills scholar")
        if table.asking == "token":
            table.do(f"token {token}")
        pay_all(table)
        slots += TOKEN[token]["district_slots"]
        assert table.get("slots", CITIES.index("land_arc")) == slots
    table.hand(0, "mayor", "scholar", "explorer", "schooner", "cartographer").turn(0)
    assert table.get("tokens", 0) == 0
    assert table.why("play mayor") == ("R5.6.9", "no_token")
    assert table.why("play explorer") == ("R5.6.9", "no_token")


@rule("R5.6.9", "R5.6.6", "R5.6.7")
def test_three_settlements_and_districts_together():
    table = bare(4).hand(0, "explorer", *reach(BY_DISTANCE[0])).turn(0)
    settle(table, BY_DISTANCE[0]).do("token tok_3a")
    pay_all(table)
    table.hand(0, "mayor", "scholar").turn(0).do("play mayor", "skills scholar", "city land_arc")
    assert table.why("token tok_3a") == ("R5.6.9", "token_used")
    assert table.why("token tok_5") == ("R5.6.9", "token_used")
    table.do("token tok_3b")
    pay_all(table)
    table.hand(0, "explorer", *reach(BY_DISTANCE[1])).turn(0)
    settle(table, BY_DISTANCE[1])
    pay_all(table)
    assert table.get("tokens", 0) == 0
    table.hand(0, "explorer", "mayor", "schooner", "scholar").turn(0)
    assert not table.legal("play") & {"explorer", "mayor"}
