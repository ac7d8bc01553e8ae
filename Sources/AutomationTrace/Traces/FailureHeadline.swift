import Foundation
import Glibc
import Primitives

/// The line of a failure's words that tells most.
///
/// It is the first one, mostly. Where XCTest says no more than that an assertion failed, what was looked at tells more; and of a crash, what the
/// runtime said tells more than the signal.
package struct FailureHeadline {
  /// The line above what a test looked at last.
  package static let looked = "Looked at last:"

  /// What stands in front of a call that led to a failure.
  package static let calledFrom = "called from "

  /// How the lines begin that the runtime writes before it ends a process.
  package static let runtimeWords = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
  ]

  /// How the line begins by which a report of a crash begins, where the compiler has noted why it traps: `*** Swift runtime failure: arithmetic
  /// overflow ***`.
  private static let trapReport = "*** Swift runtime failure: "

  /// How the line may begin by which a report of a crash begins.
  package static let reportBeginnings = ["*** Program crashed", trapReport]

  /// The line.
  let text: String

  /// How many lines of a failure are looked at.
  private static let reach = 40

  /// Finds the line in the words of a failure.
  init(of message: String) {
    let lines = message.split(
      maxSplits: Self.reach, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.first.map(String.init) ?? ""
    if let begin = first.range(of: " failed - ")?.upperBound,
      let telling = Self.telling(first[begin...], lines.dropFirst())
    {
      text = first[..<begin] + telling
    } else if let trap = Self.traps.lazy.compactMap({ first.range(of: $0) }).first,
      let words = lines.lazy.compactMap(Self.words).first
    {
      text = first.replacingCharacters(in: trap, with: words)
    } else {
      text = first
    }
  }

  /// Returns what tells more than the end of the first line, where that says nothing of its own; `nil` where it does.
  private static func telling(_ end: Substring, _ rest: ArraySlice<Substring>) -> String? {
    let isPlace = end.hasPrefix(calledFrom)
    guard end.isEmpty || end == looked || isPlace else { return nil }
    let lines = end == looked ? rest : rest.drop { $0.isEmpty || $0.hasPrefix(calledFrom) }
    guard let line = lines.first else { return nil }
    // Of what a test looked at, the last is what made the assertion fail.
    let looks = (line == looked ? lines.dropFirst() : end == looked ? lines : [])
      .prefix { $0.first == " " }
    guard let next = looks.last ?? (line == looked ? nil : line), !next.isEmpty else { return nil }
    return next.trimmingPrefix { $0 == " " } + (isPlace ? ", \(end)" : "")
  }

  /// What is said of the signals by which the runtime ends a process.
  private static let traps = [SIGILL, SIGTRAP, SIGABRT].compactMap { DeadlySignal($0)?.text }

  /// Returns what the runtime says in a line about why it ends a process; `nil` when the line is another one.
  private static func words(in line: Substring) -> String? {
    if let report = line.range(of: trapReport) {
      return String(line[report.upperBound...].replacing(" ***", with: ""))
    }
    guard let begin = runtimeWords.lazy.compactMap({ line.range(of: $0) }).first?.lowerBound
    else { return nil }
    let words = line[begin...]
    // What they are put into ends with a full stop.
    return String(words.hasSuffix(".") ? words.dropLast() : words)
  }
}
