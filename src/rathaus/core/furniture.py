"""What stands on every drawn board, whatever the game: ribbon, buttons, glow, and the SVG element around everything.

Classes that the page's style knows: ``target`` (can be clicked), ``glow`` (around or in it), ``button`` with ``edge``
(a plain action), ``serif`` (a heading). Parts laid one below the other are functions of a reading and the ``y`` where
they begin, and return text and height; :func:`stack` puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from rathaus.core.ink import Pen, group, num, rect, safe
from rathaus.core.reading import BoardReading
from rathaus.core.textfit import BOLD, cut, width

R = TypeVar("R", bound=BoardReading)
TAIL = 12  # of the ribbon
BUTTON, ROW = 36, 44  # height of a button, and from one row to the next

STYLE = """
.NAME-board .serif{font-family:SERIF}
.NAME-board text{user-select:none;pointer-events:none}
.NAME-board .target{cursor:pointer;outline:none}
.NAME-board .glow{animation:NAME-glow 1.8s ease-in-out infinite alternate}
.NAME-board .target:hover .glow,.NAME-board .target:focus-visible .glow{stroke:#1f5d63;stroke-width:4}
.NAME-board .target.button:focus-visible .edge{stroke:#c9962b;stroke-width:4}
MORE@keyframes NAME-glow{GLOW}
@media (prefers-reduced-motion:reduce){.NAME-board .glow{animation:none}}
"""
HOVER = (
    ".NAME-board .target:hover,.NAME-board .target:focus-visible{filter:brightness(1.06) saturate(1.15)}\n"
)
GLOW = "from{fill-opacity:.45}to{fill-opacity:1}"


def glow(pen: Pen, w: float, h: float, rx: float = 8) -> str:
    """What lies around a piece of this size that can be chosen; drawn before it."""
    edge = f' class="glow" stroke="{pen.colour("gold")}" stroke-width="2"'
    return rect(-3, -3, w + 6, h + 6, pen.colour("bright"), rx, edge)


def ribbon(r: BoardReading, x: float, y: float, w: float, h: float) -> tuple[str, str]:
    """The ribbon that says who must decide and what, without its words; and the colour for these.

    It is golden when the reader must decide, and at the end. Words have the width without both tails.
    """
    fill, ink = ("gold", "ink") if r.mine or r.view.over else ("teal", "white")
    half, tail = num(h / 2), num(TAIL)
    shape = f"M{num(x)} {num(y)}h{num(w)}l-{tail} {half}l{tail} {half}h{num(-w)}l{tail} -{half}z"
    return f'<path d="{shape}" fill="{r.pen.colour(fill)}"/>', r.pen.colour(ink)


def buttons(r: BoardReading, y: float, quiet: Iterable[str] = ()) -> tuple[str, float]:
    """Legal actions that no piece stands for, as buttons in centred rows; and how high they are.

    ``quiet`` names the verbs that are no more than a refusal or an end; their buttons are pale.
    """
    game = r.rules.game
    plain = [a for a in r.view.legal if not game.verbs.target(a)] if r.look.interactive else []
    if not plain:
        return "", 0
    room = r.size["width"] - 2 * r.size["pad"]
    rows: list[list[tuple[int, str, float]]] = [[]]
    left = 0.0
    for action in plain:
        text = cut(r.texts.action(r.rules, action, r.look.names), 14, room - 32, BOLD)
        w = width(text, 14, BOLD) + 32
        if rows[-1] and left + w > room:
            rows.append([])
            left = 0
        rows[-1].append((action, text, w))
        left += w + 10
    parts = []
    for i, row in enumerate(rows):
        x = (r.size["width"] - sum(w for _, _, w in row) - 10 * (len(row) - 1)) / 2
        for action, text, w in row:
            parts.append(button(r, action, text, (x, y + i * ROW), w, quiet))
            x += w + 10
    return "".join(parts), len(rows) * ROW - 8


def button(
    r: BoardReading, action: int, text: str, at: tuple[float, float], w: float, quiet: Iterable[str] = ()
) -> str:
    """A plain action. Its id is ``act-`` with the verb."""
    pen = r.pen
    name = r.rules.game.verbs.verb_at(action).name
    fill, ink = ("panel", "teal") if name in quiet else ("teal", "white")
    edge = f' class="edge" stroke="{pen.colour("teal")}" stroke-width="2"'
    inner = rect(0, 0, w, BUTTON, pen.colour(fill), BUTTON / 2, edge)
    inner += pen.line(w / 2, 23.5, text, 14, w - 20, "middle", pen.colour(ink), bold=True)
    return group(inner, at, f' class="target button {name}"{r.fresh(f"act-{name}")}{r.click([action])}')


def stack(r: R, sections: Iterable[Callable[[R, float], tuple[str, float]]]) -> tuple[str, float]:
    """Sections one below the other, those of no height left out; and how high the whole board is."""
    parts: list[str] = []
    y = float(r.size["pad"])
    for section in sections:
        part, high = section(r, y)
        if high:
            parts.append(part)
            y += high + r.size["gap"]
    return "".join(parts), y - r.size["gap"] + r.size["pad"]


def style(pen: Pen, name: str, language: str, glow: str = GLOW, more: str = HOVER) -> str:
    """The style of the board ``name``: ``glow`` are the two ends of what beckons, ``more`` a game's own rules.

    In ``more``, ``NAME`` stands for the name, one rule a line.
    """
    filled = STYLE.replace("MORE", more).replace("GLOW", glow).replace("NAME", name)
    return f"<style>{filled.replace('SERIF', pen.serif(language))}</style>"


def page(
    r: BoardReading,
    name: str,
    inner: str,
    high: float,
    title: str,
    head: str,
    extra: str = "",
    edge: bool = True,
) -> str:
    """The SVG element around everything, as wide as the layout; it needs nothing else.

    Args:
        r: the reading.
        name: the class of the board is ``name-board``.
        inner: what lies on the board.
        high: how high it is.
        title: the board in words.
        head: :func:`style`, and after it the ``<defs>``.
        extra: further attributes, with a space before each.
        edge: whether a thin line runs around the board.
    """
    pen, wide = r.pen, r.size["width"]
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{name}-board {safe(r.look.layout)}" '
        f'viewBox="0 0 {num(wide)} {num(high)}" width="{num(wide)}" height="{num(high)}" '
        f'lang="{safe(r.texts.language.replace("_", "-"))}" font-family="{safe(pen.data["fonts"]["sans"])}"'
        f'{extra} role="group" aria-label="{safe(title)}">'
    )
    ground = rect(0, 0, wide, high, pen.colour("parchment"), 0, ' class="ground"')
    if edge:
        line = f' stroke="{pen.colour("line")}" stroke-width="1"'
        ground += rect(3.5, 3.5, wide - 7, high - 7, "none", 8, line)
    return f"{opening}{head}{ground}{inner}</svg>"
