"""R9.2-R9.6, R10: variants, options and what is refused."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import (
    SETUP,
    attack,
    box,
    copies,
    events,
    take,
    taxed,
    through,
    track,
)
from tests.games.city_of_iron.scene import DATA, Scene, short
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.city_of_iron import editions, fields
from rathaus.games.city_of_iron.fields import BUILDINGS, TOWNS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FARM, MOSS, PIER = "turnip_farm", "glow_moss_cave", "fishing_pier"


# --- R9.2 -------------------------------------------------------------------------------------------------------


@rule("R9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_family_game_has_no_military_no_towns_no_powers(seats):
    table = Scene(seats, family_game=True, bare=False)
    assert not any(table.state.field("top")) and not table.get("covered")
    specials = {record["id"] for record in DATA["experts"]["special"]}
    for seat in range(seats):
        names = table.supply_names(seat) + table.hand_names(seat) + table.queue(seat, "citizen")
        assert not {name for name in names if attack(name) or name in specials}
        assert len(names) == DATA["experts"]["count_citizen_per_nation"]
        assert table.queue(seat, "military") == []
    removed = SETUP["family_game_removed"]
    assert removed == ["barracks", "war_college"]
    for number, name in enumerate(BUILDINGS):
        there = table.get("left", number) + table.row_names().count(name)
        assert there == (0 if name in removed else copies(name, seats)), name
    assert not GAME.ruleset(seats, family_game=True).options["nation_powers"]


@rule("R9.2", "R2.3")
def test_only_the_citizens_are_laid_at_the_start():
    state = GAME.new(3, 1, family_game=True)
    for _ in range(3):
        assert {short(a) for a in state.legal_actions()} == {"stack cartographer", "stack scholar"}
        state.apply(state.legal_actions()[0])
    assert box(state) == "bid"


@rule("R9.2", "R5.7.1")
def test_there_is_no_attack_in_the_family_game():
    table = Scene(3, family_game=True).hand(0, "airship", "schooner").turn(0)
    assert not table.legal("attack")
    for town in TOWNS:
        assert table.why(f"attack {town}") == ("R9.2", "no_towns_in_family_game")


@rule("R9.2", "R6.5", "R5.3.1")
def test_military_icons_do_nothing_in_the_family_game():
    table = (
        Scene(2, family_game=True)
        .settled(0, "land_1", "tok_2")
        .pile(0, "citizen", "mayor", "banker", "courier")
    )
    assert table.get("military_draws", 0) == 1
    table.run("icons")
    assert table.hand_names(0) == ["mayor", "banker"] and table.state.field("hand_size")[1] == 0
    assert table.turn(0).legal("draw") == {"citizen"}


@rule("R9.2", "R7.4")
def test_the_town_bonus_is_not_given_in_the_family_game():
    state = taxed(4, 2, family_game=True)
    assert [sheet["most_towns"] for sheet in state.score_sheets()] == [0] * 4


# --- R9.3, R9.4 ---------------------------------------------------------------------------------------------------


@rule("R9.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fixed_clock(seats):
    assert SETUP["fixed_clock_rounds"] == [3, 5, 7]
    told = list(events(taxed(seats, 3, clock="fixed_3_5_7")))
    scored = [(a["number"], a["scoring"]) for name, a in told if name == "scoring"]
    assert scored == [(3, "regular"), (5, "regular"), (7, "final")]
    assert max(a["number"] for name, a in told if name == "round") == 7
    assert not [name for name, _ in told if name == "scoring_card"]


@rule("R9.3", "R6.4", "R7.2")
def test_science_and_money_with_the_fixed_clock():
    for number in range(1, 8):
        table = Scene(2, nation_powers=False, clock="fixed_3_5_7", last_round_buy=False).set("round", number)
        table.supply(0).supply(1).end_round()
        assert table.state.field("science")[:2] == ((1, 1) if number in (3, 5) else (0, 0))
        assert bool(table.told("income")) == (number < 7) and table.state.is_over() == (number == 7)


@rule("R9.3", "R6.1")
def test_the_next_deck_follows_and_after_c_the_discards():
    for letter, after in (("A", "factory"), ("B", "silk_house")):
        own = {"A": "academy", "B": "docks"}[letter]
        table = Scene(2, nation_powers=False, clock="fixed_3_5_7").deck(letter, **{own: 3})
        table.set("left", 9, at=BUILDINGS.index(after)).set("round", 1).end_round()
        assert sorted(table.row_names()[:7]) == sorted([own] * 3 + [after] * 4)
        assert not table.told("scoring") and not table.told("scoring_card")
    table = Scene(2, nation_powers=False, clock="fixed_3_5_7").deck("C", silk_house=3).set("round", 1)
    table.set("discarded", 9, at=BUILDINGS.index("docks")).end_round()
    assert sorted(table.row_names()[:7]) == sorted(["silk_house"] * 3 + ["docks"] * 4)
    assert table.told("reshuffled") == [{"n": 9}] and not table.state.is_over()


@rule("R9.4", "R5.1.8")
@pytest.mark.parametrize("text", ["build 1", "store 1"])
def test_continuous_refill(text):
    table = Scene(2, nation_powers=False, continuous_refill=True).deck("A", academy=20).money(0, 9)
    table.row(FARM, MOSS, "barracks", "barracks", "barracks", "barracks", MOSS).turn(0).do(text)
    assert table.row_names()[:7] == [MOSS, "barracks", "barracks", "barracks", "barracks", MOSS, "academy"]
    assert table.told("row_filled") == [{"slot": "7", "building": "academy"}]


@rule("R9.4", "R5.7.5")
def test_continuous_refill_after_a_conquest():
    table = Scene(2, nation_powers=False, continuous_refill=True).deck("A", academy=20).top("town_1a")
    table.row(*[FARM] * 3, *[MOSS] * 4)
    take(table, "town_1a")
    assert table.row_names()[:7] == [FARM, FARM, *[MOSS] * 4, "academy"]


@rule("R9.4", "R6.2", "R7.1")
def test_a_scoring_card_of_the_round_is_scored_at_its_end():
    table = Scene(2, nation_powers=False, continuous_refill=True).deck("A").money(0, 9).goods(0, turnips=1)
    table.set("left", 20, at=BUILDINGS.index("steam_crane")).row(*[MOSS] * 7).turn(0).do("store 1")
    assert table.told("scoring_card") == [{"scoring": "regular"}] and not table.told("scoring")
    assert table.get("new_cards") == 1 and table.row_names()[6] == "steam_crane"
    table.end_round()
    assert table.told("scoring") == [{"scoring": "regular", "number": 1}]
    assert table.track(0)["first_places"] == track("turnips")[0]


@rule("R9.4", "R6.1")
def test_four_still_leave_at_the_end_of_the_round():
    table = (
        Scene(2, nation_powers=False, continuous_refill=True)
        .deck("A", academy=20)
        .row(*[FARM] * 4, *[MOSS] * 3)
    )
    assert table.end_round().row_names()[:7] == [MOSS] * 3 + ["academy"] * 4


# --- options ------------------------------------------------------------------------------------------------------


@rule("R9.5", "R9.6", "R10")
def test_what_there_is_not():
    for seats in (0, 1, 5):
        with pytest.raises(OptionError, match=str(seats)):
            GAME.ruleset(seats)
    for option in ("edition", "experts_and_engines", "solo"):
        with pytest.raises(OptionError, match=option):
            GAME.ruleset(2, **{option: True})


@rule("R9.2", "R9.1", "R9.3", "R7.1")
@pytest.mark.parametrize(
    "options",
    [
        {"family_game": True, "nation_powers": True},
        {"family_game": True, "town_expansion": True},
        {"clock": "fixed_3_5_7", "score_delay": 1},
        {"clock": "fixed_2_4_6"},
        {"score_delay": 2},
    ],
)
def test_wrong_combinations_are_refused_in_a_sentence(options):
    with pytest.raises(OptionError) as error:
        GAME.ruleset(3, **options)
    assert any(name in str(error.value) for name in options)


@rule("R9.1", "R9.2", "R9.3", "R9.4", "R7.1", "R7.3", "R6.2.3", "R8.4.1", "R8.3.2", "R5.1.6")
def test_defaults_of_the_options():
    """The defaults of the dossier's variants."""
    options = GAME.ruleset(4).options
    assert {name: options[name] for name in options if name not in ("nations", "nation_deal")} == {
        "nation_powers": True,
        "town_expansion": False,
        "family_game": False,
        "clock": "cards",
        "continuous_refill": False,
        "last_round_buy": True,
        "first_place_tie_blocks_second": False,
        "fixer_replaces_start_deck": False,
        "captain_to_supply": True,
        "cranes_stack": True,
        "score_delay": 0,
    }
    assert {option.name for option in editions.OPTIONS} == set(options)
    assert options["nations"] == "+".join(fields.NATIONS)


@rule("R9.1", "R9.2", "R9.3", "R9.4")
@pytest.mark.parametrize(
    "options",
    [
        {"town_expansion": True},
        {"family_game": True},
        {"clock": "fixed_3_5_7", "continuous_refill": True},
        {"continuous_refill": True, "score_delay": 1, "town_expansion": True},
    ],
)
def test_variants_can_be_played_to_the_end(options):
    state = through(GAME.new(3, 8, **options), ("tax", "done", "stay", "good"))
    assert state.is_over() and min(state.ranking()) == 1
