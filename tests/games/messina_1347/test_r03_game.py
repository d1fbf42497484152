"""R3, R11-R13: rounds and turns, what is open, options, and whole games in which nothing is lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.messina_1347.configurations import choose
from tests.games.messina_1347.positions import DATA, city
from tests.games.messina_1347.scene import Scene, fields
from tests.rules import rule

from rathaus.core.errors import OptionError
from rathaus.games.messina_1347 import scoring
from rathaus.games.messina_1347.game import GAME

pytestmark = pytest.mark.engine
OFFICIAL = {
    "ship_milestone": "advance",
    "cycle_mode": "all_stacks_of_a_kind",
    "empty_dock_allowed": False,
    "estate_to_dock": False,
    "repopulate_from_workshops": True,
    "plague_shortage": "all_or_nothing",
    "register_start_stack": "last_player_on_top",
    "rescue_all": True,
    "solo_repopulation": "bonus",
    "priority_register": False,
    "boards": "basic",
}
GAMES = [
    (1, {}),
    (2, {}),
    (3, {"boards": "house"}),
    (4, {}),
    (4, {"rescue_all": False, "cycle_mode": "one_stack"}),
]


def played(seats: int, options: dict[str, Any], seed: int) -> tuple[Any, list[Any]]:
    """A whole game, checked after every action; its last state and its events."""
    state = GAME.start(GAME.ruleset(seats, **options), seed, listen=True)
    random = Random(seed)
    cubes = {1: 16, 2: 16, 3: 18, 4: 24}[seats]
    while not state.is_over():
        state.apply(choose(state, random))
        infested, docked = state.field("infested")[0], state.field("docked")
        on_hexes = sum(state.field("plague"))
        assert state.field("plague_supply")[0] + on_hexes + infested.bit_count() == cubes
        assert not infested & ~(docked[0] | docked[1] | docked[2] | docked[3])
        tiles = state.field("repopulated")
        assert (
            sum(each.bit_count() for each in tiles) == (tiles[0] | tiles[1] | tiles[2] | tiles[3]).bit_count()
        )
        assert max(each.bit_count() for each in tiles) <= 5
        assert all(min(state.field(name)) >= 0 for name in fields.TOKENS)
    return state, [GAME.events.read(event) for event in state.events]


@pytest.fixture(scope="module", params=range(len(GAMES)), ids=lambda n: f"{GAMES[n][0]}-{n}")
def game(request: pytest.FixtureRequest) -> tuple[Any, list[Any], int]:
    """A game that was played to its end, its events, its number of players."""
    seats, options = GAMES[request.param]
    return *played(seats, options, 40 + request.param), seats


@rule("R1.4", "R2.3")
def test_tokens_are_what_came_in_less_what_went_out(game):
    state, events, seats = game
    held: Counter[tuple[str, str]] = Counter()
    for event in events:
        told = event.arguments
        if event.name == "gained":
            held[told["seat"], told["token"]] += told["n"]
        elif event.name == "paid":
            held[told["seat"], told["token"]] -= told["n"]
        elif event.name == "rats":
            held[told["seat"], "rats"] += told["n"]
        assert min(held.values(), default=0) >= 0
    for seat in range(seats):
        for name in (*fields.TOKENS, "rats"):
            assert state.field(name)[seat] == held[str(seat), name], name


@rule("R10.6", "R6.1")
def test_points_and_registers_are_what_was_told(game):
    state, events, seats = game
    points: Counter[tuple[str, str]] = Counter()
    spaces: Counter[tuple[str, str]] = Counter()
    for event in events:
        told = event.arguments
        if event.name == "points":
            points[told["seat"], told["source"]] += told["n"]
        elif event.name == "register":
            spaces[told["seat"], told["register"]] += 1
    for seat in range(seats):
        sheet = state.score_sheets()[seat]
        assert {name: sheet[name] for name in fields.TALLIES} == {
            name: points[str(seat), name] for name in fields.TALLIES
        }
        for n, name in enumerate(fields.REGISTERS):
            assert state.field("register")[seat * 3 + n] == 1 + spaces[str(seat), name]
        assert set(sheet) == set(scoring.SOURCES)


@rule("R3.1", "R7.3", "R9.1")
def test_six_rounds(game):
    _, events, _ = game
    assert [event.arguments["number"] for event in events if event.name == "round"] == [1, 2, 3, 4, 5, 6]
    assert [event.arguments["number"] for event in events if event.name == "production"] == [1, 2, 3, 4, 5, 6]
    assert events[-1].name == "over"


@rule("R3.2", "R3.1")
def test_turns_go_round_in_turn_order(game):
    """In every round each player uses a lieutenant in turn; who has none left is passed over to the end."""
    _, events, seats = game
    if seats == 1:
        return
    order: list[str] = []
    turns: list[str] = []
    rounds = []
    for event in events:
        if event.name == "round":
            order, turns = [], []
            rounds.append((order, turns))
        elif event.name == "order":
            order.append(event.arguments["seat"])
        elif event.name in ("moved", "recalled", "passed"):
            turns.append(event.arguments["seat"])
    assert len(rounds) == 6
    for order, turns in rounds:
        assert len(order) == seats and turns[:seats] == order
        counts = Counter(turns)
        assert all(1 <= n <= 5 for n in counts.values())
        assert turns == [seat for lap in range(5) for seat in order if counts[seat] > lap]


@rule("R3.2")
def test_those_without_a_lieutenant_are_passed_over():
    table = Scene(3).lieutenants(0, "h05", "h06").lieutenants(1, "h01!").lieutenants(2, "h02").turn()
    table.do("use h05", "recall")
    assert table.seat == 2
    table.do("use h02", "recall")
    assert table.seat == 0
    table.do("use h06", "recall")
    assert table.get("round") == 2


@rule("R3.3")
def test_everything_on_the_table_is_open():
    assert {field.see for field in fields.LAYOUT} == {"public"}
    state = GAME.new(3, 4)
    views = [state.view(seat) for seat in (-1, 0, 1, 2)]
    assert all(view.public == views[0].public and view.own == {} for view in views)


@rule("R3.3", "R2.2", "R2.4", "R2.5", "R2.6", "R2.8", "R14.3")
@pytest.mark.parametrize("name", ["top", "pile", "docked", "place_of", "solo_pile"])
def test_what_lies_face_down_is_unknown(name):
    """From the same view, what is turned up next may be anything that is unseen."""
    table = Scene(1 if name == "solo_pile" else 2).round(1).set("dock_pile", 15)
    table.set("pile", table.get("pile") & 0b11111 << 15)  # only C hexes are left
    table.tokens(0, coins=4, wood=4)
    found = set()
    for seed in range(12):
        imagined = table.state.determinize(0, seed)
        assert imagined.view(0).facts == table.state.view(0).facts
        copy = Scene.__new__(Scene)
        copy.seats, copy.ruleset, copy.state = table.seats, table.ruleset, imagined
        if name == "top":
            copy.effect("build").do("cycle workshops coins")
        elif name == "solo_pile":
            copy.set("solo_pile", (1 << 14) - 1).stack(("turns", 0, 1))
        else:
            copy.prepare()
        found.add(copy.field(name))
    assert len(found) > 2


@rule("R3.4")
def test_only_the_active_player_decides():
    table = city().estate(1, cl1="basic").workshop(1, "b03").turn(0)
    assert table.seat == 0 and table.legal("employ") == set()


@rule("R12")
def test_the_official_reading_is_the_default():
    chosen = GAME.ruleset(1).options
    assert {name: chosen[name] for name in OFFICIAL} == OFFICIAL


@rule("R13.1")
@pytest.mark.parametrize(
    ("number", "criterion"), [(2, "church"), (3, "city"), (4, "popularity"), (5, "city"), (6, "church")]
)
def test_the_priority_tile(number, criterion):
    assert DATA["rounds"]["priority"]["order_by"][number - 1] == criterion
    by = {"church": (3, 5, 2, 4), "popularity": (5, 4, 3, 2), "city": (2, 3, 5, 4)}
    for options in ({}, {"boards": "house"}):
        table = Scene(4, priority_register=True, **options).round(number - 1)
        for seat in range(4):
            table.registers(seat, **{name: spaces[seat] for name, spaces in by.items()})
            table.set("points", seat, at=seat * 10)
        table.prepare()
        assert list(table.field("order")) == sorted(range(4), key=lambda seat: -by[criterion][seat])


@rule("R13.1", "R14.2")
def test_no_priority_tile_alone():
    with pytest.raises(OptionError, match="priority_register"):
        GAME.ruleset(1, priority_register=True)
