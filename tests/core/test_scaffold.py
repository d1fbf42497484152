"""A game begun by scripts/scaffold.py is whole from the first minute, and whatever is refused leaves nothing behind."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAME, TITLE = "the_houses_of_old_towers", "Tom's Houses & Towers: A Very Long Title"
COPIED = ("scripts", "typings", "tests/conformance", "docs/glossary.md", "pyproject.toml")
FILES = ("tests/__init__.py", "tests/conftest.py", "tests/rules.py", "tests/drawing.py")
GOLDEN = ("tests/golden/__init__.py", "tests/golden/test_golden.py")


def load_script() -> Any:
    spec = importlib.util.spec_from_file_location("scaffold_script", ROOT / "scripts" / "scaffold.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


scaffold = load_script()


def copied(to: Path) -> Path:
    """What a game needs of the working copy, without the other games and without compiled modules."""

    def left_out(folder: str, names: list[str]) -> list[str]:
        if Path(folder) == ROOT / "src/rathaus/games":
            return [name for name in names if name != "__init__.py"]
        return [name for name in names if name in ("__pycache__", "static") or name.endswith((".so", ".pyd"))]

    for name in ("src/rathaus", *COPIED, *FILES, *GOLDEN):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=left_out)
        else:
            shutil.copyfile(ROOT / name, to / name)
    return to


def start(tree: Path, *command: str) -> subprocess.Popen[str]:
    """A Python command on the interpreted engine of the copy."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment |= {"RATHAUS_ENGINE": "interpreted", "PYTHONPATH": str(tree / "src")}
    return subprocess.Popen(
        [sys.executable, *command],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def succeed(**running: subprocess.Popen[str]) -> dict[str, str]:
    """The outputs of commands, none of which may fail."""
    outputs = {name: process.communicate(timeout=280)[0] for name, process in running.items()}
    for name, process in running.items():
        assert process.returncode == 0, f"{name}:\n{outputs[name][-5000:]}"
    return outputs


@pytest.mark.slow
def test_a_new_game_is_green(tmp_path: Path) -> None:
    """Conformance suite, rule tests, golden records, style and types of a game that nobody has touched yet."""
    tree = copied(tmp_path / "tree")
    succeed(scaffold=start(tree, "scripts/scaffold.py", NAME, "--title", TITLE, "--seats", "2-3"))
    own = [f"src/rathaus/games/{NAME}", f"tests/games/{NAME}"]
    test = ("-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider")
    outputs = succeed(
        tests=start(tree, *test, "tests/conformance", "tests/golden", own[1]),
        ruff=start(tree, "-m", "ruff", "check", "--no-cache", *own),
        form=start(tree, "-m", "ruff", "format", "--no-cache", "--check", *own),
        mypy=start(tree, "-m", "mypy", "--cache-dir", str(tmp_path / "mypy"), own[0]),
        glossary=start(tree, "scripts/glossary.py", "--check"),
    )
    assert "failed" not in outputs["tests"]
    assert TITLE in (tree / "docs/glossary.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "seats"), [("hut", "1"), ("go", "1-8"), ("a1_b2", "4")])
def test_other_names_keep_the_style(tmp_path: Path, name: str, seats: str) -> None:
    planned = scaffold.plan(name, "X", seats)
    for path, text in scaffold.rendered(planned).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    succeed(
        check=start(tmp_path, "-m", "ruff", "check", "--no-cache", "src", "tests"),
        form=start(tmp_path, "-m", "ruff", "format", "--no-cache", "--check", "src", "tests"),
    )


def test_every_template_says_what_belongs_there() -> None:
    templates = [path for path in scaffold.TEMPLATES.rglob("*") if path.is_file()]
    assert len(templates) >= 30
    for path in templates:
        lines = path.read_text(encoding="utf-8").splitlines()
        head = lines[:3] if path.name == "rulings.md.in" else lines[:2]
        assert any("Belongs here" in one for one in head), path.name


def test_defaults() -> None:
    planned = scaffold.plan("my_game", None, "2-4")
    assert (planned.title, planned.class_name) == ("My Game", "MyGame")
    assert (planned.least, planned.most) == (2, 4)


@pytest.mark.parametrize(
    ("name", "title", "seats", "words"),
    [
        ("citadels", None, "2-4", "is taken"),
        ("My_Game", None, "2-4", "small letters"),
        ("my-game", None, "2-4", "small letters"),
        ("2_cities", None, "2-4", "a letter first"),
        ("my__game", None, "2-4", "joined by one _"),
        ("../game", None, "2-4", "small letters"),
        ("", None, "2-4", "small letters"),
        ("a" * 25, None, "2-4", "at most 24"),
        ("class", None, "2-4", "word of Python"),
        ("struct", None, "2-4", "word of Python or C"),
        ("turn", None, "2-4", "another class"),
        ("state", None, "2-4", "another class"),
        ("my_game", "", "2-4", "some words"),
        ("my_game", " My Game", "2-4", "spaces around"),
        ("my_game", "My\nGame", "2-4", "one line"),
        ("my_game", 'My "Game"', "2-4", 'without "'),
        ("my_game", "My {Game}", "2-4", "without { }"),
        ("my_game", "M" * 41, "2-4", "at most 40"),
        ("my_game", "我的遊戲", "2-4", "catalogues"),
        ("my_game", None, "", "as 2-4, or as 3"),
        ("my_game", None, "two", "as 2-4, or as 3"),
        ("my_game", None, "2-4-6", "as 2-4, or as 3"),
        ("my_game", None, "4-2", "the fewest first"),
        ("my_game", None, "0-4", "from 1 to 8"),
        ("my_game", None, "2-9", "from 1 to 8"),
    ],
)
def test_refusals(name: str, title: str | None, seats: str, words: str) -> None:
    with pytest.raises(scaffold.Refused) as caught:
        scaffold.plan(name, title, seats)
    assert words in str(caught.value)


def everything(folder: Path) -> dict[str, bytes]:
    """Every file of a folder, and every folder, by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else b""
        for path in folder.rglob("*")
    }


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A working copy in which nothing generated can be written."""
    for name in ("src/rathaus/core/layout.py", "docs/glossary.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    for name in ("src/rathaus/games", "tests/games", "tests/golden"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def test_an_error_leaves_nothing_behind(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = everything(bare)
    assert scaffold.main(["my_game"], bare) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("Nothing is written.") and "rathaus.core.layout" in told.err
    assert everything(bare) == before


def test_an_interruption_leaves_nothing_behind(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(root: Path, *command: str) -> None:
        if "scripts/glossary.py" in command:
            (root / "docs/glossary.md").write_text("")
            raise KeyboardInterrupt
        if "scripts/golden.py" in command:
            (root / "tests/golden/my_game").mkdir()
            (root / "tests/golden/perft_my_game.json").write_text("[]")

    before = everything(bare)
    monkeypatch.setattr(scaffold, "run", run)
    with pytest.raises(KeyboardInterrupt):
        scaffold.main(["my_game"], bare)
    assert everything(bare) == before


@pytest.mark.parametrize(
    "there",
    [
        "src/rathaus/games/my_game",
        "tests/games/my_game",
        "tests/golden/my_game",
        "tests/golden/perft_my_game.json",
    ],
)
def test_what_is_there_is_kept(bare: Path, there: str, capsys: pytest.CaptureFixture[str]) -> None:
    (bare / there).mkdir()
    before = everything(bare)
    assert scaffold.main(["my_game"], bare) == 1
    assert f"{there} is there already" in capsys.readouterr().err
    assert everything(bare) == before
