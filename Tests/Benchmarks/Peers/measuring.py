"""What the scripts of all peers share: the works' names, the sizes, and how a time is taken."""

import json
import sys
import time

SHORT = "--short" in sys.argv
RUNS = 5 if SHORT else 30
SIZES = [100, 1_000] if SHORT else [100, 1_000, 10_000]
ARTICLES = ["Swift on Linux", "Headless UI tests", "Accessibility trees"]

# The names of Work in Measurement.swift.
FLOW = "flow: launch, three taps, three articles"
LAUNCH_OF_ROWS = "launch of a list, and its first row found"
LOOK_UP = "one by identifier"
TAP = "tap above a list that does not change"
FAILING_WAIT = "ten-second wait in vain"
TIMER = "wait for a two-second timer"

found = []


def note(work, who, values, size=None):
    """Notes the milliseconds of some runs."""
    entry = {"work": work, "who": who, "values": values}
    if size is not None:
        entry["size"] = size
    found.append(entry)


def times(body, runs=RUNS):
    """Returns the milliseconds of each run, without the first."""
    body()
    result = []
    for _ in range(runs):
        begin = time.perf_counter()
        body()
        result.append((time.perf_counter() - begin) * 1000)
    return result


def report():
    """Writes all that was noted."""
    print(json.dumps(found))
