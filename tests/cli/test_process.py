"""The command as a process: exit codes, streams, pipes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-c", "from rathaus.cli import app; app(prog_name='rathaus')"]


def start(*arguments: str, here: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], cwd=here, capture_output=True, text=True, check=False)


def test_a_result_goes_to_standard_output_without_colour(here: Path) -> None:
    done = start("games", here=here)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Citadels" in done.stdout
    assert "\x1b" not in done.stdout


def test_bad_input_is_a_sentence_on_standard_error(here: Path) -> None:
    done = start("simulate", "chess", "--seats", "random,random", "--out", "x.jsonl", here=here)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("rathaus: there is no game 'chess'; there are: ")
    assert done.stderr.count("\n") == 1
    assert not (here / "x.jsonl").exists()


def test_an_unknown_command(here: Path) -> None:
    done = start("fly", here=here)
    assert done.returncode == 2
    assert "No such command 'fly'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_has_enough(here: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "games", "citadels"], cwd=here, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()
