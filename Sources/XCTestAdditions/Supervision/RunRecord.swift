/// A record of what ran in the processes of a run before this one, as the journal tells it.
struct RunRecord: Equatable {
  /// An outcome of a test.
  struct Outcome: Equatable {
    /// The name of the test: `Module.Class.method`.
    let name: String

    /// How many assertions failed.
    let failures: Int

    /// How many failures were none of an assertion's.
    let unexpected: Int

    /// Whether it was skipped.
    let wasSkipped: Bool

    /// How long it took, in seconds.
    let seconds: Double

    /// Whether it failed.
    var hasFailed: Bool { failures + unexpected > 0 }
  }

  /// A failed test, for the summary.
  struct Failure: Equatable {
    /// What `swift test --filter` knows the test by, with its name in front: `Class.method`.
    let name, test: String

    /// The file and the line.
    let place: String

    /// The first line of the failure.
    let headline: String
  }

  /// The tests that ended, in order.
  private(set) var outcomes: [Outcome] = []

  /// The failures, in order.
  private(set) var failures: [Failure] = []

  /// What the order of the tests follows from, when that was made up.
  private(set) var seed: UInt64?

  /// How the last process died; `nil` when that was told already.
  private(set) var death: ProcessDeath?

  /// Where the process that is read of stands.
  private struct Position {
    /// The test that runs.
    var test: String?

    /// The class that is set up.
    var suite: String?

    /// Whether a test of that class began since.
    var hasBegun = false

    /// Where the test failed first; `nil` when it did not.
    var failurePlace: String?
  }

  /// Reads a journal.
  ///
  /// - Parameter text: Its lines.
  init(_ text: String) {
    var position = Position()
    var death = ProcessDeath()
    for line in text.split(separator: "\n") {
      let (word, rest) = Self.word(of: line)
      switch word {
      case "suite": position = Position(suite: String(rest))
      case "close": position = Position()
      case "begin":
        position.test = String(rest)
        position.hasBegun = true
        position.failurePlace = nil
        self.death = nil
      case "end":
        if let outcome = Outcome(rest) { outcomes.append(outcome) }
        position.test = nil
      case "failed":
        guard let failure = Failure(rest) else { continue }
        if failures.last?.test == failure.test { failures.removeLast() }
        failures.append(failure)
        // That a test took too long is not told twice.
        if position.test != nil, position.failurePlace == nil,
          FailureSummary.Entry.hasLine(failure.place)
        {
          position.failurePlace = failure.place
        }
      case "seed": seed = UInt64(rest)
      case "died", "exited":
        death.end(word == "died", Int32(rest) ?? 0)
        death.place =
          position.test.map { .test($0) } ?? position.suite.map {
            position.hasBegun ? .betweenTests(of: $0) : .setUp(of: $0)
          } ?? .elsewhere
        death.failurePlace = position.test == nil ? nil : position.failurePlace
        self.death = death
        (position, death) = (Position(), ProcessDeath())
      default: death.add(word, rest)
      }
    }
  }

  /// Returns the first word of a line, and what follows it.
  private static func word(of line: Substring) -> (word: String, rest: Substring) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? parts[1] : "")
  }
}

extension RunRecord.Outcome {
  /// Reads an outcome.
  fileprivate init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let failures = Int(fields[0]), let unexpected = Int(fields[1]),
      let seconds = Double(fields[3])
    else { return nil }
    self.init(
      name: String(fields[4]), failures: failures, unexpected: unexpected,
      wasSkipped: fields[2] == "1", seconds: seconds)
  }
}

extension RunRecord.Failure {
  /// Reads a failure.
  fileprivate init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    self.init(name: fields[0], test: fields[1], place: fields[2], headline: fields[3])
  }
}
