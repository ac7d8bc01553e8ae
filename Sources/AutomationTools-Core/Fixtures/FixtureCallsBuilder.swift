public import AutomationTools_Shared

/// A builder of the fixtures of a launch, a line each, with conditions and loops between them.
@resultBuilder public enum FixtureCallsBuilder<Fixtures: FixtureSet> {
  /// Takes a fixture.
  public static func buildExpression(
    _ call: FixtureCall<Fixtures>
  ) -> [FixtureCall<Fixtures>] { [call] }

  /// Takes several fixtures.
  public static func buildExpression(
    _ calls: [FixtureCall<Fixtures>]
  ) -> [FixtureCall<Fixtures>] { calls }

  /// Says of a fixture whose input was forgotten what is missing.
  @available(
    *, unavailable, message: "This fixture takes an input: call it, as in $0.addReader(\"alex\")."
  )
  public static func buildExpression<Input>(
    _ call: (Input) -> FixtureCall<Fixtures>
  ) -> [FixtureCall<Fixtures>] { [] }

  /// Puts the lines one after the other.
  public static func buildBlock(_ calls: [FixtureCall<Fixtures>]...) -> [FixtureCall<Fixtures>] {
    calls.flatMap(\.self)
  }

  /// Takes what stands under a condition that may not hold.
  public static func buildOptional(_ calls: [FixtureCall<Fixtures>]?) -> [FixtureCall<Fixtures>] {
    calls ?? []
  }

  /// Takes what stands under a condition.
  public static func buildEither(first calls: [FixtureCall<Fixtures>]) -> [FixtureCall<Fixtures>] {
    calls
  }

  /// Takes what stands under `else`.
  public static func buildEither(second calls: [FixtureCall<Fixtures>]) -> [FixtureCall<Fixtures>] {
    calls
  }

  /// Takes what a loop repeats.
  public static func buildArray(_ calls: [[FixtureCall<Fixtures>]]) -> [FixtureCall<Fixtures>] {
    calls.flatMap(\.self)
  }
}

extension FixtureTesting where Self: ATTestCase {
  /// Launches the application in the state that fixtures make, which a closure lists, a line each.
  ///
  /// ```swift
  /// launchApp {
  ///   $0.clearAllData
  ///   $0.addReader("alex")
  ///   if isLoggedIn { $0.logIn("alex") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - options: The options; `.testFixtures` shows the control board.
  ///   - featureFlags: What decides about paths through the application.
  ///   - automationFlags: What puts the application in a state.
  ///   - envVariables: The environment variables.
  ///   - otherArgs: Further launch arguments, passed on as they are.
  ///   - merging: Whether arguments and variables that the application object already has are kept.
  ///   - calls: Lists the fixtures, in order, of those it is given.
  public func launchApp(
    options: [LaunchSetting] = [],
    featureFlags: [Flag] = [],
    automationFlags: [Flag] = [],
    envVariables: [String: String] = [:],
    otherArgs: [String] = [],
    merging: Bool = false,
    @FixtureCallsBuilder<Fixtures> fixtures calls: (FixtureCalls<Fixtures>) -> [FixtureCall<
      Fixtures
    >]
  ) {
    launchApp(
      fixtures: calls(fixtures), options: options, featureFlags: featureFlags,
      automationFlags: automationFlags, envVariables: envVariables, otherArgs: otherArgs,
      merging: merging)
  }
}
