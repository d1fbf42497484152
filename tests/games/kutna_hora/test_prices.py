"""Prices are known before they are paid, and the rule of thumb plays sensibly."""

from __future__ import annotations

import pytest

from rathaus.core.policy import pick
from rathaus.core.playout import random_playout
from rathaus.games.kutna_hora import prices
from rathaus.games.kutna_hora.game import GAME
from tests.games.kutna_hora.scene import Scene, action
from tests.rules import rule

pytestmark = pytest.mark.engine


def paid(state, number: int) -> int:
    """Coins that the seat to act pays at once when it plays an action."""
    seat, after = state.seat_to_act(), state.clone()
    after.events = []
    after.apply(number)
    told = [GAME.events.read(event) for event in after.events]
    first = next((e for e in told if e.name in ("paid", "gained_coins", "played", "passed")), None)
    if first is None or first.name != "paid" or first.arguments["seat"] != str(seat):
        return 0
    return int(first.arguments["n"])


@rule("R1.4", "R4.1", "R5.1.3", "R5.3.3", "R5.4.2", "R8.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_price_is_what_is_paid(seats):
    state = GAME.new(seats, 40 + seats)
    seen = set()
    while not state.is_over():
        view = state.view(state.seat_to_act())
        costs = GAME.prices(view)
        for number, cost in costs.items():
            verb = GAME.verbs.verb_at(number).name
            if verb != "build":  # paid with the choice of the plot
                assert cost == {"coins": paid(state, number)}, GAME.verbs.text(number)
            seen.add(verb)
        random_playout(state, state.digest(), 1)
    assert {"mine", "plot", "rights", "site", "pay"} <= seen


def test_prices_of_what_is_too_dear():
    table = Scene(3).coins(0, 0).town(1, s22="gro1").ask("plot")
    assert prices.price_of(table.state, action("plot 23")) == 3
    assert prices.price_of(table.ask("play").state, action("pass 1")) is None
    assert prices.column_prices(table.state) == [1, 4, 8, 12]
    assert prices.rights_price(table.state, 99) is None


def test_facts_of_a_view():
    table = Scene(3).turn(0)
    facts = table.state.view(-1).facts
    assert facts["prices"]["timber"] == 4 and facts["income"] == [0, 0, 0]
    assert facts["score"] == table.state.scores()
    assert facts["costs"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rule_of_thumb_beats_chance(seats):
    policy = GAME.policy()
    assert policy is not None
    state, other = GAME.new(seats, 7), GAME.new(seats, 7)
    before = None
    while not state.is_over():
        digest = state.digest()
        chosen = pick(policy, state)
        assert state.digest() == digest and chosen in state.legal_actions()
        before = chosen
        state.apply(chosen)
    random_playout(other, 1, GAME.longest)
    assert before is not None and min(state.scores()) > max(other.scores())
    assert sum(state.scores()) > 40 * seats
