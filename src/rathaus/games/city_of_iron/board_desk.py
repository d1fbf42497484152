"""The reader's desk: the plain actions, both decks with their order, the hand and the supply."""

from __future__ import annotations

from rathaus.core.ink import rect
from rathaus.core.textfit import BOLD, width
from rathaus.games.city_of_iron.board_experts import back, chip_card, expert_card
from rathaus.games.city_of_iron.board_ink import coin, colour, line, sign
from rathaus.games.city_of_iron.board_parts import cards_in
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import expert_hint
from rathaus.games.city_of_iron.fields import DECKS, EXPERTS

GAP = 8.0
LEAST = 66.0  # width of a card where there are many


def desk(r: Reading, w: float) -> tuple[str, float]:
    """Plain actions and decks, then the hand and the order of the decks; and how high they are."""
    if r.me < 0 or r.view.over or r.nation(r.me) < 0:
        return "", 0
    wide, h = (float(n) for n in r.size["card"])
    decks = 1 if r.family else 2
    deed, of_pile = (82.0, (w - 82 - decks * 10) / decks) if r.tall else (80.0, 68.0)
    left = plain_actions(r, deed, h)
    for deck in range(decks):
        left += pile(r, deck, (deed + 10 + deck * (of_pile + 10), 4), of_pile, h - 4)
    if r.tall:
        rows = 20 + 17 * 2 * decks + 4.0
        inner, high = hand(r, w, wide, h)
        y = h + 10 + rows
        return left + plain(order(r, w, rows), (0, h + 8)) + plain(inner, (0, y)), y + high
    taken = deed + decks * (of_pile + 10) + 18
    inner, high = hand(r, w - taken - 190, wide, h)
    spare = w - taken - len(r.hand) * (wide + GAP) - 14
    room = max(182.0, min(340.0, spare))
    return left + plain(inner, (taken, 0)) + plain(order(r, room, h), (w - room, 0)), max(h + 4, high)


def plain_actions(r: Reading, w: float, h: float) -> str:
    """Tax and science."""
    price = r.parts.setup("science_price", 4)
    tall = (h - 4) / 2 - 3
    parts = []
    for i, (id, n) in enumerate((("tax", r.parts.setup("tax_money", 1)), ("science", 1))):
        lit = r.lit(id)
        edge = f' class="edge" stroke="{colour("gold" if lit else "line")}" stroke-width="1.4"'
        inner = rect(0, 0, w, tall, colour("white"), 8, edge)
        ink = colour("ink" if lit else "faint")
        inner += line(w / 2, tall - 8, r.t(f"board.{id}_word"), 12, w - 6, "middle", ink, bold=lit)
        half = w / 2 - (35 if id == "science" else 25)
        inner += sign(id, half, 6, 24)
        inner += line(half + 26, 24, f"+{n}", 15, 24, fill=colour("ink"), bold=True)
        if id == "science":
            inner += coin(half + 58, 18.5, f"−{price}", 15)
        hint = r.t(f"board.{id}_hint", n=price)
        parts.append(r.spot(inner, id, (0, 4 + i * (tall + 4)), (w, tall), hint, None, "deed", "", 8))
    return "".join(parts)


def pile(r: Reading, deck: int, at: tuple[float, float], w: float, h: float) -> str:
    """A draw pile, with the discard pile below it."""
    number = r.me * 2 + deck
    count = r.one("pile_size", number)
    thrown = r.one("queue_size", number) - count
    name = DECKS[deck]
    inner = back(deck, w, h - 22, count)
    inner += line(w / 2, h - 6, r.t("board.discard_short", n=thrown), 11, w, "middle", colour("faint"))
    first, rest = r.queue(deck)
    lines = [
        r.t(f"deck.{name}"),
        r.t("board.pile_sizes", pile=count, discards=thrown),
        r.t("board.next_cards", list=names(r, first)) if first else "",
        r.t("board.then_cards", list=names(r, rest)) if rest else "",
        r.t("board.no_shuffle"),
    ]
    return r.spot(inner, f"pile-{name}", at, (w, h - 22), r.hint(*lines), None, "pile", r.t(f"deck.{name}"))


def names(r: Reading, cards: list[int]) -> str:
    """Cards by name, in order."""
    return r.listed(r.t(f"card.{EXPERTS[card]}") for card in cards)


def order(r: Reading, w: float, h: float) -> str:
    """The order in which the reader's cards will come: draw pile from the top, then the discards from the oldest."""
    parts = [line(0, 12, r.t("board.deck_order"), 12, w, fill=colour("teal"), bold=True)]
    y = 19.0
    room = (h - 20) / (1 if r.family else 2)
    for deck in range(1 if r.family else 2):
        parts.append(tags(r, deck, y, w, room))
        y += room
    return "".join(parts)


