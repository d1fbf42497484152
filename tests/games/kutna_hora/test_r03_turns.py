"""R1.4-R1.7, R3, R4 and R14: turns, cards, the town hall, what is asked."""

from __future__ import annotations

import pytest
from tests.games.kutna_hora.scene import DATA, Scene, action, short
from tests.rules import rule

from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.game import GAME

pytestmark = pytest.mark.engine


def through(state, stop=lambda state: False):
    """Seats and rounds of every card played, passing all the time."""
    seats = []
    while not state.is_over() and not stop(state):
        if GAME.boxes[state.box].name == "play":
            seats.append((state.field("round")[0], state.field("turn")[0], state.seat_to_act()))
            state.apply(next(a for a in state.legal_actions() if short(a).startswith("pass")))
        else:
            state.apply(state.legal_actions()[0])
    return seats


@rule("R3.1", "R3.3", "R2.12", "R8.5")
def test_two_two_one_cards_clockwise():
    seats = through(GAME.new(3, 1, first_player="seat1"))
    first = [(turn, seat) for number, turn, seat in seats if number == 1]
    assert [turn for turn, _ in first] == [1] * 6 + [2] * 6 + [3] * 3
    assert [seat for _, seat in first] == [1, 1, 2, 2, 0, 0] * 2 + [1, 2, 0]
    assert [seat for number, turn, seat in seats if turn == 3][::3] == [1, 2, 0, 1, 2, 0]
    assert len(seats) == 6 * 5 * 3


@rule("R3.3", "R8.5")
def test_one_card_stays_and_all_come_back():
    state = GAME.new(2, 1)
    through(state, lambda s: s.field("round")[0] == 2)
    assert state.field("hand")[:2] == (63, 63)
    through(state, lambda s: s.field("turn")[0] == 3)
    assert [bin(hand).count("1") for hand in state.field("hand")[:2]] == [2, 2]


@rule("R3.4")
def test_the_second_card_is_chosen_after_the_first_action():
    table = Scene(3).coins(0, 5).ask("play", 0, 1)
    table.do("play 4 income", "pass 1")
    table = Scene(3).ask("play", 0, 1).set("production", 9, at=0).coins(0, 0)
    assert not table.legal("play") & {"3 plot"}
    table.do("play 4 income")
    assert table.asking == "play" and table.state.a == 0
    assert table.get("coins") == 9 * table.price("ore")
    assert "1 plot" in table.legal("play")  # paid by the first card


@rule("R3.5")
def test_a_card_is_used_once_a_round():
    table = Scene(3).ask("play", 0, 1).do("pass 2")
    assert table.why("play 2 mine") == ("R3.5", "card_played")
    assert table.why("pass 2") == ("R3.5", "card_played")
    assert "2" not in table.legal("pass")


@rule("R3.6", "R1.7")
def test_a_card_may_be_played_for_nothing():
    table = Scene(3).turn(0)
    before = table.state.field("coins"), table.state.field("points")
    assert table.legal("pass") == {"1", "2", "3", "4", "5", "6"}
    table.do("pass 3")
    assert (table.state.field("coins"), table.state.field("points")) == before
    assert table.told("passed") == [{"seat": "0", "card": "3"}]


@rule("R3.7")
def test_six_cards_with_twelve_slots():
    slots = [name for record in DATA["action_cards"]["card"] for name in record["actions"]]
    assert sorted(slots.count(name) for name in fields.ACTIONS) == [1, 1, 2, 2, 2, 2, 2]
    table = Scene(3).turn(0)
    for card, record in enumerate(DATA["action_cards"]["card"], 1):
        for name in fields.ACTIONS:
            reason = table.why(f"play {card} {name}")
            assert (reason == ("R3.7", "not_on_card")) == (name not in record["actions"])


@rule("R3.7", "R12.2")
def test_the_other_pairs_are_an_option():
    table = Scene(3, pairs="alternative").turn(0)
    assert table.why("play 1 plot") == ("R3.7", "not_on_card")
    assert table.why("play 1 building") == ("R5.4.1", "no_stored_building")


@rule("R3.8", "R14")
def test_nothing_is_offered_beside_the_cards():
    verbs = {text.split()[0] for text in Scene(3).set("pelicans", 3).turn(0).legal()}
    assert verbs == {"play", "pass"}


@rule("R3.9")
def test_one_seat_decides_at_a_time():
    table = Scene(3).set("tax", 4).ask("tax")
    assert [
        table.state.seat_to_act(),
        table.do("pay").state.seat_to_act(),
        table.do("refuse").state.seat_to_act(),
    ] == [
        0,
        1,
        2,
    ]


@rule("R1.4", "R11.5")
def test_costs_and_gains_are_coins_of_the_moment():
    table = Scene(3).coins(0, 30).stored(0, "gro1").plots(0, "11").market(timber=0).ask("build")
    before = table.price("timber")
    table.do("build gro1", "site 11")
    assert table.get("coins") == 30 - 2 * before
    table = Scene(3).coins(0, 30).stored(0, "bui1").plots(0, "11").ask("build").do("build bui1", "site 11")
    assert table.get("coins") == 30 - 2 * before  # R11.5: its own indicator moves after it is paid
    assert table.price("timber") < before


