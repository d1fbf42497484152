from __future__ import annotations

import struct

import pytest

from rathaus.core.errors import ActionError, RecordError
from rathaus.core.layout import FIRST
from rathaus.core.registry import get, state_from_bytes
from rathaus.core.state import State
from tests.conformance.configuration import game_names

pytestmark = pytest.mark.engine
FRAMES = 32


@pytest.fixture(params=game_names())
def state(request: pytest.FixtureRequest) -> State:
    game = get(request.param)
    return game.new(game.seats[-1] - 1, 4)


def test_frames_are_a_stack(state: State) -> None:
    frames = state.frames()
    assert frames and all(len(frame) == 6 for frame in frames)
    box = frames[-1][0]
    more = [*frames, (box, 1, 2, 3, 4, 5)]
    state.set_frames(more)
    assert state.frames() == more
    assert (state.box, state.seat, state.a, state.b, state.c, state.d) == (box, 1, 2, 3, 4, 5)
    assert state.seat_to_act() == 1
    state.set_frames([])
    assert state.frames() == []
    assert state.is_over()
    assert state.seat_to_act() == -1
    assert state.legal_actions() == []


def test_cells_of_dropped_frames_are_cleared(state: State) -> None:
    before = state.to_bytes()
    frames = state.frames()
    state.set_frames([*frames, (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)])
    state.set_frames(frames)
    assert state.to_bytes() == before


def test_stack_overflow_is_an_error(state: State) -> None:
    frame = state.frames()[-1]
    state.set_frames([frame] * FRAMES)
    assert len(state.frames()) == FRAMES
    with pytest.raises(OverflowError):
        state.set_frames([frame] * (FRAMES + 1))


def test_fields(state: State) -> None:
    layout = state.ruleset.game.layout
    for spec in layout:
        values = tuple(range(1, spec.length + 1))
        state.set_field(spec.name, values)
        assert state.field(spec.name) == values
        state.set_field(spec.name, [7], spec.length - 1)
        assert state.field(spec.name) == (*values[:-1], 7)
        for at in (-1, spec.length):
            with pytest.raises(IndexError):
                state.set_field(spec.name, [1], at)
    for spec in layout:  # no field has overwritten another
        assert state.field(spec.name) == (*range(1, spec.length), 7)
    with pytest.raises(KeyError):
        state.field("no_such_field")


def test_extreme_values_survive(state: State) -> None:
    for spec in state.ruleset.game.layout:
        values = [2**64 - 1, 0] if spec.wide else [-(2**15), 2**15 - 1]
        values = values[: spec.length]
        state.set_field(spec.name, values)
        assert state.field(spec.name)[: len(values)] == tuple(values)
        again = state.clone()
        assert again.field(spec.name) == state.field(spec.name)


def test_digest_depends_on_every_cell(state: State) -> None:
    """One bit anywhere in the block changes the digest and makes states unequal."""
    cells = state.cell_bytes()
    digests = {state.digest()}
    impossible = 0
    for place in range(0, len(cells), 2):
        if 8 <= place < 10:  # the depth must stay possible
            continue
        changed = bytearray(cells)
        changed[place] ^= 1
        other = state.clone()
        try:
            other.set_cell_bytes(bytes(changed))
        except RecordError:  # no box or no seat has such a number
            impossible += 1
            continue
        digests.add(other.digest())
        assert other != state
    assert len(digests) == len(cells) // 2 - impossible
    assert impossible <= 2 * len(state.frames())
    assert all(0 <= digest < 2**64 for digest in digests)


def test_hash_follows_equality(state: State) -> None:
    other = state.clone()
    assert hash(other) == hash(state)
    assert len({state, other}) == 1
    assert state != "a state" and state is not None
    assert (state == 3) is False


def test_block_layout(state: State) -> None:
    layout = state.ruleset.game.layout
    cells = state.cell_bytes()
    assert len(cells) == 2 * layout.size
    state.reseed(2**64 - 3)
    assert int.from_bytes(state.cell_bytes()[:8], "little") == 2**64 - 3
    assert struct.unpack_from("<h", cells, 8) == (len(state.frames()),)
    first = next(spec for spec in layout if not spec.wide)
    state.set_field(first.name, [1234])
    assert struct.unpack_from("<h", state.cell_bytes(), 2 * first.offset) == (1234,)
    assert min(spec.offset for spec in layout) == FIRST


def test_wrong_lengths(state: State) -> None:
    for data in (b"", b"\0", state.cell_bytes()[:-2], state.cell_bytes() + b"\0\0"):
        with pytest.raises(RecordError, match="bytes"):
            state.clone().set_cell_bytes(data)


def test_bytes_of_no_state() -> None:
    for data in (b"", b"RTH1", b"RTH1\0\0\0\0", b"RTH1\xff\xff\xff\xff", b"nothing", b"RTH1\x02\0\0\0{}"):
        with pytest.raises(Exception, match=r"\w+ \w+") as caught:
            state_from_bytes(data)
        assert type(caught.value).__name__ in ("RecordError", "UnknownGame")


def test_actions_out_of_range(state: State) -> None:
    n_actions = state.ruleset.game.n_actions
    assert not state.is_legal(-1) and not state.is_legal(n_actions)
    for number in (-1, n_actions):
        with pytest.raises(ActionError, match="no action number"):
            state.apply(number)
        with pytest.raises(ActionError, match="no action number"):
            state.why_not(number)
