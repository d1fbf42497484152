"""The JSON API: a whole game, and refusals that change nothing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from live import Live, Player, create, join, play_out

from rathaus.core.records import Record


def test_openapi_describes_every_address(client: httpx.Client) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {
        "/api/games",
        "/api/tables",
        "/api/invitations/{invitation}",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/actions",
        "/api/tables/{table_id}/undo",
        "/api/tables/{table_id}/record",
        "/api/tables/{table_id}/events",
    } == set(paths)


def test_games_are_listed_with_options(client: httpx.Client) -> None:
    game = next(game for game in client.get("/api/games").json() if game["name"] == "citadels")
    assert game["title"] == "Citadels"
    assert game["seats"][0] == 2
    assert "random" in game["bots"]
    assert game["options"][0]["name"] == "edition"
    assert 0 <= game["reconstructed"] <= 1


def test_a_whole_game_and_its_record(client: httpx.Client) -> None:
    _made, (player,) = create(client)
    assert player.get("/record").status_code == 409
    end = play_out(player)
    assert sorted(end["view"]["ranking"])[0] == 1
    assert end["opening"]["seed"]
    record = Record.from_text(player.get("/record").text)
    state = record.replay()
    assert state.is_over()
    assert state.scores() == [sum(sheet.values()) for sheet in end["view"]["sheets"]]
    assert str(record.seed) == end["opening"]["seed"]
    assert len(record.moves) == end["moves"]


def test_actions_carry_labels_targets_and_rules(client: httpx.Client) -> None:
    _, (player,) = create(client)
    view = player.wait_turn()
    actions = player.get("/actions").json()
    assert [a["number"] for a in actions["legal"]] == [a["number"] for a in view["view"]["legal"]]
    assert all(a["label"] and a["rule"].startswith("R") for a in actions["legal"])
    assert any(a["target"] for a in actions["legal"])
    assert player.get("/actions", seat=-1).json()["legal"] == []


def test_actions_may_be_given_as_text(client: httpx.Client) -> None:
    _, (player,) = create(client)
    view = player.wait_turn()
    assert player.act(view["version"], view["view"]["legal"][0]["text"]).status_code == 200


@pytest.fixture
def turn(client: httpx.Client) -> tuple[Player, dict[str, Any]]:
    _, (player,) = create(client, seed="5")
    return player, player.wait_turn()


def unchanged(player: Player, before: dict[str, Any]) -> bool:
    return player.view() == before


def test_a_stale_version_is_refused(turn: tuple[Player, dict[str, Any]]) -> None:
    player, view = turn
    legal = view["view"]["legal"][0]["number"]
    for version in (view["version"] - 1, view["version"] + 1):
        reply = player.act(version, legal)
        assert reply.status_code == 409
        assert reply.json()["error"] == "stale"
        assert "moved on" in reply.json()["message"]
    assert unchanged(player, view)


def test_an_illegal_action_is_refused_with_rule_and_reason(turn: tuple[Player, dict[str, Any]]) -> None:
    player, view = turn
    reply = player.act(view["version"], "end")
    assert reply.status_code == 422
    answer = reply.json()
    assert answer["error"] == "illegal"
    assert answer["rule"].startswith("R")
    assert answer["reason"]
    assert "not possible now" in answer["message"]
    assert unchanged(player, view)


@pytest.mark.parametrize("action", [-1, 10**8, "fly", "build", "build district:moon", ""])
def test_an_unknown_action_is_refused(turn: tuple[Player, dict[str, Any]], action: int | str) -> None:
    player, view = turn
    reply = player.act(view["version"], action)
    assert reply.status_code == 422, reply.text
    assert unchanged(player, view)


def test_forged_and_foreign_tokens_are_refused(
    client: httpx.Client, turn: tuple[Player, dict[str, Any]]
) -> None:
    player, view = turn
    legal = view["view"]["legal"][0]["number"]
    for forged in (Player(client, player.id, 0, "forged"), Player(client, player.id, 1, "forged")):
        assert forged.act(view["version"], legal).status_code == 403
        assert forged.get().status_code == 403
    right = player.headers["Authorization"].removeprefix("Bearer ")
    assert Player(client, player.id, 1, right).act(view["version"], legal).status_code == 403
    assert Player(client, player.id, 1, right).get().status_code == 403
    assert Player(client, player.id, 99, right).act(view["version"], legal).status_code == 403
    assert unchanged(player, view)


def test_not_your_turn(client: httpx.Client) -> None:
    made, (host,) = create(client, "moo", seed="3")
    others = join(client, made)
    players = [host, *others]
    view = host.view()
    idle = next(p for p in players if p.seat != view["to_act"])
    reply = idle.act(view["version"], 0)
    assert reply.status_code == 409
    assert reply.json()["error"] == "not_your_turn"


def test_unknown_tables_and_invitations(client: httpx.Client) -> None:
    assert client.get("/api/tables/nowhere").status_code == 404
    assert client.get("/api/tables/nowhere/events").status_code == 404
    assert client.post("/api/invitations/none", json={"name": "Eve"}).status_code == 404
    body = {"seat": 0, "version": 1, "action": 0}
    assert client.post("/api/tables/nowhere/actions", json=body).status_code == 404


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": [{"kind": "me", "name": "Ada"}]}, "seat_count"),
        ({"seats": [{"kind": "me", "name": "A"}] * 3}, "two_mes"),
        ({"seats": [{"kind": "bot", "bot": "genius"}] * 4}, "unknown_bot"),
        ({"seats": [{"kind": "bot", "bot": "random:depth=3"}] * 4}, "unknown_bot"),
        ({"seats": [{"kind": "me", "name": "  "}, *[{"kind": "open"}] * 3]}, "bad_name"),
        ({"options": {"edition": "tenth"}}, "bad_options"),
        ({"options": {"moon": True}}, "bad_options"),
        ({"options": {"seats": 3}}, "bad_options"),
        ({"options": {"short_game": True}}, "bad_options"),
        ({"seed": "minus one"}, "bad_seed"),
        ({"seed": str(2**64)}, "bad_seed"),
        ({"seats": "many"}, "bad_request"),
    ],
)
def test_impossible_tables_are_refused(
    live: Live, client: httpx.Client, change: dict[str, Any], word: str
) -> None:
    body = {"game": "citadels", "seats": [{"kind": "bot", "bot": "random"}] * 4, **change}
    reply = client.post("/api/tables", json=body)
    assert reply.status_code == (404 if word == "unknown_game" else 422)
    assert reply.json()["error"] == word
    assert reply.json()["message"]
    assert not live.tables._tables


def test_waiting_tables_refuse_moves_and_show_no_hand(client: httpx.Client) -> None:
    made, (host,) = create(client, "moo")
    view = host.view()
    assert view["waiting"]
    assert view["view"] is None
    assert host.act(view["version"], 0).json()["error"] == "waiting"
    guest = join(client, made)[0]
    assert not guest.view()["waiting"]


def test_names_are_unique_at_a_table(client: httpx.Client) -> None:
    made, _ = create(client, "moo")
    first = next(iter(made["invitations"].values()))
    for name, error in (("ada", "name_taken"), ("", "bad_name"), ("x" * 25, "bad_name")):
        assert client.post(f"/api/invitations/{first}", json={"name": name}).json()["error"] == error
    assert client.post(f"/api/invitations/{first}", json={"name": "Bo"}).status_code == 200
    assert client.post(f"/api/invitations/{first}", json={"name": "Cy"}).status_code == 404


def test_messages_come_in_the_reader_s_language(turn: tuple[Player, dict[str, Any]]) -> None:
    player, _view = turn
    player.headers["Accept-Language"] = "zh-TW,zh;q=0.9"
    assert "局面在你查看之後已經變了" in player.act(0, 0).json()["message"]
    player.headers["Accept-Language"] = "zh-CN"
    assert "局面在你查看之后已经变了" in player.act(0, 0).json()["message"]


def test_other_sites_cannot_act(client: httpx.Client, turn: tuple[Player, dict[str, Any]]) -> None:
    player, view = turn
    legal = view["view"]["legal"][0]["number"]
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        player.headers |= headers
        reply = player.act(view["version"], legal)
        assert reply.status_code == 403
        assert reply.json()["error"] == "foreign_origin"
        for name in headers:
            del player.headers[name]
    assert unchanged(player, view)
    player.headers["Origin"] = str(client.base_url).rstrip("/")
    assert player.act(view["version"], legal).status_code == 200
