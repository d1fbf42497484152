from __future__ import annotations

import pytest

from rathaus.core.game import Game
from rathaus.core.registry import get
from rathaus.core.ruleset import Ruleset


@pytest.fixture(scope="session")
def game() -> Game:
    return get("citadels")


@pytest.fixture(scope="session")
def ruleset(game: Game) -> Ruleset:
    return game.ruleset(4)
