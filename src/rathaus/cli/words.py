"""A game in words, for every game the same way: names of actions and events, a view, a score sheet.

A game may say its views itself: if it has a method ``in_words(view, messages, names)`` that returns lines
(label, text), these are shown. Otherwise the view is told from the declarations of its fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from rich.table import Table
from rich.text import Text

from rathaus.cli.common import table
from rathaus.core.bits import bits
from rathaus.core.game import Game
from rathaus.core.layout import Field
from rathaus.core.messages import Messages, messages
from rathaus.core.ruleset import Ruleset
from rathaus.core.verbs import Domain
from rathaus.core.view import View


class Speaker:
    """The words of one game in one language, with the players' names."""

    def __init__(self, rules: Ruleset, language: str, names: Sequence[str]) -> None:
        self.rules = rules
        self.game: Game = rules.game
        self.names = list(names)
        self.texts: Messages = messages(language, self.game.name)

    def action(self, action: int) -> str:
        """What an action does; its canonical text where the language has no words for it."""
        known = f"verb.{self.game.verbs.verb_at(action).name}" in self.texts
        return self.texts.action(self.rules, action, self.names) if known else self.game.verbs.text(action)

    def event(self, event: tuple[int, ...]) -> str:
        """What happened; name and arguments of the event where the language has no words for it."""
        read = self.game.events.read(event)
        if f"event.{read.name}" in self.texts:
            return self.texts.event(self.rules, event, self.names)
        return " ".join([read.name, *(f"{name}:{value}" for name, value in read.arguments.items())])

    def question(self, view: View) -> str:
        """What the seat to act is asked."""
        key = f"ask.{view.asking}"
        return self.texts.text(key) if key in self.texts else view.asking.replace("_", " ")

    def reason(self, word: str) -> str:
        """Why an action is not possible."""
        key = f"why.{word}"
        return self.texts.text(key) if key in self.texts else word.replace("_", " ")

    def source(self, source: str) -> str:
        """A kind of points."""
        key = f"source.{source}"
        return self.texts.text(key) if key in self.texts else source.replace("_", " ")

    def field(self, name: str) -> str:
        """The name of a field."""
        key = f"field.{name}"
        return self.texts.text(key) if key in self.texts else name.replace("_", " ")

    def label(self, domain: Domain, value: int) -> str:
        """A value of a domain."""
        return self.texts.label(self.rules, domain, domain.labels[value], self.names)

    @cached_property
    def domains(self) -> list[Domain]:
        """The domains of all verbs, except seats and plain numbers."""
        found = {domain.name: domain for verb in self.game.verbs for domain in verb.domains}
        return [d for d in found.values() if d.name != "seat" and not all(x.isdecimal() for x in d.labels)]

    def domain_of(self, field: Field) -> Domain | None:
        """The domain that the description of a bit set names, «kinds of districts»."""
        for domain in self.domains:
            if re.search(rf"\b{re.escape(domain.name)}s?\b", field.doc):
                return domain
        return None

    # --- a view ---------------------------------------------------------------------------------------------

    def view(self, view: View) -> Iterator[Table | Text]:
        """A view, as parts to print one below the other."""
        in_words: Any = getattr(self.game, "in_words", None)
        if in_words is not None:
            for label, text in in_words(view, self.texts, tuple(self.names)):
                yield Text.assemble((f"{label}  ", "bold"), text)
            return
        yield self.seats_table(view)
        common = [
            f"{self.field(f.name)} {view.public[f.name][0]}"
            for f in self.game.layout
            if f.see == "public" and f.length == 1 and not f.wide and view.public[f.name][0]
        ]
        if common:
            yield Text(" · ".join(common), style="dim")
        for label, text in self.own(view):
            yield Text.assemble((f"{label}  ", "bold"), text)

    def seats_table(self, view: View) -> Table:
        """Public fields with one value a seat, a row a player."""
        layout = self.game.layout
        seats = range(view.ruleset.seats)
        plain = [f for f in layout if f.see == "public" and f.length == layout.seats and not f.wide]
        shown = [f for f in plain if any(view.public[f.name][seat] for seat in seats)]
        sets = [
            (f, domain)
            for f in layout
            if f.see == "public" and f.length == layout.seats and f.wide and (domain := self.domain_of(f))
        ]
        made = table("", "", *(self.field(f.name) for f in shown))
        made.title = None
        for f, _ in sets:
            made.add_column(self.field(f.name))
        for seat in seats:
            mark = "▶ " if seat == view.to_act else "  "
            numbers = [str(view.public[f.name][seat]) for f in shown]
            members = [self.listed(domain, list(bits(view.public[f.name][seat]))) for f, domain in sets]
            made.add_row(mark + self.names[seat], *numbers, *members)
        return made

    def own(self, view: View) -> Iterator[tuple[str, str]]:
        """What only this seat has: counts a kind, and single numbers."""
        layout = self.game.layout
        for name, values in view.own.items():
            spec = layout[name]
            kinds = [d for d in self.domains if d.size == len(values)]
            if spec.wide or not any(values):
                continue
            if len(values) == 1:
                yield self.field(name), str(values[0])
            elif kinds:
                owned = [i for i, n in enumerate(values) for _ in range(n)]
                yield self.field(name), self.listed(kinds[0], owned)

    def listed(self, domain: Domain, values: Iterable[int]) -> str:
        """Values of a domain, one after the other."""
        return ", ".join(self.label(domain, value) for value in values if value < domain.size)


def score_table(speaker: Speaker, sheets: Sequence[dict[str, int]], ranking: Sequence[int]) -> Table:
    """The score sheet, best player first; sources that gave nothing are left out."""
    order = sorted(range(len(sheets)), key=lambda seat: (ranking[seat], seat))
    made = table("", "", *(f"{ranking[seat]}. {speaker.names[seat]}" for seat in order))
    made.title = None
    for source in speaker.game.sources:
        if any(sheet.get(source) for sheet in sheets):
            made.add_row(speaker.source(source), *(str(sheets[seat].get(source, 0)) for seat in order))
    made.add_section()
    made.add_row("=", *(str(sum(sheets[seat].values())) for seat in order), style="bold")
    return made
