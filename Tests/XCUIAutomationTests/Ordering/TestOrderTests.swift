import Foundation
import Primitives
import Testing

@testable import XCTestAdditions

/// In which order tests run, and how the one that breaks another is found.
@Suite("Order of tests")
struct TestOrderTests {
  @Test("nothing asked for")
  func none() {
    let (order, problem) = TestOrder.parse(["UITEST_TARGET": "in-process"])
    #expect(order == nil)
    #expect(problem == nil)
  }

  @Test("repetitions and seed")
  func both() {
    let (order, problem) = TestOrder.parse(["UITEST_REPEAT": "100", "UITEST_SEED": "7"])
    #expect(order?.repetitions == 100)
    #expect(order?.seed == 7)
    #expect(problem == nil)
    let made = TestOrder.parse(["UITEST_REPEAT": "2"]).order
    #expect(made.map { $0.seed > 0 } == true)
  }

  @Test(
    "what cannot be done",
    arguments: [
      (
        ["UITEST_REPEAT": "often"],
        "UITEST_REPEAT is \"often\", which is no number of repetitions; write 100, say."
      ),
      (
        ["UITEST_REPEAT": "0"],
        "UITEST_REPEAT is \"0\", which is no number of repetitions; write 100, say."
      ),
      (
        ["UITEST_SEED": "-1"],
        "UITEST_SEED is \"-1\", which is no seed; write a whole number."
      ),
      (
        ["UITEST_ORDER": "/nowhere/at all"],
        "UITEST_ORDER names \"/nowhere/at all\", which cannot be read."
      ),
    ])
  func problems(environment: [String: String], message: String) {
    #expect(TestOrder.parse(environment).problem == message)
  }

  private func verdict(
    after names: [String], fails: @escaping (_ names: [String]) -> Bool
  ) -> (text: String, tries: Int) {
    var tries = 0
    let text = OrderBisection(
      failure: .init(name: "victim", before: names),
      run: {
        tries += 1
        return !fails($0)
      }
    ).verdict()
    return (text, tries)
  }

  @Test("one of a hundred is found in few tries")
  func one() {
    let names = (0..<100).map { "test\($0)" }
    let (text, tries) = verdict(after: names) { $0.contains("test37") }
    #expect(text == "test37 breaks victim.")
    #expect(tries <= 2 + 14)
  }

  @Test("two that are needed together")
  func two() {
    let names = (0..<16).map { "test\($0)" }
    let (text, _) = verdict(after: names) { $0.contains("test3") && $0.contains("test12") }
    #expect(text == "test3, then test12 together break victim.")
  }

  @Test("one that fails alone")
  func alone() {
    #expect(
      verdict(after: ["a"]) { _ in true }.text
        == "victim fails when it runs alone, too: the order is not the reason, or what another test left outlasts its process "
        + "(a file, a default).")
  }

  @Test("one that does not fail again")
  func notAgain() {
    #expect(
      verdict(after: ["a"]) { _ in false }.text
        == "victim failed, but passed when the tests before it and then it ran again in the same order: the order alone is not "
        + "the reason.")
  }

  @Test("what ran before a failure, each once")
  func history() {
    var history = TestHistory()
    for name in ["a", "b", "a", "c"] { history.add(name, failed: false) }
    history.add("a", failed: true)
    history.add("a", failed: true)
    #expect(history.failures.map(\.name) == ["a"])
    #expect(history.failures.map(\.before) == [["b", "c"]])
  }

  @Test("the same seed gives the same order")
  func seeds() {
    func order(_ seed: UInt64) -> [Int] {
      var random = SplitMix64(seed: seed)
      return (0..<20).shuffled(using: &random)
    }
    #expect(order(5) == order(5))
    #expect(order(5) != order(6))
  }
}
