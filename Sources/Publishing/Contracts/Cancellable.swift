import Foundation

/// A type whose activity can be ended.
///
/// Mirrors Combine's `Cancellable`.
public protocol Cancellable {
  /// Ends the activity, and lets go of what it holds.
  func cancel()
}

extension Cancellable {
  /// Puts what ends the activity into a collection, which holds it.
  public func store<Held: RangeReplaceableCollection>(in collection: inout Held)
  where Held.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Puts what ends the activity into a set, which holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// An activity that ends when the last reference to it goes.
///
/// Mirrors Combine's `AnyCancellable`.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Makes one that ends an activity by a function, which runs once at most.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Wraps an activity.
  public init<Wrapped: Cancellable>(_ canceller: Wrapped) {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Ends the activity.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Puts it into a collection, which holds it.
  public func store<Held: RangeReplaceableCollection>(in collection: inout Held)
  where Held.Element == AnyCancellable {
    collection.append(self)
  }

  /// Puts it into a set, which holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
