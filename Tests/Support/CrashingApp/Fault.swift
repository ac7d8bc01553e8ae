import Dispatch
import Glibc

/// What can go wrong with an application that a test launched.
package enum Fault: String, CaseIterable, Sendable {
  /// It fails a precondition.
  case trap

  /// It stops at a `fatalError`.
  case fatalError = "fatal error"

  /// A fatal error three seconds later.
  case lateError = "late error"

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

  /// It asks the runtime without end, whose functions hide who calls them.
  case askingLoop = "asking loop"

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

  /// It shows more than can be handed over at once.
  case hugeScreen = "huge screen"

  /// It writes 256 megabytes to standard output before it exits.
  case flood

  /// It exits, and leaves a process behind that is in a session of its own, and has no environment.
  case hiddenDaemon = "hidden daemon"

  /// It exits, and leaves folders behind that nobody may read, and some by the thousand inside each other.
  case stubbornFolders = "stubborn folders"

  /// The descriptor by which an application reaches the test that launched it.
  private static let connection: Int32 = 3

  /// Does it, as far as it is done at once.
  func happen() {
    switch self {
    case .trap: Self.fail([])
    case .fatalError: Swift.fatalError("the store is damaged")
    case .lateError:
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { Swift.fatalError("it came late") }
    case .exitInOrder: Glibc.exit(0)
    case .exit:
      Self.complain("the disk is full")
      Glibc.exit(3)
    case .kill: raise(SIGKILL)
    case .segmentationFault: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .endlessLoop: Self.computeForEver()
    case .askingLoop: Self.askForEver(rawValue)
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
    case .ignoresTerminate, .hugeScreen: break
    case .child: Self.leave("exec sleep 1000")
    case .daemon: Self.leave("exec setsid sleep 1000")
    case .flood: Self.flood()
    case .hiddenDaemon:
      // Its arguments alone tell whose it is, to those who know.
      Self.leave("exec env -i setsid sh -c 'while sleep 1; do :; done' \"$HOME\"")
    case .stubbornFolders:
      Self.makeStubbornFolders(in: getenv("TMPDIR").map { String(cString: $0) } ?? "")
      Glibc.exit(5)
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

  /// Asks for ever.
  private static func askForEver(_ text: String) {
    while true { if text.isEmpty { break } }
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

  /// Writes 256 megabytes to standard output, and exits.
  private static func flood() {
    let lines = Array(String(repeating: String(repeating: "~", count: 63) + "\n", count: 16).utf8)
    for _ in 0..<1 << 18 { _ = write(STDOUT_FILENO, lines, lines.count) }
    let end = Array("the end\n".utf8)
    _ = write(STDOUT_FILENO, end, end.count)
    Glibc.exit(1)
  }

  /// Makes a folder with something in it that nobody may read, and folders by the thousand inside each other.
  ///
  /// - Parameter path: The folder to make them in.
  static func makeStubbornFolders(in path: String) {
    mkdir(path + "/locked", 0o700)
    mkdir(path + "/locked/inner", 0o700)
    close(open(path + "/locked/file", O_CREAT | O_WRONLY, 0o600))
    chmod(path + "/locked/inner", 0)
    chmod(path + "/locked", 0)
    let name = String(repeating: "deep", count: 50)
    var folder = open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<3_000 {
      mkdirat(folder, name, 0o700)
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY)
      close(folder)
      folder = inner
    }
    close(folder)
  }
}
