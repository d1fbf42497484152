"""The choice between the compiled and the interpreted engine."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, SourceFileLoader

import pytest

import rathaus
from rathaus import engine

WANTED = os.environ.get("RATHAUS_ENGINE") or "auto"


def python(code: str, wanted: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"RATHAUS_ENGINE": wanted}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)


@pytest.fixture
def folder(tmp_path):
    """A package folder with two modules that should be compiled, one that is, and one ordinary module."""
    (tmp_path / "built.py").write_text("# cython: language_level=3\n")
    (tmp_path / f"built{EXTENSION_SUFFIXES[0]}").touch()
    (tmp_path / "unbuilt.py").write_text("# cython: language_level=3\n")
    (tmp_path / "plain.py").write_text('"""Ordinary."""\n')
    (tmp_path / "data").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("interpreted", "module", "loader"),
    [
        (True, "built", SourceFileLoader),
        (True, "unbuilt", SourceFileLoader),
        (True, "plain", SourceFileLoader),
        (False, "built", ExtensionFileLoader),
        (False, "plain", SourceFileLoader),
    ],
)
def test_finder_takes_the_form_asked_for(folder, interpreted, module, loader):
    finder = rathaus._EngineFinder(interpreted)
    spec = finder.find_spec(f"rathaus.{module}", [str(folder)])
    assert spec is not None
    assert isinstance(spec.loader, loader)


@pytest.mark.parametrize("interpreted", [True, False])
def test_finder_leaves_the_rest_alone(folder, interpreted):
    finder = rathaus._EngineFinder(interpreted)
    assert finder.find_spec("rathaus", None) is None
    assert finder.find_spec("other.plain", [str(folder)]) is None
    assert finder.find_spec("rathaus.absent", [str(folder)]) is None
    assert finder.find_spec("rathaus.data", [str(folder)]) is None


def test_a_module_that_is_not_compiled_is_refused(folder):
    with pytest.raises(ImportError, match=r"rathaus\.unbuilt is not compiled"):
        rathaus._EngineFinder(interpreted=False).find_spec("rathaus.unbuilt", [str(folder)])


def test_a_wrong_choice_is_refused():
    result = python("import rathaus", "fast")
    assert result.returncode == 1
    assert "RATHAUS_ENGINE is 'fast'; it must be auto, compiled or interpreted" in result.stderr


def test_interpreted_is_obeyed_beside_compiled_modules():
    code = (
        "import importlib, sys; from rathaus import engine\n"
        "assert engine.name() == 'interpreted'\n"
        "for module in engine.sources(): importlib.import_module(module)\n"
        "files = [sys.modules[module].__file__ for module in engine.sources()]\n"
        "assert files and all(file.endswith('.py') for file in files), files\n"
        "assert engine.name() == 'interpreted' and engine.hint() is None\n"
    )
    result = python(code, "interpreted")
    assert result.returncode == 0, result.stderr


@pytest.mark.engine
@pytest.mark.skipif(WANTED == "auto", reason="the engine was not chosen")
def test_this_run_uses_the_engine_it_was_told_to():
    importlib.import_module("rathaus.core.state")
    assert engine.is_compiled("rathaus.core.state") == (WANTED == "compiled")
    assert engine.name() == WANTED


def test_name_and_hint_follow_what_is_compiled(monkeypatch):
    monkeypatch.delenv("RATHAUS_ENGINE", raising=False)
    first, second = "rathaus.core.a", "rathaus.core.b"
    monkeypatch.setattr(engine, "sources", lambda: {first: None, second: None})
    built: set[str] = set()
    monkeypatch.setattr(engine, "is_compiled", lambda module: module in built)
    assert engine.name() == "interpreted"
    assert "entirely as plain Python" in (engine.hint() or "")
    built.add(first)
    assert engine.name() == "mixed"
    assert "in part as plain Python" in (engine.hint() or "")
    built.add(second)
    assert engine.name() == "compiled"
    assert engine.hint() is None


def test_there_is_no_hint_when_the_engine_was_chosen(monkeypatch):
    monkeypatch.setenv("RATHAUS_ENGINE", "interpreted")
    monkeypatch.setattr(engine, "is_compiled", lambda module: False)
    assert engine.hint() is None
