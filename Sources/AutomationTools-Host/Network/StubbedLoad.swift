#if Automation
import AutomationTools_Shared
import Foundation
import FoundationNetworking

/// One load that stubs answer.
///
/// It is `@unchecked Sendable`: the loading system is told of an answer under the lock only, once
/// at most, and not after it gave the load up, which it would not survive.
final class StubbedLoad: @unchecked Sendable {
  /// What the loading system made for the load, until the load is answered or given up.
  private var loading: URLProtocol?

  /// Guards the answer.
  private let lock = NSLock()

  /// Makes a load.
  init(_ loading: URLProtocol) {
    self.loading = loading
  }

  /// Answers with a stub's response, after its delay in the application's time.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - onItsWay: Is called when the response is about to be sent.
  func answer(_ response: StubbedResponse, onItsWay: @escaping @Sendable () -> Void) {
    guard response.delay > 0 else {
      onItsWay()
      send(response)
      return
    }
    // Not a child of what calls: a request is released in one task, and delivered in its own time.
    Task.detached { [self] in
      try? await Task.sleep(for: .seconds(response.delay))
      onItsWay()
      send(response)
    }
  }

  /// Answers with an error.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - reason: What went wrong, in words.
  func fail(_ code: URLError.Code, _ reason: String) {
    finish { loading, client in
      var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
      information[NSURLErrorFailingURLErrorKey] = loading.request.url
      client.urlProtocol(loading, didFailWithError: URLError(code, userInfo: information))
    }
  }

  /// Gives the load up; nothing is answered any more.
  func stop() {
    lock.withLock { loading = nil }
  }

  /// Sends a response.
  private func send(_ response: StubbedResponse) {
    let body: Data
    switch response.outcome {
    case .data(let data): body = data
    case .file(let path):
      guard let data = FileManager.default.contents(atPath: path) else {
        fail(.cannotOpenFile, "The file “\(path)” of the stub cannot be read.")
        return
      }
      body = data
    case .failure(let code):
      let reason = "The stub fails the request with the code \(code)."
      fail(URLError.Code(rawValue: code) ?? .unknown, reason)
      return
    }
    finish { loading, client in
      let head = loading.request.url.flatMap { url in
        HTTPURLResponse(
          url: url, statusCode: response.status, httpVersion: "HTTP/1.1",
          headerFields: response.headers)
      }
      guard let head else { return }
      client.urlProtocol(loading, didReceive: head, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client.urlProtocol(loading, didLoad: body) }
      client.urlProtocolDidFinishLoading(loading)
    }
  }

  /// Tells the loading system of the answer, unless the load is over.
  private func finish(_ tell: (URLProtocol, any URLProtocolClient) -> Void) {
    lock.withLock {
      guard let loading, let client = loading.client else { return }
      self.loading = nil
      tell(loading, client)
    }
  }
}
#endif
