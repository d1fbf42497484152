"""R9, R10: variants, options and what is refused."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import (
    SETUP,
    ZERO_STARS,
    attack,
    box,
    cards,
    copies,
    events,
    fighters,
    pay_all,
    skill,
    taxed,
    through,
    track,
)
from tests.games.city_of_iron.scene import BUILDING, DATA, TOWN, Scene, short
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.city_of_iron import editions, fields
from rathaus.games.city_of_iron.fields import BUILDINGS, CITIES, TOWNS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FARM, MOSS, PIER = "turnip_farm", "glow_moss_cave", "fishing_pier"


def town_scene(seats: int = 3, **options) -> Scene:
    return Scene(seats, nation_powers=False, town_expansion=True, **options)


def army(town: str, owned: bool = False) -> list[str]:
    """Cards that take a town."""
    record = TOWN[town]
    pool = ["cartographer", "courier", "schooner", "airship"]
    way = cards(pool, lambda name: skill(name, "distance"), record["distance"])
    return [*fighters(record["conquered_defence" if owned else "defence"]), *way]


def take(table: Scene, town: str, owned: bool = False) -> Scene:
    """Seat 0 takes a town."""
    table.hand(0, *army(town, owned)).turn(0).do(f"attack {town}")
    while table.asking == "siege":
        table.do(
            sorted(table.legal(), key=lambda text: (text == "enough", not text.startswith("fight"), text))[0]
        )
    return pay_all(table)


# --- R9.1 -------------------------------------------------------------------------------------------------------


@rule("R9.1", "R2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_zero_star_towns_lie_open(seats):
    state = GAME.new(seats, 3, town_expansion=True)
    assert SETUP["open_zero_star_towns"] == 3
    lying = {TOWNS[town - 1] for town in state.field("open_town")}
    covered = {name for i, name in enumerate(TOWNS) if state.field("covered")[0] >> i & 1} & set(ZERO_STARS)
    assert len(lying) == 3 and lying | covered == set(ZERO_STARS) and not lying & covered
    assert all(state.field("top"))  # six neutral towns are on offer
    seen = {GAME.new(2, seed, town_expansion=True).field("open_town")[0] for seed in range(60)}
    assert len(seen) == len(ZERO_STARS) == 7


@rule("R9.1", "R5.7.1", "R5.7.5")
def test_an_open_town_is_a_neutral_town():
    table = town_scene().open_towns("solara", "snyle", "cumulus").covered("metgra", "cazum").row(FARM, MOSS)
    table.top("town_1a")
    assert table.hand(0, *army("solara")).turn(0).why("attack metgra") == ("R5.7.1", "not_open")
    take(table, "solara")
    lying = [TOWNS[town - 1] for town in table.state.field("open_town")]
    assert set(lying[1:]) == {"snyle", "cumulus"} and lying[0] in ("metgra", "cazum")
    assert table.row_names()[:2] == ["-", MOSS]  # the leftmost building leaves
    assert table.get("covered").bit_count() == 1 and table.state.field("top")[0] == TOWNS.index("town_1a") + 1


@rule("R9.1")
def test_the_stack_of_zero_star_towns_runs_out():
    table = town_scene().open_towns("solara", "snyle").covered("town_1b")
    take(table, "solara")
    assert [town for town in table.state.field("open_town") if town] == [TOWNS.index("snyle") + 1]


@rule("R9.1")
def test_without_the_option_there_are_none():
    assert not any(GAME.new(3, 1).field("open_town"))
    assert Scene(3).turn(0).why("attack solara") == ("R2.11", "town_not_in_game")


@rule("R9.1", "R5.7.4", "R6.4", "R6.5", "R7.4")
@pytest.mark.parametrize("town", ZERO_STARS)
def test_what_each_town_gives_and_takes_away(town):
    """Taken from the stack, then by another player."""
    effects = TOWN[town]["effects"]
    wanted = {
        "income": TOWN[town]["income"],
        "citizen_draws": effects.get("draw_citizen", 0),
        "military_draws": effects.get("draw_military", 0),
        "round_science": effects.get("round_science", 0),
    }
    table = town_scene(2).open_towns(town).covered()
    start = {name: table.get(name, 0) for name in wanted}
    take(table, town)
    assert {name: table.get(name, 0) - start[name] for name in wanted} == wanted
    assert table.state.view(-1).facts["standings"]["towns"] == [effects.get("counts_as_towns", 1), 0]
    table.hand(1, *army(town, True)).turn(1).do(f"attack {town}")
    while table.asking == "siege":
        table.do(sorted(table.legal(), key=lambda t: (t == "enough", not t.startswith("fight"), t))[0])
    pay_all(table)
    assert {name: table.get(name, 0) for name in wanted} == start
    assert {name: table.get(name, 1) - start[name] for name in wanted} == wanted


@rule("R9.1")
def test_the_effects_of_the_rules():
    effects = {name: TOWN[name]["effects"] for name in ZERO_STARS}
    assert effects == {
        "beastbelly": {"draw_military": 1},
        "solara": {"draw_citizen": 1},
        "snyle": {"virtual_good": 2},
        "metgra": {"slots": 2, "terrains": ["water", "jungle"]},
        "cazum": {"slots": 2, "terrains": ["hills", "water"]},
        "dar_embe": {"counts_as_towns": 3},
        "cumulus": {"round_science": 1},
    }
    assert {name: TOWN[name]["income"] for name in ZERO_STARS} == {
        **dict.fromkeys(("snyle", "metgra", "cazum", "cumulus"), 0),
        **dict.fromkeys(("beastbelly", "solara"), 1),
        "dar_embe": 3,
    }


@rule("R9.1", "R4.3", "R6.2")
def test_snyle_names_a_good_that_its_owner_has():
    table = town_scene().town(1, "snyle").goods(1, salt=1, silk=2).goods(0, turnips=1).deck("A", academy=20)
    table.row().end_round()
    assert table.asking == "snyle" and table.actor == 1
    assert table.legal() == {"good salt", "good silk"}
    assert table.why("good turnips") == ("R9.1", "none_of_this_good")
    table.do("good salt")
    assert table.told("named") == [{"seat": "1", "good": "salt", "n": 3}]


@rule("R9.1")
def test_snyle_is_not_asked_without_goods_or_owner():
    for table in (town_scene().town(1, "snyle"), town_scene().open_towns("snyle").goods(1, salt=2)):
        assert table.deck("A", academy=20).row().end_round().asking != "snyle"


@rule("R9.1", "R6.2.1", "R6.2.4", "R6.3")
def test_the_named_good_counts_2_more_in_scoring_and_income():
    first, second, leader, limit, more = track("salt")
    table = town_scene().town(0, "snyle").goods(0, salt=2).goods(1, salt=3).deck("A", academy=1)
    table.set("left", 20, at=BUILDINGS.index("steam_crane")).row()
    for seat in range(3):
        table.money(seat, 0).income(seat, 0).supply(seat)
    table.end_round().do("good salt")
    bonus = more * (4 >= limit)
    assert [sum(table.track(seat).values()) for seat in range(3)] == [first + bonus, second, 0]
    assert table.state.field("money")[:3] == (leader, 0, 0)
    assert table.good(0, "salt") == 2  # no cube moves


@rule("R9.1")
def test_another_good_may_be_named_every_round():
    table = town_scene().town(0, "snyle").goods(0, salt=2, silk=1).deck("A", academy=60).row()
    for seat in range(3):
        table.money(seat, 0).income(seat, 0).supply(seat)
    table.end_round().do("good salt").buy_nothing()
    assert table.get("named") == 0 and table.asking == "bid"
    table.end_round()
    assert table.legal() == {"good salt", "good silk"}
    table.do("good silk")
    assert table.told("named")[-1] == {"seat": "0", "good": "silk", "n": 3}


@rule("R9.1", "R7.4")
def test_the_named_good_counts_for_the_final_bonus():
    table = (
        town_scene(3, last_round_buy=False).town(0, "snyle").goods(0, salt=2).goods(1, salt=3).deck("C").row()
    )
    table.end_round().do("good salt")
    assert table.state.is_over()
    assert [table.sheet(seat)["most_goods"] for seat in range(2)] == [2, 0]


@rule("R9.1", "R5.1.2", "R5.1.3")
@pytest.mark.parametrize("town", ["metgra", "cazum"])
def test_a_town_that_is_a_city(town):
    terrains = TOWN[town]["effects"]["terrains"]
    name = {"metgra": MOSS, "cazum": "srika_pasture"}[town]
    assert BUILDING[name]["terrain"] in terrains
    table = town_scene().town(0, town).money(0, 40).science(0, 9).row(name, PIER, "salt_works").turn(0)
    assert table.why("build 3") == ("R5.1.2", "no_terrain")
    table.do("build 1")
    assert table.legal("city") == {"land_arc", town}
    table.do(f"city {town}").turn(0).do("build 2")
    assert sorted(table.stands(town)) == sorted([name, PIER])  # water is in the town alone
    table.row(PIER).turn(0).do("build 1")
    assert table.asking == "demolish" and table.legal("demolish") == {name, PIER}


@rule("R9.1", "R5.7.6", "R5.9.1")
def test_buildings_on_a_town_go_with_it():
    table = town_scene(2).town(1, "metgra").built(1, "metgra", PIER, "academy").built(1, "start", MOSS)
    assert table.get("round_science", 1) == 1
    take(table, "metgra", True)
    assert sorted(table.stands("metgra")) == sorted([PIER, "academy"])
    assert table.get("holder", CITIES.index("metgra")) == 1
    for good, n in BUILDING[PIER]["goods"].items():
        assert (table.good(0, good), table.good(1, good)) == (n, 0)
    assert (table.get("income", 0), table.get("income", 1)) == (
        SETUP["start_income"] + 1,
        SETUP["start_income"] + 1,
    )
    assert (table.get("round_science", 0), table.get("round_science", 1)) == (1, 0)
    assert table.good(1, "glow_moss") == BUILDING[MOSS]["goods"]["glow_moss"]
    table.science(0, 0).money(0, 9).row(PIER).turn(0)  # the exemption from science comes along
    assert "1" in table.legal("build")
    loser = table.money(1, 9).science(1, 0).turn(1)
    assert loser.why("build 1") == ("R5.1.2", "no_terrain")


@rule("R9.1", "R7.4", "R5.6.7")
def test_towns_have_no_distance_and_take_no_districts():
    table = town_scene().town(0, "metgra").hand(0, "mayor", "scholar").turn(0)
    assert table.state.view(0).facts["standings"]["farthest"][0] == 0
    assert TOWN["metgra"]["distance"] > 0 and table.sheet(0)["farthest_land"] == 0
    table.settled(0, "land_1", "tok_2").do("play mayor", "skills scholar")
    assert table.legal() == {"city land_arc", "city land_1"}
    assert table.why("city metgra") == ("R9.1", "no_districts_in_towns")


@rule("R9.1", "R7.4")
def test_dar_embe_counts_as_three_towns():
    table = town_scene(3).town(0, "dar_embe").town(1, "town_1a").town(1, "town_1b")
    assert [table.sheet(seat)["most_towns"] for seat in range(3)] == [3, 0, 0]
    even = town_scene(3).town(0, "dar_embe").town(1, "town_1a").town(1, "town_1b").town(1, "town_1c")
    assert [even.sheet(seat)["most_towns"] for seat in range(3)] == [0, 0, 0]


@rule("R9.1", "R8.1.2")
def test_arc_moves_buildings_to_its_towns():
    table = Scene(2, town_expansion=True).town(0, "metgra").built(0, "start", MOSS).money(0, 1).turn(0)
    table.do("move land_arc", f"lift {MOSS}")
    if table.asking == "move_to":
        table.do("city metgra")
    assert table.stands("metgra") == [MOSS] and table.get("money", 0) == 0


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
