from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from live import Live


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = Live(tmp_path / "tables.sqlite3")
    yield server
    server.stop()


@pytest.fixture
def client(live: Live) -> Iterator[httpx.Client]:
    with live.browser() as browser:
        yield browser
