"""OpenSpiel's own tests, for every game at every number of players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import rathaus.research.openspiel as spiel
from rathaus.core.errors import OptionError
from rathaus.core.registry import games
from rathaus.research.setup import ResearchError
from tests.research.playthrough import condensed
from tests.research.tables import EVERY, ids

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
LONG = 80  # decisions after which sampled games are broken off


def load(name: str, seats: int, **parameters: Any) -> Any:
    given = ",".join(f"{key}={value}" for key, value in {"players": seats, **parameters}.items())
    return pyspiel.load_game(f"{spiel.PREFIX}{name}({given})")


@pytest.fixture(autouse=True)
def parsed() -> None:
    flags.FLAGS.mark_as_parsed()


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_random_simulation(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(load(*table, horizon=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_whole_simulation(table: tuple[str, int], capsys: Any) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(*table))


def cases_of(name: str, seats: int) -> Any:
    """The upstream test case of the interface, for one game."""
    attributes = {"game_name": spiel.PREFIX + name, "game": load(name, seats, horizon=LONG, deals=8)}
    return type("Interface", (api_test.EnforceAPIOnPartialTreeBase,), attributes)


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_interface(table: tuple[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    some = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states, "sample_some_states", lambda game, max_states: some(game, max_states=24)
    )
    made = cases_of(*table)
    made.setUpClass()
    tests = [name for name in dir(made) if name.startswith("test_")]
    assert len(tests) >= 4
    for name in tests:
        getattr(made(name), name)()


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    expected, given = generate_playthrough._read_playthrough(str(path))
    found = condensed(generate_playthrough.playthrough(**given))
    for number, (line, other) in enumerate(zip(expected.split("\n"), found.split("\n")), 1):
        assert line == other, f"line {number}; run scripts/playthroughs.py"
    assert expected == found


def test_every_game_has_playthroughs() -> None:
    assert {path.stem for path in PLAYTHROUGHS} == {f"{name}_{seats}p" for name, seats in EVERY}, (
        "run scripts/playthroughs.py"
    )


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_structures_and_observations(table: tuple[str, int]) -> None:
    game = load(*table)
    state = game.new_initial_state()
    deal = state.action_to_struct(state.current_player(), 5)
    assert list(state.struct_to_actions(deal)) == [5]
    state.apply_action(5)
    public = make_observation(game, pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.NONE))
    random = np.random.RandomState(1)
    for _ in range(25):
        if state.is_terminal():
            break
        player, view = state.current_player(), state.position.view(state.current_player())
        for action in state.legal_actions()[:4]:
            structure = state.action_to_struct(player, action)
            assert json.loads(structure.to_json()) == state.position.ruleset.game.verbs.structure(action)
            assert list(state.struct_to_actions(structure)) == [action]
            assert state.string_to_action(state.action_to_string(action)) == action
        seen = json.loads(state.to_observation_struct(player).to_json())
        assert seen == json.loads(json.dumps(view.to_dict()))
        strings = {public.string_from(state, seat) for seat in range(table[1])}
        assert len(strings) == 1, "everybody sees the same public part"
        state.apply_action(int(random.choice(state.legal_actions())))


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_resampling_keeps_what_the_player_knows(table: tuple[str, int]) -> None:
    state = load(*table).new_initial_state()
    state.apply_action(9)
    random = np.random.RandomState(2)
    for step in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        if step % 8 == 0:
            other = state.resample_from_infostate(player, random.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == state.history()
        state.apply_action(int(random.choice(state.legal_actions())))


@pytest.mark.parametrize(
    "name", [n for n, g in sorted(games().items()) if any(f.see != "public" for f in g.layout)]
)
def test_ismcts_plays(name: str) -> None:
    game = load(name, games()[name].seats[-1], horizon=20)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_parameters() -> None:
    game = load("citadels", 4, options="edition:ffg;short_game:true", reward="margin", deals=3)
    assert game.max_chance_outcomes() == 3
    assert game.ruleset.options["short_game"] is True
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    state.apply_action(2)
    assert state.position == games()["citadels"].new(4, 2, edition="ffg", short_game=True)
    with pytest.raises((OptionError, pyspiel.SpielError, RuntimeError), match="edition"):
        load("citadels", 4, options="edition:none")
    with pytest.raises((ResearchError, pyspiel.SpielError, RuntimeError), match="options read"):
        spiel.read_options("edition")


def test_secret_actions_are_not_heard() -> None:
    state = load("citadels", 4).new_initial_state()
    state.apply_action(1)
    verb = state.position.ruleset.game.verbs["pick"]
    state.apply_action(state.legal_actions()[0])
    assert state.heard() == [-1 - verb.index]
