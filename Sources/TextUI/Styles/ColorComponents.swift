public import Foundation
import TextRendering

extension Color {
  /// A colour as its parts.
  ///
  /// Mirrors SwiftUI's `Color.Resolved`.
  public struct Resolved: Sendable, Hashable, Codable {
    /// How red it is, from 0 to 1.
    public var red: Float

    /// How green it is, from 0 to 1.
    public var green: Float

    /// How blue it is, from 0 to 1.
    public var blue: Float

    /// How much of it covers what is behind, from 0 to 1.
    public var opacity: Float

    /// Makes a colour from its parts, each from 0 to 1; a terminal has one space of colours.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// Makes a colour from a number, `0xRRGGBB`.
    fileprivate init(_ value: UInt32, opacity: Float = 1) {
      let color = RGBColor(value)
      self.init(
        red: Float(color.red) / 255, green: Float(color.green) / 255,
        blue: Float(color.blue) / 255, opacity: opacity)
    }
  }

  /// Makes a colour from its parts.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the parts that the colour has in an environment.
  ///
  /// Mirrors SwiftUI's method. Named colours have the parts that they have on a phone, in a light or dark scheme, and not those of the
  /// user's terminal, which nobody knows.
  ///
  /// - Parameter environment: The values of a view.
  /// - Returns: The parts.
  @MainActor @preconcurrency public func resolve(in environment: EnvironmentValues) -> Resolved {
    var environment = environment
    // What a catalogue or a closure has for each scheme is drawn for the ground, and asked for here.
    environment.colorScheme = environment.colorScheme
    return known(in: environment).parts(isDark: environment.colorScheme == .dark)
  }

  /// The parts in a light scheme, for whoever knows of no environment.
  ///
  /// What the catalogues beside the application have is known on the main actor alone; elsewhere it is the colour of text.
  var parts: Resolved {
    guard MainActor.isCurrent else { return parts(isDark: false) }
    return MainActor.assumeIsolated { known(in: .light) }.parts(isDark: false)
  }

  /// Returns the colour that this one is in an environment, which depends on no more than the scheme.
  @MainActor private func known(in environment: EnvironmentValues) -> Color {
    switch kind {
    case .terminal, .secondary, .clear: self
    case .accent: environment.accent?.opacity(opacity).known(in: environment) ?? self
    case .tint: environment.tint?.opacity(opacity).known(in: environment) ?? self
    case .mixed(let start, let end, let share, let space):
      Color(
        .mixed(start.known(in: environment), end.known(in: environment), share, space),
        opacity: opacity)
    case .painted(let paint): known(of: paint.resolved(in: environment), in: environment)
    }
  }

  /// Returns the colour of a paint that depends on no environment, as faint as this one.
  @MainActor private func known(of paint: ShapePaint, in environment: EnvironmentValues) -> Color {
    let color: Color
    switch paint.kind {
    case .color(let own): color = own.known(in: environment).opacity(paint.opacity)
    case .gradient: color = paint.color.known(in: environment)
    case .ground: color = Color(white: environment.colorScheme == .dark ? 0 : 1)
    case .foreground, .resolving: color = .primary
    }
    return color.opacity(opacity)
  }

  /// Returns the parts of a colour that depends on no more than the scheme.
  private func parts(isDark: Bool) -> Resolved {
    var parts: Resolved
    switch kind {
    case .terminal(let own): parts = Self.parts(of: own, isDark: isDark)
    case .secondary:
      parts = isDark ? Resolved(0xEBEBF5, opacity: 0.6) : Resolved(0x3C3C43, opacity: 0.6)
    case .accent, .tint: parts = Color.blue.parts(isDark: isDark)
    case .clear: parts = Resolved(0, opacity: 0)
    case .mixed(let start, let end, let share, let space):
      let (start, end) = (start.parts(isDark: isDark), end.parts(isDark: isDark))
      let mixed = space.between(start.numbers, end.numbers, share)
      parts = Resolved(
        red: Float(mixed.x), green: Float(mixed.y), blue: Float(mixed.z),
        opacity: start.opacity + (end.opacity - start.opacity) * Float(share))
    case .painted: parts = Color.primary.parts(isDark: isDark)
    }
    parts.opacity *= Float(opacity)
    return parts
  }

  /// The colours that have names, as a phone shows them, in a light and in a dark scheme.
  private static let named: [TerminalColor: (light: UInt32, dark: UInt32)] = [
    .default: (0x000000, 0xFFFFFF), .ansi(0): (0x000000, 0x000000),
    .ansi(1): (0xFF3B30, 0xFF453A), .ansi(2): (0x34C759, 0x30D158),
    .ansi(3): (0xFFCC00, 0xFFD60A), .ansi(4): (0x007AFF, 0x0A84FF),
    .ansi(5): (0xAF52DE, 0xBF5AF2), .ansi(6): (0x32ADE6, 0x64D2FF),
    .ansi(8): (0x8E8E93, 0x8E8E93), .ansi(15): (0xFFFFFF, 0xFFFFFF),
    .palette(62): (0x5856D6, 0x5E5CE6), .palette(121): (0x00C7BE, 0x63E6E2),
    .palette(130): (0xA2845E, 0xAC8E68), .palette(205): (0xFF2D55, 0xFF375F),
    .palette(208): (0xFF9500, 0xFF9F0A),
  ]

  /// Returns the parts of a colour of the terminal.
  private static func parts(of color: TerminalColor, isDark: Bool) -> Resolved {
    if let known = named[color] { return Resolved(isDark ? known.dark : known.light) }
    var style = TextStyle()
    style.foreground = color
    let palette: TerminalPalette = isDark ? .dark : .light
    return Resolved(palette.colors(of: style).foreground.value)
  }
}

extension Color.Resolved: PaintStyle {
  /// The colour.
  public var paint: ShapePaint { Color(self).paint }
}

extension EnvironmentValues {
  /// Those of no view, in a light scheme.
  fileprivate static var light: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .light
    return values
  }
}

// MARK: - UIKit

extension UIColor {
  /// Hands the components out: those of a light scheme.
  ///
  /// - Parameters:
  ///   - red: Where its red goes.
  ///   - green: Where its green goes.
  ///   - blue: Where its blue goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it has such components; always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Hands the components of a gray out.
  ///
  /// - Parameters:
  ///   - white: Where its brightness goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Hands out the place in the circle of hues, the strength and the brightness: those of a light scheme.
  ///
  /// - Parameters:
  ///   - hue: Where its place goes.
  ///   - saturation: Where its strength goes.
  ///   - brightness: Where its brightness goes.
  ///   - alpha: Where its opacity goes.
  /// - Returns: Whether it has such components; always.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = color.parts
    let (red, green, blue) = (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue))
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = 2 + (blue - red) / range
      } else {
        sixths = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Makes a colour that is another one by the scheme it is drawn in; for the module SwiftUI, which knows UIKit's word for a scheme.
  ///
  /// - Parameter color: Returns the colour of a scheme.
  @_spi(Bridging) public init(byScheme color: @escaping @Sendable (ColorScheme) -> UIColor) {
    self.init(
      Color(
        .painted(
          ShapePaint(
            kind: .resolving { environment in color(environment.groundScheme).color.paint }))))
  }
}
