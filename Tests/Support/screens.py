#!/usr/bin/env python3
"""Asks another terminal and another table of widths about what TextUI draws: PyPI's pyte and wcwidth.

Random screens are driven by random keys, changes and sizes. What was written to the terminal for each frame is replayed by pyte, whose cells
have to be those that TextUI takes the terminal to show: texts, colours, attributes, the cursor. Random texts are laid out, and wcwidth has to find
the lines as wide as TextUI does. What pyte cannot show is left out of the comparison, counted and listed; the rest of such a row is compared all
the more, for there a wrong guess would shift it.

    Tests/Support/screens.py                writes the screens with the tests that are built, and checks them
    Tests/Support/screens.py --self-test    shows that a wrong cell, a shifted row and a wrong width are found

Packages come from PyPI, into an environment of their own under .build. Where PyPI cannot be reached it ends with 75.
"""

import base64
import collections
import copy
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unicodedata

root = pathlib.Path(__file__).resolve().parents[2]
environment = root / ".build/screens"
packages = ["pyte==0.8.2", "wcwidth==0.9.4"]


def enter_environment():
    """Runs this file again in an environment that has the packages."""
    python = environment / "bin/python"
    if pathlib.Path(sys.prefix).resolve() == environment.resolve():
        return
    ready = python.exists() and not subprocess.run(
        [python, "-c", "import pyte, wcwidth"], stderr=subprocess.DEVNULL).returncode
    if not ready:
        try:
            subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True, stdout=subprocess.DEVNULL)
            subprocess.run(
                [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], check=True,
                timeout=120)
        except (subprocess.SubprocessError, OSError) as error:
            print(f"screens: the packages cannot be installed: {error}", file=sys.stderr)
            sys.exit(75)
    os.execv(python, [python, __file__, *sys.argv[1:]])


enter_environment()

import pyte  # noqa: E402
import pyte.graphics  # noqa: E402
import wcwidth  # noqa: E402

attributes = {
    "bold": "bold", "italic": "italics", "underline": "underscore", "blink": "blink", "reverse": "reverse",
    "strikethrough": "strikethrough",
}

# What pyte lacks. Marks that Unicode does not call combining, joiners and selectors end the text for it; it has no faint text.
lacking = "clusters of several scalars other than a letter with combining marks, and faint text"


def color(name, is_ground):
    """Returns what pyte calls a colour."""
    kind, _, value = name.partition(" ")
    if kind == "default":
        return "default"
    graphics = pyte.graphics
    if kind == "ansi":
        index = int(value)
        if index < 8:
            return (graphics.BG if is_ground else graphics.FG)[(40 if is_ground else 30) + index]
        bright = graphics.BG_AIXTERM if is_ground else graphics.FG_AIXTERM
        return bright[(100 if is_ground else 90) + index - 8]
    if kind == "palette":
        return graphics.FG_BG_256[int(value)]
    return name.lstrip("#").lower()


def is_shown(text, cells):
    """Returns whether pyte can show a cluster."""
    first, *others = text
    return wcwidth.wcwidth(first) == cells and all(unicodedata.combining(scalar) for scalar in others)


def check_screens(frames):
    """Replays frames; returns what differs, how many cells were compared, and the clusters that were not."""
    problems, compared, skipped = [], 0, collections.Counter()
    screen = stream = None
    run = None
    for frame in frames:
        width, height = frame["width"], frame["height"]
        if frame["name"].split(",")[0] != run:
            run = frame["name"].split(",")[0]
            screen = pyte.Screen(width, height)
            stream = pyte.ByteStream(screen)
        if (screen.columns, screen.lines) != (width, height):
            screen.resize(height, width)
        stream.feed(base64.b64decode(frame["bytes"]))
        for y, runs in enumerate(frame["rows"]):
            cells = [(text, look) for look in runs for text in look["texts"]]
            for x, (text, look) in enumerate(cells):
                if not text:
                    continue
                room = 2 if x + 1 < len(cells) and not cells[x + 1][0] else 1
                if not is_shown(text, room):
                    skipped[text] += 1
                    continue
                wanted = {
                    "data": unicodedata.normalize("NFC", text), "fg": color(look["foreground"], False),
                    "bg": color(look["background"], True)}
                wanted |= {theirs: ours in look["attributes"] for ours, theirs in attributes.items()}
                for place in range(x, x + room):
                    shown = screen.buffer[y][place]._asdict()
                    if place > x:
                        wanted["data"] = ""
                    shown["data"] = unicodedata.normalize("NFC", shown["data"])
                    compared += 1
                    if shown != wanted:
                        problems.append(f"{frame['name']}, row {y}, column {place}: {shown} instead of {wanted}")
        if frame.get("cursor"):
            at = [screen.cursor.x, screen.cursor.y]
            if at != frame["cursor"] or screen.cursor.hidden:
                problems.append(f"{frame['name']}: the cursor is at {at} instead of {frame['cursor']}")
    return problems, compared, skipped


