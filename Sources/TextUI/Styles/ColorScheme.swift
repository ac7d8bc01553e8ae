import AutomationWire
import TextRendering

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

/// The key of whether colours are drawn on a light or a dark ground.
private enum GroundSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .dark }
}

extension EnvironmentValues {
  /// Whether the screen is light or dark.
  ///
  /// Mirrors SwiftUI's value.
  ///
  /// A launch option or the device of a test says it, or else the terminal, where it answers what colour its ground has. Where nobody says it,
  /// it is light in a test, as on a new simulator, and dark in a terminal.
  ///
  /// - Note: Unlike SwiftUI's, it does not decide alone what colours are drawn: where nobody says it, they suit a dark ground, as pictures of a
  ///   test have it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      self[GroundSchemeKey.self] = newValue
    }
  }

  /// Whether colours are drawn on a light or a dark ground: the terminal's own suit it whatever it is.
  var groundScheme: ColorScheme { self[GroundSchemeKey.self] }

  /// What the terminal's own colours are taken for, where colours are blended.
  var terminalPalette: TerminalPalette { groundScheme == .light ? .light : .dark }

  /// Has views take the screen for light or dark where nobody says it.
  mutating func assume(_ colorScheme: ColorScheme) { self[ColorSchemeKey.self] = colorScheme }
}

extension View {
  /// Sets whether the views inside take the screen for light or dark.
  ///
  /// Mirrors SwiftUI's modifier.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Has the screen that the view is on be light or dark: the window, or the sheet, with all that is in it.
  ///
  /// Mirrors SwiftUI's modifier: views around this one on the same screen are told, too. Of views inside each other the outer one decides, of
  /// those beside each other the first.
  ///
  /// - Parameter colorScheme: Light or dark; `nil` leaves it as others have it.
  /// - Returns: The changed view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformPreference(PreferredColorSchemeKey.self) { scheme in
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

extension ColorScheme {
  /// Whether it is light or dark where the view is whose body runs, or in the whole application for other code; `nil` without one, and away
  /// from the main actor.
  ///
  /// TextUI's own addition.
  @_spi(Bridging) public static var ofCaller: ColorScheme? {
    guard MainActor.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let graph = CallerGraph.graph else { return nil }
      return (graph.evaluating ?? graph.root)?.scope.values.colorScheme
    }
  }
}
