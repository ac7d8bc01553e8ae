import XCTest

/// A failure as corelibs XCTest words it, taken apart.
///
/// XCTest of this platform hands a test case nothing but a text; this is the one place that knows its sentences.
package enum XCTestSentence: Sendable, Hashable {
  /// An assertion failed: `XCTAssertEqual failed: ("1") is not equal to ("2") - message`.
  ///
  /// It has the values that the sentence names, as text, and the suite's message.
  case assertion(String, values: [String], message: String)

  /// The expression of an assertion threw: `XCTAssertTrue threw error "…" - message`.
  case assertionThrew(String)

  /// The suite said so by `XCTFail`: `failed - message`.
  case fail(message: String)

  /// The test, or its set-up or tear-down, threw: `threw error "…"`.
  case threw

  /// A wait for expectations ended otherwise than it should.
  case wait

  /// Something else, that the suite worded itself.
  case other

  /// Takes a text apart.
  ///
  /// - Parameter text: The failure, as XCTest records it.
  package init(_ text: String) {
    if Self.waits.contains(where: text.hasPrefix) {
      self = .wait
    } else if text.hasPrefix("threw error \"") {
      self = .threw
    } else if let message = Self.rest(of: text, after: "failed - ") {
      self = .fail(message: message)
    } else {
      self = Self.assertion(in: text) ?? .other
    }
  }

  /// Whether it tells of an expectation that was not fulfilled: of a wait, or of a waiter's result.
  package var isOfExpectation: Bool {
    switch self {
    case .wait: true
    case .assertion(_, let values, let message):
      Self.waiterResults.contains { values.contains($0) || message == $0 }
    case .fail(let message): Self.waiterResults.contains(message)
    case .assertionThrew, .threw, .other: false
    }
  }
}

// MARK: - The sentences

extension XCTestSentence {
  /// Returns whether a failure tells, at the end of a test, of an expectation that it never waited for.
  static func isOfExpectationWithoutWait(_ text: String) -> Bool {
    text.hasPrefix(withoutWait)
  }

  /// How the sentence of an expectation begins that was never waited for.
  private static let withoutWait = "Failed due to unwaited expectation"

  /// How the sentences of waits begin.
  private static let waits = [
    "Asynchronous wait failed: ", "Asynchronous wait failed - ", "Asynchronous waiter ",
    "Failed due to expectation fulfilled in incorrect order: ",
  ]

  /// What a waiter's result reads as in an assertion's values, when the expectation was not fulfilled.
  private static let waiterResults = [
    XCTWaiter.Result.timedOut, .incorrectOrder, .invertedFulfillment, .interrupted,
  ].map { String(describing: $0) }

  /// What stands between the values of an assertion: `("1") is not equal to ("2")`.
  private static let separators = ["\") is ", "\") +/- "]

  /// Returns the sentence of an assertion; `nil` for another text.
  private static func assertion(in text: String) -> XCTestSentence? {
    let name = text.prefix { $0.isLetter || $0.isNumber }
    guard name.hasPrefix("XCT") else { return nil }
    let rest = String(text.dropFirst(name.count))
    if rest.hasPrefix(" threw error \"") { return .assertionThrew(String(name)) }
    if let message = Self.rest(of: rest, after: " failed - ") {
      return .assertion(String(name), values: [], message: message)
    }
    guard let details = Self.rest(of: rest, after: " failed: ") else { return nil }
    return assertion(String(name), details)
  }

  /// Returns the sentence of an assertion that tells more.
  private static func assertion(_ name: String, _ details: String) -> XCTestSentence {
    var values: [String] = []
    var rest = details
    while let value = Self.rest(of: rest, after: "(\"") {
      let ends = (separators + ["\") - "]).compactMap { value.range(of: $0) }
      guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { break }
      values.append(String(value[..<end.lowerBound]))
      rest = String(value[end.upperBound...])
      guard value[end] != "\") - " else {
        return .assertion(name, values: values, message: rest)
      }
      guard let next = rest.range(of: "(\"") else { break }
      rest = String(rest[next.lowerBound...])
    }
    let message = details.range(of: " - ").map { String(details[$0.upperBound...]) }
    return .assertion(name, values: values, message: message ?? "")
  }

  /// Returns what follows on a beginning; `nil` when the text begins otherwise.
  private static func rest(of text: String, after beginning: String) -> String? {
    text.hasPrefix(beginning) ? String(text.dropFirst(beginning.count)) : nil
  }
}