def width(text):
    """Returns how wide wcwidth takes a text for; a cluster takes two cells at most."""
    return sum(min(2, max(0, wcwidth.wcswidth(cluster))) for cluster in wcwidth.iter_graphemes(text))


def check_layouts(layouts):
    """Measures lines; returns what differs, and how many there were."""
    problems, count = [], 0
    for layout in layouts:
        for line, taken in zip(layout["lines"], layout["widths"]):
            count += 1
            found = width(line)
            if found > layout["room"] and len(list(wcwidth.iter_graphemes(line))) == 1:
                # A line has one cluster at least, of which a room of one column shows nothing.
                found = layout["room"]
            if found != taken:
                problems.append(f"{line!r} is {found} cells wide, not {taken}")
            elif taken > layout["room"]:
                problems.append(f"{line!r} is {taken} cells wide, and has room for {layout['room']}")
    return problems, count


def write(folder):
    """Has the tests write screens and layouts into a folder."""
    swift = ["swift", "test", "--skip-build", "--ignore-lock", "-Xswiftc", "-warnings-as-errors", "--disable-xctest",
             "--filter", "ScreenReplayTests"]
    ended = subprocess.run(swift, cwd=root, env=os.environ | {"SCREEN_REPLAY": folder}, capture_output=True, text=True)
    if ended.returncode:
        print(ended.stdout[-3000:], ended.stderr[-3000:], file=sys.stderr)
        sys.exit("screens: the tests that write them failed")

    def read(name):
        with open(pathlib.Path(folder) / name, encoding="utf-8") as file:
            return [json.loads(line) for line in file]

    return read("screens.jsonl"), read("layouts.jsonl")


def self_test(frames, layouts):
    """Plants mistakes, each of which has to be found."""
    wrong = copy.deepcopy(frames)
    wrong[5]["rows"][0][0]["texts"][0] = "¿"
    assert check_screens(wrong)[0], "a wrong cell was not found"
    shifted = copy.deepcopy(frames)
    content = base64.b64decode(shifted[0]["bytes"])
    place = content.index(b"W")
    shifted[0]["bytes"] = base64.b64encode(content[:place] + b" " + content[place:])
    assert check_screens(shifted)[0], "a shifted row was not found"
    wide = copy.deepcopy(layouts)
    wide[0]["widths"][0] += 1
    assert check_layouts(wide)[0], "a wrong width was not found"
    print("screens: planted mistakes are found")


def main():
    if sys.argv[1:] not in ([], ["--self-test"]):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        frames, layouts = write(folder)
    if sys.argv[1:]:
        self_test(frames, layouts)
    problems, compared, skipped = check_screens(frames)
    wrong_lines, lines = check_layouts(layouts)
    print(f"screens: {len(frames)} frames, {compared} cells as pyte shows them; {lines} lines as wide as wcwidth has them")
    print(f"screens: not compared, because pyte lacks {lacking}: {skipped.total()} clusters, {' '.join(sorted(skipped))}")
    for problem in (problems + wrong_lines)[:20]:
        print(problem, file=sys.stderr)
    if problems or wrong_lines:
        sys.exit(f"screens: {len(problems)} cells and {len(wrong_lines)} lines differ")


main()
