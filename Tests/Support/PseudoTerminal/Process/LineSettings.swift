import Glibc

/// The settings of a terminal's line that a program in raw mode changes.
package struct LineSettings: Sendable, Hashable {
  /// Whether what is typed shows.
  package var isEchoing: Bool

  /// Whether a program gets whole lines.
  package var isCanonical: Bool

  /// Whether Ctrl-C and others become signals.
  package var hasSignalKeys: Bool

  /// Whether Return becomes a line feed.
  package var translatesReturn: Bool

  /// Whether a line feed of the output returns to the first column.
  package var translatesOutput: Bool

  /// The settings of a terminal that a shell leaves to its programs.
  package static let usual = LineSettings(
    isEchoing: true, isCanonical: true, hasSignalKeys: true, translatesReturn: true,
    translatesOutput: true)

  /// The settings of raw mode.
  package static let raw = LineSettings(
    isEchoing: false, isCanonical: false, hasSignalKeys: false, translatesReturn: false,
    translatesOutput: false)
}

extension LineSettings {
  /// Reads the settings of a terminal.
  ///
  /// - Parameter descriptor: A descriptor of the terminal.
  /// - Throws: ``PseudoTerminalError/failedCall(name:code:)``.
  init(descriptor: Int32) throws(PseudoTerminalError) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw .failedCall(name: "tcgetattr", code: errno)
    }
    isEchoing = settings.c_lflag & tcflag_t(ECHO) != 0
    isCanonical = settings.c_lflag & tcflag_t(ICANON) != 0
    hasSignalKeys = settings.c_lflag & tcflag_t(ISIG) != 0
    translatesReturn = settings.c_iflag & tcflag_t(ICRNL) != 0
    translatesOutput = settings.c_oflag & tcflag_t(OPOST) != 0
  }
}
