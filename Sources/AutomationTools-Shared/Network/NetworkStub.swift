import Foundation

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

/// The names of what an application with stubs offers to tests.
package enum NetworkCall {
  /// Adds a stub: takes a ``NetworkStub``, returns nothing.
  package static let add = "network.add"

  /// Hands out what was requested: takes nothing, returns an array of ``RecordedRequest``.
  package static let requests = "network.requests"

  /// Releases what a stub holds, and lets it hold no more: takes the number of the stub, returns
  /// how many requests waited.
  package static let release = "network.release"
}
