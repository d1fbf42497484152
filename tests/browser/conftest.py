from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from live import Process
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("RATHAUS_CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.fail("no Chromium found")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("browser") / "tables.sqlite3")
    yield process
    process.stop()


@pytest.fixture
def complaints() -> list[str]:
    """What the consoles of all pages of a test complained about."""
    return []


@pytest.fixture
def visit(browser: Browser, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own (with cookies of its own)."""
    contexts: list[BrowserContext] = []

    def open_page(width: int = 1440, height: int = 900, locale: str = "en-US", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **more
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
