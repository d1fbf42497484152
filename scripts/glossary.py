"""Writes docs/glossary.md: the words of each game in its three languages, from the message catalogues.

`python scripts/glossary.py` writes it, `--check` ends with status 1 if it is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rathaus.core.game import Game
from rathaus.core.messages import LANGUAGES, domain_keys, messages
from rathaus.core.registry import games

FILE = Path(__file__).parents[1] / "docs/glossary.md"
HEAD = """# Glossary

The rulebooks' words, as the code, the table and the documentation use them. Written by `scripts/glossary.py` from \
the message catalogues; change a word there.

"""


def keys(game: Game) -> list[str]:
    """The message keys of everything in a game that has a name."""
    found: dict[str, None] = {}
    for verb in game.verbs:
        for domain in verb.domains:
            for label in domain.labels:
                if domain.key(label) in domain_keys(domain):
                    found[domain.key(label)] = None
    for source in game.sources:
        found[f"source.{source}"] = None
    return list(found)


def section(game: Game) -> str:
    """The table of a game."""
    texts = [messages(language, game.name) for language in LANGUAGES]
    lines = [
        f"## {texts[0].text('game.title')}",
        "",
        "| word in code | English | 繁體中文 | 简体中文 |",
        "|---|---|---|---|",
    ]
    for key in ["game.title", *keys(game)]:
        row = " | ".join(text.text(key).replace("|", "/") for text in texts)
        lines.append(f"| `{key}` | {row} |")
    return "\n".join(lines) + "\n"


def glossary() -> str:
    """The whole file."""
    return HEAD + "\n".join(section(game) for game in games().values())


def main() -> int:
    """Write the file, or compare it."""
    if "--check" in sys.argv[1:]:
        return int(FILE.read_text(encoding="utf-8") != glossary())
    FILE.write_text(glossary(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
