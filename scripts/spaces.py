"""Writes the table of sizes in docs/research.md anew, or with `--check` says whether it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from rathaus.research.spaces import all_spaces, markdown  # noqa: E402

PAGE = ROOT / "docs/research.md"
BEGIN, END = "<!-- written by scripts/spaces.py -->\n", "<!-- end -->\n"


def main() -> int:
    text = PAGE.read_text(encoding="utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    new = f"{head}{BEGIN}{markdown(list(all_spaces()))}\n{END}{tail}"
    if "--check" in sys.argv[1:]:
        return int(new != text)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
