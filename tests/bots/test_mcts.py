"""The bot mcts: honest, deterministic, within its budget, and it finds what is plainly best."""

from __future__ import annotations

import gc
import pickle
from dataclasses import replace
from time import perf_counter

import pytest

from rathaus.bots import BotError, make
from rathaus.bots.mcts import MctsBot, observed_edges
from rathaus.bots.search import utilities
from rathaus.core.state import State
from tests.bots.positions import TABLES, citadels, rules, sample
from tests.conformance.play import scaled

pytestmark = pytest.mark.engine
FEW = f"mcts:iterations={scaled(40, 6)},patience=5,epsilon=0.1"


def bot(word: str, seed: int = 1) -> MctsBot:
    made = make(word, seed)
    assert isinstance(made, MctsBot)
    return made


@pytest.mark.parametrize("table", TABLES)
def test_it_decides_from_the_view_alone(table: str) -> None:
    for state in sample(table, scaled(14, 3))[: scaled(99, 4)]:
        seat = state.seat_to_act()
        view = state.view(seat)
        chosen = bot(FEW).choose(view)
        assert chosen in view.legal
        assert bot(FEW).choose(state.view(seat)) == chosen
        assert bot(FEW).choose(pickle.loads(pickle.dumps(view))) == chosen
        for number in range(2):
            assert bot(FEW).choose(view.determinize(number).view(seat)) == chosen


def test_it_holds_no_state_and_leaves_no_cycles() -> None:
    player = bot(FEW)
    state = sample("4p-first2000", 5)[0]
    player.choose(state.view(state.seat_to_act()))
    assert set(vars(player)) == {"settings", "seed"}
    assert not any(isinstance(found, State) for found in gc.get_referents(player, *vars(player).values()))


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_legal(table: str) -> None:
    state = citadels().start(rules(table), 9)
    player = bot(f"mcts:iterations={scaled(3, 1)},depth={scaled(60, 6)}")
    while not state.is_over():
        view = state.view(state.seat_to_act())
        action = player.choose(view)
        assert action in view.legal
        state.apply(action)


@pytest.mark.slow
def test_it_is_stronger_than_greedy() -> None:
    """One seat against three of the rule of thumb: a quarter of the wins would be its share (see docs/bots.md)."""
    if scaled(1, 0) == 0:
        pytest.skip("too slow interpreted")
    wins = 0.0
    rule = make("greedy", 1)
    for number in range(8):
        state = citadels().new(4, number)
        while not state.is_over():
            seat = state.seat_to_act()
            player = bot("mcts:iterations=80", number) if seat == number % 4 else rule
            state.apply(player.choose(state.view(seat)))
        wins += (state.ranking()[number % 4] == 1) / state.ranking().count(1)
    assert wins >= 4


def test_it_plays_a_game_without_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(citadels()), "policy", lambda self: None)
    state = citadels().new(4, 2)
    for _ in range(6):
        view = state.view(state.seat_to_act())
        action = bot(f"mcts:iterations={scaled(30, 3)},depth=40").choose(view)
        assert action in view.legal
        state.apply(action)


def test_iterations_are_exact() -> None:
    state = sample("4p-first2000", 5)[-1]
    for iterations in (1, 7, scaled(60, 9)):
        found = bot(f"mcts:iterations={iterations}").analyse(state.view(state.seat_to_act()))
        assert sum(entry.visits for entry in found) == iterations


def test_time_is_kept() -> None:
    """Within one game played out more than the time allowed."""
    view = sample("4p-first2000", 5)[-1]
    view = view.view(view.seat_to_act())
    bot("mcts:iterations=1").choose(view)
    slowest = 0.0
    for _ in range(3):
        start = perf_counter()
        bot("mcts:iterations=1").choose(view)
        slowest = max(slowest, perf_counter() - start)
    start = perf_counter()
    found = bot("mcts:ms=150").analyse(view)
    assert perf_counter() - start < 0.15 + 20 * slowest + 0.25
    assert sum(entry.visits for entry in found) >= 1


def test_a_single_action_needs_no_search() -> None:
    for state in sample("4p-first2000", 1)[:1]:
        view = state.view(state.seat_to_act())
        alone = replace(view, legal=view.legal[:1])
        start = perf_counter()
        assert bot("mcts:iterations=10000000").choose(alone) == view.legal[0]
        assert perf_counter() - start < 0.1


def test_analysis_lists_every_action_with_the_utility_of_every_seat() -> None:
    state = sample("5p-dark", 5)[0]
    view = state.view(state.seat_to_act())
    found = bot("mcts:iterations=30").analyse(view)
    assert sorted(entry.action for entry in found) == sorted(view.legal)
    assert [entry.visits for entry in found] == sorted((entry.visits for entry in found), reverse=True)
    for entry in found:
        assert len(entry.means) == (5 if entry.visits else 0)
        assert all(0 <= mean <= 1 for mean in entry.means)
    assert bot("mcts:iterations=30").analyse(state.view((view.seat + 1) % 5)) == []


