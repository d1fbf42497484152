"""The pen of the drawn board of Hansa Teutonica, its symbols, and the colours of players and of Privilegium."""

from __future__ import annotations

from rathaus.core import ink

PEN = ink.Pen("rathaus.games.hansa_teutonica", "hansa")
colour, seat_colour, line = PEN.colour, PEN.seat_colour, PEN.line


def seat_ink(seat: int) -> str:
    """The colour of marks and text on a player's colour."""
    return str(PEN.data["seats"]["inks"][seat])


def seat_words(seat: int) -> str:
    """A player's colour for text on a light ground."""
    return str(PEN.data["seats"]["words"][seat])


def level_colour(level: int) -> str:
    """The colour of a level of Privilegium, 1 to 4."""
    return str(PEN.data["levels"]["colours"][level - 1])


def use(symbol: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A square symbol of the board around a point."""
    return ink.use(f"hansa-{symbol}", x - size / 2, y - size / 2, size, size, extra)
