"""R5.1-R5.7: what hexes, harbors and squares do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.messina_1347.positions import DATA, city, faces
from tests.games.messina_1347.scene import SQUARES, Scene, fields
from tests.rules import rule

pytestmark = pytest.mark.engine
PURSE = {"coin": 0, "wood": 1, "fire": 2, "major_fire": 3}
CODES = {
    *("coin", "wood", "fire", "major_fire", "scroll", "build", "upgrade_citizen", "upgrade_overseer"),
    *("upgrade_and_advance_overseer", "lieutenant", "advance_city", "advance_church"),
    *("advance_city_or_church", "advance_craftsman_overseer", "advance_nun_overseer"),
    *("advance_aristocrat_overseer", "advance_any_overseer", "advance_any_overseer_arrow"),
    *("activate_any_citizen", "perform_any_hex_action", "pay1coin>advance_city", "pay1coin>advance_church"),
}


def on(hex: str, seats: int = 2, **options: Any) -> Scene:
    """Step 4 on a hex that lies in the middle of Messina."""
    return Scene(seats, **options).lay(**{hex: (0, 0)}).at(hex)


def tokens(action: list[str]) -> tuple[int, ...]:
    """The purse that an action fills."""
    return tuple(action.count(name) for name in PURSE)


@rule("R5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_of_plain_tokens_gives_them_all(seats):
    found = 0
    for name, face in faces(seats).items():
        if not set(face["action"]) <= set(PURSE) or face["choose"]:
            continue
        found += 1
        table = on(name, seats)
        assert len(table.legal("act")) == 1  # one click brings everything
        table.do(f"act {sorted(table.legal('act'))[0]}")
        assert table.purse() == tokens(face["action"])
    assert found >= 4


@rule("R5.1", "R1.6")
def test_faces_differ_by_the_number_of_players():
    assert on("h04", 2).do("act fire").purse() == (0, 0, 1, 0)
    assert on("h04", 4).do("act fire").purse() == (0, 0, 2, 0)
    assert on("h06", 2).do("act advance_any_overseer").legal("advance") == {
        "craftsman c1",
        "aristocrat a1",
        "nun n1",
    }
    assert on("h06", 3).do("act advance_craftsman_overseer").legal("advance") == {"craftsman c1"}


@rule("R5.1")
def test_a_slash_means_one_of_them():
    table = on("h12", 4).tokens(0, coins=2, wood=2).at("h12")
    assert table.legal("act") == {"build", "fire"}
    table.do("act fire")
    assert table.purse() == (2, 2, 1, 0) and table.asking != "build" and table.legal("act") == set()
    table = on("h12", 4).tokens(0, coins=2, wood=2).at("h12").do("act build")
    assert table.asking == "build"
    table.do("done")
    assert table.purse()[2] == 0 and "act fire" not in table.legal()


@rule("R5.1")
def test_the_harbor_of_a_choice():
    harbor = next(record for record in DATA["harbors"]["harbor"] if record["corner"] == "LL")
    assert harbor["choose"] and set(harbor["action"]) == {"build", "major_fire"}
    table = city().tokens(0, wood=1).at("harbor_ll").do("act major_fire")
    assert table.purse() == (0, 1, 0, 1) and "act build" not in table.legal()


@rule("R5.1")
def test_all_effects_in_any_order_and_each_optional():
    table = on("h20", 4).do("act scroll", "scroll 2")
    assert table.get("scroll", 1) == 1 and table.purse() == (1, 0, 0, 0)
    table = on("h06").do("act advance_any_overseer", "done")
    assert table.field("moves")[:3] == (0, 0, 0) and table.purse() == (1, 0, 0, 0)
    table = on("h06").do("done")
    assert table.purse() == (0, 0, 0, 0)


@rule("R5.1")
def test_an_effect_without_effect_is_not_offered():
    table = on("h03").registers(0, city=11).tokens(0, coins=3).at("h03")
    assert table.legal("act") == set() and table.why("act advance_city") == ("R5.1", "no_effect")
    assert table.why("act wood") == ("R5.1", "not_on_hex")


@rule("R5.2")
@pytest.mark.parametrize(("hex", "register", "at"), [("h02", "church", 2), ("h03", "city", 1)])
def test_a_space_on_a_register_for_nothing(hex, register, at):
    table = on(hex).do(f"act advance_{register}")
    assert table.get("register", at) == 2 and table.purse() == (0, 0, 0, 0)
    assert table.told("register") == [{"seat": "0", "register": register, "number": 2}]


@rule("R5.2")
def test_city_or_church():
    table = on("h18").do("act advance_city_or_church")
    assert table.legal("climb") == {"city", "church"}
    table.do("climb church")
    assert table.field("register")[:3] == (1, 1, 2) and "act advance_city_or_church" not in table.legal()
    table = on("h18").registers(0, city=11).at("h18").do("act advance_city_or_church")
    assert table.legal("climb") == {"church"} and table.why("climb city") == ("R6.1", "register_at_end")


@rule("R5.3")
def test_one_scroll_cube_one_row():
    assert DATA["scrolls"]["rows"] == 5
    table = city().scrolls(0, 0, 3, 4).effect("scroll")
    assert table.legal("scroll") == {"1", "2"} and table.why("scroll 3") == ("R5.3", "scroll_on_top")
    table.do("scroll 2")
    assert table.field("scroll")[:3] == (0, 4, 4)
    assert table.told("scroll") == [{"seat": "0", "column": "2", "row": 4}]
    assert city().scrolls(0, 4, 4, 4).effect("scroll").asking != "scroll"


@rule("R5.4", "R11.3")
def test_any_own_citizen_is_upgraded():
    def estate() -> Scene:
        table = (
            city().estate(0, nu1="basic", nu2="gold").cabin(0, 2, "craftsman").cabin(0, 3, "nun", gold=True)
        )
        table.workshop(0, "b03", "basic").workshop(0, "b13", "gold").workshop(1, "b07", "basic")
        return table.estate(1, cl1="basic").at("h01").do("act upgrade_citizen")

    table = estate()
    assert table.legal() == {"upgrade nu1", "upgrade_patient 2", "upgrade_worker b03", "done"}
    assert table.why("upgrade nu2") == ("R5.4", "upgraded_already")
    assert table.why("upgrade cl1") == table.why("upgrade_worker b07") == ("R5.4", "no_citizen_there")
    assert table.why("upgrade_patient 3") == ("R5.4", "upgraded_already")
    golden = table.get("golden", 0)
    assert table.do("upgrade nu1").get("golden", 0) == golden | 1 << SQUARES.index("nu1")
    assert estate().do("upgrade_patient 2").get("patient", 1) == 2
    masters = estate().get("masters")
    assert estate().do("upgrade_worker b03").get("masters") == masters | 1 << 2


@rule("R5.4")
def test_the_citizen_in_quarantine_stays_upgraded():
    table = city().cabin(0, 2, "craftsman", stage=2).at("h01").do("act upgrade_citizen", "upgrade_patient 2")
    table.leaving().do("release 2 cl1")
    assert table.get("golden", 0) == 1 << SQUARES.index("cl1")


@rule("R5.5", "R5.8")
def test_build_opens_a_build_action():
    table = city().tokens(0, wood=1).tops("q03").at("h07").do("act build")
    assert table.asking == "build" and "improve q03" in table.legal()


@rule("R5.6")
@pytest.mark.parametrize(
    ("corner", "who", "first"), [("ul", "aristocrat", "a1"), ("ur", "craftsman", "c1"), ("lr", "nun", "n1")]
)
def test_each_harbor_advances_its_overseer(corner, who, first):
    table = city().at(f"harbor_{corner}")
    assert table.legal("act") == {f"advance_{who}_overseer"}
    table.do(f"act advance_{who}_overseer")
    assert table.legal("advance") == {f"{who} {first}"}
    other = "nun n1" if who != "nun" else "craftsman c1"
    assert table.why(f"advance {other}") == ("R5.6", "other_overseer")
    table.do(f"advance {who} {first}")
    assert table.field("moves")[fields.CLASSES.index(who)] == sum(table.field("moves")) == 1


@rule("R5.6")
def test_the_arrow_may_skip_one_step():
    table = on("h17").estate(0, nu1="basic", cr3="basic", cl3="basic").at("h17")
    table.overseer(0, "nun", 1).overseer(0, "craftsman", 5, 1).overseer(0, "aristocrat", 6, 1).at("h17")
    table.do("act advance_any_overseer_arrow")
    assert table.legal("advance") == {*("nun nu_2", "nun nl_2", "nun nu_3", "nun nl_3", "craftsman ca_6")}
    table.do("advance nun nl_3")
    assert table.field("moves")[2] == 3 and table.field("route")[2] == 2
    assert table.asking != "activate"  # nobody in the area where it stops; nu_2 was skipped


@rule("R5.6")
def test_from_the_start_the_arrow_reaches_the_fork():
    table = on("h17").do("act advance_any_overseer_arrow")
    assert {"nun n1", "nun nu_2", "nun nl_2"} <= table.legal("advance")
    assert not any(text.endswith("_3") for text in table.legal("advance"))
    table.do("advance nun nl_2")
    assert table.field("moves")[2] == 2 and table.field("route")[2] == 2  # the fork is chosen
    assert "nun nu_3" in on("h17").overseer(0, "nun", 2, 1).at("h17").do(
        "act advance_any_overseer_arrow"
    ).legal("advance")


@rule("R5.7", "R5.9.2")
@pytest.mark.parametrize(("square", "at"), [("au3", 1), ("nu2", 2)])
def test_a_coin_for_a_space(square, at):
    def active(coins: int) -> Scene:
        table = city().estate(0, **{square: "basic"}).tokens(0, coins=coins)
        return table.effect("activate_any_citizen")

    table = active(2)
    assert table.legal() == {f"activate {square}", "done"}
    table.do(f"activate {square}")
    assert table.get("coins", 0) == 1 and table.get("register", at) == 2
    assert active(0).asking != "activate"
    assert active(1).do("done").get("coins", 0) == 1


@rule("R5.7a")
def test_the_data_uses_the_codes_of_the_rule():
    used: set[str] = set()
    for file, table, key in (
        ("city_hexes", "face", "action"),
        ("harbors", "harbor", "action"),
        ("estate", "square", "action"),
        ("registers", "space", "reward"),
        ("quarantine", "improvement", "produce"),
        ("workshops", "workshop", "reward"),
        ("workshops", "workshop", "upgraded_extra"),
    ):
        for record in DATA[file][table]:
            used |= set(record[key])
    for board in DATA["advanced"]["board"]:
        used |= {code.removeprefix("once:") for codes in board["squares"].values() for code in codes}
    points = {code for code in used if code[:2] == "vp" and code[2:].isdigit()}
    assert points and used - points <= CODES


@rule("R5.7b")
def test_chains_go_deep_first():
    """Both inner aristocrats: the first builds, the build is finished before the second acts."""
    table = city().estate(0, au1="basic", al1="basic").overseer(0, "aristocrat", 0, upgraded=True)
    table.tokens(0, wood=1).tops("q03").at("harbor_ul")
    table.do("act advance_aristocrat_overseer", "advance aristocrat a1", "activate au1")
    assert table.asking == "build"
    table.do("improve q03")
    assert table.asking == "fit"
    table.do("fit 2")
    assert table.asking == "activate" and table.legal("activate") == {"al1"}
    table.do("activate al1")
    assert table.asking == "upgrade"
    assert table.do("upgrade au1").asking != "activate"


@rule("R5.7b")
def test_a_register_reward_may_wait():
    table = city().estate(0, nu2="basic", nu1="basic").registers(0, church=2).tokens(0, coins=1)
    table.overseer(0, "nun", 1, upgraded=True).at("harbor_lr")
    table.do("act advance_nun_overseer", "advance nun nu_2", "activate nu2")
    assert table.asking == "activate" and {"reward upgrade_overseer", "activate nu1"} <= table.legal()
    table.do("activate nu1", "reward upgrade_overseer", "promote craftsman")
    assert table.get("promoted", 0) == 0b101 and table.get("fire", 0) == 1
