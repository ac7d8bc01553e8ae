/// A look of progress views.
///
/// Mirrors SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of progress views.
///
/// Mirrors SwiftUI's `ProgressViewStyleConfiguration`.
@MainActor public struct ProgressViewStyleConfiguration {
  /// What goes on.
  public typealias Label = ControlPart

  /// How far it has come, in words.
  public typealias CurrentValueLabel = ControlPart

  /// How far it has come, from 0 to 1; `nil` when that is not known.
  public let fractionCompleted: Double?

  /// What goes on; `nil` when nothing is said of it.
  public var label: Label?

  /// How far it has come, in words; `nil` when nothing is said of it.
  public var currentValueLabel: CurrentValueLabel?
}

/// The look of a progress view that suits what it shows: a bar for a value, a turning symbol for none.
///
/// Mirrors SwiftUI's structure.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The colour; the usual one when `nil`.
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressStyleKind, .automatic)
      .tint(tint)
  }
}

/// The look of a progress view as a bar.
///
/// Mirrors SwiftUI's structure.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The colour; the usual one when `nil`.
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressStyleKind, .linear)
      .tint(tint)
  }
}

/// The look of a progress view as a circle.
///
/// Mirrors SwiftUI's structure.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The colour; the usual one when `nil`.
  private let tint: Color?

  /// Makes the style.
  public nonisolated init() {
    tint = nil
  }

  /// Makes the style with a colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressStyleKind, .circular)
      .tint(tint)
  }
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

  /// As a line with a mark on it.
  case marker
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
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: ProgressViewStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
