"""Playwright with headless Chromium: the same flow and the same list as a page, a context for each test."""

import pathlib
import shutil
import time

from playwright.sync_api import TimeoutError, expect, sync_playwright

from measuring import *

PAGE = pathlib.Path(__file__).with_name("onboarding.html").as_uri()


def rows(browser, size):
    begin = time.perf_counter()
    page = browser.new_page()
    buttons = "".join(f"<button data-testid='row-{row}'>Row {row}</button>" for row in range(size))
    count = "onclick='this.nextSibling.textContent = `Counted to ${++window.count}`'"
    page.set_content(f"<script>count = 0</script><button {count}>Count</button><p></p><main>{buttons}</main>")
    page.get_by_test_id("row-0").text_content()
    note(LAUNCH_OF_ROWS, "Playwright", [(time.perf_counter() - begin) * 1000], size)
    last = page.get_by_test_id(f"row-{size - 1}")
    note(LOOK_UP, "Playwright", times(last.text_content, 20), size)
    button = page.get_by_role("button", name="Count", exact=True)
    note(TAP, "Playwright", times(button.click, 10), size)
    page.close()


def flow(browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto(PAGE)
    for text in ("Welcome 2 of 3", "Welcome 3 of 3"):
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_role("heading", name=text)).to_be_visible()
    page.get_by_role("button", name="Get Started").click()
    expect(page.get_by_role("listitem")).to_have_text(ARTICLES)
    context.close()


def waits(browser):
    page = browser.new_page()
    page.set_content("<button onclick='setTimeout(() => text.textContent = `Done`, 2000)'>Start</button><p id=text></p>")
    begin = time.perf_counter()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Done").wait_for(timeout=10_000)
    note(TIMER, "Playwright", [(time.perf_counter() - begin) * 1000])
    if not SHORT:
        begin = time.perf_counter()
        try:
            page.get_by_text("Never").wait_for(timeout=10_000)
        except TimeoutError:
            note(FAILING_WAIT, "Playwright", [(time.perf_counter() - begin) * 1000])
    page.close()


with sync_playwright() as playwright:
    path = shutil.which("chromium")
    browser = playwright.chromium.launch(executable_path=path, headless=True, args=["--no-sandbox"])
    note(FLOW, "Playwright, a context each", times(lambda: flow(browser)))
    for size in SIZES:
        rows(browser, size)
    waits(browser)
    browser.close()
report()
