#!/usr/bin/env python3
"""Runs all XCTests in two processes at once, with few descriptors, and looks for what they leave behind.

Two processes at once show that no port, file or default is shared; what is left of both are processes that they started, and what they
made in the folder for temporary files, which is one of their own here.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time


def processes(mark):
    """The commands of all processes whose environment has a mark, or that stand to be copied, by number."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                environment = file.read()
            with open(f"/proc/{name}/cmdline", "rb") as file:
                command = file.read()
        except OSError:
            continue
        if mark.encode() in environment or b"UITEST_LAUNCH_SERVER=" in environment:
            found[name] = command.replace(b"\0", b" ").decode(errors="replace").strip()
    return found


def limit():
    """Leaves room for no more descriptors than a suite needs that gives them back."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (128, 128))


def telling(lines):
    """The lines of a run that tell why it failed: those of failures and of deaths with what follows them, and the last ones."""
    kept = set(range(max(0, len(lines) - 15), len(lines)))
    for number, line in enumerate(lines):
        if ": error: " in line or line.startswith("Restarting after"):
            kept.update(range(max(0, number - 3), min(len(lines), number + 30)))
    return [lines[number] for number in sorted(kept)]


def main():
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], check=True, capture_output=True, text=True
    ).stdout.strip()
    tests = os.path.join(folder, "swift-ui-testsPackageTests.xctest")
    with tempfile.TemporaryDirectory(prefix="leaks-") as place:
        environment = dict(os.environ, TMPDIR=place, LEAK_MARK=place, HOME=place)
        runs = []
        for number in range(2):
            output = open(os.path.join(place, f"output-{number}"), "w")
            runs.append(
                subprocess.Popen(
                    [tests], env=environment, stdout=output, stderr=output, preexec_fn=limit
                )
            )
        codes = [run.wait(timeout=600) for run in runs]
        for number, code in enumerate(codes):
            if code != 0:
                with open(os.path.join(place, f"output-{number}"), errors="replace") as file:
                    print("\n".join(telling(file.read().splitlines())))
                sys.exit(f"leaks: test process {number + 1} of 2 ended with {code}")
        # What was killed ends in a moment, not at once.
        deadline = time.monotonic() + 20
        while processes(place) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = [f"process {number}: {command}" for number, command in processes(place).items()]
        left += [
            f"file {name}" for name in sorted(os.listdir(place)) if not name.startswith("output-")
        ]
        if left:
            sys.exit("leaks: the tests left behind\n  " + "\n  ".join(left))
    print("leaks: two test processes at once left nothing behind")


main()
