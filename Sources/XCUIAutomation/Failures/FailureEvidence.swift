import AutomationWire
import TextRendering

/// The evidence of a failure: what is known of an application at its time.
struct FailureEvidence: Sendable {
  /// The screen; `nil` when the application does not run.
  let screen: CellGrid?

  /// Whether the application could not be asked, for the thread it runs on waited for something else.
  let isUnasked: Bool

  /// What the application was doing; `nil` when it does not run.
  let activity: Activity?

  /// How many tasks wait at each gate that the test holds.
  let gates: [String: Int]

  /// The warnings the application gave since the last failure.
  let warnings: [String]

  /// The last lines the application wrote; of one in this process they are not told from the test's.
  let output: [String]

  /// What the order of the application's jobs follows from; `nil` when they run in order of arrival.
  let scheduleSeed: UInt64?

  /// Asks an application for what is known of it.
  init(of session: ApplicationSession) {
    let phase = session.phase
    if case .running = phase {
      isUnasked = session.turns.isInVain
      screen = Self.screen(of: session)
      activity = session.examinedActivity
      gates = Self.gates(of: session)
    } else {
      isUnasked = false
      screen = nil
      activity = nil
      gates = [:]
    }
    switch phase {
    case .ended(_, let lines): output = lines
    case .running(let run): output = run.application.lastOutput
    default: output = []
    }
    scheduleSeed = session.scheduleSeed
    warnings = session.takeWarnings()
  }

  /// Asks an application for what waits at its gates.
  private static func gates(of session: ApplicationSession) -> [String: Int] {
    guard !session.isSystem, case .gates(let report)? = try? session.exchange(.reportGates) else {
      return [:]
    }
    return report.waiting
  }

  /// Asks an application for its screen.
  private static func screen(of session: ApplicationSession) -> CellGrid? {
    // A screen that cannot be had is left out; the failure stands without it.
    guard case .screen(let screen)? = try? session.exchange(.screen) else { return nil }
    return screen
  }
}
