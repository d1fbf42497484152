"""The pages, with and without scripts."""

from __future__ import annotations

import math
import re

import httpx
import pytest
from live import Live

from rathaus.core.records import Record
from rathaus.core.registry import games

FORM = {
    "seats": "4",
    "name": "Ada",
    "seat-0": "me",
    "option-city_target": "4",  # a short game
    **{f"seat-{i}": "bot:random" for i in range(1, 8)},
}


def field(html: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="([^"]*)"', html)
    assert found, name
    return found[1]


def sit(client: httpx.Client, **changes: str) -> str:
    reply = client.post("/new/citadels", data={**FORM, "option-edition": "first2000", **changes})
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def wait_turn(client: httpx.Client, path: str) -> str:
    for _ in range(3000):
        html = client.get(path).text
        if 'id="act"' in html or 'class="finish"' in html:
            return html
    raise TimeoutError(path)


def test_home_lists_games_in_the_reader_s_language(client: httpx.Client) -> None:
    html = client.get("/", headers={"Accept-Language": "en"}).text
    assert "/new/citadels" in html
    assert '<html lang="en">' in html
    assert '<html lang="zh-Hant">' in client.get("/", headers={"Accept-Language": "zh-HK"}).text
    assert (
        '<html lang="zh-Hans">' in client.get("/", headers={"Accept-Language": "de,zh;q=0.8,en;q=0.5"}).text
    )


def test_reconstructed_components_are_named_wherever_a_game_is_offered(client: httpx.Client) -> None:
    for name, game in games().items():
        share = game.components.reconstructed_share()
        words = f"{math.ceil(100 * share)}% of the components reconstructed"
        home = client.get("/", headers={"Accept-Language": "en"}).text
        card = re.search(rf'<article class="game-card game-{name}">.*?</article>', home, re.DOTALL)
        assert card is not None
        table = client.get(f"/quick/{name}?bots=random", follow_redirects=True).text
        for html in (card[0], client.get(f"/new/{name}").text, table):
            assert (words in html) == (share > 0), name


def test_a_chosen_language_stays(client: httpx.Client) -> None:
    reply = client.post("/language", data={"lang": "zh_Hans", "next": "/new/citadels?seats=5"})
    assert reply.headers["location"] == "/new/citadels?seats=5"
    assert '<html lang="zh-Hans">' in client.get("/", headers={"Accept-Language": "en"}).text


@pytest.mark.parametrize("target", ["https://evil.example/", "//evil.example", "/\\evil.example", "evil"])
def test_language_switch_leads_nowhere_else(client: httpx.Client, target: str) -> None:
    assert client.post("/language", data={"lang": "en", "next": target}).headers["location"] == "/"


def test_setup_offers_every_declared_option(live: Live, client: httpx.Client) -> None:
    from rathaus.core.registry import get

    html = client.get("/new/citadels").text
    for option in get("citadels").options:
        assert f'name="option-{option.name}"' in html
    for text in ("me", "open", "bot:random"):
        assert f'value="{text}"' in html


def test_a_refused_form_keeps_everything(client: httpx.Client) -> None:
    changes = {
        "name": "Grete",
        "seats": "5",
        "seat-2": "open",
        "seed": "99",
        "fast": "1",
        "option-short_game": "true",
        "option-city_target": "9",
        "option-murdered_king_gets_crown": "false",
        "option-edition": "first2000",
        "option-first_crown": "seat1",
    }
    reply = client.post("/new/citadels", data={**FORM, **changes})
    assert reply.status_code == 422
    html = reply.text
    assert 'role="alert"' in html
    assert "short_game" in html
    assert 'value="Grete"' in html
    assert re.search(r'id="n5" checked', html)
    assert re.search(
        r'name="seat-2">\s*<option value="me">[^<]*</option>\s*<option value="open" selected', html
    )
    assert 'name="seed" inputmode="numeric" pattern="[0-9]*" maxlength="19" value="99"' in html
    assert re.search(r'name="fast" value="1" checked', html)
    assert re.search(r'name="option-city_target"[^>]*value="9"', html)
    assert '<option value="seat1" selected>' in html
    assert re.search(r'name="option-short_game" value="true" checked', html)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": "many"},
        {"seats": "9" * 30},
        {"seats": "1"},
        {"seat-1": "me"},
        {"seat-1": "ghost"},
        {"seat-1": "bot:genius"},
        {"seed": "x"},
        {"seed": "-1"},
        {"name": ""},
        {"name": "\u0007"},
        {"option-edition": "tenth"},
        {"option-city_target": "one"},
        {"option-characters": "nobody"},
    ],
)
def test_impossible_forms_are_refused_with_a_sentence(client: httpx.Client, changes: dict[str, str]) -> None:
    reply = client.post("/new/citadels", data={**FORM, **changes})
    assert reply.status_code == 422, reply.text
    alert = re.search(r'role="alert"[^>]*>(.*?)</div>', reply.text, re.DOTALL)
    assert alert
    assert len(alert[1]) > 20


