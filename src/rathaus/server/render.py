"""Pages and their parts from what a seat may see. Nothing here holds a state."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from rathaus.core.board import Look
from rathaus.core.messages import LANGUAGES, Messages, messages
from rathaus.server.failures import reason
from rathaus.server.language import OWN_NAMES, language_of, tag
from rathaus.table.table import Entry, Sight

LAYOUTS = ("wide", "tall")
PARTS = ("status", "seats", "board", "actions", "log", "announce")
STATIC = Path(__file__).parent / "static"
NEWEST = 400  # lines of the log that a page shows


@cache
def environment() -> Environment:
    """The templates."""
    env = Environment(
        loader=PackageLoader("rathaus.server"),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters.update(isotime=isotime, daytime=daytime)
    env.globals.update(tag=tag, languages=LANGUAGES, own_names=OWN_NAMES, asset=asset)
    return env


def isotime(seconds: int) -> str:
    """A moment for machines."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def daytime(seconds: int) -> str:
    """A moment for people, in universal time."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


@cache
def asset(name: str) -> str:
    """The address of a static file, new when its contents are."""
    path = STATIC / name
    return f"/static/{name}?{int(path.stat().st_mtime) if path.exists() else 0}"


def page(
    request: Request, template: str, status: int = 200, game: str | None = None, **context: Any
) -> HTMLResponse:
    """A whole page in the reader's language."""
    language = language_of(request)
    texts = messages(language, game)
    html = (
        environment()
        .get_template(template)
        .render(
            t=texts.text,
            texts=texts,
            language=language,
            game=game,
            path=request.url.path,
            request=request,
            **context,
        )
    )
    return HTMLResponse(html, status, {"cache-control": "no-store", "vary": "Accept-Language, Cookie"})


@dataclass(frozen=True)
class Choice:
    """An action as the list shows it."""

    number: int
    verb: str
    text: str
    target: str
    price: str = ""


@dataclass(frozen=True)
class Forbidden:
    """A greyed action with its reason."""

    number: int
    text: str
    why: str
    rule: str


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    text: str
    kind: str
    fresh: bool


class TableParts:
    """The parts of a table's page for one reader."""

    def __init__(self, sight: Sight, language: str, layout: str) -> None:
        self.sight = sight
        self.language = language
        self.layout = layout if layout in LAYOUTS else "wide"
        self.texts: Messages = messages(language, sight.game.name)
        self.names = sight.names(self.texts)

    def context(self) -> dict[str, Any]:
        """What all parts' templates read."""
        return {
            "t": self.texts.text,
            "texts": self.texts,
            "language": self.language,
            "sight": self.sight,
            "names": self.names,
            "parts": self,
        }

    def part(self, name: str) -> str:
        """One part as HTML."""
        return environment().get_template(f"parts/{name}.html").render(self.context())

    def all(self) -> dict[str, str]:
        """Every part as HTML, by name."""
        return {name: self.part(name) for name in PARTS}

    # --- what the templates ask for -----------------------------------------------------------------------------

    def board(self) -> Markup:
        """The drawn board, or the plain view where the game draws none."""
        sight = self.sight
        look = Look(self.texts, self.names, self.layout, interactive=sight.my_turn)
        try:
            return Markup(sight.game.draw(sight.view, look))
        except NotImplementedError:
            text = json.dumps(sight.view.to_dict(), indent=1, ensure_ascii=False, default=list)
            return Markup('<pre class="plain-view">{}</pre>').format(text)

    def ask(self) -> str:
        """What is asked of whoever is to act."""
        key = f"ask.{self.sight.view.asking}"
        return self.texts.text(key) if key in self.texts else ""

    def groups(self) -> list[list[Choice]]:
        """The legal actions, grouped by verb, in their order."""
        if not self.sight.my_turn:
            return []
        game, rules = self.sight.game, self.sight.view.ruleset
        prices = game.prices(self.sight.view)
        choices = [
            Choice(
                a,
                game.verbs.verb_at(a).name,
                self.texts.action(rules, a, self.names),
                game.verbs.target(a),
                self.texts.price(prices.get(a, {})),
            )
            for a in self.sight.view.legal
        ]
        return [list(group) for _, group in groupby(choices, lambda choice: choice.verb)]

    def has_bots(self) -> bool:
        """Whether a bot sits at the table."""
        return any(sitter.kind == "bot" for sitter in self.sight.sitters)

    def forbidden(self) -> list[Forbidden]:
        """The greyed actions."""
        game, rules = self.sight.game, self.sight.view.ruleset
        return [
            Forbidden(
                g.action,
                self.texts.action(rules, g.action, self.names),
                reason(g.reason, game.name, self.language),
                g.rule,
            )
            for g in self.sight.greyed
        ]

    def line(self, entry: Entry) -> Line:
        """A line of the log in words."""
        sight = self.sight
        fresh = entry.move >= sight.fresh_from and entry.move > 0
        if entry.event is None:
            text = self.texts.text("log.undone", name=self.names[entry.seat], n=entry.count)
            return Line(text, "undone", fresh)
        text = self.texts.event(sight.view.ruleset, entry.event, self.names)
        return Line(text, sight.game.events.specs[entry.event[0]].name, fresh)

    def log(self) -> list[Line]:
        """The log, newest first."""
        return [self.line(entry) for entry in reversed(self.sight.entries[-NEWEST:])]

    def news(self) -> list[str]:
        """What happened last, in order, for a screen reader."""
        lines = [self.line(entry) for entry in self.sight.entries[-6:]]
        return [line.text for line in lines if line.fresh][-3:]

    def standings(self) -> list[dict[str, Any]]:
        """Rank, name, points by source and sum a seat, best first."""
        view = self.sight.view
        rows = [
            {"rank": rank, "seat": seat, "name": self.names[seat], "sheet": sheet, "sum": sum(sheet.values())}
            for seat, (rank, sheet) in enumerate(zip(view.ranking, view.sheets, strict=True))
        ]
        return sorted(rows, key=lambda row: (row["rank"], row["seat"]))

    def sources(self) -> list[str]:
        """The kinds of points that somebody has."""
        sheets = self.sight.view.sheets
        return [source for source in self.sight.game.sources if any(sheet.get(source) for sheet in sheets)]

    def winners(self) -> str:
        """Who won, by name."""
        ranking = self.sight.view.ranking
        names = [name for name, rank in zip(self.names, ranking, strict=True) if rank == 1]
        return self.texts.text("list.and").join(names)
