import Glibc

/// Why a program on a pseudo-terminal did not do what was expected.
package enum PseudoTerminalError: Error, Sendable, Hashable {
  /// A call of the system failed with a code of `errno`.
  case failedCall(name: String, code: Int32)

  /// What was waited for did not happen in time.
  case timedOut(waitingFor: String, Evidence)

  /// The program ended before what was waited for happened.
  case ended(waitingFor: String, ExitStatus, Evidence)

  /// What the terminal had got.
  package struct Evidence: Sendable, Hashable {
    /// The screen.
    package var screen: String

    /// The last bytes, made readable.
    package var tail: String

    /// The number of all bytes.
    package var byteCount: Int
  }
}

extension PseudoTerminalError: CustomStringConvertible {
  /// The error in words, with the screen.
  package var description: String {
    switch self {
    case .failedCall(let name, let code):
      "\(name): \(String(cString: strerror(code)))"
    case .timedOut(let what, let evidence):
      "waited in vain for \(what)\n\(evidence.text)"
    case .ended(let what, let status, let evidence):
      "the program ended (\(status)) before \(what)\n\(evidence.text)"
    }
  }
}

extension PseudoTerminalError.Evidence {
  /// Creates evidence.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - bytes: The last bytes.
  ///   - byteCount: The number of all bytes.
  init(screen: TerminalScreen, bytes: some Sequence<UInt8>, byteCount: Int) {
    self.screen = screen.text
    self.byteCount = byteCount
    tail = Self.readable(bytes)
  }

  /// The evidence in words.
  fileprivate var text: String {
    "the screen:\n\(screen)\nthe last of \(byteCount) bytes:\n\(tail)"
  }

  /// Returns bytes with all but printable ASCII escaped.
  private static func readable(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      switch byte {
      case 0x1B: "␛"
      case 0x20..<0x7F: String(Unicode.Scalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
