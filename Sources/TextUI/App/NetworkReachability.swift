import AutomationWire

/// Whether an application reaches the network, for modules that stand on this one and bring Apple's words for it.
///
/// TextUI's own addition.
@_spi(Bridging) public final class NetworkReachability: Sendable {
  /// The application's network.
  private let reach: NetworkReach

  /// The application; `nil` where none is known.
  private let instance: ApplicationInstance?

  /// Takes in the network of the application whose code runs.
  public init() {
    instance = ApplicationInstance.current
    reach = NetworkReach.of(instance)
  }

  /// Whether it is reached: always, unless a test's stubs say otherwise.
  public var isReachable: Bool { reach.isReachable }

  /// Has changes told.
  ///
  /// - Parameter observer: What is called after a change, on whatever thread.
  /// - Returns: The number by which it is removed.
  public func add(_ observer: @escaping @Sendable () -> Void) -> Int { reach.add(observer) }

  /// Has changes no longer told.
  ///
  /// - Parameter number: The number of the observer.
  public func remove(_ number: Int) { reach.remove(number) }

  /// Notes that a word of it is on its way through threads of the system: the application is not at rest before it has come.
  public func noteTransit() { instance?.noteTransit() }
}
