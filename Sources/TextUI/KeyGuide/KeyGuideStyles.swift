/// What a style is told of the line that says what keys do.
public struct KeyFooterStyleConfiguration {
  /// The keys, the most useful first.
  public let hints: [KeyHint]
}

/// A look of the line at the bottom of a screen that says what keys do.
///
/// ```swift
/// struct Quiet: KeyFooterStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.hints.map(\.key).joined(separator: " ")).foregroundStyle(.secondary)
///   }
/// }
/// ```
///
/// - Note: TextUI's own addition.
@MainActor @preconcurrency public protocol KeyFooterStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = KeyFooterStyleConfiguration

  /// Returns the view, which has one row.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of the line that says what keys do as hints beside each other, as far as there is room.
public struct DefaultKeyFooterStyle: KeyFooterStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    KeyHintRow(hints: configuration.hints)
  }
}

extension KeyFooterStyle where Self == DefaultKeyFooterStyle {
  /// Hints beside each other.
  public static var automatic: DefaultKeyFooterStyle { DefaultKeyFooterStyle() }
}

/// What a style is told of a palette of commands.
@MainActor public struct CommandPaletteStyleConfiguration {
  /// The field in which a command is sought.
  public typealias Field = ControlPart

  /// The commands that match.
  public typealias Results = ControlPart

  /// The field in which a command is sought.
  public let field: Field

  /// The commands that match, the best first.
  public let results: Results
}

/// A look of the palette of commands.
///
/// - Note: TextUI's own addition.
@MainActor @preconcurrency public protocol CommandPaletteStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = CommandPaletteStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look of a palette of commands with the field above what it finds.
public struct DefaultCommandPaletteStyle: CommandPaletteStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.field
      Divider()
      configuration.results
    }
  }
}

extension CommandPaletteStyle where Self == DefaultCommandPaletteStyle {
  /// The field above what it finds.
  public static var automatic: DefaultCommandPaletteStyle { DefaultCommandPaletteStyle() }
}

// MARK: - Modifiers

extension View {
  /// Sets whether the line at the bottom of the screen says what keys do, when it is said of all that a window shows.
  ///
  /// - Note: TextUI's own addition.
  ///
  /// - Parameter visibility: Whether it does; `automatic` where there are enough rows.
  /// - Returns: The changed view.
  public func keyFooter(_ visibility: Visibility) -> some View {
    environment(\.keyFooterVisibility, visibility)
  }

  /// Sets the look of the line that says what keys do, when it is said of all that a window shows.
  ///
  /// - Note: TextUI's own addition.
  public func keyFooterStyle<S: KeyFooterStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: KeyFooterStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }

  /// Sets whether `?` shows all keys, when it is said of all that a window shows.
  ///
  /// - Note: TextUI's own addition.
  public func keyHelp(_ visibility: Visibility) -> some View {
    environment(\.keyHelpVisibility, visibility)
  }

  /// Sets whether Control-P opens a palette of commands, when it is said of all that a window shows.
  ///
  /// - Note: TextUI's own addition.
  public func commandPalette(_ visibility: Visibility) -> some View {
    environment(\.commandPaletteVisibility, visibility)
  }

  /// Sets the look of the palette of commands, when it is said of all that a window shows.
  ///
  /// - Note: TextUI's own addition.
  public func commandPaletteStyle<S: CommandPaletteStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: CommandPaletteStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The key of whether a line says what keys do.
private enum KeyFooterVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The key of whether all keys can be shown.
private enum KeyHelpVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

/// The key of whether there is a palette of commands.
private enum CommandPaletteVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether a line says what keys do.
  var keyFooterVisibility: Visibility {
    get { self[KeyFooterVisibilityKey.self] }
    set { self[KeyFooterVisibilityKey.self] = newValue }
  }

  /// Whether all keys can be shown.
  var keyHelpVisibility: Visibility {
    get { self[KeyHelpVisibilityKey.self] }
    set { self[KeyHelpVisibilityKey.self] = newValue }
  }

  /// Whether there is a palette of commands.
  var commandPaletteVisibility: Visibility {
    get { self[CommandPaletteVisibilityKey.self] }
    set { self[CommandPaletteVisibilityKey.self] = newValue }
  }
}
