package import Glibc

/// Sockets that wait for connections from this machine.
package enum Loopback {
  /// Makes one, at a port that is free.
  ///
  /// - Returns: The socket, and its address.
  package static func listen() -> (socket: Int32, address: sockaddr_in) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        precondition(bind(listener, $0, length) == 0 && Glibc.listen(listener, 8) == 0)
        _ = getsockname(listener, $0, &length)
      }
    }
    return (listener, address)
  }
}
