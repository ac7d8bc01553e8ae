import AutomationTrace
import Primitives

/// The end of what an application wrote to one of its streams.
enum OutputTail {
  /// Returns the last lines of an output, or those from the last fatal error or crash on.
  ///
  /// Of one that was so long that not all of it is kept, the first lines come before, and how much is left out.
  ///
  /// - Parameters:
  ///   - output: The output; none has no lines.
  ///   - lines: How many lines.
  ///   - bytes: How many bytes are read for them at most.
  /// - Returns: The lines, safe to print.
  static func lines(of output: KeptOutput?, lines: Int = 12, bytes: Int = 65_536) -> [String] {
    guard let content = output?.content else { return [] }
    guard content.leftOut > 0 else { return last(lines, of: content.first, bytes) }
    let beginning = String(decoding: content.first.prefix(bytes), as: UTF8.self)
    return beginning.split(maxSplits: 3, whereSeparator: \.isNewline).prefix(3).map {
      SafeText.line(String($0))
    } + ["… \(content.leftOut) bytes are left out …"] + last(lines, of: content.last, bytes)
  }

  /// Returns the last lines that an application printed, and those that it wrote to standard error, where its last words stand.
  ///
  /// - Parameters:
  ///   - output: What it printed.
  ///   - errors: What it wrote to standard error.
  /// - Returns: The lines, safe to print; of two outputs fewer of the first.
  static func lines(of output: KeptOutput?, and errors: KeptOutput?) -> [String] {
    let errors = lines(of: errors)
    return errors.isEmpty ? lines(of: output) : lines(of: output, lines: 6) + errors
  }

  /// Returns the last lines of some bytes, or those from the last fatal error or crash on.
  private static func last(_ lines: Int, of output: [UInt8], _ bytes: Int) -> [String] {
    var text = String(decoding: output.suffix(bytes), as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if output.count > bytes { text.removeFirst() }
    while text.last?.isEmpty == true { text.removeLast() }
    // What follows a fatal error is its backtrace, which may be longer than what is shown.
    let fatal =
      text.lastIndex { line in FailureHeadline.runtimeWords.contains { line.contains($0) } }
      ?? text.lastIndex(where: CrashReport.isBeginning)
    if let fatal {
      let noise = ["*** Signal", "Platform:"]
      let told = text[fatal...].filter { line in
        !line.isEmpty && !noise.contains { line.hasPrefix($0) }
      }
      return withOwnCalls(told.map { SafeText.line(String($0)) }, lines)
    }
    return text.suffix(lines).map { SafeText.line(String($0)) }
  }

  /// Returns the first lines of a report, with the innermost calls of the application's own where they come later.
  private static func withOwnCalls(_ report: [String], _ lines: Int) -> [String] {
    let first = report.prefix(lines)
    guard report.count > lines, !first.contains(where: { CrashReport.ownCall(in: $0) != nil })
    else { return Array(first) }
    let own = report.dropFirst(lines).filter { CrashReport.ownCall(in: $0) != nil }.prefix(3)
    return own.isEmpty ? Array(first) : first.dropLast(own.count + 1) + ["    …"] + own
  }
}
