public import AutomationTools_Shared

/// A test case that states in its launches the data that it begins with.
///
/// A suite says once, in the class from which its test cases derive, whose fixtures these are:
///
/// ```swift
/// class LibraryTestCase: ATTestCase, FixtureTesting {
///   typealias Fixtures = LibraryFixtures
/// }
///
/// final class ReaderTests: LibraryTestCase {
///   func testShowsTheReader() {
///     launchApp {
///       $0.clearAllData
///       $0.addReader("alex")
///     }
///     XCTAssertTrue(app.staticTexts["alex"].exists)
///   }
/// }
/// ```
public protocol FixtureTesting {
  /// The fixtures of the application under test.
  associatedtype Fixtures: FixtureSet
}

extension FixtureTesting {
  /// The fixtures to state.
  public var fixtures: FixtureCalls<Fixtures> { FixtureCalls() }
}

extension FixtureTesting where Self: ATTestCase {
  /// Launches the application in the state that fixtures make, with options, flags, environment and
  /// arguments.
  ///
  /// The application runs the fixtures one after the other, before its first frame. One that fails,
  /// or that stands before one that it needs, fails the test on this line. Until the next launch
  /// each failure of the test tells which fixtures ran.
  ///
  /// - Parameters:
  ///   - calls: The fixtures, in order.
  ///   - options: The options; `.testFixtures` shows the control board.
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  ///   - merging: Whether arguments and variables that the application object already has are kept.
  public func launchApp(
    fixtures calls: [FixtureCall<Fixtures>],
    options: [LaunchSetting] = [],
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = [],
    merging: Bool = false
  ) {
    let plan = FixturePlan(calls)
    if let problem = plan.problem {
      FailureRecorder.record(problem)
      return
    }
    let payload = FixtureOrder.payload
    do {
      app.launchRequest.payloads[payload.name] = try payload.bytes(of: plan.order)
    } catch {
      let failure = FixtureFailure.unusable(fixture: plan.words, reason: String(describing: error))
      return FailureRecorder.record(failure)
    }
    // A later launch states its own fixtures.
    defer { app.launchRequest.payloads[payload.name] = nil }
    XCTContext.runActivity(named: "Fixtures: \(plan.words)") { _ in
      launchApp(
        options: options, featureFlags: featureFlags, automationFlags: automationFlags,
        envVariables: envVariables, otherArgs: otherArgs, merging: merging)
    }
    guard app.state != .notRunning else { return }
    if let problem = plan.problem(in: app) {
      FailureRecorder.record(problem)
    }
    ledger.note(fixtures: plan.words)
  }
}
