import Synchronization

/// A number that code on any thread may increase.
final class Counter: Sendable {
  private let count = Mutex(0)

  /// The number.
  var value: Int { count.withLock { $0 } }

  /// Adds one.
  func increment() { count.withLock { $0 += 1 } }
}
