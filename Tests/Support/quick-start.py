#!/usr/bin/env python3
"""Makes the package of the README's quick start beside a link to this checkout, runs its tests, and looks at what they covered of the app,
which runs in a process of its own. Then a test of it dies, which takes away no other test and no more coverage than its own, and `uitest watch` runs
the tests that a saved file can change.

With them go the files in `Ported`, a suite's and an app's, that import modules of Apple's platforms; their targets name AppleModules.

A block of code in the README that follows a line holding nothing but a file's path in backquotes is that file; one that follows
`Package.swift` and some words is a target more. The package lies in `.build/quick-start`, so that a second run builds only what changed.
"""

import json
import os
import pathlib
import re
import select
import shutil
import signal
import subprocess
import sys
import time

root = pathlib.Path(__file__).resolve().parents[2]
place = root / ".build" / "quick-start"
package = place / "counter"

readme = (root / "README.md").read_text()
blocks = re.findall(r"^`([\w./]+)`\n\n```swift\n(.*?)^```$", readme, re.M | re.S)
targets = re.findall(r"^`Package.swift`, [^\n]*\n\n```swift\n(.*?)^```$", readme, re.M | re.S)
if len(blocks) < 4 or not targets:
    sys.exit("quick-start: the README has no longer a manifest, an app and two suites in blocks of their own.")
modules = '.product(name: "AppleModules", package: "AppleModules")'
ported = "".join(targets).replace('.product(name: "XCUIAutomation"', f'{modules}, .product(name: "XCUIAutomation"')
app = f'    .target(name: "Ported", dependencies: [{modules}, .product(name: "TextUI", package: "swift-ui-tests")]),\n'
blocks = [
    (name, text.replace("  targets: [\n", "  targets: [\n" + ported + app).replace(
        'dependencies: [.package(path: "../swift-ui-tests")]',
        'dependencies: [.package(path: "../swift-ui-tests"), .package(path: "../swift-ui-tests/Sources/AppleModules")]'))
    for name, text in blocks
]
files = pathlib.Path(__file__).parent / "Ported"
blocks += [(f"Sources/Ported/{file.name}", file.read_text()) for file in files.glob("*Row.swift")]
blocks += [(f"Tests/PortedUITests/{file.name}", file.read_text()) for file in files.glob("*UITests.swift")]
for name, text in blocks:
    file = package / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
wanted = {package / name for name, _ in blocks}
for file in package.glob("[ST]*/**/*.swift"):
    if file not in wanted:
        file.unlink()
link = place / "swift-ui-tests"
if not link.is_symlink():
    link.symlink_to(root)

covering = ["swift", "test", "--enable-code-coverage"]


def percent(told):
    """How many percent of the app's lines were covered, from what `llvm-cov` told."""
    files = {pathlib.Path(file["filename"]).name: file for file in json.loads(told)["data"][0]["files"]}
    return files["CounterApp.swift"]["summary"]["lines"]["percent"]


def covered():
    """How many percent of the app's lines the tests covered. SwiftPM counts only after a run that passed; after others it leaves the processes' files."""
    folder = package / ".build/debug/codecov"
    tools = pathlib.Path(shutil.which("swift")).resolve().parent
    profile = folder / "quick-start.profdata"
    subprocess.run([tools / "llvm-profdata", "merge", "-sparse", "-o", profile, *folder.glob("*.profraw")], check=True)
    told = subprocess.run(
        [tools / "llvm-cov", "export", "-summary-only", "-instr-profile", profile, package / ".build/debug/CounterPackageTests.xctest"],
        check=True, capture_output=True, text=True,
    )
    return percent(told.stdout)


def covered_by_swiftpm():
    """The same as SwiftPM has it."""
    return percent((package / ".build/debug/codecov/Counter.json").read_text())


result = subprocess.run(covering, cwd=package, capture_output=True, text=True)
output = result.stdout + result.stderr
counts = re.findall(r"Executed (\d+) tests?, with (\d+) failures?", output)
if result.returncode != 0 or not counts or int(counts[-1][0]) < 7 or int(counts[-1][1]) > 0:
    sys.exit(output + "\nquick-start: the README's quick start does not pass.")
