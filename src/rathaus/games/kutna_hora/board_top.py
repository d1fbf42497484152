"""The upper part of the board: round and turn, what is asked, plain actions, action cards, and what is to be chosen."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.core.ink import num, rect
from rathaus.core.textfit import BOLD, cut, width
from rathaus.games.kutna_hora.board_ink import PEN, coin, colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_mine import drawn
from rathaus.games.kutna_hora.board_players import cards_left
from rathaus.games.kutna_hora.board_read import Reading
from rathaus.games.kutna_hora.board_tiles import plain
from rathaus.games.kutna_hora.fields import ACTIONS, CARDS, GUILDS, RESOURCES, ROWS

ACTION_SIGNS = {
    "mine": "hammers",
    "plot": "flag",
    "rights": "permits",
    "building": "house",
    "income": "coin",
    "st_barbara": "church",
    "joker": "jester",
}


def head(r: Reading, w: float) -> tuple[str, float]:
    """Round and turn, and the ribbon with who must decide what; and how high they are."""
    rounds = next(p for p in r.parts.files["setup"]["player_count"] if p["players"] == r.seats)["rounds"]
    room = w - 150 if r.tall else 212
    over = r.view.over
    first = r.t("board.over") if over else r.t("board.round", n=r.one("round"), rounds=rounds)
    parts = [line(0, 27, first, 25, room, fill=colour("teal"), serif=True, bold=True)]
    if not over:
        parts.append(line(0, 47, phase(r), 13.5, room, fill=colour("faint")))
    percent = round(100 * r.view.facts["reconstructed"])
    words = r.t("board.reconstructed")
    hint = r.t("board.reconstructed_hint", n=percent)
    note = line(0, 0, f"«{words}»", 11.5, 190 if not r.tall else 146, "end", colour("faint"))
    if r.tall:
        parts.append(plain(note, (w, 24), hint, ' id="note"'))
        parts.append(ribbon(r, 0, 58, w, 52))
        return "".join(parts), 112
    parts.append(plain(note, (w, 30), hint, ' id="note"'))
    parts.append(ribbon(r, 224, 0, w - 224 - 204, 52))
    return "".join(parts), 54


def phase(r: Reading) -> str:
    """Where in the round the game is."""
    if r.view.asking in ("choose_guilds", "place_guilds"):
        return r.t("board.setup")
    if r.view.asking in ("pay_tax", "slider"):
        return r.t("board.round_end")
    return r.t("board.turn", n=r.one("turn"))


def ribbon(r: Reading, x: float, y: float, w: float, h: float) -> str:
    """Who must decide, and what."""
    shape, ink = furniture.ribbon(r, x, y, w, h)
    if r.view.over:
        first, second = r.t("board.winner", name=r.winners()), ""
    elif r.mine:
        first, second = r.t("board.your_turn"), r.t(f"ask.{r.view.asking}")
    else:
        first, second = r.t("board.turn_of", name=r.name(r.view.to_act)), ""
    parts = [shape]
    middle, room = x + w / 2, w - 44
    if second:
        parts.append(line(middle, y + 21, first, 16.5, room, "middle", ink, serif=True, bold=True))
        parts.append(line(middle, y + 41, second, 14, room, "middle", ink))
    else:
        parts.append(line(middle, y + h / 2 + 7, first, 19, room, "middle", ink, serif=True, bold=True))
    return f'<g class="asked">{"".join(parts)}</g>'


def buttons(r: Reading, w: float) -> tuple[str, float]:
    """Legal actions that no piece stands for; and how high they are."""
    game = r.view.ruleset.game
    shown = [a for a in r.view.legal if not game.verbs.target(a)] if r.look.interactive else []
    if not shown:
        return "", 0
    texts = [cut(r.texts.action(r.rules, action, r.look.names), 14, w - 40, BOLD) for action in shown]
    wides = [width(text, 14, BOLD) + 36 for text in texts]
    x, parts = (w - sum(wides) - 10 * (len(wides) - 1)) / 2, []
    for action, text, wide in zip(shown, texts, wides, strict=True):
        edge = f' class="edge" stroke="{colour("teal")}" stroke-width="2"'
        inner = rect(0, 0, wide, 34, colour("panel"), 17, edge)
        inner += line(wide / 2, 22, text, 14, wide - 18, "middle", colour("teal"), bold=True)
        name = game.verbs.verb_at(action).name
        extra = f' class="target plain {name}"{r.fresh(f"act-{name}")}{r.click([action])}'
        parts.append(plain(inner, (x, 0), "", extra))
        x += wide + 10
    return "".join(parts), 34


# --- what is to be chosen -------------------------------------------------------------------------------------


def tray(r: Reading, w: float) -> tuple[str, float]:
    """Guild sets, guilds, miners, drawn tiles or the actions of the Jester; and how high they are."""
    asking = r.view.asking
    if asking == "choose_guilds":
        return guild_sets(r, w)
    if asking == "place_guilds":
        return guilds(r, w)
    if asking == "hire":
        return miners(r, w)
    if asking == "joker":
        return jester(r, w)
    return drawn(r, w)


def row_of(
    r: Reading, w: float, pieces: list[tuple[str, str]], size: tuple[float, float], title: str
) -> tuple[str, float]:
    """Pieces (id and drawing) in rows under a title."""
    gap = 10
    per = max(1, int((w + gap) / (size[0] + gap)))
    parts = [line(w / 2, 12, title, 13, w, "middle", colour("faint"))]
    for i, (id, inner) in enumerate(pieces):
        row, column = divmod(i, per)
        count = min(per, len(pieces) - row * per)
        x = (w - count * (size[0] + gap) + gap) / 2 + column * (size[0] + gap)
        parts.append(
            r.spot(inner, id, (x, 20 + row * (size[1] + gap)), size, "", (size[0] - 18, 15), "choice")
        )
    rows = -(-len(pieces) // per)
    return "".join(parts), 20 + rows * (size[1] + gap) - gap


def box(r: Reading, w: float, h: float, on: bool = True) -> str:
    """The ground of a choice."""
    return rect(
        0, 0, w, h, colour("panel" if on else "shade"), 7, f' stroke="{colour("line")}" stroke-width="1.500"'
    )


def guild_line(r: Reading, guild: str, x: float, y: float, w: float) -> str:
    """A guild by sign and name."""
    resource = RESOURCES[GUILDS.index(guild)]
    inner = rect(x, y, w, 22, PEN.data["guilds"][guild], 5) + rect(x + 2, y + 1.5, 20, 19, colour("white"), 4)
    return (
        inner
        + sign(resource, x + 3, y + 2, 18)
        + line(x + 27, y + 15.5, r.t(f"guild.{guild}"), 12.5, w - 32, fill=colour("white"), bold=True)
    )


def guild_sets(r: Reading, w: float) -> tuple[str, float]:
    """The sets of three guilds, with whoever has taken them."""
    wide = min(176.0, (w - 10) / 2)
    pieces = []
    for number, names in enumerate(r.parts.sets(r.one("guild_card"))):
        taken = bool(r.one("sets_taken") >> number & 1)
        inner = box(r, wide, 106, not taken)
        inner += line(
            10, 19, r.t("board.set", n=number + 1), 13.5, wide - 40, fill=colour("ink"), serif=True, bold=True
        )
        for i, guild in enumerate(names):
            inner += guild_line(r, guild, 8, 27 + i * 25, wide - 16)
        members = sum(1 << GUILDS.index(guild) for guild in names)
        if taken:
            owner = next(s for s in range(r.seats) if r.one("guild_set", s) == members)
            inner = f'<g opacity=".55">{inner}</g>' + sign("house", wide - 28, 5, 18, seat_colour(owner))
        pieces.append((f"set-{number}", inner))
    return row_of(r, w, pieces, (wide, 106), r.t("board.guild_sets"))


def guilds(r: Reading, w: float) -> tuple[str, float]:
    """The guilds that wait for a row."""
    seat = r.view.to_act
    wide = min(150.0, (w - 20) / 3)
    waiting = [
        (f"guild-{guild}", box(r, wide, 34) + guild_line(r, guild, 6, 6, wide - 12))
        for i, guild in enumerate(GUILDS)
        if r.one("guild_set", seat) >> i & 1 and not r.one("row_of", seat * 6 + i)
    ]
    row = r.view.frames[-1][3]
    return row_of(r, w, waiting, (wide, 34), r.t("board.next_row", row=ROWS[row]))


def miners(r: Reading, w: float) -> tuple[str, float]:
    """Hire one miner or two."""
    wide = min(176.0, (w - 10) / 2)
    pieces = []
    for n in (1, 2):
        inner = box(r, wide, 46)
        inner += "".join(sign("miner", 10 + i * 24, 10, 26, seat_colour(r.view.to_act)) for i in range(n))
        inner += line(66, 29, r.t("board.miners", n=n), 13, wide - 92, fill=colour("ink"), bold=True)
        pieces.append((f"miners-{n}", inner))
    return row_of(r, w, pieces, (wide, 46), r.t("board.to_hire"))


def jester(r: Reading, w: float) -> tuple[str, float]:
    """The six actions of the Jester."""
    wide = min(150.0, (w - 20) / 3)
    pieces = []
    for action in ACTIONS[:-1]:
        inner = box(r, wide, 56) + face(r, action, r.view.to_act, wide, 56)
        pieces.append((f"action-{action}", inner))
    return row_of(r, w, pieces, (wide, 56), r.t("board.jester"))


# --- action cards ---------------------------------------------------------------------------------------------


def cards(r: Reading, w: float) -> tuple[str, float]:
    """The reader's six action cards: two actions each with their prices, and the card for no effect."""
    if r.me < 0 or r.view.over:
        return "", 0
    per, h, gap = int(r.size["cards"]), float(r.size["card"]), 9
    wide = (w - (per - 1) * gap) / per
    left = cards_left(r, r.me)
    parts = []
    for card in range(CARDS):
        row, column = divmod(card, per)
        at = (column * (wide + gap), row * (h + gap))
        parts.append(plain(action_card(r, card, card in left, wide, h), at, "", ' class="hand"'))
    return "".join(parts), -(-CARDS // per) * (h + gap) - gap


def action_card(r: Reading, card: int, ready: bool, w: float, h: float) -> str:
    """A card: its actions side by side, below it the strip that lays it down for no effect."""
    edge = f' stroke="{colour("deep")}" stroke-width="1.500"'
    out = rect(0, 0, w, h, colour("panel" if ready else "shade"), 7, edge)
    half, low = w / 2, h - 20
    pieces = ""
    for i, action in enumerate(r.parts.card(card, str(r.view.ruleset.options["pairs"]))):
        inner = face(r, action, r.me, half, low)
        hint = r.t(f"action.{action}")
        pieces += r.spot(inner, f"card-{card + 1}-{action}", (i * half, 0), (half, low), hint, None, "half")
    words = f"{card + 1} · {r.t('board.pass')}"
    strip = rect(1, 0, w - 2, 19, colour("shade"), 5)
    strip += line(w / 2, 13.5, words, 11, w - 12, "middle", colour("faint"))
    pieces += r.spot(strip, f"card-{card + 1}", (0, low), (w, 20), r.t("board.pass"), None, "pass")
    middle = f'<path d="M{num(half)} 7V{num(low - 6)}" stroke="{colour("line")}"/>'
    return out + (pieces + middle if ready else f'<g opacity=".32">{pieces}{middle}</g>')


def face(r: Reading, action: str, seat: int, w: float, h: float) -> str:
    """An action: its sign, its name, and between what prices it can be had now."""
    name, tint = r.t(f"action.{action}"), seat_colour(max(0, seat))
    if w > 70:
        inner = line(w / 2, h / 2 - 9, name, 13, w - 8, "middle", colour("ink"), bold=True)
        inner += sign(ACTION_SIGNS[action], w / 2 - 32, h / 2 - 3, 22, tint)
        at = (w / 2 + 15, h / 2 + 8)
    else:
        inner = sign(ACTION_SIGNS[action], w / 2 - 12, 6, 24, tint)
        size = next((one for one in (12, 11, 10, 9) if width(name, one, BOLD) <= w - 3), 9)
        inner += line(w / 2, 45, name, size, w - 3, "middle", colour("ink"), bold=True)
        at = (w / 2, 59.0)
    return inner + price_tag(r, action, at)


def price_tag(r: Reading, action: str, at: tuple[float, float]) -> str:
    """What an action costs, or brings, for the reader now."""
    x, y = at
    if r.me < 0:
        return ""
    if action == "income":
        words = f"+{r.view.facts['income'][r.me]}"
        return line(x, y + 4.5, words, 13, 40, "middle", colour("teal"), bold=True)
    if action == "st_barbara":
        return sign("pelican", x - 18, y - 8, 16) + line(
            x, y + 4.5, "−1", 11.5, 20, fill=colour("ink"), bold=True
        )
    if action == "joker":
        free = r.one("reputation", r.me) >= r.parts.files["tracks"]["reputation"]["free_joker_from"]
        mark = sign("fame", x - 18, y - 8, 15)
        return mark + line(x, y + 4.5, "0" if free else "−1", 11.5, 20, fill=colour("ink"), bold=True)
    span = r.span(action)
    if span is None:
        return line(x, y + 4, "–", 12, 20, "middle", colour("faint"))
    return coin(x, y, str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}", 17)
