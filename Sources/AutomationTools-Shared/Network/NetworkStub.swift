/// A stub as it is handed to the application.
package struct NetworkStub: Sendable, Hashable, Codable {
  /// The number by which the test knows it.
  package var number: Int

  /// Which requests it answers.
  package var pattern: RequestPattern

  /// What it answers.
  package var response: StubbedResponse

  /// How many requests it answers at most; `nil` for any number.
  package var limit: Int?

  /// Makes a stub.
  package init(number: Int, pattern: RequestPattern, response: StubbedResponse, limit: Int?) {
    self.number = number
    self.pattern = pattern
    self.response = response
    self.limit = limit
  }
}

/// A message about stubs between a test and an application.
package enum NetworkMessage {
  /// The stubs with which the application begins.
  package static let stubs = LaunchPayload<[NetworkStub]>("network.stubs")

  /// Adds a stub.
  package static let add = ToolMessage<NetworkStub, NoValue>("network.add")

  /// Hands out what was requested.
  package static let requests = ToolMessage<NoValue, [RecordedRequest]>("network.requests")

  /// Releases what the stub with a number holds, and lets it hold no more: returns how many requests
  /// waited.
  package static let release = ToolMessage<Int, Int>("network.release")
}
