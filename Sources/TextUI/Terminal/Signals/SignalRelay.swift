import Glibc
import Synchronization

/// A relay that carries signals from their handlers to a descriptor that the main loop can watch.
///
/// A handler may only do what is safe at any moment of the program: it writes the signal's number to a
/// pipe. Requests to end that nobody reads do not pile up for ever: at the third one, or a few seconds after the
/// first, the process gives the terminal back and ends at once, for an app that hangs.
///
/// One relay can be installed at a time in a process.
enum SignalRelay {
  /// The signals that ask the process to end.
  static let endings: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// All signals that are relayed.
  static let relayed: [Int32] = endings + [SIGWINCH, SIGCONT, SIGTSTP]

  /// The signal by which the process is told that nobody read a request to end in time.
  private static let lapse = SIGALRM

  /// The time that an app has for reading a request to end, in seconds.
  static let secondsToEnd: UInt32 = 4

  /// The request to end at which the process ends without the app.
  static let patience: Int32 = 3

  /// Where the handler writes to; -1 without a relay.
  private static let writeEnd = Atomic<Int32>(-1)

  /// The handlers before ours.
  private static let handlers = SignalHandlers()

  /// How many requests to end have come.
  private static let requests = Atomic<Int32>(0)

  /// The first request to end that nobody has read; 0 without one.
  private static let unread = Atomic<Int32>(0)

  /// Installs the handlers.
  ///
  /// A signal that was ignored when the process started stays ignored, as `nohup` expects.
  ///
  /// - Returns: The descriptor to watch and read.
  /// - Throws: ``TerminalError/alreadyTaken`` or ``TerminalError/failedCall(name:code:)``.
  static func install() throws(TerminalError) -> Int32 {
    guard writeEnd.load(ordering: .sequentiallyConsistent) < 0 else { throw .alreadyTaken }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .failedCall(name: "pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    requests.store(0, ordering: .relaxed)
    unread.store(0, ordering: .relaxed)
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    for signal in relayed { installHandler(of: signal) }
    handlers.install(lapse, flags: SA_RESTART, respectingIgnored: false) { _, _, _ in
      SignalRelay.endIfUnread()
    }
    return ends[0]
  }

  /// Takes the handlers away and closes the pipe.
  ///
  /// - Parameter descriptor: What ``install()`` returned.
  static func uninstall(_ descriptor: Int32) {
    if unread.exchange(0, ordering: .relaxed) != 0 { alarm(0) }
    for signal in relayed + [lapse] { handlers.restore(signal) }
    let end = writeEnd.exchange(-1, ordering: .sequentiallyConsistent)
    if end >= 0 { close(end) }
    close(descriptor)
  }

  /// Reads the numbers of the signals that have come, each once, in the order of their first coming.
  ///
  /// - Parameter descriptor: What ``install()`` returned.
  /// - Returns: The numbers.
  static func take(from descriptor: Int32) -> [Int32] {
    if unread.exchange(0, ordering: .relaxed) != 0 { alarm(0) }
    var numbers: [Int32] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return numbers }
      for byte in buffer[..<count] where !numbers.contains(Int32(byte)) {
        numbers.append(Int32(byte))
      }
    }
  }

  /// Stops the process as `SIGTSTP` does by default, until it is told to go on.
  ///
  /// Where nobody could tell it, in a process group without a parent in its session, the kernel does not stop it.
  static func stopProcess() {
    handlers.restore(SIGTSTP)
    let before = signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, before)
    installHandler(of: SIGTSTP)
  }

  /// Installs the handler of one signal, if the relay is installed.
  private static func installHandler(of number: Int32) {
    guard writeEnd.load(ordering: .relaxed) >= 0 else { return }
    handlers.install(number, flags: SA_RESTART, respectingIgnored: true) { signal, _, _ in
      SignalRelay.relay(signal)
    }
  }

  /// The handler: does only what is safe at any moment.
  private static func relay(_ signal: Int32) {
    let code = errno
    let isEnding = signal == SIGINT || signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT
    if isEnding {
      if requests.add(1, ordering: .relaxed).newValue >= patience { end(by: signal) }
      let first = unread.compareExchange(expected: 0, desired: signal, ordering: .relaxed)
      if first.exchanged { alarm(secondsToEnd) }
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
    errno = code
  }

  /// Ends the process if nobody read a request to end.
  private static func endIfUnread() {
    let signal = unread.load(ordering: .relaxed)
    if signal != 0 { end(by: signal) }
  }

  /// Gives the terminal back and ends the process; safe at any moment.
  private static func end(by signal: Int32) -> Never {
    CrashGuard.restoreTerminal()
    SignalHandlers.endProcess(by: signal)
  }
}
