"""Drawn cards: districts in a city and in a hand, characters, card backs and the small counters beside a name."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.core.ink import group, num, rect, safe
from rathaus.core.textfit import fitted, width
from rathaus.games.citadels.board_ink import PEN, colour, line, use
from rathaus.games.citadels.board_read import Called, Lot, Reading, counted
from rathaus.games.citadels.fields import DISTRICTS

INK = 'stroke="#2b2118"'


def band_text(kind: str) -> str:
    """The colour of text on a type's colour."""
    return str(PEN.data["band"][kind])


def word_ink(kind: str) -> str:
    """The colour of text in a type's colour on a light ground."""
    return str(PEN.data["words"][kind])


def card_height(w: float) -> float:
    """How high a district card of the city is: the picture and two lines for the name."""
    return 6 + (w - 6) * 2 / 3 + (27 if w < 100 else 30)


# --- districts ------------------------------------------------------------------------------------------------


def hint(r: Reading, kind: int, more: str = "") -> str:
    """The tooltip of a district: name, cost, points, type, effect, and how sure its values are."""
    cost, points = r.cost(kind), r.points(kind)
    parts = [r.district_name(kind), r.t("board.cost", n=cost), r.t("board.points", n=points)]
    parts.append(r.t(f"board.type.{r.type_of(kind)}"))
    return r.hint(" · ".join(parts), r.effect(kind), more, r.doubt(kind))


def medal(x: float, y: float, radius: float, text: str, fill: str = "", ink: str = "") -> str:
    """A coin with a number."""
    size = radius * (1.35 if len(text) < 2 else 1.1)
    circle = (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="{fill or colour("bright")}" '
        f'{INK} stroke-width="1.2"/>'
    )
    return circle + line(
        x, y + size * 0.36, text, size, radius * 2, "middle", ink or colour("ink"), serif=True, bold=True
    )


def star(x: float, y: float, radius: float, text: str) -> str:
    """A banner with the points of a district that scores more or less than it costs."""
    r = radius
    path = f"M{num(x - r)} {num(y - r)}h{num(2 * r)}v{num(r * 1.5)}l{num(-r)} {num(r * 0.7)}l{num(-r)} {num(-r * 0.7)}z"
    flag = f'<path d="{path}" fill="{colour("teal")}" {INK} stroke-width="1"/>'
    return flag + line(
        x, y + r * 0.45, text, r * 1.3, 2 * r, "middle", colour("white"), serif=True, bold=True
    )


def frame(kind: str, w: float, h: float) -> str:
    """The body of a card in a type's colour."""
    return rect(0, 0, w, h, colour(kind), 6, f' class="edge" {INK} stroke-width="1"')


def name_lines(
    text: str, x: float, top: float, high: float, room: float, sizes: tuple[float, ...], ink: str
) -> str:
    """A name in the middle of a band, in one line or two."""
    size, lines = fitted(text, sizes[:1], room, 1)
    if len(lines) > 1 or width(text, size) > room:
        size, lines = fitted(text, sizes[1:], room, 2)
        if any(width(one, size) > room * 1.12 for one in lines):
            size, lines = sizes[0], [text]
    step = size * 1.08
    first = top + high / 2 - step * (len(lines) - 1) / 2 + size * 0.36
    return "".join(
        line(x, first + i * step, one, size, room, "middle", ink, serif=True, bold=True)
        for i, one in enumerate(lines)
    )


def district_card(r: Reading, kind: int, w: float, gilt: bool = False) -> str:
    """A district as it lies in a city: picture, cost and name on the colour of its type."""
    type_ = r.type_of(kind)
    h, art = card_height(w), (w - 6) * 2 / 3
    sizes = (12.5, 11, 10, 9.2) if w < 100 else (14, 12, 11)
    parts = [
        frame(type_, w, h),
        use(DISTRICTS[kind], 3, 3, w - 6, art),
        name_lines(r.district_name(kind), w / 2, 3 + art, h - art - 5, w - 8, sizes, band_text(type_)),
        medal(11, 11, 9.5 if w < 100 else 11, str(r.cost(kind))),
    ]
    if r.points(kind) != r.cost(kind):
        parts.append(star(w - 13, 12, 8, str(r.points(kind))))
    if gilt:
        parts.append(use("gold", w - 25, art - 20, 22, 22))
    return "".join(parts)


