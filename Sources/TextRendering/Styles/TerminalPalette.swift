/// The exact colors that stand for the sixteen, the 256 and the default ones; for pictures, and to
/// find the nearest when a terminal has fewer.
package struct TerminalPalette: Sendable, Hashable {
  /// What the default foreground stands for.
  package var foreground: RGBColor

  /// What the default background stands for.
  package var background: RGBColor

  /// What the sixteen colors stand for.
  ///
  /// It is an error for it to hold fewer than sixteen.
  package var ansi: [RGBColor]

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - foreground: What the default foreground stands for.
  ///   - background: What the default background stands for.
  ///   - ansi: What the sixteen colors stand for.
  package init(foreground: RGBColor, background: RGBColor, ansi: [RGBColor]) {
    precondition(ansi.count >= 16, "a palette needs 16 colors, not \(ansi.count)")
    self.foreground = foreground
    self.background = background
    self.ansi = ansi
  }

  /// Light text on a dark ground, with shades that are well apart on it.
  package static let dark = TerminalPalette(
    foreground: RGBColor(0xD8DEE9), background: RGBColor(0x1B1F27),
    ansi: [
      RGBColor(0x2A2F3A), RGBColor(0xE5616B), RGBColor(0x8CC570), RGBColor(0xE3B95C),
      RGBColor(0x61A5F0), RGBColor(0xC57BDB), RGBColor(0x4FB8C4), RGBColor(0xC8CDD8),
      RGBColor(0x687083), RGBColor(0xFF7B85), RGBColor(0xA6DE8B), RGBColor(0xF5D27D),
      RGBColor(0x82BBFF), RGBColor(0xDB98EE), RGBColor(0x70D3DE), RGBColor(0xFFFFFF),
    ])

  /// Dark text on a light ground, with shades that are well apart on it.
  package static let light = TerminalPalette(
    foreground: RGBColor(0x2A2F3A), background: RGBColor(0xFAFBFC),
    ansi: [
      RGBColor(0x1F2430), RGBColor(0xC4303B), RGBColor(0x3F7F2A), RGBColor(0x8F6400),
      RGBColor(0x1F63C4), RGBColor(0x8E3FA8), RGBColor(0x0B7285), RGBColor(0xD0D5DE),
      RGBColor(0x6B7280), RGBColor(0xD9434E), RGBColor(0x4C9A32), RGBColor(0xA87800),
      RGBColor(0x2F7BE5), RGBColor(0xA653C2), RGBColor(0x0E8A9E), RGBColor(0xFFFFFF),
    ])

  /// White text on black, with colors of which each is easily read on it.
  package static let highContrastDark = TerminalPalette(
    foreground: RGBColor(0xFFFFFF), background: RGBColor(0x000000),
    ansi: [
      RGBColor(0x000000), RGBColor(0xFF8A8A), RGBColor(0x6BFF6B), RGBColor(0xFFFF5C),
      RGBColor(0x8FB8FF), RGBColor(0xFF9CFF), RGBColor(0x5CFFFF), RGBColor(0xFFFFFF),
      RGBColor(0xB8B8B8), RGBColor(0xFFA8A8), RGBColor(0x9CFF9C), RGBColor(0xFFFF9C),
      RGBColor(0xB3CFFF), RGBColor(0xFFBDFF), RGBColor(0x9CFFFF), RGBColor(0xFFFFFF),
    ])

  /// Black text on white, with colors of which each is easily read on it.
  package static let highContrastLight = TerminalPalette(
    foreground: RGBColor(0x000000), background: RGBColor(0xFFFFFF),
    ansi: [
      RGBColor(0x000000), RGBColor(0x990000), RGBColor(0x005200), RGBColor(0x5A4300),
      RGBColor(0x0000B3), RGBColor(0x7A007A), RGBColor(0x004F5C), RGBColor(0x4A4A4A),
      RGBColor(0x3D3D3D), RGBColor(0xA30000), RGBColor(0x005C00), RGBColor(0x614700),
      RGBColor(0x0000CC), RGBColor(0x850085), RGBColor(0x005766), RGBColor(0xFFFFFF),
    ])

  /// The shades of xterm, by which the nearest of fewer colors is found.
  package static let xterm = TerminalPalette(
    foreground: RGBColor(0xE5E5E5), background: RGBColor(0x000000),
    ansi: [
      RGBColor(0x000000), RGBColor(0xCD0000), RGBColor(0x00CD00), RGBColor(0xCDCD00),
      RGBColor(0x0000EE), RGBColor(0xCD00CD), RGBColor(0x00CDCD), RGBColor(0xE5E5E5),
      RGBColor(0x7F7F7F), RGBColor(0xFF0000), RGBColor(0x00FF00), RGBColor(0xFFFF00),
      RGBColor(0x5C5CFF), RGBColor(0xFF00FF), RGBColor(0x00FFFF), RGBColor(0xFFFFFF),
    ])
}

