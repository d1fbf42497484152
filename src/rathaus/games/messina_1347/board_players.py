"""The players' panels: the reader's in full, the others' in small, and the opponent of the solo game."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import group, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_estate import estate, ring_of, size_of
from rathaus.games.messina_1347.board_icons import count
from rathaus.games.messina_1347.board_ink import colour, line, seat_colour, sign
from rathaus.games.messina_1347.board_read import Reading, tipped
from rathaus.games.messina_1347.board_seat import (
    HEAD,
    TITLE,
    cabins,
    fleet,
    goods,
    head,
    home,
    scrolls,
    scrolls_small,
    title,
    workshops,
)

INSIDE = 10.0
SMALL = 0.5


def players(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """All seats, the reader's first, then clockwise; and how high they are."""
    large = [r.me] if r.me >= 0 else []
    if r.seats <= 2 and not r.tall:
        large = [r.me, *r.others] if r.me >= 0 else list(range(r.seats))
    small = [seat for seat in ([r.me] if r.me >= 0 else []) + r.others if seat not in large]
    gap = float(r.size["gap"])
    parts, top = [], y
    for seat in large:
        inner, high = full(r, seat, x + INSIDE, top + INSIDE, w - 2 * INSIDE)
        parts.append(frame(seat, inner, x, top, w, high + 2 * INSIDE))
        top += high + 2 * INSIDE + gap
    across = 1 if r.tall else max(1, min(len(small), 3 if len(small) != 4 else 2))
    wide = (w - gap * (across - 1)) / across
    for first in range(0, len(small), across):
        drawn = []
        for i, seat in enumerate(small[first : first + across]):
            left = x + i * (wide + gap)
            drawn.append((seat, left, *compact(r, seat, left + INSIDE, top + INSIDE, wide - 2 * INSIDE)))
        most = max(high for *_, high in drawn)
        parts += [frame(seat, inner, left, top, wide, most + 2 * INSIDE) for seat, left, inner, _ in drawn]
        top += most + 2 * INSIDE + gap
    if r.solo:
        inner, high = rival(r, w - 2 * INSIDE)
        parts.append(frame(-1, inner, x, top, w, high + 2 * INSIDE))
        top += high + 2 * INSIDE + gap
    return "".join(parts), top - gap - y


def frame(seat: int, inner: str, x: float, y: float, w: float, h: float) -> str:
    """The panel of a seat."""
    edge = f' stroke="{seat_colour(seat) if seat >= 0 else colour("rival")}" stroke-width="1.600"'
    ground = rect(0, 0, w, h, colour("panel"), 10, edge)
    name = f"seat-{seat}" if seat >= 0 else "rival"
    return group(ground + group(inner, (INSIDE, INSIDE)), (x, y), f' id="{name}" class="seat"')


def full(r: Reading, seat: int, x: float, y: float, w: float) -> tuple[str, float]:
    """A seat's things in full size: on a screen beside one another, on a phone one below the other."""
    own = seat == r.me
    parts = [head(r, seat, w)]
    top = HEAD + 9
    if not r.tall:
        return full_wide(r, seat, x, y, w, own, parts, top)
    inner, high = goods(r, seat, w)
    parts.append(group(inner, (0, top)))
    top += high + 7
    parts.append(home(r, seat, (0, top), w, (x, y), own))
    top += 44
    ring = ring_of(r, True)
    parts.append(estate(r, seat, ring, own, ((w - size_of(ring)[0]) / 2, top), 1, (x, y)))
    top += size_of(ring)[1] + 8
    parts.append(title(r, "board.quarantine", 0, top, w))
    inner, high = cabins(r, seat, (0, top + TITLE), w, (x, y), own)
    parts.append(inner)
    top += TITLE + high + 9
    parts.append(title(r, "board.scrolls", 0, top, w))
    parts.append(scrolls(r, seat, (0, top + TITLE), w, 150, (x, y), own))
    top += TITLE + 159
    inner, high = holdings(r, seat, x, y, 0, top, w)
    return "".join(parts) + inner, top + high


def full_wide(
    r: Reading, seat: int, x: float, y: float, w: float, own: bool, parts: list[str], top: float
) -> tuple[str, float]:
    """A seat's things beside one another: estate; cabins and scrolls; tokens, workshops, ships and wagons."""
    ring = ring_of(r, False)
    wide, tall = size_of(ring)
    parts.append(estate(r, seat, ring, own, (0, top), 1, (x, y)))
    left, column = wide + 14, 248.0
    parts.append(home(r, seat, (left, top), column, (x, y), own))
    parts.append(title(r, "board.quarantine", left, top + 45, column))
    inner, high = cabins(r, seat, (left, top + 45 + TITLE), column, (x, y), own)
    parts.append(inner)
    low = top + 45 + TITLE + high + 9
    parts.append(title(r, "board.scrolls", left, low, column))
    parts.append(scrolls(r, seat, (left, low + TITLE), column, top + tall - low - TITLE, (x, y), own))
    right = left + column + 14
    inner, high = goods(r, seat, w - right)
    parts.append(group(inner, (right, top + 6)))
    inner, more = holdings(r, seat, x, y, right, top + high + 20, w - right)
    return "".join(parts) + inner, max(top + tall, top + high + 20 + more)


