"""Bots that are programs of their own, in any language: they speak the bot protocol over standard input and output.

A program that crashes, is late or answers wrongly is reported, and a fallback bot decides in its place. See
``docs/bot-protocol.md``.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, Queue
from typing import Any

from rathaus.bots import protocol
from rathaus.bots.base import Bot, BotError, bot_names, make, named_bots, no_more, number
from rathaus.core.game import Game
from rathaus.core.rng import seed_of
from rathaus.core.view import View

log = logging.getLogger("rathaus.bots.external")

PATIENCE = 3  # failures in a row after which a program is not asked any more
LONGEST_LINE = 1 << 20  # characters of a reply
KEPT_LINES = 20  # of what a program writes to its standard error


class BotFailure(BotError):
    """A program did not answer as it should; the sentence says how."""


@dataclass(frozen=True)
class Settings:
    """How a program is treated.

    Attributes:
        deadline: seconds for a decision.
        start: seconds until it has said hello.
        fallback: the bot that decides where the program fails.
    """

    deadline: float = 5.0
    start: float = 20.0
    fallback: str = "random"


def command_of(word: str) -> list[str]:
    """The command line of a bot's word: a named bot's, or the program at a path.

    Raises:
        BotError: there is no such program, or it cannot be run.
    """
    named = named_bots()
    if word in named:
        parts = shlex.split(named[word])
        if not parts or shutil.which(parts[0]) is None:
            raise BotError(f"the bot {word!r} has a command that cannot be run: {named[word]!r}")
        return parts
    path = Path(word).expanduser()
    if not path.is_file():
        raise BotError(f"there is no program {word}")
    if os.access(path, os.X_OK):
        return [str(path.resolve())]
    if path.suffix == ".py":
        return [sys.executable, str(path.resolve())]
    raise BotError(f"{word} cannot be run; make it executable")


class Program:
    """A running program: it has said hello, and answers one message at a time."""

    def __init__(self, command: tuple[str, ...], start: float) -> None:
        self.command = command
        self.count = 0
        self._answers: Queue[str | None] = Queue()
        self._errors: deque[str] = deque(maxlen=KEPT_LINES)
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise BotFailure(f"it cannot be started: {error.strerror}") from None
        threading.Thread(target=self._listen, daemon=True).start()
        threading.Thread(target=self._overhear, daemon=True).start()
        try:
            reply = self.ask(protocol.hello(), "hello", start)
        except BotFailure:
            self.stop()
            raise
        self.name = str(reply.get("name") or Path(command[-1]).name)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while answer := self.process.stdout.readline(LONGEST_LINE):
            self._answers.put(answer)
        self._answers.put(None)

    def _overhear(self) -> None:
        assert self.process.stderr is not None
        for said in self.process.stderr:
            self._errors.append(said.rstrip())

    def ask(self, message: dict[str, Any], kind: str, seconds: float) -> dict[str, Any]:
        """Send a message and wait for the reply of its kind.

        Raises:
            BotFailure: it crashed, is late or answered something else.
        """
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(protocol.line(message))
            self.process.stdin.flush()
            answer = self._answers.get(timeout=seconds)
        except (OSError, ValueError):
            raise BotFailure(self._ended()) from None
        except Empty:
            raise BotFailure(f"it did not answer within {seconds:g} s") from None
        if answer is None:
            raise BotFailure(self._ended())
        if len(answer) >= LONGEST_LINE:
            raise BotFailure("its reply is too long")
        try:
            return protocol.read(answer, kind)
        except protocol.BadReply as error:
            raise BotFailure(str(error)) from None

    def _ended(self) -> str:
        try:
            status = self.process.wait(1)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        last = f": {self._errors[-1]}" if self._errors else ""
        return f"it ended with status {status}{last}"

    def decide(self, view: View, deadline: float) -> tuple[int, Any]:
        """The action for a view, and what the program says of it.

        Raises:
            BotFailure: there is no legal one.
        """
        self.count += 1
        reply = self.ask(protocol.act(view, self.count, deadline), "act", deadline)
        if reply.get("id", self.count) != self.count:
            raise BotFailure(f"it answered question {reply['id']!r}, not {self.count}")
        game: Game = view.ruleset.game
        try:
            action = protocol.action_of(game, reply.get("action"))
        except protocol.BadReply as error:
            raise BotFailure(str(error)) from None
        if action not in view.legal:
            text = game.verbs.text(action) if 0 <= action < game.n_actions else str(action)
            raise BotFailure(f"it chose {text}, which is not legal")
        return action, reply.get("analysis")

    @property
    def alive(self) -> bool:
        """Whether it still runs."""
        return self.process.poll() is None

    def stop(self) -> None:
        """Close its input and end it."""
        if self.process.stdin is not None:
            with suppress(OSError):  # it has ended already
                self.process.stdin.close()
        try:
            self.process.wait(0.2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


_IDLE: dict[tuple[str, ...], list[Program]] = {}  # programs that nobody asks now, to be asked again


def _stop_idle() -> None:
    for programs in _IDLE.values():
        while programs:
            programs.pop().stop()


atexit.register(_stop_idle)


@dataclass
class ExternalBot:
    """A seat's bot that asks a program; the program is started at the first decision, or taken over from another."""

    word: str
    command: tuple[str, ...]
    settings: Settings
    fallback: Bot
    failures: list[str] = field(default_factory=list)
    in_a_row: int = 0
    analysis: Any = None
    _program: Program | None = field(default=None, repr=False)

    def choose(self, view: View) -> int:
        """The program's action, or the fallback's where it fails. A forced action is not asked for."""
        self.analysis = None
        if len(view.legal) == 1:
            return view.legal[0]
        if self.in_a_row < PATIENCE:
            try:
                program = self._program = self._program or self._start()
                action, self.analysis = program.decide(view, self.settings.deadline)
                self.in_a_row = 0
                return action
            except BotFailure as failure:
                self._failed(str(failure))
        return self.fallback.choose(view)

    def _start(self) -> Program:
        idle = _IDLE.get(self.command, [])
        while idle:
            program = idle.pop()
            if program.alive:
                return program
        return Program(self.command, self.settings.start)

    def _failed(self, how: str) -> None:
        self.in_a_row += 1
        self.failures.append(how)
        more = "; it is not asked any more" if self.in_a_row == PATIENCE else ""
        log.warning("bot %s failed: %s; %s decides%s", self.word, how, self.settings.fallback, more)
        if self._program is not None:
            self._program.stop()
            self._program = None

    def close(self) -> None:
        """Leave the program to the next bot of the same command."""
        if self._program is not None:
            _IDLE.setdefault(self.command, []).append(self._program)
            self._program = None

    def __del__(self) -> None:
        if getattr(self, "_program", None) is not None:
            self.close()


