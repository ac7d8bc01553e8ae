#!/usr/bin/env python3
"""Makes the package of the README's quick start beside a link to this checkout, and runs its tests.

A block of code in the README that follows a line holding nothing but a file's path in backquotes is that file. The package lies in
`.build/quick-start`, so that a second run builds only what changed.
"""

import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
place = root / ".build" / "quick-start"
package = place / "counter"

blocks = re.findall(r"^`([\w./]+)`\n\n```swift\n(.*?)^```$", (root / "README.md").read_text(), re.M | re.S)
if len(blocks) < 3:
    sys.exit("quick-start: the README has no longer a manifest, an app and a test in blocks of their own.")
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

result = subprocess.run(["swift", "test"], cwd=package, capture_output=True, text=True)
output = result.stdout + result.stderr
counts = re.findall(r"Executed (\d+) tests?, with (\d+) failures?", output)
if result.returncode != 0 or not counts or int(counts[-1][0]) < 2 or int(counts[-1][1]) > 0:
    sys.exit(output + "\nquick-start: the README's quick start does not pass.")
print(f"quick-start: {counts[-1][0]} tests of the README's package passed")
