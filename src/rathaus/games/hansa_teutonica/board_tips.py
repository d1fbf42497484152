"""What the board says about a route, a city or a marker when it is pointed at or focused."""

from __future__ import annotations

from rathaus.core.ink import num, rect, safe
from rathaus.core.textfit import width, wrap
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.board_ink import line
from rathaus.games.hansa_teutonica.board_read import Piece, Reading
from rathaus.games.hansa_teutonica.fields import SKILLS

ROOM = 236.0  # the widest line of a tip
SIZE = 12.0
STEP = 16.0

Box = tuple[float, float, float, float]
"""Left, upper, right and lower edge."""


def marker_hint(r: Reading, id: str) -> str:
    """A bonus marker and what it does."""
    return f"{r.t(f'marker.{id}')}: {r.t(f'board.does.{id}')}"


def permanent_hint(r: Reading, id: str) -> str:
    """A permanent marker and what it does."""
    return r.t(f"board.permanent.{id}")


def office_words(r: Reading, office: boards.Office) -> str:
    """Shape and colour of an office, and its coin."""
    shape = r.t("board.round" if office.shape else "board.square")
    words = r.t("board.office_kind", shape=shape, level=r.t(f"board.level.{office.level}"))
    return words + (f" +{office.coin}" if office.coin else "")


def city_lines(r: Reading, city: int) -> list[str]:
    """A city: its name, controller, offices and what it offers."""
    side = r.board.cities[city]
    lines = [r.city(city)]
    holder = r.holder(city)
    lines.append(r.t("board.controlled_by", name=r.name(holder)) if holder >= 0 else r.t("board.no_control"))
    owners = [(seat, r.offices(seat, city)) for seat in range(r.seats)]
    words = [f"{r.name(seat)} {n}" for seat, n in owners if n]
    if words:
        lines.append(r.t("board.offices_of", list=r.listed(words)))
    if side.green:
        lines.append(r.t("board.green_city"))
    elif r.complete(city):
        lines.append(r.t("board.complete"))
    else:
        lines.append(r.t("board.next_office", office=office_words(r, side.offices[r.founded(city)])))
    lines += [r.t("board.skill_city", skill=r.t(f"skill.{skill}")) for skill in side.skills]
    if city == prestige_city(r):
        lines.append(r.t("board.prestige_city", route=r.route(r.board.prestige_route)))
    if city in r.board.east_west:
        other = r.board.east_west[1 - r.board.east_west.index(city)]
        lines.append(r.t("board.link_city", city=r.city(other)))
    return lines + region_lines(r, side)


def region_lines(r: Reading, side: boards.City) -> list[str]:
    """R17: the regions of a city of Britannia and whether it gives a permission."""
    if not r.rules.britannia:
        return []
    regions = [name for i, name in enumerate(boards.REGIONS) if side.regions >> i & 1]
    lines = [r.listed(r.t(f"board.region.{name}") for name in regions)]
    permits = [r.t(f"board.region.{name}") for i, name in enumerate(boards.REGIONS) if side.permits >> i & 1]
    if permits:
        lines.append(r.t("board.permits", list=r.listed(permits)))
    return lines


def prestige_city(r: Reading) -> int:
    """The city with the prestige spaces."""
    return next(i for i, plate in enumerate(r.chart.plates) if plate.prestige)


def route_lines(r: Reading, route: int) -> list[str]:
    """A route: who stands there and what finishing it would give."""
    side = r.board.routes[route]
    lines = [r.route(route)]
    standing = [r.on_post(post) for post in side.posts]
    words = [f"{r.name(seat)} {n}" for seat in range(r.seats) if (n := owned(standing, seat))]
    lines.append(r.t("board.posts_free", n=standing.count(None)) + (" · " + r.listed(words) if words else ""))
    if r.rules.britannia and side.region:
        lines.append(r.t("board.needs_permission", region=r.t(f"board.region.{boards.REGIONS[side.region]}")))
    lines.append(r.t("board.finishing"))
    for city in side.ends:
        lines += ["· " + one for one in end_lines(r, city)]
    marker, permanent = r.marker_on(route), r.permanent_on(route)
    if marker:
        lines.append("· " + marker_hint(r, marker))
    if permanent:
        lines.append("· " + permanent_hint(r, permanent))
    lines += ["· " + r.t(f"board.laid.{id}", name=r.name(seat)) for id, seat in r.laid_on(route)]
    if route == r.board.prestige_route:
        free = [str(n) for n, by in zip(r.board.prestige_points, r.public["space"], strict=True) if not by]
        lines.append("· " + r.t("board.spaces_free", list=r.listed(free) if free else "–"))
    return lines


