// For `stdout`, which is a variable there.
@preconcurrency import Glibc
import Synchronization

/// What the process writes to its standard output and error while an application has the terminal.
///
/// It would stand on the screen, across what the application shows: `print`, `NSLog` and messages of libraries, and what programs write that
/// it runs. It is held, and comes out in its order once the terminal is given back, also when the process crashes. Output that leads
/// elsewhere, as `2>log` does, goes there.
///
/// What gives the output back does only what POSIX allows at any moment.
enum HeldOutput {
  /// What is needed to give the output back.
  private struct Record {
    /// Where the output is held.
    var store: Int32

    /// The terminal.
    var terminal: Int32

    /// Whether standard error leads to the terminal, too.
    var holdsError: Bool

    /// The process whose output it is; a forked child does not give it back.
    var process: pid_t
  }

  /// How many bytes are held at most: of more, the last ones.
  static let limit: off_t = 4 << 20

  /// Whether output is held; who sets it to false gives it back.
  private static let isHeld = Atomic<Bool>(false)

  /// How many bytes were left out.
  private static let omitted = Atomic<Int>(0)

  /// What to give back.
  // Unsafe but right: written only while `isHeld` is false, read only by who set it from true to false, and by the thread that wrote it.
  nonisolated(unsafe) private static let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)

  /// Begins to hold output, if standard output is a terminal.
  ///
  /// - Returns: A descriptor of the terminal; standard output where that is none.
  static func begin() -> Int32 {
    guard isatty(STDOUT_FILENO) == 1, !isHeld.load(ordering: .sequentiallyConsistent) else {
      return STDOUT_FILENO
    }
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    let store = makeStore()
    guard terminal >= 0, store >= 0 else {
      for descriptor in [terminal, store] where descriptor >= 0 { close(descriptor) }
      return STDOUT_FILENO
    }
    let holdsError = isSameTerminal(STDERR_FILENO, as: terminal)
    record.initialize(
      to: Record(store: store, terminal: terminal, holdsError: holdsError, process: getpid()))
    omitted.store(0, ordering: .relaxed)
    // Whole lines, as on a terminal: what is not written yet is lost in a crash.
    flush()
    setvbuf(stdout, nil, _IOLBF, 0)
    dup2(store, STDOUT_FILENO)
    if holdsError { dup2(store, STDERR_FILENO) }
    isHeld.store(true, ordering: .sequentiallyConsistent)
    return terminal
  }

  /// Opens a file without a name; what is written to it is added at its end.
  private static func makeStore() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/output-XXXXXX".utf8CString)
    let store = mkstemp(&path)
    guard store >= 0 else { return store }
    unlink(path)
    _ = fcntl(store, F_SETFD, FD_CLOEXEC)
    _ = fcntl(store, F_SETFL, O_APPEND)
    return store
  }

  /// Flushes what the process has printed, so that it is held or written in its order.
  static func flush() { fflush(stdout) }

  /// Leaves out the beginning of what is held when that is too much.
  static func trim() {
    guard isHeld.load(ordering: .sequentiallyConsistent) else { return }
    let store = record.pointee.store
    let size = lseek(store, 0, SEEK_END)
    guard size > limit else { return }
    withUnsafeTemporaryAllocation(byteCount: Int(limit / 4), alignment: 1) { buffer in
      let count = pread(store, buffer.baseAddress, buffer.count, size - off_t(buffer.count))
      guard count > 0, ftruncate(store, 0) == 0 else { return }
      omitted.add(Int(size) - count, ordering: .relaxed)
      _ = Glibc.write(store, buffer.baseAddress, count)
    }
  }

  /// Gives the output back and writes what was held, once the terminal is the shell's again; safe at any moment, and does nothing the second
  /// time.
  static func end() {
    guard isHeld.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let record = record.pointee
    guard record.process == getpid() else { return }
    dup2(record.terminal, STDOUT_FILENO)
    if record.holdsError { dup2(record.terminal, STDERR_FILENO) }
    writeOmission()
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      var place: off_t = 0
      while true {
        let count = pread(record.store, buffer.baseAddress, buffer.count, place)
        guard count > 0, let start = buffer.baseAddress, write(start, count) else { return }
        place += off_t(count)
      }
    }
  }

  /// Says how much was left out, if anything was.
  private static func writeOmission() {
    var number = omitted.load(ordering: .relaxed)
    guard number > 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { digits in
      var first = digits.count
      while number > 0 {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(number % 10)
        number /= 10
      }
      let before: StaticString = "… "
      let after: StaticString = " bytes are left out …\n"
      _ = write(before.utf8Start, before.utf8CodeUnitCount)
      if let start = digits.baseAddress { _ = write(start + first, digits.count - first) }
      _ = write(after.utf8Start, after.utf8CodeUnitCount)
    }
  }

  /// Writes bytes to standard output; returns whether it took them all.
  private static func write(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    var done = 0
    while done < count {
      let written = Glibc.write(STDOUT_FILENO, start + done, count - done)
      if written > 0 {
        done += written
      } else if written == 0 || (errno != EINTR && errno != EAGAIN) {
        return false
      }
    }
    return true
  }

  /// Returns whether a descriptor leads to a terminal.
  private static func isSameTerminal(_ descriptor: Int32, as terminal: Int32) -> Bool {
    var (one, other) = (stat(), stat())
    return isatty(descriptor) == 1 && fstat(descriptor, &one) == 0 && fstat(terminal, &other) == 0
      && one.st_rdev == other.st_rdev
  }
}
