"""R1.1, R1.2, R5.7a: what a set of component values must fulfil so that the rules can be played with it.

An owner of the game who enters real values may change every number; the limits here are those of the rules (ids, kinds
and counts that the action numbers are made of) and of the engine's arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rathaus.core.overlay import Misfit, wrong
from rathaus.games.messina_1347 import fields

Files = dict[str, dict[str, Any]]
PLAIN = (*fields.EFFECTS[1:5],)
NO_QUESTION = (*PLAIN, "lieutenant", "advance_city", "advance_church")
ON_SQUARES = (
    *NO_QUESTION,
    "scroll",
    "build",
    "upgrade_citizen",
    "upgrade_overseer",
    "advance_city_or_church",
)
MOST = 99
CHAIN = 4


def misfits(files: Files) -> list[Misfit]:
    """Everything that keeps these files from being played."""
    found: list[Misfit] = []
    checks: tuple[Callable[[Files], list[Misfit]], ...] = (
        ids_kept,
        hexes,
        layouts,
        harbors,
        estate,
        registers,
        rounds,
        wheel,
        buildings,
        ships,
        setup,
        scoring,
        scrolls,
        solo,
    )
    for check in checks:
        found += check(files)
    return found


def ids_kept(files: Files) -> list[Misfit]:
    """Action numbers are made of these ids: they may not be replaced by others, nor be more or fewer."""
    found = []
    for file, table, names in (
        ("city_hexes", "hex", fields.HEX_NAMES),
        ("workshops", "workshop", fields.WORKSHOPS),
        ("quarantine", "improvement", fields.IMPROVEMENTS),
        ("ships", "ship", fields.SHIPS),
        ("solo", "tile", fields.SOLO_TILES),
    ):
        ids = tuple(fields.label(record["id"]) for record in files[file][table])
        found += wrong(
            file, table, "", "id", ids == names, f"the ids are {', '.join(names).upper()}, in this order"
        )
    for file, table, names in (
        ("wagons", "wagon", fields.WAGONS),
        ("estate", "square", fields.SQUARE_NAMES),
        ("estate", "space", fields.SPACE_NAMES),
        ("advanced", "board", fields.ESTATE_BOARDS),
    ):
        ids = tuple(record["id"].lower() for record in files[file][table])
        found += wrong(file, table, "", "id", ids == names, f"the ids are {', '.join(names)}, in this order")
    return found


def effects(
    at: tuple[str, str, str], key: str, actions: Any, allowed: tuple[str, ...], prefixes: bool = False
) -> list[Misfit]:
    """R5.7a: a list of known effect codes, not too many of those that are not plain tokens."""
    codes = []
    for word in actions:
        code = str(word)
        if prefixes:
            code = code.removeprefix("once:").removeprefix("pay1coin>")
        codes.append(code)
    known = all(code in allowed or (code.startswith("vp") and code[2:].isdecimal()) for code in codes)
    found = wrong(*at, key, known, f"effects are vpN or one of {', '.join(allowed)}")
    long = sum(code not in PLAIN and not code.startswith("vp") for code in codes)
    return found + wrong(*at, key, long <= CHAIN, f"at most {CHAIN} effects other than tokens and points")


def hexes(files: Files) -> list[Misfit]:
    """R1.1, R4.5.2: one face of each hex for each number of players that uses it; known effects, symbols and costs."""
    data, found = files["city_hexes"], []
    colours, poses = files["wheel"]["colours"], files["wheel"]["poses"]
    for record in data["hex"]:
        fits = record["cls"] in ("A", "B", "C")
        found += wrong("city_hexes", "hex", record["id"], "cls", fits, "is A, B or C")
    for record in data["face"]:
        at = ("city_hexes", "face", record["id"])
        found += effects(at, "action", record["action"], fields.EFFECTS[1:-1])
        plain = not record["choose"] or not any(str(word).startswith("vp") for word in record["action"])
        found += wrong(*at, "choose", plain, "points cannot be one of a choice")
        found += wrong(*at, "colour", record["colour"] in colours, f"is one of {', '.join(colours)}")
        found += wrong(*at, "pose", record["pose"] in poses, f"is one of {', '.join(poses)}")
        found += wrong(*at, "vp", 0 <= record["vp"] <= MOST, "goes from 0 to 99")
        cost = record["cost"]
        citizens = [cost.get(f"{cls}{side}", -1) for cls in fields.CLASSES for side in ("", "_upgraded")]
        others = [cost.get(name, -1) for name in ("coins", "wood", "lieutenant")]
        fits = all(0 <= n <= 3 for n in citizens) and all(0 <= n <= 9 for n in others)
        found += wrong(
            *at, "cost", fits, "needs every class, basic and _upgraded, from 0 to 3, and the rest to 9"
        )
    for number in range(1, 5):
        used = [record["hex"] for record in data["face"] if number in record["players"]]
        classes = {record["id"]: record["cls"] for record in data["hex"]}
        once = len(used) == len(set(used)) and set(used) <= set(classes)
        found += wrong("city_hexes", "face", "", "players", once, f"one face of a hex for {number} players")
        size = next((len(r["hexes"]) for r in files["city_layouts"]["layout"] if number in r["players"]), 0)
        start = sum(classes.get(name) == "A" for name in used) + 1
        reason = f"{number} players need {size - 1} A hexes for their city, not {start - 1}"
        found += wrong("city_hexes", "face", "", "players", start == size, reason)
    return found


def layouts(files: Files) -> list[Misfit]:
    """R2.1, R8.5: up to 14 hexes, six expansion spaces and four harbors, all on different places."""
    found = []
    for record in files["city_layouts"]["layout"]:
        at = ("city_layouts", "layout", record["id"])
        cells = [tuple(cell) for cell in record["hexes"]] + [tuple(cell[1:]) for cell in record["expansion"]]
        cells += [tuple(record["harbors"].get(corner.upper(), ())) for corner in fields.CORNERS]
        shape = all(len(cell) == 2 for cell in cells) and len(set(cells)) == len(cells)
        found += wrong(*at, "hexes", shape, "hexes, expansion spaces and harbors are different [q, r]")
        found += wrong(*at, "hexes", len(record["hexes"]) <= 14, "at most 14 hexes")
        six = len(record["expansion"]) == 6
        six = six and all(cell[0] in ("UL", "UR", "LR", "LL") for cell in record["expansion"])
        found += wrong(*at, "expansion", six, "six [corner, q, r]")
    return found


def harbors(files: Files) -> list[Misfit]:
    """R1.1: a harbor at each corner."""
    corners = sorted(record["corner"] for record in files["harbors"]["harbor"])
    found = wrong(
        "harbors", "harbor", "", "corner", corners == ["LL", "LR", "UL", "UR"], "one at each corner"
    )
    for record in files["harbors"]["harbor"]:
        found += effects(
            ("harbors", "harbor", record["id"]), "action", record["action"], fields.EFFECTS[1:-1]
        )
    return found


def estate(files: Files) -> list[Misfit]:
    """R5.9: three squares an area, known actions, routes of six spaces; one lightning square a class (R15.3)."""
    found = []
    for number, record in enumerate(files["estate"]["square"]):
        at = ("estate", "square", record["id"])
        found += wrong(
            *at, "area", record["area"] == fields.AREAS[number // 3], "areas have three squares each"
        )
        found += effects(at, "action", record["action"], ON_SQUARES, True)
    names = {space["id"] for space in files["estate"]["space"]}
    for record in files["estate"]["route"]:
        fits = len(record["spaces"]) == 6 and set(record["spaces"]) <= names
        found += wrong("estate", "route", record["id"], "spaces", fits, "six of the spaces")
    for record in files["advanced"]["board"]:
        at = ("advanced", "board", record["id"])
        squares = {name.lower(): action for name, action in record["squares"].items()}
        found += wrong(*at, "squares", tuple(squares) == fields.SQUARE_NAMES, "needs all 18 squares in order")
        lightning = [name[0] for name, action in squares.items() if str(action[0]).startswith("once:")]
        found += wrong(*at, "squares", sorted(lightning) == ["a", "c", "n"], "one lightning square a class")
        for action in squares.values():
            found += effects(at, "squares", action, ON_SQUARES, True)
    return found


def registers(files: Files) -> list[Misfit]:
    """R6.1: up to 15 spaces without gaps, rewards that can wait."""
    found = []
    for name in fields.REGISTERS:
        spaces = [r["n"] for r in files["registers"]["space"] if r["register"] == name]
        fits = spaces == list(range(1, len(spaces) + 1)) and 2 <= len(spaces) <= 15
        found += wrong("registers", "space", "", "n", fits, f"the spaces of {name} go from 1 to 15 at most")
    rewards = fields.EFFECTS[1 : fields.REWARDS + 1]
    for record in files["registers"]["space"]:
        fits = len(record["reward"]) <= 3 and set(record["reward"]) <= set(rewards)
        reason = f"up to three of {', '.join(rewards)}"
        found += wrong("registers", "space", record["id"], "reward", fits, reason)
    return found


def rounds(files: Files) -> list[Misfit]:
    """R8: up to 12 rounds, ships for each number of players, known criteria."""
    found = []
    data = files["rounds"]
    numbers = [record["n"] for record in data["round"]]
    fits = numbers == list(range(1, len(numbers) + 1)) and len(numbers) <= 12
    found += wrong("rounds", "round", "", "n", fits, "rounds go from 1 to 12 at most")
    for record in data["round"]:
        at = ("rounds", "round", record["id"])
        found += wrong(*at, "order_by", record["order_by"] in fields.CRITERIA, f"is one of {fields.CRITERIA}")
        found += wrong(*at, "ships", len(record["ships"]) == 4, "four numbers, for one to four players")
        found += wrong(*at, "fire_per_cube", 1 <= record["fire_per_cube"] <= 3, "goes from 1 to 3")
    order = data["priority"]["order_by"]
    fits = len(order) == len(numbers) and set(order) <= set(fields.CRITERIA)
    return found + wrong("rounds", "priority", "", "order_by", fits, "a criterion for each round")


def wheel(files: Files) -> list[Misfit]:
    """R8.6: up to four colours and three poses, and positions that show them."""
    data = files["wheel"]
    colours, poses = data["colours"], data["poses"]
    found = wrong(
        "wheel", "", "", "colours", len(colours) == 4 and len(poses) <= 4, "four colours, up to four poses"
    )
    found += wrong("wheel", "position", "", "id", 1 <= len(data["position"]) <= 32, "1 to 32 positions")
    for record in data["position"]:
        shown = [record[cls] for cls in fields.CLASSES]
        fits = record["pose"] in poses and set(shown) <= set(colours) and len(set(shown)) == 3
        found += wrong("wheel", "position", record["id"], "pose", fits, "a pose and three different colours")
    return found


def buildings(files: Files) -> list[Misfit]:
    """R1.2, R2.5-R2.7: up to six workshops a stack, stacks of improvements, pairs of wagons, effects of production."""
    found = []
    workshops = files["workshops"]["workshop"]
    for era in ("I", "II"):
        for cls in fields.CLASSES:
            n = sum(record["era"] == era and record["cls"] == cls for record in workshops)
            reason = f"1 to {fields.DEPTH} workshops of era {era} for {cls}"
            found += wrong("workshops", "workshop", "", "cls", 1 <= n <= fields.DEPTH, reason)
    for record in workshops:
        at = ("workshops", "workshop", record["id"])
        allowed = (*NO_QUESTION, "scroll", "upgrade_citizen", "build")
        found += effects(at, "reward", record["reward"], allowed)
        found += effects(at, "upgraded_extra", record["upgraded_extra"], allowed)
    data = files["quarantine"]
    fits = data["stack_size"] * 3 == len(data["improvement"]) and data["stack_size"] <= fields.DEPTH
    found += wrong("quarantine", "", "", "stack_size", fits, "three stacks hold all improvements")
    for record in data["improvement"]:
        found += effects(
            ("quarantine", "improvement", record["id"]), "produce", record["produce"], NO_QUESTION
        )
    numbers = sorted(record["number"] for record in files["wagons"]["wagon"])
    return found + wrong(
        "wagons", "wagon", "", "number", numbers == sorted([1, 2, 3, 4, 5] * 2), "each of 1 to 5 twice"
    )


def ships(files: Files) -> list[Misfit]:
    """R2.4, R8.4: piles 1 to 3, three kinds of goods."""
    goods = {record["goods"] for record in files["ships"]["ship"]}
    found = wrong("ships", "ship", "", "goods", len(goods) <= 3, "up to three kinds of goods")
    for record in files["ships"]["ship"]:
        found += wrong("ships", "ship", record["id"], "pile", record["pile"] in (1, 2, 3), "is 1, 2 or 3")
    return found


def setup(files: Files) -> list[Misfit]:
    """R2.3, R2.7, R2.10: numbers for one to four players, three to five lieutenants."""
    data = files["setup"]
    numbers = [record["n"] for record in data["players"]]
    found = wrong("setup", "players", "", "n", numbers == [1, 2, 3, 4], "one record for one to four players")
    start = data["start"]
    fits = 1 <= start["lieutenants"] <= start["max_lieutenants"] <= fields.LIEUTENANTS
    found += wrong(
        "setup", "start", "", "lieutenants", fits, f"from 1 to max_lieutenants, at most {fields.LIEUTENANTS}"
    )
    fits = 0 <= start["repopulation_tiles"] <= 7
    return found + wrong("setup", "start", "", "repopulation_tiles", fits, "goes from 0 to 7")


def scoring(files: Files) -> list[Misfit]:
    """R10.1, R10.2, R15.4: tables of the right length."""
    data = files["scoring"]
    fits = len(data["rat_penalty"]["points"]) == 11
    found = wrong("scoring", "rat_penalty", "", "points", fits, "needs eleven numbers, for 0 to 10 rats")
    for table, keys in (
        ("popularity_bonus", ("p1", "p2", "p3", "p4")),
        ("repopulation_majority", ("p2", "p3", "p4")),
    ):
        for key in keys:
            fits = 0 < len(data[table][key]) <= 3
            found += wrong("scoring", table, "", key, fits, "points for up to three places")
    fits = len(data["solo"]["repopulation"]) == 6
    return found + wrong("scoring", "solo", "", "repopulation", fits, "needs six numbers, for 0 to 5 hexes")


def scrolls(files: Files) -> list[Misfit]:
    """R10.4, R15.5: three columns a board with five rows."""
    found = []
    columns = files["scrolls"]["column"]
    found += wrong("scrolls", "column", "", "id", len(columns) == 3, "three columns")
    for board in fields.SCROLL_BOARDS:
        n = sum(record["board"] == board for record in files["advanced"]["column"])
        found += wrong("advanced", "column", "", "board", n == 3, f"three columns of board {board}")
    for file, records, key in (("scrolls", columns, "id"), ("advanced", files["advanced"]["column"], "kind")):
        for record in records:
            at = (file, "column", record["id"])
            found += wrong(*at, "value", len(record["value"]) == 5, "needs five values, for rows 0 to 4")
            found += wrong(*at, key, record[key] in fields.SCROLLS, f"is one of {', '.join(fields.SCROLLS)}")
    return found


def solo(files: Files) -> list[Misfit]:
    """R14.1, R14.5: hexes and actions that there are, lieutenants for each round."""
    found = []
    for record in files["solo"]["tile"]:
        at = ("solo", "tile", record["id"])
        found += wrong(*at, "hex", fields.label(record["hex"]) in fields.HEX_NAMES, "is one of the hexes")
        found += wrong(
            *at, "action", record["action"] in fields.SOLO_ACTIONS, f"is one of {fields.SOLO_ACTIONS}"
        )
    lieutenants = files["solo"]["opponent"]["lieutenants"]
    fits = len(lieutenants) == len(files["rounds"]["round"])
    return found + wrong("solo", "opponent", "", "lieutenants", fits, "a number for each round")
