"""The upper part of the board: round and step, what is asked, turn order, and what is chosen from a list."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.core.ink import num, rect
from rathaus.core.textfit import BOLD, cut, width
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_icons import effect
from rathaus.games.messina_1347.board_ink import colour, line, seat_colour, sign
from rathaus.games.messina_1347.board_read import Reading, price_tag, tipped
from rathaus.games.messina_1347.board_tracks import ROMAN
from rathaus.games.messina_1347.board_words import effect_words
from rathaus.games.messina_1347.fields import CLASSES

STEPS = ("board.step_1", "board.step_2", "board.step_3", "board.step_4")
CHIP = 40.0
Chip = tuple[str, str, float]
"""A choice: its id («» for what is only shown), what it looks like, and its width."""


def head(r: Reading, w: float) -> tuple[str, float]:
    """Round and step, and the ribbon with who must decide what; and how high they are."""
    room = w - 150 if r.tall else 212
    over = r.view.over
    first = (
        r.t("board.over") if over else r.t("board.round_of", n=ROMAN[r.round], rounds=ROMAN[r.parts.rounds])
    )
    parts = [line(0, 27, first, 24, room, fill=colour("teal"), serif=True, bold=True)]
    if not over:
        parts.append(line(0, 48, phase(r), 13.5, room, fill=colour("faint")))
    percent = round(100 * r.view.facts["reconstructed"])
    words = r.t("board.reconstructed")
    room = 146 if r.tall else 190
    note = line(w, 24 if r.tall else 31, f"«{words}»", 11.5, room, "end", colour("faint"))
    parts.append(tipped(note, r.t("board.reconstructed_hint", n=percent), r.fresh("note")))
    if r.tall:
        parts.append(ribbon(r, 0, 58, w, 52))
        return "".join(parts), 112
    parts.append(ribbon(r, 224, 0, w - 224 - 204, 54))
    return "".join(parts), 58


def phase(r: Reading) -> str:
    """Where in the turn or round the game is."""
    step = r.one("phase")
    if step:
        return r.t(STEPS[step - 1])
    return r.t("board.round_end")


def ribbon(r: Reading, x: float, y: float, w: float, h: float) -> str:
    """Who must decide, and what."""
    shape, ink = furniture.ribbon(r, x, y, w, h)
    second = ""
    if r.view.over:
        first = (
            r.t("board.winner", name=r.winners())
            if not r.solo
            else r.t("board.solo_over", n=r.view.facts["score"][0])
        )
    elif r.mine:
        first, second = r.t("board.your_turn"), r.t(f"ask.{r.view.asking}")
    else:
        first = r.t("board.turn_of", name=r.name(r.view.to_act))
    parts = [shape]
    middle, room = x + w / 2, w - 44
    if second:
        parts.append(line(middle, y + 21, first, 16.5, room, "middle", ink, serif=True, bold=True))
        parts.append(line(middle, y + 42, second, 14, room, "middle", ink))
    else:
        parts.append(line(middle, y + h / 2 + 7, first, 19, room, "middle", ink, serif=True, bold=True))
    return f'<g class="asked">{"".join(parts)}</g>'


def order(r: Reading) -> Chip:
    """The seats in turn order, those with unused lieutenants in full colour."""
    inner = line(0, 25, r.t("board.order"), 12, 62, fill=colour("faint"))
    left = min(62.0, width(r.t("board.order"), 12) + 8)
    words = []
    seats = list(r.view.public["order"][: r.seats])
    if r.solo:
        seats = [0, -1] if r.round not in r.parts.files["solo"]["opponent"]["first_in_rounds"] else [-1, 0]
    for i, seat in enumerate(seats):
        x = left + i * 52
        tint = seat_colour(seat) if seat >= 0 else colour("rival")
        unused = unused_men(r, seat)
        inner += rect(x, 7, 48, 27, tint, 7, "" if unused else ' fill-opacity=".35"')
        inner += line(x + 6, 25.5, str(i + 1), 13, 12, fill=colour("white"), serif=True, bold=True)
        inner += sign("man", x + 18, 12, 16, colour("white"))
        inner += line(x + 43, 25, str(unused), 12, 12, "end", colour("white"), bold=True)
        name = r.name(seat) if seat >= 0 else r.t("board.rival")
        words.append(r.t("board.order_seat", n=i + 1, name=name, left=unused))
    return "", tipped(inner, r.hint(*words), r.fresh("order")), left + 52 * len(seats)


def unused_men(r: Reading, seat: int) -> int:
    """How many lieutenants of a seat (-1: of the opponent) are not used this round."""
    if seat < 0:
        return r.one("rival_left")
    return sum(at not in (0, 2) and not r.used(seat, slot) for slot, at in enumerate(r.men(seat)))


# --- choices ----------------------------------------------------------------------------------------------------------


def tray(r: Reading, w: float) -> tuple[str, float]:
    """Turn order, and what is chosen from a list: effects, fire, rewards, citizens; and how high they are."""
    if r.view.over:
        return "", 0
    chips = [order(r), *choices(r)]
    rows: list[list[Chip]] = [[]]
    left = 0.0
    for chip in chips:
        if rows[-1] and left + chip[2] > w:
            rows.append([])
            left = 0
        rows[-1].append(chip)
        left += chip[2] + 9
    parts = []
    for i, row in enumerate(rows):
        spare = w - sum(chip[2] for chip in row) - 9 * (len(row) - 1)
        x = 0.0
        for k, (id, inner, wide) in enumerate(row):
            if (k == 1 and not i) or (k == 0 and i):
                x += spare / 2
            at = (x, i * (CHIP + 7))
            if id:
                parts.append(r.spot(inner, id, at, (wide, CHIP), "", None, "choice", 1, pill(wide)))
            else:
                parts.append(f'<g transform="translate({at[0]:.1f} {at[1]:.1f})">{inner}</g>')
            x += wide + 9
    return "".join(parts), len(rows) * (CHIP + 7) - 7


def choices(r: Reading) -> list[Chip]:
    """What waits, and every legal action that stands in the tray."""
    chips = waiting(r)
    table = r.rules.game.verbs
    seen: set[str] = set()
    for action in r.view.legal if r.look.interactive else ():
        verb = table.verb_at(action).name
        target = table.target(action)
        if verb in DRAWN and target not in seen:
            seen.add(target)
            chips.append(DRAWN[verb](r, action, target))
    return chips


def pill(w: float) -> str:
    """The path around a choice."""
    half = CHIP / 2
    turn = f"a{num(half)} {num(half)} 0 0 1 0"
    return f"M{num(half)} 0h{num(w - CHIP)}{turn} {num(CHIP)}h{num(CHIP - w)}{turn} {num(-CHIP)}z"


def chip(id: str, picture: str, picture_wide: float, words: str, strong: bool = False) -> Chip:
    """A choice with a picture and words."""
    words = cut(words, 13, 250, BOLD)
    wide = max(66.0, picture_wide + width(words, 13, BOLD) + 26)
    edge = f' class="edge" stroke="{colour("teal")}" stroke-width="1.800"'
    inner = rect(0, 0, wide, CHIP, colour("teal" if strong else "panel"), CHIP / 2, edge)
    ink = colour("white" if strong else "ink")
    inner += f'<g transform="translate(13 0)">{picture}</g>'
    return id, inner + label(words, picture_wide, wide, ink), wide


def label(words: str, picture_wide: float, wide: float, ink: str) -> str:
    """The words of a choice: after its picture, or in the middle."""
    if picture_wide > 0:
        return line(picture_wide + 17, 25, words, 13, wide - picture_wide - 22, fill=ink, bold=True)
    return line(wide / 2, 25, words, 13, wide - 20, "middle", ink, bold=True)


def act_chip(r: Reading, action: int, target: str) -> Chip:
    """An effect of the hex; plain tokens come all together."""
    word = str(r.rules.game.verbs.arguments(action)["effect"])
    site = r.frame[2]
    code, choose = r.parts.action(site)
    plain = [one for one in code.effects if one[0] in fields.EFFECTS[1:5] or one[0] == "points"]
    shown = plain if not choose and any(word == one[0] for one in plain) else [(word, 1)]
    picture = "".join(effect(name, i * 24, 9, 22, n) for i, (name, n) in enumerate(shown))
    words = r.t(f"effect.{word}")
    if len(shown) > 1:
        code.effects = shown
        words = effect_words(r.texts, code)
    return chip(target, picture, 24.0 * len(shown), words)


def repopulate_chip(r: Reading, action: int, target: str) -> Chip:
    """Repopulation with its price and its points."""
    cost = r.cost_of(target)
    wide = sum(17 + (10 if n != 1 else 1) for n in cost.values()) + 8
    vp = r.parts.faces[r.frame[2]]["vp"]
    picture = sign("tile", 0, 8, 23, seat_colour(r.view.to_act)) + effect("points", 25, 9, 21, vp)
    picture += price_tag(cost, 52 + wide / 2, CHIP / 2)
    return chip(target, picture, 54.0 + wide, r.t("board.repopulate"))


def fuel_chip(r: Reading, action: int, target: str) -> Chip:
    """Fire, major fire, or both."""
    cost = {name: n for name, n in r.costs.get(action, {}).items() if n}
    names = [name for name, n in cost.items() for _ in range(n)]
    picture = "".join(sign(name, i * 20, 9, 22) for i, name in enumerate(names))
    label = str(r.rules.game.verbs.arguments(action)["fuel"])
    return chip(target, picture, 20.0 * len(names) + 3, r.t(f"board.fuel.{label}"))


def rat_chip(r: Reading, action: int, target: str) -> Chip:
    """A rat for the plague on the ship."""
    return chip(target, sign("rat_right", 0, 9, 24), 25, r.texts.action(r.rules, action))


def reward_chip(r: Reading, action: int, target: str) -> Chip:
    """A reward of a register."""
    word = str(r.rules.game.verbs.arguments(action)["reward"])
    n = dict(r.rewards(r.view.to_act)).get(word, 1)
    picture = sign("popularity", 0, 14, 14) + effect(word, 15, 9, 22)
    words = r.t(f"effect.{word}")
    return chip(target, picture, 38, words if n == 1 else r.t("board.times", what=words, n=n))


def citizen_chip(r: Reading, action: int, target: str) -> Chip:
    """One of the classes on the hex."""
    name = str(r.rules.game.verbs.arguments(action)["class"])
    return chip(target, sign(name, 0, 9, 22), 24, r.t(f"class.{name}"))


def done_chip(r: Reading, action: int, target: str) -> Chip:
    """Enough."""
    return chip(target, "", -6, r.texts.action(r.rules, action), True)


DRAWN = {
    "act": act_chip,
    "repopulate": repopulate_chip,
    "fight": fuel_chip,
    "rat": rat_chip,
    "reward": reward_chip,
    "rescue": citizen_chip,
    "done": done_chip,
}


def waiting(r: Reading) -> list[Chip]:
    """Citizens that wait for a place or have to be given, and an improvement that waits for its cabin."""
    names: list[str] = []
    key = ""
    if r.view.asking == "rescue":
        key = "board.to_quarantine" if r.frame[3] else "board.to_settle"
        names = [name for i, name in enumerate(CLASSES) for _ in range(r.frame[2] >> 4 * i & 15)]
    elif r.view.asking == "citizens_back":
        key = "board.to_give"
        for i, name in enumerate(CLASSES):
            names += [name] * (r.frame[2] >> 4 * i & 3) + [f"{name}_gold"] * (r.frame[2] >> 4 * i + 2 & 3)
    if not names:
        return []
    words = r.t(key)
    inner = line(0, 25, words, 13, 170, fill=colour("ink"), bold=True)
    left = min(170.0, width(words, 13, BOLD)) + 7
    inner += "".join(sign(name, left + i * 25, 8, 24) for i, name in enumerate(names))
    return [("", inner, left + 25.0 * len(names))]
