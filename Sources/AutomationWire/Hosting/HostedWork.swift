import VirtualTime

/// Asynchronous work of an application that a test waits for where nothing else may go on: before the
/// first frame, or while it answers a call.
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
    let loop = MainLoop(jobsPerTurn: 1_000)
    let idleness = Idleness(loop: loop)
    idleness.resources = { BusyResources.names(of: .ofInstance) }
    let outcome = Outcome<Value>()
    let task = Task { @MainActor in
      do {
        outcome.result = .success(try await work())
      } catch {
        outcome.result = .failure(error)
      }
    }
    let end = ContinuousClock.now + limit
    while true {
      let ran = loop.scheduler.runReadyJobs(limit: 1_000)
      if let result = outcome.result { return try result.get() }
      let hasTurned = loop.turn()
      if let result = outcome.result { return try result.get() }
      guard ContinuousClock.now < end else {
        task.cancel()
        throw Problem.tooLong(limit)
      }
      if ran == 0, !hasTurned, !bringOn(loop, idleness) {
        task.cancel()
        throw Problem.stuck
      }
    }
  }

  /// Lets time pass, or other threads do something.
  ///
  /// - Returns: Whether there is something to wait for.
  private static func bringOn(_ loop: MainLoop, _ idleness: Idleness) -> Bool {
    switch idleness.quiescence() {
    case .busy: return true
    case .idle: return false
    case .waiting(let deadline, _, let foreign)
    where foreign.isEmpty && loop.scheduler.isTimeVirtual:
      if !loop.scheduler.advanceToNextDeadline(limit: deadline) {
        loop.scheduler.advance(to: deadline)
      }
    case .waiting, .unknown:
      waitInRealTime(loop)
    }
    return true
  }

  /// Waits for other threads for a moment of real time, with which virtual time keeps step.
  ///
  /// Who of the two comes first, an answer from another thread or the end of a sleep, is then as it
  /// would be for a person.
  private static func waitInRealTime(_ loop: MainLoop) {
    let scheduler = loop.scheduler
    let begin = ContinuousClock.now
    var wait = Duration.milliseconds(5)
    if scheduler.isTimeVirtual, let deadline = scheduler.nextDeadline {
      wait = min(wait, max(.zero, deadline - scheduler.now))
    }
    _ = loop.turn(blockingFor: wait)
    guard scheduler.isTimeVirtual else { return }
    let target = scheduler.now + begin.duration(to: .now)
    if !scheduler.advanceToNextDeadline(limit: target) { scheduler.advance(to: target) }
  }
}
