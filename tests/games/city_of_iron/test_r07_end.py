"""R7: the end of the game, final bonuses and the winner."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import events, taxed, track
from tests.games.city_of_iron.scene import BUILDING, DATA, EXPERT, LAND, TOWN, Scene
from tests.rules import rule

from rathaus.games.city_of_iron import fields, scoring
from rathaus.games.city_of_iron.fields import GOODS

pytestmark = pytest.mark.engine

FARM = "turnip_farm"
BONUS = {record["id"]: record["vp"] for record in DATA["end_bonuses"]["bonus"]}
PENALTY = DATA["end_bonuses"]["penalty"][0]


def bare(seats: int = 3, **options) -> Scene:
    """Everybody alike: no bonus to anybody."""
    return Scene(seats, nation_powers=False, **options)


def last_round(seats: int = 3, **options) -> Scene:
    """Deck C is used up by the refill of this round."""
    table = (
        bare(seats, **options).deck("C", silk_house=1).row("factory", "factory", "docks", "docks", "docks")
    )
    for seat in range(seats):
        table.money(seat, 5).pile(seat, "citizen", "mayor").supply(seat, "merchant").built(
            seat, "start", "academy"
        )
    return table


@rule("R7.1")
def test_the_game_ends_with_the_round_of_the_final_card():
    table = last_round().end_round()
    assert table.told("scoring_card") == [{"scoring": "final"}] and table.get("ending") == 1
    table.buy_nothing()
    assert table.state.is_over() and table.state.legal_actions() == []
    assert table.told("over") == [{"number": 1}]
    assert table.why("tax") == ("R7.5", "game_over")


@rule("R7.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("delay", [0, 1])
def test_scoring_cards_are_scored_at_once_or_a_round_later(seats, delay):
    told = list(events(taxed(seats, 3, score_delay=delay)))
    turned, scored, rounds, number = [], [], 0, 0
    for name, arguments in told:
        number = arguments["number"] if name == "round" else number
        rounds = max(rounds, number)
        if name == "scoring_card":
            turned.append((number, arguments["scoring"]))
        if name == "scoring":
            scored.append((arguments["number"], arguments["scoring"]))
    assert [what for _, what in turned] == ["regular", "regular", "final"]
    assert scored == [(number + delay, what) for number, what in turned]
    assert rounds == turned[-1][0] + delay


@rule("R7.2", "R11.4")
def test_the_last_round_scores_but_gives_no_money_and_no_science():
    table = last_round().goods(0, silk=2).end_round().buy_nothing()
    assert table.track(0) == {"first_places": track("silk")[0]}
    assert table.state.field("money")[:3] == (5, 5, 5) and table.state.field("science")[:3] == (0, 0, 0)
    assert not table.told("income") and not table.told("leader_money") and not table.told("round_science")


@rule("R7.3")
def test_in_the_last_round_cards_are_drawn_and_bought():
    table = last_round().end_round()
    assert [table.hand_names(seat) for seat in range(3)] == [["mayor"]] * 3
    assert table.asking == "buy"
    table.do("buy merchant", "done").buy_nothing()
    assert (
        table.hand_names(0) == ["mayor", "merchant"]
        and table.get("money", 0) == 5 - EXPERT["merchant"]["money"]
    )
    assert table.sheet(0)["most_experts"] == BONUS["most_expert_cards"]
    assert table.state.is_over()


@rule("R7.3")
def test_without_cards_in_the_last_round():
    table = last_round(last_round_buy=False).end_round()
    assert table.state.is_over() and [table.hand_names(seat) for seat in range(3)] == [[]] * 3
    ordinary = bare(last_round_buy=False).deck("A", academy=20).row().pile(0, "citizen", "mayor").end_round()
    assert ordinary.asking == "buy" and ordinary.hand_names(0) == ["mayor"]


# --- R7.4 -------------------------------------------------------------------------------------------------------


@rule("R7.4")
@pytest.mark.parametrize(("money", "winner"), [((9, 4, 3), 0), ((4, 9, 9), None), ((0, 0, 1), 2)])
def test_most_money(money, winner):
    table = bare()
    for seat, n in enumerate(money):
        table.money(seat, n)
    assert [table.sheet(s)["most_money"] for s in range(3)] == [
        BONUS["most_money"] * (s == winner) for s in range(3)
    ]


@rule("R7.4")
def test_farthest_land():
    far, middle = "land_8", "land_6"
    assert LAND[far]["distance"] > LAND[middle]["distance"] > LAND["land_1"]["distance"]
    table = bare().settled(0, "land_1", "tok_2").settled(0, far, "tok_3a").settled(1, middle, "tok_2")
    assert [table.sheet(seat)["farthest_land"] for seat in range(3)] == [BONUS["farthest_land"], 0, 0]
    tie = next((a, b) for a in LAND for b in LAND if a < b and 0 < LAND[a]["distance"] == LAND[b]["distance"])
    even = bare().settled(0, tie[0], "tok_2").settled(1, tie[1], "tok_2")
    assert [even.sheet(seat)["farthest_land"] for seat in range(3)] == [0, 0, 0]
    assert [bare().sheet(seat)["farthest_land"] for seat in range(3)] == [0, 0, 0]


@rule("R7.4")
def test_most_of_each_good():
    table = bare()
    for good in GOODS:
        table.goods(1, **{good: 2}).goods(2, **{good: 1})
    table.goods(0, turnips=2, srika=3)
    assert [table.sheet(seat)["most_goods"] // BONUS["most_of_each_good"] for seat in range(3)] == [1, 8, 0]
    assert [bare().sheet(seat)["most_goods"] for seat in range(3)] == [0, 0, 0]


@rule("R7.4")
def test_most_expert_cards():
    """Hand, draw and discard piles of both kinds count; the supply does not."""
    parts = {
        "hand": lambda t: t.hand(0, "mayor", "rider"),
        "citizen pile": lambda t: t.pile(0, "citizen", "mayor", "scholar"),
        "military discards": lambda t: t.discards(0, "military", "rider", "captain"),
    }
    for lay in parts.values():
        table = lay(bare()).hand(1, "mayor").supply(1, "rider", "mayor", "banker")
        assert [table.sheet(s)["most_experts"] for s in range(3)] == [BONUS["most_expert_cards"], 0, 0]
    even = bare().hand(0, "mayor").pile(1, "military", "rider")
    assert [even.sheet(seat)["most_experts"] for seat in range(3)] == [0, 0, 0]


@rule("R7.4")
def test_most_towns():
    table = bare().town(0, "town_1a").town(0, "town_1b").town(1, "town_3a")
    assert [table.sheet(seat)["most_towns"] for seat in range(3)] == [BONUS["most_towns"], 0, 0]
    even = bare().town(0, "town_1a").town(1, "town_3a")
    assert [even.sheet(seat)["most_towns"] for seat in range(3)] == [0, 0, 0]
    assert [bare().sheet(seat)["most_towns"] for seat in range(3)] == [0, 0, 0]


@rule("R7.4", "R11.5")
@pytest.mark.parametrize(("stored", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2), (5, -2), (9, -4)])
def test_stored_buildings(stored, points):
    assert (PENALTY["per"], PENALTY["vp"]) == (2, -1)
    table = bare().stored(1, turnip_farm=stored // 2, docks=stored - stored // 2)
    assert table.sheet(1)["stored_buildings"] == points


@rule("R7.4")
def test_the_bonuses_are_those_of_the_rules():
    assert BONUS == {
        "most_money": 2,
        "farthest_land": 2,
        "most_of_each_good": 2,
        "most_expert_cards": 2,
        "most_towns": 3,
    }


@rule("R7.4", "R6.2")
def test_a_whole_position_by_source():
    """Two scorings and the final bonuses of three players, added up by hand."""
    turnips, srika = track("turnips"), track("srika")
    table = (
        bare(3, town_expansion=True)
        .goods(0, turnips=2, srika=1)
        .goods(1, turnips=1, srika=3)
        .goods(2, turnips=1)
    )
    table.built(1, "start", "srika_exchange", FARM)
    have = {good: [table.good(seat, good) for seat in range(3)] for good in ("turnips", "srika")}
    assert have["turnips"] == [2, 1 + BUILDING[FARM]["goods"]["turnips"], 1]
    for due in (1, 2):
        table.set("due", due).run("scoring")
    # seat 0: second in turnips, second in srika; seat 1: first in both, with a marker of srika
    assert table.sheet(2) == dict.fromkeys(scoring.SOURCES, 0)
    # the end: silk comes late, and the rest of the table
    table.goods(2, silk=1).money(0, 3).money(1, 8).money(2, 8).settled(0, "land_6", "tok_2")
    table.town(2, "dar_embe").town(1, "town_1b").hand(0, "mayor").hand(1, "mayor", "rider").stored(2, docks=3)
    expected = {
        0: {"second_places": 2 * (turnips[1] + srika[1]), "farthest_land": 2},
        1: {
            "first_places": 2 * (turnips[0] + srika[0]),
            "markers": 2 * DATA["buildings"]["plus3_vp"],
            "most_experts": 2,
            "most_goods": 2 * len({"turnips", "srika", *TOWN["town_1b"]["goods"]}),
        },
        2: {"most_goods": 2, "most_towns": 3, "stored_buildings": -1},
    }
    for seat, wanted in expected.items():
        bonus = 2 * sum(have[good][seat] >= track(good)[3] for good in ("turnips", "srika"))
        whole = dict.fromkeys(scoring.SOURCES, 0) | wanted | ({"bonus_points": bonus} if bonus else {})
        assert table.sheet(seat) == whole, seat
        assert table.state.scores()[seat] == sum(whole.values())


@rule("R7.4")
def test_the_final_bonuses_are_told():
    table = last_round(3).goods(0, silk=2).stored(1, docks=2).money(2, 9).end_round().buy_nothing()
    bonuses = {(e["seat"], e["source"]): e["n"] for e in table.told("bonus")}
    assert bonuses == {("2", "most_money"): BONUS["most_money"], ("1", "stored_buildings"): PENALTY["vp"]}
    assert table.told("bonus_good") == [{"seat": "0", "n": BONUS["most_of_each_good"], "good": "silk"}]


# --- R7.5 -------------------------------------------------------------------------------------------------------


def even(points: tuple[int, int, int], money: tuple[int, int, int]) -> Scene:
    """Points on the track, and final bonuses for nobody but the richest."""
    table = bare()
    for seat in range(3):
        table.set("points", points[seat], at=seat * len(fields.TALLIES)).money(seat, money[seat])
    return table


@rule("R7.5")
def test_most_points_win():
    table = even((40, 41, 39), (5, 5, 5))
    assert table.state.scores() == [40, 41, 39] and table.state.ranking() == [2, 1, 3]


@rule("R7.5")
def test_money_breaks_ties():
    table = even((41, 41 - BONUS["most_money"], 41), (5, 7, 4))
    assert table.state.scores() == [41, 41, 41]
    assert table.state.ranking() == [2, 1, 3]


@rule("R7.5")
def test_built_buildings_break_ties():
    table = even((41, 41, 30), (7, 7, 1)).built(1, "start", "academy").stored(0, docks=1, academy=0)
    assert table.state.scores()[:2] == [41, 41] and table.state.ranking() == [2, 1, 3]
    shared = even((41, 41, 30), (7, 7, 1)).built(1, "start", "academy").built(0, "start", "barracks")
    assert shared.state.ranking() == [1, 1, 3]  # R7.5: then the victory is shared


@rule("R7.5", "R5.2.1")
def test_stored_buildings_break_no_ties():
    table = even((41, 41, 30), (7, 7, 1)).stored(0, docks=1)
    assert table.state.ranking() == [1, 1, 3]


@rule("R7.5", "R7.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_of_a_whole_game_adds_up(seats):
    state = taxed(seats, 5)
    assert state.is_over()
    for seat, sheet in enumerate(state.score_sheets()):
        assert tuple(sheet) == scoring.SOURCES
        assert sum(sheet.values()) == state.scores()[seat]
    assert min(state.ranking()) == 1
