import Synchronization

/// A flag that tasks and threads set and read.
final class Flag: Sendable {
  /// The flag.
  private let value = Atomic<Bool>(false)

  /// Whether it is set.
  var isSet: Bool { value.load(ordering: .acquiring) }

  /// Sets the flag.
  func set() { value.store(true, ordering: .releasing) }
}
