import Glibc
import ProcessClock
import Synchronization

/// Who can make a descriptor ready.
enum DescriptorPeer: Sendable, Hashable {
  /// Nobody but this process, as long as none of the sets of events changes that were looked at.
  case nobody

  /// Nobody but this process and its applications, as they are now: they hold both ends, and there is no process that could have been given
  /// one.
  case thisProcess

  /// Somebody else may; with what it is in words.
  case other(String)

  /// What kind of thing it is that somebody else may write to, in words; `nil` without.
  var kind: String? {
    if case .other(let kind) = self { kind } else { nil }
  }

  /// How many descriptors were looked at so far.
  private static let looks = Atomic<Int>(0)

  /// How many descriptors were looked at so far, those in sets of events too.
  static var lookCount: Int { looks.load(ordering: .relaxed) }

  /// Looks at a descriptor of this process.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - marks: Gets those of the sets of events that were looked at.
  init(of descriptor: Int32, _ marks: inout EventSetMarks) {
    self = Self.peer(of: descriptor, depth: 0, &marks)
  }

  /// Looks at a descriptor, or at those of a set of events.
  private static func peer(
    of descriptor: Int32, depth: Int, _ marks: inout EventSetMarks
  ) -> DescriptorPeer {
    looks.add(1, ordering: .relaxed)
    // One that is closed meanwhile makes nobody go on.
    guard let link = KernelFiles.target(ofLink: "/proc/self/fd/\(descriptor)") else {
      return .nobody
    }
    switch link {
    case "anon_inode:[eventfd]", "anon_inode:[timerfd]", "anon_inode:[signalfd]",
      "anon_inode:inotify", "/dev/null":
      return .nobody
    case "anon_inode:[eventpoll]":
      // Before the look: a change after it is seen.
      marks.add(descriptor)
      guard depth < 3, let listing = KernelFiles.text(at: "/proc/self/fdinfo/\(descriptor)") else {
        return .other("a set of events")
      }
      var found = DescriptorPeer.nobody
      // Each is looked at once: a second look may not find what the first one found.
      for member in EventSet.members(listing: listing) {
        switch peer(of: member, depth: depth + 1, &marks) {
        case .nobody: break
        case .thisProcess: found = .thisProcess
        case .other(let kind): return .other(kind)
        }
      }
      return found
    default:
      if link.hasPrefix("socket:") {
        if isOwnPair(descriptor) { return .thisProcess }
        return NetworkSocket(descriptor: descriptor)?.peer ?? .other("a socket")
      }
      if link.hasPrefix("pipe:") { return isWithinProcess(link) ? .thisProcess : .other("a pipe") }
      return .other("“\(link)”")
    }
  }

  /// Whether this process holds both ends of a pair of sockets, and nobody it could have given one to.
  private static func isOwnPair(_ descriptor: Int32) -> Bool {
    (process_clock_holds_both_ends(descriptor) || isConnectedWithinProcess(descriptor))
      && ChildCensus.activity().isEmpty
  }

  /// Whether a socket for datagrams is connected to one of this process, as the two are by which CoreFoundation wakes a thread of its own.
  private static func isConnectedWithinProcess(_ descriptor: Int32) -> Bool {
    var type: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0,
      type == Int32(SOCK_DGRAM.rawValue), let own = address(of: descriptor, getsockname),
      let other = address(of: descriptor, getpeername)
    else { return false }
    return openDescriptors().contains {
      $0 != descriptor && address(of: $0, getsockname) == other
        && address(of: $0, getpeername) == own
    }
  }

  /// An address of a socket, as bytes.
  private static func address(
    of descriptor: Int32,
    _ find: (Int32, UnsafeMutablePointer<sockaddr>?, UnsafeMutablePointer<socklen_t>?) -> Int32
  ) -> [UInt8]? {
    var storage = sockaddr_storage()
    return withUnsafeMutableBytes(of: &storage) { bytes in
      var size = socklen_t(bytes.count)
      guard find(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return nil }
      return Array(bytes.prefix(Int(size)))
    }
  }

  /// The descriptors of this process.
  private static func openDescriptors() -> [Int32] {
    KernelFiles.numbers(in: "/proc/self/fd") ?? []
  }

  /// Whether this process holds both ends of a pipe, and nobody it could have given one to.
  private static func isWithinProcess(_ link: String) -> Bool {
    guard ChildCensus.activity().isEmpty else { return false }
    let modes = openDescriptors().filter {
      KernelFiles.target(ofLink: "/proc/self/fd/\($0)") == link
    }.map { fcntl($0, F_GETFL) & O_ACCMODE }
    return modes.contains(O_RDONLY) && modes.contains(O_WRONLY)
  }
}
