"""The messages of the bot protocol; ``protocol.schema.json`` beside this module describes them for any language.

A line is a JSON object. Rathaus says ``hello`` and ``act``; the bot answers each with one of the same type. The
view in it is the whitelist that bots within the program get. No seed of any kind is sent: chance could be computed
from it.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import rathaus
from rathaus.core.errors import ActionError, RathausError
from rathaus.core.game import Game
from rathaus.core.view import View

SCHEMA_VERSION = 1


class BadReply(RathausError):
    """A line from a bot that is no answer; the sentence says why."""


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    text = files("rathaus.bots").joinpath("protocol.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def hello() -> dict[str, Any]:
    """The first message."""
    return {"type": "hello", "schema_version": SCHEMA_VERSION, "program": f"rathaus {rathaus.__version__}"}


def act(view: View, number: int, deadline: float) -> dict[str, Any]:
    """The question for a decision, numbered, with the seconds that the bot has."""
    return {
        "type": "act",
        "schema_version": SCHEMA_VERSION,
        "id": number,
        "deadline_ms": int(1000 * deadline),
        "view": view_out(view),
        "legal": legal_out(view),
    }


def view_out(view: View) -> dict[str, Any]:
    """A view as JSON of small numbers: a 64-bit set is the list of its members, since not every language keeps 64
    bits; the legal actions are left out."""
    layout = view.ruleset.game.layout
    found = view.to_dict()
    for shown in ("public", "own"):
        for name, values in found[shown].items():
            if layout[name].wide:
                found[shown][name] = [members(value) for value in values]
    del found["legal"]
    found["pending"] = [
        {"box": view.ruleset.game.boxes[frame[0]].name, "seat": frame[1], "arguments": list(frame[2:])}
        for frame in reversed(view.frames)
    ]
    return found


def members(value: int) -> list[int]:
    """The members of a bit set."""
    return [bit for bit in range(value.bit_length()) if value >> bit & 1]


def legal_out(view: View) -> list[dict[str, Any]]:
    """The legal actions, each as number, text and structure."""
    verbs = view.ruleset.game.verbs
    return [{"number": a, "text": verbs.text(a), "action": verbs.structure(a)} for a in view.legal]


def line(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def read(text: str, kind: str) -> dict[str, Any]:
    """A reply of a kind.

    Raises:
        BadReply: it is no JSON object, of another kind or of another version.
    """
    try:
        found = json.loads(text)
    except ValueError:
        raise BadReply(f"its reply is no JSON: {text[:80]!r}") from None
    if not isinstance(found, dict) or found.get("type") != kind:
        raise BadReply(f"its reply is no object of type {kind!r}: {text[:80]!r}")
    if found.get("schema_version", SCHEMA_VERSION) != SCHEMA_VERSION:
        raise BadReply(f"it speaks version {found['schema_version']} of the protocol, not {SCHEMA_VERSION}")
    return found


def action_of(game: Game, given: Any) -> int:
    """The action number of a reply: a number, a text or a structure.

    Raises:
        BadReply: it names no action.
    """
    try:
        if isinstance(given, int) and not isinstance(given, bool):
            return given
        if isinstance(given, str):
            return game.verbs.parse(given)
        return game.verbs.from_structure(given)
    except ActionError as error:
        raise BadReply(f"its action cannot be read: {error}") from None
