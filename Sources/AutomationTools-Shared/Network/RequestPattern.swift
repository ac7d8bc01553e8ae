import Foundation

/// A pattern for requests to the network; what is not stated matches anything.
///
/// ```swift
/// RequestPattern(method: "POST", host: "api.example", path: "/articles/*", body: .contains("draft"))
/// ```
public struct RequestPattern: Sendable, Hashable, Codable {
  /// The method, such as `GET`; in any case of letters.
  public var method: String?

  /// The host, in any case of letters; a `*` stands for any text.
  public var host: String?

  /// The path with its leading slash, decoded; a `*` stands for any text, slashes included.
  public var path: String?

  /// Values that the query must hold by name; it may hold others.
  public var query: [String: String]

  /// Values that the header must hold by name, names in any case of letters; it may hold others.
  public var headers: [String: String]

  /// The body.
  public var body: BodyPattern?

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - method: The method, such as `GET`; in any case of letters.
  ///   - host: The host, in any case of letters; a `*` stands for any text.
  ///   - path: The path with its leading slash, decoded; a `*` stands for any text.
  ///   - query: Values that the query must hold by name.
  ///   - headers: Values that the header must hold by name.
  ///   - body: The body.
  public init(
    method: String? = nil, host: String? = nil, path: String? = nil, query: [String: String] = [:],
    headers: [String: String] = [:], body: BodyPattern? = nil
  ) {
    self.method = method
    self.host = host
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// Makes a pattern for requests with the method `GET`.
  ///
  /// - Parameters:
  ///   - path: The path with its leading slash, decoded; a `*` stands for any text.
  ///   - host: The host; a `*` stands for any text.
  ///   - query: Values that the query must hold by name.
  /// - Returns: The pattern.
  public static func get(
    _ path: String, host: String? = nil, query: [String: String] = [:]
  ) -> RequestPattern {
    RequestPattern(method: "GET", host: host, path: path, query: query)
  }

  /// Makes a pattern for requests with the method `POST`.
  ///
  /// - Parameters:
  ///   - path: The path with its leading slash, decoded; a `*` stands for any text.
  ///   - host: The host; a `*` stands for any text.
  ///   - body: The body.
  /// - Returns: The pattern.
  public static func post(
    _ path: String, host: String? = nil, body: BodyPattern? = nil
  ) -> RequestPattern {
    RequestPattern(method: "POST", host: host, path: path, body: body)
  }
}

/// A pattern for the body of a request.
public enum BodyPattern: Sendable, Hashable, Codable {
  /// Exactly this text, in UTF-8.
  case equals(String)

  /// UTF-8 that holds this text somewhere.
  case contains(String)

  /// The same JSON value as this text: spaces and the order of keys do not count.
  case json(String)
}

// MARK: - Matching

extension RequestPattern {
  /// Says what of a request differs from the pattern.
  ///
  /// - Parameter request: The request.
  /// - Returns: The first difference in words; `nil` when the request matches.
  package func mismatch(with request: RecordedRequest) -> String? {
    let parts = URLComponents(string: request.url)
    if let method, method.uppercased() != request.method.uppercased() {
      return "the method is \(request.method), not \(method.uppercased())"
    }
    let actualHost = parts?.host ?? ""
    if let host, !Self.matches(actualHost.lowercased(), host.lowercased()) {
      return "the host is “\(actualHost)”, not “\(host)”"
    }
    let actualPath = parts?.path ?? ""
    if let path, !Self.matches(actualPath.isEmpty ? "/" : actualPath, path) {
      return "the path is “\(actualPath)”, not “\(path)”"
    }
    let items = parts?.queryItems ?? []
    for (name, value) in query.sorted(by: { $0.key < $1.key }) {
      let actual = items.filter { $0.name == name }.map { $0.value ?? "" }
      if actual.isEmpty { return "the query has no “\(name)”" }
      if !actual.contains(value) {
        return "the query's “\(name)” is “\(actual.joined(separator: "”, “"))”, not “\(value)”"
      }
    }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      guard let actual = request.header(name) else { return "there is no header “\(name)”" }
      if actual != value { return "the header “\(name)” is “\(actual)”, not “\(value)”" }
    }
    return body?.mismatch(with: request.body)
  }

  /// Whether a text matches a pattern in which `*` stands for any text.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return text == pattern
    }
    var rest = Array(text.utf8)[...]
    guard rest.starts(with: first) else { return false }
    rest = rest.dropFirst(first.count)
    guard rest.count >= last.count, rest.suffix(last.count).elementsEqual(last) else {
      return false
    }
    rest = rest.dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard
        let start = rest.indices.first(where: { rest[$0...].starts(with: piece) })
      else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
  }
}

extension BodyPattern {
  /// Says what of a body differs; `nil` when it matches.
  func mismatch(with body: Data) -> String? {
    let text = String(decoding: body, as: UTF8.self)
    switch self {
    case .equals(let expected):
      return text == expected ? nil : "the body is “\(text)”, not “\(expected)”"
    case .contains(let part):
      return text.contains(part) ? nil : "the body “\(text)” does not hold “\(part)”"
    case .json(let expected):
      let options = JSONSerialization.ReadingOptions.fragmentsAllowed
      guard let value = try? JSONSerialization.jsonObject(with: body, options: options) else {
        return "the body “\(text)” is no JSON"
      }
      let wanted = try? JSONSerialization.jsonObject(with: Data(expected.utf8), options: options)
      guard let wanted else { return "the pattern “\(expected)” is no JSON" }
      let isEqual = (value as? NSObject)?.isEqual(wanted) ?? false
      return isEqual ? nil : "the body is \(text), not the JSON \(expected)"
    }
  }
}

// MARK: - Text

extension RequestPattern: CustomStringConvertible {
  /// The pattern in a few words, such as `GET api.example/articles?page=2`.
  public var description: String {
    var text = (method?.uppercased() ?? "any method") + " " + (host ?? "*") + (path ?? "/*")
    if !query.isEmpty {
      text +=
        "?" + query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&")
    }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += ", \(name): \(value)" }
    switch body {
    case .equals(let body): text += ", body “\(body)”"
    case .contains(let part): text += ", body with “\(part)”"
    case .json(let json): text += ", body \(json)"
    case nil: break
    }
    return text
  }
}
