"""The result: points by source and seat, totals and places."""

from __future__ import annotations

from rathaus.core.ink import minus, rect
from rathaus.games.city_of_iron.board_ink import colour, line, seat_colour
from rathaus.games.city_of_iron.board_read import Reading

ROW = 20.0


def result(r: Reading, w: float) -> tuple[str, float]:
    """The score sheet, once the game is over; and how high it is."""
    if not r.view.over:
        return "", 0
    wide = min(w, 840.0)
    left = (w - wide) / 2
    label = wide * (0.36 if r.tall else 0.3)
    step = (wide - label - 10) / r.seats
    sources = r.view.ruleset.game.sources
    high = 36 + ROW * len(sources) + 62
    parts = [rect(left, 0, wide, high, colour("panel"), 10, f' stroke="{colour("gold")}" stroke-width="2"')]
    for seat in range(r.seats):
        x = left + label + seat * step
        parts.append(rect(x + 2, 6, step - 4, 25, seat_colour(seat), 6))
        parts.append(
            line(x + step / 2, 23.5, r.name(seat), 13, step - 12, "middle", colour("white"), bold=True)
        )
    for i, source in enumerate(sources):
        y = 36 + ROW * i
        if i % 2:
            parts.append(rect(left + 6, y, wide - 12, ROW, colour("shade"), 4))
        parts.append(line(left + 12, y + 14, r.t(f"source.{source}"), 12.5, label - 14, fill=colour("ink")))
        for seat, sheet in enumerate(r.view.sheets):
            n = sheet[source]
            ink = colour("ink") if n else colour("line")
            parts.append(line(left + label + (seat + 0.5) * step, y + 14, minus(n), 13, step, "middle", ink))
    parts.append(totals(r, left, 36 + ROW * len(sources), label, step))
    return "".join(parts), high


def totals(r: Reading, left: float, y: float, label: float, step: float) -> str:
    """Totals and places."""
    parts = [line(left + 12, y + 25, r.t("board.sum"), 15, label - 14, fill=colour("ink"), bold=True)]
    for seat, sheet in enumerate(r.view.sheets):
        x = left + label + (seat + 0.5) * step
        best = r.view.ranking[seat] == 1
        if best:
            parts.append(rect(x - 30, y + 5, 60, 28, colour("bright"), 14))
        total = minus(sum(sheet.values()))
        parts.append(line(x, y + 26, total, 19, step, "middle", colour("ink"), serif=True, bold=True))
        place = r.t("board.place", n=r.view.ranking[seat])
        parts.append(line(x, y + 51, place, 12.5, step - 6, "middle", colour("teal"), bold=best))
    return "".join(parts)
