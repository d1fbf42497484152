"""R4: bidding, turns and actions, and who decides what."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.city_of_iron.positions import BIDS, SETUP, action, box, through
from tests.games.city_of_iron.scene import Scene, short
from tests.rules import rule

from rathaus.games.city_of_iron import fields
from rathaus.games.city_of_iron.game import GAME

pytestmark = pytest.mark.engine

FREE = [space for space, cost in enumerate(BIDS, 1) if cost == 0]
BARE = {"nation_powers": False}


def turns(table: Scene, count: int) -> list[int]:
    """Who takes the next turns if everybody taxes."""
    seats = []
    for _ in range(count):
        seats.append(table.actor)
        table.do("tax")
    return seats


@rule("R4.1.1")
def test_each_player_bids_once_in_the_order_of_the_pool():
    table = Scene(4, **BARE).bids(2, 0, 3, 1)
    asked = []
    for space in FREE:
        assert table.asking == "bid"
        asked.append(table.actor)
        table.do(f"bid {space}")
    assert asked == [2, 0, 3, 1] and table.asking == "turn"


@rule("R4.1.1")
def test_a_bid_is_paid_at_once():
    dear = len(BIDS)
    table = Scene(3, **BARE).money(1, 20).bids(1, 0, 2).do(f"bid {dear}")
    assert table.get("money", 1) == 20 - BIDS[-1]
    assert table.told("bid") == [{"seat": "1", "space": str(dear), "n": BIDS[-1]}]


@rule("R4.1.1")
def test_a_taken_space_is_not_free():
    table = Scene(3, **BARE).money(0, 20).money(1, 20).bids(1, 0, 2).do(f"bid {FREE[0]}")
    assert str(FREE[0]) not in table.legal("bid")
    assert table.why(f"bid {FREE[0]}") == ("R4.1.1", "space_taken")
    assert len(table.legal("bid")) == len(BIDS) - 1


@rule("R4.1.1")
@pytest.mark.parametrize("money", range(11))
def test_only_what_can_be_paid(money):
    table = Scene(2, **BARE).money(0, money).bids(0, 1)
    assert table.legal("bid") == {str(i) for i, cost in enumerate(BIDS, 1) if cost <= money}
    dear = [i for i, cost in enumerate(BIDS, 1) if cost > money]
    assert all(table.why(f"bid {i}") == ("R4.1.1", "not_enough_money") for i in dear)


@rule("R4.1.1")
def test_there_are_free_spaces_for_all():
    table = Scene(4, **BARE).bids(0, 1, 2, 3)
    for seat in range(4):
        table.money(seat, 0)
    for _ in range(4):
        assert table.legal("bid") <= {str(space) for space in FREE}
        table.do("bid " + sorted(table.legal("bid"))[0])
    assert table.asking == "turn"


@rule("R4.1.2")
def test_the_rightmost_cube_acts_first():
    table = Scene(4, **BARE).bids(0, 1, 2, 3)
    for seat, space in enumerate((FREE[1], FREE[3], FREE[0], FREE[2])):
        assert table.actor == seat
        table.do(f"bid {space}")
    assert turns(table, 4) == [1, 3, 0, 2]
    assert [event["seat"] for event in table.told("acts")] == ["1", "3", "0", "2"]


@rule("R4.1.3")
def test_prices_of_the_track():
    assert BIDS.count(0) == 4 and max(BIDS) == BIDS[-1] == 9
    assert BIDS[0] > 0  # one may pay to be later as well
    free = [space - 1 for space in FREE]
    assert free == list(range(free[0], free[0] + 4))
    for part in (BIDS[: free[0] + 1][::-1], BIDS[free[-1] :]):
        assert all(nearer < farther for nearer, farther in pairwise(part))
    for space, cost in enumerate(BIDS, 1):
        table = Scene(2, **BARE).money(0, 30).bids(0, 1).do(f"bid {space}")
        assert table.get("money", 0) == 30 - cost


@rule("R4.1.3")
def test_there_are_no_other_spaces():
    for space in range(len(BIDS) + 1, fields.SPACES + 1):
        assert Scene(2).money(0, 99).bids(0, 1).why(f"bid {space}") == ("R4.1.3", "no_such_space")
    assert GAME.ruleset(2).bid_price(len(BIDS)) == -1


@rule("R4.1.3", "R4.1.2")
def test_one_may_pay_to_act_later():
    table = Scene(2, **BARE).money(0, 9).bids(0, 1).do("bid 1", f"bid {FREE[0]}")
    assert table.get("money", 0) == 9 - BIDS[0]
    assert turns(table, 2) == [1, 0]


@rule("R4.1.4", "R6.7", "R11.1")
def test_cubes_return_in_their_order():
    table = Scene(4, **BARE).bids(0, 1, 2, 3)
    for space in (FREE[1], FREE[3], FREE[0], FREE[2]):
        table.do(f"bid {space}")
    last = turns(table, 12)[-1]
    table.buy_nothing()
    assert table.asking == "bid"
    assert table.actor == last == 2  # who acted last bids first
    assert table.state.field("line") == (2, 0, 3, 1) and not any(table.state.field("space"))


@rule("R4.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_turns_each_one_after_the_other(seats):
    table = Scene(seats, **BARE).turn(0)
    each = SETUP["actions_per_round"]
    assert each == 3
    assert turns(table, seats) == list(range(seats))
    assert table.state.field("actions")[:seats] == (1,) * seats
    assert turns(table, seats * (each - 1)) == list(range(seats)) * (each - 1)
    assert table.asking != "turn"


@rule("R4.2.2", "R5.6.4")
def test_any_number_of_free_actions_then_the_action():
    table = Scene(2).hand(0, "courier", "strategist").pile(0, "citizen", "scholar")
    table.pile(0, "military", "soldier", "captain", "cannon").turn(0)
    table.do("play courier", "draw citizen")
    assert (table.asking, table.actor, table.get("actions", 0)) == ("turn", 0, 0)
    table.do("play strategist")
    assert (table.asking, table.actor, table.get("actions", 0)) == ("turn", 0, 0)
    table.do("tax")
    assert (table.asking, table.actor, table.get("actions", 0)) == ("turn", 1, 1)
    assert [event["card"] for event in table.told("free_action")] == ["courier", "strategist"]


@rule("R4.2.2")
def test_no_free_action_after_the_action():
    table = Scene(2).hand(0, "courier").pile(0, "citizen", "scholar").turn(0).do("tax")
    assert table.actor == 1 and table.hand_names(0) == ["courier"]
    table.do("tax")
    assert table.actor == 0 and "courier" in table.legal("play")


@rule("R4.2.3")
def test_the_seven_actions():
    table = (
        Scene(3, nation_powers=False)
        .money(0, 9)
        .row("turnip_farm")
        .pile(0, "citizen", "scholar")
        .top("town_1a")
    )
    table.hand(0, "merchant", "steambot", "general", "schooner").turn(0)
    assert {text.split()[0] for text in table.legal()} == {
        *("build", "store", "draw", "tax", "science", "play", "attack"),
    }
    for text in ("build 1", "store 1", "draw citizen", "tax", "science", "play merchant"):
        copy = Scene(3, nation_powers=False).money(0, 9).row("turnip_farm").pile(0, "citizen", "scholar")
        assert copy.hand(0, "merchant").turn(0).do(text).actor == 1


@rule("R4.2.3", "R5.4.1")
def test_an_action_must_be_taken_and_tax_always_can_be():
    table = Scene(2, nation_powers=False).money(0, 0).turn(0)
    assert table.legal() == {"tax"}
    state = GAME.new(3, 2)
    for _ in range(400):
        if state.is_over():
            break
        legal = state.legal_actions()
        assert (action("tax") in legal) == (box(state) == "turn")
        state.apply(legal[len(legal) // 2])


@rule("R4.3")
def test_every_question_is_a_decision_of_the_rules():
    assert {spec.name for spec in fields.BOXES if spec.asks} == {
        *("choose_nation", "stack"),  # before D1, D1
        *("bid", "second_bid"),  # D2, D3
        *(
            "turn",
            "build_with",
            "build_city",
            "demolish",
            "land",
            "district_city",
            "token",
            "pay",
            "give",
        ),  # D4
        *("draw_card", "siege", "lift", "move_to", "discard"),  # D4
        *("snyle", "buy"),  # D5, D7
    }


@rule("R4.3")
def test_secret_decisions():
    assert {verb.name for verb in GAME.verbs if verb.secret} == {"stack", "discard", "buy"}


@rule("R4.3", "R2.3")
def test_the_first_decisions_of_a_game():
    state = GAME.new(2, 9, nations="arc+toads")
    order = []
    while box(state) == "stack":
        order.append((state.seat_to_act(), short(state.legal_actions()[0]).split()[0]))
        state.apply(state.legal_actions()[0])
    toads = state.field("nation").index(fields.NATIONS.index("toads") + 1)
    assert [seat for seat, _ in order].count(toads) == 3 and len(order) == 5  # 3 citizens: two questions
    assert box(state) == "bid"


@rule("R4.3")
def test_a_round_is_bids_turns_and_end():
    state = GAME.new(3, 3, nation_powers=False)
    through(state, until="bid")
    boxes = []
    while state.field("round")[0] == 1:
        boxes.append(box(state))
        legal = [short(number) for number in state.legal_actions()]
        state.apply(action(next((text for text in legal if text in ("tax", "done")), legal[-1])))
    assert boxes[:12] == ["bid"] * 3 + ["turn"] * 9 and set(boxes[12:]) <= {"buy"}
    assert box(state) == "bid" and state.field("round")[0] == 2