def large_card(r: Reading, kind: int, w: float, h: float, copies: int = 1) -> str:
    """A district as it is held in a hand: also with its type and what it does."""
    type_ = r.type_of(kind)
    art = (w - 8) * 2 / 3
    under = 4 + art + 25
    parts = [
        frame(type_, w, h),
        use(DISTRICTS[kind], 4, 4, w - 8, art),
        name_lines(r.district_name(kind), w / 2, 4 + art, 25, w - 10, (14, 11.5, 10.5), band_text(type_)),
        rect(4, under, w - 8, h - under - 4, colour("panel"), 3),
        lower_part(r, kind, 4, under, w - 8, h - under - 4),
        medal(14, 14, 12.5, str(r.cost(kind))),
    ]
    if r.points(kind) != r.cost(kind):
        parts.append(star(w - 16, 15, 10, str(r.points(kind))))
    if copies > 1:
        stack = group(frame(type_, w, h), (3, 3))
        badge = rect(w - 36, art - 18, 30, 19, colour("ink"), 9)
        parts = [stack, *parts, badge]
        parts.append(line(w - 21, art - 3.5, f"×{copies}", 14, 28, "middle", colour("bright"), bold=True))
    return "".join(parts)


def lower_part(r: Reading, kind: int, x: float, y: float, w: float, h: float) -> str:
    """The lower part of a district of the hand: what it does, or its type and who earns gold by it."""
    effect = r.effect(kind)
    if effect:
        return body_text(effect, x, y, w, h)
    type_, who = r.type_of(kind), r.earner(kind)
    words = r.t("board.earns", character=who) if who else ""
    middle = y + h / 2 + (5 if not words else -1)
    name = line(
        x + w / 2,
        middle,
        r.t(f"board.type.{type_}"),
        13,
        w - 6,
        "middle",
        word_ink(type_),
        serif=True,
        bold=True,
    )
    return name + (line(x + w / 2, middle + 14, words, 10, w - 4, "middle", colour("faint")) if words else "")


def body_text(text: str, x: float, y: float, w: float, h: float) -> str:
    """A text in the middle of a box, in as many lines as fit."""
    size, lines = fitted(text, (11, 10.5, 10, 9.5, 9), w - 8, max(1, int(h / (9 * 1.22))))
    while len(lines) * size * 1.22 > h - 4 and size > 8.4:
        size -= 0.4
        size, lines = fitted(text, (size,), w - 8, max(1, int((h - 4) / (size * 1.22))))
    first = y + h / 2 - (len(lines) - 1) * size * 0.61 + size * 0.35
    return "".join(
        line(x + w / 2, first + i * size * 1.22, one, size, w - 6, "middle", colour("ink"))
        for i, one in enumerate(lines)
    )


def city_card(r: Reading, seat: int, lot: Lot, w: float, at: tuple[float, float]) -> str:
    """A district of a city as a piece, with the ids that a click on it can mean."""
    ids = [f"lot-{seat}-{lot.id}-{lot.copy}"]
    if lot.copy == 0:
        ids.append(f"city-{seat}-{lot.id}")
        if seat == r.me:
            ids.append(f"own-{lot.id}")
    more = [r.t("board.gilt")] if lot.gilt else []
    if lot.id == "museum":
        more.append(r.t("board.museum", n=r.one("museum_size")))
        if seat == r.me and r.one("museum_size"):
            more.append(r.known(counted(r.view.facts.get("museum", ()))))
    inner = district_card(r, lot.kind, w, lot.gilt)
    if lot.id == "museum" and r.one("museum_size"):
        inner += use("card_back", w - 22, 2, 18, 25)
        inner += line(w - 13, 22, str(r.one("museum_size")), 13, 18, "middle", colour("white"), bold=True)
    if r.lit(*ids):
        inner = glow(w, card_height(w)) + inner
    price = r.price_to_destroy(seat, lot.id) if lot.copy == 0 else None
    if price is not None:
        inner += medal(w - 12, 12, 11, f"−{price}" if price else "0", colour("military"), colour("white"))
        more.append(r.t("board.destroy_price", n=price))
    return r.spot(
        inner, tuple(ids), at, f"card district {r.type_of(lot.kind)}", hint(r, lot.kind, "\n".join(more))
    )


def glow(w: float, h: float, rx: float = 8) -> str:
    """What lies around something that can be chosen."""
    return furniture.glow(PEN, w, h, rx)


# --- characters ---------------------------------------------------------------------------------------------------


def character_card(r: Reading, rank: int, w: float, h: float) -> str:
    """A character to choose: number, portrait, name and power."""
    id = r.character(rank)
    type_ = r.character_type(id)
    art = min(w - 8, h * 0.54)
    under = 4 + art + 24
    parts = [
        frame(type_, w, h),
        rect(4, 4, w - 8, art, colour("shade")),
        use(id, (w - art) / 2, 4, art, art),
        name_lines(r.t(f"character.{id}"), w / 2, 4 + art, 24, w - 10, (15, 12.5, 11.5), band_text(type_)),
        rect(4, under, w - 8, h - under - 4, colour("panel"), 3),
        body_text(r.t(f"power.{id}"), 4, under, w - 8, h - under - 4),
        medal(17, 17, 14, str(rank)),
    ]
    return "".join(parts)


