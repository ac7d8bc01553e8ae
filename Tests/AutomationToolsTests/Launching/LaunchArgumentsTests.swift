import Testing

@testable import AutomationTools_Core

@Suite("Launch arguments") struct LaunchArgumentsTests {
  @Test("Test mode, feature flags, automation flags and the rest come in this order")
  func order() throws {
    let arguments = try LaunchArguments(
      featureFlags: [Flag(key: "feature1", value: false)],
      automationFlags: [Flag(key: "simulateUserAlreadyLoggedIn", value: true)],
      otherArguments: ["-b", "-a"]
    ).encoded()
    #expect(
      arguments == [
        "UI_TEST_MODE",
        #"EPHEMERAL_{"feature1":false}"#,
        #"AUTOMATION_{"simulateUserAlreadyLoggedIn":true}"#,
        "-b", "-a",
      ])
  }

  @Test("Without flags there is no argument for them")
  func noFlags() throws {
    let arguments = try LaunchArguments(
      featureFlags: [], automationFlags: [], otherArguments: []
    ).encoded()
    #expect(arguments == ["UI_TEST_MODE"])
  }

  @Test("Keys are sorted, the later of two flags counts, and slashes stay as they are")
  func deterministic() throws {
    let arguments = try LaunchArguments(
      featureFlags: [
        Flag(key: "z", value: 1), Flag(key: "a", value: "https://a/b"), Flag(key: "z", value: 2),
      ],
      automationFlags: [], otherArguments: []
    ).encoded()
    #expect(arguments.last == #"EPHEMERAL_{"a":"https://a/b","z":2}"#)
  }

  @Test("A flag that cannot be injected is refused")
  func refused() {
    let arguments = LaunchArguments(
      featureFlags: [], automationFlags: [Flag(key: "k", value: [1] as Any)], otherArguments: [])
    #expect(throws: FlagFailure.self) { try arguments.encoded() }
  }

  @Test("A number that is not finite is refused by name")
  func notFinite() {
    let arguments = LaunchArguments(
      featureFlags: [Flag(key: "ratio", value: Double.nan)], automationFlags: [],
      otherArguments: [])
    #expect(throws: FlagFailure.notEncodable(.notFinite(key: "ratio"))) {
      try arguments.encoded()
    }
  }

  @Test("Flags are taken out of earlier arguments")
  func withoutFlags() {
    #expect(
      LaunchArguments.withoutFlags([
        "UI_TEST_MODE", "-keep", "EPHEMERAL_{}", "AUTOMATION_{}", "EPHEMERAL", "value",
      ]) == ["-keep", "EPHEMERAL", "value"])
  }
}
