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

    private let stream: AsyncStream<Posted>

    /// A notification on its way to the task that waits for it.
    fileprivate struct Posted: @unchecked Sendable {
      let notification: Notification
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
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      self.stream = stream
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Posted(notification: $0))
      }
      let registration = Registration(center: center, observer: observer)
      continuation.onTermination = { _ in
        registration.center.removeObserver(registration.observer)
      }
    }

    /// Returns what waits for one after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(inner: stream.makeAsyncIterator()) }

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