def tags(r: Reading, deck: int, y: float, w: float, h: float) -> str:
    """The cards of a deck as tags in rows, filled in the draw pile and hollow in the discard pile."""
    first, rest = r.queue(deck)
    name = DECKS[deck]
    rows = max(1, int(h / 17))
    parts = [sign(name, 0, y, 15)]
    x, row = 18.0, 0
    queue = [(card, True) for card in first] + [(card, False) for card in rest]
    for i, (card, ready) in enumerate(queue):
        words = r.t(f"card.{EXPERTS[card]}")
        wide = min(w - 18, width(words, 10.5, BOLD) + 10)
        last = row == rows - 1
        if x + wide > w - (24 if last and i < len(queue) - 1 else 0):
            if last:
                parts.append(
                    line(x + 2, y + row * 17 + 11.5, f"+{len(queue) - i}", 11, 22, fill=colour("faint"))
                )
                break
            row += 1
            x = 18.0
        top = y + row * 17
        fill = colour(name) if ready else colour("white")
        edge = f' stroke="{colour(name)}"' + ("" if ready else ' stroke-dasharray="2 1.500"')
        tag = rect(0, 0, wide, 14.5, fill, 7, edge)
        ink = colour("white" if ready else name)
        tag += line(wide / 2, 11, words, 10.5, wide - 6, "middle", ink, bold=True)
        key = "board.tag_pile" if ready else "board.tag_discard"
        parts.append(plain(tag, (x, top), r.t(key, n=i + 1)))
        x += wide + 4
    return "".join(parts)


# --- hand and supply --------------------------------------------------------------------------------------------------


def hand(r: Reading, w: float, wide: float, h: float) -> tuple[str, float]:
    """The reader's cards by kind; and how high they are."""
    if not r.hand:
        words = line(w / 2, 40, r.t("board.hand_empty"), 14, w, "middle", colour("faint"))
        return words, 60 if r.tall else h
    count = len(r.hand)
    least = wide if r.tall else LEAST
    rows = -(-count // max(1, int((w + GAP) / (least + GAP))))
    per = -(-count // rows)
    if not r.tall:
        wide = min(wide, (w + GAP) / per - GAP)
    parts = []
    for i, (kind, n) in enumerate(r.hand):
        row, column = divmod(i, per)
        parts.append(held(r, kind, n, (column * (wide + GAP), 5 + row * (h + 12)), (wide, h)))
    return "".join(parts), rows * (h + 12)


def held(r: Reading, kind: int, n: int, at: tuple[float, float], size: tuple[float, float]) -> str:
    """A card of the hand."""
    nation = r.nation(r.me)
    inner = expert_card(r, kind, nation, *size, n)
    hint = expert_hint(r, kind, nation)
    id = f"card-{EXPERTS[kind]}"
    name = r.t(f"card.{EXPERTS[kind]}")
    return r.spot(inner, id, at, size, hint, (size[0] - 15, 40), "card hand", name)


def supply(r: Reading, w: float) -> tuple[str, float]:
    """The reader's supply: cards he can buy at the end of a round; and how high it is."""
    if r.me < 0 or r.view.over or r.nation(r.me) < 0:
        return "", 0
    nation = r.nation(r.me)
    basket = r.view.own["basket"][0]
    cards = sorted(cards_in(r.one("supply", r.me)), key=lambda one: r.parts.deck(one[0]))
    per = int(r.size["supply"])
    gap, h = 5.0, 60.0
    wide = (w - gap * (per - 1)) / per
    parts = []
    for i, (kind, n) in enumerate(cards):
        row, column = divmod(i, per)
        at = (column * (wide + gap), row * (h + gap))
        chosen = basket >> 2 * kind & 3
        inner = chip_card(r, kind, nation, wide, h, n)
        if chosen:
            inner += rect(1, 1, wide - 2, h - 2, "none", 6, f' stroke="{colour("hope")}" stroke-width="3"')
            inner += sign("yes", wide - 21, h - 21, 18)
            if chosen > 1:
                inner += line(wide - 34, h - 7, f"×{chosen}", 13, 22, "middle", colour("hope"), bold=True)
        hint = expert_hint(r, kind, nation)
        name = r.t(f"card.{EXPERTS[kind]}")
        parts.append(r.spot(inner, f"supply-{EXPERTS[kind]}", at, (wide, h), hint, None, "chip", name, 6))
    if not cards:
        parts.append(line(0, 14, r.t("board.supply_empty"), 12.5, w, fill=colour("faint")))
    rows = max(1, -(-len(cards) // per))
    return "".join(parts), rows * (h + gap) - gap if cards else 20
