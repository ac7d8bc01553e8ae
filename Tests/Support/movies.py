#!/usr/bin/env python3
"""Has Debian's viewers show the moving pictures of a run: asciinema plays the asciicasts, librsvg draws the SVGs, and pngcheck looks at what it draws.

usage: Tests/Support/movies.py UITEST FOLDER

UITEST is the program `uitest`; FOLDER is that of a run, or a folder of runs, of which the last one counts. Each of three traces at most is made a movie.
"""

import glob
import json
import os
import subprocess
import sys
import tempfile


def fail(words):
    sys.exit(f"movies: {words}")


def run(*command, **options):
    """Runs a command that has to end well; returns what it says."""
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, **options)
    if result.returncode != 0:
        fail(f"{' '.join(command)} ended with {result.returncode}:\n{result.stdout.decode(errors='replace')}")
    return result.stdout


def play(cast):
    """Plays an asciicast at once, in a terminal of its own, which asciinema needs; its screens have to come out as they are in it."""
    with open(cast) as file:
        lines = [json.loads(line) for line in file]
    if lines[0].get("version") != 2 or len(lines) < 2:
        fail(f"{cast} has no frames")
    written = "".join(line[2] for line in lines[1:])
    environment = dict(os.environ, LC_ALL="C.UTF-8", ASCIINEMA_CONFIG_HOME=os.path.dirname(cast))
    told = run("script", "-qec", f"asciinema cat {cast}", "/dev/null", env=environment, stdin=subprocess.DEVNULL).decode()
    if written.replace("\r", "") not in told.replace("\r", ""):
        fail(f"asciinema does not show what is in {cast}")
    return len(lines) - 1


def draw(svg):
    """Draws the first frame of a moving SVG."""
    picture = svg + ".png"
    run("rsvg-convert", svg, "-o", picture)
    run("pngcheck", "-q", picture)
    if os.path.getsize(picture) < 1000:
        fail(f"librsvg draws nothing of {svg}")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    uitest, folder = sys.argv[1:]
    traces = sorted(glob.glob(os.path.join(folder, "pages", "*.json")))
    if not traces:
        runs = sorted(glob.glob(os.path.join(folder, "*", "pages")))
        traces = sorted(glob.glob(os.path.join(runs[-1], "*.json"))) if runs else []
    # Of an application there are screens in a trace that used one.
    traces = [trace for trace in traces if json.load(open(trace)).get("screens")]
    if not traces:
        fail(f"there are no traces with screens in {folder}")
    traces = traces[:2] + traces[2:][-1:]
    frames = 0
    with tempfile.TemporaryDirectory() as place:
        for number, trace in enumerate(traces):
            svg, cast = f"{place}/{number}.svg", f"{place}/{number}.cast"
            run(uitest, "movie", trace, svg)
            run(uitest, "movie", trace, cast)
            draw(svg)
            frames += play(cast)
    print(f"movies: {len(traces)} of them, {frames} frames, shown by asciinema and librsvg")


main()
