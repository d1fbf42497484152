"""A view as text, as SVG and as pixels."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import numpy.typing as npt

from rathaus.core.board import Look
from rathaus.core.messages import messages
from rathaus.core.view import View
from rathaus.research.setup import ResearchError

LONGEST_LIST = 12  # legal actions that are named


def as_text(view: View) -> str:
    """A view in a few lines: who is asked what, a row a seat, the other numbers, and the legal actions."""
    game = view.ruleset.game
    shown = [field for field in game.layout if field.see == "public" and not field.wide]
    seats = view.ruleset.seats
    by_seat = [field.name for field in shown if field.by_seat and field.length == game.layout.seats]
    single = [f"{f.name} {view.public[f.name][0]}" for f in shown if f.length == 1]
    lines = [f"{game.title}, {seats} players", ask(view), " · ".join(single)]
    width = max((len(name) for name in by_seat), default=0)
    for name in by_seat:
        lines.append(f"{name:<{width}} " + " ".join(f"{value:>4}" for value in view.public[name][:seats]))
    if view.own:
        lines.append("own: " + ", ".join(f"{name} {list(own)}" for name, own in view.own.items() if any(own)))
    lines += [f"  {action:>5}  {game.verbs.text(action)}" for action in view.legal[:LONGEST_LIST]]
    if len(view.legal) > LONGEST_LIST:
        lines.append(f"  and {len(view.legal) - LONGEST_LIST} more")
    return "\n".join(lines)


def ask(view: View) -> str:
    """Whose turn it is, or how the game ended."""
    if view.over:
        points = ", ".join(str(sum(sheet.values())) for sheet in view.sheets)
        return f"over; points {points}; ranks {', '.join(map(str, view.ranking))}"
    return f"seat {view.to_act} is asked: {view.asking.replace('_', ' ')}"


def as_svg(view: View) -> str:
    """The drawn board of a view: one SVG element."""
    game = view.ruleset.game
    names = tuple(f"Seat {seat}" for seat in range(view.ruleset.seats))
    return game.draw(view, Look(messages("en", game.name), names, interactive=False))


def as_pixels(view: View, width: int = 640) -> npt.NDArray[np.uint8]:
    """The drawn board, height × width × 3.

    Raises:
        ResearchError: the renderer is not installed.
    """
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise ResearchError("pixels need resvg and Pillow: install rathaus[draw,research]") from None
    png = bytes(resvg_py.svg_to_bytes(svg_string=as_svg(view), width=width, background="#ffffff"))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), dtype=np.uint8)
