"""Texts: message catalogues (gettext PO files), one a game and language and one shared, looked up by key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from babel.messages.pofile import read_po

from rathaus.core.events import Event

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

    from rathaus.core.game import Game
    from rathaus.core.ruleset import Ruleset
    from rathaus.core.verbs import Domain

LANGUAGES = ("en", "zh_Hant", "zh_Hans")


@dataclass(frozen=True)
class Entry:
    """The text of a key: one form, or the plural forms chosen by the argument ``n``."""

    forms: tuple[str, ...]


class Messages:
    """The texts of one language: a game's own catalogue before the shared one."""

    def __init__(self, language: str, game: str | None, catalogs: Sequence[Catalog]) -> None:
        self.language = language
        self.game = game
        self._catalogs = catalogs
        self._entries: dict[str, Entry] = {}
        self._plural = None
        for catalog in reversed(catalogs):
            for message in catalog:
                key = message.id if isinstance(message.id, str) else message.id[0]
                forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
                if key and forms and all(forms):
                    self._entries[key] = Entry(forms)

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def keys(self) -> set[str]:
        """All keys that have a text."""
        return set(self._entries)

    def text(self, key: str, **arguments: str | int) -> str:
        """The text of a key with its arguments filled in; the key itself where there is no text."""
        entry = self._entries.get(key)
        if entry is None:
            return key
        form = entry.forms[0]
        if len(entry.forms) > 1 and isinstance(arguments.get("n"), int):
            form = entry.forms[0 if arguments["n"] == 1 else 1]
        return form.format_map(Arguments(arguments))

    def label(self, rules: Ruleset, domain: Domain, label: str, names: Sequence[str] = ()) -> str:
        """How a value of a domain is called under some rules: seats by the players' names."""
        if domain.name == "seat" or domain.messages == "seat":
            seat = int(label)
            return names[seat] if seat < len(names) else self.text("seat", n=seat + 1)
        called: str | None = rules.game.called(rules, domain, label, self)
        if called is not None:
            return called
        key = domain.key(label)
        return self.text(key) if key in self else label

    def action(self, rules: Ruleset, action: int, names: Sequence[str] = ()) -> str:
        """What an action does under some rules, in words."""
        verb = rules.game.verbs.verb_at(action)
        values = verb.split(action - verb.base)
        arguments: dict[str, str | int] = {
            d.name: self.label(rules, d, d.labels[v], names)
            for d, v in zip(verb.domains, values, strict=True)
        }
        return self.text(f"verb.{verb.name}", **arguments)

    def price(self, amounts: dict[str, int]) -> str:
        """What something costs, in words; «» for nothing."""
        return self.text("list.and").join(self.text(f"price.{name}", n=n) for name, n in amounts.items())

    def event(self, rules: Ruleset, event: tuple[int, ...], names: Sequence[str] = ()) -> str:
        """What happened under some rules, in words."""
        spec = rules.game.events.specs[event[0]]
        read: Event = rules.game.events.read(event)
        arguments: dict[str, str | int] = {}
        for argument, (name, value) in zip(spec.arguments, read.arguments.items(), strict=True):
            arguments[name] = (
                value if isinstance(argument, str) else self.label(rules, argument, str(value), names)
            )
        return self.text(f"event.{spec.name}", **arguments)


class Arguments(dict[str, str | int]):
    """Arguments of a text; a missing one stays visible as its name."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


@cache
def catalog(package: str, language: str) -> Catalog | None:
    """The catalogue of a package in a language, None where it has none."""
    path = files(package).joinpath("locale", f"{language}.po")
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return read_po(file, locale=language)


@cache
def messages(language: str, game: str | None = None) -> Messages:
    """The texts of a language, with those of a game.

    Raises:
        KeyError: the language is none of :data:`LANGUAGES`.
    """
    if language not in LANGUAGES:
        raise KeyError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    packages = ([f"rathaus.games.{game}"] if game else []) + ["rathaus"]
    found = [c for c in (catalog(package, language) for package in packages) if c is not None]
    return Messages(language, game, found)


def required_keys(game: Game) -> set[str]:
    """Every key that a game's catalogue must have, from its declarations."""
    keys = {"game.title", "game.intro"}
    for verb in game.verbs:
        keys.add(f"verb.{verb.name}")
        for domain in verb.domains:
            keys |= domain_keys(domain)
    for spec in game.events:
        keys.add(f"event.{spec.name}")
        for argument in spec.arguments:
            if not isinstance(argument, str):
                keys |= domain_keys(argument)
    keys |= {f"ask.{box.name}" for box in game.boxes if box.asks}
    keys |= {f"source.{source}" for source in game.sources}
    for option in game.options:
        keys |= {f"option.{option.name}", f"option.{option.name}.help"}
        keys |= {f"option.{option.name}.{value}" for value in option.values}
    return keys


def domain_keys(domain: Domain) -> set[str]:
    """The keys of a domain's labels; numbers and seats need none."""
    return {domain.key(label) for label in domain.labels if not label.isdecimal()}
