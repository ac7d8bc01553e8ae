public import AutomationTools_Shared
public import AutomationWire
import Synchronization
package import XCUIAutomation

/// The class from which test cases that drive an application derive.
///
/// Mirrors AutomationTools' `ATTestCase`.
///
/// ```swift
/// final class LoginTests: ATTestCase {
///   func testGreetsTheUser() {
///     launchApp(automationFlags: [Flag(key: "simulateUserAlreadyLoggedIn", value: true)])
///     XCTAssertTrue(app.staticTexts["Hello, Ada"].waitForExistence(timeout: 5))
///   }
/// }
/// ```
///
/// It is open because every suite derives its test cases from it.
open class ATTestCase: UITestCase {
  // Unwrapped on use, as in the original: suites write `app.buttons` without a question mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The application under test; there from `setUp()` to `tearDown()`.
  public var app: XCUIApplication!

  /// The stubs that answer the application's requests to the network.
  ///
  /// - Note: An addition.
  public let network = NetworkStubs()

  /// The gates in the application's asynchronous code, which the test can hold.
  ///
  /// - Note: An addition.
  public let gates = Gates()

  /// What launches stated, and what the application read of it.
  let ledger = LaunchLedger()

  /// What is done about flags and arguments that a test launched the application with and that it
  /// never read: usually they are misspelled.
  ///
  /// A warning is printed unless a suite says otherwise: an application may read a flag only on a
  /// screen to which a test does not go.
  ///
  /// - Note: An addition.
  open class var unreadLaunchResponse: UnreadLaunchResponse { .warning }

  /// Whether this test wants the application to use stores that outlast a launch; otherwise a use of
  /// one that the application watches fails the test.
  ///
  /// - Note: An addition.
  public var allowsPersistentStore: Bool {
    get { ledger.allowsPersistentStore }
    set { ledger.allowsPersistentStore = newValue }
  }

  /// The enumerations of the identifiers that the application's screens have.
  ///
  /// Those that are declared and were never shown, and those that were shown and are not declared, are
  /// told when all tests have run; see ``IdentifierCensus``.
  ///
  /// - Note: An addition.
  open class var declaredIdentifiers: [any AutomationIdentifying.Type] { [] }

  /// What `app` launches, and each `XCUIApplication()` of its tests: the default target, unless a suite says otherwise.
  ///
  /// - Note: An addition: in the original the test bundle's settings say so.
  open class var applicationTarget: ApplicationTarget { XCUIApplication.defaultTarget }

  /// What the class says of the application, once the test has asked.
  private let knownTarget = Mutex<ApplicationTarget?>(nil)

  /// Makes the application object, and has the test stop at its first failure.
  open override func setUp() {
    let target = targetOfTest
    app = XCUIApplication(target: target)
    continueAfterFailure = false
    IdentifierCensus.declare(Self.declaredIdentifiers, of: target)
    super.setUp()
  }

  /// Ends the application, after a look at what its network stubs have to report.
  open override func tearDown() {
    super.tearDown()
    network.verify()
    gates.verify()
    ledger.verify(Self.unreadLaunchResponse)
    app?.terminate()
  }

  /// Records an issue; after a launch with fixtures it tells which.
  ///
  /// - Note: An addition.
  /// - Parameter issue: The issue.
  open override func record(_ issue: XCTIssue) {
    super.record(ledger.withFixtures(issue))
  }

  /// Launches the application with flags, environment and arguments.
  ///
  /// The application receives `UI_TEST_MODE`, then `EPHEMERAL_{…}` with the feature flags if there
  /// are any, then `AUTOMATION_{…}` with the automation flags if there are any, then the other
  /// arguments in order. Of two flags with the same key the later one counts.
  ///
  /// A flag that cannot be injected is recorded as a failure where it was made, and the application
  /// is not launched: it would not be in the state that the test asked for.
  ///
  /// Whatever else a launch states, it comes here in the end, so that a suite that overrides this hears of all; only a launch with
  /// `merging: true` does not.
  ///
  /// - Parameters:
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state, such as a user who is logged in.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  open func launchApp(
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = []
  ) {
    launch(
      LaunchArguments(
        featureFlags: featureFlags, automationFlags: automationFlags, otherArguments: otherArgs),
      envVariables, merging: false)
  }

  /// Launches the application with flags, environment and arguments, beside those that the application object already has or not.
  ///
  /// - Note: An addition.
  /// - Parameters:
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state, such as a user who is logged in.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  ///   - merging: Whether arguments and variables that the application object already has are kept.
  ///     They come first; flags among them are replaced. When `false`, as in the original, only
  ///     what is given here counts.
  public func launchApp(
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = [],
    merging: Bool
  ) {
    guard merging else {
      return launchApp(
        featureFlags: featureFlags, automationFlags: automationFlags, envVariables: envVariables,
        otherArgs: otherArgs)
    }
    launch(
      LaunchArguments(
        featureFlags: featureFlags, automationFlags: automationFlags, otherArguments: otherArgs),
      envVariables, merging: true)
  }

  /// Launches the application, with what stands by for it to be ready.
  private func launch(
    _ arguments: LaunchArguments, _ environment: [String: String], merging: Bool
  ) {
    guard app.take(arguments, environment, merging: merging) else { return }
    network.prepare(app)
    gates.prepare(app)
    ledger.begin(
      LaunchStatement(
        featureFlags: arguments.featureFlags.map(\.key),
        automationFlags: arguments.automationFlags.map(\.key),
        arguments: arguments.otherArguments), app)
    app.launch()
  }
}

// MARK: - TargetedTestCase

extension ATTestCase: TargetedTestCase {
  /// The application of the test.
  package var targetOfTest: ApplicationTarget {
    // Asked once: a view alone is another application each time that it is made.
    if let known = knownTarget.withLock({ $0 }) { return known }
    let target = Self.applicationTarget
    return knownTarget.withLock { known in
      known = known ?? target
      return known ?? target
    }
  }
}
