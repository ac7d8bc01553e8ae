public import Foundation

/// What an interface is like where something is shown.
///
/// Mirrors UIKit's class, as far as colours that depend on it ask.
public final class UITraitCollection: NSObject, Sendable {
  /// Whether it is dark on light, or light on dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes a collection that says how bright the interface is.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection that says nothing.
  public convenience override init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Whether another object says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.userInterfaceStyle == userInterfaceStyle
  }

  /// A number that is the same for what says the same.
  public override var hash: Int { userInterfaceStyle.hashValue }
}