def holdings(
    r: Reading, seat: int, x: float, y: float, left: float, top: float, w: float
) -> tuple[str, float]:
    """Workshops, then ships and wagons, each under its title."""
    parts = [title(r, "board.own_workshops", left, top, w)]
    k = 1.0 if r.tall else min(1.0, (w - 12) / 3 / 112)
    inner, high = workshops(r, seat, (left, top + TITLE), w, k, (x, y), 6)
    parts.append(inner)
    high += TITLE + 9
    parts.append(title(r, "board.own_ships", left, top + high, w))
    more = fleet(r, seat, (left, top + high + TITLE), w, 1, (x, y))
    return "".join(parts), high + TITLE + max(more, 40)


def compact(r: Reading, seat: int, x: float, y: float, w: float) -> tuple[str, float]:
    """Another seat's things in small."""
    parts = [head(r, seat, w)]
    inner, high = goods(r, seat, w)
    top = HEAD + 6
    parts.append(group(inner, (0, top)))
    top += high + 6
    ring = ring_of(r, False)
    scale = SMALL if w < 460 else 0.62
    wide, tall = (scale * one for one in size_of(ring))
    parts.append(estate(r, seat, ring, False, (0, top), scale, (x, y)))
    left = wide + 8
    parts.append(home(r, seat, (left, top), min(188.0, w - left), (x, y), False))
    inner, _ = cabins(r, seat, (left, top + 42), min(121.0, w - left) if w < 460 else w - left, (x, y), False)
    parts.append(inner)
    top += max(tall, 190) + 6
    parts.append(scrolls_small(r, seat, (0, top), w + 4))
    top += 32
    inner, high = workshops(r, seat, (0, top), w, 0.75, (x, y), 0)
    parts.append(inner)
    top += high + (7 if high else 0)
    top += fleet(r, seat, (0, top), w, 0.8, (x, y))
    return "".join(parts), top


def rival(r: Reading, w: float) -> tuple[str, float]:
    """The opponent of the solo game: lieutenants left, popularity, tiles still face down."""
    inner = rect(0, 0, w, HEAD, colour("rival"), 7)
    inner += line(11, 21.5, r.t("board.rival"), 15.5, w - 20, fill=colour("white"), serif=True, bold=True)
    left, tiles = r.one("rival_left"), r.one("solo_pile").bit_count()
    y = HEAD + 22
    men = "".join(sign("man", i * 25, y - 13, 26, colour("rival")) for i in range(left))
    men += line(left * 25 + 4, y + 5, f"×{left}", 13, 30, fill=colour("ink"), bold=True)
    parts = [inner, tipped(men, r.t("board.rival_left", n=left))]
    at = r.one("rival_popularity")
    step = w - 180 if r.tall else 220
    parts.append(tipped(count("popularity", at, step, y, 22), r.t("board.rival_popularity", n=at)))
    hint = r.hint(r.t("board.rival_tiles", n=tiles), *tile_words(r))
    parts.append(tipped(count("any_hex", tiles, step + 76, y, 22), hint))
    words = r.listed(r.t(f"site.{fields.SITE_NAMES[site]}") for site in bits(r.one("rival")))
    if words:
        text = r.t("board.rival_stands", list=words)
        room = w if r.tall else w - step - 160
        at_x, at_y = (0.0, y + 30) if r.tall else (step + 150, y + 5)
        parts.append(line(at_x, at_y, text, 12.5, room, fill=colour("faint")))
    return "".join(parts), y + (38 if r.tall else 16)


def tile_words(r: Reading) -> list[str]:
    """The solo tiles still face down, in words: all of them are known, their order is not."""
    tiles = r.parts.files["solo"]["tile"]
    found = []
    for number in bits(r.one("solo_pile")):
        record = tiles[number]
        site = r.parts.hex_number(record["hex"])
        if r.place(site) >= 0:
            where = r.t(f"site.{fields.HEX_NAMES[site]}")
            found.append(r.t("board.rival_tile", site=where, what=r.t(f"board.solo.{record['action']}")))
    return found
