"""Records: a game as its header, its actions with the outcomes of chance, and its result. JSON Lines."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from rathaus.core.errors import RathausError, RecordError
from rathaus.core.game import Game
from rathaus.core.registry import get
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State

FORMAT = "rathaus-record"
VERSION = 1


@dataclass(frozen=True)
class Move:
    """One action: who, its canonical text, the chance outcomes it caused as (n, value) pairs, and its time.

    ``ms`` counts milliseconds since the game began, or is None.
    """

    seat: int
    action: str
    chance: tuple[tuple[int, int], ...] = ()
    ms: int | None = None

    def to_line(self) -> str:
        """The line in a record."""
        data: dict[str, Any] = {"seat": self.seat, "action": self.action}
        if self.chance:
            data["chance"] = [list(draw) for draw in self.chance]
        if self.ms is not None:
            data["ms"] = self.ms
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


@dataclass
class Record:
    """The record of a game, finished or not. Everything else is a function of it."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    rules: str
    components: str
    program: str = ""
    players: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    result: dict[str, Any] | None = None

    @staticmethod
    def begin(ruleset: Ruleset, seed: int, players: list[str] | None = None) -> Record:
        """The record of a game about to start."""
        import rathaus

        game: Game = ruleset.game
        return Record(
            game.name,
            ruleset.seats,
            dict(ruleset.options),
            seed,
            game.rules_version,
            game.components.digest,
            f"rathaus {rathaus.__version__}",
            players or [],
        )

    def ruleset(self) -> Ruleset:
        """The rules that the header names.

        Raises:
            RathausError: unknown game or impossible options.
        """
        return get(self.game).ruleset(self.seats, **self.options)

    def start(self) -> State:
        """The position before the first action, with somebody listening to its events."""
        return get(self.game).start(self.ruleset(), self.seed, listen=True)

    def play(self, state: State, action: int, ms: int | None = None) -> Move:
        """Apply an action to the state that this record has reached, and write it down.

        Raises:
            IllegalAction: nothing is changed.
        """
        seat = state.seat_to_act()
        if state.draws is None:
            state.draws = []
        before = len(state.draws)
        state.apply(action)
        move = Move(seat, get(self.game).verbs.text(action), tuple(state.draws[before:]), ms)
        self.moves.append(move)
        if state.is_over():
            self.finish(state)
        return move

    def finish(self, state: State) -> None:
        """Write down the result."""
        self.result = {
            "scores": state.scores(),
            "ranking": state.ranking(),
            "sheets": state.score_sheets(),
            "digest": f"{state.digest():016x}",
        }

    def replay(self, to: int | None = None) -> State:
        """The position after the first ``to`` actions (all, if None), with all its events.

        Raises:
            RecordError: an action is unknown or illegal, somebody else was to act, or chance falls otherwise:
                the first line that differs and why.
        """
        if to is not None and not 0 <= to <= len(self.moves):
            raise RecordError(f"the record has {len(self.moves)} actions; there is no position {to}")
        try:
            state = self.start()
        except RathausError as error:
            raise RecordError(f"line 1: {error}") from None
        for number, move in enumerate(self.moves[:to], 2):
            self._replay_move(state, number, move)
        if to is None and self.result is not None:
            self._check_result(state)
        return state

    def _replay_move(self, state: State, number: int, move: Move) -> None:
        if state.seat_to_act() != move.seat:
            raise RecordError(
                f"line {number}: seat {move.seat} plays, but seat {state.seat_to_act()} is to act"
            )
        before = len(state.draws or ())
        try:
            state.apply(get(self.game).verbs.parse(move.action))
        except RathausError as error:
            raise RecordError(f"line {number}: {self._context()}{error}") from None
        chance = tuple((state.draws or [])[before:])
        if chance != move.chance:
            raise RecordError(
                f"line {number}: {self._context()}chance gives {list(chance)}, the record {list(move.chance)}"
            )

    def _context(self) -> str:
        game = get(self.game)
        if self.rules != game.rules_version:
            return f"played under rules {self.rules}, these are {game.rules_version}: "
        if self.components != game.components.digest:
            return "played with other component values: "
        return ""

    def _check_result(self, state: State) -> None:
        assert self.result is not None
        here = {"scores": state.scores(), "ranking": state.ranking(), "digest": f"{state.digest():016x}"}
        for key, value in here.items():
            if self.result.get(key) != value:
                raise RecordError(
                    f"last line: {self._context()}{key} is {value}, the record says {self.result.get(key)}"
                )

    def to_text(self) -> str:
        """The record as JSON Lines."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "rules": self.rules,
            "components": self.components,
            "program": self.program,
            "players": self.players,
        }
        lines = [json.dumps(head, separators=(",", ":"), ensure_ascii=False)]
        lines += [move.to_line() for move in self.moves]
        if self.result is not None:
            lines.append(json.dumps({"result": self.result}, separators=(",", ":"), ensure_ascii=False))
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record.

        Raises:
            RecordError: it is damaged; names the line and the cause.
        """
        lines = text.splitlines()
        if not lines:
            raise RecordError("the record is empty")
        head = read_line(1, lines[0])
        if head.get("format") != FORMAT:
            raise RecordError("line 1: this is no record of rathaus")
        if head.get("version") != VERSION:
            raise RecordError(f"line 1: version {head.get('version')} cannot be read, only {VERSION}")
        record = Record(
            take(1, head, "game", str),
            take(1, head, "seats", int),
            take(1, head, "options", dict),
            take(1, head, "seed", int),
            take(1, head, "rules", str),
            take(1, head, "components", str),
            str(head.get("program", "")),
            [str(name) for name in take(1, {"players": [], **head}, "players", list)],
        )
        for number, line in enumerate(lines[1:], 2):
            data = read_line(number, line)
            if record.result is not None:
                raise RecordError(f"line {number}: nothing may follow the result")
            if "result" in data:
                record.result = take(number, data, "result", dict)
            else:
                record.moves.append(read_move(number, data))
        return record


def read_line(number: int, line: str) -> dict[str, Any]:
    """One line of a record as an object."""
    try:
        data = json.loads(line)
    except ValueError as error:
        raise RecordError(f"line {number}: damaged: {error}") from None
    if not isinstance(data, dict):
        raise RecordError(f"line {number}: should be an object")
    return data


def take(number: int, data: dict[str, Any], key: str, kind: type) -> Any:
    """A value of a line that must be there and of its type."""
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(f"line {number}: {key} is missing or no {kind.__name__}")
    return value


def read_move(number: int, data: dict[str, Any]) -> Move:
    """One action line."""
    chance = data.get("chance", [])
    try:
        draws = tuple((int(n), int(value)) for n, value in chance)
    except (TypeError, ValueError):
        raise RecordError(f"line {number}: chance should be a list of pairs of numbers") from None
    ms = data.get("ms")
    if ms is not None and not isinstance(ms, int):
        raise RecordError(f"line {number}: ms is no number")
    return Move(take(number, data, "seat", int), take(number, data, "action", str), draws, ms)
