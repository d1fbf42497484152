"""The upper part of the board: round, what is asked, bank and deck, plain actions, and the row of ranks."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.core.ink import num, rect
from rathaus.core.textfit import BOLD, width, wrap
from rathaus.games.citadels.board_cards import character_hint, glow, rank_card
from rathaus.games.citadels.board_ink import colour, line, use
from rathaus.games.citadels.board_read import Called, Reading, tally

SUPPLY = 84  # width of bank and deck


def head(r: Reading, y: float) -> tuple[str, float]:
    """Round and phase, the ribbon with what is asked, bank and deck; and how high they are."""
    pad, whole = r.size["pad"], r.size["width"]
    tall = r.look.layout == "tall"
    left = 196 if not tall else 170
    parts = [title(r, pad, y, left)]
    supply = whole - pad - 2 * SUPPLY - 8
    parts.append(bank(r, supply, y))
    parts.append(deck(r, supply + SUPPLY + 8, y))
    if tall:
        parts.append(ribbon(r, pad, y + 64, whole - 2 * pad, 54))
    else:
        parts.append(ribbon(r, pad + left, y, supply - pad - left - 14, 58))
    return "".join(parts), r.size["head"]


def title(r: Reading, x: float, y: float, room: float) -> str:
    """The round and its phase."""
    word = "over" if r.view.over else "choosing" if r.choosing else "calling"
    phase = r.t(f"board.{word}")
    parts = [
        line(
            x,
            y + 30,
            r.t("board.round", n=r.one("round")),
            29,
            room,
            fill=colour("blood"),
            serif=True,
            bold=True,
        ),
        line(x, y + 51, phase, 14, room - 8, fill=colour("faint")),
    ]
    if r.one("ending") and not r.view.over:
        words = r.t("board.ending")
        w = min(room - 8, width(words, 13, BOLD) + 20)
        parts[1] = rect(x - 2, y + 38, w, 20, colour("military"), 10)
        parts.append(line(x - 2 + w / 2, y + 52.5, words, 13, w - 10, "middle", colour("white"), bold=True))
    return "".join(parts)


def ribbon(r: Reading, x: float, y: float, w: float, h: float) -> str:
    """Who must decide, and what."""
    first, second = asked(r)
    shape, ink = furniture.ribbon(r, x, y, w, h)
    parts, tail = [shape], furniture.TAIL
    middle, room = x + w / 2, w - 2 * tail - 16
    if r.view.over:
        parts += [use("crown", x + at, y + h / 2 - 17, 34, 34) for at in (tail + 14, w - tail - 48)]
        room -= 120
    if second:
        parts.append(line(middle, y + h / 2 - 4, first, 18, room, "middle", ink, serif=True, bold=True))
        parts.append(line(middle, y + h / 2 + 17, second, 14, room, "middle", ink))
    else:
        parts.append(line(middle, y + h / 2 + 7, first, 19, room, "middle", ink, serif=True, bold=True))
    return f'<g class="asked{" mine" if r.mine else ""}">{"".join(parts)}</g>'


def asked(r: Reading) -> tuple[str, str]:
    """The two lines of the ribbon."""
    view = r.view
    if view.over:
        return r.t("board.winner", name=r.winners()), ""
    name, playing = r.name(view.to_act), r.playing()
    if r.mine:
        first = r.t("board.your_turn")
        if playing:
            first += f" · {r.t(f'character.{playing}')}"
        return first, to_do(r)
    if r.choosing:
        return r.t("board.chooses", name=name), r.t("board.tray.passing", n=r.passing())
    held = r.one("batch_size")
    second = r.t("board.tray.cards", name=name, n=held) if held and view.asking in ("keep", "under") else ""
    if playing:
        return r.t("board.turn_as", name=name, character=r.t(f"character.{playing}")), second
    return r.t("board.turn_of", name=name), second


def to_do(r: Reading) -> str:
    """What the reader is asked; in a turn, what comes next in it."""
    if r.view.asking != "turn":
        return r.t(f"ask.{r.view.asking}")
    if {"gold", "draw"} <= r.verbs:
        return r.t("board.do_first")
    if "bewitch" in r.verbs:
        return r.t("board.do_witch")
    if "gold" in r.verbs:
        return r.t("verb.gold")
    return r.t("board.do_build" if "build" in r.verbs else "board.do_rest")


def supply(r: Reading, id: str, x: float, y: float, picture: str, words: str, hint: str) -> str:
    """The bank or the deck: a picture over a word, on a tile that can be clicked."""
    lit = r.lit(id)
    edge = f' class="edge" stroke="{colour("gold" if lit else "line")}" stroke-width="{2 if lit else 1}"'
    inner = (glow(SUPPLY, 58) if lit else "") + rect(0, 0, SUPPLY, 58, colour("panel"), 8, edge) + picture
    inner += line(SUPPLY / 2, 53, words, 12, SUPPLY - 8, "middle", colour("ink"), bold=lit)
    return r.spot(inner, (id,), (x, y), f"supply {id}", hint)


def bank(r: Reading, x: float, y: float) -> str:
    """The bank: a heap of gold."""
    heap = use("gold", 12, 10, 30, 30) + use("gold", 42, 10, 30, 30) + use("gold", 27, 4, 32, 32)
    return supply(r, "bank", x, y, heap, r.t("board.bank"), r.t("board.bank"))


def deck(r: Reading, x: float, y: float) -> str:
    """The deck: card backs with the number of cards."""
    n = r.one("deck_size")
    pile = "".join(use("card_back", 18 + 4 * i, 3, 26, 36.4) for i in range(min(3, n)))
    pile = pile or rect(
        22, 4, 25, 35, colour("shade"), 3, f' stroke="{colour("line")}" stroke-dasharray="3 3"'
    )
    number = line(58, 29, str(n), 19, 24, fill=colour("ink"), serif=True, bold=True)
    seen = r.known(tally(list(r.view.facts.get("deck", {}).values())))
    hint = r.hint(r.t("board.deck_size", n=n), seen)
    return supply(r, "deck", x, y, pile + number, r.t("board.deck"), hint)


# --- plain actions --------------------------------------------------------------------------------------------


def buttons(r: Reading, y: float) -> tuple[str, float]:
    """Legal actions that no piece stands for; and how high they are."""
    return furniture.buttons(r, y, ("end", "decline"))


# --- the row of ranks -------------------------------------------------------------------------------------------


def ranks(r: Reading, y: float) -> tuple[str, float]:
    """The characters of the game by rank, with a line that explains the phase; and how high they are."""
    pad, gap, whole = r.size["pad"], r.size["gap"], r.size["width"]
    key = "board.help_calling"
    if r.choosing:
        key = "board.help_choosing" if r.picks_each == 1 else "board.help_choosing_more"
    words = wrap(r.t(key), 13, whole - 2 * pad, 3)
    parts = [
        line(whole / 2, y + 12 + 17 * i, one, 13, whole - 2 * pad, "middle", colour("faint"))
        for i, one in enumerate(words)
    ]
    top = y + 17 * len(words) + 13
    most, h = r.size["rank"]
    per_row = len(r.ranks) if r.look.layout == "wide" else (5 if len(r.ranks) > 8 else 4)
    between = gap if r.look.layout == "wide" else gap + 6
    step = (whole - 2 * pad + gap) / per_row
    w = min(most, step - gap)
    calls = [r.called(rank) for rank in r.ranks]
    if all(called.state == "open" for called in calls):
        h -= 20
    for i, called in enumerate(calls):
        row, column = divmod(i, per_row)
        count = min(per_row, len(r.ranks) - row * per_row)
        x = (whole - count * w - (count - 1) * gap) / 2 + column * (w + gap)
        parts.append(rank_piece(r, called, w, h, x, top + row * (h + between)))
    rows = (len(r.ranks) + per_row - 1) // per_row
    return "".join(parts), top - y + rows * (h + between) - between


def rank_piece(r: Reading, called: Called, w: float, h: float, x: float, y: float) -> str:
    """A character of the row, which Assassin, Thief and Witch can name."""
    ids = (f"rank-{called.rank}", f"call-{called.id}")
    inner = rank_card(r, called, w, h)
    if called.state == "now":
        arrow = f'<path class="pointer" d="M{num(w / 2 - 9)} -12h18l-9 10z" fill="{colour("gold")}"/>'
        inner += arrow
    if r.lit(*ids):
        inner = glow(w, h, 10) + inner
    more = [character_hint(r, called.rank)]
    if "murdered" in called.marks:
        more.append(r.t("board.murdered"))
    for mark, seat in (("robbed", r.one("thief") - 1), ("bewitched", r.one("witch") - 1)):
        if mark in called.marks:
            more.append(r.t(f"board.{mark}", name=r.name(seat)))
    return r.spot(inner, ids, (x, y), f"rank {called.state}", "\n".join(more))
