import AutomationTools_Shared

/// A report that compares stubs and requests at the end of a test.
struct NetworkReport {
  /// The stubs, in order.
  let stubs: [NetworkStubs.Stub]

  /// What was requested.
  let requests: [RecordedRequest]

  /// The failures for requests that were not answered as stated.
  var unansweredRequests: [NetworkFailure] {
    requests.compactMap { request in
      if let problem = request.problem { return .unsent(request, reason: problem) }
      return request.isStubbed ? nil : .unmatched(request, misses: misses(request))
    }
  }

  /// The stubs that answered no request and should have.
  var unusedStubs: [NetworkStubs.Stub] {
    let used = Set(requests.compactMap(\.stub))
    return stubs.filter { !$0.isOptional && !used.contains($0.number) }
  }

  /// Returns the failure for a stub that was never used.
  func failure(for stub: NetworkStubs.Stub) -> NetworkFailure {
    .unused(stub.content.pattern, requests: requests)
  }

  /// Why each stub does not match a request.
  private func misses(_ request: RecordedRequest) -> [NetworkFailure.Miss] {
    stubs.map { stub in
      let pattern = stub.content.pattern
      return NetworkFailure.Miss(
        pattern: pattern, reason: pattern.mismatch(with: request) ?? "used up")
    }
  }
}
