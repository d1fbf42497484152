"""The seats of the board: a panel with a player's name, gold, cards, character and city; the reader's own below."""

from __future__ import annotations

from rathaus.core.ink import num, rect, safe
from rathaus.games.citadels.board_cards import card_height, city_card, counter, glow, portrait
from rathaus.games.citadels.board_ink import colour, line, seat_colour, use
from rathaus.games.citadels.board_read import Reading


def panels(r: Reading, y: float) -> tuple[str, float]:
    """The panels of the other seats, clockwise from the reader's left; and how high they are."""
    pad, gap, whole = r.size["pad"], r.size["gap"], r.size["width"]
    columns = r.size["columns"][len(r.others) - 1]
    parts, top = [], y
    seats = r.others
    for start in range(0, len(seats), columns):
        row = seats[start : start + columns]
        w = (whole - 2 * pad - (len(row) - 1) * gap) / len(row)
        if columns > 1 and len(row) < columns:
            w = (whole - 2 * pad - (columns - 1) * gap) / columns
        cards = per_row(r, w, row)
        lines = max(-(-places(r, seat, cards) // cards) for seat in row)
        h = panel_height(r, lines, w, cards)
        left = (whole - len(row) * w - (len(row) - 1) * gap) / 2
        for i, seat in enumerate(row):
            parts.append(panel(r, seat, (left + i * (w + gap), top), (w, h), (cards, lines)))
        top += h + gap
    return "".join(parts), top - gap - y


def per_row(r: Reading, w: float, seats: list[int]) -> int:
    """How many cards of a city lie side by side in a panel."""
    if r.look.layout == "tall":
        return 5
    if w > 800:
        return max(r.one("target"), *(r.view.public["city_size"][seat] for seat in seats), 8)
    most = max([r.one("target")] + [r.view.public["city_size"][seat] for seat in seats])
    return max(4, (most + 1) // 2)


def places(r: Reading, seat: int, cards: int) -> int:
    """How many places for districts are shown, in rows of so many: the row that is being filled is the last."""
    built, target = r.view.public["city_size"][seat], r.one("target")
    if r.look.layout == "tall" and seat != r.me:
        return built
    rows = (built + cards) // cards if built < target else 0
    return max(built, min(target, rows * cards))


def card_width(w: float, cards: int, most: float = 116) -> float:
    """The width of a card when so many lie side by side."""
    return min(most, (w - 20 - (cards - 1) * 6) / cards)


def panel_height(r: Reading, lines: int, w: float, cards: int) -> float:
    """How high a panel is with so many lines of districts."""
    return float(r.size["seat_head"] + lines * (card_height(card_width(w, cards)) + 6) + (6 if lines else 0))


def panel(
    r: Reading, seat: int, at: tuple[float, float], size: tuple[float, float], grid: tuple[int, int]
) -> str:
    """The panel of a seat with its city in a grid of districts side by side and lines."""
    corner = (at[0] + 10, at[1] + r.size["seat_head"])
    return body(r, seat, at, *size) + city(r, seat, corner, card_width(size[0], grid[0]), grid)


def body(r: Reading, seat: int, at: tuple[float, float], w: float, h: float) -> str:
    """The panel of a seat without its city."""
    active = r.view.to_act == seat
    lit = r.lit(f"seat-{seat}")
    edge = colour("gold" if active or lit else "line")
    ground = glow(w, h, 13) if lit else ""
    border = f' class="edge" stroke="{edge}" stroke-width="{3 if active else 1}"'
    ground += rect(0, 0, w, h, colour("panel"), 10, border)
    top = f"M0 8q0 -8 10 -8h{num(w - 20)}q10 0 10 8z"
    ground += f'<path d="{top}" fill="{seat_colour(seat)}"/>'
    words = "seat" + (" active" if active else "") + (" me" if seat == r.me else "")
    frame = r.spot(ground + seat_head(r, seat, w), (f"seat-{seat}",), at, words)
    return frame + hand_of(r, seat, (at[0] + w, at[1]))


# --- the head of a panel ------------------------------------------------------------------------------------------


def seat_head(r: Reading, seat: int, w: float) -> str:
    """Name, character, Crown, marks, gold and the size of the city."""
    faces, x = avatars(r, seat)
    room = w - x - 124
    name = line(x, 31, r.name(seat), 17, room, fill=colour("ink"), serif=True, bold=True)
    parts = [faces, f"<g><title>{safe(r.name(seat))}</title>{name}</g>"]
    words, ink = character_words(r, seat)
    parts.append(line(x, 49, words, 12.5, room, fill=ink))
    gold = r.view.public["gold"][seat]
    parts.append(counter("gold", w - 115, 17, 21, str(gold), r.t("board.gold", n=gold)))
    parts.append(city_size(r, seat, w))
    parts.append(row_of_marks(r, seat, w))
    return "".join(parts)


def avatars(r: Reading, seat: int) -> tuple[str, float]:
    """The characters of a seat as far as they are shown, and where the name begins."""
    shown = r.shown_ranks(seat)
    if seat == r.me:
        shown = r.own_ranks() or shown
    hidden = max(0, r.picks_of(seat) - len(shown))
    parts, x = [], 10.0
    for rank in shown:
        parts.append(portrait(r, r.character(rank), x + 18, 34, 18))
        x += 40
    for _ in range(hidden):
        parts.append(use("card_back", x + 4, 16, 26, 36.4))
        x += 34
    if not shown and not hidden:
        parts.append(
            f'<circle cx="{num(x + 17)}" cy="34" r="16" fill="{colour("shade")}" stroke="{colour("line")}" '
            f'stroke-dasharray="3 3"/>'
        )
        parts.append(line(x + 17, 39.5, str(seat + 1), 15, 30, "middle", seat_colour(seat), bold=True))
        x += 40
    return "".join(parts), x + 4


def character_words(r: Reading, seat: int) -> tuple[str, str]:
    """What is known of a seat's characters, and its colour."""
    if r.view.over and r.view.sheets:
        rank, total = r.view.ranking[seat], sum(r.view.sheets[seat].values())
        return f"{r.t('board.place', n=rank)} · {r.t('board.points', n=total)}", colour("blood")
    shown = r.own_ranks() if seat == r.me else r.shown_ranks(seat)
    if shown:
        return r.listed(r.t(f"character.{r.character(rank)}") for rank in shown), colour("teal")
    if r.choosing and r.view.to_act == seat:
        return r.t("board.choosing_now"), colour("blood")
    return r.t("board.chosen" if r.picks_of(seat) else "board.waits"), colour("faint")


def marks_of(r: Reading, seat: int) -> list[tuple[str, str]]:
    """Crown, Bishop's protection and tax of a seat: face and words."""
    found = []
    if r.one("crown") == seat:
        found.append(("crown", r.t("board.crown")))
    if r.one("bishop") == seat + 1:
        found.append(("bishop", r.t("board.protected")))
    if r.one("collector") == seat + 1:
        found.append(("tax_collector", r.t("board.tax")))
    return found


def row_of_marks(r: Reading, seat: int, w: float) -> str:
    """The marks of a seat, in its lower right corner of the head."""
    parts, x = [], w - 34
    for face, words in marks_of(r, seat):
        title = f"<title>{safe(words)}</title>"
        if face == "crown":
            parts.append(f'<g class="crown">{title}{use("crown", x, 35, 24, 24)}</g>')
        else:
            parts.append(f'<g class="mark {face}">{title}{portrait(r, face, x + 12, 47, 10)}</g>')
        x -= 27
    return "".join(parts)


def city_size(r: Reading, seat: int, w: float) -> str:
    """How many districts of how many, and whether the city is complete."""
    n, target = r.view.public["city_size"][seat], r.one("target")
    done = n >= target
    first = r.one("first") == seat + 1
    words = r.t("board.city_of", n=n, target=target)
    if first:
        words += "\n" + r.t("board.first")
    elif done:
        words += "\n" + r.t("board.complete")
    fill, ink = (colour("teal"), colour("white")) if done else (colour("shade"), colour("ink"))
    text = ("★ " if first else "✓ " if done else "") + f"{n}/{target}"
    x = w - 115
    inner = f"<title>{safe(words)}</title>" + rect(x, 40, 50, 17, fill, 8.5)
    return f'<g class="size">{inner}{line(x + 25, 53, text, 12.5, 46, "middle", ink, bold=True)}</g>'


def hand_of(r: Reading, seat: int, corner: tuple[float, float]) -> str:
    """The cards in a hand, seen from behind."""
    n = r.view.public["hand_size"][seat]
    words = [r.t("board.hand", n=n)]
    known = r.known_hand(seat) if seat != r.me else []
    if known:
        words.append(r.known([(kind, 1) for kind in known]))
    id = f"hand-of-{seat}"
    back = (glow(56, 30) if r.lit(id) else "") + rect(0, 0, 56, 28, colour("panel"), 6, ' fill-opacity="0"')
    back += "".join(use("card_back", 3 + 5 * i, 2, 16, 22.4) for i in range(min(3, n)))
    if n == 0:
        back += rect(8, 2.5, 16, 22, colour("shade"), 2, f' stroke="{colour("line")}" stroke-dasharray="3 3"')
    back += line(36, 19, str(n), 16, 22, fill=colour("ink"), serif=True, bold=True)
    if known:
        back += f'<circle cx="31" cy="4" r="4" fill="{colour("teal")}"/>'
    return r.spot(back, (id,), (corner[0] - 64, corner[1] + 13), "hand-of", "\n".join(words))


# --- cities -------------------------------------------------------------------------------------------------------


def city(r: Reading, seat: int, at: tuple[float, float], wide: float, grid: tuple[int, int]) -> str:
    """The districts of a city in building order, and places for more as far as the grid goes."""
    high = card_height(wide)
    cards, lines = grid
    built = r.city(seat)
    shown = len(built)
    if r.look.layout != "tall" or seat == r.me:
        shown = max(shown, min(r.one("target"), cards * lines))
    parts = []
    for i in range(shown):
        row, column = divmod(i, cards)
        x, y = at[0] + column * (wide + 6), at[1] + row * (high + 6)
        if i < len(built):
            parts.append(city_card(r, seat, built[i], wide, (x, y)))
        else:
            parts.append(free_lot(x, y, wide, high, first=i == len(built)))
    return "".join(parts)


def free_lot(x: float, y: float, w: float, h: float, first: bool) -> str:
    """A place where a district can still be built."""
    edge = f' stroke="{colour("line")}" stroke-dasharray="4 4"'
    body = rect(x + 0.5, y + 0.5, w - 1, h - 1, colour("shade"), 6, edge + ' fill-opacity=".35"')
    if first:
        art = (w - 6) * 2 / 3
        body += use("empty_lot", x + 3, y + 3, w - 6, art, ' opacity=".7"')
    return body