def make_external(word: str, given: dict[str, str], seed: int) -> ExternalBot:
    """A bot that asks a program.

    Raises:
        BotError: there is no such program, or a setting is wrong.
    """
    settings = dict(given)
    fallback = settings.pop("fallback", Settings.fallback)
    if fallback not in bot_names(built_in=True):
        raise BotError(f"the fallback is one of {', '.join(bot_names(built_in=True))}, not {fallback!r}")
    made = Settings(
        number(settings, "deadline", Settings.deadline, 0.01, 600),
        number(settings, "start", Settings.start, 0.1, 600),
        fallback,
    )
    no_more(settings, word)
    return ExternalBot(word, tuple(command_of(word)), made, make(fallback, seed_of(seed, 3)))


def declare(pairs: list[str]) -> None:
    """Give names to commands, ``mine=./mybot.py --deep``, for this process and those that it starts.

    Raises:
        BotError: no such pair, a name that is taken or a command that cannot be run.
    """
    named = named_bots()
    for pair in pairs:
        name, equals, command = pair.partition("=")
        if not equals or not name.isidentifier():
            raise BotError(f"a bot of your own reads name=command, not {pair!r}")
        if name in bot_names(built_in=True):
            raise BotError(f"{name} is the name of another bot")
        named[name] = command
    os.environ["RATHAUS_BOTS"] = json.dumps(named)
    for name in named:
        command_of(name)
