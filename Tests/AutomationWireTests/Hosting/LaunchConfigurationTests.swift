import AccessibilityTree
import Testing

@testable import AutomationWire

/// What an application was launched with.
struct LaunchConfigurationTests {
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

  @Test(arguments: cases)
  func sizesAreRead(_ testCase: Case) {
    #expect(AutomationVariable.size(from: testCase.text) == testCase.size)
    if let size = testCase.size { #expect(AutomationVariable.text(of: size) == testCase.text) }
  }

  @Test func whatTheTestSaysIsTakenOutOfTheEnvironment() {
    let process = LaunchConfiguration(
      arguments: ["a"],
      environment: [
        "HOME": "/h", "UITEST_SCREEN_SIZE": "100x30", "UITEST_TIME": "real",
        "UITEST_AUTOMATION_DESCRIPTOR": "5",
      ])
    let (configuration, problems) = LaunchConfiguration.automated(from: process)
    #expect(
      configuration
        == LaunchConfiguration(
          arguments: ["a"], environment: ["HOME": "/h"], screenSize: Size(width: 100, height: 30),
          isAutomated: true))
    #expect(problems.isEmpty)
  }

  @Test func aSizeThatIsNoneIsNamed() {
    let process = LaunchConfiguration(environment: ["UITEST_SCREEN_SIZE": "wide"])
    let (configuration, problems) = LaunchConfiguration.automated(from: process)
    #expect(configuration.screenSize == LaunchConfiguration.defaultScreenSize)
    #expect(problems == ["UITEST_SCREEN_SIZE is “wide”, not a size such as 80x24"])
  }

  @Test func anInstanceHasItsOwn() {
    let own = LaunchConfiguration(arguments: ["own"])
    LaunchConfiguration.$ofInstance.withValue(own) {
      #expect(LaunchConfiguration.current == own)
    }
    #expect(LaunchConfiguration.current.arguments != ["own"])
  }
}
