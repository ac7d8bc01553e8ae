import AutomationTrace
import Primitives

/// A record of a run of Swift Testing: what became of its tests, in all processes that they ran in.
///
/// Tests run at once, so that a process may die in any of those that began and did not end. With one there is no doubt; several are
/// *suspects*, which the next process runs again, each alone, before another one runs what is left.
struct SwiftTestingRecord: Sendable {
  /// A test or a suite of the run.
  struct Member: Sendable {
    /// It: `Module.Suite/test()/File.swift:5:6`; a suite has no file.
    let id: String

    /// Its name in Swift Testing's words: `Test "Adds"`.
    let words: String

    /// Where it is declared.
    let place: (file: String, line: Int)?

    /// How many cases it has; `nil` for a suite.
    let cases: Int?

    /// When it began and ended last, in seconds of real time.
    var began, ended: Double?
  }

  /// What became of a test.
  struct Outcome: Sendable {
    /// The test.
    let id: String

    /// How long it took, in seconds of real time.
    var seconds = 0.0

    /// Its failures.
    var failures: [AutomationTrace.Failure] = []

    /// How many issues were known.
    var knownIssues = 0

    /// Why it was skipped.
    var reason: String?

    /// Whether it came to its end, then or when it ran again.
    var hasEnded = false

    /// The death of the process in which it ran.
    var death: ProcessDeath?

    /// The cases that began and did not end, in Swift Testing's words, with how many ended.
    var cases: (begun: [String], ended: Int) = ([], 0)
  }

  /// What happened at the end of a process, for a person to read.
  enum News: Sendable {
    /// A test ended the process.
    case crashed(Outcome)

    /// The process died in one of several tests.
    case suspected(ProcessDeath, tests: [String])

    /// The process died in no test, or in one of several none of which does so alone.
    case unowned(ProcessDeath, tests: [String])
  }

  /// A test that runs.
  private struct Running {
    /// What is known so far.
    var outcome: Outcome

    /// The cases that run, by what tells them from others.
    var cases: [String: String] = [:]
  }

  /// The tests and suites of the run, in order.
  private(set) var members: [Member] = []

  /// Where each of them stands.
  private var indices: [String: Int] = [:]

  /// The outcomes, in the order of the ends.
  private(set) var outcomes: [Outcome] = []

  /// The tests with an outcome, and those with an issue that is not known.
  private var ended: Set<String> = [], failed: Set<String> = []

  /// The tests that run in the process that is read of, in the order of their beginnings.
  private var running: [(id: String, test: Running)] = []

  /// The suites that run in that process, and the tests that ended in it.
  private var runningSuites: Set<String> = [], endedNow: [String] = []

  /// The tests that are to run alone, in order.
  private(set) var suspects: [String] = []

  /// The deaths for which no test is known yet.
  private var pending: [(death: ProcessDeath, tests: [String])] = []

  /// Deaths that no test is to blame for.
  private(set) var unowned: [ProcessDeath] = []

  /// Issues that belong to no test.
  private(set) var strayIssues = 0

  /// What happened at the end of the last process.
  private(set) var news: [News] = []

  /// When the run began and when something happened last, in seconds of real time.
  private(set) var began, latest: Double?

  /// Whether the process that is read of began a test, and whether its run is over.
  private(set) var hasBegun = false, isOver = false

  /// The suites whose end the first process told.
  private(set) var toldSuites: Set<String> = []

  /// Whether the process that is read of is the first one.
  private var isFirst = true
}

// MARK: - Events

extension SwiftTestingRecord {
  /// Takes in what happened.
  mutating func take(_ event: SwiftTestingEvent) {
    if event.time > 0 { latest = event.time }
    switch event.kind {
    case .suite: add(event, cases: nil)
    case .test(let cases): add(event, cases: cases)
    case .runStarted: if began == nil { began = event.time }
    case .runEnded: isOver = true
    case .testStarted: begin(event)
    case .testEnded: end(event)
    case .testSkipped:
      guard isTest(event.test) else { return }
      finish(Outcome(id: event.test, reason: event.message))
    case .caseStarted, .caseEnded, .issue: note(event)
    }
  }