def character_row(r: Reading, rank: int, w: float, h: float) -> str:
    """A character to choose in a list: portrait, number, name and power from left to right."""
    id = r.character(rank)
    type_ = r.character_type(id)
    edge = f' class="edge" stroke="{colour(type_)}" stroke-width="2"'
    left, room = h + 8, w - h - 18
    size, lines = fitted(r.t(f"power.{id}"), (12.5, 12, 11.5, 11, 10.5, 10), room, 2)
    parts = [
        rect(0, 0, w, h, colour("panel"), 8, edge),
        portrait(r, id, h / 2 + 3, h / 2, h / 2 - 5),
        medal(11, 13, 10.5, str(rank)),
        line(left, 23, r.t(f"character.{id}"), 16, room, fill=word_ink(type_), serif=True, bold=True),
    ]
    parts += [line(left, 41 + i * 15, one, size, room, fill=colour("ink")) for i, one in enumerate(lines)]
    return "".join(parts)


def character_hint(r: Reading, rank: int) -> str:
    """The tooltip of a character."""
    id = r.character(rank)
    return f"{rank} · {r.t(f'character.{id}')}\n{r.t(f'power.{id}')}"


STRIPS = {
    "now": ("gold", "ink"),
    "shown": ("teal", "white"),
    "yours": ("deep", "bright"),
    "silent": ("shade", "faint"),
    "face_up": ("shade", "faint"),
    "aside": ("shade", "faint"),
    "passed": ("panel", "faint"),
    "unseen": ("panel", "faint"),
    "open": ("panel", "faint"),
}
WORDS = {
    "now": "board.now",
    "silent": "board.silent",
    "face_up": "board.face_up",
    "yours": "board.yours",
    "aside": "board.aside_by_you",
    "passed": "board.passed_on",
    "unseen": "board.not_seen",
}


def rank_card(r: Reading, called: Called, w: float, h: float) -> str:
    """A character in the row of ranks: how it stands in this round."""
    size = r.size["portrait"]
    dim = called.state in ("silent", "face_up", "aside")
    fill, ink = STRIPS[called.state]
    word = r.t(WORDS[called.state]) if called.state in WORDS else ""
    if called.owner >= 0:
        word = r.name(called.owner)
    text = float(r.size["rank_text"])
    strip = text + 7 if word else 4
    name_y = size + text + 14
    faded = ' opacity=".38"' if dim else ""
    now = called.state == "now"
    edge = f'stroke="{colour("gold" if now else "line")}" stroke-width="{3 if now else 1}"'
    foot = f"M1 {num(h - strip)}h{num(w - 2)}v{num(strip - 8)}q0 7 -7 7h{num(16 - w)}q-7 0 -7 -7z"
    strong = called.state in ("now", "shown", "yours")
    parts = [
        rect(0, 0, w, h, colour("panel"), 8, f' class="edge" {edge}'),
        group(portrait(r, called.id, w / 2, 8 + size / 2, size / 2), None, faded),
        medal(14, 14, 11, str(called.rank), "" if not dim else colour("shade")),
        line(
            w / 2,
            name_y,
            r.t(f"character.{called.id}"),
            text + 1,
            w - 8,
            "middle",
            colour("faint" if dim else "ink"),
            serif=True,
            bold=True,
        ),
        f'<path d="{foot}" fill="{colour(fill)}"/>',
        line(w / 2, h - 6, word, text - 1.5, w - 10, "middle", colour(ink), bold=strong),
    ]
    parts += [
        use(mark, w - 33 - 22 * i, 3, 30, 30, f' class="mark {mark}"') for i, mark in enumerate(called.marks)
    ]
    return "".join(parts)


def portrait(r: Reading, id: str, x: float, y: float, radius: float) -> str:
    """A character's face in a round frame of its colour."""
    d = num(radius * 2)
    r.radii.add(radius)
    face = use(id, -radius, -radius, radius * 2, radius * 2)
    inner = (
        f'<g clip-path="url(#citadels-round-{d})"><circle r="{num(radius)}" fill="{colour("shade")}"/>{face}</g>'
        f'<circle r="{num(radius)}" fill="none" stroke="{colour(r.character_type(id))}" stroke-width="3"/>'
    )
    return group(inner, (x, y))


# --- small things ---------------------------------------------------------------------------------------------------


def counter(face: str, x: float, y: float, size: float, text: str, label: str) -> str:
    """A token with a number beside it."""
    wide = size * (100 / 140 if face == "card_back" else 1)
    inner = f"<title>{safe(label)}</title>" + use(face, x + (size - wide) / 2, y, wide, size)
    return group(
        inner
        + line(
            x + size + 3,
            y + size * 0.78,
            text,
            size * 0.78,
            size * 1.6,
            fill=colour("ink"),
            serif=True,
            bold=True,
        )
    )
