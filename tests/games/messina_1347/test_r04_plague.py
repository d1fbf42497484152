"""R4.2, R4.3: who is rescued and where to, fire against plague, rats for what is left."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import city, popularity, rats
from tests.games.messina_1347.scene import SQUARES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
NUNS = {name: "basic" for name in SQUARES if name.startswith("n")}


def arrive(table: Scene, site: str = "h05") -> Scene:
    """Seat 0 sends a lieutenant from the estate."""
    return table.turn().do("use estate", f"go {site}")


def burning(cubes: int, *, number: int = 3, fire: int = 0, major: int = 0, **beside: int) -> Scene:
    """A lieutenant on h05 with some cubes, on others too."""
    table = city().round(number).plague(h05=cubes, **beside).tokens(0, fire=fire, major_fire=major)
    return arrive(table)


# --- R4.2 rescue ----------------------------------------------------------------------------------------------


@rule("R4.2", "R4.2.1", "R11.1")
def test_all_citizens_are_taken():
    table = arrive(city().citizens(h05="nnca"))
    assert sum(table.field("citizens")) == 0
    table.do("settle nu3", "settle nl2", "settle cr1", "settle al1")
    assert table.asking == "act" and table.get("golden", 0) == 0
    assert {square for n, square in enumerate(SQUARES) if table.get("squares", 0) >> n & 1} == {
        "nu3",
        "nl2",
        "cr1",
        "al1",
    }


@rule("R4.2.1")
def test_rescue_is_mandatory():
    table = arrive(city().citizens(h05="n"))
    assert table.legal() == {f"settle {name}" for name in NUNS}
    assert table.why("discard") == ("R4.2.2", "there_is_room")


@rule("R4.2.1", "R12")
def test_option_rescue_all():
    table = arrive(city(rescue_all=False).citizens(h05="nnc"))
    assert table.asking == "which_citizen" and table.legal() == {"rescue nun", "rescue craftsman"}
    assert table.why("rescue aristocrat") == ("R4.2.1", "no_citizen_there")
    table.do("rescue nun", "settle nu1")
    assert table.asking == "act" and table.field("citizens")[4 * 3 : 5 * 3] == (1, 0, 1)


@rule("R4.2.2")
def test_without_plague_to_a_square_of_the_class():
    table = arrive(city().citizens(h05="n").estate(0, nu1="gold"))
    assert table.legal("settle") == set(NUNS) - {"nu1"}
    assert table.why("settle nu1") == ("R4.2.2", "square_occupied")
    assert table.why("settle cl1") == ("R4.2.2", "wrong_class")
    assert table.why("quarantine nun 1") == ("R4.2.2", "no_plague_here")


@rule("R4.2.2")
def test_six_squares_a_class_then_they_are_discarded():
    assert len(NUNS) == 6
    table = arrive(city().citizens(h05="nnc").estate(0, **{**NUNS, "nl3": "basic"}))
    table.do("settle cl1")
    assert table.told("discarded") == [{"seat": "0", "class": "nun"}] * 2
    assert table.asking == "act" and table.get("squares", 0).bit_count() == 7


@rule("R4.2.2")
def test_one_free_square_for_two():
    squares = {name: side for name, side in NUNS.items() if name != "nl3"}
    table = arrive(city().citizens(h05="nn").estate(0, **squares)).do("settle nl3")
    assert len(table.told("discarded")) == 1 and table.asking == "act"


@rule("R4.2.3", "R11.1")
def test_with_plague_to_space_one_of_an_empty_cabin():
    table = arrive(city().citizens(h05="nc").plague(h05=1).cabin(0, 2, "aristocrat", stage=2))
    assert table.legal("quarantine") == {f"{who} {n}" for who in ("nun", "craftsman") for n in (1, 3, 4)}
    assert table.why("quarantine nun 2") == ("R4.2.3", "cabin_occupied")
    assert table.why("quarantine aristocrat 1") == ("R4.2.3", "wrong_class")
    assert table.why("settle nu1") == ("R4.2.3", "plague_here")
    table.do("quarantine nun 1", "quarantine craftsman 4")
    assert table.field("patient")[:4] == (1 + 2 * 2, 1 + 2 * 1, 0, 1)
    assert table.field("stage")[:4] == (1, 2, 0, 1) and table.get("squares", 0) == 0


@rule("R4.2.3", "R4.2.4")
def test_two_nuns_for_one_cabin():
    """Worked example 3: the second is discarded, though the plague is burnt a moment later."""
    table = city().citizens(h05="nn").plague(h05=1).tokens(0, fire=1)
    for number, stage in ((1, 1), (2, 2), (3, 1)):
        table.cabin(0, number, "craftsman", stage=stage)
    arrive(table).do("quarantine nun 4")
    assert table.told("discarded") == [{"seat": "0", "class": "nun"}] and table.asking == "fight"
    table.do("fight fire")
    assert table.asking == "act" and table.get("plague", 4) == 0
    assert table.get("squares", 0) == 0 and table.get("patient", 3) == 5


@rule("R4.2.3")
def test_no_cabin_at_all():
    table = city().citizens(h05="n").plague(h05=1)
    for number in range(1, 5):
        table.cabin(0, number, "nun")
    arrive(table)
    assert table.told("discarded") == [{"seat": "0", "class": "nun"}] and rats(table) == 1


# --- R4.3 plague ----------------------------------------------------------------------------------------------


@rule("R4.3", "R4.3.1", "R4.3.4", "R4.3.5")
def test_two_of_three_cubes_are_burnt():
    """Worked example 4."""
    table = burning(3, fire=2)
    supply = table.get("plague_supply")
    assert table.legal() == {"fight fire", "done"}
    assert table.why("fight mixed") == ("R4.3.1", "one_token_is_enough")
    assert table.why("fight major_fire") == ("R4.3.1", "not_enough_fire")
    table.do("fight fire", "fight fire")
    assert (popularity(table), rats(table), table.get("plague", 4)) == (3, 1, 1)
    assert table.get("plague_supply") == supply + 2 and table.get("fire", 0) == 0
    assert table.get("coins", 0) == 1 and table.track(0) == {}  # the coin of popularity 2
    assert "reward advance_city_or_church" in table.legal()


@rule("R4.3.1", "R4.3.5")
def test_fire_may_be_kept():
    table = burning(2, fire=5).do("done")
    assert (rats(table), table.get("fire", 0), table.get("plague", 4), popularity(table)) == (2, 5, 2, 1)
    table = burning(2, fire=5).do("fight fire", "done")
    assert (rats(table), table.get("fire", 0), table.get("plague", 4)) == (1, 4, 1)


@rule("R4.3.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_one_fire_a_cube_until_round_four(number):
    table = burning(1, number=number, fire=1).do("fight fire")
    assert table.asking == "act" and table.track(0) == {} and popularity(table) == 2


@rule("R4.3.1")
@pytest.mark.parametrize("number", [5, 6])
def test_two_fires_and_two_points_a_cube_later(number):
    """Worked example 5."""
    table = burning(2, number=number, fire=4).do("fight fire", "fight fire")
    assert table.track(0) == {"plague": 4} and (popularity(table), rats(table)) == (3, 0)
    table = burning(2, number=number, fire=3).do("fight fire")
    assert table.track(0) == {"plague": 2} and (popularity(table), rats(table)) == (2, 1)
    assert table.get("fire", 0) == 1
    table = burning(1, number=number, fire=1)
    assert table.asking == "act" and rats(table) == 1 and table.get("fire", 0) == 1


@rule("R4.3.2")
def test_major_fire_as_plain_fire():
    table = burning(1, major=1).do("fight major_fire")
    assert table.get("major_fire", 0) == 0 and popularity(table) == 2 and rats(table) == 0


@rule("R4.3.2", "R4.3.3", "R4.3.4", "R11.4")
def test_major_fire_reaches_one_adjacent_hex():
    table = burning(1, major=1, h06=2, h13=1, h01=1, h14=1).do("fight major_fire")
    assert table.asking == "spread" and table.legal("spread") == {"h06", "h13"} and "done" in table.legal()
    assert table.why("spread h01") == ("R4.3.3", "not_adjacent")
    assert table.why("spread h07") == ("R4.3.2", "no_plague_there")
    table.citizens(h06="n").do("spread h06")
    assert table.get("plague", 5) == 1 and popularity(table) == 3 and table.get("major_fire", 0) == 0
    assert sum(table.field("citizens")) == 1 and table.get("squares", 0) == 0  # nobody there is rescued
    assert rats(table) == 0 and table.asking == "act"


@rule("R4.3.2")
def test_the_adjacent_cube_is_optional():
    table = burning(1, major=1, h06=1).do("fight major_fire", "done")
    assert table.get("plague", 5) == 1 and popularity(table) == 2 and table.asking == "act"


@rule("R4.3.2")
def test_each_major_fire_reaches_once():
    table = burning(2, major=2, h06=2).do("fight major_fire", "spread h06", "fight major_fire", "spread h06")
    assert sum(table.field("plague")) == 0 and popularity(table) == 5


@rule("R4.3.2")
def test_plain_fire_reaches_no_other_hex():
    table = burning(1, fire=1, major=1, h06=1).do("fight fire")
    assert table.asking == "act" and table.get("plague", 5) == 1 and table.get("major_fire", 0) == 1


@rule("R4.3.2")
def test_it_needs_a_cube_on_the_chosen_hex():
    table = burning(0, major=1, h06=1)
    assert table.asking == "act" and table.get("plague", 5) == 1


@rule("R4.3.1", "R4.3.2", "R4.3.6")
def test_major_fire_in_the_late_rounds():
    """Worked example 6: mixed it removes one cube; two of them reach the next hex, with two points for that too."""
    table = burning(1, number=5, fire=1, major=1, h06=1)
    assert table.legal("fight") == {"mixed"}
    table.do("fight mixed")
    assert table.asking == "act" and table.purse() == (1, 0, 0, 0) and table.track(0) == {"plague": 2}
    table = burning(1, number=5, major=2, h06=1).do("fight major_fire")
    assert table.asking == "spread"
    table.do("spread h06")
    assert table.track(0) == {"plague": 4} and popularity(table) == 3 and table.get("major_fire", 0) == 0
    assert table.asking == "act"
    table = burning(1, number=5, major=2, h06=1).do("fight major_fire", "done")
    assert table.track(0) == {"plague": 2}
    assert burning(1, number=5, major=1).asking == "act"  # one alone is not enough


@rule("R4.3.3")
def test_ships_are_adjacent_to_nothing():
    table = city().plague(h02=1).ships(ul="t01* t02*").tokens(0, major_fire=1).lieutenants(0, "harbor_ul")
    table.turn().do("use harbor_ul", "go dock_ul", "ship t01", "fight major_fire")
    assert table.asking != "spread" and table.get("plague", 1) == 1 and table.get("infested") == 1 << 1
    table = city().plague(h02=1).ships(ul="t01*").tokens(0, major_fire=1)
    arrive(table, "h02").do("fight major_fire")
    assert table.asking == "act" and table.get("infested") == 1


@rule("R4.3.4")
def test_every_space_that_is_entered_gives_its_reward():
    table = burning(2, fire=2).tokens(0, coins=0)
    table.registers(0, popularity=3).do("fight fire", "fight fire")
    assert popularity(table) == 5 and {"reward advance_any_overseer", "act wood"} <= table.legal()
    table.do("act wood", "reward advance_any_overseer", "advance nun n1")
    assert table.get("moves", 2) == 1


@rule("R4.3.5")
def test_no_fire_no_question():
    table = burning(2)
    assert table.asking == "act" and rats(table) == 2 and table.told("rats") == [{"seat": "0", "n": 2}]


@rule("R4.3", "R11.7")
def test_no_rescue_and_no_rats_at_a_harbor_hex():
    table = arrive(city().plague(h02=1, h04=1).citizens(h02="n"), "harbor_ul")
    assert (
        rats(table) == 0 and table.asking == "act" and table.legal("act") == {"advance_aristocrat_overseer"}
    )


@rule("R4.6.1", "R4.3.1", "R5.8.6")
def test_a_late_workshop_may_bring_the_fire_that_is_needed():
    table = city().round(5).plague(h05=1).tokens(0, fire=1).estate(0, nu1="basic").workshop(0, "b26")
    arrive(table)
    assert table.legal() == {"employ nu1 b26", "done"}
    table.do("employ nu1 b26", "fight fire")
    assert rats(table) == 0 and table.track(0) == {"workshops": 3, "plague": 2}


@rule("R4.6.1", "R4.3.5", "R4.2.3")
def test_a_citizen_that_was_just_rescued_can_go_to_work_at_once():
    table = arrive(city().citizens(h05="n").workshop(0, "b07")).do("settle nu2", "employ nu2 b07")
    assert table.get("squares", 0) == 0 and table.asking == "act"
    table = arrive(city().citizens(h05="n").plague(h05=1).workshop(0, "b07")).do("quarantine nun 1")
    assert table.legal("employ") == set()