  /// Adds a test or a suite.
  private mutating func add(_ event: SwiftTestingEvent, cases: Int?) {
    guard indices[event.test] == nil else { return }
    indices[event.test] = members.count
    members.append(
      Member(id: event.test, words: event.message, place: event.place, cases: cases))
  }

  /// Returns whether something is a test, and no suite.
  private func isTest(_ id: String) -> Bool {
    indices[id].map { members[$0].cases != nil } ?? false
  }

  /// Notes that a test or a suite began.
  private mutating func begin(_ event: SwiftTestingEvent) {
    guard let index = indices[event.test] else { return }
    hasBegun = true
    if isTest(event.test) {
      members[index].began = event.time
      running.append((event.test, Running(outcome: Outcome(id: event.test))))
    } else {
      // A suite goes on in the next process.
      members[index].began = members[index].began ?? event.time
      runningSuites.insert(event.test)
    }
  }

  /// Notes that a test or a suite ended.
  private mutating func end(_ event: SwiftTestingEvent) {
    guard let index = indices[event.test] else { return }
    members[index].ended = event.time
    if runningSuites.remove(event.test) != nil, isFirst { toldSuites.insert(event.test) }
    guard let place = running.firstIndex(where: { $0.id == event.test }) else { return }
    var outcome = running.remove(at: place).test.outcome
    outcome.seconds = event.time - (members[index].began ?? event.time)
    outcome.hasEnded = true
    endedNow.append(event.test)
    finish(outcome)
  }

  /// Notes what happened in a test.
  private mutating func note(_ event: SwiftTestingEvent) {
    guard let index = running.lastIndex(where: { $0.id == event.test }) else {
      if event.kind == .issue(isKnown: false) { strayIssues += 1 }
      return
    }
    switch event.kind {
    case .caseStarted: running[index].test.cases[event.testCase ?? ""] = event.message
    case .caseEnded:
      running[index].test.cases[event.testCase ?? ""] = nil
      running[index].test.outcome.cases.ended += 1
    case .issue(isKnown: true): running[index].test.outcome.knownIssues += 1
    default:
      failed.insert(event.test)
      let failure = AutomationTrace.Failure(
        message: SafeText.lines(event.message), file: event.place?.file, line: event.place?.line)
      running[index].test.outcome.failures.append(failure)
    }
  }

  /// Notes what became of a test.
  private mutating func finish(_ outcome: Outcome) {
    guard ended.insert(outcome.id).inserted else { return }
    outcomes.append(outcome)
  }
}

// MARK: - Ends of processes

extension SwiftTestingRecord {
  /// Takes in that a process ended.
  ///
  /// - Parameter death: How it died; `nil` when it did its part.
  mutating func endProcess(_ death: ProcessDeath?) {
    let wasAlone = !suspects.isEmpty
    news = []
    isFirst = false
    if let death {
      let others = wasAlone ? [] : testsBehindScopes(death)
      switch running.count {
      case 0: endOutsideOfTests(death, wasAlone)
      case 1 where others.isEmpty: crash(running[0].test, death)
      default: suspect(running.map(\.id) + others, of: death)
      }
    } else {
      for test in suspects { finish(Outcome(id: test, reason: "It did not run again.")) }
    }
    running = []
    (runningSuites, endedNow) = ([], [])
    (hasBegun, isOver) = (false, false)
    suspects.removeAll { ended.contains($0) }
    resolve()
  }

  /// Fails a test that ended its process.
  private mutating func crash(_ test: Running, _ death: ProcessDeath) {
    var outcome = test.outcome
    outcome.death = death
    outcome.cases.begun = test.cases.values.sorted()
    let began = indices[outcome.id].flatMap { members[$0].began }
    let end = death.time ?? latest ?? 0
    latest = max(latest ?? 0, end)
    outcome.seconds = end - (began ?? end)
    finish(outcome)
    news.append(.crashed(outcome))
  }

