import AutomationWire
import Synchronization
public import XCUIAutomation

/// The gates in an application's asynchronous code, which a test can hold.
///
/// ```swift
/// gates.hold("save")
/// launchApp()
/// app.buttons["Save"].tap()
/// XCTAssertTrue(app.staticTexts["Saving…"].exists)
/// gates.release("save")
/// ```
///
/// A gate is held from before a launch on, or at any time. One that was held and that nothing came to fails the test where it was held:
/// usually it is misspelled. What still waits at the end of a test goes with the application. An addition of ours.
public final class Gates: Sendable {
  /// The mutable state, behind the lock.
  private struct State {
    /// The gates that are held, or were, with where that was stated first.
    var places: [String: CallStack] = [:]

    /// The gates that are held.
    var held: Set<String> = []

    /// The gates that earlier launches came to.
    var reached: Set<String> = []

    /// The application.
    var app: XCUIApplication?
  }

  /// What changes.
  private let state = Mutex(State())

  /// Makes the gates of a test, none of which is held.
  public init() {}

  /// Holds what comes to a gate from now on, also in later launches of the test.
  ///
  /// - Parameter name: What the application calls the gate.
  public func hold(_ name: String) {
    let app = state.withLock { state in
      if state.places[name] == nil { state.places[name] = .capture() }
      state.held.insert(name)
      return state.app
    }
    change(app, name) { try $0.holdGate(name) }
  }

  /// Lets go what waits at a gate, and holds nothing there any more.
  ///
  /// It fails the test when the gate is not held.
  ///
  /// - Parameter name: What the application calls the gate.
  public func release(_ name: String) {
    let (wasHeld, held, app) = state.withLock { state in
      (state.held.remove(name) != nil, state.held, state.app)
    }
    guard wasHeld else {
      let failure = GateFailure.notHeld(name, held: held.sorted())
      return FailureRecorder.record(failure)
    }
    change(app, name) { try $0.releaseGate(name) }
  }

  /// Returns how many tasks of the application wait at a gate.
  ///
  /// - Parameter name: What the application calls the gate.
  /// - Returns: How many.
  public func waiting(at name: String) -> Int {
    report(state.withLock { $0.app })?.waiting[name] ?? 0
  }

  /// Has the next launch of an application begin with the gates that are held.
  ///
  /// `launchApp` of ``ATTestCase`` does this by itself.
  ///
  /// - Parameter app: The application.
  public func prepare(_ app: XCUIApplication) {
    collect()
    let held = state.withLock { state in
      state.app = app
      return state.held
    }
    app.launchRequest.heldGates = held
  }

  /// Fails the test for gates that were held and that nothing came to, where they were held.
  ///
  /// `tearDown()` of ``ATTestCase`` does this by itself.
  public func verify() {
    collect()
    let (places, reached) = state.withLock { state in
      defer { state = State() }
      return (state.places, state.reached)
    }
    for (name, stack) in places.sorted(by: { $0.key < $1.key }) where !reached.contains(name) {
      FailureRecorder.record(GateFailure.unreached(name, reached: reached.sorted()), from: stack)
    }
  }

  /// Notes which gates the application came to.
  private func collect() {
    guard let app = state.withLock({ $0.places.isEmpty ? nil : $0.app }), app.state != .notRunning,
      let report = try? app.gateReport()
    else { return }
    state.withLock { $0.reached.formUnion(report.reached) }
  }

  /// Asks the application what came to its gates, if there is one; a failure is recorded.
  private func report(_ app: XCUIApplication?) -> HeldGates.Report? {
    guard let app else { return nil }
    do {
      return try app.gateReport()
    } catch {
      FailureRecorder.record(GateFailure.unreadable(reason: String(describing: error)))
      return nil
    }
  }

  /// Tells the application something of a gate, if it runs.
  private func change(
    _ app: XCUIApplication?, _ name: String,
    _ change: (XCUIApplication) throws -> Void
  ) {
    guard let app, app.state != .notRunning else { return }
    do {
      try change(app)
    } catch {
      FailureRecorder.record(GateFailure.unchangeable(name, reason: String(describing: error)))
    }
  }
}
