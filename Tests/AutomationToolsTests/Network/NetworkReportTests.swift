import Testing

@testable import AutomationTools_Core

/// What is told of stubs and requests at the end of a test.
@Suite("What network stubs report") struct NetworkReportTests {
  /// Makes a stub.
  private func stub(
    _ number: Int, _ pattern: RequestPattern, isOptional: Bool = false, limit: Int? = nil
  ) -> NetworkStubs.Stub {
    NetworkStubs.Stub(
      number: number, isOptional: isOptional,
      content: NetworkStub(
        number: number, pattern: pattern, response: .status(200), limit: limit))
  }

  /// Makes a request, answered by a stub.
  private func request(_ url: String, stub: Int? = nil, problem: String? = nil) -> RecordedRequest {
    var request = RecordedRequest(method: "GET", url: url)
    request.stub = stub
    request.problem = problem
    return request
  }

  @Test("Nothing when every request was answered and every stub used")
  func nothing() {
    let report = NetworkReport(
      stubs: [stub(0, .get("/a")), stub(1, .get("/b"), isOptional: true)],
      requests: [request("http://host/a", stub: 0)])
    #expect(report.unansweredRequests.isEmpty)
    #expect(report.unusedStubs == [])
  }

  @Test("A request that no stub matches, with why each does not")
  func unmatched() {
    let report = NetworkReport(
      stubs: [
        stub(0, .post("/a")), stub(1, .get("/b", host: "host")), stub(2, .get("/a"), limit: 1),
      ],
      requests: [request("http://host/a", stub: 2), request("http://host/a")])
    #expect(
      report.unansweredRequests.map(\.message) == [
        """
        No stub matches the request GET http://host/a.
          POST */a: the method is GET, not POST
          GET host/b: the path is “/a”, not “/b”
          GET */a: used up
        """
      ])
  }

  @Test("A response that could not be sent")
  func problem() {
    let report = NetworkReport(
      stubs: [stub(0, .get("/a"))],
      requests: [request("http://host/a", stub: 0, problem: "the file “x” cannot be read")])
    #expect(
      report.unansweredRequests.map(\.message) == [
        "The request GET http://host/a failed: the file “x” cannot be read."
      ])
  }

  @Test("A stub that was never used, with what was requested instead")
  func unused() throws {
    let unused = stub(1, .get("/b"))
    let report = NetworkReport(
      stubs: [stub(0, .get("/a")), unused], requests: [request("http://host/a", stub: 0)])
    #expect(report.unusedStubs == [unused])
    #expect(
      report.failure(for: unused).message == """
        The stub for GET */b was never used.
          requested: GET http://host/a
        """)
    #expect(
      NetworkReport(stubs: [unused], requests: []).failure(for: unused).message
        == "The stub for GET */b was never used. Nothing was requested.")
  }
}
