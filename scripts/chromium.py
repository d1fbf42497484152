"""Finds Chromium for the browser tests: `python scripts/chromium.py [--install]` prints its path.

With `--install` and as root on a Debian-like system, a missing browser and missing fonts are installed;
elsewhere the script says what is missing. RATHAUS_CHROMIUM in the environment names another browser.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FONTS = ("fontconfig", "fonts-noto-cjk", "fonts-noto-color-emoji")


def find() -> str | None:
    """Path of the browser, or None."""
    named = os.environ.get("RATHAUS_CHROMIUM")
    if named:
        return shutil.which(named)
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), str(MAC) if MAC.exists() else None)


def has_chinese_font() -> bool:
    """Whether Chinese text would show as text and not as boxes."""
    if not sys.platform.startswith("linux"):
        return True
    if shutil.which("fc-list") is None:
        return False
    fonts = subprocess.run(["fc-list", ":lang=zh", "family"], capture_output=True, text=True, check=False)
    return bool(fonts.stdout.strip())


def can_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_get(packages: list[str]) -> None:
    print("installing", *packages, "...", file=sys.stderr, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        command = ["apt-get", "-qq", "-o", "Acquire::Retries=3", *arguments]
        # apt's chatter is shown only when it fails
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr)
            raise SystemExit(f"{' '.join(command)} failed")


def install() -> None:
    missing = [] if find() else ["chromium"]
    if not has_chinese_font():
        missing += FONTS
    if missing and can_install():
        apt_get(missing)
    elif missing:
        print(f"The browser tests miss: {' '.join(missing)} (these are Debian's names).", file=sys.stderr)
        print("Install them, or name a browser in RATHAUS_CHROMIUM.", file=sys.stderr)


if __name__ == "__main__":
    if "--install" in sys.argv[1:]:
        install()
    browser = find()
    if browser is None:
        raise SystemExit("No Chromium or Chrome found.")
    print(browser)
