"""Builds the compiled engine: every module under src/rathaus whose first line starts with `# cython:`.

All other facts about the package stand in pyproject.toml. RATHAUS_COMPILE says how hard to try:
`auto` (the default) compiles what the machine can and leaves the rest to the interpreter, `require` fails
without a working C compiler, `no` compiles nothing.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

SOURCE = Path("src")
GENERATED = Path("build/cython")
MARK = b"# cython:"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
MODES = ("auto", "require", "no")


def compiled_modules() -> dict[str, Path]:
    """Dotted name and source file of every module that asks to be compiled."""
    modules = {}
    for path in sorted((SOURCE / "rathaus").rglob("*.py")):
        with path.open("rb") as file:
            if file.readline().startswith(MARK):
                modules[".".join(path.relative_to(SOURCE).with_suffix("").parts)] = path
    return modules


def library(source: Path) -> Path:
    """Where the compiled form of a module stands in a working copy: beside its source."""
    return source.with_name(source.stem + SUFFIX)


def mode() -> str:
    """What RATHAUS_COMPILE asks for."""
    wanted = os.environ.get("RATHAUS_COMPILE") or "auto"
    if wanted not in MODES:
        raise SystemExit(f"RATHAUS_COMPILE={wanted!r} is not one of {', '.join(MODES)}")
    return wanted


def extensions() -> list[Extension]:
    """The modules, translated to C where their sources are newer than what was generated before."""
    modules = compiled_modules()
    if mode() == "no" or not modules:
        return []
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    from setuptools import Extension

    flags = [] if sys.platform == "win32" else ["-O2", "-g0", "-Wno-unused-function"]
    wanted = [
        Extension(name, [path.as_posix()], depends=["setup.py"], extra_compile_args=flags)
        for name, path in modules.items()
    ]
    try:
        result: list[Extension] = cythonize(
            wanted,
            include_path=[SOURCE.as_posix()],
            build_dir=GENERATED.as_posix(),
            nthreads=min(cores(), len(modules)),
            annotate=False,
            language_level=3,
        )
    except CompileError as error:
        raise SystemExit(f"Cython cannot translate the engine: {error}") from None
    for extension in result:  # only now: cythonize() makes new objects and forgets what stood in the old
        extension.optional = mode() == "auto"
    return result


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildEngine(build_ext):
        """Compiles on all cores, and all modules or none: compiled modules rely on one another's layout."""

        failed = False

        def finalize_options(self) -> None:
            super().finalize_options()
            if self.parallel is None:
                self.parallel: Any = cores()

        def build_extension(self, ext: Extension) -> None:
            if self.failed:
                return
            try:
                super().build_extension(ext)
            except Exception:
                self.failed = True
                raise  # to where optional extensions are forgiven

        def build_extensions(self) -> None:
            super().build_extensions()
            if self.failed:
                self.warn("the engine is not compiled; it runs as plain Python, about 25 times slower")
                for extension in self.extensions:
                    Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)

        def copy_extensions_to_source(self) -> None:
            super().copy_extensions_to_source()
            if self.failed:
                for source in compiled_modules().values():
                    library(source).unlink(missing_ok=True)

    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})


if __name__ == "__main__":
    main()
