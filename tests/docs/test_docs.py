"""The documentation says what is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rathaus.core.messages import LANGUAGES, catalog

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def test_glossary_is_up_to_date() -> None:
    script = [sys.executable, str(ROOT / "scripts/glossary.py"), "--check"]
    assert subprocess.run(script, cwd=ROOT).returncode == 0, "run scripts/glossary.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_snippets_run(page: Path) -> None:
    for snippet in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S):
        run = subprocess.run([sys.executable, "-c", snippet], cwd=ROOT, capture_output=True, text=True)
        assert run.returncode == 0, f"{page.name}:\n{snippet}\n{run.stderr}"


def test_shared_catalogue_is_there() -> None:
    assert all(catalog("rathaus", language) for language in LANGUAGES)
