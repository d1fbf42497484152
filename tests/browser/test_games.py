"""Whole games of every game in Chromium, set up by the form: each board and player count, in the three languages.

A game's `configurations.py` lists in `BROWSER` what can be played. Every other one is, in one language, so that all
three come up. The first decisions are clicked; then the page sends what it would send for clicks without waiting
until each is drawn, and follows by its stream to the end. With `RATHAUS_EVERY_CLICK=1` all are played in every
language and every decision is clicked.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from live import Process
from playwright.sync_api import Page, expect
from tests.conformance.configuration import Case, browser_cases

from rathaus.core.records import Record

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

EVERYTHING = bool(os.environ.get("RATHAUS_EVERY_CLICK"))
LOCALES = {"en": "en-US", "zh_Hant": "zh-TW", "zh_Hans": "zh-CN"}
KEY = re.compile(r"\b(verb|event|why|ask|option|source|board)\.[a-z_]+|\{[a-z_]+\}")
CHINESE = re.compile(r"[\u4e00-\u9fff]")

FILL = """([seats, options]) => {
    const form = document.querySelector("form.setup");
    form.querySelector(`[name=seats][value="${seats}"]`).checked = true;
    form.querySelector("[name=fast]").checked = true;
    for (const [name, value] of Object.entries(options)) {
        const fields = form.querySelectorAll(`[name="option-${name}"]`);
        if (!fields.length) throw new Error(`there is no option ${name}`);
        for (const field of fields) {
            if (field.type !== "checkbox") field.value = String(value);
            else if (typeof value === "boolean") field.checked = value;
            else field.checked = value.split("+").includes(field.value);
        }
    }
    form.requestSubmit();
}"""

PICK = """number => {
    const targets = [...document.querySelectorAll("#board [data-actions]")];
    const buttons = [...document.querySelectorAll("#act button.action")];
    const choice = targets.length && number % 3 ? targets : buttons;
    const chosen = choice[number % choice.length];
    chosen.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
    const dialog = document.querySelector("#chooser[open] .choices button");
    if (dialog) dialog.click();
    return document.querySelector("#actions")?.innerText ?? "";
}"""

FINISH = """async seed => {
    const table = location.pathname.split("/").pop();
    let number = seed;
    for (;;) {
        const answer = await fetch(`/api/tables/${table}/actions?seat=0`);
        if (!answer.ok) throw new Error(await answer.text());
        const {version, to_act, legal} = await answer.json();
        if (to_act < 0) return;
        if (!legal.length) { await new Promise(done => setTimeout(done, 10)); continue; }
        number = (number * 1103515245 + 12345) % 2147483648;
        const sent = await fetch(`/api/tables/${table}/actions`, {
            method: "POST",
            headers: {"content-type": "application/json"},
            body: JSON.stringify({seat: 0, version, action: legal[(number >> 8) % legal.length].number}),
        });
        if (!sent.ok) throw new Error(await sent.text());
    }
}"""
CLICKED = 8  # decisions that are clicked

VERSION = "document.querySelector('#act input[name=version]')?.value ?? ''"


def plays() -> list[tuple[Case, str]]:
    """What is played, with the language: every other one with the languages in turn, or all in all languages."""
    cases = browser_cases()
    if EVERYTHING:
        return [(case, language) for case in cases for language in LOCALES]
    return [(case, list(LOCALES)[i % len(LOCALES)]) for i, case in enumerate(cases[::2])]


@pytest.mark.parametrize(("case", "language"), plays(), ids=lambda one: str(one))
def test_a_whole_game(
    case: Case,
    language: str,
    server: Process,
    visit: Callable[..., Page],
    complaints: list[str],
) -> None:
    page = visit(1440, locale=LOCALES[language])
    page.goto(f"{server.url}/new/{case.game_name}")
    page.evaluate(FILL, [case.seats, dict(case.configuration.options)])
    page.wait_for_url("**/t/*")
    shown = play_to_the_end(page, random.Random(str(case)))
    expect(page.locator(".scores tbody tr")).to_have_count(case.seats)
    texts = [*shown, *page.locator("#log li").all_inner_texts()]
    assert [text for text in texts if KEY.search(text)] == []
    if language != "en":
        assert all(CHINESE.search(text) for text in texts if text)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    check_record(page, case)
    assert complaints == []


def play_to_the_end(page: Page, chance: random.Random) -> list[str]:
    """Click at random, on the board where something stands for an action; returns some of the offered texts."""
    shown: list[str] = []
    clicks = 0
    while True:
        if clicks == CLICKED and not EVERYTHING:
            page.evaluate(FINISH, chance.randrange(1 << 30))
            page.wait_for_selector(".finish", timeout=60_000)
        page.wait_for_selector("#act, .finish", timeout=60_000)
        if page.locator(".finish").count():
            break
        before = page.evaluate(VERSION)
        text = page.evaluate(PICK, chance.randrange(1 << 30))
        if clicks % 10 == 0:
            shown.append(text)
        clicks += 1
        page.wait_for_function(f"before => ({VERSION}) !== before", arg=before, timeout=60_000)
    assert clicks > 2
    return shown


def check_record(page: Page, case: Case) -> None:
    """The record that the page offers replays exactly to the result that it names."""
    with page.expect_download() as download:
        page.click("a[download]")
    record = Record.from_text(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.seats == case.seats and record.game == case.game_name
    assert dict(case.configuration.options).items() <= record.options.items()
    state = record.replay()
    assert record.result is not None
    assert record.result["scores"] == state.scores()
    assert record.result["digest"] == f"{state.digest():016x}"
