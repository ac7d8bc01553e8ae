/// What a thread waits for, as far as it can be proved from the system call that it is in.
enum ThreadWait: Sendable, Hashable {
  /// A worker of the dispatch pool without work: it waits inside of libdispatch for some.
  case parkedWorker

  /// A thread that waits without a limit for events of the set with this descriptor, as dispatch's timer thread does.
  case events(set: Int32)

  /// A thread that waits without a limit for descriptors, as a run loop does.
  case descriptors(DescriptorList)

  /// A thread that waits for what comes in at a descriptor, without a limit unless the descriptor has one.
  case input(of: Int32)

  /// A thread that waits without a limit for another thread of the process: for a lock, a semaphore, a condition, a thread's end.
  case thread

  /// A thread that waits for something that cannot be told.
  case blocked

  /// A thread that runs, or that has been woken and will run as soon as a processor is free.
  case running

  /// Looks at a thread.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  init(of thread: Int32) {
    let line = ThreadFiles.firstLine(.call, of: thread)
    self.init(systemCall: line ?? "", isDispatch: Self.isInDispatch)
  }

  /// Reads the kernel's description of a system call.
  ///
  /// - Parameters:
  ///   - systemCall: The number of the call and its arguments in hexadecimal digits, or `running`.
  ///   - isDispatch: Whether an address is that of one of libdispatch's own variables.
  init(systemCall: String, isDispatch: (UInt) -> Bool) {
    let words = systemCall.utf8.split(separator: UInt8(ascii: " "))
    self = .running
    guard let call = words.first.flatMap({ Int(Substring($0)) }), call >= 0 else { return }
    let arguments = words.dropFirst().prefix(6).compactMap {
      UInt(Substring($0.dropFirst(2)), radix: 16)
    }
    self = .blocked
    guard arguments.count == 6 else { return }
    switch SystemCall.kinds[call] {
    case .futex:
      if isDispatch(arguments[0]) {
        self = .parkedWorker
      } else if arguments[3] == 0 {
        self = .thread
      }
    case .events(let limit) where limit.isNone(in: arguments):
      self = .events(set: Int32(truncatingIfNeeded: arguments[0]))
    case .requests(let limit) where limit.isNone(in: arguments):
      self = .descriptors(
        .requests(at: arguments[0], count: Int(truncatingIfNeeded: arguments[1])))
    case .sets where arguments[4] == 0:
      self = .descriptors(
        .sets(at: Array(arguments[1...3]), count: Int(truncatingIfNeeded: arguments[0])))
    case .input: self = .input(of: Int32(truncatingIfNeeded: arguments[0]))
    case .events, .requests, .sets, nil: break
    }
  }

  /// The limit of a system call.
  private enum Limit {
    /// A number of milliseconds in this argument, negative for none.
    case milliseconds(Int)

    /// The address of a time in this argument, 0 for none.
    case address(Int)

    /// Whether there is none.
    func isNone(in arguments: [UInt]) -> Bool {
      switch self {
      case .milliseconds(let index): Int32(truncatingIfNeeded: arguments[index]) < 0
      case .address(let index): arguments[index] == 0
      }
    }
  }

  /// The system calls that can be told from others.
  private enum SystemCall {
    /// Waiting for a variable to change.
    case futex

    /// Waiting for events of a set.
    case events(Limit)

    /// Waiting for descriptors in a list.
    case requests(Limit)

    /// Waiting for descriptors in sets, with the address of a limit.
    case sets

    /// Reading from a descriptor, or accepting a connection.
    case input

    /// What a number stands for, which differs between processors.
    #if arch(x86_64)
    static let kinds: [Int: SystemCall] = [
      202: .futex, 232: .events(.milliseconds(3)), 281: .events(.milliseconds(3)),
      441: .events(.address(3)), 7: .requests(.milliseconds(2)), 271: .requests(.address(2)),
      270: .sets, 0: .input, 43: .input, 45: .input, 47: .input, 288: .input,
    ]
    #elseif arch(arm64)
    static let kinds: [Int: SystemCall] = [
      98: .futex, 22: .events(.milliseconds(3)), 441: .events(.address(3)),
      73: .requests(.address(2)), 72: .sets, 63: .input, 202: .input, 207: .input, 212: .input,
      242: .input,
    ]
    #else
    /// Unknown here: every wait counts as activity.
    static let kinds: [Int: SystemCall] = [:]
    #endif
  }

  /// Whether an address is that of one of libdispatch's own variables.
  ///
  /// In a statically linked program the library is part of the executable and cannot be told from
  /// it; then its workers count as activity.
  private static func isInDispatch(_ address: UInt) -> Bool {
    // The first of four pointers is the path of the file that the address belongs to.
    var info: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    guard describeAddress(address, &info) != 0, let path = UnsafePointer<CChar>(bitPattern: info.0)
    else { return false }
    let bytes = String(cString: path).utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
    return bytes[start...].starts(with: "libdispatch.".utf8)
  }
}
