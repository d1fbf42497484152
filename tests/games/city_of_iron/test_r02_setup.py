"""R2: the set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.city_of_iron.positions import (
    BASE,
    SETTLE,
    SETUP,
    STARRED,
    ZERO_STARS,
    action,
    box,
    copies,
    events,
    for_players,
    taxed,
    through,
)
from tests.games.city_of_iron.scene import BUILDING, DATA, EXPERT, LAND, TOKEN, TOWN, Scene, short
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.deal import cards_in
from rathaus.games.city_of_iron.fields import BUILDINGS, CITIES, DECKS, EXPERTS, LANDS, NATIONS, QUEUE, TOWNS
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

POWERS = {record["id"]: record for record in DATA["nations"]["nation"]}


def names_of(cards: int) -> list[str]:
    return [EXPERTS[card] for card in cards_in(cards)]


def everything(state, seat: int) -> Counter[str]:
    """All expert cards of a seat, wherever they are."""
    found = Counter(names_of(state.field("hand")[seat]) + names_of(state.field("supply")[seat]))
    for number, deck in enumerate(DECKS):
        start = seat * QUEUE + number * fields.CITIZENS
        size = state.field("queue_size")[seat * 2 + number]
        found += Counter(EXPERTS[card] for card in state.field("queue")[start : start + size])
        assert deck
    return found


@rule("R2.1")
def test_nations_are_dealt_at_random():
    dealt = [GAME.new(3, seed).field("nation")[:3] for seed in range(60)]
    assert all(len(set(nations)) == 3 for nations in dealt)
    for seat in range(3):
        assert {nations[seat] for nations in dealt} == {1, 2, 3, 4}


@rule("R2.1")
def test_pieces_of_other_nations_are_not_used():
    table = Scene(2, nations=("toads", "arc"))
    assert table.start_of(0) == "land_toads" and table.start_of(1) == "land_arc"
    held = {CITIES[i] for i, holder in enumerate(table.state.field("holder")) if holder}
    assert held == {"land_toads", "land_arc"}
    assert not {LANDS[i] for i in range(len(LANDS)) if table.get("display") >> i & 1} & {
        "land_cresaria",
        "land_hogmen",
    }
    for seat in (0, 1):
        assert table.get("tokens", seat).bit_count() + 1 == DATA["city_tokens"]["count_per_player"] == 4


@rule("R2.1")
def test_nations_can_be_chosen_in_the_order_of_the_pool():
    state = GAME.new(3, 5, nation_deal="choose")
    line = state.field("line")[:3]
    asked = []
    for name in ("hogmen", "arc", "toads"):
        assert box(state) == "choose_nation"
        asked.append(state.seat_to_act())
        state.apply(action(f"nation {name}"))
        if name == "hogmen":
            assert state.why_not(action("nation hogmen")) == ("R2.1", "nation_taken")
            assert len(state.legal_actions()) == 3
    assert tuple(asked) == line
    assert [NATIONS[state.field("nation")[seat] - 1] for seat in line] == ["hogmen", "arc", "toads"]


@rule("R2.1")
def test_the_nations_that_take_part_can_be_limited():
    for seed in range(8):
        state = GAME.new(2, seed, nations="arc+toads")
        assert sorted(state.field("nation")[:2]) == [NATIONS.index("arc") + 1, NATIONS.index("toads") + 1]
    state = GAME.new(2, 1, nations="cresaria+arc+toads", nation_deal="choose")
    assert state.why_not(action("nation hogmen")) == ("R2.1", "nation_not_dealt")
    with pytest.raises(OptionError, match="nations"):
        GAME.ruleset(3, nations="arc+toads")


@rule("R2.2", "R6.5")
def test_the_first_city():
    token = TOKEN[SETUP["start_city_token"]]
    table = Scene(4, nation_powers=False)
    for seat in range(4):
        city = CITIES.index(table.start_of(seat))
        assert table.get("holder", city) == seat + 1
        assert table.get("slots", city) == token["city_slots"] == 5
        assert fields.TOKENS[table.get("city_token", city) - 1] == SETUP["start_city_token"]
        assert (table.get("citizen_draws", seat), table.get("military_draws", seat)) == (
            token["city_draw_citizen"],
            token["city_draw_military"],
        )
        assert LAND[table.start_of(seat)]["distance"] == 0
    assert token["city_draw_citizen"] == 1  # one citizen card a round by default


@rule("R2.3", "R4.3", "R2.10")
def test_both_starting_decks_are_laid_in_an_order_of_ones_choice():
    for first, second in (("cartographer", "scholar"), ("scholar", "cartographer")):
        state = GAME.new(2, 3, nation_powers=False)
        seat = state.seat_to_act()
        assert box(state) == "stack" and state.a == 0
        assert {short(a) for a in state.legal_actions()} == {"stack cartographer", "stack scholar"}
        state.apply(action(f"stack {first}"))
        assert box(state) == "stack" and state.a == 1 and state.seat_to_act() == seat
        assert {short(a) for a in state.legal_actions()} == {"stack captain", "stack soldier"}
        state.apply(action("stack soldier"))
        assert names_of(state.field("hand")[seat]) == [first]  # R2.10: the first card of the citizen pile
        assert EXPERTS[state.field("queue")[seat * QUEUE]] == second
        military = state.field("queue")[seat * QUEUE + fields.CITIZENS :][:2]
        assert [EXPERTS[card] for card in military] == ["soldier", "captain"]


@rule("R2.3")
def test_other_cards_are_no_starting_cards():
    state = GAME.new(2, 3, nation_powers=False)
    for name in ("mayor", "soldier", "genius"):
        assert state.why_not(action(f"stack {name}")) == ("R2.3", "not_a_starting_card")


@rule("R2.3")
def test_the_order_of_a_starting_deck_is_secret():
    game = GAME.ruleset(2, nation_powers=False)
    one, two = GAME.start(game, 3, listen=True), GAME.start(game, 3, listen=True)
    seat = one.seat_to_act()
    for state, order in ((one, ("scholar", "captain")), (two, ("cartographer", "soldier"))):
        for name in order:
            state.apply(action(f"stack {name}"))
        seen = GAME.events.seen_by(state.events, 1 - seat)
        assert not [event for event in seen if event.name in ("stacked", "drew")]
    assert one.view(1 - seat) == two.view(1 - seat) and one.view(-1) == two.view(-1)
    assert one.view(seat) != two.view(seat)


@rule("R2.4")
def test_all_other_cards_are_the_supply():
    table = Scene(4, nation_powers=False, bare=False)
    start = Counter(SETUP["start_citizen_deck"] + SETUP["start_military_deck"])
    for seat in range(4):
        assert Counter(table.supply_names(seat)) == Counter(BASE) - start
        assert everything(table.state, seat) == Counter(BASE)
        assert table.state.view(seat).public["supply"] == table.state.field("supply")  # looked at at any time


@rule("R2.5", "R8.2.1", "R8.3.1", "R8.3.2", "R8.4.1")
def test_special_cards_come_with_the_powers():
    specials = {r["id"] for r in DATA["experts"]["special"]}
    assert len(specials) == 4
    bare, table = Scene(4, nation_powers=False, bare=False), Scene(4, bare=False)
    for seat, nation in enumerate(NATIONS):
        assert not set(everything(bare.state, seat)) & specials
        assert Counter(POWERS[nation]["specials"]) == everything(table.state, seat) - Counter(BASE)
        assert not Counter(BASE) - everything(table.state, seat)


@rule("R2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lands_of_the_display(seats):
    shown = {LANDS[i] for i in range(len(LANDS)) if Scene(seats).get("display") >> i & 1}
    gone = for_players(seats)["remove_lands_with_mark"]
    assert shown == {name for name in SETTLE if LAND[name]["remove_mark"] not in gone}
    assert gone == ([2] if seats == 2 else [])
    assert len(shown) == 8 or seats == 2
    assert GAME.new(seats, 1).view(-1).public["display"] == Scene(seats).state.field("display")


@rule("R2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marked_buildings_leave(seats):
    state = GAME.new(seats, 7)
    for number, name in enumerate(BUILDINGS):
        there = state.field("left")[number] + sum(cell == number + 1 for cell in state.field("row"))
        assert there == copies(name, seats), name
    assert sum(copies(name, seats) for name in BUILDING) == DATA["buildings"]["in_play"][f"p{seats}"]
    assert for_players(seats)["remove_cards_with_mark_at_least"] == seats


@rule("R2.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deck_a_then_b_then_c_each_with_its_scoring_card(seats):
    """A row that loses four cards a round shows the whole deck in order."""
    told = list(events(taxed(seats, 4)))
    filled = [
        (name, a.get("building") or a.get("scoring"))
        for name, a in told
        if name in ("row_filled", "scoring_card")
    ]
    letters, decks = [], "".join("ABC")
    for name, what in filled:
        letters.append(BUILDING[what]["deck"] if name == "row_filled" else what)
    size = {deck: sum(copies(n, seats) for n, r in BUILDING.items() if r["deck"] == deck) for deck in decks}
    wanted = ["A"] * size["A"] + ["regular"] + ["B"] * size["B"] + ["regular"] + ["C"] * size["C"] + ["final"]
    assert letters[: len(wanted)] == wanted
    kinds = [record["kind"] for record in DATA["scoring_cards"]["scoring_card"]]
    assert kinds == ["regular", "regular", "final"]


@rule("R2.8")
def test_decks_are_shuffled():
    rows = {GAME.new(3, seed).field("row") for seed in range(20)}
    assert len(rows) == 20


@rule("R2.9")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 12)])
def test_the_row(seats, size):
    row = GAME.new(seats, 1).field("row")
    assert for_players(seats)["row_size"] == size
    assert all(row[:size]) and not any(row[size:])
    assert {BUILDING[BUILDINGS[cell - 1]]["deck"] for cell in row[:size]} == {"A"}


@rule("R2.10", "R2.12")
def test_what_each_player_starts_with():
    state = through(GAME.new(4, 1), until="bid")
    for seat in range(4):
        assert state.field("money")[seat] == SETUP["start_money"] == 7
        assert state.field("science")[seat] == SETUP["start_science"]
        assert state.field("income")[seat] == SETUP["start_income"] == 2
        assert state.field("hand_size")[seat * 2 : seat * 2 + 2] == (1, 0)
        assert EXPERT[names_of(state.field("hand")[seat])[0]]["deck"] == "citizen"
    assert not any(state.field("points")) and not any(state.field("goods"))
    assert [sum(sheet[source] for source in fields.TALLIES) for sheet in state.score_sheets()] == [0] * 4


@rule("R2.11")
@pytest.mark.parametrize(("seats", "lost"), [(2, {"demons", "ore"}), (3, {"demons"}), (4, set())])
def test_town_stacks(seats, lost):
    state = GAME.new(seats, 3)
    assert set(for_players(seats)["town_goods_removed"]) == lost
    wanted = {name for name in STARRED if not set(TOWN[name]["goods"]) & lost}
    tops = [TOWNS[town - 1] for town in state.field("top")]
    covered = {name for i, name in enumerate(TOWNS) if state.field("covered")[0] >> i & 1}
    assert [TOWN[name]["stars"] for name in tops] == [1, 2, 3]
    assert covered | set(tops) == wanted and not covered & set(tops)
    assert not covered & set(ZERO_STARS) and not any(state.field("open_town"))  # only with R9.1
    out = next((name for name in STARRED if name not in wanted), None)
    table = Scene(seats).hand(0, "steambot", "general", "schooner", "airship").turn(0)
    if out:
        assert table.why(f"attack {out}") == ("R2.11", "town_not_in_game")


@rule("R2.11")
def test_the_top_town_is_drawn_by_chance():
    for stack in range(3):
        tops = {TOWNS[GAME.new(4, seed).field("top")[stack] - 1] for seed in range(60)}
        assert tops == {name for name in STARRED if TOWN[name]["stars"] == stack + 1}


@rule("R2.13", "R4.1.1")
def test_cubes_lie_in_the_pool_at_random():
    lines = [GAME.new(3, seed).field("line")[:3] for seed in range(80)]
    assert len(set(lines)) == 6 and all(sorted(line) == [0, 1, 2] for line in lines)
    state = through(GAME.new(3, 6), until="bid")
    assert not any(state.field("space")) and state.seat_to_act() == state.field("line")[0]
