"""The measurements give figures; how high they are is no matter for a test."""

from __future__ import annotations

from dataclasses import astuple

import pytest

from rathaus.core.game import Game
from rathaus.core.ruleset import Ruleset
from rathaus.lab import speed

pytestmark = pytest.mark.engine


def test_everything_is_measured(game: Game, ruleset: Ruleset) -> None:
    figures = speed.measure(game, ruleset, seconds=0.01, repeats=1)
    assert all(figure > 0 for figure in astuple(figures))
    assert figures.own_loop > figures.playouts


def test_positions_are_undecided_and_repeatable(game: Game, ruleset: Ruleset) -> None:
    one, two = (speed.positions(game, ruleset, 3, 25) for _ in range(2))
    assert one == two
    assert len(one) == 25
    assert not any(state.is_over() for state in one)


def test_units() -> None:
    measured = speed.Measured(done=4000, seconds=2)
    assert measured.rate == 2000
    assert measured.nanoseconds == 500_000
