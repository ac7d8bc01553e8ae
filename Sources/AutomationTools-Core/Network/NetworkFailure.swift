import AutomationTools_Shared
import XCUIAutomation

/// A failure about the stubs of a test, or about a request made to them.
enum NetworkFailure: FailureKind, Hashable {
  /// A reason why a stub does not answer a request.
  struct Miss: Hashable, Sendable {
    /// What the stub answers.
    let pattern: RequestPattern

    /// Why it does not, in words.
    let reason: String
  }

  /// A stub cannot answer anything.
  case unusable(RequestPattern, reason: String)

  /// The stubs cannot be handed over.
  case notHandedOver(reason: String)

  /// The application took no stubs.
  case notTaken

  /// A stub is to let requests go before there can be any.
  case notLaunched(RequestPattern)

  /// The application does not take what the test says of its stubs.
  case unchangeable(reason: String)

  /// No stub matches a request; for each, why not.
  case unmatched(RecordedRequest, misses: [Miss])

  /// The response to a request could not be sent.
  case unsent(RecordedRequest, reason: String)

  /// A stub was never used; this was requested instead.
  case unused(RequestPattern, requests: [RecordedRequest])
}

// MARK: - Text

extension NetworkFailure {
  /// The failure in words.
  var message: String {
    switch self {
    case .unusable(let pattern, let reason): return "The stub for \(pattern) \(reason)."
    case .notHandedOver(let reason):
      return "The network stubs cannot be handed over: \(reason)."
    case .notTaken:
      return "The application took none of the network stubs: what it requested went out to the "
        + "network. It must make an AutomationBridge, of AutomationTools_Host, in its init(), before the "
        + "first request."
    case .notLaunched(let pattern):
      return "The stub for \(pattern) cannot be released before the launch."
    case .unchangeable(let reason):
      return "The application's network stubs cannot be changed. \(reason)"
    case .unmatched(let request, let misses):
      let reasons =
        misses.isEmpty
        ? " There are no stubs." : misses.map { "\n  \($0.pattern): \($0.reason)" }.joined()
      return "No stub matches the request \(request.method) \(request.url)." + reasons
    case .unsent(let request, let reason):
      return "The request \(request.method) \(request.url) failed: \(reason)."
    case .unused(let pattern, let requests):
      let others =
        requests.isEmpty
        ? " Nothing was requested."
        : requests.map { "\n  requested: \($0.method) \($0.url)" }.joined()
      return "The stub for \(pattern) was never used." + others
    }
  }
}
