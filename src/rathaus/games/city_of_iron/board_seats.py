"""The players: money, science, income, cards; their cities, towns, stored buildings and unused tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from rathaus.core.bits import bits
from rathaus.core.ink import minus, rect
from rathaus.core.textfit import BOLD, width
from rathaus.games.city_of_iron.board_buildings import building_card, site
from rathaus.games.city_of_iron.board_ink import colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_places import (
    TOKEN,
    city,
    city_high,
    head_wide,
    token_piece,
    town_card,
)
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import building_hint, token_hint, town_hint
from rathaus.games.city_of_iron.fields import BUILDINGS, NATIONS, TOWNS

Point = tuple[float, float]
Block = tuple[float, float, Callable[[Point], str]]  # width, height, and the drawing at a corner

HEAD = 36.0
FACTS = 38.0
CAPTION = 17.0
PAD = 9.0
GAP = 6.0  # between pieces
BETWEEN = 10.0  # between blocks


def others(r: Reading, w: float) -> tuple[str, float]:
    """The other players clockwise from the reader's left; and how high they are."""
    gap = float(r.size["gap"])
    across = 1 if r.tall or len(r.others) == 1 else 2 if len(r.others) in (2, 4) else 3
    wide = (w - gap * (across - 1)) / across
    parts: list[str] = []
    y = 0.0
    for start in range(0, len(r.others), across):
        seats = r.others[start : start + across]
        high = max(seat_board(r, seat, wide, 0.0, blank=True)[1] for seat in seats)
        for i, seat in enumerate(seats):
            inner, _ = seat_board(r, seat, wide, high)
            extra = f' class="seat"{r.fresh(f"seat-{seat}")}'
            parts.append(plain(inner, (i * (wide + gap), y), "", extra))
        y += high + gap
    return "".join(parts), max(0.0, y - gap)


def own(r: Reading, w: float) -> tuple[str, float]:
    """The reader's own board; and how high it is."""
    if r.me < 0:
        return "", 0
    _, high = seat_board(r, r.me, w, 0.0, blank=True)
    inner, _ = seat_board(r, r.me, w, high)
    return plain(inner, (0, 0), "", f' class="seat own"{r.fresh(f"seat-{r.me}")}'), high


def seat_board(r: Reading, seat: int, w: float, h: float, blank: bool = False) -> tuple[str, float]:
    """A player's board; and how high it is. ``blank``: only its height is wanted."""
    room = w - 2 * PAD
    y = HEAD + FACTS + 8
    x = deep = 0.0
    parts = []
    for wide, high, block in blocks(r, seat, room):
        if x and x + wide > room + 0.1:
            y += deep + BETWEEN
            x = deep = 0.0
        if not blank:
            parts.append(block((PAD + x, y)))
        x += wide + BETWEEN
        deep = max(deep, high)
    high = max(h, y + deep + PAD)
    active = not r.view.over and r.view.to_act == seat
    edge = (
        f' stroke="{colour("gold") if active else seat_colour(seat)}" stroke-width="{3 if active else 1.4}"'
    )
    frame = rect(0, 0, w, high, colour("panel"), 10, edge)
    return frame + head(r, seat, w) + plain(facts(r, seat, room), (PAD, HEAD + 6)) + "".join(parts), high


def blocks(r: Reading, seat: int, w: float) -> Iterator[Block]:
    """What lies on a player's board: cities, towns, stored buildings, unused tokens; no wider than this."""
    across = 1 if w < 500 else 2 if w < 900 else 4
    wide = (w - (across - 1) * BETWEEN) / across
    for number in r.cities_of(seat):
        large = across == 4 and head_wide(r, number) > wide
        own_wide = 2 * wide + BETWEEN if large else wide
        high = city_high(r, number, own_wide)
        yield own_wide, high, partial(city, r, seat, number, w=own_wide, h=high)
    for section in (towns, stored, tokens):
        yield from section(r, seat, w)


def head(r: Reading, seat: int, w: float) -> str:
    """Nation, name and points."""
    fill = seat_colour(seat)
    inner = rect(1, 1, w - 2, HEAD - 2, fill, 9) + rect(1, HEAD - 12, w - 2, 11, fill)
    nation = r.nation(seat)
    left = 11.0
    if nation >= 0:
        words = r.t(f"nation.{NATIONS[nation]}")
        power = r.t(f"board.power.{NATIONS[nation]}") if r.powers else ""
        inner += plain(sign(NATIONS[nation], 0, 0, 30), (6, 3), r.hint(words, power))
        left = 42.0
    points = str(minus(r.points(seat)))
    pw = width(points, 19, BOLD) + 36
    score = rect(0, 0, pw, 26, colour("panel"), 13) + sign("points", 4, 2, 22)
    score += line(29, 20, points, 19, pw - 30, fill=colour("ink"), serif=True, bold=True)
    total = r.view.facts["standings"]["total"][seat]
    hint = (
        r.t("board.points", n=points)
        if r.view.over
        else r.t("board.points_now", n=points, total=minus(total))
    )
    inner += plain(score, (w - pw - 6, 5), hint, r.fresh(f"score-{seat}"))
    room = w - pw - left - 14
    name = r.name(seat) + (f" ({r.t('board.you')})" if seat == r.me else "")
    sub = r.t(f"nation.{NATIONS[nation]}") if nation >= 0 else ""
    if r.view.over and r.view.ranking:
        sub = r.t("board.place", n=r.view.ranking[seat])
    sw = min(width(sub, 12), room * 0.5)
    inner += line(left, 23.5, name, 16.5, room - sw - 12, fill=colour("white"), serif=True, bold=True)
    if sub:
        inner += line(w - pw - 14, 23, sub, 12, sw + 2, "end", colour("white"))
    return inner


