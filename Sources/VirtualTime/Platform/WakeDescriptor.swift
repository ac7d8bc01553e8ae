import Glibc

/// A descriptor that one thread makes readable to wake another from `poll`.
package struct WakeDescriptor: Sendable {
  /// The descriptor to poll for reading, -1 if the kernel gave none.
  package let number: Int32

  /// Creates a descriptor that is not readable and not inherited by child processes.
  package init() {
    number = makeEventDescriptor(
      0, EventDescriptorFlags.nonBlocking | EventDescriptorFlags.closeOnExec)
  }

  /// Makes the descriptor readable.
  package func signal() {
    var one: UInt64 = 1
    _ = write(number, &one, 8)
  }

  /// Makes the descriptor unreadable until the next signal.
  package func clear() {
    var count: UInt64 = 0
    _ = read(number, &count, 8)
  }
}
