"""Repeats a test for every game (``game``), language (``language``) or configuration (``case``) it asks for.

Every test meets every game, but only a share of its configurations: see :func:`sample`.
"""

from __future__ import annotations

import pytest

from rathaus import engine
from rathaus.core.messages import LANGUAGES
from rathaus.core.registry import get
from tests.conformance.configuration import game_names, sample

SHARE = 3 if engine.name() == "compiled" else 8  # one configuration of so many


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        chosen = [case for name in game_names() for case in sample(metafunc.function.__name__, name, SHARE)]
        metafunc.parametrize("case", chosen, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [get(name) for name in game_names()], ids=lambda game: game.name)
    if "language" in metafunc.fixturenames:
        metafunc.parametrize("language", LANGUAGES)
