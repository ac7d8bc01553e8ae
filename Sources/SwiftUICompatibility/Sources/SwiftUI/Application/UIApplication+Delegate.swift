@_spi(Bridging) import TextUI
public import UIKit

/// The delegate that an application set by itself.
@MainActor private final class SetDelegate {
  /// The delegate; `nil` before it set one.
  weak var delegate: (any UIApplicationDelegate)?

  /// Makes a place for a delegate.
  nonisolated init() {}
}

extension UIApplication {
  /// The delegate that the application set by this property, as long as it is used elsewhere.
  ///
  /// Mirrors UIKit's property. As there, it is not that of `@UIApplicationDelegateAdaptor`.
  ///
  /// - Note: Unlike UIKit's, it is `nil` before it is set, where there is an object of SwiftUI's own, and nothing tells it of anything.
  @MainActor @preconcurrency public var delegate: (any UIApplicationDelegate)? {
    get { CallerObjects.object { SetDelegate() }.delegate }
    set { CallerObjects.object { SetDelegate() }.delegate = newValue }
  }
}
