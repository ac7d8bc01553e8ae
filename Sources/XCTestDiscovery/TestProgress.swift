import Synchronization

/// What became of one test so far: whether it failed, and what is to happen at its end.
///
/// After the first failure a test that does not continue after failures is over as far as its applications
/// are concerned: it cannot be stopped on this platform, so that the rest of it runs without effect.
package final class TestProgress: Sendable {
  /// What changes.
  private struct State {
    /// Whether the test goes on after a failure.
    var continuesAfterFailure = true

    /// Whether a failure was recorded.
    var hasFailed = false

    /// What is done at the end, last one first.
    var endActions: [@Sendable () -> Void] = []
  }

  /// Records a failure with a test: the text, the file and the line.
  package typealias Recorder = @Sendable (_ text: String, _ file: String, _ line: Int) -> Void

  /// The name of the test: `Class.method`.
  package let name: String

  /// Records a failure with the test.
  package let record: Recorder

  /// What changes.
  private let state = Mutex(State())

  /// The test that XCTest runs, which is one at a time in a process.
  ///
  /// XCTest has one current test for a process, and gives helpers no way to hand it on; so this is the one of it.
  private static let running = Mutex<TestProgress?>(nil)

  /// The progress of the running test, when its class derives from ``UITestCase``.
  package static var current: TestProgress? { running.withLock { $0 } }

  /// Makes the record of a test that has not begun.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - record: Records a failure with the test.
  package init(name: String, record: @escaping Recorder = { _, _, _ in }) {
    self.name = name
    self.record = record
  }

  /// Whether the test goes on after a failure; true until the test says otherwise.
  package var continuesAfterFailure: Bool {
    get { state.withLock { $0.continuesAfterFailure } }
    set { state.withLock { $0.continuesAfterFailure = newValue } }
  }

  /// Whether the test failed and wanted to end with that.
  package var isOver: Bool {
    state.withLock { $0.hasFailed && !$0.continuesAfterFailure }
  }

  /// Notes a failure.
  ///
  /// - Returns: Whether to record it; false for one that only follows from the failure that ended the test.
  package func noteFailure() -> Bool {
    state.withLock { state in
      guard state.continuesAfterFailure || !state.hasFailed else { return false }
      state.hasFailed = true
      return true
    }
  }

  /// Adds what is to be done after the test, its tear-down included.
  package func atEnd(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.endActions.append(action) }
  }

  /// Runs a test as the current one, then what was to be done at its end.
  package func run(_ test: () -> Void) {
    let outer = Self.running.withLock { current in
      defer { current = self }
      return current
    }
    test()
    let actions = state.withLock { state in
      defer { state.endActions = [] }
      return state.endActions
    }
    for action in actions.reversed() { action() }
    Self.running.withLock { $0 = outer }
  }
}
