import AutomationWire

/// What a test wants an application to be launched with.
struct LaunchRequest: Sendable, Hashable {
  /// The arguments.
  var arguments: [String] = []

  /// Variables on top of the environment of the test.
  var environment: [String: String] = [:]
}

extension LaunchRequest {
  /// Returns the request with what the user decided about permissions before.
  func knowing(_ decisions: [ProtectedResource: Bool]) -> LaunchRequest {
    guard !decisions.isEmpty else { return self }
    var request = self
    request.environment[AutomationVariable.authorizations] = SystemServices.variable(
      for: decisions)
    return request
  }
}
