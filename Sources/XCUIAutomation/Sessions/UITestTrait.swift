public import AutomationWire
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
///
/// It also says which application is meant where a test names none, and how often a test runs:
///
/// ```swift
/// @Suite(.uiTest("SampleApp", orInProcess: SampleApp.self, mode: .inProcess, repeat: 3)) struct Onboarding {
///   @Test func next() {
///     let app = XCUIApplication()
///     app.launch()
///   }
/// }
/// ```
///
/// Tests with applications in processes of their own run beside each other. Those with applications in the test's process take turns, from
/// the beginning of a test to its end, since they share its main thread and its time; a test of which the trait does not say where its
/// application runs takes its turn too, and gives it back when it launches one in a process of its own.
///
/// A trait of a test or an inner suite goes before one of a suite around it; what it does not say, that one says. Where both repeat, each
/// of the outer rounds has all of the inner ones.
public struct UITestTrait: TestTrait, SuiteTrait, TestScoping {
  /// Where an application runs.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// In a process of its own.
    case process

    /// In the process of the test.
    case inProcess = "in-process"
  }

  /// What application objects without a target mean; `nil` for what holds without the trait.
  let target: ApplicationTarget?

  /// How often a test runs.
  let repetitions: Int

  /// Whether the tests of a suite inherit the trait.
  public var isRecursive: Bool { true }

  /// Runs a test with applications of its own, as often as the trait and the environment variable `UITEST_REPEAT` say.
  ///
  /// An error that the test throws ends it; after other failures it runs again.
  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard let testCase else { return try await function() }
    // One trait around another means the same test.
    let rounds = TestScope.ofTask == nil ? repetitions * RunVariables.repetitions : repetitions
    for _ in 0..<rounds { try await runOnce(test, testCase, function) }
  }

  /// Runs a test with applications of its own.
  @concurrent private func runOnce(
    _ test: Test, _ testCase: Test.Case,
    _ function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    // One trait around another means the same test.
    let tenant = TestScope.ofTask?.tenant ?? ProcessLease.Tenant()
    let scope = TestScope(
      test: test, target: target ?? TestScope.ofTask?.target, tenant: tenant)
    if scope.target?.isInProcess != false { await ProcessLease.ofProcess.take(for: tenant) }
    defer {
      scope.end()
      ProcessLease.ofProcess.giveBack(by: tenant)
    }
    try await withTaskExecutorPreference(BlockingExecutor()) {
      do {
        try await TestScope.$ofTask.withValue(scope) {
          try await IssueHandlingTrait.completing(from: scope).provideScope(
            for: test, testCase: testCase, performing: function)
        }
      } catch {
        scope.noteThrow()
        throw error
      }
    }
  }
}

extension Trait where Self == UITestTrait {
  /// Gives each test applications of its own, and threads on which it may wait.
  public static var uiTest: UITestTrait { UITestTrait(target: nil, repetitions: 1) }

  /// Gives each test applications of its own, and threads on which it may wait, and says which application is meant and how often a test
  /// runs.
  ///
  /// - Parameters:
  ///   - target: What ``XCUIApplication/init()`` means in the tests; `nil` for what an outer trait says, or what holds without one.
  ///   - repetitions: How often each test runs, each time with applications of its own; at least once. A suite's type is made anew each
  ///     time.
  /// - Returns: The trait.
  public static func uiTest(
    target: ApplicationTarget? = nil, repeat repetitions: Int = 1
  ) -> UITestTrait {
    precondition(repetitions > 0, "A test cannot run \(repetitions) times; it runs once at least.")
    return UITestTrait(target: target, repetitions: repetitions)
  }

  /// Gives each test applications of its own, and threads on which it may wait, and says which application is meant, where it runs and how
  /// often a test runs.
  ///
  /// - Parameters:
  ///   - name: The name of an executable product of the package under test, or a path: what ``XCUIApplication/init()`` means.
  ///   - application: The type that runs in the test's process.
  ///   - mode: Where the application runs; `nil` for what the environment variable `UITEST_TARGET` says, or else a process of its own.
  ///   - repetitions: How often each test runs, each time with applications of its own; at least once.
  /// - Returns: The trait.
  public static func uiTest(
    _ name: String, orInProcess application: any AutomationHostable.Type,
    mode: UITestTrait.Mode? = nil, repeat repetitions: Int = 1
  ) -> UITestTrait {
    let target: ApplicationTarget =
      switch mode {
      case nil: .executable(name, orInProcess: application)
      case .process: .executable(name)
      case .inProcess: .inProcess(application)
      }
    return uiTest(target: target, repeat: repetitions)
  }
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

extension IssueHandlingTrait {
  /// Adds to expectations that fail, and to errors that a test records, what it saw last, did last and waited for, and what the screen showed; what
  /// this framework records has it already.
  ///
  /// An error that leaves a test Swift Testing records outside of all traits.
  fileprivate static func completing(from scope: TestScope) -> IssueHandlingTrait {
    .compactMapIssues { [weak scope] issue in
      guard issue.isFailure, let scope, let sentence = XCTestSentence(issue.kind),
        let details = FailureRecorder.details(of: sentence, in: scope)
      else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: details))
      return issue
    }
  }
}

extension XCTestSentence {
  /// What XCTest would say of an issue; `nil` for one of another kind.
  fileprivate init?(_ kind: Issue.Kind) {
    switch kind {
    case .expectationFailed: self = .assertion("#expect", values: [], message: "")
    case .errorCaught: self = .threw
    default: return nil
    }
  }
}
