import TextRendering

/// The key of the colour that controls inside stand out by.
private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

/// The key of the colour that controls of the whole application stand out by.
private enum AccentKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour that controls stand out by; the application's when `nil`.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The colour that controls of the application stand out by; TextUI's when `nil`.
  fileprivate(set) var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The colour that controls stand out by, in the terminal's terms.
  var tintColor: TerminalColor {
    (tint ?? .accentColor).terminalColor(in: self) ?? .default
  }
}

extension View {
  /// Sets the colour that controls inside stand out by.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter tint: The colour; `nil` for the application's.
  /// - Returns: The changed view.
  public func tint(_ tint: Color?) -> some View {
    // The tint as a tint is the one around.
    EnvironmentWriter(content: self, key: 0, value: tint) {
      if tint?.kind != .tint { $0.tint = tint }
    }
  }

  /// Sets the colour that controls inside stand out by.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    self.tint(tint?.color)
  }

  /// Sets the colour that controls inside, and what is painted in the accent colour, stand out by.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter accentColor: The colour; `nil` for TextUI's.
  /// - Returns: The changed view.
  public func accentColor(_ accentColor: Color?) -> some View {
    EnvironmentWriter(content: self, key: 0, value: accentColor) {
      if accentColor?.kind != .accent && accentColor?.kind != .tint { $0.accent = accentColor }
    }
  }
}
