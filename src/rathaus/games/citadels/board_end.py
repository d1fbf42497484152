"""The end of the game on the board: places and points by source."""

from __future__ import annotations

from rathaus.core.ink import num, rect, safe
from rathaus.core.textfit import width
from rathaus.games.citadels.board_ink import PEN, colour, line, seat_colour
from rathaus.games.citadels.board_read import Reading

ROW = 38


def result(r: Reading, y: float) -> tuple[str, float]:
    """A bar a seat, best first, and a legend of the sources that earned something; and how high it is."""
    pad, whole = r.size["pad"], r.size["width"]
    sheets = r.view.sheets
    seats = sorted(range(r.seats), key=lambda seat: (r.view.ranking[seat], seat))
    most = max(1, *(sum(sheet.values()) for sheet in sheets))
    legend, high = legend_of(r, y + 14 + ROW * len(seats), whole - 2 * pad - 24, pad + 12)
    h = 14 + ROW * len(seats) + high + 10
    edge = f' class="edge" stroke="{colour("gold")}" stroke-width="2"'
    parts = [rect(pad, y, whole - 2 * pad, h, colour("panel"), 12, edge)]
    for i, seat in enumerate(seats):
        parts.append(bar(r, seat, y + 10 + ROW * i, most))
    return f'<g class="result">{"".join(parts)}{legend}</g>', h


def bar(r: Reading, seat: int, y: float, most: int) -> str:
    """The points of a seat as a bar of coloured parts."""
    pad, whole = r.size["pad"], r.size["width"]
    names = 0.24 if r.look.layout == "wide" else 0.3
    left = pad + 44 + whole * names
    room = whole - pad - 60 - left
    sheet = r.view.sheets[seat]
    total = sum(sheet.values())
    rank = r.view.ranking[seat]
    fill = colour("gold" if rank == 1 else "shade")
    parts = [
        f'<circle cx="{num(pad + 26)}" cy="{num(y + 17)}" r="14" fill="{fill}"/>',
        line(pad + 26, y + 22.5, str(rank), 16, 26, "middle", colour("ink"), serif=True, bold=True),
        rect(pad + 46, y + 6, 5, 22, seat_colour(seat), 2),
        line(
            pad + 57,
            y + 23,
            r.name(seat),
            16,
            left - pad - 66,
            fill=colour("ink"),
            serif=True,
            bold=rank == 1,
        ),
    ]
    x = left
    for source, points in sheet.items():
        if points <= 0:
            continue
        w = room * points / most
        words = f"{r.t(f'source.{source}')}: {points}"
        part = rect(x, y + 4, w, 26, str(PEN.data["sources"][source]), 0, f' stroke="{colour("panel")}"')
        if w > 15:
            part += line(x + w / 2, y + 22, str(points), 13, w - 2, "middle", colour("white"), bold=True)
        parts.append(f"<g><title>{safe(words)}</title>{part}</g>")
        x += w
    parts.append(
        line(whole - pad - 14, y + 25, str(total), 21, 44, "end", colour("blood"), serif=True, bold=True)
    )
    return f'<g id="result-{seat}" class="bar">{"".join(parts)}</g>'


def legend_of(r: Reading, y: float, room: float, left: float) -> tuple[str, float]:
    """The colours of the sources, in rows; and how high they are."""
    earned = [source for source in r.view.sheets[0] if any(sheet[source] for sheet in r.view.sheets)]
    parts, x, row = [], left, 0
    for source in earned:
        words = r.t(f"source.{source}")
        w = width(words, 12.5) + 30
        if x + w > left + room and x > left:
            x, row = left, row + 1
        top = y + row * 20
        parts.append(rect(x, top + 2, 12, 12, str(PEN.data["sources"][source]), 3))
        parts.append(line(x + 17, top + 12.5, words, 12.5, w - 18, fill=colour("ink")))
        x += w
    return "".join(parts), (row + 1) * 20
