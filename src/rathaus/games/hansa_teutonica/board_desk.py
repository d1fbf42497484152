"""The desks: skills with what still covers them, supply and stock, bonus markers, tiles, mission cards."""

from __future__ import annotations

from rathaus.core.components import components
from rathaus.core.ink import circle, group, num, rect, safe
from rathaus.core.textfit import width, wrap
from rathaus.games.hansa_teutonica.board_city import glow_edge
from rathaus.games.hansa_teutonica.board_ink import colour, level_colour, line, seat_colour, seat_ink, use
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.board_route import plaque_of
from rathaus.games.hansa_teutonica.board_tips import marker_hint, skill_hint
from rathaus.games.hansa_teutonica.board_track import points_of, tile
from rathaus.games.hansa_teutonica.fields import PIECES, SKILLS

HEAD = 32.0
ROW = 27.0  # a skill
CELL = 24.0
SKILLS_WIDE = 190.0
PIECES_WIDE = 154.0
NAMES_WIDE = 262.0  # names of the skills on the reader's own desk


def desks(r: Reading, y: float) -> tuple[str, float]:
    """The reader's desk, then those of the others clockwise; and how high they are."""
    pad, gap, whole = r.size["pad"], r.size["gap"], r.size["width"]
    parts, top, room = [], y, whole - 2 * pad
    if r.me >= 0:
        own, high = own_desk(r, (pad, top), room)
        parts.append(own)
        top += high + gap
    columns = r.size["desks"][len(r.others)]
    w = (room - gap * (columns - 1)) / columns if columns else 0
    for i, seat in enumerate(r.others):
        row, column = divmod(i, columns)
        at = (pad + column * (w + gap), top + row * (r.size["desk_high"] + gap))
        parts.append(desk(r, seat, at, w, r.size["desk_high"]))
    rows = -(-len(r.others) // columns) if columns else 0
    return "".join(parts), top + rows * (r.size["desk_high"] + gap) - gap - y


def desk(r: Reading, seat: int, at: tuple[float, float], w: float, h: float) -> str:
    """Another seat's desk."""
    inner = table(r, seat, w, h) + skills(r, seat, (10, HEAD + 5))
    x = SKILLS_WIDE + 14
    inner += store(r, seat, "supply", (x, HEAD + 5), PIECES_WIDE)
    inner += store(r, seat, "stock", (x, HEAD + 37), PIECES_WIDE)
    if w > SKILLS_WIDE + PIECES_WIDE + 190:
        left = x + PIECES_WIDE + 12
        inner += belongings(r, seat, (left, HEAD + 5), w - left - 10)
    else:
        inner += belongings(r, seat, (x, HEAD + 69), w - x - 8)
    return group(inner, at, f' class="desk"{r.fresh(f"seat-{seat}")}')


def own_desk(r: Reading, at: tuple[float, float], w: float) -> tuple[str, float]:
    """The reader's desk with everything that can be clicked on it; and how high it is."""
    wide = r.layout == "wide"
    h = 184.0 if wide else 264.0
    inner = table(r, r.me, w, h) + skills(r, r.me, (12, HEAD + 9), NAMES_WIDE if wide else 0)
    x = SKILLS_WIDE + (20 + NAMES_WIDE if wide else 16)
    pieces = 220.0 if wide else PIECES_WIDE
    inner += store(r, r.me, "supply", (x, HEAD + 9), pieces)
    inner += store(r, r.me, "stock", (x, HEAD + 45), pieces)
    if wide:
        left = x + pieces + 20
        inner += own_markers(r, (left, HEAD + 9), w - left - 12)
        inner += own_mission(r, (x, HEAD + 84), pieces)
    else:
        inner += own_mission(r, (x, HEAD + 84), pieces)
        inner += belongings(r, r.me, (12, HEAD + 154), w - 24)
    return group(inner, at, f' class="desk own"{r.fresh(f"seat-{r.me}")}'), h


def table(r: Reading, seat: int, w: float, h: float) -> str:
    """The wood of a desk, with name and points."""
    now = not r.view.over and seat == r.view.to_act
    edge = f' stroke="{colour("gold") if now else seat_colour(seat)}" stroke-width="{3.5 if now else 1.6}"'
    parts = [rect(0, 0, w, h, colour("panel"), 10, edge)]
    top = f"M1 {num(HEAD)}V10q0-9 9-9h{num(w - 20)}q9 0 9 9v{num(HEAD - 10)}z"
    parts.append(f'<path d="{top}" fill="{seat_colour(seat)}"/>')
    parts.append(use(f"mark-{seat}", 18, 16, 30))
    ink = seat_ink(seat)
    points = r.t("board.points", n=points_of(r, seat))
    pw = width(points, 14, 1.17) + 18
    parts.append(rect(w - pw - 8, 6, pw, 21, colour("panel"), 10))
    parts.append(line(w - 8 - pw / 2, 21, points, 14, pw - 8, "middle", colour("ink"), bold=True))
    words = status(r, seat)
    name = r.name(seat) + (f" ({r.t('board.you')})" if seat == r.me else "")
    room = w - pw - 56
    sw = min(width(words, 11.5), room * 0.62) if words else 0
    parts.append(line(34, 21.5, name, 16, room - sw, fill=ink, serif=True, bold=True))
    if words:
        parts.append(line(w - pw - 16, 21, words, 11.5, sw, "end", ink))
    return "".join(parts)


def status(r: Reading, seat: int) -> str:
    """Network and cities of a seat, and its rank at the end."""
    cities = sum(r.holder(city) == seat for city in range(len(r.board.cities)))
    words = [r.t("board.cities", n=cities), r.t("board.network", n=r.public["network"][seat])]
    if r.view.over and r.view.ranking:
        return r.t("board.place", n=r.view.ranking[seat])
    return " · ".join(words)


# --- skills -------------------------------------------------------------------------------------------------------


def skills(r: Reading, seat: int, at: tuple[float, float], names: float = 0) -> str:
    """The five skills of a desk, with names and what they are good for where there is room."""
    parts = []
    for skill, id in enumerate(SKILLS):
        inner = skill_row(r, seat, skill)
        place = (at[0], at[1] + skill * ROW)
        hint = skill_hint(r, seat, skill)
        if seat == r.me:
            if names:
                inner += skill_name(r, id, SKILLS_WIDE, names - 10)
            if r.lit(f"skill-{id}"):
                inner = rect(-5, -2, SKILLS_WIDE + names, ROW - 1, colour("bright"), 6, glow_edge()) + inner
            parts.append(r.spot(inner, f"skill-{id}", place, "row", hint, r.t("board.desk")))
        else:
            parts.append(group(f"<title>{safe(hint)}</title>{inner}", place, ' class="row"'))
    return "".join(parts)


def skill_name(r: Reading, id: str, x: float, room: float) -> str:
    """A skill in words."""
    name = line(x, 10, r.t(f"skill.{id}"), 12.5, room, fill=colour("ink"), serif=True, bold=True)
    return name + line(x, 22, r.t(f"board.means.{id}"), 10.5, room, fill=colour("faint"))


def skill_row(r: Reading, seat: int, skill: int) -> str:
    """A skill: the steps from the left, those to come under the pieces that cover them."""
    id, step = SKILLS[skill], r.step(seat, skill)
    kind = r.rules.cover_kind(skill)
    parts = [
        rect(-5, -2, SKILLS_WIDE + 2, ROW - 1, "#fff", 0, ' fill-opacity="0"'),
        use(f"skill-{id}", 11, 11.5, 23),
    ]
    for i, value in enumerate(r.steps_of(skill)):
        x, y = 38 + i * CELL, 11.5
        now, taken = i == step, i <= step
        if id == "privilegium":
            fill, ink = level_colour(value), "#fffaf0" if value == 4 else colour("ink")
        else:
            fill, ink = ("#f7e7b4" if taken else colour("parchment")), colour("ink")
        edge = f' stroke="{colour("blood" if now else "line")}" stroke-width="{2.4 if now else 1}"'
        parts.append(rect(x - 10, y - 10, 20, 20, fill, 5, edge))
        if taken:
            words = r.value_word(skill, value) if id != "privilegium" else ("I", "II", "III", "IV")[value - 1]
            strong = ' font-weight="700"' if now else ' fill-opacity=".55"'
            place = f'x="{num(x)}" y="{num(y + 4.6)}" font-size="13" text-anchor="middle"'
            parts.append(f'<text {place} fill="{ink}"{strong}>{words}</text>')
        else:
            parts.append(use(f"piece-{2 * seat + kind}", x, y, 17))
    return "".join(parts)


# --- pieces -------------------------------------------------------------------------------------------------------


def store(r: Reading, seat: int, where: str, at: tuple[float, float], w: float) -> str:
    """Supply or stock of a seat: its pieces and how many they are."""
    count = r.supply if where == "supply" else r.stock
    own = seat == r.me
    lit = own and (r.lit(where) or any(r.lit(f"{where}-{piece}") for piece in PIECES))
    back = "#f7efd9" if where == "supply" else "#e9ddc2"
    inner = rect(
        0,
        0,
        w,
        29,
        back,
        6,
        f' stroke="{colour("gold" if lit else "line")}" stroke-width="{2 if lit else 1}"',
    )
    if own and r.lit(where):
        inner = rect(-3, -3, w + 6, 35, colour("bright"), 8, glow_edge()) + inner
    label = r.t(f"board.{where}")
    inner += line(6, 19, label, 11, 50, fill=colour("faint"), bold=True)
    hint = "\n".join(
        [
            r.t(f"board.{where}_help"),
            f"{r.t('piece.trader')} {count(seat, 0)}, {r.t('piece.merchant')} {count(seat, 1)}",
        ]
    )
    each = (w - 58) / 2 + 10
    heaps = [
        heap(r, seat, kind, where, count(seat, kind), (58 + kind * each, 14.5), each - 4 - 20 * kind)
        for kind in range(2)
    ]
    if not own:
        return group(f"<title>{safe(hint)}</title>{inner}{''.join(heaps)}", at, ' class="store"')
    box = r.spot(inner, where, None, "store", hint, r.t("board.desk"))
    return group(box + "".join(heaps), at)


def heap(r: Reading, seat: int, kind: int, where: str, n: int, at: tuple[float, float], w: float) -> str:
    """Pieces of a kind, overlapping where there are many, and their number."""
    id = f"{where}-{PIECES[kind]}"
    own = seat == r.me
    shown = min(n, 5)
    step = min(12.0, (w - 36) / max(1, shown - 1)) if shown > 1 else 0
    inner = circle(w / 2 - 8, 0, 15, colour("bright"), glow_edge()) if own and r.lit(id) else ""
    for i in range(max(1, shown)):
        faded = ' opacity=".25"' if n == 0 else ""
        inner += use(f"piece-{2 * seat + kind}", 9 + i * step, 0, 17, faded)
    number = line(20 + max(0, shown - 1) * step, 5, str(n), 14, 22, fill=colour("ink"), bold=True)
    inner += number
    if not own:
        return group(inner, at)
    return r.spot(inner, id, at, "heap", place=r.t(f"board.{where}"))


# --- markers, tiles, missions -------------------------------------------------------------------------------------


def belongings(r: Reading, seat: int, at: tuple[float, float], w: float) -> str:
    """Markers not yet used, used ones, and tiles of a seat."""
    x, y = at
    unused, used = r.markers("unused", seat), r.markers("used", seat)
    parts = [line(x, y + 10, r.t("board.unused"), 11, w * 0.7, fill=colour("faint"), bold=True)]
    parts.append(marker_row(r, seat, unused, "unused", (x, y + 28), w, 14.5))
    words = r.t("board.used")
    title = min(width(words, 11, 1.17) + 8, w * 0.45)
    parts.append(line(x, y + 60, words, 11, title - 6, fill=colour("faint"), bold=True))
    parts.append(marker_row(r, seat, used, "used", (x + title, y + 57), w - title, 11))
    owned = [i for i, cell in enumerate(r.public["tile"]) if cell == 2 + seat]
    for place, i in enumerate(owned):
        parts.append(group(tile(r, i, (0, 0)), (x + w - 18 - place * 38, y + 24)))
    return "".join(parts)


def own_markers(r: Reading, at: tuple[float, float], w: float) -> str:
    """The reader's markers with what they do, where there is room for it."""
    held = r.markers("unused", r.me)
    tiles_held = sum(cell == 2 + r.me for cell in r.public["tile"])
    if not 0 < len(held) <= 4 or tiles_held:
        return belongings(r, r.me, at, w)
    x, y = at
    parts = [line(x, y + 10, r.t("board.unused"), 11, w, fill=colour("faint"), bold=True)]
    half = w / 2
    for place, (id, n) in enumerate(held):
        row, column = divmod(place, 2)
        left, top = x + column * half, y + 36 + row * 44
        parts.append(own_marker(r, id, n, (left + 18, top)))
        name = r.t(f"marker.{id}")
        parts.append(line(left + 40, top - 8, name, 12, half - 48, fill=colour("ink"), serif=True, bold=True))
        for i, one in enumerate(wrap(sentence(r.t(f"board.does.{id}")), 10, half - 50, 2)):
            parts.append(line(left + 40, top + 5 + 12 * i, one, 10, half - 48, fill=colour("faint")))
    used = r.markers("used", r.me)
    title = min(width(r.t("board.used"), 11, 1.17) + 8, w * 0.45)
    parts.append(line(x, y + 129, r.t("board.used"), 11, title - 6, fill=colour("faint"), bold=True))
    parts.append(marker_row(r, r.me, used, "used", (x + title, y + 126), w - title, 11))
    return "".join(parts)


def sentence(words: str) -> str:
    """Words that begin with a capital."""
    return words[:1].upper() + words[1:]


def own_marker(r: Reading, id: str, n: int, at: tuple[float, float]) -> str:
    """One of the reader's markers."""
    inner = circle(0, 0, 19.5, colour("bright"), glow_edge()) if r.lit(f"marker-{id}") else ""
    inner += plaque_of(id, 16)
    if n > 1:
        inner += circle(12, 11, 7, colour("ink")) + line(
            12, 14.6, f"×{n}", 10, 13, "middle", colour("bright"), bold=True
        )
    return r.spot(inner, f"marker-{id}", at, "bonus", marker_hint(r, id), r.t("board.unused"))


def marker_row(
    r: Reading,
    seat: int,
    held: list[tuple[str, int]],
    field: str,
    at: tuple[float, float],
    w: float,
    radius: float,
) -> str:
    """Markers of a seat side by side, kinds that it has twice with their number."""
    if not held:
        return line(at[0] + 2, at[1] + 4, "–", 13, 20, fill=colour("faint"))
    step = min(2.5 * radius, (w - 2 * radius) / max(1, len(held) - 1)) if len(held) > 1 else 0
    parts = []
    for place, (id, n) in enumerate(held):
        target = f"marker-{id}" if field == "unused" else f"used-{seat}-{id}"
        mine = field == "used" or seat == r.me
        inner = circle(0, 0, radius + 3.5, colour("bright"), glow_edge()) if mine and r.lit(target) else ""
        face = plaque_of(id, radius, "bright" if field == "unused" else "shade")
        inner += face if field == "unused" else f'<g opacity=".72">{face}</g>'
        if n > 1:
            inner += circle(radius * 0.75, radius * 0.7, 7, colour("ink"))
            inner += line(
                radius * 0.75, radius * 0.7 + 3.6, f"×{n}", 10, 13, "middle", colour("bright"), bold=True
            )
        spot = (at[0] + radius + 1 + place * step, at[1])
        hint = marker_hint(r, id)
        if mine:
            parts.append(r.spot(inner, target, spot, "bonus", hint, r.t(f"board.{field}")))
        else:
            parts.append(group(f"<title>{safe(hint)}</title>{inner}", spot, ' class="bonus"'))
    return "".join(parts)


def own_mission(r: Reading, at: tuple[float, float], w: float) -> str:
    """The reader's mission card, and how far it is fulfilled."""
    card = next((cell - 1 for cell in r.view.own.get("mission", ()) if cell), -1)
    if card < 0 or not r.rules.missions:
        return ""
    record = components("hansa_teutonica")["mission_cards"]["card"][card]
    edge = ' stroke="#8f2f20" stroke-width="1.5"'
    parts = [
        rect(0, 0, w, 62, "#f6e3dc", 6, edge),
        line(8, 15, r.t("board.mission"), 11.5, w - 16, fill="#8f2f20", bold=True),
    ]
    for i, id in enumerate(record["cities"]):
        city = r.board.city(id)
        sign = "★" if r.holder(city) == r.me else "✓" if r.offices(r.me, city) else "○"
        parts.append(line(8, 30 + 14 * i, f"{sign} {r.city(city)}", 12, w - 16, fill=colour("ink")))
    return group(f"<title>{safe(r.t('board.mission_help'))}</title>{''.join(parts)}", at, ' class="mission"')
