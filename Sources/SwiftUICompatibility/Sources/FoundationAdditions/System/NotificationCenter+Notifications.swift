import Synchronization

extension NotificationCenter {
  /// Returns the notifications of a name that are posted from now on.
  ///
  /// Mirrors Foundation's function.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who posts them; anybody when `nil`.
  /// - Returns: The notifications, one after the other; they end with the task that waits for them.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, as they are posted.
  ///
  /// Mirrors Foundation's class.
  public final class Notifications: AsyncSequence, Sendable {
    /// A notification.
    public typealias Element = Notification

    /// Where and of what name they are posted.
    private let source: Source

    /// Those that are posted before the first one waits.
    private let first: Mutex<AsyncStream<Posted>?>

    /// A notification on its way to the task that waits for it.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    /// Where and of what name notifications are posted.
    private struct Source: @unchecked Sendable {
      let center: NotificationCenter
      let name: Notification.Name
      let object: (any AnyObject & Sendable)?

      /// Returns those that are posted from now on, until nobody waits any more.
      func observe() -> AsyncStream<Posted> {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Posted(notification: $0))
        }
        let registration = Registration(center: center, observer: observer)
        continuation.onTermination = { _ in
          registration.center.removeObserver(registration.observer)
        }
        return stream
      }
    }

    /// What takes an observer away when nobody waits any more.
    private struct Registration: @unchecked Sendable {
      let center: NotificationCenter
      let observer: any NSObjectProtocol
    }

    /// Begins to observe.
    fileprivate init(
      center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
    ) {
      source = Source(center: center, name: name, object: object)
      first = Mutex(source.observe())
    }

    /// Returns what waits for one after the other: the first has those that were posted since, any other those from now on.
    public func makeAsyncIterator() -> Iterator {
      let kept = first.withLock { first in
        defer { first = nil }
        return first
      }
      return Iterator(inner: (kept ?? source.observe()).makeAsyncIterator())
    }

    /// What waits for one after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var inner: AsyncStream<Posted>.Iterator

      /// Waits for the next one; `nil` when the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await inner.next(isolation: actor)?.notification
      }
    }
  }
}
