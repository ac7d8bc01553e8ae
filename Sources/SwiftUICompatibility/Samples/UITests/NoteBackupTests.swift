import FoundationNetworking
import XCTest

@testable import SampleNotes

/// Loads notes as the application does, without its screens.
final class NoteBackupTests: XCTestCase {
  /// Answers for a server.
  final class Server: URLProtocol {
    nonisolated(unsafe) static var answer: Result<Data, URLError> = .success(Data())

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      switch Self.answer {
      case .success(let data):
        let response = HTTPURLResponse(
          url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
      case .failure(let error):
        client?.urlProtocol(self, didFailWithError: error)
      }
    }

    override func stopLoading() {}
  }

  private func restored() throws -> [Note] {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Server.self]
    let backup = NoteBackup(session: URLSession(configuration: configuration))
    var result: Result<[Note], Error>?
    let ended = expectation(description: "ended")
    let subscription = backup.restored().sink {
      if case .failure(let error) = $0 { result = .failure(error) }
      ended.fulfill()
    } receiveValue: {
      result = .success($0)
    }
    wait(for: [ended], timeout: 10)
    withExtendedLifetime(subscription) {}
    return try XCTUnwrap(result).get()
  }

  func testNotesAreRestored() throws {
    Server.answer = .success(try JSONEncoder().encode([Note(title: "Milk", text: "")]))
    XCTAssertEqual(try restored().map(\.title), ["Milk"])
  }

  func testAnErrorEndsIt() {
    Server.answer = .failure(URLError(.timedOut))
    XCTAssertThrowsError(try restored()) { XCTAssertEqual(($0 as? URLError)?.code, .timedOut) }
  }
}
