import Synchronization

/// Whether no tab view of an application shows its bar, as UIKit's appearance says it.
@_spi(Bridging) public final class HiddenTabBars: Sendable {
  /// That of the application whose code asks.
  public static var ofCaller: HiddenTabBars { CallerObjects.object { HiddenTabBars() } }

  private let state = Mutex(false)

  /// Whether they are hidden.
  public var areHidden: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
