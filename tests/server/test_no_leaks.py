"""Nothing hidden leaves the server: replace everything that a seat cannot see, and every byte stays the same.

Checked at many positions of a game, for every seat and for spectators: the page, every part of the stream, the
JSON of the API, and the API's stream. Events that the seat may not see are falsified as well.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from live import Live, Player, Stream, create, join

from rathaus.core.events import visible
from rathaus.server.render import PARTS
from rathaus.table.table import Entry

LAYOUTS = ("wide", "tall")


def everything(client: httpx.Client, table_id: str, player: Player | None) -> Iterator[str]:
    """All that a seat can get from the server."""
    seat = player.seat if player else -1
    headers = player.headers if player else {}
    for layout in LAYOUTS:
        yield client.get(f"/t/{table_id}?seat={seat}&layout={layout}", headers=headers).text
        stream = Stream(client, f"/t/{table_id}/stream?seat={seat}&layout={layout}", **headers)
        yield from (data for _, _, data in stream.take(len(PARTS)))
        stream.close()
    for path in ("", "/actions"):
        yield client.get(f"/api/tables/{table_id}{path}?seat={seat}", headers=headers).text
    stream = Stream(client, f"/api/tables/{table_id}/events?seat={seat}", **headers)
    yield stream.take(1)[0][2]
    stream.close()


def falsified(entry: Entry, seat: int, chance: random.Random, table: Any) -> Entry:
    """An event that the seat may not see, with other arguments."""
    if entry.event is None or visible(entry.event, seat):
        return entry
    spec = table.game.events.specs[entry.event[0]]
    arguments = [0 if isinstance(a, str) else chance.randrange(a.size) for a in spec.arguments]
    return Entry(entry.move, (*entry.event[:2], *arguments, *entry.event[2 + len(arguments) :]))


def check_seat(live: Live, client: httpx.Client, table_id: str, player: Player | None) -> None:
    table = live.table(table_id)
    seat = player.seat if player else -1
    true_state, true_log = table.state, table.log
    before = list(everything(client, table_id, player))
    secret = f"{table.row.seed}"
    for text in before:
        assert secret not in text
        assert table.row.salt not in text
    try:
        for world in (11, 12):
            chance = random.Random(world)
            table.state = true_state.determinize(seat, world)
            table.log = [falsified(entry, seat, chance, table) for entry in true_log]
            after = list(everything(client, table_id, player))
            for one, other in zip(before, after, strict=True):
                assert one == other
    finally:
        table.state, table.log = true_state, true_log


@pytest.mark.parametrize("seed", ["7012345678901234567", "8012345678901234568"])
def test_every_answer_to_every_seat(live: Live, client: httpx.Client, seed: str) -> None:
    made, (host,) = create(client, "moo", seed=seed)
    players = {p.seat: p for p in (host, *join(client, made))}
    chance = random.Random(int(seed))
    table = live.table(host.id)
    for move in range(60):
        if table.state.is_over():
            break
        if move % 6 == 0 or move < 5:
            for player in (*players.values(), None):
                check_seat(live, client, host.id, player)
        mover = players[table.state.seat_to_act()]
        assert mover.act(table.row.version, chance.choice(table.state.legal_actions())).status_code == 200