def last_turn(gold: int, hand: list[str], city: list[str], rival: list[str], bishop: bool) -> State:
    """The last turn of a game of three: seat 0 is the Warlord and has taken its action and its income.

    Seat 1 is the rival, protected by the Bishop or not; seat 2 is far behind.
    """
    numbers = citadels().declaration.names()
    state = citadels().new(3, 3, edition="ffg")
    for seat, names in ((0, city), (1, rival), (2, ["tavern"])):
        cells = [numbers[name.upper()] for name in names]
        state.set_field("lot", cells + [0] * (16 - len(cells)), 16 * seat)
        state.set_field("city", [sum(1 << cell for cell in cells)], seat)
        state.set_field("city_size", [len(cells)], seat)
    held = [numbers[name.upper()] for name in hand]
    state.set_field("hand", [int(kind in held) for kind in range(8 * numbers["KINDS"])])
    state.set_field("held", [sum(1 << kind for kind in held)] + [0] * 7)
    state.set_field("hand_size", [len(held), 0, 0])
    state.set_field("gold", [gold, 0, 0])
    fill_deck(state, numbers)
    state.set_field("pick", [8, 3, 4, 5, 6, 7])
    state.set_field("passed", [0] * 16)
    state.set_field("revealed", [0, 0, 0, 1, 2, 2, 3, 3, 1])
    for name, value in (
        ("called", 8),
        ("face_down", 1 << 1),
        ("pool", 0),
        ("leftover", 1 << 2),
        ("picks_made", 6),
    ):
        state.set_field(name, [value])
    for name, value in (("ending", 1), ("first", 3), ("slots", 1), ("bishop", 2 if bishop else 0)):
        state.set_field(name, [value])
    state.set_field("did", [numbers["DID_ACTION"] | numbers["DID_INCOME"]])
    boxes = [("AT_END_ROUND", 0, 0), ("AT_CALL", 0, 9), ("AT_TURN", 0, 8)]
    state.set_frames([(numbers[box], seat, rank, 0, 0, 0) for box, seat, rank in boxes])
    return state


def fill_deck(state: State, numbers: dict[str, int]) -> None:
    """Put every card that is in no hand and no city into the deck."""
    game = citadels()
    all_cards = game.owned(game.start(state.ruleset, 1))
    state.set_field("deck_size", [0])
    placed = game.owned(state)
    cells = [numbers[name.upper()] for name in all_cards for _ in range(all_cards[name] - placed[name])]
    state.set_field("deck", cells + [0] * (96 - len(cells)))
    state.set_field("deck_head", [0])
    state.set_field("deck_size", [len(cells)])


def best(state: State) -> str:
    view = state.view(state.seat_to_act())
    return citadels().verbs.text(bot(f"mcts:iterations={scaled(200, 60)}").choose(view))


def test_it_builds_the_district_that_wins() -> None:
    """One district can still be built and the rival is protected: only the Palace's five points win."""
    own, other = ["manor", "castle", "keep", "docks"], ["cathedral", "fortress", "town_hall"]
    state = last_turn(5, ["market", "palace", "tavern"], own, other, bishop=True)
    assert state.scores()[:2] == [13, 15]
    assert best(state) == "build district:palace"


def test_it_destroys_the_district_that_wins() -> None:
    """Nothing to build: without the rival's Docks, and only without them, the own city is ahead."""
    state = last_turn(2, [], ["manor", "castle"], ["harbor", "docks", "tavern"], bishop=False)
    assert state.scores()[:2] == [7, 8]
    assert best(state) == "destroy seat:1 district:docks"


def test_utilities_of_a_seat_that_plays_alone_grow_with_its_points() -> None:
    found = [utilities([1], [points])[0] for points in (-20, 0, 1, 50, 100, 110, 500)]
    assert found == [0, 0, 99, 3333, 5000, 5238, 8333]


def test_utilities_share_the_win_and_measure_the_lead() -> None:
    assert utilities([1, 2, 3], [40, 10, 0]) == [10000, 0, 0]
    assert utilities([1, 1, 3], [20, 20, 0]) == [5000, 5000, 0]
    assert utilities([1, 2], [20, 20]) == [6000, 4000], "a win by the tie-break is a win"
    assert utilities([1, 1], [0, 0]) == [5000, 5000]
    close, clear = utilities([1, 2], [21, 20]), utilities([1, 2], [25, 20])
    assert 6000 < close[0] < clear[0] < 10000


def test_secret_actions_of_others_are_one_edge_a_verb() -> None:
    game = citadels()
    edges = observed_edges(game)
    assert len(edges) == game.n_actions
    pick, build = game.verbs["pick"], game.verbs["build"]
    assert len({edges[pick.base + i] for i in range(pick.size)}) == 1
    assert [edges[build.base + i] for i in range(build.size)] == [build.base + i for i in range(build.size)]
    assert len({edges[verb.base] for verb in game.verbs}) == len(game.verbs)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("mcts:iterations=none", "setting iterations is a number, not 'none'"),
        ("mcts:iterations=0", "setting iterations goes from 1"),
        ("mcts:ms=0", "setting ms goes from 1"),
        ("mcts:patience=-1", "setting patience goes from 0"),
        ("mcts:epsilon=2", "setting epsilon goes from 0 to 1"),
        ("mcts:speed=3", "the bot mcts has no setting 'speed'"),
        ("mcts:iterations", "key=value"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence(word: str, sentence: str) -> None:
    with pytest.raises(BotError, match=sentence.replace("(", r"\(")):
        make(word)
