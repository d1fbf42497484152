"""The result: points by source for every seat, as bars, above the map once the game is over."""

from __future__ import annotations

from rathaus.core.ink import rect
from rathaus.games.hansa_teutonica.board_ink import PEN, colour, line, seat_words, use
from rathaus.games.hansa_teutonica.board_read import Reading


def result(r: Reading, y: float) -> tuple[str, float]:
    """The score sheet; and how high it is. Nothing before the end."""
    if not r.view.over or not r.view.sheets:
        return "", 0
    pad, w = r.size["pad"], r.size["width"] - 2 * r.size["pad"]
    order = sorted(range(r.seats), key=lambda seat: (r.view.ranking[seat], seat))
    row = 46.0 if r.layout == "tall" else 34.0
    sources = [name for name in r.view.sheets[0] if any(sheet[name] for sheet in r.view.sheets)]
    legend, high = key(r, sources, pad + 14, y + 20, w - 28)
    top = y + 14 + high
    h = top - y + row * r.seats + 10
    parts = [rect(pad, y, w, h, colour("panel"), 10, f' stroke="{colour("gold")}" stroke-width="2"'), legend]
    parts += [bar(r, seat, sources, (pad + 12, top + i * row), w - 24, row) for i, seat in enumerate(order)]
    return "".join(parts), h


def key(r: Reading, sources: list[str], x: float, y: float, w: float) -> tuple[str, float]:
    """What the colours of the bars mean; and how high the lines are."""
    each = 168.0 if r.layout == "wide" else w / 2
    per_row = max(1, int(w / each))
    parts = []
    for i, name in enumerate(sources):
        row, column = divmod(i, per_row)
        left, base = x + column * each, y + row * 18
        parts.append(rect(left, base - 10, 12, 12, PEN.data["sources"][name], 2))
        parts.append(line(left + 17, base, r.t(f"source.{name}"), 11.5, each - 22, fill=colour("ink")))
    rows = -(-len(sources) // per_row)
    return "".join(parts), rows * 18 + 8


def bar(r: Reading, seat: int, sources: list[str], at: tuple[float, float], w: float, row: float) -> str:
    """A seat's points."""
    x, y = at
    sheets = r.view.sheets
    total = sum(sheets[seat].values())
    most = max(1, *(sum(sheet.values()) for sheet in sheets))
    tall = r.layout == "tall"
    rank = line(x, y + 19, f"{r.view.ranking[seat]}.", 16, 24, fill=colour("blood"), serif=True, bold=True)
    name = line(x + 46, y + 18, r.name(seat), 14, w - 100 if tall else 150, fill=seat_words(seat), bold=True)
    parts = [rank, use(f"piece-{2 * seat}", x + 33, y + 13, 19), name]
    parts.append(line(x + w, y + 19, str(total), 19, 50, "end", colour("ink"), serif=True, bold=True))
    left, room = (x + 24, w - 24) if tall else (x + 206, w - 270)
    top = y + 25 if tall else y + 4
    for name_ in sources:
        n = sheets[seat][name_]
        wide = room * n / most
        if n <= 0:
            continue
        parts.append(rect(left, top, wide, 18, PEN.data["sources"][name_], 2, ' stroke="#fbf6ea"'))
        if wide > 14:
            parts.append(
                line(left + wide / 2, top + 13.5, str(n), 12, wide, "middle", colour("white"), bold=True)
            )
        left += wide
    return "".join(parts)