def facts(r: Reading, seat: int, w: float) -> str:
    """Money, science, income, action tokens, cards in hand and in the decks."""
    money, science, income = r.one("money", seat), r.one("science", seat), r.one("income", seat)
    hands = [r.one("hand_size", seat * 2 + deck) for deck in (0, 1)]
    shown = [
        ("coin", str(money), r.t("board.money", n=money)),
        ("science", str(science), r.t("board.science", n=science)),
        ("income", f"+{income}", r.t("board.income", n=income)),
        ("citizen", str(hands[0]), deck_hint(r, seat, 0)),
    ]
    if not r.family:
        shown.append(("military", str(hands[1]), deck_hint(r, seat, 1)))
    each = r.parts.setup("actions_per_round", 3)
    room = w - each * 22 - 4
    step = min(86.0, room / len(shown))
    out = []
    for i, (name, words, hint) in enumerate(shown):
        inner = sign(name, 0, 2, 24) + line(27, 20.5, words, 17, step - 28, fill=colour("ink"), bold=True)
        out.append(plain(inner, (i * step, 0), hint))
    used = r.one("actions", seat)
    tokens_ = "".join(
        sign("turned" if i < used else "token", i * 22, 4, 20, "" if i < used else seat_colour(seat))
        for i in range(each)
    )
    out.append(plain(tokens_, (w - each * 22, 0), r.t("board.actions", n=each - used)))
    return "".join(out)


def deck_hint(r: Reading, seat: int, deck: int) -> str:
    """A seat's cards of a deck: how many in hand, draw and discard pile, and which of them all know."""
    at = seat * 2 + deck
    name = ("citizen", "military")[deck]
    pile, whole = r.one("pile_size", at), r.one("queue_size", at)
    thrown = r.known("discards", seat, deck)
    turned = r.known("turned", seat, deck)
    supply = r.known("supply", seat, deck)
    return r.hint(
        r.t(f"board.hand_{name}", n=r.one("hand_size", at)),
        r.t("board.pile_sizes", pile=pile, discards=whole - pile),
        r.t("board.pile_from", list=turned) if turned else "",
        r.t("board.discards_are", list=thrown) if thrown else "",
        r.t("board.supply_is", list=supply) if supply else "",
    )


def grid(
    title: str, count: int, size: tuple[float, float], w: float, piece: Callable[[int, Point], str]
) -> Iterator[Block]:
    """Pieces of one size in rows under a title, as one block."""
    if not count:
        return
    wide, h = size
    per = max(1, min(count, int((w + GAP) / (wide + GAP))))
    rows = -(-count // per)
    room = max(per * (wide + GAP) - GAP, min(w, width(title, 12, BOLD) + 2))

    def drawn(at: Point) -> str:
        parts = [line(0, 12, title, 12, room, fill=colour("teal"), bold=True)]
        for i in range(count):
            row, column = divmod(i, per)
            parts.append(piece(i, (column * (wide + GAP), CAPTION + row * (h + GAP))))
        return plain("".join(parts), at)

    yield room, CAPTION + rows * (h + GAP) - GAP, drawn


def towns(r: Reading, seat: int, w: float) -> Iterator[Block]:
    """The conquered towns, which other players can attack."""
    held = r.towns_of(seat)
    size = (84.0, 88.0)

    def piece(i: int, at: Point) -> str:
        id, name = f"town-{TOWNS[held[i]]}", r.t(f"town.{TOWNS[held[i]]}")
        inner = town_card(r, held[i], *size, seat)
        return r.spot(inner, id, at, size, town_hint(r, held[i]), None, "town", name, 8)

    return grid(r.t("board.towns_of", n=r.town_count(seat)), len(held), size, w, piece)


def stored(r: Reading, seat: int, w: float) -> Iterator[Block]:
    """The stored buildings: cards on the reader's own board, in small on others."""
    held = r.kinds_of("stored", seat)
    mine = seat == r.me
    size = (84.0, 104.0) if mine else (float(r.size["lot"]),) * 2

    def piece(i: int, at: Point) -> str:
        kind, n = held[i]
        inner = building_card(r, kind, *size) if mine else site(r, kind, size[0])
        inner += copies(n, size[0] - 13, size[1] - 36 if mine else 10) if n > 1 else ""
        hint = building_hint(r, kind)
        if not mine:
            return plain(inner, at, hint)
        name = r.t(f"building.{BUILDINGS[kind]}")
        return r.spot(inner, f"stored-{BUILDINGS[kind]}", at, size, hint, (size[0] - 13, 40), "card", name)

    title = r.t("board.stored_of", n=sum(n for _, n in held))
    return grid(title, len(held), size, w, piece)


def copies(n: int, x: float, y: float) -> str:
    """How many cards of a kind lie there."""
    return rect(x - 11, y - 8, 22, 15, colour("deep"), 7) + line(
        x, y + 4, f"×{n}", 11.5, 20, "middle", colour("white"), bold=True
    )


def tokens(r: Reading, seat: int, w: float) -> Iterator[Block]:
    """The unused city tokens. Those to be chosen lie in the tray instead."""
    if seat == r.me and r.view.asking == "token" and r.targets:
        return iter(())
    held = list(bits(r.one("tokens", seat)))

    def piece(i: int, at: Point) -> str:
        inner = token_piece(r, held[i], r.nation(seat), *TOKEN)
        return plain(inner, at, token_hint(r, held[i], r.nation(seat)))

    return grid(r.t("board.tokens_left"), len(held), TOKEN, w, piece)
