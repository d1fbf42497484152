"""R1: what a set of component values must fulfil so that the rules can be played with it.

An owner of the game who enters real values may change every number; the limits here are those of the rules (ids,
kinds, what action numbers are made of) and of the engine's arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rathaus.core.overlay import Misfit, wrong
from rathaus.games.city_of_iron import fields

Files = dict[str, dict[str, Any]]
MOST = 99
PLACEMENTS = ("supply", "start_military_replaces_captain", "start_citizen_added")
POWERS = (
    "arc_district_bonus",
    "arc_move_building",
    "cresaria_free_scholar",
    "hogmen_gunslinger_start",
    "toads_fixer_start",
    "toads_second_bid",
)
TOWN_EFFECTS = (
    "draw_citizen",
    "draw_military",
    "round_science",
    "virtual_good",
    "counts_as_towns",
    "slots",
    "terrains",
)
LAST_FIXED = 15


def misfits(files: Files) -> list[Misfit]:
    """Everything that keeps these files from being played."""
    found: list[Misfit] = []
    checks: tuple[Callable[[Files], list[Misfit]], ...] = (
        ids_kept,
        buildings,
        experts,
        activations,
        decks,
        towns,
        lands,
        tokens,
        goods,
        nations,
        tracks,
        rounds,
    )
    for check in checks:
        found += check(files)
    return found


def amounts(file: str, table: str, record: dict[str, Any], keys: tuple[str, ...]) -> list[Misfit]:
    """Numbers from 0 to 99."""
    found = []
    for key in keys:
        found += wrong(file, table, record["id"], key, 0 <= record[key] <= MOST, f"goes from 0 to {MOST}")
    return found


def of_goods(file: str, table: str, record: dict[str, Any]) -> list[Misfit]:
    """R1.5: goods by name, each 1 to 99."""
    named = set(record["goods"]) <= set(fields.GOODS)
    counted = all(type(n) is int and 1 <= n <= MOST for n in record["goods"].values())
    return wrong(
        file,
        table,
        record["id"],
        "goods",
        named and counted,
        f"are some of {', '.join(fields.GOODS)}, 1 to {MOST}",
    )


def of_terrains(file: str, table: str, record: dict[str, Any], key: str, names: Any) -> list[Misfit]:
    """R1.6: some of the six terrains."""
    fits = isinstance(names, list) and bool(names) and set(names) <= set(fields.TERRAINS)
    return wrong(file, table, record["id"], key, fits, f"are some of {', '.join(fields.TERRAINS)}")


def ids_kept(files: Files) -> list[Misfit]:
    """Action numbers are made of these ids: they may not be replaced by others, nor be more or fewer."""
    wanted = {
        ("buildings", "building"): fields.BUILDINGS,
        ("towns", "town"): fields.TOWNS,
        ("lands", "land"): fields.LANDS,
        ("city_tokens", "token"): fields.TOKENS,
        ("goods", "good"): fields.GOODS,
        ("nations", "nation"): fields.NATIONS,
    }
    found = []
    for (file, table), names in wanted.items():
        ids = tuple(record["id"] for record in files[file][table])
        found += wrong(file, table, "", "id", ids == names, f"the ids are {', '.join(names)}, in this order")
    data = files["experts"]
    cards = tuple(record["id"] for record in (*data["card"], *data["special"]))
    found += wrong(
        "experts",
        "card",
        "",
        "id",
        cards == fields.EXPERTS,
        f"the ids are {', '.join(fields.EXPERTS)}, in this order",
    )
    fits = tuple(files["lands"]["terrains"]) == fields.TERRAINS
    return found + wrong("lands", "", "", "terrains", fits, f"are {', '.join(fields.TERRAINS)}")


def buildings(files: Files) -> list[Misfit]:
    """R1.7, R5.1.7: a deck, counts, costs, a terrain, goods, a marker; some buildings in every deck."""
    found, letters = [], dict.fromkeys(fields.LETTERS, 0)
    keys = ("copies", "copies_mark_2", "copies_mark_3", "money", "science", "draw_citizen", "draw_military")
    for record in files["buildings"]["building"]:
        at = ("buildings", "building", record["id"])
        found += amounts(
            "buildings", "building", record, (*keys, "round_science", "build_discount", "income")
        )
        found += of_goods("buildings", "building", record)
        terrain = record["terrain"] == "any" or record["terrain"] in fields.TERRAINS
        found += wrong(*at, "terrain", terrain, f"is any or one of {', '.join(fields.TERRAINS)}")
        marker = record["plus3_good"] in ("", *fields.GOODS)
        found += wrong(*at, "plus3_good", marker, f"is empty or one of {', '.join(fields.GOODS)}")
        found += wrong(*at, "deck", record["deck"] in letters, "is A, B or C")
        if record["deck"] in letters:
            letters[record["deck"]] += record["copies"]
    found += wrong(
        "buildings", "building", "", "copies", letters["A"] >= fields.SLOTS, "deck A fills the first row"
    )
    return found


def experts(files: Files) -> list[Misfit]:
    """R1.8, R5.7.2: kinds of skills and effects; attack on military cards only."""
    found = []
    for table in ("card", "special"):
        for record in files["experts"][table]:
            at = ("experts", table, record["id"])
            found += amounts("experts", table, record, ("money", "science", "attack"))
            found += wrong(*at, "deck", record["deck"] in fields.DECKS, "is citizen or military")
            found += wrong(
                *at, "effect", record["effect"] in fields.EFFECTS, f"is one of {', '.join(fields.EFFECTS)}"
            )
            found += wrong(*at, "count", 0 <= record["count"] <= 3, "goes from 0 to 3")
            skills = record["skills"]
            named = set(skills) <= {"hammer", "distance", "ship", "airship"}
            counted = all(type(n) is int and 0 <= n <= 15 for n in skills.values())
            found += wrong(
                *at, "skills", named and counted, "are hammer, distance, ship, airship, 0 to 15 each"
            )
            armed = record["attack"] == 0 or record["deck"] == "military"
            found += wrong(*at, "attack", armed, "belongs to military cards")
            args = set(record["effect_args"]) <= {"n", "deck", "money", "science"}
            found += wrong(*at, "effect_args", args, "are n, deck, money, science")
            deck = record["effect_args"].get("deck", "citizen") in fields.DECKS
            found += wrong(*at, "effect_args", deck, "deck is citizen or military")
    return found


def activations(files: Files) -> list[Misfit]:
    """R5.6.2: money and at most one of hammers, a land's distance and discarded cards."""
    found = []
    for table in ("card", "special"):
        for record in files["experts"][table]:
            at = ("experts", table, record["id"])
            needs = record["activation"]
            named = set(needs) <= {"money", "hammer", "distance", "cards"}
            found += wrong(*at, "activation", named, "asks for money, hammer, distance or cards")
            single = len(set(needs) - {"money"}) <= 1
            found += wrong(*at, "activation", single, "asks for only one of hammer, distance and cards")
            land = needs.get("distance", "land") == "land"
            found += wrong(*at, "activation", land, "distance is always that of the land")
            settles = ("distance" in needs) == (record["effect"] == "settle_city")
            found += wrong(*at, "activation", settles, "distance goes with settle_city, and only with it")
            counts = [n for name, n in needs.items() if name != "distance"]
            found += wrong(
                *at, "activation", all(type(n) is int and 0 <= n <= 15 for n in counts), "goes from 0 to 15"
            )
    return found


