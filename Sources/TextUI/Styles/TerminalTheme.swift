import TextRendering

/// The colours of a whole screen: those that stand for the terminal's own.
///
/// An application draws in the colours that the user chose for the terminal, its sixteen and those of text and ground. A theme puts others
/// in their place, on the whole screen, with its bars, sheets and the line about keys. Exact colours of the application stay.
///
/// ```swift
/// ContentView()
///   .terminalTheme(.standard)
/// ```
///
/// There is nothing like it in SwiftUI.
public struct TerminalTheme: Sendable, Hashable {
  /// The colours of a theme on a light or a dark ground.
  public struct Colors: Sendable, Hashable {
    /// What text is written in.
    public var text: Color

    /// What is behind the text.
    public var ground: Color

    /// What faint text is written in; `nil` leaves it to the terminal how faint text looks.
    public var faintText: Color?

    /// What stands for the terminal's sixteen: black, red, green, yellow, blue, magenta, cyan and white, and these brighter.
    public var palette: [Color]

    /// Makes the colours of a theme.
    ///
    /// - Parameters:
    ///   - text: What text is written in.
    ///   - ground: What is behind the text.
    ///   - faintText: What faint text is written in; `nil` leaves it to the terminal.
    ///   - palette: What stands for the terminal's sixteen, in their order; those that are missing are the terminal's.
    public init(text: Color, ground: Color, faintText: Color? = nil, palette: [Color] = []) {
      self.text = text
      self.ground = ground
      self.faintText = faintText
      self.palette = palette
    }
  }

  /// The colours where the scheme is light; `nil` for the terminal's.
  let light: Colors?

  /// The colours where the scheme is dark; `nil` for the terminal's.
  let dark: Colors?

  /// Makes a theme that follows the scheme, which is the terminal's unless `preferredColorScheme(_:)` or a launch says otherwise.
  ///
  /// - Parameters:
  ///   - light: The colours where the scheme is light.
  ///   - dark: The colours where the scheme is dark.
  public init(light: Colors, dark: Colors) {
    self.light = light
    self.dark = dark
  }

  /// Makes a theme that is the same in both schemes.
  ///
  /// - Parameter colors: The colours.
  public init(_ colors: Colors) {
    light = colors
    dark = colors
  }

  private init() {
    light = nil
    dark = nil
  }

  /// The terminal's own colours, as without a theme.
  public static let terminal = TerminalTheme()

  /// TextUI's colours, light or dark as the scheme is.
  public static let standard = TerminalTheme(light: Colors(.light), dark: Colors(.dark))

  /// TextUI's light colours.
  public static let light = TerminalTheme(Colors(.light))

  /// TextUI's dark colours.
  public static let dark = TerminalTheme(Colors(.dark))

  /// Colours that are far apart, on black or white as the scheme is; nothing is faint.
  public static let highContrast = TerminalTheme(
    light: Colors(.highContrastLight, faintText: 0x303030),
    dark: Colors(.highContrastDark, faintText: 0xD0D0D0))
}

extension TerminalTheme.Colors {
  /// Makes colours of those of pictures.
  init(_ palette: TerminalPalette, faintText: UInt32? = nil) {
    func color(_ exact: RGBColor) -> Color {
      Color(.terminal(.rgb(exact.red, exact.green, exact.blue)))
    }
    self.init(
      text: color(palette.foreground), ground: color(palette.background),
      faintText: faintText.map { color(RGBColor($0)) }, palette: palette.ansi.map(color))
  }
}

/// The key of the theme.
private enum TerminalThemeKey: EnvironmentKey {
  static var defaultValue: TerminalTheme { .terminal }
}

extension EnvironmentValues {
  /// The colours that stand for the terminal's own.
  public fileprivate(set) var terminalTheme: TerminalTheme {
    get { self[TerminalThemeKey.self] }
    set { self[TerminalThemeKey.self] = newValue }
  }
}

extension View {
  /// Has the whole screen drawn in the colours of a theme while the view is shown.
  ///
  /// Of several, the one that was shown or changed last counts.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: The changed view.
  public func terminalTheme(_ theme: TerminalTheme) -> some View {
    EnvironmentWriter(content: modified(by: ThemeModifier(theme: theme)), key: 0, value: theme) {
      $0.terminalTheme = theme
    }
  }
}

/// A modifier that has the screen drawn in the colours of a theme.
private struct ThemeModifier: SilentModifier, Equatable {
  let theme: TerminalTheme

  func makeBox(_ node: ViewNode) -> ThemeBox { ThemeBox(node) }

  func apply(to box: ThemeBox) {
    box.graph.themeBox = box
    box.setNeedsDisplay()
  }
}

/// The box of a view that has the screen drawn in the colours of a theme.
final class ThemeBox: Box {
  override func willRemove() {
    if graph.themeBox === self { graph.themeBox = nil }
  }

  /// Puts the colours of the theme in the place of the terminal's.
  func paint(_ grid: inout CellGrid) {
    let theme = environment.terminalTheme
    guard let colors = environment.groundScheme == .light ? theme.light : theme.dark else { return }
    let palette = colors.palette.prefix(16).map(exact)
    let (text, ground, faint) = (
      exact(colors.text), exact(colors.ground), colors.faintText.map(exact)
    )
    /// Returns what stands for a colour.
    func themed(_ color: TerminalColor, instead usual: TerminalColor) -> TerminalColor {
      switch color.kind {
      case .default: usual
      case .ansi(let index): Int(index) < palette.count ? palette[Int(index)] : color
      case .palette, .rgb: color
      }
    }
    grid.setStyle(x: 0, y: 0, width: grid.width, height: grid.height) { style in
      var usual = text
      if let faint, style.attributes.contains(.faint) {
        style.attributes.remove(.faint)
        usual = faint
      }
      style.foreground = themed(style.foreground, instead: usual)
      style.background = themed(style.background, instead: ground)
    }
  }

  /// Returns a colour in the terminal's terms.
  private func exact(_ color: Color) -> TerminalColor {
    color.terminalColor(in: environment) ?? .default
  }
}
