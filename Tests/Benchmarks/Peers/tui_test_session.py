"""Microsoft's tui-test, by its package for Python: a curses application on a terminal of its own."""

import asyncio
import pathlib
import sys

from tui_test import TuiTest

from measuring import *

APPLICATION = str(pathlib.Path(__file__).with_name("onboarding_curses.py"))


async def flow():
    terminal = TuiTest.ephemeral()
    try:
        environment = {"TERM": "xterm-256color"}
        await terminal.run(sys.executable, "-S", "-E", APPLICATION, cols=80, rows=24, env=environment)
        await terminal.get_by_text("Welcome 1 of 3").expect()
        for text in ("Welcome 2 of 3", "Welcome 3 of 3", "Articles"):
            await terminal.press("Enter")
            await terminal.get_by_text(text).expect()
        for article in ARTICLES:
            await terminal.get_by_text(article).expect()
    finally:
        await terminal.close_quiet()


note(FLOW, "tui-test", times(lambda: asyncio.run(flow())))
report()
