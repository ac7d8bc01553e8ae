extension XCUIApplication {
  /// Launches the application with flags, environment and arguments, and nothing else.
  ///
  /// It is what ``ATTestCase/launchApp(featureFlags:automationFlags:envVariables:otherArgs:)`` does, for suites whose test cases derive
  /// from another class; stubs, gates and what is told of unread flags are the test case's.
  ///
  /// Mirrors AutomationTools' before version 3.
  ///
  /// - Parameters:
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state, such as a user who is logged in.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  public func launchApp(
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = []
  ) {
    let arguments = LaunchArguments(
      featureFlags: featureFlags, automationFlags: automationFlags, otherArguments: otherArgs)
    if take(arguments, envVariables, merging: false) { launch() }
  }

  /// Takes what the next launch is given; a flag that cannot be injected is a failure where it was made.
  ///
  /// - Parameters:
  ///   - arguments: The flags and launch arguments.
  ///   - environment: The environment variables.
  ///   - merging: Whether arguments and variables that are there already are kept.
  /// - Returns: Whether it could be taken: otherwise the application must not be launched.
  func take(
    _ arguments: LaunchArguments, _ environment: [String: String], merging: Bool
  ) -> Bool {
    let encoded: [String]
    do {
      encoded = try arguments.encoded()
    } catch {
      FailureRecorder.record(error)
      return false
    }
    if merging {
      launchArguments = LaunchArguments.withoutFlags(launchArguments) + encoded
      launchEnvironment.merge(environment) { _, new in new }
    } else {
      launchArguments = encoded
      launchEnvironment = environment
    }
    return true
  }
}
