import AccessibilityTree
import AutomationWire
import Testing
import VirtualTime

@testable import XCUIAutomation

/// What the environment of a test says of launches.
@Suite("Variables of a launch") struct LaunchVariablesTests {
  /// A text and the size it names.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The text.
    var text: String

    /// The size.
    var size: Size?

    var testDescription: String { "“\(text)”" }
  }

  static let cases = [
    Case(text: "80x24", size: Size(width: 80, height: 24)),
    Case(text: "1x1", size: Size(width: 1, height: 1)),
    Case(text: "10000x10000", size: Size(width: 10_000, height: 10_000)),
    Case(text: "10001x1"), Case(text: "0x24"), Case(text: "80x-1"), Case(text: "80"),
    Case(text: "80x24x1"), Case(text: "x"), Case(text: ""), Case(text: "80 x 24"),
    Case(text: "99999999999999999999x1"),
  ]

  @Test("sizes are read", arguments: cases)
  func sizes(_ testCase: Case) {
    #expect(LaunchVariables.size(from: testCase.text) == testCase.size)
  }

  @Test("they are taken out of the environment, and are values from then on")
  func values() throws {
    var configuration = LaunchConfiguration(environment: [
      "HOME": "/h", "UITEST_SCREEN_SIZE": "100x30", "UITEST_TIME": "real",
      "UITEST_SCHEDULE_SEED": "7",
    ])
    try LaunchVariables.apply(to: &configuration)
    #expect(configuration.environment == ["HOME": "/h"])
    #expect(configuration.screenSize == Size(width: 100, height: 30))
    #expect(configuration.time == .real)
    #expect(configuration.scheduleSeed == 7)
  }

  @Test(
    "one that cannot be read fails the launch",
    arguments: [
      ("UITEST_SCREEN_SIZE", "wide", "a size such as 80x24"),
      ("UITEST_TIME", "fast", "virtual or real"),
      ("UITEST_SCHEDULE_SEED", "-1", "a whole number, or random"),
    ])
  func problems(_ name: String, _ value: String, _ form: String) {
    var configuration = LaunchConfiguration(environment: [name: value])
    let failure = LaunchFailure.unreadableVariable(name: name, value: value, form: form)
    #expect(throws: failure) { try LaunchVariables.apply(to: &configuration) }
    #expect(
      LaunchFailureText(failure).sentence
        == "The environment variable \(name) is \"\(value)\", which is not \(form).")
  }

  @Test("a launch that is too long is told with what to do")
  func oversized() {
    let text = LaunchFailureText(.oversized(bytes: 70_000_000, limit: 67_108_864))
    #expect(
      text.sentence
        == "What it is to be launched with has 70000000 bytes, and 67108864 can be handed over.")
    #expect(
      text.advice == [
        "Long bodies of network stubs can stay in files: StubbedResponse.file(_:)."
      ])
  }
}
