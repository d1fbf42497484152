"""Repeats a test for every game (``game``), language (``language``) or configuration (``case``) it asks for.

Every test meets every game, but only a share of its configurations, another share for each test, so that every
configuration is met by many tests. ``RATHAUS_EVERY_CASE=1`` brings all of them together.
"""

from __future__ import annotations

import os
import zlib

import pytest

from rathaus import engine
from rathaus.core.messages import LANGUAGES
from rathaus.core.registry import get
from tests.conformance.configuration import Case, cases, game_names

SHARE = 3 if engine.name() == "compiled" else 8  # one configuration of so many


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", sample(metafunc.function.__name__), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [get(name) for name in game_names()], ids=lambda game: game.name)
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)


def sample(test: str) -> list[Case]:
    """The configurations that a test meets: the same at each run, at least one of each game."""
    if os.environ.get("RATHAUS_EVERY_CASE"):
        return cases()
    chosen = []
    for game in game_names():
        own = [(zlib.crc32(f"{test} {case}".encode()), case) for case in cases() if case.game_name == game]
        least = min((number for number, _ in own), default=0)
        chosen += [case for number, case in own if number % SHARE == 0 or number == least]
    return chosen
