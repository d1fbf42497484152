"""The drawn board of Hansa Teutonica: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Parts are laid one below the other: head, plain actions, at the end the
result, the map inside the score track, what lies beside the map, the reader's desk, and those of the others.
"""

from __future__ import annotations

import re

from rathaus.core.board import Look
from rathaus.core.furniture import HOVER, page, stack, style
from rathaus.core.ink import num, rect
from rathaus.core.view import View
from rathaus.games.hansa_teutonica.board_chart import Road
from rathaus.games.hansa_teutonica.board_city import cities
from rathaus.games.hansa_teutonica.board_desk import desks
from rathaus.games.hansa_teutonica.board_end import result
from rathaus.games.hansa_teutonica.board_icons import symbol
from rathaus.games.hansa_teutonica.board_ink import PEN, colour
from rathaus.games.hansa_teutonica.board_land import cell_size, ground, roads, track, whole
from rathaus.games.hansa_teutonica.board_pawn import pawn, provinces
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.board_route import in_hand, routes
from rathaus.games.hansa_teutonica.board_tips import city_lines, route_lines, tip
from rathaus.games.hansa_teutonica.board_top import buttons, head
from rathaus.games.hansa_teutonica.board_track import scores, strip

MORE = (
    HOVER
    + """\
.NAME-board .tip{pointer-events:none}
.NAME-board .road.target:hover .glow,.NAME-board .road.target:focus-visible .glow{stroke-width:30}
.NAME-board .province.target:hover path,.NAME-board .province.target:focus-visible path{fill-opacity:.85}
.NAME-board .lifted{animation:NAME-hover 1.2s ease-in-out infinite alternate}
@keyframes NAME-hover{from{translate:0 0}to{translate:0 -4px}}
@media (prefers-reduced-motion:reduce){.NAME-board .lifted{animation:none}}
"""
)
GLOW = "from{opacity:.5}to{opacity:1}"
USED = re.compile(r'href="#hansa-([a-z0-9_-]+)"')


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    inner, high = stack(r, (head, buttons, result, world, strip, desks))
    looks = style(PEN, "hansa", r.texts.language, GLOW, MORE + shows(r))
    ink = f' fill="{colour("ink")}"'
    return page(r, "hansa", inner, high, r.t("board.title"), looks + defs(r, inner), ink)


def world(r: Reading, y: float) -> tuple[str, float]:
    """The map inside the score track; and how high it is."""
    scale = r.size["map_scale"]
    w, h = whole(r.chart)
    side = cell_size(r.chart)
    tips = labels(r)
    inside = (
        ground(r.board.id, r.layout)
        + provinces(r)
        + roads(r.board.id, r.layout)
        + routes(r)
        + cities(r)
        + in_hand(r)
        + pawn(r)
        + tips
    )
    frame = rect(0, 0, *r.chart.size, "none", 3, f' stroke="{colour("wood")}" stroke-width="2"')
    inner = track(r.board.id, r.layout, r.rules.points_limit)
    inner += f'<g transform="translate({num(side)} {num(side)})">{inside}{frame}</g>' + scores(r)
    x = (r.size["width"] - w * scale) / 2
    place = f"translate({num(x)} {num(y)}) scale({scale})"
    return f'<g class="map" transform="{place}">{inner}</g>', h * scale


def labels(r: Reading) -> str:
    """The tips of all routes and cities, over everything else on the map."""
    found = [tip(r, f"r{i}", route_lines(r, i), room_of(road)) for i, road in enumerate(r.chart.roads)]
    for i, plate in enumerate(r.chart.plates):
        right, bottom = plate.left + plate.w + 4, plate.top + plate.h + 4
        found.append(tip(r, f"c{i}", city_lines(r, i), (plate.left - 4, plate.top - 14, right, bottom)))
    return "".join(found)


def room_of(road: Road) -> tuple[float, float, float, float]:
    """The space that the posts of a road take."""
    across, down = [x for x, _ in road.posts], [y for _, y in road.posts]
    return min(across) - 18, min(down) - 18, max(across) + 18, max(down) + 18


def shows(r: Reading) -> str:
    """The style that shows a tip while its owner is pointed at or focused."""
    ids = [f"r{i}" for i in range(len(r.chart.roads))] + [f"c{i}" for i in range(len(r.chart.plates))]
    chosen = [
        f".hansa-board #hansa-{id}:hover~#tip-{id},.hansa-board #hansa-{id}:focus-within~#tip-{id}"
        for id in ids
    ]
    return ",".join(chosen) + "{visibility:visible}\n"


def defs(r: Reading, inner: str) -> str:
    """The shapes that the board refers to."""
    frame = f'<clipPath id="hansa-frame">{rect(0, 0, *r.chart.size, "#fff")}</clipPath>'
    symbols = "".join(symbol(name) for name in sorted(set(USED.findall(inner))))
    return f"<defs>{frame}{symbols}</defs>"
