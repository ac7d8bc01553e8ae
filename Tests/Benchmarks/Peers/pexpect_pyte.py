"""pexpect and pyte: a curses application on a terminal of its own, whose screen is looked at whenever something was written."""

import os
import pathlib
import sys
import time

import pexpect
import pyte

from measuring import *

APPLICATION = str(pathlib.Path(__file__).with_name("onboarding_curses.py"))


class Terminal:
    """A terminal with the application."""

    def __init__(self):
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        environment = {**os.environ, "TERM": "linux"}
        command = ["-S", "-E", APPLICATION]
        self.process = pexpect.spawn(sys.executable, command, dimensions=(24, 80), env=environment)
        # Its own pauses are left out: they are there for programs that ask for passwords.
        self.process.delaybeforesend = None
        for owner in (self.process, self.process.ptyproc):
            owner.delayafterclose = owner.delayafterterminate = 0

    def wait(self, text, seconds=10):
        """Waits until the screen shows a text."""
        end = time.monotonic() + seconds
        while not any(text in line for line in self.screen.display):
            if time.monotonic() > end:
                return False
            try:
                self.stream.feed(self.process.read_nonblocking(65536, 0.1))
            except pexpect.TIMEOUT:
                pass
        return True

    def close(self):
        self.process.send("q")
        self.process.expect(pexpect.EOF)
        self.process.close()


def flow():
    terminal = Terminal()
    assert terminal.wait("Welcome 1 of 3")
    for text in ("Welcome 2 of 3", "Welcome 3 of 3", "Articles"):
        terminal.process.send("\r")
        assert terminal.wait(text)
    assert all(terminal.wait(article) for article in ARTICLES)
    terminal.close()


note(FLOW, "pexpect and pyte", times(flow))
if not SHORT:
    terminal = Terminal()
    begin = time.perf_counter()
    assert not terminal.wait("Never", 10)
    note(FAILING_WAIT, "pexpect and pyte", [(time.perf_counter() - begin) * 1000])
    terminal.close()
report()
