/// A summary of a run of tests: what became of each test.
public struct RunSummary: Sendable, Hashable {
  /// A test of a run.
  public struct Test: Sendable, Hashable {
    /// It, as `swift test --filter` knows it.
    public var name: String

    /// The library that ran it.
    public var library: TestLibrary

    /// What became of it.
    public var outcome: RunEvent.Outcome

    /// When it began, in seconds since 1970.
    public var date: Double

    /// How long it took, in seconds of real time.
    public var seconds: Double

    /// Its failures, in order.
    public var failures: [AutomationTrace.Failure]

    /// Why it was skipped.
    public var reason: String?

    /// The name of its page, in the folder of the run; `nil` when it has none.
    public var page: String?

    /// The numbers that repeat it, by the variable that takes them.
    public var seeds: [String: String]
  }

  /// The tests, in the order in which they began; one that ran again counts as another.
  public private(set) var tests: [Test] = []

  /// Makes a summary.
  ///
  /// - Parameter events: The events of the run, in order.
  public init(_ events: [RunEvent]) {
    var running: [String: Int] = [:]
    for event in events {
      // One that began and began again did so in a process that went on for one that died.
      let index = running[event.test] ?? tests.count
      if index == tests.count {
        tests.append(
          Test(
            name: event.test, library: event.library, outcome: .unfinished, date: event.date,
            seconds: 0, failures: [], seeds: [:]))
      }
      running[event.test] = event.kind == .testFinished ? nil : index
      take(event, &tests[index])
    }
    for index in tests.indices where tests[index].outcome == .unfinished {
      tests[index].failures.append(
        .init(message: "The test did not end: its process did, or runs still."))
    }
  }

  /// Takes in what happened to a test.
  private func take(_ event: RunEvent, _ test: inout Test) {
    test.seeds.merge(event.seeds ?? [:]) { $1 }
    switch event.kind {
    case .testStarted: break
    case .testFailed:
      test.failures.append(.init(message: event.message ?? "", file: event.file, line: event.line))
    case .testFinished:
      test.outcome = event.outcome ?? .passed
      test.seconds = event.seconds ?? 0
      test.page = event.page
      test.reason = event.message
    }
  }

  /// Returns how many tests have an outcome.
  ///
  /// - Parameter outcome: The outcome.
  /// - Returns: The number.
  public func count(_ outcome: RunEvent.Outcome) -> Int {
    tests.count { $0.outcome == outcome }
  }

  /// The tests that failed or did not end, in order.
  public var failedTests: [Test] { tests.filter(\.isFailure) }
}

extension RunSummary.Test {
  /// Whether it failed or did not end.
  package var isFailure: Bool { outcome == .failed || outcome == .unfinished }

  /// The suite and the test in it: `AppUITests.LoginTests` and `testGreets`.
  var parts: (suite: String, test: String) {
    guard let slash = name.firstIndex(of: "/") else { return ("", name) }
    return (String(name[..<slash]), String(name[name.index(after: slash)...]))
  }

  /// The command that repeats it.
  public var command: String {
    let variables = seeds.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value) " }.joined()
    return "\(variables)swift test --filter '\(pattern)'"
  }

  /// The pattern by which `swift test --filter` and `--skip` know it.
  package var pattern: String {
    let escaped = name.map { "()[]{}+*?|^".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return escaped + (library == .xctest ? "$" : "")
  }
}
