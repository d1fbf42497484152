"""PettingZoo's own tests, for every game at every number of players."""

from __future__ import annotations

import copy
import importlib
import pickle
import warnings
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils.env import AECEnv

from rathaus.core.errors import IllegalAction, OptionError
from rathaus.core.registry import get
from rathaus.research import pettingzoo as zoo
from rathaus.research.setup import ResearchError
from tests.research.tables import EVERY, ids

# what PettingZoo says of every environment whose observation is a dictionary with an action mask
KNOWN = ("probably should be gymnasium.spaces", "mask numpy array is all zeros", "is not a NumPy array")


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in KNOWN:
            warnings.filterwarnings("ignore", message=f".*{text}.*")
        yield


def play(env: Any, steps: int = 10_000, seed: int = 1) -> dict[str, float]:
    """Random actions; returns the rewards of the end."""
    random = Random(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter(steps):
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] = reward
        env.step(None if terminated or truncated else random.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_api(table: tuple[str, int]) -> None:
    api_test(zoo.env(*table), num_cycles=200)


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_seed(table: tuple[str, int]) -> None:
    seed_test(lambda: zoo.env(*table), num_cycles=60)


@pytest.mark.parametrize("name", sorted({name for name, _ in EVERY}))
def test_render(name: str) -> None:
    def drawn(picture: str) -> bool:
        return picture.startswith("<svg")

    render_test(lambda render_mode: zoo.env(name, render_mode=render_mode), custom_tests={"svg": drawn})


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_performance_benchmark_runs(
    table: tuple[str, int], monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    clock = iter(range(0, 1000, 3))  # the benchmark ends after five seconds
    module = importlib.import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(zoo.env(*table))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("table", EVERY[::3], ids=ids)
def test_pieces_pass_too(table: tuple[str, int]) -> None:
    api_test(zoo.env(*table, pieces=True), num_cycles=20)


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_copies_keep_the_game(table: tuple[str, int]) -> None:
    env = zoo.env(*table)
    env.reset(seed=4)
    play(env, 30)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.unwrapped.game_state == env.unwrapped.game_state
        assert other.unwrapped.game_state is not env.unwrapped.game_state
        before = env.unwrapped.game_state.digest()
        play(other, 5)
        assert env.unwrapped.game_state.digest() == before


@pytest.mark.parametrize("name", sorted({name for name, _ in EVERY}))
def test_a_seed_is_the_seed_of_the_game(name: str) -> None:
    env = zoo.raw_env(name)
    env.reset(seed=11)
    first = env.game_state.clone()
    assert first == env.ruleset.game.start(env.ruleset, 11)
    env.reset()
    second = env.game_state.clone()
    assert second != first
    env.reset(seed=11)
    assert env.game_state == first
    env.reset()
    assert env.game_state == second


@pytest.mark.parametrize(("reward", "total"), [("rank", 0), ("win", 1), ("margin", None)])
def test_rewards_come_at_the_end(reward: str, total: float | None) -> None:
    env = zoo.env("citadels", 4, reward=reward)
    env.reset(seed=2)
    rewards = play(env)
    state = env.unwrapped.game_state
    assert state.is_over() and len(rewards) == 4
    best = max(rewards.values())
    assert [rewards[f"player_{i}"] == best for i in range(4)] == [rank == 1 for rank in state.ranking()]
    if total is not None:
        assert sum(rewards.values()) == pytest.approx(total)
    else:
        top = sorted(state.scores())[-1]
        assert all(rewards[f"player_{i}"] <= state.scores()[i] for i in range(4)) and best <= top


def test_modules_and_ids() -> None:
    from rathaus.research.pettingzoo import citadels_v0

    env = citadels_v0.env(seats=5, edition="ffg")
    assert isinstance(env, AECEnv) and str(env) == "citadels_v0"
    assert env.unwrapped.ruleset.options["edition"] == "ffg"
    assert set(zoo.all_modules()) == {f"rathaus/{name}_v0" for name, _ in EVERY}
    with pytest.raises(AttributeError, match="citadels_v0"):
        _ = zoo.chess_v6


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        zoo.env("citadels", 12)
    with pytest.raises(OptionError, match="edition"):
        zoo.env("citadels", 4, edition="none")
    with pytest.raises(ResearchError, match="render mode"):
        zoo.env("citadels", 4, render_mode="film")
    with pytest.raises(ResearchError, match="reward"):
        zoo.env("citadels", 4, reward="fame")
    env = zoo.raw_env("citadels", 4)
    env.reset(seed=1)
    before = env.game_state.clone()
    illegal = next(a for a in range(get("citadels").n_actions) if a not in before.legal_actions())
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert env.game_state == before


def test_the_order_of_calls_is_checked() -> None:
    env = zoo.env("citadels", 4)
    for access in (lambda: env.agents, lambda: env.step(0), lambda: env.observe("player_0"), env.last):
        with pytest.raises(AttributeError, match="before reset"):
            access()
    env.reset(seed=1)
    play(env)
    before = env.game_state.clone()
    env.step(None)  # PettingZoo's log says that there is nobody left
    assert env.game_state == before and not env.agents


def test_state_is_for_critics_only() -> None:
    env = zoo.raw_env("citadels", 4)
    env.reset(seed=1)
    with pytest.raises(ResearchError, match="omniscient"):
        env.state()
    env = zoo.raw_env("citadels", 4, omniscient=True)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())


def test_a_game_can_be_truncated() -> None:
    env = zoo.env("citadels", 4, most_steps=6)
    env.reset(seed=1)
    assert set(play(env).values()) == {0.0}
    assert env.unwrapped.steps == 6 and not env.agents
