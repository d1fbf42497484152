"""R6: popularity, city and church: advancing, what an advance costs, rewards and when they are used."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import DATA, city, popularity, space
from tests.games.messina_1347.scene import SITES, Scene
from tests.rules import rule

pytestmark = pytest.mark.engine
SPACES = DATA["registers"]["space"]
AT = {"popularity": 0, "city": 1, "church": 2}


def advanced(register: str, to: int) -> Scene:
    """A seat enters a space of a register in its turn."""
    if register == "popularity":
        table = city().registers(0, popularity=to - 1).plague(h05=1).tokens(0, fire=1)
        return table.turn().do("use estate", "go h05", "fight fire")
    return city().registers(0, **{register: to - 1}).estate(0, nu1="basic").effect(f"advance_{register}")


@rule("R6.1")
def test_lengths_of_the_registers():
    lengths = {name: [record["n"] for record in SPACES if record["register"] == name] for name in AT}
    assert lengths == {
        "popularity": list(range(1, 15)),
        "city": list(range(1, 12)),
        "church": list(range(1, 12)),
    }
    assert Scene(4).field("register") == (1,) * 12


@rule("R6.1", "R6.5", "R4.3.4")
@pytest.mark.parametrize("record", [r for r in SPACES if r["n"] > 1], ids=lambda r: r["id"])
def test_the_reward_of_every_space(record):
    table = advanced(record["register"], record["n"])
    assert table.get("register", AT[record["register"]]) == record["n"]
    gained = [told["reward"] for told in table.told("reward_gained")]
    assert gained == record["reward"]
    tokens = [told["token"] for told in table.told("gained")]
    assert tokens == [
        {"coin": "coins"}.get(name, name) for name in record["reward"] if name in ("coin", "wood")
    ]


@rule("R6.1")
def test_the_last_space_ignores_further_advances():
    table = city().registers(0, popularity=14).plague(h05=1).tokens(0, fire=1).turn()
    table.do("use estate", "go h05", "fight fire")
    assert popularity(table) == 14 and table.told("reward_gained") == []
    table = city().registers(0, city=11).tokens(0, coins=9).at("h05")
    assert table.legal("pay") == {"church"} and table.why("pay city") == ("R6.1", "register_at_end")
    table = city().registers(0, church=11).workshop(0, "b09", "gold").production()
    assert table.get("register", 2) == 11


@rule("R6.2", "R8.3")
@pytest.mark.parametrize("last", [0, 1])
def test_a_disc_lies_on_top_of_those_that_came_before(last):
    table = city().round(1)
    table.effect("advance_church", 1 - last).effect("advance_church", last)
    table.prepare()
    assert [told["seat"] for told in table.told("order")] == [str(last), str(1 - last)]


@rule("R6.2")
@pytest.mark.parametrize("last", [0, 1])
def test_the_same_on_the_score_track(last):
    table = city().round(3)
    for seat in (1 - last, last):
        table.workshop(seat, "b17" if seat else "b18", "basic")
        table.set("points", 1 if seat else 0, at=seat * 10)
    # both come to 2 points in the production: in turn order, seat 1 after seat 0
    table.set("order", 1 - last, last).production()
    assert [sum(table.track(seat).values()) for seat in (0, 1)] == [2, 2]
    assert [told["seat"] for told in table.told("order")] == [str(last), str(1 - last)]


@rule("R6.3")
def test_an_advance_costs_as_many_coins_as_one_has_lieutenants():
    table = city().tokens(0, coins=7).lieutenants(0, "h05!", "h02", "estate").at("h05")
    assert table.legal("pay") == {"city", "church"}
    table.do("pay city", "pay church")
    assert table.purse()[0] == 1 and table.field("register")[:3] == (1, 2, 2)
    assert table.legal("pay") == set() and table.why("pay city") == ("R6.3", "not_enough_coins")
    assert not any("popularity" in text for text in table.legal("pay"))


@rule("R6.3")
def test_popularity_cannot_be_bought():
    verb = next(each for each in city().ruleset.game.verbs.verbs if each.name == "pay")
    assert [domain.labels for domain in verb.domains] == [("city", "church")]


@rule("R6.3", "R6.5", "R11.6")
def test_the_price_rises_when_a_lieutenant_is_gained():
    """Worked example 7, its end: from III to IV for 3 coins, the 4th lieutenant, then 4 coins."""
    table = city().tokens(0, coins=10).registers(0, city=3).lieutenants(0, "h05!", "h02", "h03").at("h05")
    table.do("pay city")
    assert table.purse()[0] == 7 and space("city", 4)["reward"] == ["lieutenant"]
    table.do("pay city")  # the reward is not used yet
    assert table.purse()[0] == 4
    table.do("reward lieutenant", "pay city")
    assert table.purse()[0] == 0 and table.get("register", 1) == 6


@rule("R6.4", "R7.1")
def test_a_reward_of_the_production_waits_for_the_next_turn():
    table = (
        city().round(1).registers(0, church=2).workshop(0, "b09", "gold").lieutenants(0, "estate", "estate")
    )
    table.set("order", 0, 1).production()
    assert table.get("register", 2) == 3 and table.get("round") == 2 and table.get("promoted", 0) == 0
    assert table.seat == 0 and table.why("reward upgrade_overseer") == ("R4.4.2", "only_in_step_four")
    table.do("use estate", "go harbor_ul", "reward upgrade_overseer", "promote nun")
    assert table.get("promoted", 0) == 0b100


@rule("R6.4", "R4.4.2")
def test_it_is_lost_at_the_end_of_that_turn():
    table = city().reward(0, "upgrade_overseer").turn().do("use estate", "go h05", "done")
    assert table.told("reward_lost") == [{"seat": "0", "reward": "upgrade_overseer"}]
    table = city().reward(0, "upgrade_overseer").reward(1, "scroll").turn().do("use estate", "go h05")
    table.do("done")
    assert table.get("rewards", 1) != 0  # only the own ones


@rule("R6.4", "R7.3")
def test_rewards_of_the_last_production_are_lost_but_the_space_counts():
    table = city().round(6).registers(0, church=5).workshop(0, "b09", "gold").production()
    assert table.asking == "" and table.field("moves")[:3] == (0, 0, 0) and table.get("promoted", 0) == 0
    assert table.sheet(0)["church"] == space("church", 6)["vp"]


@rule("R6.5")
def test_a_lieutenant_is_usable_this_round_after_those_in_the_city():
    table = city().reward(0, "lieutenant").lieutenants(0, "h05!", "h02", "h03!").at("h05")
    table.do("reward lieutenant", "done")
    assert table.told("lieutenant") == [{"seat": "0", "n": 4}]
    table.turn()
    assert table.legal("use") == {"h02"}
    table.do("use h02", "recall").turn()
    assert table.legal("use") == {"estate"}
    table.do("use estate", "go h13")
    assert table.told("moved")[0]["from"] == "estate"


@rule("R6.5", "R1.5")
def test_five_lieutenants_are_all():
    table = (
        city().lieutenants(0, "h05!", "h02", "h03", "estate", "given_up").reward(0, "lieutenant").at("h05")
    )
    assert table.legal("reward") == set() and table.why("reward lieutenant") == ("R5.1", "no_effect")


@rule("R6.5")
def test_the_action_of_any_hex_in_messina():
    table = (
        city().citizens(h13="n").plague(h13=1).lieutenants(1, "h13!").lieutenants(0, "h05!").tokens(0, wood=2)
    )
    table.reward(0, "perform_any_hex_action").estate(0, cl1="basic", au1="basic").at("h05")
    table.do("reward perform_any_hex_action")
    harbors = {"harbor_ul", "harbor_ur", "harbor_lr", "harbor_ll"}
    hexes = {"h01", "h02", "h03", "h04", "h05", "h06", "h07", "h13", "h14"}
    assert table.legal("perform") == hexes | harbors
    assert table.why("perform h16") == ("R2.1", "not_in_the_city")
    lieutenants = table.field("lieutenant")
    table.do("perform h13")
    assert table.purse() == (0, 4, 0, 0) and table.field("lieutenant") == lieutenants
    assert table.get("plague", SITES.index("h13")) == 1 and sum(table.field("citizens")) == 1
    assert table.get("rats", 0) == 0 and "act wood" in table.legal()  # its own hex comes on top


@rule("R6.5", "R5.1")
def test_a_choice_from_afar_and_a_harbor_from_afar():
    table = city().tokens(0, wood=2).effect("perform_any_hex_action").do("perform harbor_ll")
    assert table.legal("act") == {"build", "major_fire"}
    table.do("act major_fire")
    assert table.purse() == (0, 2, 0, 1) and table.asking != "hex_action"
    table = city().effect("perform_any_hex_action").do("perform h06")
    assert table.asking == "overseer" and table.purse() == (1, 0, 0, 0)
    table = city().effect("perform_any_hex_action").do("done")
    assert table.purse() == (0, 0, 0, 0)


@rule("R6.5")
@pytest.mark.parametrize("upgraded", [False, True])
def test_one_and_the_same_overseer_is_upgraded_and_advances(upgraded):
    table = city().estate(0, nu1="basic", nl1="basic").overseer(0, "nun", 0, upgraded=upgraded)
    table.tokens(0, coins=2, wood=2).effect("upgrade_and_advance_overseer").do("promote nun")
    assert table.get("promoted", 0) == 0b100 and table.legal("advance") == {"nun n1"}
    table.do("advance nun n1")
    assert table.legal("activate") == {"nu1", "nl1"}
    table.do("activate nu1")
    assert table.legal("activate") == {"nl1"}  # the upgraded side, at once


@rule("R6.5")
@pytest.mark.parametrize("square", ["cl3", "nl3", "al3"])
def test_one_citizen_on_any_square_acts(square):
    table = city().estate(0, cl3="basic", nl3="basic", al3="gold").effect("activate_any_citizen")
    assert table.legal("activate") == {"cl3", "nl3", "al3"}
    assert table.do(f"activate {square}").asking != "activate"
