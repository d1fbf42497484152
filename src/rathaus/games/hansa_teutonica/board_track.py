"""Around and below the map: score track, completed cities, East-West, the supply of markers, tiles on display."""

from __future__ import annotations

from collections.abc import Callable

from rathaus.core.ink import circle, group, num, rect, safe
from rathaus.core.textfit import width, wrap
from rathaus.games.hansa_teutonica.board_city import glow_edge
from rathaus.games.hansa_teutonica.board_ink import colour, line, use
from rathaus.games.hansa_teutonica.board_land import cell_at, cell_size
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.board_route import plaque_of
from rathaus.games.hansa_teutonica.fields import MARKERS, TILES

HIGH = 60.0
CORNERS = ((-9.0, -9.0), (9.0, 9.0), (9.0, -9.0), (-9.0, 9.0), (0.0, 0.0))
Box = tuple[float, Callable[[Reading, float], str]]


def points_of(r: Reading, seat: int) -> int:
    """What the track shows of a seat: points so far, at the end all of them."""
    if r.view.over and r.view.sheets:
        return sum(r.view.sheets[seat].values())
    return r.public["track"][seat]


def scores(r: Reading) -> str:
    """The traders on the score track."""
    side = cell_size(r.chart)
    points = [points_of(r, seat) for seat in range(r.seats)]
    parts = []
    for seat, n in enumerate(points):
        column, row = cell_at(n, r.chart)
        sharing = [other for other in range(r.seats) if cell_at(points[other], r.chart) == (column, row)]
        dx, dy = CORNERS[sharing.index(seat)] if len(sharing) > 1 else (0.0, 0.0)
        size = 24 if len(sharing) == 1 else 17
        words = f"{r.name(seat)}: {r.t('board.points', n=n)}"
        inner = f"<title>{safe(words)}</title>{use(f'piece-{2 * seat}', 0, 0, size)}"
        at = ((column + 0.5) * side + dx, (row + 0.5) * side + dy)
        parts.append(group(inner, at, f' class="score"{r.fresh(f"score-{seat}")}'))
    return "".join(parts)


def strip(r: Reading, y: float) -> tuple[str, float]:
    """The boxes below the map, in rows; and how high they are."""
    pad, whole = r.size["pad"], r.size["width"]
    room = whole - 2 * pad
    boxes: list[Box] = [completed(r), link(r), supply(r)]
    if any(r.public["tile"]):
        boxes.append(tiles(r))
    rows: list[list[Box]] = [[]]
    for box in boxes:
        if rows[-1] and sum(w for w, _ in rows[-1]) + box[0] + 10 * len(rows[-1]) > room:
            rows.append([])
        rows[-1].append(box)
    parts = []
    for i, row in enumerate(rows):
        spare = (room - sum(w for w, _ in row) - 10 * (len(row) - 1)) / len(row)
        x = float(pad)
        for w, draw in row:
            edge = f' stroke="{colour("line")}"'
            inner = rect(0, 0, w + spare, HIGH, colour("panel"), 8, edge) + draw(r, w + spare)
            parts.append(group(inner, (x, y + i * (HIGH + 8))))
            x += w + spare + 10
    return "".join(parts), len(rows) * (HIGH + 8) - 8


def heading(r: Reading, words: str, w: float) -> str:
    """The title of a box."""
    return line(10, 16, words, 12, w - 20, fill=colour("faint"), bold=True)


def completed(r: Reading) -> Box:
    """The counter of completed cities."""
    limit, n = r.board.completed_limit, r.one("completed")

    def draw(r: Reading, w: float) -> str:
        step = min(30.0, (w - 24) / (limit + 1))
        parts = [heading(r, r.t("board.completed", n=n, limit=limit), w)]
        left = (w - step * limit) / 2
        for i in range(limit + 1):
            last = i == limit
            fill = "#e2d3a8" if i and i <= n else colour("parchment")
            edge = f' stroke="{colour("blood" if last else "line")}" stroke-width="{2 if last else 1}"'
            parts.append(circle(left + i * step, 39, step * 0.4, fill, edge))
            parts.append(line(left + i * step, 43, str(i), 11, step, "middle", colour("faint"), bold=last))
        at = left + min(n, limit) * step
        inner = circle(0, 0, step * 0.42, colour("gold"), ' stroke="#7a5a10" stroke-width="1.5"')
        inner += use("town1", 0, 0, step * 0.62, ' fill="#fffaf0"')
        parts.append(group(inner, (at, 39), f' class="counter"{r.fresh("completed")}'))
        return "".join(parts)

    return 318.0 if r.layout == "wide" else 300.0, draw


