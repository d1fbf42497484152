"""What lies between head and table while something is chosen: payments, tokens, discards, nations, purchases."""

from __future__ import annotations

from collections.abc import Callable

from rathaus.core.ink import rect
from rathaus.core.textfit import width, wrap
from rathaus.games.city_of_iron.board_desk import supply
from rathaus.games.city_of_iron.board_experts import expert_card
from rathaus.games.city_of_iron.board_ink import coin, colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_parts import cards_in
from rathaus.games.city_of_iron.board_places import land_tile, town_card, unused_tokens
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import activation, expert_hint
from rathaus.games.city_of_iron.fields import COPIES, EXPERTS, NATIONS

SHIP, AIRSHIP, DISTANCE = 64, 128, 63  # how a payment keeps what is missing of a land
CARD = (78.0, 112.0)
PRICED = {"hammer": "hammers", "give": "cards"}  # signs to words of prices
Drawn = tuple[str, float]


def tray(r: Reading, w: float) -> Drawn:
    """What is to be chosen, in a frame; and how high it is."""
    if r.view.over:
        return "", 0
    part = PARTS.get(r.view.asking)
    if part is None and not r.one("used"):
        return "", 0
    inner, high = (part or played)(r, w - 24)
    if not high:
        return "", 0
    edge = f' stroke="{colour("gold") if r.mine else colour("line")}" stroke-width="{2 if r.mine else 1.2}"'
    frame = rect(0, 0, w, high + 20, colour("panel"), 10, edge)
    return frame + plain(inner, (12, 10)), high + 20


# --- payments -------------------------------------------------------------------------------------------------------


def payment(r: Reading, w: float) -> Drawn:
    """A card that is played for its action, or an attack: what it needs, what is paid, what is missing."""
    target, wide = aim(r)
    parts = [target]
    x = wide + 14
    rows = missing(r)
    for i, (name, need, open_) in enumerate(rows):
        asked = r.t(f"price.{PRICED.get(name, name)}", n=need)
        hint = r.hint(asked, r.t("board.missing", n=open_) if open_ else r.t("board.paid_up"))
        parts.append(plain(progress(r, name, need, open_, min(290.0, w - x)), (x, 4 + i * 34), hint))
    high = max(112.0, 4 + len(rows) * 34)
    if r.tall and r.asked_land >= 0:
        parts.append(plain(land_tile(r, r.asked_land, 128, 66), (x, 8 + len(rows) * 34)))
        high = max(high, 74 + len(rows) * 34)
    if r.tall:
        inner, more = played(r, w)
        if more:
            parts.append(plain(inner, (0, high + 6)))
            high += more + 6
    else:
        start = x + 310
        inner, more = played(r, w - start)
        parts.append(plain(inner, (start, 0)))
        high = max(high, more)
    return "".join(parts), high


def aim(r: Reading) -> tuple[str, float]:
    """What is paid for: the card, with the land to settle; or the town that is attacked. And its width."""
    if r.view.asking == "siege":
        return town_card(r, r.frame[2], 104, 100), 104
    card = r.frame[2]
    seat = r.view.to_act
    nation = r.nation(seat)
    inner = expert_card(r, card, nation, *CARD)
    parts = plain(inner, (0, 0), expert_hint(r, card, nation))
    land = r.asked_land
    if land >= 0 and not r.tall:
        return parts + plain(land_tile(r, land, 128, 66), (CARD[0] + 10, 22)), CARD[0] + 138
    return parts, CARD[0]


def missing(r: Reading) -> list[tuple[str, int, int]]:
    """Of each thing asked for: its sign, how much is needed, how much is missing."""
    _, _, a, b, c, _ = r.frame
    asking = r.view.asking
    if asking == "siege":
        return [
            ("attack", r.defence(a), max(0, b)),
            ("distance", int(r.parts.town(a)["distance"]), max(0, c)),
        ]
    need = activation(r, a, r.nation(r.view.to_act))
    if asking == "give":
        return [("give", int(need.get("cards", b)), b)]
    if "hammer" in need:
        return [("hammer", int(need["hammer"]), b)]
    if r.asked_land < 0:
        return []
    record = r.parts.land(r.asked_land)
    rows = [("distance", int(record["distance"]), c & DISTANCE)]
    if record["requires"]:
        flag = SHIP if record["requires"] == "ship" else AIRSHIP
        rows.append((record["requires"], 1, 1 if c & flag else 0))
    return rows


