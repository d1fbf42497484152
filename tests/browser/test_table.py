"""Whole games in Chromium: by mouse on the board, by keyboard alone, by two people; refresh and restart."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from live import Process
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

Visit = Callable[..., Page]


def set_up(page: Page, server: Process, seats: int = 4, target: int = 4, open_seats: int = 0) -> None:
    """Set up a table by the form, with a short game."""
    page.goto(f"{server.url}/new/citadels")
    page.locator(f"label:has(#n{seats})").click()
    page.fill('input[name="name"]', "Ada")
    for seat in range(1, seats):
        page.select_option(f'select[name="seat-{seat}"]', "open" if seat <= open_seats else "bot:greedy")
    page.check('input[name="fast"]')
    page.locator(".setup details", has=page.locator('[name="option-city_target"]')).locator(
        "> summary"
    ).click()
    page.fill('input[name="option-city_target"]', str(target))
    page.click("button.primary")
    page.wait_for_url("**/t/*")


def version(page: Page) -> str:
    """The version of the list of actions, «» while there is none."""
    return str(page.evaluate("document.querySelector('#act input[name=version]')?.value ?? ''"))


def wait_turn(page: Page) -> bool:
    """Wait until there is something to do; False when the game is over."""
    page.wait_for_selector("#act, .finish")
    return page.locator(".finish").count() == 0


def wait_change(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => (document.querySelector('#act input[name=version]')?.value ?? '') !== before", arg=before
    )


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def click_target(page: Page, chance: random.Random) -> bool:
    """Click a highlighted element of the board, and choose if it means several actions."""
    targets = page.locator("#board [data-actions]")
    count = targets.count()
    if not count:
        return False
    targets.nth(chance.randrange(count)).click()
    if page.locator("#chooser[open]").count():
        page.locator("#chooser .choices button").first.click()
    return True


def test_a_whole_game_by_mouse(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit(1440)
    set_up(page, server)
    chance = random.Random(1)
    clicked = 0
    while wait_turn(page):
        before = version(page)
        build = page.locator("#act .verb-build button")
        if build.count():
            target = build.first.get_attribute("data-target")
            page.locator(f'#board [id="{target}"]').click()
            if page.locator("#chooser[open]").count():
                name = build.first.locator("span").inner_text()
                page.locator("#chooser .choices button", has_text=name).click()
            clicked += 1
        elif click_target(page, chance):
            clicked += 1
        else:
            page.locator("#act button.action").last.click()
        wait_change(page, before)
    assert clicked > 8
    expect(page.locator(".scores tbody tr")).to_have_count(4)
    expect(page.locator("#status")).to_contain_text("Winner")
    with page.expect_download() as download:
        page.click("a[download]")
    assert Path(download.value.path()).read_text().startswith('{"format":"rathaus-record"')
    page.click(".finish button.primary")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#act")
    assert complaints == []


def test_a_whole_game_by_keyboard(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit(390, 844)
    page.goto(f"{server.url}/new/citadels")
    no_sideways_scroll(page)
    set_up(page, server)
    step = 0
    while wait_turn(page):
        before = version(page)
        step += 1
        texts = page.locator("#act button.action span").all_inner_texts()
        build = next((i for i, text in enumerate(texts) if text.startswith("Build")), None)
        if build is not None and build < 9:
            page.keyboard.press(str(build + 1))
        elif step % 3 == 0:
            page.keyboard.press("1")
        else:
            page.keyboard.press("a")
            for _ in range(step % 2):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        wait_change(page, before)
    no_sideways_scroll(page)
    expect(page.locator(".scores tbody tr")).to_have_count(4)
    assert complaints == []


def test_focus_stays_in_the_list(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit()
    set_up(page, server)
    for _ in range(4):
        if not wait_turn(page):
            break
        before = version(page)
        page.keyboard.press("a")
        page.keyboard.press("Enter")
        wait_change(page, before)
        if wait_turn(page):
            page.wait_for_function("document.activeElement.closest('#actions') !== null")
    assert complaints == []


def test_languages_at_the_table(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit(1440, locale="zh-TW")
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    wait_turn(page)
    assert page.evaluate("document.documentElement.lang") == "zh-Hant"
    expect(page.locator("#status")).to_contain_text("輪到你了")
    page.click("text=简体中文")
    expect(page.locator("#status")).to_contain_text("轮到你了")
    before = version(page)
    page.keyboard.press("1")
    wait_change(page, before)
    page.click("text=English")
    assert page.evaluate("document.documentElement.lang") == "en"
    wait_turn(page)
    expect(page.locator("#status")).to_contain_text("Your turn")
    assert complaints == []


def test_why_not(server: Process, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    for _ in range(40):
        assert wait_turn(page)
        if page.locator("#greyed").count():
            break
        before = version(page)
        page.locator("#act button.action").first.click()
        wait_change(page, before)
    page.locator("#greyed > summary").click()
    page.locator("#greyed li summary").first.click()
    expect(page.locator("#greyed li p").first).to_contain_text("Rule R")
    assert len(page.locator("#greyed li p").first.inner_text()) > 20


def test_two_people(server: Process, visit: Visit, complaints: list[str]) -> None:
    ada, bo = visit(1440), visit(390, 844, locale="zh-CN")
    set_up(ada, server, seats=3, open_seats=1)
    invitation = ada.locator("a.link").get_attribute("href")
    bo.goto(server.url + str(invitation))
    bo.fill('input[name="name"]', "小波")
    bo.click("button.primary")
    bo.wait_for_url("**/t/*")
    expect(ada.locator("#seats")).to_contain_text("小波")
    for _ in range(24):
        ada.wait_for_function("document.querySelector('#seats .to-act')")
        mover = None
        end = time.monotonic() + 20
        while mover is None and time.monotonic() < end:
            mover = next((page for page in (ada, bo) if version(page)), None)
        assert mover is not None
        before = version(mover)
        mover.locator("#act button.action").first.click()
        wait_change(mover, before)
    hand = bo.locator("#board").inner_html()
    assert "小波" in ada.locator("#board").inner_text() + hand
    expect(ada.locator("#log")).to_contain_text("小波")
    assert complaints == []


def test_taking_back(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit()
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    for _ in range(40):
        assert wait_turn(page)
        before = version(page)
        gold = page.locator("#act .verb-gold button")
        (gold if gold.count() else page.locator("#act button.action")).first.click()
        wait_change(page, before)
        if gold.count() == 0 and page.locator("#undo").count():
            break
    before = version(page)
    page.keyboard.press("u")
    wait_change(page, before)
    expect(page.locator("#log")).to_contain_text("took back")
    assert wait_turn(page)
    assert complaints == []


def test_refresh_second_window_and_restart(server: Process, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    wait_turn(page)
    choices = page.locator("#act button.action").all_inner_texts()
    page.reload()
    assert page.locator("#act button.action").all_inner_texts() == choices
    second = page.context.new_page()
    second.goto(page.url)
    assert second.locator("#act button.action").all_inner_texts() == choices
    server.kill()
    expect(page.locator("#notice")).to_contain_text("connection is lost")
    server.start()
    expect(page.locator("#notice")).to_be_empty(timeout=30_000)
    before = version(page)
    page.keyboard.press("1")
    wait_change(page, before)
    wait_change(second, before)
    second.close()


def test_a_stale_window_is_told(server: Process, visit: Visit) -> None:
    page = visit()
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    wait_turn(page)
    page.evaluate("document.querySelector('#act input[name=version]').value = '0'")
    page.locator("#act button.action").first.click()
    expect(page.locator("#notice .notice")).to_contain_text("moved on")


def test_no_sideways_scroll_at_360(server: Process, visit: Visit, complaints: list[str]) -> None:
    page = visit(360, 740, locale="zh-TW")
    page.goto(server.url)
    no_sideways_scroll(page)
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1&seats=7")
    wait_turn(page)
    no_sideways_scroll(page)
    page.locator("[data-zoom='+']").click()
    page.locator("[data-zoom='+']").click()
    no_sideways_scroll(page)
    inner = page.evaluate(
        "(() => { const s = document.querySelector('.board-scroll'); return s.scrollWidth > s.clientWidth })()"
    )
    assert inner
    assert page.evaluate("document.querySelector('.table').dataset.layout") == "tall"
    assert complaints == []


def test_without_scripts(server: Process, visit: Visit) -> None:
    page = visit(1000, java_script_enabled=False)
    page.goto(f"{server.url}/quick/citadels?bots=random&fast=1")
    for _ in range(5):
        for _ in range(100):
            if page.locator("#act").count():
                break
            page.reload()
        page.locator("#act button.action").first.click()
        assert re.search(r"/t/\w+\?seat=0$", page.url)


def test_everything_has_a_name(server: Process, visit: Visit) -> None:
    """Buttons, links and fields have names; there is one main landmark and one first heading."""
    page = visit()
    for path in ("/", "/new/citadels", "/quick/citadels?bots=random&fast=1"):
        page.goto(server.url + path)
        nameless = page.evaluate(
            """[...document.querySelectorAll('button, a, input:not([type=hidden]), select, [role=button]')]
            .filter(e => !(e.innerText || e.ariaLabel || e.labels?.[0]?.textContent || e.textContent).trim())
            .map(e => e.outerHTML.slice(0, 120))"""
        )
        assert nameless == []
        assert page.locator("main").count() == 1
        assert page.locator("h1").count() == 1
