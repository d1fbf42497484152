"""R1.1: what a set of component values must fulfil so that the rules can be played with it.

An owner of the game who enters real values may change every number and most tables; the limits here are those of the
rules (ids, kinds, counts that the action numbers are made of) and of the engine's arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rathaus.core.overlay import Misfit, wrong
from rathaus.games.kutna_hora import fields

Files = dict[str, dict[str, Any]]
MOST_STARS = 99


def misfits(files: Files) -> list[Misfit]:
    """Everything that keeps these files from being played."""
    found: list[Misfit] = []
    checks: tuple[Callable[[Files], list[Misfit]], ...] = (
        ids_kept,
        markets,
        buildings,
        town,
        mine,
        mine_tiles,
        boards,
        tracks,
        rounds,
        events,
        barbara,
        cards,
    )
    for check in checks:
        found += check(files)
    return found


def ids_kept(files: Files) -> list[Misfit]:
    """Action numbers are made of these ids: they may not be replaced by others, nor be more or fewer."""
    wanted = {
        ("buildings", "guild_building"): fields.GUILD_BUILDINGS,
        ("buildings", "public_building"): fields.PUBLIC_BUILDINGS,
    }
    found = []
    for (file, table), names in wanted.items():
        ids = tuple(record["id"].lower() for record in files[file][table])
        found += wrong(
            file, table, "", "id", ids == names, f"the ids are {', '.join(names).upper()}, in this order"
        )
    names = fields.EVENT_NAMES
    events = tuple(record["name"] for record in files["events"]["event"])
    found += wrong(
        "events", "event", "", "name", events == names, f"the names are {', '.join(names)}, in this order"
    )
    for file, table, count in (
        ("mine_tiles", "mine_tile", fields.MINE_TILES),
        ("mine_tiles", "mining_technology_tile", fields.TECHNOLOGY_TILES),
        ("action_cards", "card", fields.CARDS),
        ("action_cards", "alternative_card", fields.CARDS),
        ("st_barbara", "tile", fields.BARBARA),
        ("mine_board", "rock_tile", 4),
    ):
        found += wrong(
            file, table, "", table, len(files[file][table]) == count, f"there are {count} of these"
        )
    return found


def markets(files: Files) -> list[Misfit]:
    """R6: a price for each card and column of all six resources, marks of the same shape, indexes in range."""
    data, found = files["markets"], []
    decks = data["decks"]
    columns = decks["columns"]
    found += wrong(
        "markets", "decks", "", "columns", 1 <= columns <= fields.MARKET_COLUMNS, "goes from 1 to 12"
    )
    for record in data["market"]:
        last = decks["ore_last" if record["deck"] == "ore" else "population_last"]
        at = ("markets", "market", record["id"])
        right = len(record["price"]) == last + 1 and all(len(row) == columns for row in record["price"])
        found += wrong(*at, "price", right, f"needs {last + 1} rows (cards) of {columns} prices (columns)")
        amounts = all(
            type(p) is int and 0 <= p <= 99 for row in record["price"] if isinstance(row, list) for p in row
        )
        found += wrong(*at, "price", amounts, "prices go from 0 to 99")
        marks = record["marks"]
        shape = not marks or (len(marks) == last + 1 and all(len(row) == columns for row in marks))
        signs = all(isinstance(row, str) and set(row) <= set(".X!") for row in marks)
        found += wrong(*at, "marks", shape and signs, f"needs {last + 1} strings of {columns} letters: . X !")
        found += wrong(
            *at, "slider", record["slider"] in fields.RESOURCES[:5], "is one of the five indicators"
        )
    for key in ("population_last", "ore_last"):
        found += wrong("markets", "decks", "", key, 0 <= decks[key] < fields.MARKET_ROWS, "goes from 0 to 63")
    return found


def buildings(files: Files) -> list[Misfit]:
    """R1.1, R2.4: costs, crests and one marked tile a guild."""
    found, marked = [], dict.fromkeys(fields.GUILDS, 0)
    for table in ("guild_building", "public_building"):
        for record in files["buildings"][table]:
            at = ("buildings", table, record["id"])
            found += wrong(*at, "plot_cost", record["plot_cost"] >= 1, "is at least 1")
            crests = len(record["crests"]) <= fields.DOTS and set(record["crests"]) <= set(fields.CRESTS)
            found += wrong(*at, "crests", crests, f"are up to {fields.DOTS} of {', '.join(fields.CRESTS)}")
            negative = [k for k, v in record.items() if type(v) is int and v < 0 and k != "reputation"]
            found += wrong(*at, negative[0] if negative else "", not negative, "is not below 0")
            owner = record.get("guild", record.get("patrician"))
            key = "guild" if table == "guild_building" else "patrician"
            found += wrong(*at, key, owner in (*fields.GUILDS, *fields.COLOURS), "is no guild or colour")
            if record.get("marked") and owner in marked:
                marked[owner] += 1
    for guild, count in marked.items():
        found += wrong(
            "buildings", "guild_building", "", "marked", count == 1, f"one tile of the {guild} is marked"
        )
    return found


def town(files: Files) -> list[Misfit]:
    """R2.1: boards of up to 8 x 8 squares, marks at existing edges."""
    found, sizes = [], {}
    for record in files["town_board"]["side"]:
        at = ("town_board", "side", record["id"])
        sizes[record["id"]] = (record["width"], record["height"])
        for key in ("width", "height"):
            found += wrong(*at, key, 1 <= record[key] <= fields.PITCH, f"goes from 1 to {fields.PITCH}")
    for record in files["town_board"]["edge_mark"]:
        at = ("town_board", "edge_mark", record["id"])
        width, height = sizes.get(record["side"], (0, 0))
        inside = 0 <= record["x"] < width and 0 <= record["y"] < height
        found += wrong(*at, "x", inside, "is no square of this side")
        found += wrong(
            *at, "crest", record["crest"] in fields.CRESTS, f"is one of {', '.join(fields.CRESTS)}"
        )
    for name in ("2p", "3-4p"):
        found += wrong("town_board", "side", name, "id", name in sizes, f"side {name} is missing")
    return found


def mine(files: Files) -> list[Misfit]:
    """R2.1, R2.6, R5.1.2: boards of up to 8 x 8 cells; entrances and four rocks a card on the board."""
    data, found, sizes = files["mine_board"], [], {}
    for record in data["side"]:
        at = ("mine_board", "side", record["id"])
        sizes[record["id"]] = (record["rows"], record["columns"])
        fits = 1 <= record["rows"] <= fields.PITCH and 1 <= record["columns"] <= fields.PITCH
        found += wrong(*at, "rows", fits, f"rows and columns go from 1 to {fields.PITCH}")
        stars = len(record["board_stars_by_row"]) == record["rows"]
        found += wrong(*at, "board_stars_by_row", stars, "needs a number for each row")
        found += wrong(
            *at, "entrances", cells_fit(record["entrances"], sizes[record["id"]]), "lies off the board"
        )
    for record in data["mine_setup_card"]:
        for key, side in (("rocks_2p", "2p"), ("rocks_3_4p", "3-4p")):
            fits = len(record[key]) == 4 and cells_fit(record[key], sizes.get(side, (0, 0)))
            found += wrong(
                "mine_board", "mine_setup_card", record["id"], key, fits, "needs four cells of the board"
            )
    found += wrong(
        "mine_board", "mine_setup_card", "", "id", len(data["mine_setup_card"]) <= 16, "at most 16 cards"
    )
    for record in data["row_value"]:
        at = ("mine_board", "row_value", record["id"])
        found += wrong(*at, "points", len(record["points"]) == 3, "needs three values: 1st, 2nd, 3rd")
    return found


def cells_fit(cells: Any, size: tuple[int, int]) -> bool:
    """Whether all [row, column] lie on a board."""
    pairs = all(isinstance(cell, list) and len(cell) == 2 for cell in cells)
    return pairs and all(0 <= row < size[0] and 0 <= column < size[1] for row, column in cells)


def mine_tiles(files: Files) -> list[Misfit]:
    """R2.7, R5.1.5: levels 1 to 3, and a number of draws for each number of technology tiles taken."""
    found = []
    for record in files["mine_tiles"]["mine_tile"]:
        at = ("mine_tiles", "mine_tile", record["id"])
        found += wrong(*at, "level", record["level"] in (1, 2, 3), "is 1, 2 or 3")
        found += wrong(*at, "suns", 0 <= record["suns"] <= MOST_STARS, "goes from 0 to 99")
    draws = files["mine_tiles"]["draw_count"]["by_technology_taken"]
    fits = len(draws) == fields.TECHNOLOGY_TILES + 1 and all(1 <= n <= 8 for n in draws)
    return found + wrong(
        "mine_tiles", "draw_count", "", "by_technology_taken", fits, "needs five numbers from 1 to 8"
    )


def boards(files: Files) -> list[Misfit]:
    """R1.2, R2.15: three rows of up to four houses, four amounts of coins, a pool of one or two miners."""
    found = []
    for record in files["player_board"]["house"]:
        at = ("player_board", "house", record["id"])
        fits = record["row"] in fields.ROWS and 1 <= record["column"] <= 4
        found += wrong(*at, "row", fits, "rows are A, B, C and columns 1 to 4")
    houses = files["player_board"]["board"]["houses_per_row"]
    found += wrong("player_board", "board", "", "houses_per_row", 1 <= houses <= 4, "goes from 1 to 4")
    limits, start = files["setup"]["limits"], files["setup"]["start"]
    found += wrong("setup", "limits", "", "miner_pool", limits["miner_pool"] in (1, 2), "is 1 or 2")
    found += wrong(
        "setup", "limits", "", "plot_markers", 1 <= limits["plot_markers"] <= 7, "goes from 1 to 7"
    )
    found += wrong(
        "setup", "start", "", "coins_by_seat", len(start["coins_by_seat"]) == 4, "needs four numbers"
    )
    return found


def tracks(files: Files) -> list[Misfit]:
    """R7.6, R8.2, R10.4: a reputation track without gaps, points for each place, a surcharge for each marker."""
    data = files["tracks"]
    track, places = data["reputation"], data["reputation"]["positions"]
    right = places == list(range(places[0], places[-1] + 1)) and len(places) <= 40
    found = wrong(
        "tracks", "reputation", "", "positions", right, "are whole numbers without gaps, at most 40"
    )
    fits = len(track["end_points"]) == len(places)
    found += wrong(
        "tracks", "reputation", "", "end_points", fits, f"needs {len(places)} numbers, one a position"
    )
    found += wrong("tracks", "reputation", "", "start", track["start"] in places, "is one of the positions")
    due = data["tax"]["plot_marker_tax_total_by_in_use"]
    markers = files["setup"]["limits"]["plot_markers"]
    key = "plot_marker_tax_total_by_in_use"
    return found + wrong("tracks", "tax", "", key, len(due) == markers + 1, f"needs {markers + 1} numbers")


def rounds(files: Files) -> list[Misfit]:
    """R2.2, R8.2: up to 8 rounds, an event deck for each event round, a refusal for each round."""
    found = []
    for record in files["setup"]["player_count"]:
        at = ("setup", "player_count", record["id"])
        found += wrong(
            *at, "rounds", 1 <= record["rounds"] <= fields.ROUNDS, f"goes from 1 to {fields.ROUNDS}"
        )
        fits = len(record["event_decks"]) == len(record["event_rounds"]) and set(record["event_decks"]) <= {
            "A",
            "B",
        }
        found += wrong(*at, "event_decks", fits, "needs A or B for each of event_rounds")
        for track in files["tracks"]["round_track"]:
            if record["players"] in track["players"]:
                fits = len(track["tax_refusal_reputation"]) == record["rounds"]
                reason = f"needs {record['rounds']} numbers, one a round"
                found += wrong("tracks", "round_track", track["id"], "tax_refusal_reputation", fits, reason)
    columns = [record["column"] for record in files["setup"]["town_hall_column"]]
    found += wrong(
        "setup", "town_hall_column", "", "column", columns == [1, 2, 3, 4], "columns are 1, 2, 3, 4"
    )
    return found


def events(files: Files) -> list[Misfit]:
    """R8.1: texts that the rules know."""
    found = []
    texts = ", ".join(fields.TEXTS[1:])
    for record in files["events"]["event"]:
        at = ("events", "event", record["id"])
        found += wrong(*at, "effect", record["effect"] in fields.TEXTS, f"is empty or one of {texts}")
        found += wrong(*at, "deck", record["deck"] in ("A", "B"), "is A or B")
    return found


def barbara(files: Files) -> list[Misfit]:
    """R5.6.2: middle effects that the rules know, and a tax for each tile."""
    found = []
    for record in files["st_barbara"]["tile"]:
        fits = record["middle_effect"] in fields.EFFECTS
        reason = f"is one of {', '.join(fields.EFFECTS)}"
        found += wrong("st_barbara", "tile", record["id"], "middle_effect", fits, reason)
    taxes = files["st_barbara"]["printed_tax"]["by_order"]
    fits = len(taxes) == fields.BARBARA
    return found + wrong("st_barbara", "printed_tax", "", "by_order", fits, f"needs {fields.BARBARA} numbers")


def cards(files: Files) -> list[Misfit]:
    """R2.13, R3.7: known actions, and sets of three guilds without overlap in a set."""
    found = []
    for record in files["action_cards"]["card"]:
        fits = len(record["actions"]) == 2 and set(record["actions"]) <= set(fields.ACTIONS)
        reason = f"are two of {', '.join(fields.ACTIONS)}"
        found += wrong("action_cards", "card", record["id"], "actions", fits, reason)
    for record in files["guilds"]["guild_setup_card"]:
        for seats in (2, 3, 4):
            sets = record[f"sets_{seats}p"]
            fits = len(sets) == seats and all(len(set(s)) == 3 and set(s) <= set(fields.GUILDS) for s in sets)
            reason = f"needs {seats} sets of three different guilds"
            found += wrong("guilds", "guild_setup_card", record["id"], f"sets_{seats}p", fits, reason)
    number = len(files["guilds"]["guild_setup_card"])
    return found + wrong("guilds", "guild_setup_card", "", "id", 1 <= number <= 16, "at most 16 cards")
