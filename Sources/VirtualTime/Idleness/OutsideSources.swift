import Glibc
import ProcessClock

/// What an app set up by which others reach it at any moment, and which no thread shows: handlers of signals, and descriptors that tell of
/// signals and of changes of files.
///
/// A handler may set a flag that the app looks at every second, and its time must not leap over the moment in which somebody sends the
/// signal. Setting one up is noted where it happens, so that an app which sets up nothing pays for reading one number.
struct OutsideSources: Sendable {
  /// What there was before.
  private let mark: UInt32

  /// Signals that a process sends to itself, or that tell of what is seen otherwise: of crashes, pipes that nobody reads, and children.
  private static let ownSignals: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGCHLD,
  ]

  /// Takes what there is now for what does not count: the handlers of this framework, and in a test's process those of the test.
  init() { mark = process_clock_outside_mark() }

  /// What was set up since.
  ///
  /// - Returns: What others may cause; empty if there is nothing.
  func activity() -> [PendingActivity] {
    guard process_clock_outside_mark() != mark else { return [] }
    let bits = process_clock_signals_since(mark)
    let signals = (1...64).filter { bits >> ($0 - 1) & 1 == 1 && !Self.ownSignals.contains($0) }
    let files: [PendingActivity] = process_clock_watches_files_since(mark) ? [.watchedFiles] : []
    return (signals.isEmpty ? [] : [.signals(signals)]) + files
  }
}
