#if Automation
import AutomationTools_Shared
import Foundation

/// One load that stubs answer.
///
/// It is `@unchecked Sendable`: whoever loads is told of an answer under the lock only, once at most, and not after it gave the load up,
/// which the loading system would not survive.
final class StubbedLoad: @unchecked Sendable {
  /// An answer.
  enum Answer {
    /// A response.
    case response(status: Int, headers: [String: String], body: Data)

    /// An error of loading.
    case failure(URLError)
  }

  /// The address; `nil` for a request without one.
  private let url: URL?

  /// Tells whoever loads, until the load is answered or given up.
  private var tell: ((Answer) -> Void)?

  /// Guards the answer.
  private let lock = NSLock()

  /// Makes a load.
  ///
  /// - Parameters:
  ///   - url: The address; `nil` for a request without one.
  ///   - tell: Takes the answer; it is let go of with that, or when the load is given up.
  init(_ url: URL?, _ tell: @escaping (Answer) -> Void) {
    self.url = url
    self.tell = tell
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
    finish(.failure(Self.error(code, reason, url)))
  }

  /// Returns an error of loading.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - reason: What went wrong, in words.
  ///   - url: The address; `nil` for a request without one.
  /// - Returns: The error.
  static func error(_ code: URLError.Code, _ reason: String, _ url: URL?) -> URLError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    information[NSURLErrorFailingURLErrorKey] = url
    return URLError(code, userInfo: information)
  }

  /// Gives the load up; nothing is answered any more.
  func stop() {
    lock.withLock { tell = nil }
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
    finish(.response(status: response.status, headers: response.headers, body: body))
  }

  /// Tells of the answer, unless the load is over.
  private func finish(_ answer: Answer) {
    lock.withLock {
      guard let tell else { return }
      self.tell = nil
      tell(answer)
    }
  }
}
#endif
