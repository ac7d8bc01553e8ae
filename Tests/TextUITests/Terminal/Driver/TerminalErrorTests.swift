import Glibc
import Testing
import TextUI

@Suite struct TerminalErrorTests {
  static let cases: [(error: TerminalError, message: String)] = [
    (
      .notATerminal(.output),
      "Demo needs a terminal: standard output is not one. Start it in a terminal window, without a pipe or a redirection."
    ),
    (
      .notATerminal(.input),
      "Demo needs a terminal: standard input is not one. Start it in a terminal window, without a pipe or a redirection."
    ),
    (
      .unsuitable(type: "dumb\u{1B}"),
      "Demo needs a terminal with a screen: TERM is \"dumb␛\". Set it to the terminal's type, such as xterm-256color."
    ),
    (.alreadyTaken, "Demo has taken over a terminal already."),
    (.disconnected, "Demo has lost its terminal."),
    (
      .failedCall(name: "tcsetattr", code: EIO),
      "Demo could not use the terminal: tcsetattr: Input/output error."
    ),
  ]

  @Test func speaksInOneLine() {
    for (error, message) in Self.cases { #expect(error.message(program: "Demo") == message) }
  }
}
