"""An estate: the ring of squares with their citizens, and the three forked paths of the overseers."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from rathaus.core.ink import num, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_icons import effects, person, row_width
from rathaus.games.messina_1347.board_ink import colour, sign
from rathaus.games.messina_1347.board_parts import Code
from rathaus.games.messina_1347.board_read import Point, Reading, moved, tipped
from rathaus.games.messina_1347.board_tiles import who_words
from rathaus.games.messina_1347.board_words import effect_words
from rathaus.games.messina_1347.fields import AREAS, CLASSES, SPACE_NAMES, SQUARE_NAMES, SQUARES

SQUARE = 45.0
AXIS = {"craftsman": 90, "aristocrat": 210, "nun": 330}
TURN = {"CL": 1, "CR": -1, "AU": -1, "AL": 1, "NU": 1, "NL": -1}  # to which side of its axis an area lies
NEAR, FIRST, RING, BORDER, INNER, CENTRE = 0.25, 0.5, 0.735, 0.7, 0.47, 0.235  # how far out spaces lie


@dataclass(frozen=True)
class Ring:
    """The ellipse on which everything lies, around a point."""

    rx: float
    ry: float
    x: float
    y: float

    def at(self, degrees: float, out: float) -> Point:
        """A point by its angle, counterclockwise from the right, and how far out it lies."""
        angle = degrees * pi / 180
        return self.x + self.rx * out * cos(angle), self.y - self.ry * out * sin(angle)


def ring_of(r: Reading, tall: bool) -> Ring:
    """The ring of an estate drawn in full."""
    rx, ry = (float(one) for one in (r.pen.size("tall") if tall else r.pen.size("wide"))["ring"])
    return Ring(rx, ry, rx + SQUARE / 2 + 3, ry + SQUARE / 2 + 3)


def size_of(ring: Ring) -> Point:
    """How wide and high an estate is."""
    return 2 * ring.x, 2 * ring.y


def square_at(ring: Ring, square: int) -> Point:
    """The middle of a square."""
    area, place = AREAS[square // 3], square % 3
    cls = CLASSES[square // 6]
    return ring.at(AXIS[cls] + TURN[area] * (10 + 20 * place), 1)


def space_at(ring: Ring, space: int) -> Point:
    """The middle of a space of the paths."""
    name = fields.SPACE_NAMES[space].upper()
    if len(name) == 2:
        return ring.at(AXIS[next(one for one in CLASSES if one[0].upper() == name[0])], FIRST)
    area, step = name.split("_")
    if step in "23":
        cls = next(one for one in CLASSES if one[0].upper() == area[0])
        return ring.at(AXIS[cls] + TURN[area] * (18 if step == "2" else 38), RING)
    border = {"CA": 150, "CN": 30, "AN": 270}[area]
    return ring.at(border, {"4": BORDER, "5": INNER, "6": CENTRE}[step])


def start_at(ring: Ring, cls: int) -> Point:
    """Where an overseer starts."""
    return ring.at(AXIS[CLASSES[cls]], NEAR)


def estate(r: Reading, seat: int, ring: Ring, own: bool, at: Point, scale: float, origin: Point) -> str:
    """An estate with this corner; overseers are pieces on top, at the corner from the origin of the board."""
    inner = grounds(ring) + paths(r, ring)
    inner += "".join(space_spot(r, ring, space, own) for space in range(len(SPACE_NAMES)))
    inner += "".join(square_spot(r, ring, seat, square, own) for square in range(SQUARES))
    overseers(r, ring, seat, own, (origin[0] + at[0], origin[1] + at[1]), scale)
    return f"<g{moved(at, scale)}>{inner}</g>"


def grounds(ring: Ring) -> str:
    """The three sectors, each in two areas."""
    parts = []
    for area in AREAS:
        cls = next(one for one in CLASSES if one[0].upper() == area[0])
        axis, turn = AXIS[cls], TURN[area]
        points = [ring.at(axis, 0)] + [ring.at(axis + turn * 6 * i, 1.02) for i in range(11)]
        shape = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"
        fill = f'fill="{colour(f"{cls}_pale")}" stroke="{colour("panel")}" stroke-width="1.500"'
        parts.append(f'<path d="{shape}" {fill}/>')
    middle = [ring.at(60 * i + 30, 0.115) for i in range(6)]
    shape = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in middle) + "Z"
    parts.append(f'<path d="{shape}" fill="{colour("gilt")}" stroke="{colour("wall")}"/>')
    return "".join(parts) + sign("tile", ring.x - 9, ring.y - 10, 18, colour("wall"))


def paths(r: Reading, ring: Ring) -> str:
    """The ways of the overseers, and the lines from the first spaces to the inner squares."""
    parts = []
    for cls, name in enumerate(CLASSES):
        for route in (1, 2):
            spaces = [r.parts.space_at(cls, route, move) for move in range(1, 7)]
            points = [start_at(ring, cls)] + [space_at(ring, space) for space in spaces]
            way = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
            edge = f'fill="none" stroke="{colour(name)}" stroke-width="4" stroke-opacity=".55" stroke-linejoin="round"'
            parts.append(f'<path d="{way}" {edge}/>')
        first = space_at(ring, r.parts.space_at(cls, 1, 1))
        for square in range(cls * 6, cls * 6 + 6):
            if r.parts.inner(square):
                x, y = square_at(ring, square)
                edge = f'stroke="{colour("wall")}" stroke-width="1.800" stroke-dasharray="4 3"'
                parts.append(f'<path d="M{num(first[0])} {num(first[1])}L{num(x)} {num(y)}" {edge}/>')
        x, y = start_at(ring, cls)
        edge = f' fill="{colour("panel")}" stroke="{colour(name)}" stroke-width="2"'
        parts.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="11"{edge}/>')
    return "".join(parts)


def space_spot(r: Reading, ring: Ring, space: int, own: bool) -> str:
    """A space: round inside an area, six-sided on a border, golden in the centre."""
    record = r.parts.space(space)
    name = SPACE_NAMES[space]
    kind = record["kind"]
    size = 13.0
    hexagon = (
        "M" + "L".join(f"{num(size * cos(a * pi / 3))} {num(size * sin(a * pi / 3))}" for a in range(6)) + "Z"
    )
    round_ = f"M{-size} 0a{size} {size} 0 1 0 {2 * size} 0a{size} {size} 0 1 0 {-2 * size} 0z"
    shape = round_ if kind in ("either_inner", "area") else hexagon
    fill = colour("bright" if kind == "three_any" else "coin" if kind == "both_areas" else "panel")
    inner = f'<path d="{shape}" fill="{fill}" stroke="{colour("wall")}" stroke-width="1.600"/>'
    inner += pips(r, record)
    hint = r.hint(r.t(f"space.{name}"), r.t(f"board.kind.{kind}"))
    at = space_at(ring, space)
    if not own:
        return tipped(inner, hint, moved(at))
    return r.spot(inner, f"space-{name}", at, (0, 0), hint, None, "space", 1, shape)


def pips(r: Reading, record: dict[str, object]) -> str:
    """Dots for the citizens that act there, in the colours of their classes."""
    areas = record["areas"]
    names = [str(area)[0] for area in areas] if isinstance(areas, list) else []
    kind = record["kind"]
    if kind == "three_any":
        tints = list(CLASSES)
    else:
        tints = [next(one for one in CLASSES if one[0].upper() == letter) for letter in names]
        tints = tints[:1] if kind in ("either_inner", "area") else tints
    step = 7.5
    left = -(len(tints) - 1) * step / 2
    return "".join(
        f'<circle cx="{num(left + i * step)}" cy="0" r="3.300" fill="{colour(tint)}"/>'
        for i, tint in enumerate(tints)
    )


def square_spot(r: Reading, ring: Ring, seat: int, square: int, own: bool) -> str:
    """A square: its action above, its citizen below."""
    x, y = square_at(ring, square)
    cls = CLASSES[square // 6]
    code = r.parts.square(square, r.one("estate_board", seat))
    who = r.settled(seat, square)
    half = SQUARE / 2
    edge = f' stroke="{colour("gilt" if code.once else cls)}" stroke-width="{2.6 if code.once else 1.6}"'
    inner = rect(0, 0, SQUARE, SQUARE, colour("panel"), 7, edge)
    inner += action_strip(code)
    if code.once:
        struck = r.one("struck", seat) >> (square // 6) & 1
        inner += sign("cross" if struck else "bolt", SQUARE - 12, SQUARE - 14, 11)
    inner += person(who, half, SQUARE - 14, 25 if who >= 0 else 21)
    name = r.t(f"square.{SQUARE_NAMES[square]}")
    words = [r.t("board.called", name=name, what=effect_words(r.texts, code))]
    if who >= 0:
        words.append(r.t("board.worker", who=who_words(r, who)))
    if r.parts.inner(square):
        words.append(r.t("board.inner"))
    if code.once:
        words.append(r.t("board.lightning"))
    if r.one("estate_board", seat):
        words.append(f"«{r.t('board.confidence.reconstructed')}»")
    at = (x - half, y - half)
    if not own:
        return tipped(inner, r.hint(*words), moved(at))
    return r.spot(
        inner, f"square-{SQUARE_NAMES[square]}", at, (SQUARE, SQUARE), r.hint(*words), (half, 0), "square"
    )


def action_strip(code: Code) -> str:
    """The action of a square along its upper edge."""
    size = 15.0
    while row_width(code, size) > SQUARE - 4:
        size -= 1
    return effects(code, SQUARE / 2, 10, size)


def overseers(r: Reading, ring: Ring, seat: int, own: bool, at: Point, scale: float) -> None:
    """The three overseers on their spaces."""
    taken: dict[int, int] = {}
    for cls, name in enumerate(CLASSES):
        moves, route = r.one("moves", seat * 3 + cls), r.one("route", seat * 3 + cls)
        space = r.parts.space_at(cls, route, moves)
        x, y = space_at(ring, space) if space >= 0 else start_at(ring, cls)
        beside = taken.get(space, 0) if space >= 0 else 0
        taken[space] = beside + 1
        x += 13 * beside
        gold = r.one("promoted", seat) >> cls & 1
        size = 30.0
        inner = sign("overseer_gold" if gold else "overseer", -size / 2, -size / 2 - 4, size, colour(name))
        where = (at[0] + x * scale, at[1] + y * scale)
        words = [r.t(f"board.overseer.{name}"), r.t("board.moves", n=moves)]
        if gold:
            words.append(r.t("board.promoted"))
        if own:
            reach = 18
            shape = f"M{-reach} -3a{reach} {reach} 0 1 0 {2 * reach} 0a{reach} {reach} 0 1 0 {-2 * reach} 0z"
            id = f"overseer-{name}"
            r.pieces.append(r.spot(inner, id, where, (0, 0), r.hint(*words), None, "quiet", scale, shape))
        else:
            r.put(inner, f"overseer-{seat}-{name}", where, r.hint(*words), scale, "piece quiet")
