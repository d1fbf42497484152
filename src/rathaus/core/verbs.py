"""Verbs and the action codec: from one declaration come numbers, texts and structures of all actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from rathaus.core.errors import ActionError


@dataclass(frozen=True)
class Domain:
    """What an argument can be.

    Attributes:
        name: the word in texts and structures, ``district`` in ``build district:tavern``.
        labels: the values; plain numbers are written as decimal strings.
        messages: prefix of the message keys of the labels, the name if «»; a label without a message is shown
            as it is, and those of the domain ``seat`` by the players' names.
    """

    name: str
    labels: tuple[str, ...]
    messages: str = ""

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.labels)

    def key(self, label: str) -> str:
        """The message key of a label."""
        return f"{self.messages or self.name}.{label}"

    def index(self, label: str) -> int:
        """The number of a label.

        Raises:
            ActionError: there is no such label.
        """
        try:
            return self.labels.index(label)
        except ValueError:
            raise ActionError(f"{label!r} is no {self.name}") from None


def numbers(name: str, count: int, messages: str = "") -> Domain:
    """A domain of the numbers from 0 to count - 1."""
    return Domain(name, tuple(str(i) for i in range(count)), messages)


@dataclass(frozen=True)
class Verb:
    """A kind of action.

    Attributes:
        name: the word in texts, structures and message keys.
        rule: the number of the rule that allows it.
        domains: what its arguments can be, none to several.
        secret: other seats do not learn the arguments when it is played.
        target: id of the element of the drawn board that stands for the action, with the domains' names in
            braces (``city-{seat}-{district}``); «» where the action has none and stands in the list only.
        index, base: its place among the verbs and its first action number; set by the table.
    """

    name: str
    rule: str
    domains: tuple[Domain, ...] = ()
    secret: bool = False
    target: str = ""
    index: int = field(default=0, compare=False)
    base: int = field(default=0, compare=False)

    @property
    def size(self) -> int:
        """How many actions the verb has."""
        size = 1
        for domain in self.domains:
            size *= domain.size
        return size

    def split(self, arg: int) -> tuple[int, ...]:
        """The values of the arguments from the number within the verb, the last varying fastest."""
        values = []
        for domain in reversed(self.domains):
            arg, value = divmod(arg, domain.size)
            values.append(value)
        return tuple(reversed(values))

    def join(self, *values: int) -> int:
        """The number within the verb from the values of the arguments."""
        arg = 0
        for domain, value in zip(self.domains, values, strict=True):
            arg = arg * domain.size + value
        return arg


class VerbTable:
    """All verbs of a game, numbered one after the other."""

    def __init__(self, verbs: tuple[Verb, ...]) -> None:
        base = 0
        placed = []
        for index, verb in enumerate(verbs):
            placed.append(replace(verb, index=index, base=base))
            base += verb.size
        self.verbs = tuple(placed)
        self.n_actions = base
        self._by_name = {verb.name: verb for verb in placed}
        if len(self._by_name) != len(placed):
            raise ValueError("a verb is declared twice")
        self._at = [verb for verb in placed for _ in range(verb.size)]

    def __iter__(self) -> Iterator[Verb]:
        return iter(self.verbs)

    def __len__(self) -> int:
        return len(self.verbs)

    def __getitem__(self, name: str) -> Verb:
        """The verb of a name.

        Raises:
            ActionError: there is none.
        """
        try:
            return self._by_name[name]
        except KeyError:
            raise ActionError(f"{name!r} is no action; there are: {', '.join(self._by_name)}") from None

    def verb_at(self, action: int) -> Verb:
        """The verb of an action number.

        Raises:
            ActionError: no action has the number.
        """
        if not 0 <= action < self.n_actions:
            raise ActionError(f"there is no action number {action}; they go from 0 to {self.n_actions - 1}")
        return self._at[action]

    def arguments(self, action: int) -> dict[str, str]:
        """Domain name to label of each argument of an action."""
        verb = self.verb_at(action)
        values = verb.split(action - verb.base)
        return {d.name: d.labels[v] for d, v in zip(verb.domains, values, strict=True)}

    def target(self, action: int) -> str:
        """The id of the element of the board that stands for an action, «» if there is none."""
        return self.verb_at(action).target.format(**self.arguments(action))

    def action(self, name: str, *labels: str | int) -> int:
        """The action number of a verb and its arguments, as labels or as numbers."""
        verb = self[name]
        if len(labels) != len(verb.domains):
            wanted = ", ".join(d.name for d in verb.domains) or "no argument"
            raise ActionError(f"{name} takes {wanted}")
        values = []
        for domain, label in zip(verb.domains, labels, strict=True):
            value = label if isinstance(label, int) else domain.index(label)
            if not 0 <= value < domain.size:
                raise ActionError(f"{value} is no {domain.name}")
            values.append(value)
        return verb.base + verb.join(*values)

    def text(self, action: int) -> str:
        """The canonical text, ``destroy seat:2 district:tavern``."""
        parts = [self.verb_at(action).name]
        parts += [f"{name}:{label}" for name, label in self.arguments(action).items()]
        return " ".join(parts)

    def parse(self, text: str) -> int:
        """The action number of a canonical text.

        Raises:
            ActionError: the text names no action; the sentence says what is wrong with it.
        """
        name, *parts = text.split() or [""]
        verb = self[name]
        pairs = [part.partition(":") for part in parts]
        if [pair[0] for pair in pairs] != [d.name for d in verb.domains] or not all(p[2] for p in pairs):
            form = " ".join([verb.name, *(f"{d.name}:…" for d in verb.domains)])
            raise ActionError(f"{text!r} should read {form!r}")
        return self.action(name, *(pair[2] for pair in pairs))

    def structure(self, action: int) -> dict[str, str]:
        """The structured form, ``{"verb": "displace", "post": "17"}``."""
        return {"verb": self.verb_at(action).name, **self.arguments(action)}

    def from_structure(self, data: dict[str, Any]) -> int:
        """The action number of a structured form.

        Raises:
            ActionError: it names no action.
        """
        if not isinstance(data, dict) or not isinstance(data.get("verb"), str):
            raise ActionError("an action needs a key 'verb'")
        verb = self[data["verb"]]
        names = [d.name for d in verb.domains]
        if sorted(data) != sorted(["verb", *names]):
            raise ActionError(f"{verb.name} takes the keys {', '.join(['verb', *names])}")
        return self.action(verb.name, *(str(data[name]) for name in names))
