"""Routes: what can be clicked on a road, posts with their pieces, bonus markers, pieces in hand."""

from __future__ import annotations

from rathaus.core.ink import circle, group, rect, safe
from rathaus.games.hansa_teutonica.board_chart import Road
from rathaus.games.hansa_teutonica.board_city import glow_edge
from rathaus.games.hansa_teutonica.board_ink import colour, use
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.board_tips import marker_hint, permanent_hint

POST = 11.5  # radius of a post
PIECE = 22.0


def routes(r: Reading) -> str:
    """All routes, each in a group that its tip listens to."""
    return "".join(route(r, number, road) for number, road in enumerate(r.chart.roads))


def route(r: Reading, number: int, road: Road) -> str:
    """A route: its band, its posts, and what lies beside it."""
    parts = [band(r, number, road)]
    parts += [post(r, number, place) for place in range(len(road.posts))]
    parts.append(beside(r, number, road))
    return group("".join(parts), None, f' id="hansa-r{number}" class="place"')


def band(r: Reading, number: int, road: Road) -> str:
    """What is clicked to mean the route; it glows where that is possible."""
    id = r.route_target(number)
    path = f'<path d="{road.path}" fill="none" stroke-linecap="round"'
    asked = concerned(r, number)
    parts = []
    if asked:
        parts.append(f'{path} stroke="{colour(asked)}" stroke-width="25" stroke-opacity=".5"/>')
    if r.lit(id):
        shine = f'{path} stroke="{colour("bright")}" stroke-width="30" class="glow" stroke-opacity=".9"/>'
        edge = f'{path} stroke="{colour("gold")}" stroke-width="34" stroke-opacity=".55"/>'
        road_again = f'{path} stroke="{colour("road")}" stroke-width="6"/>'
        return r.spot(edge + shine + road_again, id, None, "road", place=r.route(number))
    parts.append(f'{path} stroke="#fff" stroke-opacity="0" stroke-width="20" pointer-events="stroke"/>')
    return r.spot("".join(parts), id, None, "road", place=r.route(number))


def concerned(r: Reading, number: int) -> str:
    """The colour of the route that is being finished or from which a piece was displaced, «» for others."""
    if r.view.over:
        return ""
    asking, a = r.view.asking, r.frame[2]
    if asking == "trade" and a == number:
        return "teal"
    if asking == "relocate" and a == number:
        return "blood"
    if asking == "scatter" and a == number + 1:
        return "teal"
    return ""


def post(r: Reading, number: int, place: int) -> str:
    """A post: a house or a ship, and the piece on it."""
    side = r.board.routes[number]
    at = r.chart.roads[number].posts[place]
    n = side.posts[place]
    piece = r.on_post(n)
    id = f"post-{n}"
    lit = r.lit(id)
    inner = halo(r) if lit else ""
    ship = side.ships[place]
    if piece is None:
        inner += use("ship" if ship else "house", 0, 0, 22)
        base = 7.2 if ship else 6.4
        inner += f'<text y="{base}" font-size="7" text-anchor="middle" fill="{colour("wood")}">{n}</text>'
    else:
        if ship:
            inner += use("ship", 0, 0, 25)
        inner += use(piece.symbol, 0, 0, PIECE, r.fresh(f"on-{n}"))
    where = r.t("board.post_at", route=r.route(number), n=n)
    if piece is not None:
        where += f" ({r.name(piece.seat)}, {r.piece_word(piece.kind)})"
    target = r.route_target(number)
    more = (target,) if lit and piece is not None and r.lit(target) else ()
    return r.spot(inner, id, at, "post", place=where, more=more)


def halo(r: Reading) -> str:
    """What lies around a post that can be chosen: faint in a turn, when nearly all of them can."""
    if r.view.asking != "turn":
        return circle(0, 0, POST + 3.5, colour("bright"), glow_edge())
    edge = f' class="glow" fill-opacity=".5" stroke="{colour("gold")}" stroke-width="1" stroke-opacity=".7"'
    return circle(0, 0, POST + 2, colour("bright"), edge)


