"""The reader's part of the board: his seat with city and hand, and the cards that he must choose from."""

from __future__ import annotations

from rathaus.core.ink import rect
from rathaus.core.textfit import fitted
from rathaus.games.citadels.board_cards import (
    card_height,
    character_card,
    character_hint,
    character_row,
    glow,
    hint,
    large_card,
    medal,
)
from rathaus.games.citadels.board_ink import colour, line
from rathaus.games.citadels.board_read import Reading, counted, tally
from rathaus.games.citadels.board_seats import body, card_width, city, places
from rathaus.games.citadels.fields import CHARACTERS, DISTRICTS

Card = tuple[int, int, tuple[str, ...]]
"""A district, its copies, and the ids of its piece."""


def own_seat(r: Reading, y: float) -> tuple[str, float]:
    """The reader's panel with his city in large cards, and below it his hand; and how high they are."""
    pad, whole, top = r.size["pad"], r.size["width"], r.size["seat_head"]
    w = whole - 2 * pad
    ranks = r.own_ranks()
    beside = r.size["power"] * len(ranks)
    cards = own_columns(r)
    wide = card_width(w - beside, cards, 138)
    rows = -(-places(r, r.me, cards) // cards)
    cities = rows * (card_height(wide) + 6) + 6
    parts, below = powers(r, ranks, pad, y + top, w, cities)
    parts = body(r, r.me, (pad, y), w, top + cities + below) + parts
    parts += city(r, r.me, (pad + 10, y + top + below), wide, (cards, rows))
    cards_in_hand, high = own_hand(r, y + top + cities + below + 26)
    return parts + cards_in_hand, top + cities + below + 26 + high


def own_columns(r: Reading) -> int:
    """How many districts lie side by side in the reader's city."""
    columns = int(r.size["own_columns"])
    if r.look.layout == "tall":
        return columns
    most = max(r.one("target"), r.view.public["city_size"][r.me], columns)
    return most if most <= 10 else (most + 1) // 2


def powers(r: Reading, ranks: list[int], x: float, y: float, w: float, h: float) -> tuple[str, float]:
    """What the reader's characters can do: at the right of his city, on a phone above it; and how high it is there."""
    parts = []
    if r.look.layout == "tall":
        top = y
        for rank in ranks:
            drawn, high = power_line(r, rank, x + 12, top, w - 24)
            parts.append(drawn)
            top += high
        return "".join(parts), top - y
    each = r.size["power"]
    for i, rank in enumerate(ranks):
        parts.append(power_box(r, rank, x + w - each * (len(ranks) - i) - 4, y, each - 6, h - 12))
    return "".join(parts), 0


def power_line(r: Reading, rank: int, x: float, y: float, w: float) -> tuple[str, float]:
    """A character's power in a line or two, and how high they are."""
    text = r.t(f"power.{r.character(rank)}")
    size, lines = fitted(text, (12, 11.5, 11, 10.5, 10), w - 30, 2)
    high = 15 * len(lines)
    texts = [
        line(x + 30, y + 14 + i * 15 + (4 if high < 20 else 0), one, size, w - 30, fill=colour("ink"))
        for i, one in enumerate(lines)
    ]
    return medal(x + 8, y + 3 + max(high, 22) / 2, 11, str(rank)) + "".join(texts), max(high, 22) + 12


def power_box(r: Reading, rank: int, x: float, y: float, w: float, h: float) -> str:
    """A character's number, name and power in a box."""
    id = r.character(rank)
    edge = f' stroke="{colour(r.character_type(id))}" stroke-width="1.5"'
    size, lines = fitted(r.t(f"power.{id}"), (12.5, 12, 11.5, 11, 10.5), w - 18, max(2, int((h - 34) / 14.5)))
    middle = y + 34 + (h - 34) / 2
    first = middle - (len(lines) - 1) * size * 0.62 + size * 0.2
    texts = [
        line(x + w / 2, first + i * size * 1.24, one, size, w - 14, "middle", colour("ink"))
        for i, one in enumerate(lines)
    ]
    name = line(x + 36, y + 25, r.t(f"character.{id}"), 15, w - 44, fill=colour("ink"), serif=True, bold=True)
    box = rect(x, y, w, h, colour("parchment"), 8, edge)
    return f'<g class="power">{box}{medal(x + 19, y + 20, 12, str(rank))}{name}{"".join(texts)}</g>'


def heading(x: float, y: float, text: str, room: float) -> str:
    """The title of a part of the board."""
    return line(x, y, text, 16, room, fill=colour("blood"), serif=True, bold=True)


def spread(r: Reading, n: int) -> tuple[float, int]:
    """Width and number side by side of so many large cards."""
    gap, room = 8, r.size["width"] - 2 * r.size["pad"]
    w = float(r.size["large"])
    if n * (w + gap) - gap <= room or r.look.layout == "tall":
        return w, max(1, int((room + gap) // (w + gap)))
    rows = 1
    while (room + gap) / -(-n // rows) - gap < r.size["least"]:
        rows += 1
    columns = -(-n // rows)
    return min(w, (room + gap) / columns - gap), columns


def own_hand(r: Reading, y: float) -> tuple[str, float]:
    """The reader's hand, and how high it is."""
    pad = r.size["pad"]
    kinds = r.hand()
    title = heading(pad, y, r.t("board.your_hand"), 300)
    if not kinds:
        empty = line(pad, y + 24, r.t("board.no_cards"), 13, 300, fill=colour("faint"))
        return title + empty, 34
    cards: list[Card] = [(kind, copies, (f"hand-{DISTRICTS[kind]}",)) for kind, copies in kinds]
    drawn, h = rows_of_cards(r, cards, y + 12)
    return title + drawn, 12 + h


def rows_of_cards(r: Reading, cards: list[Card], y: float, centred: bool = False) -> tuple[str, float]:
    """Large district cards with their copies and ids, in rows; and how high they are."""
    w, columns = spread(r, len(cards))
    parts, top = [], y
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        told = any(r.effect(kind) for kind, _, _ in row)
        h = (w - 8) * 2 / 3 + 33 + (max(46, w * 0.55) if told else 36)
        left = (r.size["width"] - len(row) * (w + 8) + 8) / 2 if centred else r.size["pad"]
        for column, (kind, copies, ids) in enumerate(row):
            inner = large_card(r, kind, w, h, copies)
            if r.lit(*ids):
                inner = glow(w, h) + inner
            at = (left + column * (w + 8), top)
            parts.append(r.spot(inner, ids, at, f"card district large {r.type_of(kind)}", hint(r, kind)))
        top += h + 11
    return "".join(parts), top - y - 5


# --- what is to be chosen -------------------------------------------------------------------------------------------


def tray(r: Reading, y: float) -> tuple[str, float]:
    """The cards that the reader must choose from, on a tray of their own; and how high it is, 0 without any."""
    pad, whole = r.size["pad"], r.size["width"]
    if r.mine and r.choosing:
        title, (drawn, h) = choice_title(r), characters(r, y + 38)
    else:
        found = district_tray(r)
        if found is None:
            return "", 0
        title, cards = found
        drawn, h = rows_of_cards(r, cards, y + 38, centred=True)
    edge = f' class="edge" stroke="{colour("gold")}" stroke-width="2"'
    ground = rect(pad - 8, y, whole - 2 * pad + 16, h + 50, colour("panel"), 12, edge)
    words = line(
        whole / 2, y + 25, title, 18, whole - 4 * pad, "middle", colour("blood"), serif=True, bold=True
    )
    return f'<g class="tray">{ground}{words}{drawn}</g>', h + 50


def choice_title(r: Reading) -> str:
    """What to do with the characters on the tray."""
    verb = r.view.ruleset.game.verbs.verb_at(r.view.legal[0]).name if r.view.legal else "pick"
    return r.t("board.tray.aside" if verb == "aside" else "board.tray.select")


def characters(r: Reading, y: float) -> tuple[str, float]:
    """The characters that the reader can choose from: side by side, on a phone in a list."""
    verbs = r.view.ruleset.game.verbs
    found = {verbs.arguments(action)["character"] for action in r.view.legal}
    ranks = [rank for rank in r.ranks if r.character(rank) in found]
    pad, gap, whole = r.size["pad"], 10, r.size["width"]
    w, h = r.size["choice"]
    tall = r.look.layout == "tall"
    columns = 1 if tall else len(ranks)
    w = min(w, (whole - 2 * pad + gap) / columns - gap)
    parts = []
    for i, rank in enumerate(ranks):
        row, column = divmod(i, columns)
        x = (whole - columns * (w + gap) + gap) / 2 + column * (w + gap)
        id = f"choice-{r.character(rank)}"
        drawn = character_row(r, rank, w, h) if tall else character_card(r, rank, w, h)
        inner = (glow(w, h) if r.lit(id) else "") + drawn
        parts.append(
            r.spot(inner, (id,), (x, y + row * (h + gap)), "card character", character_hint(r, rank))
        )
    rows = len(ranks) // columns
    return "".join(parts), rows * (h + gap) - gap


def district_tray(r: Reading) -> tuple[str, list[Card]] | None:
    """Title and cards of a tray of districts: drawn, seen in a hand or in the deck, or destroyed."""
    view, asking = r.view, r.view.asking
    if asking == "graveyard":
        kind = view.frames[-1][2]
        return r.t("board.tray.graveyard"), [(kind, 1, (f"drawn-{DISTRICTS[kind]}",))]
    if not r.mine:
        return None
    frame = view.frames[-1]
    if asking == "wizard":
        title, cards = r.t("board.tray.wizard", name=r.name(frame[4])), counted(view.facts["looked_at"])
    elif asking == "lighthouse":
        title, cards = r.t("board.tray.lighthouse"), tally(view.facts["deck_kinds"])
    elif view.facts.get("batch"):
        key = asking if asking in ("redraw", "wizard_build") else "keep"
        title, cards = r.t(f"board.tray.{key}"), tally(view.facts["batch"])
    else:
        return None
    return title, [(kind, copies, tray_ids(r, kind)) for kind, copies in cards]


def tray_ids(r: Reading, kind: int) -> tuple[str, ...]:
    """The ids of a card on the tray. R11.3: the card that the Wizard may build at once lies here, not in the hand."""
    id = DISTRICTS[kind]
    if r.view.asking == "redraw":
        return (f"aside-{id}",)
    if r.view.asking == "wizard_build":
        in_hand = any(kind == held for held, _ in r.hand())
        return (f"drawn-{id}",) if in_hand else (f"drawn-{id}", f"hand-{id}")
    return (f"drawn-{id}",)


def faces_in_play(r: Reading) -> list[str]:
    """The ids of all faces that the board can use."""
    kinds: dict[str, None] = {}
    for seat in range(r.seats):
        kinds |= dict.fromkeys(lot.id for lot in r.city(seat))
    kinds |= dict.fromkeys(DISTRICTS[kind] for kind, _ in r.hand())
    found = district_tray(r)
    if found is not None:
        kinds |= dict.fromkeys(DISTRICTS[kind] for kind, _, _ in found[1])
    characters = [CHARACTERS[r.rules.character_of(rank)] for rank in r.ranks]
    return [*kinds, *characters]
