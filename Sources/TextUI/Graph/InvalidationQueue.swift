import Synchronization

/// The views that read observable properties which changed since the last update, from any thread.
final class InvalidationQueue: Sendable {
  private let pending = Mutex<[NodeReference]>([])

  /// Called, on the thread of the change, when the queue gets its first entry.
  private let wake: @Sendable () -> Void

  /// Makes an empty queue.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Adds a view.
  func append(_ node: NodeReference) {
    let isFirst = pending.withLock { pending in
      pending.append(node)
      return pending.count == 1
    }
    if isFirst { wake() }
  }

  /// Takes out all views.
  func takeAll() -> [NodeReference] {
    pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
  }

  /// Whether no view waits.
  var isEmpty: Bool { pending.withLock(\.isEmpty) }
}
