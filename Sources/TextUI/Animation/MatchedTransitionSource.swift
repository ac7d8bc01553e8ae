/// How a view looks while a page comes out of it, which on a text screen it does at once.
///
/// Mirrors SwiftUI's protocol.
public protocol MatchedTransitionSourceConfiguration {}

/// A look that nothing was said of.
///
/// Mirrors SwiftUI's structure.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Gives the view a ground meanwhile.
  ///
  /// Mirrors SwiftUI's method.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Gives the view a form meanwhile.
  ///
  /// Mirrors SwiftUI's method.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Gives the view a shadow meanwhile.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: How far it reaches.
  ///   - x: How far it is to the side.
  ///   - y: How far it is below.
  /// - Returns: The changed look.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}
