"""PettingZoo: every registered game as an AEC environment.

    from rathaus.research.pettingzoo import citadels_v0
    env = citadels_v0.env(seats=4, edition="ffg")

See ``docs/pettingzoo.md``.
"""

from __future__ import annotations

import secrets
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from rathaus.core.registry import games
from rathaus.core.rng import seed_of
from rathaus.core.view import View
from rathaus.research import pictures
from rathaus.research.observations import Floats, encoder_of
from rathaus.research.setup import ResearchError, check_reward, rewards_of, ruleset_for

VERSION = "v0"
AFTER_RESET = {
    "agents",
    "agent_selection",
    "game_state",
    "infos",
    "rewards",
    "terminations",
    "truncations",
}
RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


class RathausAEC(AECEnv):  # type: ignore[misc]
    """A game of Rathaus, seat by seat.

    Args:
        game: a name of the registry.
        seats: how many players; the usual number if not given.
        reward: ``rank`` (+1 for the first to −1 for the last, ties between), ``margin`` (points more than the best
            other) or ``win`` (1 for the winner, shared). All rewards are 0 until the end.
        pieces: observe a dictionary of named arrays instead of one vector.
        omniscient: give :meth:`state`, which shows what is hidden from players.
        most_steps: truncate the game after so many actions, with rewards of 0; never if 0.
        render_mode: ``human`` (prints), ``ansi``, ``svg``, ``rgb_array`` or None.
        render_seat: whose view is rendered; −1 is a spectator.
        options: options of the rules.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "rank",
        pieces: bool = False,
        omniscient: bool = False,
        most_steps: int = 0,
        render_mode: str | None = None,
        render_seat: int = -1,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ResearchError(
                f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}"
            )
        self.ruleset = ruleset_for(game, seats, options)
        self.encoder = encoder_of(self.ruleset)
        self.reward = check_reward(reward)
        self.pieces, self.omniscient, self.most_steps = pieces, omniscient, most_steps
        self.render_mode, self.render_seat = render_mode, render_seat
        self.metadata = {
            "name": f"{game}_{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.ruleset.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._n_actions) for agent in self.possible_agents}
        self.first_seed, self.resets, self.steps = secrets.randbits(53), 0, 0

    def __getattr__(self, name: str) -> Any:
        if name in AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    # --- spaces -----------------------------------------------------------------------------------------------

    @property
    def _n_actions(self) -> int:
        return int(self.ruleset.game.n_actions)

    def _space(self) -> spaces.Dict:
        e = self.encoder
        seen: spaces.Space[Any] = spaces.Box(e.low, e.high, dtype=np.float32)
        if self.pieces:
            seen = spaces.Dict(
                {p.name: spaces.Box(p.low, p.high, p.shape, np.float32) for p in e.pieces.values()}
            )
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (self._n_actions,), np.int8)}
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent, always the same object."""
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        """The space of :meth:`state`."""
        e = encoder_of(self.ruleset, omniscient=True)
        return spaces.Box(e.low, e.high, dtype=np.float32)

    # --- play -------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed the one of ``Game.new(seats, seed)``, else the next one after the last seed."""
        if seed is not None:
            self.first_seed, self.resets = int(seed), 0
        self.game_seed = seed_of(self.first_seed, self.resets) >> 11 if self.resets else self.first_seed
        self.resets += 1
        self.steps = 0
        self.game_state = self.ruleset.game.start(self.ruleset, self.game_seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game_state.seat_to_act()]

    def step(self, action: Any) -> None:
        """Play an action of the agent that is selected.

        Raises:
            IllegalAction: with the rule that forbids it; the game is unchanged.
        """
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        if (
            action is None
            or self.terminations[self.agent_selection]
            or self.truncations[self.agent_selection]
        ):
            self._was_dead_step(action)
            return
        state = self.game_state
        state.apply(int(action))
        self.steps += 1
        seat = state.seat_to_act()
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self.steps != self.most_steps:
                return
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict(zip(self.agents, rewards_of(state, self.reward), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its action mask is all 0 unless it is to act."""
        state, seat = self.game_state, self.seat_of[agent]
        seen: Floats | dict[str, Floats] = self.encoder.encode(state, seat)
        mask = np.zeros(self._n_actions, dtype=np.int8)
        if state.seat_to_act() == seat:
            self.encoder.mask(state, mask)
        return {"observation": self.encoder.split(seen) if self.pieces else seen, "action_mask": mask}  # type: ignore[arg-type]

    def view(self, agent: str) -> View:
        """The view of an agent, as bots get it."""
        return self.game_state.view(self.seat_of[agent])

    def state(self) -> Floats:
        """Everything, hidden things too, as a vector: for a critic trained centrally.

        Raises:
            ResearchError: the environment was not made with ``omniscient=True``.
        """
        if not self.omniscient:
            raise ResearchError("state() shows what is hidden; make the environment with omniscient=True")
        seat = max(0, self.game_state.seat_to_act())
        return encoder_of(self.ruleset, omniscient=True).encode(self.game_state, seat)

    # --- looks ------------------------------------------------------------------------------------------------

    def render(self) -> Any:
        """The view of ``render_seat`` as ``render_mode`` says."""
        if self.render_mode is None:
            raise ResearchError("make the environment with a render_mode to render it")
        view = self.game_state.view(self.render_seat)
        if self.render_mode == "svg":
            return pictures.as_svg(view)
        if self.render_mode == "rgb_array":
            return pictures.as_pixels(view)
        text = pictures.as_text(view)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is kept open."""


def raw_env(game: str, seats: int | None = None, **settings: Any) -> RathausAEC:
    """The environment; see :class:`RathausAEC` for the settings."""
    return RathausAEC(game, seats, **settings)


env = raw_env
"""The same: what PettingZoo's wrappers check, the environment checks itself, in a fraction of the time."""


def module_of(game: str) -> ModuleType:
    """A module as PettingZoo has one for each of its games: ``env``, ``raw_env``."""
    made = ModuleType(f"{__name__}.{game}_{VERSION}", f"{games()[game].title} for PettingZoo.")
    made.env = partial(env, game)  # type: ignore[attr-defined]
    made.raw_env = partial(raw_env, game)  # type: ignore[attr-defined]
    return made


def all_modules() -> dict[str, ModuleType]:
    """Id (``rathaus/citadels_v0``) to module of every registered game."""
    return {f"rathaus/{name}_{VERSION}": module_of(name) for name in games()}


def __getattr__(name: str) -> ModuleType:
    game, _, version = name.rpartition("_")
    if version == VERSION and game in games():
        return module_of(game)
    raise AttributeError(f"there is no {name}; there are: {', '.join(f'{g}_{VERSION}' for g in games())}")
