"""R5.7: attacks on towns."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import SETUP, attack, cards, fighters, pay_all, skill, walkers
from tests.games.city_of_iron.scene import BUILDING, EXPERT, TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import BUILDINGS, GOODS, TOWNS

pytestmark = pytest.mark.engine

ONE, TWO, THREE = "town_1a", "town_2a", "town_3a"
STARS = {1: ONE, 2: TWO, 3: THREE}
STRONG = (
    "steambot",
    "general",
    "gunboat",
    "cannon",
    "rider",
    "rifleman",
    "schooner",
    "airship",
    "cartographer",
)
FARM, MOSS, SRIKA = "turnip_farm", "glow_moss_cave", "srika_pasture"


def strong(seats: int = 3, **options) -> Scene:
    """A scene whose first player can take any town."""
    return Scene(seats, nation_powers=False, **options).hand(0, *STRONG)


def army(town: str, owned: bool = False) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Military cards for the attack and citizens for the distance, the fewest of each that do."""
    record = TOWN[town]
    pool = ["cartographer", "courier", "explorer", "schooner", "airship"]
    way = cards(pool, lambda name: skill(name, "distance"), record["distance"])
    return fighters(record["conquered_defence" if owned else "defence"]), way


def take(table: Scene, town: str, owned: bool = False) -> Scene:
    """Attack a town with an army that is in hand, and answer what is asked after it."""
    fight, way = army(town, owned)
    table.do(f"attack {town}", *(f"fight {name}" for name in fight), *(f"skills {name}" for name in way))
    if table.asking == "siege":
        table.do("enough")
    return pay_all(table)


@rule("R5.7.1")
def test_only_the_top_towns_of_the_stacks():
    table = strong().top(ONE, TWO, THREE).turn(0)
    assert table.legal("attack") == {ONE, TWO, THREE}
    assert table.get("covered") >> TOWNS.index("town_1b") & 1
    assert table.why("attack town_1b") == ("R5.7.1", "not_open")


@rule("R5.7.1", "R5.7.6")
def test_towns_of_the_other_players():
    table = strong().top("-", TWO).town(0, ONE).town(1, "town_1b").town(2, THREE).turn(0)
    assert table.legal("attack") == {TWO, "town_1b", THREE}
    assert table.why(f"attack {ONE}") == ("R5.7.6", "your_own_town")


@rule("R5.7.6")
def test_an_exhausted_stack_is_no_target():
    table = strong().top("-", TWO, "-").covered().turn(0)
    assert table.legal("attack") == {TWO}


@rule("R5.7.2", "R5.7.3", "R11.7")
@pytest.mark.parametrize("town", [ONE, "town_1c", TWO, "town_2d", THREE, "town_3c"])
def test_attack_and_distance_must_suffice(town):
    fight, way = army(town)
    stars = TOWN[town]["stars"]
    tops = ["-"] * (stars - 1) + [town]
    assert Scene(4).top(*tops).hand(0, *fight, *way).turn(0).legal("attack") == {town}
    for some in (fight[1:], way[1:]):
        weak = [*some, *(way if some == fight[1:] else fight)]
        table = Scene(4).top(*tops).hand(0, *weak).turn(0)
        assert table.why(f"attack {town}") == ("R5.7.3", "not_strong_enough")


@rule("R5.7.2")
def test_at_least_one_card_for_the_attack():
    table = Scene(4).top(ONE).hand(0, "airship", "schooner", "cartographer").turn(0)
    assert table.why(f"attack {ONE}") == ("R5.7.3", "not_strong_enough")


@rule("R5.7.2", "R5.6.3")
def test_distance_of_citizens_and_of_military_cards():
    """A military card that is not used for its attack gives its distance."""
    need = TOWN[ONE]["distance"]
    helper = cards(
        ["soldier", "captain", "rider", "gunboat", "general"], lambda n: skill(n, "distance"), need
    )
    table = Scene(4).top(ONE).hand(0, "steambot", *helper).turn(0).do(f"attack {ONE}", "fight steambot")
    table.do(*(f"skills {name}" for name in helper))
    pay_all(table)
    assert table.get("towns", 0) == 1 << TOWNS.index(ONE)


@rule("R5.7.2", "R11.6")
def test_exceeding_both_is_allowed():
    table = strong().top(ONE).turn(0).do(f"attack {ONE}", "fight general", "fight steambot", "skills airship")
    table.do("skills schooner", "fight cannon")
    assert table.asking == "siege" and "enough" in table.legal()
    table.do("enough")
    pay_all(table)
    assert table.get("towns", 0) and sorted(table.hand_names(0)) == sorted(
        set(STRONG) - {"general", "steambot", "airship", "schooner", "cannon"}
    )


