"""The building row with the deck, its scoring cards, and what leaves at the end of the round."""

from __future__ import annotations

from rathaus.core.ink import num, rect
from rathaus.games.city_of_iron.board_buildings import building_card
from rathaus.games.city_of_iron.board_ink import PEN, colour, line, sign
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import building_hint
from rathaus.games.city_of_iron.fields import BUILDINGS

GAP = 6.0
COPIES = 99  # more than there are of any building
TOP = 15.0  # the strip above the cards


def row(r: Reading, w: float) -> tuple[str, float]:
    """The row; and how high it is."""
    places = r.parts.row_size
    per = min(places, int(r.size["row"]))
    wide = min(118.0, (w - GAP * (per - 1)) / per)
    h = float(r.size["build"])
    left = (w - per * (wide + GAP) + GAP) / 2
    parts = [status(r, w)]
    high = 48.0 if r.tall else 30.0  # deck and scoring cards
    cards, spots = [], []
    for place in range(places):
        line_, column = divmod(place, per)
        at = (left + column * (wide + GAP), high + TOP + line_ * (h + TOP + 4))
        parts.append(slot(r, place, at, wide, h))
        if r.one("row", place):
            cards.append(card(r, place, at, wide, h))
            spots.append(spot(r, place, at, wide, h))
    rows = -(-places // per)
    return "".join(parts + cards + spots), high + rows * (h + TOP + 4)


def slot(r: Reading, place: int, at: tuple[float, float], w: float, h: float) -> str:
    """An empty place with its number, and a mark where the building leaves at the end of the round."""
    x, y = at
    edge = f' stroke="{colour("line")}" stroke-dasharray="4 4"'
    parts = [rect(x, y, w, h, colour("shade"), 7, edge + ' fill-opacity=".5"')]
    leaving = place in r.leaving
    if leaving:
        parts.append(rect(x, y - TOP + 2, w, 11, colour("rust"), 5.5, ' fill-opacity=".18"'))
        parts.append(sign("leave", x + 4, y - TOP, 14))
    ink = colour("rust") if leaving else colour("faint")
    parts.append(line(x + w / 2, y - 4, str(place + 1), 11, 20, "middle", ink, bold=leaving))
    return "".join(parts)


def card(r: Reading, place: int, at: tuple[float, float], w: float, h: float) -> str:
    """The building on a place. Its id counts the copies that have come before, so that it slides with its card."""
    kind = r.one("row", place) - 1
    later = r.view.public["row"][place + 1 :].count(kind + 1)
    id = f"{BUILDINGS[kind]}-{COPIES - r.one('left', kind) - later}"
    return plain(building_card(r, kind, w, h), at, "", f' class="card"{r.fresh(id)}')


def spot(r: Reading, place: int, at: tuple[float, float], w: float, h: float) -> str:
    """What can be clicked on a place, over the building that lies there."""
    kind = r.one("row", place) - 1
    hint = building_hint(r, kind, r.t("board.leaves") if place in r.leaving else "")
    clear = rect(0, 0, w, h, colour("white"), 7, ' fill-opacity="0"')
    name = r.t(f"building.{BUILDINGS[kind]}")
    return r.spot(clear, f"row-{place + 1}", at, (w, h), hint, (w - 13, 40), "place", name)


def status(r: Reading, w: float) -> str:
    """What is left in the deck by letter, and which scoring cards have turned up."""
    parts = []
    x = 0.0
    for letter, n in r.deck_left.items():
        tint = PEN.data["letters"][letter] if letter else colour("iron")
        shape = rect(0, 0, 22, 20, str(tint), 4, f' stroke="{colour("ink")}"')
        shape += line(11, 15, letter or "↻", 13, 18, "middle", colour("white"), serif=True, bold=True)
        shape += line(27, 15.5, str(n), 14, 22, fill=colour("ink" if n else "faint"), bold=True)
        hint = r.t("board.deck_left", letter=letter, n=n) if letter else r.t("board.deck_shuffled", n=n)
        parts.append(plain(shape, (x, 0), hint))
        x += 54
        if letter and r.view.ruleset.options["clock"] == "cards":
            parts.append(scoring_card(r, letter, x - 2))
            x += 34
    discarded = sum(r.view.public["discarded"])
    pile = sign("leave", 0, 0, 19) + line(23, 15.5, str(discarded), 14, 22, fill=colour("ink"), bold=True)
    hint = r.t("board.discarded", n=discarded)
    held = [(kind, n) for kind, n in enumerate(r.view.public["discarded"]) if n]
    names = r.listed(r.counted(r.t(f"building.{BUILDINGS[kind]}"), n) for kind, n in held)
    parts.append(plain(pile, (x + 6, 0), r.hint(hint, names)))
    words = clock_words(r)
    ink = colour("blood" if r.one("due") or r.one("ending") else "faint")
    if r.tall:
        parts.append(line(0, 36, words, 12.5, w, fill=ink))
    else:
        parts.append(line(w, 15, words, 12.5, w - x - 70, "end", ink))
    return "".join(parts)


def scoring_card(r: Reading, letter: str, x: float) -> str:
    """The scoring card under a letter, with a mark once it has turned up."""
    number = "ABC".index(letter)
    up = bool(r.one("shown") >> number & 1)
    inner = sign("scroll", 0, -1, 22)
    inner += sign("yes", 11, 9, 12) if up else ""
    if number == 2 and not up:
        edge = f' stroke="{colour("blood")}" stroke-width="1.600"'
        inner += rect(-2, -2.5, 26, 25, "none", 5, edge)
    kind = "final" if number == 2 else "regular"
    hint = r.hint(
        r.t(f"scoring.{kind}"), r.t("board.scoring_up" if up else "board.scoring_under", letter=letter)
    )
    return plain(inner if not up else f'<g opacity=".75">{inner}</g>', (x, 0), hint)


def clock_words(r: Reading) -> str:
    """What is known of the next scoring."""
    if r.view.ruleset.options["clock"] != "cards":
        rounds = r.parts.files["setup"].get("fixed_clock_rounds", [3, 5, 7])
        return r.t("board.fixed_clock", list=r.listed(num(n) for n in rounds))
    if r.one("ending"):
        return r.t("board.ending")
    if r.one("due"):
        return r.t("board.scoring_now")
    return r.t("board.row_help", n=r.parts.setup("row_discards_per_round", 4))
