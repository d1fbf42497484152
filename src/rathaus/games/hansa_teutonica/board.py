"""The drawn board of Hansa Teutonica: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Parts are laid one below the other: head, plain actions, at the end the
result, the map inside the score track, what lies beside the map, the reader's desk, and those of the others.
"""

from __future__ import annotations

import re

from rathaus.core.board import Look
from rathaus.core.view import View
from rathaus.games.hansa_teutonica.board_chart import Road
from rathaus.games.hansa_teutonica.board_city import cities
from rathaus.games.hansa_teutonica.board_desk import desks
from rathaus.games.hansa_teutonica.board_end import result
from rathaus.games.hansa_teutonica.board_icons import symbol
from rathaus.games.hansa_teutonica.board_ink import colour, data, num, rect, safe
from rathaus.games.hansa_teutonica.board_land import cell_size, ground, roads, track, whole
from rathaus.games.hansa_teutonica.board_pawn import pawn, provinces
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.board_route import in_hand, routes
from rathaus.games.hansa_teutonica.board_tips import city_lines, route_lines, tip
from rathaus.games.hansa_teutonica.board_top import buttons, head
from rathaus.games.hansa_teutonica.board_track import scores, strip

STYLE = """
.hansa-board .serif{font-family:SERIF}
.hansa-board text{user-select:none;pointer-events:none}
.hansa-board .tip{pointer-events:none}
.hansa-board .target{cursor:pointer;outline:none}
.hansa-board .glow{animation:hansa-glow 1.8s ease-in-out infinite alternate}
.hansa-board .target:hover,.hansa-board .target:focus-visible{filter:brightness(1.06) saturate(1.15)}
.hansa-board .target:hover .glow,.hansa-board .target:focus-visible .glow{stroke:#1f5d63;stroke-width:4}
.hansa-board .road.target:hover .glow,.hansa-board .road.target:focus-visible .glow{stroke-width:30}
.hansa-board .target.button:focus-visible .edge{stroke:#c9962b;stroke-width:4}
.hansa-board .province.target:hover path,.hansa-board .province.target:focus-visible path{fill-opacity:.85}
.hansa-board .lifted{animation:hansa-hover 1.2s ease-in-out infinite alternate}
@keyframes hansa-glow{from{opacity:.5}to{opacity:1}}
@keyframes hansa-hover{from{translate:0 0}to{translate:0 -4px}}
@media (prefers-reduced-motion:reduce){.hansa-board .glow,.hansa-board .lifted{animation:none}}
"""
USED = re.compile(r'href="#hansa-([a-z0-9_-]+)"')


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    parts: list[str] = []
    y = float(r.size["pad"])
    for section in (head, buttons, result, world, strip, desks):
        part, high = section(r, y)
        if high:
            parts.append(part)
            y += high + r.size["gap"]
    return page(r, "".join(parts), y - r.size["gap"] + r.size["pad"])


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
    return ",".join(chosen) + "{visibility:visible}"


def page(r: Reading, inner: str, high: float) -> str:
    """The SVG element around everything."""
    wide = r.size["width"]
    language = r.texts.language
    serif = data()["fonts"].get(language, data()["fonts"]["en"])
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="hansa-board {r.layout}" '
        f'viewBox="0 0 {num(wide)} {num(high)}" width="{num(wide)}" height="{num(high)}" '
        f'lang="{safe(language.replace("_", "-"))}" font-family="{safe(data()["fonts"]["sans"])}" '
        f'fill="{colour("ink")}" role="group" aria-label="{safe(r.t("board.title"))}">'
    )
    style = f"<style>{STYLE.replace('SERIF', serif)}{shows(r)}</style>"
    frame = f'<clipPath id="hansa-frame">{rect(0, 0, *r.chart.size, "#fff")}</clipPath>'
    symbols = "".join(symbol(name) for name in sorted(set(USED.findall(inner))))
    back = rect(0, 0, wide, high, colour("parchment"), 0, ' class="ground"')
    back += rect(3.5, 3.5, wide - 7, high - 7, "none", 8, f' stroke="{colour("line")}" stroke-width="1"')
    return f"{opening}{style}<defs>{frame}{symbols}</defs>{back}{inner}</svg>"
