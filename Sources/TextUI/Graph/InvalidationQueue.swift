import Synchronization

/// The views that read observable properties which changed since the last update, from any thread.
final class InvalidationQueue: Sendable {
  /// A view, with what holds of the change.
  typealias Entry = (node: NodeReference, scope: TransactionScope?)

  private let pending = Mutex<[Entry]>([])

  /// Called, on the thread of the change, when the queue gets its first entry.
  private let wake: @Sendable () -> Void

  /// Makes an empty queue.
  ///
  /// - Parameter wake: Called, on the thread of the change, when the queue gets its first entry.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Adds a view.
  func append(_ node: NodeReference) {
    let scope = TransactionScope.open
    scope?.group?.claim()
    let isFirst = pending.withLock { pending in
      pending.append((node, scope))
      return pending.count == 1
    }
    if isFirst { wake() }
  }

  /// Takes out all views; what waits for the ends of their motions goes on to do so until it is let go.
  func takeAll() -> [Entry] {
    pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
  }

  /// Whether no view waits.
  var isEmpty: Bool { pending.withLock(\.isEmpty) }
}