  /// Has tests run again, each alone.
  private mutating func suspect(_ tests: [String], of death: ProcessDeath) {
    suspects += tests.filter { !suspects.contains($0) }
    pending.append((death, tests))
    news.append(.suspected(death, tests: tests))
  }

  /// The suites that run and got to no test yet: what prepares them may be what dies.
  private var barrenSuites: Set<String> {
    let begun = endedNow + running.map(\.id)
    return runningSuites.filter { suite in !begun.contains { $0.hasPrefix(suite + "/") } }
  }

  /// Returns the tests whose suites may have ended the process before them, unless its calls say that one which ran did.
  private func testsBehindScopes(_ death: ProcessDeath) -> [String] {
    let barren = barrenSuites
    guard !running.isEmpty, !barren.isEmpty,
      !running.contains(where: { death.isKnown(toBeIn: identity(of: $0.id, isWhole: true)) })
    else { return [] }
    return left.filter { test in barren.contains { test.hasPrefix($0 + "/") } }
      .filter { test in !running.contains { $0.id == test } }
  }

  /// Takes in a death while no test ran: alone, that is one of the suite that began and got to no test.
  private mutating func endOutsideOfTests(_ death: ProcessDeath, _ wasAlone: Bool) {
    let barren = barrenSuites
    guard let suite = barren.max(by: { $0.count < $1.count }) else {
      unowned.append(death)
      news.append(.unowned(death, tests: []))
      return
    }
    if wasAlone {
      var death = death
      death.place = .setUp(of: suite)
      for test in left where test.hasPrefix(suite + "/") {
        crash(Running(outcome: Outcome(id: test)), death)
      }
    } else {
      suspect(left.filter { test in barren.contains { test.hasPrefix($0 + "/") } }, of: death)
    }
  }

  /// Decides on deaths whose suspects all ran alone: one that died so has done it, or else the one in whose calls the process died.
  private mutating func resolve() {
    for (death, tests) in pending where tests.allSatisfy(ended.contains) {
      guard !outcomes.contains(where: { $0.death != nil && tests.contains($0.id) }) else {
        continue
      }
      let owners = tests.filter { death.isKnown(toBeIn: identity(of: $0, isWhole: true)) }
      if owners.count == 1, let index = outcomes.firstIndex(where: { $0.id == owners[0] }) {
        outcomes[index].death = death
        news.append(.crashed(outcomes[index]))
      } else {
        unowned.append(death)
        news.append(.unowned(death, tests: tests))
      }
    }
    pending.removeAll { $0.tests.allSatisfy(ended.contains) }
  }

  /// Ends a run in which no other process follows: nobody is known to be to blame for what is not resolved.
  mutating func close() {
    for (death, tests) in pending {
      unowned.append(death)
      news.append(.unowned(death, tests: tests))
    }
    pending = []
  }

  /// The tests without an outcome, in order.
  var left: [String] { members.filter { $0.cases != nil && !ended.contains($0.id) }.map(\.id) }
}

// MARK: - Tests

extension SwiftTestingRecord {
  /// Returns a test or a suite of the run.
  func member(_ id: String) -> Member? { indices[id].map { members[$0] } }

  /// Returns whether a test has an issue so far that is not known.
  func hasIssue(_ id: String) -> Bool { failed.contains(id) }

  /// Returns the identity of a test, by which its calls are known; if wanted with the names of its suites.
  func identity(of id: String, isWhole: Bool = false) -> TestIdentity {
    // The module ends at the first dot, and a suite at the slash.
    let path = SwiftTestingStream.name(ofTest: id).drop { $0 != "." }.dropFirst()
    let name = isWhole ? path.replacing("/", with: ".") : path.split(separator: "/").last ?? path
    return TestIdentity(ofSwiftTesting: String(name), member(id)?.place)
  }
}
