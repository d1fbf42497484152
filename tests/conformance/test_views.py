"""A view shows what its seat may see and nothing else: replacing all that is hidden changes nothing in it."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from rathaus.core.errors import OptionError
from rathaus.core.playout import random_playout
from rathaus.core.state import State
from rathaus.core.view import View
from tests.conformance.configuration import Case
from tests.conformance.graph import reachable
from tests.conformance.play import differing_fields, sample, scaled, seats_and_spectator

pytestmark = pytest.mark.engine


def plain(view: View) -> str:
    """Everything a view says, as text."""
    return json.dumps([view.to_dict(), view.frames], sort_keys=True)


def imagined(state: State, seat: int, count: int) -> list[State]:
    return [state.determinize(seat, 1000 * count + number) for number in range(count)]


def test_views_do_not_depend_on_what_they_hide(case: Case) -> None:
    for state in sample(case, 12, 4):
        for seat in seats_and_spectator(state):
            view = state.view(seat)
            for other in imagined(state, seat, scaled(2, 1)):
                again = other.view(seat)
                assert plain(again) == plain(view)
                assert again == view
                assert other.seat_to_act() == state.seat_to_act()
                assert other.is_over() == state.is_over()


def test_what_can_be_done_does_not_depend_on_what_is_hidden(case: Case) -> None:
    """Legal actions, greyed actions and the reasons against any action tell the seat to act nothing new."""
    for state in sample(case, 6, 1):
        if state.is_over():
            continue
        for other in imagined(state, state.seat_to_act(), scaled(2, 1)):
            assert other.legal_actions() == state.legal_actions()
            assert other.shown_actions() == state.shown_actions()
            step = scaled(1, 5)
            for action in range(0, case.game.n_actions, step):
                assert other.why_not(action) == state.why_not(action), case.game.verbs.text(action)


def test_imagined_states_are_possible_states(case: Case) -> None:
    owned = case.game.owned(case.new())
    for state in sample(case, 5, 2):
        for seat in seats_and_spectator(state)[:: scaled(1, 2)]:
            other = state.determinize(seat, 3)
            assert case.game.owned(other) == owned
            assert case.game.from_bytes(other.to_bytes()) == other
            assert other.is_over() or other.legal_actions()


def test_imagined_games_can_be_played_to_the_end(case: Case) -> None:
    owned = case.game.owned(case.new())
    for number, state in enumerate(sample(case, 12, 3)):
        for seat in seats_and_spectator(state)[:: scaled(1, 4)]:
            other = state.determinize(seat, number)
            random_playout(other, number, case.game.longest)
            assert other.is_over()
        assert case.game.owned(other) == owned


def test_imagining_is_a_function_of_view_and_seed(case: Case) -> None:
    for state in sample(case, 5, 2):
        before = state.to_bytes()
        for seat in seats_and_spectator(state)[:: scaled(1, 2)]:
            assert state.determinize(seat, 5) == state.view(seat).determinize(5)
            view = state.view(seat)
            assert view.determinize(6) == view.determinize(6)
            assert pickle.loads(pickle.dumps(view)).determinize(7) == view.determinize(7)
        assert state.to_bytes() == before


def hides(state: State) -> bool:
    """Whether any field that is not public holds anything."""
    return any(any(state.field(spec.name)) for spec in state.ruleset.game.layout if spec.see != "public")


def test_imagined_states_differ_from_the_truth(case: Case) -> None:
    """Somewhere in the hidden fields; otherwise determinization would copy the state.

    Unless nothing but the future chance is hidden. Where little is open an imagined state may hit the truth, and a view
    may even tell everything: so one of several must differ, in many positions.
    """
    different = total = 0
    shown = {spec.name for spec in case.game.layout if spec.see == "public"}
    for state in sample(case, 12, 4)[:-1]:
        for seat in seats_and_spectator(state):
            fields: set[str] = set()
            for seed in range(99, 105):
                fields |= set(differing_fields(state, state.determinize(seat, seed)))
                if fields:
                    break
            assert not shown & fields
            total += 1
            different += bool(fields)
    assert different > 0.3 * total or not any(hides(state) for state in sample(case, 12, 4))


def test_chance_is_seeded_anew(case: Case) -> None:
    for state in sample(case, 3, 1)[:-1]:
        words = {state.to_bytes()[-2 * case.game.layout.size :][:8]}
        words |= {other.cell_bytes()[:8] for other in imagined(state, state.seat_to_act(), 4)}
        assert len(words) == 5


def test_views_lead_to_no_state(case: Case) -> None:
    for state in sample(case, 4, 1):
        state.events = []
        word = int.from_bytes(state.cell_bytes()[:8], "little")
        for seat in seats_and_spectator(state):
            view = state.view(seat)
            for path, thing in reachable(view, (view.ruleset,)):
                assert not isinstance(thing, State), path
                assert thing is not state.events, path
                if type(thing) is int:
                    assert thing not in (word, case.configuration.seed) or thing < 2**15, path
                if isinstance(thing, bytes | bytearray | memoryview):
                    raise AssertionError(f"{path}: bytes in a view")


def test_views_hold_declared_fields_only(case: Case) -> None:
    layout = case.game.layout
    for state in sample(case, 4, 2):
        for seat in seats_and_spectator(state):
            view = state.view(seat)
            assert set(view.public) == {spec.name for spec in layout if spec.see == "public"}
            owned: set[str] = {spec.name for spec in layout if spec.see == "owner"} if seat >= 0 else set()
            assert set(view.own) == owned
            for name, values in view.own.items():
                share = layout.share(layout[name])
                assert values == state.field(name)[share * seat : share * (seat + 1)]
            assert (view.legal == tuple(state.legal_actions())) == (
                seat == state.seat_to_act() or state.is_over()
            )
            assert view.to_act == state.seat_to_act()
            assert view.over == state.is_over()
            check_end(state, view)
            json.dumps(view.to_dict())


def check_end(state: State, view: View) -> None:
    expected: tuple[Any, Any] = ((), ())
    if state.is_over():
        expected = (tuple(state.score_sheets()), tuple(state.ranking()))
    assert (view.sheets, view.ranking) == expected


def test_views_of_seats_that_do_not_exist(case: Case) -> None:
    state = case.new()
    for seat in (-2, case.seats, 99):
        with pytest.raises(OptionError):
            state.view(seat)
        with pytest.raises(OptionError):
            state.determinize(seat, 1)


def test_changing_a_view_does_not_change_the_state(case: Case) -> None:
    for state in sample(case, 3, 1):
        before = state.to_bytes()
        view = state.view(max(0, state.seat_to_act()))
        view.public.clear()
        view.own.clear()
        view.facts.clear()
        assert state.to_bytes() == before
        assert state.view(view.seat).public
