"""`rathaus replay` and `draw`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from rathaus.core.board import Look
from rathaus.core.records import Record
from rathaus.core.registry import get
from rathaus.core.view import View

Run = Callable[..., Result]
pytestmark = pytest.mark.engine


def test_replay_tells_and_checks(run: Run, record_file: Path, finished: Record) -> None:
    output = run("replay game.jsonl").stdout
    actions = len(finished.moves)
    assert f"{actions} of {actions} actions replayed" in output
    assert "The result is the one in the record." in output
    assert "Ada" in output
    assert "Seat 3" in output  # who has no name
    assert finished.result is not None
    assert all(str(score) in output for score in finished.result["scores"])


def test_replay_as_json(run: Run, record_file: Path, finished: Record) -> None:
    data = json.loads(run("replay game.jsonl --json").stdout)
    assert finished.result is not None
    assert data["scores"] == finished.result["scores"]
    assert data["digest"] == finished.result["digest"]
    assert data["result_checked"]
    assert data["actions"] == data["at"] == len(finished.moves)
    assert data["log"]


def test_replay_to_a_position(run: Run, record_file: Path, finished: Record) -> None:
    data = json.loads(run("replay game.jsonl --to 4 --json").stdout)
    assert data["at"] == 4
    assert not data["over"]
    assert data["scores"] is None
    assert data["digest"] == f"{finished.replay(4).digest():016x}"
    assert "4 of " in run("replay game.jsonl --to 4").stdout


def test_a_seat_is_told_less(run: Run, record_file: Path) -> None:
    whole, seat, spectator = (
        json.loads(run(f"replay game.jsonl --json {more}").stdout)["log"]
        for more in ("", "--seat 1", "--seat -1")
    )
    assert len(spectator) < len(seat) < len(whole)


def test_replay_in_another_language(run: Run, record_file: Path) -> None:
    english, chinese = (run(f"replay game.jsonl --lang {lang}").stdout for lang in ("en", "zh-Hant"))
    assert english != chinese
    assert run("replay game.jsonl --lang zh_hant").stdout == chinese


def test_the_language_of_the_system(run: Run, record_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_TW.UTF-8")
    assert run("replay game.jsonl").stdout == run("replay game.jsonl --lang zh-Hant").stdout
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert run("replay game.jsonl").stdout == run("replay game.jsonl --lang zh-Hans").stdout


def test_an_unfinished_record(run: Run, here: Path, finished: Record) -> None:
    (here / "part.jsonl").write_text("\n".join(finished.to_text().splitlines()[:9]))
    result = run("replay part.jsonl")
    assert result.exit_code == 0
    assert "8 of 8 actions" in result.stdout
    assert "The record has no result." in result.stdout


def test_damage_is_named_with_its_line(refused: Callable[..., str], here: Path, finished: Record) -> None:
    lines = finished.to_text().splitlines()

    def damaged(number: int, old: str, new: str) -> None:
        text = [*lines]
        assert old in text[number - 1]
        text[number - 1] = text[number - 1].replace(old, new, 1)
        (here / "bad.jsonl").write_text("\n".join(text))

    damaged(5, '"seat"', '"sea')
    assert "bad.jsonl: line 5: damaged" in refused("replay bad.jsonl")
    damaged(5, '"action":"', '"action":"un')
    assert "bad.jsonl: line 5: 'un" in refused("replay bad.jsonl")
    damaged(1, "rathaus-record", "photo")
    assert "bad.jsonl: line 1: this is no record" in refused("replay bad.jsonl")
    damaged(len(lines), '"scores":[', '"scores":[1')
    assert "bad.jsonl: last line: scores is" in refused("replay bad.jsonl")


def test_refusals(refused: Callable[..., str], here: Path, record_file: Path) -> None:
    assert "no file none.jsonl" in refused("replay none.jsonl")
    assert "there is no position 9999" in refused("replay game.jsonl --to 9999")
    assert "there is no position -1" in refused("replay game.jsonl --to -1")
    assert "no seat 3; they go from 0 to 2" in refused("replay game.jsonl --seat 3")
    assert "no language 'fr'" in refused("replay game.jsonl --lang fr")
    assert "cannot be read" in refused("replay .")
    (here / "binary").write_bytes(b"\xff\xfe\x00")
    assert "this is no text" in refused("replay binary")
    (here / "empty").write_text("")
    assert "the record is empty" in refused("replay empty")


@pytest.fixture
def plain_board(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(self: object, view: View, look: Look) -> str:
        words = f"{view.seat} {look.layout} {look.messages.language} {look.interactive} {len(view.frames)}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><desc>{words}</desc>'
            '<rect width="20" height="10" fill="#f00"/></svg>'
        )

    monkeypatch.setattr(type(get("citadels")), "draw", draw)


@pytest.mark.usefixtures("plain_board", "record_file")
class TestDraw:
    def test_svg(self, run: Run, here: Path) -> None:
        assert run("draw game.jsonl --at 4 -o x.svg").exit_code == 0
        assert "-1 wide en False" in (here / "x.svg").read_text()

    def test_for_a_seat(self, run: Run) -> None:
        output = run("draw game.jsonl --at 4 --seat 2 --lang zh-Hans --layout tall").stdout
        assert output.startswith("<svg")
        assert "2 tall zh_Hans False" in output

    def test_the_last_position(self, run: Run) -> None:
        assert "False 0" in run("draw game.jsonl").stdout

    def test_png(self, run: Run, here: Path) -> None:
        pytest.importorskip("resvg_py")
        assert run("draw game.jsonl -o x.png --width 60").exit_code == 0
        data = (here / "x.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert int.from_bytes(data[16:20], "big") == 60

    def test_png_without_the_renderer(
        self, refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "resvg_py", None)
        assert "install rathaus[draw]" in refused("draw game.jsonl -o x.png")

    @pytest.mark.parametrize(
        ("more", "sentence"),
        [
            ("-o x.gif", "x.gif: boards are drawn as .svg or .png"),
            ("-o no/x.svg", "no/x.svg cannot be written"),
            ("--layout round", "the layout is wide or tall, not 'round'"),
            ("--at 9999 -o x.svg", "there is no position 9999"),
            ("--seat 9", "no seat 9"),
            ("--lang fr", "no language 'fr'"),
        ],
    )
    def test_refusals(self, refused: Callable[..., str], more: str, sentence: str) -> None:
        assert sentence in refused(f"draw game.jsonl {more}")


def test_a_game_without_a_board(
    refused: Callable[..., str], record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rathaus.core.game import Game

    monkeypatch.setattr(type(get("citadels")), "draw", Game.draw)
    assert "Citadels has no drawn board" in refused("draw game.jsonl -o x.svg")
