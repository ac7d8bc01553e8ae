#!/usr/bin/python3
"""Runs the recipes of Shards.md as they stand there, each until `uitest merge` proves that the parts are the whole.

GNU parallel is the real one: it spreads the sample's suite over two machines, which are servers for ssh on ports of this one, with keys and
folders of their own. One part is lost with its machine, as often as it is tried; the merge has to name it, and to be content once it ran.
Of GitHub's matrix, of Kubernetes and of Slurm there are stand-ins here: they set the variables that the originals set, and run what the
recipes say with few tests.

The module for YAML is Debian's, and so has to be the interpreter.
"""

import getpass
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

import yaml

root = pathlib.Path(__file__).resolve().parents[2]
page = root / "Sources/XCUIAutomation/XCUIAutomation.docc/Shards.md"
products = root / ".build/debug"

# What stands for `swift` on all machines: what is tested is built already, and lies in one place, where machines must not wait for each other;
# with other options or under another path it would have to be built anew afterwards.
# `lost` names a part that is lost, with its machine, once a test of it began.
swift = """#!/bin/sh
command=$1
shift
case $command in
  run)
    product=$1
    shift
    exec "$PRODUCTS/$product" "$@" ;;
  test) ;;
  *) exit 64 ;;
esac
echo "$MACHINE ${UITEST_SHARD:-}" >>"$PLACE/log"
if [ "${TESTS:-}" ]; then exec "$PRODUCTS/swift-ui-testsPackageTests.xctest" "$TESTS"; fi
export UITEST_RESULTS="$PWD/$UITEST_RESULTS"
cd "$ROOT"
set -- test "$@" -Xswiftc -warnings-as-errors --ignore-lock --disable-swift-testing --filter SampleAppUITests
[ -e "$PLACE/lost" ] && [ "$(cat "$PLACE/lost")" = "$UITEST_SHARD" ] || exec "$SWIFT" "$@"
setsid "$SWIFT" "$@" &
until grep -qs testStarted "$UITEST_RESULTS"/*/events*; do sleep 0.05; done
kill -9 -$!
# What is killed may write a last file until it is gone, and who asked may fetch the folder once the machine is.
wait $!
while kill -0 -$! 2>/dev/null; do sleep 0.05; done
rm -rf "$UITEST_RESULTS"
kill -9 $SESSION
"""

# What a machine does with what somebody asks for over ssh.
login = """#!/bin/sh
export MACHINE={machine} SESSION=$PPID HOME={home} {environment}
cd && exec sh -c "$SSH_ORIGINAL_COMMAND"
"""

configuration = """ListenAddress 127.0.0.1:{port}
HostKey {place}/host
AuthorizedKeysFile {place}/key.pub
PidFile none
UsePAM no
StrictModes no
PermitRootLogin yes
PasswordAuthentication no
ForceCommand {place}/{machine}/login
Subsystem sftp internal-sftp
"""

# Slurm's, as far as an array of jobs needs them.
sbatch = """#!/bin/sh
for argument; do
  case $argument in
    --array=*) array=${argument#*=} ;;
    --export=ALL,*) export "${argument#*,}" ;;
    --parsable) parsable=yes ;;
    --wait) ;;
    --*) exit 64 ;;
    *) script=$argument ;;
  esac
done
: "${array:=$(sed -n 's/^#SBATCH --array=//p' "$script")}"
first=${array%-*} last=${array#*-}
export SLURM_ARRAY_TASK_MIN=$first SLURM_ARRAY_TASK_MAX=$last SLURM_ARRAY_TASK_STEP=1
export SLURM_ARRAY_TASK_COUNT=$((last - first + 1)) SLURM_ARRAY_TASK_ID
for SLURM_ARRAY_TASK_ID in $(seq $first $last); do sh "$script" >"slurm-$SLURM_ARRAY_TASK_ID.out" 2>&1; done
[ -z "$parsable" ] || echo 4711
"""
srun = '#!/bin/sh\nexec "$@"\n'


def fail(text):
    """Ends with a reason."""
    sys.exit(f"shards: {text}")


