import Glibc

/// How a process ended.
package enum ExitStatus: Sendable, Hashable {
  /// It exited with a code.
  case exited(Int32)

  /// A signal ended it.
  case signalled(Int32)

  /// Creates a status from what `waitpid` gives.
  ///
  /// - Parameter raw: The number.
  init(raw: Int32) {
    let signal = raw & 0x7F
    self = signal == 0 ? .exited(raw >> 8 & 0xFF) : .signalled(signal)
  }
}
