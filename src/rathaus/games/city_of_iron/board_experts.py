"""Expert cards as they lie on the drawn board: a card of the hand, a chip of the supply, the back of a pile."""

from __future__ import annotations

from rathaus.core.ink import num, rect
from rathaus.core.textfit import fitted
from rathaus.games.city_of_iron.board_ink import PEN, coin, colour, line, sign
from rathaus.games.city_of_iron.board_parts import Record
from rathaus.games.city_of_iron.board_read import Reading
from rathaus.games.city_of_iron.board_tips import activation
from rathaus.games.city_of_iron.fields import DECKS, EXPERTS

BAND = 25.0
FOOT = 34.0
HATS = (
    "beret mortar pith topper turban hardhat cap bowler goggles helmet peaked shako bicorne".split()
)  # worn by a bust; other pictures stand alone
EFFECT_SIGNS = {
    "draw_cards": "draw",
    "gain_science": "science",
    "gain_money": "coin",
    "settle_city": "settle",
    "add_district": "district",
    "build_discount_once": "build",
}


def art(id: str, deck: str, x: float, y: float, size: float) -> str:
    """The picture of an expert card."""
    name = str(PEN.data["arts"].get(id, "cap"))
    if name not in HATS:
        return sign(name, x, y, size)
    return sign("bust", x, y, size, colour(deck)) + sign(name, x, y, size)


def expert_card(r: Reading, number: int, nation: int, w: float, h: float, copies: int = 1) -> str:
    """A card: name, skills at the left, its picture, and below its action or attack."""
    record = r.parts.expert(number)
    deck = str(record["deck"])
    edge = f' class="edge" stroke="{colour("ink")}" stroke-width="1.2"'
    parts = []
    if copies > 1:
        parts.append(rect(4, -4, w, h, colour("shade"), 7, f' stroke="{colour("faint")}"'))
    parts.append(rect(0, 0, w, h, colour("white"), 7, edge))
    top = f"M.6 7q0-6.400 6.400-6.400h{num(w - 14)}q6.400 0 6.400 6.400v{num(BAND - 7)}H.6z"
    parts.append(f'<path d="{top}" fill="{colour(deck)}"/>')
    tall, lines = fitted(r.t(f"card.{EXPERTS[number]}"), (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5), w - 12, 1)
    parts.append(line(w / 2, 17.5, lines[0], tall, w - 8, "middle", colour("white"), serif=True, bold=True))
    room = h - BAND - FOOT
    parts.append(rect(1, BAND, w - 2, room, colour("panel")))
    size = min(room - 4, w - 31)
    parts.append(art(str(record["id"]), deck, w - size - 3, BAND + room - size - 1, size))
    parts.append(skills(record, 4, BAND + 5, 17))
    parts.append(rect(1, h - FOOT, w - 2, FOOT - 1, colour("shade"), 6))
    parts.append(deed(r, number, nation, w, h - FOOT / 2 - 0.5))
    if copies > 1:
        parts.append(rect(w - 24, BAND + 3, 21, 16, colour("deep"), 8))
        parts.append(line(w - 13.5, BAND + 15, f"×{copies}", 11.5, 20, "middle", colour("white"), bold=True))
    return "".join(parts)


def skills(record: Record, x: float, y: float, size: float) -> str:
    """Skills one below the other: hammers and distance with their number, ship and airship alone."""
    parts = []
    for i, (skill, n) in enumerate(record["skills"].items()):
        top = y + i * (size + 4)
        parts.append(sign(skill, x, top, size))
        if skill not in ("ship", "airship"):
            parts.append(
                line(x + size + 2, top + size * 0.78, str(n), size * 0.8, 12, fill=colour("ink"), bold=True)
            )
    return "".join(parts)


def deed(r: Reading, number: int, nation: int, w: float, y: float) -> str:
    """The lower edge of a card: its attack, or what its action costs and does."""
    record = r.parts.expert(number)
    shown = needs(r, number, nation)
    if shown and record["effect"] != "none":
        shown = [*shown, ("", "→")]
    shown += does(record)
    attack = int(record["attack"])
    if attack:
        shown = [("attack", str(attack)), *([("", "·"), *shown] if shown else [])]
    wide = sum(chip_width(name, words) for name, words in shown)
    scale = min(1.0, (w - 6) / wide) if wide else 1.0
    x = (w - wide * scale) / 2
    parts = []
    for name, words in shown:
        parts.append(chip(name, words, x, y, scale))
        x += chip_width(name, words) * scale
    if record["free_action"]:
        parts.append(sign("free", w - 19, y - FOOT / 2 - 18, 17))
    return "".join(parts)


def chip_width(name: str, words: str) -> float:
    """How wide a sign with its number is."""
    return (21.0 if name else 3.0) + len(words) * 9.5 + 2


