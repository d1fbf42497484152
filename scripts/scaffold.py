"""Begins a new game: `python scripts/scaffold.py my_game --title "My Game" --seats 2-4`.

Writes src/rathaus/games/my_game and tests/games/my_game from the templates in scripts/scaffold: a tiny but whole game
of building houses that passes every check, to be replaced chapter by chapter (docs/add-a-game.md). Also writes what
is generated for it: state class, constants, golden records, glossary. On an error nothing is left behind.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from string import Template

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().parent / "scaffold"
sys.path.insert(0, str(ROOT / "src"))

from rathaus.core.layout import C_WORDS  # noqa: E402

LONGEST_NAME, LONGEST_TITLE = 24, 40
MOST_SEATS = 8  # as many players have a colour
CJK = re.compile(r"[\u2e80-\u9fff]")


class Refused(Exception):
    """Why nothing is written, in a sentence."""


@dataclass(frozen=True)
class Plan:
    """What is to be begun: the game's word in commands and records, its title, and the numbers of players."""

    name: str
    title: str
    least: int
    most: int

    @property
    def class_name(self) -> str:
        return "".join(word.capitalize() for word in self.name.split("_"))

    @property
    def folders(self) -> dict[str, Path]:
        """Folder of templates to the folder that is written from it."""
        return {"game": Path("src/rathaus/games") / self.name, "tests": Path("tests/games") / self.name}

    @property
    def golden(self) -> list[Path]:
        """What scripts/golden.py writes for the game."""
        return [Path("tests/golden") / self.name, Path("tests/golden") / f"perft_{self.name}.json"]

    @property
    def words(self) -> dict[str, str]:
        """Placeholder to what stands for it."""
        numbers = {"least": str(self.least), "most": str(self.most)}
        return {"game": self.name, "title": self.title, "Class": self.class_name, **numbers}


def seats_of(text: str) -> tuple[int, int]:
    """The fewest and the most players of «2-4» or «3»."""
    match = re.fullmatch(r"(\d{1,3})(?:-(\d{1,3}))?", text.strip())
    if match is None:
        raise Refused(f"seats {text!r}: write the numbers of players as 2-4, or as 3")
    least, most = int(match[1]), int(match[2] or match[1])
    if not 1 <= least <= most <= MOST_SEATS:
        raise Refused(f"seats {text!r}: players go from 1 to {MOST_SEATS}, the fewest first")
    return least, most


def check_name(name: str) -> None:
    """Refuse what cannot be a package, a folder and a word in commands."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise Refused(
            f"name {name!r}: small letters and digits, words joined by one _, a letter first: my_game"
        )
    if len(name) > LONGEST_NAME:
        raise Refused(f"name {name!r}: at most {LONGEST_NAME} letters, not {len(name)}")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in C_WORDS:
        raise Refused(f"name {name!r}: it is a word of Python or C")


def check_title(title: str) -> None:
    """Refuse what would have to be escaped in Python, TOML or a catalogue, and what is no English title."""
    if not title.strip() or title != title.strip() or not title.isprintable():
        raise Refused(f"title {title!r}: some words in one line, without spaces around them")
    if len(title) > LONGEST_TITLE:
        raise Refused(f"title {title!r}: at most {LONGEST_TITLE} characters, not {len(title)}")
    wrong = sorted(set(title) & set('"\\{}$|`'))
    if wrong:
        raise Refused(f"title {title!r}: without {' '.join(wrong)}")
    if CJK.search(title):
        raise Refused(f"title {title!r}: the English one; Chinese titles go into the catalogues")


def plan(name: str, title: str | None, seats: str, root: Path = ROOT) -> Plan:
    """What the arguments ask for.

    Raises:
        Refused: a name, title or number of players that is not possible, or a game that is there already.
    """
    check_name(name)
    title = " ".join(word.capitalize() for word in name.split("_")) if title is None else title
    check_title(title)
    found = Plan(name, title, *seats_of(seats))
    for path in (*found.folders.values(), *found.golden):
        if (root / path).exists():
            raise Refused(f"name {name!r} is taken: {path.as_posix()} is there already")
    code = [path.read_text(encoding="utf-8") for path in TEMPLATES.rglob("*.p*.in")]
    code.append((root / "src/rathaus/core/layout.py").read_text(encoding="utf-8"))
    if any(re.search(rf"\b{found.class_name}(Rules|Box|Policy|Game)?\b", text) for text in code):
        raise Refused(f"name {name!r}: another class is called {found.class_name}; use one more word")
    return found


def rendered(planned: Plan) -> dict[Path, str]:
    """Every file to write, relative to the working copy, and its text."""
    files = {}
    for kind, folder in planned.folders.items():
        for template in sorted((TEMPLATES / kind).rglob("*.in")):
            target = folder / template.relative_to(TEMPLATES / kind).with_suffix("")
            files[target] = Template(template.read_text(encoding="utf-8")).substitute(planned.words)
    return files


def run(root: Path, *command: str) -> None:
    """Run a script of the working copy on the interpreted engine: the game is not compiled yet."""
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH", "")]))
    environment = os.environ | {"RATHAUS_ENGINE": "interpreted", "PYTHONPATH": path}
    environment.pop("RATHAUS_COMPONENTS", None)
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Refused(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def write(planned: Plan, root: Path = ROOT) -> list[Path]:
    """Write the game and what is generated from it; returns the files of the templates.

    Whatever goes wrong, afterwards the working copy is as it was.
    """
    files = rendered(planned)
    glossary = root / "docs/glossary.md"
    before = glossary.read_bytes() if glossary.exists() else None
    try:
        for path, text in files.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        run(root, "-m", "rathaus.core.layout", planned.name)
        run(root, "scripts/golden.py", "--write", planned.name)
        if before is not None:
            run(root, "scripts/glossary.py")
    except BaseException:
        for path in (*planned.folders.values(), *planned.golden):
            shutil.rmtree(root / path, ignore_errors=True)
            if (root / path).is_file():
                (root / path).unlink()
        if before is not None:
            glossary.write_bytes(before)
        raise
    return list(files)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="the game's word in commands, records and folders: my_game")
    parser.add_argument("--title", help="the published title in English; made from the name if not given")
    parser.add_argument("--seats", default="2-4", help="numbers of players, 2-4 (the default) or 3")
    given = parser.parse_args(arguments)
    try:
        planned = plan(given.name, given.title, given.seats, root)
        files = write(planned, root)
    except Refused as reason:
        print(f"Nothing is written. {reason}", file=sys.stderr)
        return 1
    for folder in planned.folders.values():
        count = sum(folder in path.parents for path in files)
        print(f"{folder.as_posix()}: {count} files from templates")
    print(f"Next: make build && .venv/bin/rathaus play {planned.name}, and docs/add-a-game.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
