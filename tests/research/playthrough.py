"""A playthrough of OpenSpiel in a few kilobytes: each tensor, and the rest of long lines, is told by its digest."""

from __future__ import annotations

import re
from hashlib import sha256

TENSOR = re.compile(r"(\w+Tensor\(\d+\))\.")
LONGEST = 240  # characters of a line that are kept
ROW = re.compile(r"^ *[◯◉][◯◉ ]*$")


def digest(text: str) -> str:
    return f"sha256 {sha256(text.encode()).hexdigest()[:24]}"


def shortened(line: str) -> str:
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} … {digest(line)}"


def condensed(text: str) -> str:
    """The same text with one line instead of all pieces of a tensor."""
    lines: list[str] = []
    tensor: str | None = None
    pieces: list[str] = []

    def close() -> None:
        nonlocal tensor
        if tensor is not None:
            lines.append(f"{tensor}: {digest(chr(10).join(pieces))}")
        tensor = None
        pieces.clear()

    for line in text.split("\n"):
        begins = TENSOR.match(line)
        if begins is not None and begins[1] != tensor:
            close()
            tensor = begins[1]
        elif begins is None and tensor is not None and not ROW.match(line):
            close()
        if tensor is None:
            lines.append(shortened(line))
        else:
            pieces.append(line)
    close()
    return "\n".join(lines)
