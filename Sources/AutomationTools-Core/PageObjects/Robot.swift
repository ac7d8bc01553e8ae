/// A screen in the form of steps that follow on from each other.
///
/// What acts is imperative, what checks is in the present; both return the robot, or that of the
/// screen to which they lead. Each step is an activity with a name, which failures tell.
///
/// ```swift
/// struct LoginRobot: Robot {
///   let app: XCUIApplication
///
///   @discardableResult func enter(name: String) -> Self {
///     step("Enter the name \(name)") { $0.textFields["login.name"].typeText(name) }
///   }
///
///   @discardableResult func signIn() -> HomeRobot {
///     step("Sign in") { $0.buttons["Sign in"].tap() }.then(HomeRobot.self)
///   }
/// }
///
/// LoginRobot(app: app).enter(name: "Ada").signIn().greets("Ada")
/// ```
public protocol Robot {
  /// The application.
  var app: XCUIApplication { get }

  /// Makes a robot for an application.
  ///
  /// - Parameter app: The application.
  init(app: XCUIApplication)
}

extension Robot {
  /// Does a step under a name.
  ///
  /// - Parameters:
  ///   - name: What the step is called.
  ///   - body: The step.
  /// - Returns: The robot.
  /// - Throws: What the step throws.
  @discardableResult
  public func step(_ name: String, _ body: (XCUIApplication) throws -> Void) rethrows -> Self {
    try XCTContext.runActivity(named: name) { _ in try body(app) }
    return self
  }

  /// Goes on with the robot of another screen.
  ///
  /// - Parameter robot: Its type.
  /// - Returns: The other robot.
  public func then<Other: Robot>(_ robot: Other.Type) -> Other {
    Other(app: app)
  }
}
