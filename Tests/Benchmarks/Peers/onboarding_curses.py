"""The flow's application for peers that drive a terminal: three pages, then three articles."""

import curses

ARTICLES = ["Swift on Linux", "Headless UI tests", "Accessibility trees"]


def run(screen):
    curses.curs_set(0)
    page = 1
    while True:
        screen.erase()
        if page <= 3:
            screen.addstr(1, 2, f"Welcome {page} of 3")
            screen.addstr(3, 2, "[ Next ]" if page < 3 else "[ Get Started ]", curses.A_REVERSE)
        else:
            screen.addstr(1, 2, "Articles")
            for row, article in enumerate(ARTICLES):
                screen.addstr(3 + row, 4, article)
        screen.refresh()
        key = screen.getch()
        if key == ord("q"):
            return
        if key in (10, 13, curses.KEY_ENTER) and page <= 3:
            page += 1


curses.wrapper(run)
