package import AccessibilityTree

/// An option with the value that a test launches the application with.
///
/// A ``LaunchOption`` makes one when it is called with a value.
public struct LaunchSetting: Sendable {
  /// What is stated, as failures call it.
  package let name: String

  /// The arguments by which it travels.
  package var arguments: [String] = []

  /// The variables of the environment by which it travels.
  package var environment: [String: String] = [:]

  /// The size of the terminal; `nil` when nothing is said of it.
  package var screenSize: Size?

  /// The date at which the application begins, since 1970; `nil` when nothing is said of it.
  package var date: Duration?

  /// The link with which the application is opened.
  package var link: String?

  /// What is wrong with it, in words; `nil` when nothing is.
  package var problem: String?

  /// Makes a setting.
  package init(
    _ name: String, arguments: [String] = [], environment: [String: String] = [:],
    screenSize: Size? = nil, date: Duration? = nil, link: String? = nil, problem: String? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
    self.screenSize = screenSize
    self.date = date
    self.link = link
    self.problem = problem
  }
}
