import Glibc

/// The handlers of signals that were there before ours, in memory that a signal handler may read.
///
/// It is `@unchecked Sendable`: the memory is never moved, and a slot is written by the thread that installs a handler, before the
/// handler that reads it can run; later it is only read.
struct SignalHandlers: @unchecked Sendable {
  /// What is called for a signal.
  typealias Handler =
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  /// One slot for each signal.
  private let slots: UnsafeMutablePointer<sigaction>

  /// Whether a handler of ours is installed, for each signal.
  private let isInstalled: UnsafeMutablePointer<Bool>

  /// Makes memory for all signals; it lives as long as the process.
  init() {
    slots = .allocate(capacity: 65)
    slots.initialize(repeating: sigaction(), count: 65)
    isInstalled = .allocate(capacity: 65)
    isInstalled.initialize(repeating: false, count: 65)
  }

  /// Installs a handler and remembers the one before.
  ///
  /// - Parameters:
  ///   - signal: The signal's number.
  ///   - flags: The flags beside `SA_SIGINFO`.
  ///   - respectingIgnored: Whether a signal that is ignored stays so.
  ///   - handler: What to call; it may only do what is safe at any moment.
  func install(
    _ signal: Int32, flags: Int32, respectingIgnored: Bool, handler: @escaping Handler
  ) {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = handler
    action.sa_flags = flags | SA_SIGINFO
    sigemptyset(&action.sa_mask)
    // Giving the terminal back from the background would otherwise stop the process inside of a handler.
    sigaddset(&action.sa_mask, SIGTTOU)
    sigaction(signal, nil, slots + Int(signal))
    if respectingIgnored && Self.isIgnored((slots + Int(signal)).pointee) { return }
    (isInstalled + Int(signal)).pointee = true
    sigaction(signal, &action, nil)
  }

  /// Puts the handler back that was there before; safe at any moment.
  ///
  /// - Parameter signal: The signal's number.
  func restore(_ signal: Int32) {
    guard (isInstalled + Int(signal)).pointee else { return }
    (isInstalled + Int(signal)).pointee = false
    sigaction(signal, slots + Int(signal), nil)
  }

  /// Ends the process as a signal does by default, so that its parent sees why; safe at any moment.
  ///
  /// - Parameter signal: The signal's number.
  static func endProcess(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    sigprocmask(SIG_UNBLOCK, &set, nil)
    raise(signal)
    // Only a signal that does not end a process comes here.
    _exit(128 + signal)
  }

  /// Returns whether an action ignores its signal; the number that `SIG_IGN` stands for is 1.
  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
