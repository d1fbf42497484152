"""The ten goods tracks: cubes, who is first and second, and what each place pays; and the final bonuses."""

from __future__ import annotations

from rathaus.core.ink import minus, rect
from rathaus.games.city_of_iron.board_ink import colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import marker_vp
from rathaus.games.city_of_iron.fields import GOODS

LEAST = 12  # a track shows at least so many steps
NAME, PAYS = 134.0, 168.0  # room for the name, and for what the places pay
CUBE = 11.0


def goods(r: Reading, w: float) -> tuple[str, float]:
    """The tracks; and how high they are."""
    high = float(r.size["good"])
    most = max(
        LEAST, *r.view.public["goods"], *(r.quantity(s, g) for s in range(r.seats) for g in range(len(GOODS)))
    )
    parts = [legend(r, w)]
    cubes = []
    for good in range(len(GOODS)):
        y = 18 + good * high
        left = 0.0 if r.tall else NAME + PAYS
        below = 27.0 if r.tall else 0.0
        step = (w - left) / (most + 1)
        parts.append(track(r, good, y, w, step, most, (left, below)))
        cubes.append(cubes_of(r, good, left, y + below, step))
    return "".join(parts + cubes), 18 + len(GOODS) * high


def legend(r: Reading, w: float) -> str:
    """What the columns are."""
    if r.tall:
        return line(w, 10, r.t("board.goods_pay"), 11, w, "end", colour("faint"))
    return line(NAME, 10, r.t("board.goods_pay"), 11, PAYS - 6, fill=colour("faint")) + line(
        w, 10, r.t("board.goods_have"), 11, w - NAME - PAYS - 10, "end", colour("faint")
    )


def track(
    r: Reading, good: int, y: float, w: float, step: float, most: int, corner: tuple[float, float]
) -> str:
    """A track without its cubes: name, what first and second place and the leader get, and the steps."""
    h = float(r.size["good"]) - 3
    record = r.parts.good(good)
    absent = r.parts.absent(good)
    fill = colour("white") if good % 2 == 0 else colour("panel")
    edge = f' stroke="{colour("line")}" stroke-width=".800"'
    inner = rect(0, 0, w, h, fill, 6, edge)
    inner += sign(GOODS[good], 3, 1.5, 25)
    ink = colour("faint" if absent else "ink")
    inner += line(32, 19, r.t(f"good.{GOODS[good]}"), 13, NAME - 36, fill=ink, bold=True)
    if absent:
        words = r.t("board.absent", n=r.seats)
        inner += line(NAME, 19, words, 11.5, (w if r.tall else NAME + PAYS) - NAME - 8, fill=colour("faint"))
    else:
        inner += pays(r, good, w - PAYS if r.tall else NAME)
    inner += steps(r, record["bonus_threshold"], step, most, corner, h)
    if absent:
        inner = f'<g opacity=".5">{inner}</g>'
    return r.spot(inner, f"good-{GOODS[good]}", (0, y), (w, h), good_hint(r, good), None, "good", "", 6)


def pays(r: Reading, good: int, x: float) -> str:
    """Points of first and second place and money of the leader, each with the cubes of those who have it."""
    record = r.parts.good(good)
    first, second = r.placed(good)
    parts = []
    for i, (words, seats) in enumerate(((record["first_vp"], first), (record["second_vp"], second))):
        left = x + i * 56
        size = 24.0 if i == 0 else 21.0
        parts.append(sign("points", left, 14 - size / 2, size))
        parts.append(line(left + size / 2, 18, str(words), 13 - i, 18, "middle", colour("ink"), bold=True))
        parts.append(holders(seats, left + size + 2))
    left = x + 114
    parts.append(sign("coin", left, 4, 20))
    parts.append(
        line(left + 10, 18.5, str(record["leader_money"]), 12, 16, "middle", colour("ink"), bold=True)
    )
    parts.append(holders(first, left + 22))
    return "".join(parts)


def holders(seats: list[int], x: float) -> str:
    """Small cubes of some seats, two side by side."""
    size = 12.0 if len(seats) < 3 else 10.0
    parts = []
    for i, seat in enumerate(seats):
        row, column = divmod(i, 2) if len(seats) > 2 else (0, i)
        top = 14 - size / 2 if len(seats) < 3 else 3.5 + row * 11
        parts.append(sign("cube", x + column * (size + 1), top, size, seat_colour(seat)))
    return "".join(parts)


def steps(r: Reading, threshold: int, step: float, most: int, corner: tuple[float, float], h: float) -> str:
    """The numbers of a track; from the bonus point on they are golden."""
    left, top = corner
    parts = []
    for n in range(most + 1):
        x = left + n * step
        bonus = n >= threshold
        fill = colour("coin") if bonus else colour("shade")
        parts.append(rect(x + 1, top + 2, step - 2, h - top - 4, fill, 4, ' fill-opacity=".75"'))
        middle = top + (h - top) / 2
        if n == threshold:
            parts.append(sign("star", x + step / 2 - 10.5, middle - 11, 21))
        ink = colour("ink" if n == threshold else "brass" if bonus else "faint")
        parts.append(
            line(x + step / 2, middle + 4.5, str(n), 12, step - 2, "middle", ink, bold=n == threshold)
        )
    return "".join(parts)


