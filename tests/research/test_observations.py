"""Observations of every game: they come from what a seat may see, keep their bounds, and turn with the seats."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from rathaus.core.layout import Field, Layout
from rathaus.core.registry import games
from rathaus.research.observations import Encoder, encoder_of
from rathaus.research.setup import ruleset_for
from tests.conformance.configuration import Case, cases
from tests.conformance.play import sample, scaled, whole
from tests.research.tables import EVERY, ids, positions

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_state_and_view_give_the_same_numbers(table: tuple[str, int]) -> None:
    encoder = encoder_of(ruleset_for(*table))
    for state in positions(*table, scaled(20, 4), scaled(400, 60)):
        for seat in range(-1, table[1]):
            view = state.view(seat)
            seen = encoder.encode(state, seat)
            np.testing.assert_array_equal(seen, encoder.encode_view(view))
            np.testing.assert_array_equal(seen, encoder.encode(state.determinize(seat, 3), seat))
            assert np.flatnonzero(encoder.mask_of(view)).tolist() == list(view.legal)
        assert np.flatnonzero(encoder.mask(state)).tolist() == state.legal_actions()


@pytest.mark.parametrize("case", cases()[:: scaled(2, 12)], ids=str)
def test_numbers_keep_their_bounds(case: Case) -> None:
    encoders = [encoder_of(case.ruleset), encoder_of(case.ruleset, omniscient=True)]
    for state in sample(case, 12, 2):
        for encoder in encoders:
            for seat in range(case.seats):
                seen = encoder.encode(state, seat)
                outside = (seen < encoder.low) | (seen > encoder.high)
                assert not outside.any(), [p.name for p in encoder.pieces.values() if outside[p.place].any()]


@pytest.mark.parametrize("case", cases()[:: scaled(1, 12)], ids=str)
def test_declared_tops_hold(case: Case) -> None:
    end = whole(case).end
    for state in (*whole(case).positions, end):
        for field in case.game.layout:
            values = state.field(field.name)
            if field.holds.startswith("seat") and field.holds != "seats":
                most = case.seats - (field.holds == "seat")
                assert all(0 <= value <= most for value in values), field.name
            elif field.top and (field.wide or field.holds == "bits"):
                assert all(value >> field.top == 0 for value in values), field.name
            elif field.top:
                assert all(0 <= value <= field.top for value in values), field.name


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_pieces_cover_the_vector(table: tuple[str, int]) -> None:
    for encoder in (encoder_of(ruleset_for(*table)), encoder_of(ruleset_for(*table), omniscient=True)):
        at = 0
        for piece in encoder.pieces.values():
            assert piece.start == at and piece.size > 0
            at += piece.size
        assert at == encoder.size
        seen = encoder.encode(positions(*table, 1, 1)[0], 0)
        assert seen.dtype == np.float32 and seen.shape == (encoder.size,)
        split = encoder.split(seen)
        assert {name: part.shape for name, part in split.items()} == {
            name: piece.shape for name, piece in encoder.pieces.items()
        }
        assert np.shares_memory(split["view.seat"], seen)


@pytest.mark.parametrize("name", sorted(games()))
def test_pieces_of_seats_begin_with_the_one_who_looks(name: str) -> None:
    game = games()[name]
    seats = game.seats[-1]
    encoder = encoder_of(ruleset_for(name, seats))
    turning = [
        f for f in game.layout if f.see == "public" and f.by_seat and not f.wide and f.holds == "number"
    ]
    assert turning, "no field of the game is declared by seat"
    for state in positions(name, seats, 4, 80):
        seen = [encoder.split(encoder.encode(state, seat)) for seat in range(seats)]
        for field in turning:
            for seat in range(seats):
                turned = np.roll(seen[0][field.name], -seat, axis=0)
                np.testing.assert_array_equal(seen[seat][field.name], turned)


def test_omniscient_is_said_and_never_from_views() -> None:
    state = games()["citadels"].new(4, 1)
    encoder = Encoder(state.ruleset, omniscient=True)
    assert "deck" in encoder.pieces and "deck" not in encoder_of(state.ruleset).pieces
    with pytest.raises(ValueError, match="omniscient"):
        encoder.encode_view(state.view(0))


def test_encoders_copy_and_pickle_by_name() -> None:
    encoder = encoder_of(ruleset_for("citadels", 4))
    assert copy.deepcopy(encoder) is encoder
    assert pickle.loads(pickle.dumps(encoder)).size == encoder.size


def test_parts_must_fit_the_seats() -> None:
    with pytest.raises(ValueError, match="equal part"):
        Layout(4, (Field("odd", 6, "public", "six values", by_seat=True),))
