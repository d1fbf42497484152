"""The drawn board of Kutná Hora: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. On a screen panels lie side by side, on a phone one below the other: head,
action cards and what is to be chosen; town, town hall and markets; mine, St. Barbara, patricians and tracks; players.
"""

from __future__ import annotations

from collections.abc import Callable

from rathaus.core.board import Look
from rathaus.core.furniture import page, style
from rathaus.core.ink import group, rect
from rathaus.core.view import View
from rathaus.games.kutna_hora.board_end import result
from rathaus.games.kutna_hora.board_ink import PEN, colour, line
from rathaus.games.kutna_hora.board_markets import markets
from rathaus.games.kutna_hora.board_mine import mine
from rathaus.games.kutna_hora.board_players import board
from rathaus.games.kutna_hora.board_read import Reading
from rathaus.games.kutna_hora.board_side import church, tracks
from rathaus.games.kutna_hora.board_top import buttons, cards, head, tray
from rathaus.games.kutna_hora.board_town import council, hall, town

Part = Callable[[Reading, float], tuple[str, float]]
MARGIN, TITLE = 11, 30  # of a panel

GLOW = "from{fill-opacity:.12}to{fill-opacity:.38}"
MORE = """\
.NAME-board .price{pointer-events:none}
.NAME-board .target.plain:focus-visible .edge{stroke:#c9962b;stroke-width:4}
"""


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    pad, gap, whole = float(r.size["pad"]), float(r.size["gap"]), float(r.size["width"])
    parts: list[str] = []
    y = pad
    for section in (head, buttons, tray, result, cards):
        drawn, high = section(r, whole - 2 * pad)
        if high:
            parts.append(group(drawn, (pad, y)))
            y += high + gap
    for line_of_panels in panels(r):
        drawn, high = side_by_side(r, line_of_panels, pad, y)
        parts.append(drawn)
        y += high + gap
    drawn, high = players(r, pad, y, whole - 2 * pad)
    inner = "".join(parts) + drawn
    looks = style(PEN, "kutna", r.texts.language, GLOW, MORE) + f"<defs>{PEN.symbols(inner)}</defs>"
    title = r.t("board.title", n=r.one("round"))
    return page(r, "kutna", inner, y + high + pad, title, looks, edge=False)


def panels(r: Reading) -> list[list[tuple[float, list[tuple[str, Part]]]]]:
    """Rows of columns of panels: width of a column, and its panels with the keys of their titles."""
    upper: list[list[tuple[str, Part]]] = [
        [("board.town", town)],
        [("board.hall", hall)],
        [("board.markets", markets)],
    ]
    lower: list[list[tuple[str, Part]]] = [
        [("board.mine", mine)],
        [("board.barbara", church), ("board.council", council)],
        [("board.tracks", tracks)],
    ]
    if r.tall:
        wide = float(r.size["width"]) - 2 * float(r.size["pad"])
        return [[(wide, [one])] for column in upper + lower for one in column]
    first, second = r.size["columns"]
    return [list(zip(first, upper, strict=True)), list(zip(second, lower, strict=True))]


def side_by_side(
    r: Reading, columns: list[tuple[float, list[tuple[str, Part]]]], x: float, y: float
) -> tuple[str, float]:
    """Columns of panels that end at one height; and how high they are."""
    gap = float(r.size["gap"])
    drawn = [[(key, *part(r, wide - 2 * MARGIN)) for key, part in column] for wide, column in columns]
    tops = [sum(high + TITLE + MARGIN for _, _, high in column) + gap * (len(column) - 1) for column in drawn]
    most = max(tops)
    parts = []
    for (wide, _), column, own in zip(columns, drawn, tops, strict=True):
        spare = (most - own) / len(column)
        top = y
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


def players(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """The player boards, the reader's first, then clockwise; and how high they are."""
    first = max(0, r.me)
    order = [(first + i) % r.seats for i in range(r.seats)]
    gap = float(r.size["gap"])
    across = 1 if r.tall else r.seats
    wide = (w - gap * (across - 1)) / across
    parts, high = [], 0.0
    for i, seat in enumerate(order):
        row, column = divmod(i, across)
        inner, own = board(r, seat, wide - 16)
        high = own + 20
        edge = f' stroke="{colour("line")}" stroke-width="1.200"'
        frame = rect(0, 0, wide, high, colour("panel"), 10, edge)
        at = (x + column * (wide + gap), y + row * (high + gap))
        parts.append(group(frame + group(inner, (8, 8)), at, f' id="seat-{seat}" class="seat"'))
    rows = -(-r.seats // across)
    return "".join(parts), rows * (high + gap) - gap
