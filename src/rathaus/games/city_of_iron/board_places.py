"""Lands, towns, city tokens and cities as they lie on the drawn board."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import circle, group, num, rect
from rathaus.core.textfit import BOLD, SERIF, width
from rathaus.games.city_of_iron.board_buildings import free_site, site
from rathaus.games.city_of_iron.board_ink import PEN, colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_parts import Record
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import (
    building_hint,
    city_hint,
    city_name,
    district_slots,
    token_hint,
)
from rathaus.games.city_of_iron.fields import BUILDINGS, CITIES, LANDS, TOWNS

HEAD = 33.0  # of a city
BETWEEN = 5.0  # slots
TOKEN = (126.0, 32.0)


# --- lands --------------------------------------------------------------------------------------------------------


def land_tile(r: Reading, land: int, w: float, h: float) -> str:
    """A land that can be settled: distance, ship or airship, terrains."""
    record = r.parts.land(land)
    terrains = r.parts.terrains(land)
    parts = [ground(terrains, w, h)]
    parts.append(rect(5, 5, 35, 22, colour("panel"), 11, f' stroke="{colour("ink")}"'))
    parts.append(sign("distance", 8, 7, 17))
    parts.append(line(32, 21, str(record["distance"]), 14.5, 12, "middle", colour("ink"), bold=True))
    if record["requires"]:
        parts.append(circle(22.5, 44, 14, colour("panel"), f' stroke="{colour("ink")}"'))
        parts.append(sign(record["requires"], 12.5, 34, 20))
    room = w - 50
    size = min(30.0, room / len(terrains) - 3)
    left = 46 + (room - len(terrains) * (size + 3)) / 2
    for i, terrain in enumerate(terrains):
        parts.append(sign(terrain, left + i * (size + 3), 7, size))
    parts.append(
        line(
            w - 6, h - 7, r.t(f"land.{LANDS[land]}"), 12, w - 50, "end", colour("ink"), serif=True, bold=True
        )
    )
    return "".join(parts)


def ground(terrains: list[str], w: float, h: float) -> str:
    """The ground of a land: a strip of each of its terrains under a pale veil."""
    tints = [str(PEN.data["terrains"][name]) for name in terrains]
    parts = [rect(0, 0, w, h, tints[0], 9, f' stroke="{colour("ink")}" stroke-width="1.2"')]
    step = w / len(tints)
    for i, tint in enumerate(tints[1:], 1):
        x = i * step
        last = i == len(tints) - 1
        right = (
            f"H{num(w - 9)}q8.400 0 8.400 8.400V{num(h - 9)}q0 8.400-8.400 8.400"
            if last
            else f"H{num(x + step + 8)}V{num(h - 0.6)}"
        )
        parts.append(
            f'<path d="M{num(x + 7)} .6{right}H{num(x - 7)}q10-{num(h / 2)} 14-{num(h - 1)}z" fill="{tint}"/>'
        )
    parts.append(rect(0.6, 0.6, w - 1.2, h - 1.2, colour("white"), 9, ' fill-opacity=".28"'))
    return "".join(parts)


# --- towns --------------------------------------------------------------------------------------------------------


def town_gifts(record: Record) -> list[tuple[str, str]]:
    """What a town gives, as signs and numbers."""
    effects = record["effects"]
    found = [(good, f"+{n}") for good, n in record["goods"].items()]
    shown = (
        ("draw_citizen", "citizen", "+"),
        ("draw_military", "military", "+"),
        ("round_science", "science", "+"),
        ("virtual_good", "again", "+"),
        ("slots", "district", ""),
        ("counts_as_towns", "town", "×"),
    )
    found += [(name, f"{before}{effects[key]}") for key, name, before in shown if key in effects]
    if record["income"] and not record["goods"]:
        found.append(("income", f"+{record['income']}"))
    return found


def town_card(r: Reading, town: int, w: float, h: float, owner: int = -1) -> str:
    """A town: stars, name, what it gives, and its defence and distance."""
    record = r.parts.town(town)
    edge = seat_colour(owner) if owner >= 0 else colour("ink")
    thick = "2.4" if owner >= 0 else "1.2"
    parts = [rect(0, 0, w, h, "#ece0cb", 8, f' class="edge" stroke="{edge}" stroke-width="{thick}"')]
    parts.append(sign("town", w / 2 - h * 0.36, h * 0.2, h * 0.72, "") if w > 60 else "")
    parts.append(rect(1.5, 1.5, w - 3, h - 3, "#f6eddb", 7, ' fill-opacity=".82"'))
    stars = int(record["stars"])
    if stars:
        parts += [sign("star", w / 2 - stars * 7 + i * 14, 4, 13) for i in range(stars)]
    else:
        parts.append(sign("nostar", w / 2 - 6.5, 4, 13))
    parts.append(
        line(w / 2, 30, r.t(f"town.{TOWNS[town]}"), 12, w - 8, "middle", colour("ink"), serif=True, bold=True)
    )
    shown = town_gifts(record)
    step = min(44.0, (w - 6) / max(1, len(shown)))
    left = w / 2 - step * len(shown) / 2
    tight = step < 42
    for i, (name, words) in enumerate(shown):
        x = left + (i + 0.5) * step
        if tight:
            parts.append(sign(name, x - 19, 39, 18))
            parts.append(line(x, 52, words, 12, 19, fill=colour("ink"), bold=True))
        else:
            parts.append(sign(name, x - 21, 36, 22))
            parts.append(line(x + 2, 52, words, 13, 20, fill=colour("ink"), bold=True))
    y = h - 13
    parts.append(rect(1, h - 25, w - 2, 24, colour("shade"), 7))
    parts.append(sign("defence", w / 2 - 37, y - 9, 18))
    parts.append(line(w / 2 - 17, y + 5, str(r.defence(town)), 14.5, 18, fill=colour("ink"), bold=True))
    parts.append(sign("distance", w / 2 + 4, y - 9, 18))
    parts.append(line(w / 2 + 24, y + 5, str(record["distance"]), 14.5, 14, fill=colour("ink"), bold=True))
    return "".join(parts)


# --- tokens ---------------------------------------------------------------------------------------------------------


def token_piece(r: Reading, token: int, nation: int, w: float, h: float) -> str:
    """A city token with both sides: slots and icons as a city, slots and icons as a district."""
    record = r.parts.token(token)
    half = w / 2
    edge = f' class="edge" stroke="{colour("deep")}" stroke-width="1.4"'
    parts = [rect(0, 0, w, h, colour("white"), h / 2, edge)]
    parts.append(f'<path d="M{num(half)} 1V{num(h - 1)}" stroke="{colour("line")}" stroke-dasharray="3 2"/>')
    sides = [("city_", str(record["city_slots"]), "build")]
    more = district_slots(r, token, nation)
    if more:
        sides.append(("district_", f"+{more}", "district"))
    for i, (side, words, name) in enumerate(sides):
        x = 9 + i * (half - 2)
        parts.append(sign(name, x, h / 2 - 10, 18))
        parts.append(line(x + 19, h / 2 + 5.5, words, 15, 24, fill=colour("ink"), bold=True))
        parts.append(icons(r, record, side, x + 19 + words_wide(words), h / 2 - 7, 14))
    return "".join(parts)


def words_wide(words: str) -> float:
    """Room for the number of slots on a token."""
    return 11.0 if len(words) == 1 else 20.0


def icons(r: Reading, record: Record, side: str, x: float, y: float, size: float) -> str:
    """The draw icons of a side of a token."""
    shown = [deck for deck in ("citizen", "military") for _ in range(record[f"{side}draw_{deck}"])]
    return "".join(sign(name, x + i * (size - 2), y, size) for i, name in enumerate(shown))


def unused_tokens(r: Reading, seat: int, w: float) -> tuple[str, float]:
    """The tokens that a seat has left, to be chosen from, in rows; and how high they are."""
    nation = r.nation(seat)
    held = list(bits(r.one("tokens", seat)))
    wide, h, gap = *TOKEN, 8.0
    per = max(1, int((w + gap) / (wide + gap)))
    parts = []
    for i, token in enumerate(held):
        row, column = divmod(i, per)
        at = (column * (wide + gap), row * (h + gap))
        inner = token_piece(r, token, nation, wide, h)
        id = f"token-{r.parts.token(token)['id']}"
        parts.append(r.spot(inner, id, at, TOKEN, token_hint(r, token, nation), None, "token", rx=h / 2))
    rows = -(-len(held) // per)
    return "".join(parts), max(0.0, rows * (h + gap) - gap)


# --- cities ---------------------------------------------------------------------------------------------------------


def city_high(r: Reading, city: int, w: float) -> float:
    """How high a city of this width is."""
    per = per_row(r, w)
    rows = -(-max(1, len(r.lots(city))) // per)
    return HEAD + rows * (float(r.size["lot"]) + BETWEEN) + 4


def per_row(r: Reading, w: float) -> int:
    """Slots side by side in a city."""
    return max(1, int((w - 12 + BETWEEN) / (float(r.size["lot"]) + BETWEEN)))


def city(r: Reading, seat: int, number: int, at: tuple[float, float], w: float, h: float) -> str:
    """A city: its land with terrains, token and districts, and its slots with the buildings on them."""
    inner = ground(r.parts.terrains(number), w, h) + city_head(r, number, w)
    size = float(r.size["lot"])
    per = per_row(r, w)
    lots = ""
    for i, kind in enumerate(r.lots(number)):
        row, column = divmod(i, per)
        place = (8 + column * (size + BETWEEN), HEAD + row * (size + BETWEEN))
        lots += lot(r, seat, number, i, kind, place, size)
    id = f"city-{CITIES[number]}"
    lit = seat == r.me and r.lit(id)
    hint = city_hint(r, number)
    if lit:
        return r.spot(inner + lots, id, at, (w, h), hint, (w - 18, h - 12), "city", city_name(r, number), 9)
    return r.spot(inner, id, at, (w, h), hint, None, "city") + group(lots, at)


def city_head(r: Reading, number: int, w: float) -> str:
    """Name, terrains and tokens of a city in one line."""
    terrains = r.parts.terrains(number)
    x = w - 8
    parts = []
    for terrain in reversed(terrains):
        x -= 21
        parts.append(sign(terrain, x, 6, 20))
    marks = tokens_of(r, number)
    left = at = x - sum(mark_wide(mark) + 5 for mark in marks) - 4
    edge = f' stroke="{colour("deep")}" stroke-width="1.2"'
    for words, drawn in marks:
        space = mark_wide((words, drawn))
        parts.append(rect(at, 6, space, 21, colour("panel"), 10.5, edge))
        parts.append(line(at + 9, 21, words, 13, space - 8, fill=colour("ink"), bold=True))
        for i, deck in enumerate(drawn):
            parts.append(sign(deck, at + 11 + width(words, 13, BOLD) + i * 13, 9, 15))
        at += space + 5
    parts.append(line(9, 22, city_name(r, number), 13, left - 14, fill=colour("ink"), serif=True, bold=True))
    return "".join(parts)


def mark_wide(mark: tuple[str, list[str]]) -> float:
    """The width of a token in the head of a city."""
    words, drawn = mark
    return 18 + width(words, 13, BOLD) + 13 * len(drawn)


def head_wide(r: Reading, number: int) -> float:
    """How wide a city must be for its head."""
    marks = sum(mark_wide(mark) + 5 for mark in tokens_of(r, number))
    return 26 + width(city_name(r, number), 13, SERIF) * 1.02 + marks + 21 * len(r.parts.terrains(number))


def tokens_of(r: Reading, number: int) -> list[tuple[str, list[str]]]:
    """The token of a city and its districts: number of slots, and draw icons."""
    found = []
    token = r.one("city_token", number) - 1
    base = r.one("slots", number)
    extra = []
    for district in bits(r.one("districts", number)):
        nation = r.nation(r.one("holder", number) - 1)
        more = district_slots(r, district, nation)
        base -= more
        extra.append((f"+{more}", drawn_by(r.parts.token(district), "district_")))
    found.append((str(base), drawn_by(r.parts.token(token), "city_") if token >= 0 else []))
    return found + extra


def drawn_by(record: Record, side: str) -> list[str]:
    """The draw icons of a side of a token."""
    return [deck for deck in ("citizen", "military") for _ in range(record[f"{side}draw_{deck}"])]


def lot(r: Reading, seat: int, city_: int, i: int, kind: int, at: tuple[float, float], size: float) -> str:
    """A slot of a city, free or built on."""
    if kind < 0:
        return plain(free_site(size), at, r.t("board.free_slot"))
    inner = site(r, kind, size)
    id = f"built-{BUILDINGS[kind]}"
    if seat == r.me and r.lit(id) and city_ == r.asked_city and id not in r.written:
        return r.spot(inner, id, at, (size, size), building_hint(r, kind), None, "site")
    return plain(inner, at, building_hint(r, kind), f' class="site"{r.fresh(f"lot-{CITIES[city_]}-{i + 1}")}')
