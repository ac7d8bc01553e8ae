import FoundationAdditions
import FoundationNetworking
import Testing

/// What sessions, requests and configurations have on Apple's platforms alone.
@Suite("Networking") struct NetworkingTests {
  @Test("Wishes of a configuration are there again, in that of a session too") func configuration()
  {
    let configuration = URLSessionConfiguration.ephemeral
    #expect(!configuration.waitsForConnectivity && configuration.allowsExpensiveNetworkAccess)
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    configuration.allowsConstrainedNetworkAccess = false
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    configuration.multipathServiceType = .handover
    configuration.sessionSendsLaunchEvents = true
    let session = URLSession(configuration: configuration)
    for kept in [configuration, session.configuration] {
      #expect(kept.waitsForConnectivity && !kept.allowsExpensiveNetworkAccess)
      #expect(!kept.allowsConstrainedNetworkAccess && kept.sessionSendsLaunchEvents)
      #expect(kept.tlsMinimumSupportedProtocolVersion == .TLSv13)
      #expect(kept.multipathServiceType == .handover)
    }
    let behind = URLSessionConfiguration.background(withIdentifier: "uploads")
    #expect(behind.identifier == "uploads" && behind.sessionSendsLaunchEvents)
  }

  @Test("Wishes of a request stay with it, and with nothing else") func request() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/a")))
    let usual = request
    #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
    #expect(!request.assumesHTTP3Capable && request.attribution == .developer)
    request.httpMethod = "POST"
    request.httpBody = Data("x".utf8)
    request.setValue("b", forHTTPHeaderField: "A")
    request.allowsExpensiveNetworkAccess = false
    request.allowsConstrainedNetworkAccess = false
    request.assumesHTTP3Capable = true
    request.attribution = .user
    request.timeoutInterval = 7
    let copy = request
    request.allowsExpensiveNetworkAccess = true
    #expect(!copy.allowsExpensiveNetworkAccess && !copy.allowsConstrainedNetworkAccess)
    #expect(copy.assumesHTTP3Capable && copy.attribution == .user)
    #expect(copy.httpMethod == "POST" && copy.httpBody == Data("x".utf8))
    #expect(copy.value(forHTTPHeaderField: "A") == "b" && copy.timeoutInterval == 7)
    #expect(request.allowsExpensiveNetworkAccess && usual.allowsExpensiveNetworkAccess)
  }

  @Test("A store of responses") func cache() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000, directory: folder)
    #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 2_000)
    #expect(URLCache(memoryCapacity: 1, diskCapacity: 0).memoryCapacity == 1)
  }

  @Test("Bytes come one after the other, with what the server says of them")
  func bytes() async throws {
    let session = Self.session()
    let url = try #require(URL(string: "stubbed://lines"))
    let (bytes, response) = try await session.bytes(from: url)
    #expect(response.url == url)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["first", "zweite Zeile: ü", "third"])
    let (again, _) = try await session.bytes(for: URLRequest(url: url))
    var count = 0
    for try await _ in again { count += 1 }
    #expect(count == StubbedBytes.text.utf8.count)
  }

  @Test("A load that fails, before and after the first bytes") func failures() async throws {
    let refused = try #require(URL(string: "stubbed://refused"))
    await #expect(throws: URLError.self) { try await Self.session().bytes(from: refused) }
    let broken = try #require(URL(string: "stubbed://broken"))
    let (bytes, _) = try await Self.session().bytes(from: broken)
    var read: [UInt8] = []
    await #expect(throws: URLError.self) { for try await byte in bytes { read.append(byte) } }
    #expect(read == Array("fi".utf8))
  }

  @Test("Lines, characters and scalars of bytes, in whatever pieces") func streams() async throws {
    let text = "a\r\nb\n\nc\u{2028}d\u{85}é\u{65}\u{301}👩‍👧🇩🇪\r\n"
    var lines: [String] = []
    for await line in Self.stream(text).lines { lines.append(line) }
    #expect(lines == ["a", "b", "c", "d", "é\u{65}\u{301}👩‍👧🇩🇪"])
    var characters: [Character] = []
    for await character in Self.stream(text).characters { characters.append(character) }
    #expect(characters == Array(text))
    var scalars: [UnicodeScalar] = []
    for await scalar in Self.stream(text).unicodeScalars { scalars.append(scalar) }
    #expect(scalars == Array(text.unicodeScalars))
  }

  /// Returns the bytes of a text.
  private static func stream(_ text: String) -> AsyncStream<UInt8> {
    AsyncStream { continuation in
      for byte in text.utf8 { continuation.yield(byte) }
      continuation.finish()
    }
  }

  /// Returns a session whose loads are stubbed.
  private static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubbedBytes.self]
    return URLSession(configuration: configuration)
  }
}

/// A server that says a text in pieces, or fails.
private final class StubbedBytes: URLProtocol {
  static let text = "first\nzweite Zeile: ü\r\n\r\nthird"

  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stubbed" }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, url.host != "refused" else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    let bytes = Data(Self.text.utf8)
    client?.urlProtocol(self, didLoad: bytes.prefix(2))
    if url.host == "broken" {
      client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      return
    }
    client?.urlProtocol(self, didLoad: Data(bytes.dropFirst(2).prefix(20)))
    client?.urlProtocol(self, didLoad: Data(bytes.dropFirst(22)))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
