"""Kutná Hora as the registry offers it."""

from __future__ import annotations

from typing import Any

from rathaus.core.board import Look
from rathaus.core.box import Box
from rathaus.core.game import Game
from rathaus.core.options import Value
from rathaus.core.policy import Policy
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.core.view import View
from rathaus.games.kutna_hora import (
    actions,
    barbara,
    board,
    build,
    editions,
    fields,
    happenings,
    income,
    mine,
    plot,
    rights,
    rounds,
    scoring,
    setup,
    view,
)
from rathaus.games.kutna_hora.policy import KutnaHoraPolicy
from rathaus.games.kutna_hora.state import blank
from rathaus.games.kutna_hora.tables import KutnaHoraRules


class KutnaHoraGame(Game):
    """Kutná Hora: The City of Silver (2023), for 2 to 4 players."""

    name = "kutna_hora"
    title = "Kutná Hora: The City of Silver"
    seats = range(2, 5)
    options = editions.SPEC
    sources = scoring.SOURCES
    rules_version = "1"
    end_rule = "R10.7"
    declaration = fields.DECLARATION
    longest = 2000

    def box_classes(self) -> dict[str, type[Box]]:
        """The class of each box."""
        return {
            "choose_guilds": setup.ChooseGuilds,
            "place_guilds": setup.PlaceGuilds,
            "cycle": rounds.Cycle,
            "play": actions.Play,
            "hire": mine.Hire,
            "draw": mine.Draw,
            "prospect": mine.Prospect,
            "mine": mine.Mine,
            "rights": rights.Rights,
            "plot": plot.Plot,
            "build": build.Build,
            "site": build.Site,
            "technology": mine.Technology,
            "technology_cell": mine.TechnologyCell,
            "house": build.House,
            "remove_house": build.RemoveHouse,
            "income": income.Income,
            "council": income.Council,
            "middle_effect": barbara.MiddleEffect,
            "score_building": barbara.ScoreBuilding,
            "barbara_points": barbara.BarbaraPoints,
            "joker": actions.Joker,
            "event": happenings.Event,
            "slider": happenings.Slider,
            "tax": rounds.Tax,
            "pay_tax": rounds.PayTax,
            "patricians": rounds.Patricians,
            "next_round": rounds.NextRound,
            "final": rounds.Final,
        }

    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The tables for resolved options."""
        return KutnaHoraRules(self, seats, options)

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
        """R2.16."""
        return view.facts(state, seat)

    def fill_hidden(self, state: State, view_: View) -> None:
        """R2.16: no field is hidden."""

    def prices(self, view: View) -> dict[int, dict[str, int]]:
        """R1.4: coins that the legal actions cost, 0 where they are free now but cost at other times."""
        return {action: {"coins": n} for action, n in view.facts["costs"].items()}

    def draw(self, view: View, look: Look) -> str:
        """The board as one SVG element."""
        return board.draw(view, look)

    def policy(self) -> Policy | None:
        """The rule of thumb of the bot `greedy`."""
        return POLICY

    def owned(self, state: State) -> dict[str, int]:
        """Every component is somewhere."""
        return view.owned(state)


POLICY = KutnaHoraPolicy()
GAME = KutnaHoraGame()