def chip(name: str, words: str, x: float, y: float, scale: float) -> str:
    """A sign with its number."""
    inner, left = "", x
    if name:
        inner = sign(name, x, y - 10 * scale, 20 * scale)
        left = x + 21 * scale
    return inner + line(
        left, y + 5.5 * scale, words, 15 * scale, len(words) * 11 + 4, fill=colour("ink"), bold=True
    )


def needs(r: Reading, number: int, nation: int) -> list[tuple[str, str]]:
    """The activation cost of a card, as signs."""
    found = []
    for key, n in activation(r, number, nation).items():
        if key == "distance":
            found.append(("distance", ""))
        else:
            found.append(({"money": "coin", "cards": "give"}.get(key, key), str(n)))
    return found


def does(record: Record) -> list[tuple[str, str]]:
    """What the action of a card does, as signs."""
    given = record["effect_args"]
    if record["effect"] == "none":
        return []
    name = EFFECT_SIGNS[record["effect"]]
    if record["effect"] == "draw_cards":
        return [(given.get("deck", "draw"), f"+{given['n']}")]
    if record["effect"] == "build_discount_once":
        found = [("build", "")]
        found += [
            (sign_, f"−{given[key]}")
            for key, sign_ in (("money", "coin"), ("science", "science"))
            if given[key]
        ]
        return found
    return [(name, f"+{given['n']}" if "n" in given else "")]


def chip_card(r: Reading, number: int, nation: int, w: float, h: float, copies: int) -> str:
    """A card of the supply in small: name, price, skills and action."""
    record = r.parts.expert(number)
    deck = str(record["deck"])
    edge = f' class="edge" stroke="{colour("line")}" stroke-width="1.2"'
    parts = [rect(0, 0, w, h, colour("white"), 6, edge)]
    parts.append(
        f'<path d="M.6 6q0-5.400 5.400-5.400V{num(h - 0.6)}q-5.400 0-5.400-5.400z" fill="{colour(deck)}"/>'
    )
    words = r.counted(r.t(f"card.{EXPERTS[number]}"), copies)
    size, lines = fitted(words, (12.5, 12, 11.5, 11, 10.5, 10), w - 16, 1)
    parts.append(line(10, 15, lines[0], size, w - 13, fill=colour(deck), bold=True))
    x = 9.0
    for skill, n in record["skills"].items():
        parts.append(sign(skill, x, 20, 14))
        x += 15
        if skill not in ("ship", "airship"):
            parts.append(line(x, 31, str(n), 11.5, 10, fill=colour("ink"), bold=True))
            x += 10
    parts.append(chips_right(r, number, nation, w - 4, 27, max(20.0, w - x - 8)))
    y = h - 12
    parts.append(coin(19, y, record["money"], 17))
    if record["science"]:
        parts.append(sign("science", 33, y - 8, 16))
        parts.append(line(51, y + 4.5, str(record["science"]), 12.5, 12, fill=colour("ink"), bold=True))
    return "".join(parts)


def chips_right(r: Reading, number: int, nation: int, right: float, y: float, room: float) -> str:
    """What a card does, in small, ending at the right."""
    record = r.parts.expert(number)
    shown = does(record)
    if record["attack"]:
        shown = [("attack", str(record["attack"])), *shown]
    wide = sum(chip_width(name, words) for name, words in shown)
    scale = min(0.74, room / wide) if wide else 1
    x = right - wide * scale
    parts = []
    for name, words in shown:
        parts.append(chip(name, words, x, y, scale))
        x += chip_width(name, words) * scale
    if record["free_action"]:
        parts.append(sign("free", right - 14, y + 9, 14))
    return "".join(parts)


def back(deck: int, w: float, h: float, count: int) -> str:
    """A pile from behind, with the number of cards."""
    name = DECKS[deck]
    edge = f' class="edge" stroke="{colour("ink")}" stroke-width="1.2"'
    if not count:
        empty = f' stroke="{colour("line")}" stroke-dasharray="4 3"'
        return rect(0, 0, w, h, colour("shade"), 7, empty) + line(
            w / 2, h / 2 + 7, "0", 20, w, "middle", colour("faint"), serif=True, bold=True
        )
    parts = [
        rect(2.5 * i, -2.5 * i, w, h, colour(name), 7, f' stroke="{colour("panel")}" stroke-width=".800"')
        for i in range(min(count, 3) - 1, 0, -1)
    ]
    parts.append(rect(0, 0, w, h, colour(name), 7, edge))
    inner = f' stroke="{colour("brass")}" stroke-width="1.300"'
    parts.append(rect(4, 4, w - 8, h - 8, "none", 5, inner))
    parts.append(sign("attack" if deck else "bust", w / 2 - 15, h / 2 - 24, 30, colour("brass")))
    parts.append(line(w / 2, h - 13, str(count), 20, w - 8, "middle", colour("white"), serif=True, bold=True))
    return "".join(parts)
