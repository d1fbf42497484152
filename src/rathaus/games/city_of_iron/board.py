"""The drawn board of City of Iron: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Below each other: head, plain actions, what is to be chosen, the reader's
hand and decks; the building row; goods, turn order, towns and lands; the reader's cities; his supply; the others.
"""

from __future__ import annotations

from collections.abc import Callable

from rathaus.core.board import Look
from rathaus.core.furniture import page, style
from rathaus.core.ink import group, rect
from rathaus.core.view import View
from rathaus.games.city_of_iron.board_desk import desk, supply
from rathaus.games.city_of_iron.board_end import result
from rathaus.games.city_of_iron.board_goods import finals, goods
from rathaus.games.city_of_iron.board_ink import PEN, colour, line
from rathaus.games.city_of_iron.board_map import lands, order, towns
from rathaus.games.city_of_iron.board_read import Reading
from rathaus.games.city_of_iron.board_row import row
from rathaus.games.city_of_iron.board_seats import others, own
from rathaus.games.city_of_iron.board_top import buttons, head
from rathaus.games.city_of_iron.board_tray import tray

Part = Callable[[Reading, float], tuple[str, float]]
MARGIN, TITLE = 11, 30  # of a panel

GLOW = "from{fill-opacity:.06}to{fill-opacity:.26}"
MORE = ".NAME-board .price{pointer-events:none}\n"


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    pad, gap, whole = float(r.size["pad"]), float(r.size["gap"]), float(r.size["width"])
    w = whole - 2 * pad
    parts: list[str] = []
    y = pad
    for x, (drawn, high) in sections(r, w, pad):
        if high:
            parts.append(group(drawn, (x, y)))
            y += high + gap
    inner = "".join(parts)
    looks = style(PEN, "iron", r.texts.language, GLOW, MORE) + f"<defs>{PEN.symbols(inner)}</defs>"
    title = r.t("board.title", n=r.one("round"))
    return page(r, "iron", inner, y - gap + pad, title, looks, edge=False)


def sections(r: Reading, w: float, pad: float) -> list[tuple[float, tuple[str, float]]]:
    """What lies on the board, from the top down: the left edge of each part, its drawing and its height."""
    table: list[tuple[str, Part]] = [("board.goods", goods), ("board.finals", finals)]
    side: list[tuple[str, Part]] = [("board.order_title", order), ("board.lands", lands)]
    if r.family:
        side.append(table.pop())
    else:
        side.insert(1, ("board.towns", towns))
    found = [(pad, head(r, w)), (0.0, buttons(r)), (pad, tray(r, w)), (pad, result(r, w))]
    found.append((pad, framed(r, "board.hand", desk, w)))
    if r.tall:
        found.append((pad, own(r, w)))
    found.append((pad, framed(r, "board.row", row, w)))
    if r.tall:
        found += [(pad, framed(r, key, part, w)) for key, part in (table[0], *side, *table[1:])]
        found.append((pad, framed(r, "board.supply", stock, w)))
    else:
        columns = list(zip((float(n) for n in r.size["columns"]), (table, side), strict=True))
        found.append((pad, side_by_side(r, columns)))
        found += [(pad, own(r, w)), (pad, framed(r, "board.supply", stock, w))]
    return [*found, (pad, others(r, w))]


def stock(r: Reading, w: float) -> tuple[str, float]:
    """The reader's supply, unless it lies in the tray."""
    return ("", 0) if r.view.asking == "buy" and r.mine else supply(r, w)


def framed(r: Reading, key: str, part: Part, w: float) -> tuple[str, float]:
    """A part in a frame with its title; nothing where the part is empty."""
    inner, high = part(r, w - 2 * MARGIN)
    if not high:
        return "", 0
    whole = high + TITLE + MARGIN
    return panel(r.t(key), inner, 0, 0, w, whole), whole


def side_by_side(r: Reading, columns: list[tuple[float, list[tuple[str, Part]]]]) -> tuple[str, float]:
    """Columns of panels that end at one height; and how high they are."""
    gap = float(r.size["gap"])
    drawn = [[(key, *part(r, wide - 2 * MARGIN)) for key, part in column] for wide, column in columns]
    tops = [sum(high + TITLE + MARGIN for _, _, high in column) + gap * (len(column) - 1) for column in drawn]
    most = max(tops)
    parts = []
    x = 0.0
    for (wide, _), column, high_of in zip(columns, drawn, tops, strict=True):
        spare = (most - high_of) / len(column)
        top = 0.0
        for key, inner, high in column:
            whole = high + TITLE + MARGIN + spare
            parts.append(panel(r.t(key), inner, x, top, wide, whole, spare / 2))
            top += whole + gap
        x += wide + gap
    return "".join(parts), most


def panel(title: str, inner: str, x: float, y: float, w: float, h: float, down: float = 0) -> str:
    """A framed part of the board."""
    frame = rect(0, 0, w, h, colour("panel"), 10, f' stroke="{colour("line")}" stroke-width="1.200"')
    frame += line(MARGIN, 21, title, 16, w - 2 * MARGIN, fill=colour("teal"), serif=True, bold=True)
    return group(frame + group(inner, (MARGIN, TITLE + down)), (x, y), ' class="panel"')
