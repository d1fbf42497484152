"""Component data: counts of the box, checks of what an owner enters, what is still reconstructed."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from tests.rules import rule

from rathaus.core.components import components
from rathaus.games.messina_1347.checks import misfits


def files() -> dict[str, Any]:
    return copy.deepcopy(components("messina_1347").files)


def test_own_files_fit() -> None:
    assert misfits(files()) == []


@rule("R1.1", "R1.2")
def test_counts_of_the_box() -> None:
    data, counts = files(), files()["components"]["counts"]
    for file, table, name in (
        ("city_hexes", "hex", "city_hexes"),
        ("harbors", "harbor", "harbor_hexes"),
        ("ships", "ship", "ship_tiles"),
        ("quarantine", "improvement", "quarantine_improvements"),
        ("workshops", "workshop", "workshops"),
        ("wagons", "wagon", "wagons"),
        ("solo", "tile", "solo_tiles"),
        ("advanced", "board", "estate_boards"),
    ):
        assert len(data[file][table]) == counts[name], name
    assert len(data["harbors"]["docking_tiles"]["tiles"]) == counts["docking_tiles"]
    assert max(record["plague_cubes"] for record in data["setup"]["players"]) == counts["plague_cubes"]


@rule("R15.2")
def test_most_tiles_say_that_they_are_reconstructed() -> None:
    data = components("messina_1347")
    assert 0 < data.reconstructed_share() < 1
    assert data["advanced"]["official"] is False
    assert {r.confidence for r in data.records() if r.file == "advanced"} == {"reconstructed"}


@pytest.mark.parametrize(
    ("file", "table", "key", "value"),
    [
        ("workshops", "workshop", "id", "B99"),
        ("workshops", "workshop", "reward", ["gold"]),
        ("quarantine", "improvement", "produce", ["perform_any_hex_action"]),
        ("city_hexes", "face", "pose", "sleeping"),
        ("city_hexes", "face", "vp", 1000),
        ("city_layouts", "layout", "expansion", []),
        ("estate", "square", "action", ["activate_any_citizen"]),
        ("registers", "space", "reward", ["advance_nun_overseer"]),
        ("rounds", "round", "order_by", "height"),
        ("wheel", "position", "nun", "black"),
        ("wagons", "wagon", "number", 7),
        ("ships", "ship", "pile", 4),
        ("solo", "tile", "hex", "H99"),
        ("scrolls", "column", "value", [0, 1]),
    ],
)
def test_values_that_cannot_be_played(file: str, table: str, key: str, value: Any) -> None:
    data = files()
    data[file][table][0][key] = value
    found = misfits(data)
    assert found and found[0].file == file
    assert found[0].reason
