import AutomationWire

/// A scheme of colours: light or dark.
///
/// Mirrors SwiftUI's `ColorScheme`.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark text on a light ground.
  case light

  /// Light text on a dark ground.
  case dark
}

/// The key of whether the screen is light or dark.
private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .dark }
}

extension EnvironmentValues {
  /// Whether the screen is light or dark.
  ///
  /// Mirrors SwiftUI's value.
  ///
  /// A launch option or the device of a test says it, or else the terminal, where it answers what colour its ground has.
  ///
  /// - Note: Unlike SwiftUI's, it is dark where nobody says otherwise. Colours are the terminal's own and suit its ground whatever this is.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the views inside take the screen for light or dark.
  ///
  /// Mirrors SwiftUI's modifier.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Takes the screen for light or dark in the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter colorScheme: Light or dark; as around for `nil`.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike SwiftUI's, which sets it for the whole window or sheet, it counts inside the view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { scheme in
      if let colorScheme { scheme = colorScheme }
    }
  }
}

extension ColorScheme {
  /// Makes the scheme of an appearance; `nil` when it is as the application likes.
  init?(_ appearance: HostAppearance) {
    switch appearance {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}
