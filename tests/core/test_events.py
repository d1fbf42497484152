from __future__ import annotations

from rathaus.core.events import EVERYBODY, Event, EventTable, visible
from tests.core.toy import EVENTS

TABLE = EventTable(EVENTS)


def test_reading() -> None:
    assert len(TABLE) == 3
    assert TABLE.read((0, EVERYBODY, 0, 0, 0, 0)) == Event("start", {})
    assert TABLE.read((1, EVERYBODY, 2, 1, 5, 0)) == Event(
        "painted", {"seat": "2", "colour": "green", "n": 5}
    )
    assert TABLE.read((2, EVERYBODY, 0, 2, 0, 0)) == Event("met", {"seat": "0", "seat2": "2"})


def test_who_sees() -> None:
    events = [(0, EVERYBODY, 0, 0, 0, 0), (1, 0b10, 1, 0, 3, 0), (1, EVERYBODY & ~0b10, 1, 0, 0, 0)]
    assert [visible(events[1], seat) for seat in range(-1, 3)] == [False, False, True, False]
    assert [visible(events[2], seat) for seat in range(3)] == [True, False, True]
    assert [event.name for event in TABLE.seen_by(events, 1)] == ["start", "painted"]
    assert [event.arguments.get("n") for event in TABLE.seen_by(events, 0)] == [None, 0]
