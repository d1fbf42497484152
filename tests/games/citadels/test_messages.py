"""The texts of Citadels that no declaration asks for: powers and effects of the cards."""

from __future__ import annotations

import pytest

from rathaus.core.messages import LANGUAGES, messages
from rathaus.games.citadels import fields
from rathaus.games.citadels.game import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_effect_is_told(language: str) -> None:
    purple = [r["id"] for r in GAME.components["districts_purple_base"]["district"]] + list(fields.DARK)
    wanted = {f"effect.{id.removesuffix('_2017')}" for id in purple}
    wanted |= {f"power.{id}" for id in fields.CHARACTERS}
    assert wanted - messages(language, "citadels").keys() == set()
