import Foundation
import Primitives

/// The end of what an application wrote to one of its streams.
enum OutputTail {
  /// Returns the last lines of a file, or those from the last fatal error or crash on.
  ///
  /// - Parameters:
  ///   - path: The file; one that does not exist has no lines.
  ///   - lines: How many lines.
  ///   - bytes: How many bytes are read for them at most.
  /// - Returns: The lines, safe to print.
  static func lines(of path: String, lines: Int = 12, bytes: Int = 65_536) -> [String] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    // A file that cannot be read tells nothing; the failure that asks for it has its own text.
    defer { try? file.close() }
    guard let end = try? file.seekToEnd() else { return [] }
    let start = end > UInt64(bytes) ? end - UInt64(bytes) : 0
    guard (try? file.seek(toOffset: start)) != nil, let data = try? file.readToEnd() else {
      return []
    }
    var text = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    if start > 0 { text.removeFirst() }
    while text.last?.isEmpty == true { text.removeLast() }
    // What follows a fatal error is its backtrace, which may be longer than what is shown.
    let stops = ["Fatal error", "Precondition failed", "Assertion failed"]
    let fatal =
      text.lastIndex { line in stops.contains { line.contains($0) } }
      ?? text.lastIndex { $0.hasPrefix("*** Program crashed") }
    if let fatal {
      let noise = ["*** Signal", "Platform:"]
      return text[fatal...].filter { line in
        !line.isEmpty && !noise.contains { line.hasPrefix($0) }
      }.prefix(lines).map { SafeText.line(String($0)) }
    }
    return text.suffix(lines).map { SafeText.line(String($0)) }
  }
}
