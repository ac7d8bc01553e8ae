// Values of the environment that a phone's system draws by, and a terminal does not; views of the author's read them.

/// The key of the size of controls.
private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

/// The key of how much headings stand out.
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

/// The key of whether texts may be set tighter.
private enum AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// How heavy the texts of the system are.
///
/// Mirrors SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Sendable, Hashable {
  /// As usual.
  case regular

  /// Bold.
  case bold
}

/// How far colours of a screen are apart.
///
/// Mirrors SwiftUI's `ColorSchemeContrast`.
public enum ColorSchemeContrast: Sendable, Hashable, CaseIterable {
  /// As usual.
  case standard

  /// Further.
  case increased
}

extension EnvironmentValues {
  /// The size of controls, which as text have one.
  ///
  /// Mirrors SwiftUI's value.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// How much headings of sections stand out; as text all do alike.
  ///
  /// Mirrors SwiftUI's value.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether texts may be set tighter, which in a terminal they cannot be.
  ///
  /// Mirrors SwiftUI's value.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How heavy the texts of the system are; `nil`, for a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var legibilityWeight: LegibilityWeight? { nil }

  /// How far colours are apart: as usual, for a terminal does not tell.
  ///
  /// Mirrors SwiftUI's value.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