def link(r: Reading) -> Box:
    """The East-West awards and who has them."""
    a, b = (r.city(city) for city in r.board.east_west)

    def draw(r: Reading, w: float) -> str:
        parts = [heading(r, r.t("board.link", a=a, b=b), w)]
        points = [r.rules.link_award(i) for i in range(3)]
        for i, n in enumerate(points):
            x, y = w / 2 + (i - 1) * 46, 38.0
            owner = next((seat for seat in range(r.seats) if r.public["linked"][seat] == i + 1), -1)
            shield = f"M{num(x - 14)} {num(y - 14)}h28v14c0 8-7 13-14 15-7-2-14-7-14-15z"
            fill = colour("blood") if owner < 0 else colour("shade")
            parts.append(f'<path d="{shield}" fill="{fill}" stroke="#2b2118" stroke-width="1.2"/>')
            if owner < 0:
                parts.append(line(x, y + 5, str(n), 15, 26, "middle", colour("white"), serif=True, bold=True))
            else:
                hint = safe(f"{r.name(owner)} +{n}")
                parts.append(f"<g><title>{hint}</title>{use(f'piece-{2 * owner}', x, y, 20)}</g>")
        return "".join(parts)

    return 200.0 if r.layout == "wide" else 160.0, draw


def supply(r: Reading) -> Box:
    """The face-down markers, those on the plate, and those revealed."""

    def draw(r: Reading, w: float) -> str:
        n = r.one("pile")
        left = [f"{r.t(f'marker.{MARKERS[kind]}')} ×{k}" for kind, k in enumerate(r.public["unseen"]) if k]
        words = "\n".join([r.t("board.pile", n=n), *left])
        parts = [
            f"<title>{safe(words)}</title>",
            heading(r, r.t("board.pile", n=n), w),
            use("bag", 28, 39, 32),
        ]
        parts.append(line(28, 46, str(n), 14, 24, "middle", colour("white"), bold=True))
        x = 68.0
        for kind, k in enumerate(r.public["shown"]):
            for _ in range(k):
                glow = (
                    circle(0, 0, 18, colour("bright"), glow_edge()) if r.view.asking == "place_marker" else ""
                )
                parts.append(group(glow + plaque_of(MARKERS[kind], 15), (x, 39)))
                x += 36
        if r.one("plate"):
            for _ in range(r.one("plate")):
                parts.append(group(face_down(13), (x, 39)))
                x += 16
            words = r.t("board.plate", n=r.one("plate"))
            parts.append(line(x + 4, 43, words, 11.5, w - x - 12, fill=colour("faint")))
        elif x < 70:
            size = 11
            for i, one in enumerate(wrap(r.t("board.pile_help"), size, w - 62, 2)):
                parts.append(line(54, 36 + 14 * i, one, size, w - 62, fill=colour("faint")))
        return "".join(parts)

    return 300.0 if r.layout == "wide" else 190.0, draw


def face_down(radius: float) -> str:
    """A bonus marker from behind."""
    edge = ' stroke="#143f44" stroke-width="1.5"'
    ring = ' stroke="#f3d06b" stroke-width="1" stroke-dasharray="2 2"'
    return circle(0, 0, radius, colour("teal"), edge) + circle(0, 0, radius - 3, "none", ring)


def tiles(r: Reading) -> Box:
    """Emperor's Favour: the tiles on display."""
    shown = [i for i, cell in enumerate(r.public["tile"]) if cell == 1]

    def draw(r: Reading, w: float) -> str:
        parts = [heading(r, r.t("board.tiles"), w)]
        step = min(42.0, (w - 20) / max(1, len(shown)))
        left = w / 2 - (len(shown) - 1) * step / 2
        for place, i in enumerate(shown):
            parts.append(tile(r, i, (left + place * step, 39)))
        return "".join(parts)

    words = r.t("board.tiles")
    return max(40.0 * len(shown) + 24, width(words, 12, 1.17) + 22), draw


def tile(r: Reading, which: int, at: tuple[float, float]) -> str:
    """A tile of Emperor's Favour."""
    id = TILES[which]
    inner = rect(-21, -21, 42, 42, colour("bright"), 8, glow_edge()) if r.lit(f"tile-{id}") else ""
    inner += rect(-17, -17, 34, 34, "#f1d9e6", 5, ' stroke="#6a3596" stroke-width="2"')
    inner += use(f"tile-{id}", 0, 1, 26) + use("crown", 0, -17, 14)
    hint = f"{r.t(f'tile.{id}')}: {r.t(f'board.tile.{id}')}"
    return r.spot(inner, f"tile-{id}", at, "tile", hint, r.t("board.tiles"))
