"""The ground of the map, the same all game long: sea, land, rivers, regions, scenery, roads and the score track."""

from __future__ import annotations

from functools import cache

from rathaus.core.ink import num, rect
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.board_chart import Chart, Road, chart
from rathaus.games.hansa_teutonica.board_ink import colour, use

CELLS = 100


def cell_size(ground: Chart) -> float:
    """The side of a cell of the score track."""
    across: int = ground.table["track"][0]
    return ground.size[0] / (across - 2)


def whole(ground: Chart) -> tuple[float, float]:
    """Width and height of the map with the score track around it."""
    side = cell_size(ground)
    return ground.size[0] + 2 * side, ground.size[1] + 2 * side


def cell_at(points: int, ground: Chart) -> tuple[int, int]:
    """Column and row of a cell of the score track: clockwise from the upper left corner."""
    across, down = ground.table["track"]
    at = points % CELLS
    for n, start, step in (
        (across - 1, (0, 0), (1, 0)),
        (down - 1, (across - 1, 0), (0, 1)),
        (across - 1, (across - 1, down - 1), (-1, 0)),
        (down - 1, (0, down - 1), (0, -1)),
    ):
        if at < n:
            return start[0] + at * step[0], start[1] + at * step[1]
        at -= n
    raise ValueError(points)


@cache
def track(board: str, layout: str, limit: int) -> str:
    """The score track around the map."""
    ground = chart(board, layout)
    side = cell_size(ground)
    w, h = whole(ground)
    parts = [rect(0, 0, w, h, "#e3d0a1", 10, f' stroke="{colour("wood")}" stroke-width="2"')]
    for points in range(CELLS):
        column, row = cell_at(points, ground)
        fill = "#f3d06b" if points == limit else "#f6ecd2" if points % 5 else "#e9cf94"
        edge = ' stroke="#b79a5f" stroke-width=".8"'
        parts.append(rect(column * side + 2, row * side + 2, side - 4, side - 4, fill, 4, edge))
        size = 13 if points % 5 == 0 else 10
        strong = ' font-weight="700"' if points % 5 == 0 else ""
        parts.append(
            f'<text x="{num((column + 0.5) * side)}" y="{num((row + 0.5) * side + size * 0.36)}" font-size="{size}"'
            f' text-anchor="middle" fill="#8f7744"{strong}>{points}</text>'
        )
    return "".join(parts)


@cache
def ground(board: str, layout: str) -> str:
    """Sea, land, rivers, regions and scenery."""
    table = chart(board, layout)
    w, h = table.size
    shore = table.table["land"]
    parts = [f'<g clip-path="url(#hansa-frame)">{rect(0, 0, w, h, colour("sea"))}']
    for wide, shade, deep in ((46, "shallow", 0.35), (28, "shallow", 0.6), (12, "shallow", 0.9)):
        parts.append(
            f'<path d="{shore}" fill="none" stroke="{colour(shade)}" stroke-width="{wide}" stroke-opacity="{deep}" '
            'stroke-linejoin="round"/>'
        )
    parts.append(
        f'<path d="{shore}" fill="{colour("land")}" stroke="{colour("coast")}" stroke-width="2.2" '
        'stroke-linejoin="round"/>'
    )
    played = {route.region for route in boards.board(board).routes}
    for number, name in enumerate(boards.REGIONS):
        if number in played and name in table.table:
            parts.append(region(table.table[name], name))
    parts += [
        f'<path d="{river}" fill="none" stroke="{colour("river")}" stroke-width="4.5" stroke-opacity=".75" '
        'stroke-linecap="round"/>'
        for river in table.table["rivers"]
    ]
    parts += [use(kind, x, y, size, ' opacity=".85"') for kind, x, y, size in table.table["scenery"]]
    parts.append("</g>")
    return "".join(parts)


def region(outline: str, name: str) -> str:
    """The tint of Wales or Scotland."""
    return (
        f'<path d="{outline}" fill="{colour(name)}" fill-opacity=".75" stroke="{colour("road")}" '
        'stroke-width="1.6" stroke-dasharray="7 4" stroke-opacity=".7"/>'
    )


@cache
def roads(board: str, layout: str) -> str:
    """All roads, drawn below everything that lies on them."""
    table = chart(board, layout)
    side = boards.board(board)
    parts = [road_lines(road, side.routes[i].region) for i, road in enumerate(table.roads)]
    return "".join(parts)


def road_lines(road: Road, region: int) -> str:
    """A road on land, in the colour of its region, or a lane at sea."""
    if road.sea:
        return (
            f'<path d="{road.path}" fill="none" stroke="{colour("white")}" stroke-width="5" stroke-opacity=".55"/>'
            f'<path d="{road.path}" fill="none" stroke="{colour("lane")}" stroke-width="2.6" '
            'stroke-dasharray="9 6" stroke-linecap="round"/>'
        )
    edge = (colour("road"), "#6b4a22", "#3f6285")[region]
    face = (colour("paved"), "#e3c08c", "#c4d6e6")[region]
    return (
        f'<path d="{road.path}" fill="none" stroke="{edge}" stroke-width="10.5"/>'
        f'<path d="{road.path}" fill="none" stroke="{face}" stroke-width="7"/>'
        f'<path d="{road.path}" fill="none" stroke="{edge}" stroke-dasharray="2 5" stroke-opacity=".7"/>'
    )
