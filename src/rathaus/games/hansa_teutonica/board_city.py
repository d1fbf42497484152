"""City plates: skyline, name on the colour of whoever controls the city, offices, skills, prestige spaces."""

from __future__ import annotations

from rathaus.core.ink import circle, group, num, rect, safe
from rathaus.core.textfit import CJK, SERIF, width
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.board_chart import NAME, OFFICE, ROW, SKILL, SKYLINE, Plate
from rathaus.games.hansa_teutonica.board_ink import (
    colour,
    level_colour,
    line,
    seat_colour,
    seat_ink,
    use,
)
from rathaus.games.hansa_teutonica.board_read import Piece, Reading
from rathaus.games.hansa_teutonica.board_tips import office_words, prestige_city
from rathaus.games.hansa_teutonica.fields import SKILLS

BOX = 19.0  # side of an office
EDGE = ' stroke="#2b2118" stroke-width="1.2"'


def cities(r: Reading) -> str:
    """All cities, each in a group that its tip listens to."""
    return "".join(city(r, number, plate) for number, plate in enumerate(r.chart.plates))


def city(r: Reading, number: int, plate: Plate) -> str:
    """A city."""
    id = r.city_target(number)
    glow = ""
    if r.lit(id):
        glow = rect(-5, 3, plate.w + 10, plate.h + 2, colour("bright"), 9, glow_edge())
    inner = glow + skyline(r, number, plate) + body(r, number, plate)
    parts = [r.spot(inner, id, None, "city", place=r.city(number))]
    parts += [skill(r, number, plate, i) for i in range(len(plate.skills))]
    if plate.prestige:
        parts.append(prestige(r, plate))
    return group("".join(parts), (plate.left, plate.top), f' id="hansa-c{number}" class="place"')


def glow_edge() -> str:
    """The edge of what lies around something that can be chosen."""
    return f' class="glow" stroke="{colour("gold")}" stroke-width="2.4"'


def skyline(r: Reading, number: int, plate: Plate) -> str:
    """Towers above the name, and the banner of whoever controls the city."""
    holder = r.holder(number)
    middle = plate.body / 2
    fill = "#7d6544"
    parts = [use(f"town{number % 3}", middle - 13, 3, 26, f' fill="{fill}"')]
    parts.append(use(f"town{(number + 1) % 3}", middle + 12, 4, 24, f' fill="{fill}"'))
    if holder >= 0:
        x = plate.body - 13
        parts.append(
            f'<path d="M{num(x)} {num(SKYLINE)}V-10" stroke="#2b2118" stroke-width="1.8"/>'
            f'<path d="M{num(x)} -10h17l-4.5 6 4.5 6h-17z" fill="{seat_colour(holder)}"{EDGE}/>'
        )
        parts.append(use(f"mark-{holder}", x + 7, -4, 14))
    return "".join(parts)


def body(r: Reading, number: int, plate: Plate) -> str:
    """Name and offices."""
    holder, w = r.holder(number), plate.body
    linked = number in r.board.east_west
    fill, ink = ("#5d4a38", colour("white")) if holder < 0 else (seat_colour(holder), seat_ink(holder))
    edge = f' stroke="{colour("blood") if linked else "#2b2118"}" stroke-width="{3 if linked else 1.2}"'
    back = "#e4ecd2" if r.board.cities[number].green else colour("panel")
    if r.complete(number):
        back = "#e2d3a8"
    bottom = SKYLINE + NAME + ROW
    parts = [extra_ground(r, number, plate)]
    parts.append(rect(0, SKYLINE, w, NAME + ROW, back, 5, edge))
    shape = f"M.6 {num(SKYLINE + NAME)}v{num(4.4 - NAME)}q0-3.8 3.8-3.8h{num(w - 8.8)}q3.8 0 3.8 3.8v{num(NAME - 4.4)}z"
    parts.append(f'<path d="{shape}" fill="{fill}"/>')
    room = w - 8
    if linked:
        parts += [star(8, SKYLINE + NAME / 2 + 0.5, ink), star(w - 8, SKYLINE + NAME / 2 + 0.5, ink)]
        room -= 18
    parts.append(city_name(r.city(number), w / 2, room, ink))
    if r.complete(number):
        parts.append(seal(w - 1, bottom - 2, r.t("board.complete")))
    return "".join(parts) + offices(r, number, plate)


