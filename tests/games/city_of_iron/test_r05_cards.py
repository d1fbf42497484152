"""R5.6, R5.8: expert cards played for their actions."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import BASE, CIVILIANS, SETTLE, price, skill, walkers
from tests.games.city_of_iron.scene import BUILDING, EXPERT, LAND, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import EXPERTS

pytestmark = pytest.mark.engine

FARM, MOSS = "turnip_farm", "glow_moss_cave"
BY_DISTANCE = sorted(
    (name for name in SETTLE if not LAND[name]["requires"]), key=lambda n: LAND[n]["distance"]
)


def bare(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


@rule("R5.6.1")
def test_a_card_is_paid_takes_effect_and_is_discarded():
    cost, gain = EXPERT["scholar"]["activation"]["money"], EXPERT["scholar"]["effect_args"]["n"]
    table = bare().money(0, cost).science(0, 0).hand(0, "scholar").turn(0).do("play scholar")
    assert (table.get("money", 0), table.get("science", 0)) == (0, gain)
    assert table.queue(0, "citizen") == ["scholar"] and table.hand_names(0) == []
    assert table.told("played") == [{"seat": "0", "card": "scholar"}]
    assert table.told("gained_science") == [{"seat": "0", "n": gain}]
    assert table.actor == 1


@rule("R5.6.1")
def test_only_cards_in_hand():
    table = bare().hand(1, "merchant").pile(0, "citizen", "merchant").turn(0)
    assert table.why("play merchant") == ("R5.6.1", "not_in_hand")
    assert not table.legal("play")


@rule("R5.6.2")
def test_money_of_the_activation():
    cost = EXPERT["inventor"]["activation"]["money"]
    poor = bare().money(0, cost - 1).hand(0, "inventor").turn(0)
    assert poor.why("play inventor") == ("R5.6.2", "not_enough_money")
    table = bare().money(0, cost).science(0, 0).hand(0, "inventor").turn(0).do("play inventor")
    assert (table.get("money", 0), table.get("science", 0)) == (0, EXPERT["inventor"]["effect_args"]["n"])


@rule("R5.6.2", "R5.6.7")
def test_hammers_come_from_other_cards():
    need = EXPERT["mayor"]["activation"]["hammer"]
    assert need == 1
    alone = bare().hand(0, "mayor").turn(0)
    assert alone.why("play mayor") == ("R5.6.2", "not_enough_hammers")
    without = bare().hand(0, "mayor", "cartographer", "rider").turn(0)
    assert without.why("play mayor") == ("R5.6.2", "not_enough_hammers")
    table = bare().hand(0, "mayor", "scholar", "cannon", "cartographer").turn(0).do("play mayor")
    assert table.asking == "pay"
    assert table.legal() == {"skills scholar", "skills cannon"}
    assert table.why("skills cartographer") == ("R5.6.2", "no_such_skill")
    assert table.why("enough") == ("R5.6.2", "not_paid_yet")


@rule("R5.6.2")
def test_two_mayors_pay_for_one_another():
    table = bare().hand(0, "mayor", "mayor").turn(0).do("play mayor")
    assert table.legal() == {"skills mayor"}
    table.do("skills mayor", "token tok_2")
    assert table.queue(0, "citizen") == ["mayor", "mayor"] and table.actor == 1


@rule("R5.6.2", "R11.6")
def test_overpaying_is_allowed_and_the_excess_is_lost():
    table = bare().hand(0, "mayor", "foreman", "inventor").turn(0).do("play mayor", "skills foreman")
    assert skill("foreman", "hammer") > EXPERT["mayor"]["activation"]["hammer"]
    assert table.asking == "pay" and table.legal() == {"skills inventor", "enough"}
    more = bare().hand(0, "mayor", "foreman", "inventor").turn(0)
    more.do("play mayor", "skills foreman", "skills inventor")
    assert more.asking == "token" and more.hand_names(0) == []
    assert table.do("enough").asking == "token" and table.hand_names(0) == ["inventor"]


@rule("R5.6.2")
def test_all_hammers_of_a_card_are_paid():
    """No card of the game asks for more than one; a cost of four is paid by two cards of two."""
    assert skill("foreman", "hammer") == skill("inventor", "hammer") == 2
    table = bare().hand(0, "foreman", "inventor").ask("pay", 0, EXPERTS.index("mayor"), 4)
    assert table.state.view(0).facts["missing"] == {"hammers": 4}
    table.do("skills foreman")
    assert table.state.view(0).facts["missing"] == {"hammers": 2} and "enough" not in table.legal()
    assert table.do("skills inventor").asking != "pay"


@rule("R5.6.3")
def test_a_card_played_for_its_action_gives_no_skills():
    table = bare().hand(0, "mayor", "foreman").turn(0).do("play mayor")
    assert table.why("skills mayor") == ("R5.6.3", "already_used")
    explorer = bare().hand(0, "explorer", "courier").turn(0)
    assert skill("explorer", "distance") + skill("courier", "distance") >= 2
    assert explorer.do("play explorer").legal("land") == {n for n in SETTLE if LAND[n]["distance"] == 1}


@rule("R5.6.3")
def test_all_skills_of_a_card_count_together():
    land = next(name for name in SETTLE if LAND[name]["requires"] == "ship")
    need = LAND[land]["distance"] - skill("schooner", "distance")
    table = bare().hand(0, "explorer", "schooner", *walkers(need)).turn(0).do("play explorer")
    assert land in table.legal("land")
    table.do(f"land {land}", "skills schooner")
    assert table.state.view(0).facts["missing"] == {"distance": need}  # the ship is there


@rule("R5.6.4", "R5.8.1", "R4.2.2")
def test_free_cards_are_free_actions():
    assert [name for name, record in EXPERT.items() if record["free_action"]] == ["courier", "strategist"]
    table = bare().hand(0, "courier", "merchant").pile(0, "citizen", "mayor").turn(0).do("play courier")
    assert table.hand_names(0) == ["mayor", "merchant"]
    assert table.asking == "turn" and table.actor == 0 and table.get("actions", 0) == 0
    table.do("play merchant")
    assert table.actor == 1 and table.get("actions", 0) == 1
    assert table.queue(0, "citizen") == ["courier", "merchant"]


@rule("R5.6.5", "R5.6.8")
def test_no_affordable_build():
    for name in ("foreman", "architect"):
        off = EXPERT[name]["effect_args"]
        table = bare().money(0, max(0, price(MOSS)[0] - off["money"] - 1)).hand(0, name).row(MOSS).turn(0)
        assert table.why(f"play {name}") == ("R5.6.5", "no_building_possible")
        assert name not in table.legal("play")
        assert bare().money(0, 99).hand(0, name).turn(0).why(f"play {name}") == (
            "R5.6.5",
            "no_building_possible",
        )


@rule("R5.6.5")
def test_draws_as_much_as_possible():
    n = EXPERT["cartographer"]["effect_args"]["n"]
    table = bare().hand(0, "cartographer").pile(0, "military", "rider").turn(0).do("play cartographer")
    assert n == 2 and table.hand_names(0) == ["rider"]
    assert table.queue(0, "citizen") == ["cartographer"]


@rule("R5.6.8", "R5.1.6")
@pytest.mark.parametrize("name", ["foreman", "architect"])
@pytest.mark.parametrize("cranes", [0, 1])
def test_building_with_a_discount(name, cranes):
    off = EXPERT[name]["effect_args"]
    money, science = price("great_turnip_farm")
    table = bare().built(0, "start", *["steam_crane"] * cranes).money(0, 30).science(0, 5)
    table.hand(0, name).row("great_turnip_farm", FARM).stored(0, srika_pasture=1).turn(0).do(f"play {name}")
    assert table.asking == "build_with" and table.actor == 0
    assert table.legal() == {"build 1", "build 2", "build_stored srika_pasture"}
    table.do("build 1")
    assert table.get("money", 0) == 30 - max(0, money - off["money"] - cranes)
    assert table.get("science", 0) == 5 - max(0, science - off["science"])
    assert table.queue(0, "citizen") == [name] and table.actor == 1


@rule("R5.6.8", "R5.1.2", "R5.1.3", "R5.1.5")
def test_building_with_a_card_follows_the_rules_of_building():
    table = bare().money(0, 30).science(0, 0).hand(0, "foreman").settled(0, "land_1", "tok_2")
    table.built(0, "land_1", "great_turnip_farm", FARM).row(
        "great_turnip_farm", "salt_works", "ore_mine"
    ).turn(0)
    table.do("play foreman")
    assert table.why("build 2") == ("R5.1.2", "no_terrain")
    assert table.why("build 3") == ("R5.1.4", "not_enough_science")
    table.do("build 1", "city land_1", f"demolish {FARM}")
    assert table.stands("land_1").count("great_turnip_farm") == 2 and table.get("science", 0) == 0


@rule("R5.6.8")
def test_no_cost_falls_below_0():
    money, off = price(FARM)[0], EXPERT["foreman"]["effect_args"]["money"]
    cranes = max(0, money - off + 1)
    table = bare().settled(0, "land_1", "tok_3a").built(0, "start", *["steam_crane"] * min(cranes, 4))
    table.money(0, 3).hand(0, "foreman").row(FARM).turn(0).do("play foreman", "build 1", "city land_1")
    assert table.get("money", 0) == 3
    wise = (
        bare()
        .money(0, 9)
        .science(0, 0)
        .hand(0, "architect")
        .row(FARM)
        .turn(0)
        .do("play architect", "build 1")
    )
    assert wise.get("science", 0) == 0


@rule("R5.6.8", "R5.6.1")
def test_the_building_is_that_of_the_row_of_now():
    table = bare().money(0, 30).hand(0, "foreman").row(FARM, MOSS).turn(0).do("play foreman", "build 2")
    assert table.row_names()[:2] == [FARM, "-"] and table.stands("land_arc") == [MOSS]


@rule("R5.6.8")
@pytest.mark.parametrize(
    "name", [name for name, record in EXPERT.items() if record["effect"] in ("gain_money", "gain_science")]
)
def test_gains(name):
    record = EXPERT[name]
    nation = {"fixer": "toads", "genius": "cresaria"}.get(name, "arc")
    others = tuple(n for n in ("arc", "cresaria", "hogmen", "toads") if n != nation)
    table = Scene(2, nations=(nation, *others)).money(0, 9).science(0, 0).hand(0, name, "soldier").turn(0)
    table.do(f"play {name}")
    if record["activation"].get("cards"):
        table.do("give soldier")
    cost, n = record["activation"].get("money", 0), record["effect_args"]["n"]
    gained = ("money", "science").index(record["effect"].removeprefix("gain_"))
    assert table.get("money", 0) == 9 - cost + (n if gained == 0 else 0)
    assert table.get("science", 0) == (n if gained == 1 else 0)
    assert table.actor == 1


@rule("R5.6.8", "R5.3.1")
def test_the_pile_of_each_drawn_card_is_chosen():
    table = (
        bare()
        .hand(0, "cartographer")
        .pile(0, "citizen", "mayor", "banker")
        .pile(0, "military", "rider", "cannon")
    )
    table.turn(0).do("play cartographer")
    assert table.asking == "draw_card" and table.legal() == {"draw citizen", "draw military"}
    table.do("draw military", "draw citizen")
    assert table.hand_names(0) == ["mayor", "rider"] and table.actor == 1


@rule("R5.6.8", "R5.6.1")
def test_a_card_never_draws_itself():
    table = bare().hand(0, "cartographer").pile(0, "citizen", "mayor").turn(0).do("play cartographer")
    assert table.hand_names(0) == ["mayor"] and table.queue(0, "citizen") == ["cartographer"]


@rule("R5.6.10")
def test_cards_as_a_cost_come_from_the_hand():
    need, gain = EXPERT["banker"]["activation"]["cards"], EXPERT["banker"]["effect_args"]["n"]
    alone = bare().hand(0, "banker").pile(0, "citizen", "mayor").turn(0)
    assert need == 1 and alone.why("play banker") == ("R5.6.10", "not_enough_cards")
    table = bare().money(0, 0).hand(0, "banker", "mayor", "rider").turn(0).do("play banker")
    assert table.asking == "give" and table.legal() == {"give mayor", "give rider"}
    assert table.why("give scholar") == ("R5.6.10", "not_in_hand")
    assert table.why("give banker") == ("R5.6.10", "not_in_hand")
    table.do("give rider")
    assert table.get("money", 0) == gain
    assert table.queue(0, "citizen") == ["banker"] and table.queue(0, "military") == ["rider"]
    assert table.hand_names(0) == ["mayor"] and not table.told("used_skills")


@rule("R5.8.1")
def test_no_other_action_is_free():
    for name in CIVILIANS:
        if EXPERT[name]["free_action"] or EXPERT[name]["effect"] in ("settle_city", "add_district"):
            continue
        table = bare().money(0, 30).hand(0, name, "soldier").pile(0, "citizen", "mayor").row(FARM).turn(0)
        table.do(f"play {name}")
        while table.actor == 0:
            table.do(sorted(table.legal())[0])
        assert table.get("actions", 0) == 1, name


@rule("R5.6.8")
def test_every_effect_of_the_cards_is_known():
    effects = {record["effect"] for record in EXPERT.values()}
    assert effects == {
        *(
            "none",
            "draw_cards",
            "gain_science",
            "gain_money",
            "settle_city",
            "add_district",
            "build_discount_once",
        ),
    }
    assert len(BASE) == 24 and set(BUILDING) >= {FARM, MOSS}
