import Glibc
import ProcessClock

/// A socket of the network by which the processes of a test talk to each other: one that waits for connections, or an end of one.
///
/// Suites have servers in the test's process that answer the application. The threads of such a server rest while nobody sends them
/// anything: nobody is there but the application, which rests itself, or is asked.
struct NetworkSocket: Sendable, Hashable {
  /// The descriptor.
  private let descriptor: Int32

  /// Looks at a descriptor of this process; nil if it is none of a socket for streams of the network.
  init?(descriptor: Int32) {
    guard let family = Self.option(SO_DOMAIN, of: descriptor),
      [AF_INET, AF_INET6].contains(family),
      Self.option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue)
    else { return nil }
    self.descriptor = descriptor
  }

  /// Whether this process has any such socket; always false where the definitions of libc's functions are not in effect.
  static var areThere: Bool { process_clock_has_network_sockets() }

  /// Whether waits for something that comes in at a socket have no limit.
  static func waitsWithoutLimit(_ descriptor: Int32) -> Bool {
    var limit = timeval()
    var size = socklen_t(MemoryLayout<timeval>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, &size) == 0
      && limit.tv_sec == 0 && limit.tv_usec == 0
  }

  /// Who can make it ready; nil if it cannot be told.
  ///
  /// One that waits for connections is made ready by whoever connects: an application, a thread of this process or a child of it, each of which is
  /// seen at work before. What else there is on the machine, or elsewhere, connects at a time of its own.
  var peer: DescriptorPeer? {
    if Self.option(SO_ACCEPTCONN, of: descriptor) == 1 { return .nobody }
    var file: UInt64 = 0
    guard ChildCensus.activity().isEmpty, process_clock_settled_other_end(descriptor, &file),
      file != 0
    else { return nil }
    return Self.holders.contains { Self.holds(file, $0) } ? .thisProcess : nil
  }

  /// This process and its applications, as their folders are called.
  private static var holders: [String] { ["self"] + ChildCensus.leftOut().map(String.init) }

  /// Whether a process has a descriptor of a socket.
  private static func holds(_ file: UInt64, _ process: String) -> Bool {
    let folder = "/proc/\(process)/fd"
    let link = "socket:[\(file)]"
    return (KernelFiles.numbers(in: folder) ?? []).contains {
      KernelFiles.target(ofLink: "\(folder)/\($0)") == link
    }
  }

  /// An option of a socket.
  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
  }
}
