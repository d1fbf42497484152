"""What a place of the board is called: posts have no names, so they are counted along their route."""

from __future__ import annotations

from typing import Any

from rathaus.core.messages import Messages
from rathaus.core.verbs import Domain


def called(rules: Any, domain: Domain, label: str, texts: Messages) -> str | None:
    """A post by its route and its place on it; on the board in use, which says what the number means."""
    if domain.name != "post" or int(label) >= rules.board.posts:
        return None
    post = int(label)
    route = rules.board.routes[rules.board.route_of(post)]
    return texts.text("board.post_of", route=texts.text(f"route.{route.id}"), n=post - route.first + 1)
