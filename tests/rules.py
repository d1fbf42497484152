"""The marker that says which rules a test proves: ``@rule("R6.3", "R6.4")``."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test, or a class of tests, as proof of rules; :mod:`rathaus.core.matrix` reads the marks."""
    return pytest.mark.rule(*numbers)
