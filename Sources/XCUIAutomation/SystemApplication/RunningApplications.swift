import AutomationWire

/// The applications of a test that run, as the system deals with all of them.
struct RunningApplications {
  /// The applications.
  let sessions: [ApplicationSession]

  /// The application in front; `nil` when none is.
  var front: ApplicationSession? { sessions.first { $0.state == .runningForeground } }

  /// Hears what they ask for, which they tell when they come to rest.
  func hear() {
    for session in sessions { _ = try? session.currentTree() }
  }

  /// Sends them to the background.
  func leave() throws(InteractionProblem) {
    for session in sessions where session.state == .runningForeground {
      try session.setPhase(.background)
    }
  }

  /// Whether and why something may still change: what is so of any of them.
  var activity: Activity {
    var earliest: (seconds: Double, what: [String])?
    for session in sessions {
      guard let activity = session.examinedActivity else { continue }
      switch activity.state {
      case .idle: break
      case .unproven, .busy: return Activity(now: 0, state: activity.state)
      case .sleeping(let time, let what):
        let seconds = time - activity.now
        if seconds < earliest?.seconds ?? .infinity { earliest = (seconds, what) }
      }
    }
    guard let earliest else { return Activity(now: 0, state: .idle) }
    return Activity(now: 0, state: .sleeping(until: earliest.seconds, what: earliest.what))
  }

  /// Lets their time pass to where something may change in one of them.
  ///
  /// - Parameter limit: How many seconds at most.
  /// - Returns: How many seconds passed.
  func letTimePass(_ limit: Double) -> Double {
    for session in sessions { _ = try? session.exchange(.synchronize) }
    if sessions.count == 1, let session = sessions.first {
      guard
        case .timePassed(let passed)? = try? session.exchange(
          .letTimePass(limit: limit), allowing: limit)
      else { return 0 }
      return passed
    }
    let step: Double
    switch activity.state {
    case .idle: return 0
    case .sleeping(let seconds, _): step = min(limit, max(0, seconds))
    case .unproven, .busy: step = min(limit, 0.05)
    }
    advanceTime(by: step)
    return step
  }

  /// Lets their time pass.
  ///
  /// - Parameter amount: How many seconds.
  func advanceTime(by amount: Double) {
    for session in sessions {
      _ = try? session.exchange(.advanceTime(by: amount), allowing: amount)
    }
  }
}

extension Reply.Result {
  /// Returns what became of something that the system did to applications.
  static func of(_ body: () throws(InteractionProblem) -> Void) -> Reply.Result {
    do throws(InteractionProblem) {
      try body()
      return .done
    } catch {
      switch error {
      case .launch(let failure): return .failed("The application could not be launched: \(failure)")
      case .refused(let reason): return .failed(reason)
      default: return .failed("An application of the test did not answer.")
      }
    }
  }
}
