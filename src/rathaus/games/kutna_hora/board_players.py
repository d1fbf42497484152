"""The player boards: coins, income by track, houses with what lies under them, miners, pelicans, plots and rights."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import minus, rect
from rathaus.games.kutna_hora.board_ink import PEN, coin, colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_read import MINING, Reading
from rathaus.games.kutna_hora.board_tiles import building_card, building_hint, plain
from rathaus.games.kutna_hora.fields import BUILDINGS, CARDS, GUILDS, ROWS

LINE = 36  # height of a row of houses
STORE = 104  # height of the buildings in store
INCOME = 106  # room for the production of a row, left of its houses


def board(r: Reading, seat: int, w: float) -> tuple[str, float]:
    """A player's board; and how high it is."""
    parts = [head(r, seat, w), goods(r, seat, w)]
    y = 74.0
    for row in range(3):
        parts.append(guild_row(r, seat, row, y, w))
        y += LINE + 4
    parts.append(mining(r, seat, y, w))
    y += LINE + 6
    parts.append(store(r, seat, y, w))
    return "".join(parts), y + STORE


def head(r: Reading, seat: int, w: float) -> str:
    """Name, points, and the marker of the starting player."""
    inner = rect(0, 0, w, 30, seat_colour(seat), 7)
    if r.view.to_act == seat:
        inner += rect(-2, -2, w + 4, 34, "none", 9, f' stroke="{colour("gold")}" stroke-width="3"')
    left = 10.0
    if r.one("first") == seat:
        inner += plain(sign("hammers", 0, 0, 20), (7, 5), r.t("board.first"), ' class="first"')
        left = 31
    inner += line(left, 20.5, r.name(seat), 15, w - left - 96, fill=colour("white"), serif=True, bold=True)
    track = sum(r.row("points", seat, len(r.view.public["points"]) // 4))
    total = r.view.facts["score"][seat]
    score = sign("points", 0, 0, 19) + line(22, 15, minus(track), 15, 34, fill=colour("white"), bold=True)
    hint = r.t("board.track_score", n=track, total=total)
    inner += plain(score, (w - 86, 6), hint, f' id="score-{seat}"')
    inner += line(w - 8, 20.5, f"({minus(total)})", 12, 34, "end", colour("white"))
    return inner


def goods(r: Reading, seat: int, w: float) -> str:
    """Coins, income, reputation, pelicans and action cards in one line."""
    step = w / 5
    fame, birds, used = r.one("reputation", seat), r.one("pelicans", seat), r.one("used_pelicans", seat)
    cards = r.one("hand", seat).bit_count()
    income = r.view.facts["income"][seat]
    coins = r.one("coins", seat)
    shown = [
        (sign("coin", 0, 2, 21), str(coins), r.t("board.coins", n=coins)),
        ("", f"+{income}", r.t("board.income", n=income)),
        (sign("fame", 0, 3, 19), minus(fame), r.t("board.fame", n=fame)),
        (sign("pelican", 0, 2, 21), f"{birds}·{used}", r.t("board.pelicans_hint", n=birds, used=used)),
        (hand(cards), str(cards), r.t("board.cards_hint", n=cards)),
    ]
    out = []
    for i, (picture, words, hint) in enumerate(shown):
        left = 24 if picture else 4
        big = 17 if i == 0 else 14.5
        fill = colour("teal") if i == 1 else colour("ink")
        inner = picture + line(left, 18, words, big, step - left, fill=fill, bold=True)
        if not picture:
            inner += line(left, 31, r.t("board.income_word"), 10.5, step - 6, fill=colour("faint"))
        out.append(plain(inner, (4 + i * step, 38), hint))
    return "".join(out)


def hand(n: int) -> str:
    """A few cards."""
    edge = f' stroke="{colour("deep")}"'
    return "".join(
        rect(2 + 4 * i, 4 - i, 12, 17, colour("coin" if n else "shade"), 2, edge) for i in range(2)
    )


def guild_row(r: Reading, seat: int, row: int, y: float, w: float) -> str:
    """A guild with its production and income, and its houses with what is under them."""
    guild = r.one("guild_at", seat * 3 + row) - 1
    tint = PEN.data["guilds"][GUILDS[guild]] if guild >= 0 else colour("line")
    inner = rect(0, 0, w, LINE, colour("white"), 6, f' stroke="{tint}" stroke-width="1.500"')
    inner += rect(0, 0, 22, LINE, tint, 6)
    inner += line(11, 23, ROWS[row], 13, 18, "middle", colour("white"), serif=True, bold=True)
    if guild >= 0:
        record = next(one for one in r.parts.files["guilds"]["guild"] if one["id"] == GUILDS[guild])
        inner += production(r, seat, row, str(record["resource"]))
    off = r.one("houses_off", seat * 3 + row)
    step = (w - INCOME - 4) / 4
    houses = ""
    for place in range(4):
        houses += house(r, seat, row, place, place * step, step, place < off)
    if seat == r.me:
        piece = r.spot(houses, f"house-{ROWS[row]}", (INCOME, 0), (w - INCOME - 4, LINE), "", None, "houses")
    else:
        piece = plain(houses, (INCOME, 0))
    name = r.t(f"guild.{GUILDS[guild]}") if guild >= 0 else ""
    return plain(inner + piece, (0, y), name, f' id="row-{seat}-{ROWS[row]}"')


def production(r: Reading, seat: int, row: int, resource: str) -> str:
    """Production of a track, and the coins it brings at the price of now."""
    n = r.one("production", seat * 4 + row)
    worth = n * r.prices[resource]
    inner = sign(resource, 0, 0, 24)
    inner += line(28, 19, str(n), 16, 17, fill=colour("ink"), bold=True)
    inner += coin(66, 13, worth, 16) if n else ""
    if n:
        inner += line(49, 18, "→", 12, 14, "middle", colour("faint"))
    hint = r.t("board.production", resource=r.t(f"resource.{resource}"), n=n, coins=worth)
    return plain(inner, (26, 6), hint)


def house(r: Reading, seat: int, row: int, place: int, x: float, w: float, gone: bool) -> str:
    """A house, or what it has uncovered; below a house its gift in small."""
    record = r.parts.house(row, place)
    gifts = [("public", record["public_building"], r.t("board.free_public"))]
    for key, name in (("pelicans", "pelican"), ("reputation", "fame"), ("points", "points")):
        word = {"pelicans": "board.pelicans", "reputation": "board.fame", "points": "board.points"}[key]
        gifts.append((name, record[key], r.t(word, n=record[key]) if record[key] else ""))
    gifts = [gift for gift in gifts if gift[1]]
    wide = w > 70
    size = 16 if wide else 13 if gone else 11
    step = 34 if wide else 23 if w > 48 else 17
    inner = rect(1, 3, w - 2, LINE - 6, colour("shade" if gone else "meadow"), 4)
    if not gone:
        inner += sign("house", 2, 7 if wide else 9, 21 if wide else 16, seat_colour(seat))
    left = (30 if wide else 19) if not gone else (w - len(gifts) * step) / 2
    for i, (name, n, _) in enumerate(gifts):
        gx = left + i * step if w > 48 or gone else left
        gy = LINE / 2 - size / 2 if w > 48 or gone or len(gifts) < 2 else 4 + i * 15
        inner += sign(name, gx, gy, size, colour("silver"))
        if n > 1 or name == "points":
            inner += line(gx + size, gy + size - 2.5, str(n), 10, 8, fill=colour("ink"), bold=True)
    return plain(inner, (x, 0), r.hint(*(hint for _, _, hint in gifts), r.doubt(record, "player_board")))


def mining(r: Reading, seat: int, y: float, w: float) -> str:
    """The mining track and the miners: in the pool, and waiting."""
    pool, waiting = r.one("pool", seat), r.one("waiting", seat)
    inner = rect(0, 0, w, LINE, colour("white"), 6, f' stroke="{colour("earth_brown")}" stroke-width="1.500"')
    inner += rect(0, 0, 22, LINE, colour("earth_brown"), 6) + sign("hammers", 3, 10, 16)
    inner += production(r, seat, MINING, "ore")
    miners = ""
    for i in range(2):
        spot = (
            f'<circle cx="{11 + i * 25}" cy="18" r="11" fill="{colour("shade")}" stroke="{colour("faint")}"/>'
        )
        miners += spot + (sign("miner", 1 + i * 25, 7, 20, seat_colour(seat)) if i < pool else "")
    miners += sign("miner", 58, 11, 15, colour("silver"))
    miners += line(75, 23, f"×{waiting}", 12, 30, fill=colour("faint"), bold=True)
    inner += plain(miners, (INCOME + 2, 0), r.t("board.miners_hint", pool=pool, waiting=waiting))
    left = 3 - r.one("claimed", seat).bit_count()
    flags = "".join(
        sign("flag", i * 15, 10, 16, seat_colour(seat) if i < left else colour("line")) for i in range(3)
    )
    surcharge = r.parts.files["tracks"]["tax"]["plot_marker_tax_total_by_in_use"][3 - left]
    inner += plain(flags, (w - 52, 0), r.t("board.plots_hint", n=left, tax=surcharge))
    return plain(inner, (0, y), r.t("board.mining"), f' id="mining-{seat}"')


def store(r: Reading, seat: int, y: float, w: float) -> str:
    """The rights that wait to be built."""
    wide = min(92.0, (w - 12) / 3)
    gap = 6
    numbers = list(bits(r.one("stored", seat)))
    out = []
    for i in range(3):
        at = (i * (wide + gap), y)
        if i < len(numbers):
            number = numbers[i]
            hint = building_hint(r, number)
            inner = building_card(r, number, wide, STORE - 4)
            out.append(
                r.spot(
                    inner,
                    f"building-{BUILDINGS[number]}",
                    at,
                    (wide, STORE - 4),
                    hint,
                    (wide - 14, STORE - 3),
                    "card",
                )
            )
            continue
        edge = f' stroke="{colour("line")}" stroke-dasharray="4 4"'
        inner = rect(0, 0, wide, STORE - 4, colour("shade"), 6, edge)
        inner += sign("permits", wide / 2 - 10, STORE / 2 - 12, 20) if wide else ""
        out.append(plain(f'<g opacity=".45">{inner}</g>', at, r.t("board.store")))
    return "".join(out)


def cards_left(r: Reading, seat: int) -> list[int]:
    """The action cards that a seat has not played in this round."""
    return [card for card in range(CARDS) if r.one("hand", seat) >> card & 1]
