"""OpenSpiel: every registered game as ``python_rathaus_<game>``.

    import pyspiel
    import rathaus.research.openspiel
    game = pyspiel.load_game("python_rathaus_citadels(players=4)")

Chance is explicit at the root alone: its outcome is the seed of the game, of which all later chance follows. A
state has one Python attribute, the position, which copies in one ``memcpy``. See ``docs/openspiel.md``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from rathaus.core.game import Game
from rathaus.core.registry import games, get
from rathaus.core.state import State
from rathaus.core.view import View
from rathaus.research import pictures
from rathaus.research.observations import Encoder, encoder_of
from rathaus.research.setup import (
    ResearchError,
    Reward,
    bounds_of,
    check_reward,
    rewards_of,
    ruleset_for,
    usual_seats,
)

PREFIX = "python_rathaus_"
DEALS = 1024  # different games, unless the parameter says otherwise
SEED_BITS = 60


def parameters(game: Game) -> dict[str, Any]:
    """The parameters that a game is loaded with, and their defaults."""
    return {"players": usual_seats(game), "options": "", "reward": "rank", "deals": DEALS, "horizon": 0}


def read_options(text: str) -> dict[str, str]:
    """Options from ``edition:ffg;short_game:true``.

    Raises:
        ResearchError: they are no such pairs.
    """
    pairs = [pair.partition(":") for pair in text.split(";") if pair.strip()]
    if not all(name.strip() and colon for name, colon, _ in pairs):
        raise ResearchError(f"options read name:value;name:value, not {text!r}")
    return {name.strip(): value.strip() for name, _, value in pairs}


def game_type(game: Game, seats: int, reward: Reward) -> pyspiel.GameType:
    """What OpenSpiel is told of a game."""
    kinds = pyspiel.GameType
    hides = any(field.see != "public" for field in game.layout)
    zero_sum = reward == "rank" and seats > 1
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Rathaus)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hides
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class RathausGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Rathaus.

    Parameters: ``players``; ``options`` (``name:value;name:value``); ``reward`` (``rank``, ``margin``, ``win``);
    ``deals``, how many equally likely outcomes the chance node at the root has; ``horizon``, after how many
    decisions a game is broken off and ranked as it stands, never if 0.
    """

    name: str  # set by a class for each game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = get(self.name)
        given = parameters(game) | dict(params or {})
        self.reward = check_reward(str(given["reward"]))
        self.ruleset = ruleset_for(self.name, int(given["players"]), read_options(str(given["options"])))
        self.rathaus_game = game
        self.deals, self.horizon = int(given["deals"]), int(given["horizon"])
        if self.deals < 1 or self.horizon < 0:
            raise ResearchError("deals is at least 1 and horizon at least 0")
        seats = self.ruleset.seats
        low, high = bounds_of(self.reward, seats)
        kind = game_type(game, seats, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=min(self.horizon or game.longest, game.longest),
        )
        super().__init__(kind, info, given)

    def new_initial_state(self, *_: Any) -> RathausState:
        """Before the deal."""
        return RathausState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RathausObserver:
        """An observer as OpenSpiel's Python games have it."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RathausObserver(self, kind)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1


class RathausState(pyspiel.State):  # type: ignore[misc]
    """A state; ``position`` is Rathaus' own, None before the deal."""

    position: State | None

    def __init__(self, game: RathausGame) -> None:
        super().__init__(game)
        self.position = None

    def current_player(self) -> int:
        """The seat to act, or OpenSpiel's numbers for chance and the end."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.seat_to_act()

    def is_terminal(self) -> bool:
        """Whether the game is over or broken off at its horizon."""
        if self.position is None:
            return False
        horizon = self.get_game().horizon
        return self.position.is_over() or bool(horizon and self.move_number() > horizon)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = game.rathaus_game.start(game.ruleset, int(action))
        else:
            self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().rathaus_game.verbs.text(action))

    def returns(self) -> list[float]:
        """Rewards by seat, 0 until the end."""
        if self.position is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return rewards_of(self.position, self.get_game().reward)

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return f"{pictures.as_text(self.position.view(-1))}\n{self.position.digest():016x}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RathausState:
        """A state that the player cannot tell from this one, drawn anew with what the view leaves open."""
        other: RathausState = self.clone()
        if self.position is not None:
            seed = int(sampler() * (1 << SEED_BITS))
            other.position = self.position.determinize(player, seed)
        return other

    # --- structures -------------------------------------------------------------------------------------------

    def _action_to_struct(self, player: int, action: int) -> dict[str, str]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"verb": "deal", "number": str(action)}
        return dict(self.get_game().rathaus_game.verbs.structure(action))

    def _struct_to_actions(self, structure: dict[str, Any]) -> list[int]:
        if structure.get("verb") == "deal":
            return [int(structure["number"])]
        return [self.get_game().rathaus_game.verbs.from_structure(structure)]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        if self.position is None:
            return {}
        found: dict[str, Any] = json.loads(json.dumps(self.position.view(player).to_dict()))
        return found

    def heard(self) -> list[int]:
        """The actions so far as everybody heard them: a secret one is −1 minus the number of its verb."""
        verbs = self.get_game().rathaus_game.verbs
        actions = [step.action for step in self.full_history() if step.player >= 0]
        return [-1 - verbs.verb_at(a).index if verbs.verb_at(a).secret else a for a in actions]


class RathausObserver:
    """Writes what a player sees as tensor and string, by the kind of observation that is asked for.

    Both hold the public part, the private part or both. The string of an information state also has the actions that
    everybody heard; the tensor has not, because a view says what a seat may remember.
    """

    tensor: Any
    dict: dict[str, Any]

    def __init__(self, game: RathausGame, kind: Any) -> None:
        self.public = bool(kind.public_info)
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.recall = bool(kind.perfect_recall)
        self.encoder: Encoder = encoder_of(game.ruleset)
        open_fields = {field.name for field in game.rathaus_game.layout if field.see == "public"}
        self.names = [
            name
            for name in self.encoder.pieces
            if (self.public if name in open_fields | {"view.seat", "view.frames"} else self.private)
        ]
        sizes = [self.encoder.pieces[name].size for name in self.names]
        self.tensor = np.zeros(sum(sizes), dtype=np.float32) if sizes else None
        self.dict = {}
        at = 0
        for name, size in zip(self.names, sizes, strict=True):
            self.dict[name] = self.tensor[at : at + size].reshape(self.encoder.pieces[name].shape)
            at += size

    def set_from(self, state: RathausState, player: int) -> None:
        """Write ``tensor`` and ``dict``; all 0 before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.position is not None:
            split = self.encoder.split(self.encoder.encode(state.position, player))
            for name in self.names:
                self.dict[name][...] = split[name]

    def string_from(self, state: RathausState, player: int) -> str:
        """What the player sees, as JSON in which fields that are all 0 and numbers of 0 at the end are left out."""
        if state.position is None:
            return "before the deal" if self.public else ""
        view = state.position.view(player if self.private else -1)
        if not self.public:
            return compact(private_part(view))
        shown: dict[str, Any] = {"frames": view.frames, "public": trimmed(view.public)}
        if view.over:
            shown |= {"sheets": view.sheets, "ranking": view.ranking}
        if self.private:
            shown |= {"seat": player, "legal": view.legal} | private_part(view)
        if self.recall:
            shown["heard"] = state.heard()
        return compact(shown)


def private_part(view: View) -> dict[str, Any]:
    """What a seat knows beyond what everybody sees; empty in games that hide nothing."""
    if not view.own:
        return {}
    return {"own": {name: list(values) for name, values in view.own.items()}, "facts": view.facts}


def trimmed(fields: dict[str, tuple[int, ...]]) -> dict[str, list[int]]:
    """Fields that are not all 0, without the numbers of 0 at their ends."""
    found = {}
    for name, values in fields.items():
        last = max((i for i, value in enumerate(values) if value), default=-1)
        if last >= 0:
            found[name] = list(values[: last + 1])
    return found


def compact(data: dict[str, Any]) -> str:
    """JSON in one line, «» for nothing."""
    return json.dumps(data, separators=(",", ":"), sort_keys=True) if data else ""


def class_of(game: Game) -> type[RathausGame]:
    """The class that OpenSpiel makes of a game; it stands in this module, so that games can be pickled."""
    name = f"Rathaus_{game.name}"
    made: type[RathausGame] = type(name, (RathausGame,), {"name": game.name, "__module__": __name__})
    globals()[name] = made
    return made


def register_all() -> None:
    """Register every game of the registry with OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name, game in games().items():
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(game, usual_seats(game), "rank"), class_of(game))


register_all()