def decks(files: Files) -> list[Misfit]:
    """R2.3, R3: starting decks of known cards; not more cards of a kind than the engine has places for."""
    data, setup, found = files["experts"], files["setup"], []
    deck_of = {record["id"]: record["deck"] for record in data["card"]}
    for deck, most in (("citizen", fields.CITIZENS), ("military", fields.SOLDIERS)):
        n = sum(record["count"] for record in data["card"] if record["deck"] == deck)
        n += sum(record["count"] for record in data["special"] if record["deck"] == deck)
        found += wrong(
            "experts", "card", "", "count", n <= most, f"at most {most} {deck} cards, specials included"
        )
        start = setup[f"start_{deck}_deck"]
        fits = (
            bool(start) and all(deck_of.get(name) == deck for name in start) and len(set(start)) == len(start)
        )
        found += wrong("setup", "", "", f"start_{deck}_deck", fits, f"are different {deck} cards")
    return found


def towns(files: Files) -> list[Misfit]:
    """R1.9, R9.1: stars, defences, effects; the same towns are cities."""
    found = []
    for record in files["towns"]["town"]:
        at = ("towns", "town", record["id"])
        found += amounts("towns", "town", record, ("defence", "conquered_defence", "distance", "income"))
        found += of_goods("towns", "town", record)
        found += wrong(*at, "stars", 0 <= record["stars"] <= 3, "goes from 0 to 3")
        effects = record["effects"]
        found += wrong(
            *at, "effects", set(effects) <= set(TOWN_EFFECTS), f"are some of {', '.join(TOWN_EFFECTS)}"
        )
        city = record["id"] in fields.TOWN_CITIES
        found += wrong(*at, "effects", ("slots" in effects) == city, "only Metgra and Cazum are cities")
        if "slots" in effects:
            found += of_terrains("towns", "town", record, "effects", effects.get("terrains"))
            found += wrong(
                *at, "effects", 1 <= effects["slots"] <= fields.LOTS, f"slots go from 1 to {fields.LOTS}"
            )
    return found


def lands(files: Files) -> list[Misfit]:
    """R1.10: distance, terrains, ship or airship; one starting land a nation."""
    found, owners = [], []
    for record in files["lands"]["land"]:
        at = ("lands", "land", record["id"])
        found += wrong(*at, "distance", 0 <= record["distance"] <= 15, "goes from 0 to 15")
        found += of_terrains("lands", "land", record, "terrains", record["terrains"])
        found += wrong(
            *at, "requires", record["requires"] in ("", "ship", "airship"), "is empty, ship or airship"
        )
        found += wrong(*at, "kind", record["kind"] in ("start", "settle"), "is start or settle")
        if record["kind"] == "start":
            owners.append(record["nation"])
    fits = sorted(owners) == sorted(fields.NATIONS)
    return found + wrong("lands", "land", "", "nation", fits, "each nation has one starting land")


