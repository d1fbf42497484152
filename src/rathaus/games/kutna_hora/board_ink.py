"""The pen of the drawn board of Kutná Hora."""

from __future__ import annotations

from rathaus.core.ink import Pen

PEN = Pen("rathaus.games.kutna_hora", "kh")
colour, seat_colour, line, sign, coin = PEN.colour, PEN.seat_colour, PEN.line, PEN.sign, PEN.coin
