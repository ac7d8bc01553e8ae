import AutomationTools_Shared

/// The fixtures of one launch.
struct FixturePlan<Fixtures: FixtureSet> {
  /// The fixtures, in order.
  let calls: [FixtureCall<Fixtures>]

  /// Makes a plan.
  ///
  /// - Parameter calls: The fixtures, in order.
  init(_ calls: [FixtureCall<Fixtures>]) {
    self.calls = calls
  }

  /// The fixtures as a test writes them.
  var words: String { calls.map(\.description).joined(separator: ", ") }

  /// The plan as it travels.
  var order: FixtureOrder { FixtureOrder(set: Fixtures.name, calls: calls.map(\.call)) }

  /// What is wrong with the plan before it is tried; `nil` when nothing is.
  var problem: FixtureFailure? {
    let fixtures = Fixtures.operations
    var earlier: Set<String> = []
    for call in calls {
      if let problem = call.problem {
        return .unusable(fixture: call.description, reason: problem)
      }
      let name = call.call.name
      let needed = fixtures.first { $0.name == name }?.requirements ?? []
      let missing = needed.filter { !earlier.contains($0) }
      guard missing.isEmpty else {
        let isLater = calls.contains { missing.contains($0.call.name) }
        return .misplaced(
          fixture: call.description, needs: missing, isLater: isLater, launch: words)
      }
      earlier.insert(name)
    }
    return nil
  }

  /// Asks an application what became of the plan.
  ///
  /// - Parameter app: The application.
  /// - Returns: What went wrong; `nil` when nothing did.
  func problem(in app: XCUIApplication) -> FixtureFailure? {
    let report: FixtureReport
    do {
      report = try FixtureReport.message(Fixtures.name).ask(NoValue(), through: app.run)
    } catch {
      return .notInstalled(
        set: Fixtures.name, launch: words, reason: String(describing: error))
    }
    guard var problem = report.problem else { return nil }
    if problem.hasSuffix(".") { problem.removeLast() }
    guard report.count < calls.count else { return .allFailed(reason: problem) }
    return .failed(
      fixture: calls[report.count].description, reason: problem,
      earlier: calls.prefix(report.count).map(\.description),
      later: calls.dropFirst(report.count + 1).map(\.description))
  }
}
