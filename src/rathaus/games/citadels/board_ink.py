"""The pen of the drawn board of Citadels, and its faces."""

from __future__ import annotations

from rathaus.core import ink

PEN = ink.Pen("rathaus.games.citadels", "face")
colour, seat_colour, line = PEN.colour, PEN.seat_colour, PEN.line


def use(face: str, x: float, y: float, w: float, h: float, extra: str = "") -> str:
    """A face that the board has as a symbol."""
    return ink.use(f"face-{face}", x, y, w, h, extra)
