import Glibc
import Primitives
import TextRendering

/// An error: a terminal cannot be used.
package enum TerminalError: Error, Sendable, Hashable {
  /// One of the two ends of a terminal.
  package enum Stream: String, Sendable, Hashable, CaseIterable {
    /// What the app reads from.
    case input = "standard input"

    /// What the app writes to.
    case output = "standard output"
  }

  /// A stream is not a terminal but a file, a pipe or closed; the app cannot start.
  case notATerminal(Stream)

  /// The terminal says that it has no screen, in the variable `TERM`; the app cannot start.
  case unsuitable(type: String)

  /// Another driver of the process has taken signals and crashes over; close it first.
  case alreadyTaken

  /// The terminal is gone, usually because its window was closed; the app should end.
  case disconnected

  /// A call of the system failed with a code of `errno`.
  case failedCall(name: String, code: Int32)
}

// MARK: - Text

extension TerminalError {
  /// Returns the error as one line for a person who started a program.
  ///
  /// - Parameter program: The program's name.
  /// - Returns: The line, without a line end and without control characters.
  package func message(program: String) -> String {
    let line =
      switch self {
      case .notATerminal(let stream):
        "\(program) needs a terminal: \(stream.rawValue) is not one. "
          + "Start it in a terminal window, without a pipe or a redirection."
      case .unsuitable(let type):
        "\(program) needs a terminal with a screen: TERM is \"\(type)\". "
          + "Set it to the terminal's type, such as xterm-256color."
      case .alreadyTaken:
        "\(program) has taken over a terminal already."
      case .disconnected:
        "\(program) has lost its terminal."
      case .failedCall(let name, let code):
        "\(program) could not use the terminal: \(name): \(String(cString: strerror(code)))."
      }
    return DrawnText.safe(line)
  }
}