// MARK: - Exact colors

extension TerminalPalette {
  /// Returns the exact color that an entry of the palette of 256 stands for.
  package func color(_ index: UInt8) -> RGBColor {
    if index < 16 { return ansi[Int(index)] }
    if index >= 232 {
      let shade = UInt32(index - 232) * 10 + 8
      return RGBColor(shade << 16 | shade << 8 | shade)
    }
    let cube = UInt32(index) - 16
    return RGBColor(
      Self.level(cube / 36) << 16 | Self.level(cube / 6 % 6) << 8 | Self.level(cube % 6))
  }

  /// Returns the two exact colors that a style stands for, with reversal and faintness applied.
  package func colors(of style: TextStyle) -> (foreground: RGBColor, background: RGBColor) {
    var foreground = exact(style.foreground) ?? self.foreground
    var background = exact(style.background) ?? self.background
    if style.attributes.contains(.reverse) { swap(&foreground, &background) }
    if style.attributes.contains(.faint) {
      foreground = foreground.mixed(with: background, percent: 40)
    }
    return (foreground, background)
  }

  /// Returns the exact color that a color stands for; `nil` for the default.
  private func exact(_ color: TerminalColor) -> RGBColor? {
    switch color.kind {
    case .default: return nil
    case .ansi(let index), .palette(let index): return self.color(index)
    case .rgb: return RGBColor(color.rawValue)
    }
  }

  /// Returns the share of a color at a step of the color cube, 0 to 5.
  private static func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }
}

// MARK: - Fewer colors

extension TerminalPalette {
  /// Returns the color that comes nearest where only so many are shown.
  ///
  /// - Parameters:
  ///   - color: The color asked for.
  ///   - level: How many colors are shown.
  /// - Returns: The color itself where it is shown.
  package func nearest(to color: TerminalColor, at level: ColorLevel) -> TerminalColor {
    switch (level, color.kind) {
    case (.none, _): return .default
    case (_, .default), (_, .ansi), (.trueColor, _), (.ansi256, .palette): return color
    case (.ansi256, .rgb): return .palette(nearestEntry(to: RGBColor(color.rawValue)))
    case (.ansi16, .palette(let index)): return .ansi(nearestANSI(to: self.color(index)))
    case (.ansi16, .rgb): return .ansi(nearestANSI(to: RGBColor(color.rawValue)))
    }
  }

  /// Returns the nearest of the sixteen.
  private func nearestANSI(to wanted: RGBColor) -> UInt8 {
    nearest(to: wanted, in: 0...15)
  }

  /// Returns the nearest of the palette of 256, without the sixteen, whose shade is the user's
  /// choice.
  private func nearestEntry(to wanted: RGBColor) -> UInt8 {
    func step(_ share: UInt8) -> UInt8 {
      share < 48 ? 0 : share < 115 ? 1 : (share - 35) / 40
    }
    let cube = 16 + 36 * step(wanted.red) + 6 * step(wanted.green) + step(wanted.blue)
    let gray = nearest(to: wanted, in: 232...255)
    return color(gray).distance(to: wanted) < color(cube).distance(to: wanted) ? gray : cube
  }

  /// Returns the nearest of a range of the palette.
  private func nearest(to wanted: RGBColor, in range: ClosedRange<UInt8>) -> UInt8 {
    var best = range.lowerBound
    var bestDistance = Int.max
    for index in range {
      let distance = color(index).distance(to: wanted)
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }
}
