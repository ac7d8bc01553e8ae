#if Automation
import AutomationTools_Shared
import Foundation
@_weakLinked import FoundationNetworking

/// A protocol that the loading system asks for responses while stubs are in force.
///
/// The loading system remembers of a load which class began it, and nothing else of whoever asked for it. So each instance with stubs
/// has classes of its own, a ``NumberedProtocol`` each.
///
/// It is open to them, and to nothing else.
class StubbedProtocol: URLProtocol {
  /// The load, from its start.
  ///
  /// It is written once, before anything else is called.
  private var load: StubbedLoad?

  /// Whether stubs answer a request: all of HTTP, in an instance with stubs.
  override class func canInit(with request: URLRequest) -> Bool {
    guard StubbedNetwork.isStubbed(request.url), StubbedClasses.shared.takes(self) else {
      return false
    }
    StubbedClasses.shared.network(of: self)?.noteTransit()
    return true
  }

  /// Returns the request as it is.
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Has the stubs answer.
  override func startLoading() {
    let load = StubbedLoad(request.url) { [self] in tell($0) }
    self.load = load
    guard let network = StubbedClasses.shared.network(of: type(of: self)) else {
      load.fail(.resourceUnavailable, "The application that asked for it has ended.")
      return
    }
    network.begin(load, record)
  }

  /// Tells the loading system of an answer.
  private func tell(_ answer: StubbedLoad.Answer) {
    guard let client else { return }
    switch answer {
    case .response(let status, let headers, let body):
      let head = request.url.flatMap {
        HTTPURLResponse(
          url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      }
      guard let head else { return }
      client.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
      if !body.isEmpty { client.urlProtocol(self, didLoad: body) }
      client.urlProtocolDidFinishLoading(self)
    case .failure(let error): client.urlProtocol(self, didFailWithError: error)
    }
  }

  /// Gives the load up.
  override func stopLoading() {
    load?.stop()
  }

  /// The request as tests see it.
  private var record: RecordedRequest {
    RecordedRequest(
      method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "",
      headers: request.allHTTPHeaderFields ?? [:], body: body)
  }

  /// The body, read from its stream where it is one.
  private var body: Data {
    if let body = request.httpBody { return body }
    guard let stream = request.httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = stream.read(&buffer, maxLength: buffer.count)
      guard count > 0 else { return body }
      body.append(contentsOf: buffer[..<count])
    }
  }
}
#endif
