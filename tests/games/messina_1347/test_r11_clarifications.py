"""R11: clarifications that no other chapter shows."""

from __future__ import annotations

import pytest
from tests.games.messina_1347.positions import CITY, city
from tests.games.messina_1347.scene import Scene
from tests.rules import rule

pytestmark = pytest.mark.engine


@rule("R11.1")
def test_several_cubes_and_several_citizens_on_a_hex():
    table = city().plague(h05=3).citizens(h05="nnc").tokens(0, fire=3).turn().do("use estate", "go h05")
    table.do("quarantine nun 1", "quarantine nun 2", "quarantine craftsman 3", *["fight fire"] * 3)
    assert table.get("plague", 4) == 0 and table.get("register", 0) == 4 and table.get("rats", 0) == 0


@rule("R11.3")
def test_what_citizens_in_quarantine_cannot_do():
    table = (
        city().cabin(0, 1, "nun", stage=2).cabin(0, 2, "nun").workshop(0, "b07").tokens(0, coins=1, wood=1)
    )
    table.turn()
    assert table.legal("employ") == set()
    table.at("h01")
    assert table.legal("act") == {"upgrade_citizen"}


@rule("R11.3")
def test_what_citizens_in_workshops_cannot_do():
    table = city().workshop(0, "b07", "basic").workshop(0, "b08").tokens(0, coins=9)
    assert table.turn().legal("employ") == set()  # to no other workshop
    verbs = {verb.name for verb in table.ruleset.game.verbs.verbs}
    assert {verb for verb in verbs if "work" in verb} == {"give_worker", "upgrade_worker", "workshop"}
    table.overseer(0, "nun", 5, 1).effect("advance_any_overseer").do("advance nun cn_6")
    assert table.asking != "activate"


@rule("R11.3")
def test_what_citizens_on_squares_can_do():
    table = city().estate(0, cl1="basic", au1="basic").workshop(0, "b03").wagons(0, "c1-2").at("h07")
    assert {"employ cl1 b03", "repopulate"} <= table.legal()
    assert "act upgrade_citizen" in table.at("h01").legal()
    verbs = {verb.name: verb for verb in table.ruleset.game.verbs.verbs}
    squares = [
        name for name, verb in verbs.items() if [domain.name for domain in verb.domains].count("square") > 1
    ]
    assert squares == []  # never from square to square


@rule("R11.4")
def test_the_adjacent_hex_keeps_its_citizens_for_a_later_rescue():
    table = city().plague(h05=1, h06=1).citizens(h06="n").tokens(0, major_fire=1)
    table.turn().do("use estate", "go h05", "fight major_fire", "spread h06")
    assert table.get("citizens", 5 * 3 + 2) == 1 and table.told("settled") == table.told("quarantined") == []
    table.turn(1).do("use estate", "go h06")
    assert table.asking == "rescue" and table.legal("settle") and not table.legal("quarantine")


@rule("R11.6", "R6.3")
@pytest.mark.parametrize(
    ("lieutenants", "price"),
    [
        (("h05!", "h02", "h03"), 3),
        (("h05!", "h02", "given_up"), 3),
        (("h05!", "h02", "h03", "estate"), 4),
        (("h05!", "given_up", "given_up", "estate", "h01!"), 5),
    ],
)
def test_lieutenants_that_count(lieutenants, price):
    table = city().lieutenants(0, *lieutenants).tokens(0, coins=price - 1).at("h05")
    assert table.legal("pay") == set()
    table.tokens(0, coins=price).at("h05").do("pay church")
    assert table.purse()[0] == 0


@rule("R11.7")
def test_no_plague_and_no_citizens_at_harbors():
    for seed in range(4):
        table = Scene(4, seed=seed).round(3).prepare()
        names = {told["site"] for name in ("plague", "citizen") for told in table.told(name)}
        assert names and all(name.startswith("h") and not name.startswith("harbor") for name in names)


@rule("R11.2")
def test_a_new_hex_takes_part_at_once():
    """h16 is teal with the rat on the right: a nun or another citizen and a cube when the wheel shows them."""
    assert "h16" not in CITY
    table = city().round(2).set("pile", 1 << 15).set("wheel", 2).prepare()
    assert table.told("hex_added") == [{"site": "h16"}] and table.get("plague", 15) == 1
    assert table.field("citizens")[45:48] == (0, 1, 0)
