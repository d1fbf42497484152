"""R18: every switch is an option with the edition's value as default. R8 and R11 prove what they do."""

import pytest
from tests.rules import rule

from rathaus.core.components import components
from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine

SWITCHES = (
    "facedown_drawn", "murdered_king_gets_crown", "warlord_timing", "bonus_timing", "king_crown",
    "armory_hits_completed", "keep_first_bonus", "haunted_last_round_ban", "observatory_library", "laboratory_gold",
    "smithy_pay", "gold_supply", "gold_supply_enforced", "bishop_blocks_own_warlord", "graveyard_saves_itself",
    "great_wall_self", "queen_emperor", "wizard_build_before_action", "undercard_order", "bell_tower", "ball_room",
    "city_protection", "victory_if_tied_after_tiebreak",
)  # fmt: skip


def values_of(edition):
    data = components("citadels")["editions"]
    table = next(table for table in data["edition"] if table["id"] == edition)
    return {**data, **table}


@rule("R18", "R20.8")
@pytest.mark.parametrize("edition", ["first2000", "ffg", "classic2017"])
@pytest.mark.parametrize("switch", SWITCHES)
def test_default_of_each_switch(edition, switch):
    assert GAME.ruleset(4, edition=edition).options[switch] == values_of(edition)[switch]


@rule("R18")
@pytest.mark.parametrize(("edition", "tiebreak"), [
    ("first2000", "none"), ("ffg", "district_points_gold"), ("classic2017", "highest_rank"),
])  # fmt: skip
def test_tiebreak(edition, tiebreak):
    assert GAME.ruleset(4, edition=edition).options["tiebreak"] == tiebreak


@rule("R18")
@pytest.mark.parametrize("switch", SWITCHES)
def test_each_switch_can_be_set_to_each_of_its_values(switch):
    option = GAME.options[switch]
    values = {"flag": (True, False), "number": (option.low, option.high)}.get(option.kind, option.values)
    for value in values:
        assert GAME.ruleset(4, edition="ffg", **{switch: value}).options[switch] == value


@rule("R18")
def test_wrong_values_are_refused_by_name():
    for name, value in (("tiebreak", "coin"), ("smithy_pay", 99), ("heir", True), ("city_target", 3)):
        with pytest.raises(OptionError, match=name):
            GAME.new(4, 1, **{name: value})


@rule("R18", "R7.1")
@pytest.mark.parametrize("target", [4, 9, 12])
def test_city_target(target):
    state = GAME.new(4, 1, city_target=target)
    assert state.field("target") == (target,)
    assert GAME.new(4, 1, edition="ffg", short_game=True, city_target=target).field("target") == (target,)
