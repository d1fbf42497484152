"""Writes the playthroughs of OpenSpiel anew, one for each game and number of players: `scripts/playthroughs.py`.

The first decisions of a game are enough for the interface; whole games are kept as golden records.
"""

from __future__ import annotations

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.research.playthrough import condensed  # noqa: E402

from rathaus.core.registry import games  # noqa: E402
from rathaus.research.openspiel import PREFIX  # noqa: E402

FOLDER = ROOT / "tests/research/playthroughs"
HORIZON = 8  # decisions


def main() -> None:
    flags.FLAGS.mark_as_parsed()
    FOLDER.mkdir(exist_ok=True)
    wanted = set()
    for name, game in sorted(games().items()):
        for seats in game.seats:
            text = generate_playthrough.playthrough(
                f"{PREFIX}{name}(players={seats},deals=4,horizon={HORIZON})", None, seed=seats
            )
            path = FOLDER / f"{name}_{seats}p.txt"
            text = condensed(text)
            path.write_text(text, encoding="utf-8")
            wanted.add(path)
            print(path.relative_to(ROOT), len(text))
    for path in set(FOLDER.glob("*.txt")) - wanted:
        path.unlink()


if __name__ == "__main__":
    main()
