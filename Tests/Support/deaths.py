#!/usr/bin/env python3
"""Has tests end their process under `swift test` itself, which the tests of this package cannot start, and looks at what it makes of that.

A test that dies is one failed test in whatever mode, the others run, files of results are whole, and after Ctrl-C nothing runs.
"""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

# The options of the usual build, with others it would have to be made anew; nothing is written, so that nobody has to be waited for.
command = ["swift", "test", "--skip-build", "--ignore-lock", "-Xswiftc", "-warnings-as-errors"]


def fail(what, output):
    """Ends with what is wrong, and with what a run said."""
    sys.exit(f"{output}\ndeaths: {what}")


def run(place, *arguments, **variables):
    """Runs tests; returns what that ends with, and what it says."""
    environment = dict(os.environ, DYING_RUN="1", UITEST_RESULTS=f"{place}/results", **variables)
    process = subprocess.run(
        [*command, *arguments], env=environment, text=True, timeout=500,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )
    return process.returncode, process.stdout


def results(path, output):
    """What became of tests by a file of results, by name."""
    try:
        tree = xml.etree.ElementTree.parse(path)
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        fail(f"{os.path.basename(path)} is no whole file of results: {error}", output)
    return {
        f"{case.get('classname', '').split('.')[-1]}/{case.get('name')}": case.find("failure") is None
        for case in tree.iter("testcase")
    }


def in_parallel(place):
    """One process for each test of XCTest's, several of which die, one of them when its class is set up."""
    path = f"{place}/x.xml"
    code, output = run(
        place, "--disable-swift-testing", "--parallel", "--num-workers", "2", "--xunit-output", path,
        "--filter", "DyingPlainRun|DyingSetUpRun|DyingRun/test0[36]|DyingRun/test10",
    )
    wanted = {
        "DyingPlainRun/testAPasses": True, "DyingPlainRun/testBUnwrapsNothing": False,
        "DyingPlainRun/testCPasses": True, "DyingSetUpRun/testA": False, "DyingSetUpRun/testB": False,
        "DyingRun/test03Fails": False, "DyingRun/test06Exits": False, "DyingRun/test10Passes": True,
    }
    found = results(path, output)
    if code != 1 or found != wanted:
        fail(f"with --parallel the run ended with {code}, and these passed or not: {found}", output)
    for words in [
        "trap, as a failed precondition gives (signal 4, SIGILL)",
        "in the set-up of XCUIAutomationTests.DyingSetUpRun",
        "The test ended the process it runs in, with exit(0).",
    ]:
        if words not in output:
            fail(f"with --parallel nobody says “{words}”", output)


def of_swift_testing(place):
    """Tests of Swift Testing in one process, with its own file of results."""
    path = f"{place}/y.xml"
    code, output = run(
        place, "--disable-xctest", "--parallel", "--xunit-output", path, "--filter", "DyingSuite/InOrder"
    )
    # SwiftPM names the file of the second library after the first one's.
    files = [name for name in os.listdir(place) if name.startswith("y")]
    found = {name.split("/")[-1].split("(")[0]: passed for name, passed in results(f"{place}/{files[0]}", output).items()}
    if code != 1 or found != {"first": True, "second": False, "third": False}:
        fail(f"Swift Testing's run ended with {code}, and these passed or not: {found}", output)


def of_nothing(place):
    """Parts and filters that leave a library no test: Swift Testing ends with 69 then, which is no failure."""
    for arguments, variables in [
        (["--disable-xctest", "--filter", "DyingSuite/InOrder/first"], {"UITEST_SHARD": "1/2"}),
        (["--filter", "DyingRun/test01Passes"], {}),
        (["--filter", "DyingSuite/InOrder/first"], {}),
    ]:
        code, output = run(place, *arguments, **variables)
        if code != 0 or "Restarting" in output:
            fail(f"a run in which a library has no test ended with {code}", output)


def processes(mark):
    """The commands of all processes whose environment has a mark."""
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{number}/environ", "rb") as file:
                environment = file.read()
            with open(f"/proc/{number}/cmdline", "rb") as file:
                line = file.read()
        except OSError:
            continue
        # One that ended and that nobody waited for has no arguments.
        if mark.encode() in environment and line:
            found.append(line.replace(b"\0", b" ").decode(errors="replace"))
    return found


def interrupted(place, is_typed, *arguments):
    """Ends a run in a terminal by Ctrl-C, which all in it get, or as `kill` does, by its process alone."""
    results = f"{place}/results-{is_typed}-{arguments[0]}"
    environment = dict(os.environ, DYING_RUN="1", UITEST_RESULTS=results, UITEST_TIME_ALLOWANCE="0")
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], [*command, *arguments], environment)
    output, has_begun = "", False
    deadline = time.monotonic() + 300
    try:
        while time.monotonic() < deadline:
            if not select.select([terminal], [], [], 1)[0]:
                continue
            output += os.read(terminal, 65536).decode(errors="replace")
            if not has_begun and re.search(r"(07Loops'|loops\(\)).* started", output):
                has_begun = True
                if is_typed:
                    os.write(terminal, b"\x03")
                else:
                    os.kill(process, signal.SIGINT)
        os.killpg(process, signal.SIGKILL)
        fail("a run that is interrupted goes on, or never begins", output)
    except OSError:
        # Nobody has the terminal any more.
        code = os.waitpid(process, 0)[1]
    os.close(terminal)
    deadline = time.monotonic() + 60
    while processes(results) and time.monotonic() < deadline:
        time.sleep(0.05)
    if not has_begun or code == 0 or "Restarting" in output or processes(results):
        fail(f"a run that is interrupted ended with {code}, and left {processes(results)}", output)


def main():
    with tempfile.TemporaryDirectory(prefix="deaths-") as place:
        in_parallel(place)
        of_swift_testing(place)
        of_nothing(place)
        for is_typed in [True, False]:
            interrupted(place, is_typed, "--disable-swift-testing", "--filter", "DyingRun/test0[17]")
            interrupted(place, is_typed, "--disable-xctest", "--filter", "DyingSuite/Together/loops")
    print("deaths: under swift test each is one failed test, in all modes, and Ctrl-C ends a run")


main()
