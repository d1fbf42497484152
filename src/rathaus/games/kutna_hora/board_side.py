"""St. Barbara, and the tracks: rounds with the event, taxes, reputation."""

from __future__ import annotations

from typing import Any

from rathaus.core.ink import minus, num, rect
from rathaus.core.textfit import fitted
from rathaus.games.kutna_hora.board_ink import colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_read import Reading
from rathaus.games.kutna_hora.board_tiles import plain
from rathaus.games.kutna_hora.fields import BARBARA, EVENT_NAMES

LEVELS = ((10,), (5, 6, 7, 8, 9), (0, 1, 2, 3, 4))  # from the top of the church
STONE = 40


def church(r: Reading, w: float) -> tuple[str, float]:
    """The eleven tiles as a church that is being built, and what the current one does; and how high that is."""
    step = w / 5
    inner = rect(0, 0, w, 30 + 3 * (STONE + 5) + 40, "none", 0, ' stroke="none"')
    spire = f"M{num(w / 2 - step / 2)} 30L{num(w / 2)} 0l{num(step / 2)} 30z"
    inner += f'<path d="{spire}" fill="{colour("silver")}" stroke="{colour("ink")}"/>'
    for i, level in enumerate(LEVELS):
        y = 30 + i * (STONE + 5)
        left = (w - len(level) * step) / 2
        for j, tile in enumerate(level):
            inner += stone(r, tile, left + j * step + 2, y, step - 4)
    y = 30 + 3 * (STONE + 5) + 4
    current = r.one("barbara")
    tiles = church_tiles(r)
    if current >= BARBARA:
        words = r.t("board.done", n=tiles[-1]["repeat_reputation"])
    else:
        words = f"{current + 1}: {tile_words(r, tiles[current])}"
    size, lines = fitted(words, (12.5, 12, 11.5, 11), w - 6, 2)
    for i, one in enumerate(lines):
        inner += line(w / 2, y + 11 + i * 15, one, size, w - 2, "middle", colour("ink"), bold=not i)
    return r.spot(inner, "st_barbara", (0, 0), (w, y + 32), words, None, "church"), y + 34


def church_tiles(r: Reading) -> list[dict[str, Any]]:
    """The records of the tiles in their order."""
    return sorted(r.parts.files["st_barbara"]["tile"], key=lambda record: int(record["order"]))


def tile_words(r: Reading, record: dict[str, Any]) -> str:
    """What a tile does, in words."""
    words = []
    if record["reputation"]:
        words.append(r.t("board.fame", n=signed(record["reputation"])))
    if record["middle_effect"] != "none":
        words.append(r.t(f"board.effect.{record['middle_effect']}", n=record["production"]))
    if record["points"]:
        words.append(r.t("board.points", n=record["points"]))
    return r.listed(words)


def stone(r: Reading, tile: int, x: float, y: float, w: float) -> str:
    """A tile of the church: stone once it is turned over, gold-edged while it is the current one."""
    record = church_tiles(r)[tile]
    current, done = tile == r.one("barbara"), tile < r.one("barbara")
    tax = int(r.parts.files["st_barbara"]["printed_tax"]["by_order"][tile])
    edge = f' stroke="{colour("gold" if current else "faint")}" stroke-width="{3 if current else 1}"'
    inner = rect(0, 0, w, STONE, colour("silver" if done else "coin" if current else "white"), 4, edge)
    if done:
        inner += sign("church", w / 2 - 13, 7, 26)
    else:
        inner += line(4, 13, str(tile + 1), 11.5, 18, fill=colour("faint"), bold=True)
        inner += sign("tax", w - 24, 3, 12) + line(
            w - 3, 13, str(tax), 11, 10, "end", colour("faint"), bold=True
        )
        marks = [("fame", record["reputation"]), ("points", record["points"])]
        shown = [(name, signed(n)) for name, n in marks if n]
        if record["middle_effect"] != "none":
            shown.append((EFFECT_SIGNS[record["middle_effect"]], ""))
        wides = [32 if words else 17 for _, words in shown]
        left = (w - sum(wides)) / 2
        for (name, words), wide in zip(shown, wides, strict=True):
            inner += sign(name, left, 19, 15, colour("teal"))
            if words:
                inner += line(left + 15, 30.5, words, 10.5, 14, fill=colour("ink"), bold=True)
            left += wide
    state = r.t("board.turned") if done else r.t("board.current") if current else ""
    hint = r.hint(
        r.t("board.barbara_tile", n=tile + 1),
        tile_words(r, record),
        r.t("board.taxes", n=tax),
        state,
        r.doubt(record, "st_barbara"),
    )
    return plain(inner, (x, y), hint, f' id="stone-{tile + 1}"')