@rule("R1.5")
def test_a_missing_patrician_is_ignored():
    table = Scene(3).coins(0, 99).stored(0, "pub_green1").plots(0, "11").set("bank", 0).ask("build")
    table.do("build pub_green1", "site 11")
    assert table.state.field("patricians") == (0, 0, 0, 0)
    assert table.told("no_patrician") == [{"colour": "green"}]
    assert table.track(0) == {"public_buildings": 1}


@rule("R1.5", "R5.3.1")
def test_without_a_marker_or_miner_there_is_no_action():
    table = Scene(3).plots(0, "11", "12", "13").set("pool", 0).set("waiting", 0).turn(0)
    assert table.why("play 1 plot") == ("R5.3.1", "no_plot_marker")
    assert table.why("play 1 mine") == ("R5.1.1", "no_miner")


@rule("R1.6", "R11.10")
def test_nobody_goes_into_debt():
    table = Scene(3).coins(0, 0).turn(0)
    assert table.why("play 1 plot") == ("R1.6", "not_enough_coins")
    assert table.why("play 2 rights") == ("R5.2.2", "no_building_to_take")
    table.do("play 4 income")  # R11.10: no production, no coins, the game goes on
    assert table.get("coins") == 0 and table.state.seat_to_act() == 1


@rule("R1.7", "R5.1.9", "R14")
@pytest.mark.parametrize(
    ("box", "numbers"),
    [("rights", (1,)), ("plot", (1,)), ("council", (1,)), ("remove_house", (1, 2)), ("joker", ())],
)
def test_optional_parts_may_be_declined(box, numbers):
    table = Scene(3).ask(box, 0, *numbers)
    digest = [table.state.field(name) for name in ("coins", "stored", "claimed", "council", "houses_off")]
    table.do("decline")
    assert digest == [
        table.state.field(name) for name in ("coins", "stored", "claimed", "council", "houses_off")
    ]
    assert table.told("declined") == [{"seat": "0"}]


@rule("R4.1", "R11.8")
def test_prices_by_column():
    table = Scene(3).coins(0, 99).hall("min1*2 bui1*2 scr1*2 pub_green1", "pub_silver1*2", "pub_yellow1*2")
    permit = table.price("permits")
    for name, cost in (("min1", 1), ("bui1", permit), ("scr1", 2 * permit), ("pub_green1", 3 * permit)):
        copy = Scene(3).coins(0, 99).hall("min1*2 bui1*2 scr1*2 pub_green1", "pub_silver1*2", "pub_yellow1*2")
        copy.ask("rights").do(f"rights {name}")
        assert copy.get("coins") == 99 - cost
    assert 2 * permit == 8  # worked example 9, with the data of these components


@rule("R4.2", "R4.3", "R5.2.3")
def test_the_rest_of_a_stack_goes_to_the_end():
    table = Scene(3).coins(0, 99).hall("min1*2 bui1 pub_green1", "", "").ask("rights").do("rights min1")
    tops = [table.get("top", stack - 1) for stack in table.state.field("hall")[:3]]
    assert [fields.BUILDINGS[top - 1][:3] for top in tops] == ["bui", "pub", "min"]
    assert table.get("hall_length") == 3
    table.ask("rights").do("rights bui1")  # an emptied stack vanishes
    assert table.get("hall_length") == 2


@rule("R4.4", "R8.4", "R2.3")
@pytest.mark.parametrize(("seats", "after"), [(3, 3), (4, 2)])
def test_red_buildings_enter(seats, after):
    state = GAME.new(seats, 2)
    through(state, lambda s: s.field("round")[0] == after)
    assert state.field("hall_length") == (3, 3, 3)
    through(state, lambda s: s.field("round")[0] == after + 1)
    assert state.field("hall_length") == (4, 4, 4)
    reds = {fields.BUILDINGS[top - 1] for top in state.field("top")[9:]}
    assert reds == {"pub_red1", "pub_red2", "pub_red3"}
    assert [state.field("hall")[row * 5 + 3] for row in range(3)] == [10, 11, 12]


@rule("R4.4")
def test_red_buildings_close_up_in_a_short_row():
    table = Scene(3).hall("pub_green1*2", "min1 pub_silver1*2", "").set("unseen", 0b111 << 33)
    table.set("round", 3).ask("next_round", 0)
    assert table.state.field("hall_length") == (2, 3, 1)
    assert {action("rights pub_red1"), action("rights pub_red2")}  # they can be taken like any other
    assert len(table.told("red_enters")) == 3


@rule("R14")
def test_every_deciding_box_is_a_decision_of_the_rules():
    asks = {box.name for box in GAME.boxes if box.asks}
    assert asks == {
        *(
            "choose_guilds",
            "place_guilds",
            "play",
            "hire",
            "prospect",
            "mine",
            "rights",
            "plot",
            "build",
            "site",
        ),
        *("technology_cell", "remove_house", "council", "middle_effect", "score_building", "joker", "slider"),
        "pay_tax",
    }
