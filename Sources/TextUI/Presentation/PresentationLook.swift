/// A height of a sheet; on a text screen a sheet is as high as its content.
///
/// Mirrors SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Sendable, Hashable {
  /// A name of a height.
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)

  /// All of the screen.
  public static let large = PresentationDetent(kind: .large)

  /// Returns a share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}

extension View {
  /// Sets the heights that the sheet around can have; on a text screen it is as high as its content.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Sets the heights that the sheet around can have, and tells which it has; on a text screen it is as high as its content.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    self
  }

  /// Sets whether the sheet around shows what it is dragged by, which on a text screen it does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Rounds the corners of the sheet around, whose line is as it is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