def tokens(files: Files) -> list[Misfit]:
    """R1.11: slots that fit the engine's cities."""
    found = []
    data = files["city_tokens"]["token"]
    for record in data:
        at = ("city_tokens", "token", record["id"])
        for key in ("city_slots", "district_slots", "arc_district_slots"):
            found += wrong(*at, key, 0 <= record[key] <= fields.LOTS, f"goes from 0 to {fields.LOTS}")
        found += amounts("city_tokens", "token", record, ("city_draw_citizen", "city_draw_military"))
        found += amounts("city_tokens", "token", record, ("district_draw_citizen", "district_draw_military"))
    most = max(record["city_slots"] for record in data)
    most += sum(max(record["district_slots"], record["arc_district_slots"]) for record in data)
    found += wrong(
        "city_tokens", "token", "", "district_slots", most <= fields.LOTS, f"a city has up to {fields.LOTS}"
    )
    first = files["setup"]["start_city_token"]
    fits = any(record["id"] == first and record["city_slots"] >= 1 for record in data)
    return found + wrong("setup", "", "", "start_city_token", fits, "is a token with city slots")


def goods(files: Files) -> list[Misfit]:
    """R6.2: what the goods tracks give."""
    found = []
    for record in files["goods"]["good"]:
        keys = ("first_vp", "second_vp", "leader_money", "bonus_threshold", "bonus_vp")
        found += amounts("goods", "good", record, keys)
    return found


def nations(files: Files) -> list[Misfit]:
    """R8: powers and special cards that the engine knows."""
    found = []
    specials = {record["id"]: record for record in files["experts"]["special"]}
    for record in files["nations"]["nation"]:
        at = ("nations", "nation", record["id"])
        found += wrong(
            *at, "powers", set(record["powers"]) <= set(POWERS), f"are some of {', '.join(POWERS)}"
        )
        found += wrong(
            *at, "specials", set(record["specials"]) <= set(specials), f"are some of {', '.join(specials)}"
        )
    for name, record in specials.items():
        fits = record["placement"] in PLACEMENTS
        found += wrong("experts", "special", name, "placement", fits, f"is one of {', '.join(PLACEMENTS)}")
    return found


def tracks(files: Files) -> list[Misfit]:
    """R4.1.1, R4.1.3: up to twelve spaces, one free for everybody."""
    costs = files["tracks"]["bid_track"]["costs"]
    fits = len(costs) <= fields.SPACES and all(0 <= cost <= MOST for cost in costs)
    found = wrong(
        "tracks", "bid_track", "", "costs", fits, f"are up to {fields.SPACES} prices from 0 to {MOST}"
    )
    free = costs.count(0) >= fields.SEATS
    return found + wrong("tracks", "bid_track", "", "costs", free, f"{fields.SEATS} spaces are free")


def rounds(files: Files) -> list[Misfit]:
    """R2.9, R6.1, R9.1, R9.3: the row, what leaves it, the rounds of the fixed clock."""
    setup, found = files["setup"], []
    for record in setup["by_players"]:
        fits = 1 <= record["row_size"] <= fields.SLOTS
        found += wrong("setup", "by_players", "", "row_size", fits, f"goes from 1 to {fields.SLOTS}")
    players = [record["players"] for record in setup["by_players"]]
    found += wrong("setup", "by_players", "", "players", players == [2, 3, 4], "are 2, 3, 4")
    leave = 1 <= setup["row_discards_per_round"] <= fields.SLOTS
    found += wrong(
        "setup", "", "", "row_discards_per_round", leave, "is at least 1, or the game might not end"
    )
    found += wrong(
        "setup", "", "", "actions_per_round", 1 <= setup["actions_per_round"] <= 9, "goes from 1 to 9"
    )
    clock = setup["fixed_clock_rounds"]
    fits = len(clock) == 3 and sorted(set(clock)) == clock and 1 <= clock[0] and clock[-1] <= LAST_FIXED
    found += wrong("setup", "", "", "fixed_clock_rounds", fits, "are three ascending rounds")
    shown = 0 <= setup["open_zero_star_towns"] <= fields.OPEN
    found += wrong("setup", "", "", "open_zero_star_towns", shown, f"goes from 0 to {fields.OPEN}")
    kinds = [record["kind"] for record in files["scoring_cards"]["scoring_card"]]
    bottoms = [record["bottom_of"] for record in files["scoring_cards"]["scoring_card"]]
    last = kinds == ["regular", "regular", "final"] and bottoms == list(fields.LETTERS)
    return found + wrong(
        "scoring_cards", "scoring_card", "", "kind", last, "two regular cards, then the final one"
    )
