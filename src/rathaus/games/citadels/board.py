"""The drawn board of Citadels: one SVG element from a view, for a screen or a phone.

Everything comes from the view and the look. Parts are laid one below the other: head, plain actions, what is to be
chosen, the row of ranks (at the end the result), the other seats clockwise, and the reader's own seat.
"""

from __future__ import annotations

from functools import cache

from rathaus.core.board import Look
from rathaus.core.view import View
from rathaus.games.citadels import faces
from rathaus.games.citadels.board_end import result
from rathaus.games.citadels.board_ink import colour, data, num, rect, safe
from rathaus.games.citadels.board_own import faces_in_play, own_seat, tray
from rathaus.games.citadels.board_read import Reading
from rathaus.games.citadels.board_seats import panels
from rathaus.games.citadels.board_top import buttons, head, ranks

TOKENS = ("gold", "crown", "card_back", "empty_lot", "murdered", "robbed", "bewitched")

STYLE = """
.citadels-board .serif{font-family:SERIF}
.citadels-board text{user-select:none;pointer-events:none}
.citadels-board .target{cursor:pointer;outline:none}
.citadels-board .glow{animation:citadels-glow 1.8s ease-in-out infinite alternate}
.citadels-board .target:hover,.citadels-board .target:focus-visible{filter:brightness(1.06) saturate(1.15)}
.citadels-board .target:hover .glow,.citadels-board .target:focus-visible .glow{stroke:#1f5d63;stroke-width:4}
.citadels-board .target.button:focus-visible .edge{stroke:#c9962b;stroke-width:4}
@keyframes citadels-glow{from{fill-opacity:.45}to{fill-opacity:1}}
@media (prefers-reduced-motion:reduce){.citadels-board .glow{animation:none}}
"""


def draw(view: View, look: Look) -> str:
    """The board as the reader of a view sees it: one ``<svg>`` element that needs nothing else."""
    r = Reading(view, look)
    parts: list[str] = []
    y = float(r.size["pad"])
    sections = [head, buttons, tray, result if view.over else ranks, panels]
    if r.me >= 0:
        sections.append(own_seat)
    for section in sections:
        part, high = section(r, y)
        if high:
            parts.append(part)
            y += high + r.size["gap"]
    return page(r, "".join(parts), y - r.size["gap"] + r.size["pad"])


def page(r: Reading, inner: str, high: float) -> str:
    """The SVG element around everything."""
    wide = r.size["width"]
    language = r.texts.language
    serif = data()["fonts"].get(language, data()["fonts"]["en"])
    title = r.t("board.title", n=r.one("round"))
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="citadels-board {safe(r.look.layout)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}" width="{num(wide)}" height="{num(high)}" '
        f'lang="{safe(language.replace("_", "-"))}" font-family="{safe(data()["fonts"]["sans"])}" '
        f'role="group" aria-label="{safe(title)}">'
    )
    style = f"<style>{STYLE.replace('SERIF', serif)}</style>"
    rounds = "".join(
        f'<clipPath id="citadels-round-{num(radius * 2)}"><circle r="{num(radius)}"/></clipPath>'
        for radius in sorted(r.radii)
    )
    symbols = "".join(symbol(id) for id in sorted({*faces_in_play(r), *TOKENS}) if f"#face-{id}" in inner)
    ground = rect(0, 0, wide, high, colour("parchment"), 0, ' class="ground"')
    ground += rect(3.5, 3.5, wide - 7, high - 7, "none", 8, f' stroke="{colour("line")}" stroke-width="1"')
    return f"{opening}{style}<defs>{rounds}{symbols}</defs>{ground}{inner}</svg>"


@cache
def symbol(id: str) -> str:
    """A face as a symbol, in one line."""
    return faces.symbols(id).replace("\n", "")
