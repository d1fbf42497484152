"""Lieutenants: upright when used, lying when not; on hexes, docks and estates."""

from __future__ import annotations

from rathaus.core.ink import circle, group
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_chart import Chart
from rathaus.games.messina_1347.board_ink import colour, seat_colour, sign
from rathaus.games.messina_1347.board_parts import FIRST_DOCK
from rathaus.games.messina_1347.board_read import ESTATE, GIVEN_UP, Point, Reading
from rathaus.games.messina_1347.fields import SITES

SIZE = 27.0
ON_HEX = ((33.0, -17.0), (-33.0, -15.0), (34.0, 10.0), (-34.0, 9.0), (18.0, 30.0), (-18.0, 30.0))
ON_DOCK = ((31.0, -9.0), (31.0, 10.0), (31.0, 28.0), (14.0, 28.0), (-4.0, 28.0), (-20.0, 28.0))


def lieutenants(r: Reading, chart: Chart, origin: Point) -> str:
    """All lieutenants in Messina; the drawing returned holds what can be clicked under them."""
    under = []
    for site in range(SITES):
        place = r.place(site)
        if place < 0:
            continue
        men = r.on_site(site)
        x, y = chart.middle(place)
        places = ON_DOCK if site >= FIRST_DOCK else ON_HEX
        lit = f"lieutenant-{fields.SITE_NAMES[site]}"
        for i, (seat, slot) in enumerate(men):
            dx, dy = places[min(i, len(places) - 1)]
            at = (x + dx * chart.scale, y + dy * chart.scale)
            man(r, seat, slot, (origin[0] + at[0], origin[1] + at[1]), chart.scale)
            if seat == r.me and not r.used(seat, slot) and lit not in r.written:
                under.append(ring(r, lit, at, chart.scale))
        if r.one("rival") >> site & 1:
            dx, dy = places[0]
            at = (origin[0] + x + dx * chart.scale, origin[1] + y + dy * chart.scale)
            inner = sign("man", -SIZE / 2, -SIZE / 2, SIZE, colour("rival"))
            r.put(inner, f"rival-{fields.SITE_NAMES[site]}", at, "", chart.scale, "piece quiet")
    return "".join(under)


def ring(r: Reading, id: str, at: Point, scale: float) -> str:
    """What lies under an own lieutenant that can be chosen."""
    reach = 17
    shape = f"M{-reach} 0a{reach} {reach} 0 1 0 {2 * reach} 0a{reach} {reach} 0 1 0 {-2 * reach} 0z"
    inner = circle(0, 0, reach, colour("white"), ' fill-opacity=".01"')
    return r.spot(inner, id, at, (0, 0), "", None, "under", scale, shape)


def man(r: Reading, seat: int, slot: int, at: Point, scale: float = 1, upright: bool | None = None) -> None:
    """A lieutenant around a point: upright when it is used."""
    stands = r.used(seat, slot) if upright is None else upright
    inner = sign("man", -SIZE / 2, -SIZE / 2, SIZE, seat_colour(seat))
    if not stands:
        inner = group(inner, None, ' transform="rotate(-90)"')
    if acting(r, seat, slot):
        inner = circle(0, 0, 15, colour("bright"), f' stroke="{colour("gold")}" stroke-width="2"') + inner
    r.put(inner, f"man-{seat}-{slot}", at, "", scale, "piece quiet")


def acting(r: Reading, seat: int, slot: int) -> bool:
    """Whether the decision is where this lieutenant goes."""
    return r.view.asking == "go" and r.frame[1] == seat and r.frame[2] == slot


def at_home(r: Reading, seat: int, x: float, y: float, step: float, origin: Point, scale: float = 1) -> str:
    """The five places of a seat's lieutenants beside its estate, as seen from a corner; outlines where one is away."""
    parts = []
    for slot, at in enumerate(r.men(seat)):
        left = x + slot * step
        if at == ESTATE:
            man(r, seat, slot, (origin[0] + left, origin[1] + y), scale, upright=True)
            if r.used(seat, slot):
                parts.append(sign("check", left + 4 * scale, y + 2, 11 * scale))
            continue
        size = min(22.0 * scale, step + 2)
        tint = seat_colour(seat) if at > ESTATE else colour("line")
        gone = sign("man_gone", left - size / 2, y - size / 2, size, tint)
        if at > GIVEN_UP and not r.used(seat, slot):
            gone = f'<g transform="rotate(-90 {left:.1f} {y:.1f})">{gone}</g>'
        parts.append(gone if at != GIVEN_UP else gone + sign("cross", left - 6, y - 6, 12))
    return "".join(parts)


def home_hint(r: Reading, seat: int) -> str:
    """How many lieutenants are where, in words."""
    men = r.men(seat)
    ready = sum(at == ESTATE and not r.used(seat, slot) for slot, at in enumerate(men))
    lying = sum(at > GIVEN_UP and not r.used(seat, slot) for slot, at in enumerate(men))
    lines = [
        r.t("board.men_home", n=ready),
        r.t("board.men_lying", n=lying),
        r.t("board.men_supply", n=men.count(0)),
    ]
    if men.count(GIVEN_UP):
        lines.append(r.t("board.men_given_up", n=men.count(GIVEN_UP)))
    return r.hint(*lines)
