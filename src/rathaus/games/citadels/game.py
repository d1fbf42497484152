"""Citadels as the registry offers it."""

from __future__ import annotations

from typing import Any

from rathaus.core.board import Look
from rathaus.core.box import Box
from rathaus.core.game import Game
from rathaus.core.options import Value
from rathaus.core.policy import Policy
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.core.view import View, begin_imagining
from rathaus.games.citadels import (
    board,
    building,
    calling,
    characters,
    dark_city,
    districts,
    editions,
    fields,
    gather,
    prices,
    scoring,
    selection,
    turn,
    view,
    warlord,
)
from rathaus.games.citadels.policy import CitadelsPolicy
from rathaus.games.citadels.setup import set_up
from rathaus.games.citadels.state import blank
from rathaus.games.citadels.tables import CitadelsRules


class CitadelsGame(Game):
    """Citadels by Bruno Faidutti (2000): the editions without the cards of 2016."""

    name = "citadels"
    title = "Citadels"
    seats = range(2, 9)
    options = editions.SPEC
    sources = scoring.SOURCES
    rules_version = "1"
    end_rule = "R7.1"
    declaration = fields.DECLARATION

    def box_classes(self) -> dict[str, type[Box]]:
        """R19: the class of each box of the flow."""
        return {
            "round": selection.Round,
            "select": selection.Select,
            "call": calling.Call,
            "hospital": calling.Hospital,
            "emperor": calling.Emperor,
            "tribute": calling.Tribute,
            "begin_turn": turn.BeginTurn,
            "turn": turn.Turn,
            "keep": gather.Keep,
            "under": gather.Under,
            "navigator": gather.Navigator,
            "redraw": characters.Redraw,
            "wizard": dark_city.Wizard,
            "wizard_build": dark_city.WizardBuild,
            "give": dark_city.Give,
            "graveyard": warlord.Graveyard,
            "lighthouse": districts.Lighthouse,
            "bell_tower": building.BellTower,
            "park": districts.Park,
            "end_turn": turn.EndTurn,
            "end_round": calling.EndRound,
            "next_round": calling.NextRound,
        }

    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The tables for resolved options."""
        return CitadelsRules(self, seats, options)

    def blank_state(self) -> State:
        """A state with undefined contents."""
        state: State = blank()
        return state

    def set_up(self, state: Any) -> None:
        """R2."""
        set_up(state)

    def score_sheets(self, state: Any) -> list[dict[str, int]]:
        """R7.3."""
        return [scoring.score_sheet(state, seat) for seat in range(state.ruleset.seats)]

    def rank_keys(self, state: Any) -> list[tuple[int, ...]]:
        """R7.7."""
        return scoring.rank_keys(state)

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """R17."""
        return view.facts(state, seat)

    def fill_hidden(self, state: State, view_: View) -> None:
        """R17, R3.9."""
        view.fill_hidden(state, view_)

    def prices(self, view: View) -> dict[int, dict[str, int]]:
        """Gold that the legal actions cost; open information decides it."""
        state: Any = begin_imagining(view, 0)
        found = prices.prices(state, list(view.legal))
        return {action: {"gold": n} for action, n in found.items()}

    def draw(self, view: View, look: Look) -> str:
        """The board as one SVG element."""
        return board.draw(view, look)

    def policy(self) -> Policy | None:
        """One rule of thumb for all games."""
        return POLICY

    def owned(self, state: State) -> dict[str, int]:
        """Every district card is somewhere: counts by district."""
        return view.card_counts(state)


POLICY = CitadelsPolicy()
GAME = CitadelsGame()
