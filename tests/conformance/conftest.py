"""Repeats a test for every game (``game``), language (``language``) or configuration (``case``) it asks for."""

from __future__ import annotations

import pytest

from rathaus.core.messages import LANGUAGES
from rathaus.core.registry import get
from tests.conformance.configuration import cases, game_names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [get(name) for name in game_names()], ids=lambda game: game.name)
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)
