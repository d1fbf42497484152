"""Which language a reader gets: the one chosen at the table, else what the browser asks for."""

from __future__ import annotations

from fastapi import Request

from rathaus.core.messages import LANGUAGES

COOKIE = "lang"
TRADITIONAL = ("zh-hant", "zh-tw", "zh-hk", "zh-mo")
OWN_NAMES = {"en": "English", "zh_Hant": "繁體中文", "zh_Hans": "简体中文"}


def tag(language: str) -> str:
    """The language tag for HTML, ``zh-Hant``."""
    return language.replace("_", "-")


def accepted(header: str) -> str:
    """The best language of an Accept-Language header, English if none fits."""
    wishes = []
    for place, part in enumerate(header.split(",")):
        name, _, rest = part.strip().partition(";")
        try:
            quality = float(rest.partition("=")[2]) if rest else 1.0
        except ValueError:
            quality = 0.0
        wishes.append((-quality, place, name.strip().lower()))
    for quality, _, name in sorted(wishes):
        if quality == 0 or not name:
            continue
        if name.startswith(TRADITIONAL):
            return "zh_Hant"
        if name == "zh" or name.startswith("zh-"):
            return "zh_Hans"
        if name == "en" or name.startswith("en-"):
            return "en"
    return "en"


def language_of(request: Request) -> str:
    """The language of whoever sends a request."""
    chosen = request.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else accepted(request.headers.get("accept-language", ""))
