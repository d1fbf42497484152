"""An MCP server over standard input and output: language models play at the same tables, by the same views, as bots.

``rathaus mcp`` runs it; see ``docs/mcp.md``.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import wraps
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import rathaus
from rathaus.bots import BotError
from rathaus.bots.protocol import BadReply, action_of, legal_out, view_out
from rathaus.core.errors import IllegalAction, RathausError
from rathaus.core.events import visible
from rathaus.core.matrix import matrix
from rathaus.core.messages import messages
from rathaus.core.registry import games, get
from rathaus.research import pictures
from rathaus.research.match import Match
from rathaus.research.setup import ruleset_for

INSTRUCTIONS = (
    "Play board games against bots. list_games, then start; then view, legal_actions and act until the game is over. "
    "You see what your seat may see and nothing else. An action is given by its number, its text or its structure. "
    "rules looks up what a rule number says."
)
MOST_TABLES = 64
PROGRAMS = "seats are taken by bots of this installation, not by programs"


@dataclass
class Table:
    """A game in play, and how many of its events have been told."""

    match: Match
    told: int = 0


class Tables:
    """The games of one client."""

    def __init__(self) -> None:
        self.open: dict[str, Table] = {}

    def list_games(self) -> list[dict[str, Any]]:
        """All games with their numbers of players, bots and options."""
        return [
            {
                "game": game.name,
                "title": game.title,
                "seats": list(game.seats),
                "bots": ["random", *(["greedy"] if game.policy() is not None else []), "mcts"],
                "options": {o.name: list(o.values) or o.kind for o in game.options if not o.advanced},
                "actions": game.n_actions,
            }
            for game in games().values()
        ]

    def start(
        self,
        game: str,
        seats: int = 0,
        opponents: str = "",
        seat: int = 0,
        seed: int = -1,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Start a game and play the bots up to your first decision.

        Args:
            game: a name from list_games.
            seats: number of players; 0 takes the usual number.
            opponents: a bot for all other seats (random, greedy, mcts:iterations=200); empty takes the usual one.
            seat: yours, from 0.
            seed: the same seed gives the same game; negative takes a secret one.
            options: options of the rules by name.
        """
        known = get(game)
        word = opponents or ("greedy" if known.policy() is not None else "random")
        if "/" in word or "\\" in word:
            raise BotError(PROGRAMS)
        if len(self.open) >= MOST_TABLES:
            self.open.pop(next(iter(self.open)))
        ruleset = ruleset_for(game, seats or None, options)
        match = Match(ruleset, word, seat, "rank", "raise", listen=True)
        match.begin(seed if seed >= 0 else secrets.randbits(53))
        name = secrets.token_hex(4)
        self.open[name] = Table(match)
        return {"table": name, "options": dict(ruleset.options), **self._news(name)}

    def table(self, name: str) -> Table:
        """A table by its name.

        Raises:
            BotError: there is none.
        """
        try:
            return self.open[name]
        except KeyError:
            raise BotError(f"there is no table {name!r}; start a game first") from None

    def view(self, table: str) -> dict[str, Any]:
        """All that your seat may see, as structured data, and in a few lines of text."""
        match = self.table(table).match
        view = match.state.view(match.seat)
        return {"text": pictures.as_text(view), "view": view_out(view)}

    def legal_actions(self, table: str) -> list[dict[str, Any]]:
        """Your legal actions: number, text, structure, the rule and words for each."""
        match = self.table(table).match
        game, words = match.ruleset.game, messages("en", match.ruleset.game.name)
        names = [f"Seat {i}" for i in range(match.ruleset.seats)]
        return [
            one
            | {
                "rule": game.verbs.verb_at(one["number"]).rule,
                "words": words.action(match.ruleset, one["number"], names),
            }
            for one in legal_out(match.state.view(match.seat))
        ]

    def act(self, table: str, action: int | str | dict[str, str]) -> dict[str, Any]:
        """Play an action of yours and the bots' answers; tells what happened, and the result at the end."""
        match = self.table(table).match
        if match.over:
            raise BotError("the game is over")
        match.act(action_of(match.ruleset.game, action))
        return self._news(table)

    def _news(self, name: str) -> dict[str, Any]:
        """What has happened since the last time, in words, and how the game stands."""
        table = self.table(name)
        match = table.match
        words = messages("en", match.ruleset.game.name)
        names = [f"Seat {i}" for i in range(match.ruleset.seats)]
        events = match.state.events or []
        new = [e for e in events[table.told :] if visible(e, match.seat)]
        table.told = len(events)
        view = match.state.view(match.seat)
        news = {
            "you": match.seat,
            "happened": [words.event(match.ruleset, event, names) for event in new],
            "asked": pictures.ask(view),
            "legal_actions": len(view.legal),
            "over": match.over,
        }
        return news | (
            {"scores": match.state.scores(), "ranking": match.state.ranking()} if match.over else {}
        )

    def rules(self, game: str, number: str = "", words: str = "") -> list[dict[str, str]]:
        """Rules of a game in our own words: all, those below a number (R4), or those that contain some words."""
        wanted = number.upper() if number[:1] in ("r", "R", "") else f"R{number}"
        found = [row.rule for row in matrix(get(game).name)]
        return [
            {"rule": rule.id, "says": rule.title}
            for rule in found
            if (not wanted or rule.id == wanted or rule.id.startswith(f"{wanted}."))
            and words.casefold() in rule.title.casefold()
        ]


def make_server() -> MCPServer:
    """The server with its tools, for one client."""
    server = MCPServer("rathaus", instructions=INSTRUCTIONS, version=rathaus.__version__, log_level="WARNING")
    tables = Tables()
    for tool in (
        tables.list_games,
        tables.start,
        tables.view,
        tables.legal_actions,
        tables.act,
        tables.rules,
    ):
        server.add_tool(explained(tool), name=tool.__name__, description=tool.__doc__)
    return server


def explained(tool: Any) -> Any:
    """A tool whose refusals are told to the client as sentences."""

    @wraps(tool)
    def call(*arguments: Any, **named: Any) -> Any:
        try:
            return tool(*arguments, **named)
        except IllegalAction as error:
            raise ToolError(f"{error}; ask legal_actions") from None
        except (RathausError, BadReply) as error:
            raise ToolError(str(error)) from None

    return call


def main() -> None:
    """Serve over standard input and output until the client leaves."""
    make_server().run("stdio")


if __name__ == "__main__":
    main()
