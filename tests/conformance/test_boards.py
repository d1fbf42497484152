"""The drawn board of every game: well-formed, complete, without secrets, and safe whatever the players are called."""

from __future__ import annotations

from random import Random

import pytest

from rathaus.core.board import Look
from rathaus.core.game import Game
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.state import State
from tests import drawing
from tests.conformance.configuration import Case, cases
from tests.conformance.play import sample
from tests.drawing import HOSTILE, LAYOUTS, SVG, WIDTHS


def reader_of(state: State) -> int:
    """The seat that decides, at the end the first one."""
    return 0 if state.is_over() else state.seat_to_act()


def some_positions(game: Game) -> list[State]:
    """Positions of a few configurations, the end of each among them."""
    of_game = [case for case in cases() if case.game_name == game.name]
    return [state for case in of_game[:: max(1, len(of_game) // 6)] for state in sample(case, 2, 2)]


def test_every_position_is_drawn_completely(case: Case) -> None:
    random = Random(str(case))
    for state in sample(case, 6, 4):
        layout, language = random.choice(LAYOUTS), random.choice(LANGUAGES)
        look = drawing.look(case.game_name, case.seats, language, layout)
        view = state.view(reader_of(state))
        svg = drawing.svg_of(view, look)
        assert drawing.svg_of(view, look) == svg
        assert len(svg.encode()) < 350 * 1024
        root = drawing.check(view, look)
        assert root.get("width") == WIDTHS[layout]
        for left, right, _, text in drawing.texts_in(root):
            assert left >= -1 and right <= float(WIDTHS[layout]) + 1, (text, left, right)
        other = random.choice([-1, *range(case.seats)])
        drawing.check_ids(drawing.drawn(state.view(other), look))


def test_nothing_hidden_is_drawn(case: Case) -> None:
    """Whatever the view leaves open may be replaced: the board stays the same to the letter."""
    look = drawing.look(case.game_name, case.seats)
    for state in sample(case, 2, 1):
        if state.is_over():
            continue  # the score sheets tell all
        for seat in (-1, *Random(str(case)).sample(range(case.seats), min(2, case.seats))):
            seen = drawing.svg_of(state.view(seat), look)
            assert drawing.svg_of(state.determinize(seat, 1).view(seat), look) == seen


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hostile_names_stay_text(game: Game, layout: str) -> None:
    for state in some_positions(game):
        for seat in (-1, reader_of(state)):
            look = Look(messages("en", game.name), HOSTILE, layout)
            svg = drawing.svg_of(state.view(seat), look)
            root = drawing.drawn(state.view(seat), look)
            assert {element.tag.removeprefix(SVG) for element in root.iter()} <= drawing.TAGS
            assert not any(name.startswith("on") for element in root.iter() for name in element.keys())  # noqa: SIM118
            assert "<script" not in svg


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_board_that_is_only_looked_at_has_no_actions(game: Game, layout: str) -> None:
    for state in some_positions(game):
        look = drawing.look(game.name, state.ruleset.seats, "en", layout, interactive=False)
        svg = drawing.svg_of(state.view(reader_of(state)), look)
        assert "data-actions" not in svg
        assert 'role="button"' not in svg
        assert "tabindex" not in svg
