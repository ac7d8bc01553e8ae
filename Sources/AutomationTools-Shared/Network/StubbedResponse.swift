public import Foundation

/// A response that a stub answers with.
///
/// ```swift
/// StubbedResponse.json(#"{"articles": []}"#).after(seconds: 2)
/// ```
public struct StubbedResponse: Sendable, Hashable, Codable {
  /// An outcome of the request: a response or an error.
  package enum Outcome: Sendable, Hashable, Codable {
    /// A response with these bytes.
    case data(Data)

    /// A response with the bytes of the file at a path.
    case file(String)

    /// An error of loading instead of a response: the raw value of a `URLError.Code`.
    case failure(Int)
  }

  /// What comes back.
  package var outcome: Outcome

  /// The status.
  public var status: Int

  /// The header.
  public var headers: [String: String]

  /// How long the answer takes, in seconds of the application's time.
  public var delay: Double

  /// Whether the answer waits until the test releases it.
  public var isHeld: Bool

  /// Makes a response.
  private init(_ outcome: Outcome, status: Int = 200, headers: [String: String] = [:]) {
    self.outcome = outcome
    self.status = status
    self.headers = headers
    delay = 0
    isHeld = false
  }

  /// Makes a response without a body.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - headers: The header.
  /// - Returns: The response.
  public static func status(_ status: Int, headers: [String: String] = [:]) -> StubbedResponse {
    StubbedResponse(.data(Data()), status: status, headers: headers)
  }

  /// Makes a response with JSON.
  ///
  /// - Parameters:
  ///   - text: The JSON, sent as it is.
  ///   - status: The status.
  ///   - headers: The header, beside `Content-Type: application/json`.
  /// - Returns: The response.
  public static func json(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) -> StubbedResponse {
    let type = ["Content-Type": "application/json"]
    return StubbedResponse(
      .data(Data(text.utf8)), status: status, headers: type.merging(headers) { $1 })
  }

  /// Makes a response with bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - status: The status.
  ///   - headers: The header.
  /// - Returns: The response.
  public static func data(
    _ data: Data, status: Int = 200, headers: [String: String] = [:]
  ) -> StubbedResponse {
    StubbedResponse(.data(data), status: status, headers: headers)
  }

  /// Makes a response with the bytes of a file, read when it is sent.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - status: The status.
  ///   - headers: The header.
  /// - Returns: The response.
  public static func file(
    _ path: String, status: Int = 200, headers: [String: String] = [:]
  ) -> StubbedResponse {
    StubbedResponse(.file(path), status: status, headers: headers)
  }

  /// Makes the failure of a load, such as the one without a connection.
  ///
  /// - Parameter code: The code of the `URLError` that the application receives.
  /// - Returns: The response.
  public static func failure(_ code: URLError.Code) -> StubbedResponse {
    StubbedResponse(.failure(code.rawValue))
  }

  /// Returns the same response, which takes a while.
  ///
  /// - Parameter seconds: How long, in seconds of the application's time: where time is virtual, a
  ///   test that waits for the response does not.
  /// - Returns: The response.
  public func after(seconds: Double) -> StubbedResponse {
    var response = self
    response.delay = seconds > 0 ? seconds : 0
    return response
  }

  /// Returns the same response, which waits until the test releases it.
  ///
  /// - Returns: The response.
  public func held() -> StubbedResponse {
    var response = self
    response.isHeld = true
    return response
  }
}