def signed(n: int) -> str:
    """A change with its sign."""
    return f"+{n}" if n > 0 else minus(n)


EFFECT_SIGNS = {
    "rights_free": "permits",
    "remove_house_for_production": "unhouse",
    "plot_free_anywhere": "flag",
    "income_twice": "coin",
    "patrician_bank_to_council": "noble",
    "reputation_per_adjacent_public": "public",
    "building_free_timber": "house",
    "mine_twice_free_timber": "hammers",
    "score_one_building": "star",
}


# --- tracks ---------------------------------------------------------------------------------------------------


def tracks(r: Reading, w: float) -> tuple[str, float]:
    """Rounds, the event, the tax track and the reputation track, one below the other; and how high they are."""
    parts, y = [], 0.0
    for part in (rounds, event, tax, reputation):
        drawn, high = part(r, w)
        parts.append(plain(drawn, (0, y)))
        y += high + 9
    return "".join(parts), y - 9


def rounds(r: Reading, w: float) -> tuple[str, float]:
    """The rounds with what refusing the tax costs, when patricians score, and when red buildings enter."""
    setup = next(p for p in r.parts.files["setup"]["player_count"] if p["players"] == r.seats)
    track = next(p for p in r.parts.files["tracks"]["round_track"] if r.seats in p["players"])
    n = int(setup["rounds"])
    step = w / n
    out = []
    for i in range(n):
        loss = int(track["tax_refusal_reputation"][i])
        marks = []
        if i + 1 in setup["patrician_rounds"]:
            marks.append(("noble", colour("gold"), r.t("board.patricians_score")))
        if i + 1 == setup["red_after_round"]:
            marks.append(("public", colour("red"), r.t("board.red_enters")))
        inner = round_card(i + 1, i + 1 == r.one("round"), loss, step)
        for j, (name, tint, _) in enumerate(marks):
            inner += sign(name, step / 2 - 7 * len(marks) + 14 * j, 44.5, 13, tint)
        words = [r.t("board.round", n=i + 1, rounds=n), r.t("board.refusal", n=loss)]
        hint = r.hint(*words, *(told for _, _, told in marks), r.doubt(track, "tracks"))
        out.append(plain(inner, (i * step, 0), hint))
    return "".join(out), 60


def round_card(number: int, now: bool, loss: int, w: float) -> str:
    """A round with its number and the reputation that refusing the tax costs."""
    fill, ink = (colour("teal"), colour("white")) if now else (colour("white"), colour("ink"))
    inner = rect(2, 0, w - 4, 60, colour("coin") if now else colour("shade"), 7)
    inner += f'<circle cx="{num(w / 2)}" cy="16" r="12" fill="{fill}" stroke="{colour("ink")}"/>'
    inner += line(w / 2, 21, str(number), 14, 20, "middle", ink, serif=True, bold=True)
    inner += sign("fame", w / 2 - 15, 31, 13)
    return inner + line(w / 2, 42, minus(-loss), 11, 18, fill=colour("ink"), bold=True)


def event(r: Reading, w: float) -> tuple[str, float]:
    """The event card of the round."""
    number = r.one("event") - 1
    if number < 0:
        return line(w / 2, 14, r.t("board.no_event"), 12, w, "middle", colour("faint")), 18
    name = EVENT_NAMES[number]
    record = next(one for one in r.parts.files["events"]["event"] if one["name"] == name)
    inner = rect(0, 0, w, 52, colour("white"), 6, f' stroke="{colour("gold")}"')
    title = r.t("board.event", name=r.t(f"event_card.{name}"))
    chips = [("tax", record["tax"]), ("people", record["population_cards"]), ("ore", record["ore_cards"])]
    chips = [(sign_name, n) for sign_name, n in chips if n]
    inner += line(9, 17, title, 12.5, w - 18 - 36 * len(chips), fill=colour("ink"), bold=True)
    for i, (sign_name, n) in enumerate(chips):
        x = w - 36 * (len(chips) - i)
        inner += sign(sign_name, x, 5, 15) + line(
            x + 16, 17, f"+{n}", 11.5, 18, fill=colour("ink"), bold=True
        )
    words = ""
    if record["effect"]:
        words = r.t(f"board.text.{record['effect']}", n=record["amount"], threshold=record["threshold"])
    size, lines = fitted(words, (11.5, 11, 10.5), w - 18, 2)
    for i, one in enumerate(lines if words else []):
        inner += line(9, 32 + i * 13.5, one, size, w - 14, fill=colour("ink"))
    return plain(inner, (0, 0), r.hint(title, words, r.doubt(record, "events")), ' id="event"'), 52


