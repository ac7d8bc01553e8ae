/// A response to flags and arguments of a launch that the application never read.
public enum UnreadLaunchResponse: Sendable, Hashable {
  /// Nothing.
  case nothing

  /// A warning is printed at the end of the test.
  ///
  /// Of arguments only in an application that asks for some by way of ``LaunchOption`` or
  /// `AutomationBridge`: whether others are read cannot be seen.
  case warning

  /// The test fails where the application was launched.
  case failure
}
