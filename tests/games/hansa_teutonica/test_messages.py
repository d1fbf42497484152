"""The names of the routes of Hansa Teutonica."""

from __future__ import annotations

import pytest

from rathaus.core.messages import LANGUAGES, messages
from rathaus.games.hansa_teutonica import boards


@pytest.mark.parametrize("language", LANGUAGES)
def test_routes_are_named_by_their_cities(language: str) -> None:
    texts = messages(language, "hansa_teutonica")
    for board in boards.BOARDS:
        side = boards.board(board)
        for route in side.routes:
            for end in route.ends:
                name = texts.text(f"city.{side.cities[end].id}")
                shown = texts.text(f"route.{route.id}")
                assert name in shown or name.partition(" ")[0] in shown, route.id
