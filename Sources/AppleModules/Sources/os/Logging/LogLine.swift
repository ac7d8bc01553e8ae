import Foundation

/// A line of the log.
///
/// ```
/// 2026-03-01T08:00:00.250Z error [com.example.shop:cart] There is no such article: 7
/// ```
enum LogLine {
  /// Whether the environment silences the log.
  static let isSilent = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"

  /// Writes a message to standard error, at once and in one piece.
  ///
  /// The text is not made where nobody would see it.
  static func write(_ type: OSLogType, _ log: OSLog, _ text: () -> String) {
    guard log.isEnabled(type: type) else { return }
    StandardError.write(line(type, log, text(), at: Date()) + "\n")
  }

  /// Returns a line, in which nothing orders a terminal about, without its end.
  ///
  /// - Parameters:
  ///   - type: The level.
  ///   - log: Who writes.
  ///   - text: What.
  ///   - date: When, on the clock that the program has.
  /// - Returns: The line, with the time in UTC.
  static func line(_ type: OSLogType, _ log: OSLog, _ text: String, at date: Date) -> String {
    let time = date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    var words = [time, type.word]
    if !(log.subsystem + log.category).isEmpty {
      words.append(SafeText.line("[\(log.subsystem):\(log.category)]"))
    }
    return (words + [SafeText.line(text, limit: .max)]).joined(separator: " ")
  }
}
