/// A type that makes previews of views.
///
/// Mirrors SwiftUI's protocol. `swift run App --preview MyView` shows what a type `MyView` or `MyView_Previews` makes, and
/// `swift run App --preview` lists all previews.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// A room for a preview, which as a part of an application has the application's.
///
/// Mirrors SwiftUI's `PreviewLayout`.
public enum PreviewLayout: Sendable, Hashable {
  /// That of a device.
  case device

  /// As much as the view takes.
  case sizeThatFits

  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device for a preview, which as a part of an application has the application's.
///
/// Mirrors SwiftUI's `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// The name of the device.
  public let rawValue: String

  /// Makes a device of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a device of a name.
  public init(stringLiteral: String) {
    self.init(rawValue: stringLiteral)
  }
}

extension View {
  /// Names a preview; the name is not shown.
  ///
  /// Mirrors SwiftUI's modifier.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the room of a preview, which as a part of an application has the application's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview, which as a part of an application has the application's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