def owned(standing: list[Piece | None], seat: int) -> int:
    """How many of the pieces are a seat's."""
    return sum(piece is not None and piece.seat == seat for piece in standing)


def end_lines(r: Reading, city: int) -> list[str]:
    """What an end city of a route gives to whoever finishes it, and to whom it gives a point."""
    side, name, holder = r.board.cities[city], r.city(city), r.holder(city)
    gives = []
    if holder >= 0:
        gives.append(r.t("board.point_for", name=r.name(holder)))
    if side.green:
        gives.append(r.t("board.extra_only"))
    elif not r.complete(city):
        gives.append(office_words(r, side.offices[r.founded(city)]))
    gives += [r.t(f"skill.{skill}") for skill in side.skills]
    if not gives:
        gives = [r.t("board.complete")]
    return [r.t("board.end_gives", city=name, list=r.listed(gives))]


def skill_hint(r: Reading, seat: int, skill: int) -> str:
    """A skill of a desk: name, value and what it is good for."""
    id = SKILLS[skill]
    value = r.value_word(skill, r.skill(seat, skill))
    return f"{r.t(f'skill.{id}')}: {value}\n{r.t(f'board.means.{id}')}"


def tip(r: Reading, id: str, lines: list[str], owner: Box) -> str:
    """A label that lies over the map beside its owner, shown only while that is pointed at or focused."""
    scale = r.size["map_scale"]
    words = [part for one in lines for part in wrap(one, SIZE, ROOM, 4)]
    w = max(width(one, SIZE, 1.17 if i == 0 else 1.05) for i, one in enumerate(words)) + 24
    h = len(words) * STEP + 14
    left, top, right, bottom = (side * scale for side in owner)
    x, y = beside((left, top, right, bottom), w, h, r.chart.size[0] * scale, r.chart.size[1] * scale)
    first = line(10, 19, words[0], SIZE, w - 20, bold=True, serif=True)
    rest = "".join(f'<tspan x="10" dy="{num(STEP)}">{safe(one)}</tspan>' for one in words[1:])
    inner = rect(0, 0, w, h, "#fbf6ea", 7, ' stroke="#8a6a40" stroke-width="1.5" fill-opacity=".97"')
    inner += first + (f'<text y="19" font-size="{num(SIZE)}">{rest}</text>' if rest else "")
    place = f"translate({num(x / scale)} {num(y / scale)}) scale({1 / scale:.4f})"
    return f'<g class="tip" id="tip-{safe(id)}" visibility="hidden" transform="{place}">{inner}</g>'


def beside(owner: Box, w: float, h: float, across: float, down: float) -> tuple[float, float]:
    """A place for a label: beside what is high, above or below what is wide, and always within the map."""
    left, top, right, bottom = owner
    x, y = (left + right - w) / 2, (top + bottom - h) / 2
    upright = [(right, y), (left - w, y)]
    level = [(x, top - h), (x, bottom)]
    places = upright + level if bottom - top > right - left else level + upright
    for x, y in places:
        fitted_x, fitted_y = min(max(x, 0), across - w), min(max(y, 0), down - h)
        covers = fitted_x < right and fitted_x + w > left and fitted_y < bottom and fitted_y + h > top
        if not covers:
            return fitted_x, fitted_y
    return min(max(x, 0), across - w), min(max(y, 0), down - h)
