"""Golden records and move counts: `python scripts/golden.py --write` makes them anew, `--check` replays them.

For every configuration marked golden in tests/games/<game>/configurations.py there is a record of a whole game,
tests/golden/<game>/<configuration>.jsonl, and tests/golden/perft_<game>.json counts the action sequences from
positions of that game. Odd ones are played by the bot greedy where a game has a rule of thumb, the others at
random, or as the game's own ``choose`` says. Write them anew only when the rules have changed on purpose.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
for folder in (ROOT, ROOT / "src"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from tests.conformance.configuration import Case, cases, choice_of, game_names, uniform  # noqa: E402

from rathaus.bots import make  # noqa: E402
from rathaus.core.errors import RathausError  # noqa: E402
from rathaus.core.playout import perft, random_playout  # noqa: E402
from rathaus.core.records import Record  # noqa: E402
from rathaus.core.registry import get  # noqa: E402
from rathaus.core.state import State  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
MOVES_BEFORE = (0, 50, 150)
MOST_NODES = 2500
DEEPEST = 6


def golden_cases(game: str) -> list[Case]:
    return [case for case in cases() if case.game_name == game and case.configuration.golden]


def file_of(case: Case) -> Path:
    name = re.sub(r"[^\w-]+", "-", str(case.configuration))
    return FOLDER / case.game_name / f"{name}.jsonl"


def play(case: Case, word: str) -> Record:
    """A whole game of the configuration, every seat played by the bot."""
    record = Record.begin(case.ruleset, case.configuration.seed, [word] * case.seats)
    record.program = ""  # the same bytes whatever the version
    state = record.start()
    bots = [make(word, case.configuration.seed + seat) for seat in range(case.seats)]
    choose, random = choice_of(case.game_name), Random(case.configuration.seed)
    while not state.is_over():
        seat = state.seat_to_act()
        if word == "random" and choose is not uniform:
            record.play(state, choose(state, random))
        else:
            record.play(state, bots[seat].choose(state.view(seat)))
    return record


def records(game: str) -> Iterator[tuple[Path, Record]]:
    """Every golden record of a game, played now."""
    for number, case in enumerate(golden_cases(game)):
        greedy = number % 2 == 1 and case.game.policy() is not None
        yield file_of(case), play(case, "greedy" if greedy else "random")


def position(entry: dict[str, Any], game: str) -> State:
    """The position that an entry of a perft file counts from."""
    state = get(game).new(entry["seats"], entry["seed"], **entry["options"])
    random_playout(state, entry["seed"], entry["after"])
    return state


def depth_for(state: State) -> int:
    """The greatest depth whose count stays within the bound."""
    depth = 1
    while depth < DEEPEST and perft(state, depth + 1) <= MOST_NODES:
        depth += 1
    return depth


def perft_entries(game: str) -> list[dict[str, Any]]:
    entries = []
    for case in golden_cases(game):
        for after in MOVES_BEFORE:
            configuration = case.configuration
            entry = {
                "seats": configuration.seats,
                "options": dict(configuration.options),
                "seed": configuration.seed,
                "after": after,
            }
            state = position(entry, game)
            if not state.is_over():
                depth = depth_for(state)
                entries.append({**entry, "depth": depth, "nodes": perft(state, depth)})
    return entries


def perft_file(game: str) -> Path:
    return FOLDER / f"perft_{game}.json"


def write_game(game: str) -> None:
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    count = 0
    for path, record in records(game):
        path.write_text(record.to_text(), encoding="utf-8")
        count += 1
    entries = perft_entries(game)
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    perft_file(game).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{game}: {count} records, {len(entries)} move counts")


def read_perft(game: str) -> list[dict[str, Any]]:
    path = perft_file(game)
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else []


def check_game(game: str) -> list[str]:
    """What no longer replays, a sentence each."""
    wrong = []
    for case in golden_cases(game):
        path = file_of(case)
        try:
            Record.from_text(path.read_text(encoding="utf-8")).replay()
        except (OSError, RathausError) as error:
            wrong.append(f"{path.name}: {error}")
    for entry in read_perft(game):
        nodes = perft(position(entry, game), entry["depth"])
        if nodes != entry["nodes"]:
            wrong.append(f"{perft_file(game).name}: {nodes} sequences, not {entry['nodes']}: {entry}")
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names(), help="all games if none is named")
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--write", action="store_true")
    group.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if arguments.write:
        for game in arguments.games:
            write_game(game)
        return 0
    wrong = [sentence for game in arguments.games for sentence in check_game(game)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