def beside(r: Reading, number: int, road: Road) -> str:
    """The bonus marker of a route, its permanent marker, the place of a start marker, tributes and blocks."""
    x, y = road.aside
    parts = []
    marker, permanent = r.marker_on(number), r.permanent_on(number)
    if permanent:
        edge = f' stroke="{colour("deep")}" stroke-width="1.6"'
        plaque = rect(x - 14, y - 14, 28, 28, "#d9ece6", 6, edge) + use(f"permanent-{permanent}", x, y, 22)
        parts.append(f"<g><title>{safe(permanent_hint(r, permanent))}</title>{plaque}</g>")
    if marker:
        inner = f"<title>{safe(marker_hint(r, marker))}</title>{plaque_of(marker, 15)}"
        parts.append(group(inner, (x, y), f' class="bonus"{r.fresh(f"bonus-{r.board.routes[number].id}")}'))
    elif r.board.routes[number].taberna:
        dash = ' stroke="#8f2f20" stroke-width="1.2" stroke-dasharray="3 2.5"'
        inner = f"<title>{safe(r.t('board.taberna'))}</title>{circle(0, 0, 13, '#f7e7b4', dash)}{tankard()}"
        parts.append(group(inner, (x, y), ' opacity=".8"'))
    parts += laid(r, number, road)
    return "".join(parts)


def plaque_of(marker: str, radius: float, face: str = "bright") -> str:
    """A bonus marker, face up, around the origin."""
    edge = ' stroke="#7a5a10" stroke-width="1.6"'
    ring = ' stroke="#c9962b" stroke-width=".8"'
    return (
        circle(0.8, 1.2, radius, "#2b2118", ' opacity=".3"')
        + circle(0, 0, radius, colour(face), edge)
        + circle(0, 0, radius - 2.3, "none", ring)
        + use(f"marker-{marker}", 0, 0, radius * 1.42)
    )


def tankard() -> str:
    """A beer mug: the sign of a Taberna."""
    return (
        '<path d="M-5-4h8v10h-8zM3-2c4-1 4 6 0 5" fill="#fdf8ec" stroke="#8f2f20" stroke-width="1.3"/>'
        '<path d="M-6-4c0-4 3-3 4-4 2-1 3 1 4 1 2 0 2 3 1 3z" fill="#fffaf0" stroke="#8f2f20" stroke-width="1"/>'
    )


def laid(r: Reading, number: int, road: Road) -> list[str]:
    """Tributes and blocks, on the other side of the road, with the traders on them."""
    found = []
    x, y = 2 * road.middle[0] - road.aside[0], 2 * road.middle[1] - road.aside[1]
    for i, (id, seat) in enumerate(r.laid_on(number)):
        inner = f"<title>{safe(r.t(f'board.laid.{id}', name=r.name(seat)))}</title>{plaque_of(id, 14)}"
        inner += use(f"piece-{2 * seat}", 8, 8, 14)
        found.append(group(inner, (x + 12 * i, y - 10 * i), r.fresh(f"laid-{number}-{i}")))
    return found


def in_hand(r: Reading) -> str:
    """Pieces lifted from posts and not yet put down, hovering above where they came from; the next one shines."""
    parts = []
    held = r.hand()
    for i, piece, came in held:
        number = r.rules.route_of_post(came)
        at = r.chart.roads[number].posts[came - r.board.routes[number].first]
        inner = (
            circle(0, 0, 16, colour("bright"), glow_edge()) if i == held[-1 if second(r) else 0][0] else ""
        )
        inner += '<ellipse cx="-6" cy="16" rx="9" ry="3.5" fill="#2b2118" opacity=".3"/>'
        inner += use(piece.symbol, 0, 0, 24, ' transform="rotate(-10)"')
        hint = r.t("board.in_hand", name=r.name(piece.seat), piece=r.piece_word(piece.kind))
        inner = f"<title>{safe(hint)}</title>{inner}"
        parts.append(group(inner, (at[0] + 11, at[1] - 17), f' class="lifted"{r.fresh(f"held-{i}")}'))
    return "".join(parts)


def second(r: Reading) -> bool:
    """R5.C10: whether an extra piece fetched from the board comes before the displaced one."""
    return r.view.asking in ("relocate", "scatter") and r.public["hand"][1] != 0
