"""Events: readable, shown to sensible seats, and silent about what is hidden."""

from __future__ import annotations

import pytest

from rathaus.core.events import EVERYBODY, Event, visible
from rathaus.core.game import Game
from rathaus.core.state import State
from tests.conformance.configuration import Case, cases, rare
from tests.conformance.play import COMPILED, chooser, listening, sample, scaled, whole

pytestmark = pytest.mark.engine


def events_of(case: Case, shift: int = 0) -> list[tuple[int, ...]]:
    state = case.game.start(case.ruleset, case.configuration.seed + shift, listen=True)
    for action in whole(case, shift).actions:
        state.apply(action)
    assert state.events is not None
    return list(state.events)


def test_every_event_can_be_read(case: Case) -> None:
    events = events_of(case)
    assert len(events) > case.seats
    for event in events:
        assert len(event) == 6
        spec = case.game.events.specs[event[0]]
        read = case.game.events.read(event)
        assert read.name == spec.name
        assert len(read.arguments) == len(spec.arguments)
        assert all(value == 0 for value in event[2 + len(spec.arguments) :]), (
            f"{spec.name} tells more than it names"
        )
        for argument, value in zip(spec.arguments, event[2:]):
            if not isinstance(argument, str) and argument.name == "seat":
                assert 0 <= value < case.seats


def test_every_event_is_shown_to_somebody(case: Case) -> None:
    """Either to some of the seats, or to everybody but some: then the bits of seats that nobody has stay set."""
    everybody = (1 << case.seats) - 1
    for event in events_of(case):
        name, seats = case.game.events.specs[event[0]].name, event[1]
        assert 0 < seats <= EVERYBODY and seats & everybody, name
        assert seats <= everybody or seats | everybody == EVERYBODY, f"{name} is for the seats {seats:b}"
        assert [visible(event, seat) for seat in range(case.seats)] == [
            bool(seats & 1 << seat) for seat in range(case.seats)
        ]


def test_spectators_see_what_is_public(case: Case) -> None:
    """What everybody sees, and what everybody sees but those who are told more."""
    for event in events_of(case):
        assert visible(event, -1) == (event[1] >= 1 << case.seats), case.game.events.specs[event[0]].name


def test_seats_see_what_spectators_see(case: Case) -> None:
    events = events_of(case)
    spectator = [event for event in events if visible(event, -1)]
    assert spectator
    for seat in range(case.seats):
        seen = [event for event in events if visible(event, seat)]
        assert len(case.game.events.seen_by(events, seat)) == len(seen)
        assert [event for event in seen if event[1] == EVERYBODY] == [
            e for e in spectator if e[1] == EVERYBODY
        ]


def told(state: State, action: int, seat: int) -> tuple[State, list[Event]]:
    """Play an action with the same chance as in every other call; what the seat is told."""
    copy = listening(state)
    copy.reseed(12345)
    copy.apply(action)
    assert copy.events is not None
    return copy, state.ruleset.game.events.seen_by(copy.events, seat)


def test_events_do_not_depend_on_what_is_hidden(case: Case) -> None:
    """The seat to act plays the same in two worlds it cannot tell apart; as long as it cannot, it is told the same."""
    compared = 0
    for state in sample(case, 10, 4)[:-1]:
        seat = state.seat_to_act()
        worlds = [state, state.determinize(seat, 1), state.determinize(seat, 2)]
        for action in state.legal_actions()[:: scaled(1, 3)]:
            results = [told(world, action, seat) for world in worlds]
            first, heard = results[0]
            for other, also_heard in results[1:]:
                if other.view(seat) == first.view(seat):
                    compared += 1
                    assert heard == also_heard, case.game.verbs.text(action)
    assert compared > 0


def test_events_tell_observers_nothing_hidden(case: Case) -> None:
    """Somebody else plays, in two worlds that the observer cannot tell apart, actions that look alike to him."""
    compared = 0
    verbs = case.game.verbs
    for state in sample(case, 10, 3)[:-1]:
        for seat in range(-1, case.seats, scaled(1, 3)):
            if seat == state.seat_to_act():
                continue
            other = state.determinize(seat, 3)
            for action in state.legal_actions()[:: scaled(1, 2)]:
                verb = verbs.verb_at(action)
                same = [
                    a
                    for a in other.legal_actions()
                    if a == action or (verb.secret and verbs.verb_at(a) is verb)
                ]
                if not same:
                    continue
                (first, heard), (second, also_heard) = told(state, action, seat), told(other, same[0], seat)
                if first.view(seat) == second.view(seat):
                    compared += 1
                    assert heard == also_heard, (verbs.text(action), verbs.text(same[0]))
    assert compared > 0


MOST = 60  # games of each golden configuration to look for rare things


@pytest.mark.skipif(not COMPILED, reason="takes too long on the interpreted engine")
def test_everything_declared_happens(game: Game) -> None:
    """Every verb is played, every deciding box asks and every event is told in some random game."""
    missing = {f"verb {verb.name}" for verb in game.verbs}
    missing |= {f"event {spec.name}" for spec in game.events}
    missing |= {f"box {box.name}" for box in game.boxes if box.asks}
    missing -= rare(game.name)
    golden = [case for case in cases() if case.game_name == game.name and case.configuration.golden]
    for shift in range(MOST):
        for case in golden:
            missing -= happened(case, shift)
        if not missing:
            break
    assert not missing


def happened(case: Case, shift: int) -> set[str]:
    """What one random game brings."""
    game, random = case.game, chooser(case, shift)
    state = game.start(case.ruleset, case.configuration.seed + shift, listen=True)
    found: set[str] = set()
    while not state.is_over():
        action = random.choice(state.legal_actions())
        found |= {f"box {game.boxes[state.box].name}", f"verb {game.verbs.verb_at(action).name}"}
        state.apply(action)
    return found | {f"event {game.events.specs[event[0]].name}" for event in state.events or []}
