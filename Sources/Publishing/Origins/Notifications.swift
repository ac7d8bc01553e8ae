public import Foundation
import Synchronization

extension NotificationCenter {
  /// A publisher of notifications.
  ///
  /// Mirrors `NotificationCenter.Publisher`.
  public struct Publisher: Publishing.Publisher, Equatable {
    /// The notifications.
    public typealias Output = Notification

    /// It does not fail.
    public typealias Failure = Never

    /// The center at which they are posted.
    public let center: NotificationCenter

    /// Their name.
    public let name: Notification.Name

    /// The object that posts them; `nil` for any.
    public let object: AnyObject?

    /// Makes a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      let isOfDefaults = name == UserDefaults.didChangeNotification
      if isOfDefaults { DefaultsListening.begin() }
      let relay = Relay<Notification, Never>()
      let observation = Observation(relay: relay)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        observation.relay.send(notification)
      }
      let ending = AnyCancellable { [center] in
        center.removeObserver(token)
        if isOfDefaults { DefaultsListening.end() }
      }
      relay.attach(
        AnySubscriber(
          receiveSubscription: {
            subscriber.receive(
              subscription: WatchedSubscription(subscription: $0) { ending.cancel() })
          }, receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }),
        isKept: true)
    }

    /// Whether both are of the same notifications.
    public static func == (first: Publisher, second: Publisher) -> Bool {
      first.center === second.center && first.name == second.name && first.object === second.object
    }
  }

  /// What takes notifications, on whichever thread they are posted.
  ///
  /// `@unchecked Sendable` holds because a relay guards all it has with a lock.
  private struct Observation: @unchecked Sendable {
    /// Sends them on.
    let relay: Relay<Notification, Never>
  }

  /// Returns a publisher of notifications.
  ///
  /// Mirrors Foundation's method.
  ///
  /// - Parameters:
  ///   - name: Their name.
  ///   - object: The object that posts them; `nil` for any.
  /// - Returns: The publisher.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Who listens for `UserDefaults.didChangeNotification`, which Foundation of this platform never posts.
///
/// An application's views post it when they are brought up to date after a change; while nobody listens they need not look.
package enum DefaultsListening {
  /// How many listen.
  private static let count = Atomic(0)

  /// Whether somebody listens.
  package static var isOn: Bool { count.load(ordering: .relaxed) > 0 }

  /// Notes that one more listens.
  static func begin() { count.add(1, ordering: .relaxed) }

  /// Notes that one no longer listens.
  static func end() { count.subtract(1, ordering: .relaxed) }
}
