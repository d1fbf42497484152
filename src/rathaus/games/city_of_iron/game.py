"""City of Iron as the registry offers it."""

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
from rathaus.games.city_of_iron import (
    arc,
    bids,
    board,
    board_words,
    building,
    decks,
    editions,
    fields,
    playing,
    rounds,
    row,
    scoring,
    settling,
    setup,
    shop,
    towns,
    turns,
    view,
)
from rathaus.games.city_of_iron.policy import CityOfIronPolicy
from rathaus.games.city_of_iron.state import blank
from rathaus.games.city_of_iron.tables import CityOfIronRules


class CityOfIronGame(Game):
    """City of Iron, first edition with errata (2013), for 2 to 4 players; reconstructed cards."""

    name = "city_of_iron"
    title = "City of Iron"
    seats = range(2, 5)
    options = editions.SPEC
    sources = scoring.SOURCES
    rules_version = "1"
    end_rule = "R7.5"
    declaration = fields.DECLARATION
    longest = 6000

    def box_classes(self) -> dict[str, type[Box]]:
        """The class of each box."""
        return {
            "choose_nation": setup.ChooseNation,
            "set_up": setup.SetUp,
            "stack": setup.Stack,
            "first_draw": setup.FirstDraw,
            "begin_round": bids.BeginRound,
            "bid": bids.Bid,
            "second_bid": bids.SecondBid,
            "order": bids.Order,
            "cycle": turns.Cycle,
            "turn": turns.Turn,
            "build_with": building.BuildWith,
            "build_city": building.BuildCity,
            "demolish": building.Demolish,
            "land": settling.Land,
            "district_city": settling.DistrictCity,
            "token": settling.Token,
            "pay": playing.Pay,
            "give": playing.Give,
            "effect": playing.Effect,
            "draw_card": playing.DrawCard,
            "siege": towns.Siege,
            "conquer": towns.Conquer,
            "lift": arc.Lift,
            "move_to": arc.MoveTo,
            "clear": decks.Clear,
            "discard": decks.Discard,
            "row": row.Row,
            "snyle": rounds.Snyle,
            "scoring": rounds.Scoring,
            "income": rounds.Income,
            "science": rounds.Science,
            "icons": rounds.Icons,
            "shop": shop.Shop,
            "buy": shop.Buy,
            "reveal": shop.Reveal,
            "next_round": rounds.NextRound,
            "final": rounds.Final,
        }

    def make_ruleset(self, seats: int, options: dict[str, Value]) -> Ruleset:
        """The tables for resolved options."""
        return CityOfIronRules(self, seats, options)

    def blank_state(self) -> State:
        """A state with undefined contents."""
        state: State = blank()
        return state

    def set_up(self, state: Any) -> None:
        """R2."""
        setup.set_up(state)

    def score_sheets(self, state: Any) -> list[dict[str, int]]:
        """R6.2, R7.4."""
        return [scoring.score_sheet(state, seat) for seat in range(state.ruleset.seats)]

    def rank_keys(self, state: Any) -> list[tuple[int, ...]]:
        """R7.5."""
        return scoring.rank_keys(state)

    def facts(self, state: State, seat: int) -> dict[str, Any]:
        """R2.13."""
        return view.facts(state, seat)

    def fill_hidden(self, state: State, view_: View) -> None:
        """R2.13: hands, orders of decks, secret choices."""
        view.fill_hidden(state, view_)

    def prices(self, view: View) -> dict[int, dict[str, int]]:
        """R5: money, science and skills that the legal actions cost."""
        costs: dict[int, dict[str, int]] = view.facts["costs"]
        return costs

    def called(self, rules: Ruleset, domain: Domain, label: str, texts: Messages) -> str | None:
        """A land with its terrains, a town with its goods."""
        return board_words.called(rules, domain, label, texts)

    def draw(self, view: View, look: Look) -> str:
        """The board as one SVG element."""
        return board.draw(view, look)

    def policy(self) -> Policy | None:
        """The rule of thumb of the bot `greedy`."""
        return POLICY

    def owned(self, state: State) -> dict[str, int]:
        """Every component is somewhere."""
        return view.owned(state)


POLICY = CityOfIronPolicy()
GAME = CityOfIronGame()