def program(path, text):
    """Makes a program of a text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


class Recipes:
    """The blocks of code of the page, by heading and language."""

    def __init__(self):
        text = page.read_text()
        self.blocks = {}
        for section in re.split(r"^## ", text, flags=re.M)[1:]:
            heading = section.splitlines()[0]
            for language, block in re.findall(r"^```(\w+)\n(.*?)^```$", section, re.M | re.S):
                self.blocks.setdefault((heading, language), []).append(block)
        self.inline = re.findall(r"`([^`\n]+)`", text)
        # A word of ours in a recipe that nothing in the sources reads would do nothing.
        sources = "".join(file.read_text() for file in (root / "Sources").rglob("*.swift"))
        for word in sorted(set(re.findall(r"\bUITEST_[A-Z_]+|\b(?:SLURM|JOB|TEST)_[A-Z_]+", text))):
            if f'"{word}"' not in sources:
                fail(f"{page.name} speaks of {word}, which nothing in Sources reads")

    def code(self, heading, language, number=0):
        """A block; what is gone ends the run."""
        found = self.blocks.get((heading, language), [])
        if len(found) <= number:
            fail(f"{page.name} has no block {number + 1} of {language} under “{heading}”")
        return found[number]


class Place:
    """A folder for everything that is made here, which is gone afterwards with all processes that know of it."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.environment = {
            "PLACE": path,
            "ROOT": str(root),
            "PRODUCTS": str(products),
            "SWIFT": shutil.which("swift"),
            "PATH": f"{path}/bin:{os.environ['PATH']}",
            "TMPDIR": f"{path}/tmp",
        }
        (self.path / "tmp").mkdir()
        for name, text in [("swift", swift), ("sbatch", sbatch), ("srun", srun)]:
            program(self.path / "bin" / name, text)

    def run(self, script, folder, **variables):
        """Runs a script of a recipe; returns what it ends with, and what it says."""
        folder.mkdir(parents=True, exist_ok=True)
        environment = dict(
            os.environ, **self.environment, HOME=str(self.path), MACHINE="local", **variables
        )
        process = subprocess.run(
            ["sh", "-c", script], cwd=folder, env=environment, text=True, timeout=300,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        return process.returncode, process.stdout

    def passes(self, script, folder, **variables):
        """Runs a script that has to end with 0; returns what it says."""
        code, output = self.run(script, folder, **variables)
        if code != 0:
            fail(f"this ended with {code}:\n{script}\n{output}")
        return output

    def log(self):
        """Which machine was asked for which part since the last look."""
        file = self.path / "log"
        lines = file.read_text().splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return lines

    def processes(self):
        """The numbers and commands of processes that know of the folder."""
        found = {}
        for number in filter(str.isdigit, os.listdir("/proc")):
            try:
                command = pathlib.Path(f"/proc/{number}/cmdline").read_bytes()
                environment = pathlib.Path(f"/proc/{number}/environ").read_bytes()
            except OSError:
                continue
            if os.fsencode(self.path) in command + environment and int(number) != os.getpid():
                found[int(number)] = command.replace(b"\0", b" ").decode(errors="replace")
        return found


class Machine:
    """A machine that is reached by ssh, with a home of its own."""

    def __init__(self, name, place):
        self.place, self.name = place.path, name
        home = place.path / name
        (home / "checkout").mkdir(parents=True)
        variables = " ".join(f"{key}='{value}'" for key, value in place.environment.items())
        program(home / "login", login.format(machine=name, home=home, environment=variables))
        for _ in range(5):
            if self.start():
                return
        fail(f"sshd does not start: {(home / 'sshd.log').read_text()}")

    def start(self):
        """Starts the server on a port that is free; returns whether nobody else took it meanwhile."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        home = self.place / self.name
        text = configuration.format(port=self.port, place=self.place, machine=self.name)
        (home / "sshd_config").write_text(text)
        # It calls itself again, for which it wants its whole path.
        sshd = shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin")
        with open(home / "sshd.log", "w") as log:
            self.server = subprocess.Popen(
                [sshd, "-D", "-e", "-f", home / "sshd_config"], stdin=subprocess.DEVNULL, stderr=log
            )
        while self.server.poll() is None:
            if "Server listening" in (home / "sshd.log").read_text():
                return True
            time.sleep(0.02)
        return False

    def host(self):
        """The line of the machine in a file of hosts."""
        options = f"-i {self.place}/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null"
        return f"1/ssh -F none -q {options} -p {self.port} {getpass.getuser()}@127.0.0.1\n"

    def stop(self):
        """Ends the server."""
        self.server.terminate()
        self.server.wait()


def over_ssh(recipes, place):
    """Runs the recipe for GNU parallel with three parts on two machines, one part of which is lost."""
    for name in ["host", "key"]:
        subprocess.run(
            ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", place.path / name], check=True
        )
    recipe = recipes.code("GNU parallel over ssh", "sh")
    spread, merge = re.fullmatch(r"parts=4\n(seq .*?\n)(swift run .*)", recipe, re.S).groups()
    here = place.path / "here"
    here.mkdir()
    machines = [Machine(name, place) for name in ["anna", "berta"]]
    try:
        (here / "hosts").write_text("".join(machine.host() for machine in machines))
        (place.path / "lost").write_text("2/3")
        code, output = place.run("parts=3\n" + spread, here)
        log = place.log()
        tries = [line for line in log if line.endswith(" 2/3")]
        # The number of tries is for parallel to count; that the other machine had one is the point.
        if code == 0 or len(tries) != 3 or len(set(tries)) != 2 or len(log) != 5:
            fail(f"a part that is lost was tried so: {log}, and parallel ended with {code}\n{output}")
        code, output = place.run(merge.splitlines()[0], here)
        if code != 1 or not re.search(r"Missing is part 2 of 3 \(XCTest\), with \d+ tests", output):
            fail(f"the merge without part 2 ended with {code} and said\n{output}")
        (place.path / "lost").unlink()
        place.passes("parts=3\n" + spread.replace("seq $parts", "echo 2"), here)
        output = place.passes("set -e\n" + merge, here)
        if not (found := re.search(r"3 parts of (\d+) tests \(XCTest\)", output)):
            fail(f"the merge of all parts does not prove the whole:\n{output}")
    finally:
        for machine in machines:
            machine.stop()
    print(f"shards: {found[1]} tests in 3 parts over ssh; the lost one was named and run again")


# Tests of the sample that take no time.
few = {"TESTS": "SampleAppUITests.OptionTests,SampleAppUITests.FlagTests"}


def proves(place, folder, merge, parts):
    """Merges parts, which have to be the whole, unless one of them is away."""
    away = folder / "away"
    shutil.move(sorted((folder / "parts").iterdir())[-1], away)
    code, output = place.run(merge, folder)
    if code != 1 or "Missing is part " not in output:
        fail(f"a merge without a part ended with {code} and said\n{output}")
    shutil.move(away, folder / "parts" / "again")
    output = place.passes(merge, folder)
    if f"{parts} parts of 8 tests (XCTest)" not in output:
        fail(f"the merge of {folder.name}'s parts does not prove the whole:\n{output}")
    print(f"shards: the recipe for {folder.name} makes one whole of {parts} parts")


def github(recipes, place):
    """Runs the jobs of the workflow as GitHub does."""
    jobs = yaml.safe_load(recipes.code("A matrix of GitHub", "yaml"))["jobs"]
    folder = place.path / "GitHub"
    numbers = jobs["part"]["strategy"]["matrix"]["part"]
    for number in numbers:

        def filled(text):
            """A text with the expressions replaced by what they are."""
            text = text.replace("${{ matrix.part }}", str(number))
            return text.replace("${{ strategy.job-total }}", str(len(numbers)))

        run, upload = jobs["part"]["steps"][1:]
        variables = {key: filled(value) for key, value in run["env"].items()}
        place.passes(run["run"], folder / f"job-{number}", **few, **variables)
        if upload["if"] != "always()" or filled(upload["with"]["name"]) != f"part-{number}":
            fail(f"a part that fails is not brought: {upload}")
        source = folder / f"job-{number}" / upload["with"]["path"]
        target = folder / jobs["whole"]["steps"][1]["with"]["path"]
        shutil.copytree(source, target, dirs_exist_ok=True)
    steps = [step["run"] for step in jobs["whole"]["steps"] if "run" in step]
    if jobs["whole"]["needs"] != "part" or jobs["whole"]["if"] != "always()" or len(steps) != 2:
        fail("GitHub's second job does not wait for the parts, or not for those that fail")
    proves(place, folder, "\n".join(["set -e"] + steps), len(numbers))


def kubernetes(recipes, place):
    """Runs the containers of the indexed job."""
    heading = "An indexed job of Kubernetes"
    job = yaml.safe_load(recipes.code(heading, "yaml"))["spec"]
    container = job["template"]["spec"]["containers"][0]
    variables = {entry["name"]: entry["value"] for entry in container["env"]}
    folder = place.path / "Kubernetes"
    if job["completionMode"] != "Indexed" or str(job["completions"]) != variables["UITEST_SHARD_COUNT"]:
        fail("the job of Kubernetes has not as many completions as its containers think")
    shell, option, script = container["command"]
    mount = container["volumeMounts"][0]["mountPath"]
    script = script.replace(f"{mount}/", "parts/")
    if (shell, option) != ("sh", "-c") or "=parts/" not in script:
        fail("the results of Kubernetes do not lie in its volume")
    for index in range(job["completions"]):
        place.passes(script, folder, JOB_COMPLETION_INDEX=str(index), **few, **variables)
    merge = next(text for text in recipes.inline if text.startswith(f"swift run uitest merge all {mount}/"))
    proves(place, folder, merge.replace(f"{mount}/", "parts/"), job["completions"])


def slurm(recipes, place):
    """Runs the array of jobs, and the line that submits a part again."""
    heading = "An array of jobs of Slurm"
    folder = place.path / "Slurm"
    folder.mkdir()
    (folder / "part.sh").write_text(recipes.code(heading, "sh"))
    wait, merge = recipes.code(heading, "sh", 1).splitlines()
    place.passes(wait, folder, **few)
    again = next(text for text in recipes.inline if text.startswith("sbatch --array="))
    shutil.rmtree(folder / "parts/2")
    place.passes(again, folder, **few)
    proves(place, folder, merge, 8)


def main():
    recipes = Recipes()
    # A server that root starts wants a folder that Debian makes when it boots.
    separation = pathlib.Path("/run/sshd")
    is_made = os.getuid() == 0 and not separation.exists()
    if is_made:
        separation.mkdir(mode=0o755)
    with tempfile.TemporaryDirectory(prefix="shards-") as path:
        place = Place(path)
        try:
            for recipe in [over_ssh, github, kubernetes, slurm]:
                recipe(recipes, place)
            # What lost its machine ends in a moment, not at once.
            deadline = time.monotonic() + 60
            while place.processes() and time.monotonic() < deadline:
                time.sleep(0.05)
            if place.processes():
                fail(f"left are {place.processes()}")
        finally:
            for number in place.processes():
                os.kill(number, signal.SIGKILL)
            if is_made:
                separation.rmdir()


main()
