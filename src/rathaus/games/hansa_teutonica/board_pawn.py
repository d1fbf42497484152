"""The 2-player game on the map: provinces, soldiers and the pawn."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from rathaus.core.components import components
from rathaus.core.ink import group, num, safe
from rathaus.games.hansa_teutonica.board_chart import Plate, Point, chart
from rathaus.games.hansa_teutonica.board_ink import use
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.fields import PROVINCES

TINTS = ("#e0c98f", "#d7c9a6", "#e6d2a6")
GRID = 14  # how finely a place for the pawn is sought


def provinces(r: Reading) -> str:
    """The provinces; those that the pawn can reach shine, those it reaches for an action only a little."""
    if not r.rules.pawn_rules:
        return ""
    parts = []
    for i, id in enumerate(PROVINCES):
        target = f"province-{id}"
        fill, strong = TINTS[i % 3], 0.28
        if r.lit(target):
            fill, strong = "#f3d06b", 0.6 if near(r, target) else 0.24
        elif stands(r) and r.one("pawn") == i:
            fill, strong = "#9fc4b4", 0.75
        outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in corners(r.board.id, r.layout, i)) + "Z"
        edge = ' stroke="#8a6a40" stroke-width="1.2" stroke-opacity=".45"'
        path = f'<path d="{outline}" fill="{fill}" fill-opacity="{strong}"{edge}/>'
        parts.append(r.spot(path, target, None, "province", r.t(f"province.{id}"), r.t("board.pawn")))
    return "".join(parts) + soldiers(r)


def near(r: Reading, target: str) -> bool:
    """Whether the pawn reaches a province without an action."""
    return any(r.rules.game.verbs.verb_at(action).name != "ride" for action in r.targets[target])


def stands(r: Reading) -> bool:
    """Whether the pawn has been put into a province."""
    return r.view.asking != "set_pawn"


def two_player() -> Any:
    """The table of provinces and soldiers."""
    return components("hansa_teutonica")["two_player"]


@cache
def places(board: str, layout: str) -> dict[str, Point]:
    """The middle of each city."""
    return {plate.id: (plate.x, plate.y) for plate in chart(board, layout).plates}


@cache
def corners(board: str, layout: str, province: int) -> list[Point]:
    """The cities around a province, in their order around its middle."""
    points = [places(board, layout)[city] for city in two_player()["province"][province]["cities"]]
    x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
    return sorted(points, key=lambda point: math.atan2(point[1] - y, point[0] - x))


@cache
def resting_place(board: str, layout: str, province: int) -> Point:
    """Where the pawn stands in a province: as far from plates and posts as can be."""
    outline = corners(board, layout, province)
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    best, widest = outline[0], -1.0
    for i in range(1, GRID):
        for k in range(1, GRID):
            at = (left + (right - left) * i / GRID, top + (bottom - top) * k / GRID)
            if not within(at, outline):
                continue
            space = clearance(at, board, layout)
            if space > widest:
                best, widest = at, space
    return best


def within(at: Point, outline: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    inside = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < ax + (at[1] - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def clearance(at: Point, board: str, layout: str) -> float:
    """How far a point is from the nearest plate, post or marker."""
    table = chart(board, layout)
    points = [point for road in table.roads for point in (*road.posts, road.aside)]
    near_point = min(math.hypot(at[0] - x, at[1] - y) - 14 for x, y in points)
    return min(near_point, *(gap(at, plate) for plate in table.plates))


def gap(at: Point, plate: Plate) -> float:
    """How far a point is from a plate."""
    dx = max(abs(at[0] - plate.x) - plate.w / 2, 0.0)
    dy = max(abs(at[1] - plate.y) - plate.h / 2, 0.0)
    return math.hypot(dx, dy)


def soldiers(r: Reading) -> str:
    """The soldiers that divide provinces where no route does."""
    place = places(r.board.id, r.layout)
    parts = []
    for record in two_player()["soldier"]:
        (ax, ay), (bx, by) = (place[city] for city in record["between_cities"])
        line = f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
        dots = f'<path d="{line}" stroke="#5d6670" stroke-width="2" stroke-dasharray="2 5"/>'
        figure = use("soldier", (ax + bx) / 2, (ay + by) / 2, 26)
        parts.append(f"<g><title>{safe(r.t('board.soldier'))}</title>{dots}{figure}</g>")
    return "".join(parts)


def pawn(r: Reading) -> str:
    """The pawn in its province."""
    if not r.rules.pawn_rules or not stands(r):
        return ""
    x, y = resting_place(r.board.id, r.layout, r.one("pawn"))
    words = r.t("board.pawn_in", province=r.t(f"province.{PROVINCES[r.one('pawn')]}"))
    shade = '<ellipse cx="1" cy="17" rx="13" ry="4" fill="#2b2118" opacity=".35"/>'
    inner = f"<title>{safe(words)}</title>{shade}{use('pawn', 0, 0, 38)}"
    return group(inner, (x, y), r.fresh("pawn") + ' class="pawn"')
