import AutomationTrace
import Primitives

extension SwiftTestingRecord {
  /// Reads the journal of the processes before this one.
  ///
  /// - Parameter journal: Its lines: what Swift Testing wrote, and how each process ended.
  init(journal: String) {
    var death = ProcessDeath()
    for line in journal.split(separator: "\n") {
      if line.first == "{" {
        if let event = SwiftTestingEvent(Array(line.utf8)) { take(event) }
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let (word, rest) = (String(parts[0]), parts.count > 1 ? parts[1] : "")
      switch word {
      case "died", "exited":
        death.end(word == "died", Int32(rest) ?? 0)
        endProcess(death)
        death = ProcessDeath()
      case "parted":
        endProcess(nil)
        death = ProcessDeath()
      default: death.add(word, rest)
      }
    }
  }

  /// Returns the failures of a test, that in which its process died among them.
  func failures(of outcome: Outcome) -> [AutomationTrace.Failure] {
    guard let death = outcome.death else { return outcome.failures }
    let (text, place) = death.failure(of: identity(of: outcome.id))
    var noted = FailurePlace.text(text, note: place.note)
    if let note = note(on: outcome) { noted = FailurePlace.text(noted, note: note) }
    let failure = AutomationTrace.Failure(
      message: SafeText.lines(noted), file: place.line > 0 ? place.file : nil,
      line: place.line > 0 ? place.line : nil)
    return outcome.failures + [failure]
  }

  /// Says what else is known of a test that ended its process.
  private func note(on outcome: Outcome) -> String? {
    if case .setUp(let suite) = outcome.death?.place {
      return "That was when \(member(suite)?.words ?? suite) began, before any of its tests."
    }
    if outcome.hasEnded { return "It came to its end when it ran alone." }
    guard let count = member(outcome.id)?.cases, count > 1 else { return nil }
    let begun = outcome.cases.begun.map { text in
      text.hasSuffix(" started.") ? String(text.dropLast(" started.".count)) : text
    }
    let cases = begun.isEmpty ? "" : "That was in: \(begun.joined(separator: "; "))\n"
    return cases
      + "\(outcome.cases.ended) of its \(count) test cases ended; the others did not."
  }
}

extension SwiftTestingRecord.Outcome {
  /// What became of the test, in a word.
  var result: RunEvent.Outcome {
    if reason != nil { return .skipped }
    return failures.isEmpty && death == nil ? .passed : .failed
  }
}
