"""The upper part of the board: whose turn it is, actions left, what is asked step by step, and plain actions."""

from __future__ import annotations

from rathaus.core import furniture
from rathaus.core.textfit import wrap
from rathaus.games.hansa_teutonica.board_ink import colour, line, seat_words, use
from rathaus.games.hansa_teutonica.board_read import Reading
from rathaus.games.hansa_teutonica.fields import LIFTS, MARKERS, PERMANENTS, SKILLS

BAND = 62.0
CAN = ("route", "place", "displace", "income", "move", "use", "buy", "walk", "ride")


def head(r: Reading, y: float) -> tuple[str, float]:
    """Title and actions left, and the ribbon with what is asked; and how high they are."""
    pad, whole = r.size["pad"], r.size["width"]
    if r.layout == "tall":
        top = title(r, pad, y, whole - 2 * pad) + ribbon(r, pad, y + 46, whole - 2 * pad, BAND + 12)
        return top, 46 + BAND + 12
    left = 236.0
    parts = title(r, pad, y, left - 10) + ribbon(r, pad + left, y, whole - 2 * pad - left, BAND)
    return parts, BAND


def title(r: Reading, x: float, y: float, room: float) -> str:
    """Whose turn it is, and the actions left as hourglasses."""
    if r.view.over:
        words, below = r.t("board.over"), over_reason(r)
        top, under = (20, 38) if r.layout == "tall" else (26, 47)
        first = line(x, y + top, words, top - 1, room, fill=colour("blood"), serif=True, bold=True)
        return first + line(x, y + under, below, 12.5, room, fill=colour("faint"))
    seat = r.turn_of
    parts = []
    tall = r.layout == "tall"
    half = room * 0.55 if tall else room
    words = r.t("board.turn_of", name=r.name(seat))
    parts.append(line(x, y + 26, words, 21, half - 6, fill=seat_words(seat), serif=True, bold=True))
    n, of = actions(r)
    place = (x + half, y + 14) if tall else (x, y + 42)
    parts.append(hourglasses(r, n, of, place, room - half if tall else room))
    return "".join(parts)


def over_reason(r: Reading) -> str:
    """Why the game has ended."""
    names = ("points", "markers", "cities", "limit")
    return r.listed(r.t(f"end.{name}") for i, name in enumerate(names) if r.one("ending") >> i & 1)


def actions(r: Reading) -> tuple[int, int]:
    """Actions left, and how many the seat at turn has in a turn."""
    seat = r.turn_of
    value = r.skill(seat, SKILLS.index("actiones"))
    value += r.public["tile"][1] == 2 + seat
    left = r.one("actions")
    return left, max(left, value)


def hourglasses(r: Reading, n: int, of: int, at: tuple[float, float], room: float) -> str:
    """Actions left as drawings and as words."""
    shown = min(of, 9)
    step = min(17.0, (room * 0.46) / max(1, shown))
    parts = []
    for i in range(shown):
        faded = "" if i < n else ' opacity=".22"'
        parts.append(use("skill-actiones", at[0] + 8 + i * step, at[1] + 6, 19, faded))
    x = at[0] + 14 + shown * step
    words = r.t("board.actions_left", n=n, of=of)
    parts.append(line(x, at[1] + 11, words, 13, at[0] + room - x, fill=colour("ink")))
    return "".join(parts)


def ribbon(r: Reading, x: float, y: float, w: float, h: float) -> str:
    """Who must decide, and what."""
    first, second = asked(r)
    shape, ink = furniture.ribbon(r, x, y, w, h)
    parts = [shape]
    middle, room = x + w / 2, w - 2 * furniture.TAIL - 14
    lines = wrap(second, 13, room, 3 if r.layout == "tall" else 2) if second else []
    top = y + h / 2 - (len(lines) * 16 + (4 if lines else 0)) / 2
    parts.append(line(middle, top + 6, first, 18, room, "middle", ink, serif=True, bold=True))
    for i, one in enumerate(lines):
        parts.append(line(middle, top + 26 + 16 * i, one, 13, room, "middle", ink))
    return f'<g class="asked{" mine" if r.mine else ""}">{"".join(parts)}</g>'


# --- what is asked ------------------------------------------------------------------------------------------------


