import Glibc

/// A descriptor that a process was told to be the socket of the test which launched it.
///
/// Whoever may set a variable and hand on a descriptor may launch the process, and so be its test. What comes over a network, or from
/// another user who left an open socket behind, is none: only a local socket, whose other end was made by this user, is taken.
struct InheritedSocket {
  /// The descriptor.
  let descriptor: Int32

  /// Who made the other end, as the kernel tells it; the module map of the C library does not show its `struct ucred`.
  private struct Credentials: BitwiseCopyable {
    /// The number of the process.
    var processID: pid_t = 0

    /// The user.
    var user: uid_t = 0

    /// The user's group.
    var group: gid_t = 0
  }

  /// Makes a look at a descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Why it is no socket of a test, in words without a full stop; `nil` when it is one.
  var problem: String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      return "it names no socket of a test"
    }
    guard option(SO_DOMAIN, initially: Int32(-1)) == AF_UNIX else {
      return "the socket it names is no local one"
    }
    guard let peer = option(SO_PEERCRED, initially: Credentials()) else {
      return "who is behind the socket it names cannot be told"
    }
    guard peer.user == geteuid() else {
      return "the socket it names is that of another user, \(peer.user)"
    }
    guard DescriptorTransport.hasGreeting(descriptor) else {
      return "the socket it names holds no greeting of a test"
    }
    return nil
  }

  /// Returns an option of the socket; `nil` when it has none of that kind.
  private func option<Value: BitwiseCopyable>(_ name: Int32, initially value: Value) -> Value? {
    var value = value
    var size = socklen_t(MemoryLayout<Value>.size)
    guard getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0,
      size == MemoryLayout<Value>.size
    else { return nil }
    return value
  }
}
