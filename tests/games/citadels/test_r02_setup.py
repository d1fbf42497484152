"""R2: set-up."""

from collections import Counter

import pytest
from tests.games.citadels.scenario import Scene
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.citadels.game import GAME

pytestmark = pytest.mark.engine


@rule("R2.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_four_cards_and_two_gold_each(seats):
    state = GAME.new(seats, 5, edition="ffg")
    assert state.field("hand_size")[:seats] == (4,) * seats
    assert state.field("gold")[:seats] == (2,) * seats
    assert state.field("hand_size")[seats:] == (0,) * (8 - seats)
    assert state.field("deck_size") == (66 - 4 * seats,)
    assert state.field("city_size") == (0,) * 8


@rule("R2.1")
def test_the_deck_is_shuffled():
    hands = {GAME.new(4, seed).field("hand") for seed in range(30)}
    assert len(hands) == 30
    assert GAME.new(4, 3).field("hand") == GAME.new(4, 3).field("hand")


@rule("R2.2", "R20.3")
def test_first_crown_is_uniform():
    counts = Counter(GAME.new(5, seed).field("crown")[0] for seed in range(1000))
    assert sorted(counts) == [0, 1, 2, 3, 4]
    assert all(155 < n < 245 for n in counts.values())


@rule("R2.2")
def test_first_crown_may_be_given_to_a_seat():
    for seat in range(4):
        state = GAME.new(4, 9, first_crown=f"seat{seat}")
        assert state.field("crown") == (seat,)
        assert state.seat_to_act() == seat
    with pytest.raises(OptionError, match="seat4"):
        GAME.new(4, 9, first_crown="seat4")


@rule("R2.3")
def test_cards_go_to_the_left_around_the_circle():
    table = Scene(4, crown=2).choose()
    order = []
    while table.asking == "select":
        order.append(table.actor)
        table.do(table.legal()[0])
    assert order == [2, 3, 0, 1]


@rule("R2.4")
def test_no_mulligan():
    state = GAME.new(4, 1)
    verbs = {GAME.verbs.verb_at(action).name for action in state.legal_actions()}
    assert verbs == {"pick"}
    assert state.field("round") == (1,)
