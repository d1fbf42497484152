"""Gymnasium's own check, for every game at every number of players, and games in one process."""

from __future__ import annotations

import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import rathaus.research.gymnasium as gym
from rathaus.bots import BotError
from rathaus.core.errors import IllegalAction
from rathaus.core.registry import games
from rathaus.research.setup import ResearchError
from tests.research.tables import EVERY, ids


def make(name: str, seats: int, **settings: Any) -> gym.RathausEnv:
    made: gym.RathausEnv = gymnasium.make(f"rathaus/{name}-v0", seats=seats, **settings).unwrapped
    return made


def legal(mask: Any, random: Random) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("table", EVERY, ids=ids)
@pytest.mark.parametrize("pieces", [False, True], ids=["vector", "pieces"])
def test_check_env(table: tuple[str, int], pieces: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(make(*table, pieces=pieces), skip_render_check=True)


@pytest.mark.parametrize("name", sorted(games()))
def test_check_env_renders(name: str) -> None:
    env = gymnasium.make(f"rathaus/{name}-v0", render_mode="svg").unwrapped
    env.reset(seed=1)
    assert env.render().startswith("<svg")


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_a_learner_plays_bots(table: tuple[str, int]) -> None:
    game = games()[table[0]]
    bot = "greedy" if game.policy() is not None else "random"
    env, random = make(*table, opponents=bot, seat=-1), Random(1)
    seen, _ = env.reset(seed=3)
    for _ in range(4000):
        assert env.match.state.seat_to_act() == env.match.seat
        seen, reward, over, truncated, info = env.step(legal(env.action_masks(), random))
        assert env.observation_space.contains(seen) and not truncated
        if over:
            assert info["ranking"] == env.match.state.ranking() and -1 <= reward <= 1
            return
        assert reward == 0
    assert table[0] == "hansa_teutonica", "only a network can be dawdled in for so long"


@pytest.mark.parametrize("table", EVERY, ids=ids)
def test_many_games_are_the_games_one_by_one(table: tuple[str, int]) -> None:
    many = gymnasium.make_vec(
        f"rathaus/{table[0]}-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=table[1]
    )
    single = [make(*table) for _ in range(3)]
    seen, infos = many.reset(seed=20)
    for i, env in enumerate(single):
        np.testing.assert_array_equal(seen[i], env.reset(seed=20 + i)[0])
    random = Random(2)
    for _ in range(60):
        actions = [legal(mask, random) for mask in infos["action_mask"]]
        seen, rewards, over, truncated, infos = many.step(np.array(actions))
        assert many.observation_space.contains(seen) and not truncated.any()
        for i, env in enumerate(single):
            one, reward, ended, _, _ = env.step(actions[i])
            assert (reward, ended) == (rewards[i], over[i])
            if ended:
                np.testing.assert_array_equal(infos["final_obs"][i], one)
                one, _ = env.reset()
            np.testing.assert_array_equal(seen[i], one)


def test_illegal_actions() -> None:
    env = make("citadels", 4)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True) and "not allowed" in info["illegal"]
    env = make("citadels", 4, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(wrong)


def test_seeds_and_pickles() -> None:
    env = make("citadels", 4, seat=-1)
    first, _ = env.reset(seed=8)
    again, _ = env.reset()
    copy = pickle.loads(pickle.dumps(env))
    assert copy.match.state == env.match.state
    assert not np.array_equal(first, again)
    np.testing.assert_array_equal(env.reset(seed=8)[0], first)


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(BotError, match="no bot"):
        make("citadels", 4, opponents="nobody")
    with pytest.raises(BotError, match="3 opponents"):
        make("citadels", 4, opponents=("random", "random"))
    with pytest.raises(ResearchError, match="seat 4"):
        make("citadels", 4, seat=4)
    with pytest.raises(ResearchError, match="illegal"):
        make("citadels", 4, illegal="shrug")
    with pytest.raises(ResearchError, match="render"):
        gym.RathausEnv("citadels", 4, render_mode="film")


def test_games_can_be_truncated() -> None:
    env, random = make("citadels", 4, most_steps=3), Random(1)
    env.reset(seed=1)
    ends = [env.step(legal(env.action_masks(), random))[3] for _ in range(3)]
    assert ends == [False, False, True]
