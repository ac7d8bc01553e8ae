/// The sequences that take a terminal over and give it back.
///
/// They are constants because the second one is written from a signal handler.
enum TerminalModes {
  /// Takes the terminal over: alternate screen, no cursor, mouse, bracketed paste, reports of focus, the colour of its ground, nothing shown.
  ///
  /// Of the mouse, presses, releases and drags are reported (1000, 1002) with decimal numbers (1006), motion without
  /// a button is not. The question for the ground stands before the screen is cleared, of what a terminal would show of it that does
  /// not know it.
  static let entering: StaticString = """
    \u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?1004h\
    \u{1B}]11;?\u{1B}\\\u{1B}[0m\u{1B}[2J\u{1B}[H
    """

  /// Gives the terminal back; begins by ending a sequence or a frame that a crash may have cut short.
  static let leaving: StaticString = """
    \u{1B}\\\u{1B}[?2026l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?2004l\
    \u{1B}[?1004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l
    """

  /// Begins a frame that the terminal shows at once.
  static let beginningFrame: StaticString = "\u{1B}[?2026h"

  /// Ends a frame that the terminal shows at once.
  static let endingFrame: StaticString = "\u{1B}[?2026l"

  /// Shows the cursor.
  static let showingCursor: StaticString = "\u{1B}[?25h"

  /// Hides the cursor.
  static let hidingCursor: StaticString = "\u{1B}[?25l"
}
