public import AutomationWire
public import Foundation
import Synchronization
import VirtualTime

/// An application under test.
///
/// Mirrors Apple's class. An application object is a proxy: any number of them with the same target mean the same running
/// application of the current test. It ends with the test; where a class's own set-up (`class func setUp`) used an application, those of its
/// tests run on until the class ends.
///
/// ```swift
/// let app = XCUIApplication()
/// app.launchArguments = ["-skipOnboarding"]
/// app.launch()
/// app.buttons["Next"].tap()
/// ```
///
/// It is `open` because suites derive their screen objects from it, and `@unchecked Sendable` as its superclass is: what the next
/// launch gets is behind a lock.
open class XCUIApplication: XCUIElement, @unchecked Sendable {
  /// What the next launch gets.
  let request = Mutex(LaunchRequest())

  /// Makes a proxy for the application of the default target.
  ///
  /// - Note: Unlike on Apple's platforms, where the project names the target, it is the value of ``defaultTarget`` at the time of use.
  public init() {
    // From now on problems with predicates are recorded with the tests, and they have a pasteboard of their own.
    _ = TestScopeRegistry.shared
    super.init(QueryPlan(application: ApplicationReference(target: nil)))
  }

  /// Makes a proxy for the application of a target.
  ///
  /// - Parameters:
  ///   - target: What is launched.
  ///   - instance: A name that tells it from other running applications of the target; empty for the usual only one.
  public init(target: ApplicationTarget, instance: String = "") {
    _ = TestScopeRegistry.shared
    super.init(QueryPlan(application: ApplicationReference(target: target, instance: instance)))
  }

  /// Makes a proxy for the application that a reference means.
  init(_ reference: ApplicationReference) {
    super.init(QueryPlan(application: reference))
  }

  /// Makes a proxy for an application that is named by its bundle identifier.
  ///
  /// - Note: Unlike on Apple's platforms, where the device knows its applications, a suite says with
  ///   ``register(_:forBundleIdentifier:)`` what the identifier stands for; one that it did not say cannot be launched, but for one that
  ///   ends with the name of the default target, and the home screen, `com.apple.mobilesafari` and `com.apple.Preferences`, which are small
  ///   ones of ours.
  ///
  /// - Parameter bundleIdentifier: The name of the application.
  public init(bundleIdentifier: String) {
    _ = TestScopeRegistry.shared
    let target = Self.target(ofBundleIdentifier: bundleIdentifier)
    super.init(QueryPlan(application: ApplicationReference(target: target)))
  }

  /// Makes a proxy for an application that is named by its bundle identifier, or by the path of its executable.
  ///
  /// Apple's has it for suites that look behind the curtain, mostly for `com.apple.springboard` without a path.
  ///
  /// - Parameters:
  ///   - path: The path of the executable, which counts for an identifier that nobody registered.
  ///   - bundleID: The name of the application.
  public convenience init(privateWithPath path: String?, bundleID: String?) {
    if let path, !path.isEmpty, !Self.isKnown(bundleIdentifier: bundleID ?? "") {
      self.init(target: .executable(path))
    } else {
      self.init(bundleIdentifier: bundleID ?? "")
    }
  }

  /// The target of applications made without one.
  ///
  /// Set it once for a suite, before its first test uses an application. Without that it is the executable that the environment variable
  /// `UITEST_APPLICATION` names, or a ``TargetApplicationNaming`` type of the tests' module, or `TargetApplication` in the property list
  /// `UITest.plist` among the resources of the tests' target. What ``UITestTrait`` says of a test of Swift Testing goes before all of these.
  public class var defaultTarget: ApplicationTarget {
    get { DefaultTarget.current }
    set { DefaultTarget.current = newValue }
  }

  /// The arguments of the next launch.
  open var launchArguments: [String] {
    get { request.withLock { $0.arguments } }
    set { request.withLock { $0.arguments = newValue } }
  }

