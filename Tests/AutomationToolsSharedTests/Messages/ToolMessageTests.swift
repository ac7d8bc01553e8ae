import AutomationTools_Shared
import Foundation
import Testing

@testable import AutomationWire

/// What the two sides of the tools say to each other, as bytes and back.
@Suite("Messages of the tools") struct ToolMessageTests {
  /// Asks an instance that offers to return what it is given.
  private func echo<Value: Codable & Sendable>(_ value: Value) throws -> Value {
    let instance = ApplicationInstance(LaunchConfiguration())
    let message = ToolMessage<Value, Value>("echo")
    instance.offer(message) { $0 }
    return try message.ask(value) { command, input in
      guard case .returned(let output) = instance.run(command, input) else { return [] }
      return output
    }
  }

  /// A stub with everything there is.
  private let stub = NetworkStub(
    number: 3,
    pattern: RequestPattern(
      method: "GET", host: "*", path: "/größe", query: ["a": ""], headers: ["b": "c"],
      body: .json("{}")),
    response: .data(Data([0, 255]), status: 404, headers: ["x": "y"]).after(seconds: 1.5).held(),
    limit: 2)

  /// A record of a request with everything there is.
  private var request: RecordedRequest {
    var request = RecordedRequest(
      method: "POST", url: "http://größe/?", headers: ["a": "b"], body: Data([0, 255]))
    request.stub = 3
    request.problem = "no file"
    return request
  }

  /// What was read, of each kind.
  private var report: LaunchReadings.Report {
    let readings = LaunchReadings()
    readings.note(option: "a")
    readings.note(argument: "-b")
    readings.note(flag: "c", .ephemeral)
    readings.note(flag: "d", .automation)
    readings.note(.init(kind: .unreplaced, name: "e", fileID: "f", line: 7))
    return readings.report
  }

  @Test("Each value comes back as it was")
  func values() throws {
    #expect(try echo(NoValue()) == NoValue())
    #expect(try echo(-3) == -3)
    #expect(try echo("größe\n/") == "größe\n/")
    #expect(try echo(stub) == stub)
    #expect(try echo([request]) == [request])
    #expect(try echo(report) == report)
    #expect(try echo(OperationCall(name: "a", input: "")) == OperationCall(name: "a", input: ""))
    var outcome = FixtureReport()
    outcome.count = 2
    outcome.problem = "no room"
    #expect(try echo(outcome) == outcome)
  }

  @Test("What a launch says is read back; what is not said is nothing")
  func payloads() throws {
    var configuration = LaunchConfiguration()
    let payload = NetworkMessage.stubs
    #expect(try payload.value(in: configuration) == nil)
    configuration.payloads[payload.name] = try payload.bytes(of: [stub, stub])
    #expect(try payload.value(in: configuration) == [stub, stub])
    configuration.payloads[payload.name] = [0x5B]
    #expect(throws: DecodingError.self) { try payload.value(in: configuration) }
  }

  @Test("An input that cannot be read is a failure of the command")
  func malformed() {
    let instance = ApplicationInstance(LaunchConfiguration())
    instance.offer(NetworkMessage.release) { $0 }
    guard case .failed = instance.run(NetworkMessage.release.name, [0xFF]) else {
      Issue.record("not failed")
      return
    }
  }
}
