"""The drawn board of Messina 1347: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Below the head lie what is chosen from a list, the city with rounds, wheel,
registers and stacks beside it, and the estates. What moves lies in a flat layer on top, each piece with its own id.
"""

from __future__ import annotations

from collections.abc import Callable

from rathaus.core import furniture
from rathaus.core.board import Look
from rathaus.core.furniture import page, style
from rathaus.core.ink import group, rect
from rathaus.core.view import View
from rathaus.games.messina_1347.board_city import city, status
from rathaus.games.messina_1347.board_end import result
from rathaus.games.messina_1347.board_ink import PEN, colour, line
from rathaus.games.messina_1347.board_offers import offers
from rathaus.games.messina_1347.board_players import players
from rathaus.games.messina_1347.board_read import Reading
from rathaus.games.messina_1347.board_top import head, tray
from rathaus.games.messina_1347.board_tracks import ROMAN, registers, rounds_and_wheel

Part = Callable[[Reading, float, float, float], tuple[str, float]]
MARGIN, TITLE = 11.0, 29.0  # of a panel

GLOW = "from{fill-opacity:.05}to{fill-opacity:.28}"
MORE = """\
.NAME-board .price,.NAME-board .quiet:not(.target){pointer-events:none}
.NAME-board .target.choice:focus-visible .edge{stroke:#c9962b;stroke-width:4}
"""


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    pad, gap, whole = float(r.size["pad"]), float(r.size["gap"]), float(r.size["width"])
    parts: list[str] = []
    y = pad
    for section in (head, tray, result):
        drawn, high = section(r, whole - 2 * pad)
        if high:
            parts.append(group(drawn, (pad, y)))
            y += high + gap
        if section is head:
            drawn, high = furniture.buttons(r, y)
            parts.append(drawn)
            y += high + gap if high else 0
    table, high = everything(r, whole - 2 * pad)
    parts.append(group(table + "".join(r.pieces), (pad, y), ' id="table"'))
    inner = "".join(parts)
    looks = style(PEN, "messina", r.texts.language, GLOW, MORE) + f"<defs>{PEN.symbols(inner)}</defs>"
    title = r.t("board.title", n=ROMAN[r.round])
    return page(r, "messina", inner, y + high + pad, title, looks, edge=False)


def everything(r: Reading, w: float) -> tuple[str, float]:
    """The table below the head: city, tracks and stacks, estates; and how high it is."""
    gap = float(r.size["gap"])
    left = 0.0 if r.tall else float(r.size["city"]) + gap
    beside, y = [], 0.0
    if r.tall:
        first, high = panel(r, *PARTS[0], 0, y, w)
        y = high + gap
    for key, part in PARTS[1:]:
        drawn, high = panel(r, key, part, left, y, w - left)
        beside.append(drawn)
        y += high + gap
    if not r.tall:
        first, high = panel(r, *PARTS[0], 0, 0, left - gap, y - gap)
        y = max(y, high + gap)
    drawn, high = players(r, 0, y, w)
    return first + "".join(beside) + drawn, y + high


PARTS: list[tuple[str, Part]] = [
    ("board.city", city),
    ("board.rounds", rounds_and_wheel),
    ("board.registers", registers),
    ("board.offers", offers),
]


def panel(
    r: Reading, key: str, part: Part, x: float, y: float, w: float, least: float = 0
) -> tuple[str, float]:
    """A framed part of the board, at least so high; and how high it is."""
    inner, high = part(r, x + MARGIN, y + TITLE, w - 2 * MARGIN)
    whole = max(least, high + TITLE + MARGIN)
    frame = rect(x, y, w, whole, colour("panel"), 10, f' stroke="{colour("line")}" stroke-width="1.200"')
    frame += line(
        x + MARGIN, y + 20.5, r.t(key), 16, w / 2 - MARGIN, fill=colour("teal"), serif=True, bold=True
    )
    if part is city:
        frame += status(r, x + MARGIN, y + 24, w - 2 * MARGIN)
    return frame + group(inner, (x + MARGIN, y + TITLE), ' class="panel"'), whole
