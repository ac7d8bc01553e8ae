/// A look of progress views.
///
/// Mirrors SwiftUI's protocol.
///
/// - Note: Unlike SwiftUI's, it has no styles but those that come with it: one of the author's own looks like the automatic one.
public protocol ProgressViewStyle: Sendable {}

/// The look of a progress view that suits what it shows: a bar for a value, a turning symbol for none.
///
/// Mirrors SwiftUI's structure.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a progress view as a bar.
///
/// Mirrors SwiftUI's structure.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a progress view as a circle.
///
/// Mirrors SwiftUI's structure.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As suits what is shown.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A look of progress views, as a value.
enum ProgressStyleKind: Sendable, Hashable {
  /// As suits what is shown.
  case automatic

  /// As a bar.
  case linear

  /// As a circle.
  case circular

  /// Makes the kind of a style.
  init(_ style: some ProgressViewStyle) {
    switch style {
    case is LinearProgressViewStyle: self = .linear
    case is CircularProgressViewStyle: self = .circular
    default: self = .automatic
    }
  }
}

/// The key of the look of progress views.
private enum ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressStyleKind { .automatic }
}

extension EnvironmentValues {
  /// How progress views look.
  var progressStyleKind: ProgressStyleKind {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of progress views inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    let kind = ProgressStyleKind(style)
    return EnvironmentWriter(content: self, key: 0, value: kind) { $0.progressStyleKind = kind }
  }
}
