import Testing

@testable import AutomationWire

/// What an application offers to tests beside its screen.
struct AutomationCallsTests {
  /// A refusal.
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  @Test func answersWithWhatTheFunctionReturns() {
    let calls = AutomationCalls()
    calls.offer("reverse") { String($0.reversed()) }
    #expect(calls.answer("reverse", "größe") == .returned("eßörg"))
  }

  @Test func theLaterOfTwoFunctionsCounts() {
    let calls = AutomationCalls()
    calls.offer("name") { _ in "first" }
    calls.offer("name") { _ in "second" }
    #expect(calls.answer("name", "") == .returned("second"))
  }

  @Test func tellsWhyItCannotAnswer() {
    let calls = AutomationCalls()
    calls.offer("refuse") { throw Refusal(description: "“\($0)” is not for sale.") }
    #expect(calls.answer("refuse", "it") == .failed("“it” is not for sale."))
    #expect(calls.answer("miss", "") == .failed("The application offers no “miss” to tests."))
  }
}
