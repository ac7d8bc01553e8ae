import AccessibilityTree
import AutomationWire

/// The checks of one application, and what they found.
final class HostInspection {
  /// The type of the application.
  private let application: any AutomationHostable.Type

  /// What it is launched with.
  let configuration: LaunchConfiguration

  /// How much real time something has to come that was expected at once.
  private let patience: Duration

  /// What was found so far.
  private(set) var report = ConformanceReport()

  /// Prepares the checks of an application.
  init(
    _ application: any AutomationHostable.Type, _ configuration: LaunchConfiguration,
    lookingFor patience: Duration
  ) {
    self.application = application
    self.configuration = configuration
    self.patience = patience
  }

  /// Whether nothing else can be checked.
  var isHopeless: Bool {
    hasFound(.launch) || hasFound(.settling)
  }

  /// Whether elements can be found again and pointed at, as all that follows needs.
  var canPoint: Bool { !hasFound(.hitPoints) && !hasFound(.identities) }

  /// Whether something was found about a thing.
  func hasFound(_ check: ConformanceCheck) -> Bool {
    report.findings.contains { $0.check == check }
  }

  /// Notes a finding; of several about one thing the first counts.
  func note(_ check: ConformanceCheck, expected: String, seen: String) {
    guard !hasFound(check) else { return }
    report.findings.append(ConformanceFinding(check: check, expected: expected, seen: seen))
  }

  /// Notes that something could not be looked at.
  func skip(_ check: ConformanceCheck, because reason: String) {
    report.unchecked[check] = reason
  }

  /// Launches the application anew, checks something, and ends it.
  func run(_ check: (HostProbe) -> Void) {
    let probe: HostProbe
    do {
      probe = try HostProbe(application, configuration)
    } catch {
      return note(.launch, expected: "the application to start", seen: "it threw “\(error)”")
    }
    check(probe)
    checkDifferences(probe)
    checkFrames(onTheirWayIn: probe)
    guard !probe.inspected.isReleasedAtItsEnd(within: patience) else { return }
    note(
      .termination, expected: "the application to be let go after terminate()",
      seen: "something still holds it")
  }

  /// Notes when something was seen that was expected at once.
  ///
  /// - Returns: Whether it was seen at all.
  @discardableResult
  func expect(
    _ check: ConformanceCheck, _ expected: String, in probe: HostProbe,
    seen: @autoclosure () -> String,
    _ condition: (ElementTree) -> Bool
  ) -> Bool {
    switch probe.look(for: condition, during: patience) {
    case .atOnce: return true
    case .later:
      note(
        .pendingFrames, expected: "\(expected) in the answer to the input",
        seen: "it came some time later, and nothing said that a frame was on its way")
      return true
    case .never:
      note(check, expected: expected, seen: seen())
      return false
    }
  }
}

// MARK: - After each group

extension HostInspection {
  /// Checks that what was told adds up to the whole tree.
  private func checkDifferences(_ probe: HostProbe) {
    guard let disagreement = probe.disagreement else { return }
    note(
      .differences, expected: "differences that add up to the whole tree", seen: disagreement)
  }

  /// Checks that no frame is on its way for good.
  private func checkFrames(onTheirWayIn probe: HostProbe) {
    guard probe.inspected.hasFramesOnTheirWay else { return }
    note(
      .pendingFrames, expected: "each frame that was begun to come",
      seen: "one did not: begin() was called more often than end()")
  }
}
