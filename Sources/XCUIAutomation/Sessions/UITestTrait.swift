import Dispatch
public import Testing

/// A trait that gives each test of Swift Testing applications of its own, which end with it, and threads on which it may wait.
///
/// ```swift
/// @Test(.uiTest) func next() {
///   let app = XCUIApplication(target: .executable("SampleApp"))
///   app.launch()
///   app.buttons["Next"].tap()
/// }
/// ```
public struct UITestTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests of a suite inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a test with applications of its own.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let scope = TestScope(test: test)
    defer { scope.end() }
    try await withTaskExecutorPreference(BlockingExecutor()) {
      do {
        try await TestScope.$ofTask.withValue(scope) { try await function() }
      } catch {
        scope.noteThrow()
        throw error
      }
    }
  }
}

extension Trait where Self == UITestTrait {
  /// Gives each test applications of its own, and threads on which it may wait.
  public static var uiTest: UITestTrait { UITestTrait() }
}

/// An executor of the jobs of one test on a thread that may block, apart from the few that all other tasks share.
final class BlockingExecutor: TaskExecutor {
  /// The thread, as it were.
  private let queue = DispatchQueue(label: "XCUIAutomation.UITestTrait")

  /// Runs a job when those before it are done.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
