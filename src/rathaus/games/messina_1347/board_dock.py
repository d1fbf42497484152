"""Harbor hexes, docks and the ships at them."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import group, num, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_chart import DOCK, UNIT, Chart, outline
from rathaus.games.messina_1347.board_icons import effects
from rathaus.games.messina_1347.board_ink import colour, line, sign
from rathaus.games.messina_1347.board_parts import FIRST_DOCK
from rathaus.games.messina_1347.board_read import Point, Reading
from rathaus.games.messina_1347.board_words import effect_words, ship_words
from rathaus.games.messina_1347.fields import CORNERS, HARBORS, HEXES

SHIP = (60.0, 23.0)
RING = 0.86


def docks(r: Reading, chart: Chart, origin: Point) -> str:
    """The four docks with their piers; ships are pieces on top."""
    parts = []
    for corner in range(HARBORS):
        x, y = chart.dock(corner)
        hx, hy = chart.middle(HEXES + corner)
        pier = f'stroke="{colour("pier")}" stroke-width="{num(13 * chart.scale)}" stroke-linecap="round"'
        parts.append(f'<path d="M{num(hx)} {num(hy)}L{num(x)} {num(y)}" {pier}/>')
        parts.append(dock(r, chart, corner))
        ships(r, chart, corner, (origin[0] + x, origin[1] + y))
    return "".join(parts)


def dock(r: Reading, chart: Chart, corner: int) -> str:
    """A dock with its spaces for ships; its anchor is bright while its docking tile can still be drawn."""
    site = FIRST_DOCK + corner
    w, h = DOCK
    edge = f' stroke="{colour("wall")}" stroke-width="1.500"'
    inner = rect(-w / 2, -h / 2, w, h, colour("pier"), 7, edge)
    for i in range(1, 4):
        inner += rect(-w / 2 + 2, -h / 2 + i * h / 4 - 0.5, w - 4, 1, colour("wall"), 0, ' opacity=".5"')
    for i in range(r.parts.ship_spaces):
        dashes = f' stroke="{colour("foam")}" stroke-dasharray="4 3"'
        inner += rect(*space(i), *SHIP, colour("deepsea"), 5, dashes)
    soon = r.one("dock_pile") >> corner & 1 or not r.one("dock_pile")
    inner += group(
        sign("anchor", -w / 2 + 65, -h / 2 + 4 if corner < 2 else h / 2 - 19, 15),
        None,
        "" if soon else ' opacity=".3"',
    )
    n = r.one("docked", corner).bit_count()
    hint = r.hint(
        r.t(f"site.{fields.SITE_NAMES[site]}"),
        r.t("board.ships_here", n=n),
        r.t("board.dock_soon") if soon else r.t("board.dock_drawn"),
        *[
            r.t("board.stands" if r.used(*man) else "board.lies", name=r.name(man[0]))
            for man in r.on_site(site)
        ],
    )
    x, y = chart.dock(corner)
    id = f"site-dock_{CORNERS[corner]}"
    shape = f"M{num(-w / 2)} {num(-h / 2)}h{num(w)}v{num(h)}h{num(-w)}z"
    return r.spot(inner, id, (x, y), DOCK, hint, (w / 2 - 13, h / 2 - 11), "dock", chart.scale, shape)


def space(i: int) -> Point:
    """The corner of a space for a ship, from the middle of its dock."""
    return -DOCK[0] / 2 + 3, -DOCK[1] / 2 + 4 + i * 25.5


def ships(r: Reading, chart: Chart, corner: int, at: Point) -> None:
    """The ships at a dock."""
    k = chart.scale
    for i, ship in enumerate(bits(r.one("docked", corner))):
        dx, dy = space(i)
        r.pieces.append(ship_spot(r, ship, (at[0] + dx * k, at[1] + dy * k), k))


def ship_spot(r: Reading, ship: int, at: Point, scale: float = 1, kind: str = "") -> str:
    """A ship as a piece, wherever it lies."""
    record = r.parts.ship(ship)
    sick = bool(r.one("infested") >> ship & 1)
    hint = r.hint(
        r.t(f"ship.{fields.SHIPS[ship]}"),
        ship_words(r.texts, record),
        r.t("board.ship_plague") if sick else "",
        r.doubt(record, "ships"),
    )
    badge = (SHIP[0] / 2, -4.0)
    return r.spot(
        ship_tile(r, ship, sick), f"ship-{fields.SHIPS[ship]}", at, SHIP, hint, badge, f"ship {kind}", scale
    )


def ship_tile(r: Reading, ship: int, sick: bool) -> str:
    """The face of a ship: its goods, coins and points, and a cube."""
    record = r.parts.ship(ship)
    edge = f' stroke="{colour("wall")}" stroke-width="1.200"'
    inner = rect(0, 0, *SHIP, colour("panel"), 5, edge)
    inner += sign("ship", 1, 1.5, 20) + sign(record["goods"], 12.5, 11, 11)
    x = 25.0
    if record["coins"]:
        inner += sign("coin", x, 4.5, 14)
        inner += line(x + 7, 15, str(record["coins"]), 9.5, 14, "middle", colour("ink"), bold=True)
        x += 15
    if record["vp"]:
        inner += sign("shield", x, 4, 14.5)
        inner += line(x + 7.3, 14, str(record["vp"]), 9, 14, "middle", colour("white"), bold=True)
    return inner + (sign("plague", SHIP[0] - 12, -3, 15) if sick else "")


def harbor(r: Reading, chart: Chart, site: int) -> str:
    """A harbor hex."""
    code, choose = r.parts.action(site)
    inner = f'<path d="{outline(*UNIT)}" fill="{colour("wall")}" stroke="{colour("wall")}"/>'
    inner += f'<path d="{outline(UNIT[0] * RING, UNIT[1] * RING)}" fill="{colour("foam")}"/>'
    inner += sign("anchor", -10, -38, 20) + effects(code, 0, 3, 24, choose)
    name = r.t(f"site.{fields.SITE_NAMES[site]}")
    from_men = [
        r.t("board.stands" if r.used(*man) else "board.lies", name=r.name(man[0])) for man in r.on_site(site)
    ]
    hint = r.hint(
        r.t("board.called", name=name, what=effect_words(r.texts, code, choose)),
        r.t("board.harbor"),
        *from_men,
    )
    id = f"site-{fields.SITE_NAMES[site]}"
    shape = outline(UNIT[0] - 4, UNIT[1] - 2)
    middle = chart.middle(site)
    return r.spot(inner, id, middle, UNIT, hint, (0, -46), "hex harbor", chart.scale, shape)