def progress(r: Reading, name: str, need: int, open_: int, w: float) -> str:
    """One thing asked for: filled marks for what is paid, empty ones for what is missing, and both in words."""
    step = min(24.0, (w - 130) / max(1, need))
    parts = [sign(name, 0, 0, 25)]
    x = 32.0
    for i in range(need):
        done = i < need - open_
        fill = colour("hope") if done else colour("white")
        edge = f' stroke="{colour("hope") if done else colour("rust")}" stroke-width="1.600"'
        parts.append(
            rect(x + i * step, 4, step - 4, 18, fill, 5, edge + ("" if done else ' stroke-dasharray="3 2"'))
        )
    x += need * step + 6
    if open_:
        words = r.t("board.missing", n=open_)
        parts.append(line(x, 18, words, 14, w - x, fill=colour("rust"), bold=True))
    else:
        parts.append(sign("yes", x, 3, 20))
        parts.append(line(x + 26, 18, r.t("board.paid_up"), 13, w - x - 26, fill=colour("hope"), bold=True))
    return "".join(parts)


def played(r: Reading, w: float) -> Drawn:
    """The cards that have been played in this turn."""
    used = r.one("used")
    if r.view.asking in ("pay", "give"):
        used -= 1 << COPIES * r.frame[2]  # the card that is paid for lies beside it
    cards = cards_in(used)
    if not cards or w < CARD[0]:
        return "", 0
    nation = r.nation(r.view.to_act)
    parts = [line(0, 11, r.t("board.played_now"), 12, w, fill=colour("teal"), bold=True)]
    step = min(CARD[0] + 8, (w - CARD[0]) / max(1, len(cards) - 1)) if len(cards) > 1 else 0.0
    for i, (kind, n) in enumerate(cards):
        inner = expert_card(r, kind, nation, *CARD, n)
        parts.append(plain(inner, (i * step, 22), expert_hint(r, kind, nation)))
    return "".join(parts), 22 + CARD[1]


def choose_land(r: Reading, w: float) -> Drawn:
    """The card that settles, while its land is chosen."""
    card, nation = r.frame[2], r.nation(r.view.to_act)
    inner = expert_card(r, card, nation, *CARD)
    return plain(inner, (0, 0), expert_hint(r, card, nation)) + words(
        r, "board.choose_land", CARD[0] + 16, w
    ), CARD[1]


def words(r: Reading, key: str, x: float, w: float, **arguments: int) -> str:
    """Some lines that explain."""
    lines = wrap(r.t(key, **arguments), 14, w - x, 4)
    return "".join(line(x, 20 + i * 20, one, 14, w - x, fill=colour("ink")) for i, one in enumerate(lines))


# --- discards -------------------------------------------------------------------------------------------------------


