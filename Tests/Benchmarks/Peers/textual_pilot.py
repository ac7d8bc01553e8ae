"""Textual's Pilot: the same flow, a list above which something is tapped, look-ups, waits."""

import asyncio
import time

from textual.app import App
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Button, ContentSwitcher, Label, ListItem, ListView, Static

from measuring import *


class Flow(App):
    """Three pages and a list."""

    def compose(self):
        with ContentSwitcher(initial="page1", id="pages"):
            for page in (1, 2, 3):
                with Vertical(id=f"page{page}"):
                    yield Static(f"Welcome {page} of 3")
                    yield Button("Next" if page < 3 else "Get Started", id=f"go{page}")
            with Vertical(id="page4"):
                yield ListView(*[ListItem(Label(article)) for article in ARTICLES], id="articles")

    def on_button_pressed(self, event):
        page = int(event.button.id[2:]) + 1
        self.query_one("#pages").current = f"page{page}"
        if page <= 3:
            self.query_one(f"#go{page}").focus()

    def on_mount(self):
        self.query_one("#go1").focus()


class Rows(App):
    """A text that counts presses of a key, above buttons in a scroll view; a button takes no press in the fifth of a second after one."""

    BINDINGS = [("c", "count", "Count")]

    def __init__(self, rows):
        super().__init__()
        self.rows = rows
        self.count = 0

    def compose(self):
        yield Static("Counted to 0", id="counted")
        with VerticalScroll():
            for row in range(self.rows):
                yield Button(f"Row {row}", id=f"row-{row}")

    def action_count(self):
        self.count += 1
        self.query_one("#counted").update(f"Counted to {self.count}")


class Timer(App):
    """A text that comes after two seconds."""

    def compose(self):
        yield Button("Start", id="start")
        yield Static("Waiting", id="text")

    def on_button_pressed(self):
        self.set_timer(2, lambda: self.query_one("#text").update("Done"))


async def flow(by_keys):
    app = Flow()
    async with app.run_test() as pilot:
        for page in (1, 2, 3):
            if by_keys:
                await pilot.press("enter")
            else:
                assert await pilot.click(f"#go{page}")
        assert app.query_one("#pages").current == "page4"
        assert [str(label.render()) for label in app.query_one("#articles").query(Label)] == ARTICLES


async def rows(size):
    begin = time.perf_counter()
    app = Rows(size)
    async with app.run_test() as pilot:
        app.query_one("#row-0")
        note(LAUNCH_OF_ROWS, "Textual", [(time.perf_counter() - begin) * 1000], size)
        looks = times(lambda: app.screen.query(f"#row-{size - 1}").first(), 20)
        note(LOOK_UP, "Textual", looks, size)
        taps = []
        for _ in range(3 if size > 1_000 else 10):
            begin = time.perf_counter()
            await pilot.press("c")
            taps.append((time.perf_counter() - begin) * 1000)
        assert app.count == len(taps)
        note(TAP, "Textual, by a key", taps, size)


async def waits():
    app = Timer()
    async with app.run_test() as pilot:

        async def until(text, seconds):
            end = time.monotonic() + seconds
            while str(app.query_one("#text").render()) != text:
                if time.monotonic() > end:
                    return False
                await pilot.pause(0.01)
            return True

        begin = time.perf_counter()
        await pilot.click("#start")
        assert await until("Done", 10)
        note(TIMER, "Textual, looking each 10 ms", [(time.perf_counter() - begin) * 1000])
        if not SHORT:
            begin = time.perf_counter()
            assert not await until("Never", 10)
            note(FAILING_WAIT, "Textual, looking each 10 ms", [(time.perf_counter() - begin) * 1000])


note(FLOW, "Textual, by keys", times(lambda: asyncio.run(flow(True))))
note(FLOW, "Textual, by clicks", times(lambda: asyncio.run(flow(False))))
for size in SIZES:
    try:
        asyncio.run(asyncio.wait_for(rows(size), 300))
    except TimeoutError:
        pass  # What it did not reach is not in the table.
asyncio.run(waits())
report()
