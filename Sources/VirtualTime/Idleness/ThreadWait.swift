/// What a thread waits for, as far as it can be proved from the system call that it is in.
enum ThreadWait: Sendable, Hashable {
  /// A worker of the dispatch pool without work: it waits inside of libdispatch for some.
  case parkedWorker

  /// A thread that waits for events of the set with this descriptor, as dispatch's timer thread
  /// does.
  case events(set: Int32)

  /// A thread that waits for something that cannot be told.
  case blocked

  /// A thread that runs, or that has been woken and will run as soon as a processor is free.
  case running

  /// Looks at a thread.
  ///
  /// - Parameter thread: The kernel's number of the thread.
  init(of thread: Int32) {
    let line = KernelFiles.firstLine(at: "/proc/self/task/\(thread)/syscall")
    self.init(systemCall: line ?? "", isDispatch: Self.isInDispatch)
  }

  /// Reads the kernel's description of a system call.
  ///
  /// - Parameters:
  ///   - systemCall: The number of the call and its arguments in hexadecimal digits, or `running`.
  ///   - isDispatch: Whether an address is that of one of libdispatch's own variables.
  init(systemCall: String, isDispatch: (UInt) -> Bool) {
    let words = systemCall.split(separator: " ")
    self = .running
    guard words.count > 1, let call = Int(words[0]), call >= 0,
      let argument = UInt(words[1].dropFirst(2), radix: 16)
    else { return }
    self = .blocked
    if call == SystemCall.futex, isDispatch(argument) {
      self = .parkedWorker
    } else if SystemCall.waitsForEvents.contains(call), let set = Int32(exactly: argument) {
      self = .events(set: set)
    }
  }

  /// The numbers of system calls, which differ between processors.
  private enum SystemCall {
    #if arch(x86_64)
    /// Waiting for a variable to change.
    static let futex = 202
    /// Waiting for events of a set.
    static let waitsForEvents = [232, 281, 441]
    #elseif arch(arm64)
    /// Waiting for a variable to change.
    static let futex = 98
    /// Waiting for events of a set.
    static let waitsForEvents = [22, 441]
    #else
    /// Unknown here: every wait counts as activity.
    static let futex = -1
    /// Unknown here.
    static let waitsForEvents: [Int] = []
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
    return String(cString: path).split(separator: "/").last?.hasPrefix("libdispatch.") ?? false
  }
}