def city_name(name: str, x: float, room: float, ink: str) -> str:
    """The name on a plate; where a Latin name stands beside the Chinese one it is smaller."""
    chinese, _, latin = name.partition(" ")
    if not latin or ord(chinese[0]) < CJK:
        return line(x, SKYLINE + 13.6, name, 13.5, room, "middle", ink, serif=True, bold=True)
    wide = width(chinese, 12, SERIF) + width(latin, 8, SERIF) + 3
    share = min(1.0, room / wide)
    small = num(8 * max(share, 0.9))
    squeeze = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"' if share < 0.9 else ""
    return (
        f'<text x="{num(x)}" y="{num(SKYLINE + 13.4)}" font-size="{num(12 * max(share, 0.9))}" text-anchor="middle" '
        f'fill="{ink}" class="serif" font-weight="700"{squeeze}>{safe(chinese)}'
        f'<tspan font-size="{small}" dx="3">{safe(latin)}</tspan></text>'
    )


def star(x: float, y: float, fill: str) -> str:
    """A small star: a city of the East-West link."""
    return (
        f'<path transform="translate({num(x)} {num(y)})" d="M0-5 1.5-1.5 5-1.5 2.3 1 3.3 4.6 0 2.5-3.3 4.6-2.3 1-5-1.5'
        f'-1.5-1.5z" fill="{fill}"/>'
    )


def seal(x: float, y: float, words: str) -> str:
    """The mark of a completed city."""
    tick = f'<path d="M{num(x - 3)} {num(y)}l2.2 2.6 4-5" fill="none" stroke="#fffaf0" stroke-width="1.8"/>'
    return f"<g><title>{safe(words)}</title>{circle(x, y, 6.5, colour('gold'), EDGE)}{tick}</g>"


# --- offices ------------------------------------------------------------------------------------------------------


def row_start(plate: Plate, shown: int) -> float:
    """The middle of the first printed office."""
    return plate.body / 2 - (shown - 1) * OFFICE / 2


def extra_ground(r: Reading, number: int, plate: Plate) -> str:
    """What additional offices stand on where they reach beyond the plate."""
    left, right = r.extras.get(number, ([], []))
    side = r.board.cities[number]
    shown = len(side.offices) or 0
    start = row_start(plate, shown) - OFFICE * (len(left) + 0.5) - 2
    end = row_start(plate, shown) + OFFICE * (shown - 0.5 + len(right)) + 2
    y = SKYLINE + NAME + 1
    edge = f'{EDGE} stroke-dasharray="3 2"'
    parts = []
    if start < 0:
        parts.append(rect(start, y, 12 - start, ROW - 2, "#f0e0b4", 4, edge))
    if end > plate.body:
        parts.append(rect(plate.body - 8, y, end - plate.body + 8, ROW - 2, "#f0e0b4", 4, edge))
    return "".join(parts)


def offices(r: Reading, number: int, plate: Plate) -> str:
    """Printed offices in order, additional ones left of them, those of green cities right of them."""
    side = r.board.cities[number]
    left, right = r.extras.get(number, ([], []))
    start = row_start(plate, len(side.offices))
    y = SKYLINE + NAME + ROW / 2
    parts = []
    for place, office in enumerate(side.offices):
        parts.append(printed(r, office, r.office(number, place), start + place * OFFICE, y))
    for i, piece in enumerate(reversed(left)):
        parts.append(extra(piece, start - (i + 1) * OFFICE, y))
    for i, piece in enumerate(right):
        parts.append(extra(piece, start + (len(side.offices) + i) * OFFICE, y))
    if side.green and not left and not right:
        wreath = f' stroke="{colour("green")}" stroke-width="2" stroke-dasharray="4 2.5"'
        parts.append(circle(plate.body / 2, y, 9.5, "none", wreath))
        parts.append(use("tree", plate.body / 2, y, 14))
    return "".join(parts)


