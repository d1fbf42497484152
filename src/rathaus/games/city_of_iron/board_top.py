"""The upper part of the board: round and phase, who must decide what, and plain actions."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.games.city_of_iron.board_ink import colour, line
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.fields import BUILDINGS, EXPERTS

ENDING = ("snyle", "buy")
BIDDING = ("bid", "second_bid")


def head(r: Reading, w: float) -> tuple[str, float]:
    """Round and phase, and the ribbon with who must decide what; and how high they are."""
    over = r.view.over
    number = r.one("round")
    first = r.t("board.over") if over else r.t("board.round", n=number) if number else r.t("board.setup")
    room = w - 150 if r.tall else 214
    parts = [line(0, 27, first, 25, room, fill=colour("teal"), serif=True, bold=True)]
    if not over:
        ink = colour("blood" if r.one("ending") else "faint")
        parts.append(line(0, 47, phase(r), 13.5, room, fill=ink))
    words = f"«{r.t('board.reconstructed')}»"
    note = line(0, 0, words, 11.5, 146 if r.tall else 186, "end", colour("faint"))
    hint = r.t("board.reconstructed_hint", n=r.percent)
    if r.tall:
        parts.append(plain(note, (w, 24), hint, ' id="note"'))
        parts.append(ribbon(r, 0, 58, w, 54))
        return "".join(parts), 114
    parts.append(plain(note, (w, 30), hint, ' id="note"'))
    parts.append(ribbon(r, 226, 0, w - 226 - 200, 54))
    return "".join(parts), 56


def phase(r: Reading) -> str:
    """Where in the round the game is."""
    if r.view.asking == "choose_nation":
        return r.t("board.phase.nations")
    if r.view.asking == "stack":
        return r.t("board.phase.setup")
    if r.view.asking in BIDDING:
        return r.t("board.phase.bids")
    if r.view.asking in ENDING:
        return r.t("board.phase.end")
    done = r.one("actions", r.view.to_act)
    inside = r.view.asking != "turn"
    return r.t(
        "board.phase.action", n=max(1, done if inside else done + 1), of=r.parts.setup("actions_per_round", 3)
    )


def ribbon(r: Reading, x: float, y: float, w: float, h: float) -> str:
    """Who must decide, and what."""
    shape, ink = furniture.ribbon(r, x, y, w, h)
    if r.view.over:
        first, second = r.t("board.winner", name=r.winners()), ""
    elif r.mine:
        first, second = r.t("board.your_turn"), question(r)
    else:
        first, second = r.t("board.turn_of", name=r.name(r.view.to_act)), question(r)
    middle, room = x + w / 2, w - 48
    parts = [shape]
    if second:
        parts.append(line(middle, y + 22, first, 17, room, "middle", ink, serif=True, bold=True))
        parts.append(line(middle, y + 43, second, 14, room, "middle", ink))
    else:
        parts.append(line(middle, y + h / 2 + 7, first, 19, room, "middle", ink, serif=True, bold=True))
    return f'<g class="asked">{"".join(parts)}</g>'


def question(r: Reading) -> str:
    """What is asked, with the card or building it is about."""
    asking = r.view.asking
    words = r.t(f"ask.{asking}")
    if asking in ("pay", "give", "land"):
        return r.t("board.about", name=r.t(f"card.{EXPERTS[r.frame[2]]}"), text=words)
    if asking in ("build_city", "demolish"):
        return r.t("board.about", name=r.t(f"building.{BUILDINGS[r.asked_building]}"), text=words)
    if asking == "move_to":
        return r.t("board.about", name=r.t(f"building.{BUILDINGS[r.frame[3]]}"), text=words)
    return words


def buttons(r: Reading) -> tuple[str, float]:
    """Legal actions that no piece stands for; and how high they are."""
    return furniture.buttons(r, 0, ("stay", "done"))