def tax(r: Reading, w: float) -> tuple[str, float]:
    """The tax track from 0 to its limit, and what each seat would have to pay now."""
    spaces = r.parts.files["tracks"]["tax"]["spaces"]
    half = (len(spaces) + 1) // 2
    step = (w - 30) / half
    now = r.one("tax")
    inner = rect(0, 0, w, 66, colour("white"), 6, f' stroke="{colour("line")}"')
    inner += sign("tax", 4, 8, 22)
    for i, space in enumerate(spaces):
        row, column = divmod(i, half)
        x, y = 29 + column * step, 5 + row * 17
        here = space == now
        inner += rect(
            x,
            y,
            step - 1.5,
            15,
            colour("bright" if here else "shade"),
            3,
            f' stroke="{colour("ink")}"' if here else "",
        )
        ink = colour("ink") if here else colour("faint")
        inner += line(x + step / 2 - 0.7, y + 11.5, str(space), 10.5, step, "middle", ink, bold=here)
    each = (w - 10) / r.seats
    for seat in range(r.seats):
        x = 6 + seat * each
        inner += sign("flag", x, 44, 15, seat_colour(seat))
        inner += line(x + 17, 56.5, str(tax_due(r, seat)), 12.5, each - 20, fill=colour("ink"), bold=True)
    told = [r.t("board.tax_due", name=r.name(seat), n=tax_due(r, seat)) for seat in range(r.seats)]
    caption = r.t("board.tax")
    hint = r.hint(f"{caption}: {now}", *told)
    return r.spot(inner, "tax", (0, 0), (w, 66), hint, (w - 20, 53), "track"), 66


def tax_due(r: Reading, seat: int) -> int:
    """What a seat would have to pay now: the counter and the surcharge for its plot markers in town."""
    surcharge = r.parts.files["tracks"]["tax"]["plot_marker_tax_total_by_in_use"]
    return r.one("tax") + int(surcharge[r.one("claimed", seat).bit_count()])


def reputation(r: Reading, w: float) -> tuple[str, float]:
    """The reputation track with its points at the end and everybody's place."""
    track = r.parts.files["tracks"]["reputation"]
    step = (w - 4) / len(track["positions"])
    inner = rect(0, 0, w, 76, colour("white"), 6, f' stroke="{colour("line")}"')
    for i, place in enumerate(track["positions"]):
        inner += fame_place(track, i, 2 + i * step, step)
        here = [seat for seat in range(r.seats) if r.one("reputation", seat) == place]
        for j, seat in enumerate(here):
            off = (j % 2 - (0.5 if len(here) > 1 else 0)) * 9
            inner += disc(seat, 2 + (i + 0.5) * step + off, 8 + j // 2 * 8)
    cheap = r.t(
        "board.cheap", n=track["cheap_plot_from"], coins=r.parts.files["town_board"]["plots"]["cheap_cost"]
    )
    free = r.t("board.free_jester", n=track["free_joker_from"])
    inner += line(6, 68, cheap, 10.5, w / 2 - 8, fill=colour("faint"))
    inner += line(w - 6, 68, free, 10.5, w / 2 - 8, "end", colour("faint"))
    if r.lit("reputation"):
        inner += sign("fame", w / 2 - 17, 54, 19)
        inner += line(w / 2 + 4, 69, minus(-refusal(r)), 15, 24, fill=colour("red"), bold=True)
    told = [r.t("board.row_seat", name=r.name(seat), n=r.one("reputation", seat)) for seat in range(r.seats)]
    hint = r.hint(r.t("board.reputation"), *told, r.doubt(track, "tracks"))
    return r.spot(inner, "reputation", (0, 0), (w, 76), hint, None, "track"), 76


def refusal(r: Reading) -> int:
    """The reputation that refusing the tax costs in this round."""
    track = next(p for p in r.parts.files["tracks"]["round_track"] if r.seats in p["players"])
    return int(track["tax_refusal_reputation"][r.one("round") - 1])


def fame_place(track: dict[str, Any], i: int, x: float, w: float) -> str:
    """A place of the reputation track with its points at the end."""
    place, points = int(track["positions"][i]), int(track["end_points"][i])
    special = place in (track["cheap_plot_from"], track["free_joker_from"])
    fill = colour("coin" if place >= track["cheap_plot_from"] else "shade")
    edge = f' stroke="{colour("gold")}" stroke-width="2"' if special else ""
    out = rect(x + 0.7, 20, w - 1.4, 17, fill, 2, edge)
    out += line(x + w / 2, 32.5, minus(place), 10.5, w, "middle", colour("ink"), bold=special)
    tint = colour("red" if points < 0 else "teal")
    return out + line(x + w / 2, 50, minus(points), 10, w, "middle", tint)


def disc(seat: int, x: float, y: float) -> str:
    """A seat's counter."""
    paint = f'fill="{seat_colour(seat)}" stroke="{colour("white")}" stroke-width="1.200"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="5.500" {paint}/>'