@rule("R5.7.2")
def test_what_is_played_in_an_attack():
    table = (
        strong().hand(0, "steambot", "cartographer", "mayor", "rifleman").top(ONE).turn(0).do(f"attack {ONE}")
    )
    assert table.asking == "siege"
    assert table.why("skills mayor") == ("R5.7.2", "no_such_skill")
    assert table.why("fight cartographer") == ("R5.7.2", "no_such_skill")
    assert table.why("fight general") == ("R5.6.3", "not_in_hand")
    assert table.why("enough") == ("R5.7.2", "not_strong_enough")
    assert table.why("skills steambot") == ("R5.7.2", "no_such_skill")
    assert table.do("fight rifleman").why("fight rifleman") == ("R5.6.3", "already_used")


@rule("R5.7.3")
def test_cards_needed_for_the_one_are_not_used_for_the_other():
    """The only card with distance cannot be used for its attack, nor the only strong one for its distance."""
    need = TOWN[TWO]["defence"]
    table = Scene(4).top("-", TWO).hand(0, "general", "rider").turn(0)
    assert attack("general") >= need > attack("rider") and skill("rider", "distance") >= TOWN[TWO]["distance"]
    table.do(f"attack {TWO}")
    assert table.why("fight rider") == ("R5.7.3", "needed_otherwise")
    assert table.why("skills general") == ("R5.7.3", "needed_otherwise")
    assert table.legal() == {"fight general", "skills rider"}


@rule("R5.7.3")
def test_the_defender_plays_nothing():
    table = Scene(2).town(1, ONE).hand(1, *STRONG).hand(0, *sum(army(ONE, True), ())).turn(0)
    table.do(f"attack {ONE}")
    while table.asking in ("siege", "discard"):
        assert table.actor == 0
        table.do(sorted(table.legal())[0])
    assert sorted(table.hand_names(1)) == sorted(STRONG)
    assert table.get("towns", 0) == 1 << TOWNS.index(ONE) and table.get("towns", 1) == 0


@rule("R5.7.4")
@pytest.mark.parametrize("town", ["town_1b", "town_2b", "town_3a"])
def test_the_town_is_taken_with_goods_and_income(town):
    tops = ["-"] * (TOWN[town]["stars"] - 1) + [town]
    fight, way = army(town)
    table = Scene(4).top(*tops).covered().hand(0, *fight, *way).built(0, "start", *["guild_hall"] * 5).turn(0)
    take(table, town)
    assert {good: table.good(0, good) for good in GOODS if table.good(0, good)} == TOWN[town]["goods"]
    assert table.get("income", 0) == SETUP["start_income"] + 1 and TOWN[town]["income"] == 1
    assert len(table.stands("land_arc")) == 5  # it takes no slot
    assert table.hand_names(0) == []
    played = sorted([*fight, *way])
    assert sorted([*table.queue(0, "citizen"), *table.queue(0, "military")]) == played
    assert table.told("conquered") == [{"seat": "0", "town": town}] and table.actor == 1
    assert table.get("actions", 0) == 1


@rule("R5.7.5")
def test_the_leftmost_building_leaves_the_row():
    table = Scene(4).top(ONE).covered("town_1b").row("-", FARM, MOSS).hand(0, *sum(army(ONE), ())).turn(0)
    take(table, ONE)
    assert table.row_names()[:4] == ["-", "-", MOSS, "-"]
    assert table.get("discarded", BUILDINGS.index(FARM)) == 1
    assert table.told("row_discarded") == [{"building": FARM}]


@rule("R5.7.5")
def test_the_next_town_is_revealed():
    table = Scene(4).top(ONE, TWO).covered("town_1b", "town_2b").hand(0, *sum(army(ONE), ())).turn(0)
    take(table, ONE)
    assert table.state.field("top") == (TOWNS.index("town_1b") + 1, TOWNS.index(TWO) + 1, 0)
    assert table.get("covered") == 1 << TOWNS.index("town_2b")
    assert table.told("town_revealed") == [{"town": "town_1b"}]


@rule("R5.7.5")
def test_an_empty_row_and_an_empty_stack():
    table = Scene(4).top(ONE).covered("town_2b").row().hand(0, *sum(army(ONE), ())).turn(0)
    take(table, ONE)
    assert table.get("towns", 0) == 1 << TOWNS.index(ONE)
    assert not table.told("row_discarded") and not table.told("town_revealed")
    assert table.state.field("top") == (0, 0, 0)