lines = covered_by_swiftpm()
if lines < 90:
    sys.exit(f"quick-start: the tests covered {lines:.0f} % of the app's lines; launched processes are not counted.")
print(f"quick-start: {counts[-1][0]} tests of the README's package passed, and covered {lines:.0f} % of its app")

# A test that ends its process, between the others.
dying = package / "Tests/CounterUITests/BetweenUITests.swift"
dying.write_text("""import XCTest

final class BetweenUITests: XCTestCase {
  func testDies() {
    let none: [Int] = []
    XCTAssertEqual(none.first!, 1)
  }

  func testPasses() {}
}
""")
try:
    result = subprocess.run(covering, cwd=package, capture_output=True, text=True)
finally:
    dying.unlink()
output = result.stdout + result.stderr
counts_then = re.findall(r"Executed (\d+) tests?, with (\d+) failures?", output)
if result.returncode != 1 or not counts_then or (int(counts_then[-1][0]), int(counts_then[-1][1])) != (int(counts[-1][0]) + 2, 1):
    sys.exit(output + "\nquick-start: with coverage, a test that dies is not one failure among all tests.")
if covered() < lines:
    sys.exit(f"quick-start: after a test that died, {covered():.0f} % of the app's lines are covered instead of {lines:.0f} %.")
print(f"quick-start: a test that dies leaves the {counts_then[-1][0]} tests and the coverage whole")


class Watching:
    """`uitest watch` in the package, and what it says."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["swift", "run", "uitest", "watch", "--enable-code-coverage"], cwd=package, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )
        self.said = ""

    def read_until(self, mark):
        """Waits until it says something; returns where what it said since the last time begins."""
        start, end = len(self.said), time.monotonic() + 900
        while mark not in self.said[start:]:
            if time.monotonic() > end or not select.select([self.process.stdout], [], [], 900)[0]:
                sys.exit(self.said + "\nquick-start: `uitest watch` says no more.")
            read = os.read(self.process.stdout.fileno(), 65536)
            if not read:
                sys.exit(self.said + "\nquick-start: `uitest watch` ended.")
            self.said += read.decode(errors="replace")
        return start

    def wait(self, *words, never=None):
        """Waits until it waits for a save; what it said since the last time has to have words, in order, and not another."""
        start = self.read_until("Waiting for a save")
        if never and never in self.said[start:]:
            sys.exit(self.said[start:] + f"\nquick-start: `uitest watch` says “{never}” there.")
        place = start
        for word in words:
            found = self.said.find(word, place)
            if found < 0:
                sys.exit(self.said[start:] + f"\nquick-start: `uitest watch` does not say “{word}” there.")
            place = found + len(word)


suite = package / "Tests/CounterUITests/CounterUITests.swift"
right = suite.read_text()
wrong = right.replace("Count: ", "Counted: ")
app = package / "Sources/Counter/CounterApp.swift"
watching = Watching()
try:
    watching.wait("passed")
    suite.write_text(wrong)
    watching.wait("CounterUITests.swift → CounterUITests", "failed: CounterUITests.", "swift test --filter", "failed, ")
    suite.write_text(right.replace("func test", "func test(", 1))
    watching.wait("error: ", "The tests do not build.")
    # The one that failed runs first, and is told of no more.
    suite.write_text(right)
    watching.wait("CounterUITests.swift → CounterUITests", "passed, in")
    app.write_text(app.read_text() + "// Saved.\n")
    watching.wait("CounterApp.swift → CounterUITests", "passed, in")
    # A save during a round begins a new one, which has the tests of both; none of those that it ended failed.
    app.write_text(app.read_text() + "// Saved.\n")
    watching.read_until("CounterApp.swift → CounterUITests")
    suite.write_text(right + "// Saved.\n")
    watching.wait("CounterUITests.swift → CounterUITests", "passed, in", never="failed")
    ported = package / "Tests/PortedUITests/PortedUITests.swift"
    ported.write_text(ported.read_text() + "// Saved.\n")
    watching.wait("PortedUITests.swift → PortedUITests", "passed, in")
finally:
    os.killpg(watching.process.pid, signal.SIGINT)
    suite.write_text(right)
print("quick-start: `uitest watch` ran what each save could change")
