import Synchronization

/// Whether an application reaches the network, as far as its test says.
package final class NetworkReach: Sendable {
  /// What changes.
  private struct State {
    /// Whether it does.
    var isReachable = true

    /// What is told of changes, by number.
    var observers: [Int: @Sendable () -> Void] = [:]

    /// How many observers there have been.
    var count = 0
  }

  /// What changes, behind the lock.
  private let state = Mutex(State())

  /// Makes a network that is reached.
  private init() {}

  /// That of code that runs without an instance: always reached.
  private static let ofProcess = NetworkReach()

  /// Returns that of an instance.
  ///
  /// - Parameter instance: The instance; `nil` for code that runs without one.
  /// - Returns: The network.
  package static func of(_ instance: ApplicationInstance?) -> NetworkReach {
    instance?.attachment { NetworkReach() } ?? ofProcess
  }

  /// Whether it is reached.
  package var isReachable: Bool { state.withLock { $0.isReachable } }

  /// Takes in whether it is reached, and tells the observers of a change.
  package func set(_ isReachable: Bool) {
    let observers = state.withLock { state in
      guard state.isReachable != isReachable else { return [@Sendable () -> Void]() }
      state.isReachable = isReachable
      return state.observers.sorted { $0.key < $1.key }.map(\.value)
    }
    for observer in observers { observer() }
  }

  /// Has changes told.
  ///
  /// - Parameter observer: What is called after a change, on whatever thread.
  /// - Returns: The number by which it is removed.
  package func add(_ observer: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.count += 1
      state.observers[state.count] = observer
      return state.count
    }
  }

  /// Has changes no longer told.
  ///
  /// - Parameter number: The number of the observer.
  package func remove(_ number: Int) {
    state.withLock { _ = $0.observers.removeValue(forKey: number) }
  }
}