@rule("R5.7.6", "R5.9.1")
def test_a_town_of_another_player():
    table = Scene(3).town(1, "town_2b").built(1, "start", SRIKA).row(FARM).top("-", TWO).covered("town_1b")
    table.hand(0, *sum(army("town_2b", True), ())).turn(0)
    before = table.get("income", 1)
    take(table, "town_2b", True)
    for good in GOODS:
        given = TOWN["town_2b"]["goods"].get(good, 0)
        assert table.good(0, good) == given
        assert table.good(1, good) == BUILDING[SRIKA]["goods"].get(good, 0)
    assert (table.get("income", 0), table.get("income", 1)) == (SETUP["start_income"] + 1, before - 1)
    assert table.row_names()[0] == FARM and table.state.field("top")[1] == TOWNS.index(TWO) + 1
    assert table.told("lost_town") == [{"seat": "1", "town": "town_2b"}]
    assert table.get("towns", 1) == 0 and not table.told("town_revealed")


@rule("R5.7.6", "R1.9")
def test_a_conquered_town_has_the_defence_of_its_other_face():
    low, high = TOWN[TWO]["defence"], TOWN[TWO]["conquered_defence"]
    way = walkers(TOWN[TWO]["distance"], airship=True)
    fight = fighters(low, high - 1)
    neutral = Scene(3).top("-", TWO).hand(0, *fight, *way).turn(0)
    owned = Scene(3).town(1, TWO).hand(0, *fight, *way).turn(0)
    assert neutral.legal("attack") == {TWO}
    assert owned.why(f"attack {TWO}") == ("R5.7.3", "not_strong_enough")
    assert Scene(3).town(1, TWO).hand(0, *fighters(high), *way).turn(0).legal("attack") == {TWO}


@rule("R5.7.7", "R5.6.3")
@pytest.mark.parametrize("card", ["rider", "gunboat", "general"])
def test_one_use_a_card(card):
    """A card that shows both is not enough alone, however strong it is."""
    town = "town_1a"
    assert attack(card) >= TOWN[town]["defence"] and skill(card, "distance") >= TOWN[town]["distance"] >= 1
    table = Scene(3).top(town).hand(0, card, "mayor").turn(0)
    assert table.why(f"attack {town}") == ("R5.7.3", "not_strong_enough")
    assert Scene(3).top(town).hand(0, card, "cartographer").turn(0).legal("attack") == {town}


@rule("R5.7.7")
def test_every_attack_needs_two_cards():
    assert all(record["distance"] >= 1 for record in TOWN.values())
    for name in EXPERT:
        assert not Scene(4).top(ONE, TWO, THREE).hand(0, name).turn(0).legal("attack")


@rule("R5.7.7")
def test_ships_do_not_matter_for_towns():
    way = TOWN[THREE]["distance"]
    assert skill("airship", "distance") >= way
    table = Scene(3).top("-", "-", THREE).hand(0, *fighters(TOWN[THREE]["defence"]), "airship").turn(0)
    assert table.legal("attack") == {THREE}
    walk = walkers(way, airship=True, ship=True)
    assert (
        Scene(3)
        .top("-", "-", THREE)
        .hand(0, *fighters(TOWN[THREE]["defence"]), *walk)
        .turn(0)
        .legal("attack")
    )


@rule("R5.7.2")
def test_every_set_of_cards_that_does_is_accepted():
    """Attack offered or not is compared with trying out all ways to use three cards."""
    hands = [
        ("general", "rider", "soldier"),
        ("rider", "rider", "captain"),
        ("cannon", "rifleman", "captain"),
        ("gunboat", "captain", "cartographer"),
        ("soldier", "captain", "rifleman"),
        ("steambot", "soldier", "rifleman"),
    ]
    for town in (ONE, "town_1c", "town_1d", TWO, "town_2b", THREE):
        record = TOWN[town]
        for hand in hands:
            ways = [[hand[i] for i in range(3) if use >> i & 1] for use in range(1, 8)]
            able = any(
                sum(map(attack, fight)) >= record["defence"]
                and sum(skill(n, "distance") for n in hand) - sum(skill(n, "distance") for n in fight)
                >= record["distance"]
                for fight in ways
            )
            table = Scene(4).top(*["-"] * (record["stars"] - 1), town).hand(0, *hand).turn(0)
            assert (town in table.legal("attack")) == able, (town, hand)