def asked(r: Reading) -> tuple[str, str]:
    """The two sentences of the ribbon."""
    if r.view.over:
        return r.t("board.winner", name=r.winners()), ""
    seat = r.view.to_act
    if r.view.asking == "relocate":
        return displaced(r, seat)
    what = step(r)
    if r.mine:
        return r.t("board.your_turn") if seat == r.turn_of else r.t("board.your_answer"), what
    return r.t("board.waits_for", name=r.name(seat)), what if r.view.asking != "turn" else ""


def step(r: Reading) -> str:
    """What the next step is, in a sentence."""
    asking, (_, _, a, b, c, _) = r.view.asking, r.frame
    if asking == "turn":
        return turn(r)
    if asking == "pay":
        return r.t("board.ask_pay", n=a)
    if asking == "lift":
        return lift(r, LIFTS[a], b, c)
    if asking == "trade":
        return r.t("board.ask_trade", route=r.route(a))
    if asking == "scatter":
        return scatter(r, a, b)
    if asking == "permanent":
        return r.t("ask.permanent") + " " + r.t(f"board.permanent.{PERMANENTS[a]}")
    if asking in ("remove", "tribute", "give_up"):
        return r.t(f"board.ask_{asking}", n=a)
    if asking == "lay":
        return r.t(f"board.ask_lay.{MARKERS[a]}")
    return r.t(f"ask.{asking}")


def turn(r: Reading) -> str:
    """What a seat can do in its turn."""
    if not r.mine:
        return ""
    can = [r.t(f"board.can.{name}") for name in CAN if name in r.verbs]
    if not can:
        return r.t("board.only_end")
    words = r.t("board.can_do", list=r.listed(can))
    return words if r.one("actions") else f"{r.t('board.no_actions')} {words}"


def lift(r: Reading, mode: str, more: int, put: int) -> str:
    """Moving pieces: how many may still be lifted, how many must be put down."""
    held = len(r.hand())
    if not held:
        return r.t(f"board.lift_{mode}", n=more)
    if put or not more:
        return r.t("board.put_rest", n=held)
    return r.t("board.put_or_lift", n=held, more=more)


def scatter(r: Reading, route: int, left: int) -> str:
    """Pieces placed by a permanent marker."""
    if route:
        return r.t("board.scatter_route", n=left)
    return r.t("board.scatter_north", n=left)


def displaced(r: Reading, seat: int) -> tuple[str, str]:
    """R5.C2: the displaced player is told what happened and what comes next, piece by piece."""
    _, _, route, extras, _, _ = r.frame
    name = r.route(route)
    held = {i: piece for i, piece, _ in r.hand()}
    if not r.mine:
        return r.t("board.displaced_other", name=r.name(seat), route=name), r.t(
            "board.displaced_rest", n=extras
        )
    if 0 in held:
        first = r.t("board.displaced_you", piece=r.piece_word(held[0].kind), route=name)
    else:
        first = r.t("board.displaced_more", route=name)
    if 1 in held:
        return first, r.t("board.place_fetched")
    source = r.t(f"board.from_{source_of(r, seat)}")
    if 0 in held:
        words = r.t("board.place_displaced")
        if extras:
            words += " " + r.t("board.and_extras", n=extras, source=source)
    else:
        words = r.t("board.only_extras", n=extras, source=source)
    return first, words + " " + how_far(r, route)


def source_of(r: Reading, seat: int) -> str:
    """R5.C4: where extra pieces come from."""
    if r.stock(seat, 0) + r.stock(seat, 1):
        return "stock"
    return "supply" if r.supply(seat, 0) + r.supply(seat, 1) else "map"


def how_far(r: Reading, origin: int) -> str:
    """R5.C6: a note where the nearest free posts are not on adjacent routes."""
    far = r.board.distances(origin)
    posts = [int(id.removeprefix("post-")) for id in r.targets if id.startswith("post-")]
    free = [post for post in posts if r.on_post(post) is None]
    if not free:
        return ""
    nearest = min(far[r.rules.route_of_post(post)] for post in free)
    return r.t("board.adjacent") if nearest <= 1 else r.t("board.farther", n=nearest)


# --- plain actions --------------------------------------------------------------------------------------------


def buttons(r: Reading, y: float) -> tuple[str, float]:
    """Legal actions that no piece stands for; and how high they are."""
    return furniture.buttons(r, y, ("end", "decline", "nothing", "done"))
