"""States as bytes: exact there and back, and damaged bytes are refused with a sentence."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest

from rathaus.core.errors import RecordError
from rathaus.core.registry import state_from_bytes
from rathaus.core.state import MAGIC
from tests.conformance.configuration import Case, cases
from tests.conformance.play import sample

pytestmark = pytest.mark.engine
START = len(MAGIC) + 4


def split(data: bytes) -> tuple[dict[str, Any], bytes]:
    (length,) = struct.unpack("<I", data[len(MAGIC) : START])
    return json.loads(data[START : START + length]), data[START + length :]


def joined(head: Any, cells: bytes) -> bytes:
    text = json.dumps(head).encode()
    return MAGIC + struct.pack("<I", len(text)) + text + cells


def test_bytes_there_and_back(case: Case) -> None:
    for state in sample(case, 12, 3):
        data = state.to_bytes()
        for again in (case.game.from_bytes(data), state_from_bytes(data)):
            assert again == state
            assert again.digest() == state.digest()
            assert again.to_bytes() == data
            assert again.seat_to_act() == state.seat_to_act()
            assert again.legal_actions() == state.legal_actions()
            assert again.frames() == state.frames()
        if not state.is_over():
            action = state.legal_actions()[-1]
            again.apply(action)
            state.apply(action)
            assert again.digest() == state.digest()


@pytest.fixture(scope="module", params=[case for case in cases() if case.configuration.golden][::3], ids=str)
def stored(request: pytest.FixtureRequest) -> tuple[Case, bytes]:
    return request.param, sample(request.param, 1, 1)[0].to_bytes()


def test_truncated(stored: tuple[Case, bytes]) -> None:
    case, data = stored
    cuts = {*range(START + 8), len(data) // 2, len(data) - 2, len(data) - 1}
    for cut in sorted(cuts):
        with pytest.raises(RecordError):
            case.game.from_bytes(data[:cut])
        with pytest.raises(RecordError):
            state_from_bytes(data[:cut] if cut else b"")


def test_too_long(stored: tuple[Case, bytes]) -> None:
    case, data = stored
    for more in (b"\0", b"\0\0", b"x" * 64, data):
        with pytest.raises(RecordError):
            case.game.from_bytes(data + more)


def test_flipped_header(stored: tuple[Case, bytes]) -> None:
    """A changed letter is refused, or it happens to name another possible game; it never does anything else."""
    case, data = stored
    head, _ = split(data)
    end = START + len(json.dumps(head, separators=(",", ":")))
    refused = 0
    for place in range(end):
        for bit in (0, 5, 7):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            try:
                again = case.game.from_bytes(bytes(changed))
            except RecordError:
                refused += 1
            else:
                assert (
                    again.ruleset.header() != json.dumps(head, sort_keys=True, separators=(",", ":")).encode()
                )
    assert refused > 2 * end


@pytest.mark.parametrize(
    "change",
    [
        {"game": "no_such_game"},
        {"game": None},
        {"rules": "no such version"},
        {"components": "0000000000000000"},
        {"seats": 0},
        {"seats": 99},
        {"seats": "4"},
        {"seats": None},
        {"options": {"no_such_option": 1}},
        {"options": None},
        {"options": []},
        {"options": "edition"},
    ],
    ids=str,
)
def test_header_of_something_else(stored: tuple[Case, bytes], change: dict[str, Any]) -> None:
    case, data = stored
    head, cells = split(data)
    with pytest.raises(RecordError):
        case.game.from_bytes(joined({**head, **change}, cells))


@pytest.mark.parametrize("head", [None, [], "text", 3, {}], ids=str)
def test_header_of_another_kind(stored: tuple[Case, bytes], head: Any) -> None:
    case, data = stored
    with pytest.raises(RecordError):
        case.game.from_bytes(joined(head, split(data)[1]))


def test_another_version_of_the_format(stored: tuple[Case, bytes]) -> None:
    case, data = stored
    for magic in (b"RTH0", b"RTH2", b"xxxx", b"    "):
        with pytest.raises(RecordError):
            case.game.from_bytes(magic + data[len(MAGIC) :])


def test_impossible_depth(stored: tuple[Case, bytes]) -> None:
    case, data = stored
    head, cells = split(data)
    for depth in (-1, 33, 32767, -32768):
        changed = bytearray(cells)
        changed[8:10] = struct.pack("<h", depth)
        with pytest.raises(RecordError):
            case.game.from_bytes(joined(head, bytes(changed)))
