"""Hansa Teutonica as the registry offers it."""

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
from rathaus.games.hansa_teutonica import (
    board,
    board_words,
    displace,
    editions,
    favour,
    fields,
    markers,
    move,
    pawn,
    pieces,
    promos,
    scoring,
    sea,
    skills,
    trade,
    turn,
    view,
)
from rathaus.games.hansa_teutonica.policy import Greedy
from rathaus.games.hansa_teutonica.setup import set_up
from rathaus.games.hansa_teutonica.state import blank
from rathaus.games.hansa_teutonica.tables import HansaRules


class HansaGame(Game):
    """Hansa Teutonica by Andreas Steding (2009), with the maps and modules of the Big Box (2020)."""

    name = "hansa_teutonica"
    title = "Hansa Teutonica"
    seats = range(2, 6)
    options = editions.SPEC
    sources = scoring.SOURCES
    rules_version = "1"
    end_rule = "R9.2"
    declaration = fields.DECLARATION
    longest = 60000

    def box_classes(self) -> dict[str, type[Box]]:
        """The class of each box."""
        return {
            "set_pawn": pawn.SetPawn,
            "begin_turn": turn.BeginTurn,
            "turn": turn.Turn,
            "pay": pieces.Pay,
            "relocate": displace.Relocate,
            "lift": move.Lift,
            "trade": trade.Trade,
            "permanent": sea.Permanent,
            "scatter": sea.Scatter,
            "after_route": trade.AfterRoute,
            "skill": skills.Skill,
            "swap": markers.Swap,
            "remove": move.Remove,
            "lay": promos.Lay,
            "exchange": promos.Exchange,
            "give_up": favour.GiveUp,
            "echo": promos.Echo,
            "tribute": promos.Tribute,
            "end_turn": turn.EndTurn,
            "place_marker": markers.PlaceMarker,
        }

    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The board and tables for resolved options."""
        return HansaRules(self, seats, options)

    def blank_state(self) -> State:
        """A state with undefined contents."""
        state: State = blank()
        return state

    def set_up(self, state: Any) -> None:
        """R3."""
        set_up(state)

    def score_sheets(self, state: Any) -> list[dict[str, int]]:
        """R10."""
        return [scoring.score_sheet(state, seat) for seat in range(state.ruleset.seats)]

    def rank_keys(self, state: Any) -> list[tuple[int, ...]]:
        """R11."""
        return scoring.rank_keys(state)

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """R12.3."""
        return view.facts(state)

    def fill_hidden(self, state: State, view_: View) -> None:
        """R12."""
        view.fill_hidden(state, view_)

    def called(self, rules: Ruleset, domain: Domain, label: str, texts: Messages) -> str | None:
        """Posts by their routes."""
        return board_words.called(rules, domain, label, texts)

    def draw(self, view: View, look: Look) -> str:
        """The board as one SVG element."""
        return board.draw(view, look)

    def policy(self) -> Policy:
        """The rule of thumb."""
        return Greedy()

    def owned(self, state: State) -> dict[str, int]:
        """R3.5: pieces of each seat and markers of each kind."""
        return view.owned(state)


GAME = HansaGame()
