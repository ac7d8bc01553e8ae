@_weakLinked import FoundationNetworking
import Synchronization

/// What is told of a load whose bytes are waited for.
final class ByteLoad: NSObject, URLSessionDataDelegate {
  /// The session that was asked for the bytes.
  private let session: URLSession

  /// Who is asked about the load.
  private let delegate: (any URLSessionTaskDelegate)?

  /// Where the bytes go.
  private let body: AsyncThrowingStream<Data, any Error>.Continuation

  /// Who waits for what the server says of them; `nil` before and after.
  private let waiting = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)

  /// Makes a load that has not begun.
  ///
  /// - Parameters:
  ///   - session: The session that was asked for the bytes.
  ///   - delegate: Who is asked about the load.
  ///   - body: Where the bytes go.
  init(
    session: URLSession, delegate: (any URLSessionTaskDelegate)?,
    body: AsyncThrowingStream<Data, any Error>.Continuation
  ) {
    self.session = session
    self.delegate = delegate
    self.body = body
  }

  /// Waits for what the server says of the bytes.
  ///
  /// - Parameter begin: Begins the load.
  /// - Returns: What it says.
  /// - Throws: Why it says nothing.
  func response(_ begin: () -> Void) async throws -> URLResponse {
    try await withCheckedThrowingContinuation { continuation in
      waiting.withLock { $0 = continuation }
      begin()
    }
  }

  /// Returns who waits for what the server says, for the only time.
  private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
    waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }

  /// Tells who waits what the server says.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    takeWaiting()?.resume(returning: response)
    completionHandler(.allow)
  }

  /// Passes bytes on.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    body.yield(data)
  }

  /// Ends the bytes.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
    body.finish(throwing: error)
  }

  /// Asks the delegate whether to follow a redirection, as is done without one.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let delegate else { return completionHandler(request) }
    delegate.urlSession(
      self.session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  /// Asks the delegate for credentials, of which there are none without one.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(
      self.session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
