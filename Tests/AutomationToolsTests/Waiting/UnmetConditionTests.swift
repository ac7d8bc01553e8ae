import Testing

@testable import AutomationTools_Core

@Suite("Failures of waits") struct UnmetConditionTests {
  /// A failure and its text.
  struct Example: CustomTestStringConvertible, Sendable {
    let condition: ElementCondition
    let lastSeen: ElementSighting
    let message: String

    var testDescription: String { message }
  }

  static let examples = [
    Example(
      condition: .exists, lastSeen: .absent,
      message: "Waited 30 seconds for \"Next\" Button to exist, but it was never there."),
    Example(
      condition: .doesNotExist,
      lastSeen: .present(value: nil, isEnabled: true, isHittable: true),
      message: "Waited 30 seconds for \"Next\" Button to not exist, but it was still there."),
    Example(
      condition: .hasValue("it's 5"),
      lastSeen: .present(value: "it's 4", isEnabled: true, isHittable: true),
      message: """
        Waited 30 seconds for "Next" Button to have the value "it's 5", \
        but the last value seen was "it's 4".
        """),
    Example(
      condition: .hasValue("5"),
      lastSeen: .present(value: nil, isEnabled: true, isHittable: true),
      message: """
        Waited 30 seconds for "Next" Button to have the value "5", but it had no value.
        """),
    Example(
      condition: .isHittable,
      lastSeen: .present(value: nil, isEnabled: true, isHittable: false),
      message: """
        Waited 30 seconds for "Next" Button to be hittable, \
        but it was there, off screen or covered.
        """),
    Example(
      condition: .isHittable,
      lastSeen: .present(value: nil, isEnabled: false, isHittable: false),
      message: """
        Waited 30 seconds for "Next" Button to be hittable, \
        but it was there, disabled and not hittable.
        """),
    Example(
      condition: .isHittable, lastSeen: .absent,
      message: "Waited 30 seconds for \"Next\" Button to be hittable, but it was never there."),
    Example(
      condition: .isEnabled,
      lastSeen: .present(value: nil, isEnabled: false, isHittable: true),
      message: """
        Waited 30 seconds for "Next" Button to be enabled, but it was there, disabled.
        """),
  ]

  @Test("The text says what was waited for, how long, and what was seen last", arguments: examples)
  func message(_ example: Example) {
    let failure = UnmetCondition(
      condition: example.condition, element: "\"Next\" Button", timeout: 30,
      lastSeen: example.lastSeen)
    #expect(failure.message == example.message)
  }

  @Test(
    "Times read as people write them",
    arguments: [(1.0, "1 second"), (0.5, "0.5 seconds"), (0, "0 seconds"), (1200, "1200 seconds")])
  func seconds(_ timeout: Double, _ text: String) {
    let failure = UnmetCondition(
      condition: .exists, element: "X", timeout: timeout, lastSeen: .absent)
    #expect(failure.message == "Waited \(text) for X to exist, but it was never there.")
  }
}
