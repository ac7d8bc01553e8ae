import Dispatch
import Glibc

/// What can go wrong with an application that a test launched.
package enum Fault: String, CaseIterable, Sendable {
  /// It fails a precondition.
  case trap

  /// It stops at a `fatalError`.
  case fatalError = "fatal error"

  /// It exits with 0.
  case exitInOrder = "exit 0"

  /// It exits with 3.
  case exit = "exit 3"

  /// It is killed.
  case kill

  /// It writes to the address 8.
  case segmentationFault = "segmentation fault"

  /// Its main thread computes for ever.
  case endlessLoop = "endless loop"

  /// Its main thread waits for a task that waits for the main thread.
  case deadlock

  /// It takes memory until there is none.
  case memory

  /// It writes a megabyte to standard error before it exits.
  case megabyte

  /// It closes the connection to the test, and goes on as it is.
  case closedConnection = "closed connection"

  /// It closes the connection to the test, and waits for ever.
  case closedAndStuck = "closed connection, and stuck"

  /// It sends to the test what is no message.
  case garbledConnection = "garbled connection"

  /// It is stuck once it is asked to end.
  case ignoresTerminate = "ignores terminate"

  /// It exits, and leaves a process behind.
  case child

  /// It exits, and leaves a process behind that is in a session of its own.
  case daemon

  /// The descriptor by which an application reaches the test that launched it.
  private static let connection: Int32 = 3

  /// Does it, as far as it is done at once.
  func happen() {
    switch self {
    case .trap: Self.fail([])
    case .fatalError: Swift.fatalError("the store is damaged")
    case .exitInOrder: Glibc.exit(0)
    case .exit:
      Self.complain("the disk is full")
      Glibc.exit(3)
    case .kill: raise(SIGKILL)
    case .segmentationFault: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .endlessLoop: Self.computeForEver()
    case .deadlock: Self.waitForItself()
    case .memory: Self.takeMemory()
    case .megabyte:
      for line in 1...16_384 { Self.complain("line \(line) " + String(repeating: ".", count: 60)) }
      Glibc.exit(1)
    case .closedConnection: shutdown(Self.connection, Int32(SHUT_RDWR))
    case .closedAndStuck:
      shutdown(Self.connection, Int32(SHUT_RDWR))
      while true { pause() }
    case .garbledConnection:
      let bytes = [UInt8](repeating: 0xFF, count: 16)
      _ = write(Self.connection, bytes, bytes.count)
    case .ignoresTerminate: break
    case .child: Self.leave("exec sleep 1000")
    case .daemon: Self.leave("exec setsid sleep 1000")
    }
  }

  /// Fails a precondition.
  private static func fail(_ rows: [Int]) {
    precondition(!rows.isEmpty, "a list without rows")
  }

  /// Computes for ever.
  private static func computeForEver() {
    var number = 1
    while number != 0 { number = number &* 3 | 1 }
    complain("\(number)")
  }

  /// Waits for a task that waits for the main thread.
  private static func waitForItself() {
    let done = DispatchSemaphore(value: 0)
    Task { @MainActor in done.signal() }
    done.wait()
  }

  /// Takes memory until there is none.
  private static func takeMemory() {
    // A machine has much, and others use it, too.
    var limit = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var blocks: [[UInt8]] = []
    while true { blocks.append([UInt8](repeating: 1, count: 16 << 20)) }
  }

  /// Starts a shell that does something, and exits.
  private static func leave(_ script: String) {
    let words = ["/bin/sh", "-c", script]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    var child: pid_t = 0
    posix_spawn(&child, words[0], nil, nil, arguments, environ)
    Glibc.exit(5)
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    let bytes = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
