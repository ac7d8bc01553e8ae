#!/usr/bin/env python3
"""Opens the report of a run in headless Chromium, and walks through it as a reader does.

usage: Tests/Support/report-in-browser.py FOLDER [PICTURES] | --prepare

FOLDER is that of a run, with a page at least, or a folder of runs, of which the last one counts. Checked are: no error on the console, no request to a network, steps by keyboard, the search of the
outline and of the index, the width of a phone without scrolling sideways, light and dark, no finding of axe-core, and, where Debian's tidy is there,
valid HTML. A page about holes is looked at, too, where there is one. With PICTURES, pictures are left in that folder. --prepare only installs. Debian's chromium and chromium-driver are needed; PyPI's selenium and
axe-selenium-python are installed into .build/report-in-browser once, and nothing elsewhere.
"""

import glob
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
VENV = os.path.join(ROOT, ".build", "report-in-browser")
PACKAGES = ["selenium", "axe-selenium-python"]


def enter_environment():
    """Runs this script again with the packages, which are installed first where they are not."""
    python = os.path.join(VENV, "bin", "python")
    if sys.prefix == VENV:
        # They are not there although this runs where they belong: an installation was cut short.
        if "--installed" in sys.argv:
            sys.exit("report-in-browser: the packages of PyPI are installed, but cannot be used")
        install = [python, "-m", "pip", "install", "-q", "--timeout", "20", "--retries", "1", *PACKAGES]
        if subprocess.run(install).returncode != 0:
            sys.exit("report-in-browser: PyPI cannot be reached, or does not have " + ", ".join(PACKAGES))
        sys.argv.append("--installed")
    elif not os.path.exists(python):
        if subprocess.run([sys.executable, "-m", "venv", VENV]).returncode != 0:
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit("report-in-browser: no environment of Python's can be made; Debian's python3-venv makes them")
    os.execv(python, [python, os.path.abspath(__file__), *sys.argv[1:]])


try:
    from axe_selenium_python import Axe
    from selenium import webdriver
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
except ImportError:
    enter_environment()

SIZES = [(1280, 900), (400, 800)]
problems = []


def check(condition, text):
    """Notes a problem."""
    if not condition:
        problems.append(text)


def start():
    """Starts a browser whose clock of scripts is its own, and which may reach nothing."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or "chromium"
    for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP * ~NOTFOUND"]:
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


def appear(driver, scheme, width, height):
    """Makes the page as wide as a screen, and light or dark."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})


def look(driver, name, pictures):
    """Looks at a page in both schemes and widths."""
    for scheme in ["light", "dark"]:
        for width, height in SIZES:
            where = f"{name}, {scheme}, {width} wide"
            appear(driver, scheme, width, height)
            room = driver.execute_script("return document.documentElement.scrollWidth")
            check(room <= width, f"{where}: it is {room} wide")
            axe = Axe(driver)
            axe.inject()
            # The colors of a screen are the application's.
            for finding in axe.run({"exclude": [[".screen"]]})["violations"]:
                nodes = "; ".join(node["html"][:160] for node in finding["nodes"][:3])
                check(False, f"{where}: axe-core: {finding['id']}: {finding['help']}: {nodes}")
            if pictures:
                driver.execute_script("scrollTo(0, 0)")
                driver.save_screenshot(os.path.join(pictures, f"{name}-{scheme}-{width}.png"))


def listen(driver, name):
    """Notes errors on the console, and requests that leave the machine."""
    for entry in driver.get_log("browser"):
        check(entry["level"] not in ["SEVERE", "WARNING"], f"{name}: console: {entry['message']}")
    for entry in driver.get_log("performance"):
        check('"url":"http' not in entry["message"], f"{name}: a request to a network")


def keys(driver, *words):
    """Presses keys, wherever the focus is."""
    for word in words:
        driver.switch_to.active_element.send_keys(word)


