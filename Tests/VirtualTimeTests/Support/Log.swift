import Synchronization

/// Lines that tests and their tasks write from anywhere.
final class Log: Sendable {
  /// The lines so far.
  private let storage = Mutex<[String]>([])

  /// The lines so far.
  var lines: [String] { storage.withLock { $0 } }

  /// The lines as one text, separated by spaces.
  var text: String { lines.joined(separator: " ") }

  /// Adds a line.
  func add(_ line: String) {
    storage.withLock { $0.append(line) }
  }
}
