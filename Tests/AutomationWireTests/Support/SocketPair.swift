import Glibc

/// Two connected sockets.
func makeSocketPair() throws -> (Int32, Int32) {
  var ends: [Int32] = [-1, -1]
  guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
    throw SystemFailure(code: errno)
  }
  return (ends[0], ends[1])
}

/// A call of the system that failed.
struct SystemFailure: Error {
  /// The number of the error.
  var code: Int32
}