  /// The variables that the environment of the next launch gets on top of the test's own.
  open var launchEnvironment: [String: String] {
    get { request.withLock { $0.environment } }
    set { request.withLock { $0.environment = newValue } }
  }

  // MARK: - Life

  /// Launches the application, after ending it if it runs, and returns when it has come to rest.
  ///
  /// It fails the test when the application cannot be launched, or ends at once.
  ///
  /// - Note: Unlike on a phone, where an application runs until it is launched anew or ended, over tests and classes, it ends with the test that
  ///   launched it; one that a class's own set-up launched runs as long as the class.
  open func launch() {
    let action = Action.launch(
      arguments: launchArguments,
      environment: launchEnvironment.keys.sorted().filter { !$0.hasPrefix("UITEST_") })
    Interaction.attempt(action, plan) { () throws(InteractionProblem) in
      let begin = RealClock.now
      defer { tellOfUnseenCrash() }
      do throws(LaunchFailure) {
        try plan.session.launch(request.withLock { $0 })
        TestScope.current.noteLaunch(seconds: begin.duration(to: .now) / .seconds(1))
      } catch {
        throw .launch(error)
      }
      ScheduleSeed.tellIfFailed(plan.session.scheduleSeed)
      try TestScope.current.device.apply(to: plan.session)
    }
  }

  /// Brings the application to the front; launches it as last time when it does not run.
  open func activate() {
    Interaction.attempt(.activate, plan) { () throws(InteractionProblem) in
      defer { tellOfUnseenCrash() }
      try plan.session.activate(request.withLock { $0 }, on: TestScope.current.device)
    }
  }

  /// Ends the application, if it runs; the test fails if it crashed before, and no use of it told so.
  open func terminate() {
    plan.home.serve {
      guard !TestScope.current.isOver else { return }
      plan.session.terminate()
      tellOfUnseenCrash()
    }
  }

  /// Fails the test if the application crashed before it was ended, and nothing told of it.
  private func tellOfUnseenCrash() {
    if let crash = plan.session.takeUnseenCrash() { FailureRecorder.record(crash) }
  }

  /// Opens a link with the application, which is launched or brought to the front for it.
  ///
  /// A view takes it with `onOpenURL(perform:)`; the test fails when none does.
  ///
  /// - Parameter url: The link.
  open func open(_ url: URL) {
    activate()
    guard state == .runningForeground else { return }
    Interaction.attempt(.open, plan) { () throws(InteractionProblem) in
      try plan.session.exchange(.openURL(url.absoluteString))
    }
  }

  /// Whether the application runs, and is in front.
  ///
  /// A crash fails the test also if it is read here: use `XCTExpectFailure` where it is expected.
  open var state: State {
    plan.home.serve {
      guard !TestScope.current.isOver else { return .notRunning }
      return plan.session.state
    }
  }

  /// Waits until the application has a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: How long, in seconds; see ``XCUIElement/waitForExistence(timeout:)``.
  /// - Returns: Whether it has the state.
  @discardableResult
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    if self.state == state { return true }
    let scope = TestScope.current
    guard !scope.isOver else { return false }
    let session = plan.session
    scope.note(plan) { [plan] in "wait for \(plan.words) to be \(state)" }
    scope.failedWait = nil
    // An application that ends is no failure here: that may be what is waited for.
    _ = try? Waiting.wait(on: session, seconds: timeout) { session.state == state }
    let last = session.state
    if last != state {
      scope.failedWait = FailedWait(plan, .call(.state(state, last: last), seconds: timeout))
    }
    return last == state
  }

  /// Forgets whether the user permitted the application the use of something, so that it has to ask again.
  ///
  /// - Parameter resource: What it is.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    let session = plan.session
    Interaction.attempt(.resetAuthorization, plan) { () throws(InteractionProblem) in
      try session.forgetDecision(about: resource.protectedResource)
    }
  }

  /// The number of the process the application runs in; `nil` while it does not run.
  ///
  /// An application in the test's process has the number of that one.
  public var processIdentifier: Int32? { plan.home.serve { plan.session.processID } }
}
