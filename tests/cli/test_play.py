"""`rathaus play`: a game in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from rathaus.core.records import Record

Run = Callable[..., Result]
pytestmark = pytest.mark.engine
ALONE = "play citadels --seats human,random,random --seed 5 --out game.jsonl"


def saved(here: Path) -> Record:
    return Record.from_text((here / "game.jsonl").read_text(encoding="utf-8"))


def test_a_whole_game_by_numbers(run: Run, here: Path) -> None:
    result = run(ALONE, typed="1\n" * 500)
    assert result.exit_code == 0
    record = saved(here)
    assert record.result is not None
    record.replay()
    assert all(str(score) in result.stdout for score in record.result["scores"])
    assert "record: game.jsonl" in result.stdout
    assert "\x1b" not in result.stdout


def test_the_view_in_words(run: Run) -> None:
    output = run(ALONE, typed="q\n").stdout
    assert "Choose a character" in output
    assert "  1  Take the " in output
    assert "▶ Player" in output
    assert "Player draws the" in output  # the own cards
    assert "Agnes (random) draws the" not in output  # nobody else's
    assert "hand  " in output
    assert "record:" not in output  # nothing was played


def test_by_the_text_of_an_action(run: Run, here: Path) -> None:
    output = run(ALONE, typed="v\nq\n").stdout
    name = next(line.split("the ")[-1] for line in output.splitlines() if line.startswith("  1  Take the"))
    run(ALONE, typed=f"pick character:{name.lower()}\nq\n")
    assert f"pick character:{name.lower()}" in [move.action for move in saved(here).moves]


def test_what_cannot_be_understood_is_asked_again(run: Run, here: Path) -> None:
    output = run(ALONE, typed="99\n0\nfly\npick\ngold\nh\n1\nq\n").stdout
    assert output.count("1 – ") == 2
    assert "'fly' is no action" in output
    assert "'pick' should read 'pick character:…'" in output
    assert "Take 2 gold is not allowed now" in output
    assert len([move for move in saved(here).moves if move.seat == 0]) == 1


def test_why_not_and_the_log(run: Run) -> None:
    output = run(ALONE, typed="1\n?\nl\nq\n").stdout
    assert "End your turn: " in output
    assert "(R4.8)" in output
    assert output.count("The game begins.") == 2


def test_taking_back(run: Run, here: Path) -> None:
    output = run(ALONE, typed="u\n1\nu\n2\nq\n").stdout
    assert "There is nothing to take back." in output
    own = [move for move in saved(here).moves if move.seat == 0]
    assert len(own) == 1
    saved(here).replay()


def test_the_end_of_input_ends_politely(run: Run, here: Path) -> None:
    result = run(ALONE, typed="1\n")
    assert result.exit_code == 0
    assert "record: game.jsonl" in result.stdout
    assert saved(here).moves


def test_interruption_ends_politely(run: Run, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1"])

    def interrupted(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)
    result = run(ALONE)
    assert result.exit_code == 0
    assert "record: game.jsonl" in result.stdout


def test_several_people_at_one_keyboard(run: Run) -> None:
    command = "play citadels --seats human,human,human --seed 3 --out game.jsonl"
    output = run(command, typed="\n1\nu\n\n1\n\nu\nq\n").stdout
    assert "Player 2: Enter" in output
    before, _, after = output.partition("Player 3: Enter")
    assert "Player 2 draws the" in before
    assert "Player 2 draws the" not in after
    assert "Only somebody alone among bots can take back." in output


def test_in_another_language(run: Run) -> None:
    output = run(f"{ALONE} --lang zh-Hant", typed="q\n").stdout
    assert "選擇一名角色" in output


def test_the_record_goes_to_the_data_folder(run: Run, here: Path) -> None:
    output = run("play citadels --seats human,random,random --seed 5", typed="1\nq\n").stdout
    (path,) = here.rglob("citadels-*.jsonl")
    assert f"record: {path}" in output.replace("\n", "")
    assert Record.from_text(path.read_text()).moves


def test_bots_alone_play_to_the_end(run: Run, here: Path) -> None:
    one = run("play citadels --seats random,random,random --seed 5 --out game.jsonl")
    assert one.exit_code == 0
    first = saved(here)
    assert first.result is not None
    run("play citadels --seats random,random,random --seed 5 --out game.jsonl")
    assert saved(here).result == first.result


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "no game 'chess'"),
        ("play citadels --seats human,oracle,random", "no bot 'oracle'"),
        ("play citadels --seats human", "2 to 8 players, not 1"),
        ("play citadels --option nope=1", "no option 'nope'"),
        ("play citadels --lang fr", "no language 'fr'"),
        ("play citadels --out no/game.jsonl", "no/game.jsonl cannot be written"),
    ],
)
def test_refusals(refused: Callable[..., str], command: str, sentence: str) -> None:
    assert sentence in refused(command)
