"""tmux: keys sent to a session, and its pane captured until it shows what is waited for."""

import os
import pathlib
import subprocess
import sys
import time

from measuring import *

APPLICATION = str(pathlib.Path(__file__).with_name("onboarding_curses.py"))
SOCKET = f"benchmarks-{os.getpid()}"


def tmux(*arguments):
    command = ["tmux", "-L", SOCKET, "-f", "/dev/null", *arguments]
    return subprocess.run(command, capture_output=True, text=True).stdout


def wait(text):
    end = time.monotonic() + 10
    while text not in (screen := tmux("capture-pane", "-p", "-t", "flow")):
        assert time.monotonic() < end, screen
        time.sleep(0.01)
    return screen


def flow():
    size = ["-x", "80", "-y", "24"]
    tmux("new-session", "-d", "-s", "flow", *size, f"{sys.executable} -S -E {APPLICATION}")
    wait("Welcome 1 of 3")
    for text in ("Welcome 2 of 3", "Welcome 3 of 3", "Articles"):
        tmux("send-keys", "-t", "flow", "Enter")
        screen = wait(text)
    assert all(article in screen for article in ARTICLES)
    tmux("kill-session", "-t", "flow")


tmux("new-session", "-d", "-s", "keep", "sleep 600")
try:
    note(FLOW, "tmux, looking each 10 ms", times(flow))
finally:
    tmux("kill-server")
report()
