from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from live import Live, Process


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = Live(tmp_path / "tables.sqlite3")
    yield server
    server.stop()


@pytest.fixture
def client(live: Live) -> Iterator[httpx.Client]:
    with live.browser() as browser:
        yield browser


@pytest.fixture
def serve() -> Iterator[Callable[..., Process]]:
    """Starts servers in processes of their own, which end with the test."""
    started: list[Process] = []

    def start(database: Path, **settings: Any) -> Process:
        started.append(Process(database, **settings))
        return started[-1]

    yield start
    for process in started:
        process.stop()
