"""The names of the routes and posts of Hansa Teutonica."""

from __future__ import annotations

import pytest

from rathaus.core.messages import LANGUAGES, messages
from rathaus.games.hansa_teutonica import boards
from rathaus.games.hansa_teutonica.game import GAME


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


def test_a_post_is_called_by_its_route_on_the_board_in_use() -> None:
    called = set()
    for seats in (3, 4):
        rules = GAME.ruleset(seats)
        for language, words in (
            ("en", "{}, post 2"),
            ("zh_Hans", "{}第 2 个驻点"),
            ("zh_Hant", "{}第 2 個空地"),
        ):
            texts = messages(language, GAME.name)
            route = rules.board.routes[7]
            name = words.format(texts.text(f"route.{route.id}"))
            action = GAME.verbs.action("place", "trader", route.first + 1)
            assert name in texts.action(rules, action)
            called.add(name)
    assert len(called) == 6
