"""Learn to beat random players with MaskablePPO on the processor, in minutes.

    pip install "rathaus[research]" -r examples/maskable_ppo/requirements.txt
    python examples/maskable_ppo/train.py citadels --steps 60000 --picture curve.svg

All games of a round of experience are played in this process. After each round of training the learner plays games
whose seeds it never trained on; the curve shows its mean reward in them: +1 for a first place, −1 for the last.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from rathaus.research.gymnasium import RathausEnv, RathausVectorEnv

TEST_SEED = 1 << 40  # training seeds lie below


def make_env(game: str, seats: int | None, opponents: str) -> RathausEnv:
    """The environment that is learned: a vector of numbers, another seat in each game."""
    return RathausEnv(game, seats, opponents=opponents, seat=-1)


def evaluate(model: Any, game: str, seats: int | None, opponents: str, games: int) -> dict[str, float]:
    """Mean reward and share of wins over new games, many at a time."""
    envs = RathausVectorEnv(game, min(games, 32), seats, opponents=opponents, seat=-1)
    seen, _ = envs.reset(seed=TEST_SEED)
    rewards: list[float] = []
    wins = 0
    while len(rewards) < games:
        actions, _ = model.predict(seen, action_masks=envs.action_masks().astype(bool), deterministic=True)
        seen, reward, over, _, infos = envs.step(actions)
        for i in np.flatnonzero(over):
            rewards.append(float(reward[i]))
            seat = infos["final_info"]["seat"][i]
            wins += infos["final_info"]["ranking"][i][seat] == 1
    return {"reward": float(np.mean(rewards)), "wins": wins / len(rewards)}


def train(given: argparse.Namespace) -> list[dict[str, float]]:
    """Train and evaluate in turns; returns the points of the curve."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    envs = DummyVecEnv(
        [lambda: make_env(given.game, given.seats, given.opponents) for _ in range(given.envs)]
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=given.round // given.envs,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=given.seed,
        device="cpu",
    )
    envs.seed(given.seed)
    curve = []
    begin = time.monotonic()
    steps = 0
    while True:
        spent = time.monotonic() - begin
        point = evaluate(model, given.game, given.seats, given.opponents, given.games)
        begin = time.monotonic() - spent  # the tests do not count
        curve.append({"steps": steps, "seconds": round(spent, 1), **point})
        print(json.dumps(curve[-1]), flush=True)
        if steps >= given.steps:
            return curve
        model.learn(given.round, reset_num_timesteps=False)
        steps += given.round


def draw(curve: list[dict[str, float]], given: argparse.Namespace) -> None:
    """The curve as a picture, with what chance alone would give."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    steps = [point["steps"] / 1000 for point in curve]
    axes.plot(steps, [point["reward"] for point in curve], marker="o", label="mean reward")
    axes.plot(steps, [point["wins"] for point in curve], marker="s", label="share of wins")
    axes.axhline(0, linewidth=0.8, color="grey")
    axes.set_xlabel("thousands of decisions")
    axes.set_title(f"MaskablePPO, {given.game}, against {given.opponents}")
    axes.legend()
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(given.picture)


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="citadels")
    parser.add_argument("--seats", type=int, help="number of players; the usual one if not given")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions of the learner in all")
    parser.add_argument("--round", type=int, default=6_144, help="decisions between two tests")
    parser.add_argument("--envs", type=int, default=12)
    parser.add_argument("--games", type=int, default=300, help="games of a test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--json", type=Path)
    return parser.parse_args(words)


def main() -> None:
    given = read_arguments()
    curve = train(given)
    if given.json:
        given.json.write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
    if given.picture:
        draw(curve, given)


if __name__ == "__main__":
    main()
