"""The drawn board of Citadels: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Parts are laid one below the other: head, plain actions, what is to be
chosen, the row of ranks (at the end the result), the other seats clockwise, and the reader's own seat.
"""

from __future__ import annotations

from functools import cache

from rathaus.core.board import Look
from rathaus.core.furniture import page, stack, style
from rathaus.core.ink import num
from rathaus.core.view import View
from rathaus.games.citadels import faces
from rathaus.games.citadels.board_end import result
from rathaus.games.citadels.board_ink import PEN
from rathaus.games.citadels.board_own import faces_in_play, own_seat, tray
from rathaus.games.citadels.board_read import Reading
from rathaus.games.citadels.board_seats import panels
from rathaus.games.citadels.board_top import buttons, head, ranks

TOKENS = ("gold", "crown", "card_back", "empty_lot", "murdered", "robbed", "bewitched")


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    sections = [head, buttons, tray, result if view.over else ranks, panels]
    if r.me >= 0:
        sections.append(own_seat)
    inner, high = stack(r, sections)
    looks = style(PEN, "citadels", r.texts.language)
    title = r.t("board.title", n=r.one("round"))
    return page(r, "citadels", inner, high, title, looks + defs(r, inner))


def defs(r: Reading, inner: str) -> str:
    """The shapes that the board refers to."""
    rounds = "".join(
        f'<clipPath id="citadels-round-{num(radius * 2)}"><circle r="{num(radius)}"/></clipPath>'
        for radius in sorted(r.radii)
    )
    symbols = "".join(symbol(id) for id in sorted({*faces_in_play(r), *TOKENS}) if f"#face-{id}" in inner)
    return f"<defs>{rounds}{symbols}</defs>"


@cache
def symbol(id: str) -> str:
    """A face as a symbol, in one line."""
    return faces.symbols(id).replace("\n", "")
