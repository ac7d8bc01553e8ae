#!/usr/bin/env python3
"""Makes the package of the README's quick start beside a link to this checkout, runs its tests, and looks at what they covered of the app,
which runs in a process of its own.

With them go the files in `Ported`, a suite's and an app's, that import modules of Apple's platforms; their targets name AppleModules.

A block of code in the README that follows a line holding nothing but a file's path in backquotes is that file; one that follows
`Package.swift` and some words is a target more. The package lies in `.build/quick-start`, so that a second run builds only what changed.
"""

import json
import pathlib
import re
import subprocess
import sys

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

result = subprocess.run(["swift", "test", "--enable-code-coverage"], cwd=package, capture_output=True, text=True)
output = result.stdout + result.stderr
counts = re.findall(r"Executed (\d+) tests?, with (\d+) failures?", output)
if result.returncode != 0 or not counts or int(counts[-1][0]) < 7 or int(counts[-1][1]) > 0:
    sys.exit(output + "\nquick-start: the README's quick start does not pass.")

coverage = json.loads((package / ".build/debug/codecov/Counter.json").read_text())
files = {pathlib.Path(file["filename"]).name: file for file in coverage["data"][0]["files"]}
lines = files["CounterApp.swift"]["summary"]["lines"]["percent"]
if lines < 90:
    sys.exit(f"quick-start: the tests covered {lines:.0f} % of the app's lines; launched processes are not counted.")
print(f"quick-start: {counts[-1][0]} tests of the README's package passed, and covered {lines:.0f} % of its app")
