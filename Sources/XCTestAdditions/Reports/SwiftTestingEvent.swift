import Foundation

/// A line of the stream that Swift Testing writes: a test of the run, or what happened.
struct SwiftTestingEvent: Sendable {
  /// What a line tells.
  enum Kind: Sendable, Equatable {
    /// There is a suite, or a test with so many cases.
    case suite
    case test(cases: Int)

    /// The run began, or is over.
    case runStarted, runEnded

    /// A test or a suite began, ended, or does not run.
    case testStarted, testEnded, testSkipped

    /// A case of a parametrised test began or ended.
    case caseStarted, caseEnded

    /// Something is wrong, which is more than a warning; what is known to be does not fail the test.
    case issue(isKnown: Bool)
  }

  /// What happened.
  let kind: Kind

  /// The test or the suite: `Module.Suite/test()/File.swift:5:6`; empty for what belongs to none.
  let test: String

  /// When it happened, in seconds of real time.
  var time = 0.0

  /// What Swift Testing says of it; of a test or suite in the run its name in those words: `Test "Adds"`.
  var message = ""

  /// Where; `nil` when that is not known.
  var place: (file: String, line: Int)?

  /// The case of a parametrised test: what tells it from others.
  var testCase: String?

  /// Reads a line; `nil` for one of another kind.
  init?(_ line: some DataProtocol) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
      let payload = object["payload"] as? [String: Any]
    else { return nil }
    let isListed = object["kind"] as? String == "test"
    guard let kind = isListed ? Self.listedKind(payload) : Self.eventKind(payload),
      let test = payload[isListed ? "id" : "testID"] as? String
        ?? (isListed ? nil : "")
    else { return nil }
    self.kind = kind
    self.test = test
    if isListed {
      let name = payload["name"] as? String ?? ""
      let words = (payload["displayName"] as? String).map { "\"\($0)\"" } ?? name
      message = (kind == .suite ? "Suite " : "Test ") + words
    } else {
      let instant = payload["instant"] as? [String: Any]
      time = (instant?["absolute"] as? NSNumber)?.doubleValue ?? 0
      let messages = payload["messages"] as? [[String: Any]] ?? []
      var texts = messages.compactMap { $0["text"] as? String }
      // Of an issue that was recorded in words these tell it.
      if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
      message = texts.joined(separator: "\n")
      testCase = (payload["_testCase"] as? [String: Any])?["id"] as? String
    }
    let source = (payload["issue"] as? [String: Any] ?? payload)["sourceLocation"]
    place = Self.place(source as? [String: Any])
  }

  /// Returns what a line tells that lists a test or a suite.
  private static func listedKind(_ payload: [String: Any]) -> Kind? {
    if payload["kind"] as? String == "suite" { return .suite }
    let cases = payload["_testCases"] as? [Any]
    return .test(cases: cases?.count ?? 1)
  }

  /// Returns what a line tells that something happened.
  private static func eventKind(_ payload: [String: Any]) -> Kind? {
    switch payload["kind"] as? String {
    case "runStarted": .runStarted
    case "runEnded": .runEnded
    case "testStarted": .testStarted
    case "testEnded": .testEnded
    case "testSkipped": .testSkipped
    case "testCaseStarted": .caseStarted
    case "testCaseEnded": .caseEnded
    case "issueRecorded":
      issueKind(payload["issue"] as? [String: Any])
    default: nil
    }
  }

  /// Returns what an issue is; `nil` for a warning.
  private static func issueKind(_ issue: [String: Any]?) -> Kind? {
    let isKnown = issue?["isKnown"] as? Bool == true
    return isKnown || issue?["isFailure"] as? Bool != false ? .issue(isKnown: isKnown) : nil
  }

  /// Returns a place in a file.
  private static func place(_ source: [String: Any]?) -> (file: String, line: Int)? {
    guard let file = source?["_filePath"] as? String ?? source?["filePath"] as? String,
      let line = (source?["line"] as? NSNumber)?.intValue
    else { return nil }
    return (file, line)
  }
}
