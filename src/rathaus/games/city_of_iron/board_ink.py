"""The pen of the drawn board of City of Iron."""

from __future__ import annotations

from rathaus.core.ink import Pen

PEN = Pen("rathaus.games.city_of_iron", "iron")
colour, seat_colour, line, sign, coin = PEN.colour, PEN.seat_colour, PEN.line, PEN.sign, PEN.coin
