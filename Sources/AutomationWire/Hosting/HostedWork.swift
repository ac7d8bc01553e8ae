import VirtualTime

/// Asynchronous work of an application that a test waits for where nothing else may go on: before the
/// first frame, or while it answers a command.
@MainActor package enum HostedWork {
  /// Work that did not come to its end.
  package enum Problem: Error, CustomStringConvertible {
    /// Nothing can bring it on any more.
    case stuck

    /// It took too long.
    case tooLong(Duration)

    /// Why, in words.
    package var description: String {
      switch self {
      case .stuck: "it waits for something that does not come before the next frame"
      case .tooLong(let limit): "it did not end within \(limit.components.seconds) s"
      }
    }
  }

  /// What came of work.
  private final class Outcome<Value> {
    /// The result; `nil` until there is one.
    var result: Result<Value, any Error>?
  }

  /// Runs work to its end: jobs, other threads and sleeps, which take virtual time.
  ///
  /// - Parameters:
  ///   - limit: The longest real time.
  ///   - work: The work.
  /// - Returns: What it returned.
  /// - Throws: What it threw, or ``Problem``.
  package static func run<Value>(
    limit: Duration = .seconds(20), _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    let outcome = Outcome<Value>()
    let task = Task { @MainActor in
      do {
        outcome.result = .success(try await work())
      } catch {
        outcome.result = .failure(error)
      }
    }
    var limits = SettlingLimits()
    (limits.rounds, limits.jobs, limits.realTime) = (.max, .max, limit)
    let rest = RestLoop(instance: .current, limits: limits)
    let end = RealClock.now + limit
    while true {
      let isRestless = !rest.run(until: { outcome.result != nil }).unrest.isEmpty
      if let result = outcome.result { return try result.get() }
      guard !isRestless, RealClock.now < end else {
        task.cancel()
        throw Problem.tooLong(limit)
      }
      switch rest.nextStep() {
      case .none:
        task.cancel()
        throw Problem.stuck
      case .virtual(let deadline):
        rest.leap(to: deadline)
      case .real:
        waitInRealTime(rest)
      }
    }
  }

  /// Waits for other threads for a moment of real time, with which virtual time keeps step.
  ///
  /// Who of the two comes first, an answer from another thread or the end of a sleep, is then as it
  /// would be for a person.
  private static func waitInRealTime(_ rest: RestLoop) {
    let begin = RealClock.now
    _ = rest.waitInRealTime(atMost: .milliseconds(5))
    guard rest.loop.scheduler.isTimeVirtual else { return }
    rest.leap(to: rest.loop.scheduler.now + begin.duration(to: .now))
  }
}
