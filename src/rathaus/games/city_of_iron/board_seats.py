"""The players: money, science, income, cards; their cities, towns, stored buildings and unused tokens."""

from __future__ import annotations

from rathaus.core.ink import minus, rect
from rathaus.core.textfit import BOLD, width
from rathaus.games.city_of_iron.board_buildings import building_card, site
from rathaus.games.city_of_iron.board_ink import colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_places import city, city_high, town_card, unused_tokens
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import building_hint, town_hint
from rathaus.games.city_of_iron.fields import BUILDINGS, NATIONS, TOWNS

HEAD = 36.0
FACTS = 38.0
CAPTION = 17.0
PAD = 9.0


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
    sections = [cities, towns, stored, tokens]
    room = w - 2 * PAD
    y = HEAD + FACTS + 8
    parts = []
    for section in sections:
        inner, high = section(r, seat, room, blank)
        if high:
            parts.append(plain(inner, (PAD, y)))
            y += high + 8
    high = max(h, y + 2)
    active = not r.view.over and r.view.to_act == seat
    edge = f' stroke="{colour("gold") if active else seat_colour(seat)}" stroke-width="{3 if active else 1.4}"'
    frame = rect(0, 0, w, high, colour("panel"), 10, edge)
    return frame + head(r, seat, w) + plain(facts(r, seat, room), (PAD, HEAD + 6)) + "".join(parts), high


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
    inner += plain(score, (w - pw - 6, 5), r.t("board.points", n=r.points(seat)), f"{r.fresh(f'score-{seat}')}")
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


def caption(r: Reading, key: str, w: float, **arguments: int) -> str:
    """The heading of a part of a board."""
    return line(0, 12, r.t(key, **arguments), 12, w, fill=colour("teal"), bold=True)


def cities(r: Reading, seat: int, w: float, blank: bool) -> tuple[str, float]:
    """The cities side by side where there is room; and how high they are."""
    held = r.cities_of(seat)
    if not held:
        return "", 0
    gap = 8.0
    per = max(1, min(len(held), int((w + gap) / 276)))
    wide = min(560.0, (w - gap * (per - 1)) / per)
    parts, y = [], 0.0
    for start in range(0, len(held), per):
        row = held[start : start + per]
        high = max(city_high(r, one, wide) for one in row)
        if not blank:
            parts += [city(r, seat, one, (i * (wide + gap), y), wide, high) for i, one in enumerate(row)]
        y += high + gap
    return "".join(parts), y - gap


def towns(r: Reading, seat: int, w: float, blank: bool) -> tuple[str, float]:
    """The conquered towns; and how high they are."""
    held = [town for town in r.towns_of(seat)]
    if not held:
        return "", 0
    wide, h, gap = 84.0, 88.0, 6.0
    per = max(1, int((w + gap) / (wide + gap)))
    rows = -(-len(held) // per)
    high = CAPTION + rows * (h + gap) - gap
    if blank:
        return "", high
    parts = [caption(r, "board.towns_of", w, n=r.town_count(seat))]
    for i, town in enumerate(held):
        row, column = divmod(i, per)
        at = (column * (wide + gap), CAPTION + row * (h + gap))
        inner = town_card(r, town, wide, h, seat)
        id, name = f"town-{TOWNS[town]}", r.t(f"town.{TOWNS[town]}")
        parts.append(r.spot(inner, id, at, (wide, h), town_hint(r, town), None, "town", name, 8))
    return "".join(parts), high


def stored(r: Reading, seat: int, w: float, blank: bool) -> tuple[str, float]:
    """The stored buildings: cards on the reader's own board, in small on others; and how high they are."""
    held = r.kinds_of("stored", seat)
    if not held:
        return "", 0
    mine = seat == r.me
    wide, h = (84.0, 104.0) if mine else (float(r.size["lot"]), float(r.size["lot"]))
    gap = 6.0
    per = max(1, int((w + gap) / (wide + gap)))
    rows = -(-len(held) // per)
    high = CAPTION + rows * (h + gap) - gap
    if blank:
        return "", high
    total = sum(n for _, n in held)
    parts = [caption(r, "board.stored_of", w, n=total)]
    for i, (kind, n) in enumerate(held):
        row, column = divmod(i, per)
        at = (column * (wide + gap), CAPTION + row * (h + gap))
        inner = building_card(r, kind, wide, h) if mine else site(r, kind, wide)
        if n > 1:
            inner += rect(wide - 24, h - 44 if mine else 2, 22, 15, colour("deep"), 7)
            top = h - 32.5 if mine else 13.5
            inner += line(wide - 13, top, f"×{n}", 11.5, 20, "middle", colour("white"), bold=True)
        name = r.t(f"building.{BUILDINGS[kind]}")
        if mine:
            id = f"stored-{BUILDINGS[kind]}"
            parts.append(r.spot(inner, id, at, (wide, h), building_hint(r, kind), (wide - 13, 40), "card", name))
        else:
            parts.append(plain(inner, at, building_hint(r, kind)))
    return "".join(parts), high


def tokens(r: Reading, seat: int, w: float, blank: bool) -> tuple[str, float]:
    """The unused city tokens; and how high they are. Those to be chosen lie in the tray instead."""
    if not r.one("tokens", seat) or (seat == r.me and r.view.asking == "token" and r.targets):
        return "", 0
    inner, high = unused_tokens(r, seat, w, seat == r.me and not blank)
    return caption(r, "board.tokens_left", w) + plain(inner, (0, CAPTION)), high + CAPTION


