import AutomationTools_Shared

/// What stubs and requests say about each other at the end of a test.
struct NetworkReport {
  /// The stubs, in order.
  let stubs: [NetworkStubs.Stub]

  /// What was requested.
  let requests: [RecordedRequest]

  /// The failures for requests that were not answered as stated, in words.
  var unansweredRequests: [String] {
    requests.compactMap { request in
      let name = "\(request.method) \(request.url)"
      if let problem = request.problem {
        return "The request \(name) failed: \(problem)."
      }
      return request.isStubbed ? nil : "No stub matches the request \(name)." + reasons(request)
    }
  }

  /// The stubs that answered no request and should have.
  var unusedStubs: [NetworkStubs.Stub] {
    let used = Set(requests.compactMap(\.stub))
    return stubs.filter { !$0.isOptional && !used.contains($0.number) }
  }

  /// Returns the failure for a stub that was never used, in words.
  func message(for stub: NetworkStubs.Stub) -> String {
    "The stub for \(stub.content.pattern) was never used."
      + (requests.isEmpty
        ? " Nothing was requested."
        : requests.map { "\n  requested: \($0.method) \($0.url)" }.joined())
  }

  /// Why each stub does not match a request, a line for each.
  private func reasons(_ request: RecordedRequest) -> String {
    if stubs.isEmpty { return " There are no stubs." }
    return stubs.map { stub in
      let reason = stub.content.pattern.mismatch(with: request) ?? "used up"
      return "\n  \(stub.content.pattern): \(reason)"
    }.joined()
  }
}
