import FailureTesting
import Foundation
import Testing

@testable import AutomationTools_Core

/// Stubs of an application that requests nothing.
@Suite("Network stubs") struct NetworkStubsTests {
  @Test("A stub that is never used is a failure where it was declared")
  func unused() {
    let network = NetworkStubs()
    network.stub(.get("/used"), .status(200), isOptional: true)
    network.stub(.get("/articles"), .status(200))
    let failures = recordedFailures { network.verify() }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(
      failures.map(\.text) == ["The stub for GET */articles was never used. Nothing was requested."]
    )
    #expect(recordedFailures { network.verify() }.isEmpty)
  }

  @Test(
    "A stub that cannot work is a failure where it was declared",
    arguments: [
      (RequestPattern.get("articles"), StubbedResponse.status(200), "a path begins with a slash"),
      (.post("/", body: .json("{")), .status(200), "its body is no JSON"),
      (.get("/"), .file("/no/such/file"), "there is no file “/no/such/file” to read"),
    ])
  func impossible(_ pattern: RequestPattern, _ response: StubbedResponse, _ reason: String) {
    let failures = recordedFailures {
      NetworkStubs().stub(pattern, response)
    }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(failures.first?.text.contains(reason) == true)
  }

  @Test("What holds nothing yet cannot be released")
  func earlyRelease() {
    let network = NetworkStubs()
    let stub = network.stub(.get("/"), .status(200).held())
    let failures = recordedFailures { network.release(stub) }
    #expect(failures.map(\.place.line) == [#line - 1])
    #expect(failures.map(\.text) == ["The stub for GET */ cannot be released before the launch."])
  }

  @Test("Stubs of any length go with the launch, not with its environment")
  func long() {
    let network = NetworkStubs()
    network.stub(.get("/"), .data(Data(count: 1_000_000)))
    let app = RecordingApplication()
    network.prepare(app)
    #expect(app.launchEnvironment.isEmpty)
    #expect(app.launchRequest.payloads.values.map(\.count).max() ?? 0 > 1_000_000)
  }
}
