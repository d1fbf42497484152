"""R6: the end of a round."""

from __future__ import annotations

import pytest
from tests.games.city_of_iron.positions import SETUP, for_players, track
from tests.games.city_of_iron.scene import BUILDING, DATA, EXPERT, Scene
from tests.rules import rule

from rathaus.games.city_of_iron.fields import BUILDINGS, GOODS

pytestmark = pytest.mark.engine

FARM, MOSS, SRIKA = "turnip_farm", "glow_moss_cave", "srika_pasture"
REGULAR_A, REGULAR_B, FINAL = 1, 2, 4  # scoring cards as bits
FIVE = (FARM, MOSS, SRIKA, "academy", "barracks")


def bare(seats: int = 4, **options) -> Scene:
    return Scene(seats, nation_powers=False, **options)


def scored(table: Scene, card: int = REGULAR_A) -> list[int]:
    """The points of a scoring by seat."""
    table.set("due", card).run("scoring")
    return [sum(table.track(seat).values()) for seat in range(table.seats)]


# --- R6.1 -------------------------------------------------------------------------------------------------------


@rule("R6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_leave_the_others_slide_and_the_row_is_filled(seats):
    size = for_players(seats)["row_size"]
    table = bare(seats).deck("A", glow_moss_cave=9, srika_pasture=9)
    table.row(*["academy"] * 4, "-", FARM, "-", *["barracks"] * (size - 7)).end_round()
    assert SETUP["row_discards_per_round"] == 4
    kept = [FARM, *["barracks"] * (size - 7)]
    row = table.row_names()
    assert row[: len(kept)] == kept
    assert set(row[len(kept) : size]) <= {MOSS, SRIKA} and set(row[size:]) <= {"-"}
    assert table.get("discarded", BUILDINGS.index("academy")) == 4
    assert table.get("left", BUILDINGS.index(MOSS)) + table.get("left", BUILDINGS.index(SRIKA)) == 18 - (
        size - len(kept)
    )


@rule("R6.1")
def test_the_four_leftmost_buildings_leave_wherever_they_are():
    table = bare(3).deck("A", academy=20).row("-", FARM, "-", MOSS, MOSS, "-", SRIKA, "barracks", "-", FARM)
    table.end_round()
    assert table.row_names()[:3] == ["barracks", FARM, "academy"]
    assert [event["building"] for event in table.told("row_discarded")] == [FARM, MOSS, MOSS, SRIKA]


@rule("R6.1")
def test_all_leave_if_there_are_fewer():
    table = bare(3).deck("A", academy=20).row("-", FARM, "-", MOSS).end_round()
    assert table.row_names()[:10] == ["academy"] * 10
    assert len(table.told("row_discarded")) == 2


@rule("R6.1")
def test_a_scoring_card_fills_no_place():
    table = bare(3).deck("A", academy=2).set("left", 9, at=BUILDINGS.index("steam_crane")).row().end_round()
    assert table.told("scoring_card") == [{"scoring": "regular"}]
    assert sorted(table.row_names()[:10]) == sorted(["academy"] * 2 + ["steam_crane"] * 8)
    assert table.get("shown") == REGULAR_A and len(table.told("scoring")) == 1


@rule("R6.1")
def test_a_deck_that_is_just_used_up_hides_its_scoring_card():
    """The scoring card lies under the last building; it turns up when the next card is drawn."""
    table = bare(3).deck("A", academy=10).set("left", 9, at=BUILDINGS.index("steam_crane")).row().end_round()
    assert table.row_names()[:10] == ["academy"] * 10
    assert not table.told("scoring_card") and not table.told("scoring")


@rule("R6.1")
def test_discards_are_shuffled_when_the_deck_is_empty():
    table = bare(2, clock="fixed_3_5_7").deck("C", silk_house=2).row(*[FARM] * 6).set("round", 1)
    table.set("discarded", 5, at=BUILDINGS.index("docks")).end_round()
    row = table.row_names()[:7]
    assert row[:2] == [FARM] * 2 and sorted(row[2:4]) == ["silk_house"] * 2
    assert set(row[4:]) <= {"docks", FARM} and "-" not in row
    assert table.told("reshuffled") == [{"n": 9}]
    assert table.state.field("discarded") == (0,) * len(BUILDINGS)


@rule("R6.1")
def test_without_any_cards_places_stay_empty():
    table = bare(2, clock="fixed_3_5_7").deck("shuffled").row().set("round", 1).end_round()
    assert table.row_names() == ["-"] * 12 and table.asking in ("buy", "bid")


# --- R6.2 -------------------------------------------------------------------------------------------------------


@rule("R6.2")
def test_scoring_only_if_a_scoring_card_turned_up():
    for size, happens in ((30, False), (3, True)):
        table = bare(3).deck("A", academy=size).set("left", 9, at=BUILDINGS.index("steam_crane"))
        table.goods(0, turnips=1).row().end_round()
        assert bool(table.told("scoring")) == happens
        assert (sum(table.track(0).values()) > 0) == happens


@rule("R6.2", "R7.1")
def test_the_final_scoring_card_scores_too():
    table = bare(3).deck("C", silk_house=2).goods(1, silk=1).row(*FIVE).end_round()
    assert table.told("scoring_card") == [{"scoring": "final"}]
    assert table.told("scoring") == [{"scoring": "final", "number": table.get("round")}]
    assert table.track(1) == {"first_places": track("silk")[0]}


@rule("R6.2.1")
@pytest.mark.parametrize("good", GOODS)
def test_first_and_second_place(good):
    first, second, _, limit, more = track(good)
    table = bare().goods(0, **{good: 3}).goods(1, **{good: 2}).goods(2, **{good: 1})
    bonus = [more * (quantity >= limit) for quantity in (3, 2, 1)]
    assert scored(table) == [first + bonus[0], second + bonus[1], bonus[2], 0]
    assert table.track(0)["first_places"] == first and table.track(1)["second_places"] == second
    firsts = [e for e in table.told("points") if e["source"] == "first_places"]
    assert firsts == [{"seat": "0", "n": first, "source": "first_places", "good": good}]


@rule("R6.2.1")
def test_all_tied_players_get_the_points_in_full():
    first, second, *_ = track("turnips")
    assert scored(bare().goods(0, turnips=2).goods(1, turnips=2).goods(2, turnips=2).goods(3, turnips=1)) == [
        *[first] * 3,
        second,
    ]
    assert scored(bare().goods(0, turnips=3).goods(1, turnips=1).goods(2, turnips=1).goods(3, turnips=1)) == [
        first,
        *[second] * 3,
    ]


@rule("R6.2.1")
def test_every_good_is_scored():
    table = bare()
    for good in GOODS:
        table.goods(2, **{good: 1})
    assert scored(table)[2] == sum(track(good)[0] + track(good)[4] * (track(good)[3] <= 1) for good in GOODS)
    assert [event["good"] for event in table.told("points")][: len(GOODS)] == list(GOODS)


@rule("R6.2.2")
def test_nobody_places_with_nothing():
    first, *_ = track("srika")
    assert scored(bare().goods(3, srika=1)) == [0, 0, 0, first]
    assert scored(bare()) == [0, 0, 0, 0]


@rule("R6.2.3")
@pytest.mark.parametrize("blocks", [False, True])
def test_a_tie_for_first_and_second_place(blocks):
    first, second, *_ = track("turnips")
    table = (
        bare(first_place_tie_blocks_second=blocks).goods(0, turnips=3).goods(1, turnips=3).goods(2, turnips=1)
    )
    assert scored(table) == [first, first, 0 if blocks else second, 0]
    alone = (
        bare(first_place_tie_blocks_second=blocks).goods(0, turnips=3).goods(1, turnips=1).goods(2, turnips=1)
    )
    assert scored(alone) == [first, second, second, 0]


@rule("R6.2.4")
@pytest.mark.parametrize("good", GOODS)
def test_the_bonus_point(good):
    first, second, _, limit, more = track(good)
    assert more == 1
    table = bare().goods(0, **{good: limit + 4}).goods(1, **{good: limit + 1}).goods(2, **{good: limit})
    table.goods(3, **{good: limit - 1})
    assert scored(table) == [first + 1, second + 1, 1, 0]
    assert [table.track(seat).get("bonus_points", 0) for seat in range(4)] == [1, 1, 1, 0]


@rule("R6.2.5")
def test_markers_of_whoever_placed():
    marker = DATA["buildings"]["plus3_vp"]
    table = bare()
    for seat in range(3):
        table.built(seat, "start", "srika_exchange", "srika_exchange").goods(seat, srika=4 - seat)
    table.built(3, "start", "turnip_exchange").goods(3, srika=3, turnips=0)
    scored(table)
    assert [table.track(seat).get("markers", 0) for seat in range(4)] == [2 * marker, 2 * marker, 0, 0]
    assert table.track(2) == {}


@rule("R6.2.5", "R5.2.1")
def test_stored_markers_do_not_count():
    table = bare().stored(0, srika_exchange=1).goods(0, srika=3)
    assert scored(table)[0] == track("srika")[0] and "markers" not in table.track(0)


@rule("R6.2.5", "R6.2.3")
def test_blocked_second_places_have_no_markers():
    table = bare(first_place_tie_blocks_second=True).built(2, "start", "turnip_exchange")
    scored(table.goods(0, turnips=3).goods(1, turnips=3).goods(2, turnips=2))
    assert table.track(2) == {}


# --- R6.3, R6.4, R6.5 ---------------------------------------------------------------------------------------------


@rule("R6.3")
def test_money_by_income():
    table = bare()
    for seat, income in enumerate((0, 6, 15, 17)):
        table.income(seat, income).money(seat, 10)
    table.run("income")
    assert table.state.field("money") == (10, 16, 25, 27)
    assert [event["n"] for event in table.told("income")] == [0, 6, 15, 17]


@rule("R6.3")
@pytest.mark.parametrize("good", GOODS)
def test_leader_money(good):
    leader = track(good)[2]
    table = bare().goods(0, **{good: 4}).goods(1, **{good: 4}).goods(2, **{good: 3})
    for seat in range(4):
        table.income(seat, 0).money(seat, 0)
    table.run("income")
    assert table.state.field("money") == (leader, leader, 0, 0)  # tied in full, the second nothing
    assert table.told("leader_money") == [{"seat": str(seat), "n": leader, "good": good} for seat in (0, 1)]


@rule("R6.3")
def test_nobody_leads_with_nothing():
    table = bare()
    for seat in range(4):
        table.income(seat, 0).money(seat, 0)
    table.run("income")
    assert table.state.field("money") == (0, 0, 0, 0) and not table.told("leader_money")


@rule("R6.4")
def test_science_of_icons():
    table = bare().built(0, "start", "academy", "academy", "clockwork_works").run("science")
    assert table.state.field("science") == (3, 0, 0, 0)
    assert table.told("round_science") == [{"seat": "0", "n": 3}]
    assert all(BUILDING[name]["round_science"] == 1 for name in ("academy", "clockwork_works"))


@rule("R6.4")
@pytest.mark.parametrize(("letter", "regular"), [("A", True), ("B", True), ("C", False)])
def test_science_of_regular_scoring_cards(letter, regular):
    """A regular card gives everybody 1; with the final card the round has no science at all."""
    own = {"A": "academy", "B": "factory", "C": "silk_house"}[letter]
    later = {"A": "factory", "B": "silk_house", "C": "factory"}[letter]
    table = bare().deck(letter, **{own: 1}).row().built(0, "start", "academy")
    if letter != "C":
        table.set("left", 15, at=BUILDINGS.index(later))
    else:
        table.set("discarded", 15, at=BUILDINGS.index(later))
    for seat in range(4):
        table.money(seat, 0).income(seat, 0).supply(seat)
    table.end_round()
    assert len(table.told("scoring_card")) == 1
    assert table.state.field("science") == ((2, 1, 1, 1) if regular else (0, 0, 0, 0))


@rule("R6.4")
def test_no_scoring_card_no_more_science():
    table = bare().deck("A", academy=20).row()
    for seat in range(4):
        table.money(seat, 0).income(seat, 0).supply(seat)
    assert table.end_round().state.field("science") == (0, 0, 0, 0)


@rule("R6.5")
def test_draws_of_all_icons():
    """The 5 token, a settled token, buildings and a town add up."""
    table = (
        bare(town_expansion=True)
        .settled(0, "land_1", "tok_3b")
        .built(0, "start", "guild_hall", "war_college")
    )
    table.town(0, "beastbelly").town(0, "solara")
    citizens = 1 + 0 + BUILDING["guild_hall"]["draw_citizen"] + 1
    soldiers = 0 + 1 + BUILDING["war_college"]["draw_military"] + 1
    table.pile(0, "citizen", "scholar", "mayor", "banker", "courier")
    table.pile(0, "military", "rider", "cannon", "general", "captain", "soldier").run("icons")
    drawn = [EXPERT[name]["deck"] for name in table.hand_names(0)]
    assert (drawn.count("citizen"), drawn.count("military")) == (citizens, soldiers) == (3, 4)
    assert table.queue(0, "citizen") == ["courier"] and table.queue(0, "military") == ["soldier"]


@rule("R6.5", "R3.4")
def test_a_pile_turns_over_between_two_draws():
    table = (
        bare()
        .set("citizen_draws", 2, at=0)
        .pile(0, "citizen", "mayor")
        .discards(0, "citizen", "banker", "courier")
    )
    table.run("icons")
    assert sorted(table.hand_names(0)) == ["banker", "mayor"] and table.queue(0, "citizen") == ["courier"]


@rule("R6.5")
def test_what_is_drawn_is_seen_by_its_owner():
    table = bare().pile(0, "citizen", "mayor").run("icons")
    assert table.told("drew") == [{"seat": "0", "card": "mayor"}]
    seen = Scene(4).ruleset.game.events.seen_by(table.state.events[table.heard :], 1)
    assert [(e.name, e.arguments) for e in seen if e.arguments.get("seat") == "0"] == [
        ("drew_unseen", {"seat": "0", "deck": "citizen"})
    ]


# --- R6.6, R6.7 ---------------------------------------------------------------------------------------------------


def shopping(*supplies: tuple[str, ...], money: int = 9, science: int = 9) -> Scene:
    table = bare(len(supplies))
    for seat, supply in enumerate(supplies):
        table.supply(seat, *supply).money(seat, money).science(seat, science)
    return table.ask("shop", below="final")


@rule("R6.6")
def test_any_number_of_cards_that_can_be_paid_together():
    cost = sum(EXPERT[name]["money"] for name in ("mayor", "mayor", "merchant"))
    table = shopping(("mayor", "mayor", "merchant", "inventor"), (), money=cost, science=0)
    assert table.why("buy inventor") == ("R6.6", "not_enough_science")
    assert table.why("buy scholar") == ("R2.4", "not_in_supply")
    table.do("buy mayor", "buy merchant", "buy mayor")
    assert table.legal() == {"done"} and table.why("buy mayor") == ("R2.4", "not_in_supply")
    table.do("done")
    assert table.hand_names(0) == ["mayor", "mayor", "merchant"] and table.supply_names(0) == ["inventor"]
    assert table.get("money", 0) == 0


@rule("R6.6")
def test_what_is_chosen_must_be_payable_together():
    money, science = EXPERT["researcher"]["money"], EXPERT["researcher"]["science"]
    table = shopping(("researcher", "architect", "rifleman"), (), money=money + 1, science=science)
    assert EXPERT["rifleman"]["money"] > 1 and EXPERT["architect"]["money"] > 1
    table.do("buy researcher")
    assert table.legal() == {"done"}
    assert table.why("buy rifleman") == ("R6.6", "not_enough_money")
    assert table.get("money", 0) == money + 1  # nothing is paid before the reveal


@rule("R6.6")
def test_science_must_do_for_all_chosen_cards_too():
    assert EXPERT["researcher"]["science"] == EXPERT["architect"]["science"] == 1
    table = shopping(("researcher", "architect", "mayor"), (), money=20, science=1).do("buy researcher")
    assert table.why("buy architect") == ("R6.6", "not_enough_science")
    assert table.legal() == {"buy mayor", "done"}


@rule("R6.6", "R11.2", "R4.3")
def test_purchases_are_secret_until_all_have_chosen_then_shown_to_all():
    one = shopping(("mayor", "rider"), ("merchant",), ("banker",)).do("buy mayor", "done")
    two = shopping(("mayor", "rider"), ("merchant",), ("banker",)).do("buy rider", "done")
    none = shopping(("mayor", "rider"), ("merchant",), ("banker",)).do("done")
    assert one.actor == two.actor == none.actor == 1
    for seat in (1, 2, -1):
        assert one.state.view(seat) == two.state.view(seat) == none.state.view(seat)
        events = one.ruleset.game.events.seen_by(one.state.events[one.heard :], seat)
        assert [(e.name, e.arguments) for e in events] == [("chose_all", {"seat": "0"})]
    assert one.get("hand_size", 0) == 0 and one.hand_names(0) == []
    one.do("done", "buy banker", "done")
    assert one.told("bought") == [{"seat": "0", "card": "mayor"}, {"seat": "2", "card": "banker"}]
    assert one.told("bought_nothing") == [{"seat": "1"}]
    seen = one.ruleset.game.events.seen_by(one.state.events[one.heard :], -1)
    assert [e.arguments["card"] for e in seen if e.name == "bought"] == ["mayor", "banker"]


@rule("R6.6", "R4.3")
def test_while_one_chooses_nobody_sees_what():
    one, two = (shopping(("mayor", "rider"), ("merchant",)) for _ in range(2))
    one.do("buy mayor")
    two.do("buy rider")
    assert one.state.view(1) == two.state.view(1) and one.state.view(-1) == two.state.view(-1)
    assert one.state.view(0) != two.state.view(0)
    untouched = shopping(("mayor", "rider"), ("merchant",))
    assert one.state.view(1) == untouched.state.view(1)


@rule("R6.6", "R7.4")
def test_bought_cards_go_straight_to_the_hand():
    table = shopping(("mayor", "rider"), ()).do("buy mayor", "buy rider", "done")
    assert table.hand_names(0) == ["mayor", "rider"]
    assert table.state.field("hand_size")[:2] == (1, 1)
    assert table.queue(0, "citizen") == table.queue(0, "military") == []


@rule("R6.6")
def test_all_players_choose():
    table = shopping(("mayor",), ("mayor",), ("mayor",), ("mayor",))
    asked = []
    while table.asking == "buy":
        asked.append(table.actor)
        table.do("buy mayor", "done")
    assert sorted(asked) == [0, 1, 2, 3]
    assert all(table.hand_names(seat) == ["mayor"] for seat in range(4))


@rule("R6.7")
def test_tokens_and_cubes_go_back():
    table = bare().deck("A", academy=20).set("actions", 3, 3, 3, 3).set("space", 4, 5, 6, 7)
    table.set("line", 2, 0, 1, 3).end_round().buy_nothing()
    assert table.asking == "bid" and table.get("round") == 2
    assert table.state.field("actions") == (0, 0, 0, 0) and table.state.field("space") == (0, 0, 0, 0)
    assert table.state.field("line") == (2, 0, 1, 3) and table.actor == 2


@rule("R6.1", "R6.2", "R6.3", "R6.4", "R6.5", "R6.6", "R6.7")
def test_the_order_of_the_round_end():
    table = bare(2).deck("A", academy=2).set("left", 9, at=BUILDINGS.index("steam_crane")).row(*FIVE)
    table.goods(0, turnips=2).built(0, "start", "academy").pile(
        0, "citizen", "mayor"
    ).end_round().buy_nothing()
    names = [table.ruleset.game.events.specs[event[0]].name for event in table.state.events[table.heard :]]
    order = [
        *("row_discarded", "row_filled", "scoring_card", "scoring", "points", "income", "leader_money"),
        *("round_science", "scoring_science", "drew", "chose_all", "bought_nothing", "round"),
    ]
    assert [name for name in dict.fromkeys(names) if name in order] == order


@rule("R6.6")
def test_money_of_this_round_end_buys_experts():
    table = bare(2).deck("A", academy=20).money(0, 0).income(0, EXPERT["mayor"]["money"]).supply(0, "mayor")
    table.money(1, 0).supply(1).row(*FIVE).end_round()
    assert table.asking == "buy" and table.actor == 0
    assert table.do("buy mayor", "done").hand_names(0) == ["mayor"]
