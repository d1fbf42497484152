"""Server-sent events: the first one, one after each move, each seat its own, and connecting again."""

from __future__ import annotations

import json
import re

import httpx
from live import Live, Player, Stream, create, join

from rathaus.server.render import PARTS


def test_first_event_and_an_update_after_a_move(live: Live, client: httpx.Client) -> None:
    made, (host,) = create(client, "moo")
    others = join(client, made)
    players = {p.seat: p for p in (host, *others)}
    view = host.view()
    stream = Stream(client, f"/api/tables/{host.id}/events?seat=0", **host.headers)
    ((first, event, data),) = stream.take(1)
    assert (first, event) == (str(view["version"]), "table")
    assert json.loads(data)["view"] == view["view"]
    mover = players[view["to_act"]]
    seen = mover.view()
    reply = mover.act(seen["version"], seen["view"]["legal"][0]["number"])
    ((second, _, data),) = stream.take(1)
    assert int(second) == reply.json()["version"] == view["version"] + 1
    assert json.loads(data)["version"] == view["version"] + 1
    stream.close()


def test_a_stream_tells_only_what_its_seat_may_see(live: Live, client: httpx.Client) -> None:
    made, (host,) = create(client, "moo")
    join(client, made)
    seats = {}
    for seat in (0, -1):
        stream = Stream(client, f"/api/tables/{host.id}/events?seat={seat}", **host.headers)
        seats[seat] = json.loads(stream.take(1)[0][2])
        stream.close()
    assert seats[0]["view"]["own"]
    assert not seats[-1]["view"]["own"]
    assert seats[-1]["seat"] == -1
    with live.browser() as stranger:
        assert stranger.get(f"/api/tables/{host.id}/events?seat=0").status_code == 403
        assert stranger.get(f"/t/{host.id}/stream?seat=0").status_code == 403


def test_connecting_again_sends_only_news(live: Live, client: httpx.Client) -> None:
    made, (host,) = create(client, "moo")
    join(client, made)
    version = host.view()["version"]
    for by_header in (False, True):
        page, last = (1, {"Last-Event-ID": str(version)}) if by_header else (version, {})
        path = f"/api/tables/{host.id}/events?seat=0&version={page}"
        stream = Stream(client, path, **host.headers, **last)
        live.call(poke(live, host))
        ((identity, _, _),) = stream.take(1)
        assert int(identity) == version + 1
        stream.close()
        version += 1
    stream = Stream(client, f"/api/tables/{host.id}/events?seat=0", **host.headers, **{"Last-Event-ID": "1"})
    assert stream.take(1)[0][0] == str(version)
    stream.close()


async def poke(live: Live, player: Player) -> None:
    """A change of the table without a move."""
    table = await live.tables.get(player.id)
    token = player.headers["Authorization"].removeprefix("Bearer ")
    await live.tables.set_fast(player.id, player.seat, token, not table.row.fast)


def test_page_parts(live: Live, client: httpx.Client) -> None:
    path = client.get("/quick/citadels?bots=random&fast=1").headers["location"]
    html = client.get(path).text
    stream = Stream(client, f"{path}/stream?seat=0&layout=tall")
    events = stream.take(len(PARTS))
    assert [event for _, event, _ in events] == list(PARTS)
    for name in PARTS:
        assert f'sse-swap="{name}"' in html
    stream.close()


def test_only_changed_parts_are_sent(live: Live, client: httpx.Client) -> None:
    path = client.get("/quick/citadels?bots=random&fast=1").headers["location"]
    for _ in range(2000):
        html = client.get(path).text
        if 'id="act"' in html:
            break
    version = re.search(r'name="version" value="(\d+)"', html)
    assert version
    stream = Stream(client, f"{path}/stream?seat=0")
    stream.take(len(PARTS))
    client.post(f"{path}/fast", data={"seat": "0", "on": "false"})
    identity, event, _ = stream.take(1)[0]
    assert (int(identity), event) == (int(version[1]) + 1, "actions")
    stream.close()


def test_streams_end_when_the_server_stops(live: Live, client: httpx.Client) -> None:
    path = client.get("/quick/citadels?bots=random").headers["location"]
    stream = Stream(client, f"{path}/stream?seat=0")
    stream.take(1)
    live.stop()
    assert not live.thread.is_alive()
    stream.close()


def test_streams_of_unknown_tables(client: httpx.Client) -> None:
    assert client.get("/t/nowhere/stream").status_code == 404
    assert client.get("/t/nowhere/stream?version=x").status_code == 422
