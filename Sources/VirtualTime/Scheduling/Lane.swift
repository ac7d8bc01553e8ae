/// Which of the two executors of the process a job was given to.
package enum Lane: UInt8, Sendable, Hashable {
  /// The main actor's executor.
  case main = 1

  /// The default executor: everything that has no executor of its own.
  case pool = 2
}