def cubes_of(r: Reading, good: int, left: float, y: float, step: float) -> str:
    """The cubes on a track, each seat in its own corner of a step."""
    h = float(r.size["good"]) - 3 - (27.0 if r.tall else 0.0)
    size = min(CUBE, step / 2 - 0.5, h / 2)
    parts = []
    for seat in range(r.seats):
        n = r.row("goods", seat, len(GOODS))[good]
        row, column = divmod(seat, 2)
        x = left + n * step + (step - 2 * size) / 2 + column * size
        top = y + (h - 2 * size) / 2 + row * size
        hint = r.t("board.cube", name=r.name(seat), n=n, good=r.t(f"good.{GOODS[good]}"))
        if r.parts.absent(good) and n == 0:
            continue
        dim = ' opacity=".4"' if n == 0 else ""
        inner = f"<g{dim}>{sign('cube', 0, 0, size, seat_colour(seat))}</g>"
        parts.append(plain(inner, (x, top), hint, f' class="cube"{r.fresh(f"cube-{seat}-{GOODS[good]}")}'))
    return "".join(parts)


def good_hint(r: Reading, good: int) -> str:
    """A track in words: what it pays, and how the seats stand."""
    record = r.parts.good(good)
    first, second = r.placed(good)
    lines = []
    for seat in sorted(range(r.seats), key=lambda seat: -r.quantity(seat, good)):
        n = r.quantity(seat, good)
        if not n:
            continue
        words = [r.t("board.good_seat", name=r.name(seat), n=n)]
        if seat in first:
            words.append(r.t("board.is_first", n=record["first_vp"], money=record["leader_money"]))
        if seat in second:
            words.append(r.t("board.is_second", n=record["second_vp"]))
        if n >= record["bonus_threshold"]:
            words.append(r.t("board.has_bonus", n=record["bonus_vp"]))
        if r.markers(seat, good):
            words.append(r.t("board.has_markers", n=r.markers(seat, good) * marker_vp(r)))
        lines.append(r.listed(words))
    numbers = r.t(
        "board.good_pays",
        first=record["first_vp"],
        second=record["second_vp"],
        money=record["leader_money"],
        threshold=record["bonus_threshold"],
    )
    return r.hint(r.t(f"good.{GOODS[good]}"), numbers, *lines, r.doubt(record, "goods"))


# --- final bonuses --------------------------------------------------------------------------------------------------


def finals(r: Reading, w: float) -> tuple[str, float]:
    """R7.4: the final bonuses and who would have them now; and how high they are."""
    points = r.parts.bonuses
    seats = range(r.seats)
    shown = [
        ("coin", "board.final.money", points["most_money"], [r.one("money", s) for s in seats]),
        ("far", "board.final.land", points["farthest_land"], [r.farthest(s) for s in seats]),
        ("draw", "board.final.experts", points["most_expert_cards"], [r.experts_owned(s) for s in seats]),
    ]
    if not r.family:
        shown.append(("town", "board.final.towns", points["most_towns"], [r.town_count(s) for s in seats]))
    per = 2 if r.tall else len(shown)
    wide = (w - 8 * (per - 1)) / per
    parts = []
    for i, (name, key, vp, amounts) in enumerate(shown):
        row, column = divmod(i, per)
        inner = rect(0, 0, wide, 42, colour("white"), 7, f' stroke="{colour("line")}"')
        inner += sign(name, 5, 9, 24)
        inner += line(34, 17, r.t(key), 11.5, wide - 64, fill=colour("ink"))
        inner += sign("points", wide - 27, 3, 22) + line(
            wide - 16, 18, str(vp), 12, 16, "middle", colour("ink"), bold=True
        )
        best = r.most(amounts)
        words = r.name(best) if best >= 0 else r.t("board.nobody")
        ink = seat_colour(best) if best >= 0 else colour("faint")
        inner += line(34, 34, words, 12.5, wide - 40, fill=ink, bold=best >= 0)
        counts = [r.t("board.good_seat", name=r.name(seat), n=n) for seat, n in enumerate(amounts)]
        hint = r.hint(r.t(key), r.t("board.final.tie"), *counts)
        parts.append(plain(inner, (column * (wide + 8), row * 48), hint))
    rows = -(-len(shown) // per)
    y = rows * 48.0
    penalty = r.parts.files["end_bonuses"]["penalty"][0]
    stored = r.t("board.final.stored", n=penalty["per"], vp=minus(penalty["vp"]))
    for i, words in enumerate([r.t("board.final.goods", n=points["most_of_each_good"]), stored]):
        parts.append(line(0, y + 12 + i * 16, words, 11.5, w, fill=colour("faint")))
    return "".join(parts), y + 32