def walk_test(driver, name):
    """Walks through the page about a test."""
    selected = "return [...document.querySelectorAll('[role=option]')].findIndex(o => o.getAttribute('aria-selected') === 'true')"
    count = len(driver.find_elements(By.CSS_SELECTOR, "[role=option]"))
    if count == 0:
        return
    check(driver.find_elements(By.CSS_SELECTOR, ".screen"), f"{name}: no screen is shown")
    driver.find_element(By.ID, "steps").send_keys(Keys.HOME)
    check(driver.execute_script(selected) == 0, f"{name}: Home does not lead to the first step")
    if count > 1:
        keys(driver, Keys.ARROW_DOWN)
        check(driver.execute_script(selected) == 1, f"{name}: the arrow does not lead on")
        keys(driver, "j", "k", "k")
        check(driver.execute_script(selected) == 0, f"{name}: j and k do not lead on and back")
    keys(driver, Keys.END)
    check(driver.execute_script(selected) == count - 1, f"{name}: End does not lead to the last step")
    keys(driver, "/")
    check(driver.switch_to.active_element.get_attribute("id") == "q", f"{name}: / does not lead to the search")
    keys(driver, "no such line")
    check(driver.find_element(By.ID, "found").text.startswith("0 of"), f"{name}: the search finds what is not there")
    keys(driver, Keys.CONTROL + "a", Keys.BACK_SPACE, Keys.ESCAPE)


def walk_index(driver):
    """Walks through the page of the run."""
    rows = lambda: driver.execute_script("return [...document.querySelectorAll('#tests tr')].filter(r => !r.hidden).length")
    count = rows()
    check(count > 0, "the index lists no test")
    keys(driver, "/", "no such test")
    check(rows() == 0, "the search of the index finds what is not there")
    keys(driver, Keys.CONTROL + "a", Keys.BACK_SPACE, Keys.ESCAPE)
    check(rows() == count, "the index does not list all again")
    keys(driver, "j")
    focused = driver.execute_script("return document.activeElement.tagName")
    links = driver.find_elements(By.CSS_SELECTOR, "#tests a")
    check(focused == "A" or not links, "j does not lead to a page")


def validate(path):
    """Has tidy look at a page."""
    tidy = shutil.which("tidy")
    if not tidy:
        return
    result = subprocess.run([tidy, "-q", "-e", path], capture_output=True, text=True)
    for line in result.stderr.splitlines():
        # Scripts behind the page belong to its body, whose end need not be written.
        if " - Error:" in line or (" - Warning:" in line and "trimming empty" not in line and "unicode-bidi" not in line):
            check(False, f"{path}: tidy: {line}")


def last_run(folder):
    """The folder itself if it is that of a run, or else that of the last run in it."""
    if os.path.exists(os.path.join(folder, "index.html")):
        return folder
    runs = sorted(glob.glob(os.path.join(folder, "*", "index.html")))
    if not runs:
        sys.exit(f"{folder} is no folder of a run, and has none in it")
    return os.path.dirname(runs[-1])


def main():
    """Opens the index, the page about holes and up to three pages of tests."""
    arguments = [word for word in sys.argv[1:] if word != "--installed"]
    if not arguments:
        sys.exit(__doc__)
    if arguments == ["--prepare"]:
        return
    folder, pictures = last_run(os.path.abspath(arguments[0])), arguments[1] if len(arguments) > 1 else None
    if pictures:
        os.makedirs(pictures, exist_ok=True)
    pages = sorted(glob.glob(os.path.join(folder, "pages", "*.html")))
    check(pages, "there is no page of a test")
    pages = pages[:2] + pages[2:][-1:]
    others = glob.glob(os.path.join(folder, "holes.html"))
    driver = start()
    try:
        driver.get("file://" + os.path.join(folder, "index.html"))
        walk_index(driver)
        look(driver, "index", pictures)
        listen(driver, "index")
        if others:
            driver.get("file://" + others[0])
            check(driver.find_elements(By.CSS_SELECTOR, "tbody tr"), "the page about holes has no row")
            look(driver, "holes", pictures)
            listen(driver, "holes")
        for number, page in enumerate(pages):
            driver.get("file://" + page)
            walk_test(driver, os.path.basename(page))
            look(driver, f"test-{number + 1}", pictures)
            listen(driver, os.path.basename(page))
    finally:
        driver.quit()
    for path in [os.path.join(folder, "index.html"), *others, *pages]:
        validate(path)
    for problem in problems:
        print(problem)
    print(f"{1 + len(others) + len(pages)} pages, {len(problems)} problems")
    sys.exit(1 if problems else 0)


main()
