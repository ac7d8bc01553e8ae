#!/usr/bin/env python3
"""Builds a user's package for release with and without the trait that it forwards, and searches both programs for what tests reach.

Its app declares fixtures, commands, a gate and flags, and is compiled unchanged either way. `--short` leaves the control board out, and with
it the toolkit. The package lies in `.build/left-out`, so that a second run builds only what changed.
"""

import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
package = root / ".build" / "left-out" / "shelf"
is_short = "--short" in sys.argv

board = '        .product(name: "AutomationTools-Board", package: "swift-ui-tests"),\n'
manifest = (pathlib.Path(__file__).parent / "LeftOut" / "Package.swift").read_text()
app = (pathlib.Path(__file__).parent / "LeftOut" / "ShelfApp.swift").read_text()
if board not in manifest or "#if BOARD" not in app:
    sys.exit("left-out: the package is no longer what this script makes shorter.")
if is_short:
    manifest = manifest.replace(board, "").replace(', .define("BOARD")', "")
for name, text in [("Package.swift", manifest), ("Sources/Shelf/ShelfApp.swift", app)]:
    file = package / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
link = package.parent / "swift-ui-tests"
if not link.is_symlink():
    link.symlink_to(root)


def program(*options):
    """The bytes of the program that a build makes, as it is shipped: without what debuggers read."""
    scratch = package / (".build-" + ("off" if options else "on"))
    command = ["swift", "build", "-c", "release", "--scratch-path", scratch, *options]
    result = subprocess.run(command, cwd=package, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr + f"\nleft-out: the package does not build with {options}.")
    stripped = scratch / "shipped"
    subprocess.run(["strip", "-o", stripped, scratch / "release" / "Shelf"], check=True)
    return stripped.read_bytes()


# What the author wrote, and what the library does with it.
words = ["Empties the shelf for a test.", "supersekret", "Counts the books for a test.", "FixtureRunner", "InstalledOperations",
         "InjectedFlags", "StubbedProtocol", "No stub matches"]
if not is_short:
    words += ["FixtureRow", "Running\N{HORIZONTAL ELLIPSIS}"]
kept = ["The shelf of somebody"]
on, off = program(), program("--disable-default-traits")
for word in words + kept:
    if word.encode() not in on:
        sys.exit(f"left-out: “{word}” is not in the program with the trait; the search finds nothing.")
for word in words:
    if word.encode() in off:
        sys.exit(f"left-out: “{word}” is in the program without the trait.")
for word in kept:
    if word.encode() not in off:
        sys.exit(f"left-out: “{word}” of the app itself is gone without the trait.")
print(f"left-out: none of {len(words)} words of tests in the program without the trait: {len(on):,} bytes with it, {len(off):,} without")
