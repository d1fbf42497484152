"""Messina: the city hexes with action, citizens, plague, price and points, and what the wheel will bring."""

from __future__ import annotations

from rathaus.core.ink import num, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_chart import UNIT, Chart, outline
from rathaus.games.messina_1347.board_dock import docks, harbor
from rathaus.games.messina_1347.board_icons import crowd, effects, price_row
from rathaus.games.messina_1347.board_ink import PEN, colour, line, seat_colour, sign
from rathaus.games.messina_1347.board_men import lieutenants
from rathaus.games.messina_1347.board_read import Reading, tipped
from rathaus.games.messina_1347.board_words import effect_words, price_words
from rathaus.games.messina_1347.fields import CLASSES, HEXES

RING = 0.87  # of a hex lies inside its coloured edge


def chart_of(r: Reading, w: float) -> Chart:
    """The geometry of the city in a panel of this width."""
    wide, half = r.size["small_hex" if r.seats <= 2 else "hex"]
    return Chart(r.seats, float(wide), float(half), w)


def city(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """The sea, the coast, hexes, harbors and docks, lieutenants; and how high that is."""
    chart = chart_of(r, w)
    parts = [sea(w, chart.height), coast(r, chart), docks(r, chart, (x, y))]
    for site in range(HEXES):
        if r.place(site) >= 0:
            parts.append(hexagon(r, chart, site))
    parts += [harbor(r, chart, HEXES + corner) for corner in range(fields.HARBORS)]
    parts.append(lieutenants(r, chart, (x, y)))
    return "".join(parts), chart.height


def sea(w: float, h: float) -> str:
    """The water with a few waves."""
    parts = [rect(0, 0, w, h, colour("sea"), 9, f' stroke="{colour("deepsea")}"')]
    wave = f'fill="none" stroke="{colour("foam")}" stroke-width="1.600" stroke-linecap="round" opacity=".75"'
    for i in range(int(h // 46)):
        for k in range(int(w // 92)):
            left, top = 16 + k * 92 + (i % 2) * 46, 18 + i * 46
            if left < w - 30:
                parts.append(f'<path d="M{num(left)} {num(top)}q4-5 8 0t8 0" {wave}/>')
    return "".join(parts)


def coast(r: Reading, chart: Chart) -> str:
    """The land under the hexes, and the spaces for new ones."""
    land, later = [], []
    grown = r.one("grown")
    for place in (*chart.start, *chart.harbors, *chart.expansions):
        x, y = chart.middle(place)
        if place in chart.expansions and not grown >> (place - chart.expansions[0]) & 1:
            later.append(outline(chart.wide - 10, chart.half - 5, x, y))
        else:
            land.append(outline(chart.wide, chart.half, x, y))
    edge = f'fill="{colour("sand")}" stroke="{colour("sand")}" stroke-width="13" stroke-linejoin="round"'
    surf = f'fill="none" stroke="{colour("foam")}" stroke-width="19" stroke-linejoin="round" opacity=".8"'
    dashes = f'fill="{colour("foam")}" fill-opacity=".3" stroke="{colour("white")}" stroke-dasharray="6 5"'
    ground = "".join(land)
    return f'<path d="{ground}" {surf}/><path d="{ground}" {edge}/><path d="{"".join(later)}" {dashes}/>'


def hexagon(r: Reading, chart: Chart, site: int) -> str:
    """A city hex."""
    face, k = r.parts.faces[site], chart.scale
    inner = (
        f'<path d="{outline(*UNIT)}" fill="{PEN.data["hexes"][face["colour"]]}" stroke="{colour("wall")}"/>'
    )
    inner += f'<path d="{outline(UNIT[0] * RING, UNIT[1] * RING)}" fill="{colour("stone")}"/>'
    inner += sign(f"rat_{face['pose']}", -7.5, -40, 15)
    inner += preview(r, site)
    inner += line(-35, -12, str(site + 1), 8.5, 14, "middle", colour("faint"))
    code, choose = r.parts.action(site)
    inner += effects(code, 0, -13.5, 17, choose)
    there = ["plague"] * r.one("plague", site) + people(r, site)
    inner += crowd(there, 0, 6, 14.5, 66) if there else ""
    inner += ownership(r, site)
    x, y = chart.middle(r.place(site))
    id = f"site-{fields.SITE_NAMES[site]}"
    shape = outline(UNIT[0] - 4, UNIT[1] - 2)
    return r.spot(inner, id, (x, y), UNIT, hex_hint(r, site), (0, -46), "hex", k, shape)


def people(r: Reading, site: int) -> list[str]:
    """The signs of the citizens on a hex."""
    return [name for i, name in enumerate(CLASSES) for _ in range(r.one("citizens", site * 3 + i))]


def preview(r: Reading, site: int) -> str:
    """What the next turns of the wheel put on the hex: cubes to the right of the rat, citizens to its left."""
    cubes, classes = r.coming(site)
    parts = [sign(f"{CLASSES[cls]}_next", -22 - 9 * i, -33 + 5 * i, 11) for i, cls in enumerate(classes)]
    parts += [sign("plague_next", 11 + 10 * i, -33 + 5 * i, 11.5) for i in range(cubes)]
    return "".join(parts)


def ownership(r: Reading, site: int) -> str:
    """The price of repopulation and the points, or the tile that lies on it."""
    owner = r.owner(site)
    face = r.parts.faces[site]
    if owner >= 0:
        edge = f' stroke="{colour("white")}" stroke-width="1.200"'
        inner = rect(-31, 15, 62, 14, seat_colour(owner), 5, edge) + sign(
            "tile", -8, 12.5, 17, seat_colour(owner)
        )
        inner += line(-20, 25.5, "+2", 9, 18, "middle", colour("white"), bold=True)
    else:
        inner = price_row(r.parts.cost(site), 0, 22, 11.5, 68)
    inner += sign("shield", -7.5, 28, 15)
    return inner + line(0, 38.2, str(face["vp"]), 9.2, 14, "middle", colour("white"), bold=True)


def hex_hint(r: Reading, site: int) -> str:
    """Everything about a hex, in words."""
    face = r.parts.faces[site]
    code, choose = r.parts.action(site)
    name = r.t(f"site.{fields.SITE_NAMES[site]}")
    lines = [r.t("board.called", name=name, what=effect_words(r.texts, code, choose))]
    owner = r.owner(site)
    if owner < 0:
        lines.append(
            r.t(
                "board.hex_cost", price=price_words(r.texts, {**r.parts.cost(site), "wagon": 1}), n=face["vp"]
            )
        )
    else:
        lines.append(r.t("board.hex_owner", name=r.name(owner), n=face["vp"]))
    lines.append(
        r.t("board.hex_kind", colour=r.t(f"colour.{face['colour']}"), pose=r.t(f"pose.{face['pose']}"))
    )
    if r.one("plague", site):
        lines.append(r.t("board.hex_plague", n=r.one("plague", site)))
    there = {name: r.one("citizens", site * 3 + i) for i, name in enumerate(CLASSES)}
    if any(there.values()):
        lines.append(r.t("board.hex_citizens", list=price_words(r.texts, there)))
    cubes, classes = r.coming(site)
    next_words = [r.t("board.cubes", n=cubes)] if cubes else []
    next_words += [r.t(f"class.{CLASSES[cls]}") for cls in classes]
    if next_words:
        lines.append(r.t("board.hex_next", list=r.listed(next_words)))
    lines += men_words(r, site)
    return r.hint(*lines, r.doubt(face, "city_hexes"))


def men_words(r: Reading, site: int) -> list[str]:
    """Who stands and who lies on a site."""
    found = []
    for seat, slot in r.on_site(site):
        found.append(r.t("board.stands" if r.used(seat, slot) else "board.lies", name=r.name(seat)))
    if r.one("rival") >> site & 1:
        found.append(r.t("board.stands", name=r.t("board.rival")))
    return found


def status(r: Reading, x: float, y: float, w: float) -> str:
    """At the top of the panel: what fire costs, cubes in the supply, hexes still to come."""
    fire = r.parts.round(r.round)
    each, points = int(fire["fire_per_cube"]), int(fire["vp_per_cube"])
    left = x + w - (188 if r.tall else 230)
    parts = [sign("fire", left + 15 * i, y - 16, 17) for i in range(each)]
    at = left + 15 * each + 4
    parts.append(f'<path d="M{num(at)} {num(y - 10)}h7v-3l6 5-6 5v-3h-7z" fill="{colour("ink")}"/>')
    parts.append(sign("plague", at + 16, y - 15, 16))
    if points:
        parts.append(sign("shield", at + 35, y - 15, 16))
        parts.append(line(at + 43, y - 4.5, f"+{points}", 9, 15, "middle", colour("white"), bold=True))
    hint = r.hint(r.t("board.fire_hint", n=each), r.t("board.fire_points", n=points) if points else "")
    shown = tipped(rect(left - 3, y - 17, 92, 20, "#fff", 4, ' opacity="0"') + "".join(parts), hint)
    right = x + w - (84 if r.tall else 112)
    supply, pile = r.one("plague_supply"), r.one("pile").bit_count()
    cubes = sign("plague", right, y - 15, 15)
    cubes += line(right + 18, y - 3, f"×{supply}", 12, 28, fill=colour("ink"), bold=True)
    shown += tipped(cubes, r.t("board.supply_hint", n=supply))
    shape = outline(15, 8, right + 60, y - 7)
    edge = f'fill="{colour("stone")}" stroke="{colour("wall")}" stroke-width="1.500"'
    hexes = f'<path d="{shape}" {edge}/>'
    hexes += line(right + 70, y - 3, f"×{pile}", 12, 28, fill=colour("ink"), bold=True)
    return shown + tipped(hexes, r.t("board.pile_hint", n=pile))
