"""Files of results, a row a game: Parquet or JSON Lines. Written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

from rathaus.core.ruleset import Ruleset
from rathaus.lab.driver import GameResult, LabError

ROWS = 10_000  # rows kept before they are written as a group
FORMATS = (".parquet", ".jsonl")


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """A binary file that takes its place under ``path`` only when everything has been written.

    Raises:
        LabError: the folder does not exist or cannot be written to.
    """
    if path.is_dir():
        raise LabError(f"{path} is a folder")
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def row(ruleset: Ruleset, result: GameResult) -> dict[str, Any]:
    """A game as a row.

    ``points`` has a list a source with the points of each seat; ``options`` is JSON, because every game
    has others.
    """
    game = ruleset.game
    edition = ruleset.options.get("edition")
    return {
        "game": game.name,
        "edition": edition,
        "options": json.dumps(ruleset.options, sort_keys=True),
        "seats": ruleset.seats,
        "bots": list(result.bots),
        "seed": result.seed,
        "scores": list(result.scores),
        "ranking": list(result.ranking),
        "points": {source: [sheet.get(source, 0) for sheet in result.sheets] for source in game.sources},
        "decisions": result.decisions,
        "rounds": result.rounds,
        "seconds": result.seconds,
    }


class Writer(Protocol):
    """Takes the results of a simulation."""

    def add(self, result: GameResult) -> None:
        """Write a row."""
        ...


class JsonLines:
    """A JSON object a line."""

    def __init__(self, file: IO[bytes], ruleset: Ruleset) -> None:
        self.file = file
        self.ruleset = ruleset

    def add(self, result: GameResult) -> None:
        """Write a row."""
        self.file.write(json.dumps(row(self.ruleset, result), separators=(",", ":")).encode() + b"\n")


class Parquet:
    """A Parquet file in groups of rows."""

    def __init__(self, file: IO[bytes], ruleset: Ruleset) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        self.ruleset = ruleset
        self.rows: list[dict[str, Any]] = []
        numbers = pa.list_(pa.int32())
        self.schema = pa.schema(
            [
                ("game", pa.string()),
                ("edition", pa.string()),
                ("options", pa.string()),
                ("seats", pa.int32()),
                ("bots", pa.list_(pa.string())),
                ("seed", pa.int64()),
                ("scores", numbers),
                ("ranking", numbers),
                ("points", pa.struct([(source, numbers) for source in ruleset.game.sources])),
                ("decisions", pa.int32()),
                ("rounds", pa.int32()),
                ("seconds", pa.float64()),
            ]
        )
        self.table = pa.Table
        self.writer = pq.ParquetWriter(file, self.schema)

    def add(self, result: GameResult) -> None:
        """Keep a row, and write a group of them now and then."""
        self.rows.append(row(self.ruleset, result))
        if len(self.rows) == ROWS:
            self.flush()

    def flush(self) -> None:
        """Write the rows that are kept."""
        if self.rows:
            self.writer.write_table(self.table.from_pylist(self.rows, schema=self.schema))
            self.rows.clear()

    def close(self) -> None:
        """Write the rest and the end of the file."""
        self.flush()
        self.writer.close()


@contextmanager
def result_writer(path: Path, ruleset: Ruleset) -> Iterator[Writer]:
    """A writer for a file by its ending, ``.parquet`` or ``.jsonl``; after an error there is no file.

    Raises:
        LabError: another ending, pyarrow is missing, or the file cannot be written.
    """
    if path.suffix not in FORMATS:
        raise LabError(f"{path}: results are written as {' or '.join(FORMATS)}")
    if path.suffix == ".jsonl":
        with whole_file(path) as file:
            yield JsonLines(file, ruleset)
        return
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise LabError(
            f"{path}: Parquet needs pyarrow; install rathaus[lab], or write a file ending in .jsonl"
        ) from None
    with whole_file(path) as file:
        table = Parquet(file, ruleset)
        try:
            yield table
        finally:
            table.close()  # after an error too: before the file under it is closed
