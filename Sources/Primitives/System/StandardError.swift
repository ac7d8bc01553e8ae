import Glibc

/// Standard error as a place for warnings: what cannot be written there is dropped, and nothing ends or waits because of it.
///
/// `FileHandle.standardError.write` ends the process when standard error is closed or full.
package enum StandardError {
  /// How many times a write is tried that would have to wait for a reader.
  private static let patience = 1_000

  /// Writes a text.
  ///
  /// - Parameter text: The text, with the ends of its lines.
  package static func write(_ text: String) {
    var text = text
    withoutBrokenPipeSignal {
      text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        var tries = 0
        while !rest.isEmpty {
          let count = Glibc.write(STDERR_FILENO, rest.baseAddress, rest.count)
          if count > 0 {
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            continue
          }
          let isWorthATry = count < 0 && (errno == EINTR || errno == EAGAIN)
          guard isWorthATry, tries < patience else { return }
          tries += 1
          sched_yield()
        }
      }
    }
  }

  /// Runs a function that may write to a pipe without a reader, for which the system would end the process.
  ///
  /// The signal goes to the thread that writes, so that it can be kept off and taken back there.
  private static func withoutBrokenPipeSignal(_ body: () -> Void) {
    var (signals, before, pending) = (sigset_t(), sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    guard pthread_sigmask(SIG_BLOCK, &signals, &before) == 0 else { return }
    body()
    if !wasPending {
      sigpending(&pending)
      var number: Int32 = 0
      if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signals, &number) }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
