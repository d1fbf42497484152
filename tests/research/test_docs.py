"""The pages about research: their commands run, their messages fit the schema, their table is up to date.

Python snippets of all pages are run by tests/docs.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from rathaus import engine
from rathaus.bots.protocol import schema

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / f"docs/{n}.md" for n in ("research", "pettingzoo", "gymnasium", "openspiel", "bot-protocol", "mcp")
]


def snippets(language: str) -> list[str]:
    return [
        found
        for page in PAGES
        for found in re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    ]


@pytest.mark.parametrize("command", [line for block in snippets("sh") for line in block.splitlines()])
def test_commands_run(command: str) -> None:
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_messages_fit_the_schema() -> None:
    shown = snippets("json")
    assert len(shown) == 3
    for text in shown:
        jsonschema.Draft202012Validator(schema()).validate(json.loads(text))


def test_table_of_sizes_is_up_to_date() -> None:
    if engine.name() != "compiled":
        pytest.skip("takes long on the interpreted engine")
    check = [sys.executable, str(ROOT / "scripts/spaces.py"), "--check"]
    assert subprocess.run(check, cwd=ROOT).returncode == 0, "run scripts/spaces.py"


def test_the_example_of_training_can_be_read() -> None:
    """Torch stands in no lock; the example's environment is that of test_gymnasium.py."""
    code = "import train; print(train.read_arguments([]).game, train.make_env('citadels', 4, 'random').action_masks)"
    folder = ROOT / "examples/maskable_ppo"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("citadels")
