"""Gymnasium: one learner against bots, in one game or in many at once.

    import gymnasium
    import rathaus.research.gymnasium
    env = gymnasium.make("rathaus/citadels-v0", opponents="greedy")

See ``docs/gymnasium.md``.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rathaus.core.registry import games
from rathaus.core.rng import seed_of
from rathaus.core.view import View
from rathaus.research import pictures
from rathaus.research.match import Match
from rathaus.research.observations import Floats, Mask, encoder_of
from rathaus.research.setup import ResearchError, ruleset_for

RENDER_MODES = ["ansi", "svg", "rgb_array"]


class RathausEnv(gymnasium.Env[Any, Any]):
    """A learner's seat in a game against bots. An action is one decision of the learner.

    Args:
        game: a name of the registry.
        seats: how many players; the usual number if not given.
        opponents: a bot's word, or one for each other seat in order from the learner's left.
        seat: the learner's, −1 for another one in each game.
        reward: ``rank``, ``margin`` or ``win``; 0 until the end.
        pieces: observe a dictionary of named arrays instead of one vector.
        illegal: ``lose`` (the game ends with the least reward and a sentence in the info) or ``raise``.
        most_steps: truncate a game after so many actions of the learner; never if 0.
        render_mode: ``ansi``, ``svg``, ``rgb_array`` or None; the learner's view is drawn.
        options: options of the rules.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "rank",
        pieces: bool = False,
        illegal: str = "lose",
        most_steps: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ResearchError(
                f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}"
            )
        self.ruleset = ruleset_for(game, seats, options)
        self.match = Match(self.ruleset, opponents, seat, reward, illegal)
        self.encoder = encoder_of(self.ruleset)
        self.pieces, self.most_steps, self.render_mode = pieces, most_steps, render_mode
        self.steps = self.resets = 0
        self.first_seed: int | None = None
        self.action_space = spaces.Discrete(self.ruleset.game.n_actions)
        self.observation_space = space_of(self.ruleset, pieces)

    def _observe(self) -> Floats | dict[str, Floats]:
        seen = self.encoder.encode(self.match.state, self.match.seat)
        return self.encoder.split(seen) if self.pieces else seen

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a game: with a seed always the same one, else the next one after the last seed."""
        super().reset(seed=seed)
        if seed is not None or self.first_seed is None:
            self.first_seed, self.resets = secrets.randbits(53) if seed is None else int(seed), 0
        while True:
            self.match.begin(game_seed(self.first_seed, self.resets), self.resets)
            self.resets += 1
            if not self.match.over:  # else it was decided before the learner's first decision
                break
        self.steps = 0
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's action and what the bots answer."""
        reward = self.match.act(int(action))
        self.steps += 1
        truncated = self.steps == self.most_steps and not self.match.over
        return self._observe(), reward, self.match.over, truncated, dict(self.match.info)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it; all of them once the game is over."""
        mask = self.encoder.mask(self.match.state).astype(bool)
        return mask if mask.any() else np.ones_like(mask)

    def view(self) -> View:
        """The learner's view, as bots get it."""
        return self.match.state.view(self.match.seat)

    def render(self) -> Any:
        """The learner's view as ``render_mode`` says."""
        draw: dict[str, Callable[[View], Any]] = {
            "ansi": pictures.as_text,
            "svg": pictures.as_svg,
            "rgb_array": pictures.as_pixels,
        }
        if self.render_mode is None:
            raise ResearchError("make the environment with a render_mode to render it")
        return draw[self.render_mode](self.view())


def game_seed(first: int, count: int) -> int:
    """The seed of the game after ``count`` others."""
    return seed_of(first, count) >> 11 if count else first


def space_of(ruleset: Any, pieces: bool) -> spaces.Space[Any]:
    """The space of observations."""
    e = encoder_of(ruleset)
    if not pieces:
        return spaces.Box(e.low, e.high, dtype=np.float32)
    return spaces.Dict({p.name: spaces.Box(p.low, p.high, p.shape, np.float32) for p in e.pieces.values()})


class RathausVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games of a learner in one process: arrays in, arrays out.

    A game that ends is followed by the next one in the same step (``AutoresetMode.SAME_STEP``): the observation is
    the new game's, the last one of the old game stands in ``infos["final_obs"]``.

    Args:
        num_envs: how many games at a time.
        settings: those of :class:`RathausEnv`, except ``pieces``, ``most_steps`` and ``render_mode``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int = 16,
        seats: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        reward: str = "rank",
        illegal: str = "lose",
        **options: Any,
    ) -> None:
        super().__init__()
        self.ruleset = ruleset_for(game, seats, options)
        self.encoder = encoder_of(self.ruleset)
        self.num_envs = num_envs
        self.matches = [Match(self.ruleset, opponents, seat, reward, illegal) for _ in range(num_envs)]
        self.counts = [0] * num_envs
        self.first_seeds = [seed_of(secrets.randbits(53), i) >> 11 for i in range(num_envs)]
        self.single_action_space = spaces.Discrete(self.ruleset.game.n_actions)
        self.single_observation_space = space_of(self.ruleset, pieces=False)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.observations = np.zeros((num_envs, self.encoder.size), dtype=np.float32)
        self.masks = np.zeros((num_envs, self.ruleset.game.n_actions), dtype=np.int8)

    def _begin(self, i: int) -> None:
        match = self.matches[i]
        while True:
            match.begin(game_seed(self.first_seeds[i], self.counts[i]), self.counts[i])
            self.counts[i] += 1
            if not match.over:
                return

    def _look(self, i: int) -> None:
        match = self.matches[i]
        self.encoder.encode(match.state, match.seat, self.observations[i])
        self.encoder.mask(match.state, self.masks[i])

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """Begin all games; with one seed game i has the seed ``seed + i``."""
        if seed is not None:
            seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
            for i, given in enumerate(seeds):
                if given is not None:
                    self.first_seeds[i], self.counts[i] = given, 0
        for i in range(self.num_envs):
            self._begin(i)
            self._look(i)
        return self.observations.copy(), {"action_mask": self.masks.copy()}

    def step(
        self, actions: Any
    ) -> tuple[Floats, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """Play an action in every game."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=bool)
        last: dict[int, tuple[Floats, dict[str, Any]]] = {}
        for i, action in enumerate(np.asarray(actions).tolist()):
            match = self.matches[i]
            rewards[i] = match.act(action)
            if match.over:
                over[i] = True
                last[i] = (self.encoder.encode(match.state, match.seat), dict(match.info))
                self._begin(i)
            self._look(i)
        infos: dict[str, Any] = {"action_mask": self.masks.copy()}
        if last:
            infos["final_obs"] = np.full(self.num_envs, None, dtype=object)
            infos["final_info"] = {}
            for i, (seen, info) in last.items():
                infos["final_obs"][i] = seen
                infos["final_info"] = self._add_info(infos["final_info"], info, i)
            infos["_final_obs"] = infos["_final_info"] = over.copy()
        return self.observations.copy(), rewards, over, np.zeros_like(over), infos

    def action_masks(self) -> Mask:
        """Which actions are legal in each game."""
        return self.masks.copy()


def register_all() -> None:
    """Register every game of the registry as ``rathaus/GAME-v0``."""
    for name in games():
        if f"rathaus/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"rathaus/{name}-v0",
                entry_point=f"{__name__}:RathausEnv",
                vector_entry_point=f"{__name__}:RathausVectorEnv",
                kwargs={"game": name},
            )


register_all()
