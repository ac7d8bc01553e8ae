import FailureTesting
import Foundation
import Synchronization
import Testing
import XCTest

@testable import XCTestAdditions

@Suite("Sentences of XCTest")
struct XCTestSentenceTests {
  /// A sentence, and what it says.
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let sentence: XCTestSentence
    var isOfExpectation = false

    var testDescription: String { text }
  }

  static let examples = [
    Example(text: "failed - no room", sentence: .fail(message: "no room")),
    Example(text: "failed - ", sentence: .fail(message: "")),
    Example(
      text: "failed - timedOut", sentence: .fail(message: "timedOut"), isOfExpectation: true),
    Example(
      text: "XCTAssertTrue failed - ",
      sentence: .assertion("XCTAssertTrue", values: [], message: "")),
    Example(
      text: "XCTAssertTrue failed - Failed to log in - again",
      sentence: .assertion("XCTAssertTrue", values: [], message: "Failed to log in - again")),
    Example(
      text: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - sum",
      sentence: .assertion("XCTAssertEqual", values: ["1", "2"], message: "sum")),
    Example(
      text: "XCTAssertEqual failed: (\"a - b\") is not equal to (\"(c)\nd\") - ",
      sentence: .assertion("XCTAssertEqual", values: ["a - b", "(c)\nd"], message: "")),
    Example(
      text: "XCTAssertEqual failed: (\"1.0\") is not equal to (\"2.0\") +/- (\"0.5\") - near",
      sentence: .assertion("XCTAssertEqual", values: ["1.0", "2.0", "0.5"], message: "near")),
    Example(
      text: "XCTAssertEqual failed: (\"timedOut\") is not equal to (\"completed\") - ",
      sentence: .assertion("XCTAssertEqual", values: ["timedOut", "completed"], message: ""),
      isOfExpectation: true),
    Example(
      text: "XCTAssertEqual failed: (\"it timedOut\") is not equal to (\"\") - ",
      sentence: .assertion("XCTAssertEqual", values: ["it timedOut", ""], message: "")),
    Example(
      text: "XCTAssertNil failed: \"5\" - kept",
      sentence: .assertion("XCTAssertNil", values: [], message: "kept")),
    Example(
      text: "XCTAssertTrue threw error \"Stop()\" - ", sentence: .assertionThrew("XCTAssertTrue")),
    Example(text: "threw error \"Stop()\"", sentence: .threw),
    Example(
      text:
        "Asynchronous wait failed: Exceeded timeout of 1.0 seconds, with unfulfilled expectations: x",
      sentence: .wait, isOfExpectation: true),
    Example(text: "The wait failed", sentence: .other),
    Example(text: "XCTAssertTrue", sentence: .other),
    Example(text: "", sentence: .other),
  ]

  @Test("are taken apart", arguments: examples)
  func parsing(_ example: Example) {
    let sentence = XCTestSentence(example.text)
    #expect(sentence == example.sentence)
    #expect(sentence.isOfExpectation == example.isOfExpectation)
  }
}

/// The sentences that XCTest itself makes, which no table of ours can know.
final class XCTestSentenceXCTests: XCTestCase {
  private struct Stop: Error {}

  private static let texts = Mutex<[String]>([])

  override class func setUp() {
    let outcome = FailingTest.run(FailingTest.Theirs.self) { test in
      XCTFail("one")
      XCTAssertTrue(false, "two")
      XCTAssertEqual(1, 2, "three")
      XCTAssertEqual(1.0, 2.0, accuracy: 0.5, "four")
      XCTAssertTrue(try { throw Stop() }(), "five")
      let never = test.expectation(description: "never")
      never.isInverted = false
      nonisolated(unsafe) let test = test
      test.wait(for: [never], timeout: 0.01)
      let inverted = XCTestExpectation(description: "not this")
      inverted.isInverted = true
      inverted.fulfill()
      test.wait(for: [inverted], timeout: 0.01)
      let (first, second) = (
        XCTestExpectation(description: "first"), XCTestExpectation(description: "second")
      )
      second.fulfill()
      first.fulfill()
      test.wait(for: [first, second], timeout: 0.01, enforceOrder: true)
      XCTAssertEqual(
        XCTWaiter.wait(for: [XCTestExpectation(description: "late")], timeout: 0.01), .completed)
      throw Stop()
    }
    // The file and line come before the second colon.
    texts.withLock {
      $0 = outcome.failures.map {
        $0.split(separator: ":", maxSplits: 2).last.map { String($0.dropFirst()) } ?? ""
      }
    }
  }

  func testEachIsKnown() {
    let sentences = Self.texts.withLock { $0 }.map { XCTestSentence($0) }
    XCTAssertEqual(
      sentences,
      [
        .fail(message: "one"), .assertion("XCTAssertTrue", values: [], message: "two"),
        .assertion("XCTAssertEqual", values: ["1", "2"], message: "three"),
        .assertion("XCTAssertEqual", values: ["1.0", "2.0", "0.5"], message: "four"),
        .assertionThrew("XCTAssertTrue"), .wait, .wait, .wait,
        .assertion("XCTAssertEqual", values: ["timedOut", "completed"], message: ""), .threw,
      ], "\(Self.texts.withLock { $0 })")
  }
}
