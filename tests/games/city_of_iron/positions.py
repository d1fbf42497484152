"""What several tests of City of Iron need besides the scene: numbers of the components, sets of cards, whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from tests.games.city_of_iron.scene import BUILDING, DATA, EXPERT, GOOD, TOWN, Scene, short

from rathaus.games.city_of_iron.game import GAME

SETUP = DATA["setup"]
BIDS: list[int] = DATA["tracks"]["bid_track"]["costs"]
BASE = [record["id"] for record in DATA["experts"]["card"] for _ in range(record["count"])]
SOLDIERS = [name for name in BASE if EXPERT[name]["deck"] == "military"]
CIVILIANS = [name for name in BASE if EXPERT[name]["deck"] == "citizen"]
ZERO_STARS = [r["id"] for r in DATA["towns"]["town"] if r["stars"] == 0]
STARRED = [r["id"] for r in DATA["towns"]["town"] if r["stars"] > 0]
SETTLE = [r["id"] for r in DATA["lands"]["land"] if r["kind"] == "settle"]


def action(text: str) -> int:
    """The number of a short text, «build 3», «attack town_1a»."""
    verb, *arguments = text.split()
    return GAME.verbs.action(verb, *arguments)


def for_players(seats: int) -> dict[str, Any]:
    """The record of the set-up for a number of players."""
    found: dict[str, Any] = next(r for r in SETUP["by_players"] if r["players"] == seats)
    return found


def skill(name: str, what: str) -> int:
    """A skill of an expert card."""
    n: int = EXPERT[name]["skills"].get(what, 0)
    return n


def attack(name: str) -> int:
    n: int = EXPERT[name]["attack"]
    return n


def cards(pool: list[str], value: Callable[[str], int], least: int, most: int = 999) -> tuple[str, ...]:
    """The fewest cards of a pool, each with some of a value, that add up to at least so much and at most so much."""
    able = [name for name in pool if value(name) > 0]
    for count in range(len(able) + 1):
        for found in combinations(able, count):
            if least <= sum(map(value, found)) <= most:
                return found
    raise LookupError(f"no cards with {least} to {most}")


def fighters(least: int, most: int = 999) -> tuple[str, ...]:
    """Military cards whose attacks add up to so much."""
    return cards(SOLDIERS, attack, least, most)


def walkers(least: int, most: int = 999, *, ship: bool = False, airship: bool = False) -> tuple[str, ...]:
    """Citizen cards whose distances add up to so much, without ships and airships unless one of them is asked for."""
    pool = [
        name
        for name in CIVILIANS
        if bool(skill(name, "ship")) <= ship
        and bool(skill(name, "airship")) <= airship
        and name != "explorer"
    ]
    return cards(pool, lambda name: skill(name, "distance"), least, most)


def price(building: str) -> tuple[int, int]:
    """Money and science printed on a building."""
    return BUILDING[building]["money"], BUILDING[building]["science"]


def track(good: str) -> tuple[int, int, int, int, int]:
    """First and second points, leader money, bonus point and its points of a good."""
    record = GOOD[good]
    return (
        record["first_vp"],
        record["second_vp"],
        record["leader_money"],
        record["bonus_threshold"],
        record["bonus_vp"],
    )


def copies(building: str, seats: int) -> int:
    """How many cards of a building are in the game."""
    record, out = BUILDING[building], for_players(seats)["remove_cards_with_mark_at_least"]
    n: int = record["copies"] + sum(record[f"copies_mark_{mark}"] for mark in (2, 3) if mark < out)
    return n


def events(state: Any, since: int = 0) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Name and arguments of every event."""
    for event in (state.events or [])[since:]:
        read = GAME.events.read(event)
        yield read.name, read.arguments


def box(state: Any) -> str:
    """The name of the question, «» at the end."""
    return "" if state.is_over() else GAME.boxes[state.box].name


def through(state: Any, prefer: tuple[str, ...] = ("tax", "stay", "done"), until: str = "") -> Any:
    """Play on, the first legal action of a preferred verb, else the first that is not a purchase, until a question."""
    for _ in range(GAME.longest):
        if state.is_over() or box(state) == until:
            return state
        legal = [short(number) for number in state.legal_actions()]
        texts = [text for verb in prefer for text in legal if text.split()[0] == verb] or legal
        state.apply(action(texts[0]))
    raise AssertionError("the game does not end")


def taxed(seats: int, seed: int = 1, **options: Any) -> Any:
    """A whole game in which everybody taxes, bids the leftmost space that can be paid and buys nothing."""
    return through(
        GAME.start(GAME.ruleset(seats, **options), seed, listen=True), ("tax", "stay", "done", "bid")
    )


def pay_all(table: Scene) -> Scene:
    """Answer questions about skills, tokens and orders of discards with the first answer."""
    while table.asking in ("pay", "siege", "discard", "token"):
        table.do(sorted(table.legal())[0])
    return table


def snapshot(table: Scene, seat: int) -> dict[str, int]:
    """What a seat has, for comparisons."""
    names = ("money", "science", "income", "citizen_draws", "military_draws", "round_science")
    return {name: table.get(name, seat) for name in names}


def army(town: str, owned: bool = False) -> list[str]:
    """Cards that take a town."""
    record = TOWN[town]
    pool = ["cartographer", "courier", "schooner", "airship"]
    way = cards(pool, lambda name: skill(name, "distance"), record["distance"])
    return [*fighters(record["conquered_defence" if owned else "defence"]), *way]


def take(table: Scene, town: str, owned: bool = False) -> Scene:
    """Seat 0 takes a town."""
    table.hand(0, *army(town, owned)).turn(0).do(f"attack {town}")
    while table.asking == "siege":
        table.do(
            sorted(table.legal(), key=lambda text: (text == "enough", not text.startswith("fight"), text))[0]
        )
    return pay_all(table)