def discards(r: Reading, w: float) -> Drawn:
    """R3.3: the played cards, from which the owner takes the next one for the discard pile."""
    mine = r.mine
    cards = cards_in(r.view.own["unlaid"][0] if mine else r.one("used"))
    cards = [(kind, n) for kind, n in cards if r.parts.deck(kind) == r.frame[2]]
    nation = r.nation(r.view.to_act)
    parts = [line(0, 12, r.t("board.discard_help"), 12.5, w, fill=colour("teal"))]
    gap = 10.0
    per = max(1, int((w + gap) / (CARD[0] + gap)))
    for i, (kind, n) in enumerate(cards):
        row, column = divmod(i, per)
        at = (column * (CARD[0] + gap), 26 + row * (CARD[1] + gap))
        inner = expert_card(r, kind, nation, *CARD, n)
        name = r.t(f"card.{EXPERTS[kind]}")
        hint = expert_hint(r, kind, nation)
        parts.append(r.spot(inner, f"used-{EXPERTS[kind]}", at, CARD, hint, None, "card", name))
    rows = -(-len(cards) // per)
    return "".join(parts), 26 + rows * (CARD[1] + gap) - gap


# --- others ---------------------------------------------------------------------------------------------------------


def token(r: Reading, w: float) -> Drawn:
    """The unused tokens, one of which becomes a city or a district."""
    key = "board.token_for_district" if r.frame[3] else "board.token_for_city"
    inner, high = unused_tokens(r, r.view.to_act, w)
    return line(0, 12, r.t(key), 13, w, fill=colour("teal"), bold=True) + plain(inner, (0, 22)), high + 22


def nations(r: Reading, w: float) -> Drawn:
    """The nations, with their powers and whoever has taken them."""
    per = 1 if r.tall else 4
    gap = 10.0
    wide, h = (w - gap * (per - 1)) / per, 104.0 if r.tall else 150.0
    taken = {r.nation(seat): seat for seat in range(r.seats) if r.nation(seat) >= 0}
    parts = []
    for i, id in enumerate(NATIONS):
        row, column = divmod(i, per)
        at = (column * (wide + gap), row * (h + gap))
        edge = f' class="edge" stroke="{colour("line")}" stroke-width="1.4"'
        inner = rect(0, 0, wide, h, colour("white"), 9, edge) + sign(id, 8, 8, 44)
        inner += line(60, 28, r.t(f"nation.{id}"), 15, wide - 66, fill=colour("ink"), serif=True, bold=True)
        if i in taken:
            inner += line(60, 46, r.name(taken[i]), 12.5, wide - 66, fill=seat_colour(taken[i]), bold=True)
        if r.powers:
            for k, one in enumerate(wrap(r.t(f"board.power.{id}"), 12, wide - 20, 5)):
                inner += line(10, 68 + k * 16, one, 12, wide - 18, fill=colour("ink"))
        if i in taken:
            inner = f'<g opacity=".6">{inner}</g>'
        parts.append(r.spot(inner, f"nation-{id}", at, (wide, h), r.t(f"nation.{id}"), None, "choice", "", 9))
    rows = -(-len(NATIONS) // per)
    return "".join(parts), rows * (h + gap) - gap


def shop(r: Reading, w: float) -> Drawn:
    """R6.6: the reader's supply, with what he has chosen so far and what it costs; others wait for him."""
    if not r.mine:
        return "", 0
    basket = cards_in(r.view.own["basket"][0])
    money = sum(r.parts.expert(kind)["money"] * n for kind, n in basket)
    science = sum(r.parts.expert(kind)["science"] * n for kind, n in basket)
    label = r.t("board.basket")
    x = width(label, 14, 1.17) + 10
    parts = [line(0, 16, label, 14, w, fill=colour("teal"), bold=True)]
    parts.append(coin(x + 12, 11, money, 20))
    parts.append(sign("science", x + 32, 2, 18))
    parts.append(line(x + 54, 16.5, str(science), 14, 18, fill=colour("ink"), bold=True))
    have = r.t("board.you_have", money=r.one("money", r.me), science=r.one("science", r.me))
    parts.append(line(w, 16, have, 13, w - x - 84, "end", colour("faint")))
    inner, high = supply(r, w)
    return "".join(parts) + plain(inner, (0, 28)), high + 28


def build_with(r: Reading, w: float) -> Drawn:
    """R5.6.8: how much cheaper the building of a card is."""
    _, _, money, science, _, _ = r.frame
    inner = sign("build", 0, 0, 26)
    return inner + line(
        34, 19, r.t("board.cheaper", money=money, science=science), 14, w - 34, fill=colour("ink")
    ), 26


PARTS: dict[str, Callable[[Reading, float], Drawn]] = {
    "choose_nation": nations,
    "land": choose_land,
    "pay": payment,
    "give": payment,
    "siege": payment,
    "discard": discards,
    "token": token,
    "buy": shop,
    "build_with": build_with,
}