def test_a_game_by_plain_forms(client: httpx.Client) -> None:
    path = sit(client)
    while True:
        html = wait_turn(client, path)
        if 'class="finish"' in html:
            break
        numbers = re.findall(r'name="action" value="(\d+)"', html)
        data = {"seat": "0", "version": field(html, "version"), "action": numbers[len(numbers) // 2]}
        reply = client.post(f"{path}/act", data=data)
        assert reply.status_code == 303, reply.text
    assert "sha256(" in html
    record = client.get(f"{path}/record")
    assert "attachment" in record.headers["content-disposition"]
    Record.from_text(record.text).replay()
    again = client.post(f"{path}/again", data={"seat": "0"})
    assert again.status_code == 303
    following = again.headers["location"]
    assert client.post(f"{path}/again", data={"seat": "0"}).headers["location"] == following
    assert 'class="tag you"' in client.get(following).text
    assert f'href="{following}"' in client.get(path).text


def test_refused_moves_are_pages_or_notices(client: httpx.Client) -> None:
    path = sit(client)
    html = wait_turn(client, path)
    data = {"seat": "0", "version": "1" if field(html, "version") != "1" else "9", "action": "0"}
    reply = client.post(f"{path}/act", data=data)
    assert reply.status_code == 409
    assert "<main" in reply.text
    assert f'href="{path}"' in reply.text
    reply = client.post(f"{path}/act", data=data, headers={"HX-Request": "true"})
    assert reply.status_code == 409
    assert reply.text.startswith('<div class="notice" data-error="stale">')
    for action in ("", "x", "9" * 12, "-1"):
        data = {"seat": "0", "version": field(html, "version"), "action": action}
        assert client.post(f"{path}/act", data=data).status_code == 422
    data["action"] = "0"
    assert client.post(f"{path}/act", data={**data, "seat": "one"}).status_code == 422
    assert client.post(f"{path}/act", data={**data, "seat": "2"}).status_code == 403
    assert client.get(f"{path}/record").status_code == 409
    assert client.post(f"{path}/again").status_code == 409
    assert field(client.get(path).text, "version") == field(html, "version")


def test_spectators_see_no_list_and_cannot_act(live: Live, client: httpx.Client) -> None:
    path = sit(client)
    html = wait_turn(client, path)
    with live.browser() as stranger:
        seen = stranger.get(path).text
        assert 'id="act"' not in seen
        assert "You are watching" in seen
        data = {"seat": "0", "version": field(html, "version"), "action": "0"}
        assert stranger.post(f"{path}/act", data=data).status_code == 403
        assert stranger.get(f"{path}?seat=0").status_code == 403
        assert stranger.get(f"{path}/stream?seat=0").status_code == 403
        assert stranger.get(f"{path}/device?seat=0").status_code == 403


def test_invitations_and_other_devices(live: Live, client: httpx.Client) -> None:
    path = sit(client, **{"seats": "3", "seat-1": "open"})
    html = client.get(path).text
    (invitation,) = set(re.findall(r'href="(/join/[^"]+)"', html))
    with live.browser() as guest:
        assert invitation not in guest.get(path).text
        assert guest.post(invitation, data={"name": "ADA"}).status_code == 409
        reply = guest.post(invitation, data={"name": "Bo"})
        assert reply.headers["location"] == f"{path}?seat=1"
        cookie = reply.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert 'class="tag you"' in guest.get(path).text
        assert guest.get(invitation).status_code == 404
        link = re.search(r'class="link" href="([^"]+)"', guest.get(f"{path}/device?seat=1").text)
        assert link
    with live.browser() as phone:
        assert phone.get(link[1].replace(live.url, "")).headers["location"] == f"{path}?seat=1"
        assert 'class="tag you"' in phone.get(path).text
        forged = link[1].replace(live.url, "")[:-4] + "aaaa"
        assert phone.get(forged).status_code == 403


def test_quick_table(client: httpx.Client) -> None:
    path = client.get("/quick/citadels?bots=random&seats=3").headers["location"]
    assert "Bruno" in client.get(path).text
    assert client.get("/quick/chess").status_code == 404
    assert client.get("/quick/citadels?seats=40").status_code == 422
    assert client.get("/quick/citadels?bots=genius").status_code == 422
    assert path in client.get("/").text


def test_addresses_that_lead_nowhere(client: httpx.Client) -> None:
    for path in ("/nowhere", "/t/none", "/new/chess", "/join/none", "/t/none/record", "/static/none.js"):
        reply = client.get(path)
        assert reply.status_code == 404, path
    assert client.get("/t/none/act").status_code == 405
    assert client.get("/t/none?seat=x").status_code == 422


def test_other_sites_cannot_post(client: httpx.Client) -> None:
    headers = {"Origin": "https://evil.example"}
    for path in ("/new/citadels", "/language", "/t/x/act", "/t/x/undo", "/t/x/again", "/join/x"):
        assert client.post(path, data={}, headers=headers).status_code == 403, path


def test_pages_name_no_other_host(client: httpx.Client) -> None:
    path = sit(client)
    for address in ("/", "/new/citadels", path):
        reply = client.get(address)
        assert not re.search(r'(?:src|href|action)="(?:https?:)?//', reply.text)
        assert "default-src 'self'" in reply.headers["content-security-policy"]
