"""R3.9, R17: imagined cards are spread evenly over what a view leaves open (chi-square tests with fixed seeds)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

import pytest
from tests.conformance.play import scaled

from rathaus.core.registry import get
from rathaus.core.state import State
from rathaus.games.citadels.fields import KINDS

pytestmark = pytest.mark.engine
DRAWS = scaled(2000, 400)


def chi_square(counts: Counter[Hashable], expected: dict[Hashable, float]) -> float:
    """How far counts are from expectation, in standard deviations of a chi-square of that freedom."""
    assert set(counts) <= set(expected), "something impossible was imagined"
    total = sum(counts.values())
    whole = sum(expected.values())
    statistic = 0.0
    for value, weight in expected.items():
        mean = total * weight / whole
        statistic += (counts[value] - mean) ** 2 / mean
    freedom = len(expected) - 1
    return (statistic - freedom) / math.sqrt(2 * freedom)


def even(values: Iterable[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(values, 1.0)


def ranks_of(mask: int) -> list[int]:
    return [rank for rank in range(1, 10) if mask >> rank & 1]


def imagined(state: State, seat: int) -> Iterable[State]:
    view = state.view(seat)
    return (view.determinize(seed) for seed in range(DRAWS))


@pytest.mark.parametrize(("seats", "edition"), [(3, "first2000"), (4, "ffg"), (5, "classic2017"), (7, "ffg")])
def test_face_down_card_at_the_first_choice(seats: int, edition: str) -> None:
    """The first chooser sees the face-up cards and what he chooses from; only the face-down card is left."""
    state = get("citadels").new(seats, 5, edition=edition)
    seat = state.seat_to_act()
    worlds = [state.determinize(seat, seed) for seed in range(50)]
    assert {world.field("face_down") for world in worlds} == {state.field("face_down")}


@pytest.mark.parametrize(("seats", "edition"), [(3, "first2000"), (4, "ffg"), (5, "classic2017"), (6, "ffg")])
def test_face_down_card_for_a_spectator(seats: int, edition: str) -> None:
    """Whoever sees only the face-up cards finds each of the others equally likely to lie face down."""
    state = get("citadels").new(seats, 5, edition=edition)
    of_the_game = 0x1FC if edition == "first2000" else 0x1FE  # R9.4: without the Assassin
    hidden = ranks_of(of_the_game & ~state.field("face_up")[0])
    counts: Counter[Hashable] = Counter(
        ranks_of(world.field("face_down")[0])[0] for world in imagined(state, -1)
    )
    assert chi_square(counts, even(hidden)) < 4


@pytest.mark.parametrize("seats", [4, 6, 7])
def test_first_character_for_the_second_chooser(seats: int) -> None:
    """The first character and the face-down card are any two of those not passed on and not face up."""
    state = get("citadels").new(seats, 11, edition="ffg")
    first = state.seat_to_act()
    state.apply(state.legal_actions()[0])
    second = state.seat_to_act()
    passed = sum(1 << rank for rank in ranks_of(state.field("pool")[0]))
    hidden = ranks_of(0x1FE & ~passed & ~state.field("face_up")[0])
    assert len(hidden) == 2
    counts: Counter[Hashable] = Counter(
        (world.field("pick")[2 * first], ranks_of(world.field("face_down")[0])[0])
        for world in imagined(state, second)
    )
    assert chi_square(counts, even([(a, b) for a in hidden for b in hidden if a != b])) < 4


def cards(world: State, seat: int) -> Sequence[int]:
    return world.field("hand")[seat * KINDS : (seat + 1) * KINDS]


def test_hidden_hands_and_top_of_the_deck() -> None:
    """Each unseen card is as likely to lie in a place as it has copies among the unseen ones."""
    state = get("citadels").new(4, 21)
    seat = state.seat_to_act()
    other = (seat + 1) % 4
    owned = get("citadels").owned(state)
    own = cards(state, seat)
    unseen: dict[Hashable, float] = {
        kind: count - own[kind] for kind, count in enumerate(owned.values()) if count > own[kind]
    }
    hand: Counter[Hashable] = Counter()
    top: Counter[Hashable] = Counter()
    for world in imagined(state, seat):
        hand.update({kind: count for kind, count in enumerate(cards(world, other)) if count})
        top[world.field("deck")[world.field("deck_head")[0]] % 64] += 1
    assert chi_square(hand, unseen) < 4
    assert chi_square(top, unseen) < 4
