import Glibc
import Synchronization

/// A guard that gives the terminal back when the process crashes or exits without closing its driver.
///
/// One terminal can be guarded at a time in a process. The handlers do only what POSIX allows at any moment:
/// they write constant bytes, set the line settings saved before, and let the signal go on to
/// whoever handled it before.
///
/// `SIGKILL` cannot be caught: after it `reset` or `stty sane` mends the terminal.
enum CrashGuard {
  /// A record of what the handlers need.
  private struct Record {
    /// The descriptor whose line settings are restored.
    var input: Int32

    /// The descriptor to write to.
    var output: Int32

    /// The process that owns the terminal; a forked child does not.
    var process: pid_t

    /// The line settings to restore.
    var settings: termios
  }

  /// The signals of crashes.
  static let crashes: [Int32] = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The size of the stack on which the handler runs, because a crash may be the end of the stack.
  private static let stackSize = 65_536

  /// Whether there is something to restore; who sets it to false restores.
  private static let isArmed = Atomic<Bool>(false)

  /// What to restore.
  // Unsafe but right: written only while `isArmed` is false, read only by who set it from true to false.
  nonisolated(unsafe) private static let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)

  /// The handlers of crashes before ours.
  private static let handlers = SignalHandlers()

  /// Registers the restoration at exit, once in a process.
  private static let exitRegistration: Int32 = atexit { CrashGuard.restoreTerminal() }

  /// Makes the handler's stack known, once in a process, unless there is one.
  private static let stackRegistration: Int32 = {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return 0 }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: stackSize)
    return sigaltstack(&stack, nil)
  }()

  /// Begins to guard a terminal.
  ///
  /// - Parameters:
  ///   - input: The descriptor whose line settings are restored.
  ///   - output: The descriptor to write to.
  ///   - settings: The line settings to restore.
  static func arm(input: Int32, output: Int32, settings: termios) {
    record.initialize(
      to: Record(input: input, output: output, process: getpid(), settings: settings))
    _ = exitRegistration
    _ = stackRegistration
    isArmed.store(true, ordering: .sequentiallyConsistent)
    let flags = Int32(bitPattern: UInt32(SA_NODEFER) | UInt32(SA_ONSTACK))
    for signal in crashes {
      handlers.install(signal, flags: flags, respectingIgnored: false) { signal, info, _ in
        CrashGuard.handleCrash(signal, code: info?.pointee.si_code ?? 0)
      }
    }
  }

  /// Ends guarding, without restoring anything.
  static func disarm() {
    isArmed.store(false, ordering: .sequentiallyConsistent)
    for signal in crashes { handlers.restore(signal) }
  }

  /// Gives the terminal back if it is guarded; safe at any moment, and does nothing the second time.
  static func restoreTerminal() {
    guard isArmed.exchange(false, ordering: .sequentiallyConsistent) else { return }
    guard record.pointee.process == getpid() else { return }
    var start = TerminalModes.leaving.utf8Start
    var count = TerminalModes.leaving.utf8CodeUnitCount
    // A terminal that takes nothing must not keep the process from ending.
    var request = pollfd(fd: record.pointee.output, events: Int16(POLLOUT), revents: 0)
    var attempts = 0
    while count > 0 && attempts < 100 && poll(&request, 1, 200) != 0 {
      let written = write(record.pointee.output, start, count)
      if written > 0 {
        start += written
        count -= written
      } else if written == 0 || (errno != EINTR && errno != EAGAIN) {
        break
      }
      attempts += 1
    }
    // Reports of the mouse that are under way would end up in the shell.
    tcflush(record.pointee.input, TCIFLUSH)
    tcsetattr(record.pointee.input, TCSANOW, &record.pointee.settings)
    HeldOutput.end()
  }

  /// The handler: restores the terminal and passes the signal on.
  ///
  /// - Parameters:
  ///   - signal: The signal's number.
  ///   - code: Why it came; positive if the processor found a fault.
  private static func handleCrash(_ signal: Int32, code: Int32) {
    restoreTerminal()
    handlers.restore(signal)
    // After a fault the same instruction runs again, and who handled it before sees the true place.
    let isRepeated = code > 0 && signal != SIGTRAP && signal != SIGABRT
    if !isRepeated { raise(signal) }
  }
}
