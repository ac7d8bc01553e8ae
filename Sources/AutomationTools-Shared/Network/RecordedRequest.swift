public import Foundation

/// A request that the application sent to the network while stubs were in force.
public struct RecordedRequest: Sendable, Hashable, Codable {
  /// The method.
  public let method: String

  /// The address, with its query.
  public let url: String

  /// The header.
  public let headers: [String: String]

  /// The body; empty when there is none.
  public let body: Data

  /// The number of the stub that answers it; `nil` when none matched.
  package var stub: Int?

  /// What kept it from being answered as stated, in words; `nil` when nothing did.
  package var problem: String?

  /// Makes a record.
  package init(
    method: String, url: String, headers: [String: String] = [:], body: Data = Data()
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// Whether a stub matched it.
  public var isStubbed: Bool { stub != nil }

  /// The body as text in UTF-8.
  public var bodyText: String { String(decoding: body, as: UTF8.self) }

  /// Returns a value of the header.
  ///
  /// - Parameter name: The name, in any case of letters.
  /// - Returns: The value; `nil` when there is none of the name.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.key.lowercased() == name }?.value
  }
}
