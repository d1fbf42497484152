"""Messina 1347 as the registry offers it."""

from __future__ import annotations

from typing import Any

from rathaus.core.board import Look
from rathaus.core.box import Box
from rathaus.core.game import Game
from rathaus.core.messages import Messages
from rathaus.core.options import Value
from rathaus.core.policy import Policy
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.core.verbs import Domain
from rathaus.core.view import View
from rathaus.games.messina_1347 import (
    act,
    board,
    board_words,
    build,
    dock,
    editions,
    effects,
    estate,
    fields,
    overseers,
    plague,
    production,
    programs,
    repopulate,
    rescue,
    rival,
    rounds,
    scoring,
    setup,
    turn,
    view,
)
from rathaus.games.messina_1347.policy import MessinaPolicy
from rathaus.games.messina_1347.state import blank
from rathaus.games.messina_1347.tables import MessinaRules


class MessinaGame(Game):
    """Messina 1347 (2021), for 1 to 4 players."""

    name = "messina_1347"
    title = "Messina 1347"
    seats = range(1, 5)
    options = editions.SPEC
    sources = scoring.SOURCES
    rules_version = "1"
    end_rule = "R9.1"
    declaration = fields.DECLARATION
    longest = 3000

    def box_classes(self) -> dict[str, type[Box]]:
        """The class of each box."""
        return {
            "turns": turn.Turns,
            "use": turn.Use,
            "go": turn.Go,
            "which_citizen": rescue.WhichCitizen,
            "rescue": rescue.Rescue,
            "admit": rescue.Admit,
            "fight": plague.Fight,
            "spread": plague.Spread,
            "step_three": plague.StepThree,
            "ship": dock.Ship,
            "ship_plague": dock.ShipPlague,
            "step_four": act.StepFour,
            "act": act.Act,
            "citizens_back": repopulate.CitizensBack,
            "give_up": repopulate.GiveUp,
            "lay_tile": repopulate.LayTile,
            "end_turn": turn.EndTurn,
            "effect": programs.Effect,
            "hex_action": effects.HexAction,
            "any_hex": effects.AnyHex,
            "climb": effects.Climb,
            "scroll": effects.Scroll,
            "upgrade": estate.Upgrade,
            "build": build.Build,
            "fit": build.Fit,
            "overseer": overseers.Overseer,
            "activate": overseers.Activate,
            "promote": effects.Promote,
            "production": production.Production,
            "hiring": production.Hiring,
            "employ": production.Employ,
            "produce": production.Produce,
            "leave": production.Leave,
            "release": production.Release,
            "prepare": rounds.Prepare,
            "rival": rival.Rival,
            "final": rounds.Final,
        }

    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The tables for resolved options."""
        return MessinaRules(self, seats, options)

    def blank_state(self) -> State:
        """A state with undefined contents."""
        state: State = blank()
        return state

    def set_up(self, state: Any) -> None:
        """R2."""
        setup.set_up(state)

    def score_sheets(self, state: Any) -> list[dict[str, int]]:
        """R10."""
        return [scoring.score_sheet(state, seat) for seat in range(state.ruleset.seats)]

    def rank_keys(self, state: Any) -> list[tuple[int, ...]]:
        """R10.7."""
        return scoring.rank_keys(state)

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """R3.3."""
        return view.facts(state, seat)

    def fill_hidden(self, state: State, view_: View) -> None:
        """R3.3: no field is hidden."""

    def prices(self, view: View) -> dict[int, dict[str, int]]:
        """R1.7: tokens that the legal actions cost."""
        return {int(action): dict(cost) for action, cost in view.facts["costs"].items()}

    def policy(self) -> Policy | None:
        """The rule of thumb of the bot `greedy`."""
        return POLICY

    def called(self, rules: Ruleset, domain: Domain, label: str, texts: Messages) -> str | None:
        """Hexes, squares, tiles, wagons and ships with what they do."""
        return board_words.called(rules, domain, label, texts)

    def draw(self, view: View, look: Look) -> str:
        """The drawn board."""
        return board.draw(view, look)

    def owned(self, state: State) -> dict[str, int]:
        """Every component is somewhere."""
        return view.owned(state)


POLICY = MessinaPolicy()
GAME = MessinaGame()
