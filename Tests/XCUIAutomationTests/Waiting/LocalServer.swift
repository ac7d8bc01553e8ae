import CrashingApp
import Foundation
import Glibc

/// A server of the test's process, with a thread that waits for connections and one for each of them.
final class LocalServer: Sendable {
  /// The address.
  let url: String

  /// The socket that waits for connections.
  private let listener: Int32

  /// Makes a server.
  ///
  /// - Parameter delay: How many seconds it waits before each answer.
  init(delay: TimeInterval = 0) {
    let (listener, address) = Loopback.listen()
    self.listener = listener
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
    Thread.detachNewThread {
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { Self.serve(client, delay) }
      }
    }
  }

  /// Answers the requests of a connection, which stays open.
  private static func serve(_ client: Int32, _ delay: TimeInterval) {
    let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK".utf8)
    var request = [UInt8](repeating: 0, count: 4_096)
    while recv(client, &request, request.count, 0) > 0 {
      if delay > 0 { Thread.sleep(forTimeInterval: delay) }
      send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
    }
    close(client)
  }

  /// Ends it.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }
}