def printed(r: Reading, office: boards.Office, piece: Piece | None, x: float, y: float) -> str:
    """A printed office, empty or filled."""
    fill = level_colour(office.level)
    if office.shape:
        parts = [circle(x, y, BOX / 2 + 0.3, fill, EDGE)]
    else:
        parts = [rect(x - BOX / 2, y - BOX / 2, BOX, BOX, fill, 2, EDGE)]
    if piece is not None:
        parts.append(use(piece.symbol, x, y, 17.5))
    if office.coin:
        parts.append(coin(x + 7.5, y - 8, office.coin))
    return f"<g><title>{safe(office_words(r, office))}</title>{''.join(parts)}</g>"


def extra(piece: Piece, x: float, y: float) -> str:
    """An additional office."""
    frame = f' stroke="{colour("faint")}" stroke-dasharray="2.5 1.5"'
    return rect(x - BOX / 2, y - BOX / 2, BOX, BOX, "#f0e0b4", 3, frame) + use(piece.symbol, x, y, 17.5)


def coin(x: float, y: float, n: int) -> str:
    """The points printed on an office."""
    gold = circle(x, y, 5.6, colour("bright"), ' stroke="#7a5a10" stroke-width="1"')
    return (
        gold
        + f'<text x="{num(x)}" y="{num(y + 3)}" font-size="8.5" font-weight="700" text-anchor="middle">{n}</text>'
    )


# --- skills and prestige spaces -----------------------------------------------------------------------------------


def skill(r: Reading, number: int, plate: Plate, place: int) -> str:
    """A skill that the city teaches; a click on it stands for the skill of the desk while a route here is finished."""
    id = plate.skills[place]
    x = plate.body + SKILL * (place + 0.5) + 1
    y = SKYLINE + (NAME + ROW) / 2
    target = f"skill-{id}"
    open_now = r.view.asking == "trade" and r.lit(target) and number in r.board.routes[r.frame[2]].ends
    ring = circle(0, 0, 15.5, colour("bright"), glow_edge()) if open_now else ""
    inner = ring + circle(0, 0, 12.5, "#fdf3d3", f' stroke="{colour("gold")}" stroke-width="2.4"')
    inner += use(target, 0, 0, 18)
    hint = f"{r.t(f'skill.{id}')}\n{r.t(f'board.means.{id}')}"
    more = (target,) if open_now else ()
    return r.spot(
        inner, f"teaches-{plate.id}-{SKILLS.index(id)}", (x, y), "skill", hint, r.city(number), more
    )


def prestige(r: Reading, plate: Plate) -> str:
    """The prestige spaces beside a city."""
    y = SKYLINE + NAME + ROW + 15
    step = 25.0
    left = plate.body / 2 - 1.5 * step
    parts = [rect(left - 16, y - 14, 3 * step + 32, 28, "#f7e7b4", 8, EDGE)]
    where = r.t("board.prestige_of", city=r.city(prestige_city(r)))
    for i, points in enumerate(r.board.prestige_points):
        level, owner = r.board.prestige_levels[i], r.public["space"][i] - 1
        id = f"space-{points}"
        inner = circle(0, 0, 14, colour("bright"), glow_edge()) if r.lit(id) else ""
        inner += circle(0, 0, 10.5, level_colour(level), f' stroke="{colour("gold")}" stroke-width="2"')
        if owner >= 0:
            inner += use(f"piece-{2 * owner + 1}", 0, 0, 20)
        else:
            ink = "#fffaf0" if level == 4 else colour("ink")
            inner += f'<text y="4.3" font-size="12" font-weight="700" text-anchor="middle" fill="{ink}">{points}</text>'
        hint = r.t("board.space_hint", n=points, level=r.t(f"board.level.{level}"))
        if owner >= 0:
            hint += f" · {r.name(owner)}"
        parts.append(r.spot(inner, id, (left + i * step, y), "space", f"{where}\n{hint}", where))
    return "".join(parts)
