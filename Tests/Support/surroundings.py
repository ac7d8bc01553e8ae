#!/usr/bin/env python3
"""Runs a suite of the sample, with its application as a process and in the tests' own, where a run finds less than usual.

Without HOME, TERM, PATH and all other variables; as a user who owns nothing; from folders with blanks and other scripts in their names;
with few descriptors, a small stack, small files and no core. Each run has to pass with all its tests.
"""

import os
import re
import resource
import subprocess
import sys
import tempfile

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
program = "swift-ui-testsPackageTests.xctest"
suite = "SampleAppUITests.OnboardingTests"
nobody = 65534


def run(name, folder, environment, prepare=None):
    """Runs the suite in both modes; returns how many tests that were."""
    count = 0
    for target in ["process", "in-process"]:
        result = subprocess.run(
            [os.path.join(folder, program), suite], env=dict(environment, UITEST_TARGET=target), preexec_fn=prepare,
            cwd=environment["TMPDIR"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300,
        )
        output = result.stdout.decode(errors="replace")
        counts = re.findall(r"Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failures?", output)
        if result.returncode != 0 or not counts or int(counts[-1][0]) < 3 or int(counts[-1][1]) > 0:
            sys.exit(f"{output}\nsurroundings: {name}, {target}: ended with {result.returncode}")
        count += int(counts[-1][0])
    print(f"{name}: {count} tests passed", flush=True)
    return count


def be_nobody():
    """Becomes a user who owns nothing."""
    os.setgroups([])
    os.setgid(nobody)
    os.setuid(nobody)


def be_small():
    """Leaves room for little."""
    for kind, limit in [
        (resource.RLIMIT_NOFILE, 96), (resource.RLIMIT_STACK, 1 << 20), (resource.RLIMIT_FSIZE, 16 << 20),
        (resource.RLIMIT_CORE, 0),
    ]:
        resource.setrlimit(kind, (limit, limit))


def main():
    debug = os.path.realpath(os.path.join(root, ".build", "debug"))
    # Beside the programs, of which a folder with a strange name gets second names: links would be seen through.
    with tempfile.TemporaryDirectory(dir=os.path.join(root, ".build")) as place:
        os.chmod(place, 0o755)
        plain = os.path.join(place, "plain")
        strange = os.path.join(place, "mit Leerzeichen, größer & 日本語 \"$HOME\" 'x'")
        for folder in [plain, strange]:
            os.mkdir(folder)
            os.chmod(folder, 0o777)
        bare = {"TMPDIR": plain}
        run("without variables", debug, bare)
        if os.geteuid() == 0:
            run("as another user", debug, {"TMPDIR": plain, "PATH": os.environ["PATH"]}, be_nobody)
        programs = os.path.join(strange, "build ü")
        os.mkdir(programs)
        for name in [program, "SampleApp"]:
            os.link(os.path.join(debug, name), os.path.join(programs, name))
        run("in folders with strange names", programs, {"TMPDIR": strange, "HOME": strange, "PATH": os.environ["PATH"]})
        run("with small limits", debug, dict(os.environ, TMPDIR=plain), be_small)
        left = [name for folder in [plain, strange] for name in os.listdir(folder) if name not in ["build ü", ".build"]]
        if left:
            sys.exit(f"surroundings: left behind: {', '.join(sorted(left))}")


main()
