extension Image {
  /// How bright pictures may be; a terminal has its own brightness.
  ///
  /// Mirrors SwiftUI's `Image.DynamicRange`.
  public struct DynamicRange: Sendable, Hashable {
    /// As bright as a page is.
    public static let standard = DynamicRange(level: 0)

    /// Somewhat brighter.
    public static let constrainedHigh = DynamicRange(level: 1)

    /// As bright as the screen can be.
    public static let high = DynamicRange(level: 2)

    /// How bright it is beside others.
    private let level: Int
  }

  /// The picture, at most so bright; a terminal has its own brightness.
  ///
  /// Mirrors SwiftUI's method.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The key of how bright pictures may be.
private enum DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How bright pictures may be; a terminal has its own brightness.
  ///
  /// Mirrors SwiftUI's value.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets how bright pictures inside may be; a terminal has its own brightness.
  ///
  /// Mirrors SwiftUI's modifier.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
