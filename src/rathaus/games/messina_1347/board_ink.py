"""The pen of the drawn board of Messina 1347."""

from __future__ import annotations

from rathaus.core.ink import Pen

PEN = Pen("rathaus.games.messina_1347", "me")
colour, seat_colour, line, sign, coin = PEN.colour, PEN.seat_colour, PEN.line, PEN.sign, PEN.coin
